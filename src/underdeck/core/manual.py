"""The manual for people who write cards: made from a game's vocabulary and from its cards."""
# plain: words are for people, not for a search

from __future__ import annotations

import inspect
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from underdeck.core.cardset import CardSet, CardText
from underdeck.core.sentences import (
    KOREAN,
    And,
    Claim,
    Either,
    Given,
    May,
    Say,
    Sentence,
    Slots,
    Then,
)
from underdeck.core.vocabulary import SLOT, Trait, Trigger, Vocabulary
from underdeck.core.words import Condition, Word


@dataclass(frozen=True)
class Entry:
    """A wording of the vocabulary: what it does, and a sentence with it, in both languages.

    `card` says which card's sentence that is; "" if no card has the wording yet. `slots` says
    what can stand where the wording has a name in braces.
    """

    wording: str
    does: str
    example: str
    korean: str
    card: str
    slots: Mapping[str, str]


def entries(of: Vocabulary, sets: Sequence[CardSet]) -> dict[str, list[Entry]]:
    """Every wording, by what it is: words, conditions, triggers, traits."""
    cards = [card for one in sets for card in one.cards]
    return {
        "words": [entry(of, cards, word, word.reads, does(word)) for word in of.words],
        "conditions": [
            entry(of, cards, one, f"if {one.reads}", does(one)) for one in of.conditions
        ],
        "triggers": [entry(of, cards, one, one.reads, kinds(one.kinds)) for one in of.triggers],
        "traits": [entry(of, cards, one, one.reads, kinds(one.kinds)) for one in of.traits],
    }


def entry(of: Vocabulary, cards: Sequence[CardText], what: object, reads: str, says: str) -> Entry:
    """One wording, with the first sentence of a card that has it."""
    slots = {name: of.slots[name].says for name in SLOT.findall(reads)}
    for card in cards:
        for sentence in card.sentences:
            if any(what is each for each in inside(sentence)):
                english, korean = sentence.write(of), sentence.write(of, KOREAN)
                return Entry(reads, says, english, korean, card.name, slots)
    made = sample(of, what)
    return Entry(reads, says, made.write(of), made.write(of, KOREAN), "", slots)


def sample(of: Vocabulary, what: object) -> Sentence | Claim:
    """A sentence with a wording that no card has."""
    if isinstance(what, Trait):
        return Claim(what, filled(of, what.reads))
    word = next(each for each in of.words if each is what or not each.only)
    if isinstance(what, type) and issubclass(what, Word):
        word = what
    trigger = what if isinstance(what, Trigger) else None
    if trigger is None and word.only and "" not in word.only:
        trigger = next(each for each in of.triggers if each.name in word.only)
    given = None
    if isinstance(what, type) and issubclass(what, Condition):
        given = Given(what, filled(of, what.reads))
    return Sentence(trigger, given, Then((And((Say(word, filled(of, word.reads)),)),)))


def filled(of: Vocabulary, reads: str) -> Slots:
    """The slots of a wording, filled with examples."""
    names = SLOT.findall(reads)
    return tuple((name, of.slots[name].value(of.slots[name].example)) for name in names)


def inside(sentence: Sentence | Claim) -> Iterator[object]:
    """The wordings of a sentence: its trait, or its trigger, condition and words."""
    if isinstance(sentence, Claim):
        yield sentence.trait
        return
    yield sentence.trigger
    yield sentence.given.condition if sentence.given is not None else None
    for say in sentence.said():
        yield say.word


def does(word: type[Word] | type[Condition]) -> str:
    """What a word does: its docstring without what it says of frames."""
    said = inspect.cleandoc(word.__doc__ or "").partition("\n\n")[0]
    return " ".join(said.partition("Frame:")[0].split())


def kinds(names: frozenset[str]) -> str:
    """Which kinds of card may say something."""
    return "For " + ", ".join(sorted(names)) + "."


# Step by step ----------------------------------------------------------------------------------


def steps(of: Vocabulary, card: CardText) -> list[str]:
    """What a card does, step by step; each line begins with as many spaces as it is deep."""
    lines: list[str] = []
    for sentence in card.sentences:
        if isinstance(sentence, Claim):
            lines.append(sentence.write(of))
            continue
        when = sentence.trigger.reads if sentence.trigger is not None else of.at_once
        given = f", {sentence.given.write(of, 'en')}" if sentence.given is not None else ""
        lines.append(f"{when[0].upper()}{when[1:]}{given}:")
        lines += [f"  {line}" for line in deed_steps(of, sentence.deed)]
    return lines


def deed_steps(of: Vocabulary, deed: May | Then) -> Iterator[str]:
    """The steps of a deed."""
    if isinstance(deed, Then):
        for i, part in enumerate(deed.parts, start=1):
            yield from numbered(i, result_steps(of, part))
    elif deed.pay is None:
        yield "It is the player's choice to do this or not:"
        yield from numbered(1, result_steps(of, deed.deed))
    else:
        yield "It is the player's choice to do all of this, if all can be done:"
        yield from numbered(1, result_steps(of, deed.pay))
        yield "and then to have this:"
        yield from numbered(2, result_steps(of, deed.deed))


def result_steps(of: Vocabulary, result: And | Either) -> list[str]:
    """The steps of words that are joined."""
    if isinstance(result, Either):
        return [
            "one of these, as the player chooses:",
            *(f"- {told(of, say)}" for say in result.parts),
        ]
    return [told(of, say) for say in result.parts]


def told(of: Vocabulary, say: Say) -> str:
    """A word with what it does."""
    return f"{say.write(of, 'en')}: {does(say.word)}"


def numbered(n: int, lines: Sequence[str]) -> Iterator[str]:
    """Lines of one step; several parts have letters."""
    for i, line in enumerate(lines):
        letter = "abcdefghi"[i % 9] if len(lines) > 1 else ""
        yield f"{n}{letter}. {line}"

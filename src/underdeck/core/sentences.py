"""Sentences as trees: what was read from card text, and how it is written in each language."""
# plain: made once for each card

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import underdeck.core.korean as korean
from underdeck.core.deeds import Either as EitherDeed
from underdeck.core.deeds import If as IfDeed
from underdeck.core.deeds import May as MayDeed
from underdeck.core.deeds import Price, Series
from underdeck.core.vocabulary import SLOT, Trait, Trigger, Vocabulary
from underdeck.core.words import Condition, Word

KOREAN = "ko"
ENGLISH = "en"

Slots = tuple[tuple[str, int], ...]


def filled(of: Vocabulary, reads: str, translated: str, slots: Slots, language: str) -> str:
    """A wording with its slots filled."""
    values = {name: of.slots[name].wording(value, language) for name, value in slots}
    if language == KOREAN:
        return korean.write(translated, **values)
    return SLOT.sub(lambda match: values[match[1]], reads)


def capital(text: str) -> str:
    """A sentence from its words."""
    return text[0].upper() + text[1:] + "."


@dataclass(frozen=True)
class Say:
    """One word with its slots filled."""

    word: type[Word]
    slots: Slots

    def write(self, of: Vocabulary, language: str) -> str:
        return filled(of, self.word.reads, self.word.korean, self.slots, language)

    def said(self) -> Iterator[Say]:
        yield self

    def step(self) -> Word:
        """The step that does it."""
        return self.word(**dict(self.slots))


@dataclass(frozen=True)
class And:
    """All of these, in this order."""

    parts: tuple[Say, ...]

    def write(self, of: Vocabulary, language: str) -> str:
        said = [part.write(of, language) for part in self.parts]
        if language == KOREAN:
            return " ".join([*(korean.also(part) for part in said[:-1]), said[-1]])
        return " and ".join(said)

    def said(self) -> Iterator[Say]:
        yield from self.parts

    def step(self) -> Word:
        """The step that does it."""
        parts = [part.step() for part in self.parts]
        return parts[0] if len(parts) == 1 else Series(parts)

    def price(self) -> Price:
        """The step that does it for something else."""
        return Price([part.step() for part in self.parts])


@dataclass(frozen=True)
class Either:
    """One of these, as the player chooses."""

    parts: tuple[Say, ...]

    def write(self, of: Vocabulary, language: str) -> str:
        said = [part.write(of, language) for part in self.parts]
        if language == KOREAN:
            return " ".join([*(korean.rather(part) for part in said[:-1]), said[-1]])
        return " or ".join(said)

    def said(self) -> Iterator[Say]:
        yield from self.parts

    def step(self) -> Word:
        """The step that does it."""
        return EitherDeed([part.step() for part in self.parts])


@dataclass(frozen=True)
class Then:
    """One after the other."""

    parts: tuple[And | Either, ...]

    def write(self, of: Vocabulary, language: str) -> str:
        said = [part.write(of, language) for part in self.parts]
        if language == KOREAN:
            return ", ".join([*(f"{korean.also(part)} 나서" for part in said[:-1]), said[-1]])
        return ", then ".join(said)

    def said(self) -> Iterator[Say]:
        for part in self.parts:
            yield from part.said()

    def step(self) -> Word:
        """The step that does it."""
        if len(self.parts) == 1:
            return self.parts[0].step()
        return Series([part.step() for part in self.parts])


@dataclass(frozen=True)
class May:
    """The player may do this; or do `pay`, all of it, to have `deed`."""

    deed: And | Either
    pay: And | None

    def write(self, of: Vocabulary, language: str) -> str:
        deed = self.deed.write(of, language)
        if self.pay is None:
            return f"원할 경우 {deed}" if language == KOREAN else f"you may {deed}"
        pay = self.pay.write(of, language)
        if language == KOREAN:
            return f"원할 경우 {korean.also(pay)}, 그 대가로 {deed}"
        return f"you may {pay} to {deed}"

    def said(self) -> Iterator[Say]:
        if self.pay is not None:
            yield from self.pay.said()
        yield from self.deed.said()

    def step(self) -> Word:
        """The step that does it."""
        return MayDeed(self.deed.step(), self.pay.price() if self.pay else None)


@dataclass(frozen=True)
class Given:
    """What must be so for a sentence to do anything."""

    condition: type[Condition]
    slots: Slots

    def write(self, of: Vocabulary, language: str) -> str:
        said = filled(of, self.condition.reads, self.condition.korean, self.slots, language)
        return said if language == KOREAN else f"if {said}"

    def holding(self) -> Condition:
        """What is asked."""
        return self.condition(**dict(self.slots))


@dataclass(frozen=True)
class Claim:
    """A sentence that says what the card is, and does nothing: "Key."."""

    trait: Trait
    slots: Slots

    def write(self, of: Vocabulary, language: str = ENGLISH) -> str:
        return capital(filled(of, self.trait.reads, self.trait.korean, self.slots, language))


@dataclass(frozen=True)
class Sentence:
    """A sentence of a card: when it comes to pass, what must be so, and what then is done."""

    trigger: Trigger | None
    given: Given | None
    deed: May | Then

    def write(self, of: Vocabulary, language: str = ENGLISH) -> str:
        """The sentence in a language, as the card prints it."""
        said = []
        if self.trigger is not None:
            said.append(self.trigger.korean if language == KOREAN else self.trigger.reads)
        if self.given is not None:
            said.append(self.given.write(of, language))
        said.append(self.deed.write(of, language))
        return capital(", ".join(said))

    def said(self) -> Iterator[Say]:
        """Every word of it, in order."""
        yield from self.deed.said()

    def step(self) -> Word:
        """The step that does it."""
        deed = self.deed.step()
        return deed if self.given is None else IfDeed(self.given.holding(), deed)


def write(sentences: tuple[Sentence | Claim, ...], of: Vocabulary, language: str = ENGLISH) -> str:
    """The whole text of a card."""
    return " ".join(sentence.write(of, language) for sentence in sentences)

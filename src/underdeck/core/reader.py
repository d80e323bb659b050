"""The reader of card text: sentences as trees, or every fault with its place and a remedy."""
# plain: text is read once a game

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from difflib import SequenceMatcher

from lark.exceptions import UnexpectedInput, UnexpectedToken

from underdeck.core.grammar import Grammar, Unfilled, example
from underdeck.core.sentences import Claim, May, Sentence
from underdeck.core.vocabulary import Vocabulary

SENTENCE = re.compile(r"[^.]*\.|[^.]*\S[^.]*$")
FEW = 8  # how many things that could stand somewhere are named
LIKE = 0.5  # how much a clause must be like a wording to be taken for it


@dataclass(frozen=True)
class Misread:
    """A fault in a text: the character where it is, from 0, what it is, what would be right."""

    at: int
    what: str
    right: str


class Unread(ValueError):
    """Text that is none of the game's; `faults` has them all."""

    def __init__(self, faults: Sequence[Misread]) -> None:
        super().__init__("\n".join(f"{fault.what}; {fault.right}" for fault in faults))
        self.faults = tuple(faults)


class Reader:
    """Reads card text of one game."""

    def __init__(self, vocabulary: Vocabulary) -> None:
        self.vocabulary = vocabulary
        self.grammar = Grammar(vocabulary)

    def read(self, text: str, kind: str) -> tuple[Sentence | Claim, ...]:
        """The sentences of a card of that kind. Raises Unread with the faults of each sentence.

        What is read is written back and must come out the same: there is one way to say it.
        """
        found: list[Sentence | Claim] = []
        faults: list[Misread] = []
        for match in SENTENCE.finditer(text):
            start = match.end() - len(match[0].lstrip())
            said = match[0].strip()
            try:
                sentence = self.grammar.parse(said)
            except UnexpectedInput as error:
                faults.append(moved(self.misread(said, error), start))
                continue
            except Unfilled as error:
                right = f"it could be: {error.could}"
                faults.append(Misread(start + error.at, error.what, right))
                continue
            found.append(sentence)
            faults += [moved(one, start) for one in self.unfit(said, sentence, kind)]
        if faults:
            raise Unread(faults)
        return tuple(found)

    # What the grammar lets through -----------------------------------------------------------

    def unfit(self, said: str, sentence: Sentence | Claim, kind: str) -> Iterator[Misread]:
        """What is wrong with a sentence that can be parsed."""
        again = sentence.write(self.vocabulary)
        bare = " ".join(said.split())
        if again != bare:
            at = next((i for i, (a, b) in enumerate(zip(bare, again, strict=False)) if a != b), 0)
            yield Misread(
                place(said, at), f"{bare!r} is read, but is not how it is said", f"write: {again}"
            )
        elif isinstance(sentence, Claim):
            if kind not in sentence.trait.kinds:
                of = self.vocabulary
                fitting = [example(of, one.reads) for one in of.traits if kind in one.kinds]
                what = f"{sentence.trait.reads!r} is nothing that a card of kind {kind} can be"
                yield Misread(0, what, f"it could be: {', '.join(fitting)}")
        else:
            yield from self.unfit_trigger(sentence, kind)
            yield from self.unfit_words(said, sentence)

    def unfit_trigger(self, sentence: Sentence, kind: str) -> Iterator[Misread]:
        """A trigger that this kind of card never has; or none, on a card that is never played."""
        of = self.vocabulary
        fitting = [one.reads for one in of.triggers if kind in one.kinds]
        right = f"it could begin with: {', '.join(fitting)}"
        if sentence.trigger is None and kind not in of.played:
            yield Misread(0, f"a card of kind {kind} is never played, so this never happens", right)
        if sentence.trigger is not None and kind not in sentence.trigger.kinds:
            what = f"{sentence.trigger.reads!r} never comes for a card of kind {kind}"
            yield Misread(0, what, right)

    def unfit_words(self, said: str, sentence: Sentence) -> Iterator[Misread]:
        """Words that cannot be a price, or that can do nothing at this trigger."""
        of, deed = self.vocabulary, sentence.deed
        paid = deed.pay.parts if isinstance(deed, May) and deed.pay is not None else ()
        for one in paid:
            if not one.word.pays:
                prices = few(example(of, word.reads) for word in of.words if word.pays)
                what = f"{one.write(of, 'en')!r} is no price: it must be known what it takes"
                yield Misread(found(said, one.write(of, "en")), what, f"it could be: {prices}")
        trigger = sentence.trigger.name if sentence.trigger is not None else ""
        for one in sentence.said():
            if one.word.only and trigger not in one.word.only:
                fitting = [t.reads for t in of.triggers if t.name in one.word.only]
                fitting += ["no trigger at all"] if "" in one.word.only else []
                what = f"{one.write(of, 'en')!r} can do nothing here"
                right = f"it goes with: {', '.join(fitting)}"
                yield Misread(found(said, one.write(of, "en")), what, right)

    # What the grammar refuses ----------------------------------------------------------------

    def misread(self, said: str, error: UnexpectedInput) -> Misread:
        """What Lark could not read, in words."""
        ended = isinstance(error, UnexpectedToken) and error.token.type == "$END"
        at = len(said) if ended else int(getattr(error, "pos_in_stream", None) or 0)
        inside = 0 < at < len(said) and said[at - 1 : at + 1].isalpha()
        while inside and at > 0 and said[at - 1].isalpha():
            at -= 1
        rest = said[at:].split()
        if rest and rest[0] in ("and", "or") and mixes(said[:at], rest[0]):
            what = "'and' with 'or' can be read in two ways"
            return Misread(at, what, "make two sentences of it, or join with ', then'")
        several = self.several(said[:at])
        if rest and several and rest[0][0].isalnum():
            what = f"{several!r} before this can be read in two ways"
            return Misread(at, what, "make two sentences of it, or say the other word first")
        what = "the sentence stops too early"
        if rest:
            what = f"{' '.join(rest[:3])!r} cannot stand here"
        near = self.nearest(said, at)
        close = f"the nearest wording is: {near}"
        right = close if inside and near else f"it could be: {self.could_stand(error)}"
        return Misread(at, what, right + (f"; {close}" if near and not inside else ""))

    def several(self, before: str) -> str:
        """What stands in a slot right before, if it is several things joined with "or"."""
        for slot in self.vocabulary.slots.values():
            for wording in getattr(slot, "wordings", ()):
                if " or " in wording and before.lower().rstrip().endswith(wording):
                    return str(wording)
        return ""

    def could_stand(self, error: UnexpectedInput) -> str:
        """What could have stood there."""
        accepted = getattr(error, "allowed", None) or getattr(error, "accepts", None) or ()
        return few(sorted({self.grammar.says(name) for name in accepted if name != "WS"}))

    def nearest(self, said: str, at: int) -> str:
        """The wording that is most like the clause around the fault."""
        start = 0
        for joint in (",", "you may ", " to ", " and ", " or ", "then ", "if "):
            before = said.lower().rfind(joint, start, at + 1)
            start = max(start, before + len(joint)) if before >= 0 else start
        clause = (
            re.split(r"[.,]| to | and | or ", said[start:] + ".", maxsplit=1)[0].strip().lower()
        )
        scored = [(likeness(clause, wording), wording) for wording in self.grammar.wordings()]
        best, wording = max(scored, default=(0.0, ""))
        return wording if best > LIKE else ""


def few(said: Iterable[str]) -> str:
    """A few of the things that could be said."""
    first = list(said)
    return ", ".join(first[:FEW]) + (" ..." if len(first) > FEW else "")


def likeness(clause: str, wording: str) -> float:
    """How much a clause is like a wording, 0 to 1; how both begin counts twice."""
    begins = SequenceMatcher(None, clause, wording[: len(clause)]).ratio()
    return (2 * begins + SequenceMatcher(None, clause, wording).ratio()) / 3


def moved(one: Misread, by: int) -> Misread:
    """A fault of a sentence, as a fault of the text in which it begins at `by`."""
    return Misread(one.at + by, one.what, one.right)


def found(said: str, clause: str) -> int:
    """Where a clause stands in a sentence."""
    words = r"\s+".join(re.escape(word) for word in clause.split())
    match = re.search(words, said, re.IGNORECASE)
    return match.start() if match else 0


def place(said: str, at: int) -> int:
    """Where character `at` of a sentence stands if each gap in it may be longer than a space."""
    i = 0
    for _ in range(at):
        if said[i : i + 1].isspace():
            while said[i : i + 1].isspace():
                i += 1
        else:
            i += 1
    return i


def mixes(before: str, joint: str) -> bool:
    """Whether a clause joined with the other of "and" and "or" goes on."""
    last = re.split(r"[.,]", before.lower())[-1]
    return (" or " in last) if joint == "and" else (" and " in last)

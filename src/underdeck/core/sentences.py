"""Sentences as trees: what was read from card text, and how it is written in each language."""
# plain: made once for each card

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from underdeck.core.deeds import Either as EitherDeed
from underdeck.core.deeds import May as MayDeed
from underdeck.core.deeds import Series
from underdeck.core.vocabulary import SLOT, Trait, Trigger, Vocabulary
from underdeck.core.words import Word

KOREAN = "ko"
ENGLISH = "en"


@dataclass(frozen=True)
class Say:
    """One word with its slots filled."""

    word: type[Word]
    slots: tuple[tuple[str, int], ...]

    def write(self, of: Vocabulary, language: str) -> str:
        filled: Mapping[str, str] = {
            name: of.slots[name].wording(value, language) for name, value in self.slots
        }
        pattern = self.word.korean if language == KOREAN else self.word.reads
        return SLOT.sub(lambda match: filled[match[1]], pattern)

    def step(self) -> Word:
        """The step that does it."""
        return self.word(**dict(self.slots))


@dataclass(frozen=True)
class And:
    """All of these, in this order."""

    parts: tuple[Say, ...]

    def write(self, of: Vocabulary, language: str) -> str:
        joint = ", 그리고 " if language == KOREAN else " and "
        return joint.join(part.write(of, language) for part in self.parts)

    def step(self) -> Word:
        """The step that does it."""
        return self.parts[0].step() if len(self.parts) == 1 else self.series()

    def series(self) -> Series:
        """The step as a series, also of one: a price."""
        return Series([part.step() for part in self.parts])


@dataclass(frozen=True)
class Either:
    """One of these, as the player chooses."""

    parts: tuple[Say, ...]

    def write(self, of: Vocabulary, language: str) -> str:
        joint = ", 또는 " if language == KOREAN else " or "
        return joint.join(part.write(of, language) for part in self.parts)

    def step(self) -> Word:
        """The step that does it."""
        return EitherDeed([part.step() for part in self.parts])


@dataclass(frozen=True)
class Then:
    """One after the other."""

    parts: tuple[And | Either, ...]

    def write(self, of: Vocabulary, language: str) -> str:
        joint = ", 그런 다음 " if language == KOREAN else ", then "
        return joint.join(part.write(of, language) for part in self.parts)

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
            return f"원하면 {deed}" if language == KOREAN else f"you may {deed}"
        pay = self.pay.write(of, language)
        return f"원하면 {pay}: {deed}" if language == KOREAN else f"you may {pay} to {deed}"

    def step(self) -> Word:
        """The step that does it."""
        return MayDeed(self.deed.step(), self.pay.series() if self.pay else None)


@dataclass(frozen=True)
class Claim:
    """A sentence that says what the card is, and does nothing: "Key."."""

    trait: Trait
    slots: tuple[tuple[str, int], ...]

    def write(self, of: Vocabulary, language: str = ENGLISH) -> str:
        filled = {name: of.slots[name].wording(value, language) for name, value in self.slots}
        pattern = self.trait.korean if language == KOREAN else self.trait.reads
        text = SLOT.sub(lambda match: filled[match[1]], pattern)
        return text[0].upper() + text[1:] + "."


@dataclass(frozen=True)
class Sentence:
    """A sentence of a card: when it comes to pass, and what then is done."""

    trigger: Trigger | None
    deed: May | Then

    def write(self, of: Vocabulary, language: str = ENGLISH) -> str:
        """The sentence in a language, as the card prints it."""
        deed = self.deed.write(of, language)
        if self.trigger is None:
            text = deed
        elif language == KOREAN:
            text = f"{self.trigger.korean}, {deed}"
        else:
            text = f"{self.trigger.reads}, {deed}"
        return text[0].upper() + text[1:] + "."


def write(sentences: tuple[Sentence | Claim, ...], of: Vocabulary, language: str = ENGLISH) -> str:
    """The whole text of a card."""
    return " ".join(sentence.write(of, language) for sentence in sentences)

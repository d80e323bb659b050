"""Words of card text: steps, each with the sentence that it is read from and written as."""

from __future__ import annotations

from typing import ClassVar

from underdeck.core.kernel import State, Step
from underdeck.core.widths import i32


class Word(Step):
    """Something that card text can say: a step with the sentence it is read from.

    `reads` is its English; `korean` its Korean, a clause in the plain form with particles as
    `korean.py` has them. `{cards}` is a slot, an attribute of the word whose kind the vocabulary
    knows. `it` of its frame is the card whose text it stands in.

    `begin` does it as far as it can be done. `pays`: it can stand before "to", since beforehand
    it is known what it takes, and only its player is asked. `only`: the triggers ("": none) at
    which it can do anything; empty if at all of them.
    """

    __slots__ = ()

    reads: ClassVar[str] = ""
    korean: ClassVar[str] = ""
    pays: ClassVar[bool] = False
    only: ClassVar[tuple[str, ...]] = ()

    def possible(self, s: State, me: i32, it: i32) -> bool:
        """Whether all of it can be done now, judged by what seat `me` knows."""
        return True


class Condition:
    """Something that is so or not, after "if"; `korean` is a clause that ends in -면."""

    __slots__ = ()

    reads: ClassVar[str] = ""
    korean: ClassVar[str] = ""

    def holds(self, s: State, me: i32, it: i32) -> bool:
        """Whether it is so, judged by what seat `me` knows."""
        raise NotImplementedError

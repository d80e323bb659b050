"""Words of card text: steps, each with the sentence that it is read from and written as."""

from __future__ import annotations

from typing import ClassVar

from underdeck.core.kernel import State, Step
from underdeck.core.widths import i32


class Word(Step):
    """Something that card text can say: a step with the sentence it is read from.

    `reads` is its English, `korean` its Korean; `{cards}` is a slot, an attribute of the word
    whose kind the vocabulary knows. `it` of its frame is the card whose text it stands in.
    """

    __slots__ = ()

    reads: ClassVar[str] = ""
    korean: ClassVar[str] = ""
    shows: ClassVar[str] = ""

    def possible(self, s: State, me: i32, it: i32) -> bool:
        """Whether all of it can be done now, judged by what seat `me` knows."""
        return True

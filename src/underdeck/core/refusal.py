"""What can go wrong when a match is played: an action that is no option, a row that overflows."""
# plain: exceptions are Python's

from __future__ import annotations


class Illegal(ValueError):
    """The action is not among the options, or nobody is asked."""


class Overrun(RuntimeError):
    """A place, the stack of frames or a slot of the row is too small; or a step never ends."""

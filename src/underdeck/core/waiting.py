"""Waiting frames as text and back: which step can wait under which, and with what numbers."""
# plain: once a position that is written or read

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from underdeck.core.game import Game
from underdeck.core.kernel import LARGEST, State, Step
from underdeck.core.misplaced import Misplaced, Path
from underdeck.core.steps import Again, All
from underdeck.core.toml import said
from underdeck.core.verbs import nearest
from underdeck.core.words import Word

FIELDS = ("step", "at", "seat", "it", "x", "y")
AT, ME, IT, X, Y = 1, 2, 3, 4, 5


# Writing -------------------------------------------------------------------------------------


def frames(game: Game, s: State) -> list[dict[str, Any]]:
    """The waiting frames, the innermost last: the step's name, and the numbers that are not 0."""
    written = []
    for down in range(s.depth() - 1, -1, -1):
        step = s.book.steps[s.frame(down, 0)]
        row: dict[str, Any] = {"step": step.name}
        for i, field in enumerate(FIELDS[1:], start=1):
            value = s.frame(down, i)
            if field == "seat":
                value = value + 1 if game.seats > 1 or value else 0
            if value:
                named = field in step.kinds_in()
                row[field] = game.kinds.name(value) if named else value
        written.append(row)
    return written


# Reading -------------------------------------------------------------------------------------


def wait(game: Game, s: State, given: object) -> list[Misplaced]:
    """Put frames into a state as text gives them; what is wrong with them."""
    if not isinstance(given, list):
        return [Misplaced(("waiting",), "'waiting' is no list", "it is a list of tables")]
    if len(given) > s.book.depth:
        what = f"{len(given)} steps cannot wait for each other"
        return [Misplaced(("waiting",), what, f"at most {s.book.depth} can")]
    wrong: list[Misplaced] = []
    for i, row in enumerate(given):
        wrong += push(game, s, row, ("waiting", i))
    return wrong or nesting(game, s)


def push(game: Game, s: State, row: object, path: Path) -> list[Misplaced]:
    """Put one frame into a state; what is wrong with it."""
    if not isinstance(row, dict) or not isinstance(row.get("step"), str):
        what = "a waiting step is a table with the step's name"
        return [Misplaced(path, what, 'like {step = "Turn", at = 2}')]
    wrong = [
        Misplaced((*path, key), f"a waiting step has no {key!r}", nearest(key, FIELDS), key=True)
        for key in row
        if key not in FIELDS
    ]
    step = game.book.names.get(row["step"])
    if step is None:
        right = nearest(row["step"], list(game.book.names))
        return [*wrong, Misplaced((*path, "step"), f"no step is called {row['step']!r}", right)]
    numbers = {field: number(game, step, row, field) for field in FIELDS[1:]}
    wrong += [
        Misplaced(
            (*path, field), f"{field!r} is {said(row[field])}", right_number(game, step, field)
        )
        for field, value in numbers.items()
        if value is None
    ]
    if wrong:
        return wrong
    at, me, it, x, y = (value or 0 for value in numbers.values())
    s.at, s.x, s.y = at, x, y
    if not step.fits(s, me, it):
        return [Misplaced(path, f"{step.name!r} cannot wait with these numbers", fitting(step))]
    s.push(step, at, me, it, x, y)
    return []


def number(game: Game, step: Step, row: dict[str, object], field: str) -> int | None:
    """A number of a frame, as the row of a state has it; None if it is no such number."""
    value = row.get(field, 0)
    if field == "seat":
        if field not in row:
            return 0
        fit = isinstance(value, int) and not isinstance(value, bool)
        return value - 1 if fit and isinstance(value, int) and 0 <= value <= game.seats else None
    if field in step.kinds_in() and value != 0:
        return game.kinds.numbers.get(value) if isinstance(value, str) else None
    if isinstance(value, bool) or not isinstance(value, int) or abs(value) > LARGEST:
        return None
    return value


def right_number(game: Game, step: Step, field: str) -> str:
    """What could stand there."""
    if field == "seat":
        return f"it is a seat from 1 to {game.seats}"
    if field in step.kinds_in():
        return "it is the name of a card"
    return f"it is a number from {-LARGEST} to {LARGEST}"


def fitting(step: Step) -> str:
    """Which numbers a step could wait with."""
    if isinstance(step, All):
        return f"'at' is the part that comes next, from 0 to {step.n - 1}"
    return "leave its numbers out, or take them from a position that 'show' has written"


def nesting(game: Game, s: State) -> list[Misplaced]:
    """What is wrong with the order in which the frames wait."""
    fit = list(reached([game.book.root]))
    for i in range(s.depth()):
        down = s.depth() - 1 - i
        step = s.book.steps[s.frame(down, 0)]
        if step not in fit:
            under = s.book.steps[s.frame(down + 1, 0)].name if i else ""
            what = f"{step.name!r} cannot wait " + (f"within {under!r}" if i else "outermost")
            names = [one.name for one in fit]
            right = nearest(step.name, names) if names else "nothing can wait there"
            return [Misplaced(("waiting", i), what, right)]
        fit = list(reached(under_way(game, step, s.frame(down, AT))))
    return []


def under_way(game: Game, step: Step, at: int) -> list[Step]:
    """What may be being done while a frame of `step` waits beneath it.

    A word of card text may let the text of any other card come to pass, and wait for that.
    """
    if isinstance(step, All):
        return [step.children[at - 1]] if at > 0 else []
    if isinstance(step, Word):
        return [*step.parts(), *(one for one in game.book.steps if isinstance(one, Word))]
    return step.parts()


def reached(begun: list[Step]) -> Iterator[Step]:
    """The steps that may wait next above, when these have been begun.

    A step's own frame is gone when it does its last part: then that part waits in its place.
    """
    seen: list[Step] = []
    todo = list(begun)
    while todo:
        step = todo.pop(0)
        if step in seen:
            continue
        seen.append(step)
        yield step
        if isinstance(step, All):
            todo.append(step.children[-1])
        elif not isinstance(step, Again):
            todo += step.parts()

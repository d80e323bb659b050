"""Playing a record again, line by line, and saying where the rules no longer agree with it."""

from __future__ import annotations

from underdeck.core.fault import BadFile, Fault
from underdeck.core.game import Unreadable
from underdeck.core.refusal import Illegal, Overrun
from underdeck.core.verbs import quoted
from underdeck.table.chance import Source
from underdeck.table.course import CannotUndo, Course, Refused
from underdeck.table.record import ACTION, END, ROLLED, Line, Record

SHORT = 60  # characters of a wrong line that are shown


class Divergence(BadFile):
    """The first line of a record that the rules do not accept, and by which rule."""

    def __init__(self, line: int, what: str, rule: str = "", file: str = "record") -> None:
        right = f"this is {rule}" if rule else ""
        super().__init__(file, [Fault(line, 1, what, right)])
        self.line = line
        self.what = what
        self.rule = rule


def follow(course: Course, line: Line, source: Source | None, file: str) -> None:
    """Do what a line of a record says. Raises Divergence; then nothing has changed."""
    try:
        if line.kind == ACTION:
            course.act(course.reading(line.words), line.seat, line.number)
        elif line.kind == ROLLED:
            answer(course, line, source)
        elif line.kind == END:
            ended(course, line)
        else:
            course.undo(line.back, practice=line.practice)
    except Refused as error:
        reason = error.reason
        what = f"{short(line.words)!r} is not legal: {reason.facts}"
        raise Divergence(line.number, what, reason.rule, file) from None
    except (Unreadable, Illegal, Overrun) as error:
        what = f"{short(line.words)!r} cannot be: {error}"
        raise Divergence(line.number, what, "", file) from None
    except CannotUndo as error:
        raise Divergence(line.number, f"'undo {line.back}' cannot be: {error}", "", file) from None


def short(words: str) -> str:
    """Words of a line as they are shown where it is wrong: the order of a deck is long."""
    return words if len(words) <= SHORT else f"{words[:SHORT]}..."


def answer(course: Course, line: Line, source: Source | None) -> None:
    """CHANCE answers as the record says; the match's stream goes on past the question.

    The first line where the stream says something else is noted: it was not dealt so.
    """
    said = course.answer_read(line.words)
    if source is not None:
        dealt = source.answer(course.game, course.state, course.questions)
        if dealt != said and not course.undealt:
            course.undealt = line.number
    course.answer(said, line.number)


def ended(course: Course, line: Line) -> None:
    """The record says that the match is over, and how. Raises Illegal if the rules do not."""
    if not course.state.over():
        raise Illegal("the match is not over here")
    words = ending(course)
    if words != line.words:
        raise Illegal(f"the match ended with {words!r}")


def ending(course: Course) -> str:
    """How the match ended, as its record says it: the outcome, its rule, scores, practice."""
    outcome = course.game.outcome(course.state)
    words = f"{quoted(outcome.name)} {outcome.rule}"
    if any(score is not None for score in outcome.scores):
        scores = ("-" if score is None else str(score) for score in outcome.scores)
        words += " score " + " ".join(scores)
    return words + (" practice" if course.practised else "")


def odd(course: Course, read: Record) -> list[str]:
    """What is odd about a record that has been followed, in sentences."""
    notes = []
    rules, today = read.header.rules, course.game.version
    if read.torn is not None:
        notes.append(f"The last line was not finished and is left out: {read.torn!r}")
    if rules != today:
        notes.append(f"The record was played by the rules {rules}; today's are {today}.")
    sets = [one.known_as for one in course.game.sets]
    if read.header.sets and list(read.header.sets) != sets:
        changed = sorted(set(read.header.sets) - set(sets))
        notes.append(f"The card sets have changed since: {', '.join(changed) or 'there are more'}.")
    if course.undealt:
        notes.append(f"Line {course.undealt} is not what the match's own chance would have dealt.")
    return notes

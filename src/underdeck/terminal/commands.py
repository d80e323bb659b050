"""What the keys do while a match is played, beyond choosing cards."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING

from underdeck.core.game import Unreadable
from underdeck.core.look import At, Move
from underdeck.terminal.pages import AskPage, Item, ListPage
from underdeck.terminal.sitting import PRACTICE, CannotUndo, sentence
from underdeck.terminal.words import outcome_words

if TYPE_CHECKING:
    from underdeck.terminal.playing import PlayScreen

WHY = "why "
TYPE = "Type an action; with why before it you are told why not"


def commands(screen: PlayScreen) -> dict[str, Callable[[], None]]:
    """The keys, and what they do."""
    return {
        "u": partial(undo, screen),
        "h": partial(hint, screen),
        "m": partial(show_moves, screen),
        "p": partial(practise, screen),
        "n": partial(new, screen),
        "q": partial(leave, screen),
        ":": partial(type_action, screen),
    }


def undo(screen: PlayScreen) -> None:
    """Take the latest move back."""
    screen.quiet()
    try:
        words = screen.sitting.undo()
    except CannotUndo as error:
        offer = " Press p for practice mode." if str(error).endswith(PRACTICE) else ""
        screen.inform(f"{error}{offer}", warning=True)
    except OSError as error:
        screen.inform(
            f"It was not taken back: that cannot be written down ({error}).", warning=True
        )
    else:
        screen.let_go()
        screen.message = words, False
        screen.go_on()


def hint(screen: PlayScreen) -> None:
    """Pick what a good move starts from, and point at where it goes."""
    screen.quiet()
    choice = screen.choice
    move = screen.sitting.hint(choice.look) if choice is not None else None
    if move is None or choice is None:
        screen.inform("There is no hint.")
        return
    choice.drop()
    key = next((key for key, button in screen.buttons.items() if button == move), "")
    if key or move.start is None:
        how = f"Press {key}." if key else "Press m for all moves."
    else:
        choice.pick(At(move.start.zone, move.start.cell))
        choice.here = choice.aim_of(move)
        several = len(choice.meant(choice.here)) > 1
        how = "Enter, then choose." if several else "Enter does it."
        how = "Enter asks once more." if move.warning and not several else how
    warning = f" Warning: {move.warning}" if move.warning else ""
    screen.inform(f"Hint: {sentence(move.label)} {how}{warning}", warning=bool(warning))


def practise(screen: PlayScreen) -> None:
    """Practice mode, on or off."""
    words = screen.sitting.practise()
    screen.show()
    screen.inform(words)


def choose(screen: PlayScreen, title: str, moves: Sequence[Move]) -> None:
    """A list of moves, to do one of them."""
    items = [Item(sentence(move.label), move.rule, move.warning) for move in moves]

    def chosen(n: int | None) -> None:
        if n is not None:
            screen.act(moves[n].action)

    screen.app.push_screen(ListPage(title, items), chosen)


def show_moves(screen: PlayScreen) -> None:
    """All moves, to do one of them."""
    if screen.choice is not None:
        look = screen.choice.look
        choose(screen, look.prompt or "The game is over.", look.moves)


def type_action(screen: PlayScreen) -> None:
    """Type an action, or ask why one is not legal."""
    moves = screen.choice.look.moves if screen.choice is not None else ()

    def typed(words: str | None) -> None:
        if words is None:
            return
        if not words.startswith(WHY):
            screen.act(words)
            return
        try:
            screen.refuse(screen.sitting.why(words.removeprefix(WHY)))
        except Unreadable as error:
            screen.inform(sentence(str(error)), warning=True)

    example = moves[-1].action if moves else ""
    screen.app.push_screen(AskPage(TYPE, example), typed)


def new(screen: PlayScreen) -> None:
    """Begin a new game; ask first if this one is not over."""
    if screen.sitting.table.over:
        screen.again()
        return
    items = [Item("Go on with this game"), Item("Begin a new game")]

    def chosen(n: int | None) -> None:
        if n == 1:
            screen.again()

    screen.app.push_screen(ListPage("This game is not over", items), chosen)


def leave(screen: PlayScreen) -> None:
    """Stop; the game is on disk."""
    screen.app.exit(0)


def show_result(screen: PlayScreen) -> None:
    """How the match ended, and what to do now."""
    assert screen.choice is not None
    look = screen.choice.look
    score = "" if look.score is None else f"Score: {look.score}"
    does: dict[str, Callable[[], None]] = {
        "New game": screen.again,
        "Look at the table": lambda: None,
        "Take the last move back": partial(undo, screen),
        "Quit": partial(leave, screen),
    }
    text = "\n".join(part for part in (look.ending, score) if part)

    def chosen(n: int | None) -> None:
        if n is not None:
            list(does.values())[n]()

    tone = "lost" if look.outcome == "lost" else "won"
    page = ListPage(outcome_words(look.outcome), [Item(label) for label in does], text, tone=tone)
    screen.app.push_screen(page, chosen)

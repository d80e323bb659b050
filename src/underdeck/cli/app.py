"""The commands, put together; what a command needs is imported when it runs."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from typing import Annotated, Any

import typer

from underdeck.cli.apply import apply
from underdeck.cli.audit import audit
from underdeck.cli.bench import bench
from underdeck.cli.cards import cards
from underdeck.cli.games import games
from underdeck.cli.given import Bad
from underdeck.cli.legal import legal
from underdeck.cli.perft import perft
from underdeck.cli.play import play
from underdeck.cli.replay import replay
from underdeck.cli.rules import rules
from underdeck.cli.serve import serve
from underdeck.cli.show import show
from underdeck.cli.simulate import simulate
from underdeck.cli.watch import watch
from underdeck.cli.why import why

WRONG = 2
LONGEST = 600  # characters of a line that says what is wrong

app = typer.Typer(
    name="underdeck",
    add_completion=False,
    rich_markup_mode=None,
    context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100},
)


def print_version(wanted: bool) -> None:
    """Say which versions these are, and leave."""
    if not wanted:
        return
    import underdeck
    from underdeck import games

    form = "compiled" if underdeck.compiled() else "plain Python"
    print(f"underdeck {underdeck.__version__}, {form}")
    for name in games.names():
        print(f"{name}: rules {games.find(name).VERSION}")
    raise typer.Exit


@app.callback(invoke_without_command=True)
def underdeck(
    context: typer.Context,
    version: Annotated[
        bool,
        typer.Option(
            "--version", callback=print_version, is_eager=True, help="Say which versions these are."
        ),
    ] = False,
) -> None:
    """Dungeon card games, played by their rulebooks: alone, against bots, or by the million.

    Example: underdeck play clear_the_dungeon
    """
    if context.invoked_subcommand is None:
        print(context.get_help())


COMMANDS: tuple[Callable[..., None], ...] = (
    play,
    serve,
    watch,
    replay,
    audit,
    show,
    legal,
    apply,
    why,
    rules,
    games,
    simulate,
    perft,
    bench,
)
for command in COMMANDS:
    app.command()(command)
app.add_typer(cards)


def run(arguments: Sequence[str] | None = None) -> int:
    """Run a command; the exit code. Raises KeyboardInterrupt and BrokenPipeError."""
    try:
        given = None if arguments is None else list(arguments)
        code = app(given, prog_name="underdeck", standalone_mode=False)
    except Bad as error:
        return complain(str(error), placed=error.placed)
    except typer.Abort:
        raise KeyboardInterrupt from None
    except Exception as error:
        if not isinstance(error, typer.BadParameter.__mro__[1]):  # any complaint of the parser
            raise
        return complain(usage(error))
    return code if isinstance(code, int) else 0


def usage(error: Any) -> str:
    """A complaint of the parser, which says where help is."""
    path = error.ctx.command_path if error.ctx else "underdeck"
    return f"{error.format_message().rstrip('.')}; see {path} --help"


def complain(what: str, *, placed: bool = False) -> int:
    """Say what is wrong with what was given; the exit code."""
    print(what if placed else f"underdeck: {one_line(what)}", file=sys.stderr)
    return WRONG


def one_line(what: str) -> str:
    """What is wrong, on a line that a terminal can show; of what is very long, both ends.

    >>> one_line("two\\nlines")
    'two?lines'
    """
    line = "".join(sign if sign.isprintable() else "?" for sign in what)
    half = LONGEST // 2
    return line if len(line) <= LONGEST else f"{line[:half]} ... {line[-half:]}"

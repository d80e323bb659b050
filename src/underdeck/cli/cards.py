"""`underdeck cards`: files of cards: check them, look at cards, learn the words, begin a set."""

from __future__ import annotations

import textwrap
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from underdeck.cli.given import AsJson, Bad, Cards, GameName, checking, folder, own_sets, print_json

if TYPE_CHECKING:
    from underdeck.core.cardset import CardSet, CardText
    from underdeck.core.manual import Entry

WIDTH = 96

cards = typer.Typer(
    name="cards",
    rich_markup_mode=None,
    no_args_is_help=False,
    context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100},
)


@cards.callback(invoke_without_command=True)
def overview(context: typer.Context) -> None:
    """Look at cards, and write your own.

    A card's text is its program: write a file of cards, check it, play with it.

    Example: underdeck cards new hundred_swords > my-set.toml
    """
    if context.invoked_subcommand is None:
        print(context.get_help())


@cards.command()
def check(
    files: Annotated[list[Path], typer.Argument(metavar="FILE...", help="Files of cards.")],
    as_json: AsJson = False,
) -> None:
    """Check files of cards.

    Says every fault with its line and column, and what would be right; or what is in the file.

    \b
    Example: underdeck cards check my-set.toml
    """
    from underdeck import games

    read, faults = [], []
    for file in files:
        try:
            (one,) = own_sets([file])
            with checking():
                games.make(one.game, [], playing(one), [one])
            read.append((file, one))
        except Bad as error:
            faults.append(str(error) if error.placed else f"{file}: {error}")
    if faults:
        raise Bad("\n".join(faults), placed=True)
    if as_json:
        print_json([{"file": str(file), **plain(one)} for file, one in read])
        return
    for file, one in read:
        kinds = [card.kind for card in one.cards]
        counted = [count(kinds.count(kind), kind) for kind in dict.fromkeys(kinds)]
        print(f"{file}: {one.title}, all in order: {', '.join(counted)} ({one.known_as})")


@cards.command("list")
def list_cards(
    game: Annotated[str, typer.Argument(metavar="[GAME]", help="One of the games; else all.")] = "",
    own: Cards = [],  # noqa: B006  # Typer makes a new list for each call
    as_json: AsJson = False,
) -> None:
    """List the card sets and their cards.

    \b
    Example: underdeck cards list hundred_swords
    """
    sets = [one for name in with_cards(game) for one in known(name, own)]
    if as_json:
        print_json([{**plain(one), "cards": [fields(card) for card in one.cards]} for one in sets])
        return
    for i, one in enumerate(sets):
        print(f"{'' if i == 0 else chr(10)}{one.title} ({one.role}: {one.known_as})")
        for card in one.cards:
            copies = f" x{card.printed['copies']}" if card.printed.get("copies", 1) > 1 else ""
            print(f"  {card.name + copies:24}{card.kind:10}{numbers(card)}")


@cards.command()
def show(
    name: Annotated[list[str], typer.Argument(metavar="NAME", help="The name of a card.")],
    own: Cards = [],  # noqa: B006  # Typer makes a new list for each call
    as_json: AsJson = False,
) -> None:
    """Show a card: its text, and what it does step by step.

    \b
    Example: underdeck cards show Cursed Sword
    """
    from underdeck import games
    from underdeck.core import manual
    from underdeck.core.sentences import KOREAN, write
    from underdeck.core.verbs import nearest

    sought = " ".join(name)
    sets = [one for game in with_cards("") for one in known(game, own)]
    found = {card.name: (one, card) for one in sets for card in one.cards}
    same = [each for each in found if each.lower() == sought.lower()]
    if not same:
        raise Bad(f"no card is called {sought!r}: {nearest(sought, list(found))}")
    one, card = found[same[0]]
    vocabulary = games.card_reader(one.game).reader.vocabulary
    korean = write(card.sentences, vocabulary, KOREAN)
    steps = manual.steps(vocabulary, card)
    if as_json:
        print_json({"set": one.name, **fields(card), "korean text": korean, "steps": steps})
        return
    print(card.name + (f" ({card.korean})" if card.korean else ""))
    number = f", number {card.number}" if card.number else ""
    print(f"{card.kind} of {one.title}{number}: {numbers(card) or 'no numbers'}")
    if card.invented:
        print(f"Invented: {', '.join(card.invented)}.")
    for text in (card.text, korean):
        if text:
            print("\n" + textwrap.fill(text, WIDTH))
    if steps:
        print("\n" + "\n".join(wrapped(step) for step in steps))


@cards.command()
def words(game: GameName, as_json: AsJson = False) -> None:
    """List all that a card's text can say.

    Each wording with what it does, and with a card that says it. It is the manual for people who
    write cards.

    \b
    Example: underdeck cards words hundred_swords
    """
    from underdeck import games
    from underdeck.core import manual

    with checking():
        reader = games.card_reader(folder(game))
    found = manual.entries(reader.reader.vocabulary, known(reader.game, []))
    if as_json:
        print_json({part: [vars(one) for one in each] for part, each in found.items()})
        return
    title = games.find(reader.game).TITLE
    print(f"What the text of a card of {title} can say\n{'=' * WIDTH}")
    for part, text in PARTS.items():
        print(f"\n{part.capitalize()}\n{'-' * len(part)}\n" + textwrap.dedent(text).strip())
        for one in found.get(part, []):
            print("\n" + "\n".join(page(one)))
    print("\n" + "\n".join(printed(reader.kinds, reader.roles)))


@cards.command()
def new(game: GameName) -> None:
    """Write a card file to begin with.

    It has comments, and a card of each kind; what it says is in order.

    \b
    Example: underdeck cards new hundred_swords > my-set.toml
    """
    from importlib import resources

    from underdeck import games

    with checking():
        name = games.card_reader(folder(game)).game
    package = games.find(name).__name__
    print((resources.files(package) / "template.toml").read_text(encoding="utf-8"), end="")


# What is known -------------------------------------------------------------------------------


def with_cards(game: str) -> list[str]:
    """The game that is named, or all that have cards. Raises Bad."""
    from underdeck import games

    if game:
        with checking():
            return [games.card_reader(folder(game)).game]
    return [name for name in games.names() if hasattr(games.find(name), "card_sets")]


def known(game: str, own: Sequence[Path]) -> list[CardSet]:
    """The sets of a game, and those of files. Raises Bad."""
    from underdeck import games

    return [*games.find(game).card_sets(), *(one for one in own_sets(own) if one.game == game)]


def count(n: int, kind: str) -> str:
    """A number of cards of a kind."""
    return f"{n} {kind}" + ("" if n == 1 else "s")


def playing(one: CardSet) -> int:
    """How many seats a set is tried with: two, where the game has so many."""
    from underdeck import games

    least, most = games.find(one.game).SEATS
    return int(max(least, min(2, most)))


def plain(one: CardSet) -> dict[str, Any]:
    """A set for other programs."""
    names = ("game", "name", "title", "role", "version", "digest")
    return {name: getattr(one, name) for name in names}


def fields(card: CardText) -> dict[str, Any]:
    """A card for other programs."""
    names = ("name", "kind", "text", "korean", "number", "invented")
    return {**{name: getattr(card, name) for name in names}, "printed": dict(card.printed)}


# Pages ---------------------------------------------------------------------------------------


PARTS = {
    "sentences": """
        A text is one sentence or more. A sentence says when, if, and what; any but what may lack:
            When defeated, if your hand is empty, you may draw a card.
        Words are joined so:
            A and B                    both, in this order, each as far as it can be done
            A or B                     one of them, as the player chooses
            A, then B                  one after the other
            you may A                  as the player chooses
            you may A to B             all of A, if all can be done, and then B; or nothing
            you may A and B to C       all of A and B, and then C; or nothing
        """,
    "words": "What can be done. A name in braces stands for what is listed below it.",
    "triggers": "When it is done. Without one, when the card is played for movement or strength.",
    "conditions": "If it is done.",
    "traits": "What a card is; such a sentence stands alone.",
}


def page(one: Entry) -> list[str]:
    """A wording as lines."""
    lines = [one.wording]
    lines += [f"    {{{name}}}: {says}" for name, says in one.slots.items()]
    lines += textwrap.wrap(one.does, WIDTH, initial_indent="    ", subsequent_indent="    ")
    by = f" ({one.card})" if one.card else ""
    for text in (one.example + by, one.korean):
        lines += textwrap.wrap(text, WIDTH, initial_indent="    > ", subsequent_indent="      ")
    return lines


def printed(kinds: Any, roles: Sequence[str]) -> list[str]:
    """What else a card file says, as lines."""
    lines = ["Numbers and marks", "-----------------", "Beside name and text a card has:"]
    for kind, values in kinds.items():
        lines.append(f"\n[[{kind}]]")
        for value in values:
            need = "; it must be there" if value.required else ""
            need += f", or {value.unless} = true" if value.unless else ""
            lines.append(f"    {value.name:10} {value.says}{need}")
    return [*lines, f"\nA set has one of the roles {', '.join(roles)}."]


def numbers(card: CardText) -> str:
    """The numbers and marks of a card in a line."""
    said = []
    for name, value in card.printed.items():
        if name == "copies":
            continue
        said.append(name if name in ("sword", "locked", "trophy") else f"{name} {value}")
    return ", ".join(said)


def wrapped(step: str) -> str:
    """A step in lines that are indented as it is."""
    depth = " " * (len(step) - len(step.lstrip()))
    return textwrap.fill(
        step.strip(), WIDTH, initial_indent=depth, subsequent_indent=depth + "    "
    )

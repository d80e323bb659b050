"""`underdeck rules`: the numbered rules, by id or by a word."""

from __future__ import annotations

import textwrap
from typing import TYPE_CHECKING, Annotated

import typer

from underdeck.cli.given import AsJson, Bad, folder, print_json

if TYPE_CHECKING:
    from underdeck.core.rulebook import Rule

WIDTH = 88


def rules(
    sought: Annotated[
        str,
        typer.Argument(
            metavar="[ID|WORD|GAME]", help="A rule's id, a word that it says, or a game."
        ),
    ] = "",
    as_json: AsJson = False,
) -> None:
    """Read the rules, by id or by a word.

    A rule whose id ends in R is a ruling of ours, where the rulebook is silent.

    \b
    Example: underdeck rules CD-2.3
             underdeck rules joker --json
    """
    found = search(sought)
    if as_json:
        print_json(
            [
                {"id": r.id, "text": r.text, "ruling": r.ruling, "tests": list(r.tests)}
                for r in found
            ]
        )
        return
    section = ""
    for rule in found:
        if rule.section != section:
            section = rule.section
            print(f"\n{section}" if rule is not found[0] else section)
        print(textwrap.fill(f"{rule.id}  {rule.text}", WIDTH, subsequent_indent="    "))


def search(sought: str) -> list[Rule]:
    """The rules of all games that the word or id finds. Raises Bad if there are none."""
    from underdeck import games
    from underdeck.core import rulebook
    from underdeck.core.verbs import nearest

    if folder(sought) in games.names():
        return list(rulebook.of(games.find(folder(sought)).__name__).rules)
    books = [rulebook.of(games.find(name).__name__) for name in games.names()]
    found = [rule for book in books for rule in (book.search(sought) if sought else book.rules)]
    if not found:
        ids = [rule.id for book in books for rule in book.rules]
        hint = nearest(sought.upper(), ids)
        raise Bad(f"no rule has the id {sought!r}, and none says it: {hint}")
    return found

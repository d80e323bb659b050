"""`underdeck bench`: how fast the rules run, as plain Python and compiled."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from typing import Annotated, Any

import typer

from underdeck.cli.given import AsJson, Bad, checking, folder, print_json

LABELS = {
    "matches_per_s": "random matches/s",
    "steps_per_s": "steps/s",
    "copies_per_s": "copies/s",
    "leaves_per_s": "perft leaves/s",
    "row_bytes": "bytes of a row",
}
NOTES = """\
Best of several short runs on one core. A match is dealt and played by the bot `random`, set-up
inside; steps count applied actions, forced ones too, CHANCE's not."""


def bench(
    game: Annotated[
        str, typer.Argument(metavar="[GAME]", help="One of the games; else every one.")
    ] = "",
    as_json: AsJson = False,
) -> None:
    """Measure how fast the rules run, plain and compiled.

    Example: underdeck bench clear_the_dungeon
    """
    from underdeck import games

    with checking():
        names = [games.find(folder(game)).__name__.rpartition(".")[2]] if game else games.names()
    found = {name: measured(name) for name in names}
    if as_json:
        print_json(found)
        return
    for name, forms in found.items():
        print("\n".join(page(name, forms)))
    print(NOTES)


def measured(name: str) -> dict[str, Any]:
    """The measures of a game in both forms, and how many times as fast the compiled one is."""
    plain = child(name, {"UNDERDECK_PLAIN": "1"})
    compiled = child(name, compiled_environment())
    if not plain or plain.pop("compiled"):
        raise Bad("the rules could not be measured as plain Python")
    if not compiled or not compiled.pop("compiled"):
        return {"plain": plain, "compiled": None, "ratios": None}
    ratios = {what: compiled[what] / plain[what] for what in plain if what != "row_bytes"}
    return {"plain": plain, "compiled": compiled, "ratios": ratios}


def child(name: str, environment: dict[str, str]) -> dict[str, float]:
    """The measures of a game, taken in a process of their own; none if it fails."""
    kept = {key: value for key, value in os.environ.items() if key != "UNDERDECK_PLAIN"}
    done = subprocess.run(
        [sys.executable, "-m", "underdeck.arena.speed", name],
        env={**kept, **environment},
        capture_output=True,
        text=True,
        check=False,
    )
    measures: dict[str, float] = json.loads(done.stdout) if done.returncode == 0 else {}
    return measures


def compiled_environment() -> dict[str, str]:
    """What makes a child run compiled: in a source checkout, the copy that the build made."""
    import underdeck
    from underdeck.core import rulebook

    root = rulebook.checkout()
    if underdeck.compiled() or root is None:
        return {}
    copy = root / "build" / "compiled"
    before = os.environ.get("PYTHONPATH", "")
    return {"PYTHONPATH": os.pathsep.join(filter(None, (str(copy), before)))}


def page(name: str, forms: dict[str, Any]) -> list[str]:
    """The measures as lines."""
    compiled, ratios = forms["compiled"], forms["ratios"]
    if compiled is None:
        lines = [f"{name:20} {'plain':>14}   (no current compiled form: ./dev compile makes one)"]
        return lines + [f"{LABELS[what]:20} {v:>14,.0f}" for what, v in forms["plain"].items()]
    lines = [f"{name:20} {'plain':>14} {'compiled':>14} {'ratio':>7}"]
    for what, value in forms["plain"].items():
        ratio = f"{ratios[what]:>7.1f}" if what in ratios else ""
        lines.append(f"{LABELS[what]:20} {value:>14,.0f} {compiled[what]:>14,.0f} {ratio}".rstrip())
    return lines

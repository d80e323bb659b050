"""What a simulation says: the fields that other programs rely on, and a page for people."""

from __future__ import annotations

from typing import Any

from underdeck.arena import interval
from underdeck.arena.simulation import Simulation
from underdeck.core.verbs import quoted

WIDTH = 40  # characters of the longest bar of a histogram


def fields(simulation: Simulation) -> dict[str, Any]:
    """The result as data: every rate with the 95 % interval from `low` to `high`.

    The score is the mean over all seats and matches, a loss counting 0; lengths are in actions.
    Alone, `bots` is the list of their names; with several seats, how often each of them won.
    """
    pairing, tally = simulation.pairing, simulation.tally
    seconds = simulation.seconds
    names = named(pairing.bots)
    ends = ["won", "lost"] if pairing.seats == 1 else [*seats(pairing.seats), "tie"]
    ends += sorted(set(tally.outcomes) - set(ends))
    scores = {score or 0: 0 for score in tally.scores}
    for score, count in tally.scores.items():
        scores[score or 0] += count
    score_mean, low, high = interval.mean(scores)
    return {
        "game": pairing.game,
        "variant": list(pairing.variant),
        "bots": list(pairing.bots)
        if pairing.seats == 1
        else {name: rate(tally.wins[i], tally.matches) for i, name in enumerate(names)},
        "matches": tally.matches,
        "seconds": seconds,
        "matches_per_s": tally.matches / seconds if seconds else 0.0,
        "steps_per_s": tally.steps / seconds if seconds else 0.0,
        "outcomes": {name: rate(tally.outcomes[name], tally.matches) for name in ends},
        "score": {"mean": score_mean, "low": low, "high": high},
        "length": {
            "mean": tally.steps / tally.matches if tally.matches else 0.0,
            "max": tally.longest,
        },
    }


def rate(count: int, n: int) -> dict[str, float]:
    low, high = interval.wilson(count, n)
    return {"count": count, "rate": count / n if n else 0.0, "low": low, "high": high}


def seats(n: int) -> list[str]:
    return [f"seat {seat}" for seat in range(1, n + 1)]


def named(bots: tuple[str, ...]) -> list[str]:
    """A name for each entrant: the bot's, and a number where it enters again.

    >>> named(("greedy", "random", "greedy"))
    ['greedy', 'random', 'greedy 2']
    """
    names: list[str] = []
    for i, bot in enumerate(bots):
        before = bots[:i].count(bot)
        names.append(f"{bot} {before + 1}" if before else bot)
    return names


# For people ----------------------------------------------------------------------------------


def page(simulation: Simulation, title: str, bar: str = "#") -> str:
    """The result in words; `bar` is what the histogram is drawn with."""
    found = fields(simulation)
    tally = simulation.tally
    variant = " ".join(simulation.pairing.variant) or "as the book has it"
    played = f"{title} ({variant}), {', '.join(simulation.pairing.bots)}"
    speed = f"{found['matches_per_s']:,.0f} matches/s, {found['steps_per_s']:,.0f} steps/s"
    lines = [
        f"{played}: {tally.matches:,} matches in {found['seconds']:.2f} s ({speed})",
        "",
        *table(found["outcomes"]),
    ]
    if simulation.pairing.seats > 1:
        lines += ["", "won by", *table(found["bots"])]
    lines += histogram(simulation, bar)
    score, length = found["score"], found["length"]
    between = f"({score['low']:.3f} to {score['high']:.3f})"
    lines += [
        "",
        f"score   {score['mean']:.3f} on average {between}, a loss counting 0",
        f"length  {length['mean']:.1f} actions on average, {length['max']} at most",
    ]
    return "\n".join(lines)


def table(rates: dict[str, dict[str, float]]) -> list[str]:
    """A line for each rate, with its 95 % interval."""
    wide = max(len(name) for name in rates)
    return [
        f"{name:{wide}}  {one['count']:>11,}  {one['rate']:8.3%}  "
        f"({one['low']:.3%} to {one['high']:.3%})"
        for name, one in rates.items()
    ]


def histogram(simulation: Simulation, bar: str) -> list[str]:
    """How often each score was reached, where there was one."""
    counts = {score: n for score, n in simulation.tally.scores.items() if score is not None}
    if not counts:
        return []
    most = max(counts.values())
    lines = ["", "scores"]
    for score in sorted(counts):
        drawn = bar * max(1, round(WIDTH * counts[score] / most))
        lines.append(f"{score:>6}  {counts[score]:>11,}  {drawn}")
    return lines


def command(simulation: Simulation) -> str:
    """The command that gives the same result."""
    pairing = simulation.pairing
    chosen = "".join(f" --variant {quoted(name)}" for name in pairing.variant)
    seated = f" --seats {pairing.seats}" if pairing.seats > 1 else ""
    return (
        f"underdeck simulate {pairing.game}{chosen}{seated} --bots {','.join(pairing.bots)} "
        f"-n {simulation.matches} --seed {pairing.seed}"
    )

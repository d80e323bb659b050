"""How a match ended: who has the most gold, and why it was over (HS-0)."""
# plain: words are for people, not for a search

from __future__ import annotations

from underdeck.core.kernel import State
from underdeck.core.saying import Outcome
from underdeck.games.hundred_swords import dungeon, piles
from underdeck.games.hundred_swords.cards import Cards
from underdeck.games.hundred_swords.places import BOSS_FELL
from underdeck.games.hundred_swords.say import counted
from underdeck.games.hundred_swords.turn import QUIET_TURNS


def outcome(s: State, cards: Cards, rival: str) -> Outcome:
    """The most gold wins; then the most swords; then it is a tie (HS-0.1).

    `rival`: whom a player alone plays against.
    """
    rule, words = cause(s)
    if rival:
        return alone(s, cards, rule, words, rival)
    seats = range(s.book.seats)
    gold = tuple(piles.gold(s, cards, seat) for seat in seats)
    ranks = [(gold[seat], piles.swords(s, cards, seat)) for seat in seats]
    winners = tuple(seat for seat in seats if ranks[seat] == max(ranks))
    name = f"seat {winners[0] + 1}" if len(winners) == 1 else "tie"
    if sum(had == max(gold) for had in gold) > 1:
        words += " " + swords_decide([ranks[seat] for seat in seats], winners)
    return Outcome(name, rule, f"{words} {result(gold, winners)}", gold, winners)


def result(gold: tuple[int, ...], winners: tuple[int, ...]) -> str:
    """Who won, and with how much.

    >>> result((12, 30), (1,)), result((7, 7), (0, 1))
    ('Seat 2 wins with 30 gold; seat 1 has 12.', 'A tie of seats 1 and 2 with 7 gold.')
    """
    if len(winners) > 1:
        seats = " and ".join(str(seat + 1) for seat in winners)
        return f"A tie of seats {seats} with {gold[winners[0]]} gold."
    others = (f"seat {seat + 1} has {n}" for seat, n in enumerate(gold) if seat not in winners)
    return f"Seat {winners[0] + 1} wins with {gold[winners[0]]} gold; {', '.join(others)}."


def cause(s: State) -> tuple[str, str]:
    """Why it was over, and by which rule."""
    if BOSS_FELL.get(s, 0):
        return "HS-0.2", "The Boss fell."
    if dungeon.bare(s, dungeon.last_dungeon(s)):
        return "HS-0.2", "The dungeon ran out of cards."
    return "HS-0.2R", f"Nothing left the dungeon for {QUIET_TURNS} turns."


def swords_decide(ranks: list[tuple[int, int]], winners: tuple[int, ...]) -> str:
    """What is said when several have the most gold."""
    most = max(ranks)
    if len(winners) == 1:
        return f"As many have {most[0]} gold, the most swords win: {most[1]}."
    return f"They have {most[0]} gold and {counted(most[1], 'sword')} each."


def alone(s: State, cards: Cards, rule: str, words: str, rival: str) -> Outcome:
    """Alone, more gold than the rival wins, or as much and more swords; else it is lost."""
    mine = (piles.gold(s, cards, 0), piles.swords(s, cards, 0))
    other = (piles.rival_gold(s, cards), piles.rival_swords(s, cards))
    won = mine > other
    words += f" You have {mine[0]} gold, {rival} has {other[0]}."
    if mine[0] == other[0]:
        words += f" You have {counted(mine[1], 'sword')}, {rival} has {other[1]}."
    return Outcome("won" if won else "lost", rule, words, (mine[0],), (0,) if won else ())

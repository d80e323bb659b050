"""Two at one table: what goes to one holds no card that only the other sees."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tests.server.hosted import Player, address, rooms
from tests.server.running import running
from underdeck.server.room import Chair, Setup

ACTIONS = 40


def hands(message: dict[str, Any], seat: int) -> list[Any]:
    """The faces in a seat's hand, as far as a message has them."""
    return [
        card["face"]
        for zone in message["zones"]
        if zone["name"] == f"hand {seat}"
        for cell in zone["cells"]
        for card in cell["cards"]
    ]


def test_a_hand_goes_to_its_seat_alone(tmp_path: Path) -> None:
    (places,) = rooms(address(tmp_path), [Setup("hundred_swords", chairs=(Chair(), Chair()))])
    with running(tmp_path) as server:
        players = [Player(where, seed) for seed, where in enumerate(places)]
        for player in players:
            player.come(server.address)
        while not any(player.moves for player in players):
            players[0].hear()
        for n in range(ACTIONS):
            actor = next(player for player in players if player.moves)
            other = players[1 - players.index(actor)]
            sent = actor.act(f"c{n}")
            actor.moves = []
            assert actor.hear(until=sent["id"])["is"] == "done"
            for player in (actor, other):
                while player.at <= sent["at"]:
                    player.hear()
        for player in players:
            player.go()

    for mine, player in enumerate(players, start=1):
        own = [face for message in player.heard for face in hands(message, mine)]
        others = [face for message in player.heard for face in hands(message, 3 - mine)]
        assert own
        assert None not in own
        assert others
        assert set(others) == {None}

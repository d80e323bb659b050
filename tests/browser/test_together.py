"""Two browsers at one table: neither is sent what only the other may see."""

from __future__ import annotations

import json
from random import Random
from typing import Any

from tests.browser.conftest import Enter
from tests.browser.driver import meet, move, shown
from tests.browser.visitor import Visitor

ACTIONS = 30


def seen(visitor: Visitor, zone: str) -> list[Any]:
    """The faces in a zone, as the traffic had them: "" for a back."""
    return [
        card["key"]
        for text in visitor.received
        for one in json.loads(text).get("zones", ())
        if one["name"] == zone
        for cell in one["cells"]
        for card in cell["cards"]
    ]


def test_neither_s_traffic_holds_a_card_of_the_other(enter: Enter) -> None:
    host, friend = enter(), enter()
    meet(host, friend, "100 Swords")
    random = Random(3)
    for _ in range(ACTIONS):
        actor = host if host.table["moves"] else friend
        at = actor.table["at"]
        move(actor, random.choice(actor.table["moves"]))
        shown(actor, after=at, mine=False)
        shown(friend if actor is host else host, after=at, mine=False)

    for one, mine in ((host, 1), (friend, 2)):
        assert set(seen(one, f"hand {3 - mine}")) == {""}
        assert "" not in seen(one, f"hand {mine}")
        assert set(seen(one, "dungeon deck")) <= {""}
        drawn = {key for text in one.received for key in json.loads(text).get("faces", {})}
        zones = {name for text in one.received for name in json.loads(text).get("order", [])}
        visible = {key for zone in zones for key in seen(one, zone)}
        assert drawn <= visible  # no face is sent that lies nowhere

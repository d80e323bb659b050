"""Broken and hostile messages are answered with an error, and nothing else happens."""

from __future__ import annotations

import asyncio
import json
import os
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any, cast

import msgspec
import pytest
from starlette.websockets import WebSocket
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from tests.server.hosted import address, rooms
from tests.server.running import running
from underdeck.core.kernel import NOBODY
from underdeck.server.room import Chair, Hall, Room, Setup
from underdeck.server.store import Store
from underdeck.server.wire import commands
from underdeck.server.wire.limits import Bucket
from underdeck.server.wire.socket import BURST, RATE, Client

MESSAGES = int(os.environ.get("UNDERDECK_FUZZ", "1500"))
ANSWERS = {"done", "denied", "stale", "error"}
ODD = (None, True, -1, 2**63, 1e308, "", "\x00", "\ud800", "가" * 400, [], {}, [[]], {"a": 1})
FIELDS = {
    "act": ("at", "action"),
    "undo": ("at",),
    "answer": ("at", "yes"),
    "why": ("action", "start", "aim"),
    "hint": (),
    "say": ("words",),
    "leave": (),
    "back": (),
    "again": (),
    "sit": ("seat",),
    "__init__": (),
}
NAMES = ("do", "id", "at", "action", "yes", "start", "aim", "words", "zone", "cell", "card", "x")

Bytes = str | bytes
MAY_CHANGE = (commands.Undo, commands.Answer)  # also while another is asked


def good(random: Random, room: Room) -> dict[str, Any]:
    """A message as a client could send it, of a version that may be another."""
    verb = random.choice((*FIELDS, "act", "act"))
    at = room.version + random.choice((0, 0, -1, 1, 10**6))
    spot = {"zone": random.choice(("hand", "hand 1", "deck", "x")), "cell": random.randrange(-1, 9)}
    moves = [move["action"] for move in room.look(max(room.table.asked, 0))["moves"]] or ["end"]
    rest = {
        "at": at,
        "action": random.choice((*moves, "end", "place x y", "# roll 6", "undo 3", '"')),
        "yes": random.random() < 0.5,
        "words": random.choice(("hello", " ", "<script>", "\u202e")),
        "start": spot,
        "aim": spot,
    }
    kept = {name: rest[name] for name in FIELDS[verb] if name in rest and random.random() < 0.97}
    return {"do": verb, "id": f"f{random.getrandbits(20)}", **kept}


def odd_value(random: Random, room: Room) -> Bytes:
    """A message with a wrong value, name or shape somewhere."""
    message: dict[str, Any] = good(random, room)
    message[random.choice(NAMES)] = random.choice(ODD)
    return json.dumps(message if random.random() < 0.9 else [message])


def torn(random: Random, room: Room) -> Bytes:
    """A message with bytes that were changed, lost or added."""
    data = bytearray(json.dumps(good(random, room)).encode())
    for _ in range(random.randint(1, 4)):
        place = random.randrange(len(data))
        data[place : place + random.randint(0, 3)] = random.randbytes(random.randint(0, 3))
    return bytes(data)


def huge(random: Random, room: Room) -> Bytes:
    """A message that is deep or long."""
    n = random.choice((10, 1000, 5000))
    return random.choice(("[" * n, '{"do":' * n, "9" * n, '"' + "a" * n, '{"a":1,' * n))


def rubbish(random: Random, room: Room) -> Bytes:
    """Bytes."""
    return random.randbytes(random.randint(0, 60))


def whole(random: Random, room: Room) -> Bytes:
    """A message that may well be right, from whoever sends it."""
    return json.dumps(good(random, room))


Kind = Callable[[Random, Room], Bytes]
KINDS: tuple[Kind, ...] = (odd_value, torn, huge, rubbish, *3 * (whole,))


def is_command(text: Bytes) -> bool:
    """Whether a message is one, so that something may happen."""
    try:
        commands.read(text)
    except commands.Malformed:
        return False
    return True


async def attack(room: Room, seat: int, random: Random) -> str:
    """Send one message; what it was answered. Nothing may happen that was not answered "done"."""
    text = random.choice(KINDS)(random, room)
    client = Client(cast(WebSocket, None), room, seat)
    seq, row, asked = room.seq, room.table.state.values(), room.table.asked

    answer = await client.answer(text)

    said = str(answer["is"])
    assert said in ANSWERS
    assert len(msgspec.json.encode(answer)) < 100_000
    if said != "done":
        assert room.seq == seq, text
    if said == "done":
        assert is_command(text), text
        assert seat != NOBODY or room.seq == seq, text
    if seat != asked and said == "done" and not isinstance(commands.read(text), MAY_CHANGE):
        assert room.table.state.values() == row, text
    return said


async def siege(url: str, random: Random) -> set[str]:
    """Attack rooms from every side; the answers there were. A match that is over gives way."""
    store = await Store.open(url)
    hall = Hall(store)
    try:
        return await besiege(hall, random)
    finally:
        await hall.close()
        await store.close()


async def besiege(hall: Hall, random: Random) -> set[str]:
    answers: set[str] = set()
    room: Room | None = None
    for _ in range(MESSAGES):
        if room is None or room.table.over:
            game, chairs = random.choice((("clear_the_dungeon", 1), ("hundred_swords", 2)))
            room = await hall.create(Setup(game, chairs=(Chair(),) * chairs))
            for seat in range(chairs):
                await room.sit(seat, f"person {seat}", "Somebody")
        seat = random.choice((*range(len(room.setup.chairs)), NOBODY))
        answers.add(await attack(room, seat, random))
    assert room is not None
    before = room.table.state.values()
    await room.load()
    assert room.table.state.values() == before
    return answers


def test_whatever_is_sent_is_answered_and_only_what_is_done_changes_anything(
    tmp_path: Path,
) -> None:
    answers = asyncio.run(siege(address(tmp_path), Random(os.environ.get("UNDERDECK_SEED", "1"))))

    assert answers == ANSWERS


@pytest.mark.parametrize("text", ["", "{", "[]", '{"do": "act"}', b"\xff\xfe", "0" * 5000])
def test_a_broken_message_leaves_the_socket_open(text: Bytes, tmp_path: Path) -> None:
    (where,) = rooms(address(tmp_path), [Setup("clear_the_dungeon")])
    with running(tmp_path) as server:
        url = server.address.replace("http", "ws") + where[0]
        with connect(url, compression=None) as socket:
            assert json.loads(socket.recv(timeout=20))["is"] == "table"

            socket.send(text)

            assert heard(socket, "is", "error")["what"]
            socket.send('{"do": "again", "id": "a"}')
            assert heard(socket, "id", "a")["is"] == "done"


def heard(socket: Any, name: str, value: str) -> dict[str, Any]:
    """The next message in which `name` is `value`."""
    while True:
        message: dict[str, Any] = json.loads(socket.recv(timeout=20))
        if message.get(name) == value:
            return message


def test_who_sends_too_much_at_once_is_let_go(tmp_path: Path) -> None:
    (where,) = rooms(address(tmp_path), [Setup("clear_the_dungeon")])
    with running(tmp_path) as server:
        url = server.address.replace("http", "ws") + where[0]
        with connect(url, compression=None) as socket:
            socket.send("x" * 100_000)
            with pytest.raises(ConnectionClosed):
                heard(socket, "is", "nothing")
        with connect(url, compression=None) as socket:
            assert json.loads(socket.recv(timeout=20))["is"] == "table"


def test_who_sends_too_fast_has_to_wait() -> None:
    now = [0.0]
    bucket = Bucket(RATE, BURST, clock=lambda: now[0])

    assert sum(bucket.take() for _ in range(10 * BURST)) == BURST
    now[0] = 1.0
    assert sum(bucket.take() for _ in range(10 * BURST)) == RATE

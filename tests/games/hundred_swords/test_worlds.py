"""Worlds that a view allows: as likely as set-up and public events make them (HS-1.4, HS-11.3)."""

from __future__ import annotations

from collections import Counter

from tests.games.hundred_swords.expedition import END, Expedition, dealt, made, play, up
from tests.games.hundred_swords.throng import bare
from tests.games.hundred_swords.throng import dealt as dealt_for_many
from underdeck.core.kernel import NOBODY, State
from underdeck.core.rng import stream
from underdeck.games.hundred_swords.places import LATE, STIRRED

WORLDS = 1_500


def spots(t: Expedition, world: State, boss: str) -> list[tuple[str, int, int]]:
    """Where a card lies in a world: place, owner, and the how manieth."""
    card = t.card(boss)
    return [
        (zone.name, me, i)
        for zone in t.game.places.zones
        if not zone.tally
        for me in range(zone.owned(t.game.seats))
        for i in range(zone.count(world, me))
        if zone.card(world, me, i) == card
    ]


def chances(t: Expedition, boss: str, seat: int = 0) -> dict[tuple[str, int, int], float]:
    """In what share of the worlds of a view a card lies where."""
    view = t.game.redact(t.state, seat)
    found: Counter[tuple[str, int, int]] = Counter()
    for n in range(WORLDS):
        (spot,) = spots(t, t.game.complete(view, stream(n, 1)), boss)
        found[spot] += 1
    return {spot: n / WORLDS for spot, n in found.items()}


def likely(found: dict[tuple[str, int, int], float], expected: dict[object, float]) -> None:
    """The chances are as expected, but for what so many worlds can be off."""
    assert set(found) == set(expected)
    for spot, chance in expected.items():
        assert abs(found[spot] - chance) < 4 * (chance / WORLDS) ** 0.5, (spot, found, expected)  # type: ignore[index]


def test_hs_1_4__the_boss_is_any_of_the_last_ten_cards_as_likely_as_any_other() -> None:
    """Each set-up has it there equally often, and a view before the first card tells no more."""
    t = dealt().chance()

    likely(chances(t, "Wyrm"), {("dungeon deck", 0, i): 1 / 10 for i in range(10)})


def test_hs_1_4__of_those_not_yet_seen() -> None:
    """Three of the ten lie in the rooms, one of them face up: nine are left."""
    t = (
        Expedition()
        .dungeon_deck()
        .deck("Boots")
        .rooms(up("Pebble"), "Pebble", "Rat", "Web", "Toll")
    )
    t.put("dungeon deck", *["Pebble"] * 6, "Wyrm", mark=LATE)
    for where in (0, 1, 2):
        zone = t.zone("rooms")
        zone.set_mark(t.row, where, 0, zone.mark(t.row, where, 0) | LATE)

    deck = {("dungeon deck", 0, i): 1 / 9 for i in range(7)}
    likely(chances(t, "Wyrm"), deck | {("rooms", where, 0): 1 / 9 for where in (1, 2)})


def test_hs_1_4__whoever_has_seen_it_knows_where_it_lies() -> None:
    t = (
        Expedition()
        .hand("Spyglass")
        .rooms("Wyrm", "Rat")
        .play(play("Spyglass", "strength"), "room 1")
    )

    assert chances(t, "Wyrm") == {("rooms", 0, 0): 1.0}


def test_hs_10_1__in_a_larger_dungeon_five_cards_lie_below_the_ten() -> None:
    t = dealt_for_many().chance()

    found = chances(t, "Moth King", NOBODY)
    expected = {("dungeon deck", which, i): 1 / 20 for which in (0, 1) for i in range(5, 15)}
    likely(found, expected)  # type: ignore[arg-type]


def test_hs_11_3__one_of_the_two_bosses_is_in_each_dungeon() -> None:
    t = dealt_for_many().chance()
    view = t.game.redact(t.state, 1)
    for n in range(100):
        world = t.game.complete(view, stream(n, 2))
        ((_, king, _),) = spots(t, world, "Moth King")
        ((_, juggler, _),) = spots(t, world, "Juggler")
        assert {king, juggler} == {0, 1}


def test_hs_11_3__once_the_mini_boss_fell_the_boss_is_in_the_other_dungeon() -> None:
    t = bare().rooms_of(1, up("Candle")).rooms_of(2, up("Juggler"), *["Torch"] * 4)
    t.put("dungeon deck", *["Candle"] * 4, "Moth King", mark=LATE)
    t.put("dungeon deck", *["Torch"] * 5, owner=1, mark=LATE << 1)
    t.zone("rooms").set_mark(t.row, 5, 0, t.zone("rooms").mark(t.row, 5, 0) | LATE << 1)
    t.named |= {0, 1}
    t.hand("Dagger", "Boots", of=1).end().play("enter 2", play("Boots", "movement"), "move 1")
    t.play(play("Dagger", "strength"), "defeat")

    rooms: dict[object, float] = {("rooms", where, 0): 1 / 5 for where in range(1, 5)}
    likely(chances(t, "Moth King"), rooms | {("dungeon deck", 0, 0): 1 / 5})


def test_hs_7_5r__cards_shuffled_together_share_how_likely_one_is_the_boss() -> None:
    """One of four hidden rooms holds a late card; stirred, each of the four has a quarter of it."""
    more = made("item", "Whirl", "Shuffle the hidden rooms.", cost=1)
    t = Expedition(more=more).hand("Whirl").dungeon_deck().deck("Boots")
    t.put("dungeon deck", *["Pebble"] * 8, "Wyrm", mark=LATE)
    t.rooms("Rat", "Web", "Toll", "Ogre", up("Plank"))
    t.zone("rooms").set_mark(t.row, 0, 0, LATE)
    t.play(play("Whirl", "movement")).order()

    assert all(t.mark(n) & STIRRED for n in (1, 2, 3, 4))
    deck = {("dungeon deck", 0, i): 1 / 10 for i in range(9)}
    likely(chances(t, "Wyrm"), deck | {("rooms", where, 0): 1 / 40 for where in range(4)})


def test_hs_8_1__a_mulligan_stirs_late_cards_with_the_others() -> None:
    t = Expedition("mulligan").dungeon_deck().hand("Boots", of=1)
    t.put("dungeon deck", *["Pebble"] * 4, "Wyrm", mark=LATE).put("dungeon deck", *["Pebble"] * 3)
    t.rooms("Rat", "Web", "Toll", "Ogre", "Plank").end().play("mulligan", "accept").order()

    deck = {("dungeon deck", 0, i): 1 / 5 for i in range(3)}
    stirred = {("dungeon deck", 0, i): 2 / 5 / 10 for i in range(3, 8)}
    rooms = {("rooms", where, 0): 2 / 5 / 10 for where in range(5) if where != 3}
    seen = 2 / 5 / 10  # the fourth room is face up, and was not the Boss
    all_of_it = deck | stirred | rooms
    likely(chances(t, "Wyrm"), {spot: chance / (1 - seen) for spot, chance in all_of_it.items()})


def test_hs_6_1__what_a_player_owns_is_known_but_not_where_it_lies() -> None:
    """The other player's hand and deck hold the starters and the sabre, in any way."""
    t = Expedition().rooms("Rat").discard("Pebble", of=1)
    t.hand(*["Crappy Sword"] * 4, "Sabre", of=1).deck("Boots", "Awkward Sword", of=1)
    view = t.game.redact(t.state, 0)
    hands: Counter[bool] = Counter()
    for n in range(WORLDS):
        world = t.game.complete(view, stream(n, 3))
        hand, deck = t.zone("hand"), t.zone("deck")
        cards = [hand.card(world, 1, i) for i in range(5)] + [
            deck.card(world, 1, i) for i in (0, 1)
        ]
        names = sorted(t.game.kinds.name(card) for card in cards)
        assert names == ["Awkward Sword", "Boots", *["Crappy Sword"] * 4, "Sabre"]
        hands[hand.holding(world, 1, t.card("Sabre"))] += 1

    assert abs(hands[True] / WORLDS - 5 / 7) < 0.05


def test_hs_12_1__the_warrior_s_deck_holds_what_she_owns() -> None:
    t = Expedition(seats=1).put("rival deck", "Boots", "Warrior's Sword", "Sabre")
    t.put("rival played", "Boots").put("rival owned", "Boots", "Boots", "Warrior's Sword", "Sabre")
    view = t.game.redact(t.state, 0)
    for n in range(20):
        world = t.game.complete(view, stream(n, 4))
        deck = t.zone("rival deck")
        names = sorted(t.game.kinds.name(deck.card(world, 0, i)) for i in range(3))
        assert names == ["Boots", "Sabre", "Warrior's Sword"]


def test_hs_9_5r__a_boss_that_was_skipped_is_known_to_lie_on_top() -> None:
    more = made(
        "monster",
        "Engine",
        "When defeated, take the top non-boss card of the dungeon deck.",
        strength=1,
    )
    t = Expedition(more=more).hand("Sabre").dungeon_deck("Pebble", "Rat", "Wyrm")
    t.rooms(up("Engine"), *["Pebble"] * 4).stand(1).play(play("Sabre", "strength"), "defeat")

    assert "Rat" in t.cards("trophies")
    for seat in (0, 1, NOBODY):
        view = t.game.redact(t.state, seat)
        top = t.zone("dungeon deck").card(view, 0, 1)
        assert (t.game.kinds.name(top) == "Wyrm") == (seat != NOBODY)
    t.play(END).chance()

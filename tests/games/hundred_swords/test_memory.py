"""Less memorization: who has seen a face-down card is marked on it (HS-14)."""

from __future__ import annotations

from tests.games.hundred_swords.expedition import END, Expedition, known, made, play, up
from tests.games.hundred_swords.throng import throng
from underdeck.core.kernel import NOBODY


def notes(t: Expedition, n: int, seat: int) -> str:
    """What a look notes of a room, for a seat."""
    look = t.game.look(t.game.redact(t.state, seat))
    return next(zone for zone in look.zones if zone.name == "rooms").cells[n - 1].note


def test_hs_14_1__who_has_looked_at_a_face_down_card_is_marked_for_all_to_see() -> None:
    t = Expedition("less-memorization").hand("Spyglass").rooms("Sabre", "Rat")
    t.play(play("Spyglass", "strength"), "room 2")

    for seat in (0, 1, NOBODY):
        assert "seen by 1" in notes(t, 2, seat)
        assert "seen by" not in notes(t, 1, seat)
    assert not t.sees(2, seat=1)


def test_hs_14_1__an_item_that_is_put_back_is_marked_too() -> None:
    t = Expedition("less-memorization").hand("Boots").rooms("Sabre")
    t.play(play("Boots", "movement"), "move 1")
    assert "seen by" not in notes(t, 1, 1)

    t.play("replace")

    assert "seen by 1" in notes(t, 1, 1)


def test_hs_14_1__a_card_that_both_have_seen_is_revealed_and_its_marks_removed() -> None:
    t = Expedition("less-memorization").hand("Spyglass").hand("Boots", of=1)
    t.rooms("Sabre", *["Pebble"] * 4).play(play("Spyglass", "strength"), "room 1").end()
    t.play(play("Boots", "movement"), "move 1")
    assert not t.face_up(1)

    t.play("replace")

    assert t.face_up(1)
    assert "seen by" not in notes(t, 1, NOBODY)
    assert "All have seen Sabre in room 1: it lies face up." in t.said(0)
    t.settled()


def test_hs_14_1__of_three_all_must_have_seen_it() -> None:
    more = made("item", "Spyglass", "Peek at a room.", cost=1, copies=3)
    t = throng("less-memorization", more=more)
    for seat in range(3):
        t.hand("Spyglass", of=seat)
    t.play(play("Spyglass", "strength"), "room 2").end()
    t.play("enter 1", play("Spyglass", "strength"), "room 2").end()
    assert not t.face_up(2)

    t.play("enter 1", play("Spyglass", "strength"), "room 2")

    assert t.face_up(2)


def test_hs_14_1__marks_move_with_the_card() -> None:
    t = Expedition("less-memorization").hand("Spyglass").rooms(None, "Sabre", "Rat")
    t.play(play("Spyglass", "strength"), "room 2").end()

    assert t.room(1) == "Sabre"
    assert "seen by 1" in notes(t, 1, 1)


def test_hs_14_1r__without_the_option_the_others_are_not_shown_who_knows_what() -> None:
    t = Expedition().hand("Spyglass").rooms("Sabre").play(play("Spyglass", "strength"), "room 1")

    assert "seen by" not in notes(t, 1, 1)
    assert t.sees(1)
    look = t.look
    (card,) = next(zone for zone in look.zones if zone.name == "rooms").cells[0].cards
    assert card.face is not None
    assert card.notes == ("face down, known",)


def test_hs_14_1r__a_hidden_card_starts_without_marks() -> None:
    """All know it, but it takes two looks while it lies face down to turn it up again."""
    t = Expedition("less-memorization").hand("Veil", "Boots").rooms(up("Rat"), "Sabre")
    t.play(play("Veil", "strength"), "room 1")

    assert "seen by" not in notes(t, 1, 1)
    assert (t.face_up(1), t.sees(1, seat=1)) == (False, True)


def test_hs_14_1r__revealing_a_card_takes_its_marks_off() -> None:
    t = Expedition("less-memorization").hand("Spyglass", "Lamp", "Veil").rooms("Rat")
    t.play(play("Spyglass", "strength"), "room 1", play("Lamp", "strength"), "room 1")
    assert "seen by" not in notes(t, 1, 0)

    t.play(play("Veil", "strength"), "room 1")

    assert "seen by" not in notes(t, 1, 0)


def test_hs_14_1r__turning_up_so_triggers_no_effect() -> None:
    t = Expedition("less-memorization").hand("Spyglass").hand("Boots", of=1)
    t.rooms("Chime", *["Pebble"] * 4).play(play("Spyglass", "strength"), "room 1").end()

    t.play(play("Boots", "movement"), "move 1", "replace")

    assert t.face_up(1)
    assert t.points() == (0, 0, 0)
    t.settled()


def test_hs_14_1r__and_surprises_no_monster() -> None:
    more = made("item", "Glass", "Peek at a room.", cost=1, movement=2)
    t = Expedition("less-memorization", more=more).hand("Spyglass").hand("Boots", "Glass", of=1)
    t.rooms("Pebble", "Rat", *["Pebble"] * 3).play(play("Spyglass", "strength"), "room 2").end()
    t.play(play("Boots", "movement"), play("Glass", "movement"), "room 2")
    assert t.face_up(2)

    t.refuses("move 3", "HS-5.3", facts="Rat in room 2 cannot be moved past.")
    t.play("move 2").refuses("move 1", "HS-5.3", also=("HS-5.1",))


def test_hs_14_1r__a_known_card_is_shown_to_its_player_in_any_later_turn() -> None:
    t = Expedition().hand("Spyglass").rooms("Sabre", *["Pebble"] * 4)
    t.play(play("Spyglass", "strength"), "room 1", END).chance().play(END).chance()

    assert t.asked == 0
    assert t.sees(1)
    assert known("Sabre").mark & t.mark(1)


def test_hs_14_1__what_was_seen_in_the_deck_comes_into_its_room_with_its_marks() -> None:
    """Both have looked at the top card; as soon as it lies in a room it is turned up."""
    more = made("item", "Probe", "Peek at the top card of the dungeon deck.", cost=1, copies=2)
    more += made("item", "Acid", "Vaporize a card in the dungeon.", cost=1)
    t = Expedition("less-memorization", more=more).hand("Probe").hand("Probe", "Acid", of=1)
    t.dungeon_deck("Rat", "Sabre").rooms(*["Pebble"] * 5)
    t.play(play("Probe", "strength")).end().play(play("Probe", "strength"))

    t.play(play("Acid", "strength"), "room 1").end()

    assert (t.room(5), t.face_up(5)) == ("Sabre", True)
    assert "All have seen Sabre in room 5: it lies face up." in t.said()

"""The text of records: what a line may be, and which line is wrong when one is."""

from __future__ import annotations

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.table.playing import SECRET, clear, find, play
from underdeck.core.fault import BadFile
from underdeck.table import BadRecord, Divergence, Replay, Table, is_record

HEAD = [
    "underdeck 1",
    "game clear_the_dungeon",
    "rules CD 1",
    "seats 1",
    "match seed 1 0",
]


def deal() -> list[str]:
    """What chance answers in the match of that header."""
    return [line for line in Table.start(clear(), seed=1).lines if line.startswith("#")]


def text(*lines: str, head: list[str] = HEAD) -> bytes:
    """A record: its header, its deal, and these lines."""
    return "".join(line + "\n" for line in [*head, *deal(), *lines]).encode()


def test_a_record_begins_with_its_header_and_has_a_line_for_everything() -> None:
    table = Table.start(clear("steps", "boomer-ace"), seed=1)
    table.act("end")
    assert table.lines[:6] == [*HEAD[:3], "variant steps boomer-ace", *HEAD[3:]]
    assert [line.split('"')[0].strip() for line in table.lines[6:]] == [
        "# order",
        "# order deck",
        "1 end",
    ]


def test_a_record_is_known_by_its_first_word() -> None:
    assert is_record(text())
    assert not is_record(b'game = "clear_the_dungeon"\n')


def test_two_matches_played_alike_have_the_same_record() -> None:
    one = play(Table.start(clear(), secret=SECRET), seed=4)
    other = play(Table.start(clear(), secret=SECRET), seed=4)
    assert one.record() == other.record()


BAD = [
    (b"", "record:1:1: the record was cut off before the match began; start anew"),
    (b"underdeck 1", "record:1:1: the record was cut off before the match began"),
    (b"underdeck 2\n", "record:1:1: this is not a record that can be read here; its first line"),
    (b"nonsense\n", "record:1:1: this is not a record"),
    (text(head=HEAD[:1]), "record:2:1: the header lacks 'game'"),
    (text(head=HEAD[:2]), "record:3:1: the header lacks 'rules'"),
    (text(head=HEAD[:3]), "record:4:1: the header lacks 'seats'"),
    (text(head=HEAD[:4]), "record:5:1: the header lacks 'match'"),
    (text(head=[*HEAD, HEAD[1]]), "record:6:1: 'game' is said twice"),
    (text(head=[*HEAD, "variant steps"]), "record:6:1: 'variant' stands too late in the header"),
    (text(head=[HEAD[0], "game 7", *HEAD[2:]]), "record:2:1: 'game' is followed by '7'; it wants"),
    (text(head=[HEAD[0], "game chess", *HEAD[2:]]), "record:2:1: no game 'chess'"),
    (text(head=[*HEAD[:3], "variant stepz", *HEAD[3:]]), "record:2:1: no variant 'stepz'"),
    (text(head=[*HEAD[:3], "seats none", HEAD[4]]), "record:4:1: 'seats' is followed by 'none'"),
    (text(head=[*HEAD[:3], "seats 2", HEAD[4]]), "record:2:1: Clear the Dungeon is for 1, not for 2"),
    (text(head=[*HEAD[:4], "match seed x"]), "record:5:1: 'match' is followed by 'seed x'"),
    (text(head=[*HEAD, "secret ab"]), "record:6:1: 'secret' is followed by 'ab'"),
    (text(head=[*HEAD, "secret " + "ab" * 32]), "record:6:1: the secret is not the one"),
    (text(head=[*HEAD, "branch 0"]), "record:6:1: 'branch' is followed by '0'"),
    (text(head=[*HEAD, "position 1"]), "record:6:1: 'position' is followed by '1'"),
    (text(head=[*HEAD, 'position "x"']), "record:6:1: the position is none"),
    (text("1"), "record:8:1: nothing follows '1'; put an action after it"),
    (text("#"), "record:8:1: nothing follows '#'; put what chance answered after it"),
    (text("end"), "record:8:1: nothing follows 'end'; put how the match ended after it"),
    (text("undo"), "record:8:1: 'undo' is followed by ''; it wants how many"),
    (text("undo 0"), "record:8:1: 'undo' is followed by '0'"),
    (text("undo 1 maybe"), "record:8:1: 'undo' is followed by '1 maybe'"),
    (text("unod 1"), "record:8:1: 'unod' begins no line; did you mean 'undo'?"),
    (text("0 end"), "record:8:1: '0' begins no line; a line begins with a seat (from 1)"),
    (text("1 end", "seats 1"), "record:9:1: 'seats' is a line of the header"),
    (text() + b"1 \xff\n", "record:8:1: this is not text; a record is UTF-8"),
]


@pytest.mark.parametrize("data, said", BAD, ids=[said for _, said in BAD])
def test_a_bad_line_is_one_error_with_its_number(data: bytes, said: str) -> None:
    for read in (Table.continued, Replay.read):
        with pytest.raises(BadRecord) as caught:
            read(data, find)
        assert str(caught.value).startswith(said)
        assert len(str(caught.value).splitlines()) == 1


DIVERGING = [
    (text("1 raise"), "record:8:1: 'raise' is not legal: ", "CD-4.3.2"),
    (text('1 place joker "king of clubs"'), "record:8:1: 'place joker", ""),
    (text("2 end"), "record:8:1: 'end' is not legal: It is not for seat 2 to act", ""),
    (text("1 plce"), "record:8:1: 'plce' cannot be: no verb 'plce'", ""),
    (text("1 end 'x"), "record:8:1: \"end 'x\" cannot be: a quotation mark is not closed", ""),
    (text("undo 1"), "record:8:1: 'undo 1' cannot be: nothing is played yet", ""),
    (text("1 end", "undo 1"), "record:9:1: 'undo 1' cannot be: the ", ""),
    (text("1 end", "undo 2"), "record:9:1: 'undo 2' cannot be: no more than 1", ""),
    (text("end won CD-3.1 score 0"), "record:8:1: 'won CD-3.1 score 0' cannot be: the", ""),
    (text("# order deck joker"), "record:8:1: 'order deck joker' cannot be: chance is not", ""),
    (text()[:-1] + b" joker\n", "record:7:1: ", ""),
]  # fmt: skip


@pytest.mark.parametrize("data, said, rule", DIVERGING, ids=[said for _, said, _ in DIVERGING])
def test_a_line_that_the_rules_do_not_accept_is_named_with_its_rule(
    data: bytes, said: str, rule: str
) -> None:
    with pytest.raises(Divergence) as caught:
        Table.continued(data, find)
    assert str(caught.value).startswith(said)
    assert len(str(caught.value).splitlines()) == 1
    assert not rule or caught.value.rule == rule


def test_an_end_that_the_rules_do_not_give_is_named() -> None:
    table = play(Table.start(clear(), secret=SECRET))
    false = table.record().replace("end lost CD-2.7", "end won CD-3.1 score 9")
    with pytest.raises(Divergence, match=r"the match ended with 'lost CD-2\.7'"):
        Table.continued(false.encode(), find)


def test_an_order_that_the_secret_would_not_have_dealt_is_noted() -> None:
    table = Table.start(clear(), secret=SECRET)
    cards = table.lines[-1].split()
    cards[-1], cards[-2] = cards[-2], cards[-1]
    other = Table.start(clear(), secret=bytes(32))
    swapped = [*table.lines[:-1], other.lines[-1]]
    again = Table.continued("".join(line + "\n" for line in swapped).encode(), find)
    assert again.notes == ["Line 8 is not what the match's own chance would have dealt."]


def test_a_record_without_its_secret_cannot_be_played_on_but_looked_at() -> None:
    table = Table.start(clear(), secret=SECRET)
    shared = table.record().replace(f"secret {SECRET.hex()}\n", "").encode()
    with pytest.raises(BadRecord, match="does not tell where its chance comes from"):
        Table.continued(shared, find)
    assert Replay.read(shared, find).moments[-1].state.values() == table.state.values()


def test_a_record_that_hides_cards_cannot_be_played_again() -> None:
    table = Table.start(clear(), secret=SECRET)
    with pytest.raises(BadRecord, match="record:6:1: the record hides cards"):
        Replay.read(table.record(0).encode(), find)


def test_a_record_that_was_edited_elsewhere_may_end_its_lines_as_there() -> None:
    table = play(Table.start(clear(), secret=SECRET), 5)
    edited = table.record().replace("\n", "\r\n") + "\r\n"
    assert Table.continued(edited.encode(), find).state.values() == table.state.values()


def test_a_record_by_older_rules_says_so() -> None:
    older = text("1 end").replace(b"rules CD 1", b"rules CD 0")
    notes = Table.continued(older, find).notes
    assert notes == ["The record was played by the rules CD 0; today's are CD 1."]


PIECES = [
    b"",
    b"\n",
    b"\r",
    b"1",
    b"undo 1",
    b"#",
    b'"',
    b"?",
    b"\xff",
    b"joker",
    b"end",
    b" ",
    b"\\",
]
WHOLE = play(Table.start(clear("special-abilities"), seed=1), 12).record().encode()


def fault(data: bytes) -> str:
    """What is said of a record; "" if it can be played on."""
    try:
        table = Table.continued(data, find)
    except BadFile as error:
        return str(error)
    play(table)
    return ""


@settings(max_examples=300, deadline=None, suppress_health_check=list(HealthCheck))
@given(st.integers(0, len(WHOLE)), st.integers(0, 30), st.sampled_from(PIECES))
def test_a_record_that_was_spoilt_anywhere_is_one_error_or_is_played_on(
    at: int, cut: int, piece: bytes
) -> None:
    assert len(fault(WHOLE[:at] + piece + WHOLE[at + cut :]).splitlines()) <= 1

"""Card files: every fault is one line with file, line and column, also inside a text."""

from __future__ import annotations

import os
import re
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from underdeck import games
from underdeck.core.fault import BadFile
from underdeck.core.sentences import write
from underdeck.games.hundred_swords.table import shipped
from underdeck.games.hundred_swords.vocabulary import vocabulary
from underdeck.sets import open_cards, read_cards

HEAD = '[set]\ngame = "hundred_swords"\nname = "kitchen"\n'
SWORD = HEAD + '[[item]]\nname = "Ladle"\ncost = 1\n'  # the next line is the seventh
PLACED = re.compile(r"a\.toml(:\d+:\d+)?: .+")


def faults(text: str | bytes) -> list[str]:
    """What is said of a file that is no card set, line by line."""
    data = text.encode() if isinstance(text, str) else text
    with pytest.raises(BadFile) as caught:
        read_cards(data, games.card_reader, "a.toml")
    return str(caught.value).splitlines()


def test_a_set_is_read_from_a_file(tmp_path: Path) -> None:
    path = tmp_path / "kitchen.toml"
    path.write_text(SWORD + 'text = "Draw a card."\n', encoding="utf-8")

    read = open_cards(path, games.card_reader)

    assert (read.name, read.role, read.version) == ("kitchen", "builder", "1")
    assert [card.name for card in read.cards] == ["Ladle"]
    assert read.source == path.read_text(encoding="utf-8")


def test_two_files_that_say_the_same_have_the_same_digest() -> None:
    one = read_cards((SWORD + "gold = 2\n").encode(), games.card_reader)
    same = read_cards((SWORD + "# of tin\ngold    = 2\n").encode(), games.card_reader)
    other = read_cards((SWORD + "gold = 3\n").encode(), games.card_reader)

    assert one.known_as == same.known_as
    assert one.digest != other.digest


def test_a_text_over_several_lines_is_one_text() -> None:
    text = 'text = """\nDraw a card.\n  Peek at\n2 rooms."""\n'
    (card,) = read_cards((SWORD + text).encode(), games.card_reader).cards

    assert card.text == "Draw a card. Peek at 2 rooms."


PLACES = [
    ("", "a.toml:1:1: the game is not named; write [set]"),
    ('[set]\nname = "x"\n', "a.toml:1:2: the game is not named"),
    ("[set]\ngame = 3\n", "a.toml:2:8: the game is 3"),
    ('[set]\ngame = "ludo"\n', "a.toml:2:8: no game 'ludo'; it could be: "),
    ('[set]\ngame = "clear_the_dungeon"\n', "a.toml:2:8: Clear the Dungeon has no card files; "),
    (HEAD, "a.toml:1:1: the set has no cards; write [[item]] and a card"),
    (HEAD + 'roll = "x"\n', "a.toml:4:1: a set has no \"roll\"; did you mean 'role'?"),
    (HEAD + 'role = "boss"\n', 'a.toml:4:8: no role "boss"; it could be: builder, dungeon'),
    (HEAD.replace("kitchen", "My Set"), 'a.toml:3:8: no set can be called "My Set"; it is a word'),
    (HEAD.replace("kitchen", "red-dragon"), 'a.toml:3:8: there is something called "red-dragon"'),
    (HEAD + "[[sword]]\n", 'a.toml:4:3: no kind of card "sword"; it could be: set, item'),
    (HEAD + "[item]\n", "a.toml:4:2: 'item' is no list of cards; write [[item]], in two brackets"),
    (HEAD + "[[item]]\ncost = 1\n", "a.toml:4:3: the card has no name; write name = "),
    (HEAD + '[[item]]\nname = "Ladle"\n', "a.toml:4:3: the item has no cost; write cost = and a"),
    (HEAD + '[[rental]]\nname = "Ladle"\ncost = 1\n', "a.toml:4:3: the rental has no place; write"),
    (HEAD + '[[monster]]\nname = "Cook"\n', "a.toml:4:3: the monster has no strength; write"),
    (HEAD + '[[obstacle]]\nname = "Door"\n', "a.toml:4:3: nothing clears the obstacle; say how"),
    (SWORD.replace("Ladle", "Boots"), 'a.toml:5:8: there is a card "Boots" already in Starters'),
    (SWORD + '[[item]]\nname = "Ladle"\ncost = 1\n', 'a.toml:8:8: there is a card "Ladle" already'),
    (SWORD.replace("Ladle", "x" * 41), "a.toml:5:8: the name has 41 letters; 40 go on a card"),
    (SWORD.replace("Ladle", "?"), 'a.toml:5:8: no card can be called "?"'),
    (SWORD.replace("Ladle", "a\\nb"), 'a.toml:5:8: no card can be called "a\\nb"'),
    (SWORD + "strength = 12\n", "a.toml:7:12: strength is 12; it is a number from 0 to 9"),
    (SWORD + "strength = true\n", "a.toml:7:12: strength is true; it is a number from 0 to 9"),
    (SWORD + "sword = 1\n", "a.toml:7:9: sword is 1; it is true or false"),
    (SWORD + "strenght = 2\n", 'a.toml:7:1: a card of kind item has no "strenght"; did you mean'),
    (SWORD + "locked = true\n", "a.toml:6:1: locked stands instead of cost; leave out one of the"),
    (SWORD + 'trophy = true\ntext = "Draw a card."\n', "a.toml:7:10: a trophy is never played"),
    (
        SWORD + 'invented = ["gold", "glod"]\n',
        'a.toml:7:21: nothing is called "glod"; did you mean',
    ),
    (SWORD + "number = 3\n", "a.toml:7:10: number is 3; it is text in quotes, one line"),
    (SWORD + "text = 3\n", "a.toml:7:8: the text is 3; it is sentences in quotes"),
    (SWORD + 'text = "Boss."\ncopies = 2\n', "a.toml:8:10: there is only one of a boss"),
    (SWORD + 'text = "Boss. Mini-boss."\n', "a.toml:7:8: the card is a boss and a mini-boss"),
    (SWORD + 'text = "Key. Key."\n', "a.toml:7:8: the text says something twice"),
]


@pytest.mark.parametrize("text, said", PLACES)
def test_a_fault_is_told_at_its_place(text: str, said: str) -> None:
    assert faults(text)[0].startswith(said)


TEXTS = [
    ("Drow a card.", 9, "'Drow a card.' cannot stand here; it could be: boss, cannot, cleared"),
    ("Draw a cart.", 14, "'a cart.' cannot stand here; it could be: a card | 2 to 9 cards; the"),
    ("Draw 12 cards.", 14, "'12 cards' is out of range; it could be: a card | 2 to 9 cards"),
    ("Gain strength.", 14, "'strength.' cannot stand here; it could be: a number from 1 to 9"),
    ("Draw a card", 20, "the sentence stops too early; it could be: "),
    ("Key. When defeated, draw a card.", 14, "'when defeated' never comes for a card of kind item"),
    ("draw a card.", 9, "'draw a card.' is read, but is not how it is said; write: Draw a card."),
    ("Draw a card and peek at a room or draw a card.", 40, "'and' with 'or' can be read in two"),
    ("Retire a card from your deck or discard your hand.", 49, "'deck or discard' before this can"),
    ("You may draw a card to gain 1 energy.", 17, "'draw a card' is no price: it must be known"),
    ("Hide this card.", 9, "'hide this card' can do nothing here; it goes with: when revealed,"),
    ("When revealed, retire this card.", 24, "'retire this card' can do nothing here; it goes"),
    ("Cannot be moved past.", 9, "'cannot be moved past' is nothing that a card of kind item can"),
]


@pytest.mark.parametrize("text, column, said", TEXTS)
def test_a_fault_in_a_text_is_told_at_its_character(text: str, column: int, said: str) -> None:
    (fault,) = faults(SWORD + f'text = "{text}"\n')

    assert fault.startswith(f"a.toml:7:{column}: {said}")


@pytest.mark.parametrize(
    "source, place",
    [
        ('"""\nKey.\nKee."""', "9:1"),
        ('"""Key.\n  Kee."""', "8:3"),
        ('"""\nKey. \\\n    Kee."""', "9:5"),
        ('"""\r\nKey.\r\nKee."""', "9:1"),
        ("'''\nKey.\nKee.'''", "9:1"),
        ("'Key. Kee.'", "7:14"),
        ('"K\\u0065y. Kee."', "7:19"),
        ('"Key.\\tKee."', "7:15"),
        ('"Key. 한글."', "7:14"),
        ('"Key. 한글. Kee."', "7:14"),
    ],
)
def test_the_place_in_a_string_of_any_form_is_found(source: str, place: str) -> None:
    first = faults(SWORD + f"text = {source}\n")[0]

    assert first.startswith(f"a.toml:{place}: ")


def test_every_sentence_that_is_wrong_is_told() -> None:
    text = "Drow a card. Key. Peek at 9 rooms. When revealed, gain 1 joy."

    assert [line.split(":")[2] for line in faults(SWORD + f'text = "{text}"\n')] == [
        "9",
        "35",
        "66",
    ]


def test_all_faults_of_a_file_are_told_at_once_in_its_order() -> None:
    text = HEAD + '[[item]]\nname = "Boots"\nstrength = 99\ntext = "Kee."\n[[monster]]\ngold = 99\n'

    assert [line.split(": ")[0] for line in faults(text)] == [
        "a.toml:4:3",
        "a.toml:5:8",
        "a.toml:6:12",
        "a.toml:7:9",
        "a.toml:8:3",
        "a.toml:8:3",
        "a.toml:9:8",
    ]


def test_what_is_no_toml_and_what_is_no_text_is_told_so() -> None:
    assert faults("[set")[0].startswith("a.toml:1:5: ")
    assert faults(b"[set]\n\xff")[0].startswith("a.toml:2:1: this is not text; a card file is TOML")
    assert faults("x = " + "[" * 5000)[0].startswith("a.toml:1:1: brackets are nested too deeply")


def test_a_file_that_is_not_there_is_told_so(tmp_path: Path) -> None:
    with pytest.raises(BadFile) as caught:
        open_cards(tmp_path / "none.toml", games.card_reader)
    assert "cannot be read: No such file or directory; name a file that is there" in str(
        caught.value
    )


MANY = int(os.environ.get("UNDERDECK_FUZZ", "50"))

# Any file --------------------------------------------------------------------------------------

CARDS = [card for one in shipped().values() for card in one.cards]
LINES = [
    *HEAD.splitlines(),
    *(f"[[{kind}]]" for kind in ("item", "monster", "obstacle", "rental", "starter", "sword")),
    *(f'text = "{card.text}"' for card in CARDS if card.text),
    *(f"{key} = {value}" for key in ("cost", "gold", "strength", "place") for value in (-1, 2, 99)),
    *('name = "A"', 'name = "B"', 'name = "Boots"', 'name = ""', "locked = true", "copies = 3"),
    *('text = """', '"""', "text = '''", "'''", "item = 3", "[set]", "[item]", "item.x = 1", "\\"),
]
WORDS = sorted({word for card in CARDS for word in card.text.split()})


@given(
    lines=st.lists(st.sampled_from(LINES), max_size=14), junk=st.binary(max_size=6), data=st.data()
)
@settings(max_examples=MANY, deadline=None, database=None, derandomize=True)
def test_no_file_gives_anything_but_a_set_or_faults(
    lines: list[str], junk: bytes, data: st.DataObject
) -> None:
    text = (HEAD + "\n".join(lines) + "\n").encode()
    at = data.draw(st.integers(0, len(text)))
    cut = data.draw(st.integers(0, 4))
    check(text[:at] + junk + text[at + cut :])


@given(
    words=st.lists(st.one_of(st.sampled_from(WORDS), st.text(max_size=4)), max_size=12),
    kind=st.sampled_from(["item", "monster", "obstacle", "rental", "starter"]),
)
@settings(max_examples=MANY, deadline=None, database=None, derandomize=True)
def test_no_text_gives_anything_but_a_card_or_faults(words: list[str], kind: str) -> None:
    text = " ".join(words).replace("\\", "").replace('"', "")
    numbers = "cost = 1\nplace = 1\nstrength = 1\n"
    check((HEAD + f'[[{kind}]]\nname = "A"\n{numbers}text = """{text}"""\n').encode())


@pytest.mark.parametrize("card", [card for card in CARDS if card.text], ids=lambda card: card.name)
@settings(
    max_examples=MANY // 10,
    deadline=None,
    database=None,
    derandomize=True,
    suppress_health_check=[HealthCheck.function_scoped_fixture],
)
@given(data=st.data())
def test_a_slip_in_a_real_text_is_a_fault_or_another_text(
    card: object, data: st.DataObject
) -> None:
    text = card.text  # type: ignore[attr-defined]
    at = data.draw(st.integers(0, len(text) - 1))
    slip = data.draw(st.sampled_from(["", "x", " ", ".", ",", "9", text[at] * 2]))
    wrong = text[:at] + slip + text[at + 1 :]
    kind, numbers = card.kind, "place = 1\ncost = 1\nstrength = 1\n"  # type: ignore[attr-defined]
    check((HEAD + f'[[{kind}]]\nname = "A"\n{numbers}text = "{wrong}"\n').encode())


def check(data: bytes) -> None:
    """The file is a set whose texts write back, or each of its faults is a line."""
    error: BadFile | None = None
    try:
        read = read_cards(data, games.card_reader, "a.toml")
    except BadFile as caught:
        error = caught
    if error is None:
        assert all(write(card.sentences, vocabulary()) == card.text for card in read.cards)
        return
    lines = str(error).splitlines()
    assert len(lines) == len(error.faults) > 0
    assert [line for line in lines if not PLACED.fullmatch(line)] == []
    rows = data.decode("utf-8", errors="replace").split("\n")
    for fault in error.faults:
        assert 0 <= fault.line <= len(rows)
        assert fault.column <= len(rows[fault.line - 1]) + 1

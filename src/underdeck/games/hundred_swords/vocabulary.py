"""The vocabulary of card text: which words, what stands in their slots, when they come to pass."""
# plain: made once, and read by the grammar

from __future__ import annotations

from functools import cache

from underdeck.core.cardset import CardReader, Printed
from underdeck.core.grammar import Reader
from underdeck.core.vocabulary import Choice, Counted, Digits, Trait, Trigger, Vocabulary
from underdeck.games.hundred_swords import deeds, words
from underdeck.games.hundred_swords.cards import ANY, ITEM, MONSTER, OBSTACLE
from underdeck.games.hundred_swords.piles import IN_DECK, IN_DISCARD
from underdeck.games.hundred_swords.verbs import FOR_ENERGY, FOR_MOVEMENT, FOR_STRENGTH

ITEMS = frozenset({"item", "rental", "starter"})
INSIDE = frozenset({"item", "monster", "obstacle"})
ALL = ITEMS | INSIDE

SLOTS = {
    "n": Digits(1, 9),
    "points": Choice(
        {
            "movement": (FOR_MOVEMENT, "이동"),
            "strength": (FOR_STRENGTH, "힘"),
            "energy": (FOR_ENERGY, "에너지"),
        }
    ),
    "cards": Counted("card", "cards", "카드 {n}장"),
    "rooms": Counted("room", "rooms", "방 {n}개", most=5),
    "piles": Choice(
        {
            "deck": (IN_DECK, "덱"),
            "discard": (IN_DISCARD, "버린 더미"),
            "deck or discard": (IN_DECK | IN_DISCARD, "덱이나 버린 더미"),
        }
    ),
    "kind": Choice(
        {
            "a card": (ANY, "카드"),
            "an item": (ITEM, "아이템"),
            "a monster": (MONSTER, "몬스터"),
            "an obstacle": (OBSTACLE, "장애물"),
        }
    ),
}

TRIGGERS = (
    Trigger("energy", "when played for energy", "에너지로 낼 때", ITEMS),
    Trigger("revealed", "when revealed", "공개될 때", INSIDE),
    Trigger("defeated", "when defeated", "처치될 때", frozenset({"monster"})),
    Trigger("acquired", "when acquired", "획득될 때", frozenset({"item"})),
    Trigger("cleared", "when cleared", "해결될 때", frozenset({"obstacle"})),
    Trigger("while", "while revealed", "공개되어 있는 동안", INSIDE),
)

TRAITS = (
    Trait("key", "key", "열쇠", ITEMS),
    Trait("boss", "boss", "보스", INSIDE),
    Trait("mini", "mini-boss", "미니 보스", INSIDE),
    Trait("clears", "cleared for {n} {points}", "{points} {n}로 해결", frozenset({"obstacle"})),
    Trait("passed", "cleared when moved past", "지나가면 해결", frozenset({"obstacle"})),
    Trait("waits", "cleared when {kind} is revealed", "{kind} 공개되면 해결", frozenset({"obstacle"})),
    Trait("blocks", "cannot be moved past", "지나갈 수 없음", frozenset({"obstacle"})),
    Trait("unvaporized", "cannot be vaporized", "증발시킬 수 없음", INSIDE),
)

WORDS = (
    words.Gain,
    words.PayEnergy,
    words.Retire,
    words.RetireThis,
    words.RetireHand,
    words.PutOnDeck,
    words.ReturnThis,
    words.Draw,
    words.Discard,
    words.ShuffleIn,
    words.PutThisOnDeck,
    deeds.Reveal,
    deeds.RevealNext,
    deeds.Peek,
    deeds.Hide,
    deeds.HideThis,
    deeds.Vaporize,
    deeds.VaporizeThis,
    deeds.SwapIn,
    deeds.Win,
    deeds.TakeTop,
    deeds.PassMonster,
    deeds.Mix,
    deeds.OpponentsDiscard,
    deeds.OpponentsDraw,
)

VALUES = (
    Printed("movement", 0, 5),
    Printed("strength", 0, 9),
    Printed("gold", -9, 9),
    Printed("copies", 1, 30),
    Printed("sword", flag=True),
)

PRINTED = {
    "item": (
        Printed("cost", 0, 9),
        *VALUES,
        Printed("locked", flag=True),
        Printed("trophy", flag=True),
    ),
    "rental": (Printed("cost", 0, 9, required=True), *VALUES),
    "starter": VALUES,
    "monster": (
        Printed("strength", 1, 12),
        Printed("gold", -9, 9),
        Printed("copies", 1, 30),
        Printed("locked", flag=True),
    ),
    "obstacle": (Printed("gold", -9, 9), Printed("copies", 1, 30), Printed("locked", flag=True)),
}

ROLES = ("dungeon", "builder", "many", "starters")


@cache
def vocabulary() -> Vocabulary:
    """The vocabulary of the game."""
    return Vocabulary(WORDS, SLOTS, TRIGGERS, TRAITS)


@cache
def reader() -> Reader:
    """The reader of card text; its grammar is built once."""
    return Reader(vocabulary())


def card_reader() -> CardReader:
    """A reader of card files."""
    return CardReader(reader(), PRINTED, ROLES)

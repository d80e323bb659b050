"""The vocabulary of card text: which words, what stands in their slots, when they come to pass."""
# plain: made once, and read by the grammar

from __future__ import annotations

from functools import cache

from underdeck.core.reader import Reader
from underdeck.core.vocabulary import Choice, Counted, Digits, Slot, Trait, Trigger, Vocabulary
from underdeck.games.hundred_swords.cards import ANY, ITEM, MONSTER, OBSTACLE
from underdeck.games.hundred_swords.piles import IN_DECK, IN_DISCARD
from underdeck.games.hundred_swords.verbs import FOR_ENERGY, FOR_MOVEMENT, FOR_STRENGTH
from underdeck.games.hundred_swords.words import (
    conditions,
    depths,
    hand,
    inside,
    opponents,
    own,
    points,
    rooms,
    this,
)

ITEMS = frozenset({"item", "rental", "starter"})
INSIDE = frozenset({"item", "monster", "obstacle"})
OBSTACLES = frozenset({"obstacle"})
ALL = ITEMS | INSIDE

SLOTS: dict[str, Slot] = {
    "n": Digits(1, 9),
    "points": Choice(
        {
            "movement": (FOR_MOVEMENT, "이동"),
            "strength": (FOR_STRENGTH, "힘"),
            "energy": (FOR_ENERGY, "에너지"),
        }
    ),
    "things": Choice(
        {
            "sword in play": (points.SWORDS, "낸 검"),
            "card in your hand": (points.CARDS, "손에 든 카드"),
            "empty room": (points.EMPTY, "빈 방"),
            "hidden room": (points.HIDDEN, "숨겨진 방"),
            "revealed monster": (points.MONSTERS, "공개된 몬스터"),
        }
    ),
    "cards": Counted("a card", "{n} cards", "카드 {n}장"),
    "rooms": Counted("a room", "{n} rooms", "방 {n}개", most=5),
    "top": Counted("top card", "top {n} cards", "맨 위 카드 {n}장"),
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
    Trigger("energy", "when played for energy", "에너지로 내면", ITEMS),
    Trigger("revealed", "when revealed", "공개되면", INSIDE),
    Trigger("defeated", "when defeated", "처치되면", frozenset({"monster"})),
    Trigger("acquired", "when acquired", "획득되면", frozenset({"item"})),
    Trigger("cleared", "when cleared", "해결되면", OBSTACLES),
    Trigger("while", "while revealed", "공개되어 있는 동안", INSIDE),
)

TRAITS = (
    Trait("key", "key", "열쇠", ITEMS),
    Trait("boss", "boss", "보스", INSIDE),
    Trait("mini", "mini-boss", "미니 보스", INSIDE),
    Trait("clears", "cleared for {n} {points}", "{points} {n:으로} 해결", OBSTACLES),
    Trait("passed", "cleared when moved past", "지나가면 해결", OBSTACLES),
    Trait("waits", "cleared when {kind} is revealed", "{kind:이} 공개되면 해결", OBSTACLES),
    Trait("blocks", "cannot be moved past", "지나갈 수 없음", OBSTACLES),
    Trait("unvaporized", "cannot be vaporized", "증발시킬 수 없음", INSIDE),
)

WORDS = (
    points.Gain,
    points.GainFor,
    points.Double,
    hand.PayEnergy,
    own.Draw,
    own.Find,
    own.Retire,
    own.Recover,
    own.Bank,
    own.PutOnDeck,
    own.ShuffleIn,
    hand.Discard,
    hand.DiscardHand,
    hand.RetireHand,
    hand.HandOnDeck,
    hand.Trade,
    this.RetireThis,
    this.ReturnThis,
    this.BankThis,
    this.PutThisOnDeck,
    this.GiveThis,
    this.HideThis,
    this.SwapThis,
    this.SinkThis,
    this.VaporizeThis,
    rooms.Reveal,
    rooms.RevealNext,
    rooms.Peek,
    rooms.SwapRooms,
    inside.Hide,
    inside.HideAll,
    inside.Vaporize,
    inside.SwapIn,
    inside.Surprise,
    inside.PassMonster,
    inside.Win,
    inside.OpenHere,
    depths.TakeTop,
    depths.PeekTop,
    depths.SinkTop,
    depths.VaporizeTop,
    depths.Fill,
    depths.Mix,
    rooms.PeekOther,
    rooms.SwapOther,
    opponents.OpponentsDiscard,
    opponents.OpponentsMill,
    opponents.OpponentsDraw,
    opponents.AllDraw,
    opponents.Steal,
)

CONDITIONS = (
    conditions.Outside,
    conditions.LastRoom,
    conditions.RoomEmpty,
    conditions.HandEmpty,
    conditions.DeckEmpty,
    conditions.DiscardEmpty,
    conditions.Trophies,
)


AT_ONCE = "when played for movement or strength"  # what has no trigger comes to pass (HS-4.2)


@cache
def vocabulary() -> Vocabulary:
    """The vocabulary of the game."""
    return Vocabulary(WORDS, SLOTS, TRIGGERS, TRAITS, CONDITIONS, ITEMS, AT_ONCE)


@cache
def reader() -> Reader:
    """The reader of card text; its grammar is built once."""
    return Reader(vocabulary())

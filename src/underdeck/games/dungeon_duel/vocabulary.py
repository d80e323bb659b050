"""The vocabulary of card text: which words, what stands in their slots, when they come to pass."""
# plain: made once, and read by the grammar

from __future__ import annotations

from functools import cache

from underdeck.core.reader import Reader
from underdeck.core.vocabulary import Choice, Counted, Digits, Slot, Trait, Trigger, Vocabulary
from underdeck.games.dungeon_duel.words import fortunes, tokens

SKILLED = frozenset({"class", "power"})
FIGHTERS = SKILLED | {"weapon", "follower"}

ELEMENTS = {
    "fire": (1, "불"),
    "water": (2, "물"),
    "earth": (3, "땅"),
    "wind": (4, "바람"),
    "light": (5, "빛"),
    "dark": (6, "어둠"),
}

SLOTS: dict[str, Slot] = {
    "n": Digits(1, 9),
    "tokens": Counted("a damage token", "{n} damage tokens", "피해 토큰 {n}개", most=5),
    "element": Choice(ELEMENTS),
}

TRIGGERS = (
    Trigger("recruited", "when recruited", "영입되면", frozenset({"follower"})),
    Trigger("learned", "when learned", "배우면", frozenset({"class"})),
    Trigger("beaten", "when you beat a monster", "몬스터를 이기면", frozenset({"class"})),
)

TRAITS = (
    Trait("element", "{element} element", "{element} 속성", frozenset({"elemental", "power"})),
    Trait("up", "row {n} lies face up", "{n}번째 줄은 앞면", frozenset({"layout"})),
    Trait(
        "any",
        "sword, bow or spear, as you choose",
        "검, 활, 창 가운데 원하는 것",
        frozenset({"weapon"}),
    ),
    Trait("weakens", "monsters have {n} HP less", "몬스터의 HP {n} 감소", SKILLED | {"weapon"}),
    Trait("bonus", "your weapon deals {n} more", "무기의 피해 {n} 증가", SKILLED),
    Trait("flat", "{n} damage in every fight", "모든 전투에서 피해 {n}", FIGHTERS),
    Trait("rest", "your rests give {n} more", "휴식으로 얻는 HP {n} 증가", SKILLED),
    Trait("cheaper", "followers cost you {n} less", "동료의 비용 {n} 감소", SKILLED),
    Trait("sacrifice", "your sacrifices cost {n} less", "희생의 비용 {n} 감소", SKILLED),
    Trait("lessons", "your classes require {n} soul less", "직업의 요구 영혼 {n} 감소", SKILLED),
    Trait("safe", "your followers are safe from death traps", "동료가 죽음의 함정에 면역", SKILLED),
    Trait(
        "second",
        "you may choose the second face-up card of a column",
        "열의 두 번째 앞면 카드를 고를 수 있음",
        SKILLED,
    ),
)

WORDS = (
    fortunes.Wound,
    fortunes.Heal,
    fortunes.Bleed,
    fortunes.Rise,
    fortunes.ExtraTurn,
    tokens.PutDamage,
    tokens.PutDeath,
    tokens.PutTile,
)


@cache
def vocabulary() -> Vocabulary:
    """The vocabulary of the game."""
    return Vocabulary(WORDS, SLOTS, TRIGGERS, TRAITS, (), played=frozenset({"trap"}))


@cache
def reader() -> Reader:
    """The reader of card text; its grammar is built once."""
    return Reader(vocabulary())

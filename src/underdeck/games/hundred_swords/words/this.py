"""Words about the card whose text it is: having been played, or lying in the dungeon face up."""

from __future__ import annotations

import underdeck.games.hundred_swords.dungeon as dungeon
import underdeck.games.hundred_swords.piles as piles
import underdeck.games.hundred_swords.taking as taking
from underdeck.core.kernel import State, Step
from underdeck.core.widths import i32
from underdeck.core.words import Word
from underdeck.games.hundred_swords.cards import cards_of
from underdeck.games.hundred_swords.places import (
    DISCARD,
    DUNGEON_DECK,
    HAND,
    PLAYED,
    RETURNS,
    ROOM,
    ROOMS,
)
from underdeck.games.hundred_swords.told import GAVE, RETURNED, SANK

RETURNS_A_TURN = 9  # by then whoever plays has had enough (HS-4.5R)


class Played(Word):
    """Something done with the card itself after it was played; a rental goes back to its place
    instead (HS-3.2R)."""

    __slots__ = ()

    only = ("", "energy")
    pays = True

    def act(self, s: State, me: i32, card: i32) -> None:
        """What is done with the card, which has been taken out of play."""
        raise NotImplementedError

    def possible(self, s: State, me: i32, it: i32) -> bool:
        return PLAYED.holding(s, me, it)

    def begin(self, s: State, me: i32, it: i32) -> None:
        if not self.possible(s, me, it):
            return
        if cards_of(s).is_rental(it):
            piles.put_away(s, cards_of(s), me, PLAYED, PLAYED.find(s, me, it))
            return
        PLAYED.take(s, me, it)
        self.act(s, me, it)


class RetireThis(Played):
    """Retire the card; a rental cannot be (HS-7.2)."""

    __slots__ = ()

    reads = "retire this card"
    korean = "이 카드를 은퇴시킨다"

    def possible(self, s: State, me: i32, it: i32) -> bool:
        return PLAYED.holding(s, me, it) and not cards_of(s).is_rental(it)

    def act(self, s: State, me: i32, card: i32) -> None:
        piles.retire(s, me, card)


class BankThis(Played):
    """Put the card into the trophies: its gold stays, the deck is rid of it."""

    __slots__ = ()

    reads = "put this card into your trophies"
    korean = "이 카드를 전리품에 놓는다"

    def act(self, s: State, me: i32, card: i32) -> None:
        piles.bank(s, me, card)


class PutThisOnDeck(Played):
    """Put the card on top of the deck, for all to know; an empty deck is the discard first."""

    __slots__ = ("mix",)

    reads = "put this card on top of your deck"
    korean = "이 카드를 덱 위에 놓는다"

    mix: Step

    def __init__(self) -> None:
        super().__init__()
        self.mix = piles.ShuffleDeck()

    def parts(self) -> list[Step]:
        return [self.mix]

    def begin(self, s: State, me: i32, it: i32) -> None:
        own = PLAYED.holding(s, me, it) and not cards_of(s).is_rental(it)
        if own and piles.must_shuffle(s, me):
            s.do(self, me, it)
            s.do(self.mix, me, 0)
        else:
            super().begin(s, me, it)

    def act(self, s: State, me: i32, card: i32) -> None:
        piles.put_on_deck(s, me, card)


class GiveThis(Played):
    """The card goes to the next player, who has it from then on, gold and all."""

    __slots__ = ()

    reads = "put this card into the next player's discard"
    korean = "이 카드를 다음 플레이어의 버린 더미에 놓는다"

    def possible(self, s: State, me: i32, it: i32) -> bool:
        return (
            piles.opponents(s) > 0
            and piles.may_own(s, piles.opponent(s, me, 1))
            and PLAYED.holding(s, me, it)
        )

    def act(self, s: State, me: i32, card: i32) -> None:
        next_player = piles.opponent(s, me, 1)
        piles.disown(s, me, card)
        piles.own(s, next_player, card)
        DISCARD.put(s, next_player, card)
        s.tell(GAVE, me, card, next_player + 1, 0)


class ReturnThis(Word):
    """Take the card back into the hand, at most nine times a turn (HS-4.5R)."""

    __slots__ = ()

    reads = "return this card to your hand"
    korean = "이 카드를 손으로 되돌린다"
    only = ("", "energy")

    def possible(self, s: State, me: i32, it: i32) -> bool:
        return PLAYED.holding(s, me, it) and RETURNS.get(s, 0) < RETURNS_A_TURN

    def begin(self, s: State, me: i32, it: i32) -> None:
        if self.possible(s, me, it):
            RETURNS.add(s, 0, 1)
            PLAYED.take(s, me, it)
            HAND.put(s, me, it)
            s.tell(RETURNED, me, it, 0, 0)


class InDungeon(Word):
    """Something done with the card itself where it lies face up in the dungeon."""

    __slots__ = ()

    only = ("revealed", "while")

    def act(self, s: State, me: i32, where: i32) -> None:
        """What is done with it there."""
        raise NotImplementedError

    def fits_room(self, s: State, where: i32) -> bool:
        """Whether it can be done there."""
        return True

    def possible(self, s: State, me: i32, it: i32) -> bool:
        where = dungeon.find_face_up(s, it)
        return where >= 0 and self.fits_room(s, where)

    def begin(self, s: State, me: i32, it: i32) -> None:
        where = dungeon.find_face_up(s, it)
        if where >= 0 and self.fits_room(s, where):
            self.act(s, me, where)


class HideThis(InDungeon):
    """Turn the card face down; all know it (HS-7.5R)."""

    __slots__ = ()

    reads = "hide this card"
    korean = "이 카드를 숨긴다"

    def act(self, s: State, me: i32, where: i32) -> None:
        dungeon.turn_down(s, me, where)


class VaporizeThis(InDungeon):
    """Take the card out of the game (HS-7.2R), unless it cannot be vaporized."""

    __slots__ = ()

    reads = "vaporize this card"
    korean = "이 카드를 증발시킨다"

    def fits_room(self, s: State, where: i32) -> bool:
        return not cards_of(s).unvaporized[ROOM.card(s, where, 0)]

    def act(self, s: State, me: i32, where: i32) -> None:
        piles.vaporize(s, me, taking.remove(s, cards_of(s), where))


class SwapThis(InDungeon):
    """The card changes places with what lies in the room to its right (HS-9.6R)."""

    __slots__ = ()

    reads = "swap this card with the room to its right"
    korean = "이 카드를 오른쪽 방과 바꾼다"

    def fits_room(self, s: State, where: i32) -> bool:
        return where % ROOMS < ROOMS - 1

    def act(self, s: State, me: i32, where: i32) -> None:
        dungeon.exchange(s, me, where, where + 1)


class SinkThis(InDungeon):
    """The card goes to the bottom of the dungeon deck; all know it is there (HS-7.5R)."""

    __slots__ = ()

    reads = "put this card at the bottom of the dungeon deck"
    korean = "이 카드를 던전 덱 맨 아래에 놓는다"

    def act(self, s: State, me: i32, where: i32) -> None:
        mark = dungeon.hidden_mark(s, ROOM.mark(s, where, 0))
        card = ROOM.remove(s, where, 0)
        dungeon.end_surprise(s, where)
        DUNGEON_DECK.put_under(s, dungeon.of(where), card, mark)
        s.tell(SANK, me, card, 0, 0)

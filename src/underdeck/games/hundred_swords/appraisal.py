"""From the texts of cards to what they are worth to a player with rules of thumb."""
# plain: made once a game

from __future__ import annotations

from underdeck.core.cardset import CardText
from underdeck.core.sentences import May, Say, Sentence, Then
from underdeck.games.hundred_swords.table import Table
from underdeck.games.hundred_swords.verbs import FOR_STRENGTH
from underdeck.games.hundred_swords.words import hand, inside, own, points, rooms, this
from underdeck.games.hundred_swords.words.depths import TakeTop
from underdeck.games.hundred_swords.worth import Worth

BONUS = {own.Retire: 60, hand.RetireHand: 50, own.Draw: 30, TakeTop: 250, own.Bank: 60}


def appraise(table: Table) -> Worth:
    """What each card of a match is worth."""
    worth = Worth(table.cards)
    for card, text in enumerate(table.texts):
        if text is not None:
            weigh(worth, card, text)
    return worth


def weigh(worth: Worth, card: int, text: CardText) -> None:
    """Note what the text of a card does for its player."""
    if text.claims("key"):
        worth.opens[card] = 1
    for sentence in text.sentences:
        if not isinstance(sentence, Sentence):
            continue
        trigger = sentence.trigger.name if sentence.trigger else ""
        if trigger == "":
            played(worth, card, sentence)
        elif trigger == "energy":
            worth.energy[card] += sum(
                dict(say.slots)["n"] for say in sentence.said() if say.word is points.Gain
            )
        elif trigger == "while":
            offered(worth, card, text, sentence)
        elif trigger in ("defeated", "acquired", "cleared"):
            worth.bonus[card] += sum(BONUS.get(say.word, 0) for say in sentence.said())


def played(worth: Worth, card: int, sentence: Sentence) -> None:
    """What a sentence does when its card is played."""
    deed = sentence.deed
    cost = price(deed) if isinstance(deed, May) else 0
    sure = isinstance(deed, Then)
    for say in sentence.said():
        slots = dict(say.slots)
        if say.word is own.Draw and sure:
            worth.draws[card] += slots["cards"]
        elif say.word is points.Gain and sure and slots["points"] == FOR_STRENGTH:
            worth.strength[card] += slots["n"]
        elif say.word is points.GainFor and slots["points"] == FOR_STRENGTH:
            worth.per_sword[card] += slots["n"] if slots["things"] == points.SWORDS else 0
        elif say.word is points.Gain and slots["points"] == FOR_STRENGTH:
            worth.boost[card], worth.boost_cost[card] = slots["n"], cost
        elif say.word is this.ReturnThis and worth.strength[card] > 0:
            worth.boost[card], worth.boost_cost[card] = worth.strength[card], cost
        elif say.word is inside.OpenHere:
            worth.opens[card] = 1 + cost
        elif say.word is inside.Win:
            worth.wins[card] = 1 + cost
        elif say.word in (inside.PassMonster, inside.Hide, inside.Surprise):
            worth.passes[card] = True
        elif say.word in BONUS:
            worth.bonus[card] += BONUS[say.word]


def offered(worth: Worth, card: int, text: CardText, sentence: Sentence) -> None:
    """What a card of the dungeon has on offer."""
    deed = sentence.deed
    if isinstance(deed, May):
        for say in deed.deed.said():
            slots = dict(say.slots)
            if say.word is points.Gain and slots["points"] == FOR_STRENGTH:
                worth.offer[card], worth.offer_cost[card] = slots["n"], price(deed)
            if say.word is rooms.Reveal and text.claims("waits"):
                worth.awaits[card] = 1 + price(deed)


def price(deed: May) -> int:
    """How many cards of the hand a price takes."""
    n = 0
    for say in deed.pay.parts if deed.pay is not None else ():
        n += in_cards(say)
    return n


def in_cards(say: Say) -> int:
    """How many cards of the hand a word takes."""
    slots = dict(say.slots)
    if say.word is hand.PayEnergy:
        return slots["n"]
    return slots["cards"] if say.word in (hand.Discard, hand.RetireHand, hand.HandOnDeck) else 0

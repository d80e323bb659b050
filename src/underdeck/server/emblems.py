"""Which drawing stands for a card: chosen by the words of its name, else by its kind."""

from __future__ import annotations

import re
import zlib
from typing import NamedTuple

TINTS = 8

# The motifs, each with words that call for it; the first whose word is in the name is taken.
WORDS = {
    "door": "door gate portcullis hatch curtain flap lattice",
    "key": "key lockpick locksmith",
    "lock": "lock locks vault safe",
    "boots": "boots shoes sled skates sandals trousers greaves",
    "map": "map compass floor plan path",
    "torch": "torch candle campfire fire ember lava match",
    "lantern": "lantern lamp light glow dawn lighthouse",
    "book": "book page scroll manual rulebook poem script",
    "chest": "chest box trunk hoard drawer",
    "bag": "bag backpack pocket belt purse satchel basket",
    "crown": "crown regent king queen prince royal empress captain",
    "gem": "gem crystal ruby marble pearl diamond frozen glass ice",
    "coin": "coin coins gold treasure tax money market stall",
    "potion": "potion cup brew broth soup jelly honey salve bandages leech",
    "shovel": "shovel spade pickaxe pick hammer tool wrench",
    "axe": "axe hatchet cleaver block headsman's",
    "bow": "bow archer crossbowman hunting ranger sharpshooter",
    "spear": "spear lance lancer halberdier spearman trident",
    "shield": "shield guard knight paladin armor armour maiden",
    "helmet": "helmet warrior captain",
    "wand": "wand staff magic rune wizard witch spell",
    "sword": "sword swords blade blades sabre swordsman duellist dagger fencer",
    "skull": "skull skeleton bone bony grave corpse dead undertaker judge",
    "ghost": "ghost wraith phantom spirit shade haunted",
    "dragon": "dragon drake wyrm serpent lizard",
    "mammoth": "mammoth elephant calf",
    "wolf": "wolf hound dog fox bear cat",
    "bat": "bat crow owl bird feather harpy moth",
    "rat": "rat mouse mole",
    "spider": "spider widow web",
    "bee": "bee hive drone larva swarm wasp",
    "slime": "slime blob ooze mould puddle",
    "ogre": "ogre troll giant goblin kobold imp golem titan colossus",
    "eye": "eye peek mirror search watch spy seer",
    "gear": "gear clockwork machine engine robot computer server",
    "screen": "screen window popup browser monitor printer virus",
    "mask": "mask actor playhouse stage clown puppet",
    "moon": "moon night eclipse star",
    "snow": "snow frost frosty blizzard winter snowball glacier",
    "water": "water well tide deep drowned sea wave rain",
    "tree": "tree root forest moss herb mushroom",
    "pit": "pit hole crevasse trap snare",
    "shrine": "shrine altar monk priest temple chapel",
    "bell": "bell alarm whistle horn",
    "hourglass": "hourglass clock time sand",
    "dice": "dice luck gambler lottery",
    "rope": "rope ladder wire gallows chain",
    "pan": "pan kitchen cellar cook oven",
    "music": "bard song drum lute choir",
    "heart": "heart healer love",
}
KINDS = {
    "item": "chest",
    "rental": "bag",
    "starter": "sword",
    "monster": "ogre",
    "obstacle": "door",
    "elemental": "torch",
    "devil": "skull",
    "follower": "helmet",
    "weapon": "sword",
    "treatment": "potion",
    "trap": "pit",
    "class": "shield",
    "power": "wand",
}
FALLBACK = "star"
CALLED = {word: motif for motif, words in WORDS.items() for word in words.split()}


class Emblem(NamedTuple):
    """A motif of the sprite, and a tint from 0."""

    motif: str
    tint: int


def emblem(name: str, kind: str) -> Emblem:
    """The drawing for a card.

    >>> emblem("Cursed Sword", "item").motif, emblem("Whatnot", "monster").motif
    ('sword', 'ogre')
    """
    words = re.findall(r"[\w']+", name.lower())
    motif = next((CALLED[word] for word in reversed(words) if word in CALLED), "")
    return Emblem(motif or KINDS.get(kind, FALLBACK), zlib.crc32(name.encode()) % TINTS)

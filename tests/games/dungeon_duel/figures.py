"""The figures that stories are told with, whatever the set says today."""

from __future__ import annotations

# hp, sword, bow, spear, soul
FIGURES = {
    "Cellar Rat": (3, 2, 1, 0, 1),
    "Lantern Bat": (3, 0, 2, 1, 1),
    "Mould Slime": (4, 1, 0, 2, 1),
    "Cave Toad": (4, 1, 1, 2, 1),
    "Bone Clerk": (5, 2, 0, 1, 1),
    "Gutter Goblin": (5, 1, 2, 0, 1),
    "Rust Crab": (6, 0, 1, 2, 1),
    "Sleepy Ogre": (7, 2, 2, 1, 1),
    "Moss Troll": (6, 2, 0, 1, 1),
    "Mirror Cat": (6, 1, 2, 0, 1),
    "Drowned Guard": (7, 0, 1, 2, 1),
    "Clockwork Hound": (8, 2, 1, 1, 1),
    "Blind Wyrm": (9, 1, 3, 0, 1),
    "Tombstone Turtle": (10, 2, 0, 1, 1),
    "Salt Widow": (10, 0, 3, 2, 2),
    "Iron Maiden": (11, 3, 0, 2, 2),
    "Marble Bull": (9, 2, 1, 1, 1),
    "Glass Spider": (10, 1, 3, 1, 1),
    "Crowned Corpse": (11, 3, 1, 1, 1),
    "Tide Ogre": (12, 1, 1, 3, 1),
    "Seven-Armed Saint": (13, 2, 2, 2, 2),
    "Vault Dragon": (15, 3, 1, 2, 2),
    "Night Colossus": (16, 1, 2, 3, 2),
    "Ember Imp": (4, 0, 2, 1, 0),
    "Puddle Nymph": (4, 2, 0, 1, 0),
    "Clod Golem": (5, 1, 0, 2, 0),
    "Draught Sprite": (3, 1, 2, 0, 0),
    "Candle Wisp": (4, 0, 1, 2, 0),
    "Forge Hound": (7, 0, 2, 1, 0),
    "Well Serpent": (7, 2, 1, 0, 0),
    "Root Giant": (8, 1, 0, 3, 0),
    "Storm Crow": (6, 0, 3, 1, 0),
    "Shade Monk": (7, 3, 0, 1, 0),
    "Lava Prince": (11, 0, 2, 3, 0),
    "Deep Leviathan": (11, 3, 0, 2, 0),
    "Basalt Titan": (12, 2, 0, 3, 0),
    "Dawn Unicorn": (10, 1, 3, 0, 0),
    "Eclipse Bishop": (10, 3, 1, 0, 0),
}
HP = {"Bandages": 2, "Herb Broth": 3, "Leech Jar": 3, "Monk's Salve": 4, "Phoenix Feather": 5}
REST = {"Priest": 2}
WEAKENS = {"Witch": 4, "Wraith Wand": 2}
FLAT = {"Rune Master": 2, "Black Rune": 3, "Leech": 1}

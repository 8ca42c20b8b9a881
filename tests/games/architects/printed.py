"""What is printed on the cards, copied from the pieces."""

from __future__ import annotations

LETTERS = {"c": "clay", "w": "wood", "s": "stone", "g": "gold", "m": "marble"}
TRAINED = {"C": "woodcutter", "T": "miner", "M": "stonecutter"}
"""For each skill, an apprentice whose ability does not matter when something is built."""


def goods_of(text: str) -> dict[str, int]:
    """`3w 1g` as goods."""
    return {LETTERS[part[-1]]: int(part[:-1]) for part in text.split()}


# fmt: off
BUILDINGS: tuple[tuple[str, str, str, int, int], ...] = (
    # name             skills  price           virtue  points
    ("armoury",        "CM",   "3w 5s 1g",      0,  9),
    ("barracks",       "CTM",  "2c 6w 2g",      0,  10),
    ("betting-house",  "",     "1c 2s 1g",      -1, 7),
    ("church",         "",     "3c 3s",         1,  5),
    ("clay-pit",       "",     "4c 1w",         0,  3),
    ("drafting-room",  "CT",   "4s 3g",         0,  8),
    ("factory",        "M",    "2w 2s 3g",      0,  7),
    ("fortress",       "CTM",  "3c 4s 1g 2m",   -2, 12),
    ("hideout",        "CM",   "1c 3w 2s",      -2, 8),
    ("library",        "CT",   "4w 2s 1m",      0,  8),
    ("lumber-camp",    "",     "4c 2s",         0,  3),
    ("monument",       "TM",   "2w 3s 2m",      1,  9),
    ("palace",         "TM",   "3w 3s 2m",      0,  9),
    ("smithy",         "",     "4c 2w",         0,  3),
    ("tavern",         "C",    "3w 2s 1g",      0,  6),
    ("thieves-den",    "M",    "1c 2w 3s",      -2, 8),
    ("treasury",       "T",    "1w 3s 1g",      0,  6),
    ("watchtower",     "CTM",  "3c 4w 1g 1m",   -1, 11),
    ("well",           "",     "2w 2s",         0,  3),
    ("aqueduct",       "",     "2c 3w 1g",      0,  3),
    ("carpenters-hut", "",     "3c 1w 1s",      0,  5),
    ("castle",         "CTM",  "2c 4w 1g 2m",   0,  10),
    ("chapel",         "C",    "2c 1w 4s",      1,  6),
    ("clay-market",    "T",    "3c 2s 1g",      0,  6),
    ("dungeon",        "CTM",  "4s 2g 2m",      -1, 14),
    ("fountain",       "",     "3s 1m",         1,  4),
    ("gamblers-den",   "CT",   "1s 1g 3m",      -2, 10),
    ("keep",           "CTM",  "5w 2s 2g",      -2, 12),
    ("lighthouse",     "T",    "3w 1s 2m",      0,  6),
    ("masons-hut",     "",     "2w 4s",         0,  5),
    ("moneylender",    "M",    "4c 2w 1g",      -1, 5),
    ("observatory",    "C",    "1c 3w 1s 1g",   0,  7),
    ("reservoir",      "",     "6c 1w",         0,  4),
    ("silver-market",  "T",    "2w 1g 1m",      0,  6),
    ("steeple",        "",     "2w 2g",         1,  4),
    ("stone-market",   "M",    "2c 4s 1m",      0,  7),
    ("tilers-hut",     "",     "2c 1w 2s",      0,  5),
    ("trading-post",   "M",    "1w 3s 2g",      0,  7),
    ("university",     "CTM",  "4c 2w 3s 2m",   1,  11),
    ("wood-market",    "C",    "2c 4w 1g",      0,  7),
)
PROMO_BUILDINGS: tuple[tuple[str, str, str, int, int], ...] = (
    ("crane",          "",     "3w 1s",         0,  3),
    ("graveyard",      "CTM",  "4c 1w 2s 2m",   -1, 12),
    ("museum",         "",     "1c 5w 1s",      0,  4),
)

APPRENTICES: tuple[tuple[str, int, str, int], ...] = (
    # name                   copies  skills  virtue
    ("acolyte-card",         1, "C",   1),
    ("acolyte-clay",         1, "T",   1),
    ("acolyte-silver",       1, "M",   1),
    ("conspirator",          2, "C",   0),
    ("debt-collector-clay",  1, "T",   0),
    ("debt-collector-stone", 1, "M",   0),
    ("debt-collector-wood",  1, "C",   0),
    ("gatekeeper",           1, "M",   -1),
    ("illusionist",          1, "C",   -1),
    ("jeweller",             2, "T",   0),
    ("labourer",             1, "CTM", 0),
    ("merchant-clay",        1, "T",   0),
    ("merchant-gold",        1, "M",   0),
    ("merchant-marble",      1, "T",   0),
    ("merchant-stone",       1, "M",   0),
    ("merchant-wood",        1, "C",   0),
    ("miner",                2, "T",   0),
    ("patron-clay",          1, "T",   0),
    ("patron-silver",        1, "M",   0),
    ("patron-stone",         1, "M",   0),
    ("patron-wood",          1, "C",   0),
    ("pickpocket",           1, "T",   -1),
    ("squire-gold",          1, "T",   1),
    ("squire-marble",        1, "M",   1),
    ("squire-virtue",        1, "C",   1),
    ("stonecutter",          2, "M",   0),
    ("swindler-clay",        1, "T",   -1),
    ("swindler-stone",       1, "M",   -1),
    ("swindler-wood",        1, "C",   -1),
    ("thief",                1, "C",   0),
    ("trader-clay",          1, "T",   0),
    ("trader-stone",         1, "M",   0),
    ("trader-wood",          1, "C",   0),
    ("trickster",            1, "M",   -1),
    ("woodcutter",           2, "C",   0),
)
PROMO_APPRENTICES: tuple[tuple[str, int, str, int], ...] = (
    ("enforcer",             1, "T",   0),
    ("overseer",             1, "M",   0),
    ("peddler",              1, "C",   -1),
)

MARKET: tuple[tuple[str, str, str], ...] = (
    # card        small side  large side
    ("market-1",  "1m",       "2m 2w"),
    ("market-2",  "2g",       "1m 1g 1s 1w"),
    ("market-3",  "1m 1s",    "2m 2s"),
    ("market-4",  "1g 1w",    "1g 1s 2w"),
    ("market-5",  "1m 1w",    "1m 1w 2s"),
    ("market-6",  "1m",       "2m 2s"),
    ("market-7",  "2g",       "1m 1w 2s"),
    ("market-8",  "1m 1s",    "1g 1s 2w"),
    ("market-9",  "1g 1w",    "1m 1g 1s 1w"),
    ("market-10", "1m 1w",    "2m 2w"),
)
# fmt: on

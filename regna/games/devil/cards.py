"""The cards, one line each. A card's number is its place in `CARDS`; its words are in the language files.

Nearly everything here is reconstructed: of most cards nothing is known, and of those that the rulebook explains
(p. 20) names and what they do, but hardly a figure. What is known says so: `RULEBOOK`.
"""

from __future__ import annotations

from ...kernel import RULEBOOK
from .constants import (
    ALCHEMIST,
    ASCETIC,
    BURGHER,
    FARMER,
    FIRST,
    FUNDAMENTALIST,
    GUEST,
    PLEBEIAN,
    PRIEST,
    RELIGIOUS,
    RURAL,
    SCIENCE,
    URBAN,
)
from .pieces import Achievement, Building, Courtier, Event, Inquisitor, Section, Summary, Track
from .values import (
    ACTION,
    ALWAYS,
    ANY,
    BUILT,
    FINAL,
    INQUISITION,
    INTEREST,
    PRODUCTION,
    REPUTATION,
    Effect,
    gain,
    goods,
    pay,
    swap,
)

ONE_BASIC = goods(any_basic=1)

# fmt: off
# Round, pile of round 1, symbols, points, price, when it does what. A science building costs 4 reputation besides (p. 14).
BUILDINGS = (
    Building("mill",                 1, "A", (RURAL,),            1, goods(wood=1, stone=2),                     PRODUCTION,  gain(wheat=1)),
    Building("sawmill",              1, "A", (RURAL,),            1, goods(stone=2, coin=2),                     PRODUCTION,  gain(wood=1)),
    Building("quarry",               1, "A", (RURAL,),            1, goods(wood=2, coin=2),                      PRODUCTION,  gain(stone=1)),
    Building("farm",                 1, "A", (RURAL,),            1, goods(wood=1, stone=1, coin=1),             ACTION,      gain(wheat=2)),
    Building("market",               1, "B", (URBAN,),            1, goods(wood=2, coin=1),                      ACTION,      swap(2, ONE_BASIC, coin=4)),
    Building("tavern",               1, "B", (URBAN,),            1, goods(wood=1, glass=1, coin=1),             PRODUCTION,  gain(coin=2)),
    Building("workshop",             1, "B", (URBAN,),            1, goods(wood=1, stone=1, coin=1),             ACTION,      swap(1, goods(any_basic=1, coin=1), any_precious=1)),
    Building("craftsmens-guild",     1, "B", (URBAN,),            2, goods(stone=1, marble=1),                   BUILT,       Effect("courtier", of=BURGHER)),
    Building("rectory",              1, "C", (RELIGIOUS,),        1, goods(wood=1, stone=1, coin=1),             PRODUCTION,  Effect("reputation", 1)),
    Building("chapel",               1, "C", (RELIGIOUS,),        2, goods(stone=1, glass=1),                    BUILT,       Effect("reputation", 2)),
    Building("hermitage",            1, "C", (RELIGIOUS,),        1, goods(wood=1, marble=1),                    BUILT,       Effect("angels", 1)),
    Building("almshouse",            1, "C", (RELIGIOUS,),        1, goods(wood=1, stone=1),                     ACTION,      swap(1, goods(wheat=1), reputation=3)),
    Building("herbalist",            1, "D", (SCIENCE,),          1, goods(wood=1, stone=1),                     PRODUCTION,  gain(coin=1)),
    Building("laboratory",           1, "D", (SCIENCE,),          1, goods(wood=1, glass=1),                     ACTION,      swap(1, ONE_BASIC, any_precious=1)),
    Building("coaching-inn",         1, "D", (RURAL, URBAN),      0, goods(wood=1, marble=1, coin=1),            BUILT,       gain(coin=2)),
    Building("church-square",        1, "D", (URBAN, RELIGIOUS),  0, goods(stone=1, glass=1, coin=1),            BUILT,       Effect("reputation", 2)),

    Building("vineyard",             2, "",  (RURAL,),            2, goods(wood=2, wheat=1, coin=1),             ACTION,      Effect("rents", 1, of=RURAL)),
    Building("stable",               2, "",  (RURAL,),            1, goods(wood=2, stone=1),                     BUILT,       Effect("stable")),
    Building("sheepfold",            2, "",  (RURAL,),            2, goods(wood=1, stone=1, marble=1),           PRODUCTION,  gain(coin=2)),
    Building("hunting-lodge",        2, "",  (RURAL,),            2, goods(wood=2, glass=1),                     BUILT,       Effect("courtier", of=FARMER)),
    Building("harbour",              2, "",  (URBAN,),            2, goods(wood=2, stone=1, coin=1),             ACTION,      Effect("rents", 1, of=URBAN)),
    Building("gaming-house",         2, "",  (URBAN,),            2, goods(wood=1, stone=1, glass=1),            REPUTATION,  Effect("reputation", -1), gain(coin=3)),
    Building("glassworks",           2, "",  (URBAN,),            2, goods(wood=1, stone=1, marble=1),           ACTION,      swap(1, ONE_BASIC, glass=1)),
    Building("warehouse",            2, "",  (URBAN,),            2, goods(wood=2, stone=2),                     ALWAYS,      Effect("spare-token", 1)),
    Building("catacombs",            2, "",  (RELIGIOUS,),        2, goods(stone=3, coin=1),                     ACTION,      Effect("rents", 1, of=RELIGIOUS)),
    Building("diocese",              2, "",  (RELIGIOUS,),        2, goods(stone=2, marble=1),                   BUILT,       Effect("relief", 4)),
    Building("reliquary",            2, "",  (RELIGIOUS,),        3, goods(wood=1, stone=1, glass=1, coin=1),    PRODUCTION,  Effect("alms", 1)),
    Building("physic-garden",        2, "",  (SCIENCE,),          2, goods(wood=1, stone=1, wheat=1),            PRODUCTION,  gain(wheat=1)),
    Building("printing-house",       2, "",  (SCIENCE,),          2, goods(wood=1, glass=1, coin=1),             ACTION,      swap(1, goods(coin=3), angels=1)),
    Building("brewery",              2, "",  (RURAL, URBAN),      1, goods(wood=1, stone=1, wheat=1, coin=2),    ACTION,      swap(1, goods(wheat=1), coin=6)),
    Building("parish-school",        2, "",  (URBAN, RELIGIOUS),  1, goods(wood=1, stone=1, glass=1),            BUILT,       Effect("courtier", of=PRIEST)),
    Building("tithe-barn",           2, "",  (RURAL, RELIGIOUS),  1, goods(wood=1, stone=1, marble=1),           PRODUCTION,  gain(coin=1)),

    Building("stud-farm",            3, "",  (RURAL,),            3, goods(wood=2, wheat=1, glass=1),            PRODUCTION,  gain(wheat=1, coin=1)),
    Building("game-preserve",        3, "",  (RURAL,),            4, goods(wood=3, marble=1),                    BUILT,       Effect("reputation", 1)),
    Building("marble-quarry",        3, "",  (RURAL,),            3, goods(wood=2, stone=1, glass=1),            ACTION,      swap(2, ONE_BASIC, marble=1)),
    Building("bank",                 3, "",  (URBAN,),            3, goods(stone=2, glass=1, coin=2),            INTEREST,    Effect("bank", 6)),
    Building("cloth-hall",           3, "",  (URBAN,),            4, goods(wood=2, stone=1, glass=1, coin=1),    PRODUCTION,  gain(coin=2)),
    Building("barracks",             3, "",  (URBAN,),            4, goods(wood=2, stone=2, coin=2),             ALWAYS,      Effect("discount", 2)),
    Building("cult-hideout",         3, "",  (URBAN,),            3, goods(wood=1, stone=2, marble=1),           PRODUCTION,  Effect("hideout", 1)),
    Building("belfry",               3, "",  (RELIGIOUS,),        4, goods(wood=1, stone=2, marble=1),           PRODUCTION,  Effect("underdog", 2)),
    Building("monastery",            3, "",  (RELIGIOUS,),        4, goods(wood=1, stone=2, marble=1, coin=1),   REPUTATION,  Effect("reputation", 1)),
    Building("abbey-church",         3, "",  (RELIGIOUS,),        4, goods(wood=1, stone=2, glass=1, coin=1),    PRODUCTION,  Effect("acclaim", 1)),
    Building("hospital",             3, "",  (RELIGIOUS,),        4, goods(wood=2, stone=1, wheat=1, coin=2),    REPUTATION,  Effect("hospital")),
    Building("university",           3, "",  (SCIENCE,),          3, goods(wood=1, stone=1, glass=1, coin=1),    ALWAYS,      Effect("university", 1)),
    Building("library",              3, "",  (SCIENCE,),          4, goods(wood=2, marble=1, coin=1),            BUILT,       gain(coin=3)),
    Building("fort",                 3, "",  (RURAL, URBAN),      2, goods(wood=2, stone=3),                     BUILT,       Effect("minor")),
    Building("commandery",           3, "",  (RURAL, RELIGIOUS),  3, goods(wood=2, stone=1, marble=1),           BUILT,       Effect("courtier", of=ANY)),
    Building("beguinage",            3, "",  (URBAN, RELIGIOUS),  2, goods(wood=1, stone=2, glass=1),            BUILT,       Effect("reputation", 3)),

    Building("dam",                  4, "",  (RURAL,),            7, goods(wood=3, stone=2, coin=2),             BUILT,       Effect("dam")),
    Building("manor-house",          4, "",  (RURAL,),            4, goods(wood=3, stone=1, glass=1),            FINAL,       Effect("points-per", 2, of=RURAL)),
    Building("silver-mine",          4, "",  (RURAL,),            4, goods(wood=2, stone=2, marble=1),           BUILT,       gain(coin=6)),
    Building("windmill",             4, "",  (RURAL,),            4, goods(wood=3, stone=1, marble=1),           PRODUCTION,  gain(wheat=1, coin=2)),
    Building("town-hall",            4, "",  (URBAN,),            5, goods(wood=1, stone=1, glass=1, marble=1),  BUILT,       Effect("minor"), Effect("token")),
    Building("money-changers-house", 4, "",  (URBAN,),            5, goods(wood=1, stone=2, marble=1, coin=3),   INTEREST,    Effect("thrift", goods=goods(coin=3))),
    Building("theatre",              4, "",  (URBAN,),            5, goods(wood=2, stone=1, glass=1, coin=2),    BUILT,       Effect("courtier", of=ANY)),
    Building("ossuary",              4, "",  (RELIGIOUS,),        5, goods(wood=1, stone=2, marble=1, coin=2),   BUILT,       Effect("redeem", 2)),
    Building("collegiate-church",    4, "",  (RELIGIOUS,),        5, goods(wood=1, stone=3, glass=1),            BUILT,       Effect("angels", 1)),
    Building("shrine",               4, "",  (RELIGIOUS,),        5, goods(wood=1, stone=2, marble=1, coin=2),   INQUISITION, Effect("shrine", 3)),
    Building("confessional",         4, "",  (RELIGIOUS,),        5, goods(wood=2, stone=1, glass=1, coin=2),    INQUISITION, Effect("confessional", 1)),
    Building("observatory",          4, "",  (SCIENCE,),          5, goods(stone=2, glass=1, coin=3),            BUILT,       gain(marble=1)),
    Building("alchemists-workshop",  4, "",  (SCIENCE,),          4, goods(wood=2, marble=1, coin=2),            ACTION,      swap(2, ONE_BASIC, coin=5)),
    Building("fairground",           4, "",  (RURAL, URBAN),      3, goods(wood=3, marble=1, coin=2),            BUILT,       Effect("rents", 1, of=ANY)),
    Building("pilgrims-hostel",      4, "",  (RURAL, RELIGIOUS),  3, goods(wood=2, stone=2, glass=1),            BUILT,       Effect("reputation", 3)),
    Building("chancery",             4, "",  (URBAN, RELIGIOUS),  3, goods(wood=1, stone=2, glass=1, coin=2),    BUILT,       Effect("relief", 5)),

    Building("royal-demesne",        5, "",  (RURAL,),            6, goods(wood=3, stone=2, marble=1),           FINAL,       Effect("points-per", 1, of=RURAL)),
    Building("pleasure-gardens",     5, "",  (RURAL,),            8, goods(wood=2, stone=1, glass=2, coin=1),    BUILT,       Effect("reputation", 1)),
    Building("aqueduct",             5, "",  (RURAL,),            8, goods(wood=1, stone=3, marble=1, coin=2),   BUILT,       Effect("redeem", 1)),
    Building("royal-granary",        5, "",  (RURAL,),            6, goods(wood=4, stone=1, wheat=1),            FINAL,       Effect("granary", 3)),
    Building("palace",               5, "",  (URBAN,),            7, goods(stone=2, glass=1, marble=2),          FINAL,       Effect("points-per", 1, of=URBAN)),
    Building("great-hall",           5, "",  (URBAN,),            8, goods(wood=3, stone=2, glass=1, coin=1),    BUILT,       Effect("courtier", of=ANY)),
    Building("embassy",              5, "",  (URBAN,),            6, goods(wood=2, glass=1, marble=1, coin=2),   FINAL,       Effect("embassy", 1)),
    Building("treasury",             5, "",  (URBAN,),            6, goods(wood=1, stone=2, marble=1, coin=4),   FINAL,       Effect("treasury", 3)),
    Building("cathedral",            5, "",  (RELIGIOUS,),        8, goods(stone=3, glass=2, marble=1),          FINAL,       Effect("points-per", 1, of=RELIGIOUS)),
    Building("basilica",             5, "",  (RELIGIOUS,),        8, goods(wood=1, stone=3, marble=2),           BUILT,       Effect("reputation", 2)),
    Building("bishops-palace",       5, "",  (RELIGIOUS,),        6, goods(wood=2, stone=1, glass=1, marble=1),  BUILT,       Effect("angels", 2)),
    Building("royal-chapel",         5, "",  (RELIGIOUS,),        5, goods(wood=1, stone=2, glass=2),            INQUISITION, Effect("chapel", 1)),
    Building("academy",              5, "",  (SCIENCE,),          7, goods(wood=1, stone=1, glass=2),            FINAL,       Effect("points-per", 1, of=SCIENCE)),
    Building("anatomy-theatre",      5, "",  (SCIENCE,),          8, goods(wood=2, stone=1, marble=1, coin=2),   BUILT,       gain(coin=2)),
    Building("trade-route",          5, "",  (RURAL, URBAN),      4, goods(wood=3, stone=1, marble=1),           FINAL,       Effect("ship", 1)),
    Building("pilgrim-road",         5, "",  (RURAL, RELIGIOUS),  6, goods(wood=2, stone=2, marble=1, coin=1),   BUILT,       Effect("reputation", 3)),
)

# Deck, what the left side gives and how much reputation it costs, what the right side wants and how much it brings.
EVENTS = (
    Event("forest",           "A", gain(wood=2),                         2, Effect("dismiss", of=FARMER),    3),
    Event("popular-theatre",  "A", gain(coin=5),                         2, Effect("dismiss", of=BURGHER),   3),
    Event("education",        "A", Effect("courtier", of=ANY),           1, Effect("recruited"),             2),
    Event("dearth",           "A", gain(wheat=2),                        2, pay(wheat=1),                    2),
    Event("new-tax",          "A", gain(coin=6),                         3, pay(coin=4),                     3),
    Event("beggars",          "A", gain(coin=3),                         1, pay(wheat=1, coin=2),            3),
    Event("ancient-ruins",    "A", gain(stone=2),                        2, pay(stone=1),                    2),
    Event("relic-pedlar",     "A", gain(any_precious=1),                 2, pay(any_precious=1),             4),
    Event("new-world",        "B", gain(glass=1, marble=1),              4, Effect("dismiss", of=PRIEST),    3),
    Event("prosperity",       "B", gain(coin=6),                         2, Effect("tokens", 3),             2),
    Event("slow-economy",     "B", gain(coin=6),                         2, Effect("no-debt"),               2),
    Event("crusade",          "B", gain(coin=8),                         3, pay(coin=5),                     4),
    Event("plague",           "B", gain(wheat=2, coin=1),                2, pay(wheat=2),                    4),
    Event("robbed-tomb",      "B", gain(marble=1, coin=2),               2, pay(marble=1),                   3),
    Event("stained-glass",    "B", gain(glass=1, coin=2),                2, pay(glass=1),                    3),
    Event("royal-works",      "B", gain(wood=1, stone=2),                3, pay(wood=1, stone=1),            4),
    Event("flood",            "B", gain(wood=2, wheat=1),                3, pay(wood=2),                     4),
    Event("tournament",       "B", gain(coin=3),                         2, pay(coin=3),                     2, also=Effect("courtier", of=ANY)),
    Event("council",          "B", Effect("points", 2),                  3, Effect("built", of=RELIGIOUS),   2),
    Event("canonisation",     "B", gain(any_precious=1, any_basic=1),    3, pay(any_precious=1, coin=2),     5),
)

# Place, what he demands, counts in or adds, points, and points or what else besides. The rulebook has the 2 of the Ascetic and the 4 of a guest (p. 20).
INQUISITORS = (
    Inquisitor("ascetic",        ASCETIC,        3, 2),
    Inquisitor("fundamentalist", FUNDAMENTALIST, 0, 1),
    Inquisitor("plebeian",       PLEBEIAN,       2, 1),
    Inquisitor("debt-collector", FIRST,          3, 1, 2),
    Inquisitor("orator",         FIRST,          0, 2, 3),
    Inquisitor("squanderer",     FIRST,          2, 5),
    Inquisitor("vandal",         FIRST,          0, 0),
    Inquisitor("guest",          GUEST,          0, 4, copies=4, source=RULEBOOK),
)

# Symbols wanted: rural, urban, religious; what a major achievement gives is the rulebook's (p. 12), the symbols of minor ones are not known.
ACHIEVEMENTS = (
    Achievement("minor-rural",     3, 0, 0),
    Achievement("minor-urban",     0, 3, 0),
    Achievement("minor-religious", 0, 0, 3),
    Achievement("minor-each",      1, 1, 1),
    Achievement("major-rural",     5, 0, 0, gain(glass=1, marble=1)),
    Achievement("major-urban",     0, 5, 0, gain(coin=7)),
    Achievement("major-religious", 0, 0, 5, Effect("angels", 2), source=RULEBOOK),
    Achievement("major-each",      2, 2, 2, Effect("courtier", of=ALCHEMIST)),
)

# The sides of the board: goods to start with, and what the wheel shows in each round on the four production slots.
SECTIONS = (
    Section("section-1", goods(wood=2, stone=1, coin=4),          "GGHS", "MMSW", "GGHW", "MMHW", "MMWS"),
    Section("section-2", goods(wood=1, stone=2, coin=4),          "MMHW", "GGHS", "MMWS", "GGHS", "GGSW"),
    Section("section-3", goods(wood=1, stone=1, wheat=1, coin=4), "GGWS", "MMHW", "GGHS", "MMSW", "GGHS"),
    Section("section-4", goods(wood=1, stone=1, wheat=1, coin=4), "MMSW", "GGHS", "MMWS", "GGHW", "MMHW"),
)

# The reputation track from the bottom: the arrows of each level towards the knot, which has none.
TRACK = Track("track", "3221110112223")

# The black mass: what the Devil gets for this many shards in round 3 (p. 17), his points for this many in round 5 and for each
# one more, and how many it takes to turn up an inquisitor (p. 16; only the 6 for four and for each one more are known).
SUMMARY = Summary("summary", "00246", 6, 3, 4)

COURTIERS = (
    Courtier("farmer",    RURAL),
    Courtier("burgher",   URBAN),
    Courtier("priest",    RELIGIOUS),
    Courtier("alchemist", SCIENCE, source=RULEBOOK),
)
# fmt: on

SINGLE_INQUISITORS = [each for card in INQUISITORS for each in card.single()]
CARDS: tuple[Building | Event | Inquisitor | Achievement | Courtier | Section | Track | Summary, ...] = (
    *BUILDINGS, *EVENTS, *SINGLE_INQUISITORS, *ACHIEVEMENTS, *COURTIERS, *SECTIONS, TRACK, SUMMARY,
)  # fmt: skip
FIRST_EVENT = len(BUILDINGS)
FIRST_INQUISITOR = FIRST_EVENT + len(EVENTS)
FIRST_GUEST = FIRST_INQUISITOR + len(INQUISITORS) - 1
FIRST_ACHIEVEMENT = FIRST_INQUISITOR + len(SINGLE_INQUISITORS)
FIRST_COURTIER = FIRST_ACHIEVEMENT + len(ACHIEVEMENTS)
FIRST_SECTION = FIRST_COURTIER + len(COURTIERS)
THE_TRACK = FIRST_SECTION + len(SECTIONS)
THE_SUMMARY = THE_TRACK + 1
MINORS, MAJORS = range(4), range(4, 8)
"""The numbers of achievements, counted from the first."""

"""The cards, one line each. A card's number is its place in `CARDS`; its words are in the language files."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property

from ...kernel import COMPONENT, RECONSTRUCTED, RULEBOOK, Piece, copies
from .board import ORDER_NEEDS
from .bonuses import (
    Bonus,
    MilderDebts,
    PerActions,
    PerAttacked,
    PerAttribute,
    PerMercenary,
    PerOrder,
    PerPaidDebt,
    PerSuspicion,
    PerWorkshops,
)
from .effects import EVERYTHING, Ability, Borrows, Brings, Nothing, Saves, Trigger
from .staff import Staff, staff_for
from .words import (
    ABSOLVE,
    ANY,
    ATTACK,
    CLERIC,
    COLOURS,
    COMMISSION,
    CONSPIRE,
    CONVERT,
    CRIMINAL,
    DEVELOP,
    FAITH,
    FIGHTER,
    FORTIFY,
    GARRISON,
    HUNT,
    INFLUENCE,
    LABOURER,
    MERCHANT,
    PRAY,
    RECRUIT,
    SCOUT,
    STRENGTH,
    THINGS,
    TRADE,
    Reward,
    reward,
)

ALWAYS, SUSPECT, INNOCENT = Ability
REWARDS = ("quest", "joins", "brings", "attack", "convert", "gain", "price")
REPAY, INQUISITION = Trigger.REPAY, Trigger.INQUISITION
BASE = "base"


@dataclass(frozen=True)
class Card(Piece):
    """What all cards of the game have in common: the box they are from; and rewards can be set right too."""

    box: str = field(default=BASE, kw_only=True)

    def read_figure(self, name: str, value: object) -> object | None:
        if name in REWARDS and isinstance(value, Mapping):
            amounts = {str(thing): n for thing, n in value.items()}
            good = all(thing in THINGS and type(n) is int and n > 0 for thing, n in amounts.items())
            return tuple((THINGS.index(thing), n) for thing, n in amounts.items()) if good else None
        return super().read_figure(name, value)


@dataclass(frozen=True)
class Paladin(Card):
    """The workers it brings, its boosts in the order of the attributes, and its ability; each player has one."""

    deck = "paladin"
    workers: tuple[int, ...]
    boosts: tuple[int, ...]
    ability: Saves | Brings | Borrows | Nothing
    source: str
    owner: int = field(default=0, kw_only=True)

    @property
    def pool(self) -> str:
        """Nobody's paladins are mixed with another's."""
        return f"paladin-{COLOURS[self.owner]}"

    @cached_property
    def slug(self) -> str:
        return f"{self.key}-{COLOURS[self.owner]}"


@dataclass(frozen=True)
class Townsman(Card):
    """Rewards for a quest and for joining; what it brings at an action, a repaid debt or, as able, an Inquisition."""

    deck = "townsfolk"
    quest: Reward
    joins: Reward
    event: int
    brings: Reward
    source: str
    ability: int = 0


@dataclass(frozen=True)
class Outsider(Card):
    """Rewards for attacking and for converting, and what a converted one counts at the end."""

    deck = "outsider"
    faction: str
    attack: Reward
    convert: Reward
    bonus: Bonus
    source: str


@dataclass(frozen=True)
class Wall(Card):
    """How many there are, what it gives, perhaps a choice, and points."""

    deck = "wall"
    copies: int
    gain: Reward
    vp: int
    source: str
    choices: tuple[Reward, ...] = ()


@dataclass(frozen=True)
class TavernCard(Card):
    """Four workers."""

    deck = "tavern"
    gain: Reward
    source: str


@dataclass(frozen=True)
class Suspicion(Card):
    """How many there are, and the tax that comes with it."""

    deck = "suspicion"
    copies: int
    tax: int
    source: str


@dataclass(frozen=True)
class Order(Card):
    """This many of an action, for everybody."""

    deck = "order"
    action: int
    source: str
    number: int = ORDER_NEEDS


@dataclass(frozen=True)
class Favour(Card):
    """A slot for a worker, a price, and what it gives, perhaps as a choice."""

    deck = "favour"
    slot: int
    price: Reward
    gain: Reward
    source: str
    choices: tuple[Reward, ...] = ()

    @cached_property
    def staff(self) -> Staff:
        return staff_for((self.slot,))


@dataclass(frozen=True)
class Scheme(Card):
    """What the opponent tries to do: an action, a King's Order or a King's Favour."""

    deck = "scheme"
    copies: int
    action: int
    source: str


BY_ORDER, BY_FAVOUR = -1, -2
"""Schemes that name no action."""

# fmt: off
PALADINS = (
    Paladin("anseis",    (MERCHANT, SCOUT),    (1, 0, 3), Saves(FORTIFY, EVERYTHING),        COMPONENT),
    Paladin("berengier", (FIGHTER, MERCHANT),  (0, 3, 1), Saves(GARRISON, EVERYTHING),       COMPONENT),
    Paladin("engelier",  (FIGHTER, SCOUT),     (1, 3, 0), Brings(ATTACK, reward(coin=2)),    RULEBOOK),
    Paladin("gerier",    (CLERIC, FIGHTER),    (3, 0, 1), Saves(CONVERT, EVERYTHING),        COMPONENT),
    Paladin("gerin",     (MERCHANT, LABOURER), (0, 0, 4), Brings(CONSPIRE, reward(coin=2)),  COMPONENT),
    Paladin("girard",    (SCOUT, SCOUT),       (2, 0, 2), Brings(HUNT, reward(provision=2)), COMPONENT),
    Paladin("ivoire",    (CLERIC, MERCHANT),   (0, 1, 3), Saves(ABSOLVE, EVERYTHING),        COMPONENT),
    Paladin("ivon",      (CLERIC, SCOUT),      (3, 1, 0), Saves(COMMISSION, EVERYTHING),     COMPONENT),
    Paladin("oliver",    (CLERIC, CLERIC),     (4, 0, 0), Saves(PRAY, EVERYTHING),           COMPONENT),
    Paladin("otton",     (MERCHANT, MERCHANT), (2, 2, 0), Brings(TRADE, reward(coin=2)),     COMPONENT),
    Paladin("roland",    (FIGHTER, LABOURER),  (0, 4, 0), Saves(RECRUIT, EVERYTHING),        COMPONENT),
    Paladin("samson",    (SCOUT, LABOURER),    (0, 2, 2), Saves(DEVELOP, 2),                 COMPONENT),
)

TOWNSFOLK = (
    Townsman("abbot-labourer",          reward(cleric=1, labourer=1),    (),                  ABSOLVE,    reward(labourer=1),  COMPONENT),
    Townsman("abbot-provision",         reward(pray=1),                  reward(provision=1), ABSOLVE,    reward(provision=1), COMPONENT),
    Townsman("abbot-tax",               reward(destroy=1),               reward(discard=1),   ABSOLVE,    reward(tax=1),       COMPONENT),
    Townsman("acolyte-labourer",        reward(cleric=1),                (),                  COMMISSION, reward(labourer=1),  COMPONENT),
    Townsman("acolyte-coin",            reward(pray=1),                  reward(coin=1),      COMMISSION, reward(coin=1),      COMPONENT),
    Townsman("acolyte-tax",             reward(discard=2),               reward(discard=1),   COMMISSION, reward(tax=1),       COMPONENT),
    Townsman("architect-labourer",      reward(criminal=1),              (),                  DEVELOP,    reward(labourer=1),  COMPONENT),
    Townsman("architect-provision",     reward(labourer=1, provision=1), reward(provision=1), DEVELOP,    reward(provision=1), COMPONENT),
    Townsman("architect-tax",           reward(tax=2),                   reward(discard=1),   DEVELOP,    reward(tax=1),       COMPONENT),
    Townsman("conspirator-discard",     reward(discard=2),               (),                  INQUISITION,reward(discard=1),   COMPONENT,     ability=ALWAYS),
    Townsman("conspirator-criminal",    reward(criminal=1),              (),                  INQUISITION,reward(discard=1),   COMPONENT,     ability=ALWAYS),
    Townsman("debt-collector-labourer", reward(labourer=2),              (),                  REPAY,      reward(labourer=1),  COMPONENT),
    Townsman("debt-collector-fighter",  reward(destroy=1),               (),                  REPAY,      reward(fighter=1),   COMPONENT),
    Townsman("debt-collector-scout",    reward(discard=2),               (),                  REPAY,      reward(scout=1),     COMPONENT),
    Townsman("defender-labourer",       reward(strength=1),              (),                  ATTACK,     reward(labourer=1),  COMPONENT),
    Townsman("defender-provision",      reward(labourer=1, provision=1), reward(provision=1), ATTACK,     reward(provision=1), COMPONENT),
    Townsman("defender-tax",            reward(tax=2),                   reward(discard=1),   ATTACK,     reward(tax=1),       COMPONENT),
    Townsman("gatekeeper-labourer",     reward(merchant=1, labourer=1),  (),                  FORTIFY,    reward(labourer=1),  COMPONENT),
    Townsman("gatekeeper-coin",         reward(scout=1),                 reward(coin=1),      FORTIFY,    reward(coin=1),      COMPONENT),
    Townsman("gatekeeper-tax",          reward(tax=2),                   reward(discard=1),   FORTIFY,    reward(tax=1),       COMPONENT),
    Townsman("missionary-labourer",     reward(pray=1),                  (),                  CONVERT,    reward(labourer=1),  COMPONENT),
    Townsman("missionary-provision",    reward(faith=1),                 reward(provision=1), CONVERT,    reward(provision=1), COMPONENT),
    Townsman("missionary-tax",          reward(scout=1, labourer=1),     reward(discard=1),   CONVERT,    reward(tax=1),       COMPONENT),
    Townsman("peddler-labourer",        reward(labourer=2),              (),                  INQUISITION,reward(labourer=1),  COMPONENT,     ability=SUSPECT),
    Townsman("peddler-provision",       reward(labourer=1, provision=1), (),                  INQUISITION,reward(provision=2), COMPONENT,     ability=SUSPECT),
    Townsman("peddler-coin",            reward(discard=2),               (),                  INQUISITION,reward(coin=2),      COMPONENT,     ability=SUSPECT),
    Townsman("squire-faith",            reward(fighter=1),               (),                  INQUISITION,reward(faith=1),     COMPONENT,     ability=INNOCENT),
    Townsman("squire-influence",        reward(influence=1),             (),                  INQUISITION,reward(influence=1), COMPONENT,     ability=INNOCENT),
    Townsman("squire-strength",         reward(criminal=1),              (),                  INQUISITION,reward(strength=1),  RECONSTRUCTED, ability=INNOCENT),
    Townsman("watchman-labourer",       reward(fighter=1, labourer=1),   (),                  GARRISON,   reward(labourer=1),  COMPONENT),
    Townsman("watchman-coin",           reward(labourer=1, provision=1), reward(coin=1),      GARRISON,   reward(coin=1),      COMPONENT),
    Townsman("watchman-tax",            reward(merchant=1),              reward(discard=1),   GARRISON,   reward(tax=1),       COMPONENT),
)

OUTSIDERS = (
    Outsider("viking-adventurer",            "viking",    reward(influence=1, labourer=1, cleric=1),    reward(strength=1), PerActions(COMMISSION),   COMPONENT),
    Outsider("viking-armourer",              "viking",    reward(influence=1, labourer=1, provision=1), reward(strength=1), PerAttribute(STRENGTH),   COMPONENT),
    Outsider("viking-assassin",              "viking",    reward(influence=1, labourer=1, fighter=1),   reward(strength=2), PerAttacked("byzantine"), COMPONENT),
    Outsider("viking-barbarian",             "viking",    reward(influence=1, tax=1, provision=1),      reward(strength=2), PerAttacked("saracen"),   COMPONENT),
    Outsider("viking-guardian",              "viking",    reward(influence=1, merchant=1, provision=1), reward(strength=1), PerWorkshops(),           COMPONENT),
    Outsider("viking-lookout",               "viking",    reward(influence=1, merchant=1),              reward(strength=1), PerActions(FORTIFY),      COMPONENT),
    Outsider("viking-marauder",              "viking",    reward(influence=1, criminal=1),              reward(strength=1), PerAttribute(INFLUENCE),  COMPONENT),
    Outsider("viking-mercenary",             "viking",    reward(influence=1, labourer=2),              reward(strength=1), PerMercenary(),           COMPONENT),
    Outsider("viking-protector",             "viking",    reward(influence=1, labourer=1, provision=1), reward(strength=1), PerPaidDebt(),            COMPONENT),
    Outsider("viking-thief",                 "viking",    reward(influence=1, tax=2),                   reward(strength=1), PerSuspicion(),           COMPONENT),
    Outsider("viking-traitor",               "viking",    reward(influence=1, criminal=1),              reward(strength=1), MilderDebts(),            COMPONENT),
    Outsider("viking-vigilante",             "viking",    reward(influence=1, destroy=1),               reward(strength=1), PerActions(ABSOLVE),      COMPONENT),
    Outsider("saracen-archer",               "saracen",   reward(influence=1, scout=1, provision=1),    reward(strength=1), PerActions(GARRISON),     COMPONENT),
    Outsider("saracen-armourer",             "saracen",   reward(influence=1, fighter=1),               reward(strength=1), PerAttribute(STRENGTH),   COMPONENT),
    Outsider("saracen-assassin",             "saracen",   reward(influence=1, labourer=1, provision=1), reward(strength=2), PerAttacked("byzantine"), COMPONENT),
    Outsider("saracen-champion",             "saracen",   reward(influence=1, discard=1, merchant=1),   reward(strength=1), PerOrder(),               COMPONENT),
    Outsider("saracen-guardian",             "saracen",   reward(influence=1, labourer=2),              reward(strength=1), PerWorkshops(),           COMPONENT),
    Outsider("saracen-hunter",               "saracen",   reward(influence=1, discard=1, fighter=1),    reward(strength=1), PerActions(RECRUIT),      COMPONENT),
    Outsider("saracen-invader",              "saracen",   reward(influence=1, tax=1, provision=1),      reward(strength=2), PerAttacked("viking"),    COMPONENT),
    Outsider("saracen-lookout",              "saracen",   reward(influence=1, labourer=1, merchant=1),  reward(strength=1), PerActions(FORTIFY),      COMPONENT),
    Outsider("saracen-mercenary",            "saracen",   reward(influence=1, discard=1, labourer=1),   reward(strength=1), PerMercenary(),           COMPONENT),
    Outsider("saracen-thief",                "saracen",   reward(influence=1, criminal=1),              reward(strength=1), PerSuspicion(),           COMPONENT),
    Outsider("saracen-traitor",              "saracen",   reward(influence=1, destroy=1),               reward(strength=1), MilderDebts(),            COMPONENT),
    Outsider("saracen-warrior",              "saracen",   reward(influence=1, provision=2),             reward(strength=1), PerAttribute(FAITH),      COMPONENT),
    Outsider("byzantine-adventurer",         "byzantine", reward(influence=1, labourer=1, scout=1),     reward(strength=1), PerActions(COMMISSION),   COMPONENT),
    Outsider("byzantine-archer",             "byzantine", reward(influence=1, provision=2),             reward(strength=1), PerActions(GARRISON),     COMPONENT),
    Outsider("byzantine-barbarian",          "byzantine", reward(influence=1, labourer=1, scout=1),     reward(strength=2), PerAttacked("saracen"),   COMPONENT),
    Outsider("byzantine-champion",           "byzantine", reward(influence=1, discard=1, scout=1),      reward(strength=1), PerOrder(),               COMPONENT),
    Outsider("byzantine-hunter",             "byzantine", reward(influence=1, destroy=1),               reward(strength=1), PerActions(RECRUIT),      COMPONENT),
    Outsider("byzantine-invader",            "byzantine", reward(influence=2),                          reward(strength=2), PerAttacked("viking"),    COMPONENT),
    Outsider("byzantine-marauder",           "byzantine", reward(influence=2),                          reward(strength=1), PerAttribute(INFLUENCE),  COMPONENT),
    Outsider("byzantine-mercenary-labourer", "byzantine", reward(influence=1, labourer=1, provision=1), reward(strength=1), PerMercenary(),           COMPONENT),
    Outsider("byzantine-mercenary-tax",      "byzantine", reward(influence=1, tax=2),                   reward(strength=1), PerMercenary(),           COMPONENT),
    Outsider("byzantine-protector",          "byzantine", reward(influence=1, labourer=2),              reward(strength=1), PerPaidDebt(),            COMPONENT),
    Outsider("byzantine-vigilante",          "byzantine", reward(influence=1, discard=1, cleric=1),     reward(strength=1), PerActions(ABSOLVE),      RECONSTRUCTED),
    Outsider("byzantine-warrior",            "byzantine", reward(influence=1, cleric=1),                reward(strength=1), PerAttribute(FAITH),      COMPONENT),
)

WALL_CARDS = (
    Wall("wall-strength-2",        2, reward(strength=2),                         0, COMPONENT),
    Wall("wall-labourer-vp-1",     2, reward(strength=1, labourer=1),             1, COMPONENT),
    Wall("wall-vp-2",              2, reward(strength=1),                         2, COMPONENT),
    Wall("wall-repay-or-coins",    3, reward(strength=1),                         0, COMPONENT, (reward(repay=1), reward(coin=2))),
    Wall("wall-discard-or-coins",  4, reward(strength=1),                         0, COMPONENT, (reward(discard=1), reward(coin=2))),
    Wall("wall-labourer-3",        1, reward(strength=1, labourer=3),             0, COMPONENT),
    Wall("wall-labourer-2",        1, reward(strength=1, labourer=2),             0, COMPONENT),
    Wall("wall-labourer-merchant", 1, reward(strength=1, labourer=1, merchant=1), 0, COMPONENT),
    Wall("wall-labourer-fighter",  1, reward(strength=1, labourer=1, fighter=1),  0, COMPONENT),
    Wall("wall-labourer-scout",    1, reward(strength=1, labourer=1, scout=1),    0, COMPONENT),
    Wall("wall-labourer-cleric",   1, reward(strength=1, labourer=1, cleric=1),   0, COMPONENT),
    Wall("wall-scout-merchant",    1, reward(strength=1, scout=1, merchant=1),    0, COMPONENT),
    Wall("wall-scout",             1, reward(strength=1, scout=1),                0, COMPONENT),
    Wall("wall-merchant",          1, reward(strength=1, merchant=1),             0, COMPONENT),
    Wall("wall-fighter",           1, reward(strength=1, fighter=1),              0, COMPONENT),
    Wall("wall-cleric",            1, reward(strength=1, cleric=1),               0, COMPONENT),
)

TAVERN_CARDS = (
    TavernCard("tavern-llsc", reward(labourer=2, scout=1, cleric=1),              COMPONENT),
    TavernCard("tavern-sffx", reward(scout=1, fighter=2, criminal=1),             COMPONENT),
    TavernCard("tavern-smmx", reward(scout=1, merchant=2, criminal=1),            COMPONENT),
    TavernCard("tavern-lffx", reward(labourer=1, fighter=2, criminal=1),          COMPONENT),
    TavernCard("tavern-sscx", reward(scout=2, cleric=1, criminal=1),              COMPONENT),
    TavernCard("tavern-smfx", reward(scout=1, merchant=1, fighter=1, criminal=1), COMPONENT),
    TavernCard("tavern-llmm", reward(labourer=2, merchant=2),                     COMPONENT),
    TavernCard("tavern-ssmm", reward(scout=2, merchant=2),                        COMPONENT),
    TavernCard("tavern-sfcc", reward(scout=1, fighter=1, cleric=2),               COMPONENT),
    TavernCard("tavern-smcc", reward(scout=1, merchant=1, cleric=2),              COMPONENT),
    TavernCard("tavern-mffx", reward(merchant=1, fighter=2, criminal=1),          COMPONENT),
    TavernCard("tavern-sfxx", reward(scout=1, fighter=1, criminal=2),             COMPONENT),
    TavernCard("tavern-lsmm", reward(labourer=1, scout=1, merchant=2),            COMPONENT),
    TavernCard("tavern-lmcc", reward(labourer=1, merchant=1, cleric=2),           COMPONENT),
    TavernCard("tavern-ssmf", reward(scout=2, merchant=1, fighter=1),             COMPONENT),
    TavernCard("tavern-lfxx", reward(labourer=1, fighter=1, criminal=2),          COMPONENT),
    TavernCard("tavern-llcx", reward(labourer=2, cleric=1, criminal=1),           COMPONENT),
    TavernCard("tavern-mmcc", reward(merchant=2, cleric=2),                       COMPONENT),
    TavernCard("tavern-llff", reward(labourer=2, fighter=2),                      COMPONENT),
    TavernCard("tavern-fccc", reward(fighter=1, cleric=3),                        COMPONENT),
    TavernCard("tavern-mfcc", reward(merchant=1, fighter=1, cleric=2),            COMPONENT),
    TavernCard("tavern-lsss", reward(labourer=1, scout=3),                        COMPONENT),
    TavernCard("tavern-mfxx", reward(merchant=1, fighter=1, criminal=2),          COMPONENT),
    TavernCard("tavern-llfx", reward(labourer=2, fighter=1, criminal=1),          COMPONENT),
)

FAVOUR_CARDS = (
    Favour("favour-recruiter",  SCOUT,    (),                  reward(recruit=1),                      COMPONENT),
    Favour("favour-absolution", FIGHTER,  reward(coin=1),      (),                                     COMPONENT, choices=(reward(repay=1), reward(discard=2))),
    Favour("favour-tithes",     CLERIC,   (),                  reward(discard=1, tax=2),               COMPONENT),
    Favour("favour-smugglers",  ANY,      (),                  reward(criminal=2),                     COMPONENT),
    Favour("favour-levy",       ANY,      (),                  reward(provision=2, tax=1),             COMPONENT),
    Favour("favour-loan",       ANY,      reward(debt=1),      reward(scout=1, merchant=1, fighter=1), COMPONENT),
    Favour("favour-guild",      MERCHANT, reward(provision=1), (),                                     COMPONENT, choices=(reward(develop=1), reward(fighter=1, cleric=1))),
    Favour("favour-chapel",     ANY,      (),                  reward(pray=1),                         COMPONENT),
    Favour("favour-serfs",      CRIMINAL, (),                  reward(labourer=3),                     COMPONENT),
    Favour("favour-crown",      CRIMINAL, (),                  (),                                     COMPONENT, choices=(reward(faith=1), reward(strength=1), reward(influence=1))),
)

SUSPICIONS = (
    Suspicion("suspicion-0", 10, 0, RECONSTRUCTED),
    Suspicion("suspicion-1", 8,  1, RECONSTRUCTED),
    Suspicion("suspicion-2", 6,  2, RECONSTRUCTED),
)
"""The three kinds are the rulebook's; how many there are of each is not certain."""

ORDER_CARDS = (
    Order("order-fortify",    FORTIFY,    RULEBOOK),
    Order("order-convert",    CONVERT,    COMPONENT),
    Order("order-commission", COMMISSION, RULEBOOK),
    Order("order-attack",     ATTACK,     COMPONENT),
    Order("order-garrison",   GARRISON,   COMPONENT),
    Order("order-absolve",    ABSOLVE,    COMPONENT),
)

SCHEMES = (
    Scheme("scheme-favour",     5, BY_FAVOUR,  RULEBOOK),
    Scheme("scheme-commission", 1, COMMISSION, RECONSTRUCTED),
    Scheme("scheme-fortify",    1, FORTIFY,    RECONSTRUCTED),
    Scheme("scheme-garrison",   1, GARRISON,   RECONSTRUCTED),
    Scheme("scheme-absolve",    1, ABSOLVE,    RECONSTRUCTED),
    Scheme("scheme-attack",     1, ATTACK,     RECONSTRUCTED),
    Scheme("scheme-convert",    1, CONVERT,    RECONSTRUCTED),
    Scheme("scheme-order",      3, BY_ORDER,   RECONSTRUCTED),
    Scheme("scheme-recruit",    1, RECRUIT,    RECONSTRUCTED),
    Scheme("scheme-trade",      1, TRADE,      RECONSTRUCTED),
    Scheme("scheme-conspire",   1, CONSPIRE,   RECONSTRUCTED),
)
"""Five Favours and twelve others: the mix of the twelve is ours."""

# fmt: on

CARDS: tuple[Card, ...] = (
    *(replace(card, owner=owner) for owner in range(len(COLOURS)) for card in PALADINS),
    *TOWNSFOLK,
    *OUTSIDERS,
    *copies(WALL_CARDS),
    *TAVERN_CARDS,
    *copies(SUSPICIONS),
    *ORDER_CARDS,
    *FAVOUR_CARDS,
    *copies(SCHEMES),
)
"""By number. Records know cards by it: what another box brings comes after all these."""

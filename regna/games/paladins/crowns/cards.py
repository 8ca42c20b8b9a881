"""The cards of City of Crowns, one line each; they come after those of the base game, whose numbers stay."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cached_property

from ....kernel import RECONSTRUCTED, RULEBOOK
from ..bonuses import PerActions, PerAttribute
from ..cards import Card, Favour, Order, Outsider, Paladin, Scheme, Townsman
from ..effects import EVERYTHING, Borrows, Nothing, Saves, Trigger
from ..staff import Staff, staff_for
from ..words import (
    ABSOLVE,
    ANY,
    ATTACK,
    CLERIC,
    COLOURS,
    COMMISSION,
    CONVERT,
    DIPLOMACY,
    FAITH,
    FIGHTER,
    FORTIFY,
    GARRISON,
    INFLUENCE,
    LABOURER,
    MERCHANT,
    MUSTER,
    NEGOTIATE,
    SCOUT,
    STRENGTH,
    Reward,
    reward,
)
from .words import BOOK, ICONS

MILITARY, MERCHANTS, FARMER, CLERGY = range(len(ICONS))


@dataclass(frozen=True)
class MusterCard(Card):
    """For whoever musters: the attribute it wants, how much of it, and the Diplomacy it gives; then its reward.

    For whoever places a worker on it: the slot, the price, and the same reward.
    """

    deck = "muster"
    level: int
    needs: int
    number: int
    diplomacy: int
    slot: int
    price: Reward
    gain: Reward
    choices: tuple[Reward, ...] = ()
    source: str = RECONSTRUCTED

    @property
    def pool(self) -> str:
        """Levels can be told apart from behind."""
        return f"muster-{self.level}"

    @cached_property
    def staff(self) -> Staff:
        return staff_for((self.slot,))


@dataclass(frozen=True)
class NegotiationCard(Card):
    """To delegate: the Diplomacy it wants, an action, an attribute and how much it is raised for that action.

    To rally: an attribute and how much of it; then its icons count.
    """

    deck = "negotiation"
    level: int
    diplomacy: int
    action: int
    aids: int
    aid: int
    needs: int
    number: int
    icons: tuple[int, ...]
    source: str = RECONSTRUCTED

    @property
    def pool(self) -> str:
        return f"negotiation-{self.level}"


@dataclass(frozen=True)
class Ally(Card):
    """Who comes to the first with three icons of a kind: a reward at once, and a worker whenever one passes."""

    deck = "ally"
    icon: int
    gain: Reward
    worker: int
    source: str
    choices: tuple[Reward, ...] = ()


# fmt: off
PALADINS = (
    Paladin("astolfo", (LABOURER, LABOURER, SCOUT, MERCHANT), (1, 1, 1, 1), Nothing(),                    RECONSTRUCTED),
    Paladin("maugris", (LABOURER, LABOURER),                  (0, 2, 0, 2), Borrows(),                    RECONSTRUCTED),
    Paladin("herald",  (CLERIC, SCOUT),                       (1, 0, 0, 3), Saves(MUSTER, EVERYTHING),    RECONSTRUCTED),
    Paladin("envoy",   (FIGHTER, MERCHANT),                   (0, 1, 0, 3), Saves(NEGOTIATE, EVERYTHING), RECONSTRUCTED),
)
"""Names and abilities of the first two are the rulebook's; of the others nothing is known, and the names are ours."""

TOWNSFOLK = (
    Townsman("knight-labourer",    reward(fighter=1, labourer=1), (),                  Trigger.RALLY, reward(labourer=1),  RECONSTRUCTED),
    Townsman("knight-coin",        reward(diplomacy=1),           reward(coin=1),      Trigger.RALLY, reward(coin=1),      RECONSTRUCTED),
    Townsman("knight-tax",         reward(tax=2),                 reward(discard=1),   Trigger.RALLY, reward(tax=1),       RECONSTRUCTED),
    Townsman("horseman-labourer",  reward(scout=1, labourer=1),   (),                  MUSTER,        reward(labourer=1),  RECONSTRUCTED),
    Townsman("horseman-provision", reward(diplomacy=1),           reward(provision=1), MUSTER,        reward(provision=1), RECONSTRUCTED),
    Townsman("horseman-tax",       reward(discard=2),             reward(discard=1),   MUSTER,        reward(tax=1),       RECONSTRUCTED),
    Townsman("princess-labourer",  reward(pray=1),                (),                  Trigger.PASS,  reward(labourer=1),  RECONSTRUCTED),
    Townsman("princess-coin",      reward(criminal=1),            (),                  Trigger.PASS,  reward(coin=1),      RECONSTRUCTED),
)

OUTSIDERS = (
    Outsider("viking-enforcer",     "viking",    reward(influence=1, labourer=1, provision=1), reward(strength=1), PerActions(MUSTER),      RECONSTRUCTED),
    Outsider("saracen-enforcer",    "saracen",   reward(influence=1, fighter=1),               reward(strength=1), PerActions(MUSTER),      RECONSTRUCTED),
    Outsider("saracen-emissary",    "saracen",   reward(influence=1, diplomacy=1),             reward(strength=1), PerAttribute(DIPLOMACY), RECONSTRUCTED),
    Outsider("byzantine-emissary",  "byzantine", reward(influence=1, cleric=1),                reward(strength=1), PerAttribute(DIPLOMACY), RECONSTRUCTED),
    Outsider("byzantine-trickster", "byzantine", reward(influence=1, tax=2),                   reward(strength=1), PerActions(NEGOTIATE),   RECONSTRUCTED),
    Outsider("viking-trickster",    "viking",    reward(influence=1, criminal=1),              reward(strength=1), PerActions(NEGOTIATE),   RECONSTRUCTED),
)

ORDERS = (
    Order("order-muster",    MUSTER,    RECONSTRUCTED),
    Order("order-negotiate", NEGOTIATE, RULEBOOK),
)

FAVOURS = (
    Favour("favour-stores",    ANY,     (), reward(coin=1, provision=1, discard=1, labourer=1), RECONSTRUCTED),
    Favour("favour-retreat",   ANY,     (), (), RECONSTRUCTED, choices=tuple(((each, 1), *reward(pass_=1)) for each in (FAITH, STRENGTH, INFLUENCE, DIPLOMACY))),
    Favour("favour-masons",    SCOUT,   (), (), RECONSTRUCTED, choices=(reward(move=1), reward(labourer=2))),
    Favour("favour-indulgence", CLERIC, (), (), RECONSTRUCTED, choices=(reward(destroy=1), reward(diplomacy=1))),
    Favour("favour-discharge", FIGHTER, (), (), RECONSTRUCTED, choices=(reward(dismiss=1), reward(coin=2))),
)
"""What they give is the rulebook's; which workers they take is not known."""

MUSTERS = (
    MusterCard("muster-01", 1, INFLUENCE, 2, 1, MERCHANT, reward(coin=1),      (),                              choices=(reward(repay=1), reward(discard=2))),
    MusterCard("muster-02", 1, STRENGTH,  2, 1, FIGHTER,  reward(provision=1), reward(recruit=1)),
    MusterCard("muster-03", 1, FAITH,     2, 1, CLERIC,   (),                  reward(discard=1, coin=1)),
    MusterCard("muster-04", 1, INFLUENCE, 1, 1, ANY,      (),                  reward(provision=2)),
    MusterCard("muster-05", 1, STRENGTH,  1, 1, ANY,      (),                  reward(labourer=2)),
    MusterCard("muster-06", 1, FAITH,     1, 1, SCOUT,    reward(coin=1),      reward(quest=1)),
    MusterCard("muster-07", 2, INFLUENCE, 3, 1, ANY,      reward(coin=1),      reward(scout=1, labourer=1)),
    MusterCard("muster-08", 2, INFLUENCE, 4, 1, MERCHANT, (),                  reward(coin=2, labourer=1)),
    MusterCard("muster-09", 2, INFLUENCE, 4, 1, SCOUT,    reward(provision=1), reward(recruit=1)),
    MusterCard("muster-10", 2, INFLUENCE, 5, 1, CLERIC,   reward(coin=1),      reward(repay=1)),
    MusterCard("muster-11", 2, FAITH,     3, 1, ANY,      reward(provision=1), reward(cleric=1, labourer=1)),
    MusterCard("muster-12", 2, FAITH,     4, 1, ANY,      reward(coin=1),      reward(pray=1)),
    MusterCard("muster-13", 2, FAITH,     4, 1, CLERIC,   (),                  reward(discard=2)),
    MusterCard("muster-14", 2, FAITH,     5, 1, MERCHANT, (),                  reward(tax=2, provision=1)),
    MusterCard("muster-15", 2, STRENGTH,  3, 1, ANY,      reward(coin=1),      reward(fighter=1, labourer=1)),
    MusterCard("muster-16", 2, STRENGTH,  4, 1, FIGHTER,  (),                  reward(provision=2, labourer=1)),
    MusterCard("muster-17", 2, STRENGTH,  4, 1, SCOUT,    reward(coin=1),      reward(quest=1, labourer=1)),
    MusterCard("muster-18", 2, STRENGTH,  5, 1, ANY,      reward(provision=1), (),                              choices=(reward(move=1), reward(coin=2))),
    MusterCard("muster-19", 3, INFLUENCE, 6, 1, ANY,      (),                  reward(merchant=1, scout=1)),
    MusterCard("muster-20", 3, INFLUENCE, 7, 1, MERCHANT, reward(provision=1), (),                              choices=(reward(repay=1), reward(coin=3))),
    MusterCard("muster-21", 3, INFLUENCE, 7, 1, CLERIC,   reward(coin=1),      reward(pray=1, coin=1)),
    MusterCard("muster-22", 3, INFLUENCE, 8, 2, SCOUT,    reward(coin=2),      reward(faith=1)),
    MusterCard("muster-23", 3, FAITH,     6, 1, ANY,      (),                  reward(cleric=1, merchant=1)),
    MusterCard("muster-24", 3, FAITH,     7, 1, CLERIC,   reward(provision=1), reward(recruit=1, coin=1)),
    MusterCard("muster-25", 3, FAITH,     7, 1, SCOUT,    reward(coin=1),      reward(destroy=1)),
    MusterCard("muster-26", 3, FAITH,     8, 2, FIGHTER,  reward(coin=2),      reward(strength=1)),
    MusterCard("muster-27", 3, STRENGTH,  6, 1, ANY,      (),                  reward(fighter=1, scout=1)),
    MusterCard("muster-28", 3, STRENGTH,  7, 1, FIGHTER,  reward(provision=1), reward(labourer=3)),
    MusterCard("muster-29", 3, STRENGTH,  7, 1, MERCHANT, reward(coin=1),      (),                              choices=(reward(develop=1), reward(provision=2))),
    MusterCard("muster-30", 3, STRENGTH,  8, 2, CLERIC,   reward(coin=2),      reward(influence=1)),
)

NEGOTIATIONS = (
    NegotiationCard("negotiation-01", 1, 2, COMMISSION, FAITH,     2, STRENGTH,  2, (MILITARY,)),
    NegotiationCard("negotiation-02", 1, 2, ATTACK,     STRENGTH,  2, INFLUENCE, 2, (MERCHANTS,)),
    NegotiationCard("negotiation-03", 1, 2, FORTIFY,    INFLUENCE, 2, FAITH,     2, (FARMER,)),
    NegotiationCard("negotiation-04", 1, 2, CONVERT,    FAITH,     2, STRENGTH,  2, (CLERGY,)),
    NegotiationCard("negotiation-05", 2, 3, GARRISON,   STRENGTH,  3, INFLUENCE, 4, (MILITARY,)),
    NegotiationCard("negotiation-06", 2, 3, ABSOLVE,    INFLUENCE, 3, FAITH,     5, (MERCHANTS,)),
    NegotiationCard("negotiation-07", 2, 3, COMMISSION, FAITH,     3, STRENGTH,  4, (FARMER,)),
    NegotiationCard("negotiation-08", 2, 3, ATTACK,     STRENGTH,  3, INFLUENCE, 5, (CLERGY,)),
    NegotiationCard("negotiation-09", 2, 4, FORTIFY,    INFLUENCE, 3, STRENGTH,  5, (MILITARY,)),
    NegotiationCard("negotiation-10", 2, 4, CONVERT,    FAITH,     3, STRENGTH,  5, (MERCHANTS,)),
    NegotiationCard("negotiation-11", 2, 4, GARRISON,   STRENGTH,  3, INFLUENCE, 4, (FARMER,)),
    NegotiationCard("negotiation-12", 2, 4, ABSOLVE,    INFLUENCE, 3, FAITH,     5, (CLERGY,)),
    NegotiationCard("negotiation-13", 3, 5, COMMISSION, FAITH,     4, STRENGTH,  6, (MILITARY,)),
    NegotiationCard("negotiation-14", 3, 5, ATTACK,     STRENGTH,  4, INFLUENCE, 7, (MERCHANTS,)),
    NegotiationCard("negotiation-15", 3, 5, FORTIFY,    INFLUENCE, 4, FAITH,     6, (FARMER,)),
    NegotiationCard("negotiation-16", 3, 5, CONVERT,    FAITH,     4, STRENGTH,  7, (CLERGY,)),
    NegotiationCard("negotiation-17", 3, 6, GARRISON,   STRENGTH,  4, INFLUENCE, 6, (MILITARY,)),
    NegotiationCard("negotiation-18", 3, 6, ABSOLVE,    INFLUENCE, 4, FAITH,     7, (MERCHANTS,)),
    NegotiationCard("negotiation-19", 3, 6, COMMISSION, FAITH,     4, STRENGTH,  6, (FARMER,)),
    NegotiationCard("negotiation-20", 3, 6, ATTACK,     STRENGTH,  4, INFLUENCE, 7, (CLERGY,)),
    NegotiationCard("negotiation-21", 4, 7, FORTIFY,    INFLUENCE, 5, FAITH,     8, (MILITARY, MERCHANTS)),
    NegotiationCard("negotiation-22", 4, 7, CONVERT,    FAITH,     5, STRENGTH,  9, (MERCHANTS, FARMER)),
    NegotiationCard("negotiation-23", 4, 7, GARRISON,   STRENGTH,  5, INFLUENCE, 8, (FARMER, CLERGY)),
    NegotiationCard("negotiation-24", 4, 7, ABSOLVE,    INFLUENCE, 5, FAITH,     9, (CLERGY, MILITARY)),
    NegotiationCard("negotiation-25", 4, 7, COMMISSION, FAITH,     5, STRENGTH,  8, (MILITARY, FARMER)),
    NegotiationCard("negotiation-26", 4, 8, ATTACK,     STRENGTH,  5, INFLUENCE, 9, (MERCHANTS, CLERGY)),
    NegotiationCard("negotiation-27", 4, 8, FORTIFY,    INFLUENCE, 5, FAITH,     8, (FARMER,)),
    NegotiationCard("negotiation-28", 4, 8, CONVERT,    FAITH,     5, STRENGTH,  9, (CLERGY,)),
    NegotiationCard("negotiation-29", 4, 8, GARRISON,   STRENGTH,  5, INFLUENCE, 8, (MILITARY,)),
    NegotiationCard("negotiation-30", 4, 8, ABSOLVE,    INFLUENCE, 5, FAITH,     9, (MERCHANTS,)),
)

ALLIES = (
    Ally("ally-military", MILITARY,  reward(discard=1, tax=2), SCOUT,    RULEBOOK),
    Ally("ally-merchant", MERCHANTS, reward(coin=3),           MERCHANT, RECONSTRUCTED),
    Ally("ally-farmer",   FARMER,    reward(provision=3),      LABOURER, RECONSTRUCTED),
    Ally("ally-clergy",   CLERGY,    (),                       CLERIC,   RECONSTRUCTED, choices=(reward(repay=1), reward(discard=2))),
)

SCHEMES = (
    Scheme("scheme-muster",    1, MUSTER,    RULEBOOK),
    Scheme("scheme-negotiate", 1, NEGOTIATE, RULEBOOK),
)
# fmt: on

CARDS: tuple[Card, ...] = tuple(
    replace(card, box=BOOK)
    for card in (
        *(replace(card, owner=owner) for owner in range(len(COLOURS)) for card in PALADINS),
        *TOWNSFOLK,
        *OUTSIDERS,
        *ORDERS,
        *FAVOURS,
        *MUSTERS,
        *NEGOTIATIONS,
        *ALLIES,
        *SCHEMES,
    )
)
"""In the order of their numbers, which go on after the base game's: never insert."""

"""The cards, one line each. A card's number is its place in `CARDS`; its words are in the language files."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import ClassVar

from ...kernel import COMPONENT, RECONSTRUCTED, RULEBOOK, Piece, copies
from .captures import capture_one, capture_two, rescue_or_capture
from .constants import (
    FOREST,
    GOODS,
    GUARDHOUSE,
    GUILDHALL,
    MARKET_LEFT,
    MARKET_MIDDLE,
    MARKET_RIGHT,
    MINES,
    QUARRY,
    STOREHOUSE,
    TAX_STAND,
    TOWN_CENTRE,
    WORKSHOP,
    C,
    M,
    Price,
    T,
)
from .effects import (
    AT_CATHEDRAL,
    AT_DEBT,
    AT_FOREST,
    AT_MARKET,
    AT_MINES,
    AT_QUARRY,
    AT_RESET,
    AT_SENDING,
    AT_SILVERSMITH,
    AT_STOREHOUSE,
    AT_TAX_STAND,
    AT_TOWN_CENTRE,
    Ability,
    Cheaper,
    DebtPoints,
    Discreet,
    Effect,
    Either,
    EndEffect,
    Exchange,
    Gain,
    Helper,
    Innocent,
    On,
    PointsIf,
    PointsPer,
    Release,
    VirtueIf,
    VirtuePer,
)
from .guardhouse import release_all
from .guildhall import (
    build_again,
    destroy_a_debt,
    gold_for_virtue,
    honour_all,
    sell_a_plan,
    shame_the_guilty,
)
from .opponent import (
    AddFuture,
    Advance,
    CaptureGroups,
    CapturePerWorker,
    ClearTax,
    DestroyDebt,
    FirstOf,
    Marble,
    MarblePerWorkers,
    Raid,
    ReleaseAll,
    Remove,
    RescueByDebt,
    Sell,
    Step,
    TurnOver,
    Virtue,
    has_prisoner,
    holds_captive,
    otherwise,
    three_are_held,
)
from .scoring import (
    always,
    buildings,
    captives,
    carpenters,
    gold,
    has_most_clay,
    has_most_silver,
    has_most_stone,
    has_most_wood,
    has_no_debt,
    is_highest,
    marble,
    masons,
    paid_debts,
    rough_goods,
    tilers,
    virtue,
)
from .workshop import hire_for_nothing, lose_an_apprentice


@dataclass(frozen=True)
class ArchitectsPiece(Piece):
    """What all cards of the game have in common."""

    promo: bool = field(default=False, kw_only=True)

    @property
    def not_solo(self) -> bool:
        """Whether it stays in the box in the solo game."""
        return False

    def read_figure(self, name: str, value: object) -> object | None:
        if name == "cost":
            return cost(**value) if isinstance(value, Mapping) and set(value) <= set(GOODS) else None
        return super().read_figure(name, value)


def cost(clay: int = 0, wood: int = 0, stone: int = 0, gold: int = 0, marble: int = 0) -> Price:
    return clay, wood, stone, gold, marble


@dataclass(frozen=True)
class Building(ArchitectsPiece):
    """Skills that are needed, price, virtue on building, points, and what it does at once or at the end."""

    deck = "building"
    skills: int
    cost: Price
    virtue: int
    vp: int
    source: str
    now: Effect | None = None
    end: EndEffect | None = None

    @property
    def not_solo(self) -> bool:
        """The four markets of resources."""
        return self.key.endswith("-market")


@dataclass(frozen=True)
class Apprentice(ArchitectsPiece):
    """How many there are, the skills it has, the virtue it brings when hired, and what it can do."""

    deck = "apprentice"
    copies: int
    skills: int
    virtue: int
    source: str
    ability: Ability


@dataclass(frozen=True)
class MarketCard(ArchitectsPiece):
    """A card of the Black Market with its two sides."""

    deck = "market"
    small: Gain
    large: Gain
    source: str

    @property
    def mirror(self) -> int:
        """The card on whose back the large side is if the sheets were printed mirrored (N07)."""
        return MARKET_FIRST + len(MARKET_CARDS) - 1 - [card.key for card in MARKET_CARDS].index(self.key)


@dataclass(frozen=True)
class RewardCard(ArchitectsPiece):
    """What the Cathedral gives."""

    deck = "reward"
    copies: int
    gain: Gain
    source: str


@dataclass(frozen=True)
class Scheme(ArchitectsPiece):
    """Where the opponent places a worker and what follows; `instead` if the Tax Stand is empty. All reconstructed."""

    deck = "starting-scheme"
    source: ClassVar[str] = RECONSTRUCTED
    place: int
    steps: tuple[Step, ...]
    instead: tuple[Step, ...] = ()

    @property
    def pool(self) -> str:
        """A future scheme is shuffled among the others unseen."""
        return "scheme"


class FutureScheme(Scheme):
    """A scheme that comes in later."""

    deck = "future-scheme"


# fmt: off
BASE_BUILDINGS = (
    Building("aqueduct",        0,          cost(clay=2, wood=3, gold=1),            0,  3,  COMPONENT, end=PointsPer(1, buildings)),
    Building("armoury",         C + M,      cost(wood=3, stone=5, gold=1),           0,  9,  COMPONENT, now=capture_one),
    Building("barracks",        C + T + M,  cost(clay=2, wood=6, gold=2),            0,  10, COMPONENT, now=rescue_or_capture),
    Building("betting-house",   0,          cost(clay=1, stone=2, gold=1),           -1, 7,  COMPONENT, now=Gain(debts=1)),
    Building("carpenters-hut",  0,          cost(clay=3, wood=1, stone=1),           0,  5,  COMPONENT, end=PointsPer(1, carpenters)),
    Building("castle",          C + T + M,  cost(clay=2, wood=4, gold=1, marble=2),  0,  10, COMPONENT, end=VirtuePer(2, gold)),
    Building("chapel",          C,          cost(clay=2, wood=1, stone=4),           1,  6,  COMPONENT, end=VirtueIf(2, is_highest)),
    Building("church",          0,          cost(clay=3, stone=3),                   1,  5,  COMPONENT, now=destroy_a_debt),
    Building("clay-market",     T,          cost(clay=3, stone=2, gold=1),           0,  6,  COMPONENT, end=PointsIf(2, has_most_clay)),
    Building("clay-pit",        0,          cost(clay=4, wood=1),                    0,  3,  COMPONENT, now=Either(Gain(gold=1), Gain(marble=1))),
    Building("drafting-room",   C + T,      cost(stone=4, gold=3),                   0,  8,  COMPONENT, now=Gain(cards=2)),
    Building("dungeon",         C + T + M,  cost(stone=4, gold=2, marble=2),         -1, 14, COMPONENT, end=VirtueIf(-2, always)),
    Building("factory",         M,          cost(wood=2, stone=2, gold=3),           0,  7,  COMPONENT, now=Gain(marble=2)),
    Building("fortress",        C + T + M,  cost(clay=3, stone=4, gold=1, marble=2), -2, 12, COMPONENT, now=capture_two),
    Building("fountain",        0,          cost(stone=3, marble=1),                 1,  4,  COMPONENT, end=DebtPoints(1)),
    Building("gamblers-den",    C + T,      cost(stone=1, gold=1, marble=3),         -2, 10, COMPONENT, end=DebtPoints(-1)),
    Building("hideout",         C + M,      cost(clay=1, wood=3, stone=2),           -2, 8,  COMPONENT, now=release_all),
    Building("keep",            C + T + M,  cost(wood=5, stone=2, gold=2),           -2, 12, RULEBOOK, end=PointsPer(3, captives)),
    Building("library",         C + T,      cost(wood=4, stone=2, marble=1),         0,  8,  COMPONENT, now=sell_a_plan),
    Building("lighthouse",      T,          cost(wood=3, stone=1, marble=2),         0,  6,  COMPONENT, end=PointsPer(4, virtue)),
    Building("lumber-camp",     0,          cost(clay=4, stone=2),                   0,  3,  COMPONENT, now=Gain(wood=4)),
    Building("masons-hut",      0,          cost(wood=2, stone=4),                   0,  5,  COMPONENT, end=PointsPer(1, masons)),
    Building("moneylender",     M,          cost(clay=4, wood=2, gold=1),            -1, 5,  COMPONENT, end=PointsPer(1, paid_debts)),
    Building("monument",        T + M,      cost(wood=2, stone=3, marble=2),         1,  9,  COMPONENT, now=honour_all),
    Building("observatory",     C,          cost(clay=1, wood=3, stone=1, gold=1),   0,  7,  COMPONENT, end=VirtuePer(2, marble)),
    Building("palace",          T + M,      cost(wood=3, stone=3, marble=2),         0,  9,  COMPONENT, now=gold_for_virtue),
    Building("reservoir",       0,          cost(clay=6, wood=1),                    0,  4,  COMPONENT, end=VirtuePer(2, paid_debts)),
    Building("silver-market",   T,          cost(wood=2, gold=1, marble=1),          0,  6,  COMPONENT, end=PointsIf(2, has_most_silver)),
    Building("smithy",          0,          cost(clay=4, wood=2),                    0,  3,  COMPONENT, now=Gain(stone=4)),
    Building("steeple",         0,          cost(wood=2, gold=2),                    1,  4,  COMPONENT, end=PointsIf(2, is_highest)),
    Building("stone-market",    M,          cost(clay=2, stone=4, marble=1),         0,  7,  COMPONENT, end=PointsIf(2, has_most_stone)),
    Building("tavern",          C,          cost(wood=3, stone=2, gold=1),           0,  6,  COMPONENT, now=hire_for_nothing),
    Building("thieves-den",     M,          cost(clay=1, wood=2, stone=3),           -2, 8,  COMPONENT, now=Gain(silver=4)),
    Building("tilers-hut",      0,          cost(clay=2, wood=1, stone=2),           0,  5,  COMPONENT, end=PointsPer(1, tilers)),
    Building("trading-post",    M,          cost(wood=1, stone=3, gold=2),           0,  7,  COMPONENT, end=VirtuePer(4, rough_goods)),
    Building("treasury",        T,          cost(wood=1, stone=3, gold=1),           0,  6,  COMPONENT, now=Either(Gain(gold=1), Gain(silver=3))),
    Building("university",      C + T + M,  cost(clay=4, wood=2, stone=3, marble=2), 1,  11, COMPONENT, end=PointsIf(2, has_no_debt)),
    Building("watchtower",      C + T + M,  cost(clay=3, wood=4, gold=1, marble=1),  -1, 11, COMPONENT, now=shame_the_guilty),
    Building("well",            0,          cost(wood=2, stone=2),                   0,  3,  RULEBOOK, now=Gain(clay=4)),
    Building("wood-market",     C,          cost(clay=2, wood=4, gold=1),            0,  7,  COMPONENT, end=PointsIf(2, has_most_wood)),
)
PROMO_BUILDINGS = (
    Building("crane",           0,          cost(wood=3, stone=1),                   0,  3,  COMPONENT, now=build_again),
    Building("graveyard",       C + T + M,  cost(clay=4, wood=1, stone=2, marble=2), -1, 12, COMPONENT, now=lose_an_apprentice),
    Building("museum",          0,          cost(clay=1, wood=5, stone=1),           0,  4,  COMPONENT, end=VirtuePer(2, buildings)),
)

BASE_APPRENTICES = (
    Apprentice("acolyte-card",          1,  C,          1,  COMPONENT, On(AT_CATHEDRAL, Gain(cards=1))),
    Apprentice("acolyte-clay",          1,  T,          1,  COMPONENT, On(AT_CATHEDRAL, Gain(clay=2))),
    Apprentice("acolyte-silver",        1,  M,          1,  COMPONENT, On(AT_CATHEDRAL, Gain(silver=2))),
    Apprentice("conspirator",           2,  C,          0,  COMPONENT, Cheaper(AT_TOWN_CENTRE, 1)),
    Apprentice("debt-collector-clay",   1,  T,          0,  COMPONENT, On(AT_DEBT, Gain(clay=2))),
    Apprentice("debt-collector-stone",  1,  M,          0,  COMPONENT, On(AT_DEBT, Gain(stone=2))),
    Apprentice("debt-collector-wood",   1,  C,          0,  COMPONENT, On(AT_DEBT, Gain(wood=2))),
    Apprentice("gatekeeper",            1,  M,          -1, COMPONENT, Release(2)),
    Apprentice("illusionist",           1,  C,          -1, COMPONENT, Discreet(AT_MARKET, 1)),
    Apprentice("jeweller",              2,  T,          0,  COMPONENT, On(AT_SILVERSMITH, Gain(silver=1))),
    Apprentice("labourer",              1,  C + T + M,  0,  COMPONENT, None),
    Apprentice("merchant-clay",         1,  T,          0,  COMPONENT, Exchange(Gain(silver=1), Gain(clay=3))),
    Apprentice("merchant-gold",         1,  M,          0,  COMPONENT, Exchange(Gain(silver=2), Gain(gold=1))),
    Apprentice("merchant-marble",       1,  T,          0,  COMPONENT, Exchange(Gain(silver=3), Gain(marble=1))),
    Apprentice("merchant-stone",        1,  M,          0,  COMPONENT, Exchange(Gain(silver=1), Gain(stone=2))),
    Apprentice("merchant-wood",         1,  C,          0,  COMPONENT, Exchange(Gain(silver=1), Gain(wood=2))),
    Apprentice("miner",                 2,  T,          0,  COMPONENT, On(AT_MINES, Gain(clay=1))),
    Apprentice("patron-clay",           1,  T,          0,  COMPONENT, Exchange(Gain(clay=1), Gain(virtue=1))),
    Apprentice("patron-silver",         1,  M,          0,  COMPONENT, Exchange(Gain(silver=2), Gain(virtue=1))),
    Apprentice("patron-stone",          1,  M,          0,  COMPONENT, Exchange(Gain(stone=1), Gain(virtue=1))),
    Apprentice("patron-wood",           1,  C,          0,  COMPONENT, Exchange(Gain(wood=1), Gain(virtue=1))),
    Apprentice("pickpocket",            1,  T,          -1, COMPONENT, On(AT_TAX_STAND, Gain(gold=1))),
    Apprentice("squire-gold",           1,  T,          1,  COMPONENT, Innocent(Gain(gold=1))),
    Apprentice("squire-marble",         1,  M,          1,  COMPONENT, Innocent(Gain(marble=1))),
    Apprentice("squire-virtue",         1,  C,          1,  COMPONENT, Innocent(Gain(virtue=2))),
    Apprentice("stonecutter",           2,  M,          0,  COMPONENT, On(AT_QUARRY, Gain(stone=1))),
    Apprentice("swindler-clay",         1,  T,          -1, COMPONENT, On(AT_MARKET, Gain(clay=2))),
    Apprentice("swindler-stone",        1,  M,          -1, COMPONENT, On(AT_MARKET, Gain(stone=1))),
    Apprentice("swindler-wood",         1,  C,          -1, COMPONENT, On(AT_MARKET, Gain(wood=1))),
    Apprentice("thief",                 1,  C,          0,  COMPONENT, Discreet(AT_TAX_STAND, 1)),
    Apprentice("trader-clay",           1,  T,          0,  COMPONENT, Exchange(Gain(clay=3), Gain(marble=1))),
    Apprentice("trader-stone",          1,  M,          0,  COMPONENT, Exchange(Gain(stone=2), Gain(marble=1))),
    Apprentice("trader-wood",           1,  C,          0,  COMPONENT, Exchange(Gain(wood=2), Gain(marble=1))),
    Apprentice("trickster",             1,  M,          -1, COMPONENT, Cheaper(AT_MARKET, 1)),
    Apprentice("woodcutter",            2,  C,          0,  COMPONENT, On(AT_FOREST, Gain(wood=1))),
)
PROMO_APPRENTICES = (
    Apprentice("enforcer",              1,  T,          0,  COMPONENT, On(AT_SENDING, Gain(gold=1))),
    Apprentice("overseer",              1,  M,          0,  COMPONENT, Helper(AT_STOREHOUSE, 1)),
    Apprentice("peddler",               1,  C,          -1, COMPONENT, On(AT_RESET, Gain(silver=2))),
)

MARKET_CARDS = (
    MarketCard("market-1",   Gain(marble=1),              Gain(wood=2, marble=2),                       COMPONENT),
    MarketCard("market-2",   Gain(gold=2),                Gain(wood=1, stone=1, gold=1, marble=1),      COMPONENT),
    MarketCard("market-3",   Gain(stone=1, marble=1),     Gain(stone=2, marble=2),                      COMPONENT),
    MarketCard("market-4",   Gain(wood=1, gold=1),        Gain(wood=2, stone=1, gold=1),                COMPONENT),
    MarketCard("market-5",   Gain(wood=1, marble=1),      Gain(wood=1, stone=2, marble=1),              COMPONENT),
    MarketCard("market-6",   Gain(marble=1),              Gain(stone=2, marble=2),                      COMPONENT),
    MarketCard("market-7",   Gain(gold=2),                Gain(wood=1, stone=2, marble=1),              COMPONENT),
    MarketCard("market-8",   Gain(stone=1, marble=1),     Gain(wood=2, stone=1, gold=1),                COMPONENT),
    MarketCard("market-9",   Gain(wood=1, gold=1),        Gain(wood=1, stone=1, gold=1, marble=1),      COMPONENT),
    MarketCard("market-10",  Gain(wood=1, marble=1),      Gain(wood=2, marble=2),                       COMPONENT),
)

REWARD_CARDS = (
    RewardCard("reward-silver",  2, Gain(silver=3, virtue=1),    COMPONENT),
    RewardCard("reward-wood",    2, Gain(wood=2, virtue=1),      COMPONENT),
    RewardCard("reward-stone",   2, Gain(stone=2, virtue=1),     COMPONENT),
    RewardCard("reward-card",    2, Gain(virtue=1, cards=1),     COMPONENT),
    RewardCard("reward-virtue",  2, Gain(virtue=2),              COMPONENT),
    RewardCard("reward-gold",    1, Gain(gold=1, virtue=1),      COMPONENT),
)

STARTING_SCHEMES = (
    Scheme("s01", GUILDHALL,      (Advance(3, Virtue(1)), AddFuture())),
    Scheme("s02", GUILDHALL,      (Advance(3, Virtue(1)), AddFuture())),
    Scheme("s03", GUILDHALL,      (Advance(3, Virtue(1)), AddFuture())),
    Scheme("s04", GUILDHALL,      (Virtue(1), AddFuture(), Remove())),
    Scheme("s05", MARKET_LEFT,    (Virtue(-1), Marble(1))),
    Scheme("s06", MARKET_MIDDLE,  (Virtue(-1), TurnOver(), Marble(1))),
    Scheme("s07", MARKET_RIGHT,   (Virtue(-1), Marble(2))),
    Scheme("s08", TOWN_CENTRE,    (CaptureGroups(1),)),
    Scheme("s09", TOWN_CENTRE,    (CaptureGroups(1),)),
    Scheme("s10", TOWN_CENTRE,    (CapturePerWorker(2),)),
    Scheme("s11", GUARDHOUSE,     (FirstOf(((holds_captive, Sell()), (has_prisoner, ReleaseAll()), (otherwise, Virtue(1)))),)),
    Scheme("s12", GUARDHOUSE,     (FirstOf(((three_are_held, RescueByDebt()), (has_prisoner, ReleaseAll()), (holds_captive, Sell()), (otherwise, Virtue(1)))),)),
    Scheme("s13", TAX_STAND,      (ClearTax(5, 2), Virtue(-2)), instead=(Virtue(1),)),
    Scheme("s14", STOREHOUSE,     (Virtue(1), DestroyDebt())),
    Scheme("s15", TOWN_CENTRE,    (CaptureGroups(1),)),
    Scheme("s16", WORKSHOP,       (TurnOver(),)),
    Scheme("s17", QUARRY,         (Raid(3, Marble(1)),)),
    Scheme("s18", FOREST,         (Raid(3, DestroyDebt(Virtue(1))),)),
    Scheme("s19", MINES,          (Raid(3, MarblePerWorkers(2, 2, round_up=False)),)),
    Scheme("s20", MINES,          (Raid(3, MarblePerWorkers(2, 2, round_up=False)),)),
)

FUTURE_SCHEMES = (
    FutureScheme("f01", GUILDHALL,      (Advance(4, Marble(2)),)),
    FutureScheme("f02", GUILDHALL,      (Advance(5, Marble(2)),)),
    FutureScheme("f03", TOWN_CENTRE,    (CaptureGroups(2),)),
    FutureScheme("f04", TOWN_CENTRE,    (CaptureGroups(1), Sell())),
    FutureScheme("f05", GUARDHOUSE,     (Sell(), ReleaseAll(), DestroyDebt())),
    FutureScheme("f06", MARKET_RIGHT,   (Virtue(-1), Marble(2))),
    FutureScheme("f07", STOREHOUSE,     (Virtue(2),)),
    FutureScheme("f08", TAX_STAND,      (ClearTax(4, 2), Virtue(-2)), instead=(Marble(1),)),
    FutureScheme("f09", WORKSHOP,       (TurnOver(), Virtue(1))),
    FutureScheme("f10", MINES,          (Raid(2, MarblePerWorkers(2, 2, round_up=True)),)),
)

# fmt: on


CARDS: tuple[ArchitectsPiece, ...] = (
    *copies(BASE_BUILDINGS),
    *copies(PROMO_BUILDINGS, promo=True),
    *copies(BASE_APPRENTICES),
    *copies(PROMO_APPRENTICES, promo=True),
    *copies(MARKET_CARDS),
    *copies(REWARD_CARDS),
    *copies(STARTING_SCHEMES),
    *copies(FUTURE_SCHEMES),
)
MARKET_FIRST = next(number for number, card in enumerate(CARDS) if isinstance(card, MarketCard))
SMALL_SIDES = list(dict.fromkeys(card.small for card in MARKET_CARDS))
FACES = [SMALL_SIDES.index(card.small) if isinstance(card, MarketCard) else -1 for card in CARDS]
"""Which small side a market card shows; the other cards have none."""

"""What a position promises: the score so far, what a sealed choice is about to do, goods, shards, and a name.

It is asked of imagined worlds, in which everybody has a role: so what a ruler believes of the others counts in it.
"""

from __future__ import annotations

from ...kernel.evaluation import Evaluation
from .cards import MINORS
from .constants import BASIC, CULTIST, DEVIL, PRECIOUS, PURE, ROUNDS, TAINTED
from .estimate import building, parts
from .scoring import score
from .state import Realm

FEATURES = (
    "ruler", "buildings", "works", "symbols", "minors", "angels", "demons", "pardons", "courtiers", "reputation",
    "bottom", "guests", "mob", "basic", "precious", "coins", "debt", "interest", "pure", "tainted", "plans",
)  # fmt: skip
ASPECTS = {
    "buildings": ("buildings", "works", "symbols"),
    "achievements": ("minors",),
    "wings": ("angels", "demons"),
    "indulgences": ("pardons",),
    "courtiers": ("courtiers",),
    "reputation": ("reputation", "bottom", "guests", "mob"),
    "goods": ("basic", "precious", "coins"),
    "debt": ("debt", "interest"),
    "shards": ("pure", "tainted"),
    "plans": ("plans",),
}
"""What the coach calls them."""
LOW = 4
KINDS = {DEVIL: "devil", CULTIST: "cultist"}


def features(t: Realm, player: int) -> list[float]:
    """The features of a ruler, in the order of their names."""
    me = t.players[player]
    left = ROUNDS - t.round
    buildings = [t.building(card) for card in me.built]
    return [
        1,
        len(buildings),
        sum([building(t, card, left) for card in me.built]),
        sum([len(each.symbols) for each in buildings]),
        sum([me.claimed >> number & 1 for number in MINORS]),
        me.angels,
        me.demons,
        me.pardons,
        len(me.hired),
        me.reputation - t.track.knot,
        max(0, LOW - me.reputation),
        me.guests,
        me.mob,
        sum([me.goods[good] for good in BASIC]),
        sum([me.goods[good] for good in PRECIOUS]),
        me.coins,
        me.owes,
        me.interest,
        me.shards[PURE] + me.mass.shards[PURE],
        me.shards[TAINTED] + me.mass.shards[TAINTED],
        len(me.hand),
    ]


def progress(t: Realm) -> float:
    """The rounds gone by."""
    return 1.0 if t.phase == "over" else (t.round - 1) / ROUNDS


def standing(t: Realm) -> list[float]:
    return [float(sum(parts.values())) for parts in score(t)]


def kind(t: Realm, player: int) -> str:
    return KINDS.get(t.players[player].role, "mortal")


TABLES = [(4, {}), (4, {}), (4, {"jesters": "with"}), (4, {"indulgences": "offered", "bribes": "goods"})]
EVALUATION = Evaluation(
    __file__, FEATURES, features, progress, standing, tables={"base": TABLES}, aspects=ASPECTS, by_hand=parts,
    kind=kind, judges_at_once=True,
)  # fmt: skip

"""What a position promises besides the estimate: workers, stores, people, and rows and orders under way."""

from __future__ import annotations

from ...kernel.evaluation import Evaluation
from .board import ORDER_NEEDS, TRACK_POINTS
from .estimate import parts
from .scoring import score
from .state import Kingdom
from .words import CRIMINAL, LABOURER, MOST_KEPT, ROUNDS

FEATURES = (
    "player", "workers", "spare", "criminals", "labourers", "coins", "provisions", "stores", "attributes", "half-way",
    "townsfolk", "helped", "workshops", "saved", "suspicions", "most-suspected", "unpaid", "paid", "rows", "long-rows",
    "orders", "near-orders",
)  # fmt: skip
ASPECTS = {
    "workers": ("workers", "spare", "criminals", "labourers"),
    "resources": ("coins", "provisions", "stores"),
    "attributes": ("attributes", "half-way"),
    "townsfolk": ("townsfolk", "helped"),
    "workshops": ("workshops", "saved"),
    "suspicions": ("suspicions", "most-suspected"),
    "debts": ("unpaid", "paid"),
    "rows": ("rows", "long-rows"),
    "orders": ("orders", "near-orders"),
}
"""What the coach calls them."""
STOCK, ROW = 4, 7
TOP = TRACK_POINTS[-1]
GAPS = [above - here for here, above in zip((*TRACK_POINTS, TOP), (*TRACK_POINTS[1:], TOP, TOP), strict=True)]
"""What the next step of an attribute would count."""


def features(t: Kingdom, player: int) -> list[float]:
    """The features of a player, in the order of their names."""
    me = t.players[player]
    left = rounds_left(t)
    workers = sum(me.workers)
    done = [action.done(me) for action in t.box.right_hand]
    orders = [min(ORDER_NEEDS, t.box.actions[t.order[order].action].done(me)) for order, _ in t.orders_of(me)]
    open_orders = [
        points * n / ORDER_NEEDS for n, (_, points) in zip(orders, t.orders_of(me), strict=True) if n < ORDER_NEEDS
    ]
    saved = sum([me.covered[action.number].bit_count() for action in t.box.right_hand])
    suspicions = len(me.suspicions)
    return [
        1,
        min(workers, MOST_KEPT),
        max(0, workers - MOST_KEPT),
        me.workers[CRIMINAL],
        me.workers[LABOURER],
        min(me.coins, STOCK),
        min(me.provisions, STOCK),
        max(0, me.coins - STOCK) + max(0, me.provisions - STOCK),
        sum(me.attributes),
        sum([GAPS[at] for at in me.attributes]),
        len(me.townsfolk),
        left * len(me.townsfolk),
        saved,
        left * saved,
        suspicions,
        suspicions > 0 and suspicions >= max([len(rival.suspicions) for rival in t.players if rival is not me]),
        me.unpaid,
        me.paid,
        sum(done),
        sum([n * n for n in done]) / ROW,
        sum(open_orders),
        max(open_orders, default=0),
    ]


def rounds_left(t: Kingdom) -> int:
    """The rounds in which workers are still to come."""
    return ROUNDS - t.round + (t.phase != "turns")


def progress(t: Kingdom) -> float:
    return min(1.0, 1 - rounds_left(t) / (ROUNDS + 1)) if t.phase != "over" else 1.0


def standing(t: Kingdom) -> list[float]:
    return [float(sum(parts.values())) for parts in score(t)]


def kind(t: Kingdom, player: int) -> str:
    return "opponent" if t.players[player].is_automa else "seat"


TABLES = [(1, {"opponent": "standard"}), (1, {"opponent": "hard"})]
"""What is learned without the expansion serves with it as well."""
EVALUATION = Evaluation(
    __file__, FEATURES, features, progress, standing, tables={"base": TABLES}, aspects=ASPECTS, by_hand=parts,
    kind=kind, judges_at_once=True, aloof=["opponent"],
)  # fmt: skip

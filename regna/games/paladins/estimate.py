"""What a position is worth, roughly: the score so far, and what workers, means and attributes may still become."""

from __future__ import annotations

from .kingdom import Kingdom, Noble
from .kings import DONE
from .scoring import opponent_sheet, sheet
from .words import ROUNDS, WORKERS

WORKER_WORTH = (0.5, 0.7, 0.7, 0.7, 0.75, 1.0)
assert len(WORKER_WORTH) == len(WORKERS)


def estimate(t: Kingdom, player: int) -> float:
    """Points, for a bot that looks one decision ahead."""
    me = t.players[player]
    if me.rules_play:
        return float(sum(opponent_sheet(t, me).values()))
    left = (ROUNDS - t.round) / ROUNDS
    points = sheet(t, me)
    return sum(points.values()) + progress(t, me, left) + means(me, left)


def progress(t: Kingdom, me: Noble, left: float) -> float:
    """Steps that count only later: pieces on their way to five, attributes, orders begun, helpers."""
    pieces = sum(0.9 * min(n(me), 5) for n in DONE.values())
    attributes = sum(0.7 * min(at, 9) for at in me.attributes)
    orders = sum(0.5 * min(DONE[t.cards[order].action](me), 5) for order in t.orders_shown)
    lasting = left * (0.8 * me.workshops + 0.7 * len(me.townsfolk))
    return pieces + attributes + orders + lasting - 0.35 * len(me.suspicions)


def means(me: Noble, left: float) -> float:
    """Workers to place, coins and provisions to pay with; at the very end they are worth little."""
    workers = sum(n * worth for n, worth in zip(me.workers, WORKER_WORTH, strict=True))
    stores = 0.35 * min(me.coins, 8) + 0.4 * min(me.provisions, 6)
    return workers * (1.0 if left else 0.3) + stores * (0.3 + left)

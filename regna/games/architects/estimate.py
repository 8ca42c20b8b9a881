"""What a position is worth, roughly: the score so far, and what goods, workers and plans may still become."""

from __future__ import annotations

from .guildhall import why_not_construct
from .ledger import covers
from .scoring import sheet
from .site import Site

GOODS_WORTH = (0.35, 0.45, 0.45, 0.55, 0.5)


def estimate(t: Site, player: int) -> float:
    """Points, for a bot that looks one decision ahead."""
    me = t.players[player]
    left = t.slots - len(t.guildhall)
    hope = min(1.0, left / t.slots + 0.15)
    worth: float = sum(sheet(t, me).values())
    worth += hope * sum(min(n, 8) * w for n, w in zip(me.goods, GOODS_WORTH, strict=True))
    worth += hope * 0.3 * min(me.silver, 14)
    worth += hope * 0.25 * min(me.reserve, 12)
    worth += hope * 0.12 * sum(n * n for n in me.at[:4] if n < 6)
    worth += hope * (0.3 * sum(me.captured) - 0.35 * t.prison[player])
    worth += hope * (1.4 * len(me.apprentices) + 0.25 * (me.virtue - 7))
    for card in list(me.hand)[:6]:
        building = t.building(card)
        if why_not_construct(t, me, card) is None:
            worth += 0.55 * hope * building.vp
        elif covers(me.goods, building.cost):
            worth += 0.3 * hope * building.vp
        else:
            need = sum(building.cost)
            have = sum(min(a, b) for a, b in zip(me.goods, building.cost, strict=True))
            worth += 0.2 * hope * building.vp * have / need
    return worth

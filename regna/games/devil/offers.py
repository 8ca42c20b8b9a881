"""What can be told besides what lies on the table: production, who is faced, whether one's own plan can be paid."""

from __future__ import annotations

from typing import Any

from ...kernel import Setup
from .constants import NOBODY
from .forecast import forecast, is_planning
from .inquisition import faced
from .printed import figures
from .production import output
from .scoring import leftovers, rate, sheet
from .state import Realm, Ruler


def offers(t: Realm, seat: int | None) -> dict[str, Any]:
    """For everybody the same, and for a seat what it may know of itself."""
    public = {
        "production": [output(t.section(me.seat).wheel[t.round - 1], me.levels) for me in t.players],
        "order": [me.seat for me in t.in_order()],
        "faced": [faced(t, me) for me in t.players],
        "corrected": corrected(t.setup),
    }
    return public if seat is None else public | own(t, t.players[seat])


def corrected(setup: Setup) -> dict[str, Any]:
    """By their numbers, the cards that the owner of the box has set right, as they are printed."""
    if not setup.corrections:
        return {}
    return {str(n): figures(card) for n, card in enumerate(setup.cards) if card.key in setup.corrections}


def own(t: Realm, me: Ruler) -> dict[str, Any]:
    """The forecast of the plan, and the score as it would be now."""
    if me.role == NOBODY:
        return {}
    fifths = [leftovers(me) % rate(t, me), rate(t, me)]
    told = forecast(t, me) if is_planning(t, me) else []
    return {"forecast": told, "sheet": sheet(t, me), "rest": fifths}

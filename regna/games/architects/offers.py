"""What each place would give a player for one more worker, for whoever draws the board."""

from __future__ import annotations

from typing import Any

from .black_market import market_price, market_virtue, offer, tax_virtue
from .constants import (
    CLAY,
    FOREST,
    GOLD,
    GUARDHOUSE,
    MARKET_LEFT,
    MARKET_MIDDLE,
    MARKET_RIGHT,
    MINES,
    PLACES,
    QUARRY,
    SILVERSMITH,
    STOREHOUSE,
    TOWN_CENTRE,
    WORKSHOP,
)
from .effects import AT_FOREST, AT_MARKET, AT_MINES, AT_QUARRY, AT_SILVERSMITH, AT_STOREHOUSE, AT_TAX_STAND, Gain
from .gathering import mined
from .ledger import extras, helpers
from .state import Architect, Site
from .workshop import plans_drawn

Offer = dict[str, Any]


def offers(t: Site, me: Architect) -> dict[str, Offer]:
    """For each place what it gives (one gain, or two to choose from), allows, costs and takes."""
    n = [workers + 1 for workers in me.at]
    found: list[Offer] = [
        gains(t, me, AT_QUARRY, Gain(stone=n[QUARRY])),
        gains(t, me, AT_FOREST, Gain(wood=n[FOREST])),
        gains(t, me, AT_MINES, Gain(clay=mined(CLAY, n[MINES])), Gain(gold=mined(GOLD, n[MINES]))),
        gains(t, me, AT_SILVERSMITH, Gain(silver=1 + n[SILVERSMITH])),
        {"actions": n[STOREHOUSE] + helpers(t, me, AT_STOREHOUSE)},
        {"reach": min(n[WORKSHOP], 4), "plans": plans_drawn(n[WORKSHOP])},
        {"actions": n[TOWN_CENTRE]},
        gains(t, me, AT_TAX_STAND, Gain(silver=t.tax)) | {"virtue": tax_virtue(t, me)},
        {"actions": n[GUARDHOUSE]},
        gains(t, me, AT_MARKET, offer(t, MARKET_LEFT)) | price(t, me, MARKET_LEFT),
        price(t, me, MARKET_MIDDLE),
        gains(t, me, AT_MARKET, offer(t, MARKET_RIGHT)) | price(t, me, MARKET_RIGHT),
        {},
    ]
    return dict(zip(PLACES, found, strict=True))


def gains(t: Site, me: Architect, event: str, *choices: Gain) -> Offer:
    """These gains, each with what apprentices add; one that is nothing is left out."""
    if not (added := extras(t, me, event)):
        return {"gains": [list(choice) for choice in choices if any(choice)]}
    totals = [[sum(amounts) for amounts in zip(choice, *added, strict=True)] for choice in choices if any(choice)]
    return {"gains": totals}


def price(t: Site, me: Architect, place: int) -> Offer:
    return {"price": market_price(t, me, place), "virtue": market_virtue(t, me)}

"""What cards cost and do, as small values."""

from __future__ import annotations

from typing import NamedTuple

from .constants import ANY_BASIC, ANY_PRECIOUS, GOODS

ANY = -1
"""Any symbol, or any courtier but the Alchemist."""
Goods = tuple[int, ...]
"""How many of each good, then of any basic and of any precious resource."""
NO_GOODS: Goods = (0,) * (len(GOODS) + 2)

PRODUCTION, BUILT, ACTION, ALWAYS = "production", "built", "action", "always"
INTEREST, REPUTATION, INQUISITION, FINAL = "interest", "reputation", "inquisition", "final"
WHEN = (PRODUCTION, BUILT, ACTION, ALWAYS, INTEREST, REPUTATION, INQUISITION, FINAL)
"""When a building does something: in a phase, once built, as an action, or whenever its matter comes up."""
NAMES = (*GOODS, "any_basic", "any_precious")


def goods(**amounts: int) -> Goods:
    return tuple(amounts.get(name, 0) for name in NAMES)


class Effect(NamedTuple):
    """One thing that a card does; `what` names the rule, the rest are its figures.

    `cost` is paid for `goods` and what else there is; `of` is a symbol or a courtier.
    """

    what: str
    n: int = 1
    goods: Goods = NO_GOODS
    cost: Goods = NO_GOODS
    of: int = ANY
    reputation: int = 0
    angels: int = 0


def gain(**amounts: int) -> Effect:
    return Effect("gain", goods=goods(**amounts))


def pay(**amounts: int) -> Effect:
    return Effect("pay", cost=goods(**amounts))


def swap(times: int, cost: Goods, *, reputation: int = 0, angels: int = 0, **amounts: int) -> Effect:
    """An exchange, from once to this many times."""
    return Effect("exchange", times, goods(**amounts), cost, reputation=reputation, angels=angels)


def open_places(amounts: Goods) -> list[int]:
    """The places of a price or a gain that leave a choice, one entry for each piece."""
    return [place for place in (ANY_BASIC, ANY_PRECIOUS) for _ in range(amounts[place])]

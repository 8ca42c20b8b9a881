"""The Tax Stand and the Black Market (p. 12)."""

from __future__ import annotations

from ...kernel import Flow, Reason
from .constants import BLACK_MARKET, MARKET_LEFT, MARKET_MIDDLE, MARKET_RIGHT, PLANS, TAXES, VIRTUE
from .effects import AT_MARKET, AT_TAX_STAND, Gain
from .ledger import (
    change_virtue,
    discount,
    discretion,
    draw_plans,
    extras,
    pay_silver,
    receive,
    why_not_silver,
)
from .prompts import DEAL, LOOK
from .state import Architect, Site
from .workshop import hire_anyone

# Tax Stand


def why_not_tax_stand(t: Site, me: Architect) -> Reason | None:
    return None if t.tax else Reason("no-tax", TAXES)


def visit_tax_stand(t: Site, me: Architect) -> Flow:
    """Take all the silver there and lose 2 virtue."""
    silver, t.tax = t.tax, 0
    me.silver += silver
    t.tell("steal", me, n=silver)
    added = extras(t, me, AT_TAX_STAND)
    yield from change_virtue(t, me, -tax_virtue(t, me))
    for extra in added:
        yield from receive(t, me, extra)


def tax_virtue(t: Site, me: Architect) -> int:
    """The virtue it costs, less what Thieves save."""
    return max(0, 2 - discretion(t, me, AT_TAX_STAND))


# Black Market

FULL_PRICE = {MARKET_LEFT: 1, MARKET_MIDDLE: 2, MARKET_RIGHT: 3}
PRINTED = {MARKET_LEFT: Gain(gold=1, marble=1), MARKET_RIGHT: Gain(wood=1, stone=1, marble=2)}
TOO_VIRTUOUS = 10
LOOK_AT = 5


def why_not_market(t: Site, me: Architect, place: int) -> Reason | None:
    if t.market[place - MARKET_LEFT] >= 0:
        return TAKEN
    if me.virtue >= TOO_VIRTUOUS:
        return Reason("too-virtuous", VIRTUE, {"virtue": me.virtue})
    if me.silver >= FULL_PRICE[place]:
        return None
    return why_not_silver(me, market_price(t, me, place), BLACK_MARKET)


TAKEN = Reason("taken", BLACK_MARKET)


def market_price(t: Site, me: Architect, place: int) -> int:
    """1, 2 or 3 silver, less what Tricksters save."""
    return max(0, FULL_PRICE[place] - discount(t, me, AT_MARKET))


def market_virtue(t: Site, me: Architect) -> int:
    """The virtue it costs, unless an Illusionist is at hand."""
    return max(0, 1 - discretion(t, me, AT_MARKET))


def visit_market(t: Site, me: Architect, place: int) -> Flow:
    """Pay, lose a virtue, take what the place offers and what comes with it. The third worker causes a reset."""
    pay_silver(t, me, market_price(t, me, place))
    added = extras(t, me, AT_MARKET)
    yield from change_virtue(t, me, -market_virtue(t, me))
    if place == MARKET_MIDDLE:
        yield from deal_in_the_middle(t, me)
    else:
        yield from receive(t, me, offer(t, place))
    for extra in added:
        yield from receive(t, me, extra)
    draw_plans(t, me, me.character.plans_with_market)
    if -1 not in t.market:
        t.reset_due = True


def offer(t: Site, place: int) -> Gain:
    """The visible side of the top card, or what is printed on a bare space (N05)."""
    pile = t.market_small if place == MARKET_LEFT else t.market_large
    if not pile:
        return PRINTED[place]
    small, large = sides(t, pile[-1])
    return small if place == MARKET_LEFT else large


def sides(t: Site, card: int) -> tuple[Gain, Gain]:
    """The small and the large side of a market card; how they are paired is not certain (N07)."""
    front = back = t.market_card(card)
    if t.setup.options["pairing"] == "mirrored":
        back = t.market_card(front.mirror)
    return front.small, back.large


def deal_in_the_middle(t: Site, me: Architect) -> Flow:
    """Hire any apprentice shown, or see five plans and keep one."""
    what = yield me.choose(DEAL, ("hire", "look"), lambda what: why_not_deal(t, what))
    if what == "hire":
        yield from hire_anyone(t, me)
    else:
        yield from look_at_plans(t, me)


def why_not_deal(t: Site, what: str) -> Reason | None:
    return Reason("no-plans", PLANS) if what == "look" and not t.buildings else None


def look_at_plans(t: Site, me: Architect) -> Flow:
    """Draw five, keep one; the others go under the pile, unseen and in any order (X09)."""
    for _ in range(min(LOOK_AT, len(t.buildings))):
        t.draw(t.buildings, me.desk)
    card = yield me.ask(LOOK, list(me.desk))
    t.tell("look", me, n=len(me.desk), secret={"card": card})
    t.move(card, me.desk, me.hand)
    returned = list(me.desk)
    for other in returned:
        t.bury(other, me.desk, t.buildings)
    t.stir(t.buildings, len(returned))

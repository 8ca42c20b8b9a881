"""Farmers and the blessing of the gods (p. 10 and 11)."""

from __future__ import annotations

from ...kernel import Flow, Reason
from .cards import Climate
from .constants import BLESSINGS, CROPS, FARMERS, NOBODY
from .prompts import IMPROVE, PRAY
from .state import King, Latium
from .works import build

YIELD = {"dry": 2, "moderate": 3, "wet": 4}
"""Wheat for each farmer: one less for one that lies, one more for one that stands where the harvest is improved."""
BLESSING_PRICE, PIETY_PRICE = 2, 1


# E. Farmers


def harvest(t: Latium) -> Flow:
    """The climate card is turned and shows the prayers it takes to improve; then everybody brings in the wheat."""
    card = t.draw(t.climate, t.climate_seen)
    year = t.climate_card(card)
    t.tell("climate", card=card, n=year.prayers)
    show_next_climate(t)
    for me in t.kings():
        yield from may_improve(t, me, year)
    for me in t.kings():
        reap(t, me, year.climate)
    t.box.rewards.farmers(t)
    t.phase = "blessing"


def show_next_climate(t: Latium) -> None:
    """The climate of the next year, if there is to be one (A51)."""
    block = t.climate_early or t.climate_late
    if block:
        t.shuffle(block)
        card = t.draw(block, t.climate)
        t.tell("next-climate", climate=t.climate_card(card).climate)


def may_improve(t: Latium, me: King, year: Climate) -> Flow:
    """Openly and in turn (A23)."""
    prayers = year.prayers
    answer = yield me.choose(
        IMPROVE,
        ("improve",),
        lambda _: why_not_improve(me, prayers),
        also=("leave",),
        n=prayers,
        source=year.source,
    )
    if answer == "improve":
        me.level -= prayers
        me.improved = True
        t.tell("improve", me, n=prayers, level=me.level)


def why_not_improve(me: King, prayers: int) -> Reason | None:
    return None if me.level >= prayers else Reason("devotion", CROPS, {"have": me.level, "need": prayers})


def crop(me: King, climate: str) -> int:
    """On fields and in the granary alike (A24)."""
    base = YIELD[climate]
    return me.pieces(FARMERS) * base - me.fallen + me.improved * me.standing_farmers


def reap(t: Latium, me: King, climate: str) -> None:
    """The crop comes in, with its arithmetic: standing farmers at so much `each`, and those that lie."""
    if me.pieces(FARMERS):
        n, each = crop(me, climate), YIELD[climate] + me.improved
        me.wheat += n
        t.tell("harvest", me, n=n, farmers=me.standing_farmers, each=each, fallen=me.fallen, less=YIELD[climate] - 1)


def gain_wheat(t: Latium, me: King, n: int) -> None:
    if n:
        me.wheat += n
        t.tell("wheat", me, n=n)


# F. The blessing


def bless(t: Latium) -> Flow:
    """Whoever improved may pray once more before the blessing is seen; it is turned in any case (A25)."""
    faithful = []
    for me in t.kings():
        if (yield from may_pray(t, me)):
            faithful.append(me)
    card = t.draw(t.blessings, t.blessings_seen)
    t.tell("blessing", card=card)
    for me in faithful:
        receive(t, me, card)
    t.piety = NOBODY
    t.phase = "return"


def may_pray(t: Latium, me: King) -> Flow:
    price = blessing_price(t, me)
    answer = yield me.choose(PRAY, ("pray",), lambda _: why_not_pray(t, me), also=("leave",), n=price)
    if answer == "pray":
        me.level -= price
        t.tell("pray", me, n=price, level=me.level)
    return answer == "pray"


def why_not_pray(t: Latium, me: King) -> Reason | None:
    if not me.improved:
        return Reason("not-improved", BLESSINGS)
    need = blessing_price(t, me)
    return None if me.level >= need else Reason("devotion", BLESSINGS, {"have": me.level, "need": need})


def blessing_price(t: Latium, me: King) -> int:
    """The Mark of Piety makes the blessing cheaper, not the harvest (A35)."""
    return PIETY_PRICE if t.piety == me.seat else BLESSING_PRICE


def receive(t: Latium, me: King, card: int) -> None:
    """A monument is lost on a king who has them all."""
    blessing = t.blessing(card)
    gain_wheat(t, me, blessing.wheat)
    if blessing.silver:
        me.silver += blessing.silver
        t.tell("blessed-silver", me, n=blessing.silver)
    build(t, me, blessing.monuments)

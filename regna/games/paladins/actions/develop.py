"""Develop (p. 13)."""

from __future__ import annotations

from ....kernel import Ask, Flow, Reason
from ..action import SLOTS_EACH, Action
from ..board import WORKSHOP_POINTS, WORKSHOP_PRICE, WORKSHOP_ROW, WORKSHOPS
from ..checks import why_all_out
from ..gains import fire
from ..prices import why_too_dear
from ..prompts import COVER
from ..state import Kingdom, Noble
from ..words import ANY, DEVELOP, DEVELOPING


def choose_spot(t: Kingdom, me: Noble) -> Ask:
    """A slot on the right that no workshop covers."""
    return me.choose(COVER, t.box.all_spots, lambda spot: why_not_cover(t, me, spot))


def why_not_cover(t: Kingdom, me: Noble, spot: int) -> Reason | None:
    """Either slot may come first (A27)."""
    _, action, place = t.box.spots[spot]
    return Reason("covered", DEVELOPING) if me.covered[action] >> place & 1 else None


def build_workshop(t: Kingdom, me: Noble, spot: int) -> Flow:
    """The leftmost workshop moves; a worker on the slot leaves (A28); the one printed under the workshop comes."""
    _, action, place = t.box.spots[spot]
    me.covered[action] |= 1 << place
    me.placed[SLOTS_EACH * action + place] = 0
    worker = WORKSHOP_ROW[me.workshops]
    me.workshops += 1
    t.tell("develop", me, spot=spot)
    yield from fire(t, me, DEVELOP, [(worker, 1)])


def develop_for_nothing(t: Kingdom, me: Noble, n: int) -> Flow:
    """By a favour: neither workers nor coins, and the space stays free (A29)."""
    if me.workshops < WORKSHOPS:
        spot = yield choose_spot(t, me)
        yield from build_workshop(t, me, spot)


ACTION = Action(
    DEVELOP,
    "develop",
    DEVELOPING,
    (ANY, ANY),
    build_workshop,
    target=choose_spot,
    why_not=(why_all_out, why_too_dear),
    prices=(WORKSHOP_PRICE,) * WORKSHOPS,
    done=lambda me: me.workshops,
    most=WORKSHOPS,
    points=WORKSHOP_POINTS,
)

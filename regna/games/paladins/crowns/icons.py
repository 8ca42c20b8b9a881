"""What the new icons do (p. 15)."""

from __future__ import annotations

from ....kernel import Flow, Reason
from ..actions.develop import why_not_cover
from ..actions.recruit import hire
from ..gains import collect
from ..prompts import HIRE, QUEST
from ..rows import open_cards
from ..state import Kingdom, Noble
from ..turn import pass_round
from .prompts import LET_GO, LIFT, SHIFT
from .rounds import stand_on
from .state import city
from .words import NEW_ICONS


def quest_for_nothing(t: Kingdom, me: Noble, n: int) -> Flow:
    """Send anybody on a quest, the top of the pile too (B42), or nobody (B58)."""
    if people := open_cards(t, t.box.rows["townsfolk"]):
        offers = [(card, QUEST) for card in people]
        offer = yield me.ask(HIRE, [*offers, "stop"], about=lambda offer: {"n": 0})
        if offer != "stop":
            yield from hire(t, me, offer)


# Own townsfolk


def why_nobody_to_dismiss(t: Kingdom, me: Noble) -> Reason | None:
    return None if me.townsfolk else Reason("no-own-townsfolk", NEW_ICONS)


def dismiss_own(t: Kingdom, me: Noble, n: int) -> Flow:
    """Somebody of one's own leaves, first of all (B63), for the reward of a quest."""
    card = yield me.ask(LET_GO, list(me.townsfolk))
    t.move(card, me.townsfolk, city(t).discards)
    t.tell("dismiss", me, card=card)
    yield from collect(t, me, t.townsman[card].quest)


# Workshops


def why_nothing_to_move(t: Kingdom, me: Noble) -> Reason | None:
    return None if any(me.covered) else Reason("no-workshop", NEW_ICONS)


def move_workshop(t: Kingdom, me: Noble, n: int) -> Flow:
    """From its slot to one of another action; the old slot takes a worker again from the next time on (B20)."""
    standing = [spot for spot in t.box.all_spots if why_not_cover(t, me, spot) is not None]
    origin = yield me.ask(LIFT, standing)
    spot = yield me.choose(SHIFT, t.box.all_spots, lambda spot: why_not_shift(t, me, origin, spot), origin=origin)
    _, action, place = t.box.spots[origin]
    me.covered[action] &= ~(1 << place)
    stand_on(t, me, spot)
    t.tell("shift", me, origin=origin, spot=spot)


def why_not_shift(t: Kingdom, me: Noble, origin: int, spot: int) -> Reason | None:
    spots = t.box.spots
    if spots[origin].action == spots[spot].action:
        return Reason("same-action", NEW_ICONS)
    return why_not_cover(t, me, spot)


# Passing


def pass_now(t: Kingdom, me: Noble, n: int) -> Flow:
    """Passing with all that comes with it (B18)."""
    yield from pass_round(t, me)

"""What City of Crowns changes in a round: the first workshop, four paladins, secret orders at the end (p. 4, 5, 9)."""

from __future__ import annotations

from ....kernel import Flow
from ..action import SLOTS_EACH
from ..actions.develop import why_not_cover
from ..prompts import USE
from ..rounds import next_to_draft, put_back, recruit_first
from ..rounds import reset as reset_board
from ..state import Kingdom, Noble
from ..words import ROUNDS
from .prompts import ABOVE, BELOW, BUILD
from .state import lord

HAND = 4


def draft(t: Kingdom) -> Flow:
    """Whoever has chosen somebody to start with places the extra workshop before the next player chooses."""
    me = t.players[t.active]
    yield from recruit_first(t, me)
    yield from build_for_nothing(t, me)
    next_to_draft(t)


def build_for_nothing(t: Kingdom, me: Noble) -> Flow:
    """No worker comes with it, and no Architect answers: it never stood in the row (B19)."""
    spot = yield me.choose(BUILD, t.box.all_spots, lambda spot: why_not_cover(t, me, spot))
    stand_on(t, me, spot)
    lord(me).extra = 1
    t.tell("build", me, spot=spot)


def stand_on(t: Kingdom, me: Noble, spot: int) -> None:
    """A workshop comes to a slot; a worker there leaves."""
    _, action, place = t.box.spots[spot]
    me.covered[action] |= 1 << place
    me.placed[SLOTS_EACH * action + place] = 0


# Paladins


def choose_paladins(me: Noble) -> Flow:
    """Of four one is for this round, one goes on top of the pile, one under it, and one leaves the game."""
    use = yield me.ask(USE, list(me.drawn))
    others = [card for card in me.drawn if card != use]
    top = yield me.ask(ABOVE, others)
    others.remove(top)
    bottom = yield me.ask(BELOW, others)
    return use, top, bottom, next(card for card in others if card != bottom)


def put_back_three(t: Kingdom, me: Noble, use: int, top: int, bottom: int, removed: int) -> None:
    """Nobody else sees who leaves (B23)."""
    t.move(removed, me.drawn, lord(me).removed)
    put_back(t, me, use, top, bottom)


# The end


def reset(t: Kingdom) -> Flow:
    """As ever; after the last round the secret orders are shown. Stacks, their workers and the Diplomat stay."""
    if t.round == ROUNDS:
        show_orders(t)
    yield from reset_board(t)


def show_orders(t: Kingdom) -> None:
    for me in t.players:
        for order in list(lord(me).secret_order):
            t.move(order, lord(me).secret_order, lord(me).revealed_order)
            t.tell("secret-order", me, card=order)

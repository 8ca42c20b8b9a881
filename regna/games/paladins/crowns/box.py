"""City of Crowns as a box: the base game and what this adds to it, or puts in its place."""

from __future__ import annotations

from collections.abc import Mapping

from ....kernel import Zone
from ..actions.recruit import opponent_recruits
from ..base import ANY_NUMBER, BASE, OPPONENT, OUTSIDERS, TOWNSFOLK
from ..board import EXTRA_WORKERS, FLAGS
from ..box import Box, Selection, Vocabulary, extend
from ..rows import Row
from ..state import Kingdom, Noble
from ..words import DIPLOMACY, DISMISS, FAITH, FREE_QUEST, INFLUENCE, MOVE_WORKSHOP, MUST_PASS, STRENGTH
from . import muster, negotiate
from .audit import audit_city
from .icons import (
    dismiss_own,
    move_workshop,
    pass_now,
    quest_for_nothing,
    why_nobody_to_dismiss,
    why_nothing_to_move,
)
from .position import SEAT_WORDS, TABLE_WORDS, arrange_city, arrange_lord
from .rounds import HAND, choose_paladins, draft, put_back_three, reset
from .scoring import CATEGORIES
from .setup import build_stacks, deal_extensions, deal_secret_orders, lay_out_allies, stack_negotiations
from .state import CrownedKingdom, CrownedNoble, city, lord
from .words import (
    BOOK,
    DIFFICULTY,
    MUSTER_LEVELS,
    NEGOTIATION_LEVELS,
    NEGOTIATION_PRICES,
    TOP_FLAGS,
    TOWNSFOLK_BY_DEBT,
    TOWNSFOLK_PRICES,
    TRACKS,
)

NEGOTIATIONS = Row(
    "negotiation",
    slots="negotiation_slots",
    cards="negotiation_row",
    pile="negotiations",
    gone="discards",
    size=len(NEGOTIATION_PRICES) - 1,
    slides_right=True,
    top="negotiations_top",
    prices=NEGOTIATION_PRICES,
    by_debt=(len(NEGOTIATION_PRICES) - 1,),
    pools=tuple(f"negotiation-{level}" for level in reversed(NEGOTIATION_LEVELS)),
    stack=stack_negotiations,
)
ROWS = {
    "townsfolk": TOWNSFOLK._replace(
        gone="discards",
        size=len(TOWNSFOLK_PRICES) - 1,
        top="townsfolk_top",
        prices=TOWNSFOLK_PRICES,
        by_debt=TOWNSFOLK_BY_DEBT,
    ),
    "outsider": OUTSIDERS._replace(gone="discards", top="outsiders_top", flags=(*FLAGS, TOP_FLAGS)),
    "negotiation": NEGOTIATIONS,
}
MUSTER_POOLS = tuple(f"muster-{level}" for level in reversed(MUSTER_LEVELS))


def workforce(t: Kingdom, me: Noble) -> int:
    """The opponent's allies help it at the beginning of a round (p. 13)."""
    return t.round + EXTRA_WORKERS + len(lord(me).allies)


def laid_out(t: Kingdom) -> list[Zone]:
    """What lies there to be had."""
    here = city(t)
    tops = [here.townsfolk_top, here.outsiders_top, here.negotiations_top, *(stack.top for stack in here.stacks)]
    return [*tops, here.negotiation_row, here.allies]


def crowns(track: int) -> Box:
    """The box with a resource track of this many spaces."""
    return extend(
        BASE,
        name=BOOK,
        sets=(BOOK,),
        attributes=(DIPLOMACY,),
        actions=(muster.ACTION, negotiate.ACTION),
        spaces={"muster": muster.SPACE},
        rows=ROWS,
        gains={
            FREE_QUEST: quest_for_nothing,
            DISMISS: dismiss_own,
            MOVE_WORKSHOP: move_workshop,
            MUST_PASS: pass_now,
        },
        useless={DISMISS: why_nobody_to_dismiss, MOVE_WORKSHOP: why_nothing_to_move},
        prepare=(deal_secret_orders, build_stacks, deal_extensions, lay_out_allies),
        opening={"draft": draft},
        round={"reset": reset},
        paladins=Selection(HAND, choose_paladins, put_back_three),
        categories=CATEGORIES,
        zones={
            "mustered": (MUSTER_POOLS, ANY_NUMBER),
            "rallied": (NEGOTIATIONS.pools, ANY_NUMBER),
            "allies": (("ally",), ANY_NUMBER),
        },
        vocabulary=Vocabulary(TABLE_WORDS, SEAT_WORDS, arrange_city, arrange_lord),
        table=CrownedKingdom,
        player=CrownedNoble,
        laid_out=(laid_out,),
        audits=(audit_city,),
        opponent=OPPONENT._replace(
            track=track,
            workforce=workforce,
            workshops=DIFFICULTY,
            markers=(INFLUENCE, FAITH, STRENGTH, DIPLOMACY),
            start={INFLUENCE: 0, FAITH: 1, STRENGTH: 2, DIPLOMACY: 3},
            gains={**OPPONENT.gains, FREE_QUEST: opponent_recruits, DISMISS: opponent_recruits},
            steps=2,
            steps_for_lack=1,
        ),
    )


CROWNS: Mapping[str, Box] = {track: crowns(int(track)) for track in TRACKS}
"""By the length of the opponent's resource track."""

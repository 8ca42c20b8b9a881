"""The base game as a box; the place to see what there is, and what an expansion can change."""

from __future__ import annotations

from . import suspicion
from .actions import absolve, conspire, develop, fortify, outsiders, pray, recruit, regions, supplies
from .board import (
    BY_DEBT,
    CONVERTS,
    DIFFICULTY,
    EXTRA_WORKERS,
    FLAGS,
    RESOURCE_TRACK,
    TOWNSFOLK_PRICES,
    WALLS,
)
from .box import Box, CardSpace, Opponent, Selection
from .kings import use_favour, why_not_favour
from .opponent import find_favour, follow_favour
from .opponent_gains import gain_criminals, gain_resources, shed_debts, shed_suspicions
from .rounds import HAND, begin_round, choose_paladin, draft, gather, put_back, reset
from .rows import Row
from .scoring import CATEGORIES
from .setup import deal_kings_cards, fill_rows, hand_out, stack_piles, stack_schemes
from .state import Kingdom, Noble
from .suspicion import (
    destroy_debt,
    discard_suspicions,
    may_discard_suspicion,
    repay_debt,
    take_debt,
    take_tax,
)
from .turn import turn
from .words import (
    COIN,
    CONSPIRE,
    CRIMINAL,
    DEBT,
    DESTROY,
    DISCARD,
    FAITH,
    FREE_DEVELOP,
    FREE_RECRUIT,
    INFLUENCE,
    MAY_DISCARD,
    PRAY,
    PRAYER,
    PROVISION,
    RECRUIT,
    REPAY,
    STRENGTH,
    TAX,
    THINGS,
    TRADE,
)

ANY_NUMBER = 99

OPPONENT = Opponent(
    top_row=(RECRUIT, PRAY, TRADE, CONSPIRE),
    track=RESOURCE_TRACK,
    workforce=lambda t, me: t.round + EXTRA_WORKERS,
    workshops=DIFFICULTY,
    markers=(INFLUENCE, FAITH, STRENGTH),
    gains={
        CRIMINAL: gain_criminals,
        COIN: gain_resources,
        PROVISION: gain_resources,
        TAX: take_tax,
        DISCARD: shed_suspicions,
        REPAY: repay_debt,
        DESTROY: shed_debts,
        DEBT: take_debt,
        PRAYER: pray.opponent_prays,
        FREE_RECRUIT: recruit.opponent_recruits,
    },
)

TOWNSFOLK = Row(
    "townsfolk",
    slots="townsfolk_slots",
    cards="townsfolk_row",
    pile="townsfolk",
    gone="townsfolk_gone",
    size=len(TOWNSFOLK_PRICES),
    slides_right=True,
    prices=TOWNSFOLK_PRICES,
    by_debt=tuple(range(BY_DEBT)),
)
OUTSIDERS = Row(
    "outsider",
    slots="outsider_slots",
    cards="outsider_row",
    pile="outsiders",
    gone="outsiders_gone",
    size=len(FLAGS),
    slides_right=False,
    flags=FLAGS,
)

BASE = Box(
    name="base",
    sets=("base",),
    things=THINGS,
    attributes=(FAITH, STRENGTH, INFLUENCE),
    actions=(
        develop.ACTION,
        recruit.ACTION,
        pray.ACTION,
        conspire.ACTION,
        supplies.HUNTING,
        supplies.TRADING,
        regions.COMMISSIONING,
        fortify.ACTION,
        regions.GARRISONING,
        absolve.ACTION,
        outsiders.ATTACKING,
        outsiders.CONVERTING,
    ),
    spaces={"favour": CardSpace("favours_shown", why_not_favour, use_favour, find_favour, follow_favour)},
    rows={"townsfolk": TOWNSFOLK, "outsider": OUTSIDERS},
    gains={
        CRIMINAL: suspicion.gain_criminals,
        TAX: take_tax,
        DISCARD: discard_suspicions,
        MAY_DISCARD: may_discard_suspicion,
        REPAY: repay_debt,
        DESTROY: destroy_debt,
        DEBT: take_debt,
        PRAYER: pray.prayer,
        FREE_RECRUIT: recruit.recruit_for_nothing,
        FREE_DEVELOP: develop.develop_for_nothing,
    },
    prepare=(fill_rows, stack_piles, deal_kings_cards, stack_schemes, hand_out),
    opening={"draft": draft},
    round={"round": begin_round, "gather": gather, "turns": turn, "reset": reset},
    categories=CATEGORIES,
    zones={
        "townsfolk": (("townsfolk",), ANY_NUMBER),
        "walls": (("wall",), WALLS),
        "attacked": (("outsider",), ANY_NUMBER),
        "converted": (("outsider",), CONVERTS),
        "suspicions": (("suspicion",), ANY_NUMBER),
    },
    table=Kingdom,
    player=Noble,
    opponent=OPPONENT,
    paladins=Selection(HAND, choose_paladin, put_back),
    laid_out=(lambda t: [t.schemes_aside, t.townsfolk_row, t.outsider_row],),
)

"""Attack (p. 20) and Convert (p. 21): two ways to deal with Outsiders (the opponent's p. 32)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ....kernel import Ask, Flow, Reason
from ..action import Action, Solo
from ..board import CONVERT_PRICES, CONVERTS
from ..checks import why_all_out, why_not_level
from ..gains import fire
from ..opponent_track import aims
from ..prices import borrows, why_too_dear
from ..prompts import FIGHT, PREACH
from ..rows import first_card, open_cards, place_of, take
from ..state import NOBODY, Kingdom, Noble
from ..words import (
    ANY,
    ATTACK,
    ATTACKS,
    CLERIC,
    COIN,
    CONVERSIONS,
    CONVERT,
    FAITH,
    FIGHTER,
    INFLUENCE,
    SCOUT,
    STRENGTH,
    Reward,
)

FAITH_FLAG, STRENGTH_FLAG = range(2)


def flag_of(t: Kingdom, card: int, flag: int) -> int:
    """The Faith or the Strength that an Outsider wants, by its place in the row."""
    row = t.box.rows["outsider"]
    return row.flags[place_of(t, row, card)][flag]


def all_outsiders(t: Kingdom) -> list[int]:
    """From the weakest to the strongest."""
    return open_cards(t, t.box.rows["outsider"])


# Attack


def hired_swords(t: Kingdom, me: Noble, card: int) -> int:
    """A coin for every two Strength that are missing, rounded up (A06)."""
    missing = flag_of(t, card, STRENGTH_FLAG) - me.level(t, STRENGTH)
    return (missing + 1) // 2 if missing > 0 else 0


def why_no_fight(t: Kingdom, me: Noble, action: Action) -> Reason | None:
    """Whether the weakest can be beaten."""
    card = first_card(t, t.box.rows["outsider"])
    return Reason("no-outsiders", ATTACKS) if card == NOBODY else why_not_fight(t, me, card)


def why_not_fight(t: Kingdom, me: Noble, card: int) -> Reason | None:
    coins = hired_swords(t, me, card)
    if me.coins >= coins or borrows(t, me):
        return None
    have, need = me.level(t, STRENGTH), flag_of(t, card, STRENGTH_FLAG)
    return Reason("level-or-coins", ATTACKS, {"attribute": STRENGTH, "have": have, "need": need, "n": coins})


def choose_foe(t: Kingdom, me: Noble) -> Ask:
    """Strength, or coins for what is missing, beat an Outsider."""
    return me.choose(
        FIGHT,
        lambda: all_outsiders(t),
        lambda card: why_not_fight(t, me, card),
        about=lambda card: {"n": hired_swords(t, me, card)},
    )


def why_no_weaker(t: Kingdom, me: Noble, action: Action) -> Reason | None:
    """Whether the weakest can be beaten by Strength alone."""
    card = first_card(t, t.box.rows["outsider"])
    return Reason("no-outsiders", ATTACKS) if card == NOBODY else why_not_beat(t, me, card)


def why_not_beat(t: Kingdom, me: Noble, card: int) -> Reason | None:
    return why_not_level(t, me, STRENGTH, flag_of(t, card, STRENGTH_FLAG), ATTACKS)


def choose_weaker(t: Kingdom, me: Noble) -> Ask:
    """Whoever attacks in another's name hires no swords."""
    return me.choose(FIGHT, all_outsiders(t), lambda card: why_not_beat(t, me, card), about=lambda card: {"n": 0})


def sword_payments(t: Kingdom, me: Noble, card: int) -> Sequence[Reward]:
    return (((COIN, hired_swords(t, me, card)),),)


def least_swords(t: Kingdom, me: Noble) -> int:
    return hired_swords(t, me, first_card(t, t.box.rows["outsider"]))


def beat(t: Kingdom, me: Noble, card: int) -> Flow:
    """The card is taken, with the rewards in its upper part."""
    take(t, t.box.rows["outsider"], card, me.attacked)
    t.tell("attack", me, card=card)
    yield from fire(t, me, ATTACK, t.outsider[card].attack)


# Convert


def why_no_convert(t: Kingdom, me: Noble, action: Action) -> Reason | None:
    """Whether the weakest can be won over."""
    card = first_card(t, t.box.rows["outsider"])
    return Reason("no-outsiders", CONVERSIONS) if card == NOBODY else why_not_preach(t, me, card)


def why_not_preach(t: Kingdom, me: Noble, card: int) -> Reason | None:
    return why_not_level(t, me, FAITH, flag_of(t, card, FAITH_FLAG), CONVERSIONS)


def choose_convert(t: Kingdom, me: Noble) -> Ask:
    """Faith wins an Outsider over; coins cannot replace it."""
    return me.choose(PREACH, all_outsiders(t), lambda card: why_not_preach(t, me, card))


def win_over(t: Kingdom, me: Noble, card: int) -> Flow:
    """The card goes below the board, with the reward in its lower part."""
    take(t, t.box.rows["outsider"], card, me.converted)
    t.tell("convert", me, card=card)
    yield from fire(t, me, CONVERT, t.outsider[card].convert)


def bonuses(t: Kingdom, me: Noble) -> dict[str, Any]:
    """What those converted would count at the end."""
    cards = t.outsider
    return {"bonuses": {cards[card].slug: cards[card].bonus.points(t, me, card) for card in me.converted}}


# The opponent's


def find_foe(t: Kingdom, me: Noble) -> int | None:
    return find_outsider(t, me, STRENGTH, STRENGTH_FLAG)


def find_convert(t: Kingdom, me: Noble) -> int | None:
    return find_outsider(t, me, FAITH, FAITH_FLAG) if len(me.converted) < CONVERTS else None


def find_outsider(t: Kingdom, me: Noble, attribute: int, flag: int) -> int | None:
    """The first it aims at that this attribute is high enough for (A60)."""
    have = me.level(t, attribute)
    cards = aims(t, me, t.box.rows["outsider"])
    return next((card for card in cards if flag_of(t, card, flag) <= have), None)


ATTACKING = Action(
    ATTACK,
    "attack",
    ATTACKS,
    (SCOUT, ANY, FIGHTER),
    beat,
    target=choose_foe,
    why_not=(why_no_fight,),
    needs=STRENGTH,
    gives=INFLUENCE,
    done=lambda me: len(me.attacked),
    payments=sword_payments,
    least_price=least_swords,
    has_workshops=True,
    why_not_delegated=(why_no_weaker,),
    delegated_target=choose_weaker,
    solo=Solo(32, find_foe, beat),
)
CONVERTING = Action(
    CONVERT,
    "convert",
    CONVERSIONS,
    (FIGHTER, ANY, CLERIC),
    win_over,
    target=choose_convert,
    why_not=(why_all_out, why_too_dear, why_no_convert),
    needs=FAITH,
    gives=STRENGTH,
    prices=CONVERT_PRICES,
    done=lambda me: len(me.converted),
    most=CONVERTS,
    has_workshops=True,
    why_not_delegated=(why_all_out, why_no_convert),
    solo=Solo(32, find_convert, win_over),
    shows=bonuses,
)

"""The actions on the right of a player's board (p. 16 to 21)."""

from __future__ import annotations

from bisect import bisect_right

from ...kernel import Flow, Reason, Rule
from .board import (
    BOARD,
    CONVERTS,
    FLAGS,
    JAR_LEVELS,
    JAR_PLACES,
    JARS,
    MONKS,
    OUTPOSTS,
    PLACES,
    WALL_LEVELS,
    WALLS,
)
from .crews import choose_crew, place_crew, staff_of
from .gains import choose_one, collect
from .kingdom import NOBODY, Kingdom, Noble, level
from .prices import extras, next_price, pay, why_not_paid
from .prompts import FIGHT, FILL, GUARD, PREACH, SEND
from .rows import shown
from .words import (
    ABSOLVE,
    ABSOLVING,
    ATTACK,
    ATTACKS,
    COIN,
    COMMISSION,
    COMMISSIONS,
    CONVERSIONS,
    CONVERT,
    FAITH,
    FORTIFY,
    FORTIFYING,
    GARRISON,
    GARRISONS,
    INFLUENCE,
    MAY_DISCARD,
    PROVISION,
    STRENGTH,
)

CLOSED = -2
"""A place on the main board that needs more players."""
MONK, OUTPOST = range(2)
ALL_PLACES = tuple(range(len(PLACES)))
ALL_JARS = tuple(range(len(JAR_PLACES)))
FAITH_FLAGS, STRENGTH_FLAGS = zip(*FLAGS, strict=True)
FIRST_PLACES = [next(n for n, place in enumerate(PLACES) if place.region == region) for region in range(len(FLAGS))]
FIRST_PLACES.append(len(PLACES))


def why_not_level(t: Kingdom, me: Noble, attribute: int, need: int, rule: Rule) -> Reason | None:
    """Whether an attribute, with the paladin's boost, is high enough."""
    have = level(t, me, attribute)
    return None if have >= need else Reason("level", rule, {"attribute": attribute, "have": have, "need": need})


def staff_and_pay(t: Kingdom, me: Noble, action: int, price: int) -> Flow:
    """The workers go to their slots and the price to the supply."""
    staff = staff_of(me, action)
    crew = yield from choose_crew(me, staff)
    place_crew(t, me, action, staff, crew)
    pay(t, me, BOARD[action].money, price)


# Commission (p. 16) and Garrison (p. 18)


def why_not_commission(t: Kingdom, me: Noble) -> Reason | None:
    if me.monks == MONKS:
        return Reason("all-out", COMMISSIONS, {"n": MONKS})
    if reason := why_not_paid(me, PROVISION, next_price(t, me, COMMISSION, me.monks), COMMISSIONS):
        return reason
    return why_nowhere(t, me, FAITH, FAITH_FLAGS, COMMISSIONS)


def why_not_garrison(t: Kingdom, me: Noble) -> Reason | None:
    if me.outposts == OUTPOSTS:
        return Reason("all-out", GARRISONS, {"n": OUTPOSTS})
    if reason := why_not_paid(me, PROVISION, next_price(t, me, GARRISON, me.outposts), GARRISONS):
        return reason
    return why_nowhere(t, me, STRENGTH, STRENGTH_FLAGS, GARRISONS)


def why_nowhere(t: Kingdom, me: Noble, attribute: int, flags: tuple[int, ...], rule: Rule) -> Reason | None:
    """Whether there is a free place in a region that this attribute reaches."""
    reached = bisect_right(flags, level(t, me, attribute))
    if NOBODY in t.places[: FIRST_PLACES[reached]]:
        return None
    if NOBODY not in t.places:
        return Reason("no-place", rule)
    return why_not_level(t, me, attribute, flags[PLACES[t.places.index(NOBODY)].region], rule)


def commission(t: Kingdom, me: Noble) -> Flow:
    """A monk goes to a region whose Faith flag is reached."""
    place = yield me.choose(SEND, ALL_PLACES, lambda place: why_not_send(t, me, place))
    yield from staff_and_pay(t, me, COMMISSION, next_price(t, me, COMMISSION, me.monks))
    yield from settle(t, me, COMMISSION, place)


def why_not_send(t: Kingdom, me: Noble, place: int) -> Reason | None:
    return why_not_place(t, place, COMMISSIONS) or why_not_level(
        t, me, FAITH, FAITH_FLAGS[PLACES[place].region], COMMISSIONS
    )


def garrison(t: Kingdom, me: Noble) -> Flow:
    """An outpost goes to a region whose Strength flag is reached; no coins help here."""
    place = yield me.choose(GUARD, ALL_PLACES, lambda place: why_not_guard(t, me, place))
    yield from staff_and_pay(t, me, GARRISON, next_price(t, me, GARRISON, me.outposts))
    yield from settle(t, me, GARRISON, place)


def why_not_guard(t: Kingdom, me: Noble, place: int) -> Reason | None:
    return why_not_place(t, place, GARRISONS) or why_not_level(
        t, me, STRENGTH, STRENGTH_FLAGS[PLACES[place].region], GARRISONS
    )


def why_not_place(t: Kingdom, place: int, rule: Rule) -> Reason | None:
    """Monks and outposts compete for the same places."""
    there = t.places[place]
    if there == NOBODY:
        return None
    return Reason("closed", rule, {"n": PLACES[place].seats}) if there == CLOSED else Reason("taken", rule)


def settle(t: Kingdom, me: Noble, action: int, place: int) -> Flow:
    """The piece uncovers an attribute and takes what the place gives."""
    piece = OUTPOST if action == GARRISON else MONK
    t.places[place] = 2 * me.seat + piece
    me.monks += piece == MONK
    me.outposts += piece == OUTPOST
    t.tell("garrison" if piece else "commission", me, place=place)
    yield from collect(t, me, [(BOARD[action].gives, 1), *PLACES[place].gain, *extras(t, me, action)])


# Fortify (p. 17)


def why_not_fortify(t: Kingdom, me: Noble) -> Reason | None:
    built = len(me.walls)
    if built == WALLS:
        return Reason("all-out", FORTIFYING, {"n": WALLS})
    if not t.walls:
        return Reason("no-walls", FORTIFYING)
    return why_not_level(t, me, INFLUENCE, WALL_LEVELS[built], FORTIFYING) or why_not_paid(
        me, PROVISION, next_price(t, me, FORTIFY, built), FORTIFYING
    )


def fortify(t: Kingdom, me: Noble) -> Flow:
    """Pay, then see which wall comes."""
    yield from staff_and_pay(t, me, FORTIFY, next_price(t, me, FORTIFY, len(me.walls)))
    yield from build_wall(t, me)


def build_wall(t: Kingdom, me: Noble) -> Flow:
    """Gain everything on it; some offer a choice."""
    card = t.draw(t.walls, me.walls)
    t.tell("wall", me, card=card)
    wall = t.cards[card]
    chosen = (yield from choose_one(t, me, wall.choices)) if wall.choices else ()
    yield from collect(t, me, [*wall.gain, *chosen, *extras(t, me, FORTIFY)])


# Absolve (p. 19)


def jar_level(t: Kingdom, used: int) -> int:
    return JAR_LEVELS[t.setup.options["jars"]][used]


def why_not_absolve(t: Kingdom, me: Noble) -> Reason | None:
    used = me.absolved
    if used == JARS:
        return Reason("all-out", ABSOLVING, {"n": JARS})
    return why_not_level(t, me, INFLUENCE, jar_level(t, used), ABSOLVING) or why_not_paid(
        me, COIN, next_price(t, me, ABSOLVE, used), ABSOLVING
    )


def absolve(t: Kingdom, me: Noble) -> Flow:
    """A jar goes to a free place, even one of no use (A41); then Faith, and perhaps a suspicion less."""
    jar = yield me.choose(FILL, ALL_JARS, lambda jar: why_not_fill(me, jar))
    yield from staff_and_pay(t, me, ABSOLVE, next_price(t, me, ABSOLVE, me.absolved))
    me.jars[jar] = 1
    t.tell("absolve", me, jar=jar)
    gains = [(BOARD[ABSOLVE].gives, 1), *JAR_PLACES[jar].gain, (MAY_DISCARD, 1), *extras(t, me, ABSOLVE)]
    yield from collect(t, me, gains)


def why_not_fill(me: Noble, jar: int) -> Reason | None:
    return Reason("taken", ABSOLVING) if me.jars[jar] else None


# Attack (p. 20)


def hired_swords(t: Kingdom, me: Noble, card: int) -> int:
    """A coin for every two Strength that are missing, rounded up (A06)."""
    need: int = STRENGTH_FLAGS[t.outsider_slots.index(card)]
    return max(0, need - level(t, me, STRENGTH) + 1) // 2


def why_not_attack(t: Kingdom, me: Noble) -> Reason | None:
    """The leftmost Outsider is the weakest."""
    card = next((card for card in t.outsider_slots if card != NOBODY), NOBODY)
    return Reason("no-outsiders", ATTACKS) if card == NOBODY else why_not_fight(t, me, card)


def why_not_fight(t: Kingdom, me: Noble, card: int) -> Reason | None:
    coins = hired_swords(t, me, card)
    if me.coins >= coins:
        return None
    have, need = level(t, me, STRENGTH), STRENGTH_FLAGS[t.outsider_slots.index(card)]
    return Reason("level-or-coins", ATTACKS, {"attribute": STRENGTH, "have": have, "need": need, "n": coins})


def attack(t: Kingdom, me: Noble) -> Flow:
    """Strength, or coins for what is missing, beat an Outsider."""
    card = yield me.choose(
        FIGHT,
        shown(t.outsider_slots),
        lambda card: why_not_fight(t, me, card),
        about=lambda card: {"n": hired_swords(t, me, card)},
    )
    yield from staff_and_pay(t, me, ATTACK, hired_swords(t, me, card))
    yield from beat(t, me, card)


def beat(t: Kingdom, me: Noble, card: int) -> Flow:
    """The card is taken, with the rewards in its upper part."""
    t.outsider_slots[t.outsider_slots.index(card)] = NOBODY
    t.move(card, t.outsider_row, me.attacked)
    t.tell("attack", me, card=card)
    yield from collect(t, me, [*t.cards[card].attack, *extras(t, me, ATTACK)])


# Convert (p. 21)


def why_not_convert(t: Kingdom, me: Noble) -> Reason | None:
    done = len(me.converted)
    if done == CONVERTS:
        return Reason("all-out", CONVERSIONS, {"n": CONVERTS})
    if reason := why_not_paid(me, COIN, next_price(t, me, CONVERT, done), CONVERSIONS):
        return reason
    card = next((card for card in t.outsider_slots if card != NOBODY), NOBODY)
    return Reason("no-outsiders", CONVERSIONS) if card == NOBODY else why_not_preach(t, me, card)


def why_not_preach(t: Kingdom, me: Noble, card: int) -> Reason | None:
    return why_not_level(t, me, FAITH, FAITH_FLAGS[t.outsider_slots.index(card)], CONVERSIONS)


def convert(t: Kingdom, me: Noble) -> Flow:
    """Faith wins an Outsider over; coins cannot replace it."""
    card = yield me.choose(PREACH, shown(t.outsider_slots), lambda card: why_not_preach(t, me, card))
    yield from staff_and_pay(t, me, CONVERT, next_price(t, me, CONVERT, len(me.converted)))
    yield from win_over(t, me, card)


def win_over(t: Kingdom, me: Noble, card: int) -> Flow:
    """The card goes below the board, with the reward in its lower part."""
    t.outsider_slots[t.outsider_slots.index(card)] = NOBODY
    t.move(card, t.outsider_row, me.converted)
    t.tell("convert", me, card=card)
    yield from collect(t, me, [*t.cards[card].convert, *extras(t, me, CONVERT)])

"""Calls to court: dice, prices and stalls (p. 5 and 6)."""

from __future__ import annotations

from ...kernel import Ask, Flow, Reason
from .constants import ASSIGNING, COURT, DICE, FARMERS, HARVEST
from .prompts import ASSIGN, BUY, CALL, PAY, TAKE, WORK
from .season import assign
from .state import King, Latium
from .tracks import PRICES

FACES = 4
ALL_DICE = tuple(range(len(DICE)))
COUNTS = tuple(tuple(range(1, n + 1)) for n in range(FACES + 1))
BUYING = 1
"""What a die costs during somebody else's call."""


def call(t: Latium) -> Flow:
    """The call reaches a king: he pays and rolls, or passes and is out for the season (A03)."""
    me = t.players[t.caller]
    if me.out or not me.alive:
        pass_on(t)
        return
    answer = yield me.choose(CALL, ("call",), lambda _: why_not_call(t, me), also=("pass",), silver=t.cost)
    if answer == "pass":
        me.out = True
        t.tell("pass", me)
        pass_on(t)
        return
    yield from pay_stall(t, me, t.cost)
    t.dice = t.roll_dice(len(ALL_DICE), FACES)
    t.tell("call", me, black=t.dice[0], grey=t.dice[1], white=t.dice[2], brown=t.dice[3])
    t.phase = "dice"


def why_not_call(t: Latium, me: King) -> Reason | None:
    if not me.housing:
        return Reason("nobody-home", COURT)
    return Reason("silver", COURT, {"have": me.silver, "need": t.cost}) if me.silver < t.cost else None


def pay_stall(t: Latium, me: King, silver: int) -> Flow:
    """All of it to one stall (A02)."""
    if silver:
        stall = yield me.ask(PAY, range(len(t.stalls)), about=lambda stall: {"n": t.stalls[stall]}, silver=silver)
        me.silver -= silver
        t.stalls[stall] += silver
        t.tell("pay", me, n=silver, stall=stall)


def share_dice(t: Latium) -> Flow:
    """The caller takes a die; the others may buy one of those left (A06)."""
    me = t.players[t.caller]
    die = yield Ask(me.seat, TAKE, ALL_DICE, about=lambda die: {"n": t.dice[die]})
    value = take(t, me, die)
    job = die
    if t.season == HARVEST:
        job = yield me.ask(WORK, (die, FARMERS))
    yield from use_die(t, me, job, value)
    for rival in buyers(t, me):
        if rival.housing and rival.silver and not rival.out:
            yield from may_buy(t, rival)
    t.dice = [0] * len(t.dice)
    pass_on(t)


def buyers(t: Latium, me: King) -> list[King]:
    """The others from the left; two kings go round twice (p. 13)."""
    others = [*t.players[me.seat + 1 :], *t.players[: me.seat]]
    return [*others, me, *others] if t.setup.seats == 2 else [rival for rival in others if rival.alive]


def may_buy(t: Latium, me: King) -> Flow:
    """One die for a silver, never for the farm; declining has no further effect."""
    if not any(t.dice):
        return
    die = yield Ask(
        me.seat,
        BUY,
        lambda: [*[die for die in ALL_DICE if t.dice[die]], "decline"],
        ALL_DICE,
        lambda die: why_not_die(t, die),
        about=lambda die: {} if die == "decline" else {"n": t.dice[die]},
    )
    if die == "decline":
        return
    yield from pay_stall(t, me, BUYING)
    yield from use_die(t, me, die, take(t, me, die))


def why_not_die(t: Latium, die: int) -> Reason | None:
    return None if t.dice[die] else Reason("die-taken", ASSIGNING)


def take(t: Latium, me: King, die: int) -> int:
    """The die is gone for the others."""
    value = t.dice[die]
    t.dice[die] = 0
    t.tell("die", me, die=die, n=value)
    return value


def use_die(t: Latium, me: King, job: int, value: int) -> Flow:
    """From one peasant to the die's number, all to one place (A04, A05)."""
    n = yield Ask(
        me.seat,
        ASSIGN,
        COUNTS[min(value, me.housing)],
        COUNTS[FACES],
        lambda n: why_not_assign(me, n, value),
        facts={"place": job},
    )
    assign(t, me, job, n)


def why_not_assign(me: King, n: int, value: int) -> Reason | None:
    if n > value:
        return Reason("die-value", ASSIGNING, {"n": value})
    return Reason("peasants", ASSIGNING, {"have": me.housing}) if n > me.housing else None


def pass_on(t: Latium) -> None:
    """The next seat; back at the King of Kings the price rises. When everybody is out the work is done."""
    t.caller = (t.caller + 1) % len(t.players)
    if t.caller == t.king:
        t.rounds += 1
        t.cost = price(t)
    t.phase = "court" if any(me.alive and not me.out for me in t.players) else "targets"


def price(t: Latium) -> int:
    """One more each round up to the end of the track (A01); with two kings perhaps every second round (A32)."""
    return PRICES[min(t.rounds // t.box.rounds_at_a_price, len(PRICES) - 1)]

"""Gaining things, and the order of gains where it matters (p. 36)."""

from __future__ import annotations

from collections.abc import Sequence

from ...kernel import Flow, Reason
from .effects import Brings
from .opponent_track import lift, lowest
from .prompts import CHOOSE, FIRST_OF
from .rows import first_card, open_cards
from .state import NOBODY, Kingdom, Noble
from .words import (
    COIN,
    CRIMINAL,
    DEBT,
    DESTROY,
    DISCARD,
    DISMISS,
    FREE_DEVELOP,
    FREE_QUEST,
    FREE_RECRUIT,
    LABOURER,
    MAY_DISCARD,
    MOVE_WORKSHOP,
    PROVISION,
    REPAY,
    TAX,
    TRACK_END,
    Reward,
)

Gains = Sequence[tuple[int, int]]

ORDER_SENSITIVE = frozenset((CRIMINAL, TAX, DISCARD, MAY_DISCARD, REPAY, DESTROY, DEBT, FREE_RECRUIT, FREE_QUEST))
"""What an inquisition, or a new suspicion, can make different."""
RECRUITS = (FREE_RECRUIT, FREE_QUEST)


def receive(t: Kingdom, me: Noble, what: Gains) -> Flow:
    """Take everything, one thing after another."""
    if me.is_automa:
        yield from receive_for_opponent(t, me, what)
        return
    box = t.box
    plain: list[tuple[int, int]] = []
    for thing, n in what:
        if thing < CRIMINAL:
            me.workers[thing] += n
        elif thing == COIN:
            me.coins += n
        elif thing == PROVISION:
            me.provisions += n
        elif (at := box.track[thing]) >= 0:
            raise_attribute(me, at, n)
        else:
            plain = tell_gain(t, me, plain)
            yield from box.gains[thing](t, me, n)
            continue
        plain.append((thing, n))
    tell_gain(t, me, plain)


def receive_for_opponent(t: Kingdom, me: Noble, what: Gains) -> Flow:
    """It tells no workers apart, and its markers lie on each other."""
    for thing, n in what:
        if thing < CRIMINAL:
            me.workers[LABOURER] += n
            t.tell("workforce", me, n=me.workers[LABOURER])
        elif t.box.track[thing] >= 0:
            lift(t, me, thing, n)
        else:
            yield from t.box.opponent.gains[thing](t, me, n)


def tell_gain(t: Kingdom, me: Noble, plain: list[tuple[int, int]]) -> list[tuple[int, int]]:
    """Tell what was gained together, and begin a new list."""
    if plain:
        t.tell("gain", me, gain=tuple(plain))
    return []


def raise_attribute(me: Noble, at: int, n: int) -> None:
    """Up to the end of the track; what goes beyond is lost (A32)."""
    me.attributes[at] = min(me.attributes[at] + n, TRACK_END)


# The order of gains


def collect(t: Kingdom, me: Noble, what: Gains) -> Flow:
    """Take what an action brings: in the order of the list, unless another could make a difference (A24)."""
    if me.is_automa or not order_matters(t, me, what):
        yield from receive(t, me, what)
        return
    yield from receive(t, me, [each for each in what if each[0] not in ORDER_SENSITIVE])
    left = [each for each in what if each[0] in ORDER_SENSITIVE]
    while order_matters(t, me, left):
        each = (yield me.ask(FIRST_OF, [(each,) for each in dict.fromkeys(left)]))[0]
        left.remove(each)
        yield from receive(t, me, (each,))
    yield from receive(t, me, left)


def order_matters(t: Kingdom, me: Noble, what: Gains) -> bool:
    """Whether one gain can change what another brings: by an Inquisition, a suspicion, a debt, or a recruit."""
    gains = [each for each in what if each[0] in ORDER_SENSITIVE]
    if len(gains) < 2:
        return False
    things = [thing for thing, _ in gains]
    gains = [each for each in gains if not is_idle(t, me, each[0], things)]
    if all(each == gains[0] for each in gains):
        return False
    things = [thing for thing, _ in gains]
    taxes = most_taxes(t, gains)
    if 0 < t.pool <= taxes:
        return t.pool < taxes or any(thing != TAX for thing in things)
    if sum(thing in things for thing in (REPAY, DESTROY, DEBT)) > 1:
        return True
    if any(thing in RECRUITS for thing in things):
        return any(thing != TAX and thing not in RECRUITS for thing in things)
    return CRIMINAL in things and (DISCARD in things or MAY_DISCARD in things)


def is_idle(t: Kingdom, me: Noble, thing: int, things: Sequence[int]) -> bool:
    """Whether something will do nothing, whatever comes before it."""
    if thing in RECRUITS:
        return not anybody_there(t)
    if thing not in (DISCARD, MAY_DISCARD, REPAY, DESTROY):
        return False
    recruits = any(each in RECRUITS for each in things)
    suspect = bool(me.suspicions) or CRIMINAL in things or (recruits and anybody_there(t))
    if thing in (DISCARD, MAY_DISCARD):
        return not suspect
    return not suspect and not me.unpaid and DEBT not in things


def anybody_there(t: Kingdom) -> bool:
    """Whether there are townsfolk to be had."""
    return first_card(t, t.box.rows["townsfolk"]) != NOBODY


def most_taxes(t: Kingdom, gains: Gains) -> int:
    """The taxes of these gains, with the worst that criminals and recruits can bring."""
    suspicions = [*t.suspicions, *t.suspicions_gone, *[card for player in t.players for card in player.suspicions]]
    worst = max(t.suspicion[card].tax for card in suspicions)
    people = open_cards(t, t.box.rows["townsfolk"])
    recruits = [way for card in people for way in (t.townsman[card].quest, t.townsman[card].joins)]
    taxes = 0
    for thing, n in gains:
        if thing in RECRUITS:
            taxes += max((tax_of(way, worst) for way in recruits), default=0)
        else:
            taxes += tax_of(((thing, n),), worst)
    return taxes


def tax_of(gain: Gains, worst: int) -> int:
    """The taxes of a gain, and for each criminal those of the worst suspicion."""
    return sum(n if thing == TAX else n * worst if thing == CRIMINAL else 0 for thing, n in gain)


def choose_one(t: Kingdom, me: Noble, choices: Sequence[Reward]) -> Flow:
    """One of several rewards; the opponent takes its lowest attribute, or the first that does something (A53)."""
    if me.is_automa:
        if t.box.track[choices[0][0][0]] >= 0:
            return ((lowest(t, me, [each[0][0] for each in choices]), 1),)
        return next((each for each in choices if does_something(t, me, each)), choices[-1])
    return (yield me.choose(CHOOSE, choices, lambda each: why_useless(t, me, each)))


def why_useless(t: Kingdom, me: Noble, what: Reward) -> Reason | None:
    """What a player cannot choose; most rewards may be of no use."""
    why_not = t.box.useless.get(what[0][0])
    return None if why_not is None else why_not(t, me)


def does_something(t: Kingdom, me: Noble, what: Reward) -> bool:
    """Whether the opponent can do it: it cannot repay without a debt; for a suspicion it lacks the pool pays (R06)."""
    thing = what[0][0]
    if thing in (REPAY, DESTROY):
        return me.unpaid > 0
    return anybody_there(t) if thing == DISMISS else thing not in (FREE_DEVELOP, MOVE_WORKSHOP)


# What answers


def answers(t: Kingdom, me: Noble, event: int) -> list[tuple[int, int]]:
    """What the paladin, then the townsfolk, add when something happens: an action, or a `Trigger`."""
    cards = t.townsman
    found = [each for card in me.townsfolk if cards[card].event == event for each in cards[card].brings]
    ability = t.paladin[me.paladin[0]].ability if me.paladin else None
    if type(ability) is Brings and ability.action == event:
        return [*ability.gain, *found]
    return found


def fire(t: Kingdom, me: Noble, event: int, what: Gains = ()) -> Flow:
    """Something happens: take what it brings, with what one's own cards answer to it."""
    yield from collect(t, me, [*what, *answers(t, me, event)])

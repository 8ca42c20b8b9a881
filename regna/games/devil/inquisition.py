"""Facing the inquisitors: shards, indulgences, penalties (p. 18 and 20)."""

from __future__ import annotations

from collections.abc import Callable

from ...kernel import Ask, Flow, Parallel, Reason
from .constants import (
    ASCETIC,
    BRIBED,
    DOWN,
    FIRST,
    FUNDAMENTALIST,
    GUEST,
    INQUISITION,
    NOBODY,
    PLEBEIAN,
    PRECIOUS,
    RESOURCES,
    UP,
)
from .interest import add_debt
from .ledger import enter_debts, gain
from .market import TRADED, Visit, also_market, in_public, public_visit, repay, with_market
from .notation import CHAPEL, PARDON, SHARD
from .prompts import ASCETIC_GIFT, FACE, GUEST_COMES, PENALTY, RANSOM, SETTLE, VANDAL
from .state import Realm, Ruler

GUESTS_SPARED = GUEST
"""Where `shown` counts the guests who are appeased, by each of the three means."""
LAST_ROUND = 5


def faced(t: Realm, me: Ruler) -> list[int]:
    """The inquisitors a ruler has to answer, each guest on its own."""
    yellow = (ASCETIC,) if t.round < LAST_ROUND else (ASCETIC, FUNDAMENTALIST, PLEBEIAN)
    board = [place for place in yellow if t.inquisitors[place] != BRIBED]
    red = [place for place in range(FIRST, GUEST) if t.inquisitors[place] == UP]
    return [*board, *red, *[GUEST] * me.guests]


def face_all(t: Realm) -> Flow:
    """All decide in secret whom to show what; shards are shown and kept, indulgences are gone (A22)."""
    yield Parallel({me.seat: face(t, me) for me in t.players})
    enter_debts(t)
    for me in t.players:
        show(t, me)
    t.turn = t.stage = 0
    t.phase = "penalties"


def face(t: Realm, me: Ruler) -> Flow:
    visit = Visit(repays=True)
    while True:
        answer = yield from with_market(t, me, visit, lambda: ask_face(t, me, visit))
        if answer == "done":
            return
        means, place = answer
        if place == GUEST:
            me.shown[GUESTS_SPARED + means] += 1
        else:
            me.shown[place] = means + 1


def ask_face(t: Realm, me: Ruler, visit: Visit) -> Ask:
    return me.choose(
        FACE,
        lambda: all_means(t, me),
        lambda offer: why_not_show(t, me, offer[0]),
        also=lambda: ("done", *also_market(me, visit)),
    )


def all_means(t: Realm, me: Ruler) -> list[tuple[int, int]]:
    """Every means for every inquisitor who has not been answered."""
    means = (SHARD, PARDON, CHAPEL) if t.has(me, "chapel") else (SHARD, PARDON)
    return [(each, place) for place in dict.fromkeys(unanswered(t, me)) for each in means]


def unanswered(t: Realm, me: Ruler) -> list[int]:
    """The inquisitors who have not been shown anything yet."""
    left = [place for place in faced(t, me) if place == GUEST or not me.shown[place]]
    return left[: len(left) - sum(me.shown[GUESTS_SPARED:])]


def used(me: Ruler, means: int) -> int:
    """How many times one of the means has been used."""
    return me.shown[:GUEST].count(means + 1) + me.shown[GUESTS_SPARED + means]


def why_not_show(t: Realm, me: Ruler, means: int) -> Reason | None:
    """One shard or one indulgence for each; the Royal Chapel spares one (A76)."""
    if means == SHARD:
        have = me.all_shards
        return Reason("shards", INQUISITION, {"have": have, "need": have + 1}) if used(me, SHARD) >= have else None
    if means == PARDON:
        return Reason("indulgences", INQUISITION) if used(me, PARDON) >= me.pardons else None
    free = sum(effect.n for effect in t.powers(me, "chapel"))
    return Reason("chapel-used", INQUISITION) if used(me, CHAPEL) >= free else None


def show(t: Realm, me: Ruler) -> None:
    """What was shown is public; whoever was not appeased will punish."""
    shards, pardons = used(me, SHARD), used(me, PARDON)
    me.penalties = unanswered(t, me)
    me.indulgences -= pardons
    me.shown_shards = shards
    me.proofs[t.round - 1] = max(me.proofs[t.round - 1], shards)
    me.shown = [0] * len(me.shown)
    t.tell("face", me, n=shards, indulgences=pardons, left=len(me.penalties))


# Penalties, in the order that the ruler likes (A21)


def punish(t: Realm) -> Flow:
    """The next penalty of the ruler whose turn it is."""
    while t.turn < len(t.players) and not t.in_order()[t.turn].penalties:
        t.turn += 1
    if t.turn == len(t.players):
        dismiss_inquisitors(t)
        return
    me = t.in_order()[t.turn]
    if not t.stage:
        place = yield from choose_penalty(t, me)
        if place != TRADED:
            me.penalties.remove(place)
            me.penalties.insert(0, place)
            t.stage = 1
        return
    done = yield from PENALTIES[name_of(t, me.penalties[0])](t, me)
    if done:
        me.penalties.pop(0)
        t.stage = 0


def name_of(t: Realm, place: int) -> str:
    return "guest" if place == GUEST else t.inquisitor(place).key


def choose_penalty(t: Realm, me: Ruler) -> Flow:
    places = list(dict.fromkeys(me.penalties))
    if len(places) == 1:
        return places[0]
    visit = public_visit(t, repays=True)
    return (yield from in_public(t, me, visit, me.ask(PENALTY, lambda: [*places, *also_market(me, visit)])))


def lose(t: Realm, me: Ruler, n: int, place: int) -> None:
    """Points go, less what the Confessional saves."""
    n = max(0, n - sum(effect.n for effect in t.powers(me, "confessional")))
    me.score -= n
    t.tell("penalty", me, place=place, n=n)


def dismiss_inquisitors(t: Realm) -> None:
    """Round 3: guests leave, and B and C are turned up. Round 5: the end."""
    t.turn = t.stage = 0
    for me in t.players:
        me.guests = me.shown_shards = 0
    for place in (FUNDAMENTALIST, PLEBEIAN):
        if t.inquisitors[place] == DOWN:
            t.inquisitors[place] = UP
            t.tell("turn-up", place=place)
    t.phase = "ship" if t.round == LAST_ROUND else "end"


def ascetic(t: Realm, me: Ruler) -> Flow:
    """Material goods, one by one; points for each that is not given up (A72)."""
    given, demand = t.stage - 1, t.inquisitor(ASCETIC).demand
    if given < demand:
        visit = public_visit(t, repays=True)
        also = ("stop", *also_market(me, visit))
        answer = yield from in_public(
            t,
            me,
            visit,
            me.choose(ASCETIC_GIFT, RESOURCES, lambda good: why_not_give(me, good), also, n=demand - given),
        )
        if answer == TRADED:
            return False
        if answer != "stop":
            give_up(t, me, answer)
            t.stage += 1
            return False
    lose(t, me, t.inquisitor(ASCETIC).points * (demand - given), ASCETIC)
    return True


def why_not_give(me: Ruler, good: int) -> Reason | None:
    return None if me.goods[good] else Reason("none-of-it", INQUISITION, {"good": good})


def give_up(t: Realm, me: Ruler, good: int) -> None:
    gain(t, me, good, -1)
    t.tell("give-up", me, good=good)


def squanderer(t: Realm, me: Ruler) -> Flow:
    """Some precious goods, all of them or none, or points."""
    place, given = me.penalties[0], t.stage - 1
    card = t.inquisitor(place)
    left = card.demand - given
    if not left:
        t.tell("ransom", me, place=place)
        return True
    visit = public_visit(t, repays=True)
    also = () if given else ("refuse", *also_market(me, visit))
    answer = yield from in_public(
        t, me, visit, me.choose(RANSOM, PRECIOUS, lambda good: why_not_ransom(me, good, left), also, n=left)
    )
    if answer == TRADED:
        return False
    if answer == "refuse":
        lose(t, me, card.points, place)
        return True
    give_up(t, me, answer)
    t.stage += 1
    return False


def why_not_ransom(me: Ruler, good: int, left: int) -> Reason | None:
    have = sum(me.goods[each] for each in PRECIOUS)
    return Reason("precious", INQUISITION, {"have": have, "need": left}) if have < left else why_not_give(me, good)


def fundamentalist(t: Realm, me: Ruler) -> Flow:
    lose(t, me, t.inquisitor(FUNDAMENTALIST).points * me.claimed.bit_count(), FUNDAMENTALIST)
    yield from ()
    return True


def plebeian(t: Realm, me: Ruler) -> Flow:
    card = t.inquisitor(PLEBEIAN)
    lose(t, me, card.points * (len(me.built) // card.demand), PLEBEIAN)
    yield from ()
    return True


def guest(t: Realm, me: Ruler) -> Flow:
    lose(t, me, guest_points(t), GUEST)
    yield from ()
    return True


def guest_points(t: Realm) -> int:
    from .cards import FIRST_GUEST

    points: int = t.cards[FIRST_GUEST].points
    return points


def debt_collector(t: Realm, me: Ruler) -> Flow:
    """Debts of an uncle, a chance to repay, points for what is left; a guest whom debts bring is faced (A34, R08)."""
    if t.stage == UNCLE:
        inherit(t, me)
        t.stage += 1
        return False
    if t.stage == SETTLING and me.debt:
        yield from settle(t, me)
        return False
    place = me.penalties[0]
    card = t.inquisitor(place)
    lose(t, me, card.points * -(-me.debt // card.more), place)
    for _ in range(t.late):
        yield from meet_guest(t, me)
    t.late = 0
    return True


UNCLE, SETTLING = 1, 2
"""The stages of the Debt Collector's penalty, before he takes points."""


def inherit(t: Realm, me: Ruler) -> None:
    """Debts one by one, which may bring guests."""
    guests, card = me.guests, t.inquisitor(me.penalties[0])
    for _ in range(card.demand):
        add_debt(t, me)
    t.late = me.guests - guests
    t.tell("uncle", me, n=card.demand, debt=me.debt)


def settle(t: Realm, me: Ruler) -> Flow:
    """Debts can be repaid at any moment of the inquisition (p. 17), these too; everybody is asked (A64)."""
    visit = public_visit(t, repays=True)
    some = range(min(me.coins, me.debt) + 1)
    n = yield from in_public(t, me, visit, me.ask(SETTLE, lambda: [*some, *also_market(me, visit)]))
    if n == TRADED:
        return
    if n:
        repay(t, me, n)
        enter_debts(t)
    t.stage += 1


def meet_guest(t: Realm, me: Ruler) -> Flow:
    """A shard that was not shown, or an indulgence, may still appease a late guest."""
    answer = yield me.choose(
        GUEST_COMES, ("shard", "indulgence"), lambda means: why_not_late(me, means), also=("suffer",)
    )
    if answer == "suffer":
        lose(t, me, guest_points(t), GUEST)
        return
    if answer == "shard":
        me.shown_shards += 1
        me.proofs[t.round - 1] = max(me.proofs[t.round - 1], me.shown_shards)
    else:
        me.indulgences -= 1
    t.tell("appeased", me, place=GUEST, means=answer)


def why_not_late(me: Ruler, means: str) -> Reason | None:
    if means == "shard":
        have = me.all_shards
        spent = me.shown_shards >= have
        return Reason("shards", INQUISITION, {"have": have, "need": have + 1}) if spent else None
    return None if me.pardons > 0 else Reason("indulgences", INQUISITION)


def orator(t: Realm, me: Ruler) -> Flow:
    place = me.penalties[0]
    card = t.inquisitor(place)
    best = all(me.reputation > rival.reputation for rival in t.players if rival is not me)
    lose(t, me, card.points if best else card.points + card.more, place)
    yield from ()
    return True


def vandal(t: Realm, me: Ruler) -> Flow:
    """The second most valuable building falls; of equal ones the ruler chooses (A57, A71)."""
    values = sorted((t.building(card).points for card in me.built), reverse=True)
    if len(values) > 1:
        card = yield me.ask(VANDAL, [card for card in me.built if t.building(card).points == values[1]])
        destroy(t, me, card)
    return True


def destroy(t: Realm, me: Ruler, card: int) -> None:
    """What was under a Stable that falls is an ordinary building again."""
    t.move(card, me.built, t.ruins)
    if card == me.under_stable or t.building(card).effect.what == "stable":
        me.under_stable = NOBODY
    t.tell("destroyed", me, card=card)


PENALTIES: dict[str, Callable[[Realm, Ruler], Flow]] = {
    "ascetic": ascetic,
    "fundamentalist": fundamentalist,
    "plebeian": plebeian,
    "debt-collector": debt_collector,
    "orator": orator,
    "squanderer": squanderer,
    "vandal": vandal,
    "guest": guest,
}

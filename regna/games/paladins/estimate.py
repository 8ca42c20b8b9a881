"""What a position is worth, roughly: what tracks, rows and orders will count, and what can still be done this round."""

from __future__ import annotations

from .action import Action
from .board import ORDER_NEEDS, TRACK_POINTS
from .checks import why_impossible
from .crews import can_staff, staff_of
from .prices import least_price
from .scoring import sheet, wall_cards
from .staff import Staff
from .state import Kingdom, Noble
from .words import COIN, CONVERT, CRIMINAL, LABOURER, MOST_KEPT, MUSTER, NEGOTIATE, PROVISION, ROUNDS, SCOUT

TOP = TRACK_POINTS[-1]
HEIGHT = [(here + above) / 2 for here, above in zip((*TRACK_POINTS, TOP), (*TRACK_POINTS[1:], TOP, TOP), strict=True)]
"""The points of a track, half-way to the next."""
ROW = 7
STEP, REWARD, EACH = 1.0, 1.2, {CONVERT: 2.0, MUSTER: 0.5, NEGOTIATE: 1.5}
"""A step of an attribute, while there is time; what an action brings besides; a card that will count."""
SAVED, HELPER, TAVERN, ROUND = 0.9, 0.25, 4, 4.5
"""A worker that a workshop saves, a round; townsfolk, a round; the workers still to come, and what they will do."""
PLANNED, KEPT, SPARE = 0.8, 0.7, 0.3
"""The part of an action's worth that counts before it is done; a worker for the next round, and one too many."""
STORES, STOCK, HOARDING = {COIN: 0.25, PROVISION: 0.3}, 3, 0.05
SUSPECTED, MOST_SUSPECTED, REPAYABLE = 0.4, 1.2, 0.6


def estimate(t: Kingdom, player: int) -> float:
    """Points, for a bot that looks one decision ahead; the solo opponent's come whatever one does."""
    return sum(parts(t, player).values())


def parts(t: Kingdom, player: int) -> dict[str, float]:
    """The same by what it comes from."""
    me = t.players[player]
    if me.is_automa:
        return {"points": 0.0}
    points = sheet(t, me)
    if t.phase == "over":
        return {"points": float(sum(points.values()))}
    waiting = t.phase != "turns" and me.seat not in t.tavern_taken
    rounds = ROUNDS - t.round + waiting
    sure = sum(points[category.name] for category in t.box.categories if not category.grows) + wall_cards(t, me)
    return {"points": sure, "standing": standing(t, me, rounds), "progress": progress(t, me, rounds, waiting)}


def standing(t: Kingdom, me: Noble, rounds: int) -> float:
    """Attributes, helpers, suspicions, and debts that may be repaid yet."""
    left = rounds / ROUNDS
    attributes = sum(HEIGHT[at] + left * STEP * at for at in me.attributes)
    mine = len(me.suspicions)
    most = mine and mine >= max(len(rival.suspicions) for rival in t.players if rival is not me)
    danger = SUSPECTED * mine + MOST_SUSPECTED * bool(most)
    return attributes + HELPER * rounds * len(me.townsfolk) - danger + REPAYABLE * left * me.unpaid


def progress(t: Kingdom, me: Noble, rounds: int, waiting: bool) -> float:
    """Rows and orders, workshops, and what the workers, coins and provisions at hand can do next."""
    left = rounds / ROUNDS
    orders = {t.order[order].action: points for order, points in t.orders_of(me)}
    total, plans = 0.0, []
    for action in t.box.right_hand:
        n, free = action.done(me), not (me.passed or me.is_busy(action))
        order = orders.get(action.number, 0) * (1 + left)
        have = pieces(action, n, order, rounds)
        total += have + SAVED * me.covered[action.number].bit_count() * min(rounds, max(0, ROW - n))
        if free:
            step = step_worth(t, me, action, left)
            plans.append((REWARD + step + pieces(action, n + 1, order, rounds - waiting) - have, action.number))
    plans.sort(reverse=True)
    return total + means(t, me, plans, rounds, waiting)


def step_worth(t: Kingdom, me: Noble, action: Action, left: float) -> float:
    """What a step of the attribute is worth that an action gives, if it always gives one."""
    if action.gives < 0:
        return 0.0
    at = me.attributes[t.box.track[action.gives]]
    return HEIGHT[at + 1] - HEIGHT[at] + left * STEP


def pieces(action: Action, n: int, order: float, rounds: int) -> float:
    """What a number of monks, walls and so on is worth: more near the goal, if the rounds suffice."""
    total: float = order * reach(n, ORDER_NEEDS, rounds, 3) * min(1.0, n / ORDER_NEEDS) ** 1.2
    total += EACH.get(action.number, 0) * rounds / ROUNDS * n
    if not action.points:
        return total
    row = action.points
    hoped: float = row[ROW] * reach(n, ROW, rounds, 2) * (n / ROW) ** 1.5
    return total + max(row[min(n, ROW)], hoped)


def reach(n: int, goal: int, rounds: int, doubt: int) -> float:
    """How likely it is that an action a round is enough."""
    likely: float = (rounds / (goal - n)) ** doubt if n + rounds < goal else 1.0
    return likely


def means(t: Kingdom, me: Noble, plans: list[tuple[float, int]], rounds: int, waiting: bool) -> float:
    """The best plans that can be staffed and paid, one after another; then what is left over."""
    workers, purse = list(me.workers), {COIN: me.coins, PROVISION: me.provisions}
    workers[CRIMINAL] += TAVERN * waiting
    total = -ROUND * waiting
    for worth, number in plans:
        action = t.box.actions[number]
        staff = staff_of(me, action)
        able = can_staff(workers, staff) and why_impossible(t, me, action) is None
        if able and purse[action.money] >= (cost := least_price(t, me, action)):
            purse[action.money] -= cost
            send(workers, staff)
            total += PLANNED * worth
    if me.passed and not rounds:
        return total
    kept = min(sum(workers), MOST_KEPT) if rounds else 0
    skilled = 0.15 * workers[CRIMINAL] - 0.1 * workers[LABOURER]
    stores = sum((worth if rounds else HOARDING) * min(purse[what], STOCK) for what, worth in STORES.items())
    hoards = HOARDING * sum(max(0, n - STOCK) for n in purse.values())
    return total + KEPT * kept + SPARE * (sum(workers) - kept) + skilled + stores + hoards


def send(workers: list[int], staff: Staff) -> None:
    """Take a crew away: criminals last, and where anybody will do labourers, then the most numerous."""
    for colour in staff.colours:
        workers[colour if workers[colour] else CRIMINAL] -= 1
    for _ in range(staff.size - len(staff.colours)):
        colour = LABOURER if workers[LABOURER] else max(range(SCOUT, CRIMINAL), key=workers.__getitem__)
        workers[colour if workers[colour] else CRIMINAL] -= 1

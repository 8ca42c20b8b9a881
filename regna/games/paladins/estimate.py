"""What a position is worth, roughly: what tracks, rows and orders will count, and what can still be done this round."""

from __future__ import annotations

from .board import (
    BOARD,
    JAR_POINTS,
    MONK_POINTS,
    ORDER_NEEDS,
    ORDER_POINTS,
    OUTPOST_POINTS,
    TRACK_POINTS,
    WALL_POINTS,
    Staff,
)
from .crews import can_staff, staff_of
from .kingdom import Kingdom, Noble
from .kings import DONE
from .prices import next_price
from .right_hand import hired_swords
from .rows import shown
from .scoring import sheet
from .turn import LIMITS
from .words import (
    ABSOLVE,
    ATTACK,
    COIN,
    COMMISSION,
    CONVERT,
    CRIMINAL,
    FAITH,
    FORTIFY,
    GARRISON,
    LABOURER,
    MOST_KEPT,
    PROVISION,
    RIGHT_HAND,
    ROUNDS,
    SCOUT,
)

TOP = TRACK_POINTS[-1]
HEIGHT = [(here + above) / 2 for here, above in zip((*TRACK_POINTS, TOP), (*TRACK_POINTS[1:], TOP, TOP), strict=True)]
"""The points of a track, half-way to the next."""
ROWS = {COMMISSION: MONK_POINTS, FORTIFY: WALL_POINTS, GARRISON: OUTPOST_POINTS, ABSOLVE: JAR_POINTS}
ROW = 7
STEP, CONVERTED, REWARD = 1.0, 2.0, 1.2
"""A step of an attribute, while there is time; a converted Outsider's bonus; what an action brings besides."""
SAVED, HELPER, TAVERN, ROUND = 0.9, 0.25, 4, 4.5
"""A worker that a workshop saves, a round; townsfolk, a round; the workers still to come, and what they will do."""
PLANNED, KEPT, SPARE = 0.8, 0.7, 0.3
"""The part of an action's worth that counts before it is done; a worker for the next round, and one too many."""
STORES, STOCK, HOARDING = {COIN: 0.25, PROVISION: 0.3}, 3, 0.05
SUSPECTED, MOST_SUSPECTED, REPAYABLE = 0.4, 1.2, 0.6


def estimate(t: Kingdom, player: int) -> float:
    """Points, for a bot that looks one decision ahead; those of the rules' opponent come whatever one does."""
    me = t.players[player]
    points = sheet(t, me)
    if me.rules_play or t.phase == "over":
        return 0.0 if me.rules_play else float(sum(points.values()))
    waiting = t.phase != "turns" and me.seat not in t.tavern_taken
    rounds = ROUNDS - t.round + waiting
    sure = points["workshops"] + points["outsiders"] + points["debts"] + points["resources"]
    walls = points["walls"] - WALL_POINTS[len(me.walls)]
    return sure + walls + standing(t, me, rounds) + progress(t, me, rounds, waiting)


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
    orders = {t.cards[order].action: points for order, points in zip(t.orders_shown, ORDER_POINTS, strict=False)}
    total, plans = 0.0, []
    for action in RIGHT_HAND:
        n, free = DONE[action](me), not (me.passed or me.is_busy(action))
        order = orders.get(action, 0) * (1 + left)
        have = pieces(action, n, order, rounds)
        total += have + SAVED * me.covered[action].bit_count() * min(rounds, max(0, ROW - n))
        if free:
            at = me.attributes[BOARD[action].gives - FAITH]
            step = HEIGHT[at + 1] - HEIGHT[at] + left * STEP
            plans.append((REWARD + step + pieces(action, n + 1, order, rounds - waiting) - have, action))
    plans.sort(reverse=True)
    return total + means(t, me, plans, rounds, waiting)


def pieces(action: int, n: int, order: float, rounds: int) -> float:
    """What so many monks, walls and so on are worth: nearer the goal, and with rounds enough to reach it, the more."""
    total: float = order * reach(n, ORDER_NEEDS, rounds, 3) * min(1.0, n / ORDER_NEEDS) ** 1.2
    if action == CONVERT:
        return total + CONVERTED * rounds / ROUNDS * n
    if action == ATTACK:
        return total
    row = ROWS[action]
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
    for worth, action in plans:
        staff, money, limit = staff_of(me, action), BOARD[action].money, LIMITS[action]
        able = can_staff(workers, staff) and (limit is None or limit(t, me) is None)
        if able and purse[money] >= (cost := price(t, me, action)):
            purse[money] -= cost
            send(workers, staff)
            total += PLANNED * worth
    if me.passed and not rounds:
        return total
    kept = min(sum(workers), MOST_KEPT) if rounds else 0
    skilled = 0.15 * workers[CRIMINAL] - 0.1 * workers[LABOURER]
    stores = sum((worth if rounds else HOARDING) * min(purse[what], STOCK) for what, worth in STORES.items())
    hoards = HOARDING * sum(max(0, n - STOCK) for n in purse.values())
    return total + KEPT * kept + SPARE * (sum(workers) - kept) + skilled + stores + hoards


def price(t: Kingdom, me: Noble, action: int) -> int:
    """What the action costs now; the leftmost Outsider is the weakest."""
    if action == ATTACK:
        return hired_swords(t, me, shown(t.outsider_slots)[0])
    return next_price(t, me, action, DONE[action](me))


def send(workers: list[int], staff: Staff) -> None:
    """Take a crew away: criminals last, and where anybody will do labourers, then the most numerous."""
    for colour in staff.colours:
        workers[colour if workers[colour] else CRIMINAL] -= 1
    for _ in range(staff.size - len(staff.colours)):
        colour = LABOURER if workers[LABOURER] else max(range(SCOUT, CRIMINAL), key=workers.__getitem__)
        workers[colour if workers[colour] else CRIMINAL] -= 1

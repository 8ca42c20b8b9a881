"""What a position is worth, roughly: points, what goods and shards may become, and what a sealed choice is about to do.

It is asked of imagined worlds, so what it reads of others is what the bot's own seat could think of them.
"""

from __future__ import annotations

from collections.abc import Sequence

from .cards import MAJORS, MINORS
from .constants import COIN, CULTIST, DEVIL, LEFT, NOBODY, PURE, RIGHT, ROUNDS, TAINTED, UNPLAYED
from .deals import prices_of
from .foresight import BUILDING, Prospect, is_solvent, now, outcomes, steps_of
from .ledger import BUYING
from .notation import CHAPEL, PARDON, SHARD
from .scoring import sheet
from .state import Chest, Realm, Ruler
from .values import ACTION, BUILT, PRODUCTION, Effect
from .witch_hunt import PROOF

RESOURCE = (0.75, 0.75, 0.75, 1.25, 1.25)
COIN_WORTH, DEBT_WORTH = 0.3, 0.45
LAST_RESOURCE, LAST_COIN, LAST_DEBT = (0.2, 0.2, 0.2, 1.0, 1.0), 0.2, 0.5
SHARD_WORTH = {DEVIL: (2.6, 2.0), CULTIST: (1.6, 0.4)}
MORTAL_SHARD = (2.2, 0.0)
SHARD_IN_COINS = 6
REPUTATION_STEP, BOTTOM = 0.25, 1.2
PENALTY, VISIT = 3.0, 4.0


def estimate(t: Realm, player: int) -> float:
    """Points, for a bot that looks one decision ahead."""
    return sum(parts(t, player).values())


def parts(t: Realm, player: int) -> dict[str, float]:
    """The same by what it comes from."""
    me = t.players[player]
    if t.phase == "over" or me.role == NOBODY:
        return {"standing": float(sum(sheet(t, me).values()))}
    here = now(t, me)
    return {
        "standing": standing(t, me),
        "goods": wealth(t, here.goods, me.coins, me.owes),
        "shards": souls(t, me),
        "choice": pending(t, me, here) - VISIT * visits(t, me),
    }


def visits(t: Realm, me: Ruler) -> int:
    """How often the ruler has gone to the supply instead of answering: no bot should put off what it does not like."""
    return me.visits + (t.idle + len(t.trades) // 2) * (t.in_order()[t.turn] is me)


def standing(t: Realm, me: Ruler) -> float:
    """What is on the table: the score, buildings with what they will bring, achievements, reputation, wings."""
    left = ROUNDS - t.round
    worth = float(me.score) + sum([building(t, card, left) for card in me.built])
    worth += 1.2 * left * sum(me.claimed >> n & 1 for n in MINORS) / 2
    worth += (0 if me.role == DEVIL else 2) * sum(me.claimed >> n & 1 for n in MAJORS)
    worth += me.angels - me.demons + 2.5 * me.pardons + 1.1 * len(me.hired)
    return worth + standing_reputation(t, me) - PENALTY * me.guests - 0.4 * me.mob


def standing_reputation(t: Realm, me: Ruler) -> float:
    above = me.reputation - t.track.knot
    return REPUTATION_STEP * above - BOTTOM * max(0, 4 - me.reputation)


def building(t: Realm, card: int, left: int) -> float:
    """Points, symbols on the way to achievements, and what it does in the rounds to come."""
    found = t.building(card)
    each = {PRODUCTION: 0.7, ACTION: 0.45, BUILT: 0.0}.get(found.when, 0.2)
    return found.points + 0.35 * len(found.symbols) * (1 + left / 4) + each * left


def wealth(t: Realm, goods: Sequence[int], coins: int, debt: int) -> float:
    """Goods are worth most while there are buildings to come."""
    if t.round == ROUNDS and t.phase not in BEFORE_ACTIONS:
        resources, coin, owed = LAST_RESOURCE, LAST_COIN, LAST_DEBT
    else:
        resources, coin, owed = RESOURCE, COIN_WORTH, DEBT_WORTH
    return sum(n * worth for n, worth in zip(goods, resources, strict=False)) + coin * coins - owed * debt


UNPICKED = 20.0
BEFORE_ACTIONS = ("production", "keep", "pass", "repay", "wish", "offer", "circulate", "answer", "return", "plan")


def souls(t: Realm, me: Ruler) -> float:
    """Shards: to be shown, or to be laid out."""
    pure, tainted = SHARD_WORTH.get(me.role, MORTAL_SHARD)
    held = [me.shards[kind] + me.mass.shards[kind] for kind in (PURE, TAINTED)]
    return pure * held[PURE] + tainted * held[TAINTED]


# What a sealed choice is about to do


def pending(t: Realm, me: Ruler, here: Prospect) -> float:
    if t.phase == "offer":
        return chest(t, me, me.chest)
    if t.phase == "plan":
        return plan(t, me, here)
    if t.phase in ("keep", "pass"):
        return picked(t, me)
    if t.phase == "vote":
        return ballot(t, me)
    if t.phase == "mass":
        return mass(t, me)
    if t.phase == "answer":
        return -COIN_WORTH * max(0, me.opened.price) * (me.opened.mine and not me.opened.settled)
    return facing(me) if t.phase == "face" else 0.0


def chest(t: Realm, me: Ruler, mine: Chest) -> float:
    """What the offer is worth to its owner, and the better it is for others the likelier it is taken."""
    keep = wealth(t, mine.offer[:COIN], mine.offer[COIN], 0)
    others = sum(n * price for n, price in zip(mine.offer, BUYING, strict=False)) + mine.offer[COIN]
    price = mine.price or prices_of(me.role)[0]
    get = COIN_WORTH * price if price > 0 else SHARD_WORTH.get(me.role, MORTAL_SHARD)[PURE] * -price
    bargain = others - (price if price > 0 else SHARD_IN_COINS * -price)
    odds = min(0.85, max(0.0, 0.1 + 0.2 * bargain))
    return keep + odds * (get - keep) + 2.0 * mine.pardons


def plan(t: Realm, me: Ruler, here: Prospect) -> float:
    """The buildings of the plan that can be paid, less what they cost; and the event."""
    start, worth, left = here, 0.0, ROUNDS - t.round
    for _, step in steps_of(me, me.draft):
        after = next(outcomes(t, me, here, step), None)
        if after is None:
            worth -= 1.0
            continue
        here = after
        worth += building(t, step[1], left) + bonus(t, step[1]) if step[0] == BUILDING else 0.05
        worth -= 0.75 * (here.used > here.free)
    worth += wealth(t, here.goods, here.balance, 0) - wealth(t, start.goods, start.balance, 0)
    return worth + 1.1 * me.draft.recruits + event(t, me, here) - 5.0 * (not is_solvent(here))


def bonus(t: Realm, card: int) -> float:
    """What a building brings at once besides goods, less the reputation that it costs."""
    found = t.building(card)
    gains = {"reputation": REPUTATION_STEP, "angels": 1.0, "redeem": 0.8, "courtier": 1.0 / max(1, found.effect.n)}
    gain = gains.get(found.effect.what, 0.0) * found.effect.n if found.when == BUILT else 0.0
    return gain - REPUTATION_STEP * found.reputation


def event(t: Realm, me: Ruler, here: Prospect) -> float:
    draft = me.draft
    if draft.side == UNPLAYED or draft.event == NOBODY:
        return 0.0
    card = t.event_card(draft.event)
    if draft.side == LEFT:
        return sum(gift(t, effect) for effect in card.lefts) - REPUTATION_STEP * card.loss
    assert draft.side == RIGHT
    cost = wealth(t, card.right.cost[:COIN], card.right.cost[COIN], 0) + card.right.cost[6] * 0.75 + card.right.cost[7]
    likely = is_likely(me, card.right, here)
    return likely * (REPUTATION_STEP * card.rise - cost) - (1 - likely) * 2 * REPUTATION_STEP


def gift(t: Realm, effect: Effect) -> float:
    goods = effect.goods
    more = effect.n if effect.what == "points" else 1.0 if effect.what == "courtier" else 0.0
    return wealth(t, goods[:COIN], goods[COIN], 0) + 0.75 * goods[6] + 1.25 * goods[7] + more


def is_likely(me: Ruler, want: Effect, here: Prospect) -> float:
    """Whether the right side will be fulfilled, as far as can be told."""
    if want.what == "pay":
        return float(sum(want.cost) <= sum(here.goods) + max(0, here.balance))
    if want.what == "dismiss":
        return float(want.of in me.hired)
    if want.what == "recruited":
        return float(me.draft.recruits)
    if want.what == "tokens":
        return float(me.draft.tokens >= want.n)
    return float(me.owes == 0) if want.what == "no-debt" else 0.5


def picked(t: Realm, me: Ruler) -> float:
    """Keep what is worth most for its price, pass on what is worth least."""
    sign = 1 if t.phase == "keep" else -1
    return sum(sign * appeal(t, card) - UNPICKED if card != NOBODY else -2 * UNPICKED for card in me.picked)


def appeal(t: Realm, card: int) -> float:
    cost = t.building(card).cost
    return 0.5 * building(t, card, ROUNDS - t.round) - 0.3 * wealth(t, cost[:COIN], cost[COIN], 0)


def ballot(t: Realm, me: Ruler) -> float:
    """Point at whoever could not show three shards."""
    if me.ballot == NOBODY:
        return 0.0
    return 0.4 if t.players[me.ballot].all_shards < PROOF else -0.3


def mass(t: Realm, me: Ruler) -> float:
    """Souls pay the Devil; guesses are as good as the world in which they are made; bribes help everybody."""
    laid = sum(me.mass.shards)
    worth = t.summary.points_for(laid) if t.round == ROUNDS else 0.8 * min(laid, 2)
    for role, who in enumerate(me.mass.guesses):
        if who != NOBODY:
            worth += 0.5 if t.players[who].role == role else -0.6
    return worth + 0.1 * min(me.mass.goods[COIN], 5)


def facing(me: Ruler) -> float:
    shown = me.shown
    answered = [shown[:6].count(means + 1) + shown[6 + means] for means in (SHARD, PARDON, CHAPEL)]
    return PENALTY * sum(answered) - 2.5 * answered[PARDON]

"""The Guildhall: constructing buildings and working on the Cathedral (p. 13 to 15)."""

from __future__ import annotations

from ...kernel import Ask, Flow, Option, Reason
from .constants import BUILDING, CATHEDRAL, GOLD, GUILD, MANY_PRISONERS, VIRTUE, Price
from .effects import AT_CATHEDRAL
from .ledger import (
    change_virtue,
    covers,
    draw_plans,
    extras,
    gain,
    may_destroy_debt,
    pay_goods,
    prices_for,
    receive,
    resolve,
    ways_to_pay,
)
from .prompts import BUILD, GIVE_UP, SELL_PLAN
from .state import Architect, Site

LEVELS: tuple[tuple[Price, ...], ...] = (
    ((0, 0, 0, 1, 0),),
    tuple((0, wood, 4 - wood, 0, 0) for wood in range(5)),
    ((0, 0, 0, 0, 1),),
    tuple((0, wood, 8 - wood, 0, 0) for wood in range(9)),
    ((0, 0, 0, 2, 2),),
)
SPACES = (3, 3, 2, 2, 1)
TOP = len(LEVELS)
LEAST_VIRTUE = 5


def visit_guildhall(t: Site, me: Architect) -> Flow:
    """Construct a building from the hand, or work on the Cathedral."""
    take_slot(t, me)
    work = yield choose_work(t, me)
    yield from do_work(t, me, work)


def take_slot(t: Site, me: Architect) -> None:
    """The next slot, row by row; in the final round the worker lies beside the hall and causes nothing (N20)."""
    if t.final >= 0 or len(t.guildhall) == t.slots:
        t.beside.append(me.seat)
        return
    if len(t.guildhall) in (2 * t.columns, 3 * t.columns):
        t.reset_due = True
    t.guildhall.append(me.seat)


def choose_work(t: Site, me: Architect, also: tuple[Option, ...] = ()) -> Ask:
    return me.choose(
        BUILD,
        [*me.hand, "cathedral"],
        lambda work: why_not_build(t, me, work),
        also=also,
        about=lambda work: {} if isinstance(work, str) else {"price": t.building(work).cost},
    )


def do_work(t: Site, me: Architect, work: Option) -> Flow:
    yield from work_on_cathedral(t, me) if work == "cathedral" else build(t, me, work)


def why_not_guildhall(t: Site, me: Architect) -> Reason | None:
    """A worker is placed here for one of the two works only (X04)."""
    skills = skills_of(t, me)
    for card in me.hand:
        building = t.building(card)
        if not building.skills & ~skills and can_pay(me, building.cost):
            return None
    return None if why_not_cathedral(t, me) is None else NOTHING_TO_BUILD


NOTHING_TO_BUILD = Reason("nothing-to-build", GUILD)


def why_not_build(t: Site, me: Architect, work: Option) -> Reason | None:
    return why_not_cathedral(t, me) if work == "cathedral" else why_not_construct(t, me, work)


# Constructing a building (p. 14)


def why_not_construct(t: Site, me: Architect, card: int) -> Reason | None:
    """A skill needs one apprentice who has it; one may answer for several. Then there is the price."""
    building = t.building(card)
    if lacking := building.skills & ~skills_of(t, me):
        return Reason("skills", BUILDING, {"skills": lacking})
    if not can_pay(me, building.cost):
        return Reason("missing", BUILDING, {"shortfall": (me.goods[:], nearest_price(me, building.cost))})
    return None


def nearest_price(me: Architect, cost: Price) -> Price:
    """Of the ways this player could pay, the one of which least is missing."""
    return min(
        prices_for(me, (cost,)), key=lambda price: sum(max(0, n - h) for h, n in zip(me.goods, price, strict=True))
    )


def skills_of(t: Site, me: Architect) -> int:
    """What one's own apprentices can do together."""
    skills = 0
    for apprentice in me.apprentices:
        skills |= t.apprentice(apprentice).skills
    return skills


def can_pay(me: Architect, cost: Price) -> bool:
    return covers(me.goods, cost) or (me.character.ways_to_pay is not None and bool(ways_to_pay(me, (cost,))))


def build(t: Site, me: Architect, card: int) -> Flow:
    """Pay a building's cost, place it, apply its virtue, then its immediate effect (N18)."""
    building = t.building(card)
    yield from pay_goods(t, me, ways_to_pay(me, (building.cost,)))
    t.move(card, me.hand, me.built)
    t.tell("build", me, card=card)
    yield from change_virtue(t, me, building.virtue)
    if building.now is not None:
        yield from resolve(t, me, building.now)
    draw_plans(t, me, me.character.plans_with_building)


# Working on the Cathedral (p. 15)


def why_not_cathedral(t: Site, me: Architect) -> Reason | None:
    if me.virtue < LEAST_VIRTUE:
        return Reason("too-wicked", VIRTUE, {"virtue": me.virtue})
    if me.level == TOP:
        return Reason("cathedral-done", CATHEDRAL)
    if not has_space(t, me.level + 1):
        return Reason("cathedral-full", CATHEDRAL, {"level": me.level + 1})
    if not me.hand and me.character.cathedral_takes_plan:
        return Reason("no-plan", CATHEDRAL)
    if not ways_to_pay(me, LEVELS[me.level]):
        return Reason("cathedral-price", CATHEDRAL, {"level": me.level + 1})
    return None


def has_space(t: Site, level: int) -> bool:
    return sum(p.level == level for p in t.players) < SPACES[level - 1]


def work_on_cathedral(t: Site, me: Architect) -> Flow:
    """Pay, give up a plan, go up a level, take a reward, then what Acolytes bring."""
    yield from pay_goods(t, me, ways_to_pay(me, LEVELS[me.level]))
    if me.character.cathedral_takes_plan:
        card = yield me.ask(GIVE_UP, list(me.hand))
        discard(t, me, card)
    me.level += 1
    t.tell("cathedral", me, level=me.level)
    yield from take_reward(t, me)
    for extra in extras(t, me, AT_CATHEDRAL):
        yield from receive(t, me, extra)


def discard(t: Site, me: Architect, card: int) -> None:
    """A plan goes face down under the pile."""
    t.bury(card, me.hand, t.buildings)
    t.tell("discard", me, secret={"card": card})


def take_reward(t: Site, me: Architect) -> Flow:
    """Reveal a reward card and leave it out of the game; 1 virtue when there are none left."""
    if not t.rewards:
        yield from change_virtue(t, me, 1)
        return
    card = t.draw(t.rewards, t.rewards_seen)
    t.tell("reward", me, card=card)
    reward = t.reward(card).gain
    if me.is_automa:
        yield from change_virtue(t, me, reward.virtue)
    else:
        yield from receive(t, me, reward)


# Buildings with an effect of their own (annex)


def destroy_a_debt(t: Site, me: Architect) -> Flow:
    """Church."""
    yield from may_destroy_debt(t, me)


def sell_a_plan(t: Site, me: Architect) -> Flow:
    """Library: discard a plan for 2 gold, or not."""
    if me.hand:
        card = yield me.ask(SELL_PLAN, [*me.hand, "stop"])
        if card != "stop":
            discard(t, me, card)
            gain(t, me, GOLD, 2)


def honour_all(t: Site, me: Architect) -> Flow:
    """Monument: 1 virtue for everybody."""
    for player in t.in_turn(me.seat):
        yield from change_virtue(t, player, 1)


def shame_the_guilty(t: Site, me: Architect) -> Flow:
    """Watchtower: everybody with 3 or more prisoners loses 1 virtue."""
    for player in t.in_turn(me.seat):
        if t.prison[player.seat] >= MANY_PRISONERS:
            yield from change_virtue(t, player, -1)


def gold_for_virtue(t: Site, me: Architect) -> Flow:
    """Palace: 1 gold for every 4 virtue."""
    gain(t, me, GOLD, me.virtue // 4)
    yield from ()


def build_again(t: Site, me: Architect) -> Flow:
    """Crane: place another worker here, or not."""
    if me.reserve and why_not_guildhall(t, me) is None:
        work = yield choose_work(t, me, also=("stop",))
        if work != "stop":
            me.reserve -= 1
            take_slot(t, me)
            yield from do_work(t, me, work)

"""The actions on the left of a player's board: Develop, Recruit, Pray, Conspire, Hunt and Trade (p. 13 to 15)."""

from __future__ import annotations

from ...kernel import Flow, Option, Reason
from .board import (
    BY_DEBT,
    COVERABLE,
    FEW,
    FIRST_SLOT,
    MANY,
    SLOTS_EACH,
    STAFF,
    TOWNSFOLK_PRICES,
    WORKSHOP_ROW,
    WORKSHOPS,
    Staff,
)
from .crews import choose_crew, place_crew, staff_of, why_not_staffed
from .gains import GAINING, collect
from .kingdom import NOBODY, Kingdom, Noble
from .prices import extras, next_price, pay, price_of, why_not_paid
from .prompts import CLEAR, COVER, HANDS, HIRE, JOIN, PAY_WITH, QUEST
from .rows import shown
from .suspicion import take_debt
from .words import (
    ACTIONS,
    COIN,
    COMMISSION,
    CONSPIRE,
    CRIMINAL,
    DEVELOP,
    DEVELOPING,
    FREE_DEVELOP,
    FREE_RECRUIT,
    HUNT,
    PRAY,
    PRAYER,
    PRAYING,
    PROVISION,
    RECRUIT,
    RECRUITING,
    SPOTS,
    SUPPLIES,
    TRADE,
)

ALL_SPOTS = tuple(range(len(SPOTS)))
ALL_ACTIONS = tuple(range(len(ACTIONS)))

# Develop (p. 13)


def why_not_develop(t: Kingdom, me: Noble) -> Reason | None:
    if me.workshops == WORKSHOPS:
        return Reason("all-out", DEVELOPING, {"n": WORKSHOPS})
    return why_not_paid(me, COIN, next_price(t, me, DEVELOP, me.workshops), DEVELOPING)


def develop(t: Kingdom, me: Noble) -> Flow:
    """Two workers and four coins move a workshop to a slot on the right."""
    spot = yield choose_spot(me)
    crew = yield from choose_crew(me, staff_of(me, DEVELOP))
    place_crew(t, me, DEVELOP, staff_of(me, DEVELOP), crew)
    pay(t, me, COIN, next_price(t, me, DEVELOP, me.workshops))
    yield from build_workshop(t, me, spot)


def choose_spot(me: Noble) -> Option:
    return me.choose(COVER, ALL_SPOTS, lambda spot: why_not_cover(me, spot))


def why_not_cover(me: Noble, spot: int) -> Reason | None:
    """Either slot may come first (A27)."""
    action, place = COMMISSION + spot // COVERABLE, spot % COVERABLE
    return Reason("covered", DEVELOPING) if me.covered[action] >> place & 1 else None


def build_workshop(t: Kingdom, me: Noble, spot: int) -> Flow:
    """The leftmost workshop moves; a worker on the slot leaves (A28); the one printed under the workshop comes."""
    action, place = COMMISSION + spot // COVERABLE, spot % COVERABLE
    me.covered[action] |= 1 << place
    me.placed[SLOTS_EACH * action + place] = 0
    worker = WORKSHOP_ROW[me.workshops]
    me.workshops += 1
    t.tell("develop", me, spot=spot)
    yield from collect(t, me, [(worker, 1), *extras(t, me, DEVELOP)])


def develop_for_nothing(t: Kingdom, me: Noble, n: int) -> Flow:
    """By a favour: neither workers nor coins, and the space stays free (A29)."""
    if me.workshops < WORKSHOPS:
        spot = yield choose_spot(me)
        yield from build_workshop(t, me, spot)


# Recruit (p. 14)


def why_not_recruit(t: Kingdom, me: Noble) -> Reason | None:
    if not t.townsfolk_row:
        return Reason("no-townsfolk", RECRUITING)
    reason = None
    for card in reversed(shown(t.townsfolk_slots)):
        reason = why_not_hire(t, me, (card, QUEST))
        if reason is None:
            return None
    return reason


def recruit(t: Kingdom, me: Noble) -> Flow:
    """One worker sends somebody on a quest, two make him stay; coins or a debt pay for either."""
    card, how = yield me.choose(
        HIRE,
        [(card, how) for card in shown(t.townsfolk_slots) for how in (QUEST, JOIN)],
        lambda offer: why_not_hire(t, me, offer),
        about=lambda offer: {"n": hire_price(t, me, offer[0])},
    )
    price = hire_price(t, me, card)
    by_debt = price > me.coins
    if not by_debt and price and slot_of(t, card) < BY_DEBT:
        by_debt = (yield me.ask(PAY_WITH, ("coins", "debt"), about=lambda way: {"n": price})) == "debt"
    staff = hire_staff(how)
    crew = yield from choose_crew(me, staff)
    place_crew(t, me, RECRUIT, staff, crew)
    if by_debt:
        yield from take_debt(t, me, 1)
    else:
        pay(t, me, COIN, price)
    yield from hire(t, me, card, how)


def hire_staff(how: int) -> Staff:
    return FIRST_SLOT[RECRUIT] if how == QUEST else STAFF[RECRUIT][0]


def slot_of(t: Kingdom, card: int) -> int:
    return t.townsfolk_slots.index(card)


def hire_price(t: Kingdom, me: Noble, card: int) -> int:
    return price_of(t, me, RECRUIT, TOWNSFOLK_PRICES[slot_of(t, card)])


def why_not_hire(t: Kingdom, me: Noble, offer: tuple[int, int]) -> Reason | None:
    card, how = offer
    if slot_of(t, card) >= BY_DEBT and (reason := why_not_paid(me, COIN, hire_price(t, me, card), RECRUITING)):
        return reason
    return why_not_staffed(me, hire_staff(how), RECRUITING)


def hire(t: Kingdom, me: Noble, card: int, how: int) -> Flow:
    """Somebody leaves the row: for a quest and its reward, or to stay, with what is given at once."""
    t.townsfolk_slots[slot_of(t, card)] = NOBODY
    t.move(card, t.townsfolk_row, t.townsfolk_gone if how == QUEST else me.townsfolk)
    t.tell("quest" if how == QUEST else "join", me, card=card)
    yield from collect(t, me, t.cards[card].quest if how == QUEST else t.cards[card].joins)


def recruit_for_nothing(t: Kingdom, me: Noble, n: int) -> Flow:
    """Neither workers nor coins, in either way, or not at all (A03)."""
    if t.townsfolk_row:
        offers: list[Option] = [(card, how) for card in shown(t.townsfolk_slots) for how in (QUEST, JOIN)]
        offer = yield me.ask(HIRE, [*offers, "stop"], about=lambda offer: {"n": 0})
        if offer != "stop":
            yield from hire(t, me, *offer)


# Pray (p. 15)


def why_not_pray(t: Kingdom, me: Noble) -> Reason | None:
    """It may be done for nothing (A23)."""
    return why_not_paid(me, COIN, next_price(t, me, PRAY, 0), PRAYING)


def pray(t: Kingdom, me: Noble) -> Flow:
    """A cleric and two coins; another action than this one is free again (A22)."""
    crew = yield from choose_crew(me, staff_of(me, PRAY))
    place_crew(t, me, PRAY, staff_of(me, PRAY), crew)
    pay(t, me, COIN, next_price(t, me, PRAY, 0))
    yield from clear_one(t, me, PRAY)


def prayer(t: Kingdom, me: Noble, n: int) -> Flow:
    """The same effect from elsewhere may free any own action."""
    yield from clear_one(t, me, NOBODY)


def clear_one(t: Kingdom, me: Noble, but: int) -> Flow:
    """The workers of one own action may go to the supply; those on favours cannot."""
    busy: list[Option] = [action for action in ALL_ACTIONS if action != but and me.is_busy(action)]
    if busy and (action := (yield me.ask(CLEAR, [*busy, "stop"]))) != "stop":
        clear(me, action)
        t.tell("clear", me, space=action)


def clear(me: Noble, action: int) -> None:
    at = SLOTS_EACH * action
    me.placed[at : at + SLOTS_EACH] = [0] * SLOTS_EACH


# Conspire, Hunt, Trade (p. 15)


def conspire(t: Kingdom, me: Noble) -> Flow:
    """Any worker brings a criminal."""
    crew = yield from choose_crew(me, staff_of(me, CONSPIRE))
    place_crew(t, me, CONSPIRE, staff_of(me, CONSPIRE), crew)
    yield from collect(t, me, [(CRIMINAL, 1), *extras(t, me, CONSPIRE)])


def hunt(t: Kingdom, me: Noble) -> Flow:
    """Provisions: one, or three with a scout."""
    yield from fetch(t, me, HUNT, PROVISION)


def trade(t: Kingdom, me: Noble) -> Flow:
    """Coins: one, or three with a merchant."""
    yield from fetch(t, me, TRADE, COIN)


def fetch(t: Kingdom, me: Noble, action: int, what: int) -> Flow:
    """Nobody can be added on a later turn."""
    hands = yield me.choose(HANDS, (1, 2), lambda n: why_not_hands(me, action, n), space=action)
    staff = fetch_staff(action, hands)
    crew = yield from choose_crew(me, staff)
    place_crew(t, me, action, staff, crew)
    yield from collect(t, me, [(what, FEW if hands == 1 else MANY), *extras(t, me, action)])


def fetch_staff(action: int, hands: int) -> Staff:
    return FIRST_SLOT[action] if hands == 1 else STAFF[action][0]


def why_not_hands(me: Noble, action: int, hands: int) -> Reason | None:
    return why_not_staffed(me, fetch_staff(action, hands), SUPPLIES)


GAINING.update({FREE_DEVELOP: develop_for_nothing, FREE_RECRUIT: recruit_for_nothing, PRAYER: prayer})

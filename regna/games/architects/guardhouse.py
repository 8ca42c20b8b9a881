"""The Guardhouse and the Prison (p. 13)."""

from __future__ import annotations

from ...kernel import Flow, Reason
from .captures import held, rescue
from .constants import GUARDHOUSE, GUARDS
from .effects import AT_DEBT, AT_SENDING
from .ledger import change_virtue, extras, gain_silver, pay_silver, receive, take_debt, tax_due, why_not_silver
from .prompts import GUARD
from .state import Architect, Site

ACTIONS = ("send", "release", "rescue", "rescue-by-debt", "pay-debt")
RESCUE_SILVER, RESCUE_TAX = 3, 2
DEBT_SILVER, DEBT_TAX = 3, 3


def visit_guardhouse(t: Site, me: Architect) -> Flow:
    """Up to one action for each own worker, in any order; several debts may be paid."""
    for left in range(me.at[GUARDHOUSE], 0, -1):
        action = yield me.choose(
            GUARD,
            ACTIONS,
            lambda action: why_not_guard(t, me, action),
            also=("stop",),
            about=lambda action: {"cost": guard_price(me, action), "n": concerned(t, me, action)},
            left=left,
        )
        if action == "stop":
            return
        yield from DO[action](t, me)


def why_not_guard(t: Site, me: Architect, action: str) -> Reason | None:
    if action == "send":
        return None if any(me.captured) else Reason("no-captives", GUARDS)
    if action == "release":
        return None if t.prison[me.seat] else Reason("no-prisoners", GUARDS)
    if action == "pay-debt":
        if not me.unpaid:
            return Reason("no-debt", GUARDS)
    elif not held(t, me):
        return Reason("nobody-held", GUARDS)
    return why_not_silver(me, guard_price(me, action), GUARDS)


def guard_price(me: Architect, action: str) -> int:
    if action == "pay-debt":
        return DEBT_SILVER + tax_due(me, DEBT_TAX)
    return RESCUE_SILVER + tax_due(me, RESCUE_TAX) if action == "rescue" else 0


def concerned(t: Site, me: Architect, action: str) -> int:
    """How many workers an action is about."""
    return {"send": sum(me.captured), "release": t.prison[me.seat]}.get(action, held(t, me))


def why_not_guardhouse(t: Site, me: Architect) -> Reason | None:
    """Where a visit must do something (N21)."""
    possible = any(why_not_guard(t, me, action) is None for action in ACTIONS)
    return None if possible else Reason("nothing-to-do", GUARDS)


def send(t: Site, me: Architect) -> Flow:
    """All captured workers go to the Prison, for a silver each."""
    n = imprison(t, me)
    gain_silver(t, me, n + me.character.silver_with_sending)
    for extra in extras(t, me, AT_SENDING):
        yield from receive(t, me, extra)


def imprison(t: Site, me: Architect) -> int:
    n = sum(me.captured)
    for colour, captives in enumerate(me.captured):
        t.prison[colour] += captives
    me.captured = [0] * len(me.captured)
    t.tell("send", me, n=n)
    return n


def release(t: Site, me: Architect) -> Flow:
    """All own prisoners come home for nothing."""
    free(t, me, t.prison[me.seat])
    yield from ()


def free(t: Site, me: Architect, n: int) -> None:
    t.prison[me.seat] -= n
    me.reserve += n
    if n:
        t.tell("release", me, n=n)


def rescue_for_silver(t: Site, me: Architect) -> Flow:
    """All own workers on other boards come home, for 5 silver of which 2 are tax."""
    pay_silver(t, me, RESCUE_SILVER, tax_due(me, RESCUE_TAX))
    rescue(t, me)
    yield from ()


def rescue_by_debt(t: Site, me: Architect) -> Flow:
    """The same for a debt, and then a virtue (X19)."""
    yield from take_debt(t, me)
    yield from change_virtue(t, me, -1)
    rescue(t, me)


def pay_debt(t: Site, me: Architect) -> Flow:
    """Turn a debt over for 6 silver of which 3 are tax: 1 virtue, and what Debt Collectors bring."""
    pay_silver(t, me, DEBT_SILVER, tax_due(me, DEBT_TAX))
    me.unpaid -= 1
    me.paid += 1
    t.tell("pay-debt", me)
    yield from change_virtue(t, me, 1)
    for extra in extras(t, me, AT_DEBT):
        yield from receive(t, me, extra)


DO = {
    "send": send,
    "release": release,
    "rescue": rescue_for_silver,
    "rescue-by-debt": rescue_by_debt,
    "pay-debt": pay_debt,
}


# Buildings that free (annex)


def release_all(t: Site, me: Architect) -> Flow:
    """Hideout."""
    yield from release(t, me)

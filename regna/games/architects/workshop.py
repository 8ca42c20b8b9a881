"""The Workshop: hire an apprentice or work on plans (p. 9 and 10)."""

from __future__ import annotations

from ...kernel import Flow, Option, Reason
from .constants import HIRING, WORKSHOP
from .ledger import change_virtue, draw_plans, pay_silver, tax_due, why_not_silver
from .prompts import DISMISS, HIRE, WORK
from .state import Architect, Site

HIRE_SILVER, HIRE_TAX = 2, 2


def visit_workshop(t: Site, me: Architect) -> Flow:
    """Hire one apprentice, or draw building cards; not both (X05)."""
    what = yield me.choose(WORK, ("hire", "plans"), lambda what: why_not_work(t, me, what))
    if what == "hire":
        card = yield me.choose(
            HIRE, shown(t), lambda card: why_not_hire(t, me, card), about=lambda card: {"cost": hire_price(t, me, card)}
        )
        pay_silver(t, me, hire_silver(me), tax_due(me, HIRE_TAX))
        put_coins(t, me, card)
        yield from hire(t, me, card)
    else:
        draw_plans(t, me, plans_drawn(me.at[WORKSHOP]))


def plans_drawn(workers: int) -> int:
    return 1 + workers // 2


def why_not_work(t: Site, me: Architect, what: str) -> Reason | None:
    """Plans may always be worked on, even if the pile is empty (X07); somebody to hire must be within means."""
    if what == "plans":
        return None
    reasons = [why_not_hire(t, me, card) for card in shown(t)]
    return None if None in reasons else reasons[0]


# Hiring


def shown(t: Site) -> list[int]:
    """The apprentices that lie face up."""
    return t.top_row + t.bottom_row


def column(t: Site, card: int) -> int:
    """From 1 on the left; both rows count alike."""
    row = t.top_row if card in t.top_row else t.bottom_row
    return row.index(card) + 1


def hire_silver(me: Architect) -> int:
    return HIRE_SILVER - me.character.hire_discount


def why_not_hire(t: Site, me: Architect, card: int) -> Reason | None:
    """The price, and a coin for every column beyond one's own workers. Coins on the card cannot help to pay (X03)."""
    return why_not_silver(me, hire_price(t, me, card), HIRING)


def hire_price(t: Site, me: Architect, card: int) -> int:
    return hire_silver(me) + tax_due(me, HIRE_TAX) + passed_over(t, me, card)


def passed_over(t: Site, me: Architect, card: int) -> int:
    """How many columns beyond the reach of one's own workers the card lies."""
    return max(0, column(t, card) - me.at[WORKSHOP])


def put_coins(t: Site, me: Architect, card: int) -> None:
    """One coin on each card passed over, from the left of the row."""
    skipped = passed_over(t, me, card)
    first = 0 if card in t.top_row else 4
    for place in range(first, first + skipped):
        t.coins[place] += 1
    me.silver -= skipped
    if skipped:
        t.tell("coins", me, n=skipped)


def hire(t: Site, me: Architect, card: int) -> Flow:
    """Make room, take the card with its coins, apply its virtue, fill the row."""
    if len(me.apprentices) >= me.character.apprentice_limit:
        yield from dismiss(t, me)
    row, first = (t.top_row, 0) if card in t.top_row else (t.bottom_row, 4)
    place = row.index(card)
    silver = t.coins[first + place]
    me.silver += silver
    t.coins[first + place : first + 4] = [*t.coins[first + place + 1 : first + 4], 0]
    t.move(card, row, me.apprentices)
    t.tell("hire", me, card=card, silver=silver)
    yield from change_virtue(t, me, t.apprentice(card).virtue)
    refill(t)


def dismiss(t: Site, me: Architect) -> Flow:
    """An own apprentice goes under the pile; virtue stays as it is."""
    card = yield me.ask(DISMISS, list(me.apprentices))
    t.bury(card, me.apprentices, t.apprentices)
    t.tell("dismiss", me, card=card)


def refill(t: Site) -> None:
    """The right end of each row is filled from the pile."""
    for row in t.rows:
        while len(row) < 4 and t.apprentices:
            t.tell("new-apprentice", card=t.draw(t.apprentices, row))


# Cards that hire (annex)


def for_nothing(card: Option) -> dict[str, object]:
    return {"cost": 0}


def hire_anyone(t: Site, me: Architect) -> Flow:
    """Any apprentice that lies face up, at no further price."""
    card = yield me.ask(HIRE, shown(t), about=for_nothing)
    yield from hire(t, me, card)


def hire_for_nothing(t: Site, me: Architect) -> Flow:
    """Tavern: as above, or nobody."""
    card = yield me.ask(HIRE, [*shown(t), "stop"], about=for_nothing)
    if card != "stop":
        yield from hire(t, me, card)


def lose_an_apprentice(t: Site, me: Architect) -> Flow:
    """Graveyard."""
    if me.apprentices:
        yield from dismiss(t, me)

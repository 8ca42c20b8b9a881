"""Setting up (p. 4 and 5) and the draft of building cards."""

from __future__ import annotations

from ...kernel import Flow, Parallel, Setup
from .boards import give_boards, give_silver
from .prompts import DRAFT, KEEP_PLAN
from .reset import show_small_card
from .site import Architect, Site
from .workshop import refill

DEALT, DEALT_SOLO, KEPT = 4, 5, 3


def lay_out(setup: Setup) -> Site:
    """Everybody's place at the table, and the spots for the cards; no card is in play yet."""
    t = Site()
    for seat in range(setup.seats):
        me = Architect()
        me.seat = seat
        t.players.append(me)
    if setup.options["opponent"] != "none":
        opponent = Architect()
        opponent.seat = setup.seats
        opponent.rules_play = True
        opponent.board = setup.options["opponent"]
        t.players.append(opponent)
    t.columns = len(t.players) + 1
    t.slots = 4 * t.columns
    t.lay(setup)
    return t


def in_play(setup: Setup) -> list[int]:
    """The cards of a match: promos on demand, no markets of resources in the solo game, schemes for an opponent."""
    promo, solo = setup.options["promo"] == "on", setup.seats == 1
    against = setup.options["opponent"] != "none"
    return [
        number
        for number, card in enumerate(setup.cards)
        if (promo or not card.promo) and not (solo and card.not_solo) and (against or not card.deck.endswith("scheme"))
    ]


def decks(setup: Setup) -> dict[str, list[int]]:
    """The cards of a match, deck by deck."""
    found: dict[str, list[int]] = {card.deck: [] for card in setup.cards}
    for number in in_play(setup):
        found[setup.cards[number].deck].append(number)
    return found


def set_up(setup: Setup) -> Site:
    """The piles, the face-up apprentices, the first market card."""
    t = lay_out(setup)
    cards = decks(setup)
    t.stack(t.market_pile, cards["market"])
    show_small_card(t)
    t.stack(t.rewards_box, cards["reward"])
    for _ in range(2 * len(t.players) + 1):
        t.draw(t.rewards_box, t.rewards)
    t.stack(t.apprentices, cards["apprentice"])
    refill(t)
    t.stack(t.buildings, cards["building"])
    t.stack(t.schemes, cards["starting-scheme"])
    t.stack(t.future, cards["future-scheme"])
    return t


def prepare(t: Site) -> Flow:
    """Boards, then the draft begins."""
    yield from give_boards(t)
    people = [p for p in t.players if not p.rules_play]
    for me in people:
        for _ in range(DEALT_SOLO if len(people) == 1 else DEALT):
            t.draw(t.buildings, me.desk)
    t.phase = "draft"


def draft(t: Site) -> Flow:
    """Everybody keeps one card in secret and passes the others to the left; the last card goes under the pile."""
    people = [p for p in t.players if not p.rules_play]
    if len(people) == 1:
        yield from keep_three(t, people[0])
    else:
        picks = yield Parallel({me.seat: pick(me) for me in people})
        for me in people:
            t.move(picks[me.seat], me.desk, me.hand)
        t.tell("drafted")
    if len(people[0].hand) < KEPT:
        t.pass_on([me.desk for me in people])
        return
    for me in t.in_turn(t.first):
        for card in list(me.desk):
            t.bury(card, me.desk, t.buildings)
    give_silver(t)
    t.phase = "play"


def pick(me: Architect) -> Flow:
    return (yield me.ask(DRAFT, list(me.desk)))


def keep_three(t: Site, me: Architect) -> Flow:
    """Alone one keeps three of five."""
    for left in range(KEPT, 0, -1):
        card = yield me.ask(KEEP_PLAN, list(me.desk), left=left)
        t.move(card, me.desk, me.hand)

"""A round: what begins it, the paladins, the workers, and the reset that ends it (p. 8 to 11)."""

from __future__ import annotations

from ...kernel import Flow, Option, Parallel
from .action import COVERABLE, SLOTS_EACH
from .actions.recruit import hire
from .effects import Trigger
from .gains import collect, fire
from .kings import reveal
from .prompts import DRAFT, DRINK, JOIN, TOP, USE
from .rows import dismiss, open_cards, refill
from .state import NOBODY, Kingdom, Noble
from .suspicion import take_suspicion
from .words import CRIMINAL, LABOURER, ROUNDS

HAND = 3

# The first townsfolk (p. 7)


def draft(t: Kingdom) -> Flow:
    """In reverse turn order everybody recruits somebody for nothing; there is no refill before all have."""
    yield from recruit_first(t, t.players[t.active])
    next_to_draft(t)


def recruit_first(t: Kingdom, me: Noble) -> Flow:
    card = yield me.ask(DRAFT, open_cards(t, t.box.rows["townsfolk"]))
    yield from hire(t, me, (card, JOIN))


def next_to_draft(t: Kingdom) -> None:
    if t.active == t.first:
        refill(t, t.box.rows["townsfolk"])
        t.phase = t.box.after[t.phase]
    t.active = (t.active - 1) % t.setup.seats


# Steps 1 to 4


def begin_round(t: Kingdom) -> Flow:
    """The first player, the king's cards, the tavern; then everybody chooses a paladin in secret."""
    t.round += 1
    if t.round > 1:
        t.first = (t.first + 1) % t.setup.seats
    t.tell("round", n=t.round)
    for card in reveal(t):
        prepare_opponent(t, card)
    fill_tavern(t)
    people = [me for me in t.players if not me.is_automa]
    paladins = t.box.paladins
    for me in people:
        for _ in range(paladins.hand):
            t.draw(me.deck, me.drawn)
    choices = yield Parallel({me.seat: paladins.select(me) for me in people})
    for me in people:
        paladins.put_back(t, me, *choices[me.seat])
    t.tell("chosen")
    t.phase = t.box.after[t.phase]
    t.active = t.first


def fill_tavern(t: Kingdom) -> None:
    """One card more than players; a pile that is too small is made up from the discards (A20)."""
    for _ in range(t.setup.seats + 1):
        if not t.tavern:
            for card in list(t.tavern_gone):
                t.move(card, t.tavern_gone, t.tavern)
            t.shuffle(t.tavern)
        t.draw(t.tavern, t.tavern_row)
    t.tavern_taken = [NOBODY] * len(t.tavern_row)


def choose_paladin(me: Noble) -> Flow:
    """Of three one is for this round, one goes on top of the pile, one under it."""
    use = yield me.ask(USE, list(me.drawn))
    others = [card for card in me.drawn if card != use]
    top = yield me.ask(TOP, others)
    return use, top, next(card for card in others if card != top)


def put_back(t: Kingdom, me: Noble, use: int, top: int, bottom: int) -> None:
    t.move(use, me.drawn, me.chosen)
    t.move(top, me.drawn, me.deck)
    t.bury(bottom, me.drawn, me.deck)


# Step 5


def gather(t: Kingdom) -> Flow:
    """In turn order: show the paladin, take its workers, then a card of the tavern with four."""
    me = t.players[t.active]
    if me.is_automa:
        yield from gather_for_opponent(t, me)
    else:
        card = t.draw(me.chosen, me.paladin)
        t.tell("paladin", me, card=card)
        yield from collect(t, me, [(worker, 1) for worker in t.paladin[card].workers])
        card = yield me.ask(DRINK, free_tavern(t))
        t.tavern_taken[t.tavern_row.index(card)] = me.seat
        t.tell("tavern", me, card=card)
        yield from collect(t, me, t.tavern_card[card].gain)
    t.active = (t.active + 1) % len(t.players)
    if t.active == t.first:
        t.phase = t.box.after[t.phase]


def free_tavern(t: Kingdom) -> list[Option]:
    return [card for card, seat in zip(t.tavern_row, t.tavern_taken, strict=True) if seat == NOBODY]


# Step 7


def reset(t: Kingdom) -> Flow:
    """Townsfolk and Outsiders move on, the tavern and the favours are cleared. After the last round it is over."""
    if t.round == ROUNDS:
        t.phase = "over"
        return
    alone = any(me.is_automa for me in t.players)
    rows = t.box.rows.values()
    for nth in range(1 + alone):
        for row in rows:
            dismiss(t, row, nth)
    for row in rows:
        refill(t, row)
    for card in list(t.tavern_row):
        t.move(card, t.tavern_row, t.tavern_gone)
    t.tavern_taken = []
    t.favour_workers = [NOBODY] * len(t.favour_workers)
    for me in t.players:
        me.passed = False
        for card in list(me.paladin):
            t.move(card, me.paladin, me.departed)
        yield from fire(t, me, Trigger.RESET)
    t.phase = t.box.after[t.phase]


# The opponent's part (p. 27 and 29)


def prepare_opponent(t: Kingdom, card: int) -> None:
    """Its workshop on an order moves to that action; its scheme on a favour joins those that were seen."""
    opponent = next((me for me in t.players if me.is_automa), None)
    if opponent is None:
        return
    if card in t.orders_shown:
        cover_leftmost(opponent, t.order[card].action)
    else:
        t.move(t.schemes_aside[-1], t.schemes_aside, t.schemes_seen)


def cover_leftmost(me: Noble, action: int) -> None:
    """The leftmost slot that is free (A68)."""
    place = me.covered[action].bit_length()
    assert place < COVERABLE
    me.covered[action] |= 1 << place
    me.placed[SLOTS_EACH * action + place] = 0
    me.workshops += 1


def gather_for_opponent(t: Kingdom, me: Noble) -> Flow:
    """As many workers as the round and three; a suspicion for each criminal on the card that was left (A63)."""
    me.workers[LABOURER] = t.box.opponent.workforce(t, me)
    t.tell("workforce", me, n=me.workers[LABOURER])
    for card in free_tavern(t):
        for thing, n in t.tavern_card[card].gain:
            for _ in range(n if thing == CRIMINAL else 0):
                yield from take_suspicion(t, me)

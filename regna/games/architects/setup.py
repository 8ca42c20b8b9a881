"""Setting up (p. 4 and 5) and the draft of building cards."""

from __future__ import annotations

from functools import partial

from ...kernel import Flow, Parallel, Reason, Setup
from .characters import ALL_CHARACTERS, CHARACTERS, SIDE_A
from .constants import BOARDS
from .ledger import draw_plans
from .prompts import CHOOSE_BOARD, DRAFT, KEEP_PLAN
from .reset import show_small_card
from .state import Architect, Site
from .workshop import refill

DEALT, DEALT_SOLO, KEPT = 4, 5, 3
FIRST_SILVER = 3


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
        opponent.is_automa = True
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
    people = t.people
    for me in people:
        for _ in range(DEALT_SOLO if len(people) == 1 else DEALT):
            t.draw(t.buildings, me.desk)
    t.phase = "draft"


# Player boards (p. 5 and annex)


def give_boards(t: Site) -> Flow:
    """Side A for all, or characters dealt or chosen in seat order."""
    how = t.setup.options["boards"]
    if how == "dealt":
        names = character_names(t)
        for me in t.people:
            me.board = names.pop(t.roll(len(names)))
    elif how == "chosen":
        for me in t.people:
            taken = [p.board for p in t.people]
            me.board = yield me.choose(CHOOSE_BOARD, character_names(t), partial(why_not_board, taken))
    for me in t.people:
        if me.character is not SIDE_A:
            start_with_character(t, me)


def character_names(t: Site) -> list[str]:
    return list(ALL_CHARACTERS if t.setup.options["promo"] == "on" else CHARACTERS)


def why_not_board(taken: list[str], name: str) -> Reason | None:
    return Reason("board-taken", BOARDS) if name in taken else None


def start_with_character(t: Site, me: Architect) -> None:
    t.tell("board", me, board=me.board)
    character = me.character
    t.prison[me.seat] = character.prisoners
    me.reserve -= character.prisoners
    me.silver = character.silver
    me.virtue = character.virtue
    me.unpaid = character.debts
    for good, n in character.goods.items():
        me.goods[good] = n


# The draft (step 12)


def draft(t: Site) -> Flow:
    """Everybody keeps one card in secret and passes the others to the left; the last card goes under the pile."""
    people = t.people
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
    for me in t.people:
        for card in list(me.desk):
            t.bury(card, me.desk, t.buildings)
    choose_first(t)
    give_silver(t)
    t.phase = "play"


def pick(me: Architect) -> Flow:
    return (yield me.ask(DRAFT, list(me.desk)))


def keep_three(t: Site, me: Architect) -> Flow:
    """Alone one keeps three of five."""
    for left in range(KEPT, 0, -1):
        card = yield me.ask(KEEP_PLAN, list(me.desk), left=left)
        t.move(card, me.desk, me.hand)


# The first player (step 13)


def choose_first(t: Site) -> None:
    """The most virtuous; a tie, as on side A, is broken at random (N16)."""
    most = max(p.virtue for p in t.people)
    seats = [p.seat for p in t.people if p.virtue == most]
    begin_with(t, seats[t.roll(len(seats))] if len(seats) > 1 else seats[0])
    t.tell("first", t.players[t.first])


def begin_with(t: Site, first: int) -> None:
    """From the first player clockwise; the solo opponent always comes last in the round."""
    seats = t.setup.seats
    t.first = t.active = first
    t.order = [(first + k) % seats for k in range(seats)] + list(range(seats, len(t.players)))


def give_silver(t: Site) -> None:
    """3 for the first player, one more for each after; with characters none, but some draw plans."""
    for order, me in enumerate(p for p in t.in_turn(t.first) if not p.is_automa):
        if me.character is SIDE_A:
            me.silver = FIRST_SILVER + order
        draw_plans(t, me, me.character.plans)

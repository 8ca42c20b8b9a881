"""The player boards: side A, the same for all, and the characters of side B (p. 5 and annex)."""

from __future__ import annotations

from functools import partial
from typing import NamedTuple

from ...kernel import Flow, Reason
from .ledger import draw_plans
from .prompts import CHOOSE_BOARD
from .site import Architect, Site
from .words import BOARDS, CLAY, GOLD, MARBLE, STONE, WOOD


class Board(NamedTuple):
    """What a character starts with. Abilities stand where the rule is that they change."""

    prisoners: int
    silver: int
    virtue: int
    goods: dict[int, int]
    plans: int = 0
    debts: int = 0


# fmt: off
CHARACTERS = {
    "ada":       Board(0, 0,  11, {GOLD: 1}, plans=1),
    "frederick": Board(0, 4,  7,  {STONE: 1}),
    "caroline":  Board(8, 10, 3,  {MARBLE: 1}, debts=1),
    "rudolf":    Board(0, 3,  9,  {WOOD: 1}),
    "therese":   Board(4, 5,  5,  {}, plans=1),
}
PROMO_CHARACTERS = {
    "lothaire":  Board(6, 6,  4,  {CLAY: 2}),
    "hugo":      Board(10, 12, 2, {}, plans=2),
    "clovis":    Board(0, 1,  10, {MARBLE: 1, CLAY: 1}),
    "fara":      Board(2, 5,  6,  {STONE: 1, WOOD: 1}),
    "bertha":    Board(0, 3,  8,  {}, plans=1),
}
# fmt: on
ALL_CHARACTERS = CHARACTERS | PROMO_CHARACTERS


def characters(t: Site) -> list[str]:
    return list(ALL_CHARACTERS if t.setup.options["promo"] == "on" else CHARACTERS)


def give_boards(t: Site) -> Flow:
    """Side A for all, or characters dealt or chosen in seat order. Then it is known who begins."""
    people = [p for p in t.players if not p.rules_play]
    how = t.setup.options["boards"]
    if how == "dealt":
        names = characters(t)
        for me in people:
            me.board = names.pop(t.roll(len(names)))
    elif how == "chosen":
        for me in people:
            taken = [p.board for p in people]
            me.board = yield me.choose(CHOOSE_BOARD, characters(t), partial(why_not_board, taken))
    for me in people:
        if me.board:
            start_as(t, me, ALL_CHARACTERS[me.board])
    choose_first(t, people)


def why_not_board(taken: list[str], name: str) -> Reason | None:
    return Reason("board-taken", BOARDS) if name in taken else None


def start_as(t: Site, me: Architect, board: Board) -> None:
    t.tell("board", me, board=me.board)
    t.prison[me.seat] = board.prisoners
    me.reserve -= board.prisoners
    me.silver = board.silver
    me.virtue = board.virtue
    me.unpaid = board.debts
    for good, n in board.goods.items():
        me.goods[good] = n


def choose_first(t: Site, people: list[Architect]) -> None:
    """At random; with characters the most virtuous, a tie again at random (N16)."""
    if people[0].board:
        most = max(p.virtue for p in people)
        people = [p for p in people if p.virtue == most]
    begin_with(t, people[t.roll(len(people))].seat if len(people) > 1 else people[0].seat)
    t.tell("first", t.players[t.first])


def begin_with(t: Site, first: int) -> None:
    """From the first player clockwise; the rules' opponent always comes last in the round."""
    seats = t.setup.seats
    t.first = t.active = first
    t.order = [(first + k) % seats for k in range(seats)] + list(range(seats, len(t.players)))


def give_silver(t: Site) -> None:
    """3 for the first player, one more for each after; with characters none, but some draw plans."""
    for order, me in enumerate(p for p in t.in_turn(t.first) if not p.rules_play):
        if me.board:
            draw_plans(t, me, ALL_CHARACTERS[me.board].plans)
        else:
            me.silver = 3 + order

"""No byte that a seat or a stranger is sent depends on what it may not know.

Two cards that a seat never saw change places before a match begins, the same moves are made again, and everything that
a live connection would send to that seat from the first line on is compared: every line, the first state and then what
changes in it, with its size and order. HTTP sends what the same functions give.
"""

from __future__ import annotations

from collections.abc import Iterable
from random import Random

import pytest

from regna.games import NAMES, load
from regna.kernel import Match, NotOffered, Setup
from regna.kernel.imagine import rename_cards
from regna.kernel.record import follow
from regna.kernel.table import Table
from regna.server.api.live import Watcher, encode
from regna.server.api.loop_lag import LoopLag
from regna.server.db.values import LIVE, ME
from regna.server.db.writer import Line
from regna.server.matches.lines import first_line, line_of_undo
from regna.server.matches.room import Room
from regna.server.matches.seat import Seat
from regna.server.people.accounts import Account
from regna.texts import LANGUAGES
from tests.contract.test_contract import seen_by, swaps

from ...seating import seats_for
from ..matches.test_room import line_of

MOVES = 90
SEATS = 3
STRANGER = None


class Swapped(Setup):
    """A set-up in which some cards have changed places."""

    swap: dict[int, int]

    def start(self) -> Table:
        table = super().start()
        rename_cards(table, self.swap)
        return table


def swapped(setup: Setup, swap: dict[int, int]) -> Setup:
    other = Swapped(setup.game, setup.seats, setup.options, setup.seed)
    object.__setattr__(other, "swap", swap)
    return other


class Party:
    """A room, those who watch it with these eyes, and every byte that each of them was sent."""

    def __init__(self, setup: Setup, eyes: Iterable[int | None]) -> None:
        seats = [Seat(n, ME, f"account{n}", f"Name {n}") for n in range(setup.seats)]
        self.room = Room("m", setup, seats, "account0", LIVE)
        self.room.follow(first_line("m", setup, 0.0, self.room.speakers))
        self.watchers = {seat: self.watcher(seat) for seat in eyes}
        self.sent: dict[int | None, list[str]] = {seat: [] for seat in self.watchers}
        self.send()

    def watcher(self, seat: int | None) -> Watcher:
        account = None if seat is None else Account(f"account{seat}", f"Name {seat}", True)
        return Watcher(self.room, account, seat, LANGUAGES[0], LoopLag(), wants_changes=True)

    def send(self) -> None:
        """Let everybody hear all that is new."""
        for seat, watcher in self.watchers.items():
            self.sent[seat].append(encode(watcher.updates()))

    def line(self, text: str) -> Line:
        """A line with all that is stored with it."""
        seat, words = self.room.match.address(text)
        if not words.startswith("undo"):
            return line_of(self.room, text)
        return line_of_undo(self.room.next_line(seat, words), self.room.match, self.room.match.fork_undone(seat))

    def play(self, line: str) -> None:
        self.room.follow(self.line(line))
        self.room.announce()
        self.send()


def random_line(match: Match, random: Random) -> str:
    """A move of anybody who has a question, or now and then a move taken back."""
    if match.moves and random.random() < 0.1:
        seat = match.moves[-1][0]
        if match.free_undos(seat):
            return f"{match.setup.game.colours[seat]} undo 1"
    ask = random.choice(match.pending)
    return match.write(ask, random.choice(list(ask.options)))


def renamed(match: Match, line: str, original: Match, swap: dict[int, int]) -> str | None:
    """The line as it reads where the cards are swapped; None if it could not have been made there."""
    if " undo " in line:
        return line
    seat, option = original.read(line)
    ask = match.ask_for(seat)
    return None if ask is None else match.write(ask, ask.prompt.rename(option, swap))


@pytest.mark.parametrize("name", NAMES)
def test_what_a_seat_cannot_know_is_never_sent_to_it(name: str) -> None:
    setup = Setup.of(load(name), seats_for(name, SEATS), {}, 5)
    first, random = Party(setup, (STRANGER, *range(setup.seats))), Random(5)
    ever = seen_by(first.room.match)
    lines: list[str] = []
    while first.room.match.pending and len(lines) < MOVES:
        lines.append(random_line(first.room.match, random))
        first.play(lines[-1])
        ever = [old | new for old, new in zip(ever, seen_by(first.room.match), strict=True)]
    compared = [
        compare(first, lines, seat, swap) for seat in range(setup.seats) for swap in swaps(first.room.match, seat, ever)
    ]
    strange = [compare(first, lines, STRANGER, swap) for swap in unseen_by_strangers(first.room.match, ever)]
    assert sum(compared) > MOVES
    assert sum(strange) > MOVES


def unseen_by_strangers(match: Match, ever: list[int]) -> list[dict[int, int]]:
    """Pairs of cards of one deck that were never shown to all."""
    decks: dict[str, list[int]] = {}
    for card in (card for zone in match.table.zones() for card in zone if ever[card] != -1):
        decks.setdefault(match.table.cards[card].deck, []).append(card)
    random = Random(1)
    pairs = [random.sample(cards, 2) for cards in decks.values() if len(cards) > 1 for _ in range(3)]
    return [{a: b, b: a} for a, b in pairs]


def compare(first: Party, lines: list[str], seat: int | None, swap: dict[int, int]) -> int:
    """Play again with swapped cards as long as the others could have; returns for how many lines all was the same."""
    other, original = Party(swapped(first.room.setup, swap), [seat]), Match(first.room.setup)
    for number, line in enumerate(lines):
        there = renamed(other.room.match, line, original, swap)
        try:
            if there is None:
                return number
            other.play(there)
        except NotOffered:
            return number
        follow(original, line)
        sent = other.sent[seat]
        assert sent[-1] == first.sent[seat][len(sent) - 1], line
    return len(lines)

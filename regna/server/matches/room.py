"""A room: a match in memory, built from its set-up and its lines of play, and kept in step with them.

A line is committed before it is applied, so nobody ever sees a move that a loss of power could take back.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from typing import Any, TypeVar

from ...kernel import Ask, Match, Option, Setup
from ...kernel.record import UNDO, begin, follow, past_rules
from ..db.queries.matches import change_match, set_due, updates_of_seats
from ..db.storage import Statement, Storage
from ..db.values import LIVE, OPEN
from ..db.writer import Job, Line, storing
from ..errors import Declined
from .clock import NO_CLOCK, Clocks, Tempo
from .ending import store_result
from .lines import Entry, entry_of, first_line, line_of_move, speakers
from .rating_range import RatingRange
from .sanctions import Sanctions
from .seat import Seat, own_seat_numbers, require_own_seat
from .seat_log import SeatChange, lengthened, seat_changes
from .stored import ChatMessage, Forked, StoredMatch, UndoRequest, read_match, readable
from .visible_lines import number_for, stale, standing, stored_number

RETRY_DELAY = 1.0
"""Seconds after which a room tries again what it could not do."""
T = TypeVar("T")
Now = Callable[[], float]
OnChange = Callable[["Room"], None]
"""Is told of a room in which it may have become the turn of a person or a bot."""


class Room:
    """One match with the people and bots around it."""

    now: Now = staticmethod(time.time)
    on_turn: OnChange = staticmethod(lambda room: None)
    wake_bots: OnChange = staticmethod(lambda room: None)

    def __init__(
        self,
        match_id: str,
        setup: Setup,
        seats: list[Seat],
        host: str,
        status: str,
        tempo: Tempo = Tempo(),  # noqa: B008
        started: float | None = None,
    ) -> None:
        self.id = match_id
        self.setup = setup
        self.seats = seats
        self.host = host
        self.status = status
        self.tempo = tempo
        self.started = started
        self.rematch: str | None = None
        self.forked: Forked | None = None
        self.public = False
        self.strength: RatingRange | None = None
        self.hints = False
        self.sanctions = Sanctions()
        self.match = Match(setup)
        self.speakers = speakers(setup, seats)
        self.clocks = self.new_clocks(self.started)
        self.lines: list[str] = []
        self.entries: list[Entry] = []
        self.asked: dict[int, tuple[Ask, int]] = {}
        self.request: UndoRequest | None = None
        self.chat: list[ChatMessage] = []
        self.cache: dict[Callable[[Room], Any], Any] = {}
        self.present: set[str] = set()
        self.seat_log: list[SeatChange] = []
        self.changes = 0
        self.watchers: set[Callable[[], None]] = set()
        self.lock = asyncio.Lock()
        self.catching_up: asyncio.Task[None] | None = None
        self.behind = False
        self.closed: Declined | None = None
        self.revision = 0
        self.first_replayable = 0
        self.result: dict[str, Any] | None = None

    def attach(self, storage: Storage, now: Now, on_turn: OnChange, wake_bots: OnChange) -> None:
        """Begin to serve: from now on lines are stored, bots are woken, and people are told that it is their turn."""
        self.storage = storage
        self.now = now
        self.on_turn = on_turn
        self.wake_bots = wake_bots
        self.wake_bots(self)

    # Following the lines

    @property
    def seq(self) -> int:
        """The number of the latest line."""
        return len(self.lines)

    def follow(self, line: Line, option: Option | None = None) -> None:
        """Apply a line that is on disk; of a move that was made here, the option is known."""
        entry = entry_of(line, self.setup.game.colours)
        if option is not None and entry.seat is not None:
            self.match.apply(entry.seat, option)
        elif line.seq:
            follow(self.match, line.line)
        self.remember(line, entry)
        if self.clocks is not None and line.seq and not (entry.sealed and self.waiting == self.clocks.waiting):
            self.clocks.turn(None if entry.undo else entry.seat, self.waiting, line.made)
        self.asked = {ask.seat: self.asked_since(ask, entry) for ask in self.match.pending}
        self.request = self.request if entry.sealed else None

    def remember(self, line: Line, entry: Entry) -> None:
        """Remember what a line told, without the rules."""
        self.entries.append(entry)
        if line.seq:
            self.lines.append(line.line)
        self.cache.clear()

    def asked_since(self, ask: Ask, entry: Entry) -> tuple[Ask, int]:
        """A question and since which line it is asked; what others do in a sealed choice does not count."""
        old, since = self.asked.get(ask.seat, (None, self.seq))
        return ask, since if old is ask or (entry.sealed and entry.seat != ask.seat) else self.seq

    def cached(self, find: Callable[[Room], T]) -> T:
        """What a function finds in this room, found once after every change for all who look."""
        if find not in self.cache:
            self.cache[find] = find(self)
        found: T = self.cache[find]
        return found

    def announce(self) -> None:
        """Tell everybody who watches that something has changed."""
        self.cache.clear()
        self.changes += 1
        for tell in tuple(self.watchers):
            tell()

    def close(self, why: Declined) -> None:
        """Serve no longer; whoever watches is told why."""
        self.closed = why
        self.announce()

    # What others have stored

    def apply_stored(self, stored: StoredMatch) -> None:
        """Follow what is stored after what this room knows."""
        row = stored.match
        if self.started is None:
            self.started = row.started
            self.clocks = self.new_clocks(self.started)
        if row.status != OPEN and not self.entries and not (stored.lines and stored.lines[0].seq == 0):
            self.follow(first_line(self.id, self.setup, row.started or row.created, self.speakers))
        self.take_lines(stored.lines)
        self.chat[stored.chat[0].number - 1 if stored.chat else len(self.chat) :] = stored.chat
        self.seats[:] = stored.seats
        self.speakers = speakers(self.setup, self.seats)
        self.host, self.status, self.revision = row.host, row.status, row.revision
        self.rematch = row.rematch
        self.result = row.result
        self.seat_log = [SeatChange(*change) for change in row.seat_log or ()]
        self.forked = Forked(**row.forked) if row.forked else None
        self.public, self.hints = row.public, row.hints
        self.strength = RatingRange(**row.strength) if row.strength else None
        self.sanctions = Sanctions(**row.sanctions or {})
        self.request = standing(self, UndoRequest(**row.request) if row.request else None)

    def take_lines(self, lines: Sequence[Line]) -> None:
        """Follow lines, of which those before the last change of rules are only remembered."""
        texts = [line.line for line in lines]
        past = past_rules(texts)
        if past:
            self.match, self.first_replayable = begin(Match, self.setup, 0, texts).match, lines[past - 1].seq
            self.clocks = self.new_clocks(lines[past - 1].made)
        for line in lines[:past]:
            self.remember(line, entry_of(line, self.setup.game.colours))
        for line in lines[past:]:
            with readable(self.id, line.seq):
                self.follow(line if line.told is not None else self.told_anew(line))

    def told_anew(self, line: Line) -> Line:
        """A line with which nothing was stored yet, as the first servers did."""
        seat, words = self.match.address(line.line)
        if UNDO.fullmatch(words):
            return line
        return line_of_move(line, self.match, self.tried(seat, self.match.find(seat, words)), self.speakers)

    async def catch_up(self) -> None:
        """Take over what others have stored; the room must be locked."""
        stored = await read_match(self.storage, self.id, len(self.entries) - 1, len(self.chat), self.revision)
        if stored is None:
            return
        news = bool(stored.lines or stored.chat or stored.match.revision != self.revision)
        try:
            self.apply_stored(stored)
        except Declined as why:
            self.close(why)
            raise
        if news:
            self.announce()
            self.wake_bots(self)

    @asynccontextmanager
    async def locked_up_to_date(self) -> AsyncIterator[None]:
        """Lock the room with all that is stored, for what others may have changed a moment ago."""
        async with self.lock:
            await self.catch_up()
            yield

    @asynccontextmanager
    async def locked_at(self, account: str | None, number: int) -> AsyncIterator[None]:
        """Lock the room for somebody who has seen a number, perhaps at another process before we heard of it."""
        async with self.lock:
            if number > number_for(self, account):
                await self.catch_up()
            yield

    def schedule_catch_up(self) -> None:
        """Catch up as soon as possible: another process has stored something."""
        self.behind = True
        if self.catching_up is None or self.catching_up.done():
            self.catching_up = asyncio.create_task(self.catch_up_while_behind())

    async def catch_up_while_behind(self) -> None:
        while self.behind and self.closed is None:
            self.behind = False
            try:
                async with self.lock:
                    await self.catch_up()
                    await store_result(self)
            except Declined:
                self.behind = True
                await asyncio.sleep(RETRY_DELAY)

    # Making moves

    async def play(self, seat: int, words: str, number: int, sure: bool = True) -> int:
        """Make a seat's move that answers a question as it stood at a number; returns the new number."""
        account = self.seats[seat].account
        async with self.locked_at(account, number):
            while True:
                self.require_status(LIVE)
                self.require_fresh(seat, number)
                self.require_time(seat)
                if await self.make_move(seat, words, sure):
                    return number_for(self, account)

    async def make_move(self, seat: int, words: str, sure: bool = True) -> bool:
        """Find the option once, try it on a fork, store its line, then apply it; False if another line came first."""
        option = self.match.find(seat, words)
        trial = self.tried(seat, option)
        if not sure and self.is_final(trial, seat):
            raise Declined("server-final")
        return await self.append(self.line_for(seat, words, trial), option)

    def tried(self, seat: int, option: Option) -> Match:
        """The match as a move would leave it, with what it would tell."""
        trial = self.match.fork(listen=True)
        trial.apply(seat, option)
        return trial

    def line_for(self, seat: int, words: str, trial: Match) -> Line:
        """A move that was tried, with all that is stored with it."""
        return line_of_move(self.next_line(seat, words), self.match, trial, self.speakers)

    def next_line(self, seat: int, words: str) -> Line:
        return Line(self.id, self.seq + 1, f"{self.setup.game.colours[seat]} {words}", self.now())

    def require_fresh(self, seat: int, number: int) -> None:
        """Decline an answer to a question that has gone."""
        account = self.seats[seat].account
        if not self.asked.get(seat, (None, self.seq))[1] <= stored_number(self, account, number) <= self.seq:
            raise stale(self, account)

    def is_final(self, trial: Match, seat: int) -> bool:
        """Whether a move, tried out, could be taken back only if other people agreed, or once only bots are to choose.

        Bots that choose beside people do not matter: whether they have done so is secret.
        """
        only_bots = all(self.seats[ask.seat].plays_itself for ask in trial.pending)
        return bool(self.people_beside(seat)) and (only_bots or not trial.free_undos(seat))

    async def append(self, line: Line, option: Option | None = None) -> bool:
        """Store a line, then apply it; False if another process has stored one, which is then known."""
        try:
            won = await self.storage.append(line)
        except Declined:
            self.schedule_catch_up()
            raise
        if not won:
            await self.catch_up()
            return False
        self.follow(line, option)
        await store_result(self)
        await self.tell_whose_turn()
        return True

    async def tell_whose_turn(self) -> None:
        """After a line: updates for those who watch, bots woken, notices for people, and the clocks' next deadline."""
        self.announce()
        self.wake_bots(self)
        self.on_turn(self)
        await self.store_due()

    async def start(self) -> None:
        """Begin play, and let the clocks run; the room must be locked."""
        line, version = first_line(self.id, self.setup, self.now(), self.speakers), self.setup.game.version
        await self.change(storing([line], line.snapshot), status=LIVE, started=line.made, version=version)
        self.status, self.started = LIVE, line.made
        self.clocks = self.new_clocks(self.started)
        self.follow(line)
        await self.tell_whose_turn()

    async def set_status(self, status: str) -> None:
        await self.change(status=status)
        self.status = status
        self.announce()

    async def change(self, *work: Statement | Job[None], **values: Any) -> None:
        """Store something about the match besides its play; whoever comes second looks again."""
        number = self.revision + 1
        try:
            await change_match(self.storage, self.id, self.revision, *work, seq=number_for(self), **values)
        except Declined:
            await self.catch_up()
            raise
        self.revision = number

    def require_status(self, *status: str) -> None:
        """Decline what can only be done to a match of another status."""
        if self.status not in status:
            raise Declined("server-not-open") if status == (OPEN,) else Declined("server-not-live")

    # Clocks

    @property
    def waiting(self) -> list[int]:
        """The seats whose answer the rules wait for."""
        return [ask.seat for ask in self.match.pending]

    def new_clocks(self, since: float | None) -> Clocks | None:
        """Clocks that run from a moment on, once play has begun."""
        if self.tempo.kind == NO_CLOCK or since is None:
            return None
        return Clocks(self.tempo, self.setup.seats, since, self.waiting)

    def on_the_clock(self) -> list[Seat]:
        """The people whose time runs."""
        return [] if self.clocks is None or self.status != LIVE else self.clocks.running(self.seats)

    async def store_due(self) -> None:
        """Store when somebody's time runs out, for the timekeeper."""
        if self.clocks is not None:
            due = min((self.clocks.due(seat.seat) for seat in self.on_the_clock()), default=None)
            await set_due(self.storage, self.id, due)

    def left(self, seat: int) -> float:
        """Seconds that a seat of a match with clocks has left."""
        assert self.clocks is not None
        return self.clocks.left_at(seat, self.now())

    def require_time(self, seat: int) -> None:
        if self.seats[seat].late or (self.clocks is not None and self.left(seat) <= 0):
            raise Declined("server-out-of-time")

    # People

    def seats_of(self, account: str | None) -> list[int]:
        """The seats somebody plays, also while a bot stands in."""
        return own_seat_numbers(self.seats, account)

    def require_seat(self, account: str | None, seat: int) -> None:
        require_own_seat(self.seats, account, seat)

    def people_beside(self, seat: int) -> list[str]:
        """The other people of the match, also those who are away: a request of this seat needs all of them to agree."""
        return sorted({s.account or "" for s in self.seats} - {"", self.seats[seat].account, *self.sanctions.removed})

    async def set_seats(self, seats: list[Seat]) -> None:
        """Store who sits where, changed."""
        log = lengthened(self.seat_log, seat_changes(self.seq, self.seats, seats) if self.status == LIVE else ())
        await self.change(*updates_of_seats(seat.row(self.id) for seat in seats), seat_log=log)
        self.seat_log = log
        for seat in seats:
            self.seats[seat.seat] = seat
        self.speakers = speakers(self.setup, self.seats)
        self.announce()
        self.wake_bots(self)
        await self.store_due()

    def set_present(self, accounts: set[str]) -> None:
        """Know who has the match open, and say so if it has changed."""
        if accounts != self.present:
            self.present = accounts
            self.announce()

"""A room: a match in memory, built from its set-up and its lines of play, and kept in step with them.

A line is committed before it is applied, so nobody ever sees a move that a loss of power could take back.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import replace
from typing import TYPE_CHECKING, Any, NamedTuple

from sqlalchemy import Executable, insert, update
from sqlalchemy.exc import IntegrityError

from ..kernel import Ask, Match, NotOffered, Setup
from ..kernel.record import UNDO, begin, follow, past_rules
from . import tables
from .declined import Declined
from .lines import Entry, entry_of, first_line, line_of_move, line_of_undo, speakers
from .seat import STAND_IN, Seat, need_own, own_numbers
from .storage import Storage
from .stored import Said, Stored, change_match, read_match, readable
from .tempo import NO_CLOCK, Clocks, Tempo
from .thinking import Problem, Thinker
from .writer import Line, rows_of

if TYPE_CHECKING:
    from .sent import Edition

OPEN, LIVE, OVER, ABANDONED = "open", "live", "over", "abandoned"
PAUSE = 1.0
"""Seconds after which a room tries again what it could not do."""
LONGEST_SEAT_LOG = 100
LOG = logging.getLogger(__name__)


Now = Callable[[], float]
OnTurn = Callable[["Room"], None]
"""Is told of a room in which it may have become somebody's turn."""


class Request(NamedTuple):
    """Somebody asks to take moves back; who has agreed so far."""

    seat: int
    moves: int
    seq: int
    agreed: list[str]


class SeatChange(NamedTuple):
    """Somebody left to a bot, returned, or ran out of time (`left`, `returned`, `late`), after a line."""

    seq: int
    seat: int
    what: str


class Forked(NamedTuple):
    """The match, and the number of its line, from which another goes on."""

    match: str
    at: int


class Room:
    """One match with the people and bots around it."""

    now: Now = staticmethod(time.time)

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
        self.match = Match(setup)
        self.speakers = speakers(setup, seats)
        self.clocks = self.new_clocks(self.started)
        self.lines: list[str] = []
        self.entries: list[Entry] = []
        self.opened: dict[int, tuple[Ask, int]] = {}
        self.request: Request | None = None
        self.chat: list[Said] = []
        self.edition: Edition | None = None
        self.here: set[str] = set()
        self.seat_log: list[SeatChange] = []
        self.changes = 0
        self.watching: set[Callable[[], None]] = set()
        self.lock = asyncio.Lock()
        self.bots: asyncio.Task[None] | None = None
        self.looking: asyncio.Task[None] | None = None
        self.behind = False
        self.closed: Declined | None = None
        self.revision = 0
        self.past = 0
        self.result: dict[str, Any] | None = None

    def enter(self, storage: Storage, thinker: Thinker, now: Now, on_turn: OnTurn) -> None:
        """Begin to serve: from now on lines are stored, bots think, and somebody is told whose turn it becomes."""
        self.storage = storage
        self.thinker = thinker
        self.now = now
        self.on_turn = on_turn
        self.wake()

    # Following the lines

    @property
    def seq(self) -> int:
        """The number of the latest line."""
        return len(self.lines)

    def follow(self, line: Line) -> None:
        """Apply a line that is on disk."""
        if line.seq:
            follow(self.match, line.line)
        entry = self.recall(line)
        if self.clocks is not None and line.seq:
            self.clocks.turn(None if entry.undo else entry.seat, self.waiting, line.made)
        self.opened = {ask.seat: self.opening(ask) for ask in self.match.pending}
        self.request = None

    def recall(self, line: Line) -> Entry:
        """Remember what a line told, without the rules."""
        entry = entry_of(line, self.setup.game.colours)
        self.entries.append(entry)
        if line.seq:
            self.lines.append(line.line)
        self.edition = None
        return entry

    def opening(self, ask: Ask) -> tuple[Ask, int]:
        before = self.opened.get(ask.seat)
        return before if before is not None and before[0] is ask else (ask, self.seq)

    def announce(self) -> None:
        """Tell everybody who watches that something has changed."""
        self.edition = None
        self.changes += 1
        for tell in tuple(self.watching):
            tell()

    def close(self, why: Declined) -> None:
        """Serve no longer; whoever watches is told why."""
        self.closed = why
        self.announce()

    # What others have stored

    def take(self, stored: Stored) -> None:
        """Follow what is stored after what this room knows."""
        row = stored.match
        if self.started is None:
            self.started = row.started
            self.clocks = self.new_clocks(self.started)
        if row.status != OPEN and not self.entries and not (stored.lines and stored.lines[0].seq == 0):
            self.follow(first_line(self.id, self.setup, row.started or row.created, self.speakers))
        self.take_lines(stored.lines)
        self.chat += stored.said
        self.seats[:] = stored.seats
        self.speakers = speakers(self.setup, self.seats)
        self.host = row.host
        self.status = row.status
        self.revision = row.revision
        self.rematch = row.rematch
        self.result = row.result
        self.seat_log = [SeatChange(*change) for change in row.seat_log or ()]
        self.forked = Forked(**row.forked) if row.forked else None
        request = Request(**row.request) if row.request else None
        self.request = request if request is not None and request.seq == self.seq else None

    def take_lines(self, lines: Sequence[Line]) -> None:
        """Follow lines, of which those before the last change of rules are only remembered."""
        texts = [line.line for line in lines]
        past = past_rules(texts)
        if past:
            self.match, self.past = begin(Match, self.setup, 0, texts).match, lines[past - 1].seq
            self.clocks = self.new_clocks(lines[past - 1].made)
        for line in lines[:past]:
            self.recall(line)
        for line in lines[past:]:
            with readable(self.id, line.seq):
                self.follow(line if line.told is not None else self.told_anew(line))

    def told_anew(self, line: Line) -> Line:
        """A line with which nothing was stored yet, as the first servers did."""
        seat, words = self.match.address(line.line)
        if UNDO.fullmatch(words):
            return line
        return line_of_move(line, self.match, self.tried(seat, words), self.speakers)

    async def catch_up(self) -> None:
        """Take over what others have stored; the room must be locked."""
        stored = await read_match(self.storage, self.id, len(self.entries) - 1, len(self.chat))
        if stored is None:
            return
        news = bool(stored.lines or stored.said or stored.match.revision != self.revision)
        try:
            self.take(stored)
        except Declined as why:
            self.close(why)
            raise
        if news:
            self.announce()
            self.wake()

    @asynccontextmanager
    async def up_to_date(self) -> AsyncIterator[None]:
        """Lock the room with all that is stored, for what others may have changed a moment ago."""
        async with self.lock:
            await self.catch_up()
            yield

    @asynccontextmanager
    async def known_to(self, seq: int) -> AsyncIterator[None]:
        """Lock the room for somebody who has seen a number, perhaps at another process before we heard of it."""
        async with self.lock:
            if seq > self.seq:
                await self.catch_up()
            yield

    def look_again(self) -> None:
        """Catch up as soon as possible: another process has stored something."""
        self.behind = True
        if self.looking is None or self.looking.done():
            self.looking = asyncio.create_task(self.look())

    async def look(self) -> None:
        while self.behind and self.closed is None:
            self.behind = False
            try:
                async with self.lock:
                    await self.catch_up()
                    await self.conclude()
            except Declined:
                self.behind = True
                await asyncio.sleep(PAUSE)

    # Making moves

    async def play(self, seat: int, words: str, seq: int, sure: bool = True) -> int:
        """Make a seat's move that answers a question as it stood at a number; returns the new number."""
        async with self.known_to(seq):
            while True:
                self.need(LIVE)
                self.need_fresh(seat, seq)
                self.need_time(seat)
                trial = self.tried(seat, words)
                if not sure and self.is_final(trial, seat):
                    raise Declined("server-final")
                if await self.append(self.line_for(seat, words, trial)):
                    return self.seq

    def tried(self, seat: int, words: str) -> Match:
        """The match as a move would leave it, with what it would tell."""
        trial = self.match.fork(listen=True)
        trial.apply(seat, self.match.find(seat, words))
        return trial

    def line_for(self, seat: int, words: str, trial: Match | None = None) -> Line:
        """A move with all that is stored with it."""
        trial = trial or self.tried(seat, words)
        return line_of_move(self.next_line(seat, words), self.match, trial, self.speakers)

    def next_line(self, seat: int, words: str) -> Line:
        return Line(self.id, self.seq + 1, f"{self.setup.game.colours[seat]} {words}", self.now())

    def need_fresh(self, seat: int, seq: int) -> None:
        """Decline an answer to a question that has gone."""
        if not self.opened.get(seat, (None, self.seq))[1] <= seq <= self.seq:
            raise Declined("server-stale", seq=self.seq)

    def is_final(self, trial: Match, seat: int) -> bool:
        """Whether a move, tried out, could be taken back only if other people agreed."""
        bot_next = any(self.seats[ask.seat].plays_itself for ask in trial.pending)
        return bool(self.people_beside(seat)) and (trial.over or bot_next or not trial.free_undos(seat))

    async def append(self, line: Line) -> bool:
        """Store a line, then apply it; False if another process has stored one, which is then known."""
        try:
            won = await self.storage.append(line)
        except Declined:
            self.look_again()
            raise
        if not won:
            await self.catch_up()
            return False
        self.follow(line)
        await self.conclude()
        self.announce()
        self.wake()
        self.on_turn(self)
        await self.keep_due()
        return True

    async def conclude(self) -> None:
        """When the match has come to its end, say so in the list of matches, if nobody else has."""
        if self.match.over and self.status == LIVE:
            with suppress(Declined):
                await self.set_status(OVER, self.match.result()._asdict())

    async def start(self) -> None:
        """Begin play, and let the clocks run."""
        line = first_line(self.id, self.setup, self.now(), self.speakers)
        version = self.setup.game.version
        await self.change(*rows_of([line], line.snapshot), status=LIVE, started=line.made, version=version)
        self.status, self.started = LIVE, line.made
        self.clocks = self.new_clocks(self.started)
        self.follow(line)
        self.announce()
        self.wake()
        self.on_turn(self)
        await self.keep_due()

    async def set_status(self, status: str, result: dict[str, Any] | None = None) -> None:
        await self.change(status=status, result=result)
        self.status, self.result = status, result
        self.announce()

    async def change(self, *statements: Executable, **values: Any) -> None:
        """Store something about the match besides its play; whoever comes second looks again."""
        number = self.revision + 1
        try:
            await change_match(self.storage, self.id, self.revision, *statements, seq=self.seq, **values)
        except Declined:
            await self.catch_up()
            raise
        self.revision = number

    def need(self, *status: str) -> None:
        """Decline what can only be done to a match of another status."""
        if self.status not in status:
            raise Declined("server-not-open") if status == (OPEN,) else Declined("server-not-live")

    # Taking back

    async def undo(self, seat: int, count: int, seq: int) -> bool:
        """Take moves back, at once where nobody need agree; False when the others are asked first."""
        async with self.known_to(seq):
            self.need(LIVE)
            if seq != self.seq:
                raise Declined("server-stale", seq=self.seq)
            if not 0 < count <= len(self.match.moves):
                raise NotOffered("nothing-to-undo", moves=len(self.match.moves))
            if count <= self.match.free_undos(seat):
                await self.take_back(seat, count)
                return True
            return await self.consider(Request(seat, count, seq, []))

    async def answer(self, account: str, agree: bool, seq: int, moves: int | None = None) -> bool:
        """Answer a request, or withdraw one's own; True when with this everybody has agreed."""
        async with self.known_to(seq):
            request = self.request
            if request is None or request.seq != seq or not self.may_answer(account, request, agree):
                raise Declined("server-no-request")
            if moves not in (None, request.moves):
                raise Declined("server-stale", seq=self.seq)
            if not agree:
                await self.keep(None)
                return False
            return await self.consider(request._replace(agreed=sorted({*request.agreed, account})))

    def may_answer(self, account: str, request: Request, agree: bool) -> bool:
        """The others agree or refuse; whoever asked can only withdraw."""
        asked = account in self.people_beside(request.seat)
        return asked or (not agree and account == self.seats[request.seat].account)

    async def consider(self, request: Request) -> bool:
        """Carry a request out if all agree, else keep it."""
        if all(account in request.agreed for account in self.people_beside(request.seat)):
            await self.take_back(request.seat, request.moves, agreed=True)
            return True
        await self.keep(request)
        return False

    async def keep(self, request: Request | None) -> None:
        await self.change(request=request and request._asdict())
        self.request = request
        self.announce()

    def people_beside(self, seat: int) -> list[str]:
        """The other people of the match, also those who are away: a request of this seat needs all of them to agree."""
        asker = self.seats[seat].account
        return sorted({seat.account for seat in self.seats if seat.account and seat.account != asker})

    async def take_back(self, seat: int, count: int, agreed: bool = False) -> None:
        line = self.next_line(seat, f"undo {count}{' agreed' if agreed else ''}")
        trial = self.match.fork_undone(seat, count, agreed=agreed)
        if not await self.append(line_of_undo(line, self.match, trial)):
            raise Declined("server-stale", seq=self.seq)

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
        if self.clocks is None or self.status != LIVE:
            return []
        return [seat for seat in self.seats if seat.seat in self.clocks.waiting and not seat.plays_itself]

    async def keep_due(self) -> None:
        """Store when somebody's time runs out, for whoever looks at the clocks."""
        if self.clocks is not None:
            due = min((self.clocks.due(seat.seat) for seat in self.on_the_clock()), default=None)
            await self.storage.execute(update(tables.matches).where(tables.matches.c.id == self.id).values(due=due))

    async def time_out(self) -> None:
        """Let a bot take over from those whose time is up."""
        async with self.lock:
            await self.catch_up()
            late = [seat for seat in self.on_the_clock() if self.left(seat.seat) <= 0]
            if late:
                await self.set_seats([replace(seat, away=True, late=True, bot=STAND_IN) for seat in late])
            else:
                await self.keep_due()

    def left(self, seat: int) -> float:
        """Seconds that a seat of a match with clocks has left."""
        assert self.clocks is not None
        return self.clocks.left_at(seat, self.now())

    def need_time(self, seat: int) -> None:
        if self.seats[seat].late or (self.clocks is not None and self.left(seat) <= 0):
            raise Declined("server-out-of-time")

    # Bots

    def wake(self) -> None:
        """Have the bots think if it is theirs to choose and they do not think yet."""
        if self.bot_to_move() is not None and (self.bots is None or self.bots.done()):
            self.bots = asyncio.create_task(self.run_bots())

    def bot_to_move(self) -> Seat | None:
        if self.status != LIVE or self.closed is not None:
            return None
        return next((self.seats[a.seat] for a in self.match.pending if self.seats[a.seat].plays_itself), None)

    async def run_bots(self) -> None:
        """Let bots choose until a person has to; while they think elsewhere, be ready to take over."""
        try:
            while self.bot_to_move() is not None:
                async with self.storage.neighbours.claim(self.id) as mine:
                    while mine and (seat := self.bot_to_move()) is not None:
                        await self.bot_move(seat)
                if not mine:
                    await asyncio.sleep(PAUSE)
        except Exception:
            LOG.exception("the bots have stopped", extra={"facts": {"match": self.id}})

    async def bot_move(self, seat: Seat) -> None:
        seq = self.seq
        move = await self.thinker.think(self.problem(seat))
        try:
            async with self.lock:
                if seq == self.seq and self.status == LIVE and self.seats[seat.seat].plays_itself:
                    await self.append(self.line_for(*self.match.address(move)))
        except Declined as error:
            LOG.warning("a bot waits", extra={"facts": {"match": self.id, "why": error.code}})
            await asyncio.sleep(PAUSE)

    def problem(self, seat: Seat) -> Problem:
        setup, bot = self.setup, seat.bot
        assert bot is not None
        return Problem(
            self.id, setup.game.name, setup.seats, setup.options, setup.seed, list(self.lines), seat.seat, bot
        )

    # People

    def seats_of(self, account: str | None) -> list[int]:
        """The seats somebody plays, also while a bot stands in."""
        return own_numbers(self.seats, account)

    def need_seat(self, account: str | None, seat: int) -> None:
        need_own(self.seats, account, seat)

    async def set_seats(self, seats: list[Seat]) -> None:
        """Store who sits where, changed."""
        table = tables.seats
        statements = [
            update(table).where(table.c.match == self.id, table.c.seat == seat.seat).values(seat.row(self.id))
            for seat in seats
        ]
        log = [*self.seat_log, *self.changes_of(seats)][-LONGEST_SEAT_LOG:]
        await self.change(*statements, seat_log=log)
        self.seat_log = log
        for seat in seats:
            self.seats[seat.seat] = seat
        self.speakers = speakers(self.setup, self.seats)
        self.announce()
        self.wake()
        await self.keep_due()

    def changes_of(self, seats: list[Seat]) -> Iterator[SeatChange]:
        """What everybody is told of seats that a bot takes over or gives back."""
        for seat in seats:
            if self.status == LIVE and seat.away != self.seats[seat.seat].away:
                yield SeatChange(self.seq, seat.seat, "late" if seat.late else "left" if seat.away else "returned")

    def set_here(self, accounts: set[str]) -> None:
        """Know who has the match open, and say so if it has changed."""
        if accounts != self.here:
            self.here = accounts
            self.announce()

    async def say(self, account: str, name: str, text: str) -> None:
        """Add a message to the chat."""
        async with self.lock:
            said = Said(len(self.chat) + 1, account, name, text, self.now())
            while not await self.store(said):
                said = said._replace(number=len(self.chat) + 1)
            self.chat.append(said)
        self.announce()

    async def store(self, said: Said) -> bool:
        """Store a message; False if somebody else's has this number, which is then known."""
        row = {"match": self.id, "number": said.number, "account": said.account, "text": said.text, "sent": said.sent}
        try:
            await self.storage.execute(insert(tables.chat).values(row))
        except IntegrityError:
            await self.catch_up()
            if len(self.chat) < said.number:
                raise
            return False
        return True

"""A database as a server has it after years: people, matches that are over, some in play and some open tables.

A few matches of every game are played by chance. Each is stored many times, with other people, options and points, and
with no more than its last lines: pages that list matches read no others.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import accumulate, count, islice
from random import Random
from typing import Any, NamedTuple

from sqlalchemy import insert
from sqlalchemy.ext.asyncio import AsyncConnection

from regna.bots import RandomBot
from regna.games import NAMES, load
from regna.kernel import Match, Setup, play_out
from regna.kernel.log import Result
from regna.kernel.record import body
from regna.rating import FIRST
from regna.server.db.engine import take_statistics
from regna.server.db.storage import Storage
from regna.server.db.tables import accounts, matches, moves, ratings, seats, sessions, standings
from regna.server.db.values import ANYONE, LIVE, ME, OPEN, OVER
from regna.server.matches import ending
from regna.server.matches.seat import Seat
from regna.server.people.accounts import hashed

PLAYED = 4
"""Matches that are played of every game."""
LINES = 5
PEOPLE = 2000
PUBLIC = 0.5
RARE = 0.002
"""How often an option has another value than the usual one."""
IN_PLAY, TABLES = 30, 40
START, MINUTE = 1_700_000_000.0, 60.0
AT_ONCE = 2000
SESSION = "crowd"
"""The session with which a browser is the busiest player, who is in every thirtieth match or so."""
BUSIEST = "player0"
TABLE_ORDER = accounts, sessions, ratings, matches, seats, moves, standings
Rows = dict[Any, list[dict[str, Any]]]


class Sample(NamedTuple):
    """A match that was played: its lines, and how it ended."""

    setup: Setup
    lines: list[str]
    result: Result


class Crowd:
    """People and their matches, the same for the same seed."""

    def __init__(self, seed: int = 1) -> None:
        self.chance = Random(seed)
        self.samples = [self.play(name) for name in NAMES for _ in range(PLAYED)]
        self.ids = (f"{number:016x}" for number in count())
        self.weights = list(accumulate(1 / (rank + 20) for rank in range(PEOPLE)))

    def play(self, name: str) -> Sample:
        """A match by chance; nobody plays alone here."""
        game = load(name)
        setup = Setup.of(game, max(2, self.chance.choice(game.seats)), seed=self.chance.randrange(1 << 30))
        match = Match(setup)
        play_out(match, RandomBot(self.chance.randrange(1 << 30)).pick)
        return Sample(setup, [line for line in body(match) if not line.startswith("=")], match.result())

    async def store(self, storage: Storage, finished: int) -> None:
        """Fill an empty database."""
        async with storage.engine.execution_options(writes=True).begin() as connection:
            await write(connection, self.people())
            histories = self.histories(finished)
            while some := list(islice(histories, AT_ONCE)):
                await write(connection, merged(some))
            await take_statistics(connection)

    def people(self) -> Rows:
        found = [person(number) for number in range(PEOPLE)]
        session = {"hash": hashed(SESSION), "account": BUSIEST, "expires": 9e9}
        rated = [self.rating(each["id"], game) for each in found for game in NAMES]
        return {accounts: found, sessions: [session], ratings: rated}

    def rating(self, player: str, game: str) -> dict[str, Any]:
        mu, sigma = self.chance.gauss(FIRST.mu, 5), self.chance.uniform(1, FIRST.sigma)
        return {"player": player, "game": game, "mu": mu, "sigma": sigma, "matches": 10}

    def histories(self, finished: int) -> Iterator[Rows]:
        """The rows of every match."""
        for number in range(finished):
            yield self.over(START + number * MINUTE)
        later = START + finished * MINUTE
        for number in range(IN_PLAY):
            yield self.in_play(later + number)
        for number in range(TABLES):
            yield self.table(later + number)

    def over(self, ended: float) -> Rows:
        sample, match = self.chance.choice(self.samples), next(self.ids)
        seated, result = self.seated(sample), self.varied(sample.result)
        found = [each._asdict() for each in ending.standings(seated, result)]
        more = {"match": match, "game": sample.setup.game.name, "seats": len(seated), "finished": ended}
        best = max(each["total"] for each in found)
        row = self.row(match, sample, seated[0], OVER, ended) | {
            "result": result._asdict(),
            "finished": ended,
            "best": best,
        }
        last = list(enumerate(sample.lines, 1))[-LINES:]
        return {
            matches: [row],
            seats: [seat.row(match) for seat in seated],
            moves: [line(match, seq, text, ended) for seq, text in last],
            standings: [more | each | {"rating": 1000, "gained": 0} for each in found],
        }

    def in_play(self, now: float) -> Rows:
        """A public match in its middle."""
        sample, match = self.chance.choice(self.samples), next(self.ids)
        seated, lines = self.seated(sample), sample.lines[: len(sample.lines) // 2]
        row = self.row(match, sample, seated[0], LIVE, now) | {"public": True, "options": dict(sample.setup.options)}
        made = [line(match, seq, text, now) for seq, text in enumerate(lines, 1)]
        return {matches: [row], seats: [seat.row(match) for seat in seated], moves: made}

    def table(self, now: float) -> Rows:
        sample, match = self.chance.choice(self.samples), next(self.ids)
        host, *others = self.seated(sample)
        free = [Seat(other.seat, ANYONE) for other in others]
        row = self.row(match, sample, host, OPEN, now)
        return {matches: [row], seats: [seat.row(match) for seat in (host, *free)]}

    def row(self, match: str, sample: Sample, host: Seat, status: str, now: float) -> dict[str, Any]:
        setup = sample.setup
        values = {choice.name: choice.values for choice in setup.game.choices}
        options = {
            name: self.chance.choice(values[name]) if self.chance.random() < RARE else value
            for name, value in setup.options.items()
        }
        return {
            "id": match, "game": setup.game.name, "version": setup.game.version, "options": options,
            "seed": str(setup.seed), "host": host.account, "status": status, "created": now - 60 * MINUTE,
            "started": now - 50 * MINUTE, "public": self.chance.random() < PUBLIC,
            "result": None, "finished": None, "best": None,
        }  # fmt: skip

    def seated(self, sample: Sample) -> list[Seat]:
        """Different people, some of whom play more than others."""
        found: dict[int, None] = {}
        while len(found) < sample.setup.seats:
            found.update(dict.fromkeys(self.chance.choices(range(PEOPLE), cum_weights=self.weights)))
        return [Seat(seat, ME, person(number)["id"], f"Player {number}") for seat, number in enumerate(found)]

    def varied(self, result: Result) -> Result:
        """The same with other points."""
        scores = [
            {name: points + self.chance.randrange(-2, 9) for name, points in sheet.items()} for sheet in result.scores
        ]
        totals = [sum(sheet.values()) for sheet in scores]
        return Result([totals.index(max(totals))], scores)


def person(number: int) -> dict[str, Any]:
    login = f"player{number}"
    return {
        "id": login, "name": f"Player {number}", "guest": False, "created": START, "login": login, "skeleton": login,
        "private": number % 10 == 9,
    }  # fmt: skip


def line(match: str, seq: int, text: str, made: float) -> dict[str, Any]:
    return {"match": match, "seq": seq, "line": text, "made": made, "told": "[]"}


def merged(some: Sequence[Rows]) -> Rows:
    found: Rows = {}
    for rows in some:
        for table, more in rows.items():
            found.setdefault(table, []).extend(more)
    return found


async def write(connection: AsyncConnection, rows: Rows) -> None:
    for table in TABLE_ORDER:
        if rows.get(table):
            await connection.execute(insert(table), rows[table])

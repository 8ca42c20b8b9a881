"""Nobody moves for another seat or learns what it could do, however a move is spelt.

In every game somebody at a table of three, beside another person and a bot, sends moves of all three seats, distorted
in every way a text can be, as requests and over the live connection.
"""

from __future__ import annotations

import asyncio
import sys
import unicodedata
from collections.abc import Iterator
from concurrent.futures import Executor, Future
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from regna.games import NAMES
from regna.server.app import make_app
from regna.server.matches.room import Room
from regna.server.matches.visible_lines import number_for
from regna.server.settings import Settings

from ...seating import seats_for
from ..visitor import FAST, Live, Visitor, serving

SEATS = [{"kind": "me"}, {"kind": "friend"}, {"kind": "bot"}]
MINE, OTHERS = 0, (1, 2)
UNSEEN = [chr(c) for c in range(sys.maxunicode + 1) if unicodedata.category(chr(c)) in ("Zs", "Zl", "Zp", "Cc", "Cf")]
JUNK = st.text(st.sampled_from(UNSEEN), max_size=3)
GAP = st.sampled_from([" ", "  ", "\t", "\u00a0", "\u2003", "\u200b", "\x00", "\x1f", "\n"])
SEAT = st.integers(0, 2)


class Idle(Executor):
    """Bots that think for ever."""

    def submit(self, *_: Any, **__: Any) -> Future[Any]:
        return Future()


class Spelling(NamedTuple):
    """How a move is distorted: whose it is, which of the options it names, and what is done to its text."""

    seat: int
    option: int
    wrong: bool
    before: str
    gaps: str
    after: str
    case: str
    prefix: list[int]

    def of(self, room: Room) -> str:
        colours = room.setup.game.colours
        ask = room.match.ask_for(self.seat)
        move = [] if ask is None else room.match.write_option(ask, ask.options[self.option % len(ask.options)]).split()
        words = [*(colours[seat] for seat in self.prefix), colours[self.seat], *(["zzz"] if self.wrong else move)]
        return f"{self.before}{getattr(self.gaps.join(words), self.case)()}{self.after}"


SPELLINGS = st.builds(
    Spelling, SEAT, st.integers(0, 99), st.booleans(), JUNK, GAP, JUNK,
    st.sampled_from(["lower", "lower", "upper", "title", "swapcase"]), st.lists(SEAT, max_size=2),
)  # fmt: skip


class Attempt:
    """A table at which somebody tries to move for others, by requests and over the live connection."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self.loop = loop
        self.open = AsyncExitStack()

    async def set_up(self, database: Path, game: str) -> None:
        app = make_app(Settings(str(database), FAST, Idle))
        address = await self.open.enter_async_context(serving(app))
        self.ada, bob = await Visitor.at(address).come_in("Ada"), await Visitor.at(address).come_in("Bob")
        match = await self.ada.set_up(
            [*SEATS, *[{"kind": "bot"}] * (seats_for(game, len(SEATS)) - len(SEATS))], game=game
        )
        await bob.post(f"/matches/{match['id']}/join", invitation=match["invitations"]["1"])
        assert (await self.ada.post(f"/matches/{match['id']}/start")).status_code == 200
        self.room: Room = await app.state.server.registry.room(match["id"])
        await self.go_on_to_a_secret()
        self.live: Live = await self.open.enter_async_context(self.ada.live(match["id"]))

    async def go_on_to_a_secret(self) -> None:
        """Play on until others could do what I could not."""
        while not self.secrets():
            ask = self.room.match.pending[0]
            await self.room.play(ask.seat, self.room.match.write_option(ask, ask.options[0]), self.room.seq)

    def secrets(self) -> set[str]:
        """What others could do and I could not, as their moves say it."""
        words = [self.words_of(seat) for seat in range(self.room.setup.seats)]
        return set.union(*(words[seat] for seat in OTHERS)) - words[MINE]

    def words_of(self, seat: int) -> set[str]:
        ask = self.room.match.ask_for(seat)
        return set() if ask is None else {self.room.match.write_option(ask, option) for option in ask.options}

    @property
    def number(self) -> int:
        """The latest line that I may know of."""
        return number_for(self.room, self.room.host)

    async def send(self, text: str, live: bool) -> str:
        if not live:
            return (await self.ada.move(self.room.id, text, self.number)).text
        await self.live.move(text, self.number)
        return str(await self.live.next("moved", "declined"))

    async def check(self, spelling: Spelling, live: bool) -> None:
        text, secrets, before = spelling.of(self.room), self.secrets(), len(self.room.lines)
        own = {f"{self.room.setup.game.colours[MINE]} {words}" for words in self.words_of(MINE)}
        answer = await self.send(text, live)
        echo = " ".join(text.split())
        assert [words for words in secrets if words in answer and words not in echo] == []
        assert set(self.room.lines[before:]) <= own
        stored = await self.room.storage.lines(self.room.id)
        assert [line.line for line in stored] == self.room.lines


@pytest.fixture(scope="module", params=NAMES)
def attempt(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Attempt]:
    loop = asyncio.new_event_loop()
    found = Attempt(loop)
    loop.run_until_complete(found.set_up(tmp_path_factory.mktemp("authority") / "regna.db", request.param))
    yield found
    loop.run_until_complete(found.open.aclose())
    loop.close()


@given(SPELLINGS, st.booleans())
@settings(
    max_examples=100, deadline=None, derandomize=True, suppress_health_check=[HealthCheck.function_scoped_fixture]
)
def test_however_a_move_is_spelt_it_is_ones_own_or_nobodys(attempt: Attempt, spelling: Spelling, live: bool) -> None:
    attempt.loop.run_until_complete(attempt.check(spelling, live))


@pytest.mark.parametrize("live", [False, True])
@pytest.mark.parametrize("seat", OTHERS)
def test_a_space_before_a_colour_is_no_key_to_its_seat(attempt: Attempt, seat: int, live: bool) -> None:
    for wrong in (True, False):
        spelling = Spelling(seat, 0, wrong, " ", " ", "", "lower", [])
        attempt.loop.run_until_complete(attempt.check(spelling, live))

"""Notices: whoever is away is told when it is their turn, once a turn, and nobody waits for it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine
from functools import partial
from typing import Any, NamedTuple

from sqlalchemy import insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from ..kernel import Game
from ..texts import LANGUAGES, speaker_for
from .declined import Declined
from .letters import Letters
from .limits import Rates
from .presence import Presence
from .push import Push
from .room import LIVE, Room
from .storage import Storage
from .tables import accounts, notices
from .wording import PART, voice

LOG = logging.getLogger(__name__)
Way = Callable[[], Awaitable[None]]
AT_ONCE = 20
MOST = 10_000
"""Notices that may wait; more are not sent."""


class Turn(NamedTuple):
    """Somebody has to choose in a match since a line of it."""

    match: str
    game: Game
    account: str
    seq: int
    acted: int


class Herald:
    """Tells people by every way they have chosen."""

    def __init__(self, storage: Storage, presence: Presence, push: Push, letters: Letters | None, rates: Rates) -> None:
        self.storage = storage
        self.presence = presence
        self.push = push
        self.letters = letters
        self.rates = rates
        self.gate = asyncio.Semaphore(AT_ONCE)
        self.tasks: set[asyncio.Task[None]] = set()

    def turn(self, room: Room) -> None:
        """A line was made in a match: begin to tell those whose turn it has become."""
        for turn in turns(room):
            if (turn.match, turn.account) not in self.presence.here and len(self.tasks) < MOST:
                self.begin(self.tell(turn))

    def begin(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something that nobody waits for."""
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def tell(self, turn: Turn) -> None:
        try:
            async with self.gate:
                if await self.presence.is_here(turn.match, turn.account):
                    return
                ways = await self.ways(turn)
                if ways and await self.is_first(turn):
                    await asyncio.gather(*(self.attempt(way) for way in ways))
        except Declined:
            LOG.warning("a notice is lost", extra={"facts": {"match": turn.match}})

    async def is_first(self, turn: Turn) -> bool:
        """Whether this person has not been told yet since they last acted; from now on they have."""
        row = {"match": turn.match, "account": turn.account}
        mine = [notices.c[name] == value for name, value in row.items()]

        async def job(connection: AsyncConnection) -> bool:
            again = update(notices).where(*mine, notices.c.seq < turn.acted).values(seq=turn.seq)
            if not (await connection.execute(again)).rowcount:
                await connection.execute(insert(notices).values(**row, seq=turn.seq))
            return True

        try:
            return await self.storage.do(job)
        except IntegrityError:
            return False

    async def ways(self, turn: Turn) -> list[Way]:
        """All ways to tell somebody."""
        browsers = await self.push.of(turn.account)
        found: list[Way] = [partial(self.push.send, each, message(turn, each.lang)) for each in browsers]
        row = await self.storage.row(select(accounts).where(accounts.c.id == turn.account))
        if row is not None and row.email and self.letters is not None:
            found.append(partial(self.write, self.letters, turn, row.email, row.lang or LANGUAGES[0]))
        return found

    async def write(self, letters: Letters, turn: Turn, email: str, lang: str) -> None:
        """Tell by letter."""
        self.rates.count("mails", email)
        say, link = speaker_for(turn.game, lang, PART), letters.link(f"match/{turn.match}")
        game = say.message(f"game-{turn.game.name}")
        text = say.message("server-letter", game=game, link=link)
        await letters.send(email, say.message("server-letter.subject", game=game), text)

    def ask_to_confirm(self, email: str, lang: str, token: str) -> None:
        """Begin to send the link that confirms an address; nothing in the letter is a person's own words."""
        assert self.letters is not None
        say, link = voice(lang), self.letters.link(f"confirm#{token}")
        subject, text = say.message("server-confirm.subject"), say.message("server-confirm", link=link)
        self.begin(self.attempt(partial(self.letters.send, email, subject, text)))

    async def attempt(self, way: Way) -> None:
        try:
            await way()
        except Exception as error:
            LOG.warning("a notice failed", extra={"facts": {"error": type(error).__name__, "why": str(error)[:100]}})

    async def settle(self) -> None:
        """Wait until all that has begun is done."""
        while self.tasks:
            await asyncio.gather(*self.tasks)

    async def close(self) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)


def turns(room: Room) -> list[Turn]:
    """Those who have to choose since the latest line, but for whoever made it."""
    if room.status != LIVE:
        return []
    new = [seat for seat, (_, seq) in room.opened.items() if seq == room.seq]
    people = {room.seats[seat].account for seat in new if not room.seats[seat].plays_itself}
    found = []
    for account in sorted(account for account in people if account is not None):
        acted = last_line(room, account)
        if acted != room.seq or room.seq == 0:
            found.append(Turn(room.id, room.setup.game, account, room.seq, acted))
    return found


def last_line(room: Room, account: str) -> int:
    """The number of the latest line that somebody made; 0 if there is none."""
    colours = [room.setup.game.colours[seat] for seat in room.seats_of(account)]
    back = zip(range(room.seq, 0, -1), reversed(room.lines), strict=True)
    return next((seq for seq, line in back if line.partition(" ")[0] in colours), 0)


def message(turn: Turn, lang: str) -> dict[str, str]:
    """What a browser shows."""
    say = speaker_for(turn.game, lang, PART)
    title = say.message(f"game-{turn.game.name}")
    return {"title": title, "body": say.message("server-your-turn"), "match": turn.match}

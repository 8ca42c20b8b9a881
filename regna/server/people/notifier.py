"""Notices: people who are away are notified in the background when it is their turn, once a turn."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine
from functools import partial
from typing import Any

from ...texts import LANGUAGES, speaker_for
from ..db.queries.accounts import mail_address_of
from ..db.queries.notices import claim_notice
from ..db.storage import Storage
from ..errors import Declined
from ..matches.presence import Presence
from ..matches.room import Room
from ..matches.turns import Turn, turns
from ..messages import PART, server_speaker
from ..rates import Rates
from .mail import Mailer
from .push import Push

LOG = logging.getLogger(__name__)
Channel = Callable[[], Awaitable[None]]
AT_ONCE = 20
MAX_PENDING = 10_000
"""Notices that may be pending; further ones are dropped."""


class Notifier:
    """Notifies people through every channel they have chosen."""

    def __init__(self, storage: Storage, presence: Presence, push: Push, mailer: Mailer | None, rates: Rates) -> None:
        self.storage = storage
        self.presence = presence
        self.push = push
        self.mailer = mailer
        self.rates = rates
        self.gate = asyncio.Semaphore(AT_ONCE)
        self.tasks: set[asyncio.Task[None]] = set()

    def turn(self, room: Room) -> None:
        """After a line of a match, begin to notify those whose turn it has become."""
        for turn in turns(room):
            if (turn.match, turn.account) not in self.presence.here and len(self.tasks) < MAX_PENDING:
                self.begin(self.send(turn))

    def begin(self, work: Coroutine[Any, Any, None]) -> None:
        """Run something in the background."""
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def send(self, turn: Turn) -> None:
        try:
            async with self.gate:
                if await self.presence.is_watching(turn.match, turn.account):
                    return
                channels = await self.channels(turn)
                if channels and await self.is_first(turn):
                    await asyncio.gather(*(self.attempt(channel) for channel in channels))
        except Declined:
            LOG.warning("a notice is lost", extra={"facts": {"match": turn.match}})

    async def is_first(self, turn: Turn) -> bool:
        """Whether this person has not been notified yet since they last acted; from now on they have."""
        return await claim_notice(self.storage, turn.match, turn.account, turn.seq, turn.acted)

    async def channels(self, turn: Turn) -> list[Channel]:
        """All channels to somebody."""
        browsers = await self.push.of(turn.account)
        found: list[Channel] = [partial(self.push.send, each, message(turn, each.lang)) for each in browsers]
        if self.mailer is not None and (address := await mail_address_of(self.storage, turn.account)):
            email, lang = address
            found.append(partial(self.send_mail, self.mailer, turn, email, lang or LANGUAGES[0]))
        return found

    async def send_mail(self, mailer: Mailer, turn: Turn, email: str, lang: str) -> None:
        """Notify by e-mail."""
        self.rates.count("mails", email)
        say, link = speaker_for(turn.game, lang, PART), mailer.link(f"match/{turn.match}")
        game = say.message(f"game-{turn.game.name}")
        text = say.message("server-letter", game=game, link=link)
        await mailer.send(email, say.message("server-letter.subject", game=game), text)

    def send_link(self, email: str, lang: str, letter: str, path: str) -> None:
        """Begin to send a letter with a link; no text in it comes from a person."""
        assert self.mailer is not None
        say, link = server_speaker(lang), self.mailer.link(path)
        subject, text = say.message(f"{letter}.subject"), say.message(letter, link=link)
        self.begin(self.attempt(partial(self.mailer.send, email, subject, text)))

    async def attempt(self, channel: Channel) -> None:
        try:
            await channel()
        except Exception as error:
            LOG.warning("a notice failed", extra={"facts": {"error": type(error).__name__, "why": str(error)[:100]}})

    async def drain(self) -> None:
        """Wait until nothing is pending."""
        while self.tasks:
            await asyncio.gather(*self.tasks)

    async def close(self) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)


def message(turn: Turn, lang: str) -> dict[str, str]:
    """What a browser shows."""
    say = speaker_for(turn.game, lang, PART)
    title = say.message(f"game-{turn.game.name}")
    return {"title": title, "body": say.message("server-your-turn"), "match": turn.match}

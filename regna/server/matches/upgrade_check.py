"""What would become of the matches under the rules that are installed, for whoever is about to upgrade."""

from __future__ import annotations

import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

from ...games import load
from ...kernel import BadSetup
from ..db.backup import reading
from ..db.engine import database_url, sqlite_file
from ..db.queries.matches import all_matches
from ..db.storage import Storage
from ..db.values import LIVE, OPEN
from ..errors import Declined
from .load import carried, differs, rebuild, version_of
from .stored import StoredMatch, read_match

SAME, AGREES, GOES_ON, STAYS, STUCK = "same", "agrees", "goes-on", "stays", "stuck"


class Verdict(NamedTuple):
    """What becomes of a match: the version that played it, ours, and the outcome.

    `same` and `agrees` are played on as if nothing had happened, `goes-on` from where the latest step began. What has
    ended and does not agree `stays` what it was but cannot be stepped through. What is `stuck` can be read and ended.
    """

    match: str
    game: str
    status: str
    version: int
    ours: int
    outcome: str


async def check_matches(url: str) -> list[Verdict]:
    """The outcome for every match of a database; nothing in it is changed."""
    async with unchanged(url) as storage:
        return [await checked(storage, match_id) for match_id in await all_matches(storage)]


async def checked(storage: Storage, match_id: str) -> Verdict:
    stored = await read_match(storage, match_id)
    assert stored is not None
    return judge(stored, await storage.snapshot(match_id))


@asynccontextmanager
async def unchanged(url: str) -> AsyncIterator[Storage]:
    """A database with up-to-date tables: of SQLite a copy, PostgreSQL only where nothing needs to be changed."""
    with TemporaryDirectory() as folder:
        if (file := sqlite_file(url)) is not None:
            url = database_url(str(copied(file, Path(folder) / "copy.db")))
        else:
            async with reading(url):
                pass
        storage = await Storage.open(url)
        try:
            yield storage
        finally:
            await storage.close()


def copied(file: Path, to: Path) -> Path:
    """A copy of a SQLite database, also while it is being served."""
    if not file.is_file():
        raise BadSetup("no-file", file=str(file), why="")
    try:
        source = sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True)
        with closing(source), closing(sqlite3.connect(to)) as target:
            source.backup(target)
    except sqlite3.Error as error:
        raise Declined("server-not-a-backup", file=str(file)) from error
    return to


def judge(stored: StoredMatch, snapshot: str | None) -> Verdict:
    row = stored.match
    try:
        version, ours = version_of(stored), load(row.game).version
        outcome = outcome_of(stored, snapshot, version == ours)
    except (Declined, BadSetup):
        version, ours, outcome = row.version, 0, STUCK
    return Verdict(row.id, row.game, row.status, version, ours, outcome)


def outcome_of(stored: StoredMatch, snapshot: str | None, same: bool) -> str:
    if differs(stored):
        if stored.match.status not in (OPEN, LIVE):
            return STAYS
        return STUCK if carried(stored, snapshot, 0.0) is None else GOES_ON
    rebuild(stored)
    return SAME if same else AGREES

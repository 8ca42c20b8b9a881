"""What pages list is found by an index, however many matches there are."""

from __future__ import annotations

import re
from typing import Any

from sqlalchemy import Executable, Select, text

from bench.crowd import BUSIEST, SESSION, Crowd
from regna.server.api.deps import COOKIE
from regna.server.db.queries.matches import listing_of, open_matches
from regna.server.db.queries.standings import Search, public_matches_in_play, results_of, searching, standings_of
from regna.server.db.storage import Storage

from ..visitor import Visitor, new_app, running

END = 1e12
FEW = 300


class Asked(Storage):
    """Runs nothing, and knows what it was asked for."""

    def __init__(self) -> None:
        self.queries: list[Any] = []

    async def rows(self, query: Executable) -> list[Any]:
        self.queries.append(query)
        return []


def search(**wanted: Any) -> Select[Any]:
    everything: dict[str, Any] = {
        "game": None,
        "player": None,
        "options": {},
        "least": None,
        "most": None,
        "before": END,
    }
    return searching(Search(**everything | wanted), 30)


async def queries() -> dict[str, Any]:
    """What the lobby, somebody's page and the archive ask the database, and the index that finds it."""
    asked = Asked()
    await open_matches(asked, 50)
    await public_matches_in_play(asked, 30)
    await results_of(asked, BUSIEST)
    await standings_of(asked, BUSIEST, None, END, 50)
    await standings_of(asked, BUSIEST, "devil", END, 50)
    indexes = ("matches_created", "matches_status", "standings_results", "standings_player", "standings_game")
    return dict(zip((f"ix_{name}" for name in indexes), asked.queries, strict=True)) | {
        "COVERING INDEX ix_seats_account": listing_of(BUSIEST, 50),
        "COVERING INDEX ix_matches_listed": listing_of(BUSIEST, 50),
        "ix_matches_finished": search(least=50),
        "ix_matches_game": search(game="devil", options={"jesters": "with"}),
        "ix_standings_player (player": search(player=BUSIEST, least=50),
    }


async def plan(storage: Storage, query: Select[Any]) -> str:
    """How the database would find it; PostgreSQL, which scans small tables, only where it cannot do otherwise."""
    sql = query.compile(storage.engine, compile_kwargs={"literal_binds": True})
    if storage.engine.dialect.name == "sqlite":
        return "\n".join(row.detail for row in await storage.rows(text(f"EXPLAIN QUERY PLAN {sql}")))
    async with storage.engine.connect() as connection:
        await connection.execute(text("SET LOCAL enable_seqscan = off"))
        return "\n".join(row[0] for row in await connection.execute(text(f"EXPLAIN {sql}")))


async def test_lists_are_found_by_their_indexes(database: str) -> None:
    storage = await Storage.open(database)
    try:
        sqlite = storage.engine.dialect.name == "sqlite"
        for index, query in (await queries()).items():
            found = await plan(storage, query)
            assert not sqlite or index in found, found
            assert "Seq Scan" not in found, found
            assert not re.search(r"SCAN (?!.*INDEX)(matches|standings|seats|moves)", found), found
    finally:
        await storage.close()


async def test_the_pages_of_a_crowded_server(database: str) -> None:
    """The benchmark's database is one that the server can read: every list has what is to be on it."""
    storage = await Storage.open(database)
    await Crowd().store(storage, FEW)
    await storage.close()
    async with running(new_app(database)) as app:
        visitor = Visitor.at(app)
        visitor.client.cookies.set(COOKIE, SESSION)
        assert len((await visitor.get("/live")).json()) == 30
        assert len((await visitor.get("/tables")).json()) == 40
        results = (await visitor.get(f"/people/{BUSIEST}")).json()["results"]
        found = (await visitor.get(f"/people/{BUSIEST}/matches")).json()
        assert sum(each["played"] for each in results) == len(found) > 0
        listed = (await visitor.get("/matches")).json()
        assert {each["match"] for each in found} <= {each["id"] for each in listed}
        archive = (await visitor.get("/archive", person=BUSIEST)).json()
        assert {each["id"] for each in archive} < {each["match"] for each in found}
        assert [each["finished"] for each in archive] == sorted((each["finished"] for each in archive), reverse=True)

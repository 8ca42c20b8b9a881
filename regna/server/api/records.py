"""Records that people import: checked, and stored as matches to replay and to play on from."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from typing import Annotated

from fastapi import APIRouter, Request
from pydantic import Field

from ...kernel import Match
from ...kernel.snapshot import take
from ..db.queries.matches import add_match
from ..db.writer import storing
from ..errors import Declined
from ..matches.record_import import read, room_of_record
from ..matches.registry import Registry
from ..matches.room import Room
from .connections import client_address
from .deps import Body, CurrentAccount, Data, ServerDep
from .middleware import MAX_RECORD_BYTES, RECORDS
from .serialize import match_data

ROUTER = APIRouter()
THREAD = ThreadPoolExecutor(1)
"""Records are read one after another, and nobody who looks back waits for them."""


class RecordText(Body):
    """A match as a text, such as `GET /matches/{match_id}/record` gives."""

    record: Annotated[str, Field(max_length=MAX_RECORD_BYTES)]


@ROUTER.post(RECORDS, status_code=201)
async def import_record(body: RecordText, account: CurrentAccount, request: Request, server: ServerDep) -> Data:
    """Check a record line by line, and store it as a match that anyone with its address can replay and play on from."""
    server.rates.count("imports", client_address(request))
    loop, registry = asyncio.get_running_loop(), server.registry
    match, match_id = await loop.run_in_executor(THREAD, read, body.record, registry.corrections)
    room = await existing_room(registry, match_id) or await store(match, match_id, account.id, registry)
    return match_data(room, account.id)


async def existing_room(registry: Registry, match_id: str) -> Room | None:
    """The match of a record that somebody has imported before."""
    try:
        return await registry.room(match_id)
    except Declined as why:
        if why.code != "server-no-match":
            raise
        return None


async def store(match: Match, match_id: str, host: str, registry: Registry) -> Room:
    """Store a match that was read, unless somebody else has just done so."""
    loop, now = asyncio.get_running_loop(), registry.now()
    room, lines = await loop.run_in_executor(THREAD, room_of_record, match_id, match, host, now)
    snapshot = take(room.match.table, room.match.boundary)
    new = await add_match(registry.storage, *registry.rows_of(room), storing(lines, snapshot))
    return registry.add(room) if new else await registry.room(match_id)

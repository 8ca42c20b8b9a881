"""What anyone may find: matches in play to watch, and those that are over, by game, person, options and points."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Depends, Query, Request
from pydantic import Field

from ..db.queries.standings import Search, public_matches_in_play, search
from .deps import Data, OptionalAccount, ServerDep, Word, count, count_look, id_of
from .language import language
from .match_lists import listed
from .profiles import END, Before, GameWanted, visible_person

ROUTER = APIRouter()
PAGE = 30
MAX_OPTIONS = 20
OneOption = Annotated[str, Field(max_length=100, pattern="^[a-z0-9-]+=[a-z0-9-]+$")]
Points = Annotated[int | None, Query(ge=-1000, le=10_000)]


@ROUTER.get("/live", dependencies=[Depends(count_look)])
async def to_watch(request: Request, account: OptionalAccount, server: ServerDep) -> list[Data]:
    """Matches in play that anyone may watch."""
    rows = await public_matches_in_play(server.storage, PAGE)
    return await listed(rows, id_of(account), language(request), server)


@ROUTER.get("/archive")
async def archive(
    request: Request,
    account: OptionalAccount,
    server: ServerDep,
    game: GameWanted = None,
    person: Annotated[Word | None, Query(description="The login of somebody who played.")] = None,
    option: Annotated[list[OneOption] | None, Query(description="`name=value`, as often as wanted.")] = None,
    least: Points = None,
    most: Points = None,
    before: Before = END,
) -> list[Data]:
    """The latest public matches that are over and fit; `least` and `most` are the winner's points."""
    count("searches", request, account, server)
    player = None if person is None else str((await visible_person(person, account, server)).id)
    options = dict(each.split("=") for each in (option or [])[:MAX_OPTIONS])
    wanted = Search(game, player, options, least, most, before)
    return await listed(await search(server.storage, wanted, PAGE), id_of(account), language(request), server)

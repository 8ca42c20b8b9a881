"""One's own data: all of it as a file, and an end to it."""

from __future__ import annotations

from fastapi import APIRouter, Request, Response

from ..db.queries.own_data import all_about, erase, unfinished_matches_of
from ..db.values import ABANDONED, LIVE, OPEN
from ..errors import Declined
from .accounts import Password, give_cookie
from .deps import Body, Data, Server, ServerDep, SessionAccount
from .lobby import left

ROUTER = APIRouter()


class Farewell(Body):
    """The password, for those who have one."""

    password: Password = ""


@ROUTER.get("/me/data")
async def my_data(account: SessionAccount, server: ServerDep) -> Data:
    """All that is stored about me."""
    server.rates.count("exports", account.id)
    return await all_about(server.storage, account.id)


@ROUTER.post("/me/delete", status_code=204)
async def delete_me(
    body: Farewell, request: Request, response: Response, account: SessionAccount, server: ServerDep
) -> None:
    """Delete my account: bots take over my seats, and of what I played only the moves remain, without my name."""
    server.rates.count("guesses", account.id)
    if not account.guest:
        await server.accounts.require_password(account, body.password)
    await leave_all(account.id, server)
    await erase(server.storage, account.id)
    server.accounts.cached.clear()
    await server.registry.schedule_catch_up(account.id)
    give_cookie(request, response, "", lasts=0)


async def leave_all(account: str, server: Server) -> None:
    """Leave every match that is not over, wherever it can be opened; a table of one's own ends before it begins."""
    for match_id in await unfinished_matches_of(server.storage, account):
        try:
            room = await server.registry.room(match_id)
            async with room.locked_up_to_date():
                if room.status == OPEN and room.host == account:
                    await room.set_status(ABANDONED)
                elif room.status in (OPEN, LIVE):
                    await room.set_seats([left(room, room.seats[number]) for number in room.seats_of(account)])
        except Declined:
            continue

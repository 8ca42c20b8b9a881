"""Friends and those one does not want to meet."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter

from ..db.queries.accounts import person
from ..db.queries.contacts import (
    asking,
    blocked_by,
    count_contacts,
    friends_of,
    has_blocked,
    remove_contact,
    set_contact,
)
from ..errors import Declined
from ..people.accounts import Account
from .accounts import Login
from .deps import Body, CurrentAccount, Data, Server, ServerDep
from .profiles import LoginPath

ROUTER = APIRouter()
HERE = 150
"""Seconds after which somebody who was last seen is no longer here."""
MAX_CONTACTS = 500


class Somebody(Body):
    """Somebody's login."""

    login: Login


@ROUTER.get("/friends")
async def friends(account: CurrentAccount, server: ServerDep) -> Data:
    """My friends and who of them is here, who would like to be one, and whom I have blocked."""
    now = server.accounts.now()
    return {
        "friends": [friend_data(row, now) for row in await friends_of(server.storage, account.id)],
        "asking": [dict(row._mapping) for row in await asking(server.storage, account.id)],
        "blocked": [dict(row._mapping) for row in await blocked_by(server.storage, account.id)],
    }


def friend_data(row: Any, now: float) -> Data:
    """A friend; only those who have named each other friends see whether the other is here."""
    here = row.mutual and row.seen is not None and now - row.seen < HERE
    return {"login": row.login, "name": row.name, "mutual": row.mutual, "here": here}


@ROUTER.post("/friends", status_code=204)
async def befriend(body: Somebody, account: CurrentAccount, server: ServerDep) -> None:
    """Name somebody a friend; once both have, they are friends."""
    await set_about(body.login, account, server, blocked=False)


@ROUTER.post("/blocks", status_code=204)
async def block(body: Somebody, account: CurrentAccount, server: ServerDep) -> None:
    """Block somebody: they cannot join my tables, invite me or ask to be a friend, and are not told."""
    await set_about(body.login, account, server, blocked=True)


async def set_about(login: str, account: Account, server: Server, blocked: bool) -> None:
    server.rates.count("contacts", account.id)
    require_login(account)
    other = await other_person(login, account, server)
    if await count_contacts(server.storage, account.id) >= MAX_CONTACTS:
        raise Declined("server-many-contacts", most=MAX_CONTACTS)
    if blocked or not await has_blocked(server.storage, other.id, account.id):
        await set_contact(server.storage, account.id, other.id, blocked, server.accounts.now())


def require_login(account: Account) -> None:
    """Decline guests: nobody could block them."""
    if account.guest:
        raise Declined("server-needs-account")


async def other_person(login: str, account: Account, server: Server) -> Any:
    """Somebody else, by their login."""
    if (found := await person(server.storage, login)) is None or found.id == account.id:
        raise Declined("server-no-person")
    return found


@ROUTER.delete("/friends/{login}", status_code=204)
@ROUTER.delete("/blocks/{login}", status_code=204)
async def forget(login: LoginPath, account: CurrentAccount, server: ServerDep) -> None:
    """No longer count somebody a friend, or no longer block them."""
    await remove_contact(server.storage, account.id, (await other_person(login, account, server)).id)

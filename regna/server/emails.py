"""Addresses for letters: one counts only once somebody has followed the link that was sent to it."""

from __future__ import annotations

import secrets
from typing import Annotated

from fastapi import APIRouter, Request
from pydantic import Field
from sqlalchemy import update
from sqlalchemy.ext.asyncio import AsyncConnection

from .addresses import address_of
from .declined import Declined
from .door import Body, Server, ServerHere
from .people import DAY, Account, hashed
from .tables import accounts
from .wording import language

ROUTER = APIRouter()
LASTS = 3 * DAY
"""Seconds for which a link can be followed."""
NOTHING = {"pending": None, "confirmation": None, "confirm_by": None}


class Confirmation(Body):
    """What the link in a letter has after its `#`."""

    token: Annotated[str, Field(max_length=100)]


@ROUTER.post("/confirm", status_code=204)
async def confirm(body: Confirmation, request: Request, server: ServerHere) -> None:
    """Have letters sent to the address to which this was written; it can be done once."""
    server.rates.count("logins", address_of(request))
    waiting = accounts.c.confirmation == hashed(body.token), accounts.c.confirm_by > server.people.now()
    values = NOTHING | {"email": accounts.c.pending}

    async def job(connection: AsyncConnection) -> None:
        if (await connection.execute(update(accounts).where(*waiting).values(values))).rowcount != 1:
            raise Declined("server-no-confirmation")

    await server.storage.do(job)
    server.people.known.clear()


async def change_email(account: Account, email: str | None, request: Request, server: Server) -> Account:
    """Want letters at another address, which is asked first, or none at all."""
    if email is None or email == account.email:
        return await server.people.change(account, **NOTHING, email=email)
    if server.herald.letters is None:
        raise Declined("server-no-letters")
    server.rates.count("confirmations-client", address_of(request))
    server.rates.count("confirmations-account", account.id)
    server.rates.count("confirmations-mailbox", mailbox(email))
    token, lang = secrets.token_urlsafe(32), language(request)
    until = server.people.now() + LASTS
    changed = await server.people.change(
        account, pending=email, confirmation=hashed(token), confirm_by=until, lang=lang
    )
    server.herald.ask_to_confirm(email, lang, token)
    return changed


def mailbox(email: str) -> str:
    """What addresses that lead to the same person have in common, at most mail servers."""
    name, _, host = email.lower().rpartition("@")
    return f"{name.partition('+')[0].replace('.', '')}@{host}"

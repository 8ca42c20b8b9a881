"""Routes for e-mail addresses: one is used only after the link sent to it has been followed."""

from __future__ import annotations

import secrets
from typing import Annotated

from fastapi import APIRouter, Request
from pydantic import Field

from ..db.queries.accounts import NO_RESET, UNCONFIRMED, confirm_email
from ..errors import Declined
from ..people.accounts import DAY, Account, hashed
from .connections import client_address
from .deps import Body, Server, ServerDep
from .language import language

ROUTER = APIRouter()
LASTS = 3 * DAY
"""Seconds for which a link can be followed."""


class Confirmation(Body):
    """What the link in a letter has after its `#`."""

    token: Annotated[str, Field(max_length=100)]


@ROUTER.post("/confirm", status_code=204)
async def confirm(body: Confirmation, request: Request, server: ServerDep) -> None:
    """Confirm the e-mail address to which this token was sent; it works once."""
    server.rates.count("logins", client_address(request))
    await confirm_email(server.storage, hashed(body.token), server.accounts.now())
    server.accounts.cached.clear()


async def change_email(account: Account, email: str | None, request: Request, server: Server) -> Account:
    """Use another address once it is confirmed, or none at all."""
    if email is None or email == account.email:
        return await server.accounts.change(account, **UNCONFIRMED, **NO_RESET, email=email)
    if server.notifier.mailer is None:
        raise Declined("server-no-letters")
    server.rates.count("confirmations-client", client_address(request))
    server.rates.count("confirmations-account", account.id)
    server.rates.count("confirmations-mailbox", mailbox(email))
    token, lang = secrets.token_urlsafe(32), language(request)
    until = server.accounts.now() + LASTS
    changed = await server.accounts.change(
        account, pending=email, confirmation=hashed(token), confirm_by=until, lang=lang
    )
    server.notifier.send_link(email, lang, "server-confirm", f"confirm#{token}")
    return changed


def mailbox(email: str) -> str:
    """What addresses that lead to the same person have in common, at most mail servers."""
    name, _, host = email.lower().rpartition("@")
    return f"{name.partition('+')[0].replace('.', '')}@{host}"

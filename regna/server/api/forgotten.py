"""A forgotten password: a link to the confirmed address of an account lets one choose another."""

from __future__ import annotations

import secrets

from fastapi import APIRouter, Request, Response

from ..db.queries.accounts import person, start_reset
from ..people.accounts import hashed
from .accounts import Login, Password, give_cookie
from .connections import client_address
from .deps import Body, Server, ServerDep
from .emails import Confirmation, mailbox
from .language import language

ROUTER = APIRouter()
LASTS = 3600
"""Seconds for which a link can be followed."""


class Forgotten(Body):
    """Whose password is forgotten."""

    login: Login


class Chosen(Confirmation):
    """What the link in a letter has after its `#`, and the new password."""

    password: Password


@ROUTER.post("/forgotten", status_code=204)
async def forgotten(body: Forgotten, request: Request, server: ServerDep) -> None:
    """Send a link to the address of this account, if it has confirmed one; nobody is told whether it has."""
    server.rates.count("confirmations-client", client_address(request))
    server.notifier.begin(send_link(body.login, language(request), server))


async def send_link(login: str, lang: str, server: Server) -> None:
    found = await person(server.storage, login)
    if found is None or found.email is None or server.notifier.mailer is None:
        return
    if server.rates.may("confirmations-mailbox", mailbox(found.email)):
        token = secrets.token_urlsafe(32)
        await start_reset(server.storage, found.id, hashed(token), server.accounts.now() + LASTS)
        server.notifier.send_link(found.email, lang, "server-forgotten", f"forgotten#{token}")


@ROUTER.post("/forgotten/password", status_code=204)
async def choose(body: Chosen, request: Request, response: Response, server: ServerDep) -> None:
    """Choose a new password with the link's token, once; all sessions end, and a new one begins."""
    server.rates.count("logins", client_address(request))
    give_cookie(request, response, await server.accounts.reset_password(body.token, body.password))

"""Accounts: coming in, passwords, and tokens for programs."""

from __future__ import annotations

import re
from typing import Annotated, Literal

from fastapi import APIRouter, Path, Request, Response
from pydantic import AfterValidator, Field

from .addresses import address_of
from .declined import Declined
from .door import (
    COOKIE,
    KNOWN,
    Anybody,
    Body,
    Data,
    Name,
    Server,
    ServerHere,
    SessionHolder,
    Somebody,
    cookie_name,
    is_https,
    session_of,
)
from .emails import change_email
from .names import LONGEST_NAME, one_login
from .passwords import LONGEST
from .people import YEAR, Account

ROUTER = APIRouter()
LONGEST_EMAIL = 254
EMAIL = re.compile(r"[^@\s<>(),;:\"\\]+@([a-z0-9-]+\.)+[a-z][a-z0-9-]*", re.ASCII | re.IGNORECASE)


def one_email(text: str) -> str:
    if not EMAIL.fullmatch(text) or not text.isascii() or not text.isprintable():
        raise ValueError("no address")
    return text


def utf8(text: str) -> str:
    text.encode()
    return text


Login = Annotated[str, Field(max_length=LONGEST_NAME), AfterValidator(one_login)]
Password = Annotated[str, Field(max_length=LONGEST), AfterValidator(utf8)]
Email = Annotated[str, Field(max_length=LONGEST_EMAIL), AfterValidator(one_email)]
TokenId = Annotated[str, Path(pattern="^[0-9a-f]{16}$")]


class Guest(Body):
    """How a guest wants to be called."""

    name: Name


class Changes(Body):
    """What I want to change of myself; an e-mail address is asked to confirm, without one (null) no letters come."""

    name: Name = ""
    email: Email | None = None


class NewAccount(Body):
    """What a guest becomes an account with."""

    login: Login
    password: Password
    name: Name | None = None


class LoggingIn(Body):
    """A login with its password."""

    login: Login
    password: Password


class NewPassword(Body):
    """The password so far, and the one from now on."""

    old: Password
    new: Password


class NewToken(Body):
    """What a token is for, and the days after which it ends; one to `play` can also `read`."""

    name: Name
    scope: Literal["play", "read"] = "play"
    days: Annotated[int, Field(ge=1, le=365)] = 90


# Coming in and going out


@ROUTER.post("/guest", status_code=201)
async def come_in(body: Guest, request: Request, response: Response, server: ServerHere) -> Data:
    """Come in as a guest; the cookie is the only key to the seats."""
    server.rates.count("guests", address_of(request))
    account, token = await server.people.add_guest(body.name)
    give_cookie(request, response, token)
    return account._asdict()


@ROUTER.post("/account", status_code=201)
async def register(
    body: NewAccount, request: Request, response: Response, account: SessionHolder, server: ServerHere
) -> Data:
    """Become somebody who can log in, keeping one's matches; the guest's sessions and tokens end."""
    server.rates.count("logins", address_of(request))
    if not account.guest:
        raise Declined("server-has-login")
    name = body.name or account.name
    await server.people.passwords.need_strong(body.password, body.login, name)
    made, token = await server.people.register(account, body.login, body.password, name)
    give_cookie(request, response, token)
    give_cookie(request, response, server.lockout.new_proof(body.login), name=KNOWN)
    return made._asdict()


@ROUTER.post("/session")
async def log_in(body: LoggingIn, request: Request, response: Response, server: ServerHere) -> Data:
    """Log in; what this browser's guest has played goes over to the account."""
    server.rates.count("logins", address_of(request))
    who = server.lockout.count(body.login, address_of(request), request.cookies.get(cookie_name(request, KNOWN)))
    account = await server.people.log_in(body.login, body.password)
    server.lockout.forgive(body.login, who)
    await leave_behind(request, account, server)
    give_cookie(request, response, await server.people.open_session(account))
    give_cookie(request, response, server.lockout.new_proof(body.login), name=KNOWN)
    return account._asdict()


async def leave_behind(request: Request, account: Account, server: Server) -> None:
    """End the session that this browser had; a guest's things go over to the account."""
    token = session_of(request)
    before = await server.people.find(token, fresh=True)
    if token is None or before is None:
        return
    if before.account.guest:
        await server.people.hand_over(before.account, account)
        await server.hall.look_again(before.account.id)
    else:
        await server.people.leave(token)


@ROUTER.get("/session")
async def session(account: Anybody) -> Data:
    """Whose session this is; nobody's is no error, for a page that has just been opened."""
    return {"account": account and account._asdict()}


@ROUTER.delete("/session", status_code=204)
async def go_out(request: Request, response: Response, account: SessionHolder, server: ServerHere) -> None:
    """End this session."""
    if token := session_of(request):
        await server.people.leave(token)
    give_cookie(request, response, "", lasts=0)


def give_cookie(request: Request, response: Response, value: str, lasts: int = YEAR, name: str = COOKIE) -> None:
    name, secure = cookie_name(request, name), is_https(request)
    response.set_cookie(name, value, max_age=lasts, httponly=True, samesite="lax", secure=secure)


# Oneself


@ROUTER.get("/me")
async def who_am_i(account: Somebody) -> Data:
    """The person this session or token belongs to."""
    return account._asdict()


@ROUTER.patch("/me")
async def change(body: Changes, request: Request, account: SessionHolder, server: ServerHere) -> Data:
    """Take another name or e-mail address, and keep the matches."""
    if "email" in body.model_fields_set:
        account = await change_email(account, body.email, request, server)
    if "name" in body.model_fields_set:
        account = await server.people.change(account, name=body.name)
    return account._asdict()


@ROUTER.post("/me/password", status_code=204)
async def change_password(
    body: NewPassword, request: Request, response: Response, account: SessionHolder, server: ServerHere
) -> None:
    """Take another password; all other sessions end, tokens stay."""
    server.rates.count("guesses", account.id)
    await server.people.passwords.need_strong(body.new, account.login or "", account.name)
    give_cookie(request, response, await server.people.change_password(account, body.old, body.new))


# Tokens


@ROUTER.post("/tokens", status_code=201)
async def new_token(body: NewToken, account: SessionHolder, server: ServerHere) -> Data:
    """A token for a program that acts for me; it is shown this once."""
    return await server.people.add_token(account, body.name, body.scope, body.days)


@ROUTER.get("/tokens")
async def my_tokens(account: SessionHolder, server: ServerHere) -> list[Data]:
    """My tokens by their names, with what they may do and until when."""
    return [dict(row._mapping) for row in await server.people.tokens_of(account)]


@ROUTER.delete("/tokens/{token_id}", status_code=204)
async def remove_token(token_id: TokenId, account: SessionHolder, server: ServerHere) -> None:
    """End a token."""
    await server.people.remove_token(account, token_id)

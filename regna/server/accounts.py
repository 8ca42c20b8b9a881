"""Accounts: coming in, passwords, and tokens for programs."""

from __future__ import annotations

import re
from typing import Annotated

from fastapi import APIRouter, Path, Request, Response
from pydantic import AfterValidator, Field

from .addresses import address_of
from .declined import Declined
from .door import COOKIE, Anybody, Body, Data, Name, Server, ServerHere, Somebody, session_of
from .passwords import LONGEST, SHORTEST
from .people import LONGEST_NAME, YEAR, Account, same_login
from .wording import language

ROUTER = APIRouter()
LONGEST_EMAIL = 254
EMAIL = re.compile(r"[^@\s<>(),;:\"\\]+@[^@\s<>(),;:\"\\]+\.[^@\s<>(),;:\"\\.]+", re.ASCII)


def one_login(text: str) -> str:
    if not 0 < len(text := same_login(text)) <= LONGEST_NAME:
        raise ValueError("empty or too long")
    return text


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
    """What I want to change of myself; without an e-mail address (null) no letters come."""

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
    """What a token is for."""

    name: Name


# Coming in and going out


@ROUTER.post("/guest", status_code=201)
async def come_in(body: Guest, request: Request, response: Response, server: ServerHere) -> Data:
    """Come in as a guest; the cookie is the only key to the seats."""
    server.rates.count("guests", address_of(request))
    account, token = await server.people.add_guest(body.name)
    give_cookie(request, response, token)
    return account._asdict()


@ROUTER.post("/account", status_code=201)
async def register(body: NewAccount, request: Request, account: Somebody, server: ServerHere) -> Data:
    """Become somebody who can log in, keeping one's matches."""
    server.rates.count("logins", address_of(request))
    if not account.guest:
        raise Declined("server-has-login")
    need_long(body.password)
    made = await server.people.register(account, body.login, body.password, body.name or account.name)
    return made._asdict()


@ROUTER.post("/session")
async def log_in(body: LoggingIn, request: Request, response: Response, server: ServerHere) -> Data:
    """Log in; what this browser's guest has played goes over to the account."""
    server.rates.count("logins", address_of(request))
    server.rates.count("guesses", body.login)
    account = await server.people.log_in(body.login, body.password)
    await leave_behind(request, account, server)
    give_cookie(request, response, await server.people.open_session(account))
    return account._asdict()


async def leave_behind(request: Request, account: Account, server: Server) -> None:
    """End the session that this browser had; a guest's things go over to the account."""
    token = request.cookies.get(COOKIE)
    before = await server.people.find(token)
    if token is None or before is None:
        return
    if before.guest:
        await server.people.hand_over(before, account)
        await server.hall.look_again(before.id)
    else:
        await server.people.leave(token)


@ROUTER.get("/session")
async def session(account: Anybody) -> Data:
    """Whose session this is; nobody's is no error, for a page that has just been opened."""
    return {"account": account and account._asdict()}


@ROUTER.delete("/session", status_code=204)
async def go_out(request: Request, response: Response, account: Somebody, server: ServerHere) -> None:
    """End this session."""
    if token := session_of(request):
        await server.people.leave(token)
    response.delete_cookie(COOKIE)


def give_cookie(request: Request, response: Response, token: str) -> None:
    secure = request.url.scheme == "https"
    response.set_cookie(COOKIE, token, max_age=YEAR, httponly=True, samesite="lax", secure=secure)


def need_long(password: str) -> None:
    if len(password) < SHORTEST:
        raise Declined("server-short-password", least=SHORTEST)


# Oneself


@ROUTER.get("/me")
async def who_am_i(account: Somebody) -> Data:
    """The person this session or token belongs to."""
    return account._asdict()


@ROUTER.patch("/me")
async def change(body: Changes, request: Request, account: Somebody, server: ServerHere) -> Data:
    """Take another name or e-mail address, and keep the matches."""
    given = body.model_dump(include=body.model_fields_set)
    where = {"lang": language(request), "url": str(request.base_url)[:200]} if "email" in given else {}
    return (await server.people.change(account, **given, **where))._asdict() if given else account._asdict()


@ROUTER.post("/me/password", status_code=204)
async def change_password(body: NewPassword, request: Request, account: Somebody, server: ServerHere) -> None:
    """Take another password; all other sessions end, tokens stay."""
    server.rates.count("guesses", account.id)
    need_long(body.new)
    await server.people.change_password(account, body.old, body.new, session_of(request))


# Tokens


@ROUTER.post("/tokens", status_code=201)
async def new_token(body: NewToken, account: Somebody, server: ServerHere) -> Data:
    """A token for a program that acts for me; it is shown this once."""
    number, token = await server.people.add_token(account, body.name)
    return {"id": number, "name": body.name, "token": token}


@ROUTER.get("/tokens")
async def my_tokens(account: Somebody, server: ServerHere) -> list[Data]:
    """My tokens by their names."""
    return [dict(row._mapping) for row in await server.people.tokens_of(account)]


@ROUTER.delete("/tokens/{token_id}", status_code=204)
async def remove_token(token_id: TokenId, account: Somebody, server: ServerHere) -> None:
    """End a token."""
    await server.people.remove_token(account, token_id)

"""Accounts: coming in, passwords, and tokens for programs."""

from __future__ import annotations

import re
from typing import Annotated, Literal

from fastapi import APIRouter, Path, Request, Response
from pydantic import AfterValidator, Field

from ..errors import Declined
from ..names import LONGEST_NAME, one_login
from ..people.accounts import YEAR, Account
from ..people.passwords import MAX_LENGTH
from .connections import client_address
from .deps import (
    COOKIE,
    KNOWN_BROWSER,
    Body,
    CurrentAccount,
    Data,
    Name,
    OptionalAccount,
    Server,
    ServerDep,
    SessionAccount,
    Word,
    cookie_name,
    is_https,
    session_of,
)
from .emails import change_email

ROUTER = APIRouter()
LONGEST_EMAIL = 254
LONGEST_SETTING = 100
EMAIL = re.compile(r"[^@\s<>(),;:\"\\]+@([a-z0-9-]+\.)+[a-z][a-z0-9-]*", re.ASCII | re.IGNORECASE)


def one_email(text: str) -> str:
    if not EMAIL.fullmatch(text) or not text.isascii() or not text.isprintable():
        raise ValueError("no address")
    return text


def utf8(text: str) -> str:
    text.encode()
    return text


Login = Annotated[str, Field(max_length=LONGEST_NAME), AfterValidator(one_login)]
Password = Annotated[str, Field(max_length=MAX_LENGTH), AfterValidator(utf8)]
Email = Annotated[str, Field(max_length=LONGEST_EMAIL), AfterValidator(one_email)]
TokenId = Annotated[str, Path(pattern="^[0-9a-f]{16}$")]


class Guest(Body):
    """What a guest wants to be called."""

    name: Name


class Changes(Body):
    """What I want to change about myself; an e-mail address has to be confirmed, and null removes it.

    `settings` are the page's own, to find them again in another browser.
    """

    name: Name = ""
    email: Email | None = None
    private: bool = False
    settings: Annotated[dict[Word, Annotated[str, Field(max_length=LONGEST_SETTING)]], Field(max_length=100)] = {}


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
    """The current password, and the new one."""

    old: Password
    new: Password


class NewToken(Body):
    """What a token is for, and the days after which it ends; one to `play` can also `read`."""

    name: Name
    scope: Literal["play", "read"] = "play"
    days: Annotated[int, Field(ge=1, le=365)] = 90


# Coming in and going out


@ROUTER.post("/guest", status_code=201)
async def come_in(body: Guest, request: Request, response: Response, server: ServerDep) -> Data:
    """Come in as a guest; the cookie is the only key to the seats."""
    server.rates.count("guests", client_address(request))
    account, token = await server.accounts.add_guest(body.name)
    give_cookie(request, response, token)
    return account._asdict()


@ROUTER.post("/account", status_code=201)
async def register(
    body: NewAccount, request: Request, response: Response, account: SessionAccount, server: ServerDep
) -> Data:
    """Become somebody who can log in, keeping one's matches; the guest's sessions and tokens end."""
    server.rates.count("logins", client_address(request))
    if not account.guest:
        raise Declined("server-has-login")
    name = body.name or account.name
    await server.accounts.passwords.require_strong(body.password, body.login, name)
    made, token = await server.accounts.register(account, body.login, body.password, name)
    give_cookie(request, response, token)
    give_cookie(request, response, server.lockout.new_proof(body.login), name=KNOWN_BROWSER)
    return made._asdict()


@ROUTER.post("/session")
async def log_in(body: LoggingIn, request: Request, response: Response, server: ServerDep) -> Data:
    """Log in; what this browser's guest has played goes over to the account."""
    server.rates.count("logins", client_address(request))
    proof = request.cookies.get(cookie_name(request, KNOWN_BROWSER))
    who = server.lockout.count(body.login, client_address(request), proof)
    account = await server.accounts.log_in(body.login, body.password)
    server.lockout.forgive(body.login, who)
    await leave_behind(request, account, server)
    give_cookie(request, response, await server.accounts.open_session(account))
    give_cookie(request, response, server.lockout.new_proof(body.login), name=KNOWN_BROWSER)
    return account._asdict()


async def leave_behind(request: Request, account: Account, server: Server) -> None:
    """End the session that this browser had; a guest's things go over to the account."""
    token = session_of(request)
    before = await server.accounts.find(token, fresh=True)
    if token is None or before is None:
        return
    if before.account.guest:
        await server.accounts.hand_over(before.account, account)
        await server.registry.schedule_catch_up(before.account.id)
    else:
        await server.accounts.leave(token)


@ROUTER.get("/session")
async def session(account: OptionalAccount) -> Data:
    """Whose session this is; having none is no error, for a page that has just been opened."""
    return {"account": account and account._asdict()}


@ROUTER.delete("/session", status_code=204)
async def go_out(request: Request, response: Response, account: SessionAccount, server: ServerDep) -> None:
    """End this session."""
    if token := session_of(request):
        await server.accounts.leave(token)
    give_cookie(request, response, "", lasts=0)


def give_cookie(request: Request, response: Response, value: str, lasts: int = YEAR, name: str = COOKIE) -> None:
    name, secure = cookie_name(request, name), is_https(request)
    response.set_cookie(name, value, max_age=lasts, httponly=True, samesite="lax", secure=secure)


# Oneself


@ROUTER.get("/me")
async def who_am_i(account: CurrentAccount) -> Data:
    """The person this session or token belongs to."""
    return account._asdict()


@ROUTER.patch("/me")
async def change(body: Changes, request: Request, account: SessionAccount, server: ServerDep) -> Data:
    """Change one's name or e-mail address."""
    if "email" in body.model_fields_set:
        account = await change_email(account, body.email, request, server)
    chosen = body.model_dump(include=body.model_fields_set - {"email"})
    return (await server.accounts.change(account, **chosen) if chosen else account)._asdict()


@ROUTER.post("/me/password", status_code=204)
async def change_password(
    body: NewPassword, request: Request, response: Response, account: SessionAccount, server: ServerDep
) -> None:
    """Change one's password; all other sessions end, tokens stay."""
    server.rates.count("guesses", account.id)
    await server.accounts.passwords.require_strong(body.new, account.login or "", account.name)
    give_cookie(request, response, await server.accounts.change_password(account, body.old, body.new))


# Tokens


@ROUTER.post("/tokens", status_code=201)
async def new_token(body: NewToken, account: SessionAccount, server: ServerDep) -> Data:
    """A token for a program that acts for me; it is shown this once."""
    return await server.accounts.add_token(account, body.name, body.scope, body.days)


@ROUTER.get("/tokens")
async def my_tokens(account: SessionAccount, server: ServerDep) -> list[Data]:
    """My tokens by their names, with what they may do and until when."""
    return [dict(row._mapping) for row in await server.accounts.tokens_of(account)]


@ROUTER.delete("/tokens/{token_id}", status_code=204)
async def remove_token(token_id: TokenId, account: SessionAccount, server: ServerDep) -> None:
    """End a token."""
    await server.accounts.remove_token(account, token_id)

"""Queries about accounts, their sessions and their tokens."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

from sqlalchemy import Row, Table, delete, insert, literal, or_, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from ...errors import Declined
from ..storage import Statement, Storage
from ..tables import accounts, chat, matches, notices, push, seats, sessions, standings, tokens

FIELDS = "id", "name", "guest", "login", "email", "pending", "private", "settings"
"""What people know of an account."""
SHOWN = "id", "name", "created", "scope", "expires"
"""What people know of a token."""
ACCOUNT = [accounts.c[name] for name in FIELDS]
UNCONFIRMED = {"pending": None, "confirmation": None, "confirm_by": None}
NO_RESET = {"reset": None, "reset_by": None}
"""Of an account whose password no link replaces: one that was sent before a change of password or address is void."""


# Who is asking


async def session_access(storage: Storage, digest: str, now: float) -> Row[Any] | None:
    """The scope and the end of a session, then its account's fields."""
    return await access(storage, sessions, literal("session"), digest, now)


async def token_access(storage: Storage, digest: str, now: float) -> Row[Any] | None:
    """The scope and the end of a token, then its account's fields."""
    return await access(storage, tokens, tokens.c.scope, digest, now)


async def access(storage: Storage, table: Table, scope: Any, digest: str, now: float) -> Row[Any] | None:
    query = select(scope, table.c.expires, *ACCOUNT).join_from(accounts, table)
    return await storage.row(query.where(table.c.hash == digest, table.c.expires > now))


# Accounts and sessions


async def add_account(storage: Storage, **values: Any) -> None:
    await storage.execute(insert(accounts).values(values))


async def update_account(storage: Storage, account: str, **values: Any) -> None:
    await storage.execute(update(accounts).where(accounts.c.id == account).values(values))


async def with_login(storage: Storage, login: str) -> Row[Any] | None:
    """The hash of a password, then the account's fields."""
    return await storage.row(select(accounts.c.password, *ACCOUNT).where(accounts.c.login == login))


async def person(storage: Storage, login: str) -> Row[Any] | None:
    """The account with a login."""
    return await storage.row(select(accounts).where(accounts.c.login == login))


async def named(storage: Storage, ids: Collection[str]) -> Sequence[Row[Any]]:
    """Those of some accounts whom anyone may know."""
    return await storage.rows(select(accounts).where(accounts.c.id.in_(ids), ~accounts.c.guest, ~accounts.c.private))


async def password_of(storage: Storage, account: str) -> str | None:
    """The hash of an account's password."""
    row = await storage.row(select(accounts.c.password).where(accounts.c.id == account))
    return row and row.password


async def mail_address_of(storage: Storage, account: str) -> tuple[str, str | None] | None:
    """The confirmed e-mail address of an account, if it has one, and the language to write in."""
    row = await storage.row(select(accounts.c.email, accounts.c.lang).where(accounts.c.id == account))
    return (row.email, row.lang) if row is not None and row.email else None


async def confirm_email(storage: Storage, digest: str, now: float) -> None:
    """Use the address that waits for this confirmation; it can be done once."""
    waiting = accounts.c.confirmation == digest, accounts.c.confirm_by > now
    values = UNCONFIRMED | NO_RESET | {"email": accounts.c.pending}

    async def job(connection: AsyncConnection) -> None:
        if (await connection.execute(update(accounts).where(*waiting).values(values))).rowcount != 1:
            raise Declined("server-no-confirmation")

    await storage.do(job)


async def start_reset(storage: Storage, account: str, digest: str, until: float) -> None:
    """Store what the link has that replaces a forgotten password."""
    await update_account(storage, account, reset=digest, reset_by=until)


async def for_reset(storage: Storage, digest: str, now: float) -> Row[Any] | None:
    """The fields of the account whose password this link may replace."""
    return await storage.row(select(*ACCOUNT).where(accounts.c.reset == digest, accounts.c.reset_by > now))


async def reset_password(storage: Storage, account: str, digest: str, password: str, session: Statement) -> None:
    """Store another hash; the link works once, and all earlier sessions end."""
    values = NO_RESET | {"password": password}

    async def job(connection: AsyncConnection) -> None:
        waiting = update(accounts).where(accounts.c.id == account, accounts.c.reset == digest)
        if (await connection.execute(waiting.values(values))).rowcount != 1:
            raise Declined("server-no-confirmation")
        await connection.execute(delete(sessions).where(sessions.c.account == account))
        await connection.execute(session)

    await storage.do(job)


def new_session(**values: Any) -> Statement:
    """What stores a session."""
    return insert(sessions).values(values)


async def end_session(storage: Storage, digest: str) -> None:
    await storage.execute(delete(sessions).where(sessions.c.hash == digest))


async def register(storage: Storage, account: str, values: dict[str, Any], session: Statement) -> None:
    """Make a guest somebody who can log in, in one step: all earlier sessions and tokens end."""
    row = update(accounts).where(accounts.c.id == account, accounts.c.guest)

    async def job(connection: AsyncConnection) -> None:
        if (await connection.execute(row.values(values))).rowcount != 1:
            raise Declined("server-has-login")
        for table in (sessions, tokens):
            await connection.execute(delete(table).where(table.c.account == account))
        await connection.execute(session)

    try:
        await storage.do(job)
    except IntegrityError:
        raise Declined("server-login-taken") from None


async def change_password(storage: Storage, account: str, password: str, session: Statement) -> None:
    """Store another hash; all earlier sessions end."""
    await storage.execute(
        update(accounts).where(accounts.c.id == account).values(NO_RESET | {"password": password}),
        delete(sessions).where(sessions.c.account == account),
        session,
    )


async def hand_over(storage: Storage, guest: str, account: str) -> None:
    """Give a guest's seats, tables and messages to an account, all at once; the matches count it as a change."""
    played = select(seats.c.match).where(seats.c.account == guest)
    touched = or_(matches.c.host == guest, matches.c.id.in_(played))
    rows = await storage.rows(
        select(matches.c.id, matches.c.sanctions).where(touched, matches.c.sanctions.is_not(None))
    )
    await storage.execute(
        update(matches).where(touched).values(revision=matches.c.revision + 1),
        update(matches).where(matches.c.host == guest).values(host=account),
        *(
            update(matches).where(matches.c.id == row.id).values(sanctions=passed_on(row.sanctions, guest, account))
            for row in rows
        ),
        *(update(table).where(table.c.account == guest).values(account=account) for table in (seats, chat, push)),
        *(delete(table).where(table.c.account == guest) for table in (notices, sessions, tokens)),
        update(standings).where(standings.c.player == guest).values(player=account),
        delete(accounts).where(accounts.c.id == guest),
    )


def passed_on(sanctions: dict[str, list[str]], guest: str, account: str) -> dict[str, list[str]]:
    """What a host has imposed on a guest is imposed on the account: nobody gets rid of it by logging in."""
    return {kind: [account if each == guest else each for each in those] for kind, those in sanctions.items()}


# Tokens


async def add_token(storage: Storage, now: float, **values: Any) -> None:
    """Store a token, and forget those of its account that have expired."""
    ended = tokens.c.account == values["account"], tokens.c.expires <= now
    await storage.execute(delete(tokens).where(*ended), insert(tokens).values(values))


async def tokens_of(storage: Storage, account: str, now: float) -> Sequence[Row[Any]]:
    """The tokens that have not expired."""
    query = select(*(tokens.c[name] for name in SHOWN)).where(tokens.c.account == account, tokens.c.expires > now)
    return await storage.rows(query.order_by(tokens.c.created))


async def remove_token(storage: Storage, account: str, token_id: str) -> bool:
    """Forget a token; False if there is none."""
    mine = tokens.c.account == account, tokens.c.id == token_id
    if await storage.row(select(tokens.c.id).where(*mine)) is None:
        return False
    await storage.execute(delete(tokens).where(*mine))
    return True

"""People: guests and accounts, and the sessions and tokens by which they are known again."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections import OrderedDict
from collections.abc import Callable
from hashlib import sha256
from typing import Any, NamedTuple

from sqlalchemy import Executable, Insert, Row, Table, delete, insert, literal, or_, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from .declined import Declined
from .names import skeleton
from .passwords import Passwords
from .storage import Storage
from .tables import accounts, chat, matches, notices, push, seats, sessions, tokens

DAY = 24 * 3600
YEAR = 365 * DAY
MOST = 10_000
FRESH = 5
"""Seconds for which a session is taken to be as it was: so soon does it end in the other processes."""
FRESH_ALONE = 60
"""The same where there are no others, and only a restored database can end one behind our back."""
MOST_TOKENS = 50
SESSION, PLAY, READ = "session", "play", "read"
"""What somebody may do: all, or with a token of a program play and read, or only read."""
MARK = "regna_"
"""What tokens begin with, so that one knows them where they should not be."""


class Account(NamedTuple):
    """Somebody; letters go to `email`, and to `pending` once it is confirmed."""

    id: str
    name: str
    guest: bool
    login: str | None = None
    email: str | None = None
    pending: str | None = None


ACCOUNT = [accounts.c[name] for name in Account._fields]


class Access(NamedTuple):
    """Somebody, what they may do, and until when."""

    account: Account
    scope: str
    expires: float


def hashed(token: str) -> str:
    """What is stored of a token: whoever reads the database cannot use it."""
    return sha256(token.encode("utf-8", "replace")).hexdigest()


class People:
    """Everybody who has come in."""

    def __init__(self, storage: Storage, now: Callable[[], float] = time.time) -> None:
        self.storage = storage
        self.now = now
        self.passwords = Passwords()
        self.known: OrderedDict[tuple[str, str], tuple[Access, float]] = OrderedDict()
        self.fresh = FRESH if storage.engine.dialect.name == "postgresql" else FRESH_ALONE

    # Who is asking

    async def find(self, token: str | None, fresh: bool = False) -> Access | None:
        """Whose session this is; `fresh` does not trust what was known a moment ago."""
        return await self.look_up(sessions, token, fresh) if token else None

    async def find_bearer(self, token: str) -> Access | None:
        """Whose token this is."""
        return await self.look_up(tokens, token)

    async def look_up(self, table: Table, token: str, fresh: bool = False) -> Access | None:
        key = table.name, hashed(token)
        access, until = self.known.get(key, (None, 0.0))
        if access and not fresh and time.monotonic() < until and self.now() < access.expires:
            return access
        given = tokens.c.scope if table is tokens else literal(SESSION)
        query = select(given, table.c.expires, *ACCOUNT).join_from(accounts, table)
        row = await self.storage.row(query.where(table.c.hash == key[1], table.c.expires > self.now()))
        if row is None:
            self.known.pop(key, None)
            return None
        scope, expires, *account = tuple[Any, ...](row)
        access = Access(Account._make(account), scope, expires)
        self.known[key] = access, time.monotonic() + self.fresh
        if len(self.known) > MOST:
            self.known.popitem(last=False)
        return access

    # Coming and going

    async def add_guest(self, name: str) -> tuple[Account, str]:
        """A new guest, and the token of the session."""
        account = Account(secrets.token_hex(8), name, True)
        await self.storage.execute(insert(accounts).values(**account._asdict(), created=self.now()))
        return account, await self.open_session(account)

    async def open_session(self, account: Account) -> str:
        token = secrets.token_urlsafe(32)
        await self.storage.execute(self.opening(account, token))
        return token

    def opening(self, account: Account, token: str) -> Insert:
        """What stores a new session."""
        return insert(sessions).values(hash=hashed(token), account=account.id, expires=self.now() + YEAR)

    async def leave(self, token: str) -> None:
        """End a session."""
        await self.storage.execute(delete(sessions).where(sessions.c.hash == hashed(token)))
        self.known.clear()

    async def change(self, account: Account, **values: Any) -> Account:
        """Change what is known of somebody."""
        await self.storage.execute(update(accounts).where(accounts.c.id == account.id).values(values))
        self.known.clear()
        return account._replace(**{name: value for name, value in values.items() if name in Account._fields})

    # Accounts with a password

    async def register(self, account: Account, login: str, password: str, name: str) -> tuple[Account, str]:
        """Make a guest somebody who can log in, with a new session; the guest's sessions and tokens end.

        No other login may be this one or look like it.
        """
        token, stored = secrets.token_urlsafe(32), await self.passwords.hash(password)
        alike = await asyncio.to_thread(skeleton, login)
        values: dict[str, Any] = {"login": login, "name": name, "guest": False}
        row = update(accounts).where(accounts.c.id == account.id, accounts.c.guest)

        async def job(connection: AsyncConnection) -> None:
            if (await connection.execute(row.values(password=stored, skeleton=alike, **values))).rowcount != 1:
                raise Declined("server-has-login")
            for table in (sessions, tokens):
                await connection.execute(delete(table).where(table.c.account == account.id))
            await connection.execute(self.opening(account, token))

        try:
            await self.storage.do(job)
        except IntegrityError:
            raise Declined("server-login-taken") from None
        self.known.clear()
        return account._replace(**values), token

    async def log_in(self, login: str, password: str) -> Account:
        """Whoever has this login and password."""
        row = await self.storage.row(select(accounts.c.password, *ACCOUNT).where(accounts.c.login == login))
        if not await self.passwords.fits(row and row.password, password) or row is None:
            raise Declined("server-wrong-login")
        return Account._make(row[1:])

    async def change_password(self, account: Account, old: str, new: str) -> str:
        """Take another password; all sessions end, and a new one begins."""
        row = await self.storage.row(select(accounts.c.password).where(accounts.c.id == account.id))
        if not await self.passwords.fits(row and row.password, old):
            raise Declined("server-wrong-password")
        token, stored = secrets.token_urlsafe(32), await self.passwords.hash(new)
        await self.storage.execute(
            update(accounts).where(accounts.c.id == account.id).values(password=stored),
            delete(sessions).where(sessions.c.account == account.id),
            self.opening(account, token),
        )
        self.known.clear()
        return token

    async def hand_over(self, guest: Account, account: Account) -> None:
        """All that a guest has becomes an account's, and the guest is no more."""
        await self.storage.execute(*handing_over(guest.id, account.id))
        self.known.clear()

    # Tokens

    async def add_token(self, account: Account, name: str, scope: str, days: int) -> dict[str, Any]:
        """A new token; only its hash is kept."""
        if len(await self.tokens_of(account)) >= MOST_TOKENS:
            raise Declined("server-many-tokens", most=MOST_TOKENS)
        token, now = MARK + secrets.token_urlsafe(32), self.now()
        shown = {"id": secrets.token_hex(8), "name": name, "created": now, "scope": scope, "expires": now + days * DAY}
        ended = tokens.c.account == account.id, tokens.c.expires <= now
        new = insert(tokens).values(hash=hashed(token), account=account.id, **shown)
        await self.storage.execute(delete(tokens).where(*ended), new)
        return shown | {"token": token}

    async def tokens_of(self, account: Account) -> list[Row[Any]]:
        """The tokens that have not ended."""
        query = select(*(tokens.c[name] for name in ("id", "name", "created", "scope", "expires")))
        mine = tokens.c.account == account.id, tokens.c.expires > self.now()
        return list(await self.storage.rows(query.where(*mine).order_by(tokens.c.created)))

    async def remove_token(self, account: Account, number: str) -> None:
        mine = tokens.c.account == account.id, tokens.c.id == number
        if await self.storage.row(select(tokens.c.id).where(*mine)) is None:
            raise Declined("server-no-page")
        await self.storage.execute(delete(tokens).where(*mine))
        self.known.clear()


def handing_over(guest: str, account: str) -> list[Executable]:
    """What gives a guest's seats, tables and words to an account, together; the matches count it as a change."""
    played = select(seats.c.match).where(seats.c.account == guest)
    touched = or_(matches.c.host == guest, matches.c.id.in_(played))
    return [
        update(matches).where(touched).values(revision=matches.c.revision + 1),
        update(matches).where(matches.c.host == guest).values(host=account),
        *(update(table).where(table.c.account == guest).values(account=account) for table in (seats, chat, push)),
        *(delete(table).where(table.c.account == guest) for table in (notices, sessions, tokens)),
        delete(accounts).where(accounts.c.id == guest),
    ]

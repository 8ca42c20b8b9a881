"""Accounts: guests and people who can log in, with their sessions and tokens."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from hashlib import sha256
from typing import Any, NamedTuple

from ..db.queries import accounts as queries
from ..db.storage import Statement, Storage
from ..errors import Declined
from ..names import skeleton
from .passwords import Passwords

DAY = 24 * 3600
YEAR = 365 * DAY
MAX_CACHED = 10_000
FRESH = 5
"""Seconds for which a session is cached: an ended session may live that long in other processes."""
FRESH_ALONE = 60
"""The same where there are no other processes, and only a restored database can end a session unnoticed."""
SEEN_EVERY = 60
"""Seconds after which it is noted again that somebody is here."""
MAX_TOKENS = 50
SESSION, PLAY, READ = "session", "play", "read"
"""Scopes: everything, or with a program's token to play and read, or only to read."""
MARK = "regna_"
"""The prefix of tokens, by which scanners recognise leaked ones."""


class Account(NamedTuple):
    """A guest or somebody who can log in; mail goes to `email`, and to `pending` once it is confirmed.

    Others see nothing of somebody `private`; `settings` are the page's, as it has stored them.
    """

    id: str
    name: str
    guest: bool
    login: str | None = None
    email: str | None = None
    pending: str | None = None
    private: bool = False
    settings: dict[str, Any] | None = None


class Access(NamedTuple):
    """Somebody, what they may do, and until when."""

    account: Account
    scope: str
    expires: float


Find = Callable[[Storage, str, float], Awaitable[Any]]
"""Finds what the hash of a token gives access to at a moment."""


def hashed(token: str) -> str:
    """What is stored of a token, so that reading the database does not help to use it."""
    return sha256(token.encode("utf-8", "replace")).hexdigest()


class Accounts:
    """All accounts, with a cache of who is behind which session or token."""

    def __init__(self, storage: Storage, now: Callable[[], float] = time.time) -> None:
        self.storage = storage
        self.now = now
        self.passwords = Passwords()
        self.cached: OrderedDict[tuple[Find, str], tuple[Access, float]] = OrderedDict()
        self.seen: dict[str, float] = {}
        self.fresh = FRESH if storage.engine.dialect.name == "postgresql" else FRESH_ALONE

    # Who is asking

    async def find(self, token: str | None, fresh: bool = False) -> Access | None:
        """Whose session this is; `fresh` bypasses the cache."""
        return await self.look_up(queries.session_access, token, fresh) if token else None

    async def find_bearer(self, token: str) -> Access | None:
        """Whose token this is."""
        return await self.look_up(queries.token_access, token)

    async def look_up(self, find: Find, token: str, fresh: bool = False) -> Access | None:
        key = find, hashed(token)
        access, until = self.cached.get(key, (None, 0.0))
        if access and not fresh and time.monotonic() < until and self.now() < access.expires:
            return access
        row = await find(self.storage, key[1], self.now())
        if row is None:
            self.cached.pop(key, None)
            return None
        scope, expires, *account = tuple[Any, ...](row)
        access = Access(Account._make(account), scope, expires)
        self.cached[key] = access, time.monotonic() + self.fresh
        if len(self.cached) > MAX_CACHED:
            self.cached.popitem(last=False)
        return access

    async def note_seen(self, account: Account) -> None:
        """Note that somebody with a login is here, now and then."""
        now = self.now()
        if not account.guest and now - self.seen.get(account.id, 0) > SEEN_EVERY:
            self.seen[account.id] = now
            with suppress(Declined):
                await queries.update_account(self.storage, account.id, seen=now)

    # Coming and going

    async def add_guest(self, name: str) -> tuple[Account, str]:
        """A new guest, and the token of the session."""
        account = Account(secrets.token_hex(8), name, True)
        await queries.add_account(self.storage, **account._asdict(), created=self.now())
        return account, await self.open_session(account)

    async def open_session(self, account: Account) -> str:
        token = secrets.token_urlsafe(32)
        await self.storage.execute(self.new_session(account, token))
        return token

    def new_session(self, account: Account, token: str) -> Statement:
        """What stores a new session."""
        return queries.new_session(hash=hashed(token), account=account.id, expires=self.now() + YEAR)

    async def leave(self, token: str) -> None:
        """End a session."""
        await queries.end_session(self.storage, hashed(token))
        self.cached.clear()

    async def change(self, account: Account, **values: Any) -> Account:
        """Change an account."""
        await queries.update_account(self.storage, account.id, **values)
        self.cached.clear()
        return account._replace(**{name: value for name, value in values.items() if name in Account._fields})

    # Accounts with a password

    async def register(self, account: Account, login: str, password: str, name: str) -> tuple[Account, str]:
        """Make a guest somebody who can log in, with a new session; the guest's sessions and tokens end.

        No other login may be this one or look like it.
        """
        token, stored = secrets.token_urlsafe(32), await self.passwords.hash(password)
        alike = await asyncio.to_thread(skeleton, login)
        values: dict[str, Any] = {"login": login, "name": name, "guest": False}
        row = values | {"password": stored, "skeleton": alike}
        await queries.register(self.storage, account.id, row, self.new_session(account, token))
        self.cached.clear()
        return account._replace(**values), token

    async def log_in(self, login: str, password: str) -> Account:
        """The account with this login and password."""
        row = await queries.with_login(self.storage, login)
        if not await self.passwords.fits(row and row.password, password) or row is None:
            raise Declined("server-wrong-login")
        return Account._make(row[1:])

    async def require_password(self, account: Account, password: str) -> None:
        if not await self.passwords.fits(await queries.password_of(self.storage, account.id), password):
            raise Declined("server-wrong-password")

    async def reset_password(self, token: str, new: str) -> str:
        """Replace a forgotten password with what a letter's link has; all sessions end, and a new one begins."""
        digest = hashed(token)
        if (row := await queries.for_reset(self.storage, digest, self.now())) is None:
            raise Declined("server-no-confirmation")
        account = Account._make(row)
        await self.passwords.require_strong(new, account.login or "", account.name)
        session, stored = secrets.token_urlsafe(32), await self.passwords.hash(new)
        await queries.reset_password(self.storage, account.id, digest, stored, self.new_session(account, session))
        self.cached.clear()
        return session

    async def change_password(self, account: Account, old: str, new: str) -> str:
        """Change the password; all sessions end, and a new one begins."""
        await self.require_password(account, old)
        token, stored = secrets.token_urlsafe(32), await self.passwords.hash(new)
        await queries.change_password(self.storage, account.id, stored, self.new_session(account, token))
        self.cached.clear()
        return token

    async def hand_over(self, guest: Account, account: Account) -> None:
        """Give everything a guest has to an account, and remove the guest."""
        await queries.hand_over(self.storage, guest.id, account.id)
        self.cached.clear()

    # Tokens

    async def add_token(self, account: Account, name: str, scope: str, days: int) -> dict[str, Any]:
        """A new token; only its hash is kept."""
        if len(await self.tokens_of(account)) >= MAX_TOKENS:
            raise Declined("server-many-tokens", most=MAX_TOKENS)
        token, now = MARK + secrets.token_urlsafe(32), self.now()
        shown = {"id": secrets.token_hex(8), "name": name, "created": now, "scope": scope, "expires": now + days * DAY}
        await queries.add_token(self.storage, now, hash=hashed(token), account=account.id, **shown)
        return shown | {"token": token}

    async def tokens_of(self, account: Account) -> Sequence[Any]:
        """The tokens that have not expired."""
        return await queries.tokens_of(self.storage, account.id, self.now())

    async def remove_token(self, account: Account, number: str) -> None:
        if not await queries.remove_token(self.storage, account.id, number):
            raise Declined("server-no-page")
        self.cached.clear()

"""Passwords: not easily guessed, hashed with argon2, a few at a time and off the event loop."""

from __future__ import annotations

import asyncio
import re

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from ..errors import Declined

MIN_LENGTH, MAX_LENGTH = 8, 200
JUDGED = 24
"""Characters that zxcvbn judges; longer input could keep it busy for seconds."""
GOOD = 2
"""The lowest zxcvbn score that is accepted: more than a million guesses."""
AT_ONCE = 2
"""Each takes some 50 ms and 64 MiB."""


class Passwords:
    """Makes and checks hashes."""

    def __init__(self, hasher: PasswordHasher | None = None) -> None:
        self.hasher = hasher or PasswordHasher()
        self.gate = asyncio.Semaphore(AT_ONCE)
        self.nobodys: str | None = None

    async def require_strong(self, password: str, login: str, name: str) -> None:
        """Decline a new password that is short or easily guessed by somebody who knows the login and the name."""
        if len(password) < MIN_LENGTH:
            raise Declined("server-short-password", least=MIN_LENGTH)
        async with self.gate:
            if await asyncio.to_thread(is_weak, password, login, name):
                raise Declined("server-weak-password")

    async def hash(self, password: str) -> str:
        async with self.gate:
            return await asyncio.to_thread(self.hasher.hash, password)

    async def fits(self, stored: str | None, password: str) -> bool:
        """Whether a password matches a hash; it takes just as long where there is no hash."""
        if self.nobodys is None:
            self.nobodys = await self.hash("")
        async with self.gate:
            return await asyncio.to_thread(self.check, stored or self.nobodys, password) and stored is not None

    def check(self, stored: str, password: str) -> bool:
        try:
            return self.hasher.verify(stored, password)
        except (VerificationError, InvalidHashError):
            return False


def is_weak(password: str, login: str, name: str) -> bool:
    """Whether a password without the login in it is short, common, a sequence, a repetition or the like."""
    from zxcvbn import zxcvbn

    rest = re.sub(re.escape(login), "", password, flags=re.IGNORECASE) if login else password
    return len(rest) < MIN_LENGTH or zxcvbn(rest[:JUDGED], user_inputs=[login, name])["score"] < GOOD

"""Passwords: hashed with argon2, a few at a time and never where others would have to wait."""

from __future__ import annotations

import asyncio

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

SHORTEST, LONGEST = 8, 200
AT_ONCE = 2
"""Each takes some 50 ms and 64 MiB."""


class Passwords:
    """Makes and checks hashes."""

    def __init__(self, hasher: PasswordHasher | None = None) -> None:
        self.hasher = hasher or PasswordHasher()
        self.gate = asyncio.Semaphore(AT_ONCE)
        self.nobodys: str | None = None

    async def hash(self, password: str) -> str:
        async with self.gate:
            return await asyncio.to_thread(self.hasher.hash, password)

    async def fits(self, stored: str | None, password: str) -> bool:
        """Whether a password is the one that was hashed; it takes as long where there is none."""
        if self.nobodys is None:
            self.nobodys = await self.hash("")
        async with self.gate:
            return await asyncio.to_thread(self.check, stored or self.nobodys, password) and stored is not None

    def check(self, stored: str, password: str) -> bool:
        try:
            return self.hasher.verify(stored, password)
        except (VerificationError, InvalidHashError):
            return False

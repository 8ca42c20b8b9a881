"""Addresses: how many live connections each has open, and how much it may send over all of them."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager
from ipaddress import IPv6Address, ip_address

from limits import RateLimitItem
from starlette.requests import HTTPConnection

from .declined import Declined

NETWORK = 64
"""Bits of an IPv6 address that one household has; the rest it can change at will."""


def address_of(connection: HTTPConnection) -> str:
    """Whom limits count: the address that a connection comes from, or that a trusted proxy says it comes from."""
    return household(connection.client.host) if connection.client else ""


def household(host: str) -> str:
    """An address as limits count it."""
    try:
        address = ip_address(host)
    except ValueError:
        return host
    if not isinstance(address, IPv6Address):
        return host
    return str(address.ipv4_mapped or IPv6Address(int(address) >> NETWORK << NETWORK))


class Bucket:
    """So many at once, and so many more every second."""

    def __init__(self, most: float, more: float) -> None:
        self.most = self.level = most
        self.more = more
        self.last = time.monotonic()

    @classmethod
    def of(cls, rate: RateLimitItem) -> Bucket:
        return cls(rate.amount, rate.amount / rate.get_expiry())

    def take(self, number: int = 1) -> bool:
        """Take some, if there are as many."""
        now = time.monotonic()
        self.level = min(self.most, self.level + (now - self.last) * self.more)
        self.last = now
        if self.level < number:
            return False
        self.level -= number
        return True


class Caller:
    """One address with live connections."""

    def __init__(self, rate: RateLimitItem) -> None:
        self.open = 0
        self.messages = Bucket.of(rate)


class Addresses:
    """Those that have live connections to this process."""

    def __init__(self, most: int, rate: RateLimitItem) -> None:
        self.most = most
        self.rate = rate
        self.callers: dict[str, Caller] = {}

    @contextmanager
    def connected(self, address: str) -> Iterator[Bucket]:
        """Count a live connection while it lasts; what it may send it shares with others of its address."""
        caller = self.callers.setdefault(address, Caller(self.rate))
        if caller.open >= self.most:
            raise Declined("server-many-connections")
        caller.open += 1
        try:
            yield caller.messages
        finally:
            caller.open -= 1
            if not caller.open:
                del self.callers[address]

"""Live connections by client address: how many each may have open, and how much it may send over them."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from ipaddress import IPv6Address, ip_address

from limits import RateLimitItem
from starlette.requests import HTTPConnection

from ..errors import Declined
from ..rates import TokenBucket

CONNECTIONS = 200
"""Connections that one address may have open."""
NETWORK = 64
"""Bits of an IPv6 address that identify a client's network; the client can choose the rest."""


def client_address(connection: HTTPConnection) -> str:
    """The address that limits apply to: where a connection comes from, directly or by the word of a trusted proxy."""
    return client_network(connection.client.host) if connection.client else ""


def client_network(host: str) -> str:
    """An address as limits count it: of IPv6, the network."""
    try:
        address = ip_address(host)
    except ValueError:
        return host
    if not isinstance(address, IPv6Address):
        return host
    return str(address.ipv4_mapped or IPv6Address(int(address) >> NETWORK << NETWORK))


class Client:
    """A client address with live connections."""

    def __init__(self, rate: RateLimitItem) -> None:
        self.open = 0
        self.messages = TokenBucket.of(rate)


class LiveConnections:
    """The client addresses that have live connections to this process."""

    def __init__(self, most: int, rate: RateLimitItem) -> None:
        self.most = most
        self.rate = rate
        self.callers: dict[str, Client] = {}

    @contextmanager
    def connected(self, address: str) -> Iterator[TokenBucket]:
        """Count a live connection while it lasts; all connections of an address share one allowance of messages."""
        caller = self.callers.setdefault(address, Client(self.rate))
        if caller.open >= self.most:
            raise Declined("server-many-connections")
        caller.open += 1
        try:
            yield caller.messages
        finally:
            caller.open -= 1
            if not caller.open:
                del self.callers[address]

"""Requests to URLs that users gave us: only to the public internet, never into our own network."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Iterable
from ipaddress import IPv6Address, ip_address
from typing import Any
from urllib.parse import urlsplit

import httpcore

PATIENCE = 10
"""Seconds that one call may take."""
PORT = 443


class ForbiddenAddress(OSError):
    """An address that must not be called."""


def is_public(address: str) -> bool:
    """Whether an IP address belongs to the public internet, also if it is embedded in another."""
    found = ip_address(address.partition("%")[0])
    if isinstance(found, IPv6Address):
        found = found.ipv4_mapped or found.sixtofour or (found.teredo and found.teredo[1]) or found
    return found.is_global and not found.is_multicast


def may_call(url: str) -> bool:
    """Whether a URL may be called at all: https, the standard port, and no private IP address as its host."""
    try:
        parts = urlsplit(url)
        plain = parts.scheme == "https" and parts.hostname and parts.port in (None, PORT) and "@" not in parts.netloc
    except ValueError:
        return False
    if not plain or not url.isascii() or any(character.isspace() for character in url):
        return False
    try:
        return is_public(str(parts.hostname))
    except ValueError:
        return "." in str(parts.hostname)


class PublicNetwork(httpcore.AnyIOBackend):
    """Connects to exactly the address that it has resolved and found to be public."""

    async def connect_tcp(
        self,
        host: str,
        port: int,
        timeout: float | None = None,
        local_address: str | None = None,
        socket_options: Iterable[Any] | None = None,
    ) -> httpcore.AsyncNetworkStream:
        found = await asyncio.get_running_loop().getaddrinfo(host, port, type=socket.SOCK_STREAM)
        addresses = [str(each[4][0]) for each in found]
        if not addresses or not all(is_public(address) for address in addresses):
            raise ForbiddenAddress("not a public address")
        return await super().connect_tcp(addresses[0], port, timeout, local_address, socket_options)


class SafeHttpClient:
    """Requests that follow no redirects, read nothing but the status, and time out soon."""

    def __init__(self, anywhere: bool = False) -> None:
        self.anywhere = anywhere
        self.pool = httpcore.AsyncConnectionPool(network_backend=None if anywhere else PublicNetwork())

    def may_call(self, url: str) -> bool:
        return self.anywhere or may_call(url)

    async def post(self, url: str, headers: dict[str, str], content: bytes) -> int:
        """The status of the response; any failure raises `OSError`."""
        if not self.may_call(url):
            raise ForbiddenAddress("not a public address")
        try:
            async with asyncio.timeout(PATIENCE):
                async with self.pool.stream("POST", url, headers=list(headers.items()), content=content) as answer:
                    return answer.status
        except (httpcore.NetworkError, httpcore.TimeoutException, httpcore.ProtocolError, TimeoutError) as error:
            raise OSError(type(error).__name__) from error

    async def close(self) -> None:
        await self.pool.aclose()

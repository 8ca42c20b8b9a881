"""Rates: how often somebody may do something."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Mapping

from limits import RateLimitItem, parse
from limits.storage import MemoryStorage
from limits.strategies import MovingWindowRateLimiter

from .errors import Declined

RATES = {
    "guests": "30/minute",
    "matches": "30/minute",
    "forks": "60/hour",
    "moves": "20/second",
    "chat": "30/minute",
    "logins": "10/minute",
    "guesses": "10/hour",
    "strangers": "300/hour",
    "mails": "50/day",
    "connects": "200/minute",
    "messages": "100/second",
    "looks": "200/20 seconds",
    "hints": "12/minute",
    "reviews": "12/hour",
    "searches": "60/minute",
    "contacts": "30/minute",
    "exports": "10/hour",
    "imports": "30/hour",
    "pictures": "60/minute",
    "confirmations-client": "10/day",
    "confirmations-account": "5/day",
    "confirmations-mailbox": "3/day",
}
HOUSEHOLD = 5
"""So many times as much may all people of one address do together: nobody gets more by coming as many guests."""
REMEMBERED = 10_000
"""Token buckets that are kept."""


class TokenBucket:
    """A token bucket: so many at once, and so many more every second."""

    def __init__(self, most: float, more: float) -> None:
        self.most = self.level = most
        self.more = more
        self.last = time.monotonic()

    @classmethod
    def of(cls, rate: RateLimitItem) -> TokenBucket:
        return cls(rate.amount, rate.amount / rate.get_expiry())

    def take(self, number: int = 1) -> bool:
        """Take some tokens, if there are enough."""
        now = time.monotonic()
        self.level = min(self.most, self.level + (now - self.last) * self.more)
        self.last = now
        if self.level < number:
            return False
        self.level -= number
        return True


class Rates:
    """How often one person may do something, counted in this process."""

    def __init__(self, rates: Mapping[str, str]) -> None:
        self.limiter = MovingWindowRateLimiter(MemoryStorage())
        self.buckets: OrderedDict[tuple[str, ...], TokenBucket] = OrderedDict()
        self.rates = {name: parse(rate) for name, rate in (RATES | dict(rates)).items()}
        self.household = {
            name: type(rate)(rate.amount * HOUSEHOLD, rate.multiples) for name, rate in self.rates.items()
        }

    def count(self, what: str, *who: str) -> None:
        """Count one more, or decline it."""
        if not self.may(what, *who):
            raise Declined("server-too-fast")

    def count_at(self, address: str, what: str, person: str | None) -> None:
        """Count one more for a person, or for all strangers of an address, and for everybody at the address."""
        self.count(what, person or address)
        if person is not None and not self.limiter.hit(self.household[what], what, "all at", address):
            raise Declined("server-too-fast")

    def may(self, what: str, *who: str) -> bool:
        """Count one more, unless there have been too many."""
        rate = self.rates[what]
        if rate.get_expiry() > 1:
            return self.limiter.hit(rate, what, *who)
        return self.bucket(rate, what, *who).take()

    def bucket(self, rate: RateLimitItem, *who: str) -> TokenBucket:
        """A token bucket for rates per second: they are counted at every move, and this is cheaper."""
        if who not in self.buckets:
            self.buckets[who] = TokenBucket.of(rate)
            if len(self.buckets) > REMEMBERED:
                self.buckets.popitem(last=False)
        return self.buckets[who]

    def forget(self, what: str, *who: str) -> None:
        """Reset a count."""
        self.limiter.clear(self.rates[what], what, *who)

"""Chance: a small splittable generator (SplitMix64) whose whole state is two integers of the table."""

from __future__ import annotations

from .declare import hidden
from .state import State

MASK = (1 << 64) - 1
GOLDEN = 0x9E3779B97F4A7C15
SPENT = 1 << 32


def mix(z: int) -> int:
    """Scatter the bits of a counter over 64 bits."""
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & MASK
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & MASK
    return z ^ (z >> 31)


class Chance(State):
    """Where all luck at a table comes from; never part of any view."""

    counter: int = hidden(0)
    stride: int = hidden(GOLDEN)

    def seed(self, seed: int) -> None:
        """Start over from a number of any size, not below 0."""
        assert seed >= 0, seed
        self.counter = 0
        self.stride = GOLDEN
        while True:
            self.counter = mix((self.counter ^ seed) & MASK)
            seed >>= 64
            if not seed:
                return

    def word(self) -> int:
        """A number of 64 bits."""
        self.counter = (self.counter + self.stride) & MASK
        return mix(self.counter)

    def below(self, n: int) -> int:
        """A number from 0 to n - 1."""
        return (self.word() * n) >> 64

    def shuffle(self, cards: list[int]) -> None:
        """Swap every card with one of those below it, or with itself; one number serves for several swaps."""
        pool = 0
        for i in range(len(cards) - 1, 0, -1):
            if pool < SPENT:
                pool = self.word()
            j = pool % (i + 1)
            pool //= i + 1
            cards[i], cards[j] = cards[j], cards[i]

    def split(self) -> Chance:
        """A second, independent generator; this one moves on."""
        child = Chance()
        child.counter = self.word()
        child.stride = self.word() | 1
        return child


class SmallNumbers:
    """Numbers by chance, all far below 1 << 32; one word serves for several, which makes many of them cheap."""

    __slots__ = ("chance", "pool")

    def __init__(self, chance: Chance) -> None:
        self.chance = chance
        self.pool = 0

    def below(self, n: int) -> int:
        """A number from 0 to n - 1."""
        pool = self.pool
        if pool < SPENT:
            pool = self.chance.word() >> 4
        self.pool = pool // n
        return pool % n

    def shuffle(self, cards: list[int]) -> None:
        """Swap every card with one of those below it, or with itself."""
        pool = self.pool
        for i in range(len(cards) - 1, 0, -1):
            if pool < SPENT:
                pool = self.chance.word() >> 4
            j = pool % (i + 1)
            pool //= i + 1
            cards[i], cards[j] = cards[j], cards[i]
        self.pool = pool

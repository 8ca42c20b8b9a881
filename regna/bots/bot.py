"""What every bot is."""

from __future__ import annotations

from typing import Protocol

from ..kernel import Option, Perspective


class Bot(Protocol):
    """Somebody who answers the questions of one seat."""

    def choose(self, perspective: Perspective) -> Option:
        """One of the options of the seat's question."""

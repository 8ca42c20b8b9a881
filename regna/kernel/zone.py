"""Zones: where cards lie. A card is a number into the game's cards; the last of a zone is its top."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

PUBLIC, PRIVATE, SECRET = "public", "private", "secret"
EVERYBODY = -1


class Spot:
    """What stays true of a zone for a whole match: its name, who sees into it, its number among the hidden ones."""

    __slots__ = ("face", "index", "looks", "name", "sees", "visible")

    def __init__(
        self,
        visible: str,
        face: Callable[[int], int] | None,
        name: str = "",
        sees: int = EVERYBODY,
        index: int = 0,
        looks: dict[int, int] | None = None,
    ) -> None:
        self.visible = visible
        self.face = face
        self.name = name
        self.sees = sees
        self.index = index
        self.looks = {} if looks is None else looks

    def alike(self, card: int, cards: int) -> int:
        """The cards that show the same face as this one, a bit each."""
        assert self.face is not None
        face = self.face(card)
        if face not in self.looks:
            self.looks[face] = sum(1 << other for other in range(cards) if self.face(other) == face)
        return self.looks[face]


class Zone(list[int]):
    """A pile, a hand or a row of cards.

    PUBLIC: all see it. PRIVATE: its seat sees it. SECRET: nobody; only its size shows.
    With `face`, nobody knows which card lies there, but all see that much of it.
    """

    __slots__ = ("spot",)

    def __init__(self, visible: str, face: Callable[[int], int] | None = None) -> None:
        super().__init__()
        self.spot = Spot(visible, face)

    def copy(self) -> Zone:
        new = Zone.__new__(Zone)
        new.extend(self)
        new.spot = self.spot
        return new

    def view(self, seat: int | None, known: Sequence[int]) -> Any:
        """The cards for whoever sees them; else the size, and the cards this seat happens to know by position."""
        spot = self.spot
        me = 0 if seat is None else 1 << seat
        if spot.sees & me or spot.sees == EVERYBODY:
            return list(self)
        view: dict[str, Any] = {"size": len(self)}
        if spot.face:
            view["faces"] = [spot.face(card) for card in self]
        sure = [[place, card] for place, card in enumerate(self) if known[card] & me]
        if sure:
            view["known"] = sure
        return view

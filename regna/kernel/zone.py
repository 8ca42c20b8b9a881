"""Zones: where cards lie. A card is a number into the game's cards; the last of a zone is its top."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, ClassVar, NamedTuple

PUBLIC, PRIVATE, SECRET = "public", "private", "secret"
EVERYBODY = -1

LOOKS: dict[tuple[Callable[[int], int], int], int] = {}


class Spot(NamedTuple):
    """What is true of a zone in every match: its name, who sees into it, its number among the hidden ones.

    Until a table is laid nobody sees into it.
    """

    visible: str
    shows_face: bool = False
    reminds: bool = True
    name: str = ""
    sees: int = 0
    number: int = -1
    face: Callable[[int], int] | None = None

    def alike(self, card: int, cards: int) -> int:
        """The cards that show the same face as this one, a bit each."""
        assert self.face is not None
        look = self.face, self.face(card)
        if look not in LOOKS:
            LOOKS[look] = sum(1 << other for other in range(cards) if self.face(other) == look[1])
        return LOOKS[look]


class Zone(list[int]):
    """A pile, a hand or a row of cards: a plain list, whose class knows its place on the table."""

    __slots__ = ()
    spot: ClassVar[Spot]

    def view(self, seat: int | None, known: Sequence[int]) -> Any:
        """The cards for whoever sees them; else the size, and the cards this seat happens to know by position."""
        spot = self.spot
        me = 0 if seat is None else 1 << seat
        if spot.sees & me or spot.sees == EVERYBODY:
            return list(self)
        view: dict[str, Any] = {"size": len(self)}
        if spot.face:
            view["faces"] = [spot.face(card) for card in self]
        if spot.reminds and any(map(me.__and__, map(known.__getitem__, self))):
            view["known"] = [[place, card] for place, card in enumerate(self) if known[card] & me]
        return view


def zone_class(spot: Spot) -> type[Zone]:
    return type("Zone", (Zone,), {"__slots__": (), "spot": spot})


def zone(visible: str, *, shows_face: bool = False, reminds: bool = True) -> Zone:
    """A zone in the declaration of a state.

    PUBLIC: all see it. PRIVATE: its seat sees it. SECRET: nobody; only its size shows.
    A zone that `shows_face` is secret, but all see what the game calls the face of its cards.
    One that does not `remind` shows no seat the cards that it saw go there: people must remember them.
    """
    return zone_class(Spot(visible, shows_face, reminds))()

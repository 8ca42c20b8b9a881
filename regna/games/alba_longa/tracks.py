"""The tracks of the boards, one line each, with where their figures come from."""

from __future__ import annotations

from typing import NamedTuple

from ...kernel import COMPONENT, RECONSTRUCTED, RULEBOOK


class Track(NamedTuple):
    """How many spaces there are, and which of them are special."""

    spaces: int
    special: tuple[int, ...]
    source: str


# fmt: off
TRACKS = {
    "housing":    Track(21, (12, 16, 20),    COMPONENT),
    "merchants":  Track(6,  (1, 3, 6),       RECONSTRUCTED),
    "worship":    Track(10, (),              RECONSTRUCTED),
    "fields":     Track(5,  (),              RULEBOOK),
    "monuments":  Track(10, (10,),           RULEBOOK),
    "population": Track(21, (8, 16),         RECONSTRUCTED),
    "cost":       Track(5,  (0, 1, 2, 3, 4), COMPONENT),
    "defenders":  Track(8,  (3,),            RULEBOOK),
}
"""The special spaces: free housing, the merchants' coins, the goals of the game, the prices of a call.
The length of the worship track is an option of the game; the first value is this one."""
# fmt: on

FREE_SPACES = TRACKS["housing"].special
COIN_SPACES = TRACKS["merchants"].special
FIELDS = TRACKS["fields"].spaces
PRICES = TRACKS["cost"].special
ALL_MONUMENTS = TRACKS["monuments"].spaces
POPULATION_GOAL = TRACKS["population"].special[-1]
DEFENDERS, MOST_DEFENDERS = TRACKS["defenders"].special[0], TRACKS["defenders"].spaces

"""How the values of the game are written in moves and said in sentences."""

from __future__ import annotations

from ...kernel import Among, Saying, SeatName, Setup
from .constants import ASSISI, DICE, LOTS, PLACES, STALLS


class City(SeatName):
    """A king by his city, or Assisi, which is nobody's."""

    def write(self, value: int, setup: Setup) -> str:
        return "assisi" if value == ASSISI else super().write(value, setup)

    def say(self, value: int, setup: Setup) -> Saying:
        return Saying("city-assisi", {}) if value == ASSISI else super().say(value, setup)


WHO = City()
PLACE = Among("place", PLACES)
DIE = Among("die", DICE)
STALL = Among("stall", STALLS)
LOT = Among("lot", LOTS)

"""The table of Alba Longa: Latium with its seasons, market and Assisi, and each king's city."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...kernel import PRIVATE, PUBLIC, SECRET, Player, Table, Zone, many, remembered, zone
from ...kernel.declare import shared
from .constants import FARMERS, GROWING, MERCHANTS, NOBODY, SOLDIERS
from .tracks import FIELDS, FREE_SPACES

if TYPE_CHECKING:
    from .box import Box
    from .cards import Blessing, Climate, Hero

PEASANTS, START_SILVER, CAPTIVES = 8, 5, 10


class King(Player):
    """A king and his city: own peasants at home (`housing`) and at each job (`at`), captured ones at work (`black`).

    Captured peasants come to a job after one's own, so that the last piece placed is a captured one if there is any.
    """

    alive: bool = True
    population: int = PEASANTS
    monuments: int = 0
    silver: int = START_SILVER
    wheat: int = 0
    level: int = 0
    disc: int = 0
    housing: int = PEASANTS
    at: list[int] = [0] * 5
    black: list[int] = [0] * 5
    lying: bool = False
    fallen: int = 0
    out: bool = False
    target: int = NOBODY
    improved: bool = False
    heroes: Zone = zone(PRIVATE, reminds=False)
    used: Zone = zone(PRIVATE, reminds=False)
    laid: Zone = zone(PUBLIC)

    @property
    def peasants(self) -> int:
        """All that live in the city."""
        return self.housing + sum(self.at)

    @property
    def free(self) -> int:
        """How many stand on free spaces of the housing track, which fills up after the disc."""
        return sum(self.disc < space <= self.disc + self.housing for space in FREE_SPACES)

    def pieces(self, job: int) -> int:
        """Own and captured peasants at a job."""
        return self.at[job] + self.black[job]

    @property
    def standing_merchants(self) -> int:
        return self.pieces(MERCHANTS) - self.lying

    @property
    def fields(self) -> int:
        """Farmers on the fields, standing or not; only own ones come there."""
        return min(FIELDS, self.at[FARMERS])

    @property
    def granary(self) -> int:
        return self.pieces(FARMERS) - self.fields

    @property
    def standing_farmers(self) -> int:
        return self.pieces(FARMERS) - self.fallen


class Latium(Table):
    """Seasons, dice, market, climate, blessings, and what Assisi has to offer.

    `heroes_seen` has a bit for every hero that was ever laid: people must remember them.
    """

    box: Box = shared(None)  # type: ignore[assignment]
    players: list[King] = many(King)
    phase: str = "first-king"
    year: int = 1
    season: int = GROWING
    king: int = 0
    caller: int = 0
    rounds: int = 0
    cost: int = 0
    dice: list[int] = [0] * 4
    stalls: list[int] = []
    supply: int = CAPTIVES
    assisi: bool = False
    defenders: int = 0
    loot: list[int] = [0] * 3
    stormed: bool = False
    besieged: list[int] = []
    piety: int = NOBODY
    heroes_seen: int = remembered(0)
    climate: Zone = zone(SECRET, shows_face=True)
    climate_early: Zone = zone(SECRET)
    climate_late: Zone = zone(SECRET)
    climate_box: Zone = zone(SECRET)
    climate_seen: Zone = zone(PUBLIC)
    blessings: Zone = zone(SECRET)
    blessings_seen: Zone = zone(PUBLIC)

    def kings(self) -> list[King]:
        """Who is still there, clockwise from the King of Kings."""
        at = self.king
        return [me for me in self.players[at:] + self.players[:at] if me.alive]

    def strength(self, me: King) -> int:
        """Soldiers, and the hero that lies before the king."""
        return me.at[SOLDIERS] + sum(self.hero(card).value for card in me.laid)

    # Cards by their number

    def hero(self, card: int) -> Hero:
        found: Hero = self.cards[card]
        return found

    def climate_card(self, card: int) -> Climate:
        found: Climate = self.cards[card]
        return found

    def blessing(self, card: int) -> Blessing:
        found: Blessing = self.cards[card]
        return found

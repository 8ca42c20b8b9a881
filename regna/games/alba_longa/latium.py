"""The table of Alba Longa: Latium with its seasons, market and Assisi, and each king's city."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ...kernel import PRIVATE, PUBLIC, SECRET, Player, Table, Zone, hidden, many, zone
from .tracks import FIELDS, FREE_SPACES
from .words import FARMERS, GROWING, MERCHANTS, NOBODY, SOLDIERS

if TYPE_CHECKING:
    from .cards import Climate

PEASANTS, START_SILVER, CAPTIVES = 8, 5, 10


class King(Player):
    """A king and his city: own peasants at home (`housing`) and at each job (`at`), captured ones at work (`black`).

    Captured peasants come to a job after the own ones, so that the last piece placed is a captured one if there is any.
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
        """How many stand on free spaces of the housing track, which fills up behind the disc."""
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

    `heroes_seen` has a bit for every hero that was ever laid; no view shows it, since people must remember them.
    """

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
    heroes_seen: int = hidden(0)
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

    def variant(self, name: str) -> bool:
        return self.setup.options[name] == "on"

    @property
    def worship_track(self) -> int:
        return int(self.setup.options["worship-track"])

    def climate_card(self, card: int) -> Climate:
        found: Any = self.cards[card]
        return found  # type: ignore[no-any-return]

    def hero(self, me: King) -> int:
        """The value of the hero that a king has laid, 0 without one."""
        return sum(self.cards[card].value for card in me.laid)

    def strength(self, me: King) -> int:
        return me.at[SOLDIERS] + self.hero(me)

"""The table of Paladins: the main board with its rows and piles, and each player's board."""

from __future__ import annotations

from ...kernel import PRIVATE, PUBLIC, SECRET, Player, Table, Zone, many, zone
from .board import BUSY_SLOT, FAVOURS, JAR_PLACES, OUTSIDERS_SHOWN, PLACES, SLOTS_EACH, TOWNSFOLK_PRICES
from .words import ACTIONS, FAITH, WORKERS

NOBODY = -1


class Noble(Player):
    """A player's board, and what lies around it.

    `covered` has, an action, a bit for each slot under a workshop; `placed`, three slots an action, the worker there
    (its colour and 1, 0 for nobody). `marker` and `moved` are the opponent's: its place on the resource track, and its
    attributes, the one that moved last at the end.
    """

    rules_play: bool = False
    coins: int = 0
    provisions: int = 0
    workers: list[int] = [0] * len(WORKERS)
    attributes: list[int] = [0] * 3
    covered: list[int] = [0] * len(ACTIONS)
    placed: list[int] = [0] * (SLOTS_EACH * len(ACTIONS))
    workshops: int = 0
    monks: int = 0
    outposts: int = 0
    jars: list[int] = [0] * len(JAR_PLACES)
    unpaid: int = 0
    paid: int = 0
    passed: bool = False
    marker: int = 0
    moved: list[int] = []
    deck: Zone = zone(SECRET)
    drawn: Zone = zone(PRIVATE)
    chosen: Zone = zone(PRIVATE)
    paladin: Zone = zone(PUBLIC)
    departed: Zone = zone(PUBLIC)
    townsfolk: Zone = zone(PUBLIC)
    walls: Zone = zone(PUBLIC)
    attacked: Zone = zone(PUBLIC)
    converted: Zone = zone(PUBLIC)
    suspicions: Zone = zone(PUBLIC)

    def is_busy(self, action: int) -> bool:
        """Whether workers stand there."""
        return self.placed[BUSY_SLOT[action]] > 0

    @property
    def absolved(self) -> int:
        """How many jars were used."""
        return sum(self.jars)


class Kingdom(Table):
    """The main board. A row has a slot for every card it can hold, and gaps until the reset."""

    players: list[Noble] = many(Noble)
    phase: str = "draft"
    round: int = 0
    first: int = 0
    active: int = 0
    pool: int = 0
    places: list[int] = [NOBODY] * len(PLACES)
    townsfolk_slots: list[int] = [NOBODY] * len(TOWNSFOLK_PRICES)
    outsider_slots: list[int] = [NOBODY] * OUTSIDERS_SHOWN
    favour_workers: list[int] = [NOBODY] * FAVOURS
    tavern_taken: list[int] = []
    inquisitions: int = 0
    townsfolk: Zone = zone(SECRET)
    townsfolk_row: Zone = zone(PUBLIC)
    townsfolk_gone: Zone = zone(PUBLIC)
    outsiders: Zone = zone(SECRET)
    outsider_row: Zone = zone(PUBLIC)
    outsiders_gone: Zone = zone(PUBLIC)
    walls: Zone = zone(SECRET)
    tavern: Zone = zone(SECRET)
    tavern_row: Zone = zone(PUBLIC)
    tavern_gone: Zone = zone(PUBLIC)
    suspicions: Zone = zone(SECRET)
    suspicions_gone: Zone = zone(PUBLIC)
    orders: Zone = zone(SECRET)
    orders_shown: Zone = zone(PUBLIC)
    orders_box: Zone = zone(SECRET)
    favours: Zone = zone(SECRET)
    favours_shown: Zone = zone(PUBLIC)
    favours_box: Zone = zone(SECRET)
    schemes: Zone = zone(SECRET)
    schemes_seen: Zone = zone(PUBLIC)
    schemes_aside: Zone = zone(PUBLIC)

    def in_turn(self, start: int) -> list[Noble]:
        """Everybody clockwise, from this player on."""
        return self.players[start:] + self.players[:start]


def level(t: Kingdom, me: Noble, attribute: int) -> int:
    """An attribute for a check: its marker and the paladin's boost."""
    at = attribute - FAITH
    return me.attributes[at] + (t.cards[me.paladin[0]].boosts[at] if me.paladin else 0)

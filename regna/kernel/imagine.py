"""What one seat may know and do, and the worlds it can imagine."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from .chance import Chance
from .errors import NotOffered
from .flow import Ask
from .log import Move, Reseed
from .state import zones_of
from .table import Table

if TYPE_CHECKING:
    from .game import Setup
    from .match import Match
    from .zone import Zone

TRIES = 200


class Perspective:
    """A seat's side of a match: its question, its view, and worlds that agree with everything it knows."""

    __slots__ = ("_match", "seat")

    def __init__(self, match: Match, seat: int) -> None:
        self._match = match
        self.seat = seat

    @property
    def setup(self) -> Setup:
        """What was settled before the first move, but for the seed."""
        return self._match.setup.blind

    @property
    def ask(self) -> Ask | None:
        return self._match.ask_for(self.seat)

    def view(self) -> dict[str, Any]:
        return self._match.view(self.seat)

    def imagine(self, chance: Chance) -> Match:
        """A match to try things in: what this seat cannot know is dealt anew among the places it could be.

        A world in which this step could not have gone as it went, or somebody else would be asked now, is dropped.
        """
        for _ in range(TRIES):
            try:
                world = imagine(self._match, self.seat, chance)
            except NotOffered:
                continue
            if asks_the_same(self._match, world):
                return world
        raise AssertionError("no imagined world fits what has happened in this step")


def imagine(match: Match, seat: int, chance: Chance) -> Match:
    """One imagined world. The cards change places before the step is retraced, so what it showed stays as it was."""
    swaps = deal_anew(match.table, seat, chance)
    table = match.table.thaw(match.boundary)
    rename_cards(table, swaps)
    script: list[Move | Reseed] = match.script
    if match._sealed is not None:
        since = match._sealed.since
        script = script[:since] + [e for e in script[since:] if isinstance(e, Reseed) or e[0] == seat]
    return match.resume(match.setup.blind, table.freeze(), [*script, Reseed(chance.below(1 << 62))], swaps)


def asks_the_same(match: Match, world: Match) -> bool:
    """Whether the same question waits, where only one does."""
    ask, other = match._ask, world._ask
    if ask is None:
        return other is None
    return other is not None and other.seat == ask.seat and other.prompt is ask.prompt


def deal_anew(table: Table, seat: int, chance: Chance) -> dict[int, int]:
    """For every card whose place the seat does not know, the card that lies there in the imagined world."""
    unknown: dict[str, list[tuple[int, int]]] = {}
    all_cards, seats = table.setup.cards, table.setup.seats
    for zone in all_zones(table):
        if not zone.spot.sees >> seat & 1:
            could_be = table.maybe[zone.spot.number * seats + seat]
            for card in zone:
                if not table.known[card] >> seat & 1:
                    unknown.setdefault(all_cards[card].pool, []).append((card, could_be))
    swaps: dict[int, int] = {}
    for places in unknown.values():
        dealt = [card for card, _ in places]
        for i, j in chance.swaps(len(dealt)):
            if places[i][1] >> dealt[j] & 1 and places[j][1] >> dealt[i] & 1:
                dealt[i], dealt[j] = dealt[j], dealt[i]
        swaps.update((old, new) for (old, _), new in zip(places, dealt, strict=True) if old != new)
    return swaps


def rename_cards(table: Table, swaps: dict[int, int]) -> None:
    """Let some cards be others, wherever they lie. What the other seats could guess is not carried over."""
    for zone in all_zones(table):
        for i, card in enumerate(zone):
            if card in swaps:
                zone[i] = swaps[card]
    before = table.known[:]
    for old, new in swaps.items():
        table.known[new] = before[old]
    table.maybe = [-1] * len(table.maybe)


def all_zones(table: Table) -> list[Zone]:
    """Every zone on the table."""
    return [zone for _, zone in zones_of(table)] + [zone for p in table.players for _, zone in zones_of(p)]

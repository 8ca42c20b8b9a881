"""The table of Architects: the building site with its places, and each architect's board."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...kernel import PRIVATE, PUBLIC, SECRET, Player, Table, Zone, many, zone
from .characters import BOARDS, Character
from .constants import CIRCLES, WORKERS

if TYPE_CHECKING:
    from .cards import Apprentice, Building, MarketCard, RewardCard, Scheme


class Architect(Player):
    """A player's board, with the hand and what lies before the player."""

    board: str = ""
    is_automa: bool = False
    reserve: int = WORKERS
    silver: int = 0
    goods: list[int] = [0] * 5
    virtue: int = 7
    level: int = 0
    unpaid: int = 0
    paid: int = 0
    at: list[int] = [0] * len(CIRCLES)
    captured: list[int] = [0] * 5
    hand: Zone = zone(PRIVATE)
    desk: Zone = zone(PRIVATE)
    built: Zone = zone(PUBLIC)
    apprentices: Zone = zone(PUBLIC)

    @property
    def character(self) -> Character:
        """Who plays on this board, with what sets the character apart."""
        return BOARDS[self.board]


class Site(Table):
    """The main board and its piles."""

    players: list[Architect] = many(Architect)
    phase: str = "boards"
    first: int = -1
    order: list[int] = []
    active: int = -1
    final: int = -1
    recalls: int = 0
    slots: int = 0
    columns: int = 0
    tax: int = 4
    prison: list[int] = [0] * 5
    market: list[int] = [-1] * 3
    guildhall: list[int] = []
    beside: list[int] = []
    coins: list[int] = [0] * 8
    reset_due: bool = False
    buildings: Zone = zone(SECRET)
    top_row: Zone = zone(PUBLIC)
    bottom_row: Zone = zone(PUBLIC)
    apprentices: Zone = zone(SECRET)
    rewards: Zone = zone(SECRET)
    rewards_box: Zone = zone(SECRET)
    rewards_seen: Zone = zone(PUBLIC)
    market_pile: Zone = zone(SECRET)
    market_small: Zone = zone(SECRET, shows_face=True)
    market_large: Zone = zone(PUBLIC)
    schemes: Zone = zone(SECRET)
    future: Zone = zone(SECRET)
    schemes_seen: Zone = zone(PUBLIC)
    schemes_gone: Zone = zone(PUBLIC)

    @property
    def capture_places(self) -> int:
        """In how many different places one visit to the Town Centre may capture."""
        return 2 if len(self.players) <= 3 else 1

    @property
    def rows(self) -> tuple[Zone, Zone]:
        return self.top_row, self.bottom_row

    @property
    def people(self) -> list[Architect]:
        """The players but for an opponent that the rules play."""
        return [player for player in self.players if not player.is_automa]

    def in_turn(self, start: int) -> list[Architect]:
        """Everybody in turn order, from this player on."""
        at = self.order.index(start)
        return [self.players[seat] for seat in self.order[at:] + self.order[:at]]

    def rivals(self, me: Architect) -> list[Architect]:
        return [player for player in self.players if player is not me]

    # Cards by their number

    def building(self, card: int) -> Building:
        found: Building = self.cards[card]
        return found

    def apprentice(self, card: int) -> Apprentice:
        found: Apprentice = self.cards[card]
        return found

    def market_card(self, card: int) -> MarketCard:
        found: MarketCard = self.cards[card]
        return found

    def reward(self, card: int) -> RewardCard:
        found: RewardCard = self.cards[card]
        return found

    def scheme(self, card: int) -> Scheme:
        found: Scheme = self.cards[card]
        return found

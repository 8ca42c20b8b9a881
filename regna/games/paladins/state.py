"""The table of Paladins: the main board with its rows and piles, and each player's board."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ...kernel import PRIVATE, PUBLIC, SECRET, Player, Setup, Table, Zone, many, zone
from ...kernel.declare import shared
from .board import FAVOURS, JAR_PLACES, ORDER_POINTS, PLACES
from .box import box_of
from .cards import Favour, Order, Outsider, Paladin, Scheme, Suspicion, TavernCard, Townsman, Wall
from .words import WORKERS, Reward

if TYPE_CHECKING:
    from .action import Action
    from .box import Box

NOBODY = -1
NO_BOX: Any = None


class Noble(Player):
    """A player's board, and what lies around it.

    `covered` has, an action, a bit for each slot under a workshop; `placed`, three slots an action, the worker there
    (its colour and 1, 0 for nobody). `marker` and `moved` are the opponent's: its place on the resource track, and its
    attributes, the one that moved last at the end. How many attributes and actions there are, the box says.
    """

    is_automa: bool = False
    coins: int = 0
    provisions: int = 0
    workers: list[int] = [0] * len(WORKERS)
    attributes: list[int] = []
    covered: list[int] = []
    placed: list[int] = []
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

    def is_busy(self, action: Action) -> bool:
        """Whether workers stand there."""
        return self.placed[action.busy_slot] > 0

    @property
    def absolved(self) -> int:
        """How many jars were used."""
        return sum(self.jars)

    @property
    def workshops_out(self) -> int:
        """How many workshops stand on actions."""
        return self.workshops

    def level(self, t: Kingdom, attribute: int) -> int:
        """An attribute for a check: its marker and the paladin's boost."""
        at = t.box.track[attribute]
        try:
            return self.attributes[at] + t.paladin[self.paladin[0]].boosts[at]
        except IndexError:  # no paladin, or one from a box that did not know the attribute
            return self.attributes[at]

    def pass_rewards(self, t: Kingdom) -> Reward:
        """What comes whenever the player passes, besides what townsfolk bring."""
        return ()


class Kingdom(Table):
    """The main board. A row has a slot for every card it can hold, and gaps until the reset.

    `townsman[card]`, `outsider[card]` and so on are all cards, for whoever knows the deck of a number.
    """

    box: Box = shared(NO_BOX)
    paladin: tuple[Paladin, ...] = shared(())
    townsman: tuple[Townsman, ...] = shared(())
    outsider: tuple[Outsider, ...] = shared(())
    wall: tuple[Wall, ...] = shared(())
    tavern_card: tuple[TavernCard, ...] = shared(())
    suspicion: tuple[Suspicion, ...] = shared(())
    order: tuple[Order, ...] = shared(())
    favour: tuple[Favour, ...] = shared(())
    scheme: tuple[Scheme, ...] = shared(())
    players: list[Noble] = many(Noble)
    phase: str = "draft"
    round: int = 0
    first: int = 0
    active: int = 0
    pool: int = 0
    places: list[int] = [NOBODY] * len(PLACES)
    townsfolk_slots: list[int] = []
    outsider_slots: list[int] = []
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

    def lay(self, setup: Setup) -> None:
        """Take place, with the box of the match and its cards."""
        super().lay(setup)
        self.box = box_of(setup)
        self.paladin = self.townsman = self.outsider = self.wall = self.tavern_card = setup.cards
        self.suspicion = self.order = self.favour = self.scheme = setup.cards

    def in_turn(self, start: int) -> list[Noble]:
        """Everybody clockwise, from this player on."""
        return self.players[start:] + self.players[:start]

    def is_fulfilled(self, me: Noble, order: int) -> bool:
        """Whether somebody has done what a King's Order wants."""
        card = self.order[order]
        return self.box.actions[card.action].done(me) >= card.number

    def orders_of(self, me: Noble) -> list[tuple[int, int]]:
        """The King's Orders that a player can fulfil, with their points."""
        return list(zip(self.orders_shown, ORDER_POINTS, strict=False))

    def secret_bonus(self, me: Noble, card: int) -> int:
        """What a converted Outsider counts besides, for something that others learn at the end only."""
        return 0

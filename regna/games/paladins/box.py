"""What a game consists of: a box, which the options choose once, and from which an expansion makes another."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, fields, replace
from functools import cached_property
from typing import TYPE_CHECKING, Any, NamedTuple

from ...kernel import Flow, Reason, Setup, Zone

if TYPE_CHECKING:
    from ...kernel.position import Cards
    from .action import Action
    from .rows import Row
    from .state import Kingdom, Noble

Gaining = Callable[["Kingdom", "Noble", int], Flow]
Step = Callable[["Kingdom"], Flow]
Decks = Mapping[str, list[int]]


class Spot(NamedTuple):
    """Where a workshop can stand: a slot of an action."""

    name: str
    action: int
    place: int


class CardSpace(NamedTuple):
    """Cards of a deck on which workers can stand: where they lie open, what speaks against one, its use.

    The opponent looks for one with `find` (below zero if there is none) and uses it with `follow`.
    """

    shown: str
    why_not: Callable[[Kingdom, Noble, int], Reason | None]
    use: Callable[[Kingdom, Noble, int], Flow]
    find: Callable[[Kingdom, Noble], int]
    follow: Callable[[Kingdom, Noble, int], Flow]


class Selection(NamedTuple):
    """How paladins are chosen: how many are drawn, the questions about them, and where each goes then."""

    hand: int
    select: Callable[[Noble], Flow]
    put_back: Callable[..., None]


def arrange_nothing(t: Kingdom, given: Mapping[str, Any], cards: Cards) -> None:
    """A box without further words."""


def arrange_nobody(t: Kingdom, me: Noble, given: Mapping[str, Any], cards: Cards) -> None:
    """A box whose players have nothing else."""


class Vocabulary(NamedTuple):
    """The further words for positions that a box knows, of the table and of a player, and what they arrange."""

    table_words: tuple[str, ...] = ()
    seat_words: tuple[str, ...] = ()
    table: Callable[[Kingdom, Mapping[str, Any], Cards], None] = arrange_nothing
    player: Callable[[Kingdom, Noble, Mapping[str, Any], Cards], None] = arrange_nobody


NO_FURTHER_WORDS = Vocabulary()


class Category(NamedTuple):
    """Points of one kind.

    Before the end nobody is told of a `secret` one, and of others only what is `shown`, if that is less. The opponent
    may have none for it. What `grows` is worth more in the making than it counts yet, and is estimated otherwise.
    `cards` are those that count in it, each with its points.
    """

    name: str
    points: Callable[[Kingdom, Noble], int]
    secret: bool = False
    for_opponent: bool = True
    grows: bool = False
    shown: Callable[[Kingdom, Noble], int] | None = None
    cards: Callable[[Kingdom, Noble], list[tuple[int, int]]] | None = None


class Opponent(NamedTuple):
    """What is printed for the opponent that the rules play (p. 26 to 31).

    The actions it falls back on from the left, its resource track, its workers of a round, its workshops by
    difficulty, its attributes' markers from the bottom of their stack, where they start, and how it gains things. Its
    marker moves some `steps` for each coin, provision or tax, and some for what it should lose and does not have.
    """

    top_row: tuple[int, ...]
    track: int
    workforce: Callable[[Kingdom, Noble], int]
    workshops: Mapping[str, int]
    markers: tuple[int, ...]
    gains: Mapping[int, Gaining]
    start: Mapping[int, int] = {}
    steps: int = 1
    steps_for_lack: int = 0


@dataclass(frozen=True, eq=False)
class Box:
    """A game as data; rules read whatever an expansion may change from here.

    `sets` are the boxes whose cards are in play, `things` what can be gained, `prepare` the set-up, `opening` and
    `round` the steps by their phase. `zones` are a player's zones that positions can name, with decks and most cards.
    `laid_out` are zones whose cards nobody has used yet. `useless` says what cannot be chosen among several rewards,
    `audits` what else is always true.
    """

    name: str
    sets: tuple[str, ...]
    things: tuple[str, ...]
    attributes: tuple[int, ...]
    actions: tuple[Action, ...]
    spaces: Mapping[str, CardSpace]
    rows: Mapping[str, Row]
    gains: Mapping[int, Gaining]
    prepare: tuple[Callable[[Kingdom, Decks], None], ...]
    opening: Mapping[str, Step]
    round: Mapping[str, Step]
    categories: tuple[Category, ...]
    zones: Mapping[str, tuple[tuple[str, ...], int]]
    table: type[Kingdom]
    player: type[Noble]
    opponent: Opponent
    paladins: Selection
    laid_out: tuple[Callable[[Kingdom], list[Zone]], ...]
    useless: Mapping[int, Callable[[Kingdom, Noble], Reason | None]] = field(default_factory=dict)
    vocabulary: Vocabulary = NO_FURTHER_WORDS
    audits: tuple[Callable[[Kingdom], None], ...] = ()

    @cached_property
    def numbers(self) -> tuple[int, ...]:
        """The numbers of all actions."""
        assert all(action.number == place for place, action in enumerate(self.actions))
        return tuple(range(len(self.actions)))

    @cached_property
    def names(self) -> tuple[str, ...]:
        return tuple(action.name for action in self.actions)

    @cached_property
    def attribute_names(self) -> tuple[str, ...]:
        return tuple(self.things[attribute] for attribute in self.attributes)

    @cached_property
    def track(self) -> tuple[int, ...]:
        """For each thing its place among a player's attributes, -1 for what is none."""
        return tuple(self.attributes.index(n) if n in self.attributes else -1 for n in range(len(self.things)))

    @cached_property
    def right_hand(self) -> tuple[Action, ...]:
        """The actions that workshops can make easier."""
        return tuple(action for action in self.actions if action.has_workshops)

    @cached_property
    def spots(self) -> tuple[Spot, ...]:
        places = ("left", "middle")
        return tuple(
            Spot(f"{action.name}-{name}", action.number, place)
            for action in self.right_hand
            for place, name in enumerate(places)
        )

    @cached_property
    def spot_names(self) -> tuple[str, ...]:
        return tuple(spot.name for spot in self.spots)

    @cached_property
    def all_spots(self) -> tuple[int, ...]:
        return tuple(range(len(self.spots)))

    @cached_property
    def steps(self) -> Mapping[str, Step]:
        return {**self.opening, **self.round}

    @cached_property
    def after(self) -> Mapping[str, str]:
        """The phase that follows each; a round follows a round."""
        phases = list(self.steps)
        return dict(zip(phases, [*phases[1:], next(iter(self.round))], strict=True))


def extend(box: Box, **changes: Any) -> Box:
    """A box made from another: lists and tables go on with what is given, all else is replaced by it."""
    known = {each.name: getattr(box, each.name) for each in fields(box)}
    return replace(box, **{name: grown(known[name], value) for name, value in changes.items()})


def grown(old: Any, new: Any) -> Any:
    if type(old) is tuple:
        return (*old, *new)
    return {**old, **new} if isinstance(old, Mapping) else new


def box_of(setup: Setup) -> Box:
    """The box that a match is played with."""
    game: Any = setup.game
    box: Box = game.box(setup.options)
    return box

"""What one seat may know and do, and the worlds it can imagine."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from .chance import Chance, SmallNumbers
from .errors import NotOffered
from .flow import Ask, Option
from .log import Move, Reseed
from .table import Table

if TYPE_CHECKING:
    from .game import Setup
    from .match import Match

TRIES = 200


class Perspective:
    """A seat's side of a match: its question, its view, and worlds that agree with everything it knows."""

    __slots__ = ("_match", "_now", "seat")

    def __init__(self, match: Match, seat: int) -> None:
        self._match = match
        self.seat = seat
        self._now: Now | None = None

    @property
    def setup(self) -> Setup:
        """What was settled before the first move, except the seed."""
        return self._match.setup.blind

    @property
    def ask(self) -> Ask | None:
        return self._match.ask_for(self.seat)

    def view(self) -> dict[str, Any]:
        return self._match.view(self.seat)

    @property
    def step_so_far(self) -> tuple[int, int]:
        """The number of the step that is running, and how many answers others have given in it, as far as it shows."""
        script = known_script(self._match, self.seat)
        return self._match.steps, sum(not isinstance(entry, Reseed) and entry[0] != self.seat for entry in script)

    def imagine(self, chance: Chance) -> Match:
        """A match to try things in: what this seat cannot know is dealt anew among what it could be.

        A world in which this step could not have gone as it went, or looks different now, is dropped.
        """
        now = self.now()
        for _ in range(TRIES):
            try:
                world = imagine(now, self.seat, chance)
            except NotOffered:
                continue
            if asks_the_same(now.truth, world) and looks_the_same(now.sight, world, self.seat):
                return world
        raise AssertionError("no imagined world fits what has happened in this step")

    def now(self) -> Now:
        """What this seat knows and sees; that is looked for again when something has happened."""
        table, moves = self._match.table, len(self._match.moves)
        now = self._now
        if now is None or now.table is not table or now.moves != moves:
            now = self._now = Now(self._match, self.seat)
        return now


class Now:
    """A moment of a match as a seat knows it.

    The `truth` is the match without answers that others have sealed, which are asked again; the `script` are those that
    are left. Then there are the cards whose places the seat does not know, and what it sees.
    """

    __slots__ = ("moves", "script", "sight", "table", "truth", "unknown")

    def __init__(self, match: Match, seat: int) -> None:
        self.table = match.table
        self.moves = len(match.moves)
        self.script = known_script(match, seat)
        self.truth = match
        if len(self.script) < len(match.script):
            self.truth = match.resume(match.setup, match.boundary, self.script)
        self.unknown = unknown_cards(self.truth.table, seat)
        self.sight = sight_of(self.truth, seat)


def known_script(match: Match, seat: int) -> list[Move | Reseed]:
    """The answers of this step without those that others have sealed: they are asked again."""
    if match._sealed is None:
        return match.script
    since = match._sealed.since
    return match.script[:since] + [e for e in match.script[since:] if isinstance(e, Reseed) or e[0] == seat]


def imagine(now: Now, seat: int, chance: Chance) -> Match:
    """One imagined world. It is changed before the step is retraced, so what the step has shown stays as it was."""
    truth = now.truth
    game = truth.setup.game
    swaps = deal_anew(now.unknown, chance)
    table = truth.table.thaw(truth.boundary)
    rename_cards(table, swaps)
    own = slice(seat, None, table.setup.seats)
    guesses = table.maybe[own]
    table.maybe = [-1] * len(table.maybe)
    table.maybe[own] = guesses
    if game.reimagine is not None:
        game.reimagine(table, seat, chance)

    def retell(ask: Ask | None, option: Option) -> Option:
        if ask is None:
            return option.rename(swaps)
        if ask.prompt.secret and ask.seat != seat:
            return ask.options[chance.below(len(ask.options))]
        return ask.prompt.rename(option, swaps)

    future = Reseed(chance.below(1 << 62))
    return truth.resume(truth.setup.blind, table.freeze(), [*now.script, future], retell, table=table)


def asks_the_same(truth: Match, world: Match) -> bool:
    """Whether the same question waits, where only one does."""
    ask, other = truth._ask, world._ask
    if ask is None:
        return other is None
    return other is not None and other.seat == ask.seat and other.prompt is ask.prompt


class Sight(NamedTuple):
    """What a seat may answer, and what it sees."""

    options: list[Option]
    table: tuple[Any, ...]


def sight_of(truth: Match, seat: int) -> Sight | None:
    """What has to look the same in every world; where all secrets are cards, it is certain to."""
    if truth.setup.game.reimagine is None:
        return None
    return Sight(options_of(truth, seat), truth.table.sight(seat, truth.table.known))


def looks_the_same(sight: Sight | None, world: Match, seat: int) -> bool:
    """Whether a seat may answer and sees the same."""
    if sight is None:
        return True
    return options_of(world, seat) == sight.options and world.table.sight(seat, world.table.known) == sight.table


def options_of(match: Match, seat: int) -> list[Option]:
    ask = match.ask_for(seat)
    return [] if ask is None else list(ask.options)


# Cards


class Alike(NamedTuple):
    """Places that can take the same cards."""

    takes: frozenset[int]
    places: list[int]


class Unknown(NamedTuple):
    """Places that look alike from behind: the card that truly lies in each, and which could be there, a bit a card.

    What every deal needs is found once: the cards in order, and the places that are alike, the choosiest first.
    """

    cards: list[int]
    could_be: list[int]
    in_order: list[int]
    alike: list[Alike]


def find_alike(cards: list[int], could_be: list[int]) -> Unknown:
    bits = sum([1 << card for card in cards])
    alike: dict[int, list[int]] = {}
    for place, takes in enumerate(could_be):
        alike.setdefault(takes & bits, []).append(place)
    groups = [
        Alike(frozenset(card for card in cards if takes >> card & 1), alike[takes])
        for takes in sorted(alike, key=int.bit_count)
    ]
    return Unknown(cards, could_be, sorted(cards), groups)


def unknown_cards(table: Table, seat: int) -> list[Unknown]:
    """All places whose card the seat does not know, by the pool that it comes from; a pool of one is no secret."""
    unknown: dict[str, tuple[list[int], list[int]]] = {}
    pools, seats, known = table.setup.pools, table.setup.seats, table.known
    for zone in table.zones():
        if not zone.spot.sees >> seat & 1:
            could_be = table.maybe[zone.spot.number * seats + seat]
            for card in zone:
                if not known[card] >> seat & 1:
                    cards, places = unknown.setdefault(pools[card], ([], []))
                    cards.append(card)
                    places.append(could_be)
    return [find_alike(cards, places) for cards, places in unknown.values() if len(cards) > 1]


def deal_anew(unknown: list[Unknown], chance: Chance) -> dict[int, int]:
    """For every card whose place a seat does not know, the card that lies there in the imagined world.

    It depends on what the seat knows and on chance, and not on how the cards truly lie.
    """
    swaps: dict[int, int] = {}
    numbers = SmallNumbers(chance)
    for each in unknown:
        swaps.update(zip(each.cards, deal(each, numbers), strict=True))
    return swaps


def deal(unknown: Unknown, numbers: SmallNumbers) -> list[int]:
    """A card for each place, where a place can take only some of them.

    The places that can take the fewest are served first: where their choices are nested, every deal is equally likely.
    """
    cards, could_be = unknown.in_order[:], unknown.could_be
    if len(unknown.alike) == 1:
        numbers.shuffle(cards)
        return cards
    dealt: dict[int, int] = {}
    for takes, places in unknown.alike:
        numbers.shuffle(cards)
        fitting = [card for card in cards if card in takes][: len(places)]
        dealt.update(zip(places, fitting, strict=False))
        gone = frozenset(fitting)
        cards = [card for card in cards if card not in gone]
        for place in places[len(fitting) :]:
            found = find_card(place, could_be, cards, dealt, [place])
            assert found is not None, "some card lies where it could not be"
            dealt[place] = found
    return [dealt[place] for place in range(len(could_be))]


def find_card(place: int, places: list[int], left: list[int], dealt: dict[int, int], asked: list[int]) -> int | None:
    """A card for a place: one that is left or, where none of those fits, one whose place can take another instead."""
    for card in left:
        if places[place] >> card & 1:
            left.remove(card)
            return card
    for other, card in dealt.items():
        if other not in asked and places[place] >> card & 1:
            asked.append(other)
            instead = find_card(other, places, left, dealt, asked)
            if instead is not None:
                dealt[other] = instead
                return card
    return None


def rename_cards(table: Table, swaps: dict[int, int]) -> None:
    """Let some cards be others, wherever they lie."""
    names = list(range(len(table.known)))
    known, before = table.known, table.known[:]
    for old, new in swaps.items():
        names[old] = new
        known[new] = before[old]
    for zone in table.zones():
        if zone:
            zone[:] = [names[card] for card in zone]

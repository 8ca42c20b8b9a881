"""What one seat may know and do, and the worlds it can imagine."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from .chance import Chance
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

    __slots__ = ("_match", "_unknown", "_when", "seat")

    def __init__(self, match: Match, seat: int) -> None:
        self._match = match
        self.seat = seat
        self._when: tuple[Table, int] | None = None
        self._unknown: list[Unknown] = []

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
        script = known_script(self._match, self.seat)
        truth = self._match
        if len(script) < len(truth.script):
            truth = truth.resume(truth.setup, truth.boundary, script)
        unknown = self.unknown(truth)
        for _ in range(TRIES):
            try:
                world = imagine(truth, script, self.seat, unknown, chance)
            except NotOffered:
                continue
            if asks_the_same(truth, world) and looks_the_same(truth, world, self.seat):
                return world
        raise AssertionError("no imagined world fits what has happened in this step")

    def unknown(self, truth: Match) -> list[Unknown]:
        """The cards whose places this seat does not know; they are looked for again when something has happened."""
        table, moves = self._match.table, len(self._match.moves)
        if self._when is None or self._when[0] is not table or self._when[1] != moves:
            self._unknown = unknown_cards(truth.table, self.seat)
            self._when = table, moves
        return self._unknown


def known_script(match: Match, seat: int) -> list[Move | Reseed]:
    """The answers of this step without those that others have sealed: they are asked again."""
    if match._sealed is None:
        return match.script
    since = match._sealed.since
    return match.script[:since] + [e for e in match.script[since:] if isinstance(e, Reseed) or e[0] == seat]


def imagine(truth: Match, script: list[Move | Reseed], seat: int, unknown: list[Unknown], chance: Chance) -> Match:
    """One imagined world. It is changed before the step is retraced, so what the step has shown stays as it was."""
    game = truth.setup.game
    swaps = deal_anew(unknown, chance)
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
    return truth.resume(truth.setup.blind, table.freeze(), [*script, future], retell, table=table)


def asks_the_same(truth: Match, world: Match) -> bool:
    """Whether the same question waits, where only one does."""
    ask, other = truth._ask, world._ask
    if ask is None:
        return other is None
    return other is not None and other.seat == ask.seat and other.prompt is ask.prompt


def looks_the_same(truth: Match, world: Match, seat: int) -> bool:
    """Whether a seat sees the same and may answer the same; where all secrets are cards, that is certain."""
    if truth.setup.game.reimagine is None:
        return True
    asks = truth.ask_for(seat), world.ask_for(seat)
    options, others = ([] if ask is None else list(ask.options) for ask in asks)
    return options == others and truth.table.view(seat, truth.table) == world.table.view(seat, world.table)


# Cards


class Unknown(NamedTuple):
    """Places that look alike from behind: the card that truly lies in each, and which could be there, a bit a card."""

    cards: list[int]
    could_be: list[int]


def unknown_cards(table: Table, seat: int) -> list[Unknown]:
    """All places of which the seat does not know the card, by the pool that it comes from."""
    unknown: dict[str, Unknown] = {}
    pools, seats, known = table.setup.pools, table.setup.seats, table.known
    for zone in table.zones():
        if not zone.spot.sees >> seat & 1:
            could_be = table.maybe[zone.spot.number * seats + seat]
            for card in zone:
                if not known[card] >> seat & 1:
                    places = unknown.setdefault(pools[card], Unknown([], []))
                    places.cards.append(card)
                    places.could_be.append(could_be)
    return list(unknown.values())


def deal_anew(unknown: list[Unknown], chance: Chance) -> dict[int, int]:
    """For every card whose place a seat does not know, the card that lies there in the imagined world.

    It depends on what the seat knows and on chance, and not on how the cards truly lie.
    """
    swaps: dict[int, int] = {}
    for cards, could_be in unknown:
        swaps.update(zip(cards, deal(sorted(cards), could_be, chance), strict=True))
    return swaps


def deal(cards: list[int], places: list[int], chance: Chance) -> list[int]:
    """A card for each place, where a place can take only some of them, a bit a card.

    The places that can take the fewest are served first: where their choices are nested, every deal is equally likely.
    """
    if places.count(places[0]) == len(places):
        chance.shuffle(cards)
        return cards
    bits = sum([1 << card for card in cards])
    alike: dict[int, list[int]] = {}
    for place, takes in enumerate(places):
        alike.setdefault(takes & bits, []).append(place)
    dealt: dict[int, int] = {}
    for takes in sorted(alike, key=int.bit_count):
        chance.shuffle(cards)
        fitting = [card for card in cards if takes >> card & 1]
        for place, card in zip(alike[takes], fitting, strict=False):
            dealt[place] = card
            cards.remove(card)
        for place in alike[takes][len(fitting) :]:
            found = find_card(place, places, cards, dealt, [place])
            assert found is not None, "some card lies where it could not be"
            dealt[place] = found
    return [dealt[place] for place in range(len(places))]


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

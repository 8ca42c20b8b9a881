"""What a seat cannot know reaches it neither in an event nor in the worlds it imagines, in any game."""

from __future__ import annotations

import itertools
from collections.abc import Iterable, Iterator
from typing import Self

from regna.kernel import Event, Match, Setup
from regna.kernel.event import includes
from regna.kernel.table import Table

from .cases import Case, picker, random_move
from .test_contract import LONG, every_case, imagined, seats_of, sent_to, thinker


class Noted(list[Event]):
    """Events that are told, each with what was known of the cards at that moment."""

    def __init__(self, table: Table) -> None:
        super().__init__()
        self.table = table
        self.then: list[tuple[Event, list[int]]] = []

    def append(self, event: Event) -> None:
        self.then.append((event, self.table.known[:]))
        super().append(event)

    def __iadd__(self, events: Iterable[Event]) -> Self:  # type: ignore[override, misc]
        for event in events:
            self.append(event)
        return self


@every_case
def test_an_event_names_no_card_to_whoever_does_not_know_it(case: Case) -> None:
    """When it is told or when the move is over; this sees every kind of event, as it goes through whole matches."""
    match, random = Match(case.setup(18), listen=True), picker(18)
    noted = match.table.untold = Noted(match.table)
    while match.pending and len(match.moves) < 2 * LONG:
        match.apply(*random_move(match, random))
        for seat, (event, then) in itertools.product((None, *seats_of(match)), noted.then):
            for card in cards_named(match.setup, event.for_seat(seat)):
                readers = then[card] | match.table.known[card]
                assert includes(readers, seat), f"{event.kind} names {match.table.cards[card].slug}"
        noted.then.clear()


def cards_named(setup: Setup, event: Event | None) -> Iterator[int]:
    """The cards that an event speaks of."""
    for name, value in () if event is None else (event.facts | event.secret).items():
        if name in setup.game.facts and setup.game.facts[name].cards:
            yield from value if isinstance(value, list) else [value]


@every_case
def test_answers_that_a_seat_cannot_tell_apart_lead_to_the_same_worlds(case: Case) -> None:
    """Also where nobody else chooses at the same time: what a move did not show, imagined worlds do not know."""
    match, random = Match(case.setup(16)), picker(16)
    while match.pending and len(match.moves) < 60:
        if len(match.moves) % 4 == 0:
            ask = random.choice(match.pending)
            forks = [match.fork(listen=True) for _ in range(min(len(ask.options), 4))]
            for fork, option in zip(forks, ask.options, strict=False):
                fork.apply(ask.seat, option)
            for seat in seats_of(match):
                if seat != ask.seat:
                    compare_alike(forks, seat)
        match.apply(*random_move(match, random))


def compare_alike(forks: list[Match], seat: int) -> None:
    """Matches in which a seat is sent the same imagine the same."""
    alike: dict[str, list[Match]] = {}
    for fork in forks:
        alike.setdefault(sent_to(fork, seat), []).append(fork)
    for group in alike.values():
        assert len(group) == 1 or len({imagined(fork, seat) for fork in group}) == 1


@every_case
def test_an_imagined_world_taken_for_the_truth_imagines_the_same(case: Case) -> None:
    """With the same chance, since the seat cannot tell it from the truth, whether secrets are cards or not."""
    match, random = Match(case.setup(17)), picker(17)
    while match.pending and len(match.moves) < 60:
        if len(match.moves) % 15 == 7:
            for seat in seats_of(match):
                world = match.perspective(seat).imagine(thinker(len(match.moves)))
                assert imagined(world, seat) == imagined(match, seat)
        match.apply(*random_move(match, random))

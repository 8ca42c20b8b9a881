"""Sealed choices: the flows of a `Parallel` while they run side by side."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from .event import Event
from .flow import Ask, Flow, Option
from .table import Table

Answer = tuple[Ask, Option]
"""A question, and what was chosen."""


class Sealed:
    """The flows of a `Parallel` while they run: the question each seat has open, and what those that ended returned.

    `since` and `moves` are how long the script and the list of moves were before it began. `asked` is how many seats
    had to choose; `answers` is what each has chosen so far.

    What a seat's flow tells, that seat hears at once: so far `heard` of the events it has `told`. The others hear it
    when all have answered, in the order of seats, so that nobody learns who answered when.
    """

    __slots__ = ("answers", "asked", "asks", "flows", "heard", "moves", "results", "since", "table", "told")

    def __init__(self, flows: Mapping[int, Flow], table: Table, since: int, moves: int) -> None:
        self.flows = flows
        self.table = table
        self.since = since
        self.moves = moves
        self.told: dict[int, list[Event]] = {seat: [] for seat in sorted(flows)}
        self.heard = dict.fromkeys(self.told, 0)
        self.answers: dict[int, list[Answer]] = {seat: [] for seat in flows}
        self.asks: dict[int, Ask] = {}
        self.results: dict[int, Any] = {}
        for seat in flows:
            self.send(seat, None)
        self.asked = len(self.asks)

    def answer(self, seat: int, option: Option) -> None:
        """Give a seat's flow the option that the seat has chosen."""
        self.answers[seat].append((self.asks[seat], option))
        self.send(seat, option)

    def send(self, seat: int, value: Any) -> None:
        """Run one seat's flow to its next question or to its end."""
        table = self.table
        counter, untold = table.chance.counter, table.untold
        if untold is not None:
            table.untold = self.told[seat]
        try:
            ask = self.flows[seat].send(value)
        except StopIteration as done:
            self.asks.pop(seat, None)
            self.results[seat] = done.value
        else:
            assert type(ask) is Ask, "a sealed flow asks nothing but questions"
            assert ask.seat == seat, "a sealed flow asks its own seat"
            self.asks[seat] = ask
        table.untold = untold
        assert table.chance.counter == counter, "a sealed flow uses no chance"

    def forced(self) -> Ask | None:
        """A question with a single answer, unless the moment matters."""
        for ask in self.asks.values():
            if not ask.prompt.matters and len(ask.options) == 1:
                return ask
        return None

    def finish(self) -> dict[int, Any]:
        """What each seat's flow has returned; what they told is now told to everybody."""
        if self.table.untold is not None:
            self.table.untold += self.told_to_all()
        return {seat: self.results[seat] for seat in self.flows}

    def told_to_own(self) -> Iterator[Event]:
        """What each flow has told and its own seat has not heard yet, for that seat alone."""
        for seat, events in self.told.items():
            for event in events[self.heard[seat] :]:
                yield event.only_for(1 << seat)
            self.heard[seat] = len(events)

    def told_to_all(self) -> Iterator[Event]:
        """What the flows have told, for all who have not heard it yet, in the order of seats."""
        for seat, events in self.told.items():
            heard = self.heard[seat]
            yield from (event.only_for(~(1 << seat)) for event in events[:heard])
            yield from events[heard:]

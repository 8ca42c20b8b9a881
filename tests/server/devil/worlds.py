"""Matches of Pact with the Devil with given roles and a given schedule, and how roles can be exchanged in them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from regna.games.devil import Devil
from regna.games.devil.constants import COLOURS, SEATS
from regna.games.devil.schedule import Schedule
from regna.games.devil.setup import give_role, set_schedule
from regna.games.devil.state import Realm
from regna.kernel import Ask, Flow, Match, Option, Setup

from ..api.test_hidden import Party


class Fated(Devil):
    """The game with roles and a schedule that are given."""

    def __init__(self, layout: Sequence[int], schedule: Schedule) -> None:
        self.layout, self.schedule = tuple(layout), schedule

    def step(self, table: Realm) -> Flow:
        return self.deal(table) if table.phase == "roles" else super().step(table)

    def deal(self, t: Realm) -> Flow:
        for me in t.players:
            give_role(t, me, self.layout[me.seat])
            t.tell("role", me, secret={"role": me.role})
        set_schedule(t, self.schedule)
        t.revealed = True
        t.phase = "production"
        yield from ()


def icons(layout: Sequence[int], schedule: Schedule, seat: int) -> list[int]:
    """The icons that a seat sees in the whole match."""
    return [layout[circulation[seat]] for each in schedule for circulation in each]


def moved(layout: Sequence[int], schedule: Schedule, other: Sequence[int]) -> Schedule:
    """The same schedule for roles that sit elsewhere."""
    to = [other.index(role) for role in layout]

    def turned(circulation: Sequence[int]) -> tuple[int, ...]:
        return tuple(to[circulation[layout.index(role)]] for role in other)

    return tuple((turned(first), turned(second)) for first, second in schedule)


def other_roles(layout: Sequence[int], seat: int) -> tuple[int, ...]:
    """Everybody but one seat has the role of another."""
    others = [n for n in range(SEATS) if n != seat]
    found = list(layout)
    for one, next_one in zip(others, others[1:] + others[:1], strict=True):
        found[one] = layout[next_one]
    return tuple(found)


class World:
    """One of the two matches."""

    def __init__(
        self, layout: Sequence[int], schedule: Schedule, eyes: int, options: dict[str, str], seed: int
    ) -> None:
        self.party = Party(Setup.of(Fated(layout, schedule), SEATS, options, seed), (eyes, None))
        self.layout = tuple(layout)
        self.heard = 0

    @property
    def match(self) -> Match:
        return self.party.room.match

    @property
    def table(self) -> Any:
        return self.match.table

    def with_role(self, role: int) -> int:
        return self.layout.index(role)

    def play(self, seat: int, words: str) -> None:
        self.party.play(f"{COLOURS[seat]} {words}")


def words_of(match: Match, ask: Ask, option: Option) -> str:
    return match.write(ask, option).partition(" ")[2]


def choices(match: Match, seat: int) -> dict[str, Option]:
    """The answers to a seat's question, in words without its colour."""
    ask = match.ask_for(seat)
    return {} if ask is None else {words_of(match, ask, option): option for option in ask.options}

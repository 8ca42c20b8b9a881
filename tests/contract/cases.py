"""Every registered game, at every number of seats, with every value of every option and variants combined freely."""

from __future__ import annotations

import itertools
import json
from collections.abc import Iterator
from random import Random
from typing import NamedTuple

from regna.games import NAMES, load
from regna.kernel import Ask, BadSetup, Game, Match, Option, Setup


class Case(NamedTuple):
    game: str
    seats: int
    options: tuple[tuple[str, str], ...]

    def __str__(self) -> str:
        return "-".join([self.game, str(self.seats), *(f"{name}={value}" for name, value in self.options)])

    def setup(self, seed: int = 1) -> Setup:
        return Setup.of(load(self.game), self.seats, dict(self.options), seed)


def cases() -> list[Case]:
    return [case for name in NAMES for case in cases_of(load(name))]


def cases_of(game: Game) -> Iterator[Case]:
    for seats in game.seats:
        bases = [case for case in combinations(game, seats, 0) if allowed(case)] or [
            case for case in combinations(game, seats, 1) if allowed(case)
        ]
        for base in bases:
            yield base
            for choice in game.choices:
                for value in choice.values[1:]:
                    case = Case(game.name, seats, (*base.options, (choice.name, value)))
                    if choice.name not in dict(base.options) and allowed(case):
                        yield case
            yield from filter(allowed, together(game, base))
        yield from with_a_switch(game, bases[0])


def together(game: Game, base: Case) -> Iterator[Case]:
    """Every way to play with two or more of what can be switched on."""
    switches = [choice.name for choice in game.choices if choice.values == ("off", "on")]
    for number in range(2, len(switches) + 1):
        for names in itertools.combinations(switches, number):
            yield base._replace(options=(*base.options, *((name, "on") for name in names)))


def with_a_switch(game: Game, base: Case) -> Iterator[Case]:
    """The last of the values that are only for those who switch something on, such as a difficulty of an expansion."""
    switches = [choice.name for choice in game.choices if choice.values == ("off", "on")]
    for choice in game.choices:
        alone = base._replace(options=tuple({**dict(base.options), choice.name: choice.values[-1]}.items()))
        for switch in switches:
            case = alone._replace(options=(*alone.options, (switch, "on")))
            if switch != choice.name and not allowed(alone) and allowed(case):
                yield case


def combinations(game: Game, seats: int, deviations: int) -> list[Case]:
    """The usual options, or all ways to change one of them."""
    if deviations == 0:
        return [Case(game.name, seats, ())]
    return [Case(game.name, seats, ((c.name, value),)) for c in game.choices for value in c.values[1:]]


def allowed(case: Case) -> bool:
    try:
        case.setup()
    except BadSetup:
        return False
    return True


CASES = cases()


def picker(seed: int) -> Random:
    return Random(seed)


def pick(random: Random, ask: Ask) -> Option:
    """Any option, but seldom the last one, which often ends the matter: so matches get further."""
    some = len(ask.options)
    if some > 1 and random.random() < 0.7:
        some -= 1
    return ask.options[int(random.random() * some)]


def random_move(match: Match, random: Random) -> tuple[int, Option]:
    """Any seat that has a question, any of its options."""
    asks = match.pending
    ask = asks[int(random.random() * len(asks))]
    return ask.seat, pick(random, ask)


def played(case: Case, moves: int, seed: int = 1, *, listen: bool = False) -> Match:
    """A match after some random moves."""
    match, random = Match(case.setup(seed), listen=listen), picker(seed)
    while match.pending and len(match.moves) < moves:
        match.apply(*random_move(match, random))
    return match


def as_sent(value: object) -> str:
    """The bytes that would go out."""
    return json.dumps(value, sort_keys=True)

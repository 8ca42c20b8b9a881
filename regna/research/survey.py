"""What random matches of a game have met: moves, words, lengths of lists, and which cards lie where.

Numbers for actions and places in an observation follow from it. For our own games it is stored in `surveys/`, where new
moves are only ever appended, so that numbers stay; for any other game a few matches are played when it is first needed.
`python -m regna.research.survey GAME` plays more and adds what is new.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

from ..games import load
from ..kernel import Ask, BadSetup, Game, Match, Option, Setup, Zone
from ..kernel.declare import CHILD, CHILDREN, ZONE
from ..kernel.state import Part, parts

STORED = Path(__file__).parent / "surveys"
MAX_MOVES = 20_000
FIRST_LOOK = 12
"""Matches that are played of a game that has no survey."""
LOOKED_AT = 5
"""Answers between two looks at the table."""


class Survey:
    """What was met; `words` and the like are by the field's path, `players.goods`, which is the same for all players.

    `lengths` has lists, zones, and under "" the figures of questions; `mixed` are lists of more than plain numbers;
    `known` are hidden zones in which somebody who does not see into them knew a card.
    """

    def __init__(self, data: Mapping[str, Any] | None = None) -> None:
        data = data or {}
        self.moves: dict[str, None] = dict.fromkeys(data.get("moves", ()))
        self.words: dict[str, list[str]] = {path: list(words) for path, words in data.get("words", {}).items()}
        self.lengths: dict[str, int] = dict(data.get("lengths", {}))
        self.decks: dict[str, list[str]] = {path: list(decks) for path, decks in data.get("decks", {}).items()}
        self.mixed: list[str] = list(data.get("mixed", ()))
        self.known: list[str] = list(data.get("known", ()))

    def data(self) -> dict[str, Any]:
        """As it is stored."""
        return {
            "moves": list(self.moves),
            "words": dict(sorted(self.words.items())),
            "lengths": dict(sorted(self.lengths.items())),
            "decks": {path: sorted(decks) for path, decks in sorted(self.decks.items())},
            "mixed": sorted(self.mixed),
            "known": sorted(self.known),
        }

    # Looking

    def play(self, setup: Setup) -> None:
        """Play a match at random and note what it meets."""
        match, random, new = Match(setup, can_fork=False), Random(setup.seed), dict[tuple[str, Option], Ask]()
        while match.pending and len(match.moves) < MAX_MOVES:
            if len(match.moves) % LOOKED_AT == 0:
                self.look(match)
            ask = random.choice(match.pending)
            new.update(((ask.prompt.name, option), ask) for option in ask.options)
            figures = sum(type(value) is int for value in ask.facts.values())
            self.lengths[""] = max(figures, self.lengths.get("", 0))
            match.apply(ask.seat, random.choice(ask.options))
        self.look(match)
        self.moves |= dict.fromkeys(sorted(match.write_option(ask, option) for (_, option), ask in new.items()))

    def look(self, match: Match) -> None:
        """Note what lies on the table now."""
        for part in parts(match.table):
            for name, field in type(part.state).__fields__.items():
                value = getattr(part.state, name)
                if field.kind == ZONE:
                    self.look_into(path_to(part, name), value, match)
                elif field.kind not in (CHILD, CHILDREN):
                    self.note(path_to(part, name), value)

    def note(self, path: str, value: Any) -> None:
        values = flat(value)
        for word in values:
            if isinstance(word, str):
                add(self.words.setdefault(path, []), word)
        if isinstance(value, list | tuple):
            self.lengths[path] = max(len(values), self.lengths.get(path, 0))
            if any(type(each) is not int for each in value):
                add(self.mixed, path)

    def look_into(self, path: str, zone: Zone, match: Match) -> None:
        self.lengths[path] = max(len(zone), self.lengths.get(path, 0))
        for card in zone:
            add(self.decks.setdefault(path, []), match.setup.cards[card].deck)
            if zone.spot.reminds and match.table.known[card] & ~zone.spot.sees:
                add(self.known, path)


def path_to(part: Part, name: str) -> str:
    """Where a field is, the same for all players."""
    return ".".join([*(step for step in part.path if isinstance(step, str)), name])


def add(found: list[str], word: str) -> None:
    if word not in found:
        found.append(word)


def flat(value: Any) -> list[Any]:
    """The values of a list, and of lists and tuples in it."""
    if isinstance(value, list | tuple):
        return [each for part in value for each in flat(part)]
    return [value]


# Finding one


@cache
def stored(game: str) -> Survey | None:
    """The survey of one of our own games."""
    path = STORED / f"{game}.json"
    return Survey(json.loads(path.read_text("utf-8"))) if path.is_file() else None


QUICK: dict[tuple[object, ...], Survey] = {}


def survey_for(setup: Setup) -> Survey:
    """The survey of a game: as stored, or made now and kept for as long as the program runs."""
    found = stored(setup.game.name)
    if found is not None:
        return found
    key = setup.game, setup.seats, *setup.options.items()
    if key not in QUICK:
        QUICK[key] = Survey()
        for seed in range(FIRST_LOOK):
            QUICK[key].play(Setup.of(setup.game, setup.seats, setup.options, seed))
    return QUICK[key]


# Making one


def tables(game: Game) -> Iterator[tuple[int, dict[str, str]]]:
    """Every number of seats, with the usual options, with each other value of one, and that with a switch."""
    for seats in game.seats:
        others = [{choice.name: value} for choice in game.choices for value in choice.values[1:]]
        switched = [{**one, **two} for one in others for two in others if is_switch(game, two) and one != two]
        found = [options for options in ({}, *others, *switched) if is_allowed(game, seats, options)]
        yield from ((seats, options) for options in found)


def is_switch(game: Game, options: Mapping[str, str]) -> bool:
    return any(choice.name in options and choice.values == ("off", "on") for choice in game.choices)


def is_allowed(game: Game, seats: int, options: Mapping[str, str]) -> bool:
    try:
        Setup.of(game, seats, options)
    except BadSetup:
        return False
    return True


def extend(game: Game, rounds: int) -> Survey:
    """The stored survey, with what this many more matches at every table meet, each with a seed of its own."""
    survey = stored(game.name) or Survey()
    for seed, (seats, options) in enumerate([*tables(game)] * rounds):
        survey.play(Setup.of(game, seats, options, seed))
    return survey


def main(name: str, rounds: str = "4") -> None:
    """Play this many matches at every table and store what they met."""
    survey = extend(load(name), int(rounds))
    STORED.mkdir(exist_ok=True)
    (STORED / f"{name}.json").write_text(json.dumps(survey.data(), indent=1) + "\n", "utf-8")
    print(f"{name}: {len(survey.moves)} moves")


if __name__ == "__main__":
    main(*sys.argv[1:])

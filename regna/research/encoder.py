"""The flat encoding: what a seat sees, as numbers.

It has the fields that the seat's view has, without what a game works out from them for whoever draws the board. For
each shape of table and each seat a function is written once, as the kernel does for states, that reads just those:

- numbers as they are; lists with -1 behind them, up to the greatest length that the game's survey has met;
- a word as a 1 in the place of that word;
- for every zone that the seat sees into, a place for each card that may lie there: 0 if it does not, else its place
  from the bottom, from 1 on; of other zones the size, the faces, and in the same way cards that the seat knows there;
- the question: a 1 in the place of its prompt, then its figures.

One's own player comes first, then the others in turn order.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from ..kernel import Ask, Match, Table, Zone
from ..kernel.declare import GRID, LIST, OWNED, PLAIN, SHOWN, ZONE, Field
from ..kernel.state import Part, parts
from ..kernel.zone import EVERYBODY
from .survey import Survey, flat, path_to, survey_for

Flat = NDArray[np.float32]
Write = Callable[[Table, "array[float]", list[object], list[int]], None]
PADDING = -1
NOWHERE = -1
"""The place, behind all others, of what the survey has not met."""
COPY = {PLAIN: "{}", LIST: "{}[:]", GRID: "[row[:] for row in {}]"}


class Code(NamedTuple):
    """Code for a value as it is compared with the one before, as it is kept for that, and for its numbers."""

    now: str
    kept: str
    numbers: str


class Encoder:
    """Encodes what one seat sees of tables of one shape; `names` says what stands in each place."""

    def __init__(self, table: Table, seat: int, survey: Survey) -> None:
        self.seat = seat
        self.survey = survey
        self.setup = table.setup
        self.names: list[str] = []
        self.unseen: list[object] = [None]
        self.scope: dict[str, Any] = {"array": array, "me": 1 << seat, "numbers_in": numbers_in}
        self.write = self.compiled(sorted([part for part in parts(table) if sees(part.sees, seat)], key=self.turn))
        self.first_prompt = len(self.names)
        self.prompts = {prompt.name: len(self.names) + n for n, prompt in enumerate(self.setup.game.prompts)}
        self.names += [f"question {name}" for name in self.prompts]
        self.first_figure = len(self.names)
        self.names += [f"question figure {n}" for n in range(survey.lengths.get("", 0))]
        self.size = len(self.names)
        self.no_question = array("f", bytes(4 * (self.size - self.first_prompt)))

    def write_question(self, ask: Ask | None, out: array[float]) -> None:
        out[self.first_prompt : self.size] = self.no_question
        if ask is None:
            return
        out[self.prompts.get(ask.prompt.name, NOWHERE)] = 1
        if ask.facts:
            figures = [value for value in ask.facts.values() if type(value) is int]
            for place, figure in zip(range(self.first_figure, self.size), figures, strict=False):
                out[place] = figure

    def turn(self, part: Part) -> tuple[bool, int]:
        """The order of parts: the table, my own, those of the others in turn order, those of the solo opponent."""
        seats = self.setup.seats
        return part.owner >= seats, NOWHERE if part.owner < 0 else (part.owner - self.seat) % seats

    # The function that reads a table

    def compiled(self, seen: Sequence[Part]) -> Write:
        """A function that writes what has changed since `seen`, and keeps there what it has read."""
        ways = ["table" + "".join(f".{s}" if isinstance(s, str) else f"[{s}]" for s in part.path) for part in seen]
        lines = ["if news := known != seen[0]: seen[0] = known[:]"]
        lines += [f"part{n} = {way}" for n, way in enumerate(ways)]
        lines += [line for n, part in enumerate(seen) for line in self.numbers(f"part{n}", part)]
        lines += [line for n, part in enumerate(seen) for line in self.marks(f"part{n}", part)]
        exec("def write(table, out, seen, known):\n" + "".join(f"    {line}\n" for line in lines), self.scope)
        write: Write = self.scope["write"]
        return write

    def remembered(self, value: object) -> str:
        """A place for what is read, which begins with this value."""
        self.unseen.append(value)
        return f"seen[{len(self.unseen) - 1}]"

    def fields(self, part: Part) -> Iterator[tuple[str, str, str, Field]]:
        """The fields of a part that the view shows: the name, its path, what to call it, and how it is declared."""
        for name, field in type(part.state).__fields__.items():
            if field.seen in (SHOWN, OWNED) and field.kind <= ZONE:
                yield name, path_to(part, name), " ".join(map(str, [*part.path, name])), field

    def numbers(self, state: str, part: Part) -> Iterator[str]:
        """Code for what is numbers, and for the sizes of what is hidden: all of a part if any of it has changed."""
        first, seen = len(self.names), self.remembered(None)
        found = [each for field in self.fields(part) for each in self.numbers_of(state, part, *field)]
        if found:
            now, kept, codes = ("".join(f"{each}, " for each in column) for column in zip(*found, strict=True))
            yield f"if {seen} != ({now}):"
            yield f"    {seen} = ({kept})"
            yield f"    out[{first}:{len(self.names)}] = array('f', [{codes}])"

    def numbers_of(self, state: str, part: Part, name: str, path: str, called: str, field: Field) -> Iterator[Code]:
        value = f"{state}.{name}"
        if field.kind == ZONE:
            yield from self.zone_numbers(value, path, called, getattr(part.state, name))
        elif field.seen == OWNED and part.owner != self.seat:
            if field.kind != PLAIN:
                yield self.number(f"{called} size", f"len({value})")
        elif path in self.survey.lengths:
            length, kept = self.survey.lengths[path], COPY[field.kind].format(value)
            plain = field.kind == LIST and path not in self.survey.mixed
            yield from self.listed(called, length, value, kept, value if plain else self.read_mixed(value, path))
        elif path not in self.survey.words:
            yield self.number(called, f"(-1 if {value} is None else {value})" if field.prototype is None else value)

    def number(self, called: str, code: str) -> Code:
        self.names.append(called)
        return Code(code, code, code)

    def listed(self, called: str, length: int, value: str, kept: str, code: str) -> Iterator[Code]:
        """Code for a list, with padding where it is shorter."""
        padded = f"(values + {self.constant([PADDING] * length)})[:{length}]"
        self.names += [f"{called} {n}" for n in range(length)]
        if length:
            yield Code(value, kept, f"*(values if len(values := {code}) == {length} else {padded})")

    def read_mixed(self, value: str, path: str) -> str:
        words = {word: n for n, word in enumerate(self.survey.words.get(path, ()))}
        return f"numbers_in({value}, {self.constant(words)})"

    def zone_numbers(self, value: str, path: str, called: str, zone: Zone) -> Iterator[Code]:
        """Code for the size and the faces of a zone that the seat does not see into."""
        if not sees(zone.spot.sees, self.seat):
            yield self.number(f"{called} size", f"len({value})")
            if zone.spot.face is not None:
                faces = f"[{self.constant(zone.spot.face)}(card) for card in {value}]"
                yield from self.listed(f"{called} face", self.survey.lengths.get(path, 0), value, f"{value}[:]", faces)

    def marks(self, state: str, part: Part) -> Iterator[str]:
        """Code for what is marked in its place: words and cards."""
        for name, path, called, field in self.fields(part):
            value = f"{state}.{name}"
            if field.kind == ZONE:
                yield from self.zone_marks(value, path, called, getattr(part.state, name))
            elif path not in self.survey.lengths and (field.seen == SHOWN or part.owner == self.seat):
                yield from self.word_marks(value, called, self.survey.words.get(path, ()))

    def word_marks(self, value: str, called: str, words: Sequence[str]) -> Iterator[str]:
        """Code for a word; nothing for a field that never holds one."""
        if words:
            place = self.constant({word: len(self.names) + n for n, word in enumerate(words)})
            seen = self.remembered(None)
            self.names += [f"{called} {word}" for word in words]
            yield f"if {seen} != {value}:"
            yield f"    out[{place}.get({seen}, {NOWHERE})] = 0"
            yield f"    out[{place}.get({value}, {NOWHERE})] = 1"
            yield f"    {seen} = {value}"

    def zone_marks(self, value: str, path: str, called: str, zone: Zone) -> Iterator[str]:
        """Code for the cards of a zone that the seat sees, or may know."""
        sees_all = sees(zone.spot.sees, self.seat)
        if not sees_all and path not in self.survey.known:
            return
        places, decks = [NOWHERE] * len(self.setup.cards), self.survey.decks.get(path, ())
        for number, card in enumerate(self.setup.cards):
            if card.deck in decks:
                places[number] = len(self.names)
                self.names.append(f"{called} {card.slug}")
        place, seen = self.constant(places), self.remembered([])
        yield f"if {seen} != {value}{'' if sees_all else ' or news'}:"
        yield f"    for card in {seen}: out[{place}[card]] = 0"
        yield f"    for n, card in enumerate({value}, 1):"
        yield f"        {'' if sees_all else 'if known[card] & me: '}out[{place}[card]] = n"
        yield f"    {seen} = {value}[:]"

    def constant(self, value: object) -> str:
        """A name for a value in the code."""
        name = f"constant{len(self.scope)}"
        self.scope[name] = value
        return name


def sees(seats: int, seat: int) -> bool:
    return seats == EVERYBODY or bool(seats >> seat & 1)


def numbers_in(value: object, words: Mapping[str, int]) -> list[float]:
    """The numbers in lists and tuples at any depth; words by their order, and -1 for nothing."""
    return [
        words.get(each, PADDING) if isinstance(each, str) else PADDING if each is None else each for each in flat(value)
    ]


class Observer:
    """A seat that looks at a table again and again: what has not changed since the last time is not written anew."""

    def __init__(self, encoder: Encoder) -> None:
        self.encoder = encoder
        self.seen = encoder.unseen[:]
        self.out = array("f", bytes(4 * (encoder.size + 1)))
        self.flat = np.frombuffer(self.out, np.float32, encoder.size)

    def __call__(self, table: Table, ask: Ask | None) -> Flat:
        """What the seat sees now, and its question if it has one."""
        self.encoder.write(table, self.out, self.seen, table.known)
        self.encoder.write_question(ask, self.out)
        return self.flat.copy()


ENCODERS: dict[tuple[object, ...], Encoder] = {}


def encoder_for(match: Match, seat: int) -> Encoder:
    """The encoder for the table of a match, made once for all of its shape."""
    key = seat, *match.setup.options.items(), *match.table.shape
    if key not in ENCODERS:
        ENCODERS[key] = Encoder(match.table, seat, survey_for(match.setup))
    return ENCODERS[key]


def encode(match: Match, seat: int) -> Flat:
    """What a seat sees of a match, as numbers."""
    return Observer(encoder_for(match, seat))(match.table, match.ask_for(seat))

"""The flat encoding: what a seat sees, as numbers.

It has the fields that the seat's view has, without what a game works out from them for whoever draws the board:

- numbers as they are; lists with -1 behind them, up to the greatest length that the game's survey has met;
- a word as a 1 in the place of that word;
- for every zone that the seat sees into, a place for each card that may lie there: 0 if it does not, else its place
  from the bottom, from 1 on; of other zones the size, the faces, and in the same way cards that the seat knows there;
- the question: a 1 in the place of its prompt, then its figures.

One's own player comes first, then the others in turn order.

For each shape of table and each seat a function is written once, as the kernel does for states, that reads just those.
What it reads lies in blocks of bytes: those that have changed since anybody's last look are written anew, then all are
joined. A block that two seats see alike is the same for both.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from struct import Struct
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from ..kernel import Ask, Match, Table, Zone
from ..kernel.declare import GRID, LIST, OWNED, PLAIN, SHOWN, ZONE, Field
from ..kernel.state import Part, parts
from ..kernel.zone import EVERYBODY
from .survey import Survey, flat, path_to, survey_for

Flat = NDArray[np.float32]
Read = Callable[[Table, list[object], list[bytes], list[int], bytes], bytearray]
FLOAT = np.dtype(np.float32)
PADDING = -1
NOWHERE = -1
"""The place, behind all others, of what the survey has not met."""
BLOCK = 16
"""Numbers that are read at once, at least: fewer blocks are compared sooner, smaller ones written sooner."""
NEVER: object = object()
"""What a block shows that has not been read yet."""
COPY = {PLAIN: "{}", LIST: "{}[:]", GRID: "[row[:] for row in {}]"}


class Code(NamedTuple):
    """Code for a value as it is compared with the one before, as it is kept for that, and for its numbers."""

    now: str
    kept: str
    numbers: str
    size: int = 1


class Blocks:
    """The blocks of all seats, numbered by the code that reads them, and the values that the code names."""

    def __init__(self) -> None:
        self.numbers: dict[str, int] = {}
        self.constants: dict[str, str] = {}
        self.scope: dict[str, Any] = {
            "join": bytearray().join,
            "marks": marks,
            "known_marks": known_marks,
            "numbers_in": numbers_in,
        }

    def number(self, code: str) -> int:
        return self.numbers.setdefault(code, len(self.numbers))

    def constant(self, value: object) -> str:
        """A name for a value in the code."""
        name = self.constants.setdefault(repr(value), f"constant{len(self.constants)}")
        self.scope.setdefault(name, value)
        return name

    def pack(self, size: int) -> str:
        """The name of a function that makes a block of so many numbers."""
        self.scope.setdefault(f"pack{size}", Struct(f"{size}f").pack)
        return f"pack{size}"


class Encoder:
    """Encodes what one seat sees of tables of one shape; `names` says what stands in each place."""

    def __init__(self, table: Table, seat: int, survey: Survey, blocks: Blocks) -> None:
        self.seat = seat
        self.survey = survey
        self.setup = table.setup
        self.blocks = blocks
        self.names: list[str] = []
        self.order: list[int] = []
        self.read = self.compiled({f"part{n}": part for n, part in enumerate(parts(table)) if sees(part.sees, seat)})
        prompts = [prompt.name for prompt in self.setup.game.prompts]
        self.figures = survey.lengths.get("", 0)
        self.prompts = {name: mark(n, len(prompts)) for n, name in enumerate(prompts)}
        self.no_prompt, self.no_figures = zeros(len(prompts)), zeros(self.figures)
        self.names += [f"question {name}" for name in prompts]
        self.names += [f"question figure {n}" for n in range(self.figures)]
        self.size = len(self.names)

    def question(self, ask: Ask | None) -> bytes:
        """The block of a question."""
        if ask is None:
            return self.no_prompt + self.no_figures
        prompt = self.prompts.get(ask.prompt.name, self.no_prompt)
        if not ask.facts:
            return prompt + self.no_figures
        figures = array("f", [value for value in ask.facts.values() if type(value) is int][: self.figures]).tobytes()
        return prompt + figures + self.no_figures[len(figures) :]

    def turn(self, part: Part) -> tuple[bool, int]:
        """The order of parts: the table, my own, those of the others in turn order, those of the solo opponent."""
        seats = self.setup.seats
        return part.owner >= seats, NOWHERE if part.owner < 0 else (part.owner - self.seat) % seats

    # The function that reads a table

    def compiled(self, seen: Mapping[str, Part]) -> Read:
        """A function that writes anew the blocks that have changed since `seen`, and joins all of them."""
        news = self.blocks.number(f"known by {self.seat}")
        ordered = sorted(seen, key=lambda name: self.turn(seen[name]))
        lines = [f"if news := known != seen[{news}]: seen[{news}] = known[:]"]
        lines += [f"{name} = table{''.join(map(step_to, seen[name].path))}" for name in ordered]
        lines += [line for name in ordered for line in self.numbers(name, seen[name])]
        lines += [line for name in ordered for line in self.marks(name, seen[name])]
        lines += [f"return join(({''.join(f'blocks[{number}], ' for number in self.order)}question))"]
        scope = self.blocks.scope
        exec("def read(table, seen, blocks, known, question):\n" + "".join(f"    {line}\n" for line in lines), scope)
        read: Read = scope["read"]
        return read

    def block(self, now: str, kept: str, code: str, *, hidden: bool = False) -> str:
        """Code for the next block, which is written if what it shows has changed, or what the seat knows of cards."""
        number = self.blocks.number(f"{now} {code}")
        self.order.append(number)
        changed = f"if seen[{number}] != {now}{' or news' if hidden else ''}:"
        return f"{changed} seen[{number}] = {kept}; blocks[{number}] = {code}"

    def fields(self, part: Part) -> Iterator[tuple[str, str, str, Field]]:
        """The fields of a part that the view shows: the name, its path, what to call it, and how it is declared."""
        for name, field in type(part.state).__fields__.items():
            if field.seen in (SHOWN, OWNED) and field.kind <= ZONE:
                yield name, path_to(part, name), " ".join(map(str, [*part.path, name])), field

    def numbers(self, state: str, part: Part) -> Iterator[str]:
        """Code for what is numbers, and for the sizes of what is hidden."""
        for codes in gathered(each for field in self.fields(part) for each in self.numbers_of(state, part, *field)):
            now, kept, numbers = (
                "".join(f"{each}, " for each in column) for column in list(zip(*codes, strict=True))[:3]
            )
            yield self.block(
                f"({now})", f"({kept})", f"{self.blocks.pack(sum(each.size for each in codes))}({numbers})"
            )

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
        padded = f"(values + {self.blocks.constant([PADDING] * length)})[:{length}]"
        self.names += [f"{called} {n}" for n in range(length)]
        if length:
            yield Code(value, kept, f"*(values if len(values := {code}) == {length} else {padded})", length)

    def read_mixed(self, value: str, path: str) -> str:
        words = {word: n for n, word in enumerate(self.survey.words.get(path, ()))}
        return f"numbers_in({value}, {self.blocks.constant(words)})"

    def zone_numbers(self, value: str, path: str, called: str, zone: Zone) -> Iterator[Code]:
        """Code for the size and the faces of a zone that the seat does not see into."""
        if not sees(zone.spot.sees, self.seat):
            yield self.number(f"{called} size", f"len({value})")
            if zone.spot.face is not None:
                faces = f"[{self.blocks.constant(zone.spot.face)}(card) for card in {value}]"
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
            self.names += [f"{called} {word}" for word in words]
            place = self.blocks.constant({word: mark(n, len(words)) for n, word in enumerate(words)})
            yield self.block(value, value, f"{place}.get({value}, {self.blocks.constant(zeros(len(words)))})")

    def zone_marks(self, value: str, path: str, called: str, zone: Zone) -> Iterator[str]:
        """Code for the cards of a zone that the seat sees, or may know."""
        sees_all = sees(zone.spot.sees, self.seat)
        if not sees_all and path not in self.survey.known:
            return
        places, decks = [NOWHERE] * len(self.setup.cards), self.survey.decks.get(path, ())
        cards = [number for number, card in enumerate(self.setup.cards) if card.deck in decks]
        for place, number in enumerate(cards):
            places[number] = place
        self.names += [f"{called} {self.setup.cards[number].slug}" for number in cards]
        given = f"{value}, {self.blocks.constant(places)}, {self.blocks.constant(array('f', zeros(len(cards) + 1)))}"
        code = f"marks({given})" if sees_all else f"known_marks({given}, known, {1 << self.seat})"
        yield self.block(value, f"{value}[:]", code, hidden=not sees_all)


def sees(seats: int, seat: int) -> bool:
    return seats == EVERYBODY or bool(seats >> seat & 1)


def step_to(step: str | int) -> str:
    """Code for a step of a part's path."""
    return f".{step}" if isinstance(step, str) else f"[{step}]"


def gathered(codes: Iterable[Code]) -> Iterator[list[Code]]:
    """The codes in groups of so many numbers that a block is worth while; a long list is one by itself."""
    group: list[Code] = []
    for code in codes:
        if group and (code.size >= BLOCK or sum(each.size for each in group) >= BLOCK):
            yield group
            group = []
        group.append(code)
    if group:
        yield group


def zeros(size: int) -> bytes:
    return bytes(FLOAT.itemsize * size)


def mark(place: int, size: int) -> bytes:
    """A block of zeros with a 1 in one place."""
    return zeros(place) + array("f", [1]).tobytes() + zeros(size - place - 1)


# What the code calls


def marks(cards: Sequence[int], places: Sequence[int], unmarked: array[float]) -> bytes:
    """For every card that may lie in a zone its place there."""
    out = unmarked[:]
    for n, card in enumerate(cards, 1):
        out[places[card]] = n
    return out[:NOWHERE].tobytes()


def known_marks(
    cards: Sequence[int], places: Sequence[int], unmarked: array[float], known: Sequence[int], me: int
) -> bytes:
    """The same, of those cards that a seat knows; in most piles nobody knows any."""
    if not any(map(known.__getitem__, cards)):
        return unmarked[:NOWHERE].tobytes()
    out = unmarked[:]
    for n, card in enumerate(cards, 1):
        if known[card] & me:
            out[places[card]] = n
    return out[:NOWHERE].tobytes()


def numbers_in(value: object, words: Mapping[str, int]) -> list[float]:
    """The numbers in lists and tuples at any depth; words by their order, and -1 for nothing."""
    return [
        words.get(each, PADDING) if isinstance(each, str) else PADDING if each is None else each for each in flat(value)
    ]


class Observer:
    """Looks at a table again and again, from every seat: what has not changed meanwhile is not read anew."""

    def __init__(self, encoders: Sequence[Encoder]) -> None:
        self.encoders = encoders
        size = len(encoders[0].blocks.numbers)
        self.seen, self.blocks = [NEVER] * size, [b""] * size

    def observe(self, seat: int, table: Table, ask: Ask | None) -> Flat:
        """What a seat sees now, and its question if it has one."""
        encoder = self.encoders[seat]
        flat = encoder.read(table, self.seen, self.blocks, table.known, encoder.question(ask))
        return np.frombuffer(flat, FLOAT)


ENCODERS: dict[tuple[object, ...], list[Encoder]] = {}


def encoders_for(match: Match) -> list[Encoder]:
    """The encoders of all seats for the table of a match, made once for all of its shape."""
    key = match.setup.seats, *match.setup.options.items(), *match.table.shape
    if key not in ENCODERS:
        blocks, survey = Blocks(), survey_for(match.setup)
        ENCODERS[key] = [Encoder(match.table, seat, survey, blocks) for seat in range(match.setup.seats)]
    return ENCODERS[key]


def encode(match: Match, seat: int) -> Flat:
    """What a seat sees of a match, as numbers."""
    return Observer(encoders_for(match)).observe(seat, match.table, match.ask_for(seat))

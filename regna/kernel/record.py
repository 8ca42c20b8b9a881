"""Records: a match as one readable text, and the way back.

    regna record 1
    game architects 1
    seats 2
    option boards dealt
    seed 7
    yellow draft keep
    = 5d1c8a90e1b2c3d4
    yellow undo 1
    chance draw chapel

A line that begins with `=` is the hash of the table at the step that has just begun, one that begins with `#` a remark.
Where the rules changed while the match was played, `rules 2 {...}` has the table from which it went on under version 2:
the lines before it are what earlier rules played, and are kept as they were.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from .errors import BadRecord, NotOffered, RegnaError
from .game import Game, Setup
from .log import Undo
from .outcome import is_outcome, read_outcome

if TYPE_CHECKING:
    from .match import Match

FORMAT = "regna record 1"
RULES = "rules"
CHANGE = re.compile(rf"{RULES} (\d{{1,9}}) (.+)", re.ASCII)
UNDO = re.compile(r"undo (\d{1,9})( agreed)?", re.ASCII)


def write_record(match: Match) -> str:
    """The whole match, with everything that was taken back."""
    version = match.setup.game.version if match.earlier is None else match.earlier.version
    return "\n".join([*header(match.setup, version), *body(match)]) + "\n"


def header(setup: Setup, version: int) -> Iterator[str]:
    usual = {choice.name: choice.default for choice in setup.game.choices}
    options = {name: setup.options[name] for name in usual if setup.options[name] != usual[name]}
    yield from plain_header(setup.game.name, version, setup.seats, options, setup.seed)
    if setup.position is not None:
        yield f"position {json.dumps(setup.position, sort_keys=True)}"
    yield from corrections_line(setup.corrections)


def plain_header(game: str, version: int, seats: int, options: Mapping[str, str], seed: int | str) -> Iterator[str]:
    """What a record begins with, also where the game is not at hand."""
    yield FORMAT
    yield f"game {game} {version}"
    yield f"seats {seats}"
    yield from (f"option {name} {value}" for name, value in options.items())
    yield f"seed {seed}"


def corrections_line(corrections: Mapping[str, Mapping[str, Any]] | None) -> Iterator[str]:
    """The corrections to cards with which a match is played, if there are any."""
    if corrections:
        yield f"corrections {json.dumps(corrections, sort_keys=True)}"


def rules_line(version: int, snapshot: str) -> str:
    """The line at which rules of another version take over."""
    return f"{RULES} {version} {snapshot}"


def body(match: Match) -> Iterator[str]:
    again = type(match)(match.setup)
    colours = match.setup.game.colours
    if (earlier := match.earlier) is not None:
        yield from earlier.lines
        yield rules_line(match.setup.game.version, earlier.snapshot)
        again.change_rules(earlier.snapshot, earlier.version, earlier.lines)
    for entry in match.log:
        steps = again.steps
        if isinstance(entry, Undo):
            yield f"{colours[entry.seat]} undo {entry.moves}{' agreed' if entry.agreed else ''}"
            again.undo(entry.seat, entry.moves, agreed=entry.agreed)
        else:
            yield again.write_move(entry)
            again.apply(*entry)
            if again.steps != steps:
                yield f"= {again.table.digest(again.boundary)}"


def read_record(kind: type[Match], text: str, load: Callable[[str], Game], *, upto: int | None, listen: bool) -> Match:
    """The match that a record describes; also one of other rules, if ours agree with every hash in it."""
    lines = text.splitlines()
    setup, version, first = read_header(lines, load)
    started = begin(kind, setup, version, lines[first:], listen=listen)
    try:
        read_body(started.match, lines, first + started.past, upto)
    except BadRecord as error:
        ours = setup.game.version
        if started.version == ours:
            raise
        raise BadRecord("record-version", game=setup.game.name, version=started.version, ours=ours) from error
    return started.match


class Started(NamedTuple):
    """A match at the moment from which its lines can be replayed, the version from there on, and the lines before."""

    match: Match
    version: int
    past: int


def begin(kind: type[Match], setup: Setup, version: int, lines: Sequence[str], *, listen: bool = False) -> Started:
    """Begin a match of these lines, which began under a version: at the last change of rules, if there was one."""
    match, past = kind(setup, listen=listen), past_rules(lines)
    if past:
        now, snapshot = read_rules(lines[past - 1])
        match.change_rules(snapshot, version, [line for line in lines[: past - 1] if is_content(line)])
        version = now
    return Started(match, version, past)


def past_rules(lines: Sequence[str]) -> int:
    """How many lines there are up to the last change of rules; what can be replayed comes after them."""
    return next((number for number in range(len(lines), 0, -1) if is_rules(lines[number - 1])), 0)


def is_rules(line: str) -> bool:
    return line.partition(" ")[0] == RULES


def is_content(line: str) -> bool:
    return bool(line.strip()) and not line.startswith("#")


def read_rules(line: str) -> tuple[int, str]:
    """The version that takes over at a line, and the table it takes over."""
    found = CHANGE.fullmatch(line)
    if found is None:
        raise BadRecord("record-header", why=line[:40])
    return int(found[1]), found[2]


def read_body(match: Match, lines: Sequence[str], first: int, upto: int | None) -> None:
    """Play the lines of a record from a number on, and check every hash."""
    played = 0
    for number, line in enumerate(lines[first:], first + 1):
        line = line.strip()
        if not is_content(line):
            continue
        if line.startswith("="):
            if line[1:].strip() != match.table.digest(match.boundary):
                raise BadRecord("record-differs", line=number)
            continue
        if played == upto:
            break
        played += 1
        try:
            follow(match, line)
        except RegnaError as error:
            raise BadRecord("record-stops", line=number, text=line, why=error) from error


def follow(match: Match, line: str) -> None:
    """Do what one line of play says."""
    if is_outcome(line):
        match.enter(read_outcome(line, match.setup))
        return
    seat, words = match.address(line)
    if words.partition(" ")[0] != "undo":
        match.apply(seat, match.find(seat, words))
    elif (undo := UNDO.fullmatch(words)) is not None:
        match.undo(seat, int(undo[1]), agreed=undo[2] is not None)
    else:
        raise NotOffered("bad-undo", move=line)


def read_header(lines: list[str], load: Callable[[str], Game]) -> tuple[Setup, int, int]:
    """The set-up that a record begins with, the version of its rules, and how many lines it takes."""
    if not lines or lines[0].strip() != FORMAT:
        raise BadRecord("not-a-record", first=lines[0][:40] if lines else "")
    found: dict[str, str] = {}
    options: dict[str, str] = {}
    number = 1
    for number in range(1, len(lines)):
        name, _, value = lines[number].strip().partition(" ")
        if name == "option":
            key, _, choice = value.partition(" ")
            options[key] = choice
        elif name in ("game", "seats", "seed", "position", "corrections"):
            found[name] = value
        elif name and not name.startswith("#"):
            break
    else:
        number = len(lines)
    return *header_setup(found, options, load), number


def header_setup(found: dict[str, str], options: dict[str, str], load: Callable[[str], Game]) -> tuple[Setup, int]:
    for name in ("game", "seats", "seed"):
        if name not in found:
            raise BadRecord("record-lacks", what=name)
    name, _, version = found["game"].partition(" ")
    game = load(name)
    try:
        number, seats, seed = int(version), int(found["seats"]), int(found["seed"])
        position = json.loads(found["position"]) if "position" in found else None
        corrections = json.loads(found.get("corrections", "{}"))
    except ValueError as error:
        raise BadRecord("record-header", why=str(error)) from error
    return Setup.of(game, seats, options, seed, position, corrections), number

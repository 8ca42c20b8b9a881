"""Records: a match as one readable text, and the way back.

    regna record 1
    game architects 1
    seats 2
    option boards dealt
    seed 7
    yellow draft keep
    = 5d1c8a90e1b2c3d4
    yellow undo 1

A line that begins with `=` is the hash of the table at the step that has just begun, one that begins with `#` a remark.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

from .errors import BadRecord, NotOffered, RegnaError
from .game import Game, Setup
from .log import Undo

if TYPE_CHECKING:
    from .match import Match

FORMAT = "regna record 1"
UNDO = re.compile(r"undo (\d{1,9})( agreed)?", re.ASCII)


def write_record(match: Match) -> str:
    """The whole match, with everything that was taken back."""
    return "\n".join([*header(match.setup), *body(match)]) + "\n"


def header(setup: Setup) -> Iterator[str]:
    yield FORMAT
    yield f"game {setup.game.name} {setup.game.version}"
    yield f"seats {setup.seats}"
    for choice in setup.game.choices:
        if setup.options[choice.name] != choice.default:
            yield f"option {choice.name} {setup.options[choice.name]}"
    yield f"seed {setup.seed}"
    if setup.position is not None:
        yield f"position {json.dumps(setup.position, sort_keys=True)}"
    if setup.corrections:
        yield f"corrections {json.dumps(setup.corrections, sort_keys=True)}"


def body(match: Match) -> Iterator[str]:
    again = type(match)(match.setup)
    colours = match.setup.game.colours
    for entry in match.log:
        steps = again.steps
        if isinstance(entry, Undo):
            yield f"{colours[entry.seat]} undo {entry.moves}{' agreed' if entry.agreed else ''}"
            again.undo(entry.seat, entry.moves, agreed=entry.agreed)
        else:
            seat, option = entry
            ask = again.ask_for(seat)
            assert ask is not None
            yield again.write(ask, option)
            again.apply(seat, option)
            if again.steps != steps:
                yield f"= {again.table.digest(again.boundary)}"


def read_record(kind: type[Match], text: str, load: Callable[[str], Game], *, upto: int | None, listen: bool) -> Match:
    """The match that a record tells."""
    lines = text.splitlines()
    setup, first = read_header(lines, load)
    match = kind(setup, listen=listen)
    played = 0
    for number, line in enumerate(lines[first:], first + 1):
        line = line.strip()
        if not line or line.startswith("#"):
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
    return match


def follow(match: Match, line: str) -> None:
    """Do what one line of play says."""
    seat, words = match.address(line)
    if words.partition(" ")[0] != "undo":
        match.apply(seat, match.find(seat, words))
    elif (undo := UNDO.fullmatch(words)) is not None:
        match.undo(seat, int(undo[1]), agreed=undo[2] is not None)
    else:
        raise NotOffered("bad-undo", move=line)


def read_header(lines: list[str], load: Callable[[str], Game]) -> tuple[Setup, int]:
    """The set-up that a record begins with, and how many lines it takes."""
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
    return header_setup(found, options, load), number


def header_setup(found: dict[str, str], options: dict[str, str], load: Callable[[str], Game]) -> Setup:
    for name in ("game", "seats", "seed"):
        if name not in found:
            raise BadRecord("record-lacks", what=name)
    name, _, version = found["game"].partition(" ")
    game = load(name)
    if version != str(game.version):
        raise BadRecord("record-version", game=name, version=version, ours=game.version)
    try:
        seats, seed = int(found["seats"]), int(found["seed"])
        position = json.loads(found["position"]) if "position" in found else None
        corrections = json.loads(found.get("corrections", "{}"))
    except ValueError as error:
        raise BadRecord("record-header", why=str(error)) from error
    return Setup.of(game, seats, options, seed, position, corrections)

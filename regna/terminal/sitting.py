"""A sitting: a match, who sits in which seat, and the file it is kept in."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

from ..bots import USUAL, Bot, make_from, names
from ..bots.installed import is_place
from ..kernel import BadSetup, Game, Match, Option, RegnaError
from .saving import keep, write

ME = "me"


def usual_chairs(game: Game) -> str:
    """One person and a bot, or as many bots as the game needs."""
    return ",".join([ME, *[USUAL] * (max(2, game.seats[0]) - 1)])


def read_chairs(text: str, *, from_file: bool = False) -> list[str]:
    """`me,knight`: for every seat a person or a bot; no file may say where code to run is, `module:Class`."""
    chairs = [word.strip() for word in text.split(",")]
    for chair in chairs:
        if chair not in (ME, *names()) and (from_file or not is_place(chair)):
            raise RegnaError("terminal-chair", chair=chair, chairs=", ".join((ME, *names())))
    return chairs


def read_bots(text: str, seats: int) -> list[str]:
    """Bots for the seats, none left over."""
    bots = read_chairs(text)
    if ME in bots:
        raise BadSetup("terminal-chair", chair=ME, chairs=", ".join(names()))
    if len(bots) > seats:
        raise RegnaError("terminal-bots", bots=len(bots), seats=seats)
    for bot in bots:
        make_from(bot, 0)
    return bots


def read_options(words: Sequence[str]) -> dict[str, str]:
    """`boards=dealt`, several times."""
    found: dict[str, str] = {}
    for word in words:
        name, sign, value = word.partition("=")
        if not sign or not name:
            raise RegnaError("terminal-option", option=word)
        if name in found:
            raise RegnaError("terminal-option-twice", option=name)
        found[name] = value
    return found


def with_opponent(game: Game, seats: int, options: Mapping[str, str]) -> dict[str, str]:
    """Alone one plays against the game's standard opponent, unless another was asked for."""
    alone = {choice.name: choice.alone for choice in game.choices if choice.alone} if seats == 1 else {}
    return alone | dict(options)


class Sitting:
    """People and bots at a match. It knows whose move it is, but nothing of screens."""

    def __init__(self, match: Match, chairs: Sequence[str], file: Path) -> None:
        if len(chairs) != match.setup.seats:
            raise RegnaError("terminal-chairs", chairs=len(chairs), seats=match.setup.seats)
        assert match.events is not None, "a table to look at must listen"
        self.match = match
        self.chairs = list(chairs)
        self.file = file
        self.record = match.record().splitlines()
        self.people = [seat for seat, chair in enumerate(chairs) if chair == ME]
        self.bots: dict[int, Bot] = {
            seat: make_from(chair, match.setup.seed + seat + 1, timed=True)
            for seat, chair in enumerate(chairs)
            if chair != ME
        }

    def person_to_move(self, now: int | None) -> int | None:
        """A person with a question, if possible the one who is already there."""
        asked = [ask.seat for ask in self.match.pending if ask.seat in self.people]
        return now if now in asked else min(asked, default=None)

    def bot_to_move(self) -> int | None:
        return min((ask.seat for ask in self.match.pending if ask.seat in self.bots), default=None)

    def bot_choice(self, seat: int) -> Option:
        return self.bots[seat].choose(self.match.perspective(seat))

    def moves_to_undo(self, seat: int) -> int:
        """How many moves to take back so that this person's last one is among them; 0 without any."""
        for count, (mover, _) in enumerate(reversed(self.match.moves), 1):
            if mover == seat:
                return count
        return 0

    # Moves, each noted in the record as `Match.record` would

    def play(self, text: str) -> None:
        """Make a move that is written out."""
        self.apply(*self.match.read(text))

    def apply(self, seat: int, option: Option) -> None:
        ask, steps = self.match.ask_for(seat), self.match.steps
        self.match.apply(seat, option)
        assert ask is not None
        self.record.append(self.match.write(ask, option))
        if self.match.steps != steps:
            self.record.append(f"= {self.match.table.digest(self.match.boundary)}")

    def undo(self, seat: int, moves: int, *, agreed: bool) -> None:
        self.match.undo(seat, moves, agreed=agreed)
        self.record.append(f"{self.match.setup.game.colours[seat]} undo {moves}{' agreed' if agreed else ''}")

    def save(self) -> None:
        """Keep the match as it stands."""
        write(self.file, keep(self.record, self.chairs))

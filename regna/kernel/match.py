"""A match: a set-up and the moves made so far, ready to go on from there.

Forks and imagined worlds begin at the boundary of the current step and give the answers of its script again.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from . import notation
from .flow import Ask, Option, where
from .game import CardPoints, Game, Setup
from .imagine import Perspective
from .log import Move, Reseed, Result, Told, Undo
from .outcome import CHANCE, Outcome, write_outcome
from .present import Presented, Say, present
from .record import follow, read_record, write_record
from .runner import Runner
from .snapshot import restore
from .state import Frozen
from .table import Table
from .undo import Mark, fork_without, free_moves, moves_to_undo, rewind, set_mark


class Earlier(NamedTuple):
    """What was played by earlier rules: their version, every line as it was written, and the table they left."""

    version: int
    lines: list[str]
    snapshot: str
    boundary: Frozen
    told: int


Retell = Callable[[Ask | None, Option], Option]
"""The answer in another world, given the question there (None for an entered outcome) and the answer in this one."""


class Match(Runner):
    """One match, from the table's side: it knows everything. What a seat may know is in its `Perspective`."""

    __slots__ = ("earlier", "events", "is_fork", "log", "marks", "revealed")

    revealed: list[bool]
    """For every move, whether it taught anybody something new."""

    def __init__(self, setup: Setup, *, can_fork: bool = True, listen: bool = False) -> None:
        """Start a match. One that cannot fork is faster; one that listens tells what happens."""
        self.setup = setup
        self.can_fork = can_fork
        self.is_fork = False
        self.log: list[Move | Undo] = []
        self.events: list[Told] | None = [] if listen else None
        self.marks: list[Mark] = []
        self.earlier: Earlier | None = None
        self.start()

    @classmethod
    def new(
        cls, game: Game, seats: int, options: Mapping[str, str] | None = None, seed: int = 0, *, listen: bool = False
    ) -> Match:
        """A match of a game with these seats, options and seed."""
        return cls(Setup.of(game, seats, options, seed), listen=listen)

    # Moves

    def apply(self, seat: int, option: Option) -> None:
        """Answer a seat's question with one of its options; anything else is refused and changes nothing."""
        ask = self._ask
        if ask is None or ask.seat != seat:
            ask = self.ask_for(seat)
        options = () if ask is None else ask.options
        try:
            move = (seat, options[options.index(option)])
        except ValueError:
            if isinstance(option, Outcome) and seat == CHANCE:
                self.enter(option)
                return
            raise notation.refusal(self, seat, option, ask) from None
        if self.table.outcomes:
            self.fork().make(move)  # raises what is impossible before anything has changed here
        self.log.append(move)
        self.make(move)

    def enter(self, outcome: Outcome) -> None:
        """Settle what chance gives next.

        Cards that cannot be drawn are refused now; what cannot be rolled or shuffled, with the move that leads there.
        """
        if self.over:
            raise notation.refusal(self, CHANCE, write_outcome(outcome, self.setup), None)
        self.fork().make((CHANCE, outcome))
        self.log.append((CHANCE, outcome))
        self.make((CHANCE, outcome))

    def make(self, move: Move) -> None:
        """Make a move that is known to be offered."""
        table = self.table
        table.actor = move[0]
        self.moves.append(move)
        self.answer(move)
        self.answer_forced()
        self.revealed.append(table.revealed)
        table.revealed = False
        if self.events is not None:
            self.collect_events()
        if not self.script and not self.is_fork:
            set_mark(self)

    def collect_events(self) -> None:
        """Move what was told into the events, with what seats hear of their own sealed choices."""
        untold = self.table.untold
        if self.events is None or untold is None:
            return
        if self._sealed is not None:
            untold += self._sealed.told_to_own()
        self.events.extend(Told(len(self.moves), event) for event in untold if event.audience)
        untold.clear()

    # Moves in their text form

    def play(self, *texts: str) -> None:
        """Make moves that are written out, such as `yellow place forest` or `chance draw chapel`."""
        for text in texts:
            follow(self, text)

    def read(self, text: str) -> Move:
        """The move of a seat that a text means, if it is offered."""
        seat, words = self.address(text)
        return seat, self.find(seat, words)

    def address(self, text: str) -> tuple[int, str]:
        """The seat that a move names, and what it says."""
        return notation.address(self.setup, text)

    def find(self, seat: int, words: str) -> Option:
        """The option of a seat's question that is written so."""
        return notation.find(self, seat, words)

    def write(self, ask: Ask, option: Option) -> str:
        """A move in its short text form."""
        return f"{self.setup.game.colours[ask.seat]} {self.write_option(ask, option)}"

    def write_move(self, move: Move) -> str:
        """A move that is about to be made, in its short text form."""
        seat, option = move
        if seat == CHANCE:
            return write_outcome(option, self.setup)
        ask = self.ask_for(seat)
        assert ask is not None
        return self.write(ask, option)

    def write_option(self, ask: Ask, option: Option) -> str:
        """The same without the colour."""
        return notation.write_option(self.setup, ask, option)

    # Starting, and going back

    def start(self) -> None:
        """Lay the table, or take it over from earlier rules, and run to the first question."""
        self.table = self.setup.start() if self.earlier is None else self.table.thaw(self.earlier.boundary)
        if self.events is not None:
            del self.events[0 if self.earlier is None else self.earlier.told :]
        self.script = []
        self.since = []
        self.moves = []
        self.revealed = []
        self.steps = 0
        self.start_step()

    def start_step(self) -> None:
        """Begin a step on a new table and run to the first question."""
        if self.events is not None:
            self.table.untold = []
        self.due = 0
        self.begin_step()
        self.advance(None)
        self.answer_forced()
        self.table.revealed = False
        self.collect_events()

    def change_rules(self, snapshot: str, version: int, lines: Sequence[str]) -> None:
        """Go on from the table that earlier rules have left; what they played cannot be taken back any more."""
        self.table = restore(self.setup, snapshot)
        self.earlier = Earlier(version, list(lines), snapshot, self.table.freeze(), len(self.events or ()))
        self.log.clear()
        self.marks.clear()
        self.start()

    def return_to(self, mark: Mark) -> None:
        """Go back to an earlier place."""
        self.table = self.table.thaw(mark.boundary)
        self.table.outcomes = mark.outcomes
        self.steps = mark.steps - 1
        del self.moves[mark.moves :], self.revealed[mark.moves :]
        self.start_step()
        if self.events is not None:
            del self.events[mark.told :]

    def undo(self, seat: int, count: int = 1, *, agreed: bool = False) -> None:
        """Take back the last moves; without agreement this seat's own, while they taught nobody anything new."""
        assert not self.is_fork, "a fork has no past"
        gone = moves_to_undo(self, seat, count, agreed)
        self.log.append(Undo(seat, count, agreed))
        rewind(self, gone)

    def free_undos(self, seat: int) -> int:
        """How many of its last moves this seat may take back without asking anybody."""
        return len(free_moves(self, seat))

    # Forks

    def fork(self, *, listen: bool = False) -> Match:
        """An independent match in exactly the same position, for trying things: it has no past to record or undo.

        With `listen` it tells what happens from here on.
        """
        return self.resume(self.setup, self.boundary, self.script, listen=listen)

    def fork_undone(self, seat: int, count: int = 1, *, agreed: bool = False) -> Match:
        """A fork of the match as an undo would leave it."""
        return fork_without(self, moves_to_undo(self, seat, count, agreed))

    def resume(
        self,
        setup: Setup,
        boundary: Frozen,
        script: Sequence[Move | Reseed],
        retell: Retell | None = None,
        *,
        table: Table | None = None,
        listen: bool = False,
        outcomes: tuple[Outcome, ...] | None = None,
    ) -> Match:
        """A match that begins its step at a boundary, with these answers given, or others in their place.

        It plays on a copy of its own of the table there, or on the one that is given.
        """
        assert self.can_fork, "this match was started without `can_fork`"
        new = Match.__new__(Match)
        new.setup = setup
        new.can_fork = new.is_fork = True
        new.events = [] if listen else None
        new.earlier = None
        new.log = []
        new.marks = []
        new.moves = []
        new.revealed = []
        new.steps = self.steps
        new.table = self.table.thaw(boundary) if table is None else table
        new.table.setup = setup
        waiting = self.outcomes if outcomes is None else outcomes
        if waiting and retell is not None:
            waiting = tuple(retell(None, outcome) for outcome in waiting)
        new.outcomes = new.table.outcomes = waiting
        new.script = []
        new.since = []
        new.keep(boundary)
        if listen:
            new.table.untold = []
            new.due = 0
        new._ask = new._sealed = new._flow = None
        if not self.setup.game.over(new.table):
            new._flow = self.setup.game.step(new.table)
            new.advance(None)
            new.repeat(script, retell)
            if boundary is not self.boundary or len(script) < len(self.script):
                new.answer_forced()
            new.table.revealed = False
        if new.events is not None:
            new.collect_events()
            new.events.clear()
        return new

    def repeat(self, script: Sequence[Move | Reseed], retell: Retell | None) -> None:
        """Give the answers of a script, or others in their place."""
        for entry in script:
            self.give(entry if retell is None or isinstance(entry, Reseed) else self.retold(entry, retell))

    def retold(self, move: Move, retell: Retell) -> Move:
        """A move of another world as it would be made in this one, if it can be."""
        seat, option = move
        if seat == CHANCE:
            return seat, retell(None, option)
        ask = self.ask_for(seat)
        if ask is not None:
            option = retell(ask, option)
        if ask is None or not ask.offers(option):
            raise notation.refusal(self, seat, option, ask)
        return seat, option

    # Looking at it

    def view(self, seat: int | None = None) -> dict[str, Any]:
        """The table as this seat may see it, or as a stranger may."""
        game, table = self.setup.game, self.table
        ending = [goal._asdict() for goal in game.ending(table)]
        return table.view(seat, table) | {"offers": game.offers(table, seat), "ending": ending}

    def points(self) -> list[dict[str, int]] | None:
        """The points so far by category, as far as anybody may know them."""
        return self.setup.game.points(self.table)

    def card_points(self) -> list[list[CardPoints]]:
        """What the cards of every player count, once the match is over; before, nothing."""
        return self.setup.game.card_points(self.table) if self.over else []

    def perspective(self, seat: int) -> Perspective:
        """All that this seat may know and do."""
        return Perspective(self, seat)

    def present(self, seat: int, say: Say) -> Presented | None:
        """The seat's question in words, or None when it has none."""
        return present(self, seat, say)

    def events_for(self, seat: int | None, since: int = 0) -> list[Told]:
        """What this seat, or a stranger, may know of what happened, from an event on."""
        assert self.events is not None, "this match does not listen"
        return [known for told in self.events[since:] if (known := told.for_seat(seat)) is not None]

    def where(self) -> str:
        """The rules we are inside, `turn > visit-guildhall > build`."""
        return " > ".join(where(self._flow))

    # On file

    def record(self) -> str:
        """The whole match as one readable text, with everything that was taken back."""
        assert not self.is_fork, "a fork has no past"
        return write_record(self)

    @classmethod
    def replay(cls, text: str, load: Callable[[str], Game], *, upto: int | None = None, listen: bool = False) -> Match:
        """The match that a record describes, checked line by line; all of it, or this many lines of play."""
        return read_record(cls, text, load, upto=upto, listen=listen)

    def result(self) -> Result:
        """Winners and points as if the match ended now."""
        return Result(self.setup.game.winners(self.table), self.setup.game.score(self.table))


def play_out(match: Match, choose: Callable[[Ask], Option], longest: int = 1_000_000) -> None:
    """Play a match to its end, every question answered by one chooser."""
    moves, apply = match.moves, match.apply
    while len(moves) < longest:
        ask = match._ask
        if ask is None:
            if match._sealed is None:
                return
            ask = next(iter(match._sealed.asks.values()))
        apply(ask.seat, choose(ask))

"""A match: a set-up and the moves made so far, ready to go on from there.

Between two steps everything is in the table. Inside a step the match keeps the table frozen as it was when the
step began and the answers given since, so any moment can be built again: forks and imagined worlds do just that.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from .chance import Chance
from .errors import NotOffered
from .flow import Ask, Flow, Option, Parallel, where
from .game import CardPoints, Game, Setup
from .imagine import Perspective
from .log import Move, Reseed, Result, Told, Undo
from .present import Presented, Say, present
from .record import read_record, write_record
from .snapshot import restore
from .state import Frozen
from .table import Table

CIRCLES = 10_000
"""So many steps without a question mean that there will never be one."""
STRIDE = 16
"""Moves between two places that taking back can begin at."""


class Mark(NamedTuple):
    """A place to come back to: a step that waits for its first answer after so many moves, steps and events."""

    moves: int
    steps: int
    told: int
    boundary: Frozen


class Earlier(NamedTuple):
    """What was played by earlier rules: their version, every line as it was written, and the table they left."""

    version: int
    lines: list[str]
    snapshot: str
    boundary: Frozen
    told: int


Answer = tuple[Ask, Option]
"""A question, and what was chosen."""


class Sealed:
    """The flows of a `Parallel` while they run: the question each seat has open, and what those that ended returned.

    `told` is how many events were told before it began: those are no secret. `asked` is how many seats had to choose.
    `moves` is how many moves had been made. `answers` is what each seat has chosen, with the question it answered.
    """

    __slots__ = ("answers", "asked", "asks", "chance", "flows", "moves", "results", "since", "told")

    def __init__(self, flows: Mapping[int, Flow], since: int, told: int, chance: Chance, moves: int) -> None:
        self.flows = flows
        self.since = since
        self.told = told
        self.chance = chance
        self.moves = moves
        self.answers: dict[int, list[Answer]] = {seat: [] for seat in flows}
        self.asks: dict[int, Ask] = {}
        self.results: dict[int, Any] = {}
        for seat in flows:
            self.send(seat, None)
        self.asked = len(self.asks)

    def send(self, seat: int, value: Any) -> None:
        """Run one seat's flow to its next question or to its end."""
        luck = self.chance.counter
        try:
            ask = self.flows[seat].send(value)
        except StopIteration as done:
            self.asks.pop(seat, None)
            self.results[seat] = done.value
        else:
            assert type(ask) is Ask, "a sealed flow asks nothing but questions"
            assert ask.seat == seat, "a sealed flow asks its own seat"
            self.asks[seat] = ask
        assert self.chance.counter == luck, "a sealed flow uses no chance"


class Match:
    """One match, from the table's side: it knows everything. What a seat may know is in its `Perspective`."""

    __slots__ = (
        "_ask",
        "_flow",
        "_sealed",
        "boundary",
        "earlier",
        "events",
        "forked",
        "keep",
        "log",
        "marks",
        "moves",
        "news",
        "script",
        "setup",
        "steps",
        "table",
    )

    _ask: Ask | None
    _flow: Flow | None
    _sealed: Sealed | None
    table: Table
    boundary: Frozen
    script: list[Move | Reseed]
    moves: list[Move]
    news: list[bool]
    steps: int

    def __init__(self, setup: Setup, *, keep: bool = True, listen: bool = False) -> None:
        """Start a match. Without `keep` it is faster but cannot fork; with `listen` it tells what happens."""
        self.setup = setup
        self.keep = keep
        self.forked = False
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

    # Asking and answering

    @property
    def pending(self) -> tuple[Ask, ...]:
        """The questions that wait: one, or several seats' at once, or none when the match is over."""
        if self._ask is not None:
            return (self._ask,)
        return tuple(self._sealed.asks.values()) if self._sealed is not None else ()

    @property
    def over(self) -> bool:
        return self._ask is None and self._sealed is None

    def ask_for(self, seat: int) -> Ask | None:
        """The question that waits for this seat."""
        if self._ask is not None:
            return self._ask if self._ask.seat == seat else None
        return self._sealed.asks.get(seat) if self._sealed is not None else None

    @property
    def ready(self) -> list[int]:
        """The seats that have nothing left to answer while others still choose in secret."""
        sealed = self._sealed
        return [] if sealed is None else [seat for seat in sealed.flows if seat not in sealed.asks]

    def answers(self, seat: int) -> list[Answer]:
        """What a seat has answered in a secret choice that is still open."""
        return [] if self._sealed is None else self._sealed.answers.get(seat, [])

    def apply(self, seat: int, option: Option) -> None:
        """Answer a seat's question with one of its options; anything else is refused and changes nothing."""
        ask = self._ask
        if ask is None or ask.seat != seat:
            ask = self.ask_for(seat)
        if ask is None or option not in ask.options:
            raise self.refusal(seat, option, ask)
        move = (seat, ask.options[ask.options.index(option)])
        self.moves.append(move)
        self.log.append(move)
        self.carry_out(move)

    def carry_out(self, move: Move) -> None:
        table = self.table
        table.actor = move[0]
        self.give(move)
        self.settle()
        self.news.append(table.news)
        table.news = False
        if self.events is not None:
            self.hear()
        if not self.script and not self.forked:
            self.mark()

    def hear(self) -> None:
        """Move what was told into the events; while a sealed choice is open, what was told before it."""
        story = self.table.story
        if self.events is not None and story:
            known = len(story)
            if self._sealed is not None:
                known, self._sealed.told = self._sealed.told, 0
            self.events.extend(Told(len(self.moves), event) for event in story[:known])
            del story[:known]

    # Moves in their text form

    def play(self, *texts: str) -> None:
        """Make moves that are written out, such as `yellow place forest`."""
        for text in texts:
            self.apply(*self.read(text))

    def read(self, text: str) -> Move:
        """The move that a text means, if it is offered."""
        seat, words = self.address(text)
        return seat, self.find(seat, words)

    def address(self, text: str) -> tuple[int, str]:
        """The seat that a line of play names, and what it says; nothing else takes such a line apart."""
        colours = self.setup.game.colours[: self.setup.seats]
        colour, *words = text.split() or [""]
        if colour not in colours:
            raise NotOffered("no-such-seat", move=text, seats=", ".join(colours))
        return colours.index(colour), " ".join(words)

    def find(self, seat: int, words: str) -> Option:
        """The option of a seat's question that is written so."""
        ask = self.ask_for(seat)
        if ask is not None:
            for option in ask.options:
                if self.write_option(ask, option) == words:
                    return option
        raise self.refusal(seat, words, ask)

    def write(self, ask: Ask, option: Option) -> str:
        """A move in its short text form."""
        return f"{self.setup.game.colours[ask.seat]} {self.write_option(ask, option)}"

    def write_option(self, ask: Ask, option: Option) -> str:
        return f"{ask.prompt.name} {ask.prompt.write(option, self.setup)}"

    def refusal(self, seat: int, option: Option, ask: Ask | None) -> NotOffered:
        """What to say to a move that is not offered."""
        colours = self.setup.game.colours
        if self.over:
            return NotOffered("match-over", move=str(option))
        if ask is None:
            who = colours[seat] if 0 <= seat < self.setup.seats else str(seat)
            return NotOffered("not-your-turn", seat=who, turn=", ".join(colours[a.seat] for a in self.pending))
        offered = ", ".join(self.write_option(ask, o) for o in ask.options)
        return NotOffered("not-offered", move=str(option), offered=offered)

    # Running the rules

    def begin(self) -> None:
        """Begin the next step, unless the match is over."""
        table, game = self.table, self.setup.game
        self._ask = self._sealed = self._flow = None
        self.script.clear()
        self.steps += 1
        if self.keep:
            self.boundary = table.freeze()
        if not game.over(table):
            self._flow = game.step(table)

    def advance(self, value: Any) -> None:
        """Run the rules to the next question, if need be through the end of this step."""
        last = self.steps + CIRCLES
        while self._flow is not None:
            try:
                request = self._flow.send(value)
            except StopIteration:
                assert self.steps < last, "the rules go round in circles"
                self.begin()
                value = None
                continue
            if type(request) is Ask:
                self._ask = request
                self._sealed = None
                return
            assert type(request) is Parallel
            told = len(self.table.story or ())
            sealed = Sealed(request.flows, len(self.script), told, self.table.chance, len(self.moves))
            if sealed.asks:
                self._ask = None
                self._sealed = sealed
                return
            value = sealed.results

    def give(self, move: Move) -> None:
        """Hand an answer to the flow that waits for it."""
        self.script.append(move)
        sealed = self._sealed
        if sealed is None:
            self.advance(move[1])
            return
        seat, option = move
        sealed.answers[seat].append((sealed.asks[seat], option))
        sealed.send(seat, option)
        if not sealed.asks:
            self.table.news |= sealed.asked > 1
            self.advance({seat: sealed.results[seat] for seat in sealed.flows})

    def settle(self) -> None:
        """Questions with one answer answer themselves, unless the moment matters."""
        while True:
            ask = self._ask
            if ask is not None:
                if ask.prompt.matters or len(ask.options) > 1:
                    return
            elif self._sealed is not None:
                forced = [a for a in self._sealed.asks.values() if not a.prompt.matters and len(a.options) == 1]
                if not forced:
                    return
                ask = forced[0]
            else:
                return
            self.give((ask.seat, ask.options[0]))

    # Other times and other worlds

    def start(self) -> None:
        """Lay the table, or take it over from earlier rules, and run to the first question."""
        self.table = self.setup.start() if self.earlier is None else self.table.thaw(self.earlier.boundary)
        if self.events is not None:
            del self.events[0 if self.earlier is None else self.earlier.told :]
            self.table.story = []
        self.boundary = ()
        self.script = []
        self.moves = []
        self.news = []
        self.steps = 0
        self.arrive()

    def arrive(self) -> None:
        """Begin a step and run to its first question."""
        self.begin()
        self.advance(None)
        self.settle()
        self.table.news = False
        self.hear()

    def change_rules(self, snapshot: str, version: int, lines: Sequence[str]) -> None:
        """Go on from the table that earlier rules have left; what they played cannot be taken back any more."""
        self.table = restore(self.setup, snapshot)
        self.earlier = Earlier(version, list(lines), snapshot, self.table.freeze(), len(self.events or ()))
        self.log.clear()
        self.marks.clear()
        self.start()

    def mark(self) -> None:
        """Remember this place, unless the last one is near."""
        if self.keep and len(self.moves) >= (self.marks[-1].moves if self.marks else 0) + STRIDE:
            self.marks.append(Mark(len(self.moves), self.steps, len(self.events or ()), self.boundary))

    def rewind(self, moves: list[Move], same: int) -> None:
        """Go to where these moves lead, of which the first so many are the same: to the last mark there, and on."""
        while self.marks and self.marks[-1].moves > same:
            self.marks.pop()
        if self.marks:
            self.come_back(self.marks[-1])
        else:
            self.start()
        for move in moves[len(self.moves) :]:
            self.moves.append(move)
            self.carry_out(move)

    def come_back(self, mark: Mark) -> None:
        self.table = self.table.thaw(mark.boundary)
        if self.events is not None:
            self.table.story = []
        self.steps = mark.steps - 1
        self.arrive()
        del self.moves[mark.moves :], self.news[mark.moves :]
        if self.events is not None:
            del self.events[mark.told :]

    def undo(self, seat: int, count: int = 1, *, agreed: bool = False) -> None:
        """Take back the last moves; without agreement this seat's own, while they taught nobody anything new."""
        assert not self.forked, "a fork has no past"
        gone = self.undone(seat, count, agreed)
        self.log.append(Undo(seat, count, agreed))
        self.rewind(self.moves_without(gone), min(gone))

    def undone(self, seat: int, count: int, agreed: bool) -> Sequence[int]:
        """The numbers of the moves that a seat takes back, if it may."""
        if not 0 < count <= len(self.moves):
            raise NotOffered("nothing-to-undo", moves=len(self.moves))
        if not agreed and count > self.free_undos(seat):
            raise NotOffered("undo-needs-agreement", seat=self.setup.game.colours[seat], free=self.free_undos(seat))
        return range(len(self.moves) - count, len(self.moves)) if agreed else self.own_last(seat)[:count]

    def moves_without(self, gone: Sequence[int]) -> list[Move]:
        return [move for number, move in enumerate(self.moves) if number not in gone]

    def free_undos(self, seat: int) -> int:
        """How many of its last moves this seat may take back without asking anybody."""
        return len(self.own_last(seat))

    def own_last(self, seat: int) -> list[int]:
        """The numbers of the moves that this seat may take back, the latest first.

        What others have answered since in a secret choice that is still open stays as it is.
        """
        found = []
        first = 0
        secret = len(self.moves) if self._sealed is None else self._sealed.moves
        for number in reversed(range(len(self.moves))):
            if self.moves[number][0] == seat:
                if self.news[number] or number < first:
                    break
                found.append(number)
            elif number < secret:
                break
            else:
                first = secret
        return found

    def fork(self, *, listen: bool = False) -> Match:
        """An independent match in exactly the same position, for trying things: it has no past to record or undo.

        With `listen` it tells what happens from here on.
        """
        return self.resume(self.setup, self.boundary, self.script, listen=listen)

    def fork_undone(self, seat: int, count: int = 1, *, agreed: bool = False) -> Match:
        """A fork of the match as an undo would leave it."""
        gone = self.undone(seat, count, agreed)
        mark = next((mark for mark in reversed(self.marks) if mark.moves <= min(gone)), None)
        if mark is not None:
            new = self.resume(self.setup, mark.boundary, ())
        elif self.earlier is not None:
            new = self.resume(self.setup, self.earlier.boundary, ())
        else:
            new = Match(self.setup)
        for move in self.moves_without(gone)[0 if mark is None else mark.moves :]:
            new.moves.append(move)
            new.carry_out(move)
        return new

    def resume(
        self,
        setup: Setup,
        boundary: Frozen,
        script: Sequence[Move | Reseed],
        rename: dict[int, int] | None = None,
        *,
        listen: bool = False,
    ) -> Match:
        """A match that begins its step on a copy of this table, with these answers given; some cards may be others."""
        assert self.keep, "a match that keeps nothing cannot fork"
        new = Match.__new__(Match)
        new.setup = setup
        new.keep = new.forked = True
        new.events = [] if listen else None
        new.earlier = None
        new.log = []
        new.marks = []
        new.moves = []
        new.news = []
        new.steps = self.steps
        new.boundary = boundary
        new.table = self.table.thaw(boundary)
        new.table.setup = setup
        if listen:
            new.table.story = []
        new.script = []
        new._ask = new._sealed = new._flow = None
        if not self.setup.game.over(new.table):
            new._flow = self.setup.game.step(new.table)
            new.advance(None)
            new.retrace(script, rename)
        if new.events is not None:
            new.hear()
            new.events.clear()
        return new

    def retrace(self, script: Sequence[Move | Reseed], rename: dict[int, int] | None) -> None:
        """Give the answers of a script, also those that gave themselves."""
        for entry in script:
            if isinstance(entry, Reseed):
                self.table.chance.seed(entry.seed)
                self.script.append(entry)
                continue
            if rename is not None:
                entry = self.retold(entry, rename)
            self.table.actor = entry[0]
            self.give(entry)
        self.settle()
        self.table.news = False

    def retold(self, move: Move, rename: dict[int, int]) -> Move:
        """A move of another world as it would be made in this one, if it can be."""
        seat, option = move
        ask = self.ask_for(seat)
        if ask is not None:
            option = ask.prompt.rename(option, rename)
        if ask is None or option not in ask.options:
            raise self.refusal(seat, option, ask)
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
        return [told.for_seat(seat) for told in self.events[since:]]

    def where(self) -> str:
        """The rules we are inside, `turn > visit-guildhall > build`."""
        return " > ".join(where(self._flow))

    # On file

    def record(self) -> str:
        """The whole match as one readable text, with everything that was taken back."""
        assert not self.forked, "a fork has no past"
        return write_record(self)

    @classmethod
    def replay(cls, text: str, load: Callable[[str], Game], *, upto: int | None = None, listen: bool = False) -> Match:
        """The match that a record tells, checked line by line; whole, or up to so many lines of play."""
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

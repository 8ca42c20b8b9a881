"""The coach at the tables: hints are found in worker processes, only from what the asking seat can know."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from hashlib import blake2b
from typing import Any, NamedTuple

from ...bots.coach import Advice, advise, assess, hint_budget, say_line, say_why
from ...bots.coach.wording import OTHERS, PLAYED
from ...bots.levels import budget
from ...kernel import Chance, Match, Saying
from ...kernel.present import anchors, say_option
from ...texts import LANGUAGES, speaker_for
from ..db.values import BOT, LIVE
from ..errors import Declined
from ..messages import PART
from .bot_pool import REPLAYS, BotPool, DecisionPoint
from .replay import Replays
from .room import Room
from .seat_log import HINT, SeatChange, lengthened
from .visible_lines import number_for

COACH = "coach"
MAX_WAITING = 8
"""People who may wait for the coach; others are asked to come back."""
REVIEWED = Replays()
"""Matches in which this process has judged a decision recently."""
Words = dict[str, str]


class Question(NamedTuple):
    """A question to the coach: where and whose it is, and the names of the seats."""

    decision: DecisionPoint
    names: Mapping[str, Mapping[str, str]]

    def say(self, saying: Saying) -> Words:
        """A saying in all languages."""
        game = self.decision.setup().game
        return {lang: speaker_for(game, lang, PART).calling(self.names[lang])(saying) for lang in LANGUAGES}

    def chance(self) -> Chance:
        """The same for everything that the seat cannot tell apart: it comes from nothing hidden."""
        found = Chance()
        words = f"{COACH} {self.decision.match} {self.decision.seat}"
        found.seed(int.from_bytes(blake2b(words.encode(), digest_size=8).digest()))
        return found


class AnsweredQuestion(NamedTuple):
    """A decision to be judged: the question, what was answered, and how many iterations to spend on it."""

    question: Question
    move: str
    iterations: int
    closely: bool


# Asking, in the server


class Coach:
    """Answers one question after another, so that bots never wait for more than one; nobody may ask two at once."""

    def __init__(self, pool: BotPool) -> None:
        self.pool = pool
        self.one_at_a_time = asyncio.Lock()
        self.asking: set[str] = set()

    async def hint(self, account: str, room: Room, seat: int, at: int | None = None) -> dict[str, Any]:
        """The best options of a seat's question, now or after some lines of a match that is over."""
        question = question_of(room, seat, room.seq if at is None else at)
        with self.in_line(account):
            async with self.one_at_a_time:
                found = await self.pool.run(hint_for, question)
        if found is None:
            raise Declined("server-no-question")
        return found

    @contextmanager
    def in_line(self, account: str) -> Iterator[None]:
        """Let somebody wait for an answer, unless too many already do."""
        if account in self.asking or len(self.asking) >= MAX_WAITING:
            raise Declined("server-coach-busy")
        self.asking.add(account)
        try:
            yield
        finally:
            self.asking.remove(account)


def question_of(room: Room, seat: int, at: int) -> Question:
    setup = room.setup
    decision = DecisionPoint(
        room.id, setup.game.name, setup.seats, setup.options, setup.seed, list(room.lines[:at]), seat, COACH,
        setup.corrections,
    )  # fmt: skip
    return Question(decision, {lang: dict(say.names) for lang, say in room.speakers.items()})


def may_ask(room: Room) -> bool:
    """Whether the coach may be asked during play: by somebody who plays against bots, or where all have agreed."""
    return room.hints or len([seat for seat in room.seats if seat.kind != BOT]) == 1


async def note_hint(room: Room, seat: int) -> None:
    """Tell the table that a seat was given a hint; from then on the match is unrated."""
    async with room.lock:
        if room.status == LIVE and not is_noted(room, seat):
            log = lengthened(room.seat_log, [SeatChange(room.seq, seat, HINT)])
            await room.change(hints=True, seat_log=log)
            room.hints, room.seat_log = True, log
            room.announce()


def is_noted(room: Room, seat: int) -> bool:
    """Whether all know of a hint here: a second note in a secret choice would tell how far somebody is in it."""
    here = number_for(room)
    noted = [change.seq for change in room.seat_log if (change.seat, change.what) == (seat, HINT)]
    return any(number_for(room, seq=seq) == here for seq in noted)


# Thinking, in a worker process


def hint_for(question: Question) -> dict[str, Any] | None:
    """The hint, in words of all languages; None if the seat is asked nothing."""
    decision = question.decision
    match = REPLAYS.match_at(decision.match, decision.lines, decision.setup)
    if match.ask_for(decision.seat) is None:
        return None
    chance = question.chance()
    found = advise(match.perspective(decision.seat), chance, hint_budget())
    return {"options": [option_data(question, match, advice, chance, OTHERS) for advice in found.advice]}


def judge(played: AnsweredQuestion) -> dict[str, Any]:
    """What a decision cost; if looked at closely, also what was better, and why."""
    decision = played.question.decision
    match, chance = REVIEWED.match_at(decision.match, decision.lines, decision.setup), played.question.chance()
    seat, option = match.read(played.move)
    found = assess(match.perspective(seat), option, chance, budget(played.iterations, 0, timed=False))
    more = None
    if played.closely:
        more = {
            "best": option_data(played.question, match, found.best, chance, PLAYED),
            "played": option_data(played.question, match, found.played, chance, OTHERS),
        }
    chances = [round(share, 4) for share in found.best.chances]
    return {"at": len(decision.lines), "seat": seat, "chances": chances, "loss": round(found.loss, 4), "more": more}


def option_data(question: Question, match: Match, advice: Advice, chance: Chance, than: str) -> dict[str, Any]:
    """An option with what the coach says about it."""
    setup, seat = match.setup, question.decision.seat
    ask = match.ask_for(seat)
    assert ask is not None
    line = list(say_line(match.perspective(seat).imagine(chance), advice.line))
    return {
        "move": match.write(ask, advice.option),
        "text": question.say(say_option(setup, ask, advice.option)),
        "anchor": anchors(setup, ask)(advice.option),
        "chance": round(advice.chances[seat], 4),
        "margin": round(advice.margin, 1),
        "why": question.say(say_why(setup, advice, line, than)),
        "line": [{"seat": move.seat, "text": question.say(move.said)} for move in line],
    }

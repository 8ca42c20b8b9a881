"""Lessons and puzzles: what there is, and each step of it. Nothing is stored: the answers so far are in the request."""

from __future__ import annotations

from collections import defaultdict
from datetime import UTC, datetime
from typing import Annotated, Any

from fastapi import APIRouter, Depends, Path, Query, Request

from ...games import NAMES, load
from ...kernel import Match, Told, event_anchors, say_event
from ...kernel.outcome import CHANCE
from ...lessons import Lesson, Practice, find, lessons, puzzle_of, puzzles
from ...texts import Speaker, speaker_for
from ..errors import Declined
from ..matches.history import aside
from ..messages import PART
from .deps import Data, ServerDep, Word, count_look
from .language import language
from .rules import GameName
from .serialize import answers_data, cards_data

ROUTER = APIRouter(prefix="/lessons")
MOST_STEPS = 60
LessonName = Annotated[str, Path(pattern="^[a-z0-9-]{1,50}$")]
Answers = Annotated[
    list[Word],
    Query(max_length=MOST_STEPS, description="For every step so far the move made there; empty where one only read."),
]


@ROUTER.get("")
async def all_lessons(request: Request) -> list[Data]:
    """The lessons of all games, in their order, then the puzzles, in the reader's language."""
    found = [lesson for those in (lessons, puzzles) for game in NAMES for lesson in those(game)]
    return [lesson_data(lesson, speaker_for(load(lesson.game), language(request), PART)) for lesson in found]


@ROUTER.get("/today")
async def todays_puzzle(request: Request, server: ServerDep) -> Data:
    """The puzzle of the day, by the clock of the world (UTC)."""
    lesson = puzzle_of(datetime.fromtimestamp(server.accounts.now(), UTC).date())
    return lesson_data(lesson, speaker_for(load(lesson.game), language(request), PART))


@ROUTER.get("/{game}/{name}", dependencies=[Depends(count_look)])
async def lesson_step(
    game: GameName,
    name: LessonName,
    request: Request,
    answer: Answers = [],  # noqa: B006
) -> Data:
    """The table of a lesson after these answers, what to read or do there, and what is said to other moves."""
    if (lesson := find(game, name)) is None:
        raise Declined("server-no-page")
    say = speaker_for(load(game), language(request), PART)
    return await aside(lambda: step_data(Practice(lesson, answer), say))


def lesson_data(lesson: Lesson, say: Speaker) -> Data:
    return {
        "game": lesson.game,
        "name": lesson.name,
        "title": lesson.said(lesson.title, say),
        "subject": say.message(f"choice-{lesson.box}" if lesson.box else f"game-{lesson.game}"),
        "minutes": lesson.minutes,
        "box": lesson.box,
        "steps": len(lesson.steps),
        "puzzle": lesson.is_puzzle,
    }


def step_data(practice: Practice, say: Speaker) -> Data:
    """Where somebody is in a lesson, as the seat sees it that they learn with."""
    lesson, match, step = practice.lesson, practice.match, practice.step
    leading = practice.leading()
    others = [move for move in practice.offered() if step and step.do and move not in leading]
    return lesson_data(lesson, say) | {
        "at": practice.at,
        "text": lesson.said(step.words, say) if step else "",
        "reads": step is not None and not step.do,
        "leads": leading,
        "replies": {move: practice.reply(move, say) for move in others},
        "point": list(step.point) if step else [],
        "seat": lesson.me,
        "colours": list(match.setup.game.colours[: match.setup.seats]),
        "options": dict(match.setup.options),
        "entries": entries_data(match, lesson.me, say),
        "state": table_data(match, lesson.me, say, asks=step is not None and bool(step.do)),
    }


def table_data(match: Match, seat: int, say: Speaker, *, asks: bool) -> Data:
    """The table as it is, with the question if it is to be answered now."""
    asked = match.present(seat, say) if asks else None
    return {
        "seq": len(match.moves),
        "view": match.view(seat),
        "question": asked and asked.data(),
        "answers": answers_data(match, seat, say),
        "free_undos": 0,
        "points": match.points(),
        "cards": cards_data(match, say),
    }


def entries_data(match: Match, seat: int, say: Speaker) -> list[Data]:
    """What every move has brought, as far as the seat may know."""
    told: dict[int, list[Data]] = defaultdict(list)
    for each in match.events_for(seat):
        told[each.move].append(event_data(match, each, say))
    movers = [CHANCE, *(mover for mover, _ in match.moves)]
    return [
        {"seq": seq, "seat": None if mover == CHANCE else mover, "undo": None, "events": told[seq]}
        for seq, mover in enumerate(movers)
    ]


def event_data(match: Match, told: Told, say: Speaker) -> dict[str, Any]:
    event = told.event
    return {
        "move": told.move,
        "kind": event.kind,
        "player": event.player,
        "facts": event.facts | event.secret,
        "anchors": event_anchors(match.setup, event),
        "text": say(say_event(match.setup, event)),
    }

"""Lessons: a position, then step by step a sentence and what to do; all of it data beside the game.

A lesson is a TOML file in its game's folder, `lessons/1-first.toml`; `docs/lessons.md` says what stands in it. Whoever
learns is one seat of an ordinary match, of which nothing is kept; what the others do is written down, like a record.

A puzzle is a lesson that does not show what it asks for; `regna puzzle --make` writes `puzzles/7-puzzle.toml`.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping, Sequence
from datetime import date
from fnmatch import fnmatchcase
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, NamedTuple

from .games import NAMES, load
from .kernel import BadSetup, Match, NotOffered, RegnaError, Setup
from .texts import LANGUAGES, Speaker

FILE = re.compile(r"(\d+)-([a-z-]+)\.toml")
NAMED = re.compile(r"\{([a-z0-9-]+(?:\.[a-z-]+)?)\}")
"""A message of the game that a sentence quotes: `{card-chapel}`."""
SPACE = re.compile(r"[ \n]+")
"""What is one space to the reader; those that do not break stay."""
LESSON_WORDS = ("minutes", "box", "seats", "me", "options", "seed", "position", "moves", "step", *LANGUAGES)
STEP_WORDS = ("do", "then", "point", "other", *LANGUAGES)
LESSONS, PUZZLES = "lessons", "puzzles"
"""The folders of a game in which they lie."""
READ_ON = ""
"""The answer to a step that is only read."""

Words = Mapping[str, str]
"""A sentence in every language."""


class Reply(NamedTuple):
    """What is said to moves that are written like this."""

    to: str
    words: Words


class Step(NamedTuple):
    """A sentence, the moves that lead on (none: it is only read), what is done then, and what is said to others."""

    words: Words
    do: Sequence[str]
    then: Sequence[str]
    point: Sequence[str]
    other: Sequence[Reply]


class Lesson(NamedTuple):
    """A match to begin with, and the steps that somebody takes in it; a puzzle keeps to itself what leads on."""

    game: str
    name: str
    is_puzzle: bool
    title: Words
    minutes: int
    box: str
    me: int
    setup: Setup
    moves: Sequence[str]
    steps: Sequence[Step]

    def said(self, words: Words, say: Speaker) -> str:
        """A sentence of this lesson, with what it quotes of the game's."""
        return NAMED.sub(lambda found: say.message(found[1]), words[say.language])


# Reading them


def lessons(game: str) -> tuple[Lesson, ...]:
    """The lessons of a game, in their order."""
    return read_all(game, LESSONS) if game in NAMES else ()


def puzzles(game: str) -> tuple[Lesson, ...]:
    """The puzzles of a game, by their numbers."""
    return read_all(game, PUZZLES) if game in NAMES else ()


@cache
def read_all(game: str, kind: str) -> tuple[Lesson, ...]:
    folder = files(f"regna.games.{game.replace('-', '_')}").joinpath(kind)
    there = folder.iterdir() if folder.is_dir() else ()
    found = [(int(match[1]), match[2], file) for file in there if (match := FILE.fullmatch(file.name))]
    return tuple(
        read(game, f"{name}-{number}", file, is_puzzle=True) if kind == PUZZLES else read(game, name, file)
        for number, name, file in sorted(found, key=lambda each: each[:2])
    )


def find(game: str, name: str) -> Lesson | None:
    """A lesson or a puzzle by its name, if there is one."""
    return next((lesson for lesson in (*lessons(game), *puzzles(game)) if lesson.name == name), None)


def choose(game: str, name: str | None) -> Lesson:
    """A lesson by its name, the first one without any, or `BadSetup`."""
    return chosen(lessons(game), lessons(game)[0].name if name is None and lessons(game) else name)


def choose_puzzle(game: str, name: str | None, day: date) -> Lesson:
    """A puzzle by its name, the puzzle of the day without any, or `BadSetup`."""
    own = puzzles(game)
    return chosen(own, own[day.toordinal() % len(own)].name if name is None and own else name)


def chosen(there: Sequence[Lesson], name: str | None) -> Lesson:
    found = next((lesson for lesson in there if lesson.name == name), None)
    if found is None:
        names = ", ".join(lesson.name for lesson in there)
        raise BadSetup("lesson-unknown", lesson=name or "", lessons=names)
    return found


def puzzle_of(day: date) -> Lesson:
    """The puzzle of a day: none comes back before every other one has had its day, and the games are well mixed."""
    return (mixed := all_puzzles())[day.toordinal() % len(mixed)]


@cache
def all_puzzles() -> tuple[Lesson, ...]:
    """Every puzzle, those of each game spread evenly over the whole."""
    own = [puzzles(game) for game in NAMES]
    spread = [((n + 0.5) / len(found), puzzle) for found in own for n, puzzle in enumerate(found)]
    return tuple(puzzle for _, puzzle in sorted(spread, key=lambda each: each[0]))


def read(game: str, name: str, file: Traversable, *, is_puzzle: bool = False) -> Lesson:
    """The lesson that a file describes, or `BadSetup`."""
    data = tomllib.loads(file.read_text("utf-8"))
    check_words(file.name, data, LESSON_WORDS)
    rules = load(game)
    setup = Setup.of(rules, data.get("seats", 2), data.get("options"), data.get("seed", 0), data.get("position"))
    return Lesson(
        game,
        name,
        is_puzzle,
        words_in(file.name, data),
        data["minutes"],
        data.get("box", ""),
        rules.colours.index(data.get("me", rules.colours[0])),
        setup,
        data.get("moves", ()),
        [read_step(f"{file.name}, step {n}", step) for n, step in enumerate(data["step"], 1)],
    )


def read_step(where: str, data: Mapping[str, Any]) -> Step:
    check_words(where, data, STEP_WORDS)
    do = data.get("do", ())
    return Step(
        words_in(where, data),
        (do,) if isinstance(do, str) else do,
        data.get("then", ()),
        data.get("point", ()),
        [Reply(reply["to"], words_in(where, reply)) for reply in data.get("other", ())],
    )


def check_words(where: str, data: Mapping[str, Any], known: Sequence[str]) -> None:
    for word in data:
        if word not in known:
            raise BadSetup("unknown-word", word=f"{where}: {word}", words=", ".join(known))


def words_in(where: str, data: Mapping[str, Any]) -> Words:
    if missing := [language for language in LANGUAGES if not data.get(language)]:
        raise BadSetup("lesson-words", where=where, language=", ".join(missing))
    return {language: SPACE.sub(" ", data[language].strip()) for language in LANGUAGES}


# Taking them


class Practice:
    """Somebody's way through a lesson: the match as it is now, and the step they are at."""

    def __init__(self, lesson: Lesson, answers: Sequence[str] = ()) -> None:
        self.lesson = lesson
        self.match = Match(lesson.setup, listen=True)
        self.answers: list[str] = []
        self.shows_answer = not lesson.is_puzzle
        self.script(lesson.moves)
        for answer in answers:
            self.answer(answer)

    @property
    def at(self) -> int:
        """How many steps are done."""
        return len(self.answers)

    @property
    def step(self) -> Step | None:
        """What is to be read or done now; nothing once the lesson is over."""
        steps = self.lesson.steps
        return steps[self.at] if self.at < len(steps) else None

    def offered(self) -> list[str]:
        """Every move that is possible now."""
        ask = self.match.ask_for(self.lesson.me)
        return [] if ask is None else [self.match.write(ask, option) for option in ask.options]

    def leading(self) -> list[str]:
        """The moves that lead on, or what says that one has read."""
        if self.step is None:
            return []
        if not self.step.do:
            return [READ_ON]
        return [move for move in self.offered() if self.fits(move, self.step.do)]

    def marked(self) -> list[str]:
        """The moves that lead on, where they are shown."""
        return self.leading() if self.shows_answer else []

    def fits(self, move: str, patterns: Sequence[str]) -> bool:
        """Whether a move is written like one of these, which leave out the colour."""
        words = move.removeprefix(f"{self.match.setup.game.colours[self.lesson.me]} ")
        return any(fnmatchcase(words, pattern) for pattern in patterns)

    def answer(self, move: str) -> None:
        """Take a step with a move that leads on; any other is refused and changes nothing."""
        if move not in self.leading():
            raise NotOffered("lesson-elsewhere", move=move)
        assert self.step is not None
        then = self.step.then
        if move != READ_ON:
            self.match.play(move)
        self.answers.append(move)
        self.script(then)

    def script(self, moves: Sequence[str]) -> None:
        """Make the moves that the lesson itself makes."""
        try:
            self.match.play(*moves)
        except RegnaError as error:
            raise BadSetup("lesson-broken", lesson=self.lesson.name, step=self.at, why=str(error)) from error

    def reply(self, move: str, say: Speaker) -> str:
        """What is said to a move that does not lead on."""
        for reply in self.step.other if self.step else ():
            if self.fits(move, (reply.to,)):
                return self.lesson.said(reply.words, say)
        return say.message("lesson-other")

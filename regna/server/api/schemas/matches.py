"""Answers about games and matches, and what is needed to play them."""

from __future__ import annotations

from typing import Any, Literal

from pydantic import ConfigDict

from .shape import Problem, Shape

# Games


class Value(Shape):
    """A value of an option."""

    value: str
    title: str
    alone: str | None


class GameOption(Shape):
    """An option of a game; the first of its values is the usual one."""

    name: str
    title: str
    text: str
    values: list[Value]


class GameShown(Shape):
    """A game as one chooses it."""

    name: str
    title: str
    text: str
    version: int
    seats: list[int]
    colours: list[str]
    options: list[GameOption]
    bots: list[str]
    usual_bot: str


class Section(Shape):
    """A matter of the rules, in Markdown, with its page in the rulebook."""

    id: str
    title: str
    page: str
    text: str


class Rules(Shape):
    """The rules in our own words."""

    sections: list[Section]


# Matches


class TempoShown(Shape):
    """How much time people have."""

    kind: Literal["none", "live", "days"]
    minutes: int | None = None
    increment: int | None = None
    days: int | None = None


class StrengthShown(Shape):
    """The ratings of those who may take a seat that is for anyone."""

    least: int | None
    most: int | None


class SeatShown(Shape):
    """Who plays a seat; `bot` is there while one plays it, `here` while the person has the match open.

    The host has `muted` whoever may not chat, and `removed` whoever may not come back.
    """

    seat: int
    colour: str
    kind: Literal["me", "here", "friend", "anyone", "bot", "record"]
    name: str
    bot: str | None
    free: bool
    here: bool
    away: bool
    late: bool
    reserved: bool
    muted: bool
    removed: bool


class ClockShown(Shape):
    """The seconds that a seat has left now."""

    seat: int
    left: float
    running: bool


class UndoRequest(Shape):
    """Moves that somebody wants to take back, and whether I have yet to answer."""

    seat: int
    moves: int
    seq: int
    asks_me: bool


class ForkedFrom(Shape):
    """The match and the line from which this one goes on."""

    match: str
    at: int


class SeatChangeShown(Shape):
    """Who left to a bot, returned, ran out of time or was given a hint, and after which line."""

    seq: int
    seat: int
    what: Literal["left", "returned", "late", "hint"]


class ResultShown(Shape):
    """Who won, and everybody's points by category."""

    winners: list[int]
    scores: list[dict[str, int]]


class MatchShown(Shape):
    """What anybody may know of a match, and what is mine in it; `seed` and `result` once it is over.

    `problem` says why it cannot be opened, if it cannot; then nothing of its play is known, and only `abandon` works.
    The coach may be asked during play if there are `hints`: against bots, or where the table was set up so.
    While several choose in secret, `waiting` are those who still choose and `ready` those who have chosen.
    """

    id: str
    game: str
    options: dict[str, str]
    status: Literal["open", "live", "over", "abandoned"]
    seq: int
    seats: list[SeatShown]
    public: bool
    strength: StrengthShown | None
    hints: bool
    mine: list[int]
    hosted: bool
    invitations: dict[str, str]
    waiting: list[int]
    ready: list[int]
    tempo: TempoShown
    clocks: list[ClockShown]
    rematch: str | None
    seat_log: list[SeatChangeShown]
    forked: ForkedFrom | None
    request: UndoRequest | None
    commitment: str
    seed: str | None
    result: ResultShown | None
    problem: Problem | None


class MatchListed(Shape):
    """A match as a line of a list; `left` is the seconds that I have for my move, `scores` everybody's totals.

    `choices` are the options that are not the usual ones, in words.
    """

    id: str
    game: str
    title: str
    status: Literal["open", "live", "over", "abandoned"]
    created: float
    updated: float
    finished: float | None
    options: dict[str, str]
    choices: list[str]
    strength: StrengthShown | None
    tempo: TempoShown
    seats: list[str]
    mine: list[int]
    waiting: list[int]
    left: float | None
    result: ResultShown | None
    scores: list[int] | None
    problem: Problem | None


# Play


class RuleShown(Shape):
    """A place in a rulebook; `book` names which, if not the game's first."""

    key: str
    page: str
    book: str


class OptionShown(Shape):
    """Something that can be chosen: the move to send, its text, what on the board it points at, its pieces."""

    model_config = ConfigDict(extra="allow")

    move: str
    text: str
    anchor: str
    pieces: list[str] | None


class RefusedShown(Shape):
    """Something that cannot be chosen now, and why."""

    text: str
    anchor: str
    reason: str
    rule: RuleShown


class QuestionShown(Shape):
    """What a seat has to choose."""

    seat: int
    name: str
    prompt: str
    rule: RuleShown
    slots: list[str] | None
    options: list[OptionShown]
    refused: list[RefusedShown]


class AnswerShown(Shape):
    """What I have chosen in a secret choice that is still open."""

    text: str
    anchor: str


class CardCounted(Shape):
    """What a card counted within a category."""

    category: str
    card: str
    points: int


class StateShown(Shape):
    """The table as a seat or a stranger sees it; `view` is the game's own, `at` is there when one looks back.

    Once the match is over, `cards` is what everybody's cards counted.
    """

    seq: int
    at: int | None = None
    view: dict[str, Any]
    question: QuestionShown | None
    answers: list[AnswerShown]
    free_undos: int
    points: list[dict[str, int]] | None
    cards: list[list[CardCounted]]


class EventShown(Shape):
    """Something that happened after this many moves; the anchors say where on the board, as for options."""

    move: int
    kind: str
    player: int | None
    facts: dict[str, Any]
    anchors: list[str]
    text: str


class Undone(Shape):
    """Moves that were taken back: with agreement the last of all, else the seat's own last ones."""

    seat: int
    moves: int
    agreed: bool


class EntryShown(Shape):
    """What one line of play brought."""

    seq: int
    seat: int | None
    undo: Undone | None
    events: list[EventShown]


class Moved(Shape):
    """The number of the line that was made."""

    seq: int


class UndoAnswered(Shape):
    """Whether the moves were taken back, and the latest number."""

    done: bool
    seq: int


class SaidShown(Shape):
    """One message of the chat."""

    number: int
    name: str
    text: str
    sent: float


class LessonListed(Shape):
    """A lesson or a puzzle; `box` is the expansion it is about, if any, `subject` the name of that or of the game."""

    game: str
    name: str
    title: str
    subject: str
    minutes: int
    box: str
    steps: int
    puzzle: bool


class LessonStep(LessonListed):
    """Where somebody is in a lesson: `at` steps are done. A step that `reads` is answered with an empty move.

    `leads` are the moves that lead on, `replies` what is said to the others, `point` the anchors of what it speaks of.
    """

    at: int
    text: str
    reads: bool
    leads: list[str]
    replies: dict[str, str]
    point: list[str]
    seat: int
    colours: list[str]
    options: dict[str, str]
    entries: list[EntryShown]
    state: StateShown

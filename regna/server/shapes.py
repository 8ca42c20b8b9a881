"""What the API answers, request by request: for its description and its tests; nothing is checked on the way out."""

from __future__ import annotations

from typing import Any, Literal

from pydantic import BaseModel, ConfigDict


class Shape(BaseModel):
    """An answer, with these fields and no others."""

    model_config = ConfigDict(extra="forbid", strict=True)


class Problem(Shape):
    """Why a request was declined: a code, and a sentence in the reader's language."""

    error: str
    message: str


# People


class Person(Shape):
    """Somebody; guests have no login. Letters go to `email`; `pending` is an address that is not confirmed yet."""

    id: str
    name: str
    guest: bool
    login: str | None
    email: str | None
    pending: str | None


class Session(Shape):
    """Whose session it is, if anybody's."""

    account: Person | None


class Token(Shape):
    """A token by its name, what it may do, and when it ends."""

    id: str
    name: str
    created: float
    scope: Literal["play", "read"]
    expires: float


class FreshToken(Token):
    """A token with the secret itself, shown once."""

    token: str


class PushKey(Shape):
    """The VAPID public key, in base64url, and whether this server writes letters too."""

    key: str
    letters: bool


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


class SeatShown(Shape):
    """Who plays a seat; `bot` is there while one plays it, `here` while the person has the match open."""

    seat: int
    colour: str
    kind: Literal["me", "here", "friend", "anyone", "bot"]
    name: str
    bot: str | None
    free: bool
    here: bool
    away: bool
    late: bool
    reserved: bool


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
    """Who left to a bot, returned, or ran out of time, and after which line."""

    seq: int
    seat: int
    what: Literal["left", "returned", "late"]


class ResultShown(Shape):
    """Who won, and everybody's points by category."""

    winners: list[int]
    scores: list[dict[str, int]]


class MatchShown(Shape):
    """What anybody may know of a match, and what is mine in it; `seed` and `result` once it is over.

    `problem` says why it cannot be opened, if it cannot; then nothing of its play is known, and only `abandon` works.
    While several choose in secret, `waiting` are those who still choose and `ready` those who have chosen.
    """

    id: str
    game: str
    options: dict[str, str]
    status: Literal["open", "live", "over", "abandoned"]
    seq: int
    seats: list[SeatShown]
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
    """A match as a line of a list; `left` is the seconds that I have for my move, `scores` everybody's totals."""

    id: str
    game: str
    title: str
    status: Literal["open", "live", "over", "abandoned"]
    created: float
    updated: float
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
    """A place in the rulebook."""

    key: str
    page: str


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
    """Something that happened, after so many moves."""

    move: int
    kind: str
    player: int | None
    facts: dict[str, Any]
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


ANSWERS: dict[str, Any] = {
    "POST /guest": Person,
    "POST /account": Person,
    "POST /session": Person,
    "GET /session": Session,
    "DELETE /session": None,
    "GET /me": Person,
    "PATCH /me": Person,
    "POST /me/password": None,
    "POST /confirm": None,
    "POST /tokens": FreshToken,
    "GET /tokens": list[Token],
    "DELETE /tokens/{token_id}": None,
    "GET /push": PushKey,
    "POST /push": None,
    "DELETE /push": None,
    "GET /games": list[GameShown],
    "GET /games/{game}/rules": Rules,
    "POST /matches": MatchShown,
    "GET /matches": list[MatchListed],
    "GET /tables": list[MatchListed],
    "GET /matches/{match_id}": MatchShown,
    "POST /matches/{match_id}/join": MatchShown,
    "POST /matches/{match_id}/start": MatchShown,
    "POST /matches/{match_id}/leave": MatchShown,
    "POST /matches/{match_id}/return": MatchShown,
    "POST /matches/{match_id}/abandon": MatchShown,
    "POST /matches/{match_id}/rematch": MatchShown,
    "POST /matches/{match_id}/fork": MatchShown,
    "GET /matches/{match_id}/state": StateShown,
    "GET /matches/{match_id}/events": list[EntryShown],
    "POST /matches/{match_id}/moves": Moved,
    "POST /matches/{match_id}/undo": UndoAnswered,
    "POST /matches/{match_id}/undo/answer": UndoAnswered,
    "GET /matches/{match_id}/chat": list[SaidShown],
    "POST /matches/{match_id}/chat": SaidShown,
    "GET /matches/{match_id}/record": None,
}
"""What every request answers with JSON, if it does."""

"""Answers about people: who they are, what they have played, and whom they know."""

from __future__ import annotations

from typing import Literal

from .shape import Shape


class Person(Shape):
    """Somebody; guests have no login. Mail goes to `email`; `pending` is an address that is not confirmed yet."""

    id: str
    name: str
    guest: bool
    login: str | None
    email: str | None
    pending: str | None
    private: bool
    settings: dict[str, str] | None


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
    """The VAPID public key, in base64url, and whether this server sends e-mail too."""

    key: str
    letters: bool


class RatingShown(Shape):
    """A rating in a game: the strength that somebody has at least, `provisional` while that is not sure."""

    game: str
    title: str
    rating: int
    provisional: bool
    matches: int


class Results(Shape):
    """What somebody has played of a game with this many seats, and with what success."""

    game: str
    title: str
    seats: int
    played: int
    won: int
    mean: float
    best: int


class Profile(Shape):
    """Somebody's page."""

    login: str
    name: str
    since: float
    private: bool
    me: bool
    ratings: list[RatingShown]
    results: list[Results]


class Standing(Shape):
    """How somebody did in a match; which match it was and who played is known of public ones and of one's own."""

    match: str | None
    players: list[str] | None
    seat: int
    game: str
    title: str
    seats: int
    finished: float
    place: int
    points: dict[str, int]
    total: int
    rating: int | None
    gained: int | None


class Rated(Shape):
    """A place in the list of ratings of a game: a person or a bot."""

    bot: str | None
    login: str | None
    name: str
    rating: int
    provisional: bool
    matches: int


class Contact(Shape):
    """Somebody by name."""

    login: str
    name: str


class Friend(Contact):
    """Somebody I have named a friend; `mutual` if they have too, and then whether they are here."""

    mutual: bool
    here: bool


class Friends(Shape):
    """My friends, who would like to be one, and whom I have blocked."""

    friends: list[Friend]
    asking: list[Contact]
    blocked: list[Contact]

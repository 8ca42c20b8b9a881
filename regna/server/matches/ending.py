"""The end of a match: its result, everybody's standing, and their ratings, stored at once."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from ...kernel.log import Result
from ...rating import FIRST, Rating, of_players, places_of, rate
from ..db.queries.standings import Figures, Rated, settling
from ..db.values import BOT, LIVE, OVER
from ..errors import Declined
from .seat import Seat

if TYPE_CHECKING:
    from .room import Room


class Standing(NamedTuple):
    """How a seat did: who played it, its place, and its points."""

    seat: int
    player: str
    place: int
    points: dict[str, int]
    total: int


async def store_result(room: Room) -> None:
    """When a match has come to its end, say so in the list of matches, if nobody else has."""
    if room.match.over and room.status == LIVE:
        with suppress(Declined):
            await end(room)


async def end(room: Room) -> None:
    result, finished = room.match.result(), room.now()
    found = standings(room.seats, result)
    game = room.setup.game.name
    row = {"match": room.id, "game": game, "seats": len(room.seats), "finished": finished}
    counts = not (room.forked or room.hints or has_lost_somebody(room)) and may_be_rated(found)
    store = settling(game, [row | each._asdict() for each in found], partial(rated, found) if counts else None)
    best = max((standing.total for standing in found), default=None)
    await room.change(store, status=OVER, result=result._asdict(), finished=finished, best=best)
    room.status, room.result = OVER, result._asdict()
    room.announce()


def has_lost_somebody(room: Room) -> bool:
    """Whether a bot plays for somebody whom the host has removed: nobody wins points of them in that way."""
    return any(seat.account in room.sanctions.removed for seat in room.seats)


def standings(seats: Sequence[Seat], result: Result) -> list[Standing]:
    """How every seat did; whoever left a seat to a bot did what the bot did."""
    totals = [sum(sheet.values()) for sheet in result.scores]
    places = places_of(result.winners, totals)
    return [
        Standing(seat.seat, player_of(seat), places[seat.seat], result.scores[seat.seat], totals[seat.seat])
        for seat in seats
    ]


def player_of(seat: Seat) -> str:
    """The account of whoever plays a seat, or which bot."""
    return f"bot:{seat.bot}" if seat.kind == BOT else str(seat.account)


def may_be_rated(found: Sequence[Standing]) -> bool:
    """Whether a match says who is stronger: several players, of whom nobody but a bot has two seats."""
    players = [standing.player for standing in found]
    people = [player for player in players if not player.startswith("bot:")]
    return bool(people) and len(set(players)) > 1 and len(set(people)) == len(people)


def rated(found: Sequence[Standing], known: Mapping[str, Figures]) -> Rated:
    """The players' ratings after a match, and what every seat is shown of it."""
    players = [standing.player for standing in found]
    before = [Rating(*known.get(player, FIRST)) for player in players]
    after = rate(before, [standing.place for standing in found])
    shown = [{"rating": new.shown, "gained": new.shown - old.shown} for old, new in zip(before, after, strict=True)]
    return of_players(players, after), shown

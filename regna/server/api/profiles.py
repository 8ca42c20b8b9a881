"""Somebody's page: what they have played, how they did, and their ratings; and who is rated highest in a game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any

from fastapi import APIRouter, Depends, Path, Query, Request

from ...rating import Rating
from ..db.queries.accounts import named, person
from ..db.queries.matches import seat_rows
from ..db.queries.standings import all_ratings_of, best_rated, results_of, standings_of
from ..errors import Declined
from ..names import LONGEST_NAME
from ..people.accounts import Account
from .deps import Data, OptionalAccount, ServerDep, Word, count_look, id_of
from .language import language
from .match_lists import title

ROUTER = APIRouter(dependencies=[Depends(count_look)])
PAGE = 50
END = 1e12
"""A moment after everything."""
LoginPath = Annotated[str, Path(max_length=LONGEST_NAME)]
Before = Annotated[float, Query(ge=0, le=END, description="Only what ended before this moment.")]
GameWanted = Annotated[Word | None, Query(description="Only this game.")]


async def visible_person(login: str, account: Account | None, server: ServerDep) -> Any:
    """Somebody whose page the reader may see: everybody's own, and of others those who are not private."""
    found = await person(server.storage, login)
    if found is None or (found.private and found.id != id_of(account)):
        raise Declined("server-no-person")
    return found


@ROUTER.get("/people/{login}")
async def profile(login: LoginPath, account: OptionalAccount, request: Request, server: ServerDep) -> Data:
    """Who somebody is, their ratings, and their results by game and number of seats."""
    found, lang = await visible_person(login, account, server), language(request)
    ratings = await all_ratings_of(server.storage, found.id)
    results = await results_of(server.storage, found.id)
    return {
        "login": found.login,
        "name": found.name,
        "since": found.created,
        "private": found.private,
        "me": found.id == id_of(account),
        "ratings": [{"game": row.game, "title": title(row.game, lang), **rating_data(row)} for row in ratings],
        "results": [result_data(row) | {"title": title(row.game, lang)} for row in results],
    }


def rating_data(row: Any) -> Data:
    rating = Rating(row.mu, row.sigma, row.matches)
    return {"rating": rating.shown, "provisional": rating.provisional, "matches": rating.matches}


def result_data(row: Any) -> Data:
    return dict(row._mapping) | {"mean": round(float(row.mean), 1), "won": int(row.won)}


@ROUTER.get("/people/{login}/matches")
async def played(
    login: LoginPath,
    account: OptionalAccount,
    request: Request,
    server: ServerDep,
    game: GameWanted = None,
    before: Before = END,
) -> list[Data]:
    """How somebody did in their latest matches; who played with them is named only where anyone may know."""
    found, lang = await visible_person(login, account, server), language(request)
    rows = await standings_of(server.storage, found.id, game, before, PAGE)
    names = await names_at(server, [row.match for row in rows])
    own = found.id == id_of(account)
    return [standing_data(row, names[row.match], lang, own or row.public) for row in rows]


async def names_at(server: ServerDep, match_ids: list[str]) -> dict[str, list[str]]:
    """What those who sat at some tables were called."""
    found: dict[str, list[str]] = {match_id: [] for match_id in match_ids}
    for row in await seat_rows(server.storage, *match_ids):
        found[row.match].append(row.name)
    return found


def standing_data(row: Any, names: Sequence[str], lang: str, known: bool) -> Data:
    """How somebody did in a match; of one that is not public only that."""
    return {
        "match": row.match if known else None,
        "players": list(names) if known else None,
        "seat": row.seat,
        "game": row.game,
        "title": title(row.game, lang),
        "seats": row.seats,
        "finished": row.finished,
        "place": row.place,
        "points": row.points,
        "total": row.total,
        "rating": row.rating,
        "gained": row.gained,
    }


@ROUTER.get("/games/{game}/ratings")
async def highest(game: Word, server: ServerDep) -> list[Data]:
    """Who is rated highest in a game, bots among them; those who are private are not named."""
    rows = await best_rated(server.storage, game, PAGE)
    people = {row.id: row for row in await named(server.storage, [row.player for row in rows])}
    return [rated_data(row, people.get(row.player)) for row in rows if row.player in people or is_bot(row.player)]


def is_bot(player: str) -> bool:
    return player.startswith("bot:")


def rated_data(row: Any, found: Any) -> Data:
    bot = row.player.removeprefix("bot:") if is_bot(row.player) else None
    return {"bot": bot, "login": found and found.login, "name": found.name if found else bot, **rating_data(row)}

"""Queries about how players did: standings, ratings, and the archive of matches that are over."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from sqlalchemy import ColumnElement, Row, Select, case, func, insert, select
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection

from ..storage import Storage
from ..tables import accounts, matches, ratings, standings
from ..values import LIVE
from ..writer import Job
from .matches import LISTED

Figures = tuple[float, float, int]
"""Of a rating: mu, sigma, and the number of matches."""
Rated = tuple[Mapping[str, Figures], list[dict[str, Any]]]
Rate = Callable[[Mapping[str, Figures]], Rated]
"""From the players' figures before a match to those after it, and what every seat is shown of that."""
DIALECTS: Mapping[str, Any] = {"sqlite": sqlite, "postgresql": postgresql}

# When a match ends


def settling(game: str, rows: list[dict[str, Any]], rate: Rate | None) -> Job[None]:
    """What stores the standings of a match, and what they do to ratings; a match with a guest is not rated."""

    async def job(connection: AsyncConnection) -> None:
        players = [row["player"] for row in rows]
        shown: list[dict[str, Any]] = [{"rating": None, "gained": None}] * len(rows)
        if rate is not None and not await guests_among(connection, players):
            after, shown = rate(await ratings_of(connection, game, players))
            await store_ratings(connection, game, after)
        await connection.execute(insert(standings), [row | more for row, more in zip(rows, shown, strict=True)])

    return job


async def guests_among(connection: AsyncConnection, players: Collection[str]) -> bool:
    """Whether one of these players cannot log in, and so has no rating."""
    query = select(accounts.c.id).where(accounts.c.id.in_(players), accounts.c.guest)
    return (await connection.execute(query)).first() is not None


async def ratings_of(connection: AsyncConnection, game: str, players: Collection[str]) -> dict[str, Figures]:
    """The figures of the players who have some, locked until the transaction ends."""
    query = select(ratings).where(ratings.c.game == game, ratings.c.player.in_(players))
    found = await connection.execute(query.order_by(ratings.c.player).with_for_update())
    return {row.player: (row.mu, row.sigma, row.matches) for row in found}


async def store_ratings(connection: AsyncConnection, game: str, after: Mapping[str, Figures]) -> None:
    rows = [
        {"player": player, "game": game, "mu": mu, "sigma": sigma, "matches": number}
        for player, (mu, sigma, number) in sorted(after.items())
    ]
    new = DIALECTS[connection.dialect.name].insert(ratings)
    changed = {name: new.excluded[name] for name in ("mu", "sigma", "matches")}
    await connection.execute(new.on_conflict_do_update(index_elements=[*ratings.primary_key], set_=changed), rows)


# Somebody's page


async def results_of(storage: Storage, player: str) -> Sequence[Row[Any]]:
    """By game and number of seats: how many matches, how many won, the mean and the best of the points."""
    figures = (
        func.count().label("played"),
        func.sum(case((standings.c.place == 1, 1), else_=0)).label("won"),
        func.avg(standings.c.total).label("mean"),
        func.max(standings.c.total).label("best"),
    )
    groups = standings.c.game, standings.c.seats
    query = select(*groups, *figures).where(standings.c.player == player)
    return await storage.rows(query.group_by(*groups).order_by(*groups))


async def all_ratings_of(storage: Storage, player: str) -> Sequence[Row[Any]]:
    """A player's ratings, by game."""
    return await storage.rows(select(ratings).where(ratings.c.player == player).order_by(ratings.c.game))


async def rating_of(storage: Storage, player: str, game: str) -> Row[Any] | None:
    return await storage.row(select(ratings).where(ratings.c.player == player, ratings.c.game == game))


async def best_rated(storage: Storage, game: str, limit: int) -> Sequence[Row[Any]]:
    """The players with the highest ratings in a game, without those who are private: the strength each has at least."""
    least = ratings.c.mu - 3 * ratings.c.sigma
    hidden = select(accounts.c.id).where(accounts.c.id == ratings.c.player, accounts.c.private).exists()
    query = select(ratings).where(ratings.c.game == game, ~hidden)
    return await storage.rows(query.order_by(least.desc()).limit(limit))


async def standings_of(
    storage: Storage, player: str, game: str | None, before: float, limit: int
) -> Sequence[Row[Any]]:
    """How a player did in the latest matches that ended before a moment, with the results of all in them."""
    query = select(standings, matches.c.public, matches.c.result).join_from(standings, matches)
    query = query.where(standings.c.player == player, standings.c.finished < before)
    if game is not None:
        query = query.where(standings.c.game == game)
    return await storage.rows(query.order_by(standings.c.finished.desc()).limit(limit))


# The archive


OTHER = standings.alias("other")
SAME = OTHER.c.match == standings.c.match, OTHER.c.player == standings.c.player
BEFORE = select(OTHER.c.seat).where(*SAME, OTHER.c.seat < standings.c.seat).exists()
"""Whether the same player has another seat before this one."""


class Search(NamedTuple):
    """What is looked for in the archive: every condition that is not None."""

    game: str | None
    player: str | None
    options: Mapping[str, str]
    least: int | None
    most: int | None
    before: float


async def search(storage: Storage, wanted: Search, limit: int) -> Sequence[Row[Any]]:
    """The latest public matches that are over and fit."""
    return await storage.rows(searching(wanted, limit))


def searching(wanted: Search, limit: int) -> Select[Any]:
    """A person's matches are found by their standings, all others by when they ended: both are indexes."""
    query, ended = LISTED.where(matches.c.public, *conditions(wanted)), matches.c.finished
    if wanted.player is not None:
        query = query.join(standings).where(standings.c.player == wanted.player, ~BEFORE)
        ended = standings.c.finished
    return query.where(ended < wanted.before).order_by(ended.desc()).limit(limit)


def conditions(wanted: Search) -> Iterator[ColumnElement[bool]]:
    if wanted.game is not None:
        yield matches.c.game == wanted.game
    if wanted.least is not None:
        yield matches.c.best >= wanted.least
    if wanted.most is not None:
        yield matches.c.best <= wanted.most
    for name, value in wanted.options.items():
        yield matches.c.options[name].as_string() == value


async def public_matches_in_play(storage: Storage, limit: int) -> Sequence[Row[Any]]:
    """The latest matches that anyone may watch."""
    query = LISTED.where(matches.c.status == LIVE, matches.c.public)
    return await storage.rows(query.order_by(matches.c.started.desc()).limit(limit))

"""Lists of matches: mine, and those with a seat for anyone."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from fastapi import APIRouter, Request

from ...games import find
from ...texts import speaker_for
from ..db.queries.matches import MatchRow, matches_of, open_matches, seat_rows
from ..db.values import LIVE
from ..errors import Declined
from ..matches.clock import Tempo
from ..matches.registry import UNOPENED
from ..matches.seat import Seat
from ..matches.stored import read_seat
from ..matches.visible_lines import hides, visible_lines
from ..messages import PART
from .deps import CurrentAccount, Data, ServerDep
from .errors import problem
from .language import language
from .serialize import choosing, time_left

ROUTER = APIRouter()
PAGE = 50


@ROUTER.get("/matches")
async def my_matches(request: Request, account: CurrentAccount, server: ServerDep) -> list[Data]:
    """My matches, those in play first, with whose turn it is."""
    await server.accounts.note_seen(account)
    rows = await matches_of(server.storage, account.id, PAGE)
    return await listed(rows, account.id, language(request), server)


@ROUTER.get("/tables")
async def open_tables(request: Request, server: ServerDep) -> list[Data]:
    """Tables with a seat that anyone may take."""
    rows = await open_matches(server.storage, PAGE)
    return await listed(rows, None, language(request), server)


async def listed(rows: Sequence[MatchRow], account: str | None, lang: str, server: ServerDep) -> list[Data]:
    found = await all_seats(server, [row.id for row in rows])
    return [line(row, found[row.id], account, lang) | await turn(row, account, lang, server) for row in rows]


async def all_seats(server: ServerDep, match_ids: list[str]) -> dict[str, list[Seat]]:
    """The seats of some matches."""
    found: dict[str, list[Seat]] = {match_id: [] for match_id in match_ids}
    for row in await seat_rows(server.storage, *match_ids):
        found[row.match].append(read_seat(row))
    return found


def line(row: MatchRow, found: list[Seat], account: str | None, lang: str) -> Data:
    """A match as a line of a list, as far as its row knows."""
    return {
        "id": row.id,
        "game": row.game,
        "title": title(row.game, lang),
        "status": row.status,
        "created": row.created,
        "updated": row.updated,
        "finished": row.finished,
        "options": row.options,
        "choices": unusual(row.game, row.options, lang),
        "strength": row.strength,
        "tempo": Tempo(**row.tempo or {}).data(),
        "seats": [seat.name for seat in found],
        "mine": [seat.seat for seat in found if account is not None and seat.account == account],
        "result": row.result,
        "scores": row.result and [sum(sheet.values()) for sheet in row.result["scores"]],
    }


def title(game: str, lang: str) -> str:
    """What a game is called; one that is no longer there has only its name."""
    found = find(game)
    return game if found is None else speaker_for(found, lang, PART).message(f"game-{game}")


def unusual(game: str, options: Mapping[str, str], lang: str) -> list[str]:
    """The options that are not the usual ones, in words; of a game that is no longer there, none."""
    found = find(game)
    if found is None:
        return []
    say, choices = speaker_for(found, lang, PART), found.choices
    others = [
        (each.name, options[each.name]) for each in choices if options.get(each.name, each.default) != each.default
    ]
    words = [(say.message(f"choice-{name}"), say.message(f"choice-{name}-{value}")) for name, value in others]
    return [say.message("server-choice", choice=choice, value=value) for choice, value in words]


async def turn(row: MatchRow, account: str | None, lang: str, server: ServerDep) -> Data:
    """Whose turn it is, and how long I have; only matches in play are opened for it, if they can be."""
    unknown: Data = {"waiting": [], "left": None, "problem": None}
    if row.status != LIVE:
        return unknown
    try:
        room = await server.registry.room(row.id)
    except Declined as why:
        if why.code not in UNOPENED:
            raise
        return unknown | {"problem": problem(why, lang)}
    known = {"updated": visible_lines(room, account)[-1].made} if hides(room) else {}
    return unknown | known | {"waiting": choosing(room)[0], "left": time_left(room, account)}

"""What a shared link to a match shows: a title, a sentence and a picture, with only what a stranger may see."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Collection, Mapping, Sequence
from html import escape

from fastapi import APIRouter, Request, Response

from ...kernel import Match
from ...texts import Speaker, speaker_for
from ..db.queries.matches import match_row, seat_rows
from ..db.values import BOT, LIVE, OPEN
from ..errors import Declined
from ..matches.history import look_at_past
from ..matches.room import Room
from ..matches.visible_lines import number_for
from ..messages import PART, server_speaker
from .connections import client_address
from .deps import RoomDep, Server, ServerDep
from .language import language
from .link_preview import HEIGHT, WIDTH, Preview, PreviewSeat, can_write, picture
from .match_lists import title
from .play import At
from .serialize import points_data

ROUTER = APIRouter()
PNG = "image/png"
CACHE_LIVE, CACHE_ENDED = "public, max-age=60", "public, max-age=86400"
"""How long a picture may be cached: of a match in progress, and of one that has ended."""
Sheets = Sequence[Mapping[str, int]] | None
"""Everybody's points by category, if everybody knows them."""
PICTURE = "/api/v1/matches/{match_id}/picture"


@ROUTER.get("/matches/{match_id}/picture", response_class=Response, responses={200: {"content": {PNG: {}}}})
async def match_picture(room: RoomDep, request: Request, server: ServerDep, at: At = None) -> Response:
    """A picture of a match, or of a moment of it, for links: the game, the players, and the points that all know."""
    server.rates.count("pictures", client_address(request))
    lang, preview = language(request), None
    if at is not None and room.status != OPEN and at < number_for(room):
        preview = moment_of(room, await look_at_past(room, None, at, Match.points), lang)
    content = await asyncio.to_thread(picture, preview or preview_of(room, lang))
    cache = CACHE_LIVE if room.status in (OPEN, LIVE) else CACHE_ENDED
    return Response(content, media_type=PNG, headers={"Cache-Control": cache})


def preview_of(room: Room, lang: str) -> Preview:
    """What anybody may know of a match, for its picture."""
    if room.result:
        return preview_with(room, room.result["scores"], room.result["winners"], room.status, lang)
    return preview_with(room, room.cached(points_data) if room.status != OPEN else None, (), room.status, lang)


def moment_of(room: Room, sheets: Sheets, lang: str) -> Preview:
    """A match as it was when everybody had these points."""
    return preview_with(room, sheets, (), "moment", lang)


def preview_with(room: Room, sheets: Sheets, won: Collection[int], text: str, lang: str) -> Preview:
    say, game = speaker_for(room.setup.game, lang, PART), room.setup.game
    totals = [sum(sheet.values()) for sheet in sheets] if sheets else [None] * len(room.seats)
    seats = tuple(
        PreviewSeat(game.colours[seat.seat], seat_name(room, seat.seat, say), totals[seat.seat], seat.seat in won)
        for seat in room.seats
    )
    return Preview(title(game.name, lang), say.message(f"server-preview-{text}"), seats)


def seat_name(room: Room, number: int, say: Speaker) -> str:
    """The person on a seat; a bot, or somebody whose name our fonts cannot write, is called by the colour."""
    seat = room.seats[number]
    if seat.free:
        return say.message("server-preview-free")
    named = seat.name and seat.kind != BOT and can_write(seat.name)
    return seat.name if named else say.message(f"seat-{room.setup.game.colours[number]}")


# The head of the page


async def preview_tags(match_id: str, request: Request) -> str:
    """The tags in the page's head from which others make a preview of a match; none if there is no match."""
    server: Server | None = request.app.state.server
    try:
        row = server and await match_row(server.storage, match_id)
        rows = await seat_rows(server.storage, match_id) if server and row else []
    except Declined:
        return ""
    if not row:
        return ""
    lang = language(request)
    say, moment = server_speaker(lang), moment_asked(request)
    base, names = str(request.base_url).rstrip("/"), [seat.name for seat in rows if seat.kind != BOT]
    facts = {
        "og:site_name": "Regna",
        "og:type": "website",
        "og:title": title(row.game, lang),
        "og:description": ", ".join([*filter(None, names), say.message(f"server-preview-{row.status}")]),
        "og:url": f"{base}{request.url.path}{moment and '?' + moment}",
        "og:image": f"{base}{PICTURE.format(match_id=match_id)}?lang={lang}{moment and '&' + moment}",
        "og:image:width": str(WIDTH),
        "og:image:height": str(HEIGHT),
        "twitter:card": "summary_large_image",
    }
    return "".join(f'<meta property="{name}" content="{escape(value)}" />' for name, value in facts.items())


def moment_asked(request: Request) -> str:
    """The moment of a match that the address asks for, as a query; empty if it asks for none."""
    found = re.fullmatch(r"[0-9]{1,6}", request.query_params.get("at", ""))
    return f"at={found[0]}" if found else ""

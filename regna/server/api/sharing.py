"""What a shared link to a match shows: a title, a sentence and a picture, each of what a stranger may see."""

from __future__ import annotations

import asyncio
from html import escape

from fastapi import APIRouter, Request, Response

from ...texts import Speaker, speaker_for
from ..db.queries.matches import match_row, seat_rows
from ..db.values import BOT, LIVE, OPEN
from ..errors import Declined
from ..matches.card import HEIGHT, WIDTH, Card, CardSeat, can_write, picture
from ..matches.room import Room
from ..messages import PART, server_speaker
from .connections import client_address
from .deps import RoomDep, Server, ServerDep
from .language import language
from .match_lists import title
from .serialize import points_data

ROUTER = APIRouter()
PNG = "image/png"
SOON, LATER = "public, max-age=60", "public, max-age=86400"
"""How long others may keep a picture: of a match that goes on, and of one that has ended."""
PICTURE = "/api/v1/matches/{match_id}/picture"


@ROUTER.get("/matches/{match_id}/picture", response_class=Response, responses={200: {"content": {PNG: {}}}})
async def match_picture(room: RoomDep, request: Request, server: ServerDep) -> Response:
    """A picture of a match for links to it: the game, who plays, and their points as far as everybody knows them."""
    server.rates.count("pictures", client_address(request))
    card = card_of(room, language(request))
    content = await asyncio.to_thread(picture, card)
    return Response(content, media_type=PNG, headers={"Cache-Control": SOON if room.status in (OPEN, LIVE) else LATER})


def card_of(room: Room, lang: str) -> Card:
    """What anybody may know of a match, for its picture."""
    say, game = speaker_for(room.setup.game, lang, PART), room.setup.game
    sheets = room.result["scores"] if room.result else room.cached(points_data) if room.status != OPEN else None
    totals = [sum(sheet.values()) for sheet in sheets] if sheets else [None] * len(room.seats)
    won = room.result["winners"] if room.result else []
    seats = tuple(
        CardSeat(game.colours[seat.seat], seat_name(room, seat.seat, say), totals[seat.seat], seat.seat in won)
        for seat in room.seats
    )
    return Card(title(game.name, lang), say.message(f"server-card-{room.status}"), seats)


def seat_name(room: Room, number: int, say: Speaker) -> str:
    """The person on a seat; a bot, or somebody whose name our fonts cannot write, is called by the colour."""
    seat = room.seats[number]
    if seat.free:
        return say.message("server-card-free")
    named = seat.name and seat.kind != BOT and can_write(seat.name)
    return seat.name if named else say.message(f"seat-{room.setup.game.colours[number]}")


# The head of the page


async def tags(match_id: str, request: Request) -> str:
    """What the page's head says of a match to whoever makes a preview of its address; nothing, if there is no match."""
    server: Server | None = request.app.state.server
    try:
        row = server and await match_row(server.storage, match_id)
        names = [seat.name for seat in await seat_rows(server.storage, match_id)] if server and row else []
    except Declined:
        return ""
    if not row:
        return ""
    lang = language(request)
    say = server_speaker(lang)
    base = str(request.base_url).rstrip("/")
    facts = {
        "og:site_name": "Regna",
        "og:type": "website",
        "og:title": title(row.game, lang),
        "og:description": ", ".join([*filter(None, names), say.message(f"server-card-{row.status}")]),
        "og:url": f"{base}/match/{match_id}",
        "og:image": f"{base}{PICTURE.format(match_id=match_id)}?lang={lang}",
        "og:image:width": str(WIDTH),
        "og:image:height": str(HEIGHT),
        "twitter:card": "summary_large_image",
    }
    return "".join(f'<meta property="{name}" content="{escape(value)}" />' for name, value in facts.items())

"""The coach: hints for those who play, and reviews of matches that are over."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Request
from pydantic import Field

from ...bots.coach import Judged, Review
from ..db.values import LIVE, OPEN
from ..errors import Declined
from ..matches.coach import may_ask, note_hint
from ..matches.history import require_current_rules
from ..matches.room import Room
from ..matches.seat import own_seat_numbers
from ..matches.visible_lines import number_for
from ..people.accounts import Account
from .deps import Body, CurrentAccount, Data, MatchDep, OptionalAccount, RoomDep, SeatNumber, ServerDep, count, id_of
from .language import language
from .lobby import own_seats, require_welcome

ROUTER = APIRouter(prefix="/matches/{match_id}")


class AskedFor(Body):
    """Whose question the hint is about; once the match is over also after which line."""

    seat: SeatNumber
    at: Annotated[int | None, Field(ge=0, le=1_000_000)] = None


@ROUTER.post("/hint")
async def hint(body: AskedFor, room: RoomDep, account: CurrentAccount, server: ServerDep, request: Request) -> Data:
    """The best options of my question, what each promises, and why; or of anybody's in a match that is over."""
    require_may_ask(room, account, body)
    count("hints", request, account, server)
    seq = number_for(room, account.id) if body.at is None else body.at
    found = await server.coach.hint(account.id, room, body.seat, body.at)
    await note_hint(room, body.seat)
    return {"seq": seq, "options": [option_data(each, language(request)) for each in found["options"]]}


def require_may_ask(room: Room, account: Account, asked: AskedFor) -> None:
    """During play one may ask only about one's own question, and only where all have agreed; afterwards about any."""
    if room.status == OPEN:
        raise Declined("server-not-live")
    if room.status == LIVE:
        if asked.at is not None:
            raise Declined("server-not-over")
        room.require_seat(account.id, asked.seat)
        require_welcome(room, account)
        if not may_ask(room):
            raise Declined("server-no-hints")
        if room.match.ask_for(asked.seat) is None:
            raise Declined("server-no-question")
    elif asked.seat >= room.setup.seats or (asked.at or 0) > room.seq:
        raise Declined("server-no-moment", most=room.seq, seats=room.setup.seats)
    require_current_rules(room, None, room.seq if asked.at is None else asked.at)


@ROUTER.post("/review", status_code=202)
async def ask_for_review(room: RoomDep, account: CurrentAccount, server: ServerDep, request: Request) -> Data:
    """Have a match that I played and that is over reviewed in the background."""
    own_seats(room, account)
    if await server.reviewer.find(room) is None:
        count("reviews", request, account, server)
        await server.reviewer.ask(room)
    return await review(room, account, server, request)


@ROUTER.get("/review")
async def review(match: MatchDep, account: OptionalAccount, server: ServerDep, request: Request) -> Data:
    """The progress of a match's review, everybody's chances over time, and the decisions that cost most."""
    found = await server.reviewer.find(match)
    mine = bool(own_seat_numbers(match.seats, id_of(account)))
    if found is None:
        return {"status": "none", "mine": mine, "done": 0, "total": 0, "curve": [], "worst": []}
    so_far, complete, total = found
    return {
        "status": "done" if complete else "running",
        "mine": mine,
        "done": total if complete else so_far.judgements,
        "total": total,
        "curve": [{"at": each["at"], "seat": each["seat"], "chances": each["chances"]} for each in so_far.judged],
        "worst": [decision_data(each, language(request)) for each in worst(so_far, complete)],
    }


def worst(review: Review, complete: bool) -> list[Judged]:
    return review.worst() if complete else []


def decision_data(judged: Judged, lang: str) -> Data:
    """A decision that cost much, in somebody's language."""
    more = {name: option_data(option, lang) for name, option in judged["more"].items()}
    return {"at": judged["at"], "seat": judged["seat"], "loss": judged["loss"], **more}


def option_data(option: dict[str, Any], lang: str) -> Data:
    line = [each | {"text": each["text"][lang]} for each in option["line"]]
    return option | {"text": option["text"][lang], "why": option["why"][lang], "line": line}

"""What is sent: of a match to anybody, and of the table only what its view, its questions and its events say."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from ..bots import NAMES as BOTS
from ..kernel import CARD, Choice, Game, Match
from ..kernel.present import anchors, say_option
from ..texts import Speaker
from .fairness import commitment
from .lines import Entry
from .room import LIVE, OPEN, Room
from .seat import BOT, Seat
from .stored import Said, Unopened, colours_of
from .tempo import Tempo
from .wording import problem


def game_data(game: Game, say: Speaker) -> dict[str, Any]:
    """A game as one chooses it: seats, options, bots."""
    return {
        "name": game.name,
        "title": say.message(f"game-{game.name}"),
        "text": say.message(f"game-{game.name}.text"),
        "version": game.version,
        "seats": list(game.seats),
        "colours": list(game.colours),
        "options": [choice_data(choice, say) for choice in game.choices],
        "bots": list(BOTS),
    }


def choice_data(choice: Choice, say: Speaker) -> dict[str, Any]:
    key = f"choice-{choice.name}"
    values = [value_data(value, f"{key}-{value}", say) for value in choice.values]
    return {"name": choice.name, "title": say.message(key), "text": say.message(f"{key}.text"), "values": values}


def value_data(value: str, key: str, say: Speaker) -> dict[str, Any]:
    """A value of an option; `alone` says how one plays alone with it, where one can."""
    alone = say.message(f"{key}.alone") if say.knows(f"{key}.alone") else None
    return {"value": value, "title": say.message(key), "alone": alone}


class Edition:
    """What is the same for all who look at a room, made once after every change."""

    def __init__(self, room: Room) -> None:
        self.match = public_data(room)
        self.points = room.match.points()


def latest(room: Room) -> Edition:
    if room.edition is None:
        room.edition = Edition(room)
    return room.edition


def match_data(room: Room, account: str | None) -> dict[str, Any]:
    """What anybody may know of a match, and what is this person's in it."""
    return latest(room).match | {
        "mine": room.seats_of(account),
        "hosted": account is not None and account == room.host,
        "invitations": invitations(room) if account == room.host else {},
        "clocks": clocks_data(room),
        "request": request_data(room, account),
    }


def found_data(found: Room | Unopened, account: str | None, lang: str) -> dict[str, Any]:
    """The same, also of a match that cannot be opened."""
    return unopened_data(found, account, lang) if isinstance(found, Unopened) else match_data(found, account)


def unopened_data(found: Unopened, account: str | None, lang: str) -> dict[str, Any]:
    """What is stored of a match that cannot be opened, but for its play."""
    row, seats = found.stored.match, found.stored.seats
    live = row.status in (OPEN, LIVE)
    colours = colours_of(row.game) or [""] * len(seats)
    return {
        "id": row.id,
        "game": row.game,
        "options": row.options,
        "status": row.status,
        "seq": found.stored.seq,
        "seats": [seat_data(colours[seat.seat], seat) for seat in seats],
        "mine": [seat.seat for seat in seats if account is not None and seat.account == account],
        "hosted": account is not None and account == row.host,
        "invitations": {},
        "waiting": [],
        "ready": [],
        "tempo": Tempo(**row.tempo or {}).data(),
        "clocks": [],
        "rematch": row.rematch,
        "seat_log": [],
        "forked": row.forked,
        "request": None,
        "commitment": commitment(row.seed),
        "seed": None if live else row.seed,
        "result": row.result,
        "problem": problem(found.why, lang),
    }


def public_data(room: Room) -> dict[str, Any]:
    """What anybody may know of a match, but for the time that runs."""
    seed = room.setup.seed
    return {
        "id": room.id,
        "game": room.setup.game.name,
        "options": dict(room.setup.options),
        "status": room.status,
        "seq": room.seq,
        "seats": [seat_data(room.setup.game.colours[seat.seat], seat, room.here) for seat in room.seats],
        "waiting": waiting(room),
        "ready": room.match.ready if room.status == LIVE else [],
        "tempo": room.tempo.data(),
        "rematch": room.rematch,
        "seat_log": [change._asdict() for change in room.seat_log],
        "forked": room.forked and room.forked._asdict(),
        "commitment": commitment(seed),
        "seed": None if room.status in (OPEN, LIVE) else str(seed),
        "result": room.result,
        "problem": None,
    }


def seat_data(colour: str, seat: Seat, here: Collection[str] = ()) -> dict[str, Any]:
    bot = seat.bot if seat.plays_itself else None
    return {
        "seat": seat.seat,
        "colour": colour,
        "kind": seat.kind,
        "name": seat.name,
        "bot": bot,
        "free": seat.free,
        "here": seat.account in here,
        "away": seat.away,
        "late": seat.late,
        "reserved": seat.reserved,
    }


def invitations(room: Room) -> dict[str, str]:
    """The invitations that nobody has accepted, by seat."""
    return {str(seat.seat): seat.invitation for seat in room.seats if seat.invitation and seat.free}


def waiting(room: Room) -> list[int]:
    """The seats whose turn it is."""
    return room.waiting if room.status == LIVE else []


def clocks_data(room: Room) -> list[dict[str, Any]]:
    """The seconds that everybody has left, but for the bots."""
    if room.clocks is None:
        return []
    running = [seat.seat for seat in room.on_the_clock()]
    people = [seat.seat for seat in room.seats if seat.kind != BOT]
    return [{"seat": n, "left": max(0.0, round(room.left(n), 1)), "running": n in running} for n in people]


def time_left(room: Room, account: str | None) -> float | None:
    """The seconds somebody has left for the move that is waited for."""
    own = room.seats_of(account)
    return min(
        (clock["left"] for clock in clocks_data(room) if clock["running"] and clock["seat"] in own), default=None
    )


def request_data(room: Room, account: str | None) -> dict[str, Any] | None:
    """A request to take moves back, and whether this person has yet to answer it."""
    request = room.request
    if request is None:
        return None
    mine = account in room.people_beside(request.seat) and account not in request.agreed
    return {"seat": request.seat, "moves": request.moves, "seq": request.seq, "asks_me": mine}


def answers_data(room: Room, seat: int, say: Speaker) -> list[dict[str, str]]:
    """What a seat has chosen in a secret choice that is still open: for that seat alone."""
    setup = room.setup
    return [
        {"text": say(say_option(setup, ask, option)), "anchor": anchors(setup, ask)(option)}
        for ask, option in room.match.answers(seat)
    ]


def state_data(room: Room, seat: int | None, say: Speaker) -> dict[str, Any]:
    """The table and the question as one seat, or a stranger, sees them."""
    say = room.speakers[say.language]
    asked = None if seat is None or room.status != LIVE else room.match.present(seat, say)
    return {
        "seq": room.seq,
        "view": room.match.view(seat),
        "question": asked and asked.data(),
        "answers": [] if seat is None or room.status != LIVE else answers_data(room, seat, say),
        "free_undos": 0 if seat is None else room.match.free_undos(seat),
        "points": latest(room).points,
        "cards": cards_data(room.match, say),
    }


def cards_data(match: Match, say: Speaker) -> list[list[dict[str, Any]]]:
    """What everybody's cards counted, once the match is over."""
    return [
        [each._asdict() | {"card": say(CARD.say(each.card, match.setup))} for each in cards]
        for cards in match.card_points()
    ]


def past_data(match: Match, seat: int | None, at: int, say: Speaker) -> dict[str, Any]:
    """The table as it was after a line; there is nothing to answer any more."""
    return {
        "seq": at,
        "at": at,
        "view": match.view(seat),
        "question": None,
        "answers": [],
        "free_undos": 0,
        "points": match.points(),
        "cards": cards_data(match, say),
    }


def entry_data(entry: Entry, seat: int | None, lang: str) -> dict[str, Any]:
    """What one line of play brought, as this seat may know it."""
    undo = entry.undo and entry.undo._asdict()
    return {"seq": entry.seq, "seat": entry.seat, "undo": undo, "events": entry.events(seat, lang)}


def said_data(said: Said) -> dict[str, Any]:
    return {"number": said.number, "name": said.name, "text": said.text, "sent": said.sent}

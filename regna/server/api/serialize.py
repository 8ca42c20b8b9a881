"""JSON for clients: of the table nothing but what its views, questions and events show."""

from __future__ import annotations

from typing import Any

from ...bots import LEVEL_NAMES, USUAL
from ...kernel import CARD, Choice, Game, Match
from ...kernel.present import anchors, say_option
from ...texts import Speaker
from ..db.values import BOT, LIVE, OPEN
from ..matches.clock import Tempo
from ..matches.coach import may_ask
from ..matches.fairness import commitment
from ..matches.lines import Entry
from ..matches.room import Room
from ..matches.seat import Seat
from ..matches.stored import ChatMessage, UnopenedMatch, colours_of
from ..matches.visible_lines import hides, number_for, requested_moves_for
from .errors import problem


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
        "bots": list(LEVEL_NAMES),
        "usual_bot": USUAL,
    }


def choice_data(choice: Choice, say: Speaker) -> dict[str, Any]:
    key = f"choice-{choice.name}"
    values = [value_data(value, f"{key}-{value}", say) for value in choice.values]
    return {"name": choice.name, "title": say.message(key), "text": say.message(f"{key}.text"), "values": values}


def value_data(value: str, key: str, say: Speaker) -> dict[str, Any]:
    """A value of an option; `alone` describes solo play with it, where there is any."""
    alone = say.message(f"{key}.alone") if say.knows(f"{key}.alone") else None
    return {"value": value, "title": say.message(key), "alone": alone}


def match_data(room: Room, account: str | None) -> dict[str, Any]:
    """What anybody may know of a match, and what belongs to this person in it."""
    return (
        room.cached(public_data)
        | own_numbers(room, account)
        | {
            "mine": room.seats_of(account),
            "hosted": account is not None and account == room.host,
            "invitations": invitations(room) if account == room.host else {},
            "clocks": clocks_data(room),
            "request": request_data(room, account),
        }
    )


def own_numbers(room: Room, account: str | None) -> dict[str, Any]:
    """The numbers of lines for somebody from whom some are hidden."""
    if not hides(room):
        return {}
    log = [change._replace(seq=number_for(room, account, change.seq)) for change in room.seat_log]
    return {"seq": number_for(room, account), "seat_log": [change._asdict() for change in log]}


def found_data(found: Room | UnopenedMatch, account: str | None, lang: str) -> dict[str, Any]:
    """The same, also of a match that cannot be opened."""
    return unopened_data(found, account, lang) if isinstance(found, UnopenedMatch) else match_data(found, account)


def unopened_data(found: UnopenedMatch, account: str | None, lang: str) -> dict[str, Any]:
    """What is stored of a match that cannot be opened, except its play."""
    row, seats = found.stored.match, found.stored.seats
    live = row.status in (OPEN, LIVE)
    colours = colours_of(row.game) or [""] * len(seats)
    return {
        "id": row.id,
        "game": row.game,
        "options": row.options,
        "status": row.status,
        "seq": number_for(found, account),
        "seats": [seat_data(colours[seat.seat], seat) for seat in seats],
        "public": row.public,
        "strength": row.strength,
        "hints": row.hints,
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
    """What anybody may know of a match, except the running clocks."""
    seed, (waiting, ready) = room.setup.seed, choosing(room)
    return {
        "id": room.id,
        "game": room.setup.game.name,
        "options": dict(room.setup.options),
        "status": room.status,
        "seq": room.seq,
        "seats": [seat_data(room.setup.game.colours[seat.seat], seat, room) for seat in room.seats],
        "public": room.public,
        "strength": room.strength and room.strength._asdict(),
        "hints": may_ask(room),
        "waiting": waiting,
        "ready": ready,
        "tempo": room.tempo.data(),
        "rematch": room.rematch,
        "seat_log": [change._asdict() for change in room.seat_log],
        "forked": room.forked and room.forked._asdict(),
        "commitment": commitment(seed),
        "seed": None if room.status in (OPEN, LIVE) else str(seed),
        "result": room.result,
        "problem": None,
    }


def points_data(room: Room) -> list[dict[str, int]] | None:
    """Everybody's points so far."""
    return room.match.points()


def seat_data(colour: str, seat: Seat, room: Room | None = None) -> dict[str, Any]:
    bot = seat.bot if seat.plays_itself else None
    return {
        "seat": seat.seat,
        "colour": colour,
        "kind": seat.kind,
        "name": seat.name,
        "bot": bot,
        "free": seat.free,
        "here": room is not None and seat.account in room.present,
        "muted": room is not None and seat.account in room.sanctions.muted,
        "removed": room is not None and seat.account in room.sanctions.removed,
        "away": seat.away,
        "late": seat.late,
        "reserved": seat.reserved,
    }


def invitations(room: Room) -> dict[str, str]:
    """The invitations that nobody has accepted, by seat."""
    return {str(seat.seat): seat.invitation for seat in room.seats if seat.invitation and seat.free}


def choosing(room: Room) -> tuple[list[int], list[int]]:
    """The seats whose turn it is, and those that have chosen in secret.

    Where progress is hidden, bots count as ready while a person has to choose, and then as choosing until all have:
    the moment when one of them is done would tell how much it has done.
    """
    if room.status != LIVE:
        return [], []
    waiting, ready = room.waiting, room.match.ready
    if room.setup.hides_progress and room.match.sealed_at is not None:
        bots = [seat for seat in (*waiting, *ready) if room.seats[seat].plays_itself]
        waiting, ready = ([seat for seat in seats if seat not in bots] for seats in (waiting, ready))
        (ready if waiting else waiting).extend(bots)
    return sorted(waiting), sorted(ready)


def clocks_data(room: Room) -> list[dict[str, Any]]:
    """The seconds that everybody but the bots has left."""
    if room.clocks is None:
        return []
    running = [seat.seat for seat in room.on_the_clock()]
    people = [seat.seat for seat in room.seats if seat.kind != BOT]
    return [{"seat": n, "left": max(0.0, round(room.left(n), 1)), "running": n in running} for n in people]


def time_left(room: Room, account: str | None) -> float | None:
    """The seconds somebody has left for their move, if it is their turn."""
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
    moves, seq = requested_moves_for(room, account, request), number_for(room, account, request.seq)
    return {"seat": request.seat, "moves": moves, "seq": seq, "asks_me": mine}


def answers_data(match: Match, seat: int, say: Speaker) -> list[dict[str, str]]:
    """What a seat has chosen in a secret choice that is still open: for that seat alone."""
    setup = match.setup
    return [
        {"text": say(say_option(setup, ask, option)), "anchor": anchors(setup, ask)(option)}
        for ask, option in match.answers(seat)
    ]


def state_data(room: Room, account: str | None, seat: int | None, say: Speaker) -> dict[str, Any]:
    """The table and the question as one seat, or a stranger, sees them."""
    say = room.speakers[say.language]
    asked = None if seat is None or room.status != LIVE else room.match.present(seat, say)
    return {
        "seq": number_for(room, account),
        "view": room.match.view(seat),
        "question": asked and asked.data(),
        "answers": [] if seat is None or room.status != LIVE else answers_data(room.match, seat, say),
        "free_undos": 0 if seat is None else room.match.free_undos(seat),
        "points": room.cached(points_data),
        "cards": cards_data(room.match, say),
    }


def cards_data(match: Match, say: Speaker) -> list[list[dict[str, Any]]]:
    """What everybody's cards scored, once the match is over."""
    return [
        [each._asdict() | {"card": say(CARD.say(each.card, match.setup))} for each in cards]
        for cards in match.card_points()
    ]


def past_data(match: Match, seat: int | None, at: int, say: Speaker) -> dict[str, Any]:
    """The table as it was after a line; there is nothing left to answer."""
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
    """What happened in one line of play, as far as this seat may know."""
    undo = entry.undo and entry.undo._asdict()
    return {"seq": entry.seq, "seat": entry.seat, "undo": undo, "events": entry.events(seat, lang)}


def chat_data(said: ChatMessage) -> dict[str, Any]:
    return {"number": said.number, "name": said.name, "text": said.text, "sent": said.sent}

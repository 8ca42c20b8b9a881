"""Turns: who has to choose since the latest line of a match."""

from __future__ import annotations

from typing import NamedTuple

from ...kernel import Game
from ..db.values import LIVE
from .room import Room


class Turn(NamedTuple):
    """Somebody has to choose in a match since a line of it."""

    match: str
    game: Game
    account: str
    seq: int
    acted: int


def turns(room: Room) -> list[Turn]:
    """Those who have to choose since the latest line, except whoever made it."""
    if room.status != LIVE:
        return []
    new = [seat for seat, (_, seq) in room.asked.items() if seq == room.seq]
    people = {room.seats[seat].account for seat in new if not room.seats[seat].plays_itself}
    found = []
    for account in sorted(account for account in people if account is not None):
        acted = last_line(room, account)
        if acted != room.seq or room.seq == 0:
            found.append(Turn(room.id, room.setup.game, account, room.seq, acted))
    return found


def last_line(room: Room, account: str) -> int:
    """The number of the latest line that somebody made; 0 if there is none."""
    colours = [room.setup.game.colours[seat] for seat in room.seats_of(account)]
    back = zip(range(room.seq, 0, -1), reversed(room.lines), strict=True)
    return next((seq for seq, line in back if line.partition(" ")[0] in colours), 0)

"""Undo: taking moves back, at once where the rules allow it, else when all others agree."""

from __future__ import annotations

from ...kernel import NotOffered
from ..db.values import LIVE
from ..errors import Declined
from .lines import line_of_undo
from .room import Room
from .stored import UndoRequest
from .visible_lines import moves_for, number_for, requested_moves, requested_moves_for, stale, stored_moves

LONGEST = 4000
"""Lines up to which moves can be taken back: nothing else makes a match endless, and all work with it slow."""


async def undo(room: Room, seat: int, count: int, number: int) -> bool:
    """Take moves back, at once where nobody need agree; False when the others are asked first."""
    account = room.seats[seat].account
    async with room.locked_at(account, number):
        room.require_status(LIVE)
        if number != number_for(room, account):
            raise stale(room, account)
        if not 0 < count <= (moves := moves_for(room, account)):
            raise NotOffered("nothing-to-undo", moves=moves)
        if number >= LONGEST:
            raise Declined("server-long-match", most=LONGEST)
        if count <= room.match.free_undos(seat):
            await take_back(room, seat, count)
            return True
        return await carry_out_or_store(room, UndoRequest(seat, stored_moves(room, account, count), room.seq, []))


async def answer(room: Room, account: str, agree: bool, number: int, moves: int | None = None) -> bool:
    """Answer a request, or withdraw one's own; True when with this everybody has agreed."""
    async with room.locked_at(account, number):
        request = room.request
        if request is None or number_for(room, account, request.seq) != number:
            raise Declined("server-no-request")
        if not may_answer(room, account, request, agree):
            raise Declined("server-no-request")
        if moves not in (None, requested_moves_for(room, account, request)):
            raise stale(room, account)
        if not agree:
            await store(room, None)
            return False
        agreed = sorted({*request.agreed, account})
        return await carry_out_or_store(room, request._replace(agreed=agreed))


def may_answer(room: Room, account: str, request: UndoRequest, agree: bool) -> bool:
    """The others agree or refuse; whoever asked can only withdraw."""
    asked = account in room.people_beside(request.seat)
    return asked or (not agree and account == room.seats[request.seat].account)


async def carry_out_or_store(room: Room, request: UndoRequest) -> bool:
    """Carry a request out if all agree, else store it."""
    if all(account in request.agreed for account in room.people_beside(request.seat)):
        await take_back(room, request.seat, requested_moves(room, request), agreed=True)
        return True
    await store(room, request)
    return False


async def store(room: Room, request: UndoRequest | None) -> None:
    await room.change(request=request and request._asdict())
    room.request = request
    room.announce()


async def take_back(room: Room, seat: int, count: int, agreed: bool = False) -> None:
    line = room.next_line(seat, f"undo {count}{' agreed' if agreed else ''}")
    trial = room.match.fork_undone(seat, count, agreed=agreed)
    if not await room.append(line_of_undo(line, room.match, trial, agreed)):
        raise stale(room, room.seats[seat].account)

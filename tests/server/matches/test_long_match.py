"""A match that somebody makes long, by changing their mind without end, slows nobody down."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from regna.kernel import Setup
from regna.server.matches import chat, undo, visible_lines
from regna.server.matches.seat import own_seat_numbers
from regna.server.matches.visible_lines import Seen, go_on, seen_by

from ..api.test_bad_input import refused
from ..api.test_hidden import STRANGER, Party, random_line
from ..api.test_progress import Discreet
from ..visitor import Visitor

HERE = [{"kind": "me"}, {"kind": "here", "name": "Lou"}]
EYES = [STRANGER, 0, 1, 2]
LINES = 150


async def test_after_very_many_lines_nothing_is_taken_back_and_play_goes_on(
    ada: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = (await ada.set_up(HERE, start=True))["id"]
    seq = await ada.move_any(match)
    for most, status in ((seq + 1, 200), (seq + 1, 409)):
        monkeypatch.setattr(undo, "LONGEST", most)
        answer = await ada.post(f"/matches/{match}/undo", seat=0, moves=1, seq=seq)
        assert answer.status_code == status
        if status == 200:
            seq = await ada.move_any(match)
    assert str(seq - 1) in refused(answer, 409)
    await ada.move_any(match, 1)


async def test_after_very_many_messages_nothing_is_said_any_more(ada: Visitor, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(chat, "LONGEST", 2)
    match = (await ada.set_up(HERE, start=True))["id"]
    said = [await ada.post(f"/matches/{match}/chat", text="Hello") for _ in range(3)]
    assert [answer.status_code for answer in said] == [201, 201, 409]
    assert "2" in refused(said[2], 409)


def test_nobody_looks_twice_at_a_line_that_is_hidden_from_some(monkeypatch: pytest.MonkeyPatch) -> None:
    """In a game that hides progress a line costs the same however many there were before."""
    looked, follow = 0, visible_lines.follow

    def counted(*given: Any) -> Any:
        nonlocal looked
        looked += 1
        return follow(*given)

    monkeypatch.setattr(visible_lines, "follow", counted)
    party, random = Party(Setup.of(Discreet(), 3, {}, 5), EYES), Random(5)
    for _ in range(LINES):
        party.play(random_line(party.room.match, random))
    assert looked == len(EYES) * len(party.room.entries)
    for seat in EYES:
        account = None if seat is None else f"account{seat}"
        afresh = Seen([], [], [], [], [])
        go_on(afresh, party.room.entries, tuple(own_seat_numbers(party.room.seats, account)))
        assert seen_by(party.room, account) == afresh

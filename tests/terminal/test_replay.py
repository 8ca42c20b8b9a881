"""Walking through a record."""

from __future__ import annotations

import pytest
from textual.widgets import Input

from regna.games import load
from regna.kernel import Event, Match, Told, Undo
from regna.terminal.replay import ReplayApp, match_at

from .table import SMALL, screen, seated, wander, words


@pytest.fixture
def match() -> Match:
    """A match with an undo in it."""
    match = Match.new(load("architects"), 2, seed=4, listen=True)
    wander(match, 50)
    seat = match.moves[-1][0]
    match.undo(seat, 1, agreed=True)
    wander(match, 60, luck=2)
    return match


async def test_forward_back_start_and_end(match: Match) -> None:
    app = ReplayApp(match, "en")
    async with seated(app, SMALL) as pilot:
        assert "Start of the match" in words(app)
        await pilot.press("right", "right", "left")
        assert app.at == 1
        assert "Move 1 of" in words(app)
        await pilot.press("pagedown")
        assert app.at == 11
        await pilot.press("end")
        assert app.match.table == match.table
        assert app.at == len(match.log)
        await pilot.press("right", "home")
        assert app.match.moves == []


async def test_every_moment_is_as_it_was(match: Match) -> None:
    for moves in range(0, len(match.log), 7):
        again = Match.replay(match.record(), load, upto=moves)
        assert match_at(match.setup, match.log, moves).table == again.table


async def test_a_move_by_its_number(match: Match) -> None:
    app = ReplayApp(match, "en")
    async with seated(app, SMALL) as pilot:
        await pilot.press("colon")
        app.query_one(Input).value = "9999"
        await pilot.press("enter")
        assert "from 0 to" in words(app)
        app.query_one(Input).value = "20"
        await pilot.press("enter")
        assert app.at == 20
        assert "Move 20 of" in words(app)


async def test_the_last_move_and_an_undo_are_told(match: Match) -> None:
    app = ReplayApp(match, "en")
    undone = next(number for number, entry in enumerate(match.log, 1) if isinstance(entry, Undo))
    async with seated(app, SMALL) as pilot:
        app.go_to(undone)
        await pilot.pause()
        assert " undo 1" in words(app)


async def test_seen_by_a_spectator_or_by_any_seat(match: Match) -> None:
    app = ReplayApp(match, "en")
    hands = [[app.say.message(f"card-{match.setup.cards[c].key}") for c in p.hand] for p in match.table.players]
    async with seated(app, SMALL) as pilot:
        await pilot.press("end")
        for viewer in (None, 0, 1, None):
            hand = screen(app, "#hand")
            assert app.viewer == viewer
            for seat in (0, 1):
                assert all((name in hand) == (seat == viewer) for name in hands[seat])
            await pilot.press("v")


async def test_the_log_leaves_out_what_its_reader_does_not_hear_and_repeats_nothing(match: Match) -> None:
    app = ReplayApp(match, "en")
    async with seated(app, SMALL) as pilot:
        await pilot.press("end")
        assert app.match.events is not None
        before = [line.text.plain for line in app.story()]
        app.match.events.append(Told(1, Event("reset", None, {}, audience=0b01)))
        app.match.events.append(Told(1, Event("reset", None, {})))
        assert [line.text.plain for line in app.story()][:-1] == before
        assert len(app.story()) == len(before) + 1

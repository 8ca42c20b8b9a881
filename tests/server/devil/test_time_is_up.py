"""A79: where somebody's time is up in a secret choice, a bot answers, and nobody learns more of it than that."""

from __future__ import annotations

from regna.server.matches.timekeeper import time_out

from ..matches.test_clock import Watch
from ..visitor import Visitor, new_app, running


async def test_a_bot_answers_for_whoever_runs_out_of_time(database: str) -> None:
    watch = Watch()
    async with running(new_app(database, now=watch)) as app:
        ada, bob = await Visitor.at(app).come_in("Ada"), await Visitor.at(app).come_in("Bob")
        seats = [{"kind": "me"}, {"kind": "friend"}, *[{"kind": "bot", "bot": "random"}] * 2]
        made = await ada.set_up(seats, game="devil", tempo={"kind": "live", "minutes": 1})
        match = made["id"]
        await bob.post(f"/matches/{match}/join", invitation=made["invitations"]["1"])
        await ada.post(f"/matches/{match}/start")
        room = await app.state.server.registry.room(match)
        while room.match.table.phase != "offer":
            for visitor, seat in ((ada, 0), (bob, 1)):
                if room.match.ask_for(seat) is not None:
                    await visitor.move_any(match, seat)
            await app.state.server.registry.bots.tasks[room]
        before = (await ada.state(match))["seq"]
        await app.state.server.registry.bots.tasks[room]
        watch.time += 61
        await time_out(room)
        assert [seat["late"] for seat in (await ada.get(f"/matches/{match}")).json()["seats"]][:2] == [True, True]
        await app.state.server.registry.bots.tasks[room]
        assert room.match.over
        assert before < (await ada.state(match))["seq"]

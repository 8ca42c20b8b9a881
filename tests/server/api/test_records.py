"""Records that people import: anybody can replay and play on from them; what cannot be checked is refused."""

from __future__ import annotations

import re
from typing import Any

import pytest
from fastapi import FastAPI

from regna.server.api.middleware import MAX_RECORD_BYTES
from regna.server.matches import record_import

from ...golden.__main__ import FOLDER
from ..visitor import Visitor, new_app, running
from .test_bad_input import refused
from .test_rematch import ended, state_at


async def exported(app: FastAPI, visitor: Visitor) -> tuple[dict[str, Any], str]:
    """A match that has ended, and its record."""
    over = await ended(app, visitor)
    return over, (await visitor.get(f"/matches/{over['id']}/record")).text


async def import_record(visitor: Visitor, record: str) -> dict[str, Any]:
    answer = await visitor.post("/records", record=record)
    assert answer.status_code == 201, answer.text
    return dict(answer.json())


async def test_what_is_exported_can_be_imported_on_another_server(app: FastAPI, ada: Visitor, bob: Visitor) -> None:
    """Replayed, verified and gone on from by anybody who has the address."""
    over, record = await exported(app, ada)
    kept = await import_record(bob, record)
    assert kept["id"] != over["id"]
    for same in ("game", "options", "seed", "commitment", "result", "status", "seq"):
        assert kept[same] == over[same], same
    assert (kept["mine"], kept["public"], {seat["kind"] for seat in kept["seats"]}) == ([], False, {"record"})
    assert not any(seat["free"] for seat in kept["seats"])
    stranger = Visitor.at(app)
    for at in (0, 40, over["seq"]):
        then, now = [await state_at(stranger, match, at, seat=1) for match in (over["id"], kept["id"])]
        assert then == now
    assert (await stranger.get(f"/matches/{kept['id']}/record")).text == record
    assert (await ada.post(f"/matches/{kept['id']}/fork", at=40, seat=0, bot="random")).status_code == 201


async def test_a_record_is_one_match_however_often_it_is_imported(app: FastAPI, ada: Visitor, bob: Visitor) -> None:
    _, record = await exported(app, ada)
    kept = await import_record(bob, record)
    commented = record.replace("regna record 1", "regna record 1\n# from Bob", 1)
    assert (await import_record(ada, commented))["id"] == kept["id"]
    registry = app.state.server.registry
    registry.rooms.clear()
    registry.latest.clear()
    assert await import_record(ada, record) == kept | {"hosted": False}
    assert [match["id"] for match in (await bob.get("/matches")).json()] == [kept["id"]]


async def test_a_record_counts_for_nobody_and_is_in_no_list_of_others(app: FastAPI, ada: Visitor, bob: Visitor) -> None:
    _, record = await exported(app, ada)
    kept = await import_record(bob, record)
    for path in ("/archive", "/live", "/tables"):
        assert (await ada.get(path)).json() == []
    assert (await ada.get("/games/architects/ratings")).json() == []
    for path, body in (
        ("join", {}),
        ("rematch", {}),
        ("leave", {}),
        ("abandon", {}),
        ("start", {}),
        ("chat", {"text": "Hello"}),
        ("moves", {"move": "yellow draft keep", "seq": kept["seq"]}),
    ):
        assert (await ada.post(f"/matches/{kept['id']}/{path}", **body)).status_code in (403, 409), path


@pytest.mark.parametrize("file", sorted(FOLDER.glob("*.txt")), ids=lambda file: file.stem)
def test_every_match_on_file_can_be_brought(file: Any) -> None:
    """With what was taken back, and from all games."""
    text = file.read_text("utf-8")
    match, _ = record_import.read(text, {})
    room, lines = record_import.room_of_record("0" * 16, match, "host", 0.0)
    assert room.match.record() == match.record()
    assert [line.seq for line in lines] == list(range(len(match.log) + 1))


async def test_an_unfinished_match_is_brought_too(app: FastAPI, ada: Visitor) -> None:
    _, record = await exported(app, ada)
    kept = await import_record(ada, "\n".join(record.splitlines()[:40]))
    assert (kept["status"], kept["result"]) == ("abandoned", None)


# What is refused

START = "regna record 1\ngame architects 1\nseats 2\nseed 7\n"
HOSTILE = {
    "nothing": "",
    "another text": "Hello",
    "binary": "\x00\x01\x02",
    "no game": "regna record 1\nseats 2\nseed 7\n",
    "another game": "regna record 1\ngame ../../etc/passwd 1\nseats 2\nseed 7\n",
    "a number that is none": START.replace("seats 2", "seats two"),
    "too many seats": START.replace("seats 2", "seats 99"),
    "an endless seed": START.replace("seed 7", f"seed {'9' * 5000}"),
    "a long seed": START.replace("seed 7", f"seed {1 << 200}"),
    "a seed below nothing": START.replace("seed 7", "seed -7"),
    "an unknown option": f"{START}option x y\n",
    "a position by hand": f'{START}position {{"silver": 99}}\n',
    "deep corrections": f"{START}corrections {'[' * 100_000}\n",
    "corrections": f'{START}corrections {{"chapel": {{"cost": 0}}}}\n',
    "chance by hand": f"{START}chance draw chapel\n",
    "other rules": f"{START}rules 2 {{}}\n",
    "a move that nobody may make": f"{START}yellow win\n",
    "another game's moves": f"{START}blue wish wood\n",
    "a result of its own": f"{START}result yellow 99\n",
    "names with more in them": f"{START}name yellow <img src=x onerror=alert(1)>\n",
    "somebody else's move": f"{START}purple draft keep\n",
    "a wrong hash": f"{START}= 0000000000000000\n",
    "another promise": f"{START}# commitment {'0' * 64}\n",
    "undo without end": START + "yellow undo 1\n" * 1500,
    "lines without end": START + "yellow draft keep\n" * 5000,
}


@pytest.mark.parametrize("language", ["en", "fr"])
async def test_a_record_that_cannot_be_checked_is_refused_with_a_reason(app: FastAPI, language: str) -> None:
    visitor = await Visitor.at(app).come_in()
    visitor.client.headers["Accept-Language"] = language
    for what, record in HOSTILE.items():
        message = refused(await visitor.post("/records", record=record), 422)
        assert len(message) < 400, what
    assert (await visitor.get("/matches")).json() == []


async def test_a_record_with_a_changed_move_is_refused(app: FastAPI, ada: Visitor) -> None:
    _, record = await exported(app, ada)
    moves = [line for line in record.splitlines() if re.match("(yellow|red) ", line)]
    for wrong in (record.replace(f"{moves[9]}\n", "", 1), re.sub(r"\nseed \d+", "\nseed 99", record)):
        refused(await ada.post("/records", record=wrong), 422)


async def test_a_record_is_brought_by_somebody_and_has_a_size(app: FastAPI, ada: Visitor) -> None:
    refused(await Visitor.at(app).post("/records", record="x"), 401)
    refused(await ada.post("/records", record="x" * MAX_RECORD_BYTES), 413)
    refused(await ada.post("/records", record="x" * (MAX_RECORD_BYTES // 2)), 422)
    refused(await ada.post("/friends", login="x" * (MAX_RECORD_BYTES // 2)), 413)


async def test_nobody_brings_records_without_end(database: str) -> None:
    async with running(new_app(database, {"imports": "2/hour"})) as app:
        visitors = [await Visitor.at(app).come_in() for _ in range(3)]
        statuses = [(await visitor.post("/records", record="x")).status_code for visitor in visitors]
    assert statuses == [422, 422, 429]

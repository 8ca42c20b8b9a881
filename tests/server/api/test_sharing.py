"""What a link to a match shows: a title, a sentence and a picture of what a stranger may see."""

from __future__ import annotations

import re
from html import unescape
from io import BytesIO
from pathlib import Path

import pytest
from fastapi import FastAPI
from PIL import Image

from regna.server import page
from regna.server.api.link_preview import HEIGHT, WIDTH
from regna.server.api.sharing import preview_of

from ..visitor import API, FRIENDS, Visitor, new_app, running
from .test_bad_input import refused
from .test_rematch import ended

NAME = '"><script>alert(1)</script>'


def properties(html: str) -> dict[str, str]:
    """What the head of a page says of it."""
    return {name: unescape(value) for name, value in re.findall(r'<meta property="([^"]+)" content="([^"]*)" />', html)}


@pytest.fixture
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A page that says little."""
    (tmp_path / "page").mkdir()
    (tmp_path / "page" / "index.html").write_text("<html><head></head><body></body></html>")
    monkeypatch.setattr(page.add_page, "__defaults__", (tmp_path / "page", page.no_tags))


async def test_the_page_of_a_match_tells_whoever_makes_a_preview(database: str, built: None) -> None:
    async with running(new_app(database)) as app:
        ada, stranger = await Visitor.at(app).come_in(NAME), Visitor.at(app)
        match = (await ada.set_up())["id"]
        html = (await stranger.client.get(f"/match/{match}")).text
        assert "<script>" not in html
        found = properties(html)
        assert found["og:title"] == "Architects of the West Kingdom"
        assert NAME in found["og:description"]
        assert "random" not in found["og:description"], "what a bot is called in code"
        assert found["og:image"] == f"http://regna{API}/matches/{match}/picture?lang=en"
        assert (await stranger.client.get(found["og:image"])).headers["content-type"] == "image/png"
        french = await stranger.client.get(f"/match/{match}", headers={"Accept-Language": "fr"})
        assert properties(french.text)["og:title"] == "Architectes du Royaume de l’Ouest"
        for path in ("/match/0123456789abcdef", "/match/x", f"/match/{match}/x", "/"):
            answer = await stranger.client.get(path)
            assert (answer.status_code, properties(answer.text)) == (200, {})


async def test_a_picture_of_every_state_of_a_match(app: FastAPI, ada: Visitor) -> None:
    stranger = Visitor.at(app)
    waiting, over = await ada.set_up(FRIENDS), await ended(app, ada)
    live = await ada.set_up()
    for match, kept in ((waiting, "max-age=60"), (live, "max-age=60"), (over, "max-age=86400")):
        answer = await stranger.get(f"/matches/{match['id']}/picture")
        assert kept in answer.headers["cache-control"]
        with Image.open(BytesIO(answer.content)) as image:
            assert (image.format, image.size) == ("PNG", (WIDTH, HEIGHT))
    room = await app.state.server.registry.room(over["id"])
    preview = preview_of(room, "en")
    assert [seat.points for seat in preview.seats] == [sum(sheet.values()) for sheet in over["result"]["scores"]]
    assert [seat.won for seat in preview.seats] == [seat in over["result"]["winners"] for seat in range(2)]
    refused(await stranger.get("/matches/0123456789abcdef/picture"), 404)


async def test_a_link_to_a_moment_shows_that_moment(database: str, built: None) -> None:
    """What *Copy link* beside a replay gives; whatever else stands in the address stays out of the head."""
    async with running(new_app(database)) as app:
        ada, stranger = await Visitor.at(app).come_in("Ada"), Visitor.at(app)
        over = await ended(app, ada)
        path = f"/match/{over['id']}/replay"
        found = properties((await stranger.client.get(f"{path}?at=40")).text)
        assert found["og:url"] == f"http://regna{path}?at=40"
        assert found["og:image"].endswith("&at=40")
        then = await stranger.client.get(found["og:image"])
        whole = await stranger.get(f"/matches/{over['id']}/picture")
        assert (then.headers["content-type"], then.content != whole.content) == ("image/png", True)
        for at in ("99999", over["seq"]):
            assert (await stranger.get(f"/matches/{over['id']}/picture", at=at)).content == whole.content
        html = (await stranger.client.get(path, params={"at": '"><script>'})).text
        assert "<script" not in html
        assert properties(html)["og:url"] == f"http://regna{path}"


async def test_a_picture_has_nothing_that_a_stranger_may_not_know(app: FastAPI, ada: Visitor) -> None:
    """Where points are hidden until the end, the preview has none, and secret choices do not change it."""
    match = await ada.set_up(
        [{"kind": "me"}, *[{"kind": "here", "name": name} for name in "BCD"]], game="devil", start=True
    )
    room = await app.state.server.registry.room(match["id"])
    preview = preview_of(room, "en")
    assert {seat.points for seat in preview.seats} == {None}
    first = (await Visitor.at(app).get(f"/matches/{match['id']}/picture")).content
    await ada.move_any(match["id"], room.waiting[0])
    assert preview_of(room, "en") == preview
    for at in range(room.seq + 2):
        seen = await Visitor.at(app).get(f"/matches/{match['id']}/picture", at=at)
        assert (seen.status_code, seen.content == first) == (200, True), at


async def test_a_name_that_cannot_be_written_is_a_colour(app: FastAPI) -> None:
    somebody = await Visitor.at(app).come_in("Богдан")
    match = await somebody.set_up([{"kind": "me"}, {"kind": "here", "name": "Zoé"}], start=True)
    preview = preview_of(await app.state.server.registry.room(match["id"]), "en")
    assert [seat.name for seat in preview.seats] == ["Yellow", "Zoé"]


async def test_nobody_asks_for_pictures_without_end(database: str) -> None:
    async with running(new_app(database, {"pictures": "2/minute"})) as app:
        match = (await (await Visitor.at(app).come_in()).set_up())["id"]
        found = [(await Visitor.at(app).get(f"/matches/{match}/picture")).status_code for _ in range(3)]
    assert found == [200, 200, 429]

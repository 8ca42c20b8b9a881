"""The page is served where it has been built, and never in the way of the API."""

from __future__ import annotations

from pathlib import Path

import httpx
from fastapi import FastAPI

from regna.server.page import add_page


async def get(app: FastAPI, path: str, accept: str = "*/*") -> httpx.Response:
    async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://here") as client:
        return await client.get(path, headers={"Accept": accept})


async def test_the_page_shows_itself_at_its_addresses(tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text("<title>Regna</title>")
    (tmp_path / "sign.svg").write_text("<svg/>")
    app = FastAPI()
    add_page(app, tmp_path)
    for path in ("/", "/me", "/play/architects", "/match/0123456789abcdef", "/companion/codes", "/sign.svg"):
        assert (await get(app, path)).status_code == 200
    for path in ("/nothing", "/../secret", "/%2e%2e/secret"):
        assert (await get(app, path)).status_code == 404


async def test_a_browser_is_told_by_the_page_that_there_is_nothing(tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text("<title>Regna</title>")
    app = FastAPI()
    add_page(app, tmp_path)
    answer = await get(app, "/nothing", accept="text/html,*/*;q=0.8")
    assert (answer.status_code, answer.text) == (404, "<title>Regna</title>")


async def test_without_a_built_page_there_is_none(tmp_path: Path) -> None:
    app = FastAPI()
    add_page(app, tmp_path)
    assert (await get(app, "/")).status_code == 404


async def test_browsers_keep_only_files_whose_names_change(tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text("<title>Regna</title>")
    (tmp_path / "sw.js").write_text("")
    (tmp_path / "assets").mkdir()
    (tmp_path / "assets" / "page-BByxfsf.js").write_text("")
    app = FastAPI()
    add_page(app, tmp_path)
    for path in ("/", "/me", "/match/0123456789abcdef", "/sw.js", "/nothing"):
        assert (await get(app, path, "text/html")).headers["cache-control"] == "no-cache"
    kept = (await get(app, "/assets/page-BByxfsf.js")).headers["cache-control"]
    assert "immutable" in kept
    assert "max-age=31536000" in kept

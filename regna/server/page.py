"""The page, if it has been built: with the package, or again by `make web`."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from pathlib import Path

from fastapi import FastAPI, Request
from fastapi.responses import FileResponse, HTMLResponse
from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.responses import Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

COMPANION = ("/companion", "/companion/codes", "/companion/scores")
ADDRESSES = (
    "/",
    "/me",
    "/confirm",
    "/credits",
    "/forgotten",
    "/archive",
    "/people/{path:path}",
    *COMPANION,
    "/play/{path:path}",
    "/match/{match_id}/{path:path}",
    "/learn",
    "/learn/{path:path}",
)
"""Where the page shows itself; which part of it, the page decides."""
MATCH = ("/match/{match_id}", "/match/{match_id}/replay")
"""Where its head also says what a link to it shows."""
HASHED = "assets/"
"""A folder for files whose names change with what is in them."""
FOR_EVER = {"Cache-Control": "public, max-age=31536000, immutable"}
ASK_AGAIN = {"Cache-Control": "no-cache"}
PreviewTags = Callable[[str, Request], Awaitable[str]]
"""The tags that a match's page has for previews of links."""
BUILT = Path(__file__).parent.parent / "web" / "dist"


class Files(StaticFiles):
    """The page's files; where there is no such file, the page says so."""

    def __init__(self, folder: Path) -> None:
        super().__init__(directory=folder)
        self.page = folder / "index.html"

    async def get_response(self, path: str, scope: Scope) -> Response:
        try:
            response = await super().get_response(path, scope)
        except HTTPException as error:
            if error.status_code != 404 or "text/html" not in Headers(scope=scope).get("accept", ""):
                raise
            return FileResponse(self.page, 404, ASK_AGAIN)
        response.headers.update(FOR_EVER if HASHED in path else ASK_AGAIN)
        return response


def is_built(folder: Path = BUILT) -> bool:
    return (folder / "index.html").is_file()


async def no_tags(match_id: str, request: Request) -> str:
    return ""


def add_page(app: FastAPI, folder: Path = BUILT, preview_tags: PreviewTags = no_tags) -> None:
    """Show the page at its addresses; what it needs lies beside it."""
    if not is_built(folder):
        return

    async def page() -> FileResponse:
        return FileResponse(folder / "index.html", headers=ASK_AGAIN)

    async def match_page(match_id: str, request: Request) -> HTMLResponse:
        head = await preview_tags(match_id, request)
        return HTMLResponse(html.replace("</head>", f"{head}</head>"), headers=ASK_AGAIN)

    html = (folder / "index.html").read_text("utf-8")
    for path in MATCH:
        app.add_api_route(path, match_page, include_in_schema=False)
    for path in ADDRESSES:
        app.add_api_route(path, page, include_in_schema=False)
    app.mount("/", GZipMiddleware(Files(folder)))

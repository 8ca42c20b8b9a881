"""The page, where it has been built (it is when the package is; `make web` does it anew)."""

from __future__ import annotations

from pathlib import Path

from fastapi import FastAPI
from fastapi.responses import FileResponse
from starlette.middleware.gzip import GZipMiddleware
from starlette.staticfiles import StaticFiles

ADDRESSES = ("/", "/me", "/play/{path:path}", "/match/{path:path}")
"""Where the page shows itself; which part of it, the page decides."""
BUILT = Path(__file__).parent.parent / "web" / "dist"


def is_built(folder: Path = BUILT) -> bool:
    return (folder / "index.html").is_file()


def add_page(app: FastAPI, folder: Path = BUILT) -> None:
    """Show the page at its addresses; what it needs lies beside it."""
    if not is_built(folder):
        return

    async def page() -> FileResponse:
        return FileResponse(folder / "index.html")

    for path in ADDRESSES:
        app.add_api_route(path, page, include_in_schema=False)
    app.mount("/", GZipMiddleware(StaticFiles(directory=folder)))

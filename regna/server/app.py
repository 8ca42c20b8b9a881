"""The application: the parts put together, and what is said when something goes wrong."""

from __future__ import annotations

import asyncio
import gc
import logging
import sys
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from hmac import compare_digest
from importlib.metadata import version
from urllib.parse import urlsplit

from fastapi import APIRouter, FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse, PlainTextResponse
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest
from starlette.exceptions import HTTPException

from ..kernel import RegnaError
from . import accounts, again, browsers, emails, library, lists, live, lobby, play
from .addresses import Addresses
from .clocks import Timekeeper
from .declined import Declined, reason
from .description import OPENAPI, add_description
from .door import Server, ServerHere
from .hall import Hall
from .letters import Letters, Post, public_url
from .limits import SAFETY, Doorkeeper, Rates, bearer
from .lockout import Lockout
from .metrics import Clerk, Metrics
from .notices import Herald
from .outside import Outside
from .page import add_page
from .people import People
from .presence import Presence
from .pulse import Pulse
from .push import Push
from .readiness import Readiness
from .settings import Settings
from .storage import Storage, database_url
from .thinking import Thinker
from .wording import answer, language, learn_texts, voice

LOG = logging.getLogger(__name__)
API = "/api/v1"
LONGEST_PLACE = 80
FEW = 5
SELDOM = 50_000, 20, 100
"""When to look for rings of garbage: matches in memory are many objects that stay, and play leaves few rings."""
TURN = 0.0005
"""Seconds after which the database's threads get their turn; each answer of theirs waits for several."""
LOOK = 1.0
"""Seconds between two looks whether the database is still the same."""


def make_app(settings: Settings | None = None) -> FastAPI:
    """A server with these settings."""
    settings = settings or Settings()
    metrics = Metrics()

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        ready: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        keeping = asyncio.create_task(keep_open(app, settings, metrics, ready))
        await ready
        yield
        keeping.cancel()
        await asyncio.gather(keeping, return_exceptions=True)

    app = FastAPI(
        title="Regna", version=version("regna"), lifespan=lifespan, docs_url=None, openapi_url=OPENAPI,
        redoc_url=None,
    )  # fmt: skip
    for part in (accounts, emails, browsers, lobby, lists, library, again, play, live):
        app.include_router(part.ROUTER, prefix=API)
    app.include_router(upkeep(settings.metrics_token))
    add_description(app, API)
    add_page(app)
    for kind, handler in ((RegnaError, declined), (RequestValidationError, invalid), (HTTPException, missing)):
        app.add_exception_handler(kind, handler)  # type: ignore[arg-type]
    app.add_exception_handler(Exception, failed)
    app.add_middleware(Doorkeeper)
    app.add_middleware(Clerk, metrics=metrics)
    return app


async def keep_open(app: FastAPI, settings: Settings, metrics: Metrics, ready: asyncio.Future[None]) -> None:
    """Serve until cancelled; when the database has been restored, begin anew and remember nothing.

    While the database is away everything is declined, but the process is there and waits for it.
    """
    app.state.server = None
    while True:
        try:
            async with opened(settings, metrics) as server:
                app.state.server = server
                if not ready.done():
                    ready.set_result(None)
                await until_replaced(server.storage)
        except Exception as error:
            if not ready.done() and reason(error) != "server-no-database":
                ready.set_exception(error)
                return
            if not ready.done():
                ready.set_result(None)
            LOG.warning("waiting for the database", extra={"facts": {"why": reason(error)}})
            await asyncio.sleep(LOOK)


async def until_replaced(storage: Storage) -> None:
    replaced = False
    while not replaced:
        await asyncio.sleep(LOOK)
        with suppress(Declined):
            replaced = await storage.is_replaced()
    LOG.warning("the database has been restored")


@asynccontextmanager
async def opened(settings: Settings, metrics: Metrics) -> AsyncIterator[Server]:
    """Everything a server needs, with the bots at work again; closed in the end."""
    sys.setswitchinterval(TURN)
    gc.freeze()
    gc.set_threshold(*SELDOM)
    letters = letters_of(settings)
    async with AsyncExitStack() as closing:
        storage = await Storage.open(database_url(settings.database), metrics.commits.observe)
        closing.push_async_callback(storage.close)
        thinker, rates = Thinker(settings.executor), Rates(settings)
        closing.callback(thinker.close)
        outside, presence = Outside(settings.push_anywhere), Presence(storage, settings.now)
        closing.push_async_callback(outside.close)
        closing.push_async_callback(presence.close)
        push = await Push.open(storage, outside, letters.post.sender if letters else contact(settings.url))
        lockout = await Lockout.open(storage, rates)
        herald = Herald(storage, presence, push, letters, rates)
        hall = Hall(storage, thinker, settings.now, herald.turn)
        timekeeper, pulse, learning = Timekeeper(hall), Pulse(), asyncio.create_task(asyncio.to_thread(learn_texts))
        for close in (herald.close, hall.close, timekeeper.close, pulse.close, lambda: learning):
            closing.push_async_callback(close)
        metrics.rooms.set_function(lambda: len(hall.rooms))
        metrics.late.set_function(lambda: pulse.late)
        hall.open()
        pulse.open()
        addresses, people = Addresses(settings.connections, rates.rates["messages"]), People(storage, settings.now)
        yield Server(
            storage, people, hall, rates, metrics, timekeeper, presence, push, herald, pulse, lockout,
            addresses, Readiness(storage),
        )  # fmt: skip


def letters_of(settings: Settings) -> Letters | None:
    """How letters are sent; without a mail server, or an address for their links, there are none."""
    post = Post.at(settings.smtp) if settings.smtp else None
    url = public_url(settings.url) if settings.url else None
    if post and url:
        return Letters(post, url)
    missing = [name for name, found in (("REGNA_SMTP_URL", post), ("REGNA_URL", url)) if not found]
    LOG.log(logging.WARNING if post else logging.INFO, "no letters are sent", extra={"facts": {"missing": missing}})
    return None


def contact(url: str | None) -> str:
    """Whom those who pass messages on to browsers can write to."""
    return f"regna@{urlsplit(url or '').hostname or 'localhost'}"


def upkeep(token: str | None) -> APIRouter:
    """What those who keep the server look at."""
    router = APIRouter()

    @router.get("/healthz")
    async def healthz() -> dict[str, str]:
        """Whether this process is alive; one that is not should be started again."""
        return {"status": "ok"}

    @router.get("/readyz")
    async def readyz(server: ServerHere) -> dict[str, str]:
        """Whether moves can be stored; to one that is not ready nobody should be sent."""
        await server.readiness.check()
        return {"status": "ok"}

    @router.get("/metrics", response_class=PlainTextResponse, include_in_schema=False)
    async def metrics(request: Request, server: ServerHere) -> Response:
        """Figures for Prometheus, for whoever has the token that the operator has set."""
        if not token:
            raise Declined("server-no-page")
        if not compare_digest((bearer(request) or "").encode(), token.encode()):
            raise Declined("server-no-token")
        return Response(generate_latest(server.metrics.registry), media_type=CONTENT_TYPE_LATEST)

    return router


# When something goes wrong


async def declined(request: Request, error: RegnaError) -> Response:
    return answer(request, error)


async def invalid(request: Request, error: RequestValidationError) -> Response:
    """Says where the request does not fit, without repeating what was sent."""
    found = error.errors()
    if any(each["loc"][:1] == ("path",) for each in found):
        return answer(request, Declined("server-no-page"))
    if any(each["type"] == "json_invalid" for each in found):
        return answer(request, Declined("server-unreadable"))
    places = [".".join(str(part) for part in each["loc"])[:LONGEST_PLACE] for each in found[:FEW]]
    return answer(request, Declined("server-bad-value", where=", ".join(places)))


async def missing(request: Request, error: HTTPException) -> Response:
    """What the framework itself declines: unknown addresses, wrong methods, bodies it cannot read."""
    code = {404: "server-no-page", 405: "server-wrong-method"}.get(error.status_code, "server-unreadable")
    return answer(request, RegnaError(code), error.headers)


async def failed(request: Request, error: Exception) -> Response:
    """A bug: the reader is told that nothing was changed, the log has the rest."""
    LOG.error("failed", exc_info=error)
    message = voice(language(request)).message("error-server-failed")
    return JSONResponse({"error": "server-failed", "message": message}, 500, SAFETY)

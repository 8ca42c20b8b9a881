"""The application: the parts put together."""

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
from fastapi.responses import PlainTextResponse
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from .api import (
    accounts,
    archive,
    coach,
    emails,
    forgotten,
    friends,
    lessons,
    live,
    lobby,
    match_lists,
    order,
    own_data,
    play,
    profiles,
    push,
    records,
    rematch,
    rules,
    sharing,
)
from .api.connections import LiveConnections
from .api.deps import Server, ServerDep
from .api.errors import add_error_handlers
from .api.loop_lag import LoopLag
from .api.middleware import RequestGuard, RequestLog, bearer
from .api.openapi import OPENAPI, add_openapi
from .db.engine import database_url
from .db.readiness import Readiness
from .db.storage import Storage
from .errors import Declined, reason
from .matches.bot_pool import BotPool
from .matches.coach import Coach
from .matches.presence import Presence
from .matches.registry import Registry
from .matches.reviewer import Reviewer
from .matches.timekeeper import Timekeeper
from .messages import load_texts
from .metrics import Metrics
from .page import add_page
from .people.accounts import Accounts
from .people.lockout import Lockout
from .people.mail import Mailer, SmtpServer, public_url
from .people.notifier import Notifier
from .people.push import Push
from .people.safe_http import SafeHttpClient
from .rates import Rates
from .settings import Settings

LOG = logging.getLogger(__name__)
API = "/api/v1"
PARTS = (
    accounts, emails, forgotten, own_data, push, lobby, order, match_lists, archive, profiles, friends, rules, lessons,
    rematch, records, sharing, coach, play, live,
)  # fmt: skip
GC_THRESHOLDS = 50_000, 20, 100
"""Rarer than the default: matches are many objects that stay in memory, and play leaves few cycles."""
SWITCH_INTERVAL = 0.0005
"""Seconds between thread switches; each answer of the database's threads waits for several."""
CHECK_INTERVAL = 1.0
"""Seconds between two checks whether the database has been restored."""


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
    for part in PARTS:
        app.include_router(part.ROUTER, prefix=API)
    app.include_router(upkeep(settings.metrics_token))
    add_openapi(app, API)
    add_page(app, preview_tags=sharing.preview_tags)
    add_error_handlers(app)
    app.add_middleware(RequestGuard)
    app.add_middleware(RequestLog, metrics=metrics)
    return app


async def keep_open(app: FastAPI, settings: Settings, metrics: Metrics, ready: asyncio.Future[None]) -> None:
    """Serve until cancelled; when the database has been restored, begin anew and remember nothing.

    While the database is away, or the old server closes, everything is declined, but the process is there.
    """
    app.state.server = None
    while True:
        try:
            async with opened(settings, metrics) as server:
                app.state.server = server
                if not ready.done():
                    ready.set_result(None)
                await until_replaced(server.storage)
                app.state.server = None
        except Exception as error:
            if not ready.done() and reason(error) != "server-no-database":
                ready.set_exception(error)
                return
            if not ready.done():
                ready.set_result(None)
            LOG.warning("waiting for the database", extra={"facts": {"why": reason(error)}})
            await asyncio.sleep(CHECK_INTERVAL)


async def until_replaced(storage: Storage) -> None:
    replaced = False
    while not replaced:
        await asyncio.sleep(CHECK_INTERVAL)
        with suppress(Declined):
            replaced = await storage.is_replaced()
    LOG.warning("the database has been restored")


@asynccontextmanager
async def opened(settings: Settings, metrics: Metrics) -> AsyncIterator[Server]:
    """All parts of a server, with the bots running; closed at the end."""
    sys.setswitchinterval(SWITCH_INTERVAL)
    gc.freeze()
    gc.set_threshold(*GC_THRESHOLDS)
    mailer = mailer_of(settings)
    async with AsyncExitStack() as closing:
        storage = await Storage.open(database_url(settings.database), metrics.commits.observe)
        closing.push_async_callback(storage.close)
        bot_pool, rates = BotPool(settings.executor), Rates(settings.rates)
        closing.callback(bot_pool.close)
        http_client, presence = SafeHttpClient(settings.push_anywhere), Presence(storage, settings.now)
        closing.push_async_callback(http_client.close)
        closing.push_async_callback(presence.close)
        pusher = await Push.open(storage, http_client, mailer.post.sender if mailer else contact(settings.url))
        lockout = await Lockout.open(storage, rates)
        notifier = Notifier(storage, presence, pusher, mailer, rates)
        registry = Registry(storage, bot_pool, settings.now, notifier.turn, settings.corrections)
        reviewer = Reviewer(registry, settings.background)
        timekeeper, loop_lag = Timekeeper(registry), LoopLag()
        learning = asyncio.create_task(asyncio.to_thread(load_texts))
        for close in (
            notifier.close,
            registry.close,
            reviewer.close,
            timekeeper.close,
            loop_lag.close,
            lambda: learning,
        ):
            closing.push_async_callback(close)
        metrics.rooms.set_function(lambda: len(registry.rooms))
        metrics.late.set_function(lambda: loop_lag.late)
        registry.open()
        reviewer.open()
        loop_lag.open()
        connections = LiveConnections(settings.connections, rates.rates["messages"])
        yield Server(
            storage, Accounts(storage, settings.now), registry, rates, metrics, timekeeper, presence, pusher, notifier,
            loop_lag, lockout, connections, Readiness(storage), Coach(bot_pool), reviewer,
        )  # fmt: skip


def mailer_of(settings: Settings) -> Mailer | None:
    """How mail is sent; None without a mail server or an address for links."""
    post = SmtpServer.at(settings.smtp) if settings.smtp else None
    url = public_url(settings.url) if settings.url else None
    if post and url:
        return Mailer(post, url)
    missing = [name for name, found in (("REGNA_SMTP_URL", post), ("REGNA_URL", url)) if not found]
    LOG.log(logging.WARNING if post else logging.INFO, "no letters are sent", extra={"facts": {"missing": missing}})
    return None


def contact(url: str | None) -> str:
    """The contact address for push services."""
    return f"regna@{urlsplit(url or '').hostname or 'localhost'}"


def upkeep(token: str | None) -> APIRouter:
    """Routes for operators."""
    router = APIRouter()

    @router.get("/healthz")
    async def healthz() -> dict[str, str]:
        """Whether this process is alive; restart it if not."""
        return {"status": "ok"}

    @router.get("/readyz")
    async def readyz(server: ServerDep) -> dict[str, str]:
        """Whether moves can be stored; send nobody to a process that is not ready."""
        await server.readiness.check()
        return {"status": "ok"}

    @router.get("/metrics", response_class=PlainTextResponse, include_in_schema=False)
    async def metrics(request: Request, server: ServerDep) -> Response:
        """Figures for Prometheus, for whoever has the token that the operator has set."""
        if not token:
            raise Declined("server-no-page")
        if not compare_digest((bearer(request) or "").encode(), token.encode()):
            raise Declined("server-no-token")
        return Response(generate_latest(server.metrics.registry), media_type=CONTENT_TYPE_LATEST)

    return router

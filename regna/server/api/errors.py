"""Errors as HTTP statuses, responses and closing frames."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from typing import Any

from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection

from ...kernel import BadRecord, BadSetup, NotOffered, RegnaError
from ..errors import Declined
from ..messages import sentence, server_speaker
from .language import language

LOG = logging.getLogger(__name__)
LONGEST_REASON = 120
LONGEST_PLACE = 80
MAX_PLACES = 5
SAFETY_HEADERS = {
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "X-Frame-Options": "DENY",
    "Content-Security-Policy": "default-src 'self'; frame-ancestors 'none'; base-uri 'none'; object-src 'none'",
    "Cache-Control": "no-store",
}
"""What every answer has, unless it says otherwise itself."""
STATUS = {
    "server-unreadable": 400,
    "server-no-session": 401,
    "server-no-token": 401,
    "server-wrong-login": 401,
    "server-no-header": 403,
    "server-wrong-password": 403,
    "server-session-only": 403,
    "server-read-only": 403,
    "server-not-your-seat": 403,
    "server-not-host": 403,
    "server-no-hints": 403,
    "server-not-seated": 403,
    "server-not-welcome": 403,
    "server-cannot-invite": 403,
    "server-muted": 403,
    "server-needs-account": 403,
    "server-rating-guest": 403,
    "server-rating-low": 403,
    "server-rating-high": 403,
    "server-no-page": 404,
    "server-no-match": 404,
    "server-no-person": 404,
    "server-no-seat": 404,
    "server-no-invitation": 404,
    "server-no-confirmation": 404,
    "server-wrong-method": 405,
    "server-login-taken": 409,
    "server-has-login": 409,
    "server-many-tokens": 409,
    "server-many-contacts": 409,
    "server-no-letters": 409,
    "server-stale": 409,
    "server-final": 409,
    "server-long-match": 409,
    "server-long-chat": 409,
    "server-restored": 409,
    "server-not-open": 409,
    "server-not-live": 409,
    "server-not-over": 409,
    "server-out-of-time": 409,
    "server-seats-free": 409,
    "server-no-seat-free": 409,
    "server-no-request": 409,
    "server-no-question": 409,
    "server-old-rules": 409,
    "server-earlier-rules": 409,
    "server-broken-match": 409,
    "server-too-large": 413,
    "server-bad-value": 422,
    "server-short-password": 422,
    "server-weak-password": 422,
    "server-no-endpoint": 422,
    "server-no-moment": 422,
    "server-nobody": 422,
    "server-record-partial": 422,
    "server-record-long": 422,
    "server-record-corrections": 422,
    "server-too-fast": 429,
    "server-no-database": 503,
    "server-many-connections": 503,
    "server-coach-busy": 503,
}


def status_of(error: RegnaError) -> int:
    """The HTTP status that goes with an error."""
    return 422 if isinstance(error, NotOffered | BadSetup | BadRecord) else STATUS.get(error.code, 400)


def close_reason(error: RegnaError, connection: HTTPConnection) -> str:
    """What went wrong, as far as a closing frame has room for it."""
    return sentence(error, language(connection)).encode()[:LONGEST_REASON].decode(errors="ignore")


def problem(error: RegnaError, lang: str) -> dict[str, str]:
    """An error's code and sentence."""
    return {"error": error.code, "message": sentence(error, lang)}


def answer(request: HTTPConnection, error: RegnaError, headers: Mapping[str, Any] | None = None) -> JSONResponse:
    """An error as it is sent."""
    return JSONResponse(problem(error, language(request)), status_of(error), headers)


# Handlers


def add_error_handlers(app: FastAPI) -> None:
    for kind, handler in ((RegnaError, declined), (RequestValidationError, invalid), (HTTPException, missing)):
        app.add_exception_handler(kind, handler)  # type: ignore[arg-type]
    app.add_exception_handler(Exception, failed)


async def declined(request: Request, error: RegnaError) -> Response:
    return answer(request, error)


async def invalid(request: Request, error: RequestValidationError) -> Response:
    """Says where the request does not fit, without repeating what was sent."""
    found = error.errors()
    if any(each["loc"][:1] == ("path",) for each in found):
        return answer(request, Declined("server-no-page"))
    if any(each["type"] == "json_invalid" for each in found):
        return answer(request, Declined("server-unreadable"))
    places = [".".join(str(part) for part in each["loc"])[:LONGEST_PLACE] for each in found[:MAX_PLACES]]
    return answer(request, Declined("server-bad-value", where=", ".join(places)))


async def missing(request: Request, error: HTTPException) -> Response:
    """What the framework itself declines: unknown addresses, wrong methods, bodies it cannot read."""
    code = {404: "server-no-page", 405: "server-wrong-method"}.get(error.status_code, "server-unreadable")
    return answer(request, RegnaError(code), error.headers)


async def failed(request: Request, error: Exception) -> Response:
    """A bug: the reader is told that nothing was changed, the log has the rest."""
    LOG.error("failed", exc_info=error)
    message = server_speaker(language(request)).message("error-server-failed")
    return JSONResponse({"error": "server-failed", "message": message}, 500, SAFETY_HEADERS)

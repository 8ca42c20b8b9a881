"""What the server declines, each with its HTTP status; the sentence is in the texts."""

from __future__ import annotations

from ..kernel import BadSetup, NotOffered, RegnaError

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
    "server-not-seated": 403,
    "server-no-page": 404,
    "server-no-match": 404,
    "server-no-invitation": 404,
    "server-no-confirmation": 404,
    "server-wrong-method": 405,
    "server-login-taken": 409,
    "server-has-login": 409,
    "server-many-tokens": 409,
    "server-no-letters": 409,
    "server-stale": 409,
    "server-final": 409,
    "server-restored": 409,
    "server-not-open": 409,
    "server-not-live": 409,
    "server-not-over": 409,
    "server-out-of-time": 409,
    "server-seats-free": 409,
    "server-no-seat-free": 409,
    "server-no-request": 409,
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
    "server-too-fast": 429,
    "server-no-database": 503,
    "server-many-connections": 503,
}


class Declined(RegnaError):
    """Something the server does not do for this person at this moment."""


def reason(error: Exception) -> str:
    """What the log says of an error, without anything hidden: its code, or its kind."""
    return error.code if isinstance(error, RegnaError) else type(error).__name__


def status_of(error: RegnaError) -> int:
    """The HTTP status that goes with an error."""
    return 422 if isinstance(error, NotOffered | BadSetup) else STATUS.get(error.code, 400)

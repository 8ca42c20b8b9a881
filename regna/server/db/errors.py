"""Errors of the database drivers: whatever they raise when it is unavailable, full or slow becomes one error."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from contextlib import contextmanager

from asyncpg import InterfaceError, InternalClientError, PostgresError
from sqlalchemy import exc

from ..errors import Declined

LOG = logging.getLogger(__name__)
UNAVAILABLE = (exc.DBAPIError, exc.TimeoutError, PostgresError, InterfaceError, InternalClientError, OSError)
"""A connection that breaks in the middle of a query can leave its driver in a state that it calls an internal error."""
STATEMENT_ERRORS = (exc.IntegrityError, exc.ProgrammingError, exc.DataError)
"""Errors that are a statement's own fault; the database is well."""
DATA = "22"
DEADLOCK = "40P01"


def is_unavailable(error: Exception) -> bool:
    """Whether the database was unavailable."""
    blameless = not isinstance(error, STATEMENT_ERRORS) and not state(error).startswith(DATA)
    return isinstance(error, UNAVAILABLE) and blameless


def is_deadlock(error: Exception) -> bool:
    """Whether two processes deadlocked; trying again is enough."""
    return state(error) == DEADLOCK


def state(error: Exception) -> str:
    """PostgreSQL's code for an error."""
    return getattr(getattr(error, "orig", None), "sqlstate", None) or ""


@contextmanager
def decline_when_unavailable() -> Iterator[None]:
    """Decline what fails because the database is unavailable; the log says why."""
    try:
        yield
    except UNAVAILABLE as error:
        if not is_unavailable(error):
            raise
        LOG.warning("the database is away", extra={"facts": {"error": type(error).__name__, "why": str(error)[:200]}})
        raise Declined("server-no-database") from error

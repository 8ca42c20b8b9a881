"""Reaching the database: all that the drivers raise when it is away, full or slow, as one sentence for people."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from contextlib import contextmanager

from asyncpg import InterfaceError, PostgresError
from sqlalchemy import exc

from .declined import Declined

LOG = logging.getLogger(__name__)
AWAY = (exc.DBAPIError, exc.TimeoutError, PostgresError, InterfaceError, OSError)
OURS = (exc.IntegrityError, exc.ProgrammingError, exc.DataError)
"""What a statement itself is to blame for; the database is well."""
DATA = "22"
DEADLOCK = "40P01"


def is_away(error: Exception) -> bool:
    """Whether the database could not do what it should have done."""
    return isinstance(error, AWAY) and not isinstance(error, OURS) and not state(error).startswith(DATA)


def is_deadlock(error: Exception) -> bool:
    """Whether two processes waited for each other; trying again is enough."""
    return state(error) == DEADLOCK


def state(error: Exception) -> str:
    """PostgreSQL's code for an error."""
    return getattr(getattr(error, "orig", None), "sqlstate", None) or ""


@contextmanager
def reaching() -> Iterator[None]:
    """Declines what fails because the database is away; the log says why."""
    try:
        yield
    except AWAY as error:
        if not is_away(error):
            raise
        LOG.warning("the database is away", extra={"facts": {"error": type(error).__name__, "why": str(error)[:200]}})
        raise Declined("server-no-database") from error

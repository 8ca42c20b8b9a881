"""Secrets that are made once and kept in the database."""

from __future__ import annotations

import logging
from collections.abc import Callable

from sqlalchemy import insert, select
from sqlalchemy.exc import IntegrityError

from .storage import Storage
from .tables import keepsakes

LOG = logging.getLogger(__name__)


async def get_or_create(storage: Storage, name: str, make: Callable[[], str]) -> str:
    """The value of this name, made and stored if there is none yet."""
    query = select(keepsakes.c.value).where(keepsakes.c.name == name)
    if (row := await storage.row(query)) is None:
        try:
            await storage.execute(insert(keepsakes).values(name=name, value=make()))
        except IntegrityError:
            LOG.info("another process has made it", extra={"facts": {"keepsake": name}})
        row = await storage.row(query)
    assert row is not None
    return str(row.value)

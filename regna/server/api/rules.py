"""Routes for a game's rules."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path, Request

from ...games import find
from ...texts.rules import rules
from ..errors import Declined
from .deps import Data
from .language import language

ROUTER = APIRouter(prefix="/games/{game}")
GameName = Annotated[str, Path(pattern="^[a-z0-9-]{1,50}$")]


@ROUTER.get("/rules")
async def read_rules(game: GameName, request: Request) -> Data:
    """The rules in our own words, in the reader's language: sections with the rulebook's page, texts in Markdown."""
    found = find(game)
    if found is None:
        raise Declined("server-no-page")
    return {"sections": [section._asdict() for section in rules(found, language(request))]}

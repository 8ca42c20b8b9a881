"""The reader's language, and errors as one sentence in it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from fastapi.responses import JSONResponse
from starlette.requests import HTTPConnection

from ..games import NAMES
from ..kernel import RegnaError
from ..texts import LANGUAGES, Speaker, speaker
from .declined import status_of

PART = "regna.server"
LONGEST_REASON = 120


def language(request: HTTPConnection) -> str:
    """What `?lang` says, else the first of the browser's languages that we speak, else French."""
    asked = request.query_params.get("lang")
    wishes = [asked] if asked else accepted(request.headers.get("accept-language", ""))
    return next((wish for wish in wishes if wish in LANGUAGES), LANGUAGES[0])


def accepted(header: str) -> list[str]:
    """The languages of an Accept-Language header, the most wanted first."""
    found = []
    for part in header.split(","):
        tag, _, weight = part.partition(";q=")
        found.append((-number(weight), tag.strip()[:2].lower()))
    return [tag for _, tag in sorted(found, key=lambda pair: pair[0])]


def number(weight: str) -> float:
    try:
        return float(weight or 1)
    except ValueError:
        return 0.0


def voice(lang: str) -> Speaker:
    """Says what went wrong, whichever game it belongs to."""
    return speaker(lang, PART, *(f"regna.games.{name.replace('-', '_')}" for name in NAMES))


def learn_texts() -> None:
    """Read all texts, so that nobody waits for it later."""
    for lang in LANGUAGES:
        voice(lang)


def sentence(error: RegnaError, lang: str) -> str:
    """What went wrong, in one line; what cannot be sent as text is replaced."""
    say = voice(lang)
    text = say.error(error) if say.knows(f"error-{error.code}") else str(error)
    return " ".join(text.encode("utf-8", "replace").decode().split())


def close_reason(error: RegnaError, connection: HTTPConnection) -> str:
    """What went wrong, as far as a closing frame has room for it."""
    return sentence(error, language(connection)).encode()[:LONGEST_REASON].decode(errors="ignore")


def problem(error: RegnaError, lang: str) -> dict[str, str]:
    """An error's code and sentence."""
    return {"error": error.code, "message": sentence(error, lang)}


def answer(request: HTTPConnection, error: RegnaError, headers: Mapping[str, Any] | None = None) -> JSONResponse:
    """An error as it is sent."""
    return JSONResponse(problem(error, language(request)), status_of(error), headers)

"""The reader's language."""

from __future__ import annotations

from starlette.requests import HTTPConnection

from ...texts import LANGUAGES


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

"""The server's own texts, and errors as one sentence."""

from __future__ import annotations

from ..games import NAMES
from ..kernel import RegnaError
from ..texts import LANGUAGES, Speaker, speaker

PART = "regna.server"


def server_speaker(lang: str) -> Speaker:
    """Speaks the server's messages, and those of all games."""
    return speaker(lang, PART, *(f"regna.games.{name.replace('-', '_')}" for name in NAMES))


def load_texts() -> None:
    """Read all texts in advance, so that nobody waits for them later."""
    for lang in LANGUAGES:
        server_speaker(lang)


def sentence(error: RegnaError, lang: str) -> str:
    """What went wrong, in one line; what cannot be sent as text is replaced."""
    say = server_speaker(lang)
    text = say.error(error) if say.knows(f"error-{error.code}") else str(error)
    return " ".join(text.encode("utf-8", "replace").decode().split())

"""What the server declines; the sentence for each code is in the texts."""

from __future__ import annotations

from ..kernel import RegnaError


class Declined(RegnaError):
    """Something the server does not do for this person at this moment."""


def reason(error: Exception) -> str:
    """What the log says of an error, without anything hidden: its code, or its kind."""
    return error.code if isinstance(error, RegnaError) else type(error).__name__

"""What all answers have in common, and what is answered when a request is declined."""

from __future__ import annotations

from pydantic import BaseModel, ConfigDict


class Shape(BaseModel):
    """An answer, with these fields and no others."""

    model_config = ConfigDict(extra="forbid", strict=True)


class Problem(Shape):
    """Why a request was declined: a code, and a sentence in the reader's language."""

    error: str
    message: str

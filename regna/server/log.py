"""The log: one JSON object a line, with nothing secret in it."""

from __future__ import annotations

import json
import logging
import traceback
from typing import Any


class JsonFormatter(logging.Formatter):
    """A line of log as one JSON object; of an error where it happened, but not what it says of what was sent."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "time": round(record.created, 3),
            "level": record.levelname,
            "what": first_line(record) if record.name == "asyncio" else record.getMessage(),
        }
        line |= getattr(record, "facts", {})
        if record.exc_info and record.exc_info[1]:
            line["error"] = where(record.exc_info[1])
        return json.dumps(line, ensure_ascii=False)


def first_line(record: logging.LogRecord) -> str:
    """What asyncio says of a task that failed, without the error itself."""
    return record.getMessage().partition("\n")[0]


def where(error: BaseException) -> str:
    """The places in the code where an error arose, and its kind; before it those of the errors that led to it."""
    before = error.__cause__ or (None if error.__suppress_context__ else error.__context__)
    places = "".join(traceback.format_tb(error.__traceback__))
    return f"{where(before) if before else ''}{places}{type(error).__name__}\n"


def has_no_address(record: logging.LogRecord) -> bool:
    """Whether a line may be written: uvicorn's about live connections have the address and the query in them."""
    return not (record.name.startswith("uvicorn") and "WebSocket" in str(record.msg))

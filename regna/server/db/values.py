"""Words that are stored: the status of a match, and the kind of a seat."""

from __future__ import annotations

OPEN, LIVE, OVER, ABANDONED = "open", "live", "over", "abandoned"
ME, HERE, FRIEND, ANYONE, BOT, RECORD = "me", "here", "friend", "anyone", "bot", "record"

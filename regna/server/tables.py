"""The tables of the database. A match is its row and its moves; all else about it can be worked out again."""

from __future__ import annotations

from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    false,
)

METADATA = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "ix": "ix_%(table_name)s_%(column_0_name)s",
    }
)

accounts = Table(
    "accounts",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("guest", Boolean, nullable=False),
    Column("created", Float, nullable=False),
    Column("login", String(40)),
    Column("password", String(200)),
    Column("email", String(254)),
    Column("lang", String(2)),
    Column("skeleton", Text),
    Column("pending", String(254)),
    Column("confirmation", String(64)),
    Column("confirm_by", Float),
    Index("ix_accounts_login", "login", unique=True),
    Index("ix_accounts_skeleton", "skeleton", unique=True),
    Index("ix_accounts_confirmation", "confirmation", unique=True),
)
"""Somebody; letters in the language `lang` go to `email`.

`pending` is an address that they have given and not confirmed, `confirmation` the hash of what the link sent there has.
Logins that can be taken for one another have the same `skeleton`.
"""

sessions = Table(
    "sessions",
    METADATA,
    Column("hash", String(64), primary_key=True),
    Column("account", ForeignKey("accounts.id"), nullable=False),
    Column("expires", Float, nullable=False),
)

tokens = Table(
    "tokens",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("hash", String(64), nullable=False),
    Column("account", ForeignKey("accounts.id"), nullable=False),
    Column("name", String(40), nullable=False),
    Column("created", Float, nullable=False),
    Column("scope", String(10), nullable=False),
    Column("expires", Float, nullable=False),
    Index("ix_tokens_hash", "hash", unique=True),
    Index("ix_tokens_account", "account"),
)

matches = Table(
    "matches",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("version", Integer, nullable=False),
    Column("options", JSON, nullable=False),
    Column("seed", String(60), nullable=False),
    Column("host", ForeignKey("accounts.id"), nullable=False),
    Column("status", String(10), nullable=False),
    Column("created", Float, nullable=False),
    Column("request", JSON),
    Column("result", JSON),
    Column("tempo", JSON),
    Column("started", Float),
    Column("due", Float),
    Column("rematch", String(32)),
    Column("forked", JSON),
    Column("seat_log", JSON),
    Column("revision", Integer, nullable=False, server_default="0"),
    Index("ix_matches_status", "status"),
    Index("ix_matches_due", "due"),
)
"""A change of a match or its seats takes the next `revision`, as a line takes the next number.

`due` is when the time of somebody in the match runs out, as the lines' times say. `seat_log` is who left and returned.
"""

seats = Table(
    "seats",
    METADATA,
    Column("match", ForeignKey("matches.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(10), nullable=False),
    Column("account", ForeignKey("accounts.id")),
    Column("name", String(40), nullable=False),
    Column("bot", String(40)),
    Column("away", Boolean, nullable=False),
    Column("invitation", String(64)),
    Column("late", Boolean, nullable=False, server_default=false()),
    Column("reserved", Boolean, nullable=False, server_default=false()),
    Index("ix_seats_account", "account"),
)

moves = Table(
    "moves",
    METADATA,
    Column("match", ForeignKey("matches.id"), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("line", Text, nullable=False),
    Column("made", Float, nullable=False),
    Column("hash", String(16)),
    Column("step", String(16)),
    Column("told", Text),
)
"""Only ever appended to. The key is the lock: whoever inserts the next number of a match makes the move.

Line 0 is the set-up. `hash` is that of the table after the line, `step` the one that a record has where a step began,
and `told` what everybody was told, in words: with these a match outlives the rules by which it is played.
"""

snapshots = Table(
    "snapshots",
    METADATA,
    Column("match", ForeignKey("matches.id"), primary_key=True),
    Column("seq", Integer, nullable=False),
    Column("content", Text, nullable=False),
)
"""The table where the latest step of a match began, after a line: other rules can go on from there."""

chat = Table(
    "chat",
    METADATA,
    Column("match", ForeignKey("matches.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("account", ForeignKey("accounts.id"), nullable=False),
    Column("text", Text, nullable=False),
    Column("sent", Float, nullable=False),
)

push = Table(
    "push",
    METADATA,
    Column("hash", String(64), primary_key=True),
    Column("account", ForeignKey("accounts.id"), nullable=False),
    Column("endpoint", Text, nullable=False),
    Column("p256dh", String(120), nullable=False),
    Column("auth", String(60), nullable=False),
    Column("lang", String(2), nullable=False),
    Column("created", Float, nullable=False),
    Index("ix_push_account", "account"),
)
"""Browsers that want to be told when it is somebody's turn; the key is the hash of the endpoint."""

notices = Table(
    "notices",
    METADATA,
    Column("match", ForeignKey("matches.id"), primary_key=True),
    Column("account", ForeignKey("accounts.id"), primary_key=True),
    Column("seq", Integer, nullable=False),
)
"""The line after which somebody was last told that it is their turn."""

presence = Table(
    "presence",
    METADATA,
    Column("match", String(32), primary_key=True),
    Column("account", String(32), primary_key=True),
    Column("process", String(32), primary_key=True),
    Column("until", Float, nullable=False),
)
"""Who watches what, through which process; true until a moment, so that a process that dies is forgotten."""

keepsakes = Table(
    "keepsakes",
    METADATA,
    Column("name", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)
"""What the server made once and must not lose, such as the keys with which it signs messages to browsers."""

origin = Table("origin", METADATA, Column("id", String(32), primary_key=True))
"""One row. A restored database has another, so that nobody goes on with what was true before."""

"""The tables of the database. A match is its row and its moves; all else about it can be worked out again."""

from __future__ import annotations

from sqlalchemy import JSON, Boolean, Column, Float, ForeignKey, Index, Integer, MetaData, String, Table, Text

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
)

sessions = Table(
    "sessions",
    METADATA,
    Column("hash", String(64), primary_key=True),
    Column("account", ForeignKey("accounts.id"), nullable=False),
    Column("expires", Float, nullable=False),
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
    Column("revision", Integer, nullable=False, server_default="0"),
    Index("ix_matches_status", "status"),
)
"""A change of a match or its seats takes the next `revision`, as a line takes the next number."""

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
    Index("ix_seats_account", "account"),
)

moves = Table(
    "moves",
    METADATA,
    Column("match", ForeignKey("matches.id"), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("line", Text, nullable=False),
    Column("made", Float, nullable=False),
)
"""Only ever appended to. The key is the lock: whoever inserts the next number of a match makes the move."""

chat = Table(
    "chat",
    METADATA,
    Column("match", ForeignKey("matches.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("account", ForeignKey("accounts.id"), nullable=False),
    Column("text", Text, nullable=False),
    Column("sent", Float, nullable=False),
)

origin = Table("origin", METADATA, Column("id", String(32), primary_key=True))
"""One row. A restored database has another, so that nobody goes on with what was true before."""

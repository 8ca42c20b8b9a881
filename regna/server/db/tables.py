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
    Column("private", Boolean, nullable=False, server_default=false()),
    Column("settings", JSON),
    Column("reset", String(64)),
    Column("reset_by", Float),
    Column("seen", Float),
    Index("ix_accounts_reset", "reset", unique=True),
    Index("ix_accounts_login", "login", unique=True),
    Index("ix_accounts_skeleton", "skeleton", unique=True),
    Index("ix_accounts_confirmation", "confirmation", unique=True),
)
"""A guest or somebody who can log in; mail in the language `lang` goes to `email`.

`pending` is an address that they have given and not confirmed, `confirmation` the hash of what the link sent there has.
Logins that can be taken for one another have the same `skeleton`. Nobody else sees the page of somebody `private`.
`reset` is the hash of what the link has that replaces a forgotten password, `seen` when somebody was last here.
"""

contacts = Table(
    "contacts",
    METADATA,
    Column("account", ForeignKey("accounts.id"), primary_key=True),
    Column("other", ForeignKey("accounts.id"), primary_key=True),
    Column("blocked", Boolean, nullable=False),
    Column("since", Float, nullable=False),
    Index("ix_contacts_other", "other"),
)
"""Whom somebody has named a friend or blocked; friends are those who have named each other."""

sessions = Table(
    "sessions",
    METADATA,
    Column("hash", String(64), primary_key=True),
    Column("account", ForeignKey("accounts.id"), nullable=False),
    Column("expires", Float, nullable=False),
    Index("ix_sessions_account", "account"),
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
    Column("corrections", JSON),
    Column("revision", Integer, nullable=False, server_default="0"),
    Column("public", Boolean, nullable=False, server_default=false()),
    Column("finished", Float),
    Column("best", Integer),
    Column("sanctions", JSON),
    Column("strength", JSON),
    Index("ix_matches_status", "status", "public", "started"),
    Index("ix_matches_created", "status", "created"),
    Column("hints", Boolean, nullable=False, server_default=false()),
    Index("ix_matches_due", "due"),
    Index("ix_matches_host", "host", "id"),
    Index("ix_matches_listed", "id", "status", "created"),
)
"""A change of a match or its seats takes the next `revision`, as a line takes the next number.

`due` is when the time of somebody in the match runs out, as the lines' times say. `seat_log` is who left, returned and
was given hints.
`corrections` are those to the figures on cards with which it is played.
Anyone may find a `public` match, to watch it and, once it is over, in the archive. `best` is the most points that
somebody has made in it, `sanctions` whom the host has muted or removed, `strength` the ratings wanted at an open table.
With `hints` the coach may be asked, or has been: such a match is not rated.
"""

for name, columns in {"finished": ("finished", "best"), "game": ("game", "finished", "best")}.items():
    Index(
        f"ix_matches_{name}",
        *(matches.c[column] for column in columns),
        sqlite_where=matches.c.public,
        postgresql_where=matches.c.public,
    )

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
    Index("ix_seats_account", "account", "match"),
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
and `told` what everybody was told, in words, and whether the line is hidden from other seats: with these a match
outlives the rules by which it is played.
"""

snapshots = Table(
    "snapshots",
    METADATA,
    Column("match", ForeignKey("matches.id"), primary_key=True),
    Column("seq", Integer, nullable=False),
    Column("content", Text, nullable=False),
)
"""The table where the latest step of a match began, after a line: other rules can go on from there."""

standings = Table(
    "standings",
    METADATA,
    Column("match", ForeignKey("matches.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("player", String(40), nullable=False),
    Column("game", String(40), nullable=False),
    Column("seats", Integer, nullable=False),
    Column("finished", Float, nullable=False),
    Column("place", Integer, nullable=False),
    Column("points", JSON, nullable=False),
    Column("total", Integer, nullable=False),
    Column("rating", Integer),
    Column("gained", Integer),
    Index("ix_standings_player", "player", "finished"),
    Index("ix_standings_game", "player", "game", "finished"),
    Index("ix_standings_results", "player", "game", "seats", "place", "total"),
)
"""How a seat did in a match that is over: the account that played it or `bot:` and a name, its points by category,
and, if the match was rated, the rating after it and the difference.
"""

reviews = Table(
    "reviews",
    METADATA,
    Column("match", ForeignKey("matches.id"), primary_key=True),
    Column("asked", Float, nullable=False),
    Column("finished", Float),
    Column("total", Integer, nullable=False),
    Column("judged", JSON, nullable=False),
    Index("ix_reviews_finished", "finished"),
)
"""What the coach has found out about the decisions of a match that is over, of a `total`, until it has `finished`."""

ratings = Table(
    "ratings",
    METADATA,
    Column("player", String(40), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("matches", Integer, nullable=False),
    Index("ix_ratings_game", "game"),
)
"""How strong a player is thought to be in a game, and how sure that is."""

chat = Table(
    "chat",
    METADATA,
    Column("match", ForeignKey("matches.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("account", ForeignKey("accounts.id"), nullable=False),
    Column("text", Text, nullable=False),
    Column("sent", Float, nullable=False),
    Index("ix_chat_account", "account"),
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
    Index("ix_notices_account", "account"),
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

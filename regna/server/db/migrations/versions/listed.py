"""Indexes for what pages list: matches to watch, open tables, the archive; and for all that is somebody's."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "listed"
down_revision = "community"

PUBLIC = {"sqlite": sa.text("public = 1"), "postgresql": sa.text("public")}
OWNED = {"chat": "account", "sessions": "account", "notices": "account"}


def upgrade() -> None:
    for name in ("status", "finished", "game"):
        op.drop_index(f"ix_matches_{name}", "matches")
    op.create_index("ix_matches_status", "matches", ["status", "public", "started"])
    op.create_index("ix_matches_created", "matches", ["status", "created"])
    op.create_index("ix_matches_host", "matches", ["host", "id"])
    op.create_index("ix_matches_listed", "matches", ["id", "status", "created"])
    op.drop_index("ix_seats_account", "seats")
    op.create_index("ix_seats_account", "seats", ["account", "match"])
    archive("finished", "finished", "best")
    archive("game", "game", "finished", "best")
    op.create_index("ix_standings_game", "standings", ["player", "game", "finished"])
    op.create_index("ix_standings_results", "standings", ["player", "game", "seats", "place", "total"])
    for table, column in OWNED.items():
        op.create_index(f"ix_{table}_{column}", table, [column])


def archive(name: str, *columns: str) -> None:
    """An index of the matches that anyone may find."""
    op.create_index(
        f"ix_matches_{name}", "matches", list(columns),
        sqlite_where=PUBLIC["sqlite"], postgresql_where=PUBLIC["postgresql"],
    )  # fmt: skip


def downgrade() -> None:
    for table, column in OWNED.items():
        op.drop_index(f"ix_{table}_{column}", table)
    for name in ("game", "results"):
        op.drop_index(f"ix_standings_{name}", "standings")
    op.drop_index("ix_seats_account", "seats")
    op.create_index("ix_seats_account", "seats", ["account"])
    for name in ("status", "created", "host", "listed", "finished", "game"):
        op.drop_index(f"ix_matches_{name}", "matches")
    op.create_index("ix_matches_status", "matches", ["status", "started"])
    op.create_index("ix_matches_finished", "matches", ["finished"])
    op.create_index("ix_matches_game", "matches", ["game", "finished"])

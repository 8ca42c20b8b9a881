"""Profiles, ratings, friends, the archive, and hosts who keep order; matches that are over get their standings."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "community"
down_revision = "corrections"

ACCOUNTS: dict[str, Any] = {
    "settings": sa.JSON(),
    "reset": sa.String(64),
    "reset_by": sa.Float(),
    "seen": sa.Float(),
}
MATCHES: dict[str, Any] = {"finished": sa.Float(), "best": sa.Integer(), "sanctions": sa.JSON()}


def upgrade() -> None:
    columns()
    tables()
    fill()


def columns() -> None:
    for table, name in (("accounts", "private"), ("matches", "public")):
        op.add_column(table, sa.Column(name, sa.Boolean, nullable=False, server_default=sa.false()))
    for table, added in (("accounts", ACCOUNTS), ("matches", MATCHES)):
        for name, kind in added.items():
            op.add_column(table, sa.Column(name, kind))
    op.create_index("ix_accounts_reset", "accounts", ["reset"], unique=True)
    op.drop_index("ix_matches_status", "matches")
    op.create_index("ix_matches_status", "matches", ["status", "started"])
    op.create_index("ix_matches_finished", "matches", ["finished"])
    op.create_index("ix_matches_game", "matches", ["game", "finished"])


def tables() -> None:
    op.create_table(
        "contacts",
        sa.Column("account", sa.String(32), sa.ForeignKey("accounts.id"), primary_key=True),
        sa.Column("other", sa.String(32), sa.ForeignKey("accounts.id"), primary_key=True),
        sa.Column("blocked", sa.Boolean, nullable=False),
        sa.Column("since", sa.Float, nullable=False),
    )
    op.create_index("ix_contacts_other", "contacts", ["other"])
    op.create_table(
        "standings",
        sa.Column("match", sa.String(32), sa.ForeignKey("matches.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("player", sa.String(40), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("finished", sa.Float, nullable=False),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("points", sa.JSON, nullable=False),
        sa.Column("total", sa.Integer, nullable=False),
        sa.Column("rating", sa.Integer),
        sa.Column("gained", sa.Integer),
    )
    op.create_index("ix_standings_player", "standings", ["player", "finished"])
    op.create_table(
        "ratings",
        sa.Column("player", sa.String(40), primary_key=True),
        sa.Column("game", sa.String(40), primary_key=True),
        sa.Column("mu", sa.Float, nullable=False),
        sa.Column("sigma", sa.Float, nullable=False),
        sa.Column("matches", sa.Integer, nullable=False),
    )
    op.create_index("ix_ratings_game", "ratings", ["game"])


def fill() -> None:
    """Give standings to the matches that are over; they were not rated."""
    kinds: dict[str, Any] = {"options": sa.JSON(), "result": sa.JSON(), "points": sa.JSON(), "total": sa.Integer()}

    def table(name: str, *columns: str) -> Any:
        return sa.table(name, *(sa.column(each, kinds.get(each)) for each in columns))

    matches = table("matches", "id", "game", "status", "created", "result", "finished", "best")
    seats = table("seats", "match", "seat", "account", "bot", "name")
    moves = table("moves", "match", "made")
    standings = table("standings", "match", "seat", "player", "game", "seats", "finished", "place", "points", "total")
    made = sa.select(sa.func.max(moves.c.made)).where(moves.c.match == matches.c.id).scalar_subquery()
    over = sa.select(matches, sa.func.coalesce(made, matches.c.created).label("ended")).where(
        matches.c.status == "over"
    )
    bind = op.get_bind()
    for match in bind.execute(over).all():
        rows = list(places(match, bind.execute(sa.select(seats).where(seats.c.match == match.id)).all()))
        if rows:
            best = max(row["total"] for row in rows)
            bind.execute(sa.insert(standings), rows)
            ended = {"finished": match.ended, "best": best}
            bind.execute(sa.update(matches).where(matches.c.id == match.id).values(ended))


def places(match: Any, seats: Any) -> Iterator[dict[str, Any]]:
    """The standings of a match, as they were counted when this was written."""
    totals = [sum(sheet.values()) for sheet in (match.result or {"scores": []})["scores"]]
    for seat in seats:
        if (player := seat.account or (f"bot:{seat.bot}" if seat.bot else None)) is None or seat.seat >= len(totals):
            continue
        won = seat.seat in match.result["winners"]
        ahead = sum(
            1 for other, total in enumerate(totals) if total > totals[seat.seat] or other in match.result["winners"]
        )
        yield {
            "match": match.id,
            "seat": seat.seat,
            "player": player,
            "game": match.game,
            "seats": len(seats),
            "finished": match.ended,
            "place": 1 if won else 1 + ahead,
            "points": match.result["scores"][seat.seat],
            "total": totals[seat.seat],
        }


def downgrade() -> None:
    for table in ("ratings", "standings", "contacts"):
        op.drop_table(table)
    for index in ("ix_matches_game", "ix_matches_finished", "ix_matches_status"):
        op.drop_index(index, "matches")
    op.create_index("ix_matches_status", "matches", ["status"])
    op.drop_index("ix_accounts_reset", "accounts")
    for table, names in (("matches", ("public", *MATCHES)), ("accounts", ("private", *ACCOUNTS))):
        for name in names:
            op.drop_column(table, name)

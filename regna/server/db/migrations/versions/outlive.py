"""What lets a match outlive the rules by which it is played."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "outlive"
down_revision = "seat_log"

MOVES = {"hash": sa.String(16), "step": sa.String(16), "told": sa.Text()}


def upgrade() -> None:
    for name, kind in MOVES.items():
        op.add_column("moves", sa.Column(name, kind))
    op.create_table(
        "snapshots",
        sa.Column("match", sa.String(32), sa.ForeignKey("matches.id"), primary_key=True),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("content", sa.Text, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("snapshots")
    with op.batch_alter_table("moves") as moves:
        for name in MOVES:
            moves.drop_column(name)

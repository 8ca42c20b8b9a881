"""The coach: whether a match is played with hints, and the reviews of matches that are over."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "coach"
down_revision = "strength"


def upgrade() -> None:
    op.add_column("matches", sa.Column("hints", sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_table(
        "reviews",
        sa.Column("match", sa.String(32), sa.ForeignKey("matches.id"), primary_key=True),
        sa.Column("asked", sa.Float, nullable=False),
        sa.Column("finished", sa.Float),
        sa.Column("total", sa.Integer, nullable=False),
        sa.Column("judged", sa.JSON, nullable=False),
    )
    op.create_index("ix_reviews_finished", "reviews", ["finished"])


def downgrade() -> None:
    op.drop_table("reviews")
    op.drop_column("matches", "hints")

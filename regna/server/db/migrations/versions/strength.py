"""The ratings that a table wants of whoever sits down."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "strength"
down_revision = "listed"


def upgrade() -> None:
    op.add_column("matches", sa.Column("strength", sa.JSON))


def downgrade() -> None:
    op.drop_column("matches", "strength")

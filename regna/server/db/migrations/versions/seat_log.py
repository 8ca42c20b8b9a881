"""Who left a match and returned to it."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "seat_log"
down_revision = "token_scopes"


def upgrade() -> None:
    op.add_column("matches", sa.Column("seat_log", sa.JSON()))


def downgrade() -> None:
    op.drop_column("matches", "seat_log")

"""The corrections to the figures on cards with which a match is played."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "corrections"
down_revision = "confirmed_emails"


def upgrade() -> None:
    op.add_column("matches", sa.Column("corrections", sa.JSON()))


def downgrade() -> None:
    op.drop_column("matches", "corrections")

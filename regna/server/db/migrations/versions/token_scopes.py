"""Tokens have a scope and an end; those there are may play, for a year from now."""

from __future__ import annotations

import time

import sqlalchemy as sa
from alembic import op

revision = "token_scopes"
down_revision = "people"
YEAR = 365 * 24 * 3600


def upgrade() -> None:
    end = sa.text(str(time.time() + YEAR))
    with op.batch_alter_table("tokens") as tokens:
        tokens.add_column(sa.Column("scope", sa.String(10), nullable=False, server_default="play"))
        tokens.add_column(sa.Column("expires", sa.Float, nullable=False, server_default=end))
    with op.batch_alter_table("tokens") as tokens:
        for name in ("scope", "expires"):
            tokens.alter_column(name, server_default=None)


def downgrade() -> None:
    with op.batch_alter_table("tokens") as tokens:
        for name in ("scope", "expires"):
            tokens.drop_column(name)

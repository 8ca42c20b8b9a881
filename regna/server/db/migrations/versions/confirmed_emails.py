"""Addresses for letters are confirmed; those that were given before wait for it."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "confirmed_emails"
down_revision = "login_skeletons"


def upgrade() -> None:
    op.add_column("accounts", sa.Column("pending", sa.String(254)))
    op.add_column("accounts", sa.Column("confirmation", sa.String(64)))
    op.add_column("accounts", sa.Column("confirm_by", sa.Float))
    op.create_index("ix_accounts_confirmation", "accounts", ["confirmation"], unique=True)
    op.execute("UPDATE accounts SET pending = email, email = NULL")
    op.drop_column("accounts", "url")


def downgrade() -> None:
    op.add_column("accounts", sa.Column("url", sa.String(200)))
    op.drop_index("ix_accounts_confirmation", "accounts")
    for name in ("pending", "confirmation", "confirm_by"):
        op.drop_column("accounts", name)

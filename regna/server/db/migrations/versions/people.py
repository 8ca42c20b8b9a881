"""Passwords, tokens, clocks, rematches, forks and notices."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "people"
down_revision = "several"

ACCOUNTS: dict[str, Any] = {
    "login": sa.String(40),
    "password": sa.String(200),
    "email": sa.String(254),
    "lang": sa.String(2),
    "url": sa.String(200),
}
MATCHES: dict[str, Any] = {
    "tempo": sa.JSON(),
    "started": sa.Float(),
    "due": sa.Float(),
    "rematch": sa.String(32),
    "forked": sa.JSON(),
}


def upgrade() -> None:
    columns()
    people()
    news()


def columns() -> None:
    for name, kind in ACCOUNTS.items():
        op.add_column("accounts", sa.Column(name, kind))
    op.create_index("ix_accounts_login", "accounts", ["login"], unique=True)
    for name, kind in MATCHES.items():
        op.add_column("matches", sa.Column(name, kind))
    op.create_index("ix_matches_due", "matches", ["due"])
    for name in ("late", "reserved"):
        op.add_column("seats", sa.Column(name, sa.Boolean, nullable=False, server_default=sa.false()))


def people() -> None:
    op.create_table(
        "tokens",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("hash", sa.String(64), nullable=False),
        sa.Column("account", sa.String(32), sa.ForeignKey("accounts.id"), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
    )
    op.create_index("ix_tokens_hash", "tokens", ["hash"], unique=True)
    op.create_index("ix_tokens_account", "tokens", ["account"])


def news() -> None:
    op.create_table(
        "push",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("account", sa.String(32), sa.ForeignKey("accounts.id"), nullable=False),
        sa.Column("endpoint", sa.Text, nullable=False),
        sa.Column("p256dh", sa.String(120), nullable=False),
        sa.Column("auth", sa.String(60), nullable=False),
        sa.Column("lang", sa.String(2), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
    )
    op.create_index("ix_push_account", "push", ["account"])
    op.create_table(
        "notices",
        sa.Column("match", sa.String(32), sa.ForeignKey("matches.id"), primary_key=True),
        sa.Column("account", sa.String(32), sa.ForeignKey("accounts.id"), primary_key=True),
        sa.Column("seq", sa.Integer, nullable=False),
    )
    op.create_table(
        "presence",
        sa.Column("match", sa.String(32), primary_key=True),
        sa.Column("account", sa.String(32), primary_key=True),
        sa.Column("process", sa.String(32), primary_key=True),
        sa.Column("until", sa.Float, nullable=False),
    )
    op.create_table(
        "keepsakes",
        sa.Column("name", sa.String(40), primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )


def downgrade() -> None:
    for table in ("keepsakes", "presence", "notices", "push", "tokens"):
        op.drop_table(table)
    op.drop_index("ix_matches_due", "matches")
    op.drop_index("ix_accounts_login", "accounts")
    for table, names in (("seats", ("late", "reserved")), ("matches", MATCHES), ("accounts", ACCOUNTS)):
        for name in names:
            op.drop_column(table, name)

"""Logins that can be taken for one another have the same skeleton, which is given once.

Of accounts whose logins were alike before, the oldest has it; the others stay as they are.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from regna.server.names import skeleton

revision = "login_skeletons"
down_revision = "outlive"


def upgrade() -> None:
    op.add_column("accounts", sa.Column("skeleton", sa.Text))
    fill()
    op.create_index("ix_accounts_skeleton", "accounts", ["skeleton"], unique=True)


def fill() -> None:
    names = ("id", "login", "skeleton", "created")
    accounts = sa.table("accounts", *(sa.column(name) for name in names))
    rows = sa.select(accounts.c.id, accounts.c.login).where(accounts.c.login.is_not(None))
    given: set[str] = set()
    for number, login in op.get_bind().execute(rows.order_by(accounts.c.created)).all():
        if (found := skeleton(login)) not in given:
            given.add(found)
            op.execute(sa.update(accounts).where(accounts.c.id == number).values(skeleton=found))


def downgrade() -> None:
    op.drop_index("ix_accounts_skeleton", "accounts")
    op.drop_column("accounts", "skeleton")

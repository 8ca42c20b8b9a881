"""Several processes: changes of a match are numbered, told to the others, and a restored database is another one."""

from __future__ import annotations

import secrets

import sqlalchemy as sa
from alembic import op

revision = "several"
down_revision = "first"

TOLD = {"matches": "id", "seats": "match", "moves": "match", "chat": "match"}
"""Tables whose rows belong to a match, each with the column that names it."""

TELL = """
CREATE FUNCTION regna_tell_{table}() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('regna', NEW.{column} || ' ' || current_setting('application_name'));
  RETURN NULL;
END $$
"""
WHEN = """
CREATE TRIGGER regna_tell AFTER INSERT OR UPDATE ON {table} FOR EACH ROW EXECUTE FUNCTION regna_tell_{table}()
"""


def upgrade() -> None:
    op.add_column("matches", sa.Column("revision", sa.Integer, nullable=False, server_default="0"))
    origin = op.create_table("origin", sa.Column("id", sa.String(32), primary_key=True))
    op.bulk_insert(origin, [{"id": secrets.token_hex(16)}])
    if op.get_bind().dialect.name == "postgresql":
        for table, column in TOLD.items():
            op.execute(TELL.format(table=table, column=column))
            op.execute(WHEN.format(table=table))


def downgrade() -> None:
    if op.get_bind().dialect.name == "postgresql":
        for table in TOLD:
            op.execute(f"DROP TRIGGER regna_tell ON {table}")
            op.execute(f"DROP FUNCTION regna_tell_{table}")
    op.drop_table("origin")
    with op.batch_alter_table("matches") as matches:
        matches.drop_column("revision")

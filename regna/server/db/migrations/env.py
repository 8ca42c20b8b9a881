"""Run by Alembic, on the connection that the storage has opened."""

from __future__ import annotations

from alembic import context

from regna.server.db.tables import METADATA

context.configure(connection=context.config.attributes["connection"], target_metadata=METADATA, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()

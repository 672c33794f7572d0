# SPDX-License-Identifier: MIT
"""Tells Alembic how to run: on the connection given, inside the transaction that is already open there."""

from __future__ import annotations

from alembic import context

context.configure(connection=context.config.attributes["connection"], transactional_ddl=True)
context.run_migrations()

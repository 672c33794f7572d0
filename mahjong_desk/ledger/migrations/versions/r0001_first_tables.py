# SPDX-License-Identifier: MIT
"""Sessions, matches and the append-only journal."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Makes everything that the first version of the application needs."""
    op.create_table(
        "sessions",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("started_at", sa.Text, nullable=False),
        sqlite_strict=True,
    )
    op.create_table(
        "matches",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("session_id", sa.Integer, sa.ForeignKey("sessions.id"), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("opened_at", sa.Text, nullable=False),
        sa.Column("head", sa.Text, nullable=False),
        sa.Column("length", sa.Integer, nullable=False),
        sa.UniqueConstraint("session_id", "number"),
        sqlite_strict=True,
    )
    op.create_table(
        "journal",
        sa.Column("match_id", sa.Integer, sa.ForeignKey("matches.id"), primary_key=True, autoincrement=False),
        sa.Column("sequence", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", sa.Text, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("payload", sa.Text, nullable=False),
        sa.Column("previous", sa.Text, nullable=False),
        sa.Column("hash", sa.Text, nullable=False),
        sqlite_strict=True,
        sqlite_with_rowid=False,
    )
    op.execute(
        "CREATE TRIGGER journal_keeps_its_entries BEFORE UPDATE ON journal "
        "BEGIN SELECT RAISE(ABORT, 'the journal is append-only'); END"
    )
    op.execute(
        "CREATE TRIGGER journal_loses_no_entry BEFORE DELETE ON journal "
        "BEGIN SELECT RAISE(ABORT, 'the journal is append-only'); END"
    )

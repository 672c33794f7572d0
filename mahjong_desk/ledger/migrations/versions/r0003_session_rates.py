# SPDX-License-Identifier: MIT
"""Rates of sessions: what the results of each rule system are worth in the club's unit, in a table that only grows."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Makes the table and the triggers that refuse to change what was kept."""
    op.create_table(
        "session_rates",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("session_id", sa.Integer, sa.ForeignKey("sessions.id"), nullable=False),
        sa.Column("at", sa.Text, nullable=False),
        sa.Column("rates", sa.Text, nullable=False),
        sqlite_strict=True,
    )
    op.execute(
        "CREATE TRIGGER session_rates_keep_their_lines BEFORE UPDATE ON session_rates "
        "BEGIN SELECT RAISE(ABORT, 'rates are append-only'); END"
    )
    op.execute(
        "CREATE TRIGGER session_rates_lose_no_line BEFORE DELETE ON session_rates "
        "BEGIN SELECT RAISE(ABORT, 'rates are append-only'); END"
    )

# SPDX-License-Identifier: MIT
"""Answers to drills, in a table that only grows."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Makes the table and the triggers that refuse to change what was kept."""
    op.create_table(
        "drill_answers",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("at", sa.Text, nullable=False),
        sa.Column("answer", sa.Text, nullable=False),
        sqlite_strict=True,
    )
    op.execute(
        "CREATE TRIGGER drill_answers_keep_their_lines BEFORE UPDATE ON drill_answers "
        "BEGIN SELECT RAISE(ABORT, 'answers to drills are append-only'); END"
    )
    op.execute(
        "CREATE TRIGGER drill_answers_lose_no_line BEFORE DELETE ON drill_answers "
        "BEGIN SELECT RAISE(ABORT, 'answers to drills are append-only'); END"
    )

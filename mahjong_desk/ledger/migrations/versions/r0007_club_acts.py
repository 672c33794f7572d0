# SPDX-License-Identifier: MIT
"""What is entered about the club, in a table that only grows."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Makes the table and the triggers that refuse to change what was kept."""
    op.create_table(
        "club_acts",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("uuid", sa.Text, nullable=False),
        sa.Column("at", sa.Text, nullable=False),
        sa.Column("subject", sa.Text, nullable=False),
        sa.Column("act", sa.Text, nullable=False),
        sqlite_strict=True,
    )
    op.execute("CREATE UNIQUE INDEX club_acts_uuid ON club_acts (uuid)")
    op.execute("CREATE INDEX club_acts_subject ON club_acts (subject, at)")
    op.execute(
        "CREATE TRIGGER club_acts_keep_their_lines BEFORE UPDATE ON club_acts "
        "BEGIN SELECT RAISE(ABORT, 'the acts of the club are append-only'); END"
    )
    op.execute(
        "CREATE TRIGGER club_acts_lose_no_line BEFORE DELETE ON club_acts "
        "BEGIN SELECT RAISE(ABORT, 'the acts of the club are append-only'); END"
    )

# SPDX-License-Identifier: MIT
"""House rules: choices of options under a name, in a table that only grows."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Makes the table and the triggers that refuse to change what was kept."""
    op.create_table(
        "house_rules",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("preset", sa.Integer, nullable=False),
        sa.Column("at", sa.Text, nullable=False),
        sa.Column("kept", sa.Integer, nullable=False),
        sa.Column("ruleset", sa.Text, nullable=False),
        sa.Column("version", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sqlite_strict=True,
    )
    op.execute(
        "CREATE TRIGGER house_rules_keep_their_lines BEFORE UPDATE ON house_rules "
        "BEGIN SELECT RAISE(ABORT, 'house rules are append-only'); END"
    )
    op.execute(
        "CREATE TRIGGER house_rules_lose_no_line BEFORE DELETE ON house_rules "
        "BEGIN SELECT RAISE(ABORT, 'house rules are append-only'); END"
    )

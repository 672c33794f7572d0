# SPDX-License-Identifier: MIT
"""Entries that do several things as one step: the tables stay, but versions from before cannot read such a journal."""

from __future__ import annotations

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Changes no table; the number alone tells an older version that a newer one has written here."""

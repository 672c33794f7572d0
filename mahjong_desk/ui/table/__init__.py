# SPDX-License-Identifier: MIT
"""The place beside the real table: seats, scores, and what happens next."""

from __future__ import annotations

from mahjong_desk.ui.table.screen import TableScreen

__all__ = ["TableScreen"]

# SPDX-License-Identifier: MIT
"""The Table screen: seats, scores, and what happens next."""

from mahjong_desk.ui.table.screen import TableScreen

__all__ = ["TableScreen"]

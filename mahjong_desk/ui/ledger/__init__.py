# SPDX-License-Identifier: MIT
"""The Ledger screen: rows, their reasons and history, and a preview before every edit."""

from mahjong_desk.ui.ledger.screen import LedgerScreen

__all__ = ["LedgerScreen"]

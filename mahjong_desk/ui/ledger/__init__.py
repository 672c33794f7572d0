# SPDX-License-Identifier: MIT
"""The Ledger screen and the sheets that edit its rows."""

from mahjong_desk.ui.ledger.screen import LedgerScreen

__all__ = ["LedgerScreen"]

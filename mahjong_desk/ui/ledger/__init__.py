# SPDX-License-Identifier: MIT
"""The place Ledger: rows, their reasons and their history, and the question before every edit."""

from mahjong_desk.ui.ledger.screen import LedgerPlace

__all__ = ["LedgerPlace"]

# SPDX-License-Identifier: MIT
"""Backups made while the club plays, how safe the ledger is, and the way back."""

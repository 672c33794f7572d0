# SPDX-License-Identifier: MIT
"""Automatic backups, checks of the ledger, and restoring a backup."""

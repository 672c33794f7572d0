# SPDX-License-Identifier: MIT
"""The database of a ledger: SQLite in a file, or PostgreSQL on a server."""

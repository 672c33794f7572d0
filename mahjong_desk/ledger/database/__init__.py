# SPDX-License-Identifier: MIT
"""Where the entries are kept: SQLite in a file, PostgreSQL on a server."""

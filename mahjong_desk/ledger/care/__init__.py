# SPDX-License-Identifier: MIT
"""What keeps a ledger: backups, the full check, repair."""

# SPDX-License-Identifier: MIT
"""Care of a ledger: backups, the full check, repair."""

# SPDX-License-Identifier: MIT
"""Background tasks with their progress, and data that is not in the ledger yet."""

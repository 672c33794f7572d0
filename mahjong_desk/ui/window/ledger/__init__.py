# SPDX-License-Identifier: MIT
"""The window and its ledger: opening it, failures, pending writes, and changes by others."""

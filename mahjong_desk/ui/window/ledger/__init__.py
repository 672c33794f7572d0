# SPDX-License-Identifier: MIT
"""The window and its ledger: opening it, what is in the way, what could not be written, what others enter."""

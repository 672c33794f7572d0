# SPDX-License-Identifier: MIT
"""The seats of the next round of an evening.

It knows only the identities of players, and no ledger, match or rule.
"""

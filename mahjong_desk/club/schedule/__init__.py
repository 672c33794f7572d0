# SPDX-License-Identifier: MIT
"""The seats of the next round of an evening.

It knows players by their identities and nothing else of them: no ledger, no match, no rule.
"""

# SPDX-License-Identifier: MIT
"""Who plays where in the next round of an evening, and what that means for those who have met before.

It knows players by their identities and nothing else of them: no ledger, no match, no rule.
"""

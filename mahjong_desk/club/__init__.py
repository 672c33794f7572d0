# SPDX-License-Identifier: MIT
"""What a club asks of many matches, without a window: sessions and their totals, players, results, files for others.

It takes a ledger and gives plain values. The ledger knows no rule and the rules know no ledger: ``replaying`` is the
one place where what is stored becomes a match, and all that stands here looks at matches that were played there.
"""

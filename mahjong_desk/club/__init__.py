# SPDX-License-Identifier: MIT
"""What a club asks of many matches, without a window: sessions and their totals, players, results, files for others.

It reads a ledger and returns plain values. The ledger knows no rule and the rules know no ledger: ``stored_match`` is the
one module where a stored journal becomes a match, and everything else here works on matches that were replayed there.
"""

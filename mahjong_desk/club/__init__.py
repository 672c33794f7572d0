# SPDX-License-Identifier: MIT
"""Everything about many matches that needs no window: sessions and totals, players, results, exported files.

It reads a ledger and returns plain values. The ledger knows no rule and the rules know no ledger: ``stored_match`` is the
one module where a stored journal becomes a match, and everything else here works on matches that were replayed there.
"""

# SPDX-License-Identifier: MIT
"""Sessions, players, standings, search and exported files, without the windows.

It reads a ledger and returns plain values. The ledger knows no rule and the rules know no ledger: ``stored_match`` is the
one module where a stored journal becomes a match, and everything else here works on matches that were replayed there.
"""

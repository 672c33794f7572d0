# SPDX-License-Identifier: MIT
"""The club's ledger: sessions, matches with the journal of each, house rules, rates, answers to drills, acts of the club.

One table ``entries`` holds everything that was ever entered, as one chain of hashes; everything else follows from it:
the tables of sessions and matches, the text copy, the backups. ``resources/docs/ledger.md`` explains it on one page.
"""

# SPDX-License-Identifier: MIT
"""An evening at several tables: who is there, rounds and their seats, the timer, and how all tables stand.

An evening is a session of the ledger and what was entered about it: acts of the club, which are folded into ``Evening``
as a match is from its journal. So every window shows the same, and a restart loses nothing.

The modules, each importing only those above it
    ``plan``     ``Plan``: what was agreed before the first round.
    ``clock``    ``Clock``: the timer of a round.
    ``evening``  ``Evening``: as it stands.
    ``acts``     What can be entered.
    ``folding``  ``fold``: from the acts to the evening.
    ``tables``   The tables as their matches stand, and what they brought to whom.
    ``played_rounds``  The session of an evening with its rounds, for reports.
    ``book``     ``EveningBook``: evenings in a ledger.

Tested together
    ``tests/club/evening/test_evening.py``  acts, book, folding, plan, played_rounds,
                                            tables
"""

# SPDX-License-Identifier: MIT
"""An evening at several tables: who is there, rounds and their seats, the timer, and how all tables stand.

An evening is a session of the ledger and what was entered about it: acts of the club, which are folded into ``Evening``
as a match is from its journal. So every window shows the same, and a restart loses nothing.
"""

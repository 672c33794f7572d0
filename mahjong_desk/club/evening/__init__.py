# SPDX-License-Identifier: MIT
"""An evening at several tables: its players, rounds and seats, the timer, and the state of all tables.

An evening is a session of the ledger with acts of the club, which are folded into ``Evening`` as a journal is into a match.
So every window shows the same, and a restart loses nothing.
"""

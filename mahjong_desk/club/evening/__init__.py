# SPDX-License-Identifier: MIT
"""An evening at several tables: its players, rounds, seats and timers.

An evening is a session of the ledger with acts of the club, which are folded into ``Evening`` as a journal is into a match.
So every window shows the same, and a restart loses nothing.
"""

# SPDX-License-Identifier: MIT
"""Keeps the score at a real mahjong table, explains every figure and teaches yaku.

``pieces``        Piece sets and their notation.
``shapes``        Readings of a hand, and what it waits for.
``rules``         What a rule system is, what rule systems share, and each of them.
``match``         A match: its ruleset and its events, replayed.
``interchange``   The public JSON, read and written.
``records``       Matches as other programs write them.
``ledger``        The club's memory on the disk; knows no rule.
``club``          What is asked of many matches.
``entry``         The hand that is being entered.
``learn``         The atlas of yaku, the workbench and the drills.
``spectators``    A page in the local network, to read only.
``ui``            The window: everything that needs Qt.
``cli``           The command line: one parser; ``__main__`` runs it.
``log``           The log beside the ledger.
``texts``         Every text that a person reads, and what the languages say for it.
``paths``         Where the files that come with the application lie.
"""

__version__ = "0.1.0"

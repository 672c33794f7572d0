# SPDX-License-Identifier: MIT
"""The place Ledger: rows, their reasons and their history, and the question before every edit.

What is seen
    ``columns``         Where the columns stand, for head and rows alike.
    ``head``            The names of the columns.
    ``lines``           What a row says: plain values, told from the replay and the journal.
    ``row_layout``      What of it is shown in the columns that there are, and where.
    ``row_painting``    Draws it.
    ``row_widget``      ``LedgerRow``: a row under mouse and keyboard.
    ``rows``            All rows under their head, one of them open.
    ``explanation``     What an open row shows: the hand with its reasons, who paid whom, what was done to the row.
    ``chronicle``       The journal told in words.
    ``strip``           The path of the scores, whether all is whole, Undo and Redo.
    ``match_chooser``   The latest matches that can be looked at.
    ``matches_sheet``   All of them, to find one.
    ``place``           ``LedgerPlace``: all of them.

What can be done
    ``row_sheet``       An event written anew, or one that is missing, with its form from ``ui/events``.
    ``note_sheet``      A note beside a row.
    ``rename_sheet``    A misspelt name.
    ``exchange_sheet``  Two players on each other's seats.
    ``comparison``      What an edit would change: the match before and after it, row by row.
    ``comparison_sheet``  Shows that, and asks.
    ``change_sheet``    Does so for rows.
    ``bringing_along``  The wins that an edit brings along.
    ``history_sheet``   The whole journal, to be read.
    ``recorded_sheet``  A match whose rules this program does not know.

Tested together
    ``tests/ui/ledger/test_place.py``          change_sheet, chronicle, columns, comparison, comparison_sheet,
                                               explanation, head, history_sheet, lines, match_chooser, matches_sheet,
                                               row_layout, row_painting, row_widget, rows, strip
    ``tests/ui/ledger/test_putting_right.py``  exchange_sheet, note_sheet, rename_sheet
    ``tests/ui/rulesets/test_late_riichi.py``  bringing_along
"""

from mahjong_desk.ui.ledger.place import LedgerPlace

__all__ = ["LedgerPlace"]

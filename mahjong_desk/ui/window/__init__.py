# SPDX-License-Identifier: MIT
"""The window around the places, and the sheets that belong to none of them.

``screen_room``   Where a window stands on the screen.
``rail``          The wooden rail: the places, and where we are.
``commands``      Every command with its key, and the menu bar.
``status_words``  What the status line says: what is on disk, and by which rules the table plays.
``help``          The sheets about the application and of its log.
``keys_sheet``    The sheet of all keys.
``failures``      What the ledger could not do, and the ways on.
``error_window``  An error that nobody foresaw.
``opener``        From an opened ledger to a match on the table.
``main_window``   The window itself, which lays places and sheets.
"""

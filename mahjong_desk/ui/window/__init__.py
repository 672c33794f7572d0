# SPDX-License-Identifier: MIT
"""The window around the places, and the sheets that belong to none of them.

``screen_room``   Where a window stands on the screen.
``place_stack``   The places, each made when it is wanted for the first time.
``sheet_pile``    The sheets that lie over the places.
``status_words``  What the status line and the rail say: what is on disk, by which rules, and which hand is played.
``rail``          The wooden rail: the places, and where we are.
``failures``      What the ledger could not do, and what can be done about it.
``failure_sheet`` The sheet of a ledger that could not be opened.
``mending``       What is done about a ledger that was lost, fell behind or was exchanged.
``foot``          The status line, and what could not be written.
``shortcuts``     The keys of the commands as each system has them.
``commands``      Every command with its key, and the menu bar.
``key_groups``    Every key in groups, for the sheet of keys and the help.
``keys_sheet``    The sheet of all keys.
``fingerprint_sheet``  When the ledger stood as a printed page says.
``server_sheet``  Which server has the ledger.
``closing_sheet`` The question before the window closes while something waits.
``continued_sheet``    What another window did to the match, beside what waits here.
``shell``         What the parts below know of the whole.
``elsewhere``     What others write in a ledger on a server, and the server that goes and comes back.
``error_window``  An error that nobody foresaw.
``look_through``  The look at every page of a large ledger, for which nobody waits.
``match_opener``  From an open ledger to a match on the table.
``opener``        From a data folder to an open ledger.
``unwritten``     What could not be written, until it is on disk.
``arrivals``      Files that come from outside.
``recent_files``  The files that were looked at last, and the folders of ledgers.
``composed_text``  What an input method is composing, when the focus leaves its field.
``finger_scrolling``   Scrolling by finger, everywhere in the window.
``press_guard``   Presses that nobody meant: the second of a double click, and those of a key that is held.
``look``          Look and language, as the settings have them.
``picker_ways``   The ways to the picker.
``router``        From one place to another: what the places know of the window.
``first_match``   The note that points the way through a first match.
``greeting``      What the window says by itself soon after a start.
``deeds``         What each command does.
``main_window``   The window itself, which puts all of these together.

Tested together
    ``tests/ui/window/test_main_window.py``  commands, deeds, foot, look, match_opener, opener, picker_ways,
                                             place_stack, router, sheet_pile, shell, status_words
    ``tests/ui/window/test_failures.py``     error_window, failure_sheet
    ``tests/ui/window/test_first_match.py``  greeting
    ``tests/ui/window/test_keys_sheet.py``   key_groups
    ``tests/ui/window/test_unwritten.py``    closing_sheet
    ``tests/ui/importing/test_sheet.py``     arrivals
"""

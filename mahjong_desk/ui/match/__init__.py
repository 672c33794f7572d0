# SPDX-License-Identifier: MIT
"""Starting a match and going on with one.

``seat_form``       A name for every seat, and the draw of the seats.
``drawing``         The draw of the winds.
``furigoma``        A throw of pawns for the first dealer instead.
``who_plays``       Who of the session plays the next match, and who sits out.
``option_row``      One option of a rule system.
``option_form``     All of them.
``new_match``       The sheet that begins a match.
``continue_sheet``  The offer to go on with a match that was not finished.

Tested together
    ``tests/ui/match/test_new_match.py``     option_row, seat_form, who_plays
    ``tests/ui/match/test_drawing.py``       furigoma
    ``tests/ui/window/test_main_window.py``  continue_sheet
"""

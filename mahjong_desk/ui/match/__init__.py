# SPDX-License-Identifier: MIT
"""Starting a match and going on with one.

``seat_form``       A name for every seat, and the draw of the seats.
``drawing``         The draw of the winds; ``furigoma`` throws pawns for the first dealer instead.
``who_plays``       Who of the session plays the next match, and who sits out.
``option_row``      One option of a rule system; ``option_form`` shows all of them.
``new_match``       The sheet that begins a match.
``continue_sheet``  The offer to go on with a match that was not finished.
"""

# SPDX-License-Identifier: MIT
"""The place beside the real table: seats, scores, and what happens next.

``standing``         What the place says about a running match, asked of the rules: ranks, gaps, what a hand leads to.
``felt_table``       The felt with the seats and all that lies on it.
``centre``           Where the match stands.
``facts``            What stands over the next hand, in a corner of the felt: large enough to be read in passing.
``turned_up``        What is turned up once a deal.
``needed_panel``     What every player needs.
``needed_words``     The same in words.
``strip``            The last hands, and the proof that no point is missing.
``strip_lines``      What it says.
``page``             How felt, needs and last hands share the room.
``action_row``       What happens next, and undo and redo.
``menus``            What one seat can do, and what happens more rarely.
``new_seats_sheet``  Who sits where from here on, where players change places.
``event_sheet``      The sheet in which something that happens is entered, with its form from ``ui/events``.
``place``            ``TablePlace``: all of them, and what every click and key does.

Tested together
    ``tests/ui/table/test_place.py``         action_row, centre, event_sheet, felt_table, menus, page, strip,
                                             strip_lines
    ``tests/ui/table/test_needed_panel.py``  needed_words
"""

from __future__ import annotations

from mahjong_desk.ui.table.place import TablePlace

__all__ = ["TablePlace"]

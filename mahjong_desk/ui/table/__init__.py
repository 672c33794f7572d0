# SPDX-License-Identifier: MIT
"""The place beside the real table: seats, scores, and what happens next.

``standing``         What the place says about a running match, asked of the rules: ranks, gaps, what a hand leads to.
``felt_table``       The felt with the seats; ``centre``, ``facts`` and ``turned_up`` are what else lies on it.
``needed_panel``     What every player needs, in the sentences of ``needed_words``.
``strip``            The last hands, and the proof that no point is missing, in the words of ``strip_lines``.
``page``             How felt, needs and last hands share the room.
``action_row``       What happens next, and undo and redo.
``menus``            What one seat can do, and what happens more rarely.
``event_sheet``      The sheet in which something that happens is entered, with its form from ``ui/events``.
``indicator_sheet``  The sheet of what is turned up once a deal.
``place``            ``TablePlace``: all of them, and what every click and key does.
"""

from __future__ import annotations

from mahjong_desk.ui.table.place import TablePlace

__all__ = ["TablePlace"]

# SPDX-License-Identifier: MIT
"""A home for practice: what is due today, how everything stands, and the answers so far.

``words``         What is practised and why, in words.
``queue``         What is due, row by row.
``yaku_map``      Every yaku of a rule system by strength.
``streak_row``    Days in a row.
``rating_panel``  The rating of each subject.
``lesson_card``   Where somebody stands in the lessons.
``welcome``       Leads who has learned nothing yet to the first lessons.
``page``          All of them: ``TodayPage``.
``back_head``     The head of what can be seen from there.
``months``        How it went over the months.
``answers``       The answers, to be looked at again.
``place``         ``TodayPart``: today, and what can be seen from there.

Tested together
    ``tests/ui/learn/today/test_page.py``  back_head, lesson_card, months, place,
                                           queue, rating_panel, streak_row, welcome, words, yaku_map
"""

from mahjong_desk.ui.learn.today.place import TodayPart

__all__ = ["TodayPart"]

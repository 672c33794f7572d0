# SPDX-License-Identifier: MIT
"""The lessons in the window: a map of them, and each screen by screen with a hand to be touched.

``fillings``         What fills the gaps in their texts.
``marked_document``  Words and pieces laid out in lines.
``marked_text``      A text with pieces in it.
``piece_button``     Pieces that can be touched.
``final_table``      What a match is worth that ends.
``value_panel``      What the hand is worth.
``tried``            What each choice brings.
``table_line``       What lies on the table beside the hand.
``deed_felt``        The felt of a screen.
``looking``          A screen to look at.
``choosing``         One on which a few things are tried.
``exchanging``       One on which any piece is exchanged.
``finding``          One on which the right ones are sought.
``path``             How far a lesson has come.
``practice``         Its drills.
``page``             One lesson.
``lesson_map``       The map.
``place``            ``LessonsPlace``: map and lesson.

Tested together
    ``tests/ui/learn/lessons/test_place.py``   choosing, deed_felt, exchanging, final_table, finding, lesson_map,
                                               looking, page, path, piece_button, practice, table_line, tried, value_panel
    ``tests/ui/learn/lessons/test_texts.py``   fillings, marked_document, marked_text
"""

from mahjong_desk.ui.learn.lessons.place import LessonShown, LessonsPlace

__all__ = ["LessonShown", "LessonsPlace"]

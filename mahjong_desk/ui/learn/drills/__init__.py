# SPDX-License-Identifier: MIT
"""Drills in the window: choices, question, answer, explanation, progress.

``words``          What drills are called and ask.
``asker``          Finds questions, and those that were asked before.
``course_state``   A course as it stands, for another one to go on with.
``course``         Which one comes next, and what the answers have come to.
``setup``          What is drilled.
``scene``          The hand as it lies, on felt.
``answers``        Chips, pieces or numbers to answer with.
``mistake_words``  Why an answer is wrong, in words.
``mistake_list``   What was wrong in one, with the pieces that show it.
``explanation``    What the engine says once it is answered.
``progress_page``  How a subject went day by day.
``strip``          How it goes, above the question.
``board_room``     How they share the room.
``board``          All of them.

Tested together
    ``tests/ui/learn/drills/test_board.py``     answers, asker, course, course_state, explanation, progress_page, scene,
                                                setup, strip, words
    ``tests/ui/learn/drills/test_room.py``      board_room
    ``tests/ui/learn/drills/test_mistakes.py``  mistake_list, mistake_words
"""

from mahjong_desk.ui.learn.drills.board import DrillBoard

__all__ = ["DrillBoard"]

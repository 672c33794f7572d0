# SPDX-License-Identifier: MIT
"""The paper beside the hand: what it is worth, why, who pays and what comes next; or what is still to be known.

``panel``               The whole of it.
``middle``              The part that scrolls.
``foot``                The two buttons below.
``words``               The sentences.
``waits_list``          What an unfinished hand waits for.
``possible_wins_list``  A complete hand, won from each source.
``winners_bar``         Who else wins on the same piece.
``pao_bar``             Who is responsible.
``quick_value``         A value typed in place of the hand.
``refusal_panel``       Why the rules forbid the win, in the palette's place.
``score_scale``         What a forbidden win would have moved.

Tested together
    ``tests/ui/picker/test_place.py``       foot, middle, panel, pao_bar, possible_wins_list, quick_value, score_scale
    ``tests/ui/rulesets/test_beijing.py``   winners_bar
    ``tests/ui/rulesets/test_refusals.py``  refusal_panel
"""

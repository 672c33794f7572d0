# SPDX-License-Identifier: MIT
"""A hand as it is entered, drawn and explained, in the picker, on the workbench and wherever else one is shown.

``groups``          A hand as groups of pieces: in a row, and explained set by set.
``faults``          What fails a yaku, marked in a hand.
``draft_entry``     What every entry of a hand can do.
``win_entry``       What is said of a win besides.
``hand_entry``      The win that is entered for the match on the desk.
``kept``            What is known of it when its deal comes to the desk.
``palette``         The pieces to choose from.
``indicator_row``   What is turned up.
``notation_line``   The hand as text, and the verdict at its end.
``hand_field``      The same in a field like any other.
``shared_hand``     A hand for others, as text and as a picture.
``verdict``         What the verdict says.
``yaku_list``       The yaku that count, and the fu.
``readings_list``   The readings that were not chosen.

Tested together
    ``tests/ui/picker/test_place.py``      hand_entry, kept, notation_line, palette, readings_list, verdict, yaku_list
    ``tests/ui/learn/test_workbench.py``   draft_entry, hand_field, shared_hand
    ``tests/ui/rulesets/test_beijing.py``  win_entry
    ``tests/ui/learn/test_atlas.py``       faults
    ``tests/ui/table/test_turned_up.py``   indicator_row
"""

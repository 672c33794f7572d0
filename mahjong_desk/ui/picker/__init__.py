# SPDX-License-Identifier: MIT
"""The picker: a winning hand, entered by clicks, keys or paste.

What is entered is the draft of ``entry``; the hand entry of ``ui/hand`` holds it and says when it changed, and the place
shows it everywhere anew. Nothing moves under the hand: what a hand does not allow is barred at its place.

``place``          The place: what the window asks for, what is shown, and recording.
``control``        What a person does to the hand, by click or by key.
``keys``           Which key does what.
``key_hints``      The same in words.
``view``           The widgets, what they show, and how they lie.
``closeness``      How close they stand.
``meld_bar``       Melds, their givers and circumstances.
``questions_bar``  What else a ruleset asks.
``rack_view``      The hand as the rack shows it.
``indicator_sheet``  What is turned up, asked from the table.
``result``         The paper beside the hand.

Tested together
    ``tests/ui/picker/test_place.py``     control, meld_bar, view
    ``tests/ui/picker/test_keys.py``      key_hints
    ``tests/ui/table/test_turned_up.py``  indicator_sheet
"""

from mahjong_desk.ui.picker.place import PickerPlace

__all__ = ["PickerPlace"]

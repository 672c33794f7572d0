# SPDX-License-Identifier: MIT
"""The picker: a winning hand, entered by clicks, keys or paste.

What is entered is the draft of ``entry``; the hand entry of ``ui/hand`` holds it and says when it changed, and the place
shows it everywhere anew. Nothing moves under the hand: what a hand does not allow is barred at its place.
"""

from mahjong_desk.ui.picker.screen import PickerScreen

__all__ = ["PickerScreen"]

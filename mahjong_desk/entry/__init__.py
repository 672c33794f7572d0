# SPDX-License-Identifier: MIT
"""The hand that is being entered: its contents, its changes and its assessment.

Palette, keyboard and paste edit the same ``Draft``. Every edit is a function from draft to draft, which raises
``DraftError`` if the edit is impossible; the window explains why. ``assess`` evaluates the draft after every key press.
"""

# SPDX-License-Identifier: MIT
"""Where the keyboard stands in the picker: at who won, then at how the piece came, then where the hand is typed."""

from __future__ import annotations

from mahjong_desk.ui.hand.hand_entry import HandEntry
from mahjong_desk.ui.picker.view import PickerView


class EntryFocus:
    """Takes the keyboard to what is to be entered next.

    Attributes:
        view: The widgets; None while no match lies on the desk.
        asking: Whether winner and source, where they are still open, come before the hand.
    """

    def __init__(self, entry: HandEntry) -> None:
        """Begins without widgets."""
        self._entry = entry
        self.view: PickerView | None = None
        self.asking = False

    def ask(self) -> None:
        """Goes to the first choice that is open, and on to the others as they are made."""
        self.asking = True
        self.follow()

    def go_on(self) -> None:
        """Goes on to what is still to be chosen, after the mouse has chosen."""
        if self.asking:
            self.follow()

    def follow(self) -> None:
        """Goes to what is to be entered next."""
        view, draft = self.view, self._entry.draft
        if view is None or not self._entry.running:
            return
        if self.asking and draft.winner is None:
            view.focus_winner()
        elif self.asking and not draft.decided:
            view.focus_source()
        else:
            self.to_line()

    def to_line(self) -> None:
        """Goes to where the hand is typed, whatever is still to be chosen."""
        self.asking = False
        if self.view is not None:
            self.view.focus_line()

# SPDX-License-Identifier: MIT
"""The ways from other places to the picker, and what they ask of it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, cast

if TYPE_CHECKING:
    from mahjong_desk.entry.draft import Draft
    from mahjong_desk.ui.picker import PickerPlace
    from mahjong_desk.ui.window.shell import Shell


class PickerWays:
    """The ``Picker`` of the other places, which is made when it is wanted."""

    def __init__(self, window: Shell) -> None:
        self._window = window
        self._desk = window.desk

    def new_win(self, winner: int | None = None) -> None:
        """Shows the picker for a new win, of that seat if one is given."""
        if self._desk.replay is None or self._desk.replay.final is not None:
            return
        self._window.show_place("picker")
        self._place.new_win(winner)

    def claim(self, seat: int, field: str) -> None:
        """Shows the picker for the hand that a player claimed falsely."""
        self._window.show_place("picker")
        self._place.claim(seat, field)

    def edit_row(self, row_id: int) -> None:
        """Shows the picker filled with the win of a row; from the table, the table comes back after it."""
        back = "table" if self._window.place == "table" else "ledger"
        self._window.show_place("picker")
        self._place.edit_row(row_id, back=back)

    def put_win(self, row_id: int, *, inserts: bool, winner: int | None = None) -> None:
        """Shows the picker for a win that shall stand before a row, or in its place."""
        self._window.show_place("picker")
        self._place.put_win(row_id, inserts=inserts, winner=winner)

    def draft(self) -> Draft:
        """Returns the hand that is half entered, as the picker has it or as it was kept."""
        if self._window.is_made("picker"):
            return self._place.entry.new_draft
        from mahjong_desk.ui.hand.kept import kept_draft

        return kept_draft(self._desk)

    def ask_indicator(self, told: Callable[[], None]) -> None:
        """Asks what is turned up in this deal, and calls ``told`` after the answer."""
        match = self._desk.match
        if match is not None and match.rules.indicators:
            from mahjong_desk.ui.picker.indicator_sheet import IndicatorSheet

            sheet = IndicatorSheet(self._place.entry, match.rules, self._window.sheet_host)
            sheet.closed.connect(told)
            self._window.open_sheet(sheet)

    @property
    def _place(self) -> PickerPlace:
        return cast("PickerPlace", self._window.place_widget("picker"))

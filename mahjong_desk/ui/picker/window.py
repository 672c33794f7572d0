# SPDX-License-Identifier: MIT
"""What the picker asks of the window that it stands in."""

from __future__ import annotations

from typing import Protocol

from mahjong_desk.ui.kit import Sheet


class PickerWindow(Protocol):
    """What the picker asks of the window."""

    def show_place(self, name: str) -> None:
        """Shows a place."""

    def give(self, name: str) -> None:
        """Carries a command out."""

    def open_sheet(self, sheet: Sheet) -> None:
        """Lays a sheet over the window."""

    def show_yaku(self, ruleset_id: str, yaku_id: str) -> None:
        """Shows the page of a yaku."""

    def show_rule(self, ruleset_id: str, anchor: str) -> None:
        """Shows a rule."""

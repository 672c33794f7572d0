# SPDX-License-Identifier: MIT
"""What the keys do in the picker."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QWidget

from mahjong_desk.ui import theme
from mahjong_desk.ui.form_sheet import FormSheet
from mahjong_desk.ui.kit import KeyCap, KeyHint, Text

translate = QCoreApplication.translate


def key_hints(*, asking: bool) -> tuple[KeyHint, ...]:
    """Returns the keys that matter most: of the choice that has the keyboard, or of the notation."""
    if asking:
        return (
            KeyHint(("1", "–", "4"), translate("PickerKeys", "player")),
            KeyHint(("0",), translate("PickerKeys", "self-draw")),
            KeyHint(("Tab",), translate("PickerKeys", "goes on")),
            KeyHint(("[",), translate("PickerKeys", "meld")),
            KeyHint(("F1",), translate("PickerKeys", "all keys")),
        )
    return (
        KeyHint(("1", "–", "9"), translate("PickerKeys", "wait")),
        KeyHint(("M", "P", "S", "Z"), translate("PickerKeys", "commit")),
        KeyHint(("+",), translate("PickerKeys", "winning tile")),
        KeyHint(("[", "]"), translate("PickerKeys", "meld")),
        KeyHint(("⌫",), translate("PickerKeys", "takes back")),
        KeyHint(("W", "F"), translate("PickerKeys", "who")),
        KeyHint(("F1",), translate("PickerKeys", "all keys")),
    )


def all_keys() -> tuple[KeyHint, ...]:
    """Returns every key of the picker."""
    return (
        KeyHint(("1", "–", "9"), translate("PickerKeys", "Digits wait for the letter of their suit")),
        KeyHint(
            ("M", "P", "S", "Z"), translate("PickerKeys", "Characters, circles, bamboo, honours: commits the digits")
        ),
        KeyHint(("+",), translate("PickerKeys", "The next tile is the winning one; otherwise it is the last tile")),
        KeyHint(("[555z]",), translate("PickerKeys", "Pon from the player before; [456p] chi, [1111z] concealed kan")),
        KeyHint(("[555z^]",), translate("PickerKeys", "From the player across; < before, > after, or a number 1–4")),
        KeyHint(("[1111z<]",), translate("PickerKeys", "Open kan; [555+5z] is a kan added to a pon")),
        KeyHint(("⌫",), translate("PickerKeys", "Takes back the last tile, meld or digit")),
        KeyHint(("Ctrl + ⌫",), translate("PickerKeys", "Takes back all tiles")),
        KeyHint(("W", "1", "–", "4"), translate("PickerKeys", "Winner")),
        KeyHint(("F", "1", "–", "4"), translate("PickerKeys", "From whom; 0 or T self-drawn")),
        KeyHint(("T",), translate("PickerKeys", "Self-drawn")),
        KeyHint(("V", "1", "–", "5"), translate("PickerKeys", "Situation")),
        KeyHint(("G",), translate("PickerKeys", "Next giver of the last meld")),
        KeyHint(("Q",), translate("PickerKeys", "Quick value, and back")),
        KeyHint(("R",), translate("PickerKeys", "Responsible player (pao)")),
        KeyHint(("Shift",), translate("PickerKeys", "With a click: this is the winning tile")),
        KeyHint(("Ctrl + Z",), translate("PickerKeys", "Takes a step back; Ctrl + Shift + Z does it again")),
        KeyHint(("Ctrl + V",), translate("PickerKeys", "Pastes a hand; Ctrl + C copies it")),
        KeyHint(("Enter",), translate("PickerKeys", "Records the complete hand, as Ctrl + Enter does")),
    )


class PickerKeysSheet(FormSheet):
    """Every key of the picker with what it does."""

    def __init__(self, window: QWidget) -> None:
        """Makes the sheet over a window."""
        super().__init__(translate("PickerKeys", "Keys of the picker"), window, width=940)
        holder = QWidget()
        grid = QGridLayout(holder)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(theme.px(14))
        grid.setVerticalSpacing(theme.px(8))
        hints = all_keys()
        half = (len(hints) + 1) // 2
        for index, hint in enumerate(hints):
            row, column = index % half, index // half * 2
            grid.addWidget(_caps(hint.keys), row, column, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
            grid.addWidget(Text(hint.text, wrap=True), row, column + 1, Qt.AlignmentFlag.AlignTop)
        grid.setColumnStretch(1, 1)
        grid.setColumnStretch(3, 1)
        self.add_widget(holder)
        self.add_deed(self.tr("Close"), self.close_sheet)


def _caps(keys: Sequence[str]) -> QWidget:
    row = QWidget()
    line = QHBoxLayout(row)
    line.setContentsMargins(0, 0, 0, 0)
    line.setSpacing(3)
    for key in keys:
        line.addWidget(Text(key, role="ink3", size=14) if key == "–" else KeyCap(key))
    return row

# SPDX-License-Identifier: MIT
"""The sheet that tells every key: each command, and what the keys do in each place."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from mahjong_desk.rules.ruleset import Ruleset
from mahjong_desk.texts import tr
from mahjong_desk.ui import theme
from mahjong_desk.ui.kit.label import Label
from mahjong_desk.ui.kit.layout.flow import FlowBox
from mahjong_desk.ui.kit.layout.panels import Hairline
from mahjong_desk.ui.kit.sheets.form_sheet import FormSheet
from mahjong_desk.ui.kit.sheets.keyboard import KeyCap, KeyHint
from mahjong_desk.ui.kit.text_format import with_heading
from mahjong_desk.ui.window.key_groups import KeyGroup, key_groups

_CAPS = 134


class KeysSheet(FormSheet):
    """Every command with its key, in groups; the keys of the place that is shown come first."""

    def __init__(self, window: QWidget, shown: Iterable[str], place: str, ruleset: Ruleset | None = None) -> None:
        super().__init__(tr("Keys"), window, width=1140)
        groups = [group for group in key_groups(frozenset(shown), ruleset) if group.hints]
        groups.sort(key=lambda group: group.name != place)
        columns = QHBoxLayout()
        columns.setSpacing(theme.px(32))
        for part in _halves(groups):
            column = QVBoxLayout()
            column.setSpacing(theme.px(8))
            for group in part:
                _add_group(column, group)
            column.addStretch(1)
            columns.addLayout(column, 1)
        self.body.addLayout(columns)
        self.add_main_button(tr("Close"), self.close_sheet)


def _halves(groups: Sequence[KeyGroup]) -> tuple[list[KeyGroup], list[KeyGroup]]:
    """Returns the groups parted where both columns become about as long."""
    heights = [len(group.hints) + 2 for group in groups]
    place = min(range(len(groups) + 1), key=lambda at: abs(sum(heights[:at]) - sum(heights[at:])))
    return list(groups[:place]), list(groups[place:])


def _add_group(column: QVBoxLayout, group: KeyGroup) -> None:
    column.addWidget(Label(group.title, size=19, serif=True))
    column.addWidget(Hairline())
    grid = QGridLayout()
    grid.setHorizontalSpacing(theme.px(14))
    grid.setVerticalSpacing(theme.px(6))
    for row, hint in enumerate(group.hints):
        grid.addWidget(_caps(hint), row, 0, Qt.AlignmentFlag.AlignTop)
        text = Label(hint.text, wrap=True)
        text.setAccessibleName(with_heading(" ".join(hint.keys), hint.text))
        grid.addWidget(text, row, 1, Qt.AlignmentFlag.AlignTop)
    grid.setColumnMinimumWidth(0, theme.px(_CAPS))
    grid.setColumnStretch(1, 1)
    column.addLayout(grid)
    column.addSpacing(theme.px(10))


def _caps(hint: KeyHint) -> QWidget:
    row = FlowBox(gap=3)
    row.setFixedWidth(theme.px(_CAPS))
    for key in hint.keys:
        row.add_widget(Label(key, role="ink3", size=14) if key in {"–", "/"} else KeyCap(key))
    return row

# SPDX-License-Identifier: MIT
"""The sheet that tells every key: each command, and what the keys do in each place."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from mahjong_desk.rules.ruleset import Ruleset
from mahjong_desk.translatable import QT_TRANSLATE_NOOP
from mahjong_desk.ui import theme
from mahjong_desk.ui.kit import Flow, FormSheet, Hairline, KeyCap, KeyHint, Text
from mahjong_desk.ui.kit.listing import headed
from mahjong_desk.ui.picker.key_hints import all_keys
from mahjong_desk.ui.window.commands import Command, Condition, all_commands, command_menus, command_text, mnemonic_of

translate = QCoreApplication.translate

_CAPS = 134
_EVERYWHERE = (
    (("Tab",), QT_TRANSLATE_NOOP("KeysSheet", "Next control; with Shift the one before")),
    (("↑", "↓", "←", "→"), QT_TRANSLATE_NOOP("KeysSheet", "Moves inside a group, a list or a table")),
    (("Enter",), QT_TRANSLATE_NOOP("KeysSheet", "The main button of a sheet, or the control that has the focus")),
    (("Space",), QT_TRANSLATE_NOOP("KeysSheet", "Presses a button, turns a choice")),
    (("Esc",), QT_TRANSLATE_NOOP("KeysSheet", "Closes a sheet, goes back")),
    (("Page ↑", "Page ↓"), QT_TRANSLATE_NOOP("KeysSheet", "Scrolls a sheet or a page")),
)
_TABLE = ((("Enter",), QT_TRANSLATE_NOOP("KeysSheet", "On a seat: a win of that player")),)
_LEDGER = (
    (("↑", "↓"), QT_TRANSLATE_NOOP("KeysSheet", "Goes from hand to hand")),
    (("→", "←"), QT_TRANSLATE_NOOP("KeysSheet", "Opens a hand, closes it")),
)
_LEARN = (
    (("Ctrl", "F"), QT_TRANSLATE_NOOP("KeysSheet", "In the atlas: a name or reading to look for")),
    (
        ("1", "–", "9"),
        QT_TRANSLATE_NOOP("KeysSheet", "In a drill: chooses an answer, or waits for the letter of a suit"),
    ),
    (("Enter",), QT_TRANSLATE_NOOP("KeysSheet", "In a drill: checks the answer, then asks the next question")),
)
_CLUB = (
    (("Ctrl", "F"), QT_TRANSLATE_NOOP("KeysSheet", "Among the players: a name, reading or alias to look for")),
    (("Enter",), QT_TRANSLATE_NOOP("KeysSheet", "On a player: what is said of them")),
)
_RULES = ((("Ctrl", "F"), QT_TRANSLATE_NOOP("KeysSheet", "Searches the page; Enter goes to the next place")),)


class _Group(NamedTuple):
    """Keys that belong together."""

    name: str
    title: str
    hints: tuple[KeyHint, ...]


class KeysSheet(FormSheet):
    """Every command with its key, in groups; the keys of the place that is shown come first."""

    def __init__(self, window: QWidget, shown: Iterable[str], place: str, ruleset: Ruleset | None = None) -> None:
        """Makes the sheet.

        Args:
            window: The window, or any widget to cover.
            shown: The names of the commands that can be seen at present.
            place: The name of the place that is shown.
            ruleset: What is played; None where there is no match.
        """
        super().__init__(translate("KeysSheet", "Keys"), window, width=1140)
        groups = [group for group in _groups(frozenset(shown), ruleset) if group.hints]
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
        self.add_main_button(self.tr("Close"), self.close_sheet)


def _groups(shown: frozenset[str], ruleset: Ruleset | None) -> list[_Group]:
    menus = [
        _Group("", title, tuple(_hint(command, ruleset) for command in commands if command.name in shown))
        for title, commands in command_menus()
    ]
    return [
        *menus,
        _Group("table", translate("KeysSheet", "At the table"), _hints(_TABLE)),
        _Group("picker", translate("KeysSheet", "In the picker"), all_keys(ruleset)),
        _Group("ledger", translate("KeysSheet", "In the ledger"), _hints(_LEDGER)),
        _Group("learn", translate("KeysSheet", "Learning"), _hints(_LEARN)),
        _Group("club", translate("KeysSheet", "In the club"), _hints(_CLUB)),
        _Group("rules", translate("KeysSheet", "In the rules"), _hints(_RULES)),
        _Group("", translate("KeysSheet", "Everywhere"), _hints(_EVERYWHERE)),
    ]


def _hints(keys: Sequence[tuple[tuple[str, ...], str]]) -> tuple[KeyHint, ...]:
    return tuple(KeyHint(caps, translate("KeysSheet", text)) for caps, text in keys)


def _hint(command: Command, ruleset: Ruleset | None) -> KeyHint:
    if not command.keys and command.condition is Condition.AT_TABLE:
        # It stands in the menu of the rarer actions, which a key opens.
        more = next(other for other in all_commands() if other.name == "more")
        return KeyHint((*more.keys[:1], mnemonic_of(command, ruleset)), command_text(command, ruleset))
    keys = [QKeySequence(key).toString(QKeySequence.SequenceFormat.NativeText) for key in command.keys]
    caps = [cap for key in keys for cap in (key, "/")][:-1]
    return KeyHint(tuple(caps), command_text(command, ruleset))


def _halves(groups: Sequence[_Group]) -> tuple[list[_Group], list[_Group]]:
    """Returns the groups parted where both columns become about as long."""
    heights = [len(group.hints) + 2 for group in groups]
    place = min(range(len(groups) + 1), key=lambda at: abs(sum(heights[:at]) - sum(heights[at:])))
    return list(groups[:place]), list(groups[place:])


def _add_group(column: QVBoxLayout, group: _Group) -> None:
    column.addWidget(Text(group.title, size=19, serif=True))
    column.addWidget(Hairline())
    grid = QGridLayout()
    grid.setHorizontalSpacing(theme.px(14))
    grid.setVerticalSpacing(theme.px(6))
    for row, hint in enumerate(group.hints):
        grid.addWidget(_caps(hint), row, 0, Qt.AlignmentFlag.AlignTop)
        text = Text(hint.text, wrap=True)
        text.setAccessibleName(headed(" ".join(hint.keys), hint.text))
        grid.addWidget(text, row, 1, Qt.AlignmentFlag.AlignTop)
    grid.setColumnMinimumWidth(0, theme.px(_CAPS))
    grid.setColumnStretch(1, 1)
    column.addLayout(grid)
    column.addSpacing(theme.px(10))


def _caps(hint: KeyHint) -> QWidget:
    row = Flow(gap=3)
    row.setFixedWidth(theme.px(_CAPS))
    for key in hint.keys:
        row.add_widget(Text(key, role="ink3", size=14) if key in {"–", "/"} else KeyCap(key))
    return row

# SPDX-License-Identifier: MIT
"""The options of a rule system as a form, made from what the ruleset says of itself."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from mahjong_desk.rules.model.options import Option, OptionValue, grouped
from mahjong_desk.rules.ruleset import Ruleset
from mahjong_desk.texts import Text, tr
from mahjong_desk.ui import theme
from mahjong_desk.ui.kit.chips import ChipGroup
from mahjong_desk.ui.kit.label import Label
from mahjong_desk.ui.kit.search_field import SearchField
from mahjong_desk.ui.match.option_row import OptionRow
from mahjong_desk.ui.words.phrases import in_language

_ALL, _CHANGED = "all", "changed"


class OptionForm(QWidget):
    """All options of a ruleset in their groups, those that differ from the default first, with a search.

    What is changed here stays where it is until the form is shown anew.

    Attributes:
        rows: A row an option, in the order of the ruleset.
    """

    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.rows: tuple[OptionRow, ...] = ()
        self._sections: list[tuple[object, Label, tuple[OptionRow, ...]]] = []
        self.search = SearchField(self)
        self.search.setPlaceholderText(tr("Search the options"))
        self.search.setAccessibleName(tr("Search the options"))
        self.search.textChanged.connect(self._search)
        self.groups = ChipGroup("", self)
        self.groups.setAccessibleName(tr("Group of options"))
        self.groups.chosen.connect(self._choose)
        self._nothing = Label(tr("No option has these words."), role="ink2", wrap=True)
        self._column = QVBoxLayout()
        self._column.setSpacing(0)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(theme.px(8))
        column.addWidget(self.search)
        column.addWidget(self.groups)
        column.addWidget(self._nothing)
        column.addLayout(self._column, 1)

    def show_options(self, ruleset: Ruleset, values: Mapping[str, OptionValue]) -> None:
        """Shows the options of a ruleset with these values; what is left out stands at its default."""
        while (item := self._column.takeAt(0)) is not None:
            widget = item.widget()
            if widget is not None:
                # Qt may still mean to show what was added a moment ago.
                widget.hide()
                widget.setParent(None)
                widget.deleteLater()
        made = {option.id: OptionRow(option, values.get(option.id, option.default), self) for option in ruleset.options}
        self.rows = tuple(made.values())
        for row in self.rows:
            row.chosen.connect(self.changed)
        self._sections = []
        differing = [row.option for row in self.rows if row.differs]
        choices: list[tuple[object, str]] = [(_ALL, tr("All"))]
        if differing:
            choices.append((_CHANGED, self._add(_CHANGED, tr("Changed"), differing, made)))
        for names, options in grouped(option for option in ruleset.options if option not in differing):
            self._add(names, in_language(names), options, made)
        choices += [(names, in_language(names)) for names, _options in grouped(ruleset.options)]
        self._column.addStretch(1)
        self.groups.set_choices(choices)
        self.groups.setVisible(len(choices) > 2)
        self.search.clear()
        self._show(_ALL)
        self.changed.emit()

    def _add(self, key: object, title: str, options: Sequence[Option], made: Mapping[str, OptionRow]) -> str:
        """Adds a section with a title over its rows; returns the title."""
        head = Label(title, size=18, serif=True)
        head.setContentsMargins(0, theme.px(10), 0, theme.px(2))
        rows = tuple(made[option.id] for option in options)
        self._column.addWidget(head)
        for row in rows:
            self._column.addWidget(row)
        self._sections.append((key, head, rows))
        return title

    def _choose(self, group: object) -> None:
        self.search.blockSignals(True)
        self.search.clear()
        self.search.blockSignals(False)
        self._show(group)

    def _search(self, words: str) -> None:
        self._show(_ALL, words)

    def _show(self, group: object, words: str = "") -> None:
        """Shows the options of a group, also those of them that differ, that say these words."""
        self.groups.choose(group)
        some = False
        for key, head, rows in self._sections:
            for row in rows:
                wanted = group in (_ALL, key) or (isinstance(group, Text) and row.option.group == group)
                row.setVisible(wanted and row.says(words))
            shown = any(not row.isHidden() for row in rows)
            head.setVisible(shown)
            some = some or shown
        self._nothing.setVisible(not some)

    def values(self) -> dict[str, OptionValue]:
        """Returns the choice of every option."""
        return {row.option.id: row.value for row in self.rows}

    def differences(self) -> int:
        """Returns how many options differ from their default."""
        return sum(row.differs for row in self.rows)

    def reset(self, _checked: bool = False) -> None:
        """Takes the default of every option."""
        for row in self.rows:
            row.choose(row.option.default)
        self.changed.emit()

# SPDX-License-Identifier: MIT
"""The options of a rule system as a form, made from what the ruleset says of itself."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from mahjong_desk.rules.options import Option, OptionValue
from mahjong_desk.rules.ruleset import Ruleset
from mahjong_desk.ui import theme
from mahjong_desk.ui.kit import ChipGroup, Hairline, Text
from mahjong_desk.ui.words import in_language


class OptionRow(QWidget):
    """One option: its name and meaning, its choices, and the default where another choice was taken.

    Attributes:
        option: The option.
        chips: Its choices.

    Signals:
        chosen(): The person took another choice.
    """

    chosen = Signal()

    def __init__(self, option: Option, value: OptionValue, parent: QWidget | None = None) -> None:
        """Makes the row of an option that has that value."""
        super().__init__(parent)
        self.option = option
        column = QVBoxLayout(self)
        column.setContentsMargins(0, theme.px(8), 0, theme.px(10))
        column.setSpacing(theme.px(3))
        head = QHBoxLayout()
        head.setSpacing(theme.px(12))
        name = in_language(option.names)
        head.addWidget(Text(name[:1].upper() + name[1:], bold=True))
        head.addStretch(1)
        self._differs = Text(size=14, role="brass_text")
        head.addWidget(self._differs)
        column.addLayout(head)
        column.addWidget(Text(in_language(option.meaning), size=14, role="ink3", wrap=True))
        self.chips = ChipGroup("", self)
        self.chips.setAccessibleName(name)
        self.chips.set_choices([(choice.value, in_language(choice.names)) for choice in option.choices])
        self.chips.choose(value)
        self.chips.chosen.connect(self._show_difference)
        self.chips.chosen.connect(self.chosen)
        column.addWidget(self.chips)
        self._show_difference()

    @property
    def value(self) -> OptionValue:
        """The choice that is taken."""
        value = self.chips.value()
        return value if isinstance(value, int | str) else self.option.default

    @property
    def differs(self) -> bool:
        """Whether another choice than the default is taken."""
        return self.value != self.option.default

    def _show_difference(self) -> None:
        usual = in_language(self.option.choice(self.option.default).names)
        self._differs.setText(self.tr("changed, default: {choice}").format(choice=usual) if self.differs else "")


class OptionForm(QWidget):
    """All options of a ruleset.

    Attributes:
        rows: A row an option.

    Signals:
        changed(): The person took another choice.
    """

    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        """Makes an empty form."""
        super().__init__(parent)
        self.rows: tuple[OptionRow, ...] = ()
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(0)

    def show_options(self, ruleset: Ruleset, values: Mapping[str, OptionValue]) -> None:
        """Shows the options of a ruleset with these values; what is left out stands at its default."""
        while (item := self._column.takeAt(0)) is not None:
            widget = item.widget()
            if widget is not None:
                widget.setParent(None)
                widget.deleteLater()
        rows: list[OptionRow] = []
        for option in ruleset.options:
            row = OptionRow(option, values.get(option.id, option.default), self)
            row.chosen.connect(self.changed)
            if rows:
                self._column.addWidget(Hairline())
            self._column.addWidget(row)
            rows.append(row)
        self._column.addStretch(1)
        self.rows = tuple(rows)
        self.changed.emit()

    def values(self) -> dict[str, OptionValue]:
        """Returns the choice of every option."""
        return {row.option.id: row.value for row in self.rows}

    def differences(self) -> int:
        """Returns how many options differ from their default."""
        return sum(row.differs for row in self.rows)

    def reset(self, _checked: bool = False) -> None:
        """Takes the default of every option."""
        for row in self.rows:
            row.chips.choose(row.option.default)
            row._show_difference()
        self.changed.emit()

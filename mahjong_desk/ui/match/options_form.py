# SPDX-License-Identifier: MIT
"""The options of a rule system as a form."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from mahjong_desk.rules.model.options import Option, OptionValue, group_options
from mahjong_desk.rules.ruleset import Ruleset
from mahjong_desk.texts import Text, tr
from mahjong_desk.ui import theme
from mahjong_desk.ui.kit.controls.chip_group import ChipGroup
from mahjong_desk.ui.kit.controls.form_fields import NumberBox
from mahjong_desk.ui.kit.controls.text_fields import SearchField
from mahjong_desk.ui.kit.label import Label
from mahjong_desk.ui.kit.layout.panels import Hairline
from mahjong_desk.ui.kit.text_format import format_number
from mahjong_desk.ui.text.phrases import localised


class OptionRow(QWidget):
    """One option: its name and meaning, its choices, and the default where another choice was taken.

    Attributes:
        chips: Its choices; none for a number of many values.
        number: The box of a number of many values; None for an option whose choices are listed.
    """

    chosen = Signal()

    def __init__(self, option: Option, value: OptionValue, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.option = option
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, theme.px(10))
        column.setSpacing(theme.px(3))
        column.addWidget(Hairline())
        column.addSpacing(theme.px(5))
        head = QHBoxLayout()
        head.setSpacing(theme.px(12))
        name = localised(option.names)
        head.addWidget(Label(name[:1].upper() + name[1:], bold=True))
        head.addStretch(1)
        self._differs = Label(size=14, role="brass_text")
        head.addWidget(self._differs)
        column.addLayout(head)
        column.addWidget(Label(localised(option.meaning), size=14, role="ink3", wrap=True))
        self.chips = ChipGroup("", self)
        self.chips.setAccessibleName(name)
        self.chips.set_choices([(choice.value, localised(choice.names)) for choice in option.choices])
        self.chips.chosen.connect(self._taken)
        column.addWidget(self.chips)
        self.number = self._number_box(option.span, name, column) if option.span is not None else None
        self.chips.setVisible(self.number is None)
        self.choose(value)

    def _number_box(self, span: range, name: str, column: QVBoxLayout) -> NumberBox:
        box = NumberBox(self)
        box.setRange(span[0], span[-1])
        box.setSingleStep(span.step)
        box.setGroupSeparatorShown(True)
        box.setAccessibleName(name)
        box.setMinimumWidth(theme.px(120))
        box.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        box.installEventFilter(self)
        box.valueChanged.connect(self._taken)
        box.editingFinished.connect(lambda: box.setValue(_nearest(span, box.value())))
        line = QHBoxLayout()
        line.setSpacing(theme.px(10))
        line.addWidget(box)
        bounds = tr("{least} to {most}").format(least=format_number(span[0]), most=format_number(span[-1]))
        line.addWidget(Label(bounds, size=14, role="ink3"))
        line.addStretch(1)
        column.addLayout(line)
        return box

    @property
    def value(self) -> OptionValue:
        """The choice that is taken."""
        if self.number is not None and self.option.span is not None:
            return _nearest(self.option.span, self.number.value())
        value = self.chips.value()
        return value if isinstance(value, int | str) else self.option.default

    def choose(self, value: OptionValue) -> None:
        """Takes a choice without a signal."""
        if self.number is not None:
            self.number.blockSignals(True)
            self.number.setValue(int(value))
            self.number.blockSignals(False)
        else:
            self.chips.choose(value)
        self._show_difference()

    def _taken(self) -> None:
        self._show_difference()
        self.chosen.emit()

    @property
    def differs(self) -> bool:
        """Whether another choice than the default is taken."""
        return self.value != self.option.default

    def says(self, words: str) -> bool:
        """Tells whether each of these words stands in its name, its meaning or its choices."""
        texts = [self.option.names, self.option.meaning, *(choice.names for choice in self.option.choices)]
        said = " ".join((self.option.id, *(localised(names) for names in texts))).casefold()
        return all(word in said for word in words.casefold().split())

    def _show_difference(self) -> None:
        usual = localised(self.option.choice(self.option.default).names)
        self._differs.setText(tr("changed, default: {choice}").format(choice=usual) if self.differs else "")

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self.number and event.type() == QEvent.Type.Wheel and not self.number.hasFocus():
            event.ignore()
            return True
        return super().eventFilter(watched, event)


def _nearest(span: range, value: int) -> int:
    """Returns the value of a range that is nearest to a number."""
    place = round((value - span.start) / span.step)
    return span[min(max(place, 0), len(span) - 1)]


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
        for names, options in group_options(option for option in ruleset.options if option not in differing):
            self._add(names, localised(names), options, made)
        choices += [(names, localised(names)) for names, _options in group_options(ruleset.options)]
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

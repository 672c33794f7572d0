# SPDX-License-Identifier: MIT
"""The options of a rule system as a form."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QEvent, QObject, QSignalBlocker, Qt, Signal
from PySide6.QtWidgets import QWidget

from mahjong_desk.rules.model.options import Option, OptionValue, group_options
from mahjong_desk.rules.ruleset import Ruleset
from mahjong_desk.texts import tr
from mahjong_desk.ui import theme
from mahjong_desk.ui.kit.controls.chips import ChipGroup
from mahjong_desk.ui.kit.controls.fields import NumberBox, SearchField
from mahjong_desk.ui.kit.label import Label
from mahjong_desk.ui.kit.layout.boxes import column, fill, row
from mahjong_desk.ui.kit.layout.panels import Hairline, clear
from mahjong_desk.ui.kit.text_format import format_number
from mahjong_desk.ui.text.phrases import capitalised, localised
from mahjong_desk.ui.text.vocabulary import option_value


class OptionRow(QWidget):
    """One option: its name and meaning, its choices or its number, and ``base``, the usual value, if another is chosen."""

    chosen = Signal()

    def __init__(self, option: Option, value: OptionValue, base: OptionValue, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.option, self._base = option, base
        name = localised(option.name)
        self._differs = Label(size=14, role="brass_text")
        head = row(Label(capitalised(name), bold=True), ..., self._differs, gap=theme.px(12))
        self.chips = ChipGroup("", self)
        self.chips.setAccessibleName(name)
        self.chips.set_choices([(choice.value, localised(choice.names)) for choice in option.choices])
        self.chips.chosen.connect(self._changed)
        lines = column(Hairline(), gap=theme.px(3), edges=(0, 0, 0, theme.px(10)))
        lines.addSpacing(theme.px(5))
        fill(lines, head, Label(localised(option.description), size=14, role="ink3", wrap=True), self.chips)
        self.setLayout(lines)
        self.number: NumberBox | None = None
        if option.number_range is not None:
            self.number = self._number_box(option.number_range, name)
            bounds = tr("{least} to {most}").format(
                least=format_number(option.number_range[0]), most=format_number(option.number_range[-1])
            )
            lines.addLayout(row(self.number, Label(bounds, size=14, role="ink3"), ..., gap=theme.px(10)))
        self.chips.setVisible(self.number is None)
        self.choose(value)

    def _number_box(self, span: range, name: str) -> NumberBox:
        box = NumberBox(name, range(span[0], span[-1] + 1, span.step), width=120)
        box.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        box.installEventFilter(self)
        box.valueChanged.connect(self._changed)
        box.editingFinished.connect(lambda: box.setValue(_nearest(span, box.value())))
        return box

    @property
    def value(self) -> OptionValue:
        if self.number is not None and self.option.number_range is not None:
            return _nearest(self.option.number_range, self.number.value())
        value = self.chips.value()
        return value if isinstance(value, int | str) else self.option.default

    def choose(self, value: OptionValue) -> None:
        """Chooses a value without a signal."""
        if self.number is not None:
            with QSignalBlocker(self.number):
                self.number.setValue(int(value))
        else:
            self.chips.choose(value)
        self._show_difference()

    def _changed(self) -> None:
        self._show_difference()
        self.chosen.emit()

    @property
    def differs(self) -> bool:
        """Whether the value is not the usual one."""
        return self.value != self._base

    def matches_search(self, words: str) -> bool:
        """Returns whether its subject, name, meaning or choices contain all words."""
        option = self.option
        texts = [option.group, option.name, option.description, *(choice.names for choice in option.choices)]
        text = " ".join((self.option.id, *map(localised, texts))).casefold()
        return all(word in text for word in words.casefold().split())

    def _show_difference(self) -> None:
        usual = option_value(self.option, self._base)
        self._differs.setText(tr("changed; rule set: {choice}").format(choice=usual) if self.differs else "")

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self.number and event.type() == QEvent.Type.Wheel and not self.number.hasFocus():
            event.ignore()
            return True
        return super().eventFilter(watched, event)


def _nearest(span: range, value: int) -> int:
    """Returns the value of a range that is nearest to a number."""
    index = round((value - span.start) / span.step)
    return span[min(max(index, 0), len(span) - 1)]


class OptionForm(QWidget):
    """All options of a ruleset by subject, with a search; those that differed from their usual value are first.

    Attributes:
        rows: A row for each option, in the order of the ruleset.
    """

    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.rows: tuple[OptionRow, ...] = ()
        self._sections: list[tuple[Label, list[OptionRow]]] = []
        self.search = SearchField(self)
        self.search.setPlaceholderText(tr("Search options"))
        self.search.setAccessibleName(tr("Search options"))
        self.search.textChanged.connect(self._find)
        self._nothing = Label(tr("No matching options"), role="ink2", wrap=True)
        self._column = column()
        self.setLayout(column(self.search, self._nothing, (self._column, 1), gap=theme.px(8)))

    def show_options(
        self, ruleset: Ruleset, values: Mapping[str, OptionValue], usual: Mapping[str, OptionValue]
    ) -> None:
        """Shows the options of a ruleset with these values and those from which they may differ."""
        clear(self._column)
        rows = {one.id: OptionRow(one, values[one.id], usual[one.id], self) for one in ruleset.options}
        self.rows = tuple(rows.values())
        for one in self.rows:
            one.chosen.connect(self.changed)
        differing = tuple(one.option for one in self.rows if one.differs)
        sections = [(tr("Changed"), differing)] if differing else []
        others = group_options(option for option in ruleset.options if option not in differing)
        sections += [(localised(names), options) for names, options in others]
        self._sections = []
        for title, options in sections:
            head = Label(title, size=18, serif=True)
            head.setContentsMargins(0, theme.px(10), 0, theme.px(2))
            section = [rows[option.id] for option in options]
            fill(self._column, head, *section)
            self._sections.append((head, section))
        self._column.addStretch(1)
        self.search.clear()
        self._find("")

    def _find(self, words: str) -> None:
        """Shows the options that contain these words."""
        for head, rows in self._sections:
            for one in rows:
                one.setVisible(one.matches_search(words))
            head.setVisible(not all(one.isHidden() for one in rows))
        self._nothing.setVisible(all(head.isHidden() for head, _rows in self._sections))

    def values(self) -> dict[str, OptionValue]:
        return {one.option.id: one.value for one in self.rows}

# SPDX-License-Identifier: MIT
"""One option of a rule system as a row of a form."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from mahjong_desk.rules.model.options import Option, OptionValue
from mahjong_desk.texts import tr
from mahjong_desk.ui import theme
from mahjong_desk.ui.kit.chips import ChipGroup
from mahjong_desk.ui.kit.label import Label
from mahjong_desk.ui.kit.number_box import NumberBox
from mahjong_desk.ui.kit.numbers import figure
from mahjong_desk.ui.kit.panels import Hairline
from mahjong_desk.ui.words.phrases import in_language


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
        name = in_language(option.names)
        head.addWidget(Label(name[:1].upper() + name[1:], bold=True))
        head.addStretch(1)
        self._differs = Label(size=14, role="brass_text")
        head.addWidget(self._differs)
        column.addLayout(head)
        column.addWidget(Label(in_language(option.meaning), size=14, role="ink3", wrap=True))
        self.chips = ChipGroup("", self)
        self.chips.setAccessibleName(name)
        self.chips.set_choices([(choice.value, in_language(choice.names)) for choice in option.choices])
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
        bounds = tr("{least} to {most}").format(least=figure(span[0]), most=figure(span[-1]))
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
        said = " ".join((self.option.id, *(in_language(names) for names in texts))).casefold()
        return all(word in said for word in words.casefold().split())

    def _show_difference(self) -> None:
        usual = in_language(self.option.choice(self.option.default).names)
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

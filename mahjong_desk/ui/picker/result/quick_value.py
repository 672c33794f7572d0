# SPDX-License-Identifier: MIT
"""The form for a value that the players counted themselves."""

from collections.abc import Mapping
from functools import partial

from PySide6.QtCore import QEvent, QObject, QSignalBlocker, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from mahjong_desk.entry.winners import manual_value, value_form_id
from mahjong_desk.rules.ruleset import TableRules
from mahjong_desk.rules.value.typed import ValueField
from mahjong_desk.texts import tr
from mahjong_desk.ui import theme
from mahjong_desk.ui.kit.controls.chips import Chip, TypingChipGroup
from mahjong_desk.ui.kit.controls.fields import NumberBox
from mahjong_desk.ui.kit.label import Label
from mahjong_desk.ui.kit.layout.boxes import column, reserve_place, row
from mahjong_desk.ui.kit.layout.flow import FlowBox
from mahjong_desk.ui.text.phrases import localise


class NumberField(QWidget):
    """A number with chips for its usual values, or else minus and plus buttons."""

    changed = Signal()

    def __init__(self, field: ValueField) -> None:
        super().__init__()
        name = localise(field.name)
        numbers = range(field.minimum, field.maximum + 1, field.step)
        self.box = NumberBox(name, numbers, field.default, width=56, arrows=False)
        self.box.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.box.setMinimumHeight(theme.px(40))
        self.box.valueChanged.connect(self.changed)
        self.box.installEventFilter(self)
        reserve_place(self.box)
        choices = [(number, str(number)) for number in field.usual]
        self.usual = TypingChipGroup(name, label_above=True, choices=choices)
        self.usual.set_dense(dense=True)
        self.usual.chosen.connect(self._choose)
        if field.usual:
            self.setLayout(row((self.usual, 1), (self.box, 0, Qt.AlignmentFlag.AlignBottom), gap=5))
            return
        steps = []
        for text, by, spoken in (("−", -1, tr("{name}: less")), ("+", 1, tr("{name}: more"))):
            button = Chip(text, checkable=False, on_click=partial(self.box.stepBy, by))
            # On the keyboard, the arrow keys in the box do the same.
            button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            button.setAccessibleName(spoken.format(name=name))
            steps.append(button)
        self.setLayout(row((Label(name, role="ink2", wrap=True), 1), steps[0], self.box, steps[1], gap=5))

    def show_chosen(self, *, typed: bool) -> None:
        """Marks the chip of the number, and hides the box until a value is typed."""
        self.usual.choose(self.box.value() if typed else None)
        self.box.setVisible(typed)

    def set_number(self, number: int) -> None:
        """Sets the number without emitting a signal."""
        with QSignalBlocker(self.box):
            self.box.setValue(number)

    def _choose(self, number: int) -> None:
        # Choosing the default must emit too, although the number stays the same.
        self.set_number(number)
        self.changed.emit()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent) and event.text().isalpha():
            event.ignore()
            return True
        return super().eventFilter(watched, event)


class QuickValueForm(QWidget):
    """The forms of typed values; every change applies at once."""

    value_changed = Signal(object)

    def __init__(self, rules: TableRules) -> None:
        super().__init__()
        self._rules = rules
        self._form = ""
        self.fields: dict[str, NumberField] = {}
        self.truths: dict[str, Chip] = {}
        choices = [(form.id, localise(form.name)) for form in rules.value_forms]
        self.forms = TypingChipGroup("", name=tr("How the value is given"), choices=choices)
        if len(choices) == 1:
            self.forms.hide()
        self.forms.chosen.connect(self._choose_form)
        self._rows = FlowBox(gap=14)
        self._fault = Label(size=14, role="error", wrap=True)
        self.setLayout(column(self.forms, self._rows, self._fault, gap=10))
        self._show_form(rules.value_forms[0].id)

    def value(self) -> dict[str, object]:
        numbers = {key: field.box.value() for key, field in self.fields.items()}
        numbers.update({key: int(chip.isChecked()) for key, chip in self.truths.items()})
        return manual_value(self._rules, self._form, numbers)

    def show_value(self, value: Mapping[str, object] | None) -> None:
        """Shows a typed value, or only the usual ones to choose from if there is none yet."""
        is_typed = value is not None
        # Without a value the form is that of a new hand.
        shown = manual_value(self._rules, self._rules.value_forms[0].id, {}) if value is None else value
        if shown != self.value():
            self._show_form(value_form_id(self._rules, shown))
            for key, field in self.fields.items():
                number = shown.get(key)
                if isinstance(number, int):
                    field.set_number(number)
            for key, chip in self.truths.items():
                chip.setChecked(shown.get(key) is True)
        self.forms.choose(self._form if is_typed else None)
        for field in self.fields.values():
            field.setVisible(is_typed or bool(field.usual.choices()))
            field.show_chosen(typed=is_typed)
        for chip in self.truths.values():
            chip.setVisible(is_typed)

    def set_fault(self, sentence: str) -> None:
        """Shows what is wrong with the value; an empty sentence hides it."""
        self._fault.setText(sentence)
        self._fault.setVisible(bool(sentence))

    def focus_first(self) -> None:
        """Focuses the first number, or the forms."""
        first = next(iter(self.fields.values()), None)
        if first is not None:
            first.box.setFocus(Qt.FocusReason.TabFocusReason)
            first.box.selectAll()
        else:
            self.forms.chip(self._form).setFocus(Qt.FocusReason.TabFocusReason)

    def _choose_form(self, form: str) -> None:
        self._show_form(form)
        self._emit_value()

    def _show_form(self, form_id: str) -> None:
        if form_id == self._form:
            return
        self._form = form_id
        self._rows.clear()
        self.fields, self.truths = {}, {}
        form = next(form for form in self._rules.value_forms if form.id == form_id)
        for field in form.fields:
            if field.is_boolean:
                chip = Chip(localise(field.name))
                chip.setChecked(bool(field.default))
                chip.clicked.connect(self._emit_value)
                self._rows.add_widget(chip)
                self.truths[field.id] = chip
                continue
            widget = NumberField(field)
            widget.changed.connect(self._emit_value)
            self._rows.add_widget(widget)
            self.fields[field.id] = widget

    def _emit_value(self) -> None:
        self.value_changed.emit(self.value())

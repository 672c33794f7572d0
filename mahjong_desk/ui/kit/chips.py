# SPDX-License-Identifier: MIT
"""Chips: choices that stand in a line and wrap."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from mahjong_desk.ui import theme
from mahjong_desk.ui.kit.buttons import DrawnButton
from mahjong_desk.ui.kit.flow import Flow
from mahjong_desk.ui.kit.painting import paint_box, text_width
from mahjong_desk.ui.kit.text import Text

_RADIUS = 8
_BACK = (Qt.Key.Key_Left, Qt.Key.Key_Up)
_ON = (Qt.Key.Key_Right, Qt.Key.Key_Down)


class Chip(DrawnButton):
    """One choice, on paper or on felt; chosen it is Bold, with a thicker edge or solid brass."""

    def __init__(
        self,
        text: str,
        parent: QWidget | None = None,
        *,
        on_felt: bool = False,
        checkable: bool = True,
        icon: str = "",
    ) -> None:
        """Makes a chip; one that is not checkable is a small button."""
        self._on_felt = on_felt
        self._dense = False
        super().__init__(text, parent, icon=icon)
        self.setCheckable(checkable)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def set_dense(self, *, dense: bool) -> None:
        """Takes less room beside the text, or the usual one."""
        if dense != self._dense:
            self._dense = dense
            self.updateGeometry()

    def text_font(self) -> QFont:
        """Returns the font of the text, Bold when chosen."""
        return theme.font(15 if not self._on_felt else 14, bold=self.isChecked())

    def colours(self) -> tuple[QColor | None, QColor, QColor]:
        """Returns fill, edge and text for ground and state."""
        now = theme.current()
        if self._on_felt:
            if self.isChecked():
                return now.brass, now.brass_edge, now.brass_ink
            if not self.isEnabled():
                return None, now.felt_line, now.felt_ink2
            if self.isDown():
                return now.felt_dark, now.felt_ink2, now.felt_ink
            return now.felt_deep, (now.felt_ink2 if self.underMouse() else now.felt_line), now.felt_ink
        if self.isChecked():
            return now.brass_wash, now.brass_text, now.ink
        return super().colours()

    def sizeHint(self) -> QSize:
        """Returns the room of the Bold text, so that choosing moves nothing."""
        bold = theme.font(15 if not self._on_felt else 14, bold=True)
        width = text_width(bold, self.text(), mnemonic=True)
        if self._icon_name:
            width += theme.px(26)
        return QSize(max(32, round(width) + 2 * theme.px(8 if self._dense else 13)), max(32, theme.px(32)))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draws the chip."""
        painter = QPainter(self)
        fill, edge, ink = self.colours()
        box = QRectF(self.rect())
        thick = 2 if self.isChecked() and not self._on_felt else 1
        paint_box(painter, box, fill, edge, _RADIUS, thick)
        self.paint_content(painter, ink, box)


class ChipGroup(QWidget):
    """A label and its chips, wrapping, with the arrow keys going from chip to chip.

    Signals:
        chosen(object): The value of the chip that a person chose; None when the last one was taken back.
        toggled(object, bool): Value and state of a chip that a person turned.
    """

    chosen = Signal(object)
    toggled = Signal(object, bool)

    def __init__(
        self,
        label: str,
        parent: QWidget | None = None,
        *,
        exclusive: bool = True,
        optional: bool = False,
        on_felt: bool = False,
        label_above: bool = False,
    ) -> None:
        """Makes an empty group.

        Args:
            label: What is chosen here; empty for no label.
            parent: The widget around it.
            exclusive: At most one chip is chosen.
            optional: An exclusive choice can be taken back.
            on_felt: The group stands on felt.
            label_above: The label stands above the chips instead of before them.
        """
        super().__init__(parent)
        self._exclusive = exclusive
        self._optional = optional
        self._on_felt = on_felt
        self._dense = False
        self._chips: list[tuple[object, Chip]] = []
        size = 14 if label_above else 15
        self._label = Text(label, role="felt_ink2" if on_felt else "ink3", size=size, wrap=label_above)
        if not label:
            self._label.hide()
        self._flow = Flow(gap=6)
        outer: QHBoxLayout | QVBoxLayout = QVBoxLayout(self) if label_above else QHBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.setSpacing(4 if label_above else 8)
        outer.addWidget(self._label, 0)
        if not label_above:
            outer.setAlignment(self._label, Qt.AlignmentFlag.AlignTop)
            self._label.setMinimumHeight(theme.px(32))
        outer.addWidget(self._flow, 1)
        self.setAccessibleName(label)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def set_choices(self, choices: Sequence[tuple[object, str]]) -> None:
        """Shows chips for pairs of value and text; values that stay keep their state."""
        before = [value for value, chip in self._chips if chip.isChecked()]
        if [(value, chip.text()) for value, chip in self._chips] == list(choices):
            return
        self._flow.clear()
        self._chips = []
        for value, text in choices:
            chip = Chip(text, on_felt=self._on_felt)
            chip.set_dense(dense=self._dense)
            chip.setChecked(value in before)
            chip.clicked.connect(lambda checked, chip=chip: self._turned(chip, checked))
            chip.installEventFilter(self)
            label = self.accessibleName()
            if label:
                chip.setAccessibleDescription(label)
            self._flow.add_widget(chip)
            self._chips.append((value, chip))
        self.updateGeometry()

    def set_dense(self, *, dense: bool) -> None:
        """Lays the chips closer where there is little room."""
        self._dense = dense
        self._flow.set_gap(3 if dense else 6)
        for _value, chip in self._chips:
            chip.set_dense(dense=dense)

    def show_label(self, *, shown: bool) -> None:
        """Shows the label, or leaves its room to the chips."""
        self._label.setVisible(shown and bool(self._label.text()))

    def label_width(self) -> int:
        """Returns how wide the label is, in pixels."""
        return self._label.sizeHint().width()

    def set_label_width(self, width: int) -> None:
        """Gives the label at least a width, so that the chips of several groups stand below each other."""
        self._label.setMinimumWidth(width)

    def choose(self, value: object) -> None:
        """Chooses a chip without a signal; None takes every choice back."""
        for own, chip in self._chips:
            chip.setChecked(value is not None and own == value)

    def set_chosen(self, values: Sequence[object]) -> None:
        """Chooses several chips without a signal."""
        for own, chip in self._chips:
            chip.setChecked(own in values)

    def value(self) -> object:
        """Returns the value of the first chosen chip, or None."""
        return next((value for value, chip in self._chips if chip.isChecked()), None)

    def values(self) -> list[object]:
        """Returns the values of all chosen chips."""
        return [value for value, chip in self._chips if chip.isChecked()]

    def chip(self, value: object) -> Chip:
        """Returns the chip of a value.

        Raises:
            KeyError: There is none.
        """
        for own, chip in self._chips:
            if own == value:
                return chip
        raise KeyError(value)

    def set_barred(self, values: Sequence[object], reason: str = "") -> None:
        """Bars chips that this hand does not allow; the reason is their tip."""
        self.bar(dict.fromkeys(values, reason))

    def bar(self, reasons: Mapping[Any, str]) -> None:
        """Bars the chips of these values where they stand, each with its reason as its tip, and no others."""
        for own, chip in self._chips:
            chip.setEnabled(own not in reasons)
            chip.setToolTip(reasons.get(own, ""))

    def _turned(self, chip: Chip, checked: bool) -> None:
        value = next(own for own, other in self._chips if other is chip)
        if self._exclusive:
            if not checked and not self._optional:
                chip.setChecked(True)
                return
            for _own, other in self._chips:
                if other is not chip:
                    other.setChecked(False)
            self.chosen.emit(value if checked else None)
        self.toggled.emit(value, checked)

    def _step(self, chip: Chip, by: int) -> None:
        usable = [other for _value, other in self._chips if other.isEnabled()]
        if chip not in usable:
            return
        other = usable[(usable.index(chip) + by) % len(usable)]
        other.setFocus(Qt.FocusReason.TabFocusReason)
        if self._exclusive and not other.isChecked():
            other.click()

    def eventFilter(self, watched: object, event: object) -> bool:
        """Takes the arrow keys of the chips."""
        if isinstance(watched, Chip) and isinstance(event, QKeyEvent) and event.type() == QKeyEvent.Type.KeyPress:
            key = event.key()
            if key in _BACK or key in _ON:
                self._step(watched, -1 if key in _BACK else 1)
                return True
        return super().eventFilter(watched, event)  # type: ignore[arg-type]

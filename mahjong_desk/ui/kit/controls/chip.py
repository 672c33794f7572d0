# SPDX-License-Identifier: MIT
"""A chip: one choice that is on or off."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRectF, QSize
from PySide6.QtGui import QColor, QFont, QHelpEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from mahjong_desk.ui import theme
from mahjong_desk.ui.kit.controls.buttons import PaintedButton
from mahjong_desk.ui.kit.painting import elide_text, paint_box, text_width
from mahjong_desk.ui.kit.text_format import with_mnemonic, without_mnemonic

_RADIUS = 8
_USUAL, _DENSE = 13, 8
"""Horizontal padding of a chip."""
_MAX_TEXT_WIDTH = 200
"""The width from which a chip may be squeezed, at 100 %."""
_MIN_ELIDED_LENGTH = 4
"""The least width of an elided text."""


class Chip(PaintedButton):
    """One choice, on paper or felt; bold with a thicker edge, or solid brass, when chosen. ``key`` chooses it in a sheet."""

    accessible_role = ""

    def __init__(
        self,
        text: str,
        parent: QWidget | None = None,
        *,
        on_felt: bool = False,
        checkable: bool = True,
        icon: str = "",
    ) -> None:
        self._on_felt = on_felt
        self._dense = self._blank = False
        self.key = ""
        super().__init__(text, parent, icon=icon)
        self.setCheckable(checkable)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def set_dense(self, *, dense: bool) -> None:
        if dense != self._dense:
            self._dense = dense
            self.updateGeometry()
            self.update()

    def set_blank(self, blank: bool) -> None:
        """Keeps the place of the chip without drawing it."""
        if blank != self._blank:
            self._blank = blank
            self.update()

    def set_key(self, key: str) -> None:
        if key != self.key:
            self.key = key
            self.updateGeometry()
            self.update()

    def text_with_mnemonic(self) -> str:
        if not self.key:
            return self.text()
        if self.key.isdigit():
            return f"{self.key}  {self.text()}"
        return with_mnemonic(without_mnemonic(self.text()), self.key)

    def elided_text(self) -> str:
        font, room = self.text_font(), self.width() - 2 * _MIN_ELIDED_LENGTH
        shown = self.text_with_mnemonic()
        return shown if text_width(font, shown, mnemonic=True) <= room else elide_text(font, shown, room)

    def width_at(self, *, dense: bool) -> int:
        """Returns the width with usual or dense padding."""
        bold = theme.font(15 if not self._on_felt else 14, bold=True)
        width = text_width(bold, self.text_with_mnemonic(), mnemonic=True)
        if self._icon_name:
            width += theme.px(26)
        return max(32, theme.min_touch_size(), round(width) + 2 * theme.scaled_frame(_DENSE if dense else _USUAL))

    def text_font(self) -> QFont:
        return theme.font(15 if not self._on_felt else 14, bold=self.isChecked())

    def colours(self) -> tuple[QColor | None, QColor, QColor]:
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
        return QSize(self.width_at(dense=self._dense), max(32, theme.scaled_frame(32), theme.min_touch_size()))

    def minimumSizeHint(self) -> QSize:
        size = self.sizeHint()
        return QSize(min(size.width(), theme.px(_MAX_TEXT_WIDTH)), size.height())

    def paintEvent(self, _event: QPaintEvent) -> None:
        if self._blank:
            return
        painter = QPainter(self)
        fill, edge, ink = self.colours()
        box = QRectF(self.rect())
        thick = 2 if self.isChecked() and not self._on_felt else 1
        paint_box(painter, box, fill, edge, _RADIUS, thick)
        self.paint_content(painter, ink, box)

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QHelpEvent) and not self._blank and self.elided_text() != self.text_with_mnemonic():
            tip = "\n".join(part for part in (without_mnemonic(self.text()), self.toolTip()) if part)
            QToolTip.showText(event.globalPos(), tip, self)
            return True
        return super().event(event)

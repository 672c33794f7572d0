# SPDX-License-Identifier: MIT
"""A link as a QR code, to be photographed off the screen: black on white in both themes, or no telephone reads it."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from mahjong_desk.ui import theme
from mahjong_desk.ui.kit.painting import follow_theme

_QUIET = 4
"""The modules that the standard (ISO/IEC 18004) wants free around a code."""


class QrCode(QWidget):
    """A code, or the room for one.

    Attributes:
        text: What it says; empty for none.
    """

    def __init__(self, name: str, parent: QWidget | None = None, *, side: int = 190) -> None:
        super().__init__(parent)
        self.text = ""
        self._side = side
        self._modules: tuple[bytes, ...] = ()
        self.setAccessibleName(name)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        follow_theme(self)

    def show_text(self, text: str) -> None:
        """Shows the code of a text; the empty room for none."""
        self.text = text
        self._modules = ()
        if text:
            # Loaded with the first code.
            import segno

            self._modules = tuple(bytes(row) for row in segno.make_qr(text).matrix)
        self.setAccessibleDescription(text)
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(theme.px(self._side), theme.px(self._side))

    def restyle(self) -> None:
        """Takes the size from the theme."""
        self.updateGeometry()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        box = QRectF(self.rect())
        if not self._modules:
            painter.setPen(theme.colour("line"))
            painter.drawRect(box.adjusted(0.5, 0.5, -0.5, -0.5))
            return
        painter.fillRect(box, Qt.GlobalColor.white)
        ratio = self.devicePixelRatioF()
        count = len(self._modules) + 2 * _QUIET
        module = int(min(box.width(), box.height()) * ratio / count) / ratio
        left = (box.width() - module * len(self._modules)) / 2
        top = (box.height() - module * len(self._modules)) / 2
        black = QColor(Qt.GlobalColor.black)
        for y, row in enumerate(self._modules):
            for x, dark in enumerate(row):
                if dark:
                    painter.fillRect(QRectF(left + x * module, top + y * module, module, module), black)

# SPDX-License-Identifier: MIT
"""Keys as they look on a keyboard, and the line that says what they do."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from mahjong_desk.ui import theme
from mahjong_desk.ui.kit.label import Label
from mahjong_desk.ui.kit.listing import clauses, headed
from mahjong_desk.ui.kit.painting import (
    follow_theme,
    paint_box,
    paint_text,
    text_width,
)

MOST_HINTS = 7


class KeyHint(NamedTuple):
    """Keys and what they do.

    Attributes:
        keys: What stands on the caps, in order; ``–`` between two caps stands without a cap.
    """

    keys: tuple[str, ...]
    text: str


class KeyCap(QWidget):
    """One key: paper with an edge, two pixels thick below."""

    def __init__(self, key: str, parent: QWidget | None = None, *, on_felt: bool = False) -> None:
        super().__init__(parent)
        self._key, self._on_felt = key, on_felt
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(key)
        follow_theme(self)

    def sizeHint(self) -> QSize:
        width = text_width(theme.font(13), self._key)
        return QSize(max(theme.px(21), round(width) + theme.px(14)), theme.px(22))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        now = theme.current()
        box = QRectF(self.rect())
        edge, fill, ink = now.control, now.paper, now.ink
        if self._on_felt:
            edge, fill, ink = now.felt_ink2, now.felt_dark, now.felt_ink
        paint_box(painter, box, edge, None, 5)
        face = box.adjusted(0, 0, 0, -1)
        paint_box(painter, face, fill, edge, 5)
        paint_text(painter, face, self._key, theme.font(13), ink, Qt.AlignmentFlag.AlignHCenter)


class KeyHints(QWidget):
    """What the keys do here, in one line, at most seven; those for which there is no room are left out."""

    def __init__(self, hints: Sequence[KeyHint] = (), parent: QWidget | None = None) -> None:
        """Makes a line of hints.

        Raises:
            ValueError: There are more than seven.
        """
        super().__init__(parent)
        self._hints: tuple[KeyHint, ...] = ()
        self._parts: list[QWidget] = []
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.set_hints(hints)
        follow_theme(self)

    def set_hints(self, hints: Sequence[KeyHint]) -> None:
        """Shows other hints.

        Raises:
            ValueError: There are more than seven.
        """
        if len(hints) > MOST_HINTS:
            raise ValueError(f"{len(hints)} hints are more than {MOST_HINTS}")
        # The keyboard goes from place to place with every click, and mostly the same keys mean the same there.
        if tuple(hints) == self._hints:
            return
        self._hints = tuple(hints)
        for part in self._parts:
            part.hide()
            part.deleteLater()
        self._parts = [self._part(hint) for hint in hints]
        self.setAccessibleName(clauses(*(headed(" ".join(hint.keys), hint.text) for hint in hints)))
        self.updateGeometry()
        self._lay()

    def _part(self, hint: KeyHint) -> QWidget:
        part = QWidget(self)
        line = QHBoxLayout(part)
        line.setContentsMargins(0, 0, 0, 0)
        line.setSpacing(3)
        for key in hint.keys:
            line.addWidget(Label(key, size=14, role="ink3") if key == "–" else KeyCap(key))
        line.addWidget(Label(hint.text, size=14, role="ink2"))
        part.show()
        return part

    def shown(self) -> int:
        """Returns how many hints there is room for."""
        return sum(not part.isHidden() for part in self._parts)

    def restyle(self) -> None:
        """Lays the hints for the size that holds now."""
        self._lay()

    def _lay(self) -> None:
        widths = [part.sizeHint().width() for part in self._parts]
        fits = len(widths)
        while fits > 1 and sum(widths[:fits]) + 12 * (fits - 1) > self.width():
            fits -= 1
        free = self.width() - sum(widths[:fits])
        gap = min(24.0, free / (fits - 1)) if fits > 1 else 0.0
        x = 0.0
        for index, part in enumerate(self._parts):
            part.setVisible(index < fits)
            part.setGeometry(round(x), 0, widths[index], self.height())
            x += widths[index] + gap

    def sizeHint(self) -> QSize:
        width = sum(part.sizeHint().width() + 24 for part in self._parts)
        return QSize(width, theme.px(26))

    def minimumSizeHint(self) -> QSize:
        return QSize(0, theme.px(26))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._lay()

# SPDX-License-Identifier: MIT
"""Small things on paper and felt: formula, note, stick, seal, keys."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QSizePolicy, QWidget

from mahjong_desk.ui import theme
from mahjong_desk.ui.kit.fields import IconLabel
from mahjong_desk.ui.kit.listing import clauses, headed, stopped
from mahjong_desk.ui.kit.painting import (
    follow_theme,
    paint_box,
    paint_ground,
    paint_text,
    stands_on,
    text_height,
    text_width,
)
from mahjong_desk.ui.kit.text import CutText, Text

MOST_HINTS = 7
_GROUNDS = {"good": ("good_wash", "plus"), "error": ("error_wash", "error"), "brass": ("brass_wash", "brass_text")}
"""Ground and title of each kind of note."""
_IVORY = QColor("#FBF6E8")
_IVORY_EDGE = QColor("#A3946F")
_RED = QColor("#B4232C")


class FormulaPlate(QWidget):
    """The value in numbers, sunk into the paper: formula, remark at the right, details below."""

    def __init__(self, formula: str = "", remark: str = "", details: str = "", parent: QWidget | None = None) -> None:
        """Makes a plate with three texts."""
        super().__init__(parent)
        self._formula = Text(size=18, bold=True, wrap=True)
        self._remark = Text(role="ink2", size=14, wrap=True)
        self._remark.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self._details = Text(role="ink2", size=14, wrap=True)
        grid = QGridLayout(self)
        grid.setContentsMargins(14, 10, 14, 10)
        grid.setSpacing(2)
        grid.addWidget(self._formula, 0, 0)
        grid.addWidget(self._remark, 0, 1)
        grid.addWidget(self._details, 1, 0, 1, 2)
        grid.setColumnStretch(0, 3)
        grid.setColumnStretch(1, 2)
        self.set_texts(formula, remark, details)
        follow_theme(self)

    def set_texts(self, formula: str, remark: str = "", details: str = "") -> None:
        """Shows other texts."""
        for label, text in ((self._formula, formula), (self._remark, remark), (self._details, details)):
            label.setText(text)
            label.setVisible(bool(text) or label is self._formula)
        self.setAccessibleName(stopped(formula, remark, details))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draws the plate."""
        paint_box(QPainter(self), QRectF(self.rect()), theme.colour("sunk"), None, 8)


class Note(QWidget):
    """What comes of it, on a coloured wash: a title in the serif and a sentence."""

    def __init__(
        self, kind: str = "brass", title: str = "", text: str = "", parent: QWidget | None = None, *, icon: str = ""
    ) -> None:
        """Makes a note; ``kind`` is ``good``, ``error`` or ``brass``; an icon stands before it if one is named."""
        super().__init__(parent)
        self._kind = kind
        self._title = Text(size=18, serif=True)
        self._text = Text(size=14, wrap=True)
        line = QHBoxLayout(self)
        line.setContentsMargins(14, 10, 14, 10)
        line.setSpacing(14)
        self._icon, self._sign = icon, IconLabel(icon, _GROUNDS[kind][1], self)
        self._sign.setVisible(bool(icon))
        if icon:
            line.addWidget(self._sign, 0, Qt.AlignmentFlag.AlignTop)
        line.addWidget(self._title)
        line.addWidget(self._text, 1)
        self.set_note(kind, title, text)
        follow_theme(self)

    def set_note(self, kind: str, title: str, text: str) -> None:
        """Shows another note.

        Raises:
            KeyError: The kind is unknown.
        """
        self._title.set_role(_GROUNDS[kind][1])
        if self._icon:
            self._sign.set_icon("octagon" if kind == "error" else self._icon, _GROUNDS[kind][1])
        self._kind = kind
        self._title.setText(title)
        self._title.setVisible(bool(title))
        self._text.setText(text)
        self.setAccessibleName(headed(title, text))
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draws the wash."""
        paint_box(QPainter(self), QRectF(self.rect()), theme.colour(_GROUNDS[self._kind][0]), None, 8)


class Stick(QWidget):
    """A scoring stick, 74 by 10, and the number of sticks beside it.

    Attributes:
        kind: ``riichi`` (one red dot) or ``honba`` (eight small dots).
    """

    def __init__(self, kind: str = "riichi", count: int | None = None, parent: QWidget | None = None) -> None:
        """Makes a stick; without ``count`` it stands alone."""
        super().__init__(parent)
        self.kind = kind
        self._count = count
        self._called = ""
        self._scale = 1.0
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        follow_theme(self)

    def set_scale(self, scale: float) -> None:
        """Draws stick and number so many times larger."""
        if scale != self._scale:
            self._scale = scale
            self.updateGeometry()
            self.update()

    def _px(self, size: float) -> int:
        return theme.px(size * self._scale)

    def set_count(self, count: int | None, called: str = "") -> None:
        """Shows another number of sticks, which a game may call otherwise than by their kind."""
        self._count, self._called = count, called
        self.restyle()
        self.updateGeometry()
        self.update()

    def restyle(self) -> None:
        """Says what it is in the language that holds now."""
        name = self._called or (self.tr("Riichi stick") if self.kind == "riichi" else self.tr("Honba stick"))
        if self._count is not None:
            self.setAccessibleName(self.tr("{stick}: {count}").format(stick=name, count=self._count))
        else:
            self.setAccessibleName(name)

    def sizeHint(self) -> QSize:
        """Returns the room for stick and number."""
        if self._count is None:
            return QSize(self._px(74), self._px(12))
        font = theme.font(18 * self._scale, bold=True)
        return QSize(self._px(74 + 9) + round(text_width(font, str(self._count))) + 2, round(text_height(font)))

    def minimumSizeHint(self) -> QSize:
        """Returns the same."""
        return self.sizeHint()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draws stick and number."""
        painter = QPainter(self)
        length, height = self._px(74), self._px(10)
        paint_stick(painter, QRectF(0.5, (self.height() - height) / 2, length - 1, height), self.kind)
        if self._count is not None:
            now = theme.current()
            colour = now.felt_ink if stands_on(self) == "felt" else now.ink
            box = QRectF(length + self._px(9), 0, self.width(), self.height())
            paint_text(painter, box, str(self._count), theme.font(18 * self._scale, bold=True), colour)


class Seal(QWidget):
    """Whether a row sums to zero: a circle and tick, or an octagon with what is missing."""

    def __init__(self, whole: bool = True, missing: str = "", parent: QWidget | None = None) -> None:
        """Makes a seal; ``missing`` is the amount that a broken one lacks."""
        super().__init__(parent)
        self._icon = IconLabel("seal", "plus", size=18)
        self._missing = Text(role="error", size=14, bold=True)
        line = QHBoxLayout(self)
        line.setContentsMargins(0, 0, 0, 0)
        line.setSpacing(4)
        line.addWidget(self._icon)
        line.addWidget(self._missing)
        self.set_whole(whole, missing)

    def set_whole(self, whole: bool, missing: str = "") -> None:
        """Shows the one or the other."""
        self._icon.set_icon("seal" if whole else "seal_broken", "plus" if whole else "error")
        self._missing.setText("" if whole else missing)
        self._missing.setVisible(bool(missing) and not whole)
        words = self.tr("Sums to zero") if whole else self.tr("Does not sum to zero: {amount}").format(amount=missing)
        self.setAccessibleName(words)
        self.setToolTip(words)


class KeyHint(NamedTuple):
    """Keys and what they do.

    Attributes:
        keys: What stands on the caps, in order; ``–`` between two caps stands without a cap.
        text: What they do.
    """

    keys: tuple[str, ...]
    text: str


class KeyCap(QWidget):
    """One key: paper with an edge, two pixels thick below."""

    def __init__(self, key: str, parent: QWidget | None = None) -> None:
        """Makes a cap with what stands on the key."""
        super().__init__(parent)
        self._key = key
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(key)
        follow_theme(self)

    def sizeHint(self) -> QSize:
        """Returns the room of the cap."""
        width = text_width(theme.font(13), self._key)
        return QSize(max(theme.px(21), round(width) + theme.px(14)), theme.px(22))

    def minimumSizeHint(self) -> QSize:
        """Returns the same."""
        return self.sizeHint()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draws the cap."""
        painter = QPainter(self)
        now = theme.current()
        box = QRectF(self.rect())
        paint_box(painter, box, now.control, None, 5)
        paint_box(painter, box.adjusted(0, 0, 0, -1), now.paper, now.control, 5)
        paint_text(
            painter, box.adjusted(0, 0, 0, -1), self._key, theme.font(13), now.ink, Qt.AlignmentFlag.AlignHCenter
        )


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
            line.addWidget(Text(key, size=14, role="ink3") if key == "–" else KeyCap(key))
        line.addWidget(Text(hint.text, size=14, role="ink2"))
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
        """Returns the room of all hints."""
        width = sum(part.sizeHint().width() + 24 for part in self._parts)
        return QSize(width, theme.px(26))

    def minimumSizeHint(self) -> QSize:
        """Returns the room of no hint: they may be left out."""
        return QSize(0, theme.px(26))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lays the hints for the new width."""
        super().resizeEvent(event)
        self._lay()


class StatusLine(QWidget):
    """The foot of the window: what is on disk, and the rules that are played."""

    def __init__(self, parent: QWidget | None = None) -> None:
        """Makes an empty line."""
        super().__init__(parent)
        self._failed = False
        self._sign = IconLabel("tick", "plus", size=16)
        self._left = CutText(size=14, role="ink3")
        self._right = CutText(size=14, role="ink3")
        self._right.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self._right.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        line = QHBoxLayout(self)
        line.setContentsMargins(20, 1, 20, 0)
        line.setSpacing(10)
        line.addWidget(self._sign)
        line.addWidget(self._left)
        line.addWidget(self._right, 1)
        self.set_saved("")
        follow_theme(self)

    @property
    def failed(self) -> bool:
        """Tells whether the line says that writing failed."""
        return self._failed

    def set_saved(self, text: str, doubt: str = "") -> None:
        """Says what is on disk, with a tick, and quietly behind it what is not."""
        self._show(clauses(text, doubt), failed=False)
        if doubt:
            self._sign.set_icon("octagon", "brass_text")

    def set_failed(self, text: str) -> None:
        """Says that writing failed; the whole line takes the colour of faults."""
        self._show(text, failed=True)

    def set_rules(self, text: str, tip: str = "") -> None:
        """Says at the right which rules are played; the tip may say more."""
        self._right.set_text(text, tip)

    def _show(self, text: str, *, failed: bool) -> None:
        self._failed = failed
        self._sign.set_icon(("octagon" if failed else "tick") if text else "", "error" if failed else "plus")
        self._left.set_text(text)
        self._left.set_role("error" if failed else "ink3")
        self._right.set_role("error" if failed else "ink3")
        self.setAccessibleName(text)
        self.update()

    def restyle(self) -> None:
        """Takes the height from the theme."""
        self.setFixedHeight(max(28, theme.px(28)))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draws ground and hairline."""
        painter = QPainter(self)
        now = theme.current()
        paint_ground(painter, self.rect(), now.error_wash if self._failed else now.window)
        paint_ground(painter, QRect(0, 0, self.width(), 1), now.line)


def paint_stick(painter: QPainter, box: QRectF, kind: str) -> None:
    """Paints a stick of ivory: one red dot for ``riichi``, eight small ones for ``honba``."""
    paint_box(painter, box, _IVORY, _IVORY_EDGE, 3 * box.height() / 10)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(Qt.PenStyle.NoPen))
    painter.setBrush(_RED)
    unit = box.height() / 10
    centre = box.center()
    if kind == "riichi":
        painter.drawEllipse(centre, 2.4 * unit, 2.4 * unit)
    else:
        for column in range(4):
            for row in (-1, 1):
                painter.drawEllipse(
                    centre + QPointF((column - 1.5) * 4 * unit, row * 1.9 * unit), 1.1 * unit, 1.1 * unit
                )
    painter.restore()

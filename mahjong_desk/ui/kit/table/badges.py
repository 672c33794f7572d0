# SPDX-License-Identifier: MIT
"""Small labels: formula, limit, stamp, seal."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QGridLayout, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from mahjong_desk.texts import tr
from mahjong_desk.ui import theme
from mahjong_desk.ui.kit.controls.form_fields import IconLabel
from mahjong_desk.ui.kit.label import ElidedLabel, Label
from mahjong_desk.ui.kit.painting import (
    paint_box,
    paint_ground,
    register_for_theme,
)
from mahjong_desk.ui.kit.text_format import join_clauses, join_sentences_with_stops, with_heading

_NOTE_EDGE = 14
_GROUNDS = {"good": ("good_wash", "plus"), "error": ("error_wash", "error"), "brass": ("brass_wash", "brass_text")}
"""Ground and title colours of each kind of note."""


class FormulaPlate(QWidget):
    """The value as a formula on a sunk plate: remark at the right, details below.

    The name of a limit is a stamp at the right; the remark is then below the formula.
    """

    def __init__(self, formula: str = "", remark: str = "", details: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._formula = Label(size=18, bold=True, wrap=True)
        self._remark = Label(role="ink2", size=14, wrap=True)
        self._details = Label(role="ink2", size=14, wrap=True)
        self.stamp = LimitStamp(self)
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(14, 10, 14, 10)
        self._grid.setSpacing(2)
        self._grid.addWidget(self._formula, 0, 0)
        self._grid.addWidget(self._remark, 0, 1)
        self._grid.addWidget(self._details, 2, 0, 1, 2)
        self.set_texts(formula, remark, details)
        register_for_theme(self)

    def set_texts(self, formula: str, remark: str = "", details: str = "", stamp: tuple[str, str] = ("", "")) -> None:
        """Shows other texts; ``stamp`` is the limit in characters (may be empty) and in the language, both empty for no limit."""
        for label, text in ((self._formula, formula), (self._remark, remark), (self._details, details)):
            label.setText(text)
            label.setVisible(bool(text) or label is self._formula)
        self.stamp.set_names(*stamp)
        self._arrange(stamped=any(stamp))
        self.setAccessibleName(join_sentences_with_stops(formula, remark, details))

    def _arrange(self, *, stamped: bool) -> None:
        """Puts the remark beside the formula, or below it if the stamp is there."""
        edges = Qt.AlignmentFlag
        self._grid.removeWidget(self._remark)
        self._grid.removeWidget(self.stamp)
        self.stamp.setVisible(stamped)
        if stamped:
            self._remark.setAlignment(edges.AlignLeft | edges.AlignVCenter)
            self._grid.addWidget(self._remark, 1, 0)
            self._grid.addWidget(self.stamp, 0, 1, 2, 1, edges.AlignRight | edges.AlignVCenter)
        else:
            self._remark.setAlignment(edges.AlignRight | edges.AlignVCenter)
            self._grid.addWidget(self._remark, 0, 1)
        self._grid.setColumnStretch(0, 1 if stamped else 3)
        self._grid.setColumnStretch(1, 0 if stamped else 2)

    def paintEvent(self, _event: QPaintEvent) -> None:
        paint_box(QPainter(self), QRectF(self.rect()), theme.colour("sunk"), None, 8)


class LimitStamp(QWidget):
    """The name of a limit as a brass seal: characters, and the words of the language below."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._characters = Label(size=18, serif=True, role="brass_text")
        self._name = Label(size=13, bold=True, role="brass_text")
        column = QVBoxLayout(self)
        column.setContentsMargins(12, 2, 12, 3)
        column.setSpacing(0)
        for label in (self._characters, self._name):
            label.setAlignment(Qt.AlignmentFlag.AlignCenter)
            column.addWidget(label)
        register_for_theme(self)

    def set_names(self, characters: str, name: str) -> None:
        """Shows another limit; if both names are the same, only the characters, large."""
        self._characters.setText(characters)
        self._name.setText(name)
        self._characters.setVisible(bool(characters))
        self._name.setVisible(bool(name))
        self.setAccessibleName(name or characters)

    def paintEvent(self, _event: QPaintEvent) -> None:
        now = theme.current()
        paint_box(QPainter(self), QRectF(self.rect()), now.brass_wash, now.brass_text, 6, 2)


class NoteBox(QWidget):
    """An outcome on a coloured wash: a serif title and a sentence, stacked if that is lower."""

    def __init__(
        self, kind: str = "brass", title: str = "", text: str = "", parent: QWidget | None = None, *, icon: str = ""
    ) -> None:
        super().__init__(parent)
        self._kind = kind
        self._title = Label(size=18, serif=True)
        self._text = Label(size=14, wrap=True)
        line = QHBoxLayout(self)
        line.setContentsMargins(_NOTE_EDGE, 10, _NOTE_EDGE, 10)
        line.setSpacing(_NOTE_EDGE)
        self._icon, self._sign = icon, IconLabel(icon, _GROUNDS[kind][1], self)
        self._sign.setVisible(bool(icon))
        if icon:
            line.addWidget(self._sign, 0, Qt.AlignmentFlag.AlignTop)
        self._words = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._words.setSpacing(_NOTE_EDGE)
        self._words.addWidget(self._title)
        self._words.addWidget(self._text, 1)
        line.addLayout(self._words, 1)
        self.set_note(kind, title, text)
        register_for_theme(self)

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
        self.setAccessibleName(with_heading(title, text))
        self._arrange()
        self.update()

    def _arrange(self) -> None:
        """Puts the sentence beside the title, or below it if that is lower."""
        room = self.width() - 2 * _NOTE_EDGE - (self._sign.width() + _NOTE_EDGE if self._icon else 0)
        title = self._title.sizeHint()
        beside = room - title.width() - _NOTE_EDGE
        if self._title.isHidden() or not self._text.text() or beside <= 0:
            below = not self._title.isHidden() and beside <= 0
        else:
            lower = title.height() + self._text.heightForWidth(room)
            below = lower < max(title.height(), self._text.heightForWidth(beside))
        directions = QBoxLayout.Direction
        self._words.setDirection(directions.TopToBottom if below else directions.LeftToRight)
        self._words.setSpacing(0 if below else _NOTE_EDGE)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def paintEvent(self, _event: QPaintEvent) -> None:
        paint_box(QPainter(self), QRectF(self.rect()), theme.colour(_GROUNDS[self._kind][0]), None, 8)


class BalanceSeal(QWidget):
    """Whether a row sums to zero: a circle with a tick, or an octagon with the missing amount."""

    def __init__(self, whole: bool = True, missing: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._icon = IconLabel("seal", "plus", size=18)
        self._missing = Label(role="error", size=14, bold=True)
        line = QHBoxLayout(self)
        line.setContentsMargins(0, 0, 0, 0)
        line.setSpacing(4)
        line.addWidget(self._icon)
        line.addWidget(self._missing)
        self.set_balanced(whole, missing)

    def set_balanced(self, whole: bool, missing: str = "") -> None:
        self._icon.set_icon("seal" if whole else "seal_broken", "plus" if whole else "error")
        self._missing.setText("" if whole else missing)
        self._missing.setVisible(bool(missing) and not whole)
        words = tr("Sums to zero") if whole else tr("Does not sum to zero: {amount}").format(amount=missing)
        self.setAccessibleName(words)
        self.setToolTip(words)


class StatusBar(QWidget):
    """The status line of the window: what is saved, and the rules in use."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._failed = False
        self._sign = IconLabel("tick", "plus", size=16)
        self._left = ElidedLabel(size=14, role="ink3")
        self._right = ElidedLabel(size=14, role="ink3")
        self._right.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self._right.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        line = QHBoxLayout(self)
        line.setContentsMargins(20, 1, 20, 0)
        line.setSpacing(10)
        line.addWidget(self._sign)
        line.addWidget(self._left)
        line.addWidget(self._right, 1)
        self.set_saved("")
        register_for_theme(self)

    @property
    def failed(self) -> bool:
        """Returns whether the line reports a failed write."""
        return self._failed

    def set_saved(self, text: str, warning: str = "") -> None:
        """Shows what is saved, with a tick, and after it what is in doubt."""
        self._show(join_clauses(text, warning), failed=False)
        if warning:
            self._sign.set_icon("octagon", "brass_text")

    def set_failed(self, text: str) -> None:
        """Reports a failed write; the whole line takes the error colour."""
        self._show(text, failed=True)

    def set_rules(self, text: str, tip: str = "") -> None:
        """Shows the rules in use at the right."""
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
        self.setFixedHeight(max(28, theme.scaled_frame(28)))

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        now = theme.current()
        paint_ground(painter, self.rect(), now.error_wash if self._failed else now.window)
        paint_ground(painter, QRect(0, 0, self.width(), 1), now.line)


_TURN = -8
"""The tilt of a stamp, in degrees."""


class Stamp(QWidget):
    """A letter or two in two rings."""

    def __init__(self, letters: str, name: str, *, size: int = 88, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.letters = letters
        self._size = size
        self.setAccessibleName(name)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        register_for_theme(self)

    def sizeHint(self) -> QSize:
        return QSize(theme.px(self._size), theme.px(self._size))

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        side = float(min(self.width(), self.height()))
        painter.translate(self.width() / 2, self.height() / 2)
        painter.rotate(_TURN)
        painter.setPen(QPen(theme.current().minus, side * 0.045))
        painter.drawEllipse(QPointF(0, 0), side * 0.47, side * 0.47)
        painter.setPen(QPen(theme.current().minus, side * 0.012))
        painter.drawEllipse(QPointF(0, 0), side * 0.39, side * 0.39)
        font = QFont(theme.font(20, bold=True))
        font.setPixelSize(max(1, round(side * (0.56 if len(self.letters) == 1 else 0.36))))
        painter.setFont(font)
        box = QRectF(-side / 2, -side / 2, side, side)
        painter.drawText(box, int(Qt.AlignmentFlag.AlignCenter.value), self.letters)

# SPDX-License-Identifier: MIT
"""Formula plate, limit stamp, note box, status bar and letter stamp."""

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QGridLayout, QSizePolicy, QWidget

from mahjong_desk.ui import theme
from mahjong_desk.ui.kit.label import ElidedLabel, IconLabel, Label
from mahjong_desk.ui.kit.layout.boxes import RIGHT, TOP, Box, Hairline, boxed, column, row, set_direction
from mahjong_desk.ui.kit.painting import register_for_theme
from mahjong_desk.ui.kit.text_format import join_clauses, join_sentences_with_stops, with_heading

_NOTE_EDGE = 14
_GROUNDS = {"good": ("good_wash", "plus"), "error": ("error_wash", "error"), "brass": ("brass_wash", "brass_text")}
"""Ground and title colours of each kind of note."""


class FormulaPlate(Box):
    """The formula of a hand's value on a sunk plate, with a remark and details.

    The remark is at the right, or below the formula if the stamp of a limit is there.
    """

    def __init__(self, formula: str = "", remark: str = "", details: str = "") -> None:
        super().__init__(fill="sunk")
        self._formula = Label(size=18, bold=True, wrap=True)
        self._beside = Label(role="ink2", size=14, wrap=True, align=RIGHT)
        self._below, self._details = (Label(role="ink2", size=14, wrap=True) for _ in range(2))
        self.stamp = LimitStamp(self)
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(14, 10, 14, 10)
        self._grid.setSpacing(2)
        self._grid.addWidget(self._formula, 0, 0)
        self._grid.addWidget(self._beside, 0, 1)
        self._grid.addWidget(self._below, 1, 0)
        self._grid.addWidget(self.stamp, 0, 1, 2, 1, RIGHT)
        self._grid.addWidget(self._details, 2, 0, 1, 2)
        self.set_texts(formula, remark, details)

    def set_texts(self, formula: str, remark: str = "", details: str = "", stamp: tuple[str, str] = ("", "")) -> None:
        """Replaces the texts; ``stamp`` has the names for ``LimitStamp.set_names``."""
        stamped = any(stamp)
        below, beside = (remark, "") if stamped else ("", remark)
        self._formula.setText(formula)
        for label, text in ((self._beside, beside), (self._below, below), (self._details, details)):
            label.setText(text)
            label.setVisible(bool(text))
        self.stamp.set_names(*stamp)
        self.stamp.setVisible(stamped)
        self._grid.setColumnStretch(0, 1 if stamped else 3)
        self._grid.setColumnStretch(1, 0 if stamped else 2)
        self.setAccessibleName(join_sentences_with_stops(formula, remark, details))


class LimitStamp(Box):
    """The name of a limit as a brass seal, in characters and in the language."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent, fill="brass_wash", edge="brass_text", radius=6, width=2)
        centre = Qt.AlignmentFlag.AlignCenter
        self._characters = Label(size=18, serif=True, role="brass_text", align=centre)
        self._name = Label(size=13, bold=True, role="brass_text", align=centre)
        boxed(column(self._characters, self._name, edges=(12, 2, 12, 3)), self)

    def set_names(self, characters: str, name: str) -> None:
        """Shows another limit; an empty name is hidden."""
        self._characters.setText(characters)
        self._name.setText(name)
        self._characters.setVisible(bool(characters))
        self._name.setVisible(bool(name))
        self.setAccessibleName(name or characters)


class NoteBox(Box):
    """A title and a sentence side by side, or stacked if that takes less height."""

    def __init__(self, kind: str = "brass", title: str = "", text: str = "", *, icon: str = "") -> None:
        super().__init__()
        self._title = Label(size=18, serif=True)
        self._text = Label(size=14, wrap=True)
        self._icon, self._sign = icon, IconLabel(icon, _GROUNDS[kind][1], self)
        self._sign.setVisible(bool(icon))
        self._words = row(self._title, (self._text, 1), gap=_NOTE_EDGE)
        signs = [(self._sign, 0, TOP)] if icon else []
        boxed(row(*signs, (self._words, 1), gap=_NOTE_EDGE, edges=(_NOTE_EDGE, 10, _NOTE_EDGE, 10)), self)
        self.set_note(kind, title, text)

    def set_note(self, kind: str, title: str, text: str) -> None:
        ground, ink = _GROUNDS[kind]
        self.set_colours(ground)
        self._title.set_role(ink)
        if self._icon:
            self._sign.set_icon("octagon" if kind == "error" else self._icon, ink)
        self._title.setText(title)
        self._title.setVisible(bool(title))
        self._text.setText(text)
        self.setAccessibleName(with_heading(title, text))
        self._arrange()

    def _arrange(self) -> None:
        room = self.width() - 2 * _NOTE_EDGE - (self._sign.width() + _NOTE_EDGE if self._icon else 0)
        title = self._title.sizeHint()
        beside = room - title.width() - _NOTE_EDGE
        if self._title.isHidden() or not self._text.text() or beside <= 0:
            below = not self._title.isHidden() and beside <= 0
        else:
            stacked_height = title.height() + self._text.heightForWidth(room)
            below = stacked_height < max(title.height(), self._text.heightForWidth(beside))
        set_direction(self._words, across=not below)
        self._words.setSpacing(0 if below else _NOTE_EDGE)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()


class StatusBar(Box):
    """The status line of the window: what is saved, and the rules in use."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent, fill="window", radius=0)
        self.failed = False
        self._sign = IconLabel("tick", "plus", size=16)
        self._left = ElidedLabel(size=14, role="ink3")
        self._right = ElidedLabel(size=14, role="ink3", align=RIGHT)
        self._right.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        line = row(self._sign, self._left, (self._right, 1), gap=10, edges=(20, 0, 20, 0))
        boxed(column(Hairline(), (line, 1)), self)
        self.set_saved("")

    def set_saved(self, text: str, warning: str = "") -> None:
        """Shows what is saved, and the ``warning`` if there is one."""
        self._show(join_clauses(text, warning), failed=False)
        if warning:
            self._sign.set_icon("octagon", "brass_text")

    def set_failed(self, text: str) -> None:
        """Shows an error; the whole line takes the error colour."""
        self._show(text, failed=True)

    def set_rules(self, text: str, tip: str = "") -> None:
        """Shows the rules in use at the right."""
        self._right.set_text(text, tip)

    def _show(self, text: str, *, failed: bool) -> None:
        self.failed = failed
        self._sign.set_icon(("octagon" if failed else "tick") if text else "", "error" if failed else "plus")
        self._left.set_text(text)
        self._left.set_role("error" if failed else "ink3")
        self._right.set_role("error" if failed else "ink3")
        self.set_colours("error_wash" if failed else "window")
        self.setAccessibleName(text)

    def restyle(self) -> None:
        self.setFixedHeight(max(28, theme.scaled_frame(28)))


_TILT = -8
"""The tilt of a stamp, in degrees."""


class ResultStamp(QWidget):
    """One or two letters in a double ring."""

    def __init__(self, letters: str, name: str, *, size: int) -> None:
        super().__init__()
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
        painter.rotate(_TILT)
        painter.setPen(QPen(theme.current().minus, side * 0.045))
        painter.drawEllipse(QPointF(0, 0), side * 0.47, side * 0.47)
        painter.setPen(QPen(theme.current().minus, side * 0.012))
        painter.drawEllipse(QPointF(0, 0), side * 0.39, side * 0.39)
        font = QFont(theme.font(20, bold=True))
        font.setPixelSize(max(1, round(side * (0.56 if len(self.letters) == 1 else 0.36))))
        painter.setFont(font)
        box = QRectF(-side / 2, -side / 2, side, side)
        painter.drawText(box, int(Qt.AlignmentFlag.AlignCenter.value), self.letters)

# SPDX-License-Identifier: MIT
"""A toast: one sentence on what was done or refused, over everything else in a window."""

from __future__ import annotations

import re

from PySide6.QtCore import QEvent, QObject, Qt, QTimer
from PySide6.QtWidgets import QApplication, QWidget

from mahjong_desk.ui import theme
from mahjong_desk.ui.kit.accessibility import announce
from mahjong_desk.ui.kit.label import IconLabel, Label
from mahjong_desk.ui.kit.layout.boxes import row
from mahjong_desk.ui.kit.layout.panels import Box

_MIN_DURATION_MS = 8000
_MS_PER_LETTER = 60
"""How long a notice is shown, and how much longer per letter, in milliseconds."""
_WIDEST = 900
_FOLDER = re.compile(r"([/\\])")


def beep() -> None:
    """Sounds the beep of the system, if the user has turned sound on: something was refused, or a time is up."""
    app = QApplication.instance()
    if app is not None and app.property("sound"):
        QApplication.beep()


class Notice(Box):
    """A sentence below the rail, also over sheets; clicks pass through it and it disappears automatically."""

    accessible_role = "Notification"

    def __init__(self, host: QWidget, below: QWidget) -> None:
        super().__init__(host, fill="good_wash", edge="plus", width=1.5)
        self._host, self._below = host, below
        self._sign = IconLabel("tick", "plus", size=18)
        self._text = Label(size=15, wrap=True)
        self._line = row(self._sign, (self._text, 1), gap=10, edges=(14, 7, 16, 7))
        self.setLayout(self._line)
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self.hide)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()
        host.installEventFilter(self)

    @property
    def text(self) -> str:
        """The current or last sentence."""
        return self.accessibleName()

    def show_message(self, text: str, *, fault: bool = False) -> None:
        """Shows a sentence for as long as it takes to read it."""
        self.set_colours(*(("error_wash", "error") if fault else ("good_wash", "plus")))
        self._sign.set_icon("octagon" if fault else "tick", "error" if fault else "plus")
        # A path may wrap after each of its folders.
        self._text.setText(_FOLDER.sub("\\1\u200b", text))
        self.setAccessibleName(text)
        self._place()
        self.show()
        self.raise_()
        announce(self, text, at_once=fault)
        self._timer.start(_MIN_DURATION_MS + _MS_PER_LETTER * len(text))
        if fault:
            beep()

    def hide_now(self) -> None:
        """Hides it at once, because it is no longer true."""
        self._timer.stop()
        self.hide()

    def _place(self) -> None:
        room = self._host.width() - 2 * 20
        margins = self._line.contentsMargins()
        beside = margins.left() + margins.right() + 10 + self._sign.sizeHint().width() + 2
        wanted = self._text.fontMetrics().horizontalAdvance(self._text.text()) + beside + 4
        width = min(wanted, room, theme.px(_WIDEST))
        height = max(self._text.heightForWidth(width - beside), theme.px(24)) + margins.top() + margins.bottom()
        self.setGeometry((self._host.width() - width) // 2, self._below.geometry().bottom() + 4, width, height)

    def restyle(self) -> None:
        if self.isVisible():
            self._place()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize and self.isVisible():
            self._place()
        return super().eventFilter(watched, event)

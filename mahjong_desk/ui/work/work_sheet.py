# SPDX-License-Identifier: MIT
"""The sheet over a window that waits for long work."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QProgressBar, QWidget

from mahjong_desk.ledger.progress import Progress, Stage
from mahjong_desk.texts import mark, tr
from mahjong_desk.ui import theme
from mahjong_desk.ui.kit.label import Label
from mahjong_desk.ui.kit.sheets.form_sheet import FormSheet
from mahjong_desk.ui.kit.text_format import figure

_PAUSE: Final = 100
"""So long, in milliseconds, what is shown stands."""

_WORDS: Final[Mapping[Stage, str]] = {
    Stage.STARTING: mark("Getting ready"),
    Stage.READING: mark("Reading", "being done"),
    Stage.PLAYING: mark("Playing each match by its rules"),
    Stage.COMPARING: mark("Comparing with what is here"),
    Stage.ENTERING: mark("Entering"),
    Stage.COPYING: mark("Making a copy of what is there"),
    Stage.MIRROR: mark("Writing the text copy"),
}


class WorkSheet(FormSheet):
    """How far long work is; refused, the work is given up."""

    def __init__(self, heading: str, progress: Progress, window: QWidget) -> None:
        super().__init__(heading, window, width=620)
        self._progress = progress
        self._told = Label(size=17)
        self._count = Label(role="ink2", size=15)
        self.bar = QProgressBar()
        self.bar.setTextVisible(False)
        self.bar.setFixedHeight(theme.px(18))
        for widget in (self._told, self.bar, self._count):
            self.add_widget(widget)
        safe = tr("Give it up at any time: everything is then as it was before.")
        self.add_widget(Label(safe, role="ink3", size=15, wrap=True))
        self.add_button(tr("&Give up"), self.close_sheet)
        self._look()
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._look)
        self._timer.start(_PAUSE)

    def _look(self) -> None:
        # Another thread counts on meanwhile.
        stage, done, total = self._progress.stage, self._progress.done, self._progress.total
        words = tr(_WORDS[stage], "being done")
        self._told.setText(words)
        self.bar.setAccessibleName(words)
        self.bar.setRange(0, total)
        self.bar.setValue(min(done, total))
        counted = tr("{done} of {total}").format(done=figure(done), total=figure(total))
        # Where nobody knows how much there is, the line keeps its place.
        self._count.setText(counted if total else " ")

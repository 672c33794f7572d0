# SPDX-License-Identifier: MIT
"""The sheet of the log: what the application has noted of its starts and failures."""

from __future__ import annotations

from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import QDesktopServices, QFontDatabase, QGuiApplication
from PySide6.QtWidgets import QPlainTextEdit, QWidget

from mahjong_desk.log import log_path, tail
from mahjong_desk.texts import tr
from mahjong_desk.ui import theme
from mahjong_desk.ui.kit.form_sheet import FormSheet
from mahjong_desk.ui.kit.label import Label


class LogSheet(FormSheet):
    """The end of the log, where it lies, and the ways to hand it on."""

    help_page = "safety#log"

    def __init__(self, window: QWidget) -> None:
        super().__init__(tr("Log"), window, width=900, height=560)
        path = log_path()
        about = tr("Starts, what was opened, and each failure: without names of players and without hands.")
        self.body.addWidget(Label(about, role="ink2", wrap=True))
        where = tr("No log is written.") if path is None else tr("It lies in {path}").format(path=path)
        named = Label(where, role="ink3", size=14, wrap=True)
        named.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.body.addWidget(named)
        self.text = log_view(tail(path) if path is not None else "")
        self.body.addWidget(self.text, 1)
        if path is not None:
            self.add_button(tr("Show its &folder"), lambda: QDesktopServices.openUrl(QUrl.fromLocalFile(path.parent)))
        self.add_button(tr("&Copy"), lambda: QGuiApplication.clipboard().setText(self.text.toPlainText()))
        self.add_main_button(tr("Close"), self.close_sheet)


def log_view(text: str) -> QPlainTextEdit:
    """Returns a field with lines to read and to copy, the last ones in sight."""
    view = QPlainTextEdit(text)
    view.setReadOnly(True)
    view.setLineWrapMode(QPlainTextEdit.LineWrapMode.NoWrap)
    fixed = QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont)
    fixed.setPixelSize(theme.font(14).pixelSize())
    view.setFont(fixed)
    view.setAccessibleName(tr("Log"))
    view.moveCursor(view.textCursor().MoveOperation.End)
    return view

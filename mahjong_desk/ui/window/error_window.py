# SPDX-License-Identifier: MIT
"""The dialog for unexpected errors."""

from __future__ import annotations

import logging
import platform
import sys
import traceback
from types import TracebackType

from PySide6.QtCore import Qt, qVersion
from PySide6.QtGui import QTextCursor
from PySide6.QtWidgets import QApplication, QDialog, QWidget

from mahjong_desk import __version__
from mahjong_desk.log import current_log_path, read_tail
from mahjong_desk.texts import tr
from mahjong_desk.ui import theme
from mahjong_desk.ui.help.about_sheet import log_view
from mahjong_desk.ui.kit.controls.buttons import PrimaryButton, SecondaryButton
from mahjong_desk.ui.kit.label import Label
from mahjong_desk.ui.kit.layout.boxes import Part, boxed, column, row

_log = logging.getLogger(__name__)


def error_report(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> str:
    """Returns versions and traceback of an error for a report."""
    head = f"Mahjong Desk {__version__}, Python {platform.python_version()}, Qt {qVersion()}, {platform.platform()}"
    return head + "\n\n" + "".join(traceback.format_exception(kind, error, trace))


class UnexpectedErrorDialog(QDialog):
    """Reports an unexpected error with details to copy."""

    def __init__(self, details: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.details = details
        self.setWindowTitle(tr("Something went wrong"))
        self.resize(theme.px(720), theme.px(420))
        safe = tr(
            "There is an error in Mahjong Desk. Every hand shown as recorded is on disk. You "
            "can continue; if it happens again, please report it with these details."
        )
        parts: list[Part] = [Label(tr("Something went wrong"), size=24, serif=True), Label(safe, wrap=True)]
        self._text = log_view(details)
        self._text.setAccessibleName(tr("Details"))
        parts.append((self._text, 1))
        path = current_log_path()
        if path is not None:
            where = Label(tr("Also written to the log: {path}").format(path=path), role="ink3", size=14, wrap=True)
            where.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
            parts.append(where)
        self._log = SecondaryButton(tr("Show the &log"), does=self._toggle_log)
        self._log.setVisible(path is not None)
        copy = SecondaryButton(tr("&Copy details"), does=lambda: QApplication.clipboard().setText(self.text))
        go_on = PrimaryButton(tr("&Continue"), does=self.accept)
        go_on.setDefault(True)
        buttons = row(..., self._log, copy, go_on, gap=-1)
        edges = (theme.px(24), theme.px(20), theme.px(24), theme.px(20))
        boxed(column(*parts, buttons, gap=theme.px(12), edges=edges), self)

    @property
    def text(self) -> str:
        """The details or the end of the log, whichever is shown."""
        return self._text.toPlainText()

    def _toggle_log(self) -> None:
        """Switches between the details and the log."""
        path = current_log_path()
        back = self.text != self.details
        self._text.setPlainText(self.details if back or path is None else read_tail(path))
        self._text.moveCursor(QTextCursor.MoveOperation.End)
        self._log.setText(tr("Show the &log") if back else tr("Show the &details"))


def install_error_window(window: QWidget) -> None:
    """Makes a window show unexpected errors; they are also written to standard error."""
    showing: list[UnexpectedErrorDialog] = []

    def show(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        sys.__excepthook__(kind, error, trace)
        _log.error("unexpected error", exc_info=(kind, error, trace))
        # An error in a paint event would otherwise open a window for every frame.
        if showing or not issubclass(kind, Exception):
            return
        dialog = UnexpectedErrorDialog(error_report(kind, error, trace), window)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        showing.append(dialog)
        dialog.finished.connect(showing.clear)
        dialog.open()

    sys.excepthook = show

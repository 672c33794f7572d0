# SPDX-License-Identifier: MIT
"""How failures are told: what happened, what is safe, and the ways on; never a bare traceback."""

from __future__ import annotations

import logging
import platform
import sys
import traceback
from collections.abc import Callable
from enum import Enum
from types import TracebackType

from PySide6.QtCore import QCoreApplication, Qt, Signal, qVersion
from PySide6.QtGui import QTextCursor
from PySide6.QtWidgets import QApplication, QDialog, QHBoxLayout, QVBoxLayout, QWidget

from mahjong_desk import __version__
from mahjong_desk.ledger.errors import (
    JournalBroken,
    LedgerChanged,
    LedgerDamaged,
    LedgerDiskFull,
    LedgerError,
    LedgerForeign,
    LedgerLocked,
    LedgerNewer,
    LedgerReadOnly,
)
from mahjong_desk.log import log_path, tail
from mahjong_desk.marking import QT_TRANSLATE_NOOP
from mahjong_desk.ui import theme
from mahjong_desk.ui.form_sheet import FormSheet
from mahjong_desk.ui.help import log_view
from mahjong_desk.ui.kit import MainButton, Note, PlainButton, Text
from mahjong_desk.ui.words import ledger_error_text

translate = QCoreApplication.translate
_log = logging.getLogger(__name__)


class Way(Enum):
    """What a person can do about a ledger that cannot be opened."""

    AGAIN = "again"
    FOLDER = "folder"
    ASIDE = "aside"
    QUIT = "quit"


_TITLES: dict[type[LedgerError], str] = {
    LedgerLocked: QT_TRANSLATE_NOOP("Failures", "The ledger is in use"),
    LedgerReadOnly: QT_TRANSLATE_NOOP("Failures", "The ledger is read-only"),
    LedgerDiskFull: QT_TRANSLATE_NOOP("Failures", "The disk is full"),
    LedgerDamaged: QT_TRANSLATE_NOOP("Failures", "The ledger is damaged"),
    LedgerForeign: QT_TRANSLATE_NOOP("Failures", "This file is not a ledger"),
    LedgerNewer: QT_TRANSLATE_NOOP("Failures", "The ledger is newer than this version"),
}
_OTHERWISE = QT_TRANSLATE_NOOP("Failures", "The ledger cannot be opened")

_WORDS = {
    Way.AGAIN: QT_TRANSLATE_NOOP("Failures", "Try again"),
    Way.FOLDER: QT_TRANSLATE_NOOP("Failures", "Choose another folder…"),
    Way.ASIDE: QT_TRANSLATE_NOOP("Failures", "Set it aside and start a new one"),
    Way.QUIT: QT_TRANSLATE_NOOP("Failures", "Quit"),
}


def failure_title(error: LedgerError) -> str:
    """Returns the failure in a few words."""
    for kind, title in _TITLES.items():
        if isinstance(error, kind):
            return translate("Failures", title)
    return translate("Failures", _OTHERWISE)


def ways_on(error: LedgerError) -> tuple[Way, ...]:
    """Returns what a person can do about it, the best first."""
    if isinstance(error, LedgerDamaged):
        return (Way.ASIDE, Way.FOLDER, Way.QUIT)
    if isinstance(error, LedgerForeign | LedgerNewer):
        return (Way.FOLDER, Way.QUIT)
    return (Way.AGAIN, Way.FOLDER, Way.QUIT)


class FailureBar(QWidget):
    """What could not be written, over the status line, with the way to try again.

    Signals:
        again(): The person wants it to be tried again.
    """

    again = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        """Makes an empty bar."""
        super().__init__(parent)
        row = QHBoxLayout(self)
        row.setContentsMargins(20, 4, 20, 8)
        row.setSpacing(12)
        self.note = Note("error")
        self.button = PlainButton(self.tr("Try again"))
        self.button.clicked.connect(self.again)
        row.addWidget(self.note, 1)
        row.addWidget(self.button)

    def show_error(self, error: LedgerError, *, opening: bool = False) -> None:
        """Shows an error of writing, or of opening the ledger."""
        title = self.tr("Not open") if opening else self.tr("Not recorded")
        self.note.set_note("error", title, ledger_error_text(error))
        reload = isinstance(error, LedgerChanged)
        self.button.setText(self.tr("Load again") if reload else self.tr("Try again"))
        self.button.setVisible(not isinstance(error, JournalBroken))
        self.show()


class FailureSheet(FormSheet):
    """A ledger that could not be opened: which file, what is safe, what to do.

    Signals:
        chosen(Way): The person wants to go on in this way.
    """

    chosen = Signal(object)

    def __init__(self, error: LedgerError, window: QWidget) -> None:
        """Makes the sheet of an error."""
        super().__init__(failure_title(error), window, width=760)
        self.body.addWidget(Text(ledger_error_text(error), size=17, wrap=True))
        if error.details:
            said = Text(self.tr("The system said: {details}").format(details=error.details), role="ink3", wrap=True)
            said.setTextFormat(Qt.TextFormat.PlainText)
            self.body.addWidget(said)
        first, *others = ways_on(error)
        for way in reversed(others):
            self.add_way(translate("Failures", _WORDS[way]), self._chooser(way))
        self.add_deed(translate("Failures", _WORDS[first]), self._chooser(first))

    def _chooser(self, way: Way) -> Callable[[], None]:
        return lambda: self.chosen.emit(way)


def report(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> str:
    """Returns the details of an unforeseen error for a report: versions and where it happened."""
    head = f"Mahjong Desk {__version__}, Python {platform.python_version()}, Qt {qVersion()}, {platform.platform()}"
    return head + "\n\n" + "".join(traceback.format_exception(kind, error, trace))


class ErrorWindow(QDialog):
    """An error that nobody foresaw, told honestly, with details to copy.

    Attributes:
        details: What a report needs.
    """

    def __init__(self, details: str, parent: QWidget | None = None) -> None:
        """Makes the window."""
        super().__init__(parent)
        self.details = details
        self.setWindowTitle(self.tr("Something went wrong"))
        self.resize(theme.px(720), theme.px(420))
        column = QVBoxLayout(self)
        column.setContentsMargins(theme.px(24), theme.px(20), theme.px(24), theme.px(20))
        column.setSpacing(theme.px(12))
        column.addWidget(Text(self.tr("Something went wrong"), size=24, serif=True))
        column.addWidget(
            Text(
                self.tr(
                    "Mahjong Desk made a mistake. Every hand that the window showed as recorded is on disk. "
                    "You can go on; if it happens again, please report it with these details."
                ),
                wrap=True,
            )
        )
        self._text = log_view(details)
        self._text.setAccessibleName(self.tr("Details"))
        column.addWidget(self._text, 1)
        path = log_path()
        if path is not None:
            where = Text(self.tr("It stands in the log too: {path}").format(path=path), role="ink3", size=14, wrap=True)
            where.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
            column.addWidget(where)
        row = QHBoxLayout()
        row.addStretch(1)
        copy = PlainButton(self.tr("&Copy details"))
        copy.clicked.connect(lambda: QApplication.clipboard().setText(self.text))
        if log_path() is not None:
            self._log = PlainButton(self.tr("Show the &log"))
            self._log.clicked.connect(self._turn)
            row.addWidget(self._log)
        go_on = MainButton(self.tr("&Go on"))
        go_on.setDefault(True)
        go_on.clicked.connect(self.accept)
        row.addWidget(copy)
        row.addWidget(go_on)
        column.addLayout(row)

    @property
    def text(self) -> str:
        """What is shown: the details, or the end of the log."""
        return self._text.toPlainText()

    def _turn(self) -> None:
        """Shows the log in the place of the details, or them again."""
        path = log_path()
        back = self.text != self.details
        self._text.setPlainText(self.details if back or path is None else tail(path))
        self._text.moveCursor(QTextCursor.MoveOperation.End)
        self._log.setText(self.tr("Show the &log") if back else self.tr("Show the &details"))


def install_error_window(window: QWidget) -> None:
    """Shows errors that nobody foresaw in a window from now on; they are still written to standard error."""
    showing: list[ErrorWindow] = []

    def show(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        sys.__excepthook__(kind, error, trace)
        _log.error("an error that nobody foresaw", exc_info=(kind, error, trace))
        # An error while drawing would otherwise open a window at every frame.
        if showing or not issubclass(kind, Exception):
            return
        dialog = ErrorWindow(report(kind, error, trace), window)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        showing.append(dialog)
        dialog.finished.connect(showing.clear)
        dialog.open()

    sys.excepthook = show

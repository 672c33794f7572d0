# SPDX-License-Identifier: MIT
"""Versions, the log and reports of faults."""

from __future__ import annotations

import platform
from pathlib import Path

import PySide6
from PySide6.QtCore import QLocale, Qt, QUrl, qVersion
from PySide6.QtGui import QDesktopServices, QFontDatabase, QGuiApplication
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QListWidget, QPlainTextEdit, QSizePolicy, QVBoxLayout, QWidget

from mahjong_desk import __version__
from mahjong_desk.ledger.database.sqlite_file import SQLITE
from mahjong_desk.log import current_log_path, read_tail
from mahjong_desk.texts import tr
from mahjong_desk.ui import theme
from mahjong_desk.ui.help.licences import third_party_components
from mahjong_desk.ui.kit.controls.buttons import LinkButton
from mahjong_desk.ui.kit.label import Label
from mahjong_desk.ui.kit.sheets.form_sheet import FormSheet
from mahjong_desk.ui.navigation import Navigator


def versions() -> dict[str, str]:
    """Returns the version of the program and of what it stands on, by their names."""
    return {
        "Mahjong Desk": __version__,
        "Python": platform.python_version(),
        "Qt": qVersion(),
        "PySide6": PySide6.__version__,
        "SQLite": SQLITE,
    }


def bug_report() -> str:
    """Returns what a report of a fault needs: versions, system and the end of the log.

    It names no player: the log holds no names, and the folder of whoever is logged in is written as ``~``.
    """
    lines = [f"{name} {version}" for name, version in versions().items()]
    path = current_log_path()
    lines += [platform.platform(), f"{QGuiApplication.platformName()}, {QLocale.system().name()}"]
    if path is not None:
        lines += ["", read_tail(path)]
    return "\n".join(lines).replace(str(Path.home()), "~").rstrip() + "\n"


class LogSheet(FormSheet):
    """The end of the log, where it lies, and the ways to hand it on."""

    help_page = "safety#log"

    def __init__(self, window: QWidget) -> None:
        super().__init__(tr("Log"), window, width=900, height=560)
        path = current_log_path()
        about = tr("Starts, what was opened, and each failure: without names of players and without hands.")
        self.body.addWidget(Label(about, role="ink2", wrap=True))
        where = tr("No log is written.") if path is None else tr("It lies in {path}").format(path=path)
        named = Label(where, role="ink3", size=14, wrap=True)
        named.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.body.addWidget(named)
        self.text = log_view(read_tail(path) if path is not None else "")
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


_HEIGHT = 900
_SIDE = 330
_LOW = 700
_LEAST = 96


class AboutSheet(FormSheet):
    """What runs here, where the data lies, and under which terms each part is given."""

    help_page = "safety#log"

    def __init__(self, window: Navigator, folder: Path | None) -> None:
        title = tr("Mahjong Desk")
        super().__init__(title, window.sheet_host, width=1000, height=_HEIGHT)
        if window.sheet_host.height() < theme.px(_LOW):
            self.tighten()
        self._folder = folder
        about = tr("Keeps the score beside a mahjong table, explains every figure, and forgets nothing.")
        self.body.addWidget(Label(about, role="ink2", wrap=True))
        row = QHBoxLayout()
        row.setSpacing(theme.px(20))
        row.addLayout(self._facts())
        row.addLayout(self._terms(), 1)
        self.body.addLayout(row, 1)
        self.add_button(tr("&Log…"), lambda: window.carry_out("log"))
        self._copy = self.add_button(tr("&Copy for a report"), self._copy_report)
        self._copy.setToolTip(tr("Versions and the end of the log: without names of players and without hands."))
        self.add_main_button(tr("Close"), self.close_sheet)

    def _facts(self) -> QVBoxLayout:
        column = QVBoxLayout()
        column.setSpacing(theme.px(6))
        grid = QGridLayout()
        grid.setHorizontalSpacing(theme.px(14))
        grid.setVerticalSpacing(theme.px(3))
        for line, (name, version) in enumerate(versions().items()):
            grid.addWidget(Label(tr("Tables of the ledger") if name == "Ledger" else name, role="ink2"), line, 0)
            told = Label(version, bold=True)
            told.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
            grid.addWidget(told, line, 1)
        grid.setColumnStretch(1, 1)
        column.addLayout(grid)
        if self._folder is not None:
            folder = self._folder
            column.addSpacing(theme.px(8))
            column.addWidget(Label(tr("Data folder"), role="ink2"))
            # A path may go on in the next line after each of its folders.
            path = Label(str(folder).replace("/", "/\u200b").replace("\\", "\\\u200b"), size=14, wrap=True)
            path.setAccessibleName(str(folder))
            path.setFixedWidth(theme.px(_SIDE))
            column.addWidget(path)
            ways = QHBoxLayout()
            ways.setSpacing(theme.px(16))
            opened = LinkButton(tr("Open the folder"), size=14)
            opened.clicked.connect(lambda: QDesktopServices.openUrl(QUrl.fromLocalFile(folder)))
            copied = LinkButton(tr("Copy its path"), size=14)
            copied.clicked.connect(lambda: QGuiApplication.clipboard().setText(str(folder)))
            ways.addWidget(opened)
            ways.addWidget(copied)
            ways.addStretch(1)
            column.addLayout(ways)
        column.addStretch(1)
        return column

    def _terms(self) -> QVBoxLayout:
        column = QVBoxLayout()
        column.setSpacing(theme.px(6))
        terms = tr("Free software under the MIT licence. Each part that it stands on has a licence of its own:")
        column.addWidget(Label(terms, role="ink2", wrap=True))
        self._parts = third_party_components()
        self.licences = QListWidget()
        self.licences.setAccessibleName(tr("Licences"))
        self.licences.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.licences.setWordWrap(True)
        for part in self._parts:
            named = " ".join(word for word in (part.name, part.version) if word)
            self.licences.addItem(f"{named} · {part.licence}" if part.licence else named)
        self.licences.currentRowChanged.connect(self._chosen)
        column.addWidget(self.licences, 2)
        self.words = log_view("")
        self.words.setLineWrapMode(QPlainTextEdit.LineWrapMode.WidgetWidth)
        self.words.setAccessibleName(tr("Words of the licence"))
        column.addWidget(self.words, 3)
        for view in (self.licences, self.words):
            # They scroll by themselves: the sheet need not be as high as they would like to be.
            view.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Ignored)
            view.setMinimumHeight(theme.px(_LEAST))
        self.licences.setCurrentRow(0)
        return column

    def _chosen(self, row: int) -> None:
        text = self._parts[row].text if 0 <= row < len(self._parts) else ""
        self.words.setPlainText(text or tr("The words of this licence do not come with this installation."))
        self.words.moveCursor(self.words.textCursor().MoveOperation.Start)

    def _copy_report(self) -> None:
        QGuiApplication.clipboard().setText(bug_report())
        self._copy.setText(tr("Copied"))

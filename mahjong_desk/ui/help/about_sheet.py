# SPDX-License-Identifier: MIT
"""The sheets about the application: versions, licences, log and errors."""

import json
import logging
import platform
import sys
import traceback
from pathlib import Path
from types import TracebackType
from typing import NamedTuple

import PySide6
from PySide6.QtCore import QLocale, Qt, QUrl, qVersion
from PySide6.QtGui import QDesktopServices, QFontDatabase, QGuiApplication
from PySide6.QtWidgets import QApplication, QDialog, QPlainTextEdit, QSizePolicy, QVBoxLayout, QWidget

from mahjong_desk import __version__
from mahjong_desk.ledger.database.sqlite_file import SQLITE
from mahjong_desk.log import current_log_path, read_tail
from mahjong_desk.paths import resource_path
from mahjong_desk.texts import tr
from mahjong_desk.ui import theme
from mahjong_desk.ui.kit.controls.buttons import LinkButton, PrimaryButton, SecondaryButton
from mahjong_desk.ui.kit.controls.lists import RowList
from mahjong_desk.ui.kit.label import Label
from mahjong_desk.ui.kit.layout.boxes import boxed, column, fill, row, table
from mahjong_desk.ui.kit.sheets.sheet import Sheet
from mahjong_desk.ui.navigation import Navigator

_log = logging.getLogger(__name__)

LICENCES_FILE = "licences.json"
"""The licences of all components, in bundles only: elsewhere the packages have their own licence files."""


class Component(NamedTuple):
    """A component with its own licence; fields are empty if unknown."""

    name: str
    version: str
    licence: str
    text: str


def components() -> tuple[Component, ...]:
    """Returns the components of a bundle, otherwise only the program and its fonts."""
    file = resource_path(LICENCES_FILE)
    if file.is_file():
        collected = json.loads(file.read_text(encoding="utf-8"))
        found = [Component(*(component[field] for field in Component._fields)) for component in collected]
        return tuple(sorted(found, key=lambda component: component.name.casefold()))
    fonts = resource_path("fonts", "OFL.txt").read_text(encoding="utf-8")
    return (
        Component("Mahjong Desk", __version__, "MIT", ""),
        Component("Noto Sans CJK, Source Sans 3, Source Serif 4", "", "OFL-1.1", fonts),
    )


def versions() -> dict[str, str]:
    """Returns the versions of the program and its main components by name."""
    return {
        "Mahjong Desk": __version__,
        "Python": platform.python_version(),
        "Qt": qVersion(),
        "PySide6": PySide6.__version__,
        "SQLite": SQLITE,
    }


def bug_report() -> str:
    """Returns versions, system and the end of the log for a bug report.

    It contains no names: the log has none, and the home folder is replaced by ``~``.
    """
    lines = [f"{name} {version}" for name, version in versions().items()]
    path = current_log_path()
    lines += [platform.platform(), f"{QGuiApplication.platformName()}, {QLocale.system().name()}"]
    if path is not None:
        lines += ["", read_tail(path)]
    return "\n".join(lines).replace(str(Path.home()), "~").rstrip() + "\n"


class LogSheet(Sheet):
    """The end of the log and its path."""

    help_page = "safety#log"

    def __init__(self, window: QWidget) -> None:
        path = current_log_path()
        super().__init__(tr("Log"), window, width=900, height=560 if path is not None else 0)
        about = tr("Starts, opened files and errors. No player names, no hands.")
        path_text = tr("No log") if path is None else tr("Location: {path}").format(path=path)
        location = Label(path_text, role="ink3", size=14, wrap=True)
        location.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.text = log_view(read_tail(path) if path is not None else "")
        self.text.setVisible(path is not None)
        fill(self.body, Label(about, role="ink2", wrap=True), location, (self.text, 1))
        if path is not None:
            self.add_button(tr("Show &folder"), lambda: QDesktopServices.openUrl(QUrl.fromLocalFile(path.parent)))
            self.add_button(tr("&Copy"), lambda: QGuiApplication.clipboard().setText(self.text.toPlainText()))
        self.add_main_button(tr("Close"), self.reject)


def log_view(text: str) -> QPlainTextEdit:
    """Returns a field with selectable lines, scrolled to the end."""
    view = QPlainTextEdit(text)
    view.setReadOnly(True)
    view.setLineWrapMode(QPlainTextEdit.LineWrapMode.NoWrap)
    font = QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont)
    font.setPixelSize(theme.font(14).pixelSize())
    view.setFont(font)
    view.setAccessibleName(tr("Log"))
    view.moveCursor(view.textCursor().MoveOperation.End)
    return view


_HEIGHT = 900
_SIDE = 330
_MIN_VIEW_HEIGHT = 96


class AboutSheet(Sheet):
    """Versions, the data folder, and the licences of all components."""

    help_page = "safety#log"

    def __init__(self, window: Navigator, folder: Path | None) -> None:
        title = tr("Mahjong Desk")
        super().__init__(title, window.sheet_host, width=1000, height=_HEIGHT)
        self._folder = folder
        about = tr("Keeps the score beside a mahjong table, explains every figure, and forgets nothing.")
        sides = row(self._facts(), (self._licence_column(), 1), gap=theme.px(20))
        fill(self.body, Label(about, role="ink2", wrap=True), (sides, 1))
        self.add_button(tr("&Log…"), lambda: window.run_command("log"))
        self._copy = self.add_button(tr("&Copy for a report"), self._copy_report)
        self._copy.setToolTip(tr("Versions and the end of the log. No player names, no hands."))
        self.add_main_button(tr("Close"), self.reject)

    def _facts(self) -> QVBoxLayout:
        labels = [(Label(name, role="ink2"), Label(version, bold=True)) for name, version in versions().items()]
        for _name, version in labels:
            version.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        side = column(table(labels, wide=1, gaps=(theme.px(14), theme.px(3))), gap=theme.px(6))
        if (folder := self._folder) is not None:
            # Zero-width spaces allow a line break after each folder.
            path = Label(str(folder).replace("/", "/\u200b").replace("\\", "\\\u200b"), size=14, wrap=True)
            path.setAccessibleName(str(folder))
            path.setFixedWidth(theme.px(_SIDE))
            open_link, copy_link = LinkButton(tr("Open folder"), size=14), LinkButton(tr("Copy path"), size=14)
            open_link.clicked.connect(lambda: QDesktopServices.openUrl(QUrl.fromLocalFile(folder)))
            copy_link.clicked.connect(lambda: QGuiApplication.clipboard().setText(str(folder)))
            side.addSpacing(theme.px(8))
            fill(side, Label(tr("Data folder"), role="ink2"), path, row(open_link, copy_link, ..., gap=theme.px(16)))
        return fill(side, ...)

    def _licence_column(self) -> QVBoxLayout:
        terms = tr("Free software under the MIT licence. It uses these components, each under its own licence:")
        self._components = components()
        self.licences = RowList(tr("Licences"))
        for component in self._components:
            name = f"{component.name} {component.version}".strip()
            self.licences.addItem(f"{name} · {component.licence}" if component.licence else name)
        self.licences.currentRowChanged.connect(self._show_licence)
        self.words = log_view("")
        self.words.setLineWrapMode(QPlainTextEdit.LineWrapMode.WidgetWidth)
        self.words.setAccessibleName(tr("Licence text"))
        for view in (self.licences, self.words):
            # They scroll, so their size hint must not enlarge the sheet.
            view.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Ignored)
            view.setMinimumHeight(theme.px(_MIN_VIEW_HEIGHT))
        self.licences.setCurrentRow(0)
        return column(Label(terms, role="ink2", wrap=True), (self.licences, 2), (self.words, 3), gap=theme.px(6))

    def _show_licence(self, index: int) -> None:
        text = self._components[index].text if 0 <= index < len(self._components) else ""
        self.words.setPlainText(text or tr("The text of this licence is not included in this installation."))
        self.words.moveCursor(self.words.textCursor().MoveOperation.Start)

    def _copy_report(self) -> None:
        QGuiApplication.clipboard().setText(bug_report())
        self._copy.setText(tr("Copied"))


def error_report(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> str:
    """Returns versions and traceback of an error for a report."""
    header = f"Mahjong Desk {__version__}, Python {platform.python_version()}, Qt {qVersion()}, {platform.platform()}"
    return header + "\n\n" + "".join(traceback.format_exception(kind, error, trace))


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
        text = log_view(details)
        text.setAccessibleName(tr("Details"))
        path = current_log_path()
        location = Label(tr("Also written to the log: {path}").format(path=path), role="ink3", size=14, wrap=True)
        location.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        if path is None:
            location.hide()
        copy = SecondaryButton(tr("&Copy details"), on_click=lambda: QApplication.clipboard().setText(details))
        continue_button = PrimaryButton(tr("&Continue"), on_click=self.accept)
        continue_button.setDefault(True)
        buttons = row(..., copy, continue_button, gap=-1)
        edges = (theme.px(24), theme.px(20), theme.px(24), theme.px(20))
        heading = Label(tr("Something went wrong"), size=24, serif=True)
        parts = heading, Label(safe, wrap=True), (text, 1), location, buttons
        boxed(column(*parts, gap=theme.px(12), edges=edges), self)


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

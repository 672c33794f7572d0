# SPDX-License-Identifier: MIT
"""A user who drives the real window with keyboard and mouse."""

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import TypeVar

from PySide6.QtCore import QEvent, QObject, QPoint, QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QMenu, QWidget
from pytestqt.qtbot import QtBot

from mahjong_desk.club.stored_match import StoredMatch
from mahjong_desk.ledger.ledger import Ledger
from mahjong_desk.ledger.place import ledger_path
from mahjong_desk.ui.desk import Desk
from mahjong_desk.ui.settings.settings import Settings
from mahjong_desk.ui.window.main_window import MainWindow
from mahjong_desk.ui.window.screens import SCREENS
from tests.ui.shared_window import SIZE, show_active
from tests.ui.widgets import show_widget

Found = TypeVar("Found", bound=QWidget)
NAMES = ("Aoi", "Ben", "Chie", "Dai")

_NAMED = {
    "\n": Qt.Key.Key_Return,
    "\b": Qt.Key.Key_Backspace,
    "\x1b": Qt.Key.Key_Escape,
    "\t": Qt.Key.Key_Tab,
    " ": Qt.Key.Key_Space,
}


def the_application() -> QApplication:
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    return app


class _StrayWindowGuard(QObject):
    """An event filter that fails the test if an unexpected window is shown."""

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Show and isinstance(watched, QWidget) and watched.isWindow():
            is_expected = isinstance(watched, MainWindow | QMenu) or watched.windowType() == Qt.WindowType.Popup
            assert is_expected, f"{watched} flashed up as a window of its own"
        return False


class User:
    """Presses keys and clicks, and counts both."""

    def __init__(self, qtbot: QtBot, at: Path | MainWindow, size: QSize = SIZE, *, watched: bool = False) -> None:
        """Opens a window with the ledger in a folder, or uses a window that is open."""
        self._qtbot = qtbot
        self._watched = watched
        self.keys = self.clicks = 0
        self._strays = _StrayWindowGuard()
        if isinstance(at, MainWindow):
            self.window = at
            at.resize(size)
            self._watch()
        else:
            self.open_window(at, size)

    def open_window(self, folder: Path, size: QSize) -> None:
        """Opens a window with the ledger in ``folder``, as when the application starts."""
        qtbot = self._qtbot
        self.window = MainWindow(Desk(), Settings(folder))
        qtbot.addWidget(self.window, before_close_func=self._stop_watching)
        show_active(self.window, size)
        assert self.window.open_ledger(folder)
        self._watch()

    def _watch(self) -> None:
        if self._watched:
            the_application().installEventFilter(self._strays)

    def _stop_watching(self, _window: QWidget | None = None) -> None:
        the_application().removeEventFilter(self._strays)

    def leave_window(self) -> None:
        """Leaves a window that other tests continue to use."""
        self._stop_watching()

    @property
    def desk(self) -> Desk:
        return self.window.desk

    @property
    def stored(self) -> StoredMatch:
        return self.desk.stored

    @property
    def ledger(self) -> Ledger:
        return self.desk.ledger

    def enter(self, text: str) -> None:
        """Types ``text`` into whatever has the focus; a line break is Enter."""
        for letter in text:
            self.press(_NAMED.get(letter) or Qt.Key(ord(letter.upper())), text=letter)

    def press(
        self, key: Qt.Key, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier, text: str = ""
    ) -> None:
        self.keys += 1
        popup = QApplication.activePopupWidget()
        # Without a screen, a menu cannot grab the keyboard.
        target = popup if isinstance(popup, QMenu) else QApplication.focusWidget() or self.window
        if text and text.isprintable() and text != " ":
            QTest.keyClicks(target, text)
        else:
            QTest.keyClick(target, key, modifier)
        QApplication.processEvents()

    def paste(self, text: str) -> None:
        """Pastes ``text`` into whatever has the focus, which is faster than typing."""
        QApplication.clipboard().setText(text)
        self.press(Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)

    def click(self, widget: QWidget, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
        assert widget.isVisible(), widget
        assert widget.isEnabled(), widget
        self.clicks += 1
        QTest.mouseClick(widget, Qt.MouseButton.LeftButton, modifier, QPoint(widget.width() // 2, widget.height() // 2))
        QApplication.processEvents()

    def button(self, text: str, within: QWidget | None = None) -> QAbstractButton:
        """Returns the visible button with this text, ignoring mnemonics."""
        return self._find_visible(QAbstractButton, lambda button: button.text().replace("&", "") == text, within)

    def _find_visible(self, kind: type[Found], fits: Callable[[Found], bool], within: QWidget | None) -> Found:
        place = within or self.window.sheet or self.window
        return next(widget for widget in place.findChildren(kind) if widget.isVisible() and fits(widget))

    def sheet(self, kind: type[Found]) -> Found:
        """Returns the sheet over the window, which must be of that class."""
        sheet = self.window.sheet
        assert isinstance(sheet, kind), sheet
        return sheet

    def screen(self, kind: type[Found]) -> Found:
        """Returns the screen of that class, shown or not."""
        name = next(name for name, screen in SCREENS.items() if screen.class_name == kind.__name__)
        screen = self.window.screen_widget(name)
        assert isinstance(screen, kind)
        return screen

    def wait(self, holds: Callable[[], bool]) -> None:
        self._qtbot.waitUntil(holds)

    def texts(self, within: QWidget) -> list[str]:
        return [label.text() for label in within.findChildren(QLabel) if label.isVisible()]


def open_second_machine(qtbot: QtBot, address: str, folder: Path) -> User:
    """Opens a window on a server's ledger; the caller closes it."""
    settings = Settings(folder)
    settings.server = address
    window = show_widget(qtbot, MainWindow(Desk(), settings), 1280, 800)
    window.open_ledger(folder)
    return User(qtbot, window)


@contextmanager
def locked(folder: Path) -> Iterator[None]:
    """Holds the write lock of the ledger in a folder, as another program may."""
    with closing(sqlite3.connect(ledger_path(folder))) as other:
        other.execute("BEGIN IMMEDIATE")
        yield

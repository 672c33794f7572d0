# SPDX-License-Identifier: MIT
"""The real program on its own X server, and a user who reaches it from outside."""

import sqlite3
import time
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QMargins, QPoint, QRect, QSize, Qt
from PySide6.QtGui import QAction, QCursor, QImage, QKeySequence, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu, QWidget
from pytestqt.qtbot import QtBot

from mahjong_desk.ledger.place import ledger_path
from mahjong_desk.ui import theme
from mahjong_desk.ui.kit.text_format import without_mnemonic
from mahjong_desk.ui.settings.settings import SETTINGS_FILE
from tests.ui.player import User, the_application
from tests.ui.xvfb.x_server import ROOT, SCREEN, XServer, poll, program, started, x_server

_MAXIMISE = "super+Up"
_MIN_DIFFERENCE = 48
_DIFFERENCE_TABLE = bytes(1 if _MIN_DIFFERENCE < value < 255 else 0 for value in range(256))
_WINDOW_DIFFERS, _WIDGET_DIFFERS = 0.01, 0.15
_MARGIN = 12
_TIME_TO_SEE = 0.6
_NAMED = {
    "\n": "Return", "\t": "Tab", "\b": "BackSpace", "\x1b": "Escape", " ": "space", "[": "bracketleft",
    "]": "bracketright", "+": "plus", "-": "minus", "?": "question", ",": "comma", ".": "period", "/": "slash",
    "<": "less", ">": "greater", "^": "asciicircum",
}  # fmt: skip
_MODIFIERS = {
    Qt.KeyboardModifier.ControlModifier: "ctrl",
    Qt.KeyboardModifier.ShiftModifier: "shift",
    Qt.KeyboardModifier.AltModifier: "alt",
}


@dataclass(frozen=True, slots=True)
class WindowSetup:
    language: str = "en"
    theme: str = "light"
    size: QSize | None = None


class RealUser(User):
    """A user at the real window, who reaches it through the X server.

    A test cannot ask a window of another process where its buttons are. So each action is repeated on a twin: a window
    in this process, without a screen, that has the same layout and so shows where to click. Recorded events are then
    checked in the ledger that the real program wrote.
    """

    def __init__(self, qtbot: QtBot, server: XServer, folder: Path, look: WindowSetup, running: ExitStack) -> None:
        """Starts the program and waits for its window; ``running`` ends it."""
        self.folder, self._home, self._server, self._look = folder / "club", folder, server, look
        self._typed = False
        self._last_seen: object = None
        self._written = 0
        self._window = ""
        self.first_place = self.place = QRect()
        self._running = running
        self._start()
        super().__init__(qtbot, folder / "twin", self.place.size())
        self._park_mouse()

    def _start(self) -> None:
        command = program(self.folder, "--theme", self._look.theme, language=self._look.language)
        environment = {**self._server.environment, "QT_QPA_PLATFORM": "xcb"}
        self.process = self._running.enter_context(
            started(command, self._home / "program.log", cwd=ROOT, env=environment)
        )
        poll("the window over its ledger", self._has_opened)
        self.first_place = self._server.place_of(self._window)
        self.do("windowfocus", self._window)
        poll("the keyboard", lambda: self.do("getwindowfocus") == self._window)
        poll("its size", self._has_its_size)

    def restart(self) -> None:
        self.quit()
        self.window.close()
        self._start()
        self.open_window(self._home / "twin", self.place.size())
        theme.apply(the_application(), self._look.theme, self._look.language, 1.0, reduced_motion=True)
        self._park_mouse()

    def _park_mouse(self) -> None:
        self.do("mousemove", str(SCREEN.width() - 1), str(SCREEN.height() - 1))
        self.wait_for_the_picture()

    def enter(self, text: str) -> None:
        """Types ``text`` into the real window, then into the twin."""
        self._look_first()
        self._type(*(_NAMED.get(letter, letter) for letter in text))
        self._typed = True
        try:
            super().enter(text)
        finally:
            self._typed = False
        self.wait_for_the_ledger()

    def press(
        self, key: Qt.Key, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier, text: str = ""
    ) -> None:
        if self._typed:
            super().press(key, modifier, text)
            return
        modifiers = [name for flag, name in _MODIFIERS.items() if modifier & flag]
        self._look_first()
        self._type("+".join([*modifiers, _KEYS.get(key) or chr(key).lower()]))
        super().press(key, modifier, text)
        self.wait_for_the_ledger()

    def click(self, widget: QWidget, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
        """Clicks a widget in the real window, then in the twin."""
        self.click_at(widget, QPoint(widget.width() // 2, widget.height() // 2), modifier)

    def click_at(
        self, widget: QWidget, at: QPoint, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier
    ) -> None:
        assert modifier == Qt.KeyboardModifier.NoModifier
        around = QMargins(_MARGIN, _MARGIN, _MARGIN, _MARGIN)

        def is_there() -> bool:
            place = QRect(widget.mapTo(self.window, QPoint()), widget.size()).marginsAdded(around)
            alike = self._is_like_the_twin(place & self.window.rect(), _WIDGET_DIFFERS)
            return alike and widget.visibleRegion().contains(at)

        poll(f"{widget} where both windows show it", is_there)
        self._click_on_screen(self.place.topLeft() + widget.mapTo(self.window, at))
        assert widget.isEnabled(), widget
        self.clicks += 1
        QTest.mouseClick(widget, Qt.MouseButton.LeftButton, modifier, at)
        QApplication.processEvents()
        self.wait_for_the_ledger()

    def hold_mouse_over(self, widget: QWidget) -> None:
        """Moves the twin's mouse over a widget, because a menu may open at the mouse."""
        QCursor.setPos(widget.mapToGlobal(widget.rect().center()))

    def menu(self) -> QMenu:
        return next(menu for menu in self.window.findChildren(QMenu) if menu.isVisible())

    def press_in_menu(self, entry: str) -> None:
        """Presses the mnemonic of an entry of the open menu, in both windows."""
        self.enter(QKeySequence.mnemonic(self._entry(entry).text()).toString().removeprefix("Alt+").lower())
        # Input within the next few milliseconds would still go to the menu.
        self.wait_for_the_picture()

    def _entry(self, entry: str) -> QAction:
        return next(
            action for action in self.menu().actions() if without_mnemonic(action.text()).removesuffix("…") == entry
        )

    def click_in_menu(self, entry: str) -> None:
        menu = self.menu()
        action = self._entry(entry)
        at = menu.actionGeometry(action).center()
        place = menu.geometry().translated(self.place.topLeft() - self.window.mapToGlobal(QPoint()))

        def is_there() -> bool:
            QApplication.processEvents()
            return difference_share(self._server.shown(place), menu.grab().toImage()) <= _WIDGET_DIFFERS

        poll(f"the menu with “{entry}”", is_there)
        self._click_on_screen(place.topLeft() + at)
        self.clicks += 1
        QTest.mouseClick(menu, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, at)
        QApplication.processEvents()
        self.wait_for_the_ledger()
        # Input within the next few milliseconds would still go to the menu.
        self.wait_for_the_picture()

    def _look_first(self) -> None:
        """Waits until the program no longer ignores presses as slips."""
        view = (self.window.current_screen, self.window.sheet, self.desk.stored)
        if view != self._last_seen:
            self._last_seen = view
            time.sleep(_TIME_TO_SEE)

    def _click_on_screen(self, point: QPoint) -> None:
        self._look_first()
        self.do("mousemove", str(point.x()), str(point.y()), "click", "1")

    def wait_for_the_ledger(self) -> None:
        """Waits until the real program has written as much as the twin."""
        expected = len(self.desk.stored.journal.entries) if self.desk.stored is not None else 0
        if expected != self._written:
            self._written = expected
            poll(f"{expected} entries", lambda: entries(self.folder) == expected)

    def wait_for_the_picture(self) -> None:
        poll("a window like the twin", lambda: self._is_like_the_twin(self.window.rect(), _WINDOW_DIFFERS))

    def picture(self, name: str) -> None:
        """Saves a screenshot once both windows show the same."""
        self.wait_for_the_picture()
        self.save_screenshot(name)

    def save_screenshot(self, name: str) -> None:
        assert self._server.shown(QRect(QPoint(), SCREEN)).save(str(self._home / f"{name}.png"))

    def quit(self) -> None:
        self._type("ctrl+q")
        poll("the end of the program", lambda: self.process.poll() is not None)
        assert self.process.returncode == 0

    def terminal_output(self) -> str:
        return (self._home / "program.log").read_text(encoding="utf-8")

    def _is_like_the_twin(self, part: QRect, share: float) -> bool:
        """Returns whether both windows agree in ``part``, except for ``share`` of it."""
        QApplication.processEvents()
        screenshot = self._server.shown(part.translated(self.place.topLeft()))
        return difference_share(screenshot, self.window.grab(part).toImage()) <= share

    def _type(self, *keys: str) -> None:
        self.do("key", "--delay", "0", *keys)

    def do(self, *words: str) -> str:
        assert self.process.poll() is None, self.terminal_output()
        return self._server.do(*words)

    def _has_opened(self) -> bool:
        assert self.process.poll() is None, self.terminal_output()
        windows = self._server.windows()
        if len(windows) != 1 or entries(self.folder) is None:
            return False
        self._window = windows[0]
        return True

    def _has_its_size(self) -> bool:
        size = self._look.size
        if size is None:
            self.do("key", _MAXIMISE)
        else:
            self.do("windowsize", self._window, str(size.width()), str(size.height()))
        self.place = self._server.place_of(self._window)
        return self.place.width() == SCREEN.width() if size is None else self.place.size() == size


_KEYS = {
    Qt.Key.Key_Return: "Return",
    Qt.Key.Key_Escape: "Escape",
    Qt.Key.Key_Backspace: "BackSpace",
    Qt.Key.Key_Tab: "Tab",
    Qt.Key.Key_Down: "Down",
    Qt.Key.Key_Up: "Up",
    Qt.Key.Key_Left: "Left",
    Qt.Key.Key_Right: "Right",
    Qt.Key.Key_Space: "space",
}


def difference_share(one: QImage, other: QImage) -> float:
    """Returns the share of two equally large pictures that clearly differs."""
    both = one.convertToFormat(QImage.Format.Format_RGB32)
    painter = QPainter(both)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Difference)
    painter.drawImage(0, 0, other)
    painter.end()
    return bytes(both.convertToFormat(QImage.Format.Format_RGBX8888).constBits()).translate(_DIFFERENCE_TABLE).count(
        1
    ) / (3 * both.width() * both.height())


def entries(folder: Path) -> int | None:
    """Returns how many entries the last journal has, or None without a ledger."""
    path = ledger_path(folder)
    if not path.is_file():
        return None
    try:
        with closing(sqlite3.connect(f"{path.as_uri()}?mode=ro", uri=True)) as database:
            row = database.execute("SELECT length FROM matches ORDER BY id DESC LIMIT 1").fetchone()
            return int(row[0]) if row else 0
    except sqlite3.OperationalError:
        return None


@contextmanager
def real_window(qtbot: QtBot, folder: Path, look: WindowSetup) -> Iterator[RealUser]:
    """Runs the program on a new X server, and always ends both."""
    club = folder / "club"
    club.mkdir(parents=True)
    # These players know the program: the guide to the first match is not shown.
    settings = "[General]\nreduced_motion=true\nfont_percent=100\nguide_finished=true\n"
    (club / SETTINGS_FILE).write_text(settings, encoding="utf-8")
    with x_server(folder) as server, ExitStack() as running:
        player = RealUser(qtbot, server, folder, look, running)
        try:
            yield player
        finally:
            player.save_screenshot("last")

# SPDX-License-Identifier: MIT
"""The real program on an X server of its own, and the keys and clicks that reach it from outside."""

from __future__ import annotations

import os
import sqlite3
import struct
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, closing, contextmanager
from pathlib import Path

from PySide6.QtCore import QMargins, QPoint, QRect, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from mahjong_desk.ledger.place import ledger_path
from mahjong_desk.ui.choices import SETTINGS_FILE
from tests.ui.player import Player

ROOT = Path(__file__).parents[3]
SIZE = (1280, 800)
PATIENCE = 60.0
"""How many seconds something may take on a busy machine before the test gives it up."""

_PAUSE = 0.02
_CLEARLY = 48
_MARKS = bytes(1 if _CLEARLY < value < 255 else 0 for value in range(256))
_WINDOW_DIFFERS, _WIDGET_DIFFERS = 0.01, 0.15
_ROUND = 12
_NAMED = {
    "\n": "Return", "\t": "Tab", "\b": "BackSpace", "\x1b": "Escape", " ": "space", "[": "bracketleft",
    "]": "bracketright", "+": "plus", "-": "minus", "?": "question", ",": "comma", ".": "period", "/": "slash",
}  # fmt: skip
_MODIFIERS = {
    Qt.KeyboardModifier.ControlModifier: "ctrl",
    Qt.KeyboardModifier.ShiftModifier: "shift",
    Qt.KeyboardModifier.AltModifier: "alt",
}


def poll(what: str, holds: Callable[[], bool]) -> None:
    """Looks again and again until something holds.

    Raises:
        AssertionError: It did not come to hold.
    """
    until = time.monotonic() + PATIENCE
    while not holds():
        assert time.monotonic() < until, f"waited in vain: {what}"
        time.sleep(_PAUSE)


@contextmanager
def started(command: Sequence[str], log: Path, **more: object) -> Iterator[subprocess.Popen[bytes]]:
    """Starts a program whose words go to a file, and ends it whatever happens."""
    with log.open("wb") as words:
        process = subprocess.Popen(command, stdout=words, stderr=words, stdin=subprocess.DEVNULL, **more)  # type: ignore[call-overload]
        try:
            yield process
        finally:
            if process.poll() is None:
                process.terminate()
                try:
                    process.wait(10)
                except subprocess.TimeoutExpired:
                    process.kill()
                    process.wait()


@contextmanager
def x_server(folder: Path) -> Iterator[str]:
    """Runs Xvfb on a display that is free and gives its name; what it shows lies in a file of ``folder``."""
    reading, writing = os.pipe()
    screen = ["-screen", "0", f"{SIZE[0]}x{SIZE[1]}x24", "-dpi", "96", "-fbdir", str(folder)]
    command = ["Xvfb", "-displayfd", str(writing), "-nolisten", "tcp", "-noreset", *screen]
    with os.fdopen(reading, "rb") as numbers, ExitStack() as stack:
        try:
            stack.enter_context(started(command, folder / "xvfb.log", pass_fds=(writing,)))
        finally:
            os.close(writing)
        number = numbers.readline().strip().decode()  # written when it takes connections; empty if it never does
        assert number, (folder / "xvfb.log").read_text()
        yield f":{number}"


class RealPlayer(Player):
    """Somebody at the real window: every key and click goes there through the X server.

    Nobody can ask a window of another process where its buttons are. So the same is done to a second window, in this
    process and without a screen; it lays everything out alike, and so tells where to click. What was recorded is then
    asked from the ledger that the real program wrote.

    Attributes:
        folder: The data folder of the real program.
        process: The real program.
    """

    def __init__(self, qtbot: QtBot, display: str, process: subprocess.Popen[bytes], folder: Path, twin: Path) -> None:
        """Waits for the real window; ``folder`` and ``twin`` are the data folders of both windows."""
        self._typed = False
        super().__init__(qtbot, twin)
        self.folder, self.process = folder, process
        self._environment = {**os.environ, "DISPLAY": display}
        self._screen = folder.parent / "Xvfb_screen0"
        self._written = 0
        self._real = ""
        poll("the window over its ledger", self._has_come)
        self._xdotool("windowmove", "--sync", self._real, "0", "0", "windowsize", self._real, *map(str, SIZE))
        poll("its size", self._fits)
        self._xdotool("windowfocus", self._real)
        poll("the keyboard", lambda: self._xdotool("getwindowfocus") == self._real)

    def enter(self, text: str) -> None:
        """Types ``text`` at once into the real window, then letter by letter into the twin."""
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
        """Presses one key in both windows."""
        if self._typed:
            super().press(key, modifier, text)
            return
        held = [name for flag, name in _MODIFIERS.items() if modifier & flag]
        self._type("+".join([*held, chr(key).lower()]))
        super().press(key, modifier, text)
        self.wait_for_the_ledger()

    def click(self, widget: QWidget, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
        """Moves the mouse to where the twin has this widget, clicks, and does the same to the twin."""
        assert modifier == Qt.KeyboardModifier.NoModifier
        middle = QPoint(widget.width() // 2, widget.height() // 2)
        around = QMargins(_ROUND, _ROUND, _ROUND, _ROUND)

        def is_there() -> bool:
            place = QRect(widget.mapTo(self.window, QPoint()), widget.size()).marginsAdded(around)
            alike = self._is_like_the_twin(place & self.window.rect(), _WIDGET_DIFFERS)
            return alike and widget.visibleRegion().contains(middle)

        poll(f"{widget} where both windows show it", is_there)
        point = widget.mapTo(self.window, middle)
        self._xdotool("mousemove", str(point.x()), str(point.y()), "click", "1")
        super().click(widget)
        self.wait_for_the_ledger()

    def give_from_menu(self, letter: str, command: str) -> None:
        """Gives one of the rarer commands by its letter in the menu at the table.

        Without a screen a menu cannot hold the keyboard, so the twin is given the command itself.
        """
        self._type("m", letter)
        self.window.commands.actions[command].trigger()
        QApplication.processEvents()
        self.wait_for_the_ledger()
        # Keys that follow within a few milliseconds would still go to the menu.
        self.wait_for_the_picture()

    def wait_for_the_ledger(self) -> None:
        """Waits until the real program has written as much as the twin."""
        wanted = len(self.desk.journal.entries) if self.desk.journal is not None else 0
        if wanted != self._written:
            self._written = wanted
            poll(f"{wanted} entries", lambda: entries(self.folder) == wanted)

    def wait_for_the_picture(self) -> None:
        """Waits until the X server shows what the twin shows."""
        poll("a window like the twin", lambda: self._is_like_the_twin(self.window.rect(), _WINDOW_DIFFERS))

    def picture(self, name: str) -> None:
        """Waits until the X server shows what the twin shows, and keeps that as a file beside the data folder."""
        self.wait_for_the_picture()
        self.keep(name)

    def keep(self, name: str) -> None:
        """Keeps what the X server shows as a file beside the data folder."""
        assert self._shown(QRect(0, 0, *SIZE)).save(str(self.folder.parent / f"{name}.png"))

    def quit(self) -> None:
        """Closes the program by its key and waits for its end."""
        self._type("ctrl+q")
        poll("the end of the program", lambda: self.process.poll() is not None)
        assert self.process.returncode == 0

    def said(self) -> str:
        """Returns what the program wrote on its terminal."""
        return (self.folder.parent / "program.log").read_text(encoding="utf-8")

    def _shown(self, part: QRect) -> QImage:
        """Returns what the X server shows in ``part``: it keeps an XWD file up to date."""
        with self._screen.open("rb") as file:
            fields = struct.unpack(">20I", file.read(80))
            header, width, line, colours = fields[0], fields[4], fields[12], fields[19]
            file.seek(header + 12 * colours + part.top() * line)
            lines = QImage(file.read(part.height() * line), width, part.height(), line, QImage.Format.Format_RGB32)
        return lines.copy(part.x(), 0, part.width(), part.height())

    def _is_like_the_twin(self, part: QRect, share: float) -> bool:
        """Tells whether both windows show the same in ``part``, but for a ``share`` of it: mouse, focus, edges."""
        QApplication.processEvents()
        return differing(self._shown(part), self.window.grab(part).toImage()) <= share

    def _type(self, *keys: str) -> None:
        self._xdotool("key", "--delay", "0", *keys)

    def _xdotool(self, *words: str) -> str:
        told = subprocess.run(
            ["xdotool", *words], env=self._environment, capture_output=True, encoding="utf-8", timeout=PATIENCE,
            check=False,
        )  # fmt: skip
        assert self.process.poll() is None, self.said()
        return told.stdout.strip() if told.returncode == 0 else ""

    def _has_come(self) -> bool:
        windows = self._xdotool("search", "--onlyvisible", "--name", "^Mahjong Desk").split()
        if len(windows) != 1 or entries(self.folder) is None:
            return False
        self._real = windows[0]
        return True

    def _fits(self) -> bool:
        told = self._xdotool("getwindowgeometry", "--shell", self._real).splitlines()
        return {"X=0", "Y=0", f"WIDTH={SIZE[0]}", f"HEIGHT={SIZE[1]}"} <= set(told)


def differing(one: QImage, other: QImage) -> float:
    """Returns the share of two pictures of the same size that is clearly not alike."""
    both = one.convertToFormat(QImage.Format.Format_RGB32)
    painter = QPainter(both)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Difference)
    painter.drawImage(0, 0, other)
    painter.end()
    colours = bytes(both.convertToFormat(QImage.Format.Format_RGBX8888).constBits())
    return colours.translate(_MARKS).count(1) / (3 * both.width() * both.height())


def entries(folder: Path) -> int | None:
    """Returns how many entries the last journal of a ledger has; None while there is no ledger."""
    path = ledger_path(folder)
    if not path.is_file():
        return None
    try:
        with closing(sqlite3.connect(f"{path.as_uri()}?mode=ro", uri=True)) as database:
            return int(
                database.execute(
                    "SELECT count(*) FROM journal WHERE match_id = (SELECT max(id) FROM matches)"
                ).fetchone()[0]
            )
    except sqlite3.OperationalError:
        return None


@contextmanager
def real_window(qtbot: QtBot, folder: Path, theme: str = "light") -> Iterator[RealPlayer]:
    """Runs the program on a new X server, its data in ``folder``, and ends both whatever happens."""
    club = folder / "club"
    club.mkdir()
    (club / SETTINGS_FILE).write_text("[General]\nreduced_motion=true\nfont_percent=100\n", encoding="utf-8")
    command = [sys.executable, "-m", "mahjong_desk", "--data", str(club), "--language", "en", "--theme", theme]
    with x_server(folder) as display:
        environment = {**os.environ, "DISPLAY": display, "QT_QPA_PLATFORM": "xcb"}
        for name in ("WAYLAND_DISPLAY", "XAUTHORITY", "DBUS_SESSION_BUS_ADDRESS"):
            environment.pop(name, None)
        with started(command, folder / "program.log", cwd=ROOT, env=environment) as process:
            player = RealPlayer(qtbot, display, process, club, folder / "twin")
            try:
                yield player
            finally:
                player.keep("last")

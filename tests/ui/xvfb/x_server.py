# SPDX-License-Identifier: MIT
"""A headless X server with a window manager and a small screen."""

import os
import struct
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path

from PySide6.QtCore import QPoint, QRect, QSize
from PySide6.QtGui import QImage

ROOT = Path(__file__).parents[3]
SCREEN = QSize(1366, 768)
PATIENCE = 60.0
"""Maximum seconds to wait for a condition on a busy machine."""

_PAUSE = 0.02
_MANAGER = Path(__file__).with_name("openbox.xml")


def poll(what: str, holds: Callable[[], bool]) -> None:
    """Waits until a condition holds.

    Raises:
        AssertionError: It did not hold within ``PATIENCE`` seconds.
    """
    until = time.monotonic() + PATIENCE
    while not holds():
        assert time.monotonic() < until, f"timed out: {what}"
        time.sleep(_PAUSE)


def program(folder: Path, *words: str, language: str = "en") -> list[str]:
    """Returns the command that runs the program, from ``ROOT``, over a data folder."""
    return [sys.executable, "-m", "mahjong_desk", "--data", str(folder), "--language", language, *words]


@contextmanager
def started(command: Sequence[str], log: Path, **more: object) -> Iterator[subprocess.Popen[bytes]]:
    """Starts a program with its output in a file, and always ends it."""
    with log.open("ab") as words:
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


class XServer:
    """A running X server with its window manager."""

    def __init__(self, display: str, folder: Path) -> None:
        """Connects to the server of a display, which keeps its picture in ``folder``."""
        self.environment = {**os.environ, "DISPLAY": display}
        for name in ("WAYLAND_DISPLAY", "XAUTHORITY", "DBUS_SESSION_BUS_ADDRESS"):
            self.environment.pop(name, None)
        self._screen = folder / "Xvfb_screen0"

    def shown(self, part: QRect) -> QImage:
        """Returns the picture of ``part`` of the screen."""
        part = part & QRect(QPoint(), SCREEN)
        with self._screen.open("rb") as file:
            fields = struct.unpack(">20I", file.read(80))
            header, width, line, colours = fields[0], fields[4], fields[12], fields[19]
            file.seek(header + 12 * colours + part.top() * line)
            lines = QImage(file.read(part.height() * line), width, part.height(), line, QImage.Format.Format_RGB32)
        return lines.copy(part.x(), 0, part.width(), part.height())

    def do(self, *words: str) -> str:
        """Runs xdotool and returns its output, empty if it failed."""
        result = subprocess.run(
            ["xdotool", *words], env=self.environment, capture_output=True, encoding="utf-8", timeout=PATIENCE,
            check=False,
        )  # fmt: skip
        return result.stdout.strip() if result.returncode == 0 else ""

    def windows(self) -> list[str]:
        return self.do("search", "--onlyvisible", "--name", "Mahjong Desk").split()

    def place_of(self, window: str) -> QRect:
        """Returns the area of a window on the screen, without its title bar."""
        size = _numbers(self.do("getwindowgeometry", "--shell", window))
        # For the position of a framed window, xdotool counts the frame twice.
        corner = _numbers(self.do("mousemove", "--window", window, "0", "0", "getmouselocation", "--shell"))
        if not {"WIDTH", "HEIGHT"} <= size.keys() or not {"X", "Y"} <= corner.keys():
            return QRect()
        return QRect(corner["X"], corner["Y"], size["WIDTH"], size["HEIGHT"])


def _numbers(output: str) -> dict[str, int]:
    pairs = (line.split("=") for line in output.splitlines() if "=" in line)
    return {name: int(value) for name, value in pairs if value.isdecimal()}


@contextmanager
def x_server(folder: Path) -> Iterator[XServer]:
    """Runs Xvfb on a free display, with openbox on it."""
    reading, writing = os.pipe()
    size = f"{SCREEN.width()}x{SCREEN.height()}x24"
    command = ["Xvfb", "-displayfd", str(writing), "-nolisten", "tcp", "-noreset", "-screen", "0", size, "-dpi", "96"]
    with os.fdopen(reading, "rb") as numbers, ExitStack() as stack:
        log = folder / "xvfb.log"
        try:
            stack.enter_context(started([*command, "-fbdir", str(folder)], log, pass_fds=(writing,)))
        finally:
            os.close(writing)
        number = numbers.readline().strip().decode()  # written when it accepts connections; empty if it never does
        assert number, log.read_text()
        server = XServer(f":{number}", folder)
        manager = ["openbox", "--sm-disable", "--config-file", str(_MANAGER)]
        stack.enter_context(started(manager, folder / "openbox.log", env=server.environment))
        poll("the window manager", lambda: server.do("get_num_desktops") == "1")
        yield server

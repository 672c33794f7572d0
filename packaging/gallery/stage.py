# SPDX-License-Identifier: MIT
"""Scenes, looks, and the window in which simulated clicks produce the scenes."""

import shutil
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QSize
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QApplication, QMenu, QWidget

from gallery.club import Club
from gallery.elements import count_elements
from gallery.faults import Fault, check_window
from mahjong_desk.rules.model.table import Table
from mahjong_desk.ui import theme
from mahjong_desk.ui.desk import Desk
from mahjong_desk.ui.kit.sheets.sheet import Sheet
from mahjong_desk.ui.settings.settings import Settings
from mahjong_desk.ui.window.main_window import MainWindow

SCALES = {"1280x720": 1, "1366x768": 1, "1920x1080": 1, "3840x2160": 2}
"""The screens with the number of their pixels per window pixel."""
_TIMEOUT = 20
"""The maximum waiting time for a condition, in seconds."""
_ROUNDS = 10
"""The maximum depth of nested layouts, each of which is notified of a change only after the inner one."""
SheetType = TypeVar("SheetType", bound=Sheet)


class Look(NamedTuple):
    """A look of the window."""

    screen: str  # its size in pixels, such as ``1280x720``
    language: str
    theme: str
    percent: int  # of the usual text size
    touch: bool = False  # whether controls have touch size

    @property
    def name(self) -> str:
        """The folder of its pictures."""
        return f"{self.screen}-{self.language}-{self.theme}-{self.percent}{'-touch' if self.touch else ''}"

    @property
    def size(self) -> QSize:
        """The size of the window, in its own pixels."""
        width, height = (int(part) // SCALES[self.screen] for part in self.screen.split("x"))
        return QSize(width, height)


class Stage:
    """A window over a copy of a club.

    Attributes:
        club: The sample club.
        is_ledger_empty: Whether an empty ledger is open instead of a copy of the club's.
    """

    def __init__(self, club: Club, folder: Path, size: QSize) -> None:
        """Opens the window; its data is in ``folder``."""
        self.club, self._folder = club, folder
        self._copies = 0
        self._cleanups: list[Callable[[], object]] = []
        self.is_ledger_empty = False
        settings = Settings(folder)
        settings.reduced_motion = True
        self.window = MainWindow(Desk(), settings)
        self.window.resize(size)
        self.window.show()
        self.window.activateWindow()

    def apply_display(self, look: Look) -> None:
        """Applies a look to the window."""
        settings = self.window.settings
        settings.language, settings.theme, settings.font_percent = look.language, look.theme, look.percent
        theme.set_table_mode(on=look.touch)
        self.window.resize(look.size)
        self.process_events()

    def close(self) -> None:
        """Closes the window for good."""
        theme.set_table_mode(on=False)
        self.window.close()
        self.window.deleteLater()
        self.process_events()

    def open_copy(self) -> None:
        """Opens a fresh copy of the club."""
        copy = self._new_folder()
        shutil.copytree(self.club.folder, copy)
        self._open(copy)
        self.is_ledger_empty = False

    def empty_ledger(self) -> None:
        """Opens an empty ledger."""
        self._open(self._new_folder())
        self.is_ledger_empty = True

    def _new_folder(self) -> Path:
        self._copies += 1
        return self._folder / str(self._copies)

    def _open(self, folder: Path) -> None:
        self.window.settings.last_match = ""
        self.window.settings.game = ""
        self.reset()
        if not self.window.open_ledger(folder):
            raise RuntimeError(f"{folder} could not be opened")
        self.process_events()
        self.reset()

    def add_cleanup(self, action: Callable[[], object]) -> None:
        """Runs an action after the current scene."""
        self._cleanups.append(action)

    def reset(self) -> None:
        """Runs the cleanups, and closes everything that covers the screens."""
        while self._cleanups:
            self._cleanups.pop()()
        while (popup := QApplication.activePopupWidget()) is not None:
            popup.close()
        self.window.close_sheet()
        self.window.notice.hide_now()
        # A separate window may have had the focus.
        self.window.activateWindow()
        self.process_events()

    def process_events(self) -> None:
        """Handles all pending events, including deletions."""
        for _ in range(_ROUNDS):
            QApplication.processEvents()
            QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)

    def wait_until(self, holds: Callable[[], object]) -> None:
        """Waits until a condition is true."""
        until = time.monotonic() + _TIMEOUT
        while not holds():
            if time.monotonic() > until:
                raise TimeoutError("the condition did not become true in time")
            QApplication.processEvents()

    # Contents

    @property
    def desk(self) -> Desk:
        """The desk under the window."""
        return self.window.desk

    @property
    def table(self) -> Table:
        """The current table of the match on the desk."""
        assert self.desk.replay is not None
        return self.desk.replay.table

    def open_match(self, match: int) -> None:
        """Opens a match of the club on the desk."""
        if self.desk.record is None or self.desk.record.id != match:
            self.desk.continue_match(match)
            self.process_events()
            self.reset()

    def show(self, screen: str, match: int | None = None) -> Any:
        """Shows a screen, after opening a match if one is given, and returns its widget."""
        if match is not None:
            self.open_match(match)
        self.window.show_screen(screen)
        self.process_events()
        return self.window.screen_widget(screen)

    def trigger(self, name: str) -> None:
        """Runs a menu command."""
        self.window.run_command(name)
        self.process_events()

    def sheet(self, kind: type[SheetType]) -> SheetType:
        """Returns the top sheet, which must be of this class."""
        self.process_events()
        if not isinstance(self.window.sheet, kind):
            raise TypeError(f"{self.window.sheet} is shown, not {kind.__name__}")
        return self.window.sheet


Show = Callable[[Stage], QWidget | None]
"""Shows a scene; returns the widget that shows it if that is a separate window."""


class Scene(NamedTuple):
    """A scene of the gallery."""

    name: str  # of its picture, without suffix
    shows: type[QWidget]
    show: Show


class SceneResult(NamedTuple):
    """A scene in one look: its picture, its faults, and the number of its elements."""

    scene: Scene
    look: Look
    picture: QPixmap
    faults: Sequence[Fault]
    elements: int


def run_all(stage: Stage, scenes: Sequence[Scene], looks: Iterable[Look]) -> Iterator[SceneResult]:
    """Yields the results of all scenes, with a fresh copy of the club per look."""
    for look in looks:
        stage.apply_display(look)
        stage.open_copy()
        for scene in scenes:
            yield _show(stage, scene, look)


def _show(stage: Stage, scene: Scene, look: Look) -> SceneResult:
    """Shows a scene, and closes what it opened."""
    if stage.is_ledger_empty:
        stage.open_copy()
    shown = scene.show(stage)
    stage.process_events()
    own = shown if isinstance(shown, QWidget) and shown.isWindow() else None
    widget = own or stage.window
    if not isinstance(widget, scene.shows) and not any(part.isVisible() for part in widget.findChildren(scene.shows)):
        raise TypeError(f"{scene.name} shows no {scene.shows.__name__}")
    picture, faults = check_window(widget)
    elements = count_elements(widget)
    if isinstance(own, QMenu):
        menu, picture = picture, stage.window.grab()
        painter = QPainter(picture)
        painter.drawPixmap(stage.window.mapFromGlobal(own.mapToGlobal(QPoint())), menu)
        painter.end()
    if own is not None:
        own.close()
    stage.reset()
    return SceneResult(scene, look, picture, faults, elements)

# SPDX-License-Identifier: MIT
"""The scenes and looks that are shown, and the window in which a user's clicks and keys bring them about."""

import shutil
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QSize, Qt
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtTest import QTest
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
"""The screens, each with how many of its pixels are one of the window's."""
_SECONDS = 20
"""How long a scene may take."""
_ROUNDS = 10
"""How many layouts may be nested, each of which hears of a change only after the one within."""
Laid = TypeVar("Laid", bound=Sheet)


class Look(NamedTuple):
    """How the window looks: screen, language, theme, size of the text, and whether all is as large as a finger."""

    screen: str
    language: str
    theme: str
    percent: int
    touch: bool = False

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
        window: The window.
        club: The club that is shown.
        emptied: Whether another ledger than that of the club is open.
    """

    def __init__(self, club: Club, folder: Path, size: QSize) -> None:
        """Opens the window; what is done in it stays in ``folder``."""
        self.club, self._folder = club, folder
        self._copies = 0
        self._afterwards: list[Callable[[], object]] = []
        self.emptied = False
        settings = Settings(folder)
        settings.reduced_motion = True
        self.window = MainWindow(Desk(), settings)
        self.window.resize(size)
        self.window.show()
        self.window.activateWindow()

    def apply_display(self, look: Look) -> None:
        """Gives the window another look."""
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
        self.emptied = False

    def empty_ledger(self) -> None:
        """Opens an empty ledger."""
        self._open(self._new_folder())
        self.emptied = True

    def _new_folder(self) -> Path:
        self._copies += 1
        return self._folder / str(self._copies)

    def _open(self, folder: Path) -> None:
        self.window.settings.match = 0
        self.window.settings.game = ""
        self.reset()
        if not self.window.open_ledger(folder):
            raise RuntimeError(f"{folder} could not be opened")
        self.process_events()
        self.reset()

    def add_cleanup(self, action: Callable[[], object]) -> None:
        """Has something ended once what is shown was looked at."""
        self._afterwards.append(action)

    def reset(self) -> None:
        """Closes what is over the screens, and runs the actions of ``afterwards``."""
        while self._afterwards:
            self._afterwards.pop()()
        while (popup := QApplication.activePopupWidget()) is not None:
            popup.close()
        self.window.close_sheet()
        self.window.notice.hide_now()
        # A window of its own may have had the keyboard.
        self.window.activateWindow()
        self.process_events()

    def process_events(self) -> None:
        """Lets everything be handled that waits, deletions too."""
        for _ in range(_ROUNDS):
            QApplication.processEvents()
            QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)

    def wait_until(self, holds: Callable[[], object]) -> None:
        """Waits until something holds."""
        until = time.monotonic() + _SECONDS
        while not holds():
            if time.monotonic() > until:
                raise TimeoutError("what is shown did not come about")
            QApplication.processEvents()

    # What is shown

    @property
    def desk(self) -> Desk:
        """The desk under the window."""
        return self.window.desk

    @property
    def table(self) -> Table:
        """The table of the match on it."""
        assert self.desk.replay is not None
        return self.desk.replay.table

    def open_match(self, match: int) -> None:
        """Lays a match of the club on the desk."""
        if self.desk.record is None or self.desk.record.id != match:
            self.desk.continue_match(match)
            self.process_events()
            self.reset()

    def show(self, place: str, match: int | None = None) -> Any:
        """Shows a place, over a match if one is given, and returns its widget."""
        if match is not None:
            self.open_match(match)
        self.window.show_screen(place)
        self.process_events()
        return self.window.screen_widget(place)

    def trigger(self, name: str) -> None:
        """Gives a command of the menus."""
        self.window.run_command(name)
        self.process_events()

    def sheet(self, kind: type[Laid]) -> Laid:
        """Returns the top sheet, which must be of this class."""
        self.process_events()
        if not isinstance(self.window.sheet, kind):
            raise TypeError(f"{self.window.sheet} is shown, not {kind.__name__}")
        return self.window.sheet

    def type(self, text: str) -> None:
        """Types a text where the keyboard is."""
        QTest.keyClicks(QApplication.focusWidget() or self.window, text)
        self.process_events()

    def press(self, key: Qt.Key, within: QWidget | None = None) -> None:
        """Presses a key."""
        QTest.keyClick(within or QApplication.focusWidget() or self.window, key)
        self.process_events()


Show = Callable[[Stage], QWidget | None]
"""Brings a scene about; returns what shows it if that is a window of its own."""


class Scene(NamedTuple):
    """What is shown: the name of its picture, the class of a widget in it, and the function that shows it."""

    name: str
    shows: type[QWidget]
    show: Show


class Shown(NamedTuple):
    """A scene as it was shown in a look."""

    scene: Scene
    look: Look
    picture: QPixmap
    faults: Sequence[Fault]
    elements: int


def run_all(stage: Stage, scenes: Sequence[Scene], looks: Iterable[Look]) -> Iterator[Shown]:
    """Yields every scene in every look; each look begins with the club as it was."""
    for look in looks:
        stage.apply_display(look)
        stage.open_copy()
        for scene in scenes:
            yield _show(stage, scene, look)


def _show(stage: Stage, scene: Scene, look: Look) -> Shown:
    """Shows a scene, and closes what it opened."""
    if stage.emptied:
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
    return Shown(scene, look, picture, faults, elements)

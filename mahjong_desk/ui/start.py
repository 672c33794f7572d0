# SPDX-License-Identifier: MIT
"""How the application starts: one window, shown when the match that lay there last stands on the table."""

from __future__ import annotations

import gc
import logging
import os
import sys
from collections.abc import Callable, Mapping, MutableMapping, Sequence
from functools import partial
from pathlib import Path
from typing import Final, NamedTuple

from PySide6.QtCore import QEvent, QMessageLogContext, QObject, QTimer, QtMsgType, Signal, qInstallMessageHandler
from PySide6.QtGui import QFileOpenEvent, QIcon
from PySide6.QtWidgets import QApplication, QWidget

from mahjong_desk import __version__
from mahjong_desk.ledger.errors import LedgerLocked
from mahjong_desk.ledger.place import data_folder
from mahjong_desk.log import buffer_log, catch_crashes, start_log
from mahjong_desk.paths import resource_path
from mahjong_desk.ui import theme
from mahjong_desk.ui.desk import Desk
from mahjong_desk.ui.kit.layout.keyboard_focus import install_focus_ring
from mahjong_desk.ui.outcome import attempt
from mahjong_desk.ui.settings.settings import Settings
from mahjong_desk.ui.settings.sheet import apply_theme
from mahjong_desk.ui.single_instance import SingleInstance, notify_running_instance
from mahjong_desk.ui.text import language
from mahjong_desk.ui.window.main_window import MainWindow

EXIT_NO_DISPLAY: Final = 2
"""The exit status where there is no display."""

_DISPLAY_VARIABLES: Final = ("DISPLAY", "WAYLAND_DISPLAY")


class Application(QApplication):
    """The application, which also hears of files that the system opens with it while it runs, as macOS does."""

    file_opened = Signal(object)

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QFileOpenEvent) and event.file():
            self.file_opened.emit(Path(event.file()))
            return True
        return super().event(event)


def make_application(arguments: Sequence[str], leave: Callable[[], None]) -> Application:
    """Returns the application; ends the program with one sentence where Qt cannot show a window.

    Qt finds out by itself, and is listened to: to ask whether there is a display would hold up every start where there is one.
    """
    reach_fcitx(os.environ)
    told: list[str] = []

    def listen(kind: QtMsgType, _context: QMessageLogContext, message: str | None) -> None:
        if kind is not QtMsgType.QtFatalMsg:
            told.append(message or "")
            return
        leave()
        if sys.stderr is not None:
            sys.stderr.write(f"mahjong-desk: {no_display_message(told, os.environ)}\n")
            sys.stderr.flush()
        # Whoever returns from here is aborted.
        os._exit(EXIT_NO_DISPLAY)

    before = qInstallMessageHandler(listen)
    try:
        application = Application(list(arguments))
    finally:
        qInstallMessageHandler(before)
    return application


def reach_fcitx(environment: MutableMapping[str, str]) -> None:
    """Lets Qt reach fcitx as if it were IBus: there is no plugin for fcitx in Qt's own packages."""
    asked = (environment.get("QT_IM_MODULES") or environment.get("QT_IM_MODULE", "")).split(";")
    if not {"fcitx", "fcitx5"} & set(asked):
        return
    environment["QT_IM_MODULES"] = ";".join(dict.fromkeys((*asked, "ibus", "wayland")))
    # Elsewhere than at the portal, Qt looks for IBus only where its program is installed.
    environment.setdefault("IBUS_USE_PORTAL", "1")


def no_display_message(told: Sequence[str], environment: Mapping[str, str]) -> str:
    """Returns a sentence on why there is no window."""
    tried = [f"{name} is {environment[name]}" for name in _DISPLAY_VARIABLES if environment.get(name)]
    if any("connect to display" in line for line in told):
        if not tried:
            return f"there is no display to show the window on: neither {' nor '.join(_DISPLAY_VARIABLES)} is set"
        return f"the display to show the window on cannot be opened: {' and '.join(tried)}"
    return f"Qt cannot show a window here: {told[0] if told else 'it does not say why'}"


_log = logging.getLogger(__name__)
_MOMENT = 100
_SECOND = 1000
_MINUTE = 60 * _SECOND


class LaunchOptions(NamedTuple):
    """What the command line asks of the window.

    Attributes:
        data: The folder of the ledger; None for the usual one.
        ledger: The address of a ledger on a server; None for the one that is set.
        language: The language for this run; None for the one that is set.
    """

    data: Path | None = None
    ledger: str | None = None
    language: str | None = None
    theme: str | None = None
    files: Sequence[Path] = ()
    screenshot: Path | None = None


class FirstPaintNotifier(QObject):
    """Tells once that a widget has been seen for the first time."""

    painted = Signal()

    def __init__(self, widget: QWidget) -> None:
        super().__init__(widget)
        self._widget = widget
        widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Paint:
            self._widget.removeEventFilter(self)
            QTimer.singleShot(0, self.painted.emit)
        return False


def run(wanted: LaunchOptions) -> int:
    """Opens the application and returns its exit status when its window is closed."""
    folder = data_folder(wanted.data)
    one_window = None if wanted.screenshot else SingleInstance()
    if one_window is not None and _is_open_here(one_window, folder, wanted.files):
        return 0
    existing = QApplication.instance()
    leave = one_window.close if one_window is not None else lambda: None
    app = existing if isinstance(existing, QApplication) else make_application(["mahjong-desk", *theme.STYLE], leave)
    app.setApplicationName("mahjong-desk")
    app.setApplicationDisplayName("Mahjong Desk")
    app.setApplicationVersion(__version__)
    app.setDesktopFileName("mahjong-desk")
    buffer_log(folder)
    catch_crashes(folder)
    window = _window(app, folder, wanted, one_window)
    if isinstance(app, Application):
        app.file_opened.connect(lambda file: handle_second_start(window, file))
    settle = partial(_finish_startup, app, window, folder, wanted, one_window)
    # A button can be pressed as soon as the window is seen.
    FirstPaintNotifier(window).painted.connect(lambda: QTimer.singleShot(_MOMENT, settle))
    if one_window is not None:
        one_window.activated.connect(lambda file: handle_second_start(window, file))
    window.show()
    status = app.exec()
    if one_window is not None:
        one_window.close()
    return status


def handle_second_start(window: MainWindow, file: Path | None) -> None:
    """Brings the window forward, with what a file brings that the program was started with."""
    window.bring_to_front()
    if file is not None:
        window.arrivals.open_file(file)


def _is_open_here(one_window: SingleInstance, folder: Path, files: Sequence[Path]) -> bool:
    """Tells whether a window on this machine has the folder open, and has come forward with what the files bring."""
    held = attempt(lambda: one_window.acquire(folder)).error
    here = isinstance(held, LedgerLocked) and not held.holder
    return here and all(notify_running_instance(folder, file) for file in files or (None,))


def _window(app: QApplication, folder: Path, wanted: LaunchOptions, one_window: SingleInstance | None) -> MainWindow:
    """Returns the window, not yet shown, with the match on its table that lay there last."""
    theme.load_fonts()
    settings = Settings(folder)
    for name, value in (("language", wanted.language), ("theme", wanted.theme), ("server", wanted.ledger)):
        if value is not None:
            settings.override(name, value)
    language.install(app, settings.language)
    apply_theme(app, settings)
    install_focus_ring(app)
    app.setWindowIcon(QIcon(str(resource_path("icons", "app.png"))))
    return MainWindow(Desk(), settings, folder, one_window)


def _finish_startup(
    app: QApplication, window: MainWindow, folder: Path, wanted: LaunchOptions, one_window: SingleInstance | None
) -> None:
    """Does what nobody had to wait for before the window was seen."""
    from mahjong_desk.ui.club_data.preload import ClubPreloader
    from mahjong_desk.ui.kit.accessibility import install_accessibility
    from mahjong_desk.ui.window.error_window import install_error_window
    from mahjong_desk.ui.window.input_filters import PressGuard, TouchScrolling

    start_log(folder)
    TouchScrolling(window)
    PressGuard(window)
    install_accessibility(app)
    install_error_window(window)
    # What stays until the end needs no search for garbage, which would hold up a key for a tenth of a second; what is
    # made while a large club is read is mostly freed by counting, so rare searches suffice.
    gc.freeze()
    gc.set_threshold(20_000, 20, 20)
    gc.enable()
    if wanted.screenshot is not None:
        app.exit(0 if window.grab().save(str(wanted.screenshot)) else 1)
        return
    if one_window is not None:
        one_window.listen()
    for file in wanted.files:
        window.arrivals.open_file(file)
    QTimer.singleShot(_SECOND, lambda: _remove_leftovers(folder))
    QTimer.singleShot(_SECOND, lambda: ClubPreloader(window.desk))
    QTimer.singleShot(_SECOND, lambda: _greet(window))
    QTimer.singleShot(_MINUTE, window.backup_controller.back_up_if_needed)


def _greet(window: MainWindow) -> None:
    from mahjong_desk.ui.window.first_match import offer_guide_or_news

    offer_guide_or_news(window)


def _remove_leftovers(folder: Path) -> None:
    """Clears what work that was interrupted has left in the data folder."""
    from mahjong_desk.ledger.files import remove_leftovers

    for left in remove_leftovers(folder):
        _log.info("cleared %s", left.name)

# SPDX-License-Identifier: MIT
"""The start of the graphical application."""

import gc
import logging
import os
import signal
import sys
from collections.abc import Callable, Iterator, Mapping, MutableMapping, Sequence
from functools import partial
from importlib import import_module
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QEvent, QMessageLogContext, QObject, QTimer, QtMsgType, Signal, qInstallMessageHandler
from PySide6.QtGui import QFileOpenEvent, QIcon
from PySide6.QtWidgets import QApplication, QWidget

from mahjong_desk import __version__
from mahjong_desk.ledger.errors import Holder, LedgerLocked
from mahjong_desk.ledger.files import remove_leftovers
from mahjong_desk.ledger.place import data_folder
from mahjong_desk.log import catch_crashes, start_log, start_log_lazily
from mahjong_desk.paths import resource_path
from mahjong_desk.rules import registry
from mahjong_desk.ui import theme
from mahjong_desk.ui.background.progress import is_task_running
from mahjong_desk.ui.desk import Desk
from mahjong_desk.ui.kit.accessibility import install_accessibility
from mahjong_desk.ui.kit.layout.keyboard_focus import install_focus_ring
from mahjong_desk.ui.outcome import attempt
from mahjong_desk.ui.settings.settings import Settings
from mahjong_desk.ui.settings.sheet import apply_theme
from mahjong_desk.ui.single_instance import SingleInstance, notify_running_instance
from mahjong_desk.ui.text import language
from mahjong_desk.ui.theme.palette import load_fonts
from mahjong_desk.ui.window.input_filters import PressGuard, TouchScrolling
from mahjong_desk.ui.window.main_window import MainWindow

EXIT_NO_DISPLAY = 2
_DISPLAY_VARIABLES = ("DISPLAY", "WAYLAND_DISPLAY")


class Application(QApplication):
    """The application, which also receives files that macOS opens with it."""

    file_opened = Signal(object)

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QFileOpenEvent) and event.file():
            self.file_opened.emit(Path(event.file()))
            return True
        return super().event(event)


def make_application(arguments: Sequence[str], clean_up: Callable[[], None]) -> Application:
    """Returns the application; exits with a message if Qt cannot show a window.

    Qt's own messages are read because asking for a display first would delay every start.
    """
    enable_fcitx(os.environ)
    enable_portal(os.environ)
    messages: list[str] = []

    def handle_message(kind: QtMsgType, _context: QMessageLogContext, message: str | None) -> None:
        if kind is not QtMsgType.QtFatalMsg:
            messages.append(message or "")
            return
        clean_up()
        if sys.stderr is not None:
            sys.stderr.write(f"mahjong-desk: {no_display_message(messages, os.environ)}\n")
            sys.stderr.flush()
        # Qt aborts the process if this returns.
        os._exit(EXIT_NO_DISPLAY)

    previous = qInstallMessageHandler(handle_message)
    try:
        application = Application(list(arguments))
    finally:
        qInstallMessageHandler(previous)
    return application


def enable_fcitx(environment: MutableMapping[str, str]) -> None:
    """Makes Qt use fcitx through IBus, as its packages have no fcitx plugin."""
    modules = (environment.get("QT_IM_MODULES") or environment.get("QT_IM_MODULE", "")).split(";")
    if not {"fcitx", "fcitx5"} & set(modules):
        return
    environment["QT_IM_MODULES"] = ";".join(dict.fromkeys((*modules, "ibus", "wayland")))
    # Except through the portal, Qt looks for IBus only if its program is installed.
    environment.setdefault("IBUS_USE_PORTAL", "1")


def enable_portal(environment: MutableMapping[str, str]) -> None:
    """Makes Qt use the file dialog of the desktop if a portal offers it."""
    folders = (environment.get("XDG_DATA_DIRS") or "/usr/local/share:/usr/share").split(":")
    # Unlike ``Path.is_file``, this does not fail in an unreadable folder.
    if any(os.path.isfile(f"{folder}/dbus-1/services/org.freedesktop.portal.Desktop.service") for folder in folders):
        environment.setdefault("QT_QPA_PLATFORMTHEME", "xdgdesktopportal")


def no_display_message(messages: Sequence[str], environment: Mapping[str, str]) -> str:
    """Returns a sentence on why no window can be shown."""
    variables = [f"{name} is {environment[name]}" for name in _DISPLAY_VARIABLES if environment.get(name)]
    if any("connect to display" in line for line in messages):
        if not variables:
            return f"there is no display to show the window on: neither {' nor '.join(_DISPLAY_VARIABLES)} is set"
        return f"the display to show the window on cannot be opened: {' and '.join(variables)}"
    return f"Qt cannot show a window here: {messages[0] if messages else 'it does not say why'}"


_log = logging.getLogger(__name__)
_STARTUP_DELAY = 100
_SECOND = 1000
_MINUTE = 60 * _SECOND


class LaunchOptions(NamedTuple):
    """The options of the command line.

    None stands for the default or the stored setting.
    """

    data: Path | None = None
    ledger: str | None = None
    language: str | None = None
    theme: str | None = None
    files: Sequence[Path] = ()
    screenshot: Path | None = None


class FirstPaintNotifier(QObject):
    """Signals the first paint event of a widget."""

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


def run(options: LaunchOptions) -> int:
    """Runs the application and returns its exit status."""
    folder = data_folder(options.data)
    single_instance = None if options.screenshot else SingleInstance()
    if single_instance is not None and _is_open_here(single_instance, folder, options.files):
        return 0
    existing = QApplication.instance()
    clean_up = single_instance.close if single_instance is not None else lambda: None
    app = existing if isinstance(existing, QApplication) else make_application(["mahjong-desk", *theme.STYLE], clean_up)
    app.setApplicationName("mahjong-desk")
    app.setApplicationDisplayName("Mahjong Desk")
    app.setApplicationVersion(__version__)
    app.setDesktopFileName("mahjong-desk")
    start_log_lazily(lambda: folder)
    catch_crashes(folder)
    window = _create_window(app, folder, options, single_instance)
    if isinstance(app, Application):
        app.file_opened.connect(lambda file: handle_second_start(window, file))
    finish = partial(_finish_startup, app, window, folder, options, single_instance)
    # Deferred, so that buttons can be pressed as soon as the window is visible.
    FirstPaintNotifier(window).painted.connect(lambda: QTimer.singleShot(_STARTUP_DELAY, finish))
    if single_instance is not None:
        single_instance.activated.connect(lambda file: handle_second_start(window, file))
    if signal.getsignal(signal.SIGINT) is signal.default_int_handler:
        # Ctrl+C in a terminal would otherwise interrupt any function, such as one that is writing, but not end the program.
        signal.signal(signal.SIGINT, lambda *_: QTimer.singleShot(0, window.close))
    window.show()
    status = app.exec()
    if single_instance is not None:
        single_instance.close()
    return status


def handle_second_start(window: MainWindow, file: Path | None) -> None:
    """Raises the window and opens the file of a second start."""
    window.bring_to_front()
    if file is not None:
        window.files.open_file(file)


def _is_open_here(single_instance: SingleInstance, folder: Path, files: Sequence[Path]) -> bool:
    """Locks the folder, or sends the files to the window here that has it open.

    Returns whether that window has received them.
    """
    error = attempt(lambda: single_instance.acquire(folder)).error
    is_local = isinstance(error, LedgerLocked) and error.reason is not Holder.MACHINE
    return is_local and all(notify_running_instance(folder, file) for file in files or (None,))


def _create_window(
    app: QApplication, folder: Path, options: LaunchOptions, single_instance: SingleInstance | None
) -> MainWindow:
    """Creates the window with the last match, without showing it."""
    load_fonts()
    settings = Settings(folder)
    for name, value in (("language", options.language), ("theme", options.theme), ("server", options.ledger)):
        if value is not None:
            settings.override(name, value)
    language.install(app, settings.language, settings.yaku_names)
    apply_theme(app, settings)
    install_focus_ring(app)
    app.setWindowIcon(QIcon(str(resource_path("icons", "app.png"))))
    return MainWindow(Desk(), settings, folder, single_instance)


def _finish_startup(
    app: QApplication, window: MainWindow, folder: Path, options: LaunchOptions, single_instance: SingleInstance | None
) -> None:
    """Runs the parts of the startup that can wait until the window is visible."""
    from mahjong_desk.ui.help.about_sheet import install_error_window
    from mahjong_desk.ui.window.first_match import offer_guide_or_news

    start_log(folder)
    TouchScrolling(window)
    PressGuard(window)
    install_accessibility(app)
    install_error_window(window)
    collect_between_events(app)
    if options.screenshot is not None:
        app.exit(0 if window.grab().save(str(options.screenshot)) else 1)
        return
    if single_instance is not None:
        single_instance.listen()
    for file in options.files:
        window.files.open_file(file)
    QTimer.singleShot(_SECOND, lambda: _remove_leftovers(folder))
    QTimer.singleShot(_SECOND, lambda: ClubPreloader(window.desk))
    QTimer.singleShot(_SECOND, lambda: offer_guide_or_news(window))
    QTimer.singleShot(_MINUTE, window.backup_controller.back_up_if_needed)


_NEW_OBJECTS = 20_000
"""The number of new objects that triggers a collection."""
_COLLECTIONS = 20
"""The number of collections of a generation after which the next older one is collected as well."""


def collect_between_events(app: QObject) -> None:
    """Collects garbage only between two events, on the thread of the window.

    Otherwise Python could delete widgets while Qt iterates over them, or on another thread, and crash.
    """
    gc.disable()
    # A full collection would block for a tenth of a second: existing objects are excluded, and full ones are rare.
    gc.freeze()
    timer = QTimer(app, interval=_SECOND)
    timer.timeout.connect(_collect_garbage)
    timer.start()


def _collect_garbage() -> None:
    new, collected, collected_twice = gc.get_count()
    if new >= _NEW_OBJECTS and not is_task_running():
        gc.collect(0 if collected < _COLLECTIONS else 1 if collected_twice < _COLLECTIONS else 2)


def _remove_leftovers(folder: Path) -> None:
    """Removes the leftovers of interrupted operations from the data folder."""
    for leftover in remove_leftovers(folder):
        _log.info("cleared %s", leftover.name)


_IDLE_BEFORE = 5_000
"""How long the user must be idle before loading begins, in milliseconds."""
_MODULES = (
    "mahjong_desk.ui.club_data",
    "mahjong_desk.ui.kit.charts.view",
    "mahjong_desk.ui.club.players.charts",
    "mahjong_desk.ui.club.players.profile",
    "mahjong_desk.ui.club.players.page",
    "mahjong_desk.ui.club.screen",
)
"""The modules of the Club screen, each loaded in one pass of the event loop."""


class ClubPreloader(QObject):
    """Loads the Club screen and updates the facts of matches while the user is idle."""

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self._desk = desk
        self._steps = self._load_screen()
        self._idle_timer = QTimer(self, interval=_IDLE_BEFORE, singleShot=True)
        self._idle_timer.timeout.connect(self._run_step)
        desk.changed.connect(self._idle_timer.start)
        self._idle_timer.start()

    def _load_screen(self) -> Iterator[None]:
        for module in _MODULES:
            import_module(module)
            yield
        from mahjong_desk.ui.club_data import facts_index_of, people_model_of

        # The model connects itself to the facts.
        people_model_of(self._desk)
        facts_index_of(self._desk).changed.connect(self._load_systems)

    def _load_systems(self) -> None:
        self._steps = self._find_systems()
        self._run_step()

    def _find_systems(self) -> Iterator[None]:
        from mahjong_desk.club.facts.facts import FactsIndex
        from mahjong_desk.ui.club_data import facts_index_of

        for system in facts_index_of(self._desk).query(FactsIndex.systems) or ():
            # Loaded while idle; the system may not be installed any more.
            registry.find_ruleset(system.partition("/")[0])
            yield

    def _run_step(self) -> None:
        for _ in self._steps:
            QTimer.singleShot(0, self._run_step)
            return
        from mahjong_desk.ui.club_data import facts_index_of

        # A server may be slow or unreachable, so it is not read in advance.
        if self._desk.ledger is not None and isinstance(self._desk.ledger.place, Path):
            facts_index_of(self._desk).prefetch()

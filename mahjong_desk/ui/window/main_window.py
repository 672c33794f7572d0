# SPDX-License-Identifier: MIT
"""The main window: the rail, the screens, the footer, and the sheets over all of it."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QByteArray, QEvent, QMargins, QRect, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QCloseEvent, QKeyEvent, QShowEvent
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget

from mahjong_desk.ledger.errors import LedgerError
from mahjong_desk.texts import tr
from mahjong_desk.ui import theme
from mahjong_desk.ui.backups.keeper import BackupController
from mahjong_desk.ui.desk import Desk
from mahjong_desk.ui.kit.label import Label
from mahjong_desk.ui.kit.layout.boxes import boxed, column
from mahjong_desk.ui.kit.sheets.keyboard import as_latin
from mahjong_desk.ui.kit.sheets.notice import Notice
from mahjong_desk.ui.kit.sheets.sheet import Sheet
from mahjong_desk.ui.settings.settings import START_SCREENS, Settings
from mahjong_desk.ui.text.refusals import ledger_error_text
from mahjong_desk.ui.window.commands import Commands
from mahjong_desk.ui.window.files import IncomingFiles, RecentFiles
from mahjong_desk.ui.window.foot import StatusFooter
from mahjong_desk.ui.window.handlers import CommandHandlers
from mahjong_desk.ui.window.input_filters import ComposedText
from mahjong_desk.ui.window.ledger_opener import LedgerOpener
from mahjong_desk.ui.window.navigator import PickerNavigator, SheetStack, WindowNavigator
from mahjong_desk.ui.window.pending_writes import PendingWrites
from mahjong_desk.ui.window.rail import Rail
from mahjong_desk.ui.window.screens import AppearanceController, ScreenStack

if TYPE_CHECKING:
    from mahjong_desk.ui.single_instance import SingleInstance


DEFAULT_SIZE = QSize(1280, 800)
"""The initial size of the window if the screen has room."""
MIN_SIZE = QSize(1180, 640)
"""The minimum size of the window unless the screen is smaller."""

_FRAME = QMargins(4, 36, 4, 4)
"""The assumed size of title bar and borders before the window is shown."""


def available_content_rect(window: QWidget) -> QRect:
    """Returns the free area of the screen for the content of a window, without its frame."""
    inside, outside = window.geometry(), window.frameGeometry()
    frame = QMargins(
        inside.left() - outside.left(),
        inside.top() - outside.top(),
        outside.right() - inside.right(),
        outside.bottom() - inside.bottom(),
    )
    return window.screen().availableGeometry().marginsRemoved(_FRAME if frame.isNull() else frame)


def fit_into(wanted: QRect, room: QRect) -> QRect:
    """Returns a rectangle moved into the room, and shrunk if it is larger."""
    size = wanted.size().boundedTo(room.size())
    left = min(max(wanted.left(), room.left()), room.right() + 1 - size.width())
    top = min(max(wanted.top(), room.top()), room.bottom() + 1 - size.height())
    return QRect(left, top, size.width(), size.height())


def place_window(window: QWidget, stored: object) -> None:
    """Sets position and size of a window before it is shown."""
    window.setMinimumSize(MIN_SIZE.boundedTo(available_content_rect(window).size()))
    if isinstance(stored, QByteArray) and window.restoreGeometry(stored):
        move_onto_screen(window)
    else:
        window.resize(DEFAULT_SIZE.boundedTo(available_content_rect(window).size()))


def move_onto_screen(window: QWidget) -> None:
    """Moves a window onto its screen, unless it is maximized or full-screen."""
    if not window.isMaximized() and not window.isFullScreen():
        window.setGeometry(fit_into(window.geometry(), available_content_rect(window)))


def move_in(window: QWidget) -> None:
    """Moves a shown window so that its frame, known by now, is within the screen."""
    frame, room = window.frameGeometry(), window.screen().availableGeometry()
    inside = fit_into(frame, room)
    if inside.size() == frame.size() and not window.isMaximized() and not window.isFullScreen():
        window.move(inside.topLeft())


_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
_FRAME_DELAY = 300
"""Milliseconds until a shown window has its frame, whose height is unknown before."""


class ClosingSheet(Sheet):
    """Says what happens to an entry that is not recorded, and asks whether to close."""

    agreed = Signal()

    def __init__(self, window: QWidget, *, kept: bool) -> None:
        super().__init__(tr("Something is not recorded yet"), window, width=640)
        text = (
            tr("It cannot be written to the ledger now. It is kept on this computer and recorded at the next start.")
            if kept
            else tr("It cannot be written to the ledger now, nor kept on this computer: closing loses it.")
        )
        self.add_widget(Label(text, role="ink" if kept else "error", wrap=True))
        self.close_button = self.add_button(tr("&Close"), self._agree)
        self.stay_button = self.add_main_button(tr("&Keep it open"), self.reject)
        self.stay_button.setFocus()

    def _agree(self) -> None:
        self.reject()
        self.agreed.emit()


class MainWindow(WindowNavigator):
    """The window that shows a desk."""

    def __init__(
        self, desk: Desk, settings: Settings, folder: Path | None = None, one_window: SingleInstance | None = None
    ) -> None:
        super().__init__()
        self.desk = desk
        self.settings = settings
        self._may_close = False
        self.sheets = SheetStack(self)
        self.sheets.changed.connect(self._update_commands)
        self.sheets.emptied.connect(lambda: self.screen_widget(self._place).setFocus())
        self.picker = PickerNavigator(self)
        self.opener = LedgerOpener(self, one_window)
        self._build()
        self.pending_writes = PendingWrites(self)
        self.commands = Commands(self)
        self.commands.menu_opens.connect(self._allow_continuing)
        self.handlers = CommandHandlers(self)
        for name, action in self.commands.actions.items():
            action.triggered.connect(lambda _checked=False, name=name: self.run_command(name))
        desk.changed.connect(self._show_desk)
        # Queued, so that the scores count up before a sheet covers them.
        desk.match_ended.connect(self.show_result, Qt.ConnectionType.QueuedConnection)
        desk.seats_changed.connect(self.show_new_seats, Qt.ConnectionType.QueuedConnection)
        self.backup_controller = BackupController(desk, settings, self)
        self.backup_controller.failed.connect(self._show_backup_warning)
        self.backup_controller.damaged.connect(self.opener.tell_damage)
        self.backup_controller.changed.connect(lambda: self.foot.set_unsafe(self.backup_controller.error is not None))
        self._appearance = AppearanceController(self, self._retranslate)
        self.arrivals = IncomingFiles(self)
        self.recent_files = RecentFiles(self)
        ComposedText(self)
        place_window(self, settings.geometry)
        self._retranslate()
        if folder is not None:
            self.open_ledger(folder)
        if not self.is_screen_built("table"):
            self._switch_to("table")
        if settings.place != "table" and desk.ledger is not None:
            self._switch_to(settings.place)

    def _build(self) -> None:
        holder = QWidget(self)
        self.rail = Rail(self.desk, holder)
        self.rail.screen_chosen.connect(lambda name: self.run_command(f"place_{name}"))
        self.rail.full_screen_requested.connect(lambda: self.run_command("full_screen"))
        self.rail.settings_requested.connect(lambda: self.run_command("settings"))
        self.sheet_host = QWidget(holder)
        self.screens = ScreenStack(self.desk, self, self.sheet_host)
        boxed(column(self.screens), self.sheet_host)
        self.foot = StatusFooter(self.desk, holder)
        boxed(column(self.rail, (self.sheet_host, 1), self.foot), holder)
        self.notice = Notice(holder, self.rail)
        self.setCentralWidget(holder)

    # The ledger

    def open_ledger(self, folder: Path) -> bool:
        """Opens the ledger in a folder with its last match, or shows what prevents it; returns whether it is open."""
        return self.opener.open(folder)

    def bring_to_front(self) -> None:
        """Raises the window, or asks for attention if the desktop does not allow that."""
        self.setWindowState(self.windowState() & ~Qt.WindowState.WindowMinimized)
        self.show()
        self.raise_()
        self.activateWindow()
        QApplication.alert(self)

    def _show_backup_warning(self, error: LedgerError) -> None:
        self.notify(tr("No backup could be made: {why}").format(why=ledger_error_text(error)), fault=True)

    # Commands

    def _allow_continuing(self) -> None:
        # Checked only when the menu opens, because it reads the ledger.
        self.commands.allow_more("continue_match", possible=self.opener.matches.offers)

    # What follows the desk

    def _show_desk(self) -> None:
        # A notice about the previous action may be outdated, for example that undo reverts it.
        self.notice.hide_now()
        desk = self.desk
        ruleset = desk.match.rules.ruleset if desk.match is not None else None
        if desk.record is not None and ruleset is not None:
            _, played = desk.played
            self.settings.match = played.record.id if played is not None else desk.record.id
        self.commands.show_for_ruleset(ruleset)
        self.foot.show_desk()
        self._update_commands()

    def _retranslate(self) -> None:
        self.setWindowTitle(tr("Mahjong Desk"))
        self.commands.retranslate()
        self.rail.retranslate()
        self.rail.choose(self._place)
        self.desk.refresh_names()
        self._show_desk()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        focused, latin = self.focusWidget(), as_latin(event)
        if event.key() in _ENTER and isinstance(focused, QAbstractButton) and focused.isEnabled():
            focused.click()
        elif latin is not event and (action := self.commands.pressed_by(latin)) is not None:
            action.trigger()
        else:
            super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.WindowStateChange:
            full = self.isFullScreen()
            theme.set_table_mode(on=full)
            self.menuBar().setVisible(not full)
            self.commands.actions["full_screen"].setChecked(full)
            self.screen_widget("table").arrange()

    def _ask_to_close(self) -> None:
        if isinstance(self.sheet, ClosingSheet):
            return
        # Saved at once: a desktop session that ends does not wait for the answer.
        sheet = ClosingSheet(self.sheet_host, kept=self.desk.keep_waiting())
        sheet.agreed.connect(self._close_anyway)
        self.push_sheet(sheet)

    def _close_anyway(self) -> None:
        self._may_close = True
        self.close()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if not event.spontaneous():
            QTimer.singleShot(_FRAME_DELAY, self, lambda: move_in(self))

    def closeEvent(self, event: QCloseEvent) -> None:
        if not self._may_close and self.desk.has_unrecorded:
            event.ignore()
            self._ask_to_close()
            return
        self.settings.geometry = self.saveGeometry()
        if self._place in START_SCREENS:
            self.settings.place = self._place
        self.pending_writes.stop_waiting()
        self.opener.elsewhere.watch(None)
        self.hide()
        theme.set_table_mode(on=False)
        try:
            self.backup_controller.back_up_before_close()
        finally:
            self.desk.close()
        super().closeEvent(event)

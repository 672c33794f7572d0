# SPDX-License-Identifier: MIT
"""The stack of screens, and the controller that applies settings to them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager, nullcontext
from importlib import import_module
from typing import TYPE_CHECKING, Any, NamedTuple

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QSize, QTimer
from PySide6.QtWidgets import QApplication, QStackedWidget, QWidget

from mahjong_desk.texts import mark, tr
from mahjong_desk.ui import theme
from mahjong_desk.ui.desk import Desk
from mahjong_desk.ui.kit.layout.keyboard_focus import set_tab_order_from_layout
from mahjong_desk.ui.kit.tiles.tile_art import TileStyle, tile_renderer
from mahjong_desk.ui.navigation import Navigator, Stateful
from mahjong_desk.ui.settings.sheet import SettingsSheet, apply_theme
from mahjong_desk.ui.text import language

if TYPE_CHECKING:
    from mahjong_desk.entry.draft import Draft
    from mahjong_desk.ui.picker import PickerScreen
    from mahjong_desk.ui.window.main_window import MainWindow


class ScreenEntry(NamedTuple):
    """The title, the icon and the class of a screen."""

    title: str
    icon: str
    module: str
    class_name: str


SCREENS = {
    "table": ScreenEntry(mark("Table"), "table", "mahjong_desk.ui.table", "TableScreen"),
    "picker": ScreenEntry(mark("Picker"), "picker", "mahjong_desk.ui.picker", "PickerScreen"),
    "ledger": ScreenEntry(mark("Ledger"), "ledger", "mahjong_desk.ui.ledger", "LedgerScreen"),
    "learn": ScreenEntry(mark("Learn"), "book", "mahjong_desk.ui.learn.screen", "LearnScreen"),
    "club": ScreenEntry(mark("Club"), "people", "mahjong_desk.ui.club.screen", "ClubScreen"),
    "rules": ScreenEntry(mark("Rules"), "page", "mahjong_desk.ui.rules", "RulesScreen"),
}
"""The screens from left to right by their ids; each has a command in ``commands``."""


class ScreenStack(QStackedWidget):
    """Shows one screen at a time; each is created when it is first needed.

    ``built`` are the screens created so far.
    """

    def __init__(self, desk: Desk, window: Navigator, parent: QWidget) -> None:
        super().__init__(parent)
        self._desk, self._window = desk, window
        self.built: dict[str, Any] = {}

    def screen_widget(self, name: str) -> Any:
        """Returns a screen, created when it is first needed."""
        if name not in self.built:
            entry = SCREENS[name]
            # Created as a child, because a later change of parent would reset the font sizes.
            widget: QWidget = getattr(import_module(entry.module), entry.class_name)(self._desk, self._window, self)
            widget.setAccessibleName(tr(entry.title))
            self.built[name] = widget
            self.addWidget(widget)
        return self.built[name]

    # The window sizes the screens. Otherwise Qt would also use the outdated layouts of hidden screens.

    def hasHeightForWidth(self) -> bool:
        return False

    def sizeHint(self) -> QSize:
        return self.minimumSizeHint()

    def minimumSizeHint(self) -> QSize:
        current = self.currentWidget()
        return current.minimumSizeHint() if current is not None else QSize()

    def focusNextPrevChild(self, following: bool) -> bool:
        current = self.currentWidget()
        if current is not None:
            set_tab_order_from_layout(current)
        return super().focusNextPrevChild(following)

    @contextmanager
    def rebuild(self, name: str) -> Iterator[None]:
        """Removes the screens; on exit recreates the current one and those with a state."""
        states = {name: screen.save_state() for name, screen in self.built.items() if isinstance(screen, Stateful)}
        for screen in self.built.values():
            self.removeWidget(screen)
            screen.deleteLater()
            QCoreApplication.sendPostedEvents(screen, QEvent.Type.DeferredDelete)
        self.built.clear()
        yield
        for screen_name, state in states.items():
            self.screen_widget(screen_name).restore_state(state)
        self.setCurrentWidget(self.screen_widget(name))


class PickerNavigator:
    """The ``PickerNavigation`` of the window; creates the picker on first use."""

    def __init__(self, window: MainWindow) -> None:
        self._window = window
        self._desk = window.desk

    def new_win(self, winner: int | None = None) -> None:
        if self._desk.replay is not None and self._desk.replay.final is None:
            self._show().new_win(winner)

    def enter_false_claim(self, seat: int, field: str) -> None:
        self._show().enter_false_claim(seat, field)

    def edit_row(self, row_id: int) -> None:
        back = "table" if self._window.current_screen == "table" else "ledger"
        self._show().edit_row(row_id, back=back)

    def insert_win(self, row_id: int, *, inserts: bool) -> None:
        self._show().insert_win(row_id, inserts=inserts)

    def draft(self) -> Draft:
        from mahjong_desk.ui.hand.hand_entry import restore_draft

        picker: PickerScreen | None = self._window.screens.built.get("picker")
        return restore_draft(self._desk) if picker is None else picker.entry.new_draft

    def ask_indicator(self, on_done: Callable[[], None]) -> None:
        match = self._desk.match
        if match is not None and match.rules.indicators:
            from mahjong_desk.ui.table.sheets import IndicatorSheet

            entry = self._window.screen_widget("picker").entry
            sheet = IndicatorSheet(entry, match.rules, self._window.sheet_host)
            sheet.closed.connect(on_done)
            self._window.open_sheet(sheet)

    def _show(self) -> PickerScreen:
        self._window.show_screen("picker")
        return self._window.screen_widget("picker")


_REBUILD_SETTINGS = ("language", "yaku_names", "font_percent", "key_hints")
"""When one of these settings changes, the screens are recreated."""
_RESTYLE_SETTINGS = ("theme", "reduced_motion")


class AppearanceController(QObject):
    """Applies the settings of look, language and sound whenever one is changed."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        window.settings.changed.connect(self._apply_setting)
        self._set_tile_style()
        theme.watcher().changed.connect(self._set_tile_style)
        self._apply_setting("sound")

    def _apply_setting(self, name: str) -> None:
        window, settings, app = self._window, self._window.settings, theme.application()
        if name == "tile_style":
            self._set_tile_style()
        elif name == "sound":
            app.setProperty("sound", settings.sound)
        if name not in _REBUILD_SETTINGS + _RESTYLE_SETTINGS:
            return
        if name in ("language", "yaku_names"):
            language.install(app, settings.language, settings.yaku_names)
        # The old screens are removed first, so that they are not restyled.
        with window.screens.rebuild(window.current_screen) if name in _REBUILD_SETTINGS else nullcontext():
            apply_theme(app, settings)
        window.retranslate()
        if name == "language" and isinstance(window.sheet, SettingsSheet):
            # Reopened in the new language after the clicked chip has returned.
            QTimer.singleShot(0, lambda: window.run_command("settings"))

    def _set_tile_style(self) -> None:
        style = self._window.settings.tile_style
        if style == "theme":
            style = "contrast" if theme.current().high_contrast else "plain"
        tile_renderer().set_style(TileStyle(style))
        for widget in QApplication.allWidgets():
            # Called on the class, because before Qt 6.9 the `update` of list views hides this one.
            QWidget.update(widget)

# SPDX-License-Identifier: MIT
"""The look and the language of the window, as the settings have them."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer
from PySide6.QtWidgets import QApplication, QWidget

from mahjong_desk.ui import theme
from mahjong_desk.ui.kit.tiles.tile_art import TileStyle, tile_renderer
from mahjong_desk.ui.settings.sheet import apply_theme
from mahjong_desk.ui.text import language

if TYPE_CHECKING:
    from mahjong_desk.ui.window.place_stack import ScreenStack
    from mahjong_desk.ui.window.shell import WindowParts

_OF_THE_LOOK = ("theme", "language", "font_percent", "key_hints", "reduced_motion", "tile_style", "sound")
"""What the window looks and sounds like; what else is set, such as the question that lies there, dresses nothing anew."""


class AppearanceController(QObject):
    """Follows the settings as soon as one is changed."""

    def __init__(self, window: WindowParts, places: ScreenStack, retranslate: Callable[[], None]) -> None:
        super().__init__(places)
        self._window, self._places, self._retranslate = window, places, retranslate
        window.settings.changed.connect(self._follow)
        self._lay_tiles()
        theme.watcher().changed.connect(self._lay_tiles)
        self._follow("sound")

    def _follow(self, name: str) -> None:
        settings, app = self._window.settings, QApplication.instance()
        if name not in _OF_THE_LOOK or not isinstance(app, QApplication):
            return
        if name == "tile_style":
            self._lay_tiles()
            return
        if name == "sound":
            app.setProperty("sound", settings.sound)
            return
        if name == "language":
            language.install(app, settings.language)
        anew = name in ("language", "font_percent", "key_hints")
        focus = self._places.focus() if anew else None
        # What goes anyway need not be dressed in the new look first.
        carried = self._places.take_all() if anew else {}
        apply_theme(app, settings)
        if anew:
            self._places.rebuild(self._window.place, carried)
            self._places.give_focus(focus)
        self._retranslate()
        if name == "language":
            from mahjong_desk.ui.settings.sheet import SettingsSheet

            if isinstance(self._window.sheet, SettingsSheet):
                # Once the chip that was pressed has returned, its sheet is made anew in the other language.
                QTimer.singleShot(0, lambda: self._window.run_command("settings"))

    def _lay_tiles(self) -> None:
        """Has all pieces drawn in the style of the settings."""
        chosen = self._window.settings.tile_style
        if chosen == "theme":
            chosen = "contrast" if theme.current().high_contrast else "plain"
        tile_renderer().set_style(TileStyle(chosen))
        for widget in self._places.window().findChildren(QWidget):
            # Called so because lists have another `update`, which before Qt 6.9 hides this one.
            QWidget.update(widget)

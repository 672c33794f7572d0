# SPDX-License-Identifier: MIT
from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication

from mahjong_desk import texts
from mahjong_desk.ui import theme
from mahjong_desk.ui.kit.tiles.tile_art import TileStyle, tile_renderer
from mahjong_desk.ui.text import language
from mahjong_desk.ui.theme.palette import load_fonts


@contextmanager
def usual_look(app: QApplication) -> Iterator[None]:
    """Sets the usual look once, and again after a test that has changed it."""
    load_fonts()
    if app.property("testLook") is None:
        theme.apply(app, "light", "en", 1.0, reduced_motion=True)
        app.setProperty("testLook", True)
    yield
    # The test has closed its windows, but they would be restyled until an event loop deletes them.
    app.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    tile_renderer().set_style(TileStyle.PLAIN)
    if texts.language() != "en":
        language.install(app, "en")
    usual = (theme.current().name, theme.language(), theme.scale(), theme.motion_duration(1)) == ("light", "en", 1.0, 0)
    if not usual:
        theme.apply(app, "light", "en", 1.0, reduced_motion=True)

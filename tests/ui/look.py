# SPDX-License-Identifier: MIT
"""The look of the design pictures: fonts loaded, the light theme at 100 %, English, no motion."""

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
    """Sets the look before the first window, which would keep other fonts, and again after each change."""
    load_fonts()
    if app.property("testLook") is None:
        theme.apply(app, "light", "en", 1.0, reduced_motion=True)
        app.setProperty("testLook", True)
    yield
    # The windows of the test are closed by now, but would stay alive and be restyled until an event loop runs.
    app.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    tile_renderer().set_style(TileStyle.PLAIN)
    if texts.language() != "en":
        language.install(app, "en")
    usual = (theme.current().name, theme.language(), theme.scale(), theme.motion(1)) == ("light", "en", 1.0, 0)
    if not usual:
        theme.apply(app, "light", "en", 1.0, reduced_motion=True)

# SPDX-License-Identifier: MIT
"""Shows scenes in looks, one after the other, and tells what is wrong with each."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from PySide6.QtCore import QPoint
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QMenu, QWidget

from gallery.faults import Fault, look_at
from gallery.looks import Look
from gallery.scene import Scene
from gallery.stage import Stage


class Shown(NamedTuple):
    """A scene as it was shown.

    Attributes:
        scene: The scene.
        look: The look.
        picture: Its picture.
        faults: What is wrong with it.
        widget: What showed it: the window, a window of its own or a menu.
    """

    scene: Scene
    look: Look
    picture: QPixmap
    faults: Sequence[Fault]
    widget: QWidget


def show_all(stage: Stage, scenes: Iterable[Scene], looks: Iterable[Look]) -> Iterator[Shown]:
    """Yields every scene in every look; each look begins with the club as it was."""
    for look in looks:
        stage.dress(look)
        stage.begin()
        for scene in scenes:
            yield show(stage, scene, look)


def show(stage: Stage, scene: Scene, look: Look) -> Shown:
    """Shows a scene; leaves nothing of it over the window.

    Raises:
        TypeError: It does not show what it says.
    """
    if stage.emptied:
        stage.begin()
    shown = scene.show(stage)
    stage.settle()
    own = shown if isinstance(shown, QWidget) and shown.isWindow() else None
    widget = own or stage.window
    if not isinstance(widget, scene.shows) and not any(part.isVisible() for part in widget.findChildren(scene.shows)):
        raise TypeError(f"{scene.name} shows no {scene.shows.__name__}")
    picture, faults = look_at(widget)
    if isinstance(own, QMenu):
        picture = _over(stage.window, own, picture)
    made = Shown(scene, look, picture, faults, widget)
    if own is not None:
        own.close()
    stage.clear()
    return made


def _over(window: QWidget, menu: QMenu, picture: QPixmap) -> QPixmap:
    """Returns the window with a menu over it."""
    whole = window.grab()
    painter = QPainter(whole)
    painter.drawPixmap(window.mapFromGlobal(menu.mapToGlobal(QPoint())), picture)
    painter.end()
    return whole

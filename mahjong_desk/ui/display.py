# SPDX-License-Identifier: MIT
"""The application of Qt, or one sentence where there is nothing to show a window on: Qt itself would abort."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Mapping, MutableMapping, Sequence
from pathlib import Path
from typing import Final

from PySide6.QtCore import QEvent, QMessageLogContext, QtMsgType, Signal, qInstallMessageHandler
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtWidgets import QApplication

NO_DISPLAY: Final = 2
"""The exit status where there is no display."""

_ADDRESSES: Final = ("DISPLAY", "WAYLAND_DISPLAY")


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
            sys.stderr.write(f"mahjong-desk: {why_no_window(told, os.environ)}\n")
            sys.stderr.flush()
        # Whoever returns from here is aborted.
        os._exit(NO_DISPLAY)

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


def why_no_window(told: Sequence[str], environment: Mapping[str, str]) -> str:
    """Returns a sentence on why there is no window."""
    tried = [f"{name} is {environment[name]}" for name in _ADDRESSES if environment.get(name)]
    if any("connect to display" in line for line in told):
        if not tried:
            return f"there is no display to show the window on: neither {' nor '.join(_ADDRESSES)} is set"
        return f"the display to show the window on cannot be opened: {' and '.join(tried)}"
    return f"Qt cannot show a window here: {told[0] if told else 'it does not say why'}"

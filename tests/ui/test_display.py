# SPDX-License-Identifier: MIT
"""The start without a display, and the desktop's input method and dialogs."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from mahjong_desk.ui.start import enable_fcitx, enable_portal, no_display_message

pytestmark = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="other systems always have a display")

WITHOUT_QT = "import sys; sys.modules['PySide6'] = None; from mahjong_desk.cli import main; sys.exit(main([]))"


def start(folder: Path, *command: str, **variables: str) -> subprocess.CompletedProcess[str]:
    inherited = {name: value for name, value in os.environ.items() if "DISPLAY" not in name and "QPA" not in name}
    environment = {**inherited, "XDG_RUNTIME_DIR": str(folder), "MAHJONG_DESK_DATA": str(folder / "club"), **variables}
    return subprocess.run(
        [sys.executable, *command], env=environment, capture_output=True, encoding="utf-8", check=False, timeout=60
    )


@pytest.mark.parametrize(
    ("variables", "message"),
    [
        ({}, "there is no display to show the window on: neither DISPLAY nor WAYLAND_DISPLAY is set"),
        ({"DISPLAY": ":9753"}, "the display to show the window on cannot be opened: DISPLAY is :9753"),
        ({"WAYLAND_DISPLAY": "none"}, "the display to show the window on cannot be opened: WAYLAND_DISPLAY is none"),
        (
            {"QT_QPA_PLATFORM": "none"},
            'Qt cannot show a window here: Could not find the Qt platform plugin "none" in ""',
        ),
    ],
)
def test_missing_display_is_reported_in_one_line(tmp_path: Path, variables: dict[str, str], message: str) -> None:
    result = start(tmp_path, "-m", "mahjong_desk", **variables)
    assert (result.returncode, result.stdout, result.stderr) == (2, "", f"mahjong-desk: {message}\n")
    assert not list(tmp_path.rglob("*.lock"))


@pytest.mark.parametrize(
    ("before", "added"),
    [
        ({"QT_IM_MODULE": "fcitx"}, {"QT_IM_MODULES": "fcitx;ibus;wayland", "IBUS_USE_PORTAL": "1"}),
        ({"QT_IM_MODULE": "fcitx5"}, {"QT_IM_MODULES": "fcitx5;ibus;wayland", "IBUS_USE_PORTAL": "1"}),
        (
            {"QT_IM_MODULES": "wayland;fcitx", "QT_IM_MODULE": "ibus"},
            {"QT_IM_MODULES": "wayland;fcitx;ibus", "IBUS_USE_PORTAL": "1"},
        ),
        (
            {"QT_IM_MODULE": "fcitx", "IBUS_USE_PORTAL": "0"},
            {"QT_IM_MODULES": "fcitx;ibus;wayland", "IBUS_USE_PORTAL": "0"},
        ),
        ({"QT_IM_MODULE": "ibus"}, {}),
        ({}, {}),
    ],
)
def test_fcitx_is_reached_as_ibus(before: dict[str, str], added: dict[str, str]) -> None:
    environment = dict(before)
    enable_fcitx(environment)
    assert environment == before | added


@pytest.mark.parametrize(
    ("offered", "chosen", "expected"), [(True, "", "xdgdesktopportal"), (False, "", ""), (True, "gtk3", "gtk3")]
)
def test_desktop_portal_provides_the_file_dialogs(tmp_path: Path, offered: bool, chosen: str, expected: str) -> None:
    service = tmp_path / "dbus-1" / "services" / "org.freedesktop.portal.Desktop.service"
    if offered:
        service.parent.mkdir(parents=True)
        service.touch()
    environment = {"XDG_DATA_DIRS": f"/{300 * 'x'}:{tmp_path}", **({"QT_QPA_PLATFORMTHEME": chosen} if chosen else {})}
    enable_portal(environment)
    assert environment.get("QT_QPA_PLATFORMTHEME", "") == expected


def test_a_missing_library_is_reported() -> None:
    cursor = "From 6.5.0, xcb-cursor0 or libxcb-cursor0 is needed to load the Qt xcb platform plugin."
    assert no_display_message([cursor, "Could not load it."], {"DISPLAY": ":0"}).endswith(cursor)


def test_qt_that_cannot_be_loaded_is_reported(tmp_path: Path) -> None:
    result = start(tmp_path, "-c", WITHOUT_QT)
    assert result.returncode == 2
    assert result.stderr.startswith("mahjong-desk: Qt, which shows the window, cannot be loaded: ")
    assert len(result.stderr.splitlines()) == 1


OPENED = """
import os, sys
from mahjong_desk.cli import main
from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QFileOpenEvent
from mahjong_desk.ui import start
from mahjong_desk.ui.window.files import FileOpener

class Opened(start.FirstPaintNotifier):
    def __init__(self, window):
        super().__init__(window)
        self.painted.connect(lambda: QCoreApplication.postEvent(QCoreApplication.instance(), QFileOpenEvent(sys.argv[2])))

def show(self, path):
    print(path, flush=True)
    os._exit(0)

start.FirstPaintNotifier, FileOpener.open_file = Opened, show
main(["--data", sys.argv[1]])
"""


def test_file_opened_by_the_system_is_shown(tmp_path: Path) -> None:
    file = str(tmp_path / "evening.mahjong")
    result = start(tmp_path, "-c", OPENED, str(tmp_path / "club"), file, QT_QPA_PLATFORM="offscreen")
    assert (result.returncode, result.stdout) == (0, f"{file}\n"), result.stderr

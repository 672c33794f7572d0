# SPDX-License-Identifier: MIT
"""Names typed with fcitx5 and anthy in the real window, as Debian sets them up."""

import time
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from PySide6.QtCore import QPoint

from mahjong_desk.ui.desk import Desk
from mahjong_desk.ui.match.new_match_sheet import NewMatchSheet
from tests.scope import skip_without
from tests.ui.player import User
from tests.ui.xvfb.x_server import ROOT, XServer, poll, program, started, x_server

RESPONSE_TIME = 1.0
"""Seconds that a user waits for the input method, which runs in another process."""
PROFILE = """\
[Groups/0]
Name=Default
Default Layout=us
DefaultIM=anthy

[Groups/0/Items/0]
Name=keyboard-us

[Groups/0/Items/1]
Name=anthy

[GroupOrder]
0=Default
"""


@pytest.fixture
def session() -> Iterator[Path]:
    """The home folder of a new session, short enough for the names of sockets."""
    skip_without("an input method")
    with TemporaryDirectory() as folder:
        yield Path(folder)


@pytest.fixture
def server(session: Path) -> Iterator[XServer]:
    """An X server with a bus and fcitx5, which begins in Japanese."""
    settings = session / ".config" / "fcitx5"
    settings.mkdir(parents=True)
    (settings / "profile").write_text(PROFILE)
    (settings / "config").write_text("[Behavior]\nActiveByDefault=True\n")
    with x_server(session) as display, ExitStack() as stack:
        bus = f"unix:path={session / 'bus'}"
        display.environment |= {
            "HOME": str(session),
            "XDG_CONFIG_HOME": str(session / ".config"),
            "XDG_RUNTIME_DIR": str(session),
            "DBUS_SESSION_BUS_ADDRESS": bus,
            "QT_IM_MODULE": "fcitx",
            "QT_QPA_PLATFORM": "xcb",
        }
        daemon = ["dbus-daemon", "--session", "--nofork", "--nopidfile", f"--address={bus}"]
        stack.enter_context(started(daemon, session / "bus.log", env=display.environment))
        poll("the bus", (session / "bus").is_socket)
        log = session / "fcitx.log"
        stack.enter_context(started(["fcitx5"], log, env=display.environment))
        poll("fcitx", lambda: "addon ibusfrontend" in log.read_text() and "addon classicui" in log.read_text())
        yield display


def write(server: XServer, letters: str) -> None:
    server.do("type", "--delay", "50", letters)
    time.sleep(RESPONSE_TIME)


def press(server: XServer, key: str) -> None:
    server.do("key", key)
    time.sleep(RESPONSE_TIME)


def recorded_players(club: Path) -> tuple[str, ...]:
    """Returns the players of the only match of a ledger; empty if there is none."""
    desk = Desk()
    desk.open(club)
    try:
        return desk.names() if any(desk.continue_match(match.id) for match in desk.ledger.matches()) else ()
    finally:
        desk.close()


@pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
def test_names_are_typed_in_japanese(server: XServer, session: Path, guest: User) -> None:
    club = session / "club"
    with started(program(club), session / "program.log", env=server.environment, cwd=ROOT) as process:
        poll("the window", lambda: bool(server.windows()))
        window = server.windows()[0]
        server.do("windowactivate", "--sync", window)
        # Both windows have the same layout, and only the one in this process can tell where its button is.
        guest.window.resize(server.place_of(window).size())
        guest.window.run_command("new_match")
        sheet = guest.sheet(NewMatchSheet)
        button = sheet.start_button.mapTo(guest.window, sheet.start_button.rect().center())
        poll("it listens", lambda: any(file.is_socket() for file in session.glob("mahjong-desk-*")))
        server.do("key", "ctrl+n")
        # While text is composed, Enter only commits it, and Alt with a letter presses no button.
        for name, keys in (("aoi", ("Return",)), ("ben", ("alt+s", "Return")), ("tie", ("alt+d", "Return"))):
            write(server, name)
            for key in (*keys, "Tab"):
                press(server, key)
        # Escape discards the composed text and keeps the sheet open.
        write(server, "ben")
        press(server, "Escape")
        write(server, "tanaka")
        point = server.place_of(window).topLeft() + QPoint(button)
        server.do("mousemove", str(point.x()), str(point.y()), "click", "1")
        server.do("key", "ctrl+q")
        poll("the end of the program", lambda: process.poll() is not None)
    assert "Traceback" not in (session / "program.log").read_text()
    assert recorded_players(club) == ("あおい", "べん", "ちえ", "たなか")

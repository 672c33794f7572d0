# SPDX-License-Identifier: MIT
"""The real program on an X server and a bus of its own, and a screen reader that is asked for what it finds there."""

import json
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from mahjong_desk.ui.settings.settings import SETTINGS_FILE
from tests.ui.xvfb.x_server import XServer, poll, started, x_server

ROOT = Path(__file__).parents[3]
SYSTEM_PYTHON = "/usr/bin/python3"
"""The Python that has Debian's pyatspi."""
_CLIENT = Path(__file__).with_name("client.py")


class ScreenReader:
    """Somebody who hears the window and does not see it."""

    def __init__(self, client: subprocess.Popen[str], server: XServer, folder: Path) -> None:
        """Talks to a client process of the program."""
        self._client, self._server, self.folder = client, server, folder

    def ask(self, what: str, **more: str) -> Any:
        """Asks the client, as its methods are called.

        Raises:
            AssertionError: It did not find it.
        """
        self._client.stdin.write(json.dumps({"ask": what, "with": more}) + "\n")
        self._client.stdin.flush()
        line = self._client.stdout.readline()
        assert line, (self.folder.parent / "client.log").read_text()
        answer = json.loads(line)
        assert "fault" not in answer, answer["fault"]
        return answer["answer"]

    def press(self, role: str, name: str) -> None:
        self.ask("press", role=role, name=name)

    def key(self, *names: str) -> None:
        """Presses keys, by the names that X has for them."""
        self._server.do("key", "--delay", "0", *names)


@contextmanager
def screen_reader(folder: Path, language: str) -> Iterator[ScreenReader]:
    """Runs the program in a language over an empty ledger below ``folder``, with a screen reader."""
    club = folder / "club"
    club.mkdir()
    (club / SETTINGS_FILE).write_text("[General]\nreduced_motion=true\n", encoding="utf-8")
    with x_server(folder) as server:
        environment = server.environment | {
            "QT_QPA_PLATFORM": "xcb",
            "QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1",
            "XDG_RUNTIME_DIR": str(folder),
            "DBUS_SESSION_BUS_ADDRESS": _bus(folder),
        }
        bus = ["dbus-daemon", "--session", "--nofork", "--nopidfile", f"--address={_bus(folder)}"]
        program = [sys.executable, "-m", "mahjong_desk", "--data", str(club), "--language", language]
        with (
            started(bus, folder / "bus.log", env=environment),
            started(program, folder / "program.log", env=environment, cwd=ROOT),
            (folder / "client.log").open("wb") as words,
        ):
            poll("the window", lambda: bool(server.do("search", "--onlyvisible", "--name", "^Mahjong Desk")))
            command = [SYSTEM_PYTHON, str(_CLIENT)]
            pipe = subprocess.PIPE
            with subprocess.Popen(
                command, stdin=pipe, stdout=pipe, stderr=words, env=environment, encoding="utf-8"
            ) as client:
                reader = ScreenReader(client, server, club)
                reader.ask("application", name="mahjong-desk")
                try:
                    yield reader
                finally:
                    client.stdin.close()
                    client.wait()
        assert "Traceback" not in (folder / "program.log").read_text()


def _bus(folder: Path) -> str:
    return f"unix:path={folder / 'bus'}"

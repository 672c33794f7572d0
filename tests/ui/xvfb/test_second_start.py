# SPDX-License-Identifier: MIT
"""A second start raises the first window, even if it is minimised."""

import subprocess
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from tests.ui.xvfb.x_server import PATIENCE, ROOT, XServer, poll, program, started, x_server


@pytest.fixture
def server(tmp_path: Path, xvfb: None, monkeypatch: pytest.MonkeyPatch) -> Iterator[XServer]:
    """An X server with a window manager, as after a login."""
    # In pytest's own folder, the name of a socket would be longer than the system allows.
    with TemporaryDirectory() as session:
        monkeypatch.setenv("XDG_RUNTIME_DIR", session)
        monkeypatch.delenv("QT_QPA_PLATFORM", raising=False)
        with x_server(tmp_path) as display:
            yield display


def activate(server: XServer, window: str) -> None:
    server.do("windowactivate", window)
    poll("it is active", lambda: server.do("getactivewindow") == window)


def test_a_second_start_raises_the_first_window(server: XServer, tmp_path: Path) -> None:
    ours, other = tmp_path / "ours", tmp_path / "other"
    log = tmp_path / "program.log"
    with started(program(ours), log, env=server.environment, cwd=ROOT):
        poll("the first window", lambda: len(server.windows()) == 1)
        (first,) = server.windows()
        session = Path(server.environment["XDG_RUNTIME_DIR"])
        # A busy machine may take long; the time is not tested here.
        poll("it listens", lambda: any(file.is_socket() for file in session.glob("mahjong-desk-*")))
        with started(program(other), log, env=server.environment, cwd=ROOT):
            poll("another window before it", lambda: server.do("getactivewindow") not in ("", first))
            for hidden in (False, True):
                if hidden:
                    server.do("windowminimize", first)
                    poll("the first window has gone", lambda: first not in server.windows())
                result = subprocess.run(
                    program(ours), env=server.environment, cwd=ROOT, timeout=PATIENCE, check=False, capture_output=True
                )
                assert result.returncode == 0, result.stderr
                poll("the first window is active", lambda: server.do("getactivewindow") == first)
                assert len(server.windows()) == 2
                (last,) = set(server.windows()) - {first}
                activate(server, last)
    assert "Traceback" not in log.read_text()

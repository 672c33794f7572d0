# SPDX-License-Identifier: MIT
"""A second start raises the first window, or reports who has the folder open."""

import os
import shutil
import signal
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from mahjong_desk.interchange.house_rules import write_house_rules
from mahjong_desk.ledger.errors import Holder, LedgerLocked
from mahjong_desk.ledger.place import ledger_path
from mahjong_desk.rules import registry
from mahjong_desk.ui import single_instance
from mahjong_desk.ui.desk import Desk
from mahjong_desk.ui.settings.settings import Settings
from mahjong_desk.ui.single_instance import LOCK_FILE, SingleInstance, notify_running_instance, socket_name
from mahjong_desk.ui.start import handle_second_start
from mahjong_desk.ui.window.failures import FailureSheet, Remedy, remedy_name
from mahjong_desk.ui.window.main_window import MainWindow
from tests.ledger.world import as_ordinary_user, open_folder
from tests.ui.player import User
from tests.ui.shared_window import show_active
from tests.ui.widgets import add_widget

ROOT = Path(__file__).parents[2]
_PROGRAM = """
import signal, sys; signal.signal(signal.SIGINT, signal.default_int_handler)
from mahjong_desk.cli import main
from mahjong_desk.ui.single_instance import SingleInstance
from mahjong_desk.ui.window.failures import FailureSheet
from mahjong_desk.ui.window.main_window import MainWindow
from mahjong_desk.ui.background import progress
# A machine that is busy with other tests takes longer than a moment for a small file.
progress.SHEET_DELAY = 60

def say(*words):
    print(*words, flush=True)

listen, forward, lay = SingleInstance.listen, MainWindow.bring_to_front, MainWindow.push_sheet
SingleInstance.listen = lambda self: (listen(self), say("listens"))
MainWindow.bring_to_front = lambda self: (forward(self), say("came forward"))
MainWindow.push_sheet = lambda self, sheet: (lay(self, sheet), say(type(sheet).__name__))
sys.exit(main(["--data", *sys.argv[1:]]))
"""


class ReportingProgram:
    """A process of the program that prints its events."""

    def __init__(self, process: subprocess.Popen[str]) -> None:
        self.process = process

    def next_event(self) -> str:
        """Returns the next printed line, or an empty text once the process has ended."""
        return self.process.stdout.readline().strip()


@contextmanager
def started(folder: Path, *files: Path) -> Iterator[ReportingProgram]:
    command = [sys.executable, "-c", _PROGRAM, str(folder), *map(str, files)]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as process:
        try:
            yield ReportingProgram(process)
        finally:
            process.kill()


@pytest.fixture(autouse=True)
def runtime_folder(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A folder for sockets, whose names must be short."""
    folder = tempfile.mkdtemp()
    monkeypatch.setenv("XDG_RUNTIME_DIR", folder)
    yield
    shutil.rmtree(folder)


def test_a_second_start_raises_the_first_window(tmp_path: Path) -> None:
    with started(tmp_path) as first:
        assert first.next_event() == "listens"
        with started(tmp_path) as second:
            assert second.process.wait(60) == 0
            assert second.next_event() == ""
        assert first.next_event() == "came forward"


def test_the_first_window_opens_the_files_of_later_starts(tmp_path: Path) -> None:
    file = tmp_path / "rules.json"
    file.write_bytes(write_house_rules(registry.get_ruleset("boo"), "Osaka", {}))
    with started(tmp_path / "alone", file) as only:
        assert [only.next_event(), only.next_event()] == ["listens", "ImportSheet"]
    with started(tmp_path / "club") as first:
        assert first.next_event() == "listens"
        with started(tmp_path / "club", file) as second:
            assert second.process.wait(60) == 0
        assert [first.next_event(), first.next_event()] == ["came forward", "ImportSheet"]


def test_after_a_kill_the_next_window_gets_the_folder(tmp_path: Path) -> None:
    with started(tmp_path) as first:
        assert first.next_event() == "listens"
        os.kill(first.process.pid, signal.SIGKILL)
    assert (tmp_path / LOCK_FILE).exists()
    assert Path(socket_name(tmp_path)).exists()
    with started(tmp_path) as next_one:
        assert next_one.next_event() == "listens"
        assert notify_running_instance(tmp_path)
        assert next_one.next_event() == "came forward"


def test_ctrl_c_closes_the_window(tmp_path: Path) -> None:
    with started(tmp_path) as only:
        assert only.next_event() == "listens"
        os.kill(only.process.pid, signal.SIGINT)
        assert only.process.wait(60) == 0
    assert not (tmp_path / LOCK_FILE).exists()


def test_hanging_first_window_is_reported(tmp_path: Path) -> None:
    with started(tmp_path) as first:
        assert first.next_event() == "listens"
        os.kill(first.process.pid, signal.SIGSTOP)
        with started(tmp_path) as second:
            assert second.next_event() == "FailureSheet"


def write_foreign_lock(machine: str, folder: Path) -> None:
    """Writes the lock file of another machine that has a data folder open."""
    lock = SingleInstance()
    lock.acquire(folder)
    lines = (folder / LOCK_FILE).read_text().split("\n")
    lock.close()
    ours = lines[2]
    (folder / LOCK_FILE).write_text(
        "\n".join(line if line != ours else machine for line in lines[:3]) + "\nelse\nwhere\n"
    )


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> Iterator[MainWindow]:
    write_foreign_lock("CLUB-LAPTOP", tmp_path)
    settings = Settings(tmp_path)
    settings.language = "en"
    main_window = add_widget(qtbot, MainWindow(Desk(), settings, tmp_path, SingleInstance()))
    show_active(main_window)
    yield main_window
    main_window.desk.close()


def test_a_folder_in_use_names_the_other_machine(window: MainWindow, qtbot: QtBot, tmp_path: Path) -> None:
    player = User(qtbot, window)
    assert isinstance(window.sheet, FailureSheet)
    assert "CLUB-LAPTOP" in str(window.foot.error)
    assert not ledger_path(tmp_path).exists()
    player.click(player.button(remedy_name(Remedy.RETRY), window.sheet))
    assert isinstance(window.sheet, FailureSheet)
    player.click(player.button(remedy_name(Remedy.FORCE), window.sheet))
    assert window.desk.ledger is not None
    assert not window.foot.status.failed
    with pytest.raises(LedgerLocked) as caught:
        SingleInstance().acquire(tmp_path)
    assert caught.value.reason is Holder.WINDOW


def test_a_window_that_changes_folder_releases_the_first(qtbot: QtBot, tmp_path: Path) -> None:
    ours, theirs = tmp_path / "a", tmp_path / "b"
    holder = SingleInstance()
    main_window = add_widget(qtbot, MainWindow(Desk(), Settings(tmp_path), ours, holder))
    holder.listen()
    other = SingleInstance()
    with pytest.raises(LedgerLocked):
        other.acquire(ours)
    assert main_window.open_ledger(theirs)
    other.acquire(ours)
    with pytest.raises(LedgerLocked):
        other.acquire(theirs)
    assert not Path(socket_name(ours)).exists()
    assert Path(socket_name(theirs)).exists()
    main_window.desk.close()
    holder.close()
    other.acquire(theirs)
    other.close()


def test_the_open_folder_can_be_chosen_by_another_path(tmp_path: Path) -> None:
    folder, link, loop = tmp_path / "club", tmp_path / "link", tmp_path / "loop"
    folder.mkdir()
    link.symlink_to(folder)
    loop.symlink_to(loop)
    with closing(SingleInstance()) as instance:
        for path in (loop, folder, link):
            instance.acquire(path)
            instance.release_others(path)
        with pytest.raises(LedgerLocked):
            SingleInstance().acquire(folder)


def test_a_read_only_folder_is_not_locked(tmp_path: Path) -> None:
    (tmp_path / "club").write_text("a file")
    for _ in range(2):
        SingleInstance().acquire(tmp_path / "club")


def test_stale_lock_on_a_read_only_disk_is_ignored() -> None:
    with open_folder() as folder:
        write_foreign_lock("", folder)
        lock = folder / LOCK_FILE
        dead = subprocess.Popen(["true"])
        dead.wait()
        lock.write_text("\n".join([str(dead.pid), *lock.read_text().split("\n")[1:]]))
        folder.chmod(0o555)
        with as_ordinary_user(folder):
            SingleInstance().acquire(folder)
            assert lock.exists()
            folder.chmod(0)
            SingleInstance().acquire(folder)


@pytest.mark.parametrize("content", ["", "nonsense"])
def test_invalid_lock_is_ignored_once_it_is_old(tmp_path: Path, content: str) -> None:
    lock = tmp_path / LOCK_FILE
    lock.write_text(content)
    with pytest.raises(LedgerLocked):
        SingleInstance().acquire(tmp_path)
    os.utime(lock, (0, 0))
    holder = SingleInstance()
    holder.acquire(tmp_path)
    with pytest.raises(LedgerLocked):
        SingleInstance().acquire(tmp_path)
    holder.close()


# Without a screen no window can be raised.
@pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
def test_file_from_a_second_start_keeps_the_open_sheet(window: MainWindow, tmp_path: Path) -> None:
    sheet = window.sheet
    handle_second_start(window, tmp_path / "result.json")
    assert window.sheet is sheet
    assert "result.json" in window.notice.text
    sheet.reject()
    QApplication.processEvents()
    assert "No ledger is open" in window.notice.text


def test_pipe_instead_of_the_lock_does_not_block(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / LOCK_FILE)
    SingleInstance().acquire(tmp_path)


def test_file_is_handed_over_but_no_nonsense(qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from PySide6.QtNetwork import QLocalSocket

    monkeypatch.setattr(single_instance, "ANSWER_TIMEOUT", 0.2)
    assert not notify_running_instance(tmp_path), "no window is listening"
    monkeypatch.setattr(single_instance, "ANSWER_TIMEOUT", 30.0)
    holder = SingleInstance()
    holder.acquire(tmp_path)
    holder.release_others(tmp_path)
    holder.listen()
    visitor = QLocalSocket()
    for nonsense in (b"\n", b"[]\n", b"{}\n", b'{"file": 1, "tokens": 2}\n', b"\xff\n", b"x" * (1 << 17)):
        visitor.connectToServer(socket_name(tmp_path))
        with qtbot.waitSignal(visitor.disconnected):
            visitor.write(nonsense)
    code = "import sys; from pathlib import Path; from mahjong_desk.ui.single_instance import notify_running_instance; sys.exit(not notify_running_instance(Path(sys.argv[1]), Path(sys.argv[2])))"
    with qtbot.waitSignal(holder.activated, timeout=60_000) as heard:
        second = subprocess.Popen([sys.executable, "-c", code, str(tmp_path), "result.json"], cwd=ROOT)
    assert heard.args == [ROOT / "result.json"]
    assert second.wait(60) == 0
    holder.close()

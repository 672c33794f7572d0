# SPDX-License-Identifier: MIT
"""Fixtures of the window tests: the usual look, themes, and shared windows."""

from collections.abc import Callable, Iterator
from contextlib import closing
from functools import partialmethod
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication, QFileDialog
from pytestqt.qtbot import QtBot

from mahjong_desk.ledger.ledger import Ledger
from mahjong_desk.ledger.place import ledger_path
from mahjong_desk.ui import theme
from mahjong_desk.ui.background import progress
from mahjong_desk.ui.desk import Desk
from mahjong_desk.ui.text import language
from mahjong_desk.ui.theme.palette import Theme
from mahjong_desk.ui.window.main_window import MainWindow
from tests.club.importing.evening import play_evening
from tests.more_languages import USUAL
from tests.ui.look import usual_look
from tests.ui.player import NAMES, User
from tests.ui.shared_window import open_another, open_window, reset_window, show_active


@pytest.fixture(autouse=True)
def _usual_look(qapp: QApplication) -> Iterator[None]:
    """Applies the look of the design pictures to every test."""
    with usual_look(qapp):
        yield


@pytest.fixture(autouse=True)
def _enough_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """Gives a busy machine time: no progress sheets, and long timeouts."""
    monkeypatch.setattr(progress, "SHEET_DELAY", 60)
    monkeypatch.setattr(QtBot, "waitUntil", partialmethod(QtBot.waitUntil, timeout=60_000))


@pytest.fixture(scope="module")
def _window_of_module(qapp: QApplication, tmp_path_factory: pytest.TempPathFactory) -> Iterator[MainWindow]:
    folder = tmp_path_factory.mktemp("club")
    with pytest.MonkeyPatch.context() as own, usual_look(qapp):
        own.setenv("MAHJONG_DESK_DATA", str(folder))
        with open_window(folder) as window:
            yield window


@pytest.fixture
def shared_window(_window_of_module: MainWindow) -> Iterator[MainWindow]:
    """The window of the module; everything but its recorded matches is reset."""
    show_active(_window_of_module)
    yield _window_of_module
    reset_window(_window_of_module)


@pytest.fixture
def guest(shared_window: MainWindow, qtbot: QtBot, tmp_path: Path) -> User:
    """A user at the shared window with an empty ledger."""
    open_another(shared_window, tmp_path / "club")
    return User(qtbot, shared_window)


@pytest.fixture
def player(guest: User) -> User:
    """A user at the shared window, where a match of Ar-Shi-Ar has just begun."""
    assert guest.desk.start_match("arushiaru", {}, NAMES, "Thursday")
    guest.window.show_screen("table")
    return guest


@pytest.fixture
def owner(qtbot: QtBot, tmp_path: Path) -> User:
    """A user at a separate window with an empty ledger."""
    return User(qtbot, tmp_path / "club")


@pytest.fixture
def speaks(qapp: QApplication) -> Iterator[Callable[[str], None]]:
    """Switches the interface to a language and its fonts, and back after the test."""

    def speak(name: str) -> None:
        language.install(qapp, name)
        theme.apply(qapp, "light", name, 1.0, reduced_motion=True)

    yield speak
    language.install(qapp, "en")


@pytest.fixture(params=USUAL)
def spoken(request: pytest.FixtureRequest, speaks: Callable[[str], None]) -> str:
    """Each language in turn, as the language of the interface."""
    speaks(request.param)
    return str(request.param)


@pytest.fixture(params=["light", "dark"])
def themed(request: pytest.FixtureRequest, qapp: QApplication) -> Theme:
    return theme.apply(qapp, request.param, reduced_motion=True)


@pytest.fixture
def desk(qtbot: QtBot, tmp_path: Path) -> Iterator[Desk]:
    """A desk over an empty ledger."""
    with closing(Desk()) as opened:
        opened.open(tmp_path)
        yield opened


@pytest.fixture
def saved(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> list[Path]:
    """Answers the file dialog with the proposed name, and collects the paths."""
    paths: list[Path] = []

    def choose(_parent: object, _title: str, proposed: str, _kinds: str) -> tuple[str, str]:
        paths.append(tmp_path / Path(proposed).name)
        return str(paths[-1]), ""

    monkeypatch.setattr(QFileDialog, "getSaveFileName", choose)
    return paths


@pytest.fixture
def evening_file(tmp_path: Path) -> Path:
    """The exported evening of another ledger."""
    with Ledger.open(ledger_path(tmp_path / "elsewhere")) as ledger:
        play_evening(ledger)
        ledger.export(tmp_path / "all.jsonl")
    return tmp_path / "all.jsonl"

# SPDX-License-Identifier: MIT
"""What a person does in the window asks as much of a ledger of many sessions as of one of few."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from mahjong_desk.rules.model.events import Draw
from mahjong_desk.ui.desk import Desk
from mahjong_desk.ui.settings.store import Settings
from mahjong_desk.ui.window.main_window import MainWindow
from tests.growing import Steps, make_clubs


@pytest.fixture(scope="module")
def counted(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Steps]:
    """Counts what is asked of every ledger of this module."""
    with pytest.MonkeyPatch.context() as patch:
        yield Steps(patch)


@pytest.fixture(scope="module")
def clubs(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Path]:
    """A club of few sessions, and one of many."""
    return make_clubs(tmp_path_factory.mktemp("clubs"))


@pytest.fixture(scope="module")
def opened(qapp: QApplication, counted: Steps, clubs: tuple[Path, Path]) -> Iterator[dict[MainWindow, int]]:
    """A window over each of them, in which the Ledger was visited, with the steps that this took."""
    made: dict[MainWindow, int] = {}
    for club in clubs:
        windows: list[MainWindow] = []

        def start(club: Path = club, windows: list[MainWindow] = windows) -> None:
            window = MainWindow(Desk(), Settings(club), club)
            window.show()
            for place in ("ledger", "learn", "table"):
                window.show_place(place)
            windows.append(window)

        steps = counted.of(start)
        made[windows[0]] = steps
    yield made
    for window in made:
        window.close()
        window.deleteLater()


def record(window: MainWindow) -> None:
    assert window.desk.record_event(Draw())
    assert window.desk.undo()


def record_in_sight_of_the_ledger(window: MainWindow) -> None:
    window.show_place("ledger")
    record(window)
    window.show_place("table")


def begin(window: MainWindow) -> None:
    assert window.desk.start_match("arushiaru", {}, ("Aoi", "Ben", "Chie", "Dai"))


def sheet(command: str) -> Callable[[MainWindow], None]:
    def lay(window: MainWindow) -> None:
        window.carry_out(command)
        assert window.sheet is not None
        window.close_sheet()

    return lay


DONE: dict[str, Callable[[MainWindow], None]] = {
    "record": record,
    "record in sight of the ledger": record_in_sight_of_the_ledger,
    "new match": sheet("new_match"),
    "continue": sheet("continue_match"),
    "begin": begin,
}


def test_the_start_and_the_first_visit_of_each_place(opened: dict[MainWindow, int]) -> None:
    few, many = opened.values()
    assert 0 < many <= 1.3 * few


@pytest.mark.parametrize("done", DONE.values(), ids=DONE)
def test_what_is_done_all_evening(
    done: Callable[[MainWindow], None], opened: dict[MainWindow, int], counted: Steps, qtbot: QtBot
) -> None:
    few, many = (counted.of(partial(done, window)) for window in opened)
    assert 0 < many <= 1.3 * few

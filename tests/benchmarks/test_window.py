# SPDX-License-Identifier: MIT
"""How long Record, undo and a new match take, in a new and in a large club.

Run with ``pytest tests/benchmarks -m slow --benchmark-enable``. The large club is made once, in the cache of pytest,
which takes some minutes.
"""

import gc
import random
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytest_benchmark.fixture import BenchmarkFixture

from mahjong_desk.ui.desk import Desk
from mahjong_desk.ui.settings.settings import Settings
from mahjong_desk.ui.window.main_window import MainWindow
from tests.benchmarks import large_club
from tests.benchmarks.random_wins import OPTIONS, WIN_GENERATORS, next_event
from tests.benchmarks.test_start import PRESSED, process_runner, settle
from tests.ui.look import usual_look

pytestmark = pytest.mark.slow
PLACES = ("picker", "ledger", "learn", "rules", "table")
NAMES = ("Aoi", "Ben", "Chie", "Dai")


@pytest.fixture(scope="module", params=[1, large_club.SESSIONS], ids=["one session", "twenty years"])
def club(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Path:
    cached = request.config.cache.mkdir("played_clubs") / str(request.param)
    if not cached.exists():
        half = cached.with_suffix(".half")
        shutil.rmtree(half, ignore_errors=True)
        large_club.make(half, request.param)
        half.rename(cached)
    return Path(shutil.copytree(cached, tmp_path_factory.mktemp("clubs") / "club"))


def test_start(benchmark: BenchmarkFixture, club: Path) -> None:
    start = process_runner(PRESSED, club, "--data", str(club), str(large_club.HANDS))
    benchmark.pedantic(start, rounds=9, warmup_rounds=2)


@pytest.fixture
def window(club: Path, qapp: QApplication) -> Iterator[MainWindow]:
    with usual_look(qapp):
        main_window = MainWindow(Desk(), Settings(club), club)
        main_window.resize(1280, 720)
        main_window.show()
        for place in PLACES:
            main_window.show_screen(place)
            settle()
        gc.collect()
        yield main_window
        main_window.close()


def record(desk: Desk) -> object:
    return desk.record_event(next_event(desk.replay, random.Random(20260701), 200))


def begin(desk: Desk) -> object:
    return desk.start_match("arushiaru", {}, NAMES)


@pytest.mark.parametrize("act", [record, Desk.undo, begin])
def test_in_the_window(benchmark: BenchmarkFixture, window: MainWindow, act: Callable[[Desk], object]) -> None:
    benchmark.group = act.__name__

    def prepare() -> None:
        if window.desk.undoable is None or act is record:
            begin(window.desk)
        if act is Desk.undo:
            record(window.desk)
        settle()

    def measure() -> None:
        assert act(window.desk)
        settle()

    benchmark.pedantic(measure, setup=prepare, rounds=15, warmup_rounds=2)


@pytest.mark.parametrize("ruleset_id", WIN_GENERATORS)
def test_record(benchmark: BenchmarkFixture, window: MainWindow, ruleset_id: str) -> None:
    benchmark.group = "Record"
    seats = 3 if ruleset_id == "shogi" else 4

    def prepare() -> None:
        assert window.desk.start_match(ruleset_id, OPTIONS.get(ruleset_id, {}), NAMES[:seats])
        settle()

    def measure() -> None:
        assert record(window.desk)
        settle()

    benchmark.pedantic(measure, setup=prepare, rounds=10, warmup_rounds=2)

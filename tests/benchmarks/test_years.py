# SPDX-License-Identifier: MIT
"""What a person waits for in a club of many years, beside a club of one session.

Run with ``pytest tests/benchmarks/test_years.py --benchmark-enable -s``. The large club has 300,000 hands in 24,000 matches; it
is made once, in the cache of pytest, which takes some minutes. Both lay the same kind of match on the table and show a
session of the same size. Nothing may take more than 1.3 times as long, or as much memory, as in the small one; both are
measured by turns, since a machine is never equally quick for long.
"""

from __future__ import annotations

import gc
import shutil
import statistics
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytest_benchmark.fixture import BenchmarkFixture

from mahjong_desk.rules.model.events import Draw
from mahjong_desk.ui.desk import Desk
from mahjong_desk.ui.ledger import LedgerPlace
from mahjong_desk.ui.settings.settings import Settings
from mahjong_desk.ui.window.main_window import MainWindow
from tests.benchmarks import large_club
from tests.benchmarks.test_start import PRESSED, starting
from tests.benchmarks.window import settle
from tests.ui.look import usual_look

ROUNDS, STARTS = 15, 9
PLACES = ("picker", "ledger", "learn", "rules", "table")
MEMORY = """
import sys
from pathlib import Path
from PySide6.QtWidgets import QApplication
from mahjong_desk.ui.desk import Desk
from mahjong_desk.ui.settings.settings import Settings
from mahjong_desk.ui.window.main_window import MainWindow

app = QApplication([])
window = MainWindow(Desk(), Settings(Path(sys.argv[1])), Path(sys.argv[1]))
window.show()
for place in ("picker", "ledger", "learn", "rules", "table"):
    window.show_place(place)
    app.processEvents()
for command in ("new_match", "sessions", "continue_match"):
    window.carry_out(command)
    app.processEvents()
    window.close_sheet()
status = dict(line.split(":", 1) for line in Path("/proc/self/status").read_text().splitlines())
print(status["VmHWM"].split()[0])
"""


@pytest.fixture(scope="module")
def clubs(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Path]:
    """The folders of a club of one session, and of one of many years; copies, which can be written to."""
    kept, folder = request.config.cache.mkdir("played_clubs"), tmp_path_factory.mktemp("clubs")
    for name, sessions in (("small", 1), ("large", large_club.SESSIONS)):
        if not (kept / name).exists():
            large_club.make(kept / f"{name}.half", sessions)
            (kept / f"{name}.half").rename(kept / name)
        shutil.copytree(kept / name, folder / name)
    return folder / "small", folder / "large"


def by_turns(
    benchmark: BenchmarkFixture,
    rounds: int,
    small: Callable[[], None],
    large: Callable[[], None],
    prepare: Callable[[], None] = lambda: None,
) -> None:
    """Measures what is done in the large club, and by turns the same in the small one; tells both."""
    spent: list[float] = []

    def before() -> None:
        prepare()
        begun = time.perf_counter()
        small()
        spent.append(time.perf_counter() - begun)

    benchmark.pedantic(large, setup=before, rounds=rounds, warmup_rounds=2)
    if benchmark.stats is not None:
        few, many = statistics.median(spent[2:]), benchmark.stats.stats.median
        benchmark.extra_info["times a small club"] = round(many / few, 2)
        print(f"\n{benchmark.name}: {few * 1000:.1f} ms, after many years {many * 1000:.1f} ms: {many / few:.2f} times")


def test_start(benchmark: BenchmarkFixture, clubs: tuple[Path, Path]) -> None:
    small, large = (starting(PRESSED, club, "--data", str(club), str(large_club.HANDS)) for club in clubs)
    by_turns(benchmark, STARTS, small, large)


@pytest.fixture(scope="module")
def windows(clubs: tuple[Path, Path], qapp: QApplication) -> Iterator[tuple[MainWindow, MainWindow]]:
    """The windows of both clubs, in which every place was visited."""
    with usual_look(qapp):
        made = tuple(MainWindow(Desk(), Settings(club), club) for club in clubs)
        for window in made:
            window.resize(1280, 720)
            window.show()
            for place in PLACES:
                window.show_place(place)
                settle()
        gc.collect()
        gc.freeze()
        yield made[0], made[1]
        gc.unfreeze()
        for window in made:
            window.close()


def record(window: MainWindow) -> None:
    assert window.desk.record_event(Draw())


def undo(window: MainWindow) -> None:
    assert window.desk.undo()


def begin(window: MainWindow) -> None:
    assert window.desk.start_match("arushiaru", {}, ("Aoi", "Ben", "Chie", "Dai"))


def find(window: MainWindow) -> None:
    place = window.place_widget("ledger")
    assert isinstance(place, LedgerPlace)
    place.chooser.all_wanted.emit()


def sheet_of(command: str) -> Callable[[MainWindow], None]:
    return lambda window: window.carry_out(command)


MOMENTS: dict[str, tuple[str, Callable[[MainWindow], None]]] = {
    "a hand recorded": ("table", record),
    "a hand recorded, Ledger shown": ("ledger", record),
    "undo": ("table", undo),
    "a match begun": ("table", begin),
    "the sheet of a new match": ("table", sheet_of("new_match")),
    "the start list": ("table", sheet_of("continue_match")),
    "the sessions": ("table", sheet_of("sessions")),
    "find a match": ("ledger", find),
}


@pytest.mark.parametrize("moment", MOMENTS)
def test_in_the_window(benchmark: BenchmarkFixture, windows: tuple[MainWindow, MainWindow], moment: str) -> None:
    benchmark.group = moment
    place, act = MOMENTS[moment]

    def measured(window: MainWindow) -> Callable[[], None]:
        def do() -> None:
            act(window)
            settle()

        return do

    def prepared() -> None:
        for window in windows:
            window.close_sheet()
            window.show_place(place)
            if window.desk.undoable is None:
                record(window)
            settle()

    small, large = (measured(window) for window in windows)
    by_turns(benchmark, ROUNDS, small, large, prepared)


def test_memory(benchmark: BenchmarkFixture, clubs: tuple[Path, Path]) -> None:
    def used(club: Path) -> int:
        done = subprocess.run([sys.executable, "-c", MEMORY, str(club)], check=True, capture_output=True, timeout=120)
        return int(done.stdout)

    small, large = used(clubs[0]), benchmark.pedantic(used, args=(clubs[1],), rounds=1)
    print(f"\nmemory: {small / 1024:.0f} MiB, after many years {large / 1024:.0f} MiB: {large / small:.2f} times")

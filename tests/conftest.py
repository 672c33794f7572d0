# SPDX-License-Identifier: MIT
"""What every test has: Qt without a screen, its own data folder, and the same random cases each time."""

from __future__ import annotations

import gc
import os
import sys
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from hypothesis import settings

if TYPE_CHECKING:
    from tests.ledger.server.world import Server

_NUMBERS = count(1)
_SCREEN = Path(__file__).with_name("screen.json")
# Before anything loads Qt; its own idea of a screen, 800 pixels wide, would push menus about.
os.environ["QT_QPA_PLATFORM"] = f"offscreen:configfile={_SCREEN}"
os.environ.pop("QT_SCALE_FACTOR", None)
os.environ.pop("QT_STYLE_OVERRIDE", None)
# What tests write is synced to the disk as in real life; in memory that costs nothing.
if Path("/dev/shm").is_dir() and os.access("/dev/shm", os.W_OK):
    os.environ.setdefault("PYTEST_DEBUG_TEMPROOT", "/dev/shm")

_SAME_CASES = bool(os.environ.get("CI") or os.environ.get("MAHJONG_DESK_CHECKS"))
_CASES, _CASES_WHEN_LONG = 30, 100
"""How many random cases of each property are tried."""


def pytest_addoption(parser: pytest.Parser) -> None:
    """Lets a longer run try more than every run does."""
    parser.addoption("--mutations", type=int, default=1_500, help="how many changed requests to try")
    parser.addoption("--drills", type=int, default=30, help="how many drills of each subject to try")
    parser.addoption("--kills", type=int, default=40, help="how often to kill what is writing to a ledger")
    parser.addoption("--flips", type=int, default=20, help="how many bits to flip in each file of a ledger")
    parser.addoption("--edits", type=int, default=12, help="how often to change a match and count its club anew")
    parser.addoption("--records", type=int, default=4, help="how many matches to play, tell in each format and read")
    parser.addoption("--hands", type=int, default=500, help="how many random hands to hold against slower ways")
    parser.addoption(
        "--long",
        action="store_true",
        help="also run what is marked long, such as whole evenings, and try properties more often",
    )


def pytest_configure(config: pytest.Config) -> None:
    """Says how many random cases hypothesis tries, before any test is read."""
    settings.register_profile(
        "desk",
        deadline=None,
        max_examples=_CASES_WHEN_LONG if config.getoption("--long") else _CASES,
        derandomize=_SAME_CASES,
        print_blob=_SAME_CASES,
    )
    settings.load_profile("desk")
    # Reading the tests makes nothing but what stays; looking for what does not takes a third of the time.
    gc.disable()


def pytest_collection_finish() -> None:
    """Looks for what nobody holds any more again, from now on, and not among the tests themselves."""
    gc.freeze()
    gc.enable()


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leaves out what is only run when it is asked for: long tests, and benchmarks."""
    measured = bool(config.getoption("benchmark_enable") or config.getoption("benchmark_only"))

    def asked_for(item: pytest.Item) -> bool:
        if "benchmark" in getattr(item, "fixturenames", ()) and not measured:
            return False
        return bool(config.getoption("--long")) or item.get_closest_marker("long") is None

    left_out = [item for item in items if not asked_for(item)]
    if left_out:
        config.hook.pytest_deselected(items=left_out)
        items[:] = [item for item in items if asked_for(item)]


@pytest.fixture(autouse=True)
def _own_data_folder(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> None:
    """Keeps every test away from the data of the person who runs it; a folder is made only by what writes there."""
    own = tmp_path_factory.getbasetemp() / f"own-{next(_NUMBERS)}"
    monkeypatch.setenv("MAHJONG_DESK_DATA", str(own / "data"))
    monkeypatch.delenv("MAHJONG_DESK_LEDGER", raising=False)
    for name in ("XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME"):
        monkeypatch.setenv(name, str(own / name.lower()))


@pytest.fixture
def xvfb() -> None:
    """Skips the test where no X server can be run."""
    import bootstrap

    if not sys.platform.startswith("linux"):
        pytest.skip("Xvfb shows windows of Linux only")
    missing = bootstrap.missing_for_real_window()
    if missing:
        packages = bootstrap.apt_line(sorted(set(missing.values())))
        pytest.skip(f"no real window without {', '.join(missing)}; on Debian and Ubuntu: {packages}")


@pytest.fixture(scope="session")
def server() -> Iterator[Server]:
    """A PostgreSQL server that runs for these tests alone, where it is installed."""
    from tests.ledger.server import world

    if world.programs() is None:
        pytest.skip("PostgreSQL is not installed (Debian's package: postgresql)")
    with world.running() as started:
        yield started


@pytest.fixture(scope="session")
def qapp_args() -> list[str]:
    """Starts the application of the tests as the program starts its own."""
    from mahjong_desk.ui.theme import STYLE

    return ["mahjong-desk", *STYLE]


@pytest.hookimpl(trylast=True)
def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Shows, just above the closing line, what was left out and which of the checks before the tests failed."""
    if left_out := os.environ.get("MAHJONG_DESK_LEFT_OUT"):
        terminalreporter.section("left out")
        terminalreporter.line(left_out)
    if failed := os.environ.get("MAHJONG_DESK_FAILED_CHECKS"):
        terminalreporter.section("checks that failed before the tests", red=True)
        terminalreporter.line(failed)

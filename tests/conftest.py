# SPDX-License-Identifier: MIT
"""The setting of every test: no screen, its own data folder, repeatable cases."""

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

from tests.scope import THOROUGH, USUAL, skip_without

if TYPE_CHECKING:
    from tests.ledger.server.world import PostgresServer

_NUMBERS = count(1)
_SCREEN = Path(__file__).with_name("screen.json")
# Set before Qt is loaded. Qt's default screen, 800 pixels wide, would move menus.
os.environ["QT_QPA_PLATFORM"] = f"offscreen:configfile={_SCREEN}"
os.environ.pop("QT_SCALE_FACTOR", None)
os.environ.pop("QT_STYLE_OVERRIDE", None)
# Tests sync what they write to the disk, as the program does; in memory that costs nothing.
if Path("/dev/shm").is_dir() and os.access("/dev/shm", os.W_OK):
    os.environ.setdefault("PYTEST_DEBUG_TEMPROOT", "/dev/shm")

settings.register_profile("desk", deadline=None, max_examples=USUAL)
settings.register_profile("ci", parent=settings.get_profile("desk"), derandomize=True, print_blob=True)
settings.register_profile("thorough", parent=settings.get_profile("desk"), max_examples=THOROUGH)
settings.load_profile("ci" if os.environ.get("CI") else "desk")


def pytest_configure() -> None:
    """Turns off automatic garbage collection, which slows the search for tests."""
    gc.disable()


def pytest_collection_finish() -> None:
    """Exempts the tests that were found from garbage collection."""
    gc.freeze()


def pytest_runtest_logfinish() -> None:
    """Frees garbage between two tests, where it cannot crash Qt."""
    new, collected, _ = gc.get_count()
    if new >= 20_000:
        gc.collect(0 if collected < 10 else 2)


@pytest.fixture(autouse=True)
def _own_data_folder(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> None:
    """Gives every test its own data folder, away from the user's data."""
    own = tmp_path_factory.getbasetemp() / f"own-{next(_NUMBERS)}"
    monkeypatch.setenv("MAHJONG_DESK_DATA", str(own / "data"))
    monkeypatch.delenv("MAHJONG_DESK_LEDGER", raising=False)
    for name in ("XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME"):
        monkeypatch.setenv(name, str(own / name.lower()))


@pytest.fixture
def xvfb() -> None:
    """Skips the test where no X server can be run."""
    if not sys.platform.startswith("linux"):
        pytest.skip("Xvfb shows windows of Linux only")
    skip_without("a real window")


@pytest.fixture(scope="session")
def server() -> Iterator[PostgresServer]:
    """A PostgreSQL server for these tests; skipped if it is not installed."""
    from tests.ledger.server import world

    if world.programs() is None:
        pytest.skip("PostgreSQL is not installed (Debian's package: postgresql)")
    with world.running_server() as started:
        yield started


@pytest.fixture(scope="session")
def qapp_args() -> list[str]:
    """Starts the application of the tests as the program starts its own."""
    from mahjong_desk.ui.theme import STYLE

    return ["mahjong-desk", *STYLE]


@pytest.hookimpl(trylast=True)
def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Shows what was left out and which earlier checks failed."""
    if left_out := os.environ.get("MAHJONG_DESK_SKIPPED"):
        terminalreporter.section("left out")
        terminalreporter.line(left_out)
    if failed := os.environ.get("MAHJONG_DESK_FAILED"):
        terminalreporter.section("checks that failed before the tests", red=True)
        terminalreporter.line(failed)

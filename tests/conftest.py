# SPDX-License-Identifier: MIT
"""What every test has: Qt without a screen, its own data folder, and the same random cases each time."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from hypothesis import settings

_SCREEN = Path(__file__).with_name("screen.json")
# Before anything loads Qt; its own idea of a screen, 800 pixels wide, would push menus about.
os.environ["QT_QPA_PLATFORM"] = f"offscreen:configfile={_SCREEN}"
os.environ.pop("QT_SCALE_FACTOR", None)
os.environ.pop("QT_STYLE_OVERRIDE", None)

settings.register_profile("desk", deadline=None)
settings.register_profile("ci", deadline=None, derandomize=True, print_blob=True)
settings.load_profile("ci" if os.environ.get("CI") or os.environ.get("MAHJONG_DESK_CHECKS") else "desk")


def pytest_addoption(parser: pytest.Parser) -> None:
    """Lets a longer run try more than every run does."""
    parser.addoption("--mutations", type=int, default=3_000, help="how many changed requests to try")
    parser.addoption("--drills", type=int, default=30, help="how many drills of each subject to try")
    parser.addoption("--kills", type=int, default=80, help="how often to kill what is writing to a ledger")
    parser.addoption("--hands", type=int, default=2_000, help="how many random hands to hold against slower ways")
    parser.addoption("--long", action="store_true", help="also run what is marked long, such as whole evenings")


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
def _own_data_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Keeps every test away from the data of the person who runs it."""
    monkeypatch.setenv("MAHJONG_DESK_DATA", str(tmp_path / "data"))
    for name in ("XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME"):
        monkeypatch.setenv(name, str(tmp_path / name.lower()))


@pytest.fixture(scope="session")
def qapp_args() -> list[str]:
    """Starts the application of the tests as the program starts its own."""
    from mahjong_desk.ui.theme import STYLE

    return ["mahjong-desk", *STYLE]


@pytest.hookimpl(trylast=True)
def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Shows, just above the closing line, which of the checks before the tests failed."""
    if failed := os.environ.get("MAHJONG_DESK_FAILED_CHECKS"):
        terminalreporter.section("checks that failed before the tests", red=True)
        terminalreporter.line(failed)

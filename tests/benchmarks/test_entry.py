# SPDX-License-Identifier: MIT
"""How long the picker takes from a key to the settled panel: 200 hands of every ruleset, in the real window.

Run with ``pytest tests/benchmarks/test_entry.py --benchmark-enable``. Every hand has a panel of its own to fill: its last
piece but one shows the waits, its last one value, payments and the ways to win, and a few have somebody responsible.
"""

from __future__ import annotations

import gc
import random
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Final

import pytest
from PySide6.QtWidgets import QApplication
from pytest_benchmark.fixture import BenchmarkFixture
from pytestqt.qtbot import QtBot

from mahjong_desk.entry.circumstances import with_riichi
from mahjong_desk.entry.draft import Draft, PieceEntry
from mahjong_desk.entry.events import draft_of_win
from mahjong_desk.rules.model.events import Win
from mahjong_desk.rules.model.options import OptionValue
from mahjong_desk.ui.desk import Desk
from mahjong_desk.ui.picker import PickerPlace
from mahjong_desk.ui.settings.settings import Settings
from mahjong_desk.ui.window.main_window import MainWindow
from tests.benchmarks.random_wins import MAKERS, beijing_win
from tests.benchmarks.window import settle, short
from tests.ui.look import usual_look

HANDS = 200
NAMES = ("Aoi", "Ben", "Chie", "Dai")
OPTIONS: Final[dict[str, dict[str, OptionValue]]] = {
    "boo": {"enforce_restrictions": "warn", "red_fives": 4},
    "beijing": {"hangzhou_pao": True},
}
"""What the random hands need, and what makes somebody responsible."""


@pytest.fixture
def picker(qapp: QApplication, qtbot: QtBot, tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[PickerPlace]:
    """The picker of a match by the ruleset that the test names, shown in a window of the usual look and size."""
    with usual_look(qapp):
        yield from _picker(qtbot, tmp_path, request)


def _picker(qtbot: QtBot, tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[PickerPlace]:
    identity = request.param
    desk = Desk()
    desk.open(tmp_path)
    players = 3 if identity == "shogi" else 4
    assert desk.start_match(identity, OPTIONS.get(identity, {}), NAMES[:players], "")
    window = MainWindow(desk, Settings(None))
    qtbot.addWidget(window)
    window.resize(1280, 800)
    with qtbot.waitExposed(window):
        window.show()
    window.router.picker.new_win()
    # As the application does once it stands.
    gc.collect()
    gc.freeze()
    yield window.place_widget("picker")
    gc.unfreeze()
    desk.close()


def hands(identity: str) -> Iterator[Draft]:
    """Yields the drafts of random wins, whole."""
    source = random.Random(20260601)
    for number in range(HANDS):
        # A fifth of the hands with wildcards has as many as there can be.
        drawn = beijing_win(source, 3) if identity == "beijing" and number % 5 == 0 else MAKERS[identity](source)
        win = drawn[2]
        assert isinstance(win, Win)
        draft = draft_of_win(win)
        yield with_riichi(drawn[0], drawn[1], draft)


def each_key(
    benchmark: BenchmarkFixture, picker: PickerPlace, begun: Iterator[tuple[Draft, Callable[[], object]]]
) -> None:
    """Measures one key for each hand: the draft before it is shown first, and the key is acted on then."""

    def prepare() -> tuple[tuple[Callable[[], object]], dict[str, object]]:
        draft, key = next(begun)
        picker.entry.take(draft)
        settle()
        return (key,), {}

    def press(key: Callable[[], object]) -> None:
        key()
        settle()

    benchmark.pedantic(press, setup=prepare, rounds=HANDS)
    assert QApplication.activeModalWidget() is None


@pytest.mark.parametrize("picker", MAKERS, indirect=True)
def test_the_key_that_completes_a_hand(benchmark: BenchmarkFixture, picker: PickerPlace) -> None:
    benchmark.group = "from a key to the settled panel: the winning piece"
    match = picker.entry.desk.match
    assert match is not None

    def keys() -> Iterator[tuple[Draft, Callable[[], object]]]:
        for draft in hands(match.rules.ruleset.id):
            piece = draft.winning
            assert piece is not None
            yield short(draft, 1), partial(picker.entry.add_piece, piece)

    each_key(benchmark, picker, keys())


@pytest.mark.parametrize("picker", MAKERS, indirect=True)
def test_the_key_that_shows_the_waits(benchmark: BenchmarkFixture, picker: PickerPlace) -> None:
    benchmark.group = "from a key to the settled panel: the last piece but one"
    match = picker.entry.desk.match
    assert match is not None

    def keys() -> Iterator[tuple[Draft, Callable[[], object]]]:
        for draft in hands(match.rules.ruleset.id):
            piece = next(entry.piece for entry in draft.entries if isinstance(entry, PieceEntry) and not entry.winning)
            yield short(draft, 2), partial(picker.entry.add_piece, piece)

    each_key(benchmark, picker, keys())

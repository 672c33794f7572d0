# SPDX-License-Identifier: MIT
"""How long a hand takes to be recorded, and a key to be acted on, in a short match and in a long one.

Run with ``pytest tests/benchmarks/test_recording.py --benchmark-enable``. Neither may grow with the rows of the match: the
ratio that is printed, of 200 rows to 2, is to be 1.3 at most. Every place of the window was opened before, and the match
stands where it began, however long it is. Both are measured by turns, since a machine is never equally quick for long.
"""

from __future__ import annotations

import gc
import random
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from statistics import median

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytest_benchmark.fixture import BenchmarkFixture
from pytestqt.qtbot import QtBot

from mahjong_desk.entry.draft import Draft
from mahjong_desk.ui.desk import Desk
from mahjong_desk.ui.picker import PickerPlace
from tests.benchmarks.random_wins import MAKERS, OPTIONS, next_event
from tests.benchmarks.window import settle, short
from tests.ui.look import usual_look
from tests.ui.picker.test_effort import COMMON, Common
from tests.ui.player import Player
from tests.ui.rulesets.playing import NAMES

ROUNDS, SHORT, LONG = 30, 2, 200
HANDS = {common.ruleset: common for common in reversed(COMMON)}
"""The common hand of each ruleset that is recorded."""


class Played:
    """A window over a match of some rows, and the common hand that is recorded in it again and again.

    Attributes:
        rows: How many rows it has.
        player: Somebody at its window.
        picker: The picker.
        draft: The whole hand.
    """

    def __init__(self, qtbot: QtBot, folder: Path, identity: str, rows: int) -> None:
        """Plays the match and opens every place of the window over it once."""
        self.rows = rows
        common, source, desk = HANDS[identity], random.Random(20260701), Desk()
        desk.open(folder)
        assert desk.start_match(identity, OPTIONS.get(identity, {}), NAMES[: common.seats], "")
        for _ in range(rows):
            assert desk.replay is not None
            assert desk.record_event(next_event(desk.replay, source, rows))
        desk.close()
        self.player = Player(qtbot, folder)
        for place in ("picker", "ledger", "learn", "rules", "table"):
            self.player.window.show_place(place)
            settle()
        self.picker: PickerPlace = self.player.window.place_widget("picker")
        self.draft = self._typed(common)
        assert self.row_count() == rows

    def _typed(self, common: Common) -> Draft:
        self.player.enter(f"w2{common.seats if common.seats > 2 else 1}")
        if common.indicator is not None:
            indicator, name = common.indicator
            (piece,) = self.picker.entry.frame.pieces.parse(name)
            self.picker.entry.add_indicator(indicator, piece)
        self.player.enter(common.typed)
        assert self.picker.entry.assessment.can_record
        return self.picker.entry.draft

    def row_count(self) -> int:
        """Returns how many rows the match has now."""
        replay = self.player.desk.replay
        assert replay is not None
        assert replay.fault is None
        return len(replay.rows)

    def type_all(self) -> None:
        """Takes the hand back where it is recorded, and lays it in the picker, ready to be recorded."""
        if self.row_count() > self.rows:
            assert self.player.desk.undo()
        self.player.window.show_place("picker")
        self.picker.entry.take(self.draft)
        settle()

    def record(self) -> None:
        """Presses Enter, until the table stands."""
        QTest.keyClick(self.picker, Qt.Key.Key_Return)
        settle()

    def type_all_but_one(self) -> None:
        """Lays the hand in the picker without its last piece."""
        self.picker.entry.take(short(self.draft, 1))
        settle()

    def press_the_last(self) -> None:
        """Puts the last piece in, until the panel stands."""
        assert self.draft.winning is not None
        self.picker.entry.add_piece(self.draft.winning)
        settle()


@pytest.fixture
def matches(
    qapp: QApplication, qtbot: QtBot, tmp_path: Path, request: pytest.FixtureRequest
) -> Iterator[tuple[Played, Played]]:
    """A short and a long match by the ruleset that the test names, each in a window of its own."""
    with usual_look(qapp):
        made = tuple(Played(qtbot, tmp_path / str(rows), request.param, rows) for rows in (SHORT, LONG))
        # As the application does once it stands.
        gc.collect()
        gc.freeze()
        yield made[0], made[1]
        gc.unfreeze()
        for match in made:
            match.player.desk.close()


def compare(
    benchmark: BenchmarkFixture,
    capsys: pytest.CaptureFixture[str],
    matches: tuple[Played, Played],
    prepare: Callable[[Played], None],
    act: Callable[[Played], None],
) -> None:
    """Measures an act in the long match, and by turns in the short one, so that both see the same machine."""
    few, many = matches
    in_short: list[float] = []

    def by_turns() -> None:
        prepare(few)
        begun = time.perf_counter()
        act(few)
        in_short.append(time.perf_counter() - begun)
        prepare(many)

    benchmark.pedantic(act, args=(many,), setup=by_turns, rounds=ROUNDS, warmup_rounds=2)
    if benchmark.enabled:
        assert benchmark.stats is not None
        short_took, long_took = median(in_short[2:]), benchmark.stats.stats.median
        benchmark.extra_info["ratio"] = long_took / short_took
        with capsys.disabled():
            print(
                f"\n{benchmark.name}: {few.rows} rows {short_took * 1000:.1f} ms, "
                f"{many.rows} rows {long_took * 1000:.1f} ms, ratio {long_took / short_took:.2f}"
            )


@pytest.mark.parametrize("matches", MAKERS, indirect=True)
def test_a_hand_is_recorded(
    benchmark: BenchmarkFixture, capsys: pytest.CaptureFixture[str], matches: tuple[Played, Played]
) -> None:
    benchmark.group = f"from Enter to the settled table, {LONG} rows"
    compare(benchmark, capsys, matches, Played.type_all, Played.record)
    assert [match.row_count() for match in matches] == [SHORT + 1, LONG + 1]
    assert all(match.player.window.place == "table" for match in matches)


@pytest.mark.parametrize("matches", MAKERS, indirect=True)
def test_a_key_completes_a_hand(
    benchmark: BenchmarkFixture, capsys: pytest.CaptureFixture[str], matches: tuple[Played, Played]
) -> None:
    benchmark.group = f"from a key to the settled panel, {LONG} rows"
    compare(benchmark, capsys, matches, Played.type_all_but_one, Played.press_the_last)
    assert all(match.picker.entry.assessment.can_record for match in matches)

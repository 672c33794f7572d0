# SPDX-License-Identifier: MIT
"""A ledger with an evening of three matches: two that ended and one in progress."""

import shutil
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from mahjong_desk.interchange import read_event
from mahjong_desk.ui.desk import Desk
from tests.event_json import END, EventJson, chi, chombo, draw, typed_win, win, won
from tests.ui.fake_window import FakeWindow
from tests.ui.widgets import add_widget

NAMES = ("Aoi", "=Ben", "千恵", "Dai")
EVENING: tuple[tuple[str, dict[str, Any], tuple[str, ...], tuple[EventJson, ...]], ...] = (
    (
        "arushiaru",
        {"start_points": 2000},
        NAMES,
        (
            win(None, won(0, "23m567p55567s", "1m", chi("789m", 3))),
            win(3, won(1, "234m567p5577s444z", "7s"), note="+the last tile"),
            draw(),
            chombo(1, reason="false win"),
            typed_win(1, 3, han=3, fu=40),
            {"type": "adjust", "deltas": [100, -130, 0, 0], "reason": "a stick was found", "house": True},
            {"type": "end", "reason": "it is late"},
        ),
    ),
    (
        "wsom",
        {"result": "match_points"},
        ("千恵", "Eri", "Aoi", "Dai"),
        (typed_win(2, 1, points=70), typed_win(None, 0, points=25), END),
    ),
    ("arushiaru", {}, NAMES, (typed_win(0, 2, limit="mangan"),)),
)


def play_evening(desk: Desk, session: str) -> None:
    for index, (ruleset, options, players, events) in enumerate(EVENING):
        assert desk.start_match(ruleset, options, players, session if index == 0 else None)
        assert desk.record_event(*(read_event(desk.match.rules, event, "event") for event in events))


@pytest.fixture(scope="module")
def evening(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("evening")
    with closing(Desk()) as desk:
        desk.open(folder)
        play_evening(desk, "Thursday/club")
    return folder


@pytest.fixture
def desk(evening: Path, tmp_path: Path) -> Iterator[Desk]:
    """A desk on which the first match of the evening is open."""
    with closing(Desk()) as evening_desk:
        evening_desk.open(shutil.copytree(evening, tmp_path / "ledger"))
        assert evening_desk.continue_match(evening_desk.ledger.matches(evening_desk.session.id)[0].id)
        yield evening_desk


@pytest.fixture
def window(qtbot: QtBot) -> FakeWindow:
    fake = add_widget(qtbot, FakeWindow(), 1280, 716)
    with qtbot.waitExposed(fake):
        fake.show()
    with qtbot.waitActive(fake):
        fake.activateWindow()
    return fake

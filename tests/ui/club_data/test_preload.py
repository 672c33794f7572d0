# SPDX-License-Identifier: MIT
"""What the place Club shows is ready before anybody goes there, once the table rests."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from mahjong_desk.club.facts.facts import FactsIndex
from mahjong_desk.rules.model.events import Draw
from mahjong_desk.ui.club_data import preload as module
from mahjong_desk.ui.club_data.facts_index import facts_index_of
from mahjong_desk.ui.club_data.people_index import people_model_of
from mahjong_desk.ui.club_data.preload import ClubPreloader
from mahjong_desk.ui.desk import Desk

NAMES = ("Aoi", "Ben", "Chie", "Dai")


@pytest.fixture
def desk(tmp_path: Path) -> Iterator[Desk]:
    """A desk with a match on it."""
    with closing(Desk()) as opened:
        opened.open(tmp_path / "club")
        assert opened.start_match("arushiaru", {}, NAMES, "Thursday")
        yield opened


def test_people_and_figures_follow_each_hand(desk: Desk, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "_IDLE_BEFORE", 0)
    # Played when another distribution's rules were installed, which are gone now.
    monkeypatch.setattr(FactsIndex, "systems", lambda _facts: ("unheard_of/points", "boo/points"))
    facts = facts_index_of(desk)
    with qtbot.waitSignal(facts.changed):
        ClubPreloader(desk)
    assert [str(person.name) for person in people_model_of(desk).people.everybody] == list(NAMES)
    with qtbot.waitSignal(facts.changed):
        desk.record_event(Draw())
    (match,) = facts.query(lambda asked: asked.matches()) or ()
    assert match.hands == 1

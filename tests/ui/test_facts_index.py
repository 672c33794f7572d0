# SPDX-License-Identifier: MIT
"""The facts of the club are brought up to date while the window stays awake, and begin anew with another ledger."""

import random
from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from mahjong_desk.club.facts.store import facts_path
from mahjong_desk.ledger.ledger import Ledger
from mahjong_desk.ledger.place import ledger_path
from mahjong_desk.rules.model.events import Draw
from mahjong_desk.ui import club_data as module
from mahjong_desk.ui.club_data import FactsUpdater, facts_index_of, progress_sentence
from mahjong_desk.ui.desk import Desk
from tests.club.made_club import PEOPLE, create_random_club

MATCHES = 6


@pytest.fixture
def desk(qtbot: QtBot, tmp_path: Path) -> Iterator[Desk]:
    with Ledger.open(ledger_path(tmp_path)) as ledger:
        create_random_club(ledger, random.Random(2), matches=MATCHES, hands=4)
    made = Desk()
    made.open(tmp_path)
    yield made
    made.close()
    made.deleteLater()


def looked(facts: FactsUpdater, qtbot: QtBot) -> int:
    """Looks at the facts; returns how many matches they tell of."""
    facts.refresh()
    qtbot.waitUntil(lambda: facts.progress is None)
    matches = facts.query(lambda asked: asked.matches())
    return len(matches)


def test_all_callers_share_one_answer_and_its_changes(desk: Desk, qtbot: QtBot) -> None:
    facts = facts_index_of(desk)
    assert facts_index_of(desk) is facts
    assert facts.query(lambda asked: asked.matches()) is None
    with qtbot.waitSignal(facts.changed):
        facts.refresh()
    assert looked(facts, qtbot) == MATCHES
    with qtbot.assertNotEmitted(facts.changed):
        facts.refresh()
    assert desk.start_match("arushiaru", {}, ("Aoi", "Ben", "Chie", "Dai"), "")
    with qtbot.waitSignal(facts.changed):
        facts.refresh()
    assert looked(facts, qtbot) == MATCHES + 1


def test_long_work_goes_on_in_slices_with_progress(desk: Desk, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "_AT_ONCE", 0)
    monkeypatch.setattr(module, "_SLICE_SECONDS", 0)
    facts, value = facts_index_of(desk), []
    facts.progressed.connect(lambda: value.append(progress_sentence(facts.progress) if facts.progress else ""))
    facts.refresh()
    assert value == [f"Reading matches: 0 of {MATCHES}…"]
    assert facts.query(lambda asked: asked.matches()) is None
    assert desk.start_match("arushiaru", {}, ("Aoi", "Ben", "Chie", "Dai"), "")
    desk.record_event(Draw())
    assert looked(facts, qtbot) == MATCHES + 1
    assert f"Reading matches: {MATCHES} of {MATCHES + 1}…" in value


def test_seats_are_known_before_matches_are_played(desk: Desk, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "_AT_ONCE", 0)
    monkeypatch.setattr(module, "_SLICE_SECONDS", 0)
    facts = facts_index_of(desk)
    with qtbot.waitSignal(facts.seats_updated):
        facts.refresh()
    assert facts.progress is not None
    assert len(facts.appearances() or ()) == len(PEOPLE)
    assert desk.start_match("arushiaru", {}, ("Zoe", *PEOPLE[:3]), "")
    with qtbot.waitSignal(facts.seats_updated):
        facts.refresh_seats()
    assert facts.query(lambda asked: asked.matches()) is None
    assert "Zoe" in {one.name for one in facts.appearances() or ()}
    assert looked(facts, qtbot) == MATCHES + 1


def test_another_ledger_has_other_facts(desk: Desk, qtbot: QtBot, tmp_path: Path) -> None:
    facts = facts_index_of(desk)
    assert looked(facts, qtbot) == MATCHES
    desk.open(tmp_path / "other")
    assert looked(facts, qtbot) == 0
    desk.open(tmp_path)
    assert looked(facts, qtbot) == MATCHES


def test_facts_that_are_lost_are_made_anew(desk: Desk, qtbot: QtBot, tmp_path: Path) -> None:
    facts = facts_index_of(desk)
    looked(facts, qtbot)
    desk.open(tmp_path / "other")
    looked(facts, qtbot)
    desk.open(tmp_path)
    facts.refresh()
    path = facts_path(desk.place)
    whole = path.read_bytes()
    path.write_bytes(whole[:4096] + b"\xff" * (len(whole) - 4096))
    with qtbot.waitSignal(facts.changed):
        assert facts.query(lambda asked: asked.wins(["Aoi"])) is None
    assert looked(facts, qtbot) == MATCHES


def test_without_a_ledger_there_is_nothing_to_ask(qtbot: QtBot) -> None:
    desk = Desk()
    facts = facts_index_of(desk)
    facts.refresh()
    assert facts.query(lambda asked: asked.matches()) is None
    desk.deleteLater()

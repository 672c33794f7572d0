# SPDX-License-Identifier: MIT
from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from mahjong_desk.club.people.register import Register
from mahjong_desk.rules.events import Adjust
from mahjong_desk.ui.club_people import club_people
from mahjong_desk.ui.desk import Desk

NAMES = ("Aoi", "Ben", "Chie", "Dai")


@pytest.fixture
def desk(tmp_path: Path) -> Iterator[Desk]:
    """A desk with a match on it."""
    with closing(Desk()) as opened:
        opened.open(tmp_path / "club")
        assert opened.start_match("arushiaru", {}, NAMES, "Thursday")
        yield opened


def test_the_people_are_made_anew_where_somebody_came_or_was_changed_and_not_for_a_hand(
    desk: Desk, qtbot: QtBot
) -> None:
    keeper = club_people(desk)
    assert club_people(desk) is keeper
    with qtbot.waitSignal(keeper.changed):
        keeper.look()
    before = keeper.people
    assert [str(person.name) for person in before.everybody] == list(NAMES)
    assert desk.record_event(Adjust(deltas=(480, -480, 0, 0), reason="as it stood"))
    keeper.look()
    assert keeper.people is before
    with qtbot.waitSignal(keeper.changed):
        assert keeper.enter(lambda register: register.change(before.named("Ben"), name="Benji")) is None
    assert keeper.people.named("Ben").name == "Benji"
    assert desk.start_match("arushiaru", {}, ("Emi", *NAMES[1:]))
    with qtbot.waitSignal(keeper.changed):
        keeper.look()
    assert keeper.people.named("Emi").matches == 1
    assert keeper.people.named("Benji").matches == 2


def test_another_ledger_has_other_people(desk: Desk, qtbot: QtBot, tmp_path: Path) -> None:
    keeper = club_people(desk)
    keeper.look()
    desk.open(tmp_path / "other")
    with qtbot.waitSignal(keeper.changed):
        keeper.look()
    assert keeper.people.everybody == ()


def test_a_new_match_says_who_plays(desk: Desk) -> None:
    assert desk.ledger is not None
    keeper = club_people(desk)
    keeper.look()
    register = Register(desk.ledger)
    register.forget(keeper.people.named("Ben"))
    keeper.look()
    assert desk.start_match("arushiaru", {}, NAMES)
    assert desk.stored is not None
    persons = desk.stored.journal.header.persons
    assert persons[0] == keeper.people.named("Aoi").uuid
    keeper.look()
    assert keeper.people.person(persons[1]).name == "Ben"
    assert not keeper.people.person(persons[1]).former


def test_a_list_of_matches_tells_no_name_of_a_former_player(desk: Desk) -> None:
    assert desk.ledger is not None
    (record,) = desk.ledger.matches()
    keeper = club_people(desk)
    assert keeper.names_at(record) == NAMES
    keeper.look()
    keeper.enter(lambda register: register.forget(keeper.people.named("Ben")))
    assert keeper.names_at(record) == ("Aoi", "Former player 1", "Chie", "Dai")

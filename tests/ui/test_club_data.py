# SPDX-License-Identifier: MIT
"""The people and facts of the club, updated without blocking the window."""

import random
from collections.abc import Iterator
from pathlib import Path
from unittest.mock import Mock

import pytest
from pytestqt.qtbot import QtBot

from mahjong_desk.club.facts.facts import FactsIndex
from mahjong_desk.club.facts.store import facts_path
from mahjong_desk.club.people.people import PeopleRegister
from mahjong_desk.club.people.person import SUBJECT, identity_of
from mahjong_desk.ledger.errors import LedgerLocked
from mahjong_desk.ledger.ledger import Ledger
from mahjong_desk.ledger.place import ledger_path
from mahjong_desk.rules.model.events import Adjustment, Draw, Substitution
from mahjong_desk.ui import club_data as slicing
from mahjong_desk.ui import start as module
from mahjong_desk.ui.club_data import FactsUpdater, facts_index_of, name_completions, people_model_of, progress_sentence
from mahjong_desk.ui.desk import Desk
from mahjong_desk.ui.ledger.history import HistoryText
from mahjong_desk.ui.match.new_match_sheet import NewMatchSheet
from mahjong_desk.ui.start import ClubPreloader
from tests.club.made_club import PEOPLE, create_random_club
from tests.ui.fake_window import FakeWindow
from tests.ui.player import NAMES
from tests.ui.widgets import add_widget


@pytest.fixture
def desk(desk: Desk) -> Desk:
    assert desk.start_match("arushiaru", {}, NAMES, "Thursday")
    return desk


def test_people_are_recomputed_only_if_one_changed(desk: Desk, qtbot: QtBot) -> None:
    model = people_model_of(desk)
    assert people_model_of(desk) is model
    with qtbot.waitSignal(model.changed):
        model.refresh()
    before = model.people
    assert [str(person.name) for person in before.everybody] == list(NAMES)
    assert desk.record_event(Adjustment(deltas=(480, -480, 0, 0), reason="as it stood"))
    model.refresh()
    assert model.people is before
    with qtbot.waitSignal(model.changed):
        assert model.record(lambda register: register.change(before.person_for_name("Ben"), name="Benji")) == ""
    assert model.people.person_for_name("Ben").name == "Benji"
    assert desk.start_match("arushiaru", {}, ("Emi", *NAMES[1:]))
    with qtbot.waitSignal(model.changed):
        model.refresh()
    assert model.people.person_for_name("Emi").matches == 1
    assert model.people.person_for_name("Benji").matches == 2


def test_people_that_cannot_be_read_are_reported(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(desk.ledger.club, "actions", Mock(side_effect=LedgerLocked(desk.ledger.place)))
    people_model_of(desk).refresh()
    assert isinstance(people_model_of(desk).error, LedgerLocked)


def test_new_match_stores_the_ids_of_its_players(desk: Desk) -> None:
    model = people_model_of(desk)
    model.refresh()
    register = PeopleRegister(desk.ledger)
    register.forget(model.people.person_for_name("Ben"))
    model.refresh()
    assert desk.start_match("arushiaru", {}, NAMES)
    persons = desk.stored.journal.header.persons
    assert persons[0] == model.people.person_for_name("Aoi").uuid
    model.refresh()
    assert model.people.person(persons[1]).name == "Ben"
    assert not model.people.person(persons[1]).former


def test_match_list_hides_names_of_former_players(desk: Desk) -> None:
    (record,) = desk.ledger.matches()
    model = people_model_of(desk)
    assert model.display_names(record) == NAMES
    model.refresh()
    model.record(lambda register: register.forget(model.people.person_for_name("Ben")))
    assert model.display_names(record) == ("Aoi", "Former player 1", "Chie", "Dai")


def test_an_opened_match_hides_former_players(desk: Desk) -> None:
    assert desk.record_event(Adjustment(deltas=(480, -480, 0, 0), reason="as it stood"))
    assert desk.record_event(Substitution(player=0, name="Emi"))
    model = people_model_of(desk)
    model.refresh()
    model.record(lambda register: register.forget(model.people.person_for_name("Ben")))
    model.record(lambda register: register.forget(model.people.person_for_name("Emi")))
    ben, emi = "Former player 1", "Former player 2"
    assert desk.names() == (emi, ben, "Chie", "Dai")
    stories = " ".join(story.act + story.details for story in HistoryText(desk.stored).items())
    assert "Ben" not in stories
    assert "Emi" not in stories
    assert ben in stories
    # Later changes are recorded under the names in the ledger.
    assert desk.edit([desk.stored.note_edit(desk.row_ids[1], "came late")])
    assert desk.write(desk.stored.renaming_act("Chie", "Chieko"))
    assert desk.write(desk.stored.swapping_act(1, 2, hands=False))
    assert desk.names() == (emi, "Chieko", ben, "Dai")
    history = desk.ledger.journal(desk.record.id).history
    assert history.players == ("Aoi", "Chieko", "Ben", "Dai")
    assert [event["name"] for event in history.events if event["type"] == "substitute"] == ["Emi"]
    for _ in range(3):
        assert desk.undo()
    assert desk.names() == (emi, ben, "Chie", "Dai")
    desk.continue_match(desk.record.id)
    assert desk.names() == (emi, ben, "Chie", "Dai")
    last = desk.ledger.club.actions(SUBJECT)[-1]
    model.record(lambda register: register.undo(last))
    assert desk.names() == ("Emi", ben, "Chie", "Dai")
    assert desk.stored.with_entered_names().replay.players == ("Emi", "Ben", "Chie", "Dai")


def test_a_new_match_offers_no_former_player(desk: Desk, qtbot: QtBot) -> None:
    model = people_model_of(desk)
    model.refresh()
    model.record(lambda register: register.forget(model.people.person_for_name("Ben")))
    sheet = NewMatchSheet(desk, add_widget(qtbot, FakeWindow()))
    assert sheet.seats.names() == ("Aoi", "", "Chie", "Dai")
    with pytest.raises(KeyError):
        sheet.attendance.chips.chip("Ben")


def test_a_renamed_player_at_the_table_is_not_offered(desk: Desk, qtbot: QtBot) -> None:
    assert desk.start_match("arushiaru", {}, ("Emi", "Fumi", "Chie", "Dai"))
    desk.continue_match(1)
    model = people_model_of(desk)
    model.refresh()
    model.record(lambda register: register.change(model.people.person_for_name("Ben"), name="Benji"))
    completions = name_completions(desk, without=desk.names())
    assert completions.stringList() == ["Emi", "Fumi"]
    completions.fetch_older()
    qtbot.wait(50)
    assert completions.stringList() == ["Emi", "Fumi"]


def test_recent_players_are_offered_as_who_they_are(desk: Desk) -> None:
    register, model = PeopleRegister(desk.ledger), people_model_of(desk)
    model.refresh()
    second = register.add(model.people, "Dai")
    register.merge(model.people.person_for_name("Ben"), model.people.person_for_name("Bem"))
    assert desk.start_match("arushiaru", {}, ("Aoi", "Bem", "Chie", "Dai (2)"), persons=("", "", "", second))
    completions = name_completions(desk)
    assert completions.stringList() == ["Aoi", "Chie", "Dai", "Ben", "Dai (2)"]
    assert (completions.key("Dai"), completions.key("Dai (2)")) == (second, identity_of("Dai"))


def test_people_and_facts_follow_each_hand(desk: Desk, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "_IDLE_BEFORE", 0)
    # A match of a ruleset whose distribution is no longer installed.
    monkeypatch.setattr(FactsIndex, "systems", lambda _facts: ("unheard_of/points", "boo/points"))
    facts = facts_index_of(desk)
    with qtbot.waitSignal(facts.changed):
        ClubPreloader(desk)
    assert [str(person.name) for person in people_model_of(desk).people.everybody] == list(NAMES)
    with qtbot.waitSignal(facts.changed):
        desk.record_event(Draw())
    (match,) = facts.query(lambda index: index.matches()) or ()
    assert match.hands == 1


MATCHES = 6


@pytest.fixture
def club(qtbot: QtBot, tmp_path: Path) -> Iterator[Desk]:
    with Ledger.open(ledger_path(tmp_path)) as ledger:
        create_random_club(ledger, random.Random(2), matches=MATCHES, hands=4)
    club_desk = Desk()
    club_desk.open(tmp_path)
    yield club_desk
    club_desk.close()
    club_desk.deleteLater()


def updated_match_count(facts: FactsUpdater, qtbot: QtBot) -> int:
    """Updates the facts; returns the number of their matches."""
    facts.refresh()
    qtbot.waitUntil(lambda: facts.progress is None)
    matches = facts.query(lambda index: index.matches())
    return len(matches)


def test_long_work_goes_on_in_slices_with_progress(club: Desk, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(slicing, "_FIRST_SLICE_SECONDS", 0)
    monkeypatch.setattr(slicing, "_SLICE_SECONDS", 0)
    facts, sentences = facts_index_of(club), []
    facts.progressed.connect(lambda: sentences.append(progress_sentence(facts.progress) if facts.progress else ""))
    facts.refresh()
    assert sentences == [f"Reading matches: 0 of {MATCHES}…"]
    assert facts.query(lambda index: index.matches()) is None
    assert club.start_match("arushiaru", {}, ("Aoi", "Ben", "Chie", "Dai"), "")
    club.record_event(Draw())
    assert updated_match_count(facts, qtbot) == MATCHES + 1
    assert f"Reading matches: {MATCHES} of {MATCHES + 1}…" in sentences
    with qtbot.assertNotEmitted(facts.changed):
        facts.refresh()


def test_seats_are_known_before_matches_are_played(club: Desk, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(slicing, "_FIRST_SLICE_SECONDS", 0)
    monkeypatch.setattr(slicing, "_SLICE_SECONDS", 0)
    facts = facts_index_of(club)
    with qtbot.waitSignal(facts.seats_updated):
        facts.refresh()
    assert facts.progress is not None
    assert len(facts.appearances() or ()) == len(PEOPLE)
    assert club.start_match("arushiaru", {}, ("Zoe", *PEOPLE[:3]), "")
    with qtbot.waitSignal(facts.seats_updated):
        facts.refresh_seats()
    assert facts.query(lambda index: index.matches()) is None
    assert "Zoe" in {appearance.name for appearance in facts.appearances() or ()}
    assert updated_match_count(facts, qtbot) == MATCHES + 1


def test_damaged_facts_are_rebuilt(club: Desk, qtbot: QtBot, tmp_path: Path) -> None:
    facts = facts_index_of(club)
    updated_match_count(facts, qtbot)
    club.open(tmp_path / "other")
    updated_match_count(facts, qtbot)
    club.open(tmp_path)
    facts.refresh()
    path = facts_path(club.place)
    whole = path.read_bytes()
    path.write_bytes(whole[:4096] + b"\xff" * (len(whole) - 4096))
    with qtbot.waitSignal(facts.changed):
        assert facts.query(lambda index: index.wins(["Aoi"])) is None
    assert updated_match_count(facts, qtbot) == MATCHES

# SPDX-License-Identifier: MIT
from __future__ import annotations

import sqlite3
import threading
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given

from mahjong_desk.ledger.contents import Moment
from mahjong_desk.ledger.errors import JournalBroken, LedgerChanged, LedgerDamaged
from mahjong_desk.ledger.journal import Act, ActRefused, Break, BreakKind, Journal
from mahjong_desk.ledger.ledger import Ledger
from mahjong_desk.ledger.server_place import Place
from tests.fewer import fewer
from tests.ledger.acts import AT, OPENING, act_of, wishes
from tests.ledger.everywhere import everywhere
from tests.ledger.world import tamper

LATER = "2026-02-01T10:00:00Z"


def test_a_new_ledger_is_made_with_its_folder_and_holds_nothing(path: Path) -> None:
    with Ledger.open(path) as ledger:
        assert ledger.sessions() == ()
        assert ledger.matches() == ()
        assert ledger.check().sound
    assert [file.name for file in path.parent.iterdir()] == [path.name]


def test_a_folder_with_any_name_will_do(tmp_path: Path) -> None:
    path = tmp_path / "Café 100%20 #1? 麻雀" / "ledger.sqlite3"
    with Ledger.open(path) as ledger:
        ledger.start_session("Friday", AT)
    with Ledger.open(path) as ledger:
        assert [session[:3] for session in ledger.sessions()] == [(1, "Friday", AT)]


@everywhere
def test_everything_is_there_after_closing_and_opening_again(place: Place, ledger: Ledger, played: Journal) -> None:
    played = ledger.append(played, Act.undo(), LATER)
    ledger.close()
    with Ledger.open(place) as again:
        assert again.journal(played.match_id) == played
        assert [session[:3] for session in again.sessions()] == [(1, "Friday", AT)]


@fewer(0.15)
@given(wanted=wishes)
def test_what_is_read_is_what_was_appended(wanted: Sequence[Any], tmp_path_factory: pytest.TempPathFactory) -> None:
    with Ledger.open(tmp_path_factory.mktemp("club") / "ledger.sqlite3") as ledger:
        journal = ledger.open_match(ledger.start_session("", AT).id, OPENING, AT)
        for wish in wanted:
            if (act := act_of(journal, *wish)) is not None:
                journal = ledger.append(journal, act, AT)
        assert ledger.journal(journal.match_id) == journal
        assert journal.broken is None


@everywhere
def test_matches_are_numbered_in_their_session_and_listed_the_newest_last(ledger: Ledger) -> None:
    friday, sunday = ledger.start_session("Friday", AT), ledger.start_session("Sunday", LATER)
    for session in (friday, sunday, friday):
        ledger.open_match(session.id, OPENING, AT)
    assert [(match.session_id, match.number) for match in ledger.matches()] == [(1, 1), (2, 1), (1, 2)]
    assert [match.id for match in ledger.matches(friday.id)] == [1, 3]
    assert ledger.sessions() == (friday, sunday)


@everywhere
def test_the_list_of_matches_tells_players_length_and_the_last_time(ledger: Ledger, played: Journal) -> None:
    played = ledger.append(played, Act.undo(), LATER)
    (match,) = ledger.matches()
    assert match.header == OPENING
    assert (match.opened_at, match.touched_at) == (AT, LATER)
    assert (match.head, match.length) == (played.head, 5)


@everywhere
def test_the_list_of_matches_tells_who_came_under_the_names_that_hold(ledger: Ledger, played: Journal) -> None:
    emi = {"type": "substitute", "player": 1, "name": "Emi"}
    journal = ledger.append(played, Act.record(emi), LATER)
    players = ("Aoife", *OPENING.players[1:])
    journal = ledger.append(journal, Act.rename("Aoi", "Aoife", players, {}), LATER)
    (record,) = ledger.matches()
    assert record.people == ("Aoife", "Ben", "Chie", "Dai", "Emi")
    assert record.header == OPENING
    ledger.append(ledger.append(journal, Act.undo(), LATER), Act.undo(), LATER)
    assert ledger.matches()[0].people == OPENING.players


@everywhere
def test_a_session_can_be_renamed(ledger: Ledger) -> None:
    session = ledger.start_session("Friday", AT)
    renamed = ledger.rename_session(session.id, "The long night", LATER)
    assert renamed == session._replace(name="The long night")
    assert ledger.sessions() == (renamed,)


@everywhere
def test_what_is_not_there_is_a_lookup_error(ledger: Ledger) -> None:
    with pytest.raises(LookupError):
        ledger.journal(1)
    with pytest.raises(LookupError):
        ledger.open_match(1, OPENING, AT)
    with pytest.raises(LookupError):
        ledger.rename_session(1, "", AT)
    assert ledger.matches() == ()


@everywhere
def test_a_refused_act_writes_nothing(ledger: Ledger, played: Journal) -> None:
    with pytest.raises(ActRefused):
        ledger.append(played, Act.redo(), AT)
    with pytest.raises(ValueError, match="time"):
        ledger.append(played, Act.undo(), "tomorrow")
    assert ledger.journal(played.match_id) == played


@everywhere
def test_of_two_writers_the_second_is_told_and_writes_nothing(place: Place, ledger: Ledger, played: Journal) -> None:
    with Ledger.open(place) as other:
        longer = other.append(other.journal(played.match_id), Act.undo(), AT)
    with pytest.raises(LedgerChanged):
        ledger.append(played, Act.record({"type": "end"}), AT)
    assert ledger.journal(played.match_id) == longer
    ledger.append(longer, Act.redo(), AT)


@everywhere
def test_writers_of_different_matches_do_not_disturb_each_other(place: Place, ledger: Ledger, played: Journal) -> None:
    with Ledger.open(place) as other:
        other.open_match(1, OPENING, AT)
    assert ledger.append(played, Act.undo(), AT).length == 5
    assert [match.number for match in ledger.matches()] == [1, 2]


@pytest.mark.parametrize(
    ("statement", "kind", "sequence"),
    [
        ("UPDATE journal SET payload = json_set(payload, '$.event.number', 9) WHERE sequence = 2", "changed", 2),
        ("UPDATE journal SET payload = payload || ' ' WHERE sequence = 2", "unreadable", 2),
        ("UPDATE journal SET kind = 'forget' WHERE sequence = 2", "unreadable", 2),
        ("UPDATE journal SET at = '2026-01-31T20:15:01Z' WHERE sequence = 1", "changed", 1),
        ("UPDATE journal SET payload = CAST(x'7b22ff7d' AS TEXT) WHERE sequence = 3", "unreadable", 3),
        ("UPDATE journal SET sequence = 9 WHERE sequence = 3", "missing", 3),
        ("DELETE FROM journal WHERE sequence = 1", "missing", 1),
        ("DELETE FROM journal WHERE sequence = 3", "cut", 3),
        ("UPDATE matches SET head = previous FROM journal WHERE sequence = 3", "changed", 3),
        ("UPDATE matches SET length = 3", "surplus", 3),
        (
            "INSERT INTO journal SELECT match_id, 4, at, kind, payload, hash, hash FROM journal WHERE sequence = 3",
            "surplus",
            4,
        ),
    ],
)
def test_a_change_behind_the_application_is_found_shown_and_not_built_upon(
    statement: str, kind: str, sequence: int, path: Path, ledger: Ledger, played: Journal
) -> None:
    tamper(path, statement)
    journal = ledger.journal(played.match_id)
    assert journal.broken == Break(BreakKind(kind), sequence)
    assert journal.header == OPENING
    with pytest.raises(JournalBroken) as refused:
        ledger.append(journal, Act.record({"type": "end"}), AT)
    assert str(sequence) in str(refused.value)
    assert isinstance(refused.value, LedgerDamaged)
    assert ledger.check().matches == {played.match_id: journal.broken}
    assert ledger.journal(played.match_id) == journal


def test_an_opening_that_cannot_be_read_leaves_the_other_matches_alone(
    path: Path, ledger: Ledger, played: Journal
) -> None:
    sound = ledger.open_match(1, OPENING, AT)
    tamper(path, "UPDATE journal SET payload = '{}' WHERE match_id = 1 AND sequence = 0")
    with pytest.raises(LedgerDamaged):
        ledger.journal(played.match_id)
    assert ledger.journal(sound.match_id) == sound
    assert [match.header for match in ledger.matches()] == [None, OPENING]
    assert "match 1" in ledger.check().database[0]


@pytest.mark.parametrize("statement", ["UPDATE journal SET at = ''", "DELETE FROM journal"])
def test_the_database_itself_refuses_to_change_the_journal(
    statement: str, path: Path, ledger: Ledger, played: Journal
) -> None:
    with (
        closing(sqlite3.connect(path)) as connection,
        pytest.raises(sqlite3.IntegrityError, match="append-only"),
    ):
        connection.execute(statement)
    assert ledger.journal(played.match_id) == played


@everywhere
def test_a_backup_is_a_whole_ledger_and_replaces_the_one_before(
    ledger: Ledger, played: Journal, tmp_path: Path
) -> None:
    copy = tmp_path / "stick" / "backup.sqlite3"
    copy.parent.mkdir()
    ledger.backup(copy)
    longer = ledger.append(played, Act.undo(), AT)
    ledger.backup(copy)
    assert [file.name for file in copy.parent.iterdir()] == [copy.name]
    with Ledger.open(copy) as restored:
        assert restored.journal(played.match_id) == longer
        assert restored.append(longer, Act.redo(), AT).length == 6


def test_a_backup_needs_another_place_than_the_ledger(path: Path, ledger: Ledger) -> None:
    with pytest.raises(ValueError, match="another place"):
        ledger.backup(path)


@everywhere
def test_a_fingerprint_tells_when_the_ledger_stood_so(ledger: Ledger, played: Journal) -> None:
    then = ledger.end
    assert ledger.stood_at(then.fingerprint) == Moment(5, AT, 0)
    ledger.append(played, Act.undo(), LATER)
    assert ledger.stood_at(then.fingerprint) == Moment(5, AT, 1)
    assert ledger.stood_at(then.fingerprint.lower().replace(" ", "-")) == Moment(5, AT, 1)
    assert ledger.stood_at(then.fingerprint[:9]) == Moment(5, AT, 1)
    assert ledger.stood_at("0" * 32) is None
    for nothing in ("", "12345", "x" * 8, "*" * 8, "f" * 33):
        with pytest.raises(ValueError, match="fingerprint"):
            ledger.stood_at(nothing)


def test_a_ledger_serves_one_thread(ledger: Ledger) -> None:
    caught: list[BaseException] = []

    def intrude() -> None:
        try:
            ledger.sessions()
        except sqlite3.ProgrammingError as error:
            caught.append(error)

    thread = threading.Thread(target=intrude)
    thread.start()
    thread.join()
    assert "thread" in str(caught[0])

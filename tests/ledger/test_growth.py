# SPDX-License-Identifier: MIT
"""A ledger of many sessions is asked as much as one of few."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from functools import partial
from itertools import pairwise
from pathlib import Path

import pytest

from mahjong_desk.club.matches import match_to_go_on, unfinished_matches
from mahjong_desk.club.people.lately import known_names, people_of_session
from mahjong_desk.ledger.journal import Act
from mahjong_desk.ledger.ledger import Ledger
from mahjong_desk.ledger.place import ledger_path
from mahjong_desk.ledger.records import MatchRecord
from tests.growing import Steps, make_clubs
from tests.ledger.acts import AT, OPENING


@pytest.fixture(scope="module")
def clubs(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Path]:
    """A club of few sessions, and one of many."""
    return make_clubs(tmp_path_factory.mktemp("clubs"))


def open_and_close(folder: Path) -> None:
    Ledger.open(ledger_path(folder)).close()


def record(ledger: Ledger) -> None:
    (record,) = ledger.latest_matches(1)
    journal = ledger.append(ledger.journal(record.id), Act.record({"type": "draw"}), AT)
    ledger.append(journal, Act.undo(), AT)


def begin(ledger: Ledger) -> None:
    session = ledger.newest_session()
    assert session is not None
    ledger.match(ledger.open_match(session.id, OPENING, AT).match_id)


def session_of_today(ledger: Ledger) -> None:
    session = ledger.newest_session()
    assert session is not None
    assert ledger.session(session.id) == session
    assert people_of_session(ledger, session).matches == len(ledger.matches(session.id))


ASKED: dict[str, Callable[[Ledger], object]] = {
    "record": record,
    "begin": begin,
    "session": session_of_today,
    "go on": lambda ledger: match_to_go_on(ledger, 1),
    "unfinished": lambda ledger: unfinished_matches(ledger, 4),
    "names": known_names,
    "page": lambda ledger: ledger.matches_before(None, 5),
    "end": lambda ledger: ledger.end,
}


@pytest.mark.parametrize("asked", ASKED.values(), ids=ASKED)
def test_what_is_asked_all_the_time_does_not_grow(
    asked: Callable[[Ledger], object],
    clubs: tuple[Path, Path],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    steps = Steps(monkeypatch)
    counted = []
    for club in clubs:
        folder = tmp_path / club.name
        shutil.copytree(club, folder)
        with Ledger.open(ledger_path(folder)) as ledger:
            counted.append(steps.of(lambda: asked(ledger)))
    few, many = counted
    assert 0 < many <= 1.3 * few


def test_opening_reads_as_much_of_a_large_ledger(
    clubs: tuple[Path, Path], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    steps = Steps(monkeypatch)
    few, many = (steps.of(partial(open_and_close, club)) for club in clubs)
    assert 0 < many <= 1.3 * few


def test_pages_of_matches_hold_every_match_once_the_newest_first(clubs: tuple[Path, Path]) -> None:
    with Ledger.open(ledger_path(clubs[0])) as ledger:
        everything, before = ledger.matches(), None
        found: list[MatchRecord] = []
        while page := ledger.matches_before(before, 5):
            assert len(page) <= 5
            found += page
            before = page[-1].id
        assert tuple(reversed(found)) == everything
        assert ledger.people_before(None, len(found)) == tuple((record.id, record.people) for record in found)
        assert ledger.match(everything[4].id) == everything[4]
        counts = ledger.match_counts()
        assert {session.id: len(ledger.matches(session.id)) for session in ledger.sessions()} == counts


def test_the_latest_matches_are_those_written_in_last_each_once(clubs: tuple[Path, Path], tmp_path: Path) -> None:
    shutil.copytree(clubs[0], tmp_path / "club")
    with Ledger.open(ledger_path(tmp_path / "club")) as ledger:
        written = [2, 1, 2, 5]
        for match_id in written:
            ledger.append(ledger.journal(match_id), Act.undo(), "2040-01-01T00:00:00Z")
        assert [record.id for record in ledger.latest_matches(3)] == [5, 2, 1]
        whole = [record.id for record in ledger.latest_matches(1_000)]
        assert sorted(whole) == [record.id for record in ledger.matches()]
        assert all(first > second for first, second in pairwise(whole[3:]))


def test_what_is_not_there_is_a_lookup_error(clubs: tuple[Path, Path]) -> None:
    with Ledger.open(ledger_path(clubs[0])) as ledger:
        for asked in (ledger.match, ledger.session):
            with pytest.raises(LookupError):
                asked(10_000)

# SPDX-License-Identifier: MIT
"""A ledger of many sessions is asked as much as one of few."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest
from tests.growing import Steps, make_clubs

from mahjong_desk.club.matches import match_to_go_on, unfinished_matches
from mahjong_desk.club.people.lately import known_names, people_of_session
from mahjong_desk.journal.journal import Act
from mahjong_desk.ledger.ledger import Ledger
from mahjong_desk.ledger.place import ledger_path
from mahjong_desk.ledger.records import MatchRecord
from tests.ledger.things import AT, HEADER, hand


@pytest.fixture(scope="module")
def clubs(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Path]:
    """A club of few sessions, and one of many."""
    return make_clubs(tmp_path_factory.mktemp("clubs"))


def record(ledger: Ledger) -> None:
    (latest,) = ledger.latest_matches(1)
    journal = ledger.append(ledger.journal(latest.id), hand(1), AT)
    ledger.append(journal, Act.undo(), AT)


def begin(ledger: Ledger) -> None:
    session = ledger.newest_session()
    assert session is not None
    match = ledger.open_match(session.id, HEADER, AT).match_id
    ledger.discard_match(match, AT)
    ledger.restore_match(match, AT)


def session_of_today(ledger: Ledger) -> None:
    session = ledger.newest_session()
    assert session is not None
    assert people_of_session(ledger, session).matches == len(ledger.matches(session.id))


def enter(ledger: Ledger) -> None:
    ledger.club.enter("people", {"act": "x"}, AT)
    assert ledger.club.has("people", "x")
    ledger.house_rules.save("boo", "ours", {}, AT)
    ledger.rates.latest()


def open_and_close(ledger: Ledger) -> None:
    assert isinstance(ledger.place, Path)
    Ledger.open(ledger.place).close()


ASKED: dict[str, Callable[[Ledger], object]] = {
    "open": open_and_close,
    "record": record,
    "begin": begin,
    "session": session_of_today,
    "enter": enter,
    "go on": lambda ledger: match_to_go_on(ledger, 1),
    "unfinished": lambda ledger: unfinished_matches(ledger, 4),
    "names": known_names,
    "page": lambda ledger: ledger.matches_before(None, 5),
    "end": lambda ledger: ledger.end,
    "heads": lambda ledger: ledger.heads_since(ledger.end),
    "catch up": lambda ledger: ledger.catch_up(),
}


@pytest.mark.parametrize("asked", ASKED.values(), ids=ASKED)
def test_what_is_asked_all_the_time_does_not_grow(
    asked: Callable[[Ledger], object], clubs: tuple[Path, Path], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    steps, counted = Steps(monkeypatch), []
    for club in clubs:
        folder = tmp_path / club.name
        shutil.copytree(club, folder)
        with Ledger.open(ledger_path(folder)) as ledger:
            counted.append(steps.of(lambda ledger=ledger: asked(ledger)))  # type: ignore[misc]
    few, many = counted
    assert 0 < many <= 1.3 * few


def test_pages_hold_every_match_once_the_newest_first(clubs: tuple[Path, Path]) -> None:
    with Ledger.open(ledger_path(clubs[0])) as ledger:
        everything, before = ledger.matches(), None
        found: list[MatchRecord] = []
        while page := ledger.matches_before(before, 5):
            assert len(page) <= 5
            found += page
            before = page[-1].id
        assert tuple(reversed(found)) == everything
        assert ledger.match(everything[4].id) == ledger.match(everything[4].uuid) == everything[4]
        counts = ledger.match_counts()
        assert {session.id: len(ledger.matches(session.id)) for session in ledger.sessions()} == counts
        for asked in (ledger.match, ledger.session, ledger.journal):
            with pytest.raises(LookupError):
                asked(10_000)
        with pytest.raises(LookupError):
            ledger.journal(99999999999999999999999)

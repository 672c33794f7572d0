# SPDX-License-Identifier: MIT
"""What hands in the tables do: each is found, and named."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from mahjong_desk.ledger import checking
from mahjong_desk.ledger.database import Readable
from mahjong_desk.ledger.journal import Act, Journal
from mahjong_desk.ledger.ledger import Ledger
from mahjong_desk.ledger.links import end_of
from mahjong_desk.ledger.place import book_folder
from mahjong_desk.ledger.rates import Rates
from mahjong_desk.ledger.second_book import SecondBook
from mahjong_desk.ledger.verifying import Finding, FindingKind, verify_ledger
from tests.ledger.acts import AT, OPENING
from tests.ledger.world import tamper


@pytest.fixture
def club(ledger: Ledger, played: Journal) -> Ledger:
    """A ledger with something of every kind in it."""
    ledger.rates.save(1, Rates("yen", {}), AT)
    ledger.house_rules.save("boo", "1", "Ours", {"length": "hanchan"}, AT)
    ledger.drills.add({"right": True}, AT)
    ledger.club.enter("people", {"act": "add", "name": "Aoi"}, AT)
    ledger.rename_session(1, "The long night", AT)
    other = ledger.open_match(ledger.start_session("Sunday", AT).id, OPENING, AT)
    ledger.append(other, Act.record({"type": "draw"}), AT)
    return ledger


def test_what_was_only_entered_is_sound(club: Ledger) -> None:
    assert club.check().findings == ()
    assert club.check().sound


@pytest.mark.parametrize(
    ("statements", "found"),
    [
        (["UPDATE sessions SET name = 'Won by Aoi' WHERE id = 1"], [Finding(FindingKind.SESSION, "The long night")]),
        (
            ["UPDATE sessions SET started_at = '2020-01-01T00:00:00Z' WHERE id = 2"],
            [Finding(FindingKind.SESSION, "Sunday")],
        ),
        (
            ["INSERT INTO sessions (name, started_at, uuid) VALUES ('Extra', '', 'x')"],
            [Finding(FindingKind.SESSION, "Extra")],
        ),
        (["UPDATE matches SET session_id = 1, number = 2 WHERE id = 2"], [Finding(FindingKind.MATCH, "2")]),
        (
            [
                "DELETE FROM journal WHERE match_id = 2 AND sequence = 1",
                "UPDATE matches SET length = 1, head = (SELECT hash FROM journal WHERE match_id = 2) WHERE id = 2",
            ],
            [Finding(FindingKind.ENTRIES, "2")],
        ),
        (
            [
                "UPDATE matches SET uuid = uuid || '-'",
                "UPDATE matches SET uuid = (SELECT content ->> 'match' FROM chain "
                "WHERE kind = 'match' AND content ->> 'number' = 1 ORDER BY number DESC LIMIT 1) WHERE id = 1",
                "UPDATE matches SET uuid = (SELECT content ->> 'match' FROM chain WHERE kind = 'match' ORDER BY number "
                "LIMIT 1) WHERE id = 2",
            ],
            [Finding(FindingKind.MATCH, "1"), Finding(FindingKind.MATCH, "2")],
        ),
        (
            ["UPDATE session_rates SET rates = replace(rates, 'yen', 'euro')"],
            [Finding(FindingKind.RATES, "The long night")],
        ),
        (["DELETE FROM session_rates"], [Finding(FindingKind.RATES, "The long night")]),
        (["UPDATE house_rules SET options = '{}'"], [Finding(FindingKind.HOUSE_RULES, "Ours")]),
        (["UPDATE drill_answers SET answer = '{\"right\":false}'"], [Finding(FindingKind.DRILL_ANSWERS)]),
        (["DELETE FROM drill_answers"], [Finding(FindingKind.DRILL_ANSWERS)]),
        (["UPDATE club_acts SET act = '{}'"], [Finding(FindingKind.CLUB, "people")]),
        (["UPDATE club_acts SET subject = 'seasons'"], [Finding(FindingKind.CLUB, "people")]),
        (["DELETE FROM club_acts"], [Finding(FindingKind.CLUB, "people")]),
        (["UPDATE chain SET at = '2020-01-01T00:00:00Z' WHERE number = 3"], [Finding(FindingKind.LINK_CHANGED, "3")]),
        (["UPDATE chain SET content = '{}' WHERE number = 1"], [Finding(FindingKind.LINK_CHANGED, "1")]),
    ],
)
def test_what_was_changed_behind_the_application_is_found_and_named(
    statements: list[str], found: list[Finding], path: Path, club: Ledger
) -> None:
    tamper(path, *statements)
    checkup = club.check()
    assert not checkup.sound
    assert set(checkup.findings) == set(found)
    assert all(str(finding).endswith(".") and "{" not in str(finding) for finding in checkup.findings)


def test_a_whole_match_that_was_taken_away_is_found(path: Path, club: Ledger) -> None:
    tamper(path, "DELETE FROM journal WHERE match_id = 2", "DELETE FROM matches WHERE id = 2")
    (finding,) = club.check().findings
    assert finding.kind is FindingKind.MATCH


def test_a_link_that_was_taken_away_is_found_in_both_books(path: Path, club: Ledger) -> None:
    tamper(path, "DELETE FROM chain WHERE number = 4")
    assert set(club.check().findings) == {Finding(FindingKind.LINK_MISSING, "4"), Finding(FindingKind.SECOND_BOOK, "4")}


def test_payloads_that_were_exchanged_in_the_second_book_are_found(path: Path, club: Ledger) -> None:
    (file,) = SecondBook(book_folder(path)).files()
    text = file.read_text()
    assert text.count('"number":1,"type":"draw"') == 1
    file.write_text(text.replace('"number":1,"type":"draw"', '"number":7,"type":"draw"'))
    assert [finding.kind for finding in club.check().findings] == [FindingKind.SECOND_BOOK]


def test_a_second_book_that_cannot_be_read_is_told(path: Path, club: Ledger) -> None:
    (file,) = SecondBook(book_folder(path)).files()
    lines = file.read_bytes().splitlines(keepends=True)
    file.write_bytes(b"".join([*lines[:3], b"nonsense\n", *lines[4:]]))
    (finding,) = club.check().findings
    assert finding.kind is FindingKind.SECOND_BOOK_BROKEN
    assert "line 4" in finding.name


def test_a_long_look_does_not_begin_anew_for_what_is_recorded_meanwhile(
    path: Path, club: Ledger, monkeypatch: pytest.MonkeyPatch
) -> None:
    looks: list[int] = []

    def look(database: Readable, *books: Any) -> tuple[Finding, ...]:
        # From the first question on, the look sees one state.
        looks.append(end_of(database).number)
        if len(looks) < 4:
            with Ledger.open(path) as other:
                other.start_session("Monday", AT)
        return verify_ledger(database, *books)

    monkeypatch.setattr(checking, "verify_ledger", look)
    checkup = club.check()
    assert checkup.sound
    assert looks == [checkup.end.number]
    assert club.end.number == checkup.end.number + 1
    monkeypatch.undo()
    assert club.check().sound


def test_what_the_second_book_alone_has_is_found(path: Path, club: Ledger) -> None:
    last = club.end.number
    tamper(path, f"DELETE FROM chain WHERE number = {last}")
    assert Finding(FindingKind.SECOND_BOOK, str(last)) in club.check().findings

# SPDX-License-Identifier: MIT
"""Files that come into a ledger on a server: equal, once, decided where they parted, and all of it or nothing."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from sqlalchemy.engine.default import DefaultDialect

from mahjong_desk.club.importing.reading import read_file
from mahjong_desk.ledger.brought import Brought, brought_by
from mahjong_desk.ledger.journal import Act, Journal
from mahjong_desk.ledger.ledger import Ledger
from mahjong_desk.ledger.merge import Decision, Matter, Standing
from mahjong_desk.ledger.place import ledger_path
from mahjong_desk.ledger.progress import GivenUp, Progress, Stage
from mahjong_desk.ledger.second_book import SecondBook
from mahjong_desk.ledger.server.errors import ServerUnreachable
from tests.club.importing.evening import AT, LATER, files_of, play_evening, ron
from tests.ledger.server.club import Club, begun, event


class At(Progress):
    """Does something once a step of entering is reached."""

    def __init__(self, step: int, deed: Any) -> None:
        super().__init__()
        self._step, self._deed = step, deed

    def go_on(self, steps: int = 1) -> None:
        super().go_on(steps)
        if self.stage is Stage.ENTERING and self.done == self._step:
            self._deed()


@pytest.fixture(scope="module")
def files(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    """The files of an evening that was played elsewhere, by kind."""
    folder = tmp_path_factory.mktemp("source")
    with Ledger.open(ledger_path(folder / "club")) as ledger:
        play_evening(ledger)
        return files_of(ledger, folder)


def told(ledger: Ledger) -> list[Any]:
    """Returns what a ledger tells of everything in it, whatever its own numbers are."""
    matches = [(match.uuid, match.number, match.head) for match in ledger.matches()]
    journals = [ledger.journal(match.id).entries for match in ledger.matches()]
    sessions = [(session.uuid, session.name, session.started_at) for session in ledger.sessions()]
    rates = [ledger.rates.of(session.id) for session in ledger.sessions()]
    return [sessions, matches, journals, rates, ledger.house_rules.all(), ledger.drills.all()]


def test_a_whole_ledger_is_equal_there_and_back(club: Club, files: dict[str, Path], tmp_path: Path) -> None:
    one, other = club.open("one"), club.open("other")
    brought = read_file(files["ledger"], LATER)
    assert one.take_in(brought, {}, "ledger.json", LATER).changes
    with Ledger.open(ledger_path(files["ledger"].parent / "club")) as source:
        # An empty ledger becomes that one: link by link, with the same fingerprint.
        assert one.end == source.end
        assert told(one) == told(source) == told(other)
    assert other.books.catch_up()
    for ledger in (one, other):
        assert SecondBook(ledger.books.database.book).end() == one.end
        assert ledger.check().sound
    back = tmp_path / "back.jsonl"
    one.export(back)
    assert back.read_bytes() == files["ledger"].read_bytes()


@pytest.mark.parametrize("kind", ["ledger", "session", "match", "foreign"])
def test_what_came_once_does_not_come_again(kind: str, club: Club, files: dict[str, Path]) -> None:
    one = club.open("one")
    begun(one)
    brought = read_file(files[kind], LATER)
    assert one.take_in(brought, {}, kind, LATER).changes
    end = one.end
    assert not club.open("other").take_in(read_file(files[kind], AT), {}, kind, AT).changes
    assert one.end == end
    assert one.check().sound


@pytest.mark.parametrize("decision", list(Decision))
def test_where_both_went_on_a_person_decides(decision: Decision, club: Club, files: dict[str, Path]) -> None:
    one = club.open("one")
    one.take_in(read_file(files["match"], LATER), {}, "match", LATER)
    (here,) = one.matches()
    mine = one.append(one.journal(here.id), Act.record(ron(0, 3)), LATER)
    theirs = _gone_on(files["ledger"])
    compared = one.compare(theirs, {}, LATER)
    (parted,) = compared.parted
    one.take_in(theirs, {(parted.matter, parted.key): decision}, "theirs", LATER)
    assert one.check().sound
    stands = one.journal(here.id)
    if decision is Decision.THEIRS:
        assert stands.events == _of(theirs, here.uuid).events
        assert stands.entries[: mine.length] == mine.entries
    else:
        assert stands == mine
    copies = [match for match in one.matches() if one.journal(match.id).events == _of(theirs, here.uuid).events]
    assert len(copies) == (0 if decision is Decision.MINE else 1)
    assert not one.take_in(theirs, {(parted.matter, parted.key): Decision.MINE}, "again", LATER).of(
        Matter.MATCH, Standing.NEW
    )


@pytest.mark.parametrize("step", [0, 5, 15])
def test_a_connection_lost_on_the_way_has_brought_nothing(step: int, club: Club, files: dict[str, Path]) -> None:
    one = club.open("one")
    begun(one)
    end = one.end
    brought = read_file(files["session"] if step < 10 else files["ledger"], LATER)
    with pytest.raises(ServerUnreachable):
        one.take_in(brought, {}, "file", LATER, At(step, club.cut))
    other = club.open("other")
    assert one.end == other.end == end
    assert len(other.matches()) == 1
    # Others went on meanwhile; the same file comes after all, once.
    other.append(other.journal(other.matches()[0].id), event(1), AT)
    one.take_in(brought, {}, "file", LATER)
    assert len(one.matches()) == 3
    assert one.check().sound
    assert other.check().sound


@pytest.mark.parametrize("reached", [True, False], ids=["went-through", "did-not"])
def test_a_connection_lost_under_the_commit_brings_it_once(
    reached: bool, club: Club, files: dict[str, Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    one = club.open("one")
    begun(one)
    brought = read_file(files["ledger"], LATER)

    def cut(*_what: object) -> None:
        monkeypatch.undo()
        if reached:
            one.books.database.execute("COMMIT")
        club.cut()
        one.books.database.execute("COMMIT")

    monkeypatch.setattr(DefaultDialect, "do_commit", cut)
    if reached:
        one.take_in(brought, {}, "file", LATER)
    else:
        with pytest.raises(ServerUnreachable):
            one.take_in(brought, {}, "file", LATER)
        assert len(one.matches()) == 1
    one.take_in(brought, {}, "file", LATER)
    assert len(one.matches()) == 3
    assert len(one.drills.all()) == 1
    assert one.check().sound
    assert club.open("other").check().sound


def test_an_import_that_is_given_up_keeps_nobody_from_writing(club: Club, files: dict[str, Path]) -> None:
    one, other = club.open("one"), club.open("other")
    journal = begun(other)
    busy: list[bool] = []

    def stop() -> None:
        busy.append(not other.is_free())
        progress.give_up()

    progress = At(3, stop)
    with pytest.raises(GivenUp):
        one.take_in(read_file(files["ledger"], LATER), {}, "file", LATER, progress)
    assert busy == [True]
    other.append(journal, event(1), AT)
    assert len(one.matches()) == 1
    assert one.check().sound


def _gone_on(file: Path) -> Brought:
    """Returns what a ledger brings in which each match went on otherwise."""
    folder = file.parent / "theirs"
    with Ledger.open(ledger_path(folder)) as ledger:
        ledger.take_in(read_file(file, LATER), {}, "ledger", LATER)
        for match in ledger.matches():
            journal = ledger.journal(match.id)
            if journal.length == 6:
                ledger.append(journal, Act.record(ron(1, 3)), LATER)
        return brought_by(ledger.lines())


def _of(brought: Brought, uuid: str) -> Journal:
    return next(match.journal for match in brought.matches if match.uuid == uuid)

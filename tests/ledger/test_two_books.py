# SPDX-License-Identifier: MIT
"""The database and the second book beside each other: what one lacks, the other gives back."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from mahjong_desk.ledger.brought import Brought, SessionBrought
from mahjong_desk.ledger.chain import End, Line, LinkKind, next_link
from mahjong_desk.ledger.errors import BooksDiffer, LedgerBehind, LedgerLost, SecondBookBroken
from mahjong_desk.ledger.journal import Act, Journal
from mahjong_desk.ledger.ledger import WAIT, Ledger
from mahjong_desk.ledger.place import book_folder, companions, set_book_aside
from mahjong_desk.ledger.rates import Rates
from mahjong_desk.ledger.rebuilding import rebuild, take_back
from mahjong_desk.ledger.second_book import SecondBook
from tests.ledger.acts import AT, OPENING
from tests.ledger.world import tamper

LATER = "2026-02-01T10:00:00Z"


@pytest.fixture
def club(path: Path, ledger: Ledger, played: Journal) -> Journal:
    """A closed ledger with something of every kind in it."""
    ledger.rates.save(1, Rates("yen", {}), AT)
    ledger.house_rules.save("boo", "1", "Ours", {"length": "hanchan"}, AT)
    ledger.drills.add({"right": True, "note": "白"}, LATER)
    ledger.club.enter("people", {"act": "add", "name": "白"}, LATER)
    ledger.rename_session(1, "金曜の会", LATER)
    brought = SessionBrought("7b1c7c8e-3d8e-4d3c-9d0e-0f5f5c1c1c1c", AT, [(AT, "Brought")])
    ledger.take_in(Brought({brought.uuid: brought}), {}, "brought.json", LATER)
    other = ledger.open_match(ledger.start_session("Sunday", LATER).id, OPENING, LATER)
    journal = ledger.append(other, Act.record({"type": "draw"}), LATER)
    ledger.close()
    return journal


def everything(path: Path) -> tuple[object, ...]:
    """Returns all that a ledger answers."""
    with Ledger.open(path) as ledger:
        matches = ledger.matches()
        return (
            ledger.sessions(),
            matches,
            [ledger.journal(match.id) for match in matches],
            ledger.house_rules.all(),
            [ledger.rates.of(session.id) for session in ledger.sessions()],
            ledger.drills.all(),
            ledger.club.acts("people"),
            ledger.end,
        )


def lose_the_database(path: Path) -> None:
    for part in (path, *companions(path)):
        part.unlink(missing_ok=True)


def test_a_ledger_without_a_second_book_gets_one(path: Path, club: Journal) -> None:
    before = everything(path)
    written = list(SecondBook(book_folder(path)).lines())
    shutil.rmtree(book_folder(path))
    assert everything(path) == before
    assert list(SecondBook(book_folder(path)).lines()) == written


def test_what_the_second_book_lacks_is_written_when_the_ledger_is_opened(path: Path, club: Journal) -> None:
    written = list(SecondBook(book_folder(path)).lines())
    file = SecondBook(book_folder(path)).files()[-1]
    file.write_bytes(b"".join(file.read_bytes().splitlines(keepends=True)[:-1]))
    everything(path)
    assert list(SecondBook(book_folder(path)).lines()) == written


def test_another_window_without_a_second_book_is_caught_up_with(path: Path, ledger: Ledger, played: Journal) -> None:
    shutil.rmtree(book_folder(path))
    longer = ledger.append(played, Act.undo(), AT)
    assert SecondBook(book_folder(path)).end() == ledger.end
    assert len(list(SecondBook(book_folder(path)).lines())) == 6
    assert longer.length == 5


def test_a_database_that_is_gone_is_built_anew_equal_in_every_answer(path: Path, club: Journal) -> None:
    before = everything(path)
    assert {line.link.kind for line in SecondBook(book_folder(path)).lines()} == set(LinkKind)
    lose_the_database(path)
    with pytest.raises(LedgerLost) as caught:
        Ledger.open(path)
    assert (caught.value.count, caught.value.last) == (15, LATER)
    assert not path.exists()
    assert rebuild(path, WAIT) == 15
    assert everything(path) == before


def test_a_ledger_that_is_built_anew_goes_on(path: Path, club: Journal) -> None:
    lose_the_database(path)
    rebuild(path, WAIT)
    with Ledger.open(path) as ledger:
        assert ledger.append(ledger.journal(club.match_id), Act.undo(), LATER).length == 3
        assert ledger.check().sound


def test_an_older_copy_in_its_place_is_told_and_gets_back_what_it_lacks(
    path: Path, ledger: Ledger, played: Journal, tmp_path: Path
) -> None:
    copy = tmp_path / "copy.sqlite3"
    ledger.backup(copy)
    longer = ledger.append(ledger.append(played, Act.undo(), AT), Act.redo(), LATER)
    ledger.close()
    lose_the_database(path)
    shutil.copy(copy, path)
    with pytest.raises(LedgerBehind) as caught:
        Ledger.open(path)
    assert type(caught.value) is LedgerBehind
    assert (caught.value.count, caught.value.last) == (2, LATER)
    assert take_back(path, WAIT) == 2
    with Ledger.open(path) as again:
        assert again.journal(played.match_id) == longer
        assert again.check().sound


def test_whoever_does_not_want_them_back_goes_on_and_they_are_kept(
    path: Path, ledger: Ledger, played: Journal, tmp_path: Path
) -> None:
    copy = tmp_path / "copy.sqlite3"
    ledger.backup(copy)
    ledger.append(played, Act.undo(), AT)
    ledger.close()
    lose_the_database(path)
    shutil.copy(copy, path)
    kept = set_book_aside(path)
    with Ledger.open(path) as again:
        assert again.journal(played.match_id) == played
        again.append(played, Act.record({"type": "end"}), LATER)
    assert len(list(SecondBook(kept).lines())) == 6


def test_two_stories_are_not_mixed(path: Path, ledger: Ledger, played: Journal, tmp_path: Path) -> None:
    copy = tmp_path / "copy.sqlite3"
    ledger.backup(copy)
    ledger.append(played, Act.undo(), AT)
    ledger.close()
    with Ledger.open(copy) as elsewhere:
        elsewhere.append(played, Act.record({"type": "end"}), LATER)
        elsewhere.rename_session(1, "Elsewhere", LATER)
    lose_the_database(path)
    shutil.copy(copy, path)
    with pytest.raises(BooksDiffer):
        Ledger.open(path)
    with pytest.raises(BooksDiffer):
        take_back(path, WAIT)
    rebuild(path, WAIT)
    with Ledger.open(path) as again:
        assert again.journal(played.match_id).length == 5
    (kept,) = path.parent.glob("ledger.damaged-*.sqlite3")
    with Ledger.open(kept) as other:
        assert other.sessions()[0].name == "Elsewhere"


def test_a_tail_that_was_cut_with_the_heads_set_back_is_told(path: Path, club: Journal) -> None:
    tamper(
        path,
        "DELETE FROM journal WHERE match_id = 2 AND sequence = 1",
        "UPDATE matches SET length = 1, head = (SELECT hash FROM journal WHERE match_id = 2) WHERE id = 2",
        "DELETE FROM chain WHERE number = 15",
    )
    with pytest.raises(LedgerBehind):
        Ledger.open(path)


def test_a_second_book_that_cannot_be_read_leaves_the_ledger_as_it_is(path: Path, club: Journal) -> None:
    file = SecondBook(book_folder(path)).files()[-1]
    file.write_bytes(file.read_bytes()[:-20] + b"nonsense\n")
    with pytest.raises(SecondBookBroken):
        Ledger.open(path)
    set_book_aside(path)
    with Ledger.open(path) as ledger:
        assert ledger.journal(club.match_id) == club


def test_an_entry_that_only_the_second_book_got_before_the_end_is_offered(
    path: Path, ledger: Ledger, played: Journal
) -> None:
    """Killed between the line and the commit: nothing was acknowledged, and nothing typed is lost."""
    book = SecondBook(book_folder(path))
    longer = ledger.append(played, Act.undo(), AT)
    (last,) = book.lines(5)
    ledger.close()
    tamper(
        path,
        "DELETE FROM journal WHERE sequence = 4",
        "UPDATE matches SET length = 4, head = (SELECT hash FROM journal WHERE sequence = 3)",
        "DELETE FROM chain WHERE number = 6",
    )
    with pytest.raises(LedgerBehind) as caught:
        Ledger.open(path)
    assert caught.value.count == 1
    take_back(path, WAIT)
    with Ledger.open(path) as again:
        assert again.journal(played.match_id) == longer
        assert again.end == last.end


def test_lines_that_speak_of_what_is_not_there_build_no_ledger(path: Path) -> None:
    link = next_link(End(), LinkKind.SESSION_NAME, AT, {"session": "nowhere", "name": "Friday"})
    SecondBook(book_folder(path)).append([Line(link)])
    with pytest.raises(SecondBookBroken) as caught:
        rebuild(path, WAIT)
    assert caught.value.details.startswith("link 1:")
    assert not path.exists()

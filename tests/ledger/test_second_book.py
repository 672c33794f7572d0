# SPDX-License-Identifier: MIT
from __future__ import annotations

import json
from pathlib import Path

import pytest

from mahjong_desk.ledger.chain import End, Line, LinkKind, next_link
from mahjong_desk.ledger.journal import Act, Journal
from mahjong_desk.ledger.ledger import Ledger
from mahjong_desk.ledger.place import book_folder
from mahjong_desk.ledger.second_book import BookBroken, SecondBook
from tests.ledger.acts import AT
from tests.ledger.world import no_room_beyond


def lines(count: int, *, at: str = AT, after: End | None = None) -> list[Line]:
    end = after or End()
    found: list[Line] = []
    for number in range(count):
        found.append(Line(next_link(end, LinkKind.DRILL_ANSWER, at, {"answer": {"number": number}})))
        end = found[-1].end
    return found


@pytest.fixture
def book(tmp_path: Path) -> SecondBook:
    return SecondBook(tmp_path / "ledger.book")


def test_a_book_that_is_not_there_is_empty(book: SecondBook) -> None:
    assert book.end() == End()
    assert list(book.lines()) == []
    assert not book.folder.exists()


def test_what_was_added_is_there_for_whoever_opens_it_next(book: SecondBook) -> None:
    written = lines(5)
    book.append(written[:2])
    book.append(written[2:])
    again = SecondBook(book.folder)
    assert again.end() == book.end() == written[-1].end
    assert list(again.lines()) == written
    assert list(again.lines(3)) == written[3:]


def test_each_month_has_a_file_that_says_what_it_is_and_where_the_chain_stood(book: SecondBook) -> None:
    january = lines(2, at="2026-01-31T23:59:59Z")
    february = lines(2, at="2026-02-01T00:00:00Z", after=january[-1].end)
    late = lines(1, at="2025-12-01T00:00:00Z", after=february[-1].end)
    book.append([*january, *february])
    book.append(late)
    assert [file.name for file in book.files()] == ["2026-01.jsonl", "2026-02.jsonl"]
    head = json.loads(book.files()[1].read_text().splitlines()[0])
    assert head == {"format": "mahjong-desk/book", "version": 1, "after": 2, "previous": january[-1].link.hash}
    assert list(SecondBook(book.folder).lines()) == [*january, *february, *late]
    assert list(SecondBook(book.folder).lines(3)) == [*february[1:], *late]


@pytest.mark.parametrize("left", [1, 40, -1])
def test_a_last_line_without_its_end_is_as_if_it_had_not_been_written(book: SecondBook, left: int) -> None:
    written = lines(3)
    book.append(written[:2])
    whole = book.files()[0].read_bytes()
    book.files()[0].write_bytes(whole + written[2].spelled()[:left])
    torn = SecondBook(book.folder)
    assert torn.end() == written[1].end
    assert list(torn.lines()) == written[:2]
    torn.append(written[2:])
    assert list(SecondBook(book.folder).lines()) == written


def test_a_file_that_was_only_begun_says_nothing_yet(book: SecondBook) -> None:
    written = lines(2)
    book.append(written[:1])
    book.files()[0].with_name("2026-02.jsonl").write_bytes(b'{"format": "mahj')
    assert SecondBook(book.folder).end() == written[0].end


def test_what_was_added_can_be_taken_back(book: SecondBook) -> None:
    written = lines(3)
    added = book.append(written[:1])
    book.append(written[1:]).take_back()
    assert SecondBook(book.folder).end() == book.end() == written[0].end
    added.take_back()
    assert book.end() == End()


def test_a_line_that_was_changed_is_named(book: SecondBook) -> None:
    book.append(lines(5))
    file = book.files()[0]
    file.write_bytes(file.read_bytes().replace(b'{"number":2}}', b'{"number":7}}'))
    found: list[Line] = []
    with pytest.raises(BookBroken, match=r"2026-01\.jsonl, line 4") as caught:
        found.extend(SecondBook(book.folder).lines())
    assert caught.value.line == 4


@pytest.mark.parametrize("head", ['{"format": "mahjong-desk/book", "version": 2}', '{"format": "other"}', "x", "[]"])
def test_a_file_of_a_newer_version_or_of_another_program_is_not_read(book: SecondBook, head: str) -> None:
    book.folder.mkdir()
    (book.folder / "2026-01.jsonl").write_text(head + "\n")
    with pytest.raises(BookBroken):
        SecondBook(book.folder).end()


def test_a_disk_without_room_leaves_it_as_it_was(book: SecondBook) -> None:
    written = lines(300)
    book.append(written[:10])
    with no_room_beyond(book.files()[0].stat().st_size + 1000), pytest.raises(OSError, match="large"):
        book.append(written[10:])
    assert SecondBook(book.folder).end() == book.end() == written[9].end
    book.append(written[10:])
    assert list(SecondBook(book.folder).lines()) == written


def test_every_kind_of_entry_stands_in_it_when_it_is_acknowledged(path: Path, ledger: Ledger, played: Journal) -> None:
    def told() -> list[LinkKind]:
        return [line.link.kind for line in SecondBook(book_folder(path)).lines()]

    assert told() == [LinkKind.SESSION, LinkKind.MATCH, *[LinkKind.ACT] * 3]
    ledger.append(played, Act.undo(), AT)
    assert told()[5:] == [LinkKind.ACT]
    ledger.rename_session(1, "Saturday", AT)
    ledger.drills.add({"right": True}, AT)
    ledger.house_rules.save("boo", "1", "Ours", {"length": "hanchan"}, AT)
    ledger.club.enter("people", {"act": "add", "name": "Aoi"}, AT)
    assert told()[6:] == [LinkKind.SESSION_NAME, LinkKind.DRILL_ANSWER, LinkKind.HOUSE_RULES, LinkKind.CLUB]

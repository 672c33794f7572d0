# SPDX-License-Identifier: MIT
"""What leaves the program and comes in again elsewhere is printed there as it was here."""

from __future__ import annotations

from pathlib import Path

import pytest
from pypdf import PdfReader
from pypdf.generic import ContentStream

from mahjong_desk.club.importing.reading import read_file
from mahjong_desk.club.played import Played, PlayedSession, load_session
from mahjong_desk.club.session_file import json_bytes, match_document
from mahjong_desk.ledger.ledger import Ledger
from mahjong_desk.ledger.place import ledger_path
from mahjong_desk.ui.report.blocks import ReportLength
from mahjong_desk.ui.report.output import FileKind, export_bytes
from tests.club.importing.evening import LATER, play_evening


@pytest.fixture(scope="module")
def here_and_there(tmp_path_factory: pytest.TempPathFactory) -> tuple[PlayedSession, PlayedSession]:
    """The evening of a ledger, and the same in an installation that was empty before all of it was imported."""
    folder = tmp_path_factory.mktemp("clubs")
    with Ledger.open(ledger_path(folder / "here")) as here, Ledger.open(ledger_path(folder / "there")) as there:
        play_evening(here)
        here.export(folder / "all.jsonl")
        there.import_data(read_file(folder / "all.jsonl", LATER), {}, "all.jsonl", LATER)
        assert there.chain_head == here.chain_head
        played = load_session(here, here.sessions()[0]), load_session(there, there.sessions()[0])
    assert played[0].matches
    return played


def pairs(here: PlayedSession, there: PlayedSession) -> list[tuple[Played, Played]]:
    """Returns the session and its matches, each with what it is there."""
    found: list[tuple[Played, Played]] = [(here, there)]
    found += zip(here.matches, there.matches, strict=True)
    return found


def pages(content: bytes, folder: Path) -> list[bytes]:
    """Returns what is drawn on each page of a PDF; when it was made stands elsewhere."""
    file = folder / "print.pdf"
    file.write_bytes(content)
    drawn = [page.get_contents() for page in PdfReader(file).pages]
    return [one.get_data() for one in drawn if isinstance(one, ContentStream)]


@pytest.mark.parametrize("form", ReportLength)
def test_every_page_is_drawn_the_same(
    form: ReportLength, here_and_there: tuple[PlayedSession, PlayedSession], tmp_path: Path
) -> None:
    here, there = here_and_there
    for mine, theirs in pairs(here, there):
        drawn = pages(export_bytes(FileKind.PDF, mine, form), tmp_path)
        assert drawn
        assert all(drawn)
        assert drawn == pages(export_bytes(FileKind.PDF, theirs, form), tmp_path)


@pytest.mark.parametrize("kind", [FileKind.PNG, FileKind.CSV, FileKind.JSON])
def test_every_file_is_the_same(kind: FileKind, here_and_there: tuple[PlayedSession, PlayedSession]) -> None:
    here, there = here_and_there
    for mine, theirs in pairs(here, there):
        assert export_bytes(kind, mine, ReportLength.FULL) == export_bytes(kind, theirs, ReportLength.FULL)


def test_a_match_that_differs_is_drawn_otherwise(
    here_and_there: tuple[PlayedSession, PlayedSession], tmp_path: Path
) -> None:
    first, second = here_and_there[0].matches
    assert json_bytes(match_document(first)) != json_bytes(match_document(second))
    drawn = [pages(export_bytes(FileKind.PDF, one, ReportLength.FULL), tmp_path) for one in (first, second)]
    assert drawn[0] != drawn[1]

# SPDX-License-Identifier: MIT
"""Exported files are read back and agree with the replay."""

import csv
import errno
import io
import json
from collections.abc import Callable
from dataclasses import replace
from datetime import UTC, datetime
from decimal import Decimal
from itertools import pairwise
from typing import Any, cast

import pytest
from openpyxl import load_workbook
from pypdf import PageObject, PdfReader
from pypdf.generic import DictionaryObject
from PySide6.QtCore import QSizeF, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication

from mahjong_desk.club.names import player_names
from mahjong_desk.club.played import PlayedMatch, PlayedRound, PlayedSession
from mahjong_desk.club.stored_match import Edit
from mahjong_desk.journal.acts import TIME_FORMAT
from mahjong_desk.ledger.books import Rates
from mahjong_desk.match import Match, Replay, replay
from mahjong_desk.rules import registry
from mahjong_desk.rules.model.events import Adjustment, DeadHand, MatchEnd, PaoEntry, Substitution, Win, Winner
from mahjong_desk.ui import theme
from mahjong_desk.ui.desk import Desk
from mahjong_desk.ui.file_dialogs import save_error_text
from mahjong_desk.ui.kit.text_format import format_change, format_number
from mahjong_desk.ui.report.blocks import ReportLength, report_items
from mahjong_desk.ui.report.output import (
    FileKind,
    export_bytes,
    match_of_desk,
    session_of_desk,
    suggested_name,
    to_report,
)
from mahjong_desk.ui.report.pages import ReportPages
from mahjong_desk.ui.report.paper import LineBlock, text_width_of
from mahjong_desk.ui.report.reports import match_report, session_report
from mahjong_desk.ui.report.tables import workbook_tables
from tests.ui.report.conftest import NAMES

OPENED = "2026-01-31T19:00:00Z"


def export(desk: Desk, kind: FileKind, form: ReportLength = ReportLength.SHORT, *, session: bool = False) -> bytes:
    return export_bytes(kind, session_of_desk(desk) if session else match_of_desk(desk), form)


def rows_of_csv(content: bytes) -> list[list[str]]:
    """Returns the cells of a CSV file without the apostrophes that prevent formulas."""
    rows = csv.reader(io.StringIO(content.decode("utf-8-sig"), newline=""))
    return [[cell.removeprefix("'") for cell in row] for row in rows]


def sheets(content: bytes) -> dict[str, list[list[Any]]]:
    book = load_workbook(io.BytesIO(content))
    return {sheet.title: [[cell.value for cell in row] for row in sheet.iter_rows()] for sheet in book.worksheets}


def pdf_pages(content: bytes) -> list[str]:
    return ["".join(page.extract_text().split()) for page in PdfReader(io.BytesIO(content)).pages]


def packed(text: str) -> str:
    return "".join(text.split())


def fonts_of(page: PageObject) -> list[str]:
    resources = cast(DictionaryObject, page["/Resources"].get_object())
    fonts = cast(DictionaryObject, resources["/Font"].get_object())
    return [str(cast(DictionaryObject, font.get_object())["/BaseFont"]) for font in fonts.values()]


def check_hands(rows: list[list[Any]], played: Replay) -> None:
    """Checks the rows of a table of hands against a replay."""
    players = len(played.match.players)
    assert len(rows) == 1 + len(played.rows)
    assert [rows[0][7 + 2 * seat] for seat in range(players)] == list(played.match.players)
    for cells, row in zip(rows[1:], played.rows, strict=True):
        numbers = [int(cell) for cell in cells[6 : 6 + 2 * players]]
        assert tuple(numbers[::2]) == row.settlement.deltas
        assert tuple(numbers[1::2]) == row.after.scores


def test_csv_of_a_match_agrees_with_the_replay(desk: Desk) -> None:
    rows = rows_of_csv(export(desk, FileKind.CSV))
    check_hands(rows, desk.replay)
    assert rows[1][:6] == ["E1", "Aoi: self-draw, 180", "23m567p55567s [789m] 1m", "No yaku", "30 fu, 0 han", "yes"]
    assert rows[0][-4:] == ["Melds", "Responsible", "Remark", "Fingerprint of the ledger"]
    assert rows[1][-4:-2] == ["chi 789m from Dai", ""]
    assert rows[2][-2] == "+the last tile"
    assert rows[5][2:6] == ["", "", "40 fu, 3 han", "no"], "a typed value is marked"


def test_csv_names_the_responsible_player(desk: Desk) -> None:
    pao = (PaoEntry(0, desk.replay.match.rules.pao_reasons[0]),)
    win = Win(discarder=1, winners=(Winner(3, value={"limit": "mangan"}, pao=pao),))
    assert desk.edit([Edit.replace(desk.row_ids[4], win)])
    assert rows_of_csv(export(desk, FileKind.CSV))[5][-3].startswith("Aoi (")


def test_a_column_of_hands_names_all_who_sat_there(desk: Desk) -> None:
    assert desk.edit([Edit.insert(desk.row_ids[1], Substitution(player=1, name="Eri"))])
    rows = rows_of_csv(export(desk, FileKind.CSV))
    assert rows[0][6:12] == ["Aoi change", "Aoi", "=Ben, Eri change", "=Ben, Eri", "千恵 change", "千恵"]


def test_each_of_two_winners_has_a_value() -> None:
    wins = (Winner(3, value={"limit": "mangan"}), Winner(0, value={"han": 3, "fu": 40}))
    match = Match(registry.get_ruleset("riichi").bind({}), {}, NAMES, (Win(discarder=1, winners=wins),))
    played = PlayedMatch(1, OPENED, replay(match))
    text = "".join(pdf_pages(export_bytes(FileKind.PDF, played, ReportLength.FULL)))
    assert "Aoi:40fu,3han" in text
    assert "Dai:Mangan" in text


def test_csv_of_a_session_lists_ranks_and_results(desk: Desk) -> None:
    rows = rows_of_csv(export(desk, FileKind.CSV, session=True))
    first = desk.replay.final
    values = {(row[0], row[4]): row for row in rows[1:]}
    for seat, name in enumerate(desk.replay.match.players):
        row = values["1", name]
        assert (int(row[3]), int(row[5])) == (first.ranks[seat], first.scores[seat])
        assert float(row[6]) == first.results[seat]
    assert float(values["1", "House"][6]) == first.house == 30
    assert values["3", "Dai"][3:7:3] == ["", ""], "no rank and no result while a match is in progress"


def test_workbook_of_a_match_agrees_with_the_replay(desk: Desk) -> None:
    book = sheets(export(desk, FileKind.XLSX))
    assert list(book) == ["Results", "Hands", "Payments", "About"]
    played = desk.replay
    check_hands(book["Hands"], played)
    final = played.final
    results = {row[4]: row for row in book["Results"][1:]}
    for seat, name in enumerate(played.match.players):
        assert results[name][3] == final.ranks[seat]
        assert results[name][5:7] == [final.scores[seat], final.results[seat]]
    paid = [row[4] for row in book["Payments"][1:]]
    assert paid == [payment.points for row in played.rows for payment in row.settlement.payments]
    about = {row[0]: row[1] for row in book["About"]}
    assert about["About"] == "Thursday/club, match 1"
    assert "2,000" in about["House rules"]


def test_all_sheets_of_a_workbook_spell_names_alike() -> None:
    win = Win(discarder=1, winners=(Winner(0, value={"limit": "mangan"}),))
    names = player_names(("נועם", "أحمد", "Aoi", "Ben"))
    match = Match(registry.get_ruleset("riichi").bind({}), {}, names, (win,))
    book = sheets(export_bytes(FileKind.XLSX, PlayedMatch(1, OPENED, replay(match)), ReportLength.SHORT))
    assert book["Payments"][1][2:4] == [book["Results"][4][4], book["Results"][1][4]] == ["أحمد", "נועם"]


def test_workbook_of_a_session_has_totals_and_matches(desk: Desk) -> None:
    book = sheets(export(desk, FileKind.XLSX, session=True))
    assert list(book) == ["Totals", "Results", "Match 1", "Match 2", "Match 3", "About"]
    played = session_of_desk(desk).matches
    for match in played:
        check_hands(book[f"Match {match.number}"], match.replay)
    head, *rows, first, second = book["Totals"]
    for name in ("Aoi", "=Ben", "千恵", "Dai", "Eri"):
        at = head.index(name)
        expected = [
            match.replay.final.results[match.replay.match.players.index(name)]
            if name in match.replay.match.players and match.replay.final is not None
            else None
            for match in played
        ]
        assert [row[at] for row in rows] == expected
        assert [first[at], second[at]] == expected[:2], "one row per system, not added together"
    assert "match points" in second[1]


@pytest.mark.parametrize("name", ["en", "ja", "zh"])
def test_pdf_agrees_with_the_replay(desk: Desk, speaks: Callable[[str], None], name: str) -> None:
    speaks(name)
    played = desk.replay
    final = played.final
    report = match_report(match_of_desk(desk))
    content = export(desk, FileKind.PDF, ReportLength.FULL)
    text = "".join(pdf_pages(content))
    assert packed(report.heading) in text
    for seat, player in enumerate(played.match.players):
        assert player in text
        assert format_number(final.scores[seat]) in text
        assert format_change(final.results[seat]) in text
    for hand, row in zip(report.hands, played.rows, strict=True):
        assert packed(hand.name) in text
        assert packed(hand.event) in text
        for delta, score in zip(row.settlement.deltas, row.after.scores, strict=True):
            assert format_change(delta) in text
            assert format_number(score) in text
        for paid in hand.paid:
            assert packed(paid) in text
        for won in hand.won:
            assert packed(won.formula) in text
            assert packed(won.reasons) in text
            assert all(packed(group.caption) in text for group in won.groups)
    fonts = [font for page in PdfReader(io.BytesIO(content)).pages for font in fonts_of(page)]
    assert fonts
    assert all("MahjongDesk" in font for font in fonts), "every font is included with the program"


def test_the_short_report_has_one_page_and_the_full_one_more(desk: Desk) -> None:
    for session in (False, True):
        short = pdf_pages(export(desk, FileKind.PDF, ReportLength.SHORT, session=session))
        full = pdf_pages(export(desk, FileKind.PDF, ReportLength.FULL, session=session))
        assert len(short) == 1
        assert len(full) > 1
        assert "Page1of1" not in short[0], "one page needs no number"
        for number, page in enumerate(full, start=1):
            assert f"Page{number}of{len(full)}" in page


def test_pdf_of_a_session_has_the_totals_and_every_match(desk: Desk) -> None:
    report = session_report(session_of_desk(desk))
    text = "".join(pdf_pages(export(desk, FileKind.PDF, ReportLength.FULL, session=True)))
    assert [total.label for total in report.totals] == ["Ar-Shi-Ar, points", "World Series, match points"]
    for total in report.totals:
        assert packed(total.label) in text
        assert all(format_change(amount) in text for amount in total.sums if amount is not None)
    note = next(note for note in report.notes if "rates" in note)
    assert packed(note) in text
    for match in report.matches:
        assert packed(match.title) in text
        for hand in match.hands:
            assert packed(hand.event) in text
    assert "Match3isinprogressandhasnoresultyet." in text


def test_a_match_outside_the_rounds_is_printed_after_them(desk: Desk) -> None:
    session = replace(session_of_desk(desk), rounds=(PlayedRound((1,), ()),))
    results = dict(zip(desk.replay.match.players, desk.replay.final.results, strict=True))
    assert {row.name: row.total for row in session_report(session).standing} == results
    twice = session_report(replace(session, rounds=(PlayedRound((1, 1), ()),)))
    doubled = {name: 2 * result for name, result in results.items()}
    assert {row.name: row.total for row in twice.standing} == doubled, "guests of one name at two tables"
    text = "".join(pdf_pages(export_bytes(FileKind.PDF, session, ReportLength.SHORT)))
    assert text.index("Table1") < text.index("2,WorldSeries")


def test_large_sums_fit_into_their_columns_on_paper(desk: Desk) -> None:
    session = session_of_desk(desk)
    factors = {system.key: Decimal("123456.7891") for system in session.totals().systems}
    items = report_items(session_report(replace(session, rates=Rates("yen", factors))), ReportLength.SHORT)
    lines = [
        zip(item.block.cells, item.block.shares, strict=True) for item in items if isinstance(item.block, LineBlock)
    ]
    figures = [(cell, share) for line in lines for cell, share in line if cell.bold and cell.right]
    assert all(text_width_of(cell.text, cell.size, bold=True) <= share for cell, share in figures)


@pytest.mark.parametrize(("rounds", "pages"), [(0, 1), (4, 1), (6, 5)])
def test_the_short_report_of_forty_players_is_complete(rounds: int, pages: int) -> None:
    names = [f"Player {number:02}" for number in range(40)]
    rules = registry.get_ruleset("arushiaru").bind({})
    tables = [replay(Match(rules, {}, tuple(names[start : start + 4]), (MatchEnd(),))) for start in range(0, 40, 4)]
    played = [PlayedMatch(number, OPENED, table) for number, table in enumerate(tables * max(rounds, 1), start=1)]
    seated = tuple(PlayedRound(tuple(range(10 * at + 1, 10 * at + 11)), ()) for at in range(rounds))
    session = PlayedSession("Thursday", OPENED, tuple(played), rounds=seated)
    texts = pdf_pages(export_bytes(FileKind.PDF, session, ReportLength.SHORT))
    assert len(texts) == pages, "more pages than one rather than rows below its edge"
    assert all(packed(name) in "".join(texts) for name in names)


@pytest.mark.parametrize(("session", "note"), [("", "a long story " * 700), ("W" * 60, "")])
def test_nothing_is_painted_below_a_page(session: str, note: str) -> None:
    win = Win(discarder=1, winners=(Winner(0, value={"limit": "mangan"}),))
    match = Match(registry.get_ruleset("riichi").bind({}), {}, NAMES, (win, replace(win, note=note)))
    played = PlayedMatch(1, OPENED, replay(match), session=session)
    pages = ReportPages(match_report(played), ReportLength.FULL, QSizeF(700, 1000))
    image = QImage(700, 3000, QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.white)
    blank = image.copy(0, 1002, 700, 1998)
    for index in range(pages.count):
        painter = QPainter(image)
        pages.paint(painter, index)
        painter.end()
    assert image.copy(0, 1002, 700, 1998) == blank


def test_the_picture_is_not_cut_off(desk: Desk) -> None:
    image = QImage.fromData(export(desk, FileKind.PNG))
    assert image.width() >= 1200
    background = image.pixelColor(0, 0)
    edges = [image.pixelColor(x, y) for x in range(image.width()) for y in (0, image.height() - 1)]
    assert all(colour == background for colour in edges), "nothing reaches the edge"
    colours = {image.pixelColor(x, y).name() for x in range(0, image.width(), 5) for y in range(0, image.height(), 5)}
    assert len(colours) > 50


def test_the_picture_does_not_depend_on_theme_or_font_size(desk: Desk, qapp: QApplication) -> None:
    first = QImage.fromData(export(desk, FileKind.PNG))
    theme.apply(qapp, "dark", "en", 1.5, reduced_motion=True)
    second = QImage.fromData(export(desk, FileKind.PNG))
    assert first.size() == second.size()
    assert first.pixelColor(4, 4) == second.pixelColor(4, 4)


def test_an_invalid_event_is_reported_and_pays_nothing(desk: Desk) -> None:
    assert desk.edit([Edit.delete(desk.row_ids[-1])])
    assert desk.edit([Edit.insert(desk.row_ids[1], DeadHand(player=1))])
    played = desk.replay
    assert played.first_refused_row is not None
    rows = rows_of_csv(export(desk, FileKind.CSV))
    check_hands(rows, played)
    assert rows[3][3:6] == ["", "", "yes"], "its tiles are checked, and worth nothing"
    text = "".join(pdf_pages(export(desk, FileKind.PDF, ReportLength.FULL)))
    assert packed("No longer valid: This player’s hand is dead and may not win.") in text


def test_an_unreadable_match_is_reported(desk: Desk) -> None:
    played = session_of_desk(desk)
    report = session_report(PlayedSession(played.name, played.started_at, played.matches[:1], (2,)))
    assert "Match 2 cannot be read and is left out." in report.notes


def test_house_rules_are_listed_by_name_and_changes(desk: Desk) -> None:
    assert desk.start_match("arushiaru", {"start_points": 2000}, NAMES, house_rules="Club rules")
    for played in (match_of_desk(desk), session_of_desk(desk).matches[-1]):
        facts = {fact.label: fact.value for fact in match_report(played).facts}
        assert facts["House rules"].startswith("Club rules\n")
        assert "2" in facts["House rules"].partition("\n")[2]
    assert desk.continue_match(1)
    assert session_of_desk(desk).matches[-1].house_rules == "Club rules"


def test_the_house_has_no_result_while_a_match_is_in_progress(desk: Desk) -> None:
    assert desk.start_match("riichi", {}, NAMES)
    assert desk.record_event(Adjustment(deltas=(-1000, 0, 0, 0), house_takes_rest=True))
    assert {row[6] for row in rows_of_csv(export(desk, FileKind.CSV, session=True)) if row[0] == "4"} == {""}


def test_file_names_contain_the_day_and_the_session(desk: Desk) -> None:
    report = to_report(match_of_desk(desk))
    assert suggested_name(report, FileKind.PDF) == f"{report.day} Thursday club, match 1.pdf"
    for begun in (datetime(2026, 1, 31, 12), datetime(2026, 2, 1, 0, 30)):
        unnamed = to_report(PlayedSession("", begun.astimezone(UTC).strftime(TIME_FORMAT), ()))
        assert suggested_name(unnamed, FileKind.XLSX) == "Session of 2026-01-31.xlsx"


def test_each_write_error_has_its_own_sentence() -> None:
    codes = (errno.ENOSPC, errno.EACCES, errno.ENOENT, errno.ENAMETOOLONG, errno.EIO)
    texts = [save_error_text("a.pdf", OSError(code, "the reason")) for code in codes]
    assert all(sentence.startswith("a.pdf could not be written: ") for sentence in texts)
    assert all(first != second for first, second in pairwise(texts))
    assert texts[-1].endswith("the reason.")


def test_pages_and_files_carry_the_fingerprint_of_the_ledger(desk: Desk) -> None:
    fingerprint = desk.ledger.chain_head.fingerprint
    for played in (match_of_desk(desk), session_of_desk(desk)):
        assert to_report(played).fingerprint == fingerprint
        assert any(fingerprint in row for row in workbook_tables(to_report(played))[-1].rows)
        head, *rows = rows_of_csv(export_bytes(FileKind.CSV, played, ReportLength.FULL))
        assert [row[head.index("Fingerprint of the ledger")] for row in rows] == [fingerprint] * len(rows)
        assert rows
        assert json.loads(export_bytes(FileKind.JSON, played, ReportLength.FULL))["fingerprint"] == fingerprint

# SPDX-License-Identifier: MIT
"""Loads matches and sessions for reports, and prints and exports them."""

from collections.abc import Callable, Sequence
from enum import Enum

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QSizeF
from PySide6.QtGui import QImage, QPagedPaintDevice, QPageLayout, QPainter, QPdfWriter
from PySide6.QtPrintSupport import QPrinter

from mahjong_desk.club.file_names import file_name
from mahjong_desk.club.people.people import People
from mahjong_desk.club.people.person import Audience
from mahjong_desk.club.played import PlayedMatch, PlayedReport, PlayedSession, played_match
from mahjong_desk.club.public_names import hidden_people, people_among, with_public_names
from mahjong_desk.club.session_file import compact_bytes, json_bytes, match_document, session_document
from mahjong_desk.club.session_reader import load_session
from mahjong_desk.club.spreadsheets import csv_bytes, xlsx_bytes
from mahjong_desk.records.writing import export_format, export_match
from mahjong_desk.texts import tr
from mahjong_desk.ui import theme
from mahjong_desk.ui.club_data import people_model_of
from mahjong_desk.ui.desk import Desk
from mahjong_desk.ui.file_dialogs import DATA_EXTENSION, PLAIN_EXTENSIONS
from mahjong_desk.ui.kit.charts.lines import LineChart
from mahjong_desk.ui.kit.painting import png_bytes
from mahjong_desk.ui.kit.text_format import join_items
from mahjong_desk.ui.outcome import attempt
from mahjong_desk.ui.report.blocks import PageItem, ReportLength, report_items
from mahjong_desk.ui.report.contents import Report
from mahjong_desk.ui.report.pages import INCH, Pages, ReportPages, content_size, total_height, usual_layout
from mahjong_desk.ui.report.reports import match_report, session_report
from mahjong_desk.ui.report.tables import single_table, workbook_tables
from mahjong_desk.ui.text.people import former_player
from mahjong_desk.ui.text.values import score_curve

_RESOLUTION = 1200
_PICTURE_WIDTH = 700.0
_PICTURE_MARGIN = 36.0
_PICTURE_SCALE = 2


Paginator = Callable[[QSizeF], Pages]
"""Lays out a document on pages of a size."""


def render_pdf(paginate: Paginator, paper: QPageLayout | None = None) -> bytes:
    """Returns a document as PDF with embedded fonts, by default on ``usual_layout``."""
    data = QByteArray()
    buffer = QBuffer(data)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    writer.setResolution(_RESOLUTION)
    writer.setPageLayout(paper if paper is not None else usual_layout())
    pages = paginate(content_size(writer.pageLayout()))
    writer.setTitle(pages.title)
    writer.setCreator(tr("Mahjong Desk"))
    paint_pages(pages, writer, _RESOLUTION)
    buffer.close()
    return bytes(data.data())


def print_pages(paginate: Paginator, printer: QPrinter) -> bool:
    """Prints a document, or the printer's page range; returns whether that worked."""
    pages = paginate(content_size(printer.pageLayout()))
    printer.setDocName(pages.title)
    chosen = range(pages.count)
    if printer.printRange() == QPrinter.PrintRange.PageRange and printer.fromPage():
        chosen = range(min(printer.fromPage(), pages.count) - 1, min(printer.toPage(), pages.count))
    return paint_pages(pages, printer, printer.resolution(), chosen)


def paint_pages(pages: Pages, device: QPagedPaintDevice, resolution: int, chosen: range | None = None) -> bool:
    """Paints the chosen pages, or all, on a device; returns whether that worked."""
    painter = QPainter()
    if not painter.begin(device):
        return False
    painter.scale(resolution / INCH, resolution / INCH)
    for order, index in enumerate(chosen if chosen is not None else range(pages.count)):
        if order:
            device.newPage()
        pages.paint(painter, index)
    return painter.end()


def render_png(items: Sequence[PageItem]) -> bytes:
    """Returns blocks as one picture, a PNG file."""
    height = total_height(items, _PICTURE_WIDTH)
    size = QSizeF(_PICTURE_WIDTH + 2 * _PICTURE_MARGIN, height + 2 * _PICTURE_MARGIN)
    image = QImage((size * _PICTURE_SCALE).toSize(), QImage.Format.Format_RGB32)
    image.setDevicePixelRatio(_PICTURE_SCALE)
    image.fill(theme.print_theme().paper)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    y = _PICTURE_MARGIN
    for item in items:
        item.block.paint(painter, _PICTURE_MARGIN, y, _PICTURE_WIDTH)
        y += item.block.height(_PICTURE_WIDTH)
    painter.end()
    return png_bytes(image)


class FileKind(Enum):
    PDF = "pdf"
    PNG = "png"
    XLSX = "xlsx"
    CSV = "csv"
    JSON = "json"
    RECORD = "record"

    @property
    def extensions(self) -> tuple[str, ...]:
        """The possible extensions of a file name, the default one first."""
        if self is FileKind.RECORD:
            return PLAIN_EXTENSIONS[:1]
        return (DATA_EXTENSION, *PLAIN_EXTENSIONS) if self is FileKind.JSON else (self.value,)


def export_kinds(played: PlayedReport) -> tuple[FileKind, ...]:
    """Returns the kinds of files that a match or a session can be exported to."""
    has_record = isinstance(played, PlayedMatch) and export_format(played.replay.match.rules.ruleset) is not None
    return tuple(kind for kind in FileKind if kind is not FileKind.RECORD or has_record)


def match_of_desk(desk: Desk) -> PlayedMatch:
    """Returns the desk's match, without a fingerprint if the ledger cannot be read."""
    assert desk.stored is not None
    assert desk.session is not None
    assert desk.ledger is not None
    ledger = desk.ledger
    return played_match(desk.stored, desk.session, attempt(lambda: ledger.chain_head.fingerprint).result or "")


def session_of_desk(desk: Desk) -> PlayedSession:
    """Returns the session on the desk with its matches; may raise ``LedgerError``."""
    assert desk.session is not None
    assert desk.ledger is not None
    return load_session(desk.ledger, desk.session, () if desk.stored is None else (desk.stored,))


def people_in(played: PlayedReport, desk: Desk) -> People:
    """Returns the people of a match or a session; may raise ``LedgerError``."""
    assert desk.ledger is not None
    return people_among(desk.ledger, played, former_player)


def public_score_curve(desk: Desk) -> LineChart:
    """Returns the score chart of the match on the desk, with public names."""
    played = match_of_desk(desk)
    # If the ledger cannot be read, the cached people include the pseudonyms.
    people = attempt(lambda: people_in(played, desk)).result or people_model_of(desk).people
    return score_curve(with_public_names(played, people, Audience.PUBLIC).replay)


def to_report(played: PlayedReport) -> Report:
    return session_report(played) if isinstance(played, PlayedSession) else match_report(played)


def export_bytes(kind: FileKind, played: PlayedReport, length: ReportLength) -> bytes:
    if kind is FileKind.JSON:
        return json_bytes(match_document(played) if isinstance(played, PlayedMatch) else session_document(played))
    report = to_report(played)
    match kind:
        case FileKind.RECORD:
            assert isinstance(played, PlayedMatch)
            return compact_bytes(export_match(played.replay, report.title))
        case FileKind.PDF:
            return render_pdf(lambda size: ReportPages(report, length, size))
        case FileKind.PNG:
            return render_png(report_items(report, ReportLength.SHORT))
        case FileKind.XLSX:
            return xlsx_bytes(workbook_tables(report), report.title)
    return csv_bytes(single_table(report))


def kind_name(kind: FileKind) -> str:
    return {
        FileKind.PDF: tr("PDF"),
        FileKind.PNG: tr("Image (PNG)"),
        FileKind.XLSX: tr("Spreadsheet (XLSX)"),
        FileKind.CSV: tr("Table (CSV)"),
        FileKind.JSON: tr("Data (JSON)"),
        FileKind.RECORD: tr("Record (tenhou.net/6)"),
    }[kind]


def kind_description(kind: FileKind, *, session: bool) -> str:
    """Returns a sentence about the content of a file."""
    meanings = {
        FileKind.PDF: tr("The pages as printed."),
        FileKind.PNG: tr("The short form as an image to share."),
        FileKind.XLSX: tr("Results, every hand and every payment, one sheet each."),
        FileKind.CSV: tr("One row per hand, with a change and a total for each player."),
        FileKind.JSON: tr("The match file, for replay or other programs."),
        FileKind.RECORD: tr("Points, values and winning hands for other programs. Draws and discards are not known."),
    }
    if session:
        meanings |= {
            FileKind.CSV: tr("One row per player and match: points, rank, result."),
            FileKind.JSON: tr("The match files of all matches, for replay or other programs."),
            FileKind.XLSX: tr("Totals, results, and the hands of each match, one sheet each."),
        }
    return meanings[kind]


def names_notice(kind: FileKind, played: PlayedReport, people: People) -> str:
    """Returns sentences about the players' names in a file."""
    persons = hidden_people(played, people)
    if not persons:
        return tr("Contains player names.")
    sentence = tr("Contains player names, except {names}.")
    sentence = sentence.format(names=join_items(people.name_for(person, Audience.PUBLIC) for person in persons))
    if kind is not FileKind.JSON:
        return sentence
    journal = tr("The match journal, which has every name as typed, is not included.")
    return f"{sentence}\n{journal}"


def suggested_name(report: Report, kind: FileKind) -> str:
    """Returns a portable file name such as ``2026-01-31 Thursday club, match 4.pdf``."""
    title = f"{report.day} {report.title}" if report.day not in report.title else report.title
    return file_name(title, kind.extensions[0], report.day)

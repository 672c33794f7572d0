# SPDX-License-Identifier: MIT
"""CSV and XLSX files keep every cell, and no text becomes a formula."""

import csv
import io

import pytest
from hypothesis import given
from hypothesis import strategies as st
from openpyxl import load_workbook

from mahjong_desk.club import spreadsheets
from mahjong_desk.club.spreadsheets import CellFormat, CellValue, SheetColumn, SheetTable, csv_bytes, xlsx_bytes

TABLE = SheetTable(
    "Hands",
    (
        SheetColumn("Player"),
        SheetColumn("change", CellFormat.CHANGE),
        SheetColumn("total", CellFormat.TOTAL),
        SheetColumn("result", CellFormat.CHANGE),
    ),
    (("Aoi", 240, 3240, 12.5), ("戴", -240, 2760, -12.5), ("=1+1", 0, 0, None)),
)
DANGEROUS = ["=1+1", "+1", "-1", "@SUM(A1)", "\t=1", "\r=1", "＝1+1", "  =1+1"]


def read_csv(content: bytes) -> list[list[str]]:
    return list(csv.reader(io.StringIO(content.decode("utf-8-sig"), newline="")))


def test_csv_has_plain_numbers_and_a_byte_order_mark() -> None:
    content = csv_bytes(TABLE)
    assert content.startswith(b"\xef\xbb\xbf")
    head, *rows = read_csv(content)
    assert head == ["Player", "change", "total", "result"]
    assert rows == [["Aoi", "240", "3240", "12.5"], ["戴", "-240", "2760", "-12.5"], ["'=1+1", "0", "0", ""]]
    assert [line.split("\t") for line in spreadsheets.tab_separated(TABLE).splitlines()] == [head, *rows]


@pytest.mark.parametrize("text", DANGEROUS)
def test_csv_has_no_formulas(text: str) -> None:
    assert read_csv(csv_bytes(SheetTable("t", (SheetColumn(text),), ((text,),)))) == [[f"'{text}"], [f"'{text}"]]


def test_a_workbook_has_the_same_cells() -> None:
    book = load_workbook(io.BytesIO(xlsx_bytes([TABLE], "An evening")))
    sheet = book["Hands"]
    head, *rows = ([cell.value for cell in row] for row in sheet.iter_rows())
    assert head == ["Player", "change", "total", "result"]
    assert rows == list(map(list, TABLE.rows))
    assert sheet["A4"].data_type == "s", "a text, not a formula"
    assert sheet["B2"].number_format == "+#,##0;−#,##0;0"
    assert sheet["C2"].number_format == "#,##0"
    assert sheet["D2"].number_format == "+#,##0.00;−#,##0.00;0"
    assert book.properties.title == "An evening"
    assert (sheet.freeze_panes, sheet.print_title_rows) == ("A2", "$1:$1"), "the head stays in sight"
    page = sheet.page_setup
    assert (page.orientation, page.fitToWidth or 1, page.fitToHeight) == ("landscape", 1, 0), "one page wide"
    assert all((sheet["A1"].font.bold, sheet["A1"].alignment.wrap_text, sheet["A2"].alignment.wrap_text))


@pytest.mark.parametrize(
    ("cell", "width"),
    [(1.5, 8), ("abcdefghij", 12), ("戴戴戴戴戴", 12), ("abcdefghij\nab", 12), ("a" * 99, 60), (-24000, 10)],
)
def test_a_column_is_as_wide_as_its_longest_cell(cell: CellValue, width: int) -> None:
    table = SheetTable("t", (SheetColumn("Player"),), (("a",), (None,), (cell,)))
    sheet = load_workbook(io.BytesIO(xlsx_bytes([table], "")))["t"]
    assert int(sheet.column_dimensions["A"].width) == width


@pytest.mark.parametrize("text", [*DANGEROUS, "https://example.org", "007", "_x0041_"])
def test_workbook_texts_are_not_formulas_or_links(text: str) -> None:
    cell = load_workbook(io.BytesIO(xlsx_bytes([SheetTable("t", (SheetColumn("c"),), ((text,),))], "")))["t"]["A2"]
    assert cell.data_type == "s"
    assert cell.hyperlink is None


def test_sheet_names_are_valid_and_distinct() -> None:
    names = ["Match: 1/2", "history", "M" * 40, "M" * 40, "", "Match: 1/2", "match  1 2", f"{'M' * 30}' cut", "🀄" * 20]
    tables = [SheetTable(name, (SheetColumn("c"),), ()) for name in names]
    sheets = load_workbook(io.BytesIO(xlsx_bytes(tables, ""))).sheetnames
    assert sheets[:3] == ["Match  1 2", "history_", "M" * 31]
    assert sheets[3:-1] == [f"{'M' * 29} 2", "1", "Match  1 2 2", "match  1 2 3", "M" * 30], "no apostrophe ends a name"
    assert sheets[-1] == "🀄" * 15, "spreadsheets count UTF-16 units"


cells: st.SearchStrategy[CellValue] = (
    st.none() | st.integers(-(10**9), 10**9) | st.text(st.characters(codec="utf-8", exclude_categories=["Cc", "Cs"]))
)


@given(st.lists(st.tuples(cells, cells), max_size=4))
def test_csv_cells_are_read_back_unchanged(rows: list[tuple[CellValue, ...]]) -> None:
    table = SheetTable("t", (SheetColumn("a"), SheetColumn("b", CellFormat.CHANGE)), tuple(rows))
    plain = [["" if cell is None else str(cell) for cell in row] for row in rows]
    for texts, row in zip(read_csv(csv_bytes(table))[1:], plain, strict=True):
        assert [text if text == cell else text.removeprefix("'") for text, cell in zip(texts, row, strict=True)] == row

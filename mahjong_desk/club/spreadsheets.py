# SPDX-License-Identifier: MIT
"""Tables as CSV files and as workbooks for spreadsheets."""

import csv
import io
import re
import unicodedata
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum, auto
from typing import Any, TypeVar

import xlsxwriter

CellValue = str | int | float | None

_FORMULA_SIGNS = frozenset("=+-@\t\r\n＝＋－＠")
_NOT_IN_SHEET_NAMES = re.compile(r"[\[\]:*?/\\]")
_MAX_SHEET_NAME_LENGTH = 31
_WIDEST_COLUMN = 60
_WIDE = frozenset("WF")


class CellFormat(Enum):
    """The format of a column."""

    TEXT = auto()
    TOTAL = auto()
    CHANGE = auto()


@dataclass(frozen=True, slots=True)
class SheetColumn:
    header: str
    format: CellFormat = CellFormat.TEXT


RowT = TypeVar("RowT")
SheetColumns = Sequence[tuple[str, CellFormat, Callable[[RowT], CellValue]]]
"""The columns of a table: header, format and getter of each."""


@dataclass(frozen=True, slots=True)
class SheetTable:
    """One table, a sheet of a workbook; a cell that is None stays empty."""

    name: str
    columns: tuple[SheetColumn, ...]
    rows: tuple[tuple[CellValue, ...], ...]


def to_table(name: str, columns: SheetColumns[RowT], rows: Iterable[RowT]) -> SheetTable:
    """Returns a table with the values of the columns for each row."""
    headers = tuple(SheetColumn(header, form) for header, form, _getter in columns)
    return SheetTable(name, headers, tuple(tuple(getter(row) for _header, _form, getter in columns) for row in rows))


def csv_bytes(table: SheetTable) -> bytes:
    """Returns a table as UTF-8 CSV with a byte order mark; formulas are escaped."""
    buffer = io.StringIO()
    writer = csv.writer(buffer, lineterminator="\r\n")
    writer.writerow([_escape_formula(column.header) for column in table.columns])
    for row in table.rows:
        writer.writerow([_escape_formula(cell) for cell in row])
    return buffer.getvalue().encode("utf-8-sig")


def tab_separated(table: SheetTable) -> str:
    """Returns a table as text for the clipboard; formulas are escaped as in CSV."""
    rows = [tuple(column.header for column in table.columns), *table.rows]
    return "\n".join("\t".join(_clipboard_cell(cell) for cell in row) for row in rows) + "\n"


def _clipboard_cell(cell: CellValue) -> str:
    return "" if cell is None else " ".join(str(_escape_formula(cell)).split())


def _escape_formula(cell: CellValue) -> CellValue:
    # A player’s name must not run as a formula in the program that opens the file.
    if isinstance(cell, str) and cell.lstrip(" ")[:1] in _FORMULA_SIGNS:
        return f"'{cell}"
    return cell


def xlsx_bytes(tables: Sequence[SheetTable], title: str) -> bytes:
    """Returns a workbook with a sheet for each table; every text stays a text."""
    buffer = io.BytesIO()
    settings = {"in_memory": True, "strings_to_formulas": False, "strings_to_urls": False, "strings_to_numbers": False}
    with xlsxwriter.Workbook(buffer, settings) as book:
        book.set_properties({"title": title, "author": "Mahjong Desk"})
        heading = book.add_format({"bold": True, "bottom": 1, "valign": "top", "text_wrap": True})
        formats = _column_formats(book)
        used_names: set[str] = set()
        for table in tables:
            _write_sheet(book.add_worksheet(_sheet_name(table.name, used_names)), table, heading, formats)
    return buffer.getvalue()


def _column_formats(book: Any) -> dict[tuple[CellFormat, bool], Any]:
    """Returns column formats; if any cell of a column has decimals, all show them."""
    text = book.add_format({"valign": "top", "text_wrap": True})
    formats = {(CellFormat.TEXT, parts): text for parts in (False, True)}
    for form, whole, parts in (
        (CellFormat.TOTAL, "#,##0", "#,##0.00"),
        (CellFormat.CHANGE, "+#,##0;\u2212#,##0;0", "+#,##0.00;\u2212#,##0.00;0"),
    ):
        formats[form, False] = book.add_format({"valign": "top", "num_format": whole})
        formats[form, True] = book.add_format({"valign": "top", "num_format": parts})
    return formats


def _write_sheet(sheet: Any, table: SheetTable, heading: Any, formats: Mapping[tuple[CellFormat, bool], Any]) -> None:
    sheet.freeze_panes(1, 0)
    sheet.set_landscape()
    sheet.fit_to_pages(1, 0)
    sheet.repeat_rows(0)
    for index, column in enumerate(table.columns):
        cells = [row[index] for row in table.rows]
        cell_format = formats[column.format, any(isinstance(cell, float) and not cell.is_integer() for cell in cells)]
        width = max((_width(cell) for cell in [column.header, *cells]), default=0)
        sheet.set_column(index, index, min(_WIDEST_COLUMN, width + 2))
        sheet.write_string(0, index, column.header, heading)
        for line, cell in enumerate(cells, start=1):
            if isinstance(cell, str):
                sheet.write_string(line, index, cell, cell_format)
            elif cell is not None:
                sheet.write_number(line, index, cell, cell_format)


def _width(cell: CellValue) -> int:
    """Returns the width of a cell in digits; wide characters count twice."""
    if not isinstance(cell, str):
        return len(f"{cell:,}") + 1 if cell is not None else 0
    lines = cell.split("\n")
    return max(sum(2 if unicodedata.east_asian_width(sign) in _WIDE else 1 for sign in line) for line in lines)


def _sheet_name(title: str, used_names: set[str]) -> str:
    """Returns a valid sheet name that is not used yet, and marks it as used."""
    plain = _shorten(_NOT_IN_SHEET_NAMES.sub(" ", title).strip(" '"), _MAX_SHEET_NAME_LENGTH).rstrip(" '") or "1"
    # Excel reserves this name.
    plain = f"{plain}_" if plain.casefold() == "history" else plain
    name, number = plain, 2
    while name.casefold() in used_names:
        ending = f" {number}"
        name = _shorten(plain, _MAX_SHEET_NAME_LENGTH - len(ending)) + ending
        number += 1
    used_names.add(name.casefold())
    return name


def _shorten(text: str, length: int) -> str:
    """Returns a text of at most ``length`` UTF-16 units, in which spreadsheets count."""
    return text.encode("utf-16-le")[: 2 * length].decode("utf-16-le", errors="ignore")

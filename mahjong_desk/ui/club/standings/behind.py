# SPDX-License-Identifier: MIT
"""Opens the matches that a figure on the board comes from."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from mahjong_desk.club.standings.rating import Ratings
from mahjong_desk.club.standings.standings import Standings
from mahjong_desk.ledger.errors import LedgerError
from mahjong_desk.ui.club.standings.board import WHOLE_ROW, Board
from mahjong_desk.ui.club.standings.reading import Club
from mahjong_desk.ui.club.standings.rows_sheet import MatchLine, RowsSheet, matches_of, movements_of
from mahjong_desk.ui.club.standings.shown import rated_in
from mahjong_desk.ui.desk import Desk
from mahjong_desk.ui.kit.listing import noted
from mahjong_desk.ui.places import Window
from mahjong_desk.ui.words import ledger_error_text


class OnBoard(NamedTuple):
    """What a board shows.

    Attributes:
        club: The club.
        standings: Its standings.
        ratings: The ratings, where these are shown and not the points.
        period: What the period is called in a heading.
    """

    club: Club
    standings: Standings
    ratings: Ratings | None
    period: str


class Behind:
    """Leads from a cell of the board to its matches, and from there into the ledger."""

    def __init__(self, desk: Desk, window: Window, board: Board) -> None:
        """Takes the board."""
        self._desk, self._window, self._board = desk, window, board

    def open(self, shown: OnBoard, row: int, column: int) -> None:
        """Shows what a cell comes from, or with ``WHOLE_ROW`` everything of one person."""
        lines = (
            _movements(shown, shown.ratings, row, column) if shown.ratings is not None else _points(shown, row, column)
        )
        face = self._board.face
        when = shown.period if column == WHOLE_ROW else face.columns[column].words
        heading = noted(face.rows[row].name, when)
        sheet = RowsSheet(heading, self._board.figures_of(row, column), lines, self._window)
        sheet.wanted.connect(self._open_match)
        self._window.open_sheet(sheet)

    def _open_match(self, uuid: str) -> None:
        ledger = self._desk.ledger
        if ledger is None:
            return
        try:
            found = next((head.id for head in ledger.match_heads() if head.uuid == uuid), None)
        except LedgerError as error:
            self._window.notify(ledger_error_text(error), fault=True)
            return
        if found is not None:
            self._window.open_match(found)


def _points(shown: OnBoard, row: int, column: int) -> Sequence[MatchLine]:
    line = shown.standings.lines[row]
    cells = list(line.cells.values()) if column == WHOLE_ROW else [line.cells[column]]
    return matches_of(cells, line.person, shown.standings, shown.club)


def _movements(shown: OnBoard, ratings: Ratings, row: int, column: int) -> Sequence[MatchLine]:
    rated = rated_in(ratings, shown.standings)[row]
    movements = ratings.movements[rated.person] if column == WHOLE_ROW else rated.movements[column]
    return movements_of(movements, shown.club)

# SPDX-License-Identifier: MIT
"""A whole evening of four tables through the window: every hand with its tiles, by what the club may ask of it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

import openpyxl
import pytest
from pypdf import PdfReader
from PySide6.QtCore import Qt
from PySide6.QtPrintSupport import QPrintDialog, QPrinter
from PySide6.QtWidgets import QFileDialog

from mahjong_desk.club.evening.evening import Presence
from mahjong_desk.ui.club.evening.page import EveningPage
from mahjong_desk.ui.club.evening.people_sheets import PeopleSheet
from mahjong_desk.ui.ledger.exchange_sheet import SwapInHandsSheet, SwapPlayersSheet
from mahjong_desk.ui.report.output import FileKind
from mahjong_desk.ui.report.sheet import ReportSheet
from tests.scope import is_thorough
from tests.ui.club.evening.host import SEVENTEEN, evening_page, plan, seat, wait_for_seats
from tests.ui.player import User
from tests.ui.rulesets.playing import assert_matches_replay, record_event, record_from_menu, rows, view_of

Playing = Callable[[User], None]


def win(player: User, seats: str, tiles: str) -> tuple[int, ...]:
    """Records a win with its tiles in the picker; returns what it moved. ``seats``: who won, and from whom or 0."""
    player.enter(f"w{seats}")
    player.paste(tiles)
    player.enter("\n")
    return rows(player)[-1]


def others_hands(player: User) -> None:
    assert win(player, "34", "456m33p67p789p123s8p") == (0, 0, 240, -240)
    assert win(player, "12", "234m678p55s444z79s8s") == (320, -320, 0, 0)


def drawn_hands(player: User) -> None:
    player.enter("d")
    # The deal has passed to the one who draws.
    assert win(player, "20", "123m456p789s22m45s6s") == (-120, 360, -120, -120)


def chombo_and_pao(player: User) -> None:
    names = player.desk.names()
    record_event(player, "c", names[1])
    assert rows(player)[-1] == (500, -1000, 250, 250)
    player.enter("w20")
    player.paste("23m99p[555z1][666z3][777z4]1m")
    pao = view_of(player).result.pao
    player.click(player.button(f"Yes, {names[3]} pays", pao))
    player.enter("\n")
    assert rows(player)[-1] == (0, 2000, 0, -2000)


def seats_mistaken(player: User) -> None:
    """The first and the second player were taken for each other in the second and the third hand."""
    for seats, tiles in (
        ("13", "234m678p55s444z79s8s"),
        ("14", "234m678p55s444z79s8s"),
        ("12", "456m33p67p789p123s8p"),
        ("31", "456m33p67p789p123s8p"),
    ):
        win(player, seats, tiles)
    first, second, *_ = player.desk.names()
    before = rows(player)
    record_from_menu(player, "exchange")
    asking = player.window.sheet
    assert isinstance(asking, SwapPlayersSheet)
    player.enter("12")
    player.click(player.button("Only in some hands"))
    asking.first.setCurrentIndex(1)
    asking.last.setCurrentIndex(2)
    player.click(asking.main)
    sheet = player.window.sheet
    assert isinstance(sheet, SwapInHandsSheet)
    assert rows(player) == before, "nothing is done before a yes"
    player.click(sheet.main)
    assert player.desk.names()[:2] == (first, second)
    after = rows(player)
    assert (after[0], after[3]) == (before[0], before[3])
    assert (after[1][0], after[2][0]) < (0, 0) < (after[1][1], after[2][1])


def wsom_hands(player: User) -> None:
    player.enter("w14")
    player.paste("789s22s55z[123m][456p]2s")
    player.enter("\n")
    assert rows(player)[-1] == (3, -1, -1, -1)
    assert sum(win(player, "20", "123m456p789s22m45s6s")) == 0


def wsom_draw(player: User) -> None:
    player.enter("d")
    assert rows(player)[-1] == (0, 0, 0, 0)
    player.enter("w10q320\n")
    assert rows(player)[-1] == (960, -320, -320, -320)


def wsom_chombo(player: User) -> None:
    record_event(player, "c", player.desk.names()[3])
    # What it costs is for the table to choose; by itself it costs nothing.
    assert rows(player) == [(0, 0, 0, 0)]
    assert win(player, "32", "234m678p55s444z79s8s")[2] > 0


def one_draw(player: User) -> None:
    player.enter("d")


HANDS: Final[dict[str, Sequence[Playing]]] = {
    "arushiaru": (others_hands, drawn_hands, chombo_and_pao, seats_mistaken),
    "wsom": (wsom_hands, wsom_draw, wsom_chombo, wsom_hands),
}


def play_round(player: User, hands: Sequence[Playing], brought: Counter[str]) -> None:
    """Plays a match at each table, which the host ends, and adds what it brought to whom."""
    for number, playing in enumerate(hands):
        page = evening_page(player)
        player.click(page.grid.miniatures[number])
        assert player.window.place == "table"
        playing(player)
        player.window.show_screen("table")
        record_from_menu(player, "end")
        player.click(player.button("End match"))
        player.wait(lambda: player.window.sheet is not None)
        player.press(Qt.Key.Key_Escape)
        assert_matches_replay(player)
        final = player.stored.replay.final
        assert final is not None
        brought.update(dict(zip(player.desk.names(), map(int, final.results), strict=True)))


def comes_late(player: User, page: EveningPage, name: str, rests: str) -> None:
    """Enters that one has come and another wants to sit out."""
    player.click(page.people)
    sheet = player.window.sheet
    assert isinstance(sheet, PeopleSheet)
    player.enter(f"{name}\n")
    evening = page.keeper.evening
    assert evening is not None
    person = next(person for person, known in evening.names.items() if known == rests)
    player.click(sheet.rows[person].chip(Presence.RESTS))
    player.click(sheet.main)
    wait_for_seats(player, page)


def seat_anew(player: User, page: EveningPage, met: Counter[frozenset[str]]) -> None:
    """Seats the next round, and adds who meets whom."""
    wait_for_seats(player, page)
    seats = page.seats
    assert seats is not None
    met.update(frozenset((a, b)) for table in seats.tables for a in table for b in table if a < b)
    seat(player, page)
    assert {person for table in page.keeper.current for person in table.seats} == set(seats.players)


@pytest.mark.parametrize(
    "system", [system if system == "arushiaru" else pytest.param(system, marks=pytest.mark.slow) for system in HANDS]
)
def test_an_evening_with_every_tile(guest: User, system: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    long = is_thorough()
    page = plan(guest, SEVENTEEN, rules=system)
    brought: Counter[str] = Counter(dict.fromkeys(SEVENTEEN, 0))
    met: Counter[frozenset[str]] = Counter()
    for number in range(1, (4 if long else 1) + 1):
        page = evening_page(guest)
        if number == 2:
            comes_late(guest, page, "Zoe", rests="Ben")
        seat_anew(guest, page, met)
        play_round(guest, HANDS[system], brought)
        page = evening_page(guest)
        assert page.keeper.tables_playing == 0
    if not long:
        wait_for_seats(guest, page)
        comes_late(guest, page, "Zoe", rests="Ben")
        seat_anew(guest, page, met)
    assert max(met.values()) == 1, "nobody met twice"
    standing = {str(page.keeper.name_of(place.person)): place.points for place in page.keeper.ranking}
    assert standing == {name: brought[name] for name in standing}
    assert not any(points for name, points in brought.items() if name not in standing)
    ranked = [place.points for place in page.keeper.ranking if place.rank is not None]
    assert ranked == sorted(ranked, reverse=True)
    assert "Zoe" in standing
    finished = [str(page.keeper.name_of(place.person)) for place in page.keeper.ranking if place.matches]
    reported(guest, page, finished, tmp_path, monkeypatch)


def reported(
    player: User,
    page: EveningPage,
    standing: Sequence[str],
    folder: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Prints the evening and writes it into a workbook, and reads both: those who have a result, best first."""
    paper, file = folder / "printed.pdf", folder / "evening.xlsx"

    def choose(dialog: QPrintDialog) -> int:
        dialog.printer().setOutputFormat(QPrinter.OutputFormat.PdfFormat)
        dialog.printer().setOutputFileName(str(paper))
        return QPrintDialog.DialogCode.Accepted

    monkeypatch.setattr(QPrintDialog, "exec", choose)
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_asked: (str(file), ""))
    for prints in (True, False):
        player.click(page.report)
        sheet = player.window.sheet
        assert isinstance(sheet, ReportSheet)
        if not prints:
            player.click(sheet.kind.chip(FileKind.XLSX))
        player.click(sheet.print_button if prints else sheet.save_button)
        player.wait(lambda: player.window.sheet is None)
    said = "".join(leaf.extract_text() for leaf in PdfReader(paper).pages)
    assert all(name in said for name in standing)
    sheet_of_standing = openpyxl.load_workbook(file).worksheets[0]
    cells = [[cell.value for cell in row] for row in sheet_of_standing.iter_rows(min_row=2)]
    assert [next(value for value in row if value in standing) for row in cells] == standing

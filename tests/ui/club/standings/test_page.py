# SPDX-License-Identifier: MIT
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from fractions import Fraction
from io import BytesIO
from pathlib import Path
from unittest.mock import Mock

import openpyxl
import pytest
from PySide6.QtCore import QCoreApplication, Qt
from pytestqt.qtbot import QtBot

from mahjong_desk.club.people.people import PeopleRegister
from mahjong_desk.club.standings.outcomes import Period
from mahjong_desk.club.standings.rating import Ratings
from mahjong_desk.club.standings.rule import CountedEvenings, ScoringMethod, StandingsRule, TieBreak
from mahjong_desk.club.standings.standings import compute_standings
from mahjong_desk.club.stored_match import StoredMatch
from mahjong_desk.journal.acts import TIME_FORMAT, MatchHeader
from mahjong_desk.ledger.books import ClubStore
from mahjong_desk.ledger.contents import SessionSummary
from mahjong_desk.ledger.errors import LedgerLocked
from mahjong_desk.ledger.ledger import Ledger
from mahjong_desk.ledger.place import ledger_path
from mahjong_desk.ledger.progress import Cancelled, TaskProgress
from mahjong_desk.rules.model.events import Adjustment, MatchEnd
from mahjong_desk.rules.registry import get_ruleset
from mahjong_desk.ui import club_data
from mahjong_desk.ui.club.lines_sheet import LinesSheet
from mahjong_desk.ui.club.screen import ClubScreen
from mahjong_desk.ui.club.standings import report as report_module
from mahjong_desk.ui.club.standings.board_data import PointsView, RatingsView
from mahjong_desk.ui.club.standings.page import BoardMode, StandingsPage
from mahjong_desk.ui.club.standings.period_sheet import PeriodSheet
from mahjong_desk.ui.club.standings.report import StandingsReportSheet, export_standings, paginate, standings_report
from mahjong_desk.ui.club.standings.rule_sheet import RuleForm, RuleSheet
from mahjong_desk.ui.club.standings.standings_text import format_figure
from mahjong_desk.ui.club_data import facts_index_of
from mahjong_desk.ui.report.output import FileKind
from mahjong_desk.ui.report.pages import content_size, usual_layout
from mahjong_desk.ui.report.paper import LineBlock, TextBlock, TextCell
from mahjong_desk.ui.window.main_window import MainWindow
from tests.club.all_people import people_of
from tests.ui.player import NAMES, User
from tests.ui.shared_window import open_another

ALT, CTRL = Qt.KeyboardModifier.AltModifier, Qt.KeyboardModifier.ControlModifier
TABLES = (("ABCD", "EFGH"), ("BACD",), ("CBEF",))
"""The players of each table on three Thursdays, from first to fourth place."""


def enter_match(ledger: Ledger, session: SessionSummary, names: str, start: datetime) -> None:
    at, ruleset = start.strftime(TIME_FORMAT), get_ruleset("arushiaru")
    header = MatchHeader(ruleset.id, ruleset.bind({}).options, tuple(names))
    journal = ledger.open_match(session.id, header, at)
    stored = StoredMatch.read(ledger.match(journal.match_id), journal)
    for event in (Adjustment(deltas=(900, 300, -300, -900), reason="as it stood"), MatchEnd()):
        stored = stored.extended_by(ledger.append(stored.journal, stored.recording_act([event]), at))


def create_club(folder: Path) -> None:
    ledger = Ledger.open(ledger_path(folder))
    evening = datetime(2026, 9, 24, 18, tzinfo=UTC)
    for tables in TABLES:
        at = evening
        session = ledger.start_session("Thursday", at.strftime(TIME_FORMAT))
        for names in tables:
            enter_match(ledger, session, names, at)
            at += timedelta(hours=1)
        evening += timedelta(weeks=1)
    ledger.close()


@pytest.fixture
def player(qtbot: QtBot, shared_window: MainWindow, tmp_path: Path) -> User:
    create_club(tmp_path)
    open_another(shared_window, tmp_path)
    return User(qtbot, shared_window)


def standings_page(player: User) -> StandingsPage:
    player.press(Qt.Key.Key_5, ALT)
    page = player.screen(ClubScreen).show_page("standings")
    assert isinstance(page, StandingsPage)
    player.wait(lambda: page.standings is not None)
    return page


def rows(page: StandingsPage) -> list[str]:
    return [f"{row.place} {row.name} {row.total}".strip() for row in page.table.board.face.rows]


def test_standings_can_be_used_by_keyboard_alone(player: User) -> None:
    page = standings_page(player)
    assert page.periods.value() == page._choices[-2].key, "the year if there is no season"
    assert rows(page)[:4] == ["1 B 8", "2 A 6", "3 C 6", "4 E 5"]
    board = page.table.board
    assert [face[:2] for face in board.face.columns] == [("Sep", "24"), ("Oct", "1"), ("", "8")]
    assert board.current_text == ""
    page._open(0, -1)
    assert [text[:5] for text in player.sheet(LinesSheet).list.texts] == ["8 Oct", "1 Oct", "24 Se"], "the latest first"
    player.press(Qt.Key.Key_Escape)
    player.press(Qt.Key.Key_Down)
    assert board.current_text == "B: place 1, average: 1.67, points: 8"
    assert board.accessibleDescription() == board.current_text
    player.press(Qt.Key.Key_Right)
    player.press(Qt.Key.Key_Right)
    assert board.current_text == "B: 1 Oct: 4, first"
    player.press(Qt.Key.Key_Down)
    player.press(Qt.Key.Key_Right)
    assert board.current_text == "A: 8 Oct: absent"
    player.press(Qt.Key.Key_Return)
    assert player.window.sheet is None, "a missed evening opens no sheet"
    for key, text in (
        (Qt.Key.Key_Right, "A: 8 Oct: absent"),
        (Qt.Key.Key_Home, "A: place 2, moved −1, average: 1.50, points: 6"),
        (Qt.Key.Key_Left, "A: place 2, moved −1, average: 1.50, points: 6"),
        (Qt.Key.Key_End, "A: 8 Oct: absent"),
        (Qt.Key.Key_Left, "A: 1 Oct: 2"),
    ):
        player.press(key)
        assert board.current_text == text
    player.press(Qt.Key.Key_Return)
    sheet = player.sheet(LinesSheet)
    assert sheet.list.texts == ("1 Oct 2026, match 1, Ar-Shi-Ar: 2, result +300\nplace 2, against B, C, D",)
    player.press(Qt.Key.Key_Return)
    assert (player.window.current_screen, player.desk.names()) == ("ledger", ("B", "A", "C", "D"))


def test_the_board_stays_while_new_matches_are_read(player: User, monkeypatch: pytest.MonkeyPatch) -> None:
    for limit in ("_FIRST_SLICE_SECONDS", "_SLICE_SECONDS"):
        monkeypatch.setattr(club_data, limit, 0)
    player.press(Qt.Key.Key_5, ALT)
    page, boards = player.screen(ClubScreen).show_page("standings"), []
    assert isinstance(page, StandingsPage)
    facts = facts_index_of(player.desk)
    facts.progressed.connect(lambda: boards.append(page.table.board.isVisible()))
    assert not page.print_button.isEnabled(), "nothing to print yet"
    player.wait(lambda: page.standings is not None)
    known = len(boards)
    assert player.desk.start_match("arushiaru", {}, NAMES)
    player.wait(lambda: facts.progress is None)
    assert not any(boards[:known])
    assert all(boards[known:])
    assert 0 < known < len(boards)


def test_a_rule_is_previewed_saved_and_undone(player: User) -> None:
    page = standings_page(player)
    before = rows(page)
    sheet = _open_rule(player, page)
    four = sheet.form.points[4].edit
    four.setFocus()
    four.selectAll()
    player.enter("10 2 1 0")
    assert sheet.preview.texts[:3] == ("1 B 14", "2 A 12", "3 C 12")
    player.click(sheet.form.counting.chip(CountedEvenings.BEST))
    sheet.form.number.setValue(1)
    assert {text.split()[-1] for text in sheet.preview.texts[:4]} == {"10"}
    player.click(sheet.save_button)
    assert player.window.sheet is None
    assert rows(page)[0].endswith(" 10")
    assert "best 1 evening" in _rule_text(page)
    styles = [cell.style.name for cell in page.table.board.face.rows[0].cells.values()]
    assert styles.count("DROPPED") == len(styles) - 1
    sheet = _open_rule(player, page)
    player.click(sheet.undo_button)
    assert rows(page) == before


def test_a_rule_is_explained_in_form_preview_and_board(player: User) -> None:
    page = standings_page(player)
    sheet = _open_rule(player, page)
    assert not sheet.form.number.isEnabled()
    player.click(sheet.form.counting.chip(CountedEvenings.DROP_WORST))
    assert sheet.form.number.isEnabled()
    sheet.form.minimum.setValue(2)
    player.click(sheet.form.tie_breaks.chip(TieBreak.RESULT))
    assert sheet.preview.texts[:3] == ("1 B 6", "2 C now 3 5", "3 A now 2 4")
    assert sheet.preview.texts[-1] == "– H now 7 0"
    assert not any("more" in text for text in player.texts(sheet.preview))
    assert "In this order: average place, result. Players still tied share the place." in player.texts(sheet)
    for level in (TieBreak.RESULT, TieBreak.MEAN_PLACE):
        player.click(sheet.form.tie_breaks.chip(level))
    assert "None: tied players share the place." in player.texts(sheet)
    player.click(sheet.save_button)
    assert _rule_text(page).split(" &nbsp;·&nbsp; ")[1:] == ["without the worst 1 evening", "at least 2 matches"]
    shown = [(row.place, row.moved, row.note) for row in page.table.board.face.rows]
    assert shown[:3] == [("1", 0, ""), ("2", 1, ""), ("3", -2, "")]
    assert shown[-1] == ("", None, "1 more match needed")
    assert {"winner of the evening", "dropped, the worst", "moved since 1 Oct"} <= set(player.texts(page.table))


@pytest.mark.parametrize(
    ("method", "best"), [(ScoringMethod.RESULT, "1 B +1,500"), (ScoringMethod.AVERAGE, "1 A +600")]
)
def test_results_are_ranked_with_their_sign(player: User, method: ScoringMethod, best: str) -> None:
    page = standings_page(player)
    sheet = _open_rule(player, page)
    player.click(sheet.form.method.chip(method))
    assert not sheet.form.points[4].isVisible()
    assert not sheet.form.unit.isVisible(), "one rule system needs no rate"
    player.click(sheet.save_button)
    assert rows(page)[0] == best
    assert "in points" in _rule_text(page)
    player.click(player.button("Latest evening", page.periods))
    assert [(column.group_label, column.text) for column in page.table.board.face.columns] == [("match", "1")]
    assert rows(page)[0] == "1 C +900"
    assert "winner of the match" in player.texts(page.table)


def test_a_typed_period_may_have_one_end(player: User) -> None:
    page = standings_page(player)
    for first, last, title, days in (
        ("", "2026.09.30", "until 30 Sep 2026", [24]),
        ("2026/10/02", "", "since 2 Oct 2026", [8]),
        ("2026-9-30", "２０２６年１０月７日", "30 Sep to 7 Oct 2026", [1]),
        ("2025-12-30", "2026-09-30", "30 Dec 2025 to 30 Sep 2026", [24]),
        ("2026-10-02", "9999-12-31", "2 Oct 2026 to 31 Dec 9999", [8]),
    ):
        sheet = _open_periods(player, page)
        sheet.first.set_text(first)
        sheet.last.set_text(last)
        player.click(sheet.show_button)
        assert page._title.text() == title
        assert [occasion.day.day for occasion in page.standings.columns] == days
    sheet = _open_periods(player, page)
    sheet.first.set_text("2026-13-01")
    player.click(sheet.show_button)
    assert sheet.first.error == "e.g. 2026-09-01"
    sheet.first.set_text("")
    sheet.name.set_text("Autumn")
    player.click(sheet.keep_button)
    assert sheet.first.error == "Enter the first day."
    sheet.first.set_text("2025-01-01")
    sheet.last.set_text("2025-01-31")
    player.click(sheet.show_button)
    assert "No finished matches in this period" in player.texts(page.table)
    assert not page.print_button.isVisible()


def test_the_sheet_of_periods_keeps_the_chosen_one(player: User) -> None:
    page = standings_page(player)
    for chip, title in (("Latest evening", "8 Oct 2026"), ("October", "October 2026"), ("All time", "All time")):
        player.click(player.button(chip, page.periods))
        player.click(_open_periods(player, page).show_button)
        assert page._title.text() == title
    player.click(player.button("Latest evening", page.periods))
    sheet = _open_periods(player, page)
    sheet.first.set_text("")
    sheet.last.set_text("")
    player.click(sheet.show_button)
    assert page._title.text() == "All time"


def test_another_language_keeps_the_period(player: User) -> None:
    page = standings_page(player)
    for index, title in ((-1, "全期間"), (1, "2026年10月"), (0, "2026年10月8日")):
        player.window.settings.language = "en"
        page = standings_page(player)
        player.click(page.periods.chip(page._choices[index].key))
        player.window.settings.language = "ja"
        assert standings_page(player)._title.text() == title


def test_invalid_points_are_reported_and_stay_in_the_field(player: User) -> None:
    sheet = _open_rule(player, standings_page(player))
    sheet.form.points[4].set_text("4 2 1")
    assert sheet.form.points[4].error == "4 numbers, separated by spaces"
    player.click(sheet.save_button)
    assert player.window.sheet is sheet
    assert sheet.problem
    assert sheet.form.points[4].text() == "4 2 1"


def test_each_seat_of_a_merged_player_has_its_own_place(player: User) -> None:
    people = people_of(player.ledger)
    PeopleRegister(player.ledger).merge(people.person_for_name("A"), people.person_for_name("B"))
    page = standings_page(player)
    texts = [item.text for item in PointsView(page.standings, page._club.named).matches(0, 0)]
    assert [text.splitlines()[1][:7] for text in texts] == ["place 1", "place 2"]


def test_a_season_is_saved_renamed_deleted_and_restored(player: User) -> None:
    page = standings_page(player)
    sheet = _open_periods(player, page)
    sheet.last.set_text("2026-10-07")
    sheet.first.set_text("2026-10-08")
    player.click(sheet.show_button)
    assert sheet.last.error == "The last day is before the first."
    sheet.first.set_text("2026-09-01")
    player.click(sheet.keep_button)
    assert sheet.name.error == "Enter a name for the season."
    sheet.name.set_text("Autum")
    player.click(sheet.keep_button)
    assert page._title.text() == "Autum"
    assert [occasion.day.day for occasion in page.standings.columns] == [24, 1]
    sheet = _open_periods(player, page)
    sheet.name.set_text("Autumn")
    player.click(sheet.keep_button)
    assert page._title.text() == "Autumn"
    sheet = _open_periods(player, page)
    player.click(sheet.delete_button)
    assert page._title.text() == "Year 2026"
    sheet = _open_periods(player, page)
    player.click(sheet.undo_button)
    assert player.button("Autumn", page.periods).isVisible()


def test_enter_in_the_name_of_a_season_saves_it_with_its_rule(player: User, monkeypatch: pytest.MonkeyPatch) -> None:
    page = standings_page(player)
    sheet = _open_periods(player, page)
    sheet.first.set_text("2026-09-01")
    player.click(sheet.name.edit)
    add = Mock(side_effect=(None, LedgerLocked(player.ledger.place)))
    with monkeypatch.context() as patched:
        patched.setattr(ClubStore, "add", add)
        player.enter("Autumn\n")
    assert sheet.problem
    assert [call.args[0] for call in add.call_args_list] == ["standings", "seasons"], "no season without its rule"
    player.enter("\n")
    assert [season.uuid in page._club.settings.rules for season in page._club.settings.seasons] == [True]


def test_the_rule_of_a_season_applies_only_to_it(player: User) -> None:
    page = standings_page(player)
    sheet = _open_periods(player, page)
    sheet.first.set_text("2026-09-01")
    sheet.last.set_text("")
    sheet.name.set_text("Autumn")
    player.click(sheet.keep_button)
    rule = _open_rule(player, page)
    assert "This rule applies only to Autumn." in player.texts(rule)
    rule.form.minimum.setValue(3)
    player.click(rule.save_button)
    assert [row.place for row in page.table.board.face.rows].count("") == 6
    player.click(player.button("All time", page.periods))
    assert [row.place for row in page.table.board.face.rows].count("") == 0


def test_a_season_of_a_whole_year_is_not_mistaken_for_the_year(player: User) -> None:
    page = standings_page(player)
    sheet = _open_periods(player, page)
    sheet.first.set_text("2026-01-01")
    sheet.last.set_text("2026-12-31")
    sheet.name.set_text("League")
    player.click(sheet.keep_button)
    assert page._title.text() == "League"
    player.click(player.button("Year 2026", page.periods))
    assert page._title.text() == "Year 2026"
    player.click(player.button("League", page.periods))
    assert page._title.text() == "League"


def test_a_rule_keeps_systems_without_matches_in_the_period(qtbot: QtBot) -> None:
    rule = StandingsRule(systems=("arushiaru/points", "boo/points"))
    for played in (("arushiaru/points", "riichi/points"), ("riichi/points",), ("arushiaru/points",)):
        form = RuleForm(rule, played)
        qtbot.addWidget(form)
        assert form.rule() == rule


def test_at_least_one_system_must_count(qtbot: QtBot) -> None:
    form = RuleForm(StandingsRule(systems=("boo/points",)), ("boo/points", "riichi/points"))
    qtbot.addWidget(form)
    qtbot.mouseClick(form.systems.chip("boo/points"), Qt.MouseButton.LeftButton)
    assert form.systems.values() == ["boo/points"]


def test_a_tie_break_by_result_asks_for_rates(qtbot: QtBot) -> None:
    form = RuleForm(StandingsRule(), ("boo/points", "riichi/points"))
    qtbot.addWidget(form)
    assert not form.rates["boo/points"].isVisibleTo(form)
    assert form.systems.isVisibleTo(form)
    qtbot.mouseClick(form.tie_breaks.chip(TieBreak.RESULT), Qt.MouseButton.LeftButton)
    assert form.rates["boo/points"].isVisibleTo(form)


def test_hidden_fields_of_a_rule_may_be_unfinished(qtbot: QtBot) -> None:
    rule = StandingsRule()
    form = RuleForm(rule, ("riichi/points",))
    qtbot.addWidget(form)
    assert not form.systems.isVisibleTo(form), "a single one needs no choice"
    form.points[3].set_text("4 2")
    assert form.rule() is None
    qtbot.mouseClick(form.method.chip(ScoringMethod.RESULT), Qt.MouseButton.LeftButton)
    assert form.rule() == replace(rule, method=ScoringMethod.RESULT)


def test_quitting_does_not_wait_for_the_ratings(player: User, monkeypatch: pytest.MonkeyPatch) -> None:
    ended: list[bool] = []

    def rate_forever(_outcomes: object, progress: TaskProgress) -> None:
        try:
            while True:
                progress.advance()
        except Cancelled:
            ended.append(True)
            raise

    monkeypatch.setattr("mahjong_desk.ui.club.standings.page.Ratings", rate_forever)
    page = standings_page(player)
    rule = _open_rule(player, page)
    player.click(rule.rating.chip(True))
    player.click(rule.save_button)
    player.click(page.table.kind.chip(BoardMode.RATING))
    QCoreApplication.instance().aboutToQuit.emit()
    player.wait(lambda: bool(ended))


def test_players_with_equal_ratings_share_a_place(player: User) -> None:
    page = standings_page(player)
    club = page._club
    ratings = Ratings()
    ratings.changes = {line.person: [] for line in page.standings.rows}
    board = RatingsView(page.standings, club.named, ratings).board()
    assert {row.place for row in board.rows} == {"1"}


def test_a_new_player_has_not_moved_in_the_rating(player: User) -> None:
    enter_match(player.ledger, player.ledger.sessions()[0], "ACBZ", datetime(2026, 10, 15, 18, tzinfo=UTC))
    page = standings_page(player)
    board = RatingsView(page.standings, page._club.named, Ratings(page._outcomes())).board()
    moved = {row.name: row.moved for row in board.rows}
    assert (moved["Z"], moved["A"]) == (None, 1)


def test_ratings_are_explained_match_by_match(player: User, saved: list[Path]) -> None:
    page = standings_page(player)
    assert page.table.kind.isHidden()
    rule = _open_rule(player, page)
    player.click(rule.rating.chip(True))
    player.click(rule.save_button)
    points = rows(page)
    player.click(page.table.kind.chip(BoardMode.RATING))
    player.wait(lambda: rows(page) != points)
    first = page.table.board.face.rows[0]
    assert float(first.total.replace(",", "")) > 1500
    page._open(0, -1)
    sheet = player.sheet(LinesSheet)
    assert sheet.list.texts[-1].splitlines()[0].startswith("24 Sep 2026, match 1, Ar-Shi-Ar: 1,500 +")
    assert "place 2, against A 1,500, C 1,500, D 1,500; uncertainty ± 980" in sheet.list.texts[-1]
    player.press(Qt.Key.Key_Escape)
    player.click(page.export_button)
    printing = player.sheet(StandingsReportSheet)
    assert printing.accessibleName() == "Rating: Year 2026"
    for kind in (FileKind.XLSX, FileKind.CSV):
        player.click(printing.kind.chip(kind))
        assert "One row per player, one column per evening." in player.texts(printing), "and no matches"
    player.click(printing.save_button)
    head, *lines = saved[0].read_text("utf-8-sig").splitlines()
    assert head.startswith("place,Player,24 Sep 2026,1 Oct 2026,8 Oct 2026,rating,uncertainty ±")
    place, name, *changes, rating = lines[0].split(",")[:6]
    assert (place, name) == ("1", first.name)
    assert 1500 + sum(float(change or 0) for change in changes) == pytest.approx(float(rating), abs=0.2)


def test_prints_and_files_show_pseudonyms_and_fingerprint(player: User) -> None:
    ledger = player.desk.ledger
    for name, pseudonym in (("B", "Guest of honour"), ("C", "A")):
        PeopleRegister(ledger).change(people_of(ledger).person_for_name(name), pseudonym=pseudonym)
    page = standings_page(player)
    assert rows(page)[0] == "1 B 8"
    club, standings = page._club, page.standings
    report = standings_report("2026", PointsView(standings, club.labels_on_paper(standings)), club.fingerprint)
    text = export_standings(FileKind.CSV, report).decode("utf-8-sig").splitlines()
    assert text[0] == (
        "place,moved,Player,24 Sep 2026,1 Oct 2026,8 Oct 2026,matches,average place,points,dropped,Fingerprint of the ledger"
    )
    assert all(line.endswith(f",{ledger.chain_head.fingerprint}") for line in text[1:])
    assert text[1].split(",", 2)[2].startswith("Guest of honour,2,4,2,3,1.6666")
    assert {"A", "A (2)"} < {line.split(",")[2] for line in text}, "equal names are numbered"
    book = openpyxl.load_workbook(BytesIO(export_standings(FileKind.XLSX, report)))
    assert book.worksheets[0].cell(2, 3).value == "Guest of honour"
    assert book.worksheets[1].max_row == 1 + 4 * 4
    assert book.worksheets[1].cell(2, 3).value == "Ar-Shi-Ar"
    about = {row[0].value: row[1].value for row in book.worksheets[2].iter_rows()}
    assert about["Fingerprint of the ledger"] == ledger.chain_head.fingerprint
    assert about["rules"] == report.rule
    assert export_standings(FileKind.PDF, report).startswith(b"%PDF")
    pages = paginate(report, content_size(usual_layout()))
    assert (pages.count, pages.fingerprint) == (1, ledger.chain_head.fingerprint)
    player.click(page.print_button)
    assert player.window.sheet.accessibleName() == "Standings: Year 2026"


def test_two_evenings_of_one_day_are_named_apart(player: User) -> None:
    session = player.ledger.start_session("Thursday", "2026-10-08T10:00:00Z")
    enter_match(player.ledger, session, "ABCD", datetime(2026, 10, 8, 10, tzinfo=UTC))
    page = standings_page(player)
    assert [column.words for column in page.table.board.face.columns[-2:]] == ["8 Oct", "8 Oct (2)"]
    report = standings_report("2026", PointsView(page.standings, page._club.named), "")
    assert [column.header for column in report.tables[0].columns[5:7]] == ["8 Oct 2026", "8 Oct 2026 (2)"]
    player.click(player.button("Latest evening", page.periods))
    assert page._choice.words == "Thursday, 8 Oct 2026 (2)"
    titles = _open_periods(player, page).list.texts
    assert titles[-4:-2] == ("Thursday, 8 Oct 2026 (2)", "Thursday, 8 Oct 2026")


def test_evenings_beside_which_no_space_is_left_are_printed_below(player: User) -> None:
    for week in range(8):
        session = player.ledger.start_session("Friday", f"2026-11-{week + 10}T18:00:00Z")
        enter_match(player.ledger, session, "ABCD", datetime(2026, 11, week + 10, 18, tzinfo=UTC))
    page = standings_page(player)
    report = standings_report("2026", PointsView(page.standings, page._club.named), "")
    texts = [item.block.text for item in report_module._blocks(report) if isinstance(item.block, TextBlock)]
    assert texts[-2] == "Earlier evenings"


def test_a_print_explains_its_own_signs(player: User) -> None:
    page = standings_page(player)
    club, standings = page._club, page.standings
    session = Period(session=standings.columns[0].session)
    outcomes = page._facts.query(lambda facts: club.outcomes(session, facts))
    shown = compute_standings(outcomes, StandingsRule(), session)
    report = standings_report("24 Sep 2026", PointsView(shown, club.named), "")
    texts = [item.block.text for item in report_module._blocks(report) if isinstance(item.block, TextBlock)]
    assert texts[-1] == "* winner of the match; · absent"
    many = [outcomes[0]._replace(match=str(number), number=number) for number in range(1, 60)]
    shown = compute_standings(many, StandingsRule(), session)
    *_, after = report_module._blocks(standings_report("24 Sep 2026", PointsView(shown, club.named), ""))
    assert isinstance(after.block, TextBlock)
    assert after.block.text.endswith(" Earlier results are only in the exported files."), "of matches, not evenings"
    results = compute_standings(outcomes, StandingsRule(method=ScoringMethod.RESULT), session)
    items = report_module._blocks(standings_report("24 Sep 2026", PointsView(results, club.named), ""))
    lines = [item.block for item in items if isinstance(item.block, LineBlock) and item.block.rule]
    one_line = LineBlock([TextCell("A")], [-1]).height(700)
    assert {line.height(700) for line in lines} == {one_line}, "no figure is broken"
    sheet = StandingsReportSheet(report, page._window, printing=False)
    page._window.open_sheet(sheet)
    player.click(sheet.kind.chip(FileKind.CSV))
    assert "One row per player, one column per match." in player.texts(sheet)


@pytest.mark.parametrize(
    ("value", "text", "change"),
    [
        (Fraction(7, 3), "2.33", "+2.33"),
        (Fraction(-1, 200), "−0.01", "−0.01"),
        (Fraction(-1, 300), "0.00", "0.00"),
        (Fraction(1, 300), "0.00", "0.00"),
        (Fraction(12345), "12,345", "+12,345"),
        (Fraction(5, 2), "2.50", "+2.50"),
        (Fraction(0), "0", "0"),
    ],
)
def test_figures_are_whole_or_have_two_decimals(value: Fraction, text: str, change: str) -> None:
    assert (format_figure(value), format_figure(value, signed=True)) == (text, change)


def _open_periods(player: User, page: StandingsPage) -> PeriodSheet:
    player.click(player.button("Own period…", page.periods))
    return player.sheet(PeriodSheet)


def _open_rule(player: User, page: StandingsPage) -> RuleSheet:
    player.click(page.table.change_link)
    return player.sheet(RuleSheet)


def _rule_text(page: StandingsPage) -> str:
    return page.table.rule.text().replace("<b>", "").replace("</b>", "")

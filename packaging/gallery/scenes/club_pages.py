# SPDX-License-Identifier: MIT
"""The pages of Club and their sheets, with the sample club and without data."""

from collections.abc import Callable, Iterator
from importlib import import_module
from typing import TypeVar

from PySide6.QtWidgets import QAbstractButton, QScrollArea, QWidget

from gallery.club import PEOPLE
from gallery.stage import Scene, Show, Stage
from mahjong_desk.rules.model.events import MatchEnd
from mahjong_desk.spectators.server import ServerState
from mahjong_desk.ui.club import PAGES, ClubPage
from mahjong_desk.ui.club.evening.page import EveningPage
from mahjong_desk.ui.club.evening.people_sheets import MoveSheet, PeopleSheet
from mahjong_desk.ui.club.evening.plan_sheets import ChangePlanSheet, EarlierSheet, PlanSheet
from mahjong_desk.ui.club.evening.tables import WallWindow
from mahjong_desk.ui.club.lines_sheet import HandsSheet, LinesSheet
from mahjong_desk.ui.club.players.edit_sheets import (
    DuplicatesSheet,
    EditPersonSheet,
    ForgetPersonSheet,
    MergePeopleSheet,
)
from mahjong_desk.ui.club.players.page import PlayersPage
from mahjong_desk.ui.club.players.printing import PlayerPrintSheet
from mahjong_desk.ui.club.search.page import SearchPage
from mahjong_desk.ui.club.spectators.page import SpectatorsPage
from mahjong_desk.ui.club.standings.board_data import WHOLE_ROW
from mahjong_desk.ui.club.standings.page import BoardMode, StandingsPage
from mahjong_desk.ui.club.standings.period_sheet import PeriodSheet
from mahjong_desk.ui.club.standings.report import StandingsReportSheet
from mahjong_desk.ui.club.standings.rule_sheet import RuleSheet
from mahjong_desk.ui.club_data import facts_index_of, people_model_of
from mahjong_desk.ui.kit.controls.chips import Chip
from mahjong_desk.ui.report.sheet import ReportSheet
from mahjong_desk.ui.sessions.sessions_view import SessionsPage

THIS_MACHINE = "127.0.0.1"
"""An address that every machine has."""
Page = TypeVar("Page", bound=QWidget)


def scenes() -> Iterator[Scene]:
    """Yields the scenes, page by page."""
    for name, page in PAGES.items():
        yield Scene(f"club-{name}-of-a-new-ledger", page_class(page), _nothing_yet(name))
    yield Scene("club-players", PlayersPage, lambda stage: _player(stage, 0))
    yield Scene("club-players-long-name", PlayersPage, lambda stage: _player(stage, 3))
    yield Scene("club-players-end-of-the-page", PlayersPage, _end_of_a_player)
    yield Scene("club-players-without-a-match", PlayersPage, _player_without_a_match)
    yield Scene("sheet-player-rows", HandsSheet, _rows_of_a_player)
    yield Scene("sheet-player-print", PlayerPrintSheet, _pressed(lambda stage: _player(stage, 0).paper.print_button))
    yield Scene("sheet-player-edit", EditPersonSheet, _pressed(lambda stage: _player(stage, 0).paper.edit_button))
    yield Scene("sheet-player-add", EditPersonSheet, _pressed(lambda stage: _players(stage).add_button))
    yield Scene("sheet-players-join", MergePeopleSheet, _pressed(lambda stage: _players(stage).merge_button))
    yield Scene("sheet-players-alike", DuplicatesSheet, _pressed(lambda stage: _players(stage).alike_link))
    yield Scene("sheet-player-forget", ForgetPersonSheet, _forget)
    yield Scene("club-evening-planned", EveningPage, _planned)
    yield Scene("sheet-evening-people", PeopleSheet, _pressed(lambda stage: _evening(stage).people))
    yield Scene("sheet-evening-move", MoveSheet, _move)
    yield Scene("sheet-evening-change-plan", ChangePlanSheet, _pressed(lambda stage: _evening(stage).change_plan))
    yield Scene("sheet-evening-plan", PlanSheet, _pressed(lambda stage: _evening(stage).plan_another))
    yield Scene("club-evening-seated", EveningPage, _seated)
    yield Scene("club-evening-wall", WallWindow, _wall)
    yield Scene("sheet-evening-report", ReportSheet, _evening_report)
    yield Scene("club-evening-finished", EveningPage, _all_finished)
    yield Scene("sheet-evening-earlier", EarlierSheet, _earlier_evenings)
    yield Scene("club-standings", StandingsPage, _standings)
    yield Scene("sheet-standings-rule", RuleSheet, _pressed(lambda stage: _standings(stage).table.change_link))
    yield Scene("sheet-standings-period", PeriodSheet, _period)
    yield Scene("sheet-standings-rows", LinesSheet, _rows_of_the_standings)
    yield Scene("sheet-standings-report", StandingsReportSheet, _pressed(lambda stage: _standings(stage).print_button))
    yield Scene("club-standings-rating", StandingsPage, _rating)
    yield Scene("club-sessions", SessionsPage, lambda stage: _page(stage, "sessions", SessionsPage))
    yield Scene("club-search", SearchPage, _search)
    yield Scene("club-search-nothing-found", SearchPage, _nothing_found)
    yield Scene("club-spectators", SpectatorsPage, lambda stage: _page(stage, "spectators", SpectatorsPage))
    yield Scene("club-spectators-on", SpectatorsPage, _spectators_on)


def page_class(page: ClubPage) -> type[QWidget]:
    """Returns the class of a page."""
    made: type[QWidget] = getattr(import_module(page.module), page.class_name)
    return made


def _page(stage: Stage, name: str, kind: type[Page]) -> Page:
    stage.open_match(stage.club.running_matches["arushiaru"])
    page = stage.show("club").show_page(name)
    assert isinstance(page, kind)
    _wait_until_read(stage)
    return page


def _spectators_on(stage: Stage) -> None:
    page = _page(stage, "spectators", SpectatorsPage)
    page.address.choose(THIS_MACHINE)
    page.turn_on.click()
    stage.add_cleanup(lambda: page.broadcast.stop(wait=5))
    stage.wait_until(lambda: page.broadcast.state is not ServerState.STARTING)


def _wait_until_read(stage: Stage) -> None:
    """Waits until the matches of the club have been read."""
    stage.wait_until(lambda: facts_index_of(stage.desk).progress is None)
    stage.wait_until(lambda: not people_model_of(stage.desk).is_reading_matches)
    stage.process_events()


def _nothing_yet(name: str) -> Show:
    def show(stage: Stage) -> None:
        stage.empty_ledger()
        stage.show("club").show_page(name)
        stage.process_events()

    return show


def _pressed(found: Callable[[Stage], QAbstractButton]) -> Show:
    """Shows what opens when a button is clicked."""

    def show(stage: Stage) -> None:
        found(stage).click()
        stage.process_events()

    return show


# Players


def _players(stage: Stage) -> PlayersPage:
    return _page(stage, "players", PlayersPage)


def _player(stage: Stage, index: int) -> PlayersPage:
    return _player_named(stage, PEOPLE[index])


def _player_named(stage: Stage, name: str) -> PlayersPage:
    page = _players(stage)
    people = people_model_of(stage.desk).people.everybody
    page.list.show_lines(people, current=next(person for person in people if person.name == name))
    _wait_until_read(stage)
    return page


def _end_of_a_player(stage: Stage) -> None:
    bars = [area.verticalScrollBar() for area in _player(stage, 0).paper.findChildren(QScrollArea)]
    bar = max(bars, key=lambda one: one.maximum())
    bar.setValue(bar.maximum())


def _player_without_a_match(stage: Stage) -> None:
    _player_named(stage, "Kazuko, who has not played yet")


def _rows_of_a_player(stage: Stage) -> None:
    page, ledger = _player(stage, 0), stage.desk.ledger
    assert ledger is not None
    page.paper.open_figure(PEOPLE[0], [head.uuid for head in ledger.match_heads()])


def _forget(stage: Stage) -> None:
    _player(stage, 0).paper.edit_button.click()
    button = stage.sheet(EditPersonSheet).forget_button
    assert button is not None
    button.click()


# The evening


def _earlier_evenings(stage: Stage) -> None:
    stage.open_copy()
    controller = _evening(stage).controller
    assert controller.evening is not None
    assert controller.evening.plan is not None
    assert controller.plan("", controller.evening.plan, ("Gao", "Hana", "Ben", "Jun"))
    _evening(stage).earlier.click()


def _evening(stage: Stage) -> EveningPage:
    page = _page(stage, "evening", EveningPage)
    stage.wait_until(lambda: page.seats is not None)
    stage.process_events()
    return page


def _planned(stage: Stage) -> None:
    stage.open_copy()
    _evening(stage)


def _move(stage: Stage) -> None:
    stage.open_copy()
    _evening(stage).next_round.move_players.click()


def _seated(stage: Stage) -> EveningPage:
    page = _evening(stage)
    if not page.controller.current:
        page.next_round.main.click()
        stage.process_events()
        stage.show("club")
        stage.wait_until(lambda: page.controller.current)
    stage.process_events()
    return page


def _wall(stage: Stage) -> QWidget:
    page = _seated(stage)
    page.timer.wall.click()
    stage.process_events()
    assert page.wall is not None
    page.wall.resize(stage.window.size())
    stage.process_events()
    return page.wall


def _evening_report(stage: Stage) -> None:
    _seated(stage).report.click()


def _all_finished(stage: Stage) -> None:
    page = _seated(stage)
    for table in page.controller.current:
        if table.record is not None and not table.is_finished:
            stage.open_match(table.record.id)
            stage.desk.record_event(MatchEnd(reason="late"))
            stage.reset()
    page = _page(stage, "evening", EveningPage)
    stage.wait_until(lambda: not page.controller.tables_playing and page.seats is not None)


# Standings


def _standings(stage: Stage) -> StandingsPage:
    page = _page(stage, "standings", StandingsPage)
    stage.wait_until(lambda: page.standings is not None)
    page.table.kind.chip(BoardMode.POINTS).click()
    stage.process_events()
    return page


def _rating(stage: Stage) -> None:
    page = _standings(stage)
    page.table.change_link.click()
    sheet = stage.window.sheet
    assert isinstance(sheet, RuleSheet)
    if not sheet.rating.values():
        sheet.rating.chip(True).click()
    sheet.save()
    chip = page.table.kind.chip(BoardMode.RATING)
    stage.wait_until(chip.isVisible)
    chip.click()
    stage.wait_until(page.table.board.isVisible)


def _period(stage: Stage) -> None:
    page = _standings(stage)
    list(page.periods.findChildren(Chip))[-1].click()


def _rows_of_the_standings(stage: Stage) -> None:
    _standings(stage).table.board.opened.emit(0, WHOLE_ROW)


# Search


def _search(stage: Stage) -> SearchPage:
    page = _page(stage, "search", SearchPage)
    page.line.clear()
    page.search()
    stage.wait_until(lambda: not page.is_searching)
    stage.process_events()
    return page


def _nothing_found(stage: Stage) -> None:
    page = _search(stage)
    page.line.setText("aoi 99999 fu nobody")
    stage.wait_until(lambda: not page.is_searching)

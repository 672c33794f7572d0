# SPDX-License-Identifier: MIT
"""The sheets of table, ledger and rules, and those of the menus."""

import json
from collections.abc import Iterator
from pathlib import Path

from gallery.stage import Scene, Show, Stage
from mahjong_desk.club.stored_match import Edit
from mahjong_desk.journal.acts import Act, now
from mahjong_desk.ledger.database.sqlite_file import InMemory
from mahjong_desk.ledger.ledger import Ledger
from mahjong_desk.ledger.progress import ProgressStage, TaskProgress
from mahjong_desk.ledger.text_copy import read_file
from mahjong_desk.rules import registry
from mahjong_desk.rules.model.events import Draw
from mahjong_desk.rules.model.table import RoundWind
from mahjong_desk.rules.ruleset import Ruleset
from mahjong_desk.ui.background.progress import ProgressSheet
from mahjong_desk.ui.backups.repair_sheet import RepairSheet
from mahjong_desk.ui.backups.sheet import BackupsSheet
from mahjong_desk.ui.card.sheet import CardSheet
from mahjong_desk.ui.desk import Desk
from mahjong_desk.ui.events.event_form import context_before_row
from mahjong_desk.ui.events.registry import FORM_CLASSES, kind_names
from mahjong_desk.ui.help.about_sheet import AboutSheet, LogSheet
from mahjong_desk.ui.help.help_sheet import HelpSheet
from mahjong_desk.ui.house_rules.sheet import HouseRulesSheet
from mahjong_desk.ui.import_export.import_sheet import ImportSheet
from mahjong_desk.ui.import_export.record_sheet import RecordSheet
from mahjong_desk.ui.kit.sheets.sheet import Sheet
from mahjong_desk.ui.ledger import LedgerScreen
from mahjong_desk.ui.ledger.comparison_sheet import EditConfirmationSheet
from mahjong_desk.ui.ledger.edit_sheets import EditEventSheet, NoteSheet, RenameSheet
from mahjong_desk.ui.ledger.exchange_sheet import SwapInHandsSheet, SwapPlayersSheet, SwapSeatsSheet
from mahjong_desk.ui.ledger.history import HistorySheet
from mahjong_desk.ui.ledger.match_chooser import MatchesSheet
from mahjong_desk.ui.match.continue_sheet import ContinueSheet
from mahjong_desk.ui.match.new_match_sheet import NewMatchSheet
from mahjong_desk.ui.match.seat_draw import FurigomaSheet, WindDrawSheet
from mahjong_desk.ui.report.paper_sheet import ChartDataSheet
from mahjong_desk.ui.report.sheet import ReportSheet
from mahjong_desk.ui.result import ResultSheet
from mahjong_desk.ui.rules import RulesScreen
from mahjong_desk.ui.rules.print_sheet import SystemDiffPrintSheet
from mahjong_desk.ui.sessions.rates_sheet import RatesSheet
from mahjong_desk.ui.sessions.sessions_view import SessionsPage
from mahjong_desk.ui.settings.sheet import SettingsSheet
from mahjong_desk.ui.table.sheets import ChomboSheet, EventSheet, IndicatorSheet, NewSeatsSheet, draw_sheet
from mahjong_desk.ui.text.vocabulary import hand_name
from mahjong_desk.ui.window.commands import COMMANDS
from mahjong_desk.ui.window.keys_sheet import KeysSheet
from mahjong_desk.ui.window.ledger_opener import ServerSheet
from mahjong_desk.ui.window.matches import RemoteMatchSheet

_COMMANDS: dict[str, type[Sheet]] = {
    "continue_match": ContinueSheet,
    "export": ReportSheet,
    "print": ReportSheet,
    "rename": RenameSheet,
    "exchange": SwapPlayersSheet,
    "house_rules": HouseRulesSheet,
    "server": ServerSheet,
    "settings": SettingsSheet,
    "note": NoteSheet,
    "help": HelpSheet,
    "keys": KeysSheet,
    "news": HelpSheet,
    "log": LogSheet,
    "about": AboutSheet,
}
"""The commands that open a sheet over any match."""
_WON = [12, 13, 14, 25, 26, 27, 37, 38, 39, 44, 44, 22, 23]
_RECORD = {
    "title": ["秋季大会", "第一節"],
    "name": ["Aoi", "Ben", "Chie", "Dai"],
    "rule": {"disp": "般南喰赤", "aka": 1},
    "log": [
        [[0, 0, 0], [25_000] * 4, [31], [46], [], [], [], _WON, [24], ["r60"], *[[]] * 6,
         ["和了", [-1_300, 3_700, -700, -700], [1, 1, 1, "20符3飜700-1300点", "立直(1飜)", "門前清自摸和(1飜)", "平和(1飜)"]]],
        [[1, 0, 0], [23_700, 27_700, 24_300, 24_300], [18], [], *[[]] * 12, ["流局", [-1_000, 3_000, -1_000, -1_000]]],
        [[1, 1, 0], [22_700, 30_700, 23_300, 23_300], [18], [], _WON, [], [], [], [], [24], *[[]] * 6,
         ["和了", [2_300, -2_300, 0, 0], [0, 1, 0, "30符2飜2000点", "平和(1飜)", "ドラ(1飜)"]]],
    ],
}  # fmt: skip
"""A record with figures that differ from those under the rules here."""
_AT_TABLE = ("chombo", "dead_hand", "adjust", "substitute", "sticks", "end", "penalty_tile", "indicator")


def scenes() -> Iterator[Scene]:
    """Yields the scenes in the order of the menus."""
    for ruleset in registry.all_rulesets():
        yield Scene(f"sheet-new-match-{ruleset.id}", NewMatchSheet, _new_match(ruleset.id))
        yield Scene(f"sheet-result-{ruleset.id}", ResultSheet, _result(ruleset.id))
        yield Scene(f"sheet-card-{ruleset.id}", CardSheet, _card(ruleset.id))
        yield Scene(f"sheet-poster-{ruleset.id}", CardSheet, _poster(ruleset.id))
        yield Scene(f"sheet-chombo-{ruleset.id}", ChomboSheet, _at_table(ruleset.id, "chombo"))
        yield Scene(f"sheet-draw-{ruleset.id}", EventSheet, _draw(ruleset.id))
    yield Scene("sheet-coming", SystemDiffPrintSheet, _coming)
    for command, kind in _COMMANDS.items():
        yield Scene(f"sheet-{command}", kind, _command(command))
    for command in _AT_TABLE:
        system = next((ruleset.id for ruleset in registry.all_rulesets() if _offers(ruleset, command)), "arushiaru")
        sheet = IndicatorSheet if command == "indicator" else ChomboSheet if command == "chombo" else EventSheet
        yield Scene(f"sheet-{command}", sheet, _at_table(system, command))
    for event in FORM_CLASSES:
        system = next(ruleset.id for ruleset in registry.all_rulesets() if event in kind_names(ruleset))
        yield Scene(f"sheet-row-{event.__name__.lower()}", EditEventSheet, _row(system, event))
    yield Scene("sheet-history", HistorySheet, lambda stage: _ledger(stage).history_button.click())
    yield Scene("sheet-curve", Sheet, lambda stage: _ledger(stage).strip.curve_requested.emit())
    yield Scene("sheet-figures", ChartDataSheet, lambda stage: _ledger(stage).strip.curve.table_requested.emit())
    yield Scene("sheet-matches", MatchesSheet, lambda stage: _ledger(stage).chooser.all_requested.emit())
    yield Scene("sheet-change", EditConfirmationSheet, _deletion)
    yield Scene("sheet-exchanged", SwapSeatsSheet, _exchanged(whole=True))
    yield Scene("sheet-put-right", SwapInHandsSheet, _exchanged(whole=False))
    yield Scene("sheet-new-match-of-a-new-ledger", NewMatchSheet, _first_match)
    yield Scene("sheet-new-match-single-rules", NewMatchSheet, _single_rules)
    yield Scene("sheet-draw-of-winds", WindDrawSheet, _drawing("wsom"))
    yield Scene("sheet-draw-of-shogi", FurigomaSheet, _drawing("shogi"))
    yield Scene("sheet-new-seats", NewSeatsSheet, _new_seats)
    yield Scene("sheet-rates", RatesSheet, _rates)
    yield Scene("sheet-import", ImportSheet, _import)
    yield Scene("sheet-record", RecordSheet, _record)
    yield Scene("sheet-backups", BackupsSheet, _backups)
    yield Scene("sheet-restore", RepairSheet, _restore)
    yield Scene("sheet-work", ProgressSheet, _work)
    yield Scene("sheet-continued-elsewhere", RemoteMatchSheet, _continued_elsewhere)


def _offers(ruleset: Ruleset, command: str) -> bool:
    known = COMMANDS[command]
    if known.needs_indicators:
        return bool(ruleset.indicators)
    return known.event is not None and known.event in ruleset.known_events


def _ledger(stage: Stage) -> LedgerScreen:
    screen = stage.show("ledger", stage.club.long_match)
    assert isinstance(screen, LedgerScreen)
    return screen


def _command(command: str) -> Show:
    def show(stage: Stage) -> None:
        stage.show("table", stage.club.running_matches["arushiaru"])
        stage.trigger(command)

    return show


def _at_table(system: str, command: str) -> Show:
    def show(stage: Stage) -> None:
        stage.show("table", stage.club.running_matches[system]).run_command(command)

    return show


def _draw(system: str) -> Show:
    """Shows the sheet for the first kind of draw of a rule system."""

    def show(stage: Stage) -> None:
        stage.show("table", stage.club.running_matches[system])
        kinds = stage.desk.replay.match.rules.draw_kinds  # type: ignore[union-attr]
        stage.window.open_sheet(draw_sheet(kinds[0], stage.desk, stage.window.sheet_host))

    return show


def _row(system: str, kind: type) -> Show:
    def show(stage: Stage) -> None:
        stage.show("ledger", stage.club.running_matches[system]).add_button.click()
        sheet = stage.sheet(EditEventSheet)
        sheet.kinds.chip(kind).click()

    return show


def _new_match(system: str) -> Show:
    def show(stage: Stage) -> None:
        stage.show("table", stage.club.running_matches[system])
        stage.trigger("new_match")

    return show


def _first_match(stage: Stage) -> None:
    stage.empty_ledger()
    stage.trigger("new_match")


def _single_rules(stage: Stage) -> None:
    """Shows the single rules of a preset, with one of them changed."""
    _new_match("riichi")(stage)
    rules = stage.sheet(NewMatchSheet).rules
    league = rules.rows[4].rules
    rules.show_rules(rules.ruleset, {**league.options, "kiriage_mangan": False}, league.name)
    rules.open_options()


def _drawing(system: str) -> Show:
    def show(stage: Stage) -> None:
        stage.show("table", stage.club.running_matches[system])
        stage.trigger("new_match")
        stage.sheet(NewMatchSheet).seats.draw_requested.emit()

    return show


def _result(system: str) -> Show:
    def show(stage: Stage) -> None:
        stage.show("table", stage.club.ended_matches[system])
        stage.window.show_result()

    return show


def _card(system: str) -> Show:
    def show(stage: Stage) -> None:
        stage.show("rules", stage.club.running_matches[system])
        stage.window.show_card(system)

    return show


def _poster(system: str) -> Show:
    def show(stage: Stage) -> None:
        _card(system)(stage)
        stage.sheet(CardSheet).form.chip(True).click()

    return show


def _coming(stage: Stage) -> None:
    rules = stage.show("rules", stage.club.running_matches["mcr"])
    assert isinstance(rules, RulesScreen)
    rules.show_system_diff("riichi", "mcr")
    rules.print_card.click()


def _deletion(stage: Stage) -> None:
    _ledger(stage)
    stage.window.confirm_edits([Edit.delete(stage.desk.row_ids[0])])


def _exchanged(*, whole: bool) -> Show:
    def show(stage: Stage) -> None:
        _ledger(stage)
        stage.trigger("exchange")
        sheet = stage.sheet(SwapPlayersSheet)
        for seat in (0, 1):
            sheet.players.chip(seat).click()
        if not whole:
            sheet.meaning.chip(True).click()
            sheet.span.chip(True).click()
        stage.process_events()
        sheet.main.click()

    return show


def _rates(stage: Stage) -> None:
    stage.show("table", stage.club.ended_matches["arushiaru"])
    stage.reset()
    stage.trigger("club_sessions")
    page = stage.window.screen_widget("club").page_widget("sessions")
    assert isinstance(page, SessionsPage)
    page.rates_button.click()


def _import(stage: Stage) -> None:
    ledger = stage.desk.ledger
    assert ledger is not None
    assert stage.desk.folder is not None
    file, begun = stage.desk.folder / "all.jsonl", stage.desk.folder / "begun.jsonl"
    match = ledger.match(stage.club.running_matches["arushiaru"]).uuid
    ledger.export(begun)
    with Ledger.open(stage.desk.folder / "elsewhere.sqlite3") as elsewhere:
        _import_and_continue(elsewhere, begun, match, 0)
        elsewhere.start_session("Saturday", now())
        elsewhere.export(file)
    stage.empty_ledger()
    assert stage.desk.ledger is not None
    _import_and_continue(stage.desk.ledger, begun, match, 1)
    stage.show("table")
    stage.window.files.open_file(file)
    stage.wait_until(lambda: stage.window.sheet is not None and not isinstance(stage.window.sheet, ProgressSheet))


def _import_and_continue(ledger: Ledger, begun: Path, match: str, winner: int) -> None:
    ledger.import_data(InMemory(begun, read_file(begun)), {}, begun.name, now())
    event = {"type": "win", "from": 2, "wins": [{"winner": winner, "value": {"han": 1, "fu": 30}}]}
    ledger.append(ledger.journal(ledger.match(match).id), Act.record(event), now())


def _record(stage: Stage) -> None:
    assert stage.desk.folder is not None
    file = stage.desk.folder / "cup.json"
    file.write_text(json.dumps(_RECORD), encoding="utf-8")
    stage.show("table")
    stage.window.files.open_file(file)
    stage.wait_until(lambda: isinstance(stage.window.sheet, RecordSheet))


def _backups(stage: Stage) -> BackupsSheet:
    stage.show("table", stage.club.running_matches["arushiaru"])
    stage.trigger("backups")
    sheet = stage.sheet(BackupsSheet)
    stage.wait_until(lambda: stage.window.backup_controller.last_check is not None)
    sheet.back_up_button.click()
    stage.window.backup_controller.wait_until_done()
    stage.process_events()
    return sheet


def _restore(stage: Stage) -> None:
    stage.open_copy()
    _backups(stage)
    stage.window.close_sheet()
    stage.desk.record_event(Draw())
    stage.trigger("backups")
    sheet = stage.sheet(BackupsSheet)
    stage.wait_until(sheet.restore_button.isEnabled)
    sheet.restore_button.click()
    stage.sheet(RepairSheet).wait()


def _work(stage: Stage) -> None:
    progress = TaskProgress()
    stage.show("table", stage.club.running_matches["arushiaru"])
    progress.start_stage(next(iter(ProgressStage)), 12_345)
    stage.window.push_sheet(ProgressSheet("all.jsonl", progress, stage.window.sheet_host))


def _continued_elsewhere(stage: Stage) -> None:
    match = stage.club.running_matches["boo"]
    stage.open_copy()
    stage.show("table", match)
    folder = stage.desk.folder
    assert folder is not None
    other = Desk()
    other.open(folder)
    other.continue_match(match)
    kind = stage.desk.replay.match.rules.draw_kinds[0]  # type: ignore[union-attr]
    other.record_event(Draw(kind=kind))
    other.close()
    stage.desk.record_event(Draw(kind=kind))
    stage.process_events()
    stage.window.matches.resolve_conflict()


def _new_seats(stage: Stage) -> None:
    # All players move by one seat, so that no two only swap.
    stage.show("table", stage.club.running_matches["wsom"])
    names = stage.desk.names()
    table = context_before_row(stage.desk).table._replace(round_wind=RoundWind.WEST, hand_number=1, honba=0)
    table = table._replace(turn_order=(2, 3, 1, 0), dealer=2)
    hand = hand_name(context_before_row(stage.desk).ruleset, table)
    tiles = ("1z", "2z", "3z", "4z")
    stage.window.push_sheet(NewSeatsSheet(names, (1, 0, 3, 2), table, hand, stage.window.sheet_host, tiles=tiles))

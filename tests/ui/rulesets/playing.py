# SPDX-License-Identifier: MIT
"""Helpers that play matches in the real window and compare them with ``replay``."""

import json
from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QWidget

from mahjong_desk.entry.draft import Draft
from mahjong_desk.interchange import write_match
from mahjong_desk.interchange.commands import answer_request
from mahjong_desk.rules.model.events import Win, Winner
from mahjong_desk.rules.model.hand import Indicator
from mahjong_desk.rules.model.options import OptionValue
from mahjong_desk.rules.model.reasons import FinalResult
from mahjong_desk.rules.model.table import Table
from mahjong_desk.ui.kit.text_format import format_change, format_number, without_mnemonic
from mahjong_desk.ui.kit.tiles.tile_widgets import TileButton
from mahjong_desk.ui.match.new_match_sheet import NewMatchSheet
from mahjong_desk.ui.picker.view import PickerView
from mahjong_desk.ui.table.sheets import ChomboSheet
from tests.ui.player import NAMES, User

CONTROL = Qt.KeyboardModifier.ControlModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier


def begin_match(player: User, ruleset: str, names: Sequence[str] = NAMES, **options: OptionValue) -> None:
    player.press(Qt.Key.Key_N, CONTROL)
    sheet = player.sheet(NewMatchSheet)
    player.click(sheet.rules.systems.chip(ruleset))
    if len(sheet.seats.fields) != len(names):
        player.click(sheet.player_count.chip(len(names)))
    if options:
        player.click(sheet.rules.open_link)
    for row in sheet.rules.options.rows:
        if row.option.id in options and row.number is None:
            player.click(row.chips.chip(options[row.option.id]))
        elif row.option.id in options and row.number is not None:
            row.number.setFocus()
            row.number.selectAll()
            player.enter(f"{options[row.option.id]}\t")
    player.click(sheet.seats.fields[0])
    for field, name in zip(sheet.seats.fields, names, strict=True):
        field.selectAll()
        player.enter(f"{name}\t")
    player.click(sheet.start_button)
    assert player.desk.names() == tuple(names)
    assert {key: player.stored.match.rules.options[key] for key in options} == options


def sit_down(player: User, ruleset: str, names: Sequence[str] = NAMES, **options: OptionValue) -> None:
    """Starts a match without the sheet for a new match."""
    assert player.desk.start_match(ruleset, options, names, "")
    player.window.show_screen("table")


def _press_and_record(player: User, buttons: Sequence[str]) -> None:
    for text in (*buttons, "Record"):
        player.click(player.button(text))


def record_event(player: User, key: str, *buttons: str) -> None:
    """Opens a sheet at the table with its key, presses buttons of it, and records."""
    player.enter(key)
    _press_and_record(player, buttons)


def declare(player: User, name: str) -> None:
    player.enter(f"r{player.desk.names().index(name) + 1}")
    assert player.window.sheet is None


def record_special_draw(player: User, kind: str, *buttons: str) -> None:
    """Records a special draw from the menu, pressing buttons of its sheet if any."""
    menu = player.window.screen_widget("table").more_menu()
    next(action for action in menu.actions() if without_mnemonic(action.text()) == kind).trigger()
    if buttons:
        _press_and_record(player, buttons)


def record_from_menu(player: User, command: str, *buttons: str) -> None:
    """Runs a command from the menu, presses buttons of its sheet, if any, and records."""
    action = player.window.commands.actions[command]
    assert action.isEnabled()
    assert action.isVisible()
    action.trigger()
    if buttons:
        _press_and_record(player, buttons)


def ron(winner: int, discarder: int) -> Win:
    return Win(discarder=discarder, winners=(Winner(winner, value={"han": 1, "fu": 30}),))


def record_typed_win(player: User, winner: int, discarder: int) -> None:
    assert player.desk.record_event(ron(winner, discarder))


def ledger_texts(player: User) -> list[str]:
    place = player.window.screen_widget("ledger")
    return [line.event_text for line in place.lines]


def view_of(player: User) -> PickerView:
    view = player.window.screen_widget("picker").view
    assert isinstance(view, PickerView)
    return view


def draft_of(player: User) -> Draft:
    draft = player.window.screen_widget("picker").entry.draft
    assert isinstance(draft, Draft)
    return draft


def tile(within: QWidget, name: str) -> TileButton:
    return next(button for button in within.findChildren(TileButton) if button.name == name and button.isVisible())


def turn_up_indicator(player: User, indicator: Indicator, name: str) -> None:
    view = view_of(player)
    player.click(view.melds.indicators[indicator.id].chip)
    player.click(tile(view.palette_tiles, name))


def shown(within: QWidget) -> str:
    return "\n".join(label.text() for label in within.findChildren(QLabel) if label.isVisible())


def explanation(player: User) -> str:
    panel = view_of(player).refusal
    assert panel.isVisible()
    return shown(panel)


def table(player: User) -> Table:
    return player.stored.replay.table


def final(player: User) -> FinalResult:
    return player.stored.replay.final


def rows(player: User) -> list[tuple[int, ...]]:
    return [row.settlement.deltas for row in player.stored.replay.rows]


def scores(player: User) -> tuple[int, ...]:
    return table(player).scores


def enter_false_claim(player: User, name: str) -> None:
    """Opens the picker for the hand that a player falsely claimed."""
    player.enter("c")
    sheet = player.sheet(ChomboSheet)
    player.click(player.button(name))
    player.click(sheet.claim)


def undo_and_redo(player: User) -> None:
    before = rows(player)
    player.press(Qt.Key.Key_Z, CONTROL)
    assert rows(player) == before[:-1]
    player.press(Qt.Key.Key_Z, CONTROL | SHIFT)
    assert rows(player) == before


def assert_matches_replay(player: User) -> None:
    replay = player.desk.replay
    values = answer_request("replay", json.dumps(write_match(replay.match)))
    assert values["ok"], values
    assert [tuple(row["deltas"]) for row in values["hands"]] == rows(player)
    for row, line in zip(replay.rows, values["hands"], strict=True):
        assert tuple(line["scores"]) == row.after.scores
        if line["next"] is not None:
            after = row.after
            assert (
                line["next"].items()
                >= {
                    "round": after.round_wind.value,
                    "number": after.hand_number,
                    "dealer": after.dealer,
                    "honba": after.honba,
                    "deposit": after.deposit,
                }.items()
            )
    if replay.final is None:
        assert values["final"] is None
        return
    assert values["final"] == {
        "reason": replay.final.end_reason,
        "scores": list(replay.final.scores),
        "ranks": list(replay.final.ranks),
        "results": list(replay.final.results),
        "house": replay.final.house,
        "label": replay.final.end_label,
    }


def read_result_sheet(player: User) -> str:
    """Checks the scores on the result sheet, and returns its texts."""
    player.wait(lambda: player.window.sheet is not None)
    sheet = player.window.sheet
    texts = player.texts(sheet)
    for score, result in zip(final(player).scores, final(player).results, strict=True):
        assert format_number(score) in texts
        assert format_change(result) in texts
    return "\n".join(texts)

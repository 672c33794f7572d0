# SPDX-License-Identifier: MIT
"""Runs a script by mouse alone, clicking where each control was first seen."""

from PySide6.QtCore import QPoint, QRect
from PySide6.QtWidgets import QAbstractButton, QWidget

from mahjong_desk.pieces import PieceSet
from mahjong_desk.rules.model.events import PaoEntry
from mahjong_desk.shapes import MeldKind
from mahjong_desk.ui.kit.controls.buttons import PrimaryButton
from mahjong_desk.ui.kit.table.seat_plate import SeatPlate
from mahjong_desk.ui.kit.tiles.tile_widgets import TileButton
from mahjong_desk.ui.picker.result.outcome_lists import SELF_DRAWN
from mahjong_desk.ui.table.sheets import EventSheet
from tests.event_json import EventJson
from tests.ui.rulesets.playing import begin_match, tile
from tests.ui.xvfb.real_window import RealUser
from tests.ui.xvfb.script import Script, ScriptAction, pieces
from tests.ui.xvfb.script_runner import ScriptRunner


class MouseRunner(ScriptRunner):
    def __init__(self, player: RealUser) -> None:
        super().__init__(player)
        self._places: dict[tuple[str, str], QRect] = {}

    def click(self, widget: QWidget) -> None:
        window = self.player.window
        root = window.sheet or window.screen_widget(window.current_screen)
        # Event sheets differ only in their form.
        part = type(root.form if isinstance(root, EventSheet) else root).__name__
        controls = _controls(root)
        for name, control in controls.items():
            if control.isVisible() and control.isEnabled():
                self._places.setdefault((part, name), place_of(control))
        name = next(name for name, control in controls.items() if control is widget)
        before, now = self._places[part, name], place_of(widget)
        at = before.center() - now.topLeft()
        assert widget.rect().contains(at), f"“{name}” in {part} was at {before} and is at {now}"
        self.player.click_at(widget, at)

    def _forget_table_places(self) -> None:
        self._places = {key: place for key, place in self._places.items() if key[0] != "TableScreen"}

    def begin(self, script: Script) -> None:
        begin_match(self.player, script.ruleset)

    def start_next_match(self) -> None:
        order = self.player.stored.replay.table.turn_order
        self.click(self.sheet.next_button)
        if self._order() != order:
            self._forget_table_places()

    def enter(self, event: EventJson) -> None:
        for at, winner in enumerate(event["wins"]):
            if at:
                self.click(self.view.result.winners.another)
                self.click(self.view.winner.chip(winner["winner"]))
            else:
                self.click(self.table.felt.plates[winner["winner"]])
                self.click(self.view.source.chip(SELF_DRAWN if event["from"] is None else event["from"]))
            self._enter_hand(winner, shared=at > 0)

    def _enter_hand(self, winner: EventJson, *, shared: bool) -> None:
        hand = winner["hand"]
        for chip, name in self.missing_indicators(hand):
            self.click(chip)
            self._pick(name)
        for name in pieces(hand["concealed"]):
            self._pick(name)
        for meld in hand["melds"]:
            self._enter_meld(meld, winner["winner"])
        if not shared:
            self._pick(hand["winning_tile"])
        for situation in hand.get("situation", ()):
            # If only this circumstance allows the win, it is offered next to the refusal.
            refused = self.view.refusal.isVisible()
            chip = (self.view.refusal.remedies if refused else self.view.melds.situations).chip(situation)
            if not chip.isChecked():
                self.click(chip)
        for name, stepper in self.view.melds.questions.steppers.items():
            for _ in range(hand.get(name, 0)):
                self.click(stepper.increase_button)
        for pao in winner.get("pao", ()):
            self._charge(PaoEntry(pao["player"], pao["for"]))

    def _pick(self, name: str) -> None:
        self.click(tile(self.view.palette_tiles, name))

    def _enter_meld(self, meld: EventJson, winner: int) -> None:
        kind = MeldKind(meld["kind"])
        self.click(self.view.melds.kinds[kind])
        tiles = list(pieces(meld["tiles"]))
        self._pick(tiles[0] if kind is MeldKind.CHI else max(tiles, key=tiles.count))
        before = self.player.stored.replay.table.previous_seat(winner)
        if kind is not MeldKind.ANKAN and meld["from"] != before:
            self.click(self.view.melds.called_from.chip(meld["from"]))

    def _charge(self, pao: PaoEntry) -> None:
        bar = self.view.result.pao
        if bar.lines[pao.reason].isVisible():
            self.click(bar.chip(pao))
        else:
            self.click(bar.answer.chip("yes"))

    def finish(self) -> None:
        self.click(self.view.result.foot.record)

    def withdraw(self) -> None:
        self.click(self.view.clear)
        self._go_to_table()

    def record_event(self, event: EventJson) -> None:
        kind = event["type"]
        if kind == "riichi":
            self.click(self.table.felt.plates[event["player"]].riichi_chip)
            return
        if kind in self.table.action_row.buttons and event.get("kind") in (None, "exhaustive"):
            self.click(self.table.action_row.buttons[kind])
        else:
            self.click(self.table.action_row.buttons["more"])
            self.player.click_in_menu(self.name_in_menu(event))
        if self.event_sheet is not None:
            self._fill(event)

    def record_at_seat(self, event: EventJson) -> None:
        self.player.hold_mouse_over(self.table.felt.plates[event["player"]].name_button)
        self.click(self.table.felt.plates[event["player"]].name_button)
        self.player.click_in_menu(self.name_in_menu(event))
        if self.event_sheet is not None:
            self._fill(event)

    def turn_up(self, tile: str) -> None:
        self.click(self.table.felt.indicator_spot)
        self.click(next(iter(self.sheet.choices.values())).tiles[self.pieces.face_names.index(tile)])
        if self.sheet is not None:
            self.click(next(iter(self.sheet.findChildren(PrimaryButton))))

    def _fill(self, event: EventJson) -> None:
        form = self.sheet.form
        if event["type"] == "draw":
            chosen = [chip for seat in event.get("tenpai", ()) if not (chip := form.tenpai.chip(seat)).isChecked()]
            for name, group in form.extra_fields.groups.items():
                value = event.get(name, [])
                chosen += [group.chip(seat) for seat in (value if isinstance(value, list) else [value])]
        else:
            chosen = [form.player.chip(event["player"])] if "player" in event else []
        # The menu of a seat has already set the player.
        chosen = [chip for chip in chosen if not chip.isChecked()]
        for control in chosen:
            self.click(control)
        self.click(self.sheet.record_button)

    def undo_or_redo(self, action: ScriptAction) -> None:
        if self.player.window.current_screen != "table":
            self._go_to_table()
        self.click(
            self.table.action_row.undo_button if action is ScriptAction.UNDO else self.table.action_row.redo_button
        )

    def take_seats(self) -> None:
        self.click(self.sheet.done_button)
        self._forget_table_places()

    def _go_to_table(self) -> None:
        places = (button for button in self.player.window.rail.findChildren(QAbstractButton) if button.isCheckable())
        self.player.click(next(places))

    @property
    def pieces(self) -> PieceSet:
        return self.player.stored.match.rules.ruleset.pieces

    def reopen_last_hand(self) -> None:
        self.click(self.table.strip.correct_link)

    def correct(self, event: EventJson) -> None:
        self.click(self.view.source.chip(event["from"]))
        self.finish()
        self.click(self.sheet.main)


def place_of(widget: QWidget) -> QRect:
    return QRect(widget.mapTo(widget.window(), QPoint()), widget.size())


def _controls(root: QWidget) -> dict[str, QWidget]:
    """Returns the visible buttons by their own and their parents' names."""
    buttons: dict[str, QWidget] = {}
    for button in [*root.findChildren(QAbstractButton), *root.findChildren(SeatPlate)]:
        if not button.isVisible():
            continue
        around, above = [], button.parentWidget()
        while above is not None and above is not root:
            around.append(above.accessibleName() or type(above).__name__)
            above = above.parentWidget()
        own = button.name if isinstance(button, TileButton) else ""
        if isinstance(button, QAbstractButton):
            own = own or button.text()
        name = " < ".join([own or button.accessibleName(), *around])
        while name in buttons:
            name += "'"
        buttons[name] = button
    return buttons

# SPDX-License-Identifier: MIT
"""How a user enters a script; subclasses use the mouse or the keys."""

from abc import ABC, abstractmethod
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget

from mahjong_desk.rules.model.events import Event
from mahjong_desk.texts import language
from mahjong_desk.ui.kit.text_format import without_mnemonic
from mahjong_desk.ui.picker.view import PickerView
from mahjong_desk.ui.result import ResultSheet
from mahjong_desk.ui.table.screen import TableScreen
from mahjong_desk.ui.table.sheets import EventSheet, NewSeatsSheet
from mahjong_desk.ui.text.phrases import capitalise
from mahjong_desk.ui.text.vocabulary import draw_name
from tests.event_json import EventJson
from tests.ui.player import NAMES
from tests.ui.rulesets.playing import SHIFT, shown, view_of
from tests.ui.xvfb.real_window import RealUser
from tests.ui.xvfb.script import (
    CorrectLastHand,
    ForgottenRiichi,
    FromSeatMenu,
    RefusedWin,
    Script,
    ScriptAction,
    Step,
    TurnUpIndicator,
)

_MAX_TABS = 80


class ScriptRunner(ABC):
    def __init__(self, player: RealUser) -> None:
        self.player = player
        self._pictures = 0

    def play(self, script: Script, *, first: bool) -> None:
        """Plays a match; after each step the ledger has the events of the script."""
        if first:
            self.begin(script)
        else:
            self.start_next_match()
        assert self.player.desk.names() == NAMES
        for at, step in enumerate(script.steps, 1):
            order = self._order()
            self._run_step(step)
            if self._order() != order:
                self._confirm_seats()
            assert self.recorded() == script.read(script.events(at)), step
            self._save_picture()

    def recorded(self) -> tuple[Event, ...]:
        """Returns the events of the match, without their times."""
        match = self.player.desk.match
        return tuple(replace(event, at=None) for event in match.events)

    @property
    def view(self) -> PickerView:
        return view_of(self.player)

    @property
    def table(self) -> TableScreen:
        return self.player.screen(TableScreen)

    @property
    def sheet(self) -> Any:
        """The sheet over the window, or None; each step knows its type."""
        return self.player.window.sheet

    @property
    def event_sheet(self) -> Any:
        """The sheet that asks for an event, or None if another sheet or none is open."""
        return self.sheet if isinstance(self.sheet, EventSheet) else None

    def name_in_menu(self, event: EventJson) -> str:
        if event["type"] == "draw":
            return capitalise(draw_name(self.player.stored.match.rules.ruleset, event["kind"]))
        return without_mnemonic(self.player.window.commands.actions[event["type"]].text()).removesuffix("…")

    def missing_indicators(self, hand: EventJson) -> Iterator[tuple[QAbstractButton, str]]:
        """Yields the chip and the name of each indicator that is not turned up yet."""
        for kind, row in self.view.melds.indicators.items():
            value = hand.get(kind, [])
            for name in [value] if isinstance(value, str) else value:
                if all(tile.name != name for tile in row.tiles):
                    yield row.chip, name

    def go_to(self, widget: QWidget, *, back: bool = False) -> None:
        for _ in range(_MAX_TABS):
            if QApplication.focusWidget() is widget:
                return
            self.player.press(Qt.Key.Key_Tab, SHIFT if back else Qt.KeyboardModifier.NoModifier)
        raise AssertionError(f"Tab does not reach {widget}")

    def _run_step(self, step: Step) -> None:
        match step:
            case ScriptAction.RESTART:
                self.player.restart()
                assert self.player.window.sheet is None
                assert self.player.window.current_screen == "table"
            case ScriptAction():
                self.undo_or_redo(step)
            case CorrectLastHand(event):
                self.reopen_last_hand()
                assert self.view.result.foot.isVisible()
                self.correct(event)
            case RefusedWin():
                self._try_refused_win(step)
            case TurnUpIndicator(tile):
                self.turn_up(tile)
            case FromSeatMenu(event):
                self.record_at_seat(event)
            case ForgottenRiichi(event) | ({"type": "win"} as event):
                self._win(event)
            case event:
                self.record_event(event)

    def _order(self) -> tuple[int, ...]:
        """Returns the turn order, or an empty tuple once the match has ended."""
        replay = self.player.desk.replay
        return replay.table.turn_order if replay.final is None else ()

    def _confirm_seats(self) -> None:
        if not self._order():
            return
        self.player.wait(lambda: isinstance(self.player.window.sheet, NewSeatsSheet))
        self._save_picture()
        self.take_seats()
        assert self.player.window.sheet is None

    def _win(self, event: EventJson) -> None:
        self.enter(event)
        self._save_picture()
        self.finish()

    def _try_refused_win(self, step: RefusedWin) -> None:
        self.enter(step.event)
        assert self.view.refusal.isVisible()
        if language() == "en":
            assert step.because in shown(self.view.refusal)
        self._save_picture()
        self.withdraw()

    def _save_picture(self) -> None:
        self._pictures += 1
        self.player.picture(f"{self._pictures:02}")

    def check_result(self) -> None:
        """Waits for the result, which opens by itself."""
        self.player.wait(lambda: isinstance(self.player.window.sheet, ResultSheet))
        self._save_picture()

    @abstractmethod
    def begin(self, script: Script) -> None:
        """Begins a match."""

    @abstractmethod
    def enter(self, event: EventJson) -> None:
        """Enters a win without recording it."""

    @abstractmethod
    def finish(self) -> None:
        """Records what was entered."""

    @abstractmethod
    def withdraw(self) -> None:
        """Clears a refused win and returns to the table."""

    @abstractmethod
    def record_event(self, event: EventJson) -> None:
        """Records an event other than a win."""

    @abstractmethod
    def record_at_seat(self, event: EventJson) -> None:
        """Records an event other than a win from the menu of a seat."""

    @abstractmethod
    def turn_up(self, tile: str) -> None:
        """Enters an indicator on the felt."""

    @abstractmethod
    def undo_or_redo(self, action: ScriptAction) -> None:
        """Undoes or redoes the last act."""

    @abstractmethod
    def take_seats(self) -> None:
        """Confirms the new seats."""

    @abstractmethod
    def reopen_last_hand(self) -> None:
        """Opens the last hand in the picker as it was entered."""

    @abstractmethod
    def correct(self, event: EventJson) -> None:
        """Changes the discarder of the hand in the picker, and records."""

    @abstractmethod
    def start_next_match(self) -> None:
        """Begins the next match from the result, with the same players and rules."""

# SPDX-License-Identifier: MIT
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton

from mahjong_desk.ui.kit.sheets.keyboard import mnemonic_of
from mahjong_desk.ui.match.new_match_sheet import NewMatchSheet
from tests.event_json import EventJson
from tests.ui.player import NAMES
from tests.ui.rulesets.playing import CONTROL, SHIFT
from tests.ui.xvfb.script import Script, ScriptAction
from tests.ui.xvfb.script_runner import ScriptRunner

_ALT = Qt.KeyboardModifier.AltModifier


class KeyboardRunner(ScriptRunner):
    def begin(self, script: Script) -> None:
        self.player.press(Qt.Key.Key_N, CONTROL)
        sheet = self.player.sheet(NewMatchSheet)
        chips = sheet.rules.systems
        while chips.value() != script.ruleset:
            self.go_to(chips.chip(chips.value()))
            self.player.press(Qt.Key.Key_Right)
        self.go_to(sheet.seats.fields[0], back=True)
        self.player.enter("\t".join(NAMES))
        self.player.wait_for_the_picture()
        self.player.press(Qt.Key.Key_Return)

    def start_next_match(self) -> None:
        self.player.enter(mnemonic_of(self.sheet.next_button).lower())

    def enter(self, event: EventJson) -> None:
        source = 0 if event["from"] is None else event["from"] + 1
        for at, winner in enumerate(event["wins"]):
            if at:
                self._press(self.view.result.winners.another)
            self.player.enter(f"{winner['winner'] + 1}" if at else f"w{winner['winner'] + 1}{source}")
            self._type_hand(winner, shared=at > 0)

    def _type_hand(self, winner: EventJson, *, shared: bool) -> None:
        hand = winner["hand"]
        for chip, name in self.missing_indicators(hand):
            self._press(chip)
            self.player.enter(name.lower())
        text = hand["concealed"] + "".join(_notation(meld) for meld in hand["melds"])
        self.player.enter((text if shared else _with_winning_piece(text, hand["winning_tile"])).lower())
        for situation in hand.get("situation", ()):
            if not self.view.melds.situations.chip(situation).isChecked():
                place = self.view.melds.situations.choices().index(situation)
                self.player.enter(f"v{place + 1}")
        for name, stepper in self.view.melds.questions.steppers.items():
            self.player.enter(mnemonic_of(stepper.increase_button).lower() * hand.get(name, 0))
        if winner.get("pao"):
            self.player.enter("y")

    def _press(self, button: QAbstractButton) -> None:
        self.player.press(Qt.Key(ord(mnemonic_of(button))), _ALT)

    def finish(self) -> None:
        self.player.enter("\n")

    def withdraw(self) -> None:
        self.player.press(Qt.Key.Key_Backspace, CONTROL)
        self.player.press(Qt.Key.Key_1, _ALT)

    def record_event(self, event: EventJson) -> None:
        kind = event["type"]
        seat = f"{event['player'] + 1}" if "player" in event else ""
        letter = _LETTERS.get(kind, "") if event.get("kind") in (None, "exhaustive") else ""
        if letter:
            self.player.enter(letter)
        else:
            self.player.enter("m")
            self.player.press_in_menu(self.name_in_menu(event))
        sheet = self.event_sheet
        if kind == "draw" and sheet is not None:
            seat += "".join(
                str(ready + 1) for ready in event.get("tenpai", ()) if ready not in sheet.form.tenpai.values()
            )
        self._fill(event, seat)

    def record_at_seat(self, event: EventJson) -> None:
        self.player.enter(str(event["player"] + 1))
        self.player.press_in_menu(self.name_in_menu(event))
        self._fill(event, "")

    def _fill(self, event: EventJson, seat: str) -> None:
        sheet = self.event_sheet
        several = event.get("nagashi", ())
        self.player.enter(seat + ("\n" if sheet is not None and not several else ""))
        for chosen_seat in several:
            # With several rows of players, digits choose in the focused row.
            chip = sheet.form.extra_fields.groups["nagashi"].chip(chosen_seat)
            self.go_to(chip)
            self.player.enter(f"{chosen_seat + 1}")
        if several:
            self.player.enter("\n")

    def turn_up(self, tile: str) -> None:
        self.player.enter(f"i{tile.lower()}")
        if self.sheet is not None:
            self.player.enter("\n")

    def take_seats(self) -> None:
        self.player.enter("\n")

    def undo_or_redo(self, action: ScriptAction) -> None:
        if self.player.window.current_screen != "table":
            self.player.press(Qt.Key.Key_1, _ALT)
        self.player.press(Qt.Key.Key_Z, CONTROL if action is ScriptAction.UNDO else CONTROL | SHIFT)

    def reopen_last_hand(self) -> None:
        self.player.enter("e")

    def correct(self, event: EventJson) -> None:
        self.player.enter(f"f{event['from'] + 1}")
        self.player.enter("\n")
        self.player.enter("\n")


_LETTERS = {"draw": "d", "riichi": "r", "chombo": "c"}


def _notation(meld: EventJson) -> str:
    """Returns the keys of a meld, with the number of its discarder."""
    tiles, kind = meld["tiles"], meld["kind"]
    if kind == "shouminkan":
        tiles = tiles[:3] + "+" + tiles[3:]
    return f"[{tiles}{meld['from'] + 1 if 'from' in meld else ''}]"


def _with_winning_piece(text: str, winning: str) -> str:
    """Returns the keys of a hand with its winning piece last."""
    marked = text.endswith("]") or not winning[0].isdigit() or text[-1] != winning[-1]
    return text + winning if marked else f"{text[:-1]}{winning}"

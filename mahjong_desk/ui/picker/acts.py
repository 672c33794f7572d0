# SPDX-License-Identifier: MIT
"""What a person does to the hand in the picker, by a click or by a key."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from mahjong_desk.entry import melds, pieces
from mahjong_desk.entry.notation import write
from mahjong_desk.entry.typed_values import typed_value
from mahjong_desk.rules.indicators import Indicator
from mahjong_desk.ui.hand.hand_entry import HandEntry
from mahjong_desk.ui.picker.focus import EntryFocus
from mahjong_desk.ui.picker.rack_view import Part, RackView
from mahjong_desk.ui.picker.result.possible_wins_list import SELF_DRAWN
from mahjong_desk.ui.picker.view import PickerView


class Acts:
    """The acts in the widgets for one ruleset; connected to them when it is made.

    Attributes:
        rack: What lies on the rack, and what a click on it means.
    """

    def __init__(self, entry: HandEntry, view: PickerView, focus: EntryFocus) -> None:
        """Connects the widgets of a view with an entry."""
        self._entry, self._view, self._focus = entry, view, focus
        self.rack = RackView((), ())
        self._connect_hand()
        self._connect_result()

    def _connect_hand(self) -> None:
        view, entry = self._view, self._entry
        view.winner.chosen.connect(self._choose_winner)
        view.winner.clicked.connect(self._focus.go_on)
        view.source.chosen.connect(self._choose_source)
        view.source.clicked.connect(self._focus.go_on)
        view.palette_tiles.piece_chosen.connect(self._choose_piece)
        view.melds.faces_turned.connect(entry.turn_faces)
        view.melds.questions.told.connect(entry.tell)
        for row in view.melds.indicators.values():
            row.removed.connect(entry.remove_indicator)
        view.melds.giver_chosen.connect(lambda meld, seat: entry.take(melds.set_giver(entry.draft, meld, seat)))
        view.melds.situation_turned.connect(self._turn_situation)
        view.refusal.remedy_wanted.connect(self._turn_situation)
        view.rack.tile_clicked.connect(self._click_rack)
        view.clear.clicked.connect(entry.clear)

    def _connect_result(self) -> None:
        result, entry = self._view.result, self._entry
        result.possible_wins.source_chosen.connect(self._choose_possible)
        result.waits.piece_wanted.connect(self._finish)
        result.pao.decided.connect(self._decide_pao)
        result.pao.turned.connect(lambda pao, holds: entry.turn_pao(pao, holds=holds))
        result.winners.another_wanted.connect(self._add_winner)
        result.winners.turned.connect(lambda seat: self._of_winners(entry.turn_to_winner, seat))
        result.winners.removed.connect(lambda seat: self._of_winners(entry.remove_winner, seat))
        result.quick_value.value_changed.connect(lambda value: entry.set_value(dict(value)))
        result.foot.quick.clicked.connect(self.turn_quick)

    # Clicks

    def _choose_winner(self, seat: object) -> None:
        if isinstance(seat, int):
            self._entry.choose_winner(seat)

    def _choose_source(self, source: object) -> None:
        if source == SELF_DRAWN:
            self._entry.choose_discarder(None)
        elif isinstance(source, int):
            self._entry.choose_discarder(source)

    def _choose_possible(self, source: object) -> None:
        """Takes the win chosen in the result, such as beside a refusal; the keyboard stays where the hand is typed."""
        self._choose_source(source)
        self._focus.to_line()

    def _choose_piece(self, piece: int, winning: bool) -> None:
        mode, self._view.melds.mode = self._view.melds.mode, None
        if isinstance(mode, Indicator):
            self._entry.add_indicator(mode, piece)
        elif mode is not None:
            self._entry.add_meld(mode, piece)
        else:
            self._entry.add_piece(piece, winning=winning)

    def _click_rack(self, group: int, at: int) -> None:
        """Takes away what was clicked, or turns it: the called piece its giver, with Shift any the winning one."""
        target = self.rack.targets[group][at]
        draft = self._entry.draft
        shift = bool(QApplication.keyboardModifiers() & Qt.KeyboardModifier.ShiftModifier)
        if target.part is Part.CALLED:
            turned = melds.next_giver(self._entry.frame, draft, target.meld)
            self._entry.take(turned if turned != draft else melds.remove_meld(draft, target.meld))
        elif target.part is Part.MELD:
            self._entry.take(melds.remove_meld(draft, target.meld))
        elif target.part is Part.WINNING:
            self._entry.take(pieces.remove_piece(draft, target.piece, winning=True))
        elif shift:
            self._entry.take(pieces.mark_winning(draft, target.piece))
        else:
            self._entry.take(pieces.remove_piece(draft, target.piece))

    def _turn_situation(self, situation: object) -> None:
        if isinstance(situation, str):
            self._entry.turn_situation(situation)

    def _decide_pao(self, pao: object, declined: bool) -> None:
        if isinstance(pao, tuple):
            self._entry.decide_pao(pao, declined=declined)

    def _finish(self, piece: int) -> None:
        """Finishes the hand with a piece that it waits for."""
        self._entry.add_piece(piece, winning=True)
        self._focus.follow()

    def _add_winner(self) -> None:
        self._entry.add_winner()
        self._focus.ask()

    def _of_winners(self, act: Callable[[int], None], seat: int) -> None:
        """Shows or takes out one of several winners; the chip that was pressed is gone then, the keyboard is not."""
        act(seat)
        self._focus.follow()

    # Clicks and keys

    def turn_quick(self) -> None:
        """Turns between the tiles and a typed value."""
        if self._entry.draft.value is not None:
            self._entry.set_value(None)
            self._focus.follow()
            return
        rules = self._entry.assessment.rules
        self._entry.set_value(typed_value(rules, rules.value_forms[0].id, {}))
        self._view.result.quick_value.focus_first()

    # Keys

    def type_text(self, text: str) -> None:
        """Adds typed text to the hand, or to the indicator that is asked for."""
        if not isinstance(self._view.melds.mode, Indicator):
            self._entry.type_text(text)
            return
        piece = self._entry.type_indicator(text)
        if piece is not None:
            self._choose_piece(piece, False)

    def answer_no(self) -> None:
        """Answers the first question that is open with no, or with nobody."""
        assessment = self._entry.assessment
        if assessment.asks_pao:
            self._view.result.pao.answer_with(agreed=False)
        elif assessment.open_questions:
            self._entry.tell(assessment.open_questions[0].field, None)

    def choose_wait(self) -> None:
        """Finishes the hand with the only piece that it waits for, or takes the keyboard to the pieces."""
        waits = [tile for tile in self._view.result.waits.tiles if tile.isVisible() and tile.isEnabled()]
        if len(waits) == 1:
            waits[0].click()
        elif waits:
            waits[0].setFocus(Qt.FocusReason.TabFocusReason)

    def turn_giver(self) -> None:
        """Has the last claimed meld given by the next player."""
        frame, draft = self._entry.frame, self._entry.draft
        claimed = [at for at, meld in enumerate(draft.melds) if melds.giver_of(frame, draft, meld) is not None]
        if claimed:
            self._entry.take(melds.next_giver(frame, draft, claimed[-1]))

    def leave(self) -> None:
        """Leaves what was begun last: a meld, a typed value, or the choice that has the keyboard."""
        if self._view.melds.mode is not None:
            self._view.melds.choose(None)
        elif self._entry.draft.value is not None:
            self.turn_quick()
        else:
            self._focus.to_line()

    def copy(self) -> None:
        """Copies the hand as text."""
        QApplication.clipboard().setText(write(self._entry.frame, self._entry.draft, self._entry.givers()))

    def paste(self) -> None:
        """Adds copied text to the hand."""
        text = QApplication.clipboard().text().strip()
        if text:
            self._entry.type_text(text)
            self._focus.to_line()

# SPDX-License-Identifier: MIT
"""Handles clicks and keys in the picker, and moves the focus."""

from collections.abc import Callable, Mapping

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QPushButton

from mahjong_desk.entry import pieces
from mahjong_desk.entry.draft import claimed_from
from mahjong_desk.entry.notation import format_hand
from mahjong_desk.entry.winners import manual_value
from mahjong_desk.rules.model.hand import Indicator
from mahjong_desk.ui.hand.hand_entry import HandEntry
from mahjong_desk.ui.kit.controls.chips import Chip
from mahjong_desk.ui.kit.sheets.keyboard import button_for_mnemonic, to_digit, to_latin
from mahjong_desk.ui.picker.keyboard import KeyAction, action_for
from mahjong_desk.ui.picker.result.outcome_lists import SELF_DRAWN
from mahjong_desk.ui.picker.view import PickerView

_ALLOWED_AT_QUESTION = frozenset(
    {
        KeyAction.RECORD,
        KeyAction.YES,
        KeyAction.NO,
        KeyAction.CANCEL,
        KeyAction.KEYS,
        KeyAction.UNDO,
        KeyAction.REDO,
        KeyAction.COPY,
    }
)
"""The actions that are allowed before a question that blocks recording is answered."""


_REPEATED = (None, KeyAction.BACKSPACE, KeyAction.UNDO, KeyAction.REDO)
"""The actions that a held key repeats; None is typing. Others would be done and undone in turn."""


class PickerController:
    """Connects the widgets of a picker with the hand being entered."""

    def __init__(self, entry: HandEntry, view: PickerView, actions: Mapping[KeyAction, Callable[[], object]]) -> None:
        self._entry, self._view = entry, view
        self.is_asking = False
        self._must_answer = self._is_typing_hand = False
        self._actions: Mapping[KeyAction, Callable[[], object]] = {
            KeyAction.BACKSPACE: entry.backspace,
            KeyAction.CLEAR: entry.clear,
            KeyAction.UNDO: entry.undo,
            KeyAction.REDO: entry.redo,
            KeyAction.COPY: self._copy,
            KeyAction.PASTE: self._paste,
            KeyAction.WINNER: view.winner.take_focus,
            KeyAction.SOURCE: view.source.take_focus,
            KeyAction.SELF_DRAWN: lambda: entry.choose_discarder(None),
            KeyAction.RIICHI: self._toggle_riichi,
            KeyAction.DISCARDER: self._cycle_discarder,
            KeyAction.WAIT: self._choose_wait,
            KeyAction.QUICK_VALUE: self._toggle_quick_value,
            KeyAction.PAO: view.focus_pao,
            KeyAction.YES: lambda: view.result.pao.answer_with(agreed=True),
            KeyAction.NO: self._answer_no,
            KeyAction.CANCEL: self._cancel,
            **actions,
        }
        view.winner.chosen.connect(entry.choose_winner)
        view.winner.clicked.connect(self._follow_if_asking)
        view.source.chosen.connect(self._choose_source)
        view.source.clicked.connect(self._follow_if_asking)
        view.palette_tiles.piece_chosen.connect(self._choose_piece)
        view.melds.faces.clicked.connect(lambda: entry.cycle_faces(-1))
        view.melds.questions.answered.connect(entry.set_extra_field)
        for row in view.melds.indicators.values():
            row.removed.connect(entry.remove_indicator)
        view.melds.called_from.chosen.connect(
            lambda seat: entry.set_draft(pieces.set_claimed_from(entry.draft, -1, seat))
        )
        view.melds.added_toggled.connect(lambda: entry.set_draft(pieces.toggle_added_kan(entry.draft, -1)))
        view.melds.situations.toggled.connect(entry.toggle_situation)
        view.refusal.remedies.toggled.connect(lambda situation, _on: entry.toggle_situation(situation))
        view.rack.tile_clicked.connect(self._click_rack)
        view.clear.clicked.connect(entry.clear)
        result = view.result
        result.possible_wins.source_chosen.connect(
            lambda source: self._act_and_focus(self.focus_notation, self._choose_source, source)
        )
        result.waits.piece_requested.connect(
            lambda piece: self._act_and_focus(self.follow, lambda: entry.add_piece(piece, winning=True))
        )
        result.pao.decided.connect(lambda pao, declined: entry.set_pao(pao, declined=declined))
        result.pao.pao_toggled.connect(lambda pao, holds: entry.toggle_pao(pao, holds=holds))
        result.winners.another.clicked.connect(lambda: self._act_and_focus(self.ask, entry.add_winner))
        # The pressed chip is gone afterwards, so the focus moves on.
        result.winners.winner_chosen.connect(self._show_winner)
        result.winners.removed.connect(lambda seat: self._act_and_focus(self.follow, entry.remove_winner, seat))
        result.quick_value.value_changed.connect(lambda value: entry.set_value(dict(value)))
        result.foot.quick.clicked.connect(self._toggle_quick_value)

    def _act_and_focus(self, focus: Callable[[], object], act: Callable[..., object], *values: object) -> None:
        act(*values)
        focus()

    # Focus

    def ask(self) -> None:
        """Focuses the first open choice, and the next one after each choice."""
        self.is_asking = True
        self.follow()

    def _follow_if_asking(self) -> None:
        if self.is_asking:
            self.follow()

    def follow(self) -> None:
        """Focuses the next thing to enter."""
        draft = self._entry.draft
        if not self._entry.is_active:
            return
        if self.is_asking and draft.winner is None:
            self._view.winner.take_focus()
        elif self.is_asking and not draft.is_decided:
            self._view.source.take_focus()
        else:
            self.focus_notation()

    def answer_first(self) -> None:
        """Focuses the blocking question, and refuses keys that enter another hand."""
        self._view.focus_question()
        self._must_answer, self._is_typing_hand = True, False

    def focus_notation(self) -> None:
        """Focuses the notation, even if winner or source is still open."""
        self.is_asking = False
        self._view.focus_line()

    # Clicks

    def _show_winner(self, seat: int) -> None:
        """Shows another winner's hand, unless an open question must be answered first."""
        if self._entry.assessment.pao_undecided or self._entry.assessment.open_questions:
            self.answer_first()
        else:
            self._act_and_focus(self.follow, self._entry.show_winner, seat)

    def _choose_source(self, source: int | str) -> None:
        self._entry.choose_discarder(source if isinstance(source, int) else None)

    def _choose_piece(self, piece: int, winning: bool) -> None:
        mode, self._view.melds.mode = self._view.melds.mode, None
        if isinstance(mode, Indicator):
            self._entry.add_indicator(mode, piece)
        elif mode is not None:
            self._entry.add_meld(mode, piece)
        else:
            self._entry.add_piece(piece, winning=winning)

    def _click_rack(self, group: int, index: int) -> None:
        """Removes the clicked piece or meld.

        A called piece changes its discarder instead; with Shift, a piece becomes the winning one.
        """
        groups, spec, draft = self._view.rack.groups, self._entry.spec, self._entry.draft
        face = groups[group].pieces[index]
        # The winning piece comes after the melds.
        first_meld = len(groups) - len(draft.melds) - (draft.winning_piece is not None)
        piece, meld = spec.pieces.face_names.index(face.name), group - first_meld
        shift = bool(QApplication.keyboardModifiers() & Qt.KeyboardModifier.ShiftModifier)
        if meld >= 0 and not face.winning:
            new_draft = pieces.cycle_claimed_from(spec, draft, meld) if face.sideways else draft
            new_draft = new_draft if new_draft != draft else pieces.remove_meld(draft, meld)
        elif shift and not face.winning:
            new_draft = pieces.mark_winning(draft, piece)
        else:
            new_draft = pieces.remove_piece(draft, piece, winning=face.winning)
        self._entry.set_draft(new_draft)

    # Keys

    def press(self, event: QKeyEvent) -> None:
        """Handles a key of the picker."""
        entry, event = self._entry, to_latin(event)
        text = event.text()
        plain = bool(text) and text.isprintable()
        action = action_for(event, entry.spec.piece_letters)
        if (event.isAutoRepeat() and action not in _REPEATED) or self._refuses(action, to_digit(event) or text):
            return
        if plain and self._press_digit(event.key(), to_digit(event)):
            return
        focus = QApplication.focusWidget()
        if action is KeyAction.RECORD and isinstance(focus, QPushButton) and not isinstance(focus, Chip):
            focus.click()
        elif action is not None:
            self._actions[action]()
        elif plain and self._press_underlined(text.upper()):
            return
        elif plain and entry.draft.value is None and text != " ":
            self.focus_notation()
            self._type(text)

    def _refuses(self, action: KeyAction | None, text: str) -> bool:
        """Refuses a key if a question must be answered first; returns whether it did."""
        focus = QApplication.focusWidget()
        if focus is None or not self._view.is_in_question(focus):
            self._must_answer = False
        types = action is None and bool(text) and text.isprintable()
        if focus is None or not self._must_answer or action in _ALLOWED_AT_QUESTION or not (types or action):
            return False
        if text.isdecimal() and not self._is_typing_hand and self._view.melds.questions.isAncestorOf(focus):
            return False
        self._actions[KeyAction.RECORD]()
        # The user is typing another hand: later digits belong to it too.
        self._is_typing_hand = True
        return True

    def _press_underlined(self, letter: str) -> bool:
        """Presses the button with a mnemonic; returns whether the letter was one."""
        if letter in {name[-1].upper() for name in self._entry.spec.pieces.face_names}:
            return False
        button = button_for_mnemonic(self._view, letter) if letter.isalpha() else None
        if button is not None:
            button.click()
        return button is not None

    def _type(self, text: str) -> None:
        """Adds typed text to the hand, or to the indicator being entered."""
        if not isinstance(self._view.melds.mode, Indicator):
            self._entry.type_text(text)
            return
        piece = self._entry.type_indicator(text)
        if piece is not None:
            self._choose_piece(piece, False)

    def _press_digit(self, key: int, digit: str) -> bool:
        """Passes a key to the focused choice; returns whether it was used."""
        focus, view = QApplication.focusWidget(), self._view
        number = int(digit or -1)
        if focus is None:
            return False
        if view.winner.isAncestorOf(focus):
            return self._choose_winner(number)
        if view.source.isAncestorOf(focus):
            return self._choose_source_by_digit(0 if key == Qt.Key.Key_T else number)
        if view.result.waits.isAncestorOf(focus):
            tiles = view.result.waits.tiles
            if 1 <= number <= len(tiles):
                tiles[number - 1].click()
            return number >= 1
        if view.melds.questions.isAncestorOf(focus):
            if number >= 0 and view.melds.questions.answer_with(focus, number):
                self.follow()
            return number >= 0
        return view.melds.situations.isAncestorOf(focus) and self._choose_situation(number)

    def _choose_winner(self, number: int) -> bool:
        if not 1 <= number <= self._entry.spec.players:
            return False
        chip = self._view.winner.chip(number - 1)
        if not chip.isEnabled():
            self._view.winner.choice_rejected.emit(chip.toolTip())
            return True
        self._entry.choose_winner(number - 1)
        # With several winners, the source is already known.
        (self.follow if self._entry.draft.other_winners else self._view.source.take_focus)()
        return True

    def _choose_source_by_digit(self, number: int) -> bool:
        if not 0 <= number <= self._entry.spec.players:
            return False
        if self._view.source.chip(number - 1 if number else SELF_DRAWN).isEnabled():
            self._entry.choose_discarder(number - 1 if number else None)
            self.focus_notation()
        return True

    def _choose_situation(self, number: int) -> bool:
        if number < 0:
            return False
        self._view.melds.situations.press(number)
        self._view.focus_line()
        return True

    # Other actions

    def _toggle_quick_value(self) -> None:
        """Switches between the tiles and a typed value."""
        if self._entry.draft.value is not None:
            self._entry.set_value(None)
            self.follow()
            return
        rules = self._entry.assessment.rules
        self._entry.set_value(manual_value(rules, rules.value_forms[0].id, {}))
        self._view.result.quick_value.focus_first()

    def _answer_no(self) -> None:
        """Answers the first open question with no."""
        assessment = self._entry.assessment
        if assessment.pao_undecided:
            self._view.result.pao.answer_with(agreed=False)
        elif assessment.open_questions:
            self._entry.set_extra_field(assessment.open_questions[0].field, None)

    def _choose_wait(self) -> None:
        """Completes the hand with its only wait, or focuses the waits."""
        waits = [tile for tile in self._view.result.waits.tiles if tile.isVisible() and tile.isEnabled()]
        if len(waits) == 1:
            waits[0].click()
        elif waits:
            waits[0].setFocus(Qt.FocusReason.TabFocusReason)

    def _toggle_riichi(self) -> None:
        """Toggles riichi if rules and hand allow it."""
        declared = self._entry.assessment.rules.declared_circumstance_ids
        if declared and self._view.melds.situations.is_possible(declared[0]):
            self._entry.toggle_situation(declared[0])

    def _cycle_discarder(self) -> None:
        """Moves the source of the last claimed meld to the next player."""
        spec, draft = self._entry.spec, self._entry.draft
        claimed = [index for index, meld in enumerate(draft.melds) if claimed_from(spec, draft, meld) is not None]
        if claimed:
            self._entry.set_draft(pieces.cycle_claimed_from(spec, draft, claimed[-1]))

    def _cancel(self) -> None:
        """Cancels what was begun last: a meld, a typed value, or a focused choice."""
        if self._view.melds.mode is not None:
            self._view.melds.choose(None)
        elif self._entry.draft.value is not None:
            self._toggle_quick_value()
        else:
            self.focus_notation()

    def _copy(self) -> None:
        if self._entry.draft.entries:
            QApplication.clipboard().setText(format_hand(self._entry.spec, self._entry.draft))

    def _paste(self) -> None:
        text = QApplication.clipboard().text().strip()
        if text:
            self._entry.type_text(text)
            self.focus_notation()

# SPDX-License-Identifier: MIT
"""Carries out what the keys of the picker do, wherever the keyboard stands in it."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QPushButton, QWidget

from mahjong_desk.rules.extra_fields import FieldKind
from mahjong_desk.ui.hand.hand_entry import HandEntry
from mahjong_desk.ui.kit import Chip
from mahjong_desk.ui.kit.sheet_keys import lettered_button
from mahjong_desk.ui.picker.acts import Acts
from mahjong_desk.ui.picker.focus import EntryFocus
from mahjong_desk.ui.picker.keys import Act, act_of
from mahjong_desk.ui.picker.view import PickerView

_TENTH = 10
"""The place that the key 0 stands for."""


class Keyboard:
    """The keys of notation, choices and acts."""

    def __init__(
        self,
        entry: HandEntry,
        view: PickerView,
        focus: EntryFocus,
        acts: Acts,
        of_place: Mapping[Act, Callable[[], object]],
    ) -> None:
        """Takes the keys for the widgets of a view.

        Args:
            entry: The hand.
            view: The widgets.
            focus: Where the keyboard stands.
            acts: What a person does to the hand.
            of_place: What the place itself does.
        """
        self._entry, self._view, self._focus, self._acts = entry, view, focus, acts
        self._deeds: Mapping[Act, Callable[[], object]] = {
            Act.BACK: entry.take_back,
            Act.CLEAR: entry.clear,
            Act.UNDO: entry.undo,
            Act.REDO: entry.redo,
            Act.COPY: acts.copy,
            Act.PASTE: acts.paste,
            Act.WINNER: view.focus_winner,
            Act.SOURCE: view.focus_source,
            Act.SELF_DRAWN: lambda: entry.choose_discarder(None),
            Act.GIVER: acts.turn_giver,
            Act.WAIT: acts.choose_wait,
            Act.QUICK: acts.turn_quick,
            Act.PAO: view.focus_pao,
            Act.YES: lambda: view.result.pao.answer_with(agreed=True),
            Act.NO: acts.answer_no,
            Act.LEAVE: acts.leave,
            **of_place,
        }

    def press(self, event: QKeyEvent) -> None:
        """Does what a key of the picker does."""
        text = event.text()
        plain = bool(text) and text.isprintable()
        in_meld = "[" in self._entry.draft.pending
        if plain and not in_meld and self._choose(event.key(), text):
            return
        act = act_of(event, in_meld=in_meld, letters=self._entry.frame.letters)
        focus = QApplication.focusWidget()
        if act is Act.RECORD and isinstance(focus, QPushButton) and not isinstance(focus, Chip):
            focus.click()
        elif act is not None:
            self._deeds[act]()
        elif plain and not in_meld and self._press_underlined(text.upper()):
            return
        elif plain and self._entry.draft.value is None and (in_meld or text != " "):
            self._focus.to_line()
            self._acts.type_text(text)

    def _press_underlined(self, letter: str) -> bool:
        """Presses what a letter stands underlined in, as Alt with it does; tells whether it was one that types nothing."""
        if letter in {name[-1].upper() for name in self._entry.frame.pieces.names}:
            return False
        button = lettered_button(self._view, letter) if letter.isalpha() else None
        if button is not None:
            button.click()
        return button is not None

    # Choices

    def _choose(self, key: int, text: str) -> bool:
        """Takes a key of the choice that has the keyboard; tells whether it was one."""
        focus = QApplication.focusWidget()
        if focus is None:
            return False
        number = int(text) if text.isdecimal() and text.isascii() else -1
        view = self._view
        if view.winner.isAncestorOf(focus):
            return self._choose_winner(number)
        if view.source.isAncestorOf(focus):
            return self._choose_source(0 if key == Qt.Key.Key_T else number)
        if view.result.waits.isAncestorOf(focus):
            return self._choose_wait(number)
        if view.melds.questions.isAncestorOf(focus):
            return self._answer(focus, number)
        if view.melds.situations.isAncestorOf(focus):
            return self._choose_situation(number)
        return False

    def _is_seat(self, number: int) -> bool:
        return 1 <= number <= self._entry.frame.players

    def _choose_winner(self, number: int) -> bool:
        if not self._is_seat(number):
            return False
        self._entry.choose_winner(number - 1)
        if self._entry.draft.others:
            # Where the tile came from is said already.
            self._focus.follow()
        else:
            self._view.focus_source()
        return True

    def _choose_source(self, number: int) -> bool:
        if number != 0 and not self._is_seat(number):
            return False
        if number - 1 != self._entry.draft.winner:
            self._entry.choose_discarder(number - 1 if number else None)
            self._focus.to_line()
        return True

    def _choose_wait(self, number: int) -> bool:
        tiles = self._view.result.waits.tiles
        if 1 <= number <= len(tiles):
            tiles[number - 1].click()
        return number >= 1

    def _answer(self, focus: QWidget, number: int) -> bool:
        """Answers the question that has the keyboard: a seat by its number, else the answer of that place."""
        if self._view.melds.questions.answer_with(focus, number):
            return True
        fields = self._view.melds.questions.fields
        asked = (
            one
            for one in self._entry.assessment.questions
            if one.field.id in fields and fields[one.field.id].isAncestorOf(focus)
        )
        question = next(asked, None)
        if question is None or number < 0:
            return number >= 0
        chosen: dict[int, object] = dict(enumerate(question.values, start=1))
        if question.field.kind is FieldKind.SEAT:
            chosen = {0: None, **{seat + 1: seat for seat in range(self._entry.frame.players)}}
        if number in chosen and chosen[number] in question.values:
            self._entry.tell(question.field, chosen[number])
            self._focus.follow()
        return True

    def _choose_situation(self, number: int) -> bool:
        if number < 0:
            return False
        number = number or _TENTH
        chips = self._view.situation_values()
        if number <= len(chips) and self._view.melds.situations.chip(chips[number - 1]).isEnabled():
            self._entry.turn_situation(chips[number - 1])
        self._view.focus_line()
        return True

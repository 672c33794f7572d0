# SPDX-License-Identifier: MIT
"""What a ruleset asks besides pieces and situations."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from mahjong_desk.entry.assessment import Assessment, AssessmentStage
from mahjong_desk.entry.questions import (
    NEVER_ASKED,
    FieldQuestion,
    possible_answers,
    possible_questions,
    questions_at_table,
)
from mahjong_desk.rules.model.extra_fields import ExtraField, FieldKind
from mahjong_desk.rules.ruleset import TableRules
from mahjong_desk.texts import tr
from mahjong_desk.ui.kit.controls.chip_group import TypingChipGroup
from mahjong_desk.ui.kit.controls.stepper import Stepper
from mahjong_desk.ui.kit.layout.boxes import column
from mahjong_desk.ui.kit.painting import short_name
from mahjong_desk.ui.text.phrases import capitalised, localised

UNANSWERED = "nothing said"
"""The value of the chip for no answer, since a chip's value cannot be None."""
_APART, _DENSE_APART = 4, 3


class QuestionsBar(QWidget):
    """The extra fields of a win; a question is shown only while its answer matters."""

    answered = Signal(object, object)

    def __init__(self, rules: TableRules, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.fields: dict[str, TypingChipGroup] = {}
        self.steppers: dict[str, Stepper] = {}
        # Questions come before mere toggles: Record may wait for them.
        self._known = tuple(sorted(possible_questions(rules.ruleset), key=lambda field: field.kind in NEVER_ASKED))
        self._open: TypingChipGroup | None = None
        self._column = column(gap=_APART)
        self.setLayout(self._column)
        for field in self._known:
            self._add(field)
        # A bar that still has the height of wrapped chips keeps them at its top.
        self._column.addStretch(1)
        self.hide()

    @property
    def open_field(self) -> TypingChipGroup | None:
        """The first field that is not answered, or None."""
        return self._open

    def show_questions(self, assessment: Assessment, names: Sequence[str]) -> None:
        """Shows the questions whose answer matters, and the numbers that the table counts."""
        wanted = {one.field.id: one for one in assessment.questions}
        at_table = {field.id for field in questions_at_table(assessment.rules, assessment.table)}
        self._open = next((self.fields[one.field.id] for one in assessment.questions if not one.answered), None)
        shown = False
        for field in self._known:
            part, one = self._part(field), wanted.get(field.id)
            if isinstance(part, Stepper):
                number = assessment.draft.extra_fields.get((field.owner, field.id), field.default)
                part.set_value(number if isinstance(number, int) else field.allowed_numbers[0])
                idle = one is None and assessment.stage is AssessmentStage.WON
                part.disable(tr("With this hand it makes no difference") if idle else None)
            elif one is not None:
                self._show_choices(field, part, one, names)
            visible = one is not None or (isinstance(part, Stepper) and field.id in at_table)
            part.setVisible(visible)
            shown = shown or visible
        self.setVisible(shown)

    def _show_choices(
        self, field: ExtraField, group: TypingChipGroup, one: FieldQuestion, names: Sequence[str]
    ) -> None:
        known = possible_answers(field, len(names))
        group.set_choices([(_key(v), self._text(field, v, names)) for v in known if self._has_chip(field, v)])
        group.choose(_key(one.told) if one.answered else None)
        offered = [_key(value) for value in one.values]
        barred = [key for key in group.choices() if key not in offered]
        group.disable(dict.fromkeys(barred, tr("With this hand it makes no difference")))

    def assign_mnemonics(self, taken: Collection[str]) -> None:
        """Gives each number a letter of its id that makes it one more, where one is free."""
        given = set(taken)
        for name, stepper in self.steppers.items():
            letter = next((letter for letter in name.upper() if letter.isalpha() and letter not in given), "")
            stepper.increase_button.set_key(letter)
            given |= {letter}

    def answer_with(self, focus: QWidget, number: int) -> bool:
        """Answers the focused field by a digit: its number, a seat or an index; returns whether that answers a question."""
        field = next(field for field in self._known if self._part(field).isAncestorOf(focus))
        part = self._part(field)
        if isinstance(part, Stepper):
            part.set_typed_value(number)
            return False
        by_digit: dict[int, object] = dict(enumerate(part.choices(), start=1))
        if field.kind is FieldKind.SEAT:
            by_digit = {0: UNANSWERED, **{key + 1: key for key in part.choices() if isinstance(key, int)}}
        chip = part.chip(by_digit[number]) if number in by_digit else None
        if chip is None or not chip.isEnabled():
            return False
        chip.click()
        return True

    def set_dense(self, *, dense: bool) -> None:
        """Uses smaller gaps."""
        self._column.setSpacing(_DENSE_APART if dense else _APART)
        for field in self._known:
            self._part(field).set_dense(dense=dense)

    def _add(self, field: ExtraField) -> None:
        name = capitalised(localised(field.name))
        if field.kind is FieldKind.NUMBER:
            stepper = self.steppers[field.id] = Stepper(name, field.allowed_numbers, self, faces=field.faces)
            stepper.stepped.connect(
                lambda number: self.answered.emit(field, None if number == field.default else number)
            )
            self._column.addWidget(stepper)
            return
        truth = field.kind is FieldKind.BOOLEAN
        group = TypingChipGroup("" if truth else name, self, on_felt=True, label_above=True, optional=truth)
        group.set_single_line(field.kind is FieldKind.SEAT)
        group.chosen.connect(lambda key: self.answered.emit(field, None if key == UNANSWERED else key))
        self._column.addWidget(group)
        self.fields[field.id] = group

    def _part(self, field: ExtraField) -> TypingChipGroup | Stepper:
        return self.steppers[field.id] if field.kind is FieldKind.NUMBER else self.fields[field.id]

    def _has_chip(self, field: ExtraField, value: object) -> bool:
        """Returns whether an answer has a chip: a yes-or-no question has one, which is toggled."""
        return field.kind is not FieldKind.BOOLEAN or value is True

    def _text(self, field: ExtraField, value: object, names: Sequence[str]) -> str:
        if isinstance(value, str):
            return localised(field.choices[value])
        if field.kind is FieldKind.SEAT:
            return short_name(names[value]) if isinstance(value, int) else tr("Nobody")
        if field.kind is FieldKind.CHOICE:
            return tr("Not entered")
        return capitalised(localised(field.name))


def _key(value: object) -> object:
    return UNANSWERED if value is None else value

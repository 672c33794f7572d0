# SPDX-License-Identifier: MIT
"""The grid of circumstances of a win, and the questions about extra fields."""

from collections.abc import Collection, Mapping, Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QGridLayout, QSizePolicy, QWidget

from mahjong_desk.entry import questions
from mahjong_desk.entry.assessment import Assessment, AssessmentStage
from mahjong_desk.rules.model.circumstances import HAITEI, HOUTEI, Circumstance, WinMethod
from mahjong_desk.rules.model.extra_fields import ExtraField, FieldKind
from mahjong_desk.rules.ruleset import TableRules
from mahjong_desk.texts import tr
from mahjong_desk.ui.kit.controls.chips import Chip, TypingChipGroup
from mahjong_desk.ui.kit.controls.stepper import Stepper
from mahjong_desk.ui.kit.layout.boxes import column
from mahjong_desk.ui.kit.painting import short_name
from mahjong_desk.ui.kit.text_format import with_heading
from mahjong_desk.ui.text.phrases import capitalise, localise
from mahjong_desk.ui.text.vocabulary import situation_name

_COLUMNS = 3
_LAST = frozenset({HAITEI.id, HOUTEI.id})


class SituationGrid(QWidget):
    """The circumstances of a win in rows of three cells.

    A cell in which none is possible now is empty. Its tooltip is the reason, which a click shows too.
    """

    toggled = Signal(str)
    explained = Signal(str)

    def __init__(self, rules: TableRules) -> None:
        super().__init__()
        self.cells = assign_cells(rules.circumstances)
        self._labels = {name: capitalise(situation_name(rules.ruleset, name)) for name in rules.circumstance_ids}
        self._chips: dict[str, Chip] = {}
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setSpacing(4)
        for index, cell in enumerate(self.cells):
            for name in cell:
                chip = self._chips[name] = Chip(self._labels[name], on_felt=True)
                chip.accessible_role = "CheckBox"
                chip.setFocusPolicy(Qt.FocusPolicy.TabFocus)
                chip.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
                chip.clicked.connect(lambda _on, name=name: self.toggled.emit(name))
                grid.addWidget(chip, *divmod(index, _COLUMNS))
        if not self.cells:
            self.hide()

    def show_situations(self, chosen: Collection[str], barred: Mapping[str, str], hints: Mapping[str, str]) -> None:
        """Shows the circumstances that are chosen or possible.

        ``barred`` are the reasons why the others are not possible, ``hints`` the tooltips of possible ones.
        """
        for cell in self.cells:
            possible = [name for name in cell if name not in barred]
            selected = next((name for name in cell if name in chosen), next(iter(possible), ""))
            reasons = "\n".join(with_heading(self._labels[name], barred[name]) for name in cell if name in barred)
            for name in cell:
                chip = self._chips[name]
                chip.setVisible(name == (selected or cell[0]))
                chip.set_blank(not selected)
                chip.setEnabled(name == selected and name not in barred)
                chip.setChecked(name in chosen)
                chip.setToolTip(barred.get(name, hints.get(name, "")) if selected else reasons)
                chip.setAccessibleDescription(chip.toolTip())

    def choices(self) -> list[str]:
        """Returns the circumstance of each cell; the first if none is possible."""
        return [next(name for name in cell if not self._chips[name].isHidden()) for cell in self.cells]

    def chip(self, name: str) -> Chip:
        return self._chips[name]

    def is_possible(self, name: str) -> bool:
        """Returns whether a circumstance is shown and can be changed."""
        chip = self._chips.get(name)
        return chip is not None and not chip.isHidden() and chip.isEnabled()

    def press(self, number: int) -> None:
        """Clicks the chip of a cell, counted from 1, or shows why there is none."""
        if not 1 <= number <= len(self.cells):
            return
        chip = self._chips[self.choices()[number - 1]]
        if chip.isEnabled():
            chip.click()
        else:
            self.explained.emit(chip.toolTip())

    def take_focus(self) -> None:
        """Focuses the first chip that can be pressed, or shows why there is none."""
        usable = next((chip for chip in map(self.chip, self.choices()) if chip.isEnabled()), None)
        if usable is not None:
            usable.setFocus(Qt.FocusReason.TabFocusReason)
        elif self.cells:
            self.press(1)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        # Disabled chips leave their presses to the widget that holds them.
        chip = self.childAt(event.position().toPoint())
        if isinstance(chip, Chip) and chip.toolTip():
            self.explained.emit(chip.toolTip())


def assign_cells(circumstances: Sequence[Circumstance]) -> tuple[tuple[str, ...], ...]:
    """Returns the circumstances of each cell, which are never possible together.

    The last tile and the last discard share a cell. A win in the first turn shares that of the replacement tile if it
    is on a discard, and that of the robbed kan if it is self-drawn.
    """
    firsts = [item for item in circumstances if item.first_turn]
    cells: list[list[str]] = []
    for item in sorted(circumstances, key=_order):
        if item.first_turn:
            continue
        if item.id in _LAST and cells and cells[-1][0] in _LAST:
            cells[-1].append(item.id)
            continue
        cells.append([item.id])
        if item.needs_kan or item.robs_kan:
            method = WinMethod.DISCARD if item.needs_kan else WinMethod.DRAW
            cells[-1] += [first.id for first in firsts if first.win_method is method]
    return tuple(map(tuple, cells))


def _order(item: Circumstance) -> tuple[bool, ...]:
    """Returns the sort key: riichi, last tile, replacement tile, robbed kan, others."""
    return not (item.is_declared or item.requires_any), item.id not in _LAST, not item.needs_kan, not item.robs_kan


UNANSWERED = "nothing said"
"""The value of the chip for no answer, since a chip's value cannot be None."""
_GAP, _DENSE_GAP = 4, 3


class QuestionsBar(QWidget):
    """The extra fields of a win; a question is shown only while its answer matters."""

    answered = Signal(object, object)

    def __init__(self, rules: TableRules) -> None:
        super().__init__()
        self.fields: dict[str, TypingChipGroup] = {}
        self.steppers: dict[str, Stepper] = {}
        # Questions come before mere toggles because they may block Record.
        self._fields = tuple(
            sorted(
                questions.possible_questions(rules.ruleset), key=lambda field: field.kind in questions.OPTIONAL_KINDS
            )
        )
        self._open: TypingChipGroup | None = None
        self._column = column(gap=_GAP)
        self.setLayout(self._column)
        for field in self._fields:
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
        questions_by_field = {question.field.id: question for question in assessment.questions}
        counted_at_table = {field.id for field in questions.questions_at_table(assessment.rules, assessment.table)}
        self._open = next(
            (self.fields[question.field.id] for question in assessment.questions if not question.is_answered), None
        )
        any_visible = False
        for field in self._fields:
            part, question = self._part(field), questions_by_field.get(field.id)
            if isinstance(part, Stepper):
                number = assessment.draft.extra_fields.get((field.owner, field.id), field.default)
                part.set_value(number if isinstance(number, int) else field.allowed_numbers[0])
                idle = question is None and assessment.stage is AssessmentStage.WON
                part.disable(tr("With this hand it makes no difference") if idle else None)
            elif question is not None:
                self._show_choices(field, part, question, names)
            visible = question is not None or (isinstance(part, Stepper) and field.id in counted_at_table)
            part.setVisible(visible)
            any_visible = any_visible or visible
        self.setVisible(any_visible)

    def _show_choices(
        self, field: ExtraField, group: TypingChipGroup, question: questions.FieldQuestion, names: Sequence[str]
    ) -> None:
        # The chip of a yes-or-no question is toggled.
        answers = (True,) if field.kind is FieldKind.BOOLEAN else questions.possible_answers(field, len(names))
        group.set_choices([(_key(value), self._text(field, value, names)) for value in answers])
        group.choose(_key(question.answer) if question.is_answered else None)
        offered = [_key(value) for value in question.values]
        barred = [key for key in group.choices() if key not in offered]
        group.disable(dict.fromkeys(barred, tr("With this hand it makes no difference")))

    def assign_mnemonics(self, taken: Collection[str]) -> None:
        """Gives each stepper a free letter of its id as its key, if there is one."""
        used = set(taken)
        for name, stepper in self.steppers.items():
            letter = next((letter for letter in name.upper() if letter.isalpha() and letter not in used), "")
            stepper.increase_button.set_key(letter)
            used |= {letter}

    def answer_with(self, focus: QWidget, number: int) -> bool:
        """Answers the focused field by a digit; returns whether a chip was chosen."""
        field = next(field for field in self._fields if self._part(field).isAncestorOf(focus))
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
        self._column.setSpacing(_DENSE_GAP if dense else _GAP)
        for field in self._fields:
            self._part(field).set_dense(dense=dense)

    def _add(self, field: ExtraField) -> None:
        name = capitalise(localise(field.name))
        if field.kind is FieldKind.NUMBER:
            stepper = self.steppers[field.id] = Stepper(name, field.allowed_numbers, faces=field.faces)
            stepper.stepped.connect(lambda count: self.answered.emit(field, None if count == field.default else count))
            self._column.addWidget(stepper)
            return
        is_boolean = field.kind is FieldKind.BOOLEAN
        group = TypingChipGroup("" if is_boolean else name, self, on_felt=True, label_above=True, optional=is_boolean)
        group.set_single_line(field.kind is FieldKind.SEAT)
        group.chosen.connect(lambda key: self.answered.emit(field, None if key == UNANSWERED else key))
        self._column.addWidget(group)
        self.fields[field.id] = group

    def _part(self, field: ExtraField) -> TypingChipGroup | Stepper:
        return self.steppers[field.id] if field.kind is FieldKind.NUMBER else self.fields[field.id]

    def _text(self, field: ExtraField, value: object, names: Sequence[str]) -> str:
        if isinstance(value, str):
            return localise(field.choices[value])
        if field.kind is FieldKind.SEAT:
            return short_name(names[value]) if isinstance(value, int) else tr("Nobody")
        if field.kind is FieldKind.CHOICE:
            return tr("Not entered")
        return capitalise(localise(field.name))


def _key(value: object) -> object:
    return UNANSWERED if value is None else value

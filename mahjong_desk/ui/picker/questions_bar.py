# SPDX-License-Identifier: MIT
"""What a ruleset asks beside pieces and circumstances, as chips that take a click only where the answer matters."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from mahjong_desk.entry.questions import Question, askable, known_answers
from mahjong_desk.rules.extra_fields import ExtraField, FieldKind
from mahjong_desk.rules.ruleset import Rules
from mahjong_desk.ui.kit import short_name
from mahjong_desk.ui.kit.choices import Choices
from mahjong_desk.ui.words import capital, in_language

NOTHING_SAID = "nothing said"
"""Stands for an answer left out, since a chip's value cannot be None."""
_APART, _DENSE_APART = 4, 3


class QuestionsBar(QWidget):
    """The extra fields of a win, each with every answer at its place from the first tile on.

    Attributes:
        fields: The chips by the id of their field.

    Signals:
        told(object, object): An extra field was answered: the field and its value, None for no answer.
    """

    told = Signal(object, object)

    def __init__(self, rules: Rules, parent: QWidget | None = None) -> None:
        """Makes a bar for the fields that these rules can ask."""
        super().__init__(parent)
        self.fields: dict[str, Choices] = {}
        # Questions come before what is merely turned on: Record may wait for them.
        self._fields = tuple(sorted(askable(rules), key=lambda field: field.kind is FieldKind.TRUTH))
        self._open: Choices | None = None
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(_APART)
        for field in self._fields:
            self._add(field)
        if not self._fields:
            self.hide()

    @property
    def open_field(self) -> Choices | None:
        """The first field that is not answered, None where all are."""
        return self._open

    def show_questions(self, questions: Sequence[Question], names: Sequence[str]) -> None:
        """Shows which answers matter now; the others stand barred at their places."""
        wanted = {one.field.id: one for one in questions}
        self._open = next((self.fields[one.field.id] for one in questions if not one.answered), None)
        for field in self._fields:
            group = self.fields[field.id]
            known = known_answers(field, len(names))
            group.set_choices([(_key(v), self._text(field, v, names)) for v in known if self._stands(field, v)])
            one = wanted.get(field.id)
            if one is None:
                group.choose(None)
                group.set_barred(group.choices(), self.tr("With this hand it makes no difference"))
                continue
            group.choose(_key(one.told) if one.answered else None)
            offered = [_key(value) for value in one.values]
            barred = [key for key in group.choices() if key not in offered]
            group.set_barred(barred, self.tr("With this hand it makes no difference"))

    def set_dense(self, *, dense: bool) -> None:
        """Lays the chips closer where there is little room."""
        self._column.setSpacing(_DENSE_APART if dense else _APART)
        for group in self.fields.values():
            group.set_dense(dense=dense)

    def set_squeezed(self, squeezed: bool) -> None:
        """Keeps players in one line, long names cut, or lets them wrap."""
        for field in self._fields:
            self.fields[field.id].set_squeezed(squeezed and field.kind is FieldKind.SEAT)

    def height_at(self, width: int, *, dense: bool, squeezed: bool) -> int:
        """Returns how high the bar is at a width, with chips closer and players in one line or not."""
        heights = [
            self.fields[field.id].height_at(width, dense=dense, squeezed=squeezed and field.kind is FieldKind.SEAT)
            for field in self._fields
        ]
        return sum(heights) + (_DENSE_APART if dense else _APART) * max(0, len(heights) - 1)

    def _add(self, field: ExtraField) -> None:
        truth = field.kind is FieldKind.TRUTH
        group = Choices(
            "" if truth else capital(in_language(field.names)), self, on_felt=True, label_above=True, optional=truth
        )
        group.chosen.connect(lambda key: self.told.emit(field, None if key == NOTHING_SAID else key))
        self._column.addWidget(group)
        self.fields[field.id] = group

    def _stands(self, field: ExtraField, value: object) -> bool:
        """Tells whether an answer has a chip: what is true or not has one alone, which is turned."""
        return field.kind is not FieldKind.TRUTH or value is True

    def _text(self, field: ExtraField, value: object, names: Sequence[str]) -> str:
        if field.kind is FieldKind.SEAT:
            return short_name(names[value]) if isinstance(value, int) else self.tr("Nobody")
        if field.kind is FieldKind.WORD:
            return in_language(field.words[value]) if isinstance(value, str) else self.tr("Not said")
        return capital(in_language(field.names))


def _key(value: object) -> object:
    return NOTHING_SAID if value is None else value

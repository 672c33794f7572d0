# SPDX-License-Identifier: MIT
"""What a ruleset asks beside pieces and circumstances, as chips: only where the answer matters."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from mahjong_desk.rules.further import Form, FurtherField
from mahjong_desk.ui.kit import short_name
from mahjong_desk.ui.picker.asking import Asked
from mahjong_desk.ui.picker.choices import Choices
from mahjong_desk.ui.words import in_language

NOTHING_SAID = "nothing said"
"""Stands for an answer left out, since a chip's value cannot be None."""


class FurtherBar(QWidget):
    """The further fields of a win, each a line of chips.

    Attributes:
        fields: The chips by the id of their field.

    Signals:
        told(object, object): A further field was answered: the field and its value, None for no answer.
    """

    told = Signal(object, object)

    def __init__(self, parent: QWidget | None = None) -> None:
        """Makes a bar that asks nothing."""
        super().__init__(parent)
        self.fields: dict[str, Choices] = {}
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(4)

    def show_asked(self, asked: Sequence[Asked], names: Sequence[str]) -> None:
        """Shows the fields that matter now."""
        for identity in [identity for identity in self.fields if identity not in [one.field.id for one in asked]]:
            group = self.fields.pop(identity)
            self._column.removeWidget(group)
            group.hide()
            group.deleteLater()
        for one in asked:
            group = self.fields.get(one.field.id) or self._add(one.field)
            group.set_choices([(_key(value), self._text(one.field, value, names)) for value in one.values])
            group.choose(_key(one.told))

    def _add(self, field: FurtherField) -> Choices:
        group = Choices(in_language(field.names), self, on_felt=True, label_above=True)
        group.chosen.connect(lambda key: self.told.emit(field, None if key == NOTHING_SAID else key))
        self._column.addWidget(group)
        group.show()
        self.fields[field.id] = group
        return group

    def _text(self, field: FurtherField, value: object, names: Sequence[str]) -> str:
        if field.form is Form.SEAT:
            return short_name(names[value]) if isinstance(value, int) else self.tr("Nobody")
        if field.form is Form.WORD:
            return in_language(field.words[value]) if isinstance(value, str) else self.tr("Not said")
        return self.tr("Yes") if value else self.tr("No")


def _key(value: object) -> object:
    return NOTHING_SAID if value is None else value

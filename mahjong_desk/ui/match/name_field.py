# SPDX-License-Identifier: MIT
"""A field for the name of one player, which completes the names that the club knows."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QCompleter, QLineEdit, QWidget

LONGEST = 40
"""The longest name, in letters."""


def name_field(label: str, known: Sequence[str], parent: QWidget | None = None) -> QLineEdit:
    """Returns a field for a name.

    Args:
        label: What it is for, for those who hear it.
        known: The names to complete.
        parent: The widget around it.
    """
    field = QLineEdit(parent)
    field.setMaxLength(LONGEST)
    field.setAccessibleName(label)
    completer = QCompleter(list(known), field)
    completer.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
    completer.setFilterMode(Qt.MatchFlag.MatchContains)
    field.setCompleter(completer)
    return field

# SPDX-License-Identifier: MIT
"""A field for the name of one player, which completes the names that the club knows."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QStringListModel, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QCompleter, QLineEdit, QWidget

LONGEST = 40
"""The longest name, in letters."""
_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class NameField(QLineEdit):
    """Takes a name, under which the known ones that fit are listed; Enter acts as where there is no list."""

    def __init__(self, label: str, known: Sequence[str] = (), parent: QWidget | None = None) -> None:
        """Makes an empty field.

        Args:
            label: What it is for, for those who hear it.
            known: The names to complete.
            parent: The widget around it.
        """
        super().__init__(parent)
        self.setMaxLength(LONGEST)
        self.setAccessibleName(label)
        self._known = QStringListModel(self)
        self._list = QCompleter(self._known, self)
        self._list.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        self._list.setFilterMode(Qt.MatchFlag.MatchContains)
        self.setCompleter(self._list)
        self.set_known_names(known)

    def set_known_names(self, names: Sequence[str]) -> None:
        """Completes these names while somebody types."""
        self._known.setStringList(list(names))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Lets Enter go on to what is around the field, unless it takes a name of the list."""
        super().keyPressEvent(event)
        names, around = self._list.popup(), self.parentWidget()
        if event.key() not in _ENTER or names is None or around is None:
            return
        if names.isVisible() and not names.currentIndex().isValid():
            # Qt would only close the list with it.
            names.hide()
            QCoreApplication.sendEvent(around, QKeyEvent(event.type(), event.key(), event.modifiers(), event.text()))
            event.accept()

# SPDX-License-Identifier: MIT
"""A field for the name of one player, and the names of the club that it completes."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QCoreApplication, QStringListModel, Qt, QTimer
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QCompleter, QLineEdit, QWidget

LONGEST = 40
"""The longest name, in letters."""
_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class KnownNames(QStringListModel):
    """The names to complete: those of lately at once, older ones below them soon after somebody begins to type."""

    def __init__(
        self, names: Sequence[str] = (), older: Iterable[Sequence[str]] = (), without: Sequence[str] = ()
    ) -> None:
        """Takes names.

        Args:
            names: The names that are there at once.
            older: Yields further ones, in pieces that hold nobody up.
            without: Names that are not offered.
        """
        self._without = frozenset(without)
        super().__init__([name for name in names if name not in self._without])
        self._older = iter(older)
        self._found: dict[str, None] = {}
        self._waiting = QTimer(self, interval=0)
        self._waiting.timeout.connect(self._read_piece)

    def read_on(self) -> None:
        """Begins to read the older names; they are there when all have been read."""
        self._waiting.start()

    def _read_piece(self) -> None:
        piece = next(self._older, None)
        if piece is not None:
            self._found.update(dict.fromkeys(piece))
            return
        self._waiting.stop()
        known = self._without.union(self.stringList())
        added = [name for name in self._found if name not in known]
        self._found = {}
        if added:
            # At the end: nothing moves in a list that is looked at.
            first = self.rowCount()
            self.insertRows(first, len(added))
            for row, name in enumerate(added, start=first):
                self.setData(self.index(row), name)


class NameField(QLineEdit):
    """Takes a name, under which the known ones that fit are listed; Enter acts as where there is no list."""

    def __init__(self, label: str, known: KnownNames | None = None, parent: QWidget | None = None) -> None:
        """Makes an empty field.

        Args:
            label: What it is for, for those who hear it.
            known: The names to complete; none for None.
            parent: The widget around it.
        """
        super().__init__(parent)
        self.setMaxLength(LONGEST)
        self.setAccessibleName(label)
        self._known = known or KnownNames()
        self._list = QCompleter(self)
        self._list.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        self._list.setFilterMode(Qt.MatchFlag.MatchContains)
        self.setCompleter(self._list)
        self._list.setModel(self._known)
        self.textEdited.connect(self._read_on)

    def set_known_names(self, names: KnownNames) -> None:
        """Completes these names while somebody types; several fields may have the same."""
        self._known = names
        self._list.setModel(names)

    def _read_on(self) -> None:
        self._known.read_on()

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

# SPDX-License-Identifier: MIT
"""What stands beside a rule page: its sections, or, while something is searched, where it stands in all systems."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QListWidget, QListWidgetItem, QWidget

from mahjong_desk.rules.ruleset import Ruleset
from mahjong_desk.texts import tr
from mahjong_desk.ui.rulebook.rendering import PageSection
from mahjong_desk.ui.text.vocabulary import short_ruleset

_PLACE = Qt.ItemDataRole.UserRole


class RuleLocation(NamedTuple):
    """Where a row leads.

    Attributes:
        ruleset: The id of the rule system; empty for the one that is shown.
        section: The number of the section, from 0; −1 for what stands before the first, or for the first place anywhere.
    """

    ruleset: str
    section: int


class ContentsList(QListWidget):
    """The sections of a page, or the sections and systems in which something was found."""

    place_chosen = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWordWrap(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.currentItemChanged.connect(self._stepped)
        # The rows are others once another page is shown, so that the click has to be over.
        self.itemClicked.connect(self._led, Qt.ConnectionType.QueuedConnection)

    def show_sections(self, sections: Sequence[PageSection]) -> None:
        """Shows the sections of a page; the chosen row stays."""
        self.setAccessibleName(tr("Contents"))
        self._fill([(section.title, RuleLocation("", at)) for at, section in enumerate(sections)])

    def show_found(
        self,
        shown: Ruleset,
        sections: Sequence[PageSection],
        counts: Sequence[int],
        others: Sequence[tuple[Ruleset, int]],
    ) -> None:
        """Shows where something was found."""
        self.setAccessibleName(tr("Where it stands"))
        titles = [short_ruleset(shown), *(section.title for section in sections)]
        told = tr("{place}: {count}")
        rows = [
            (told.format(place=title, count=count), RuleLocation("", at - 1))
            for at, (title, count) in enumerate(zip(titles, counts, strict=True))
            if count
        ]
        elsewhere = tr("→ {place}: {count}")
        rows += [
            (elsewhere.format(place=short_ruleset(ruleset), count=count), RuleLocation(ruleset.id, -1))
            for ruleset, count in others
            if count
        ]
        self._fill(rows)

    def _fill(self, rows: Sequence[tuple[str, RuleLocation]]) -> None:
        if [(self.item(at).text(), self.item(at).data(_PLACE)) for at in range(self.count())] == list(rows):
            return
        row = self.currentRow()
        self.blockSignals(True)
        self.clear()
        for text, place in rows:
            item = QListWidgetItem(text)
            item.setData(_PLACE, place)
            self.addItem(item)
        self.setCurrentRow(min(row, self.count() - 1))
        self.blockSignals(False)

    def mark(self, section: int) -> None:
        """Marks the row of a section of the page that is shown, without leading there."""
        for at in range(self.count()):
            if self.item(at).data(_PLACE) == RuleLocation("", section):
                self.blockSignals(True)
                self.setCurrentRow(at)
                self.blockSignals(False)

    def _stepped(self, item: QListWidgetItem | None) -> None:
        """Leads to a place of the page that is shown; to another page only who asks for it."""
        if item is not None and not RuleLocation(*item.data(_PLACE)).ruleset:
            self._led()

    def _led(self) -> None:
        item = self.currentItem()
        if item is not None:
            self.place_chosen.emit(RuleLocation(*item.data(_PLACE)))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            self._led()
        else:
            super().keyPressEvent(event)

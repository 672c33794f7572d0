# SPDX-License-Identifier: MIT
"""What narrows the list of the atlas: a text or tiles, rule systems, value, closed or open, what was won, family."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping

from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QCheckBox, QComboBox, QVBoxLayout, QWidget

from mahjong_desk.club.matches import BATCH_SIZE, WonYakuScan
from mahjong_desk.learn.atlas import HandOpenness, YakuEntry, entries, has_limits, search_incrementally, values
from mahjong_desk.rules import registry
from mahjong_desk.rules.ruleset import Ruleset
from mahjong_desk.rules.yaku.family import YakuFamily
from mahjong_desk.texts import tr
from mahjong_desk.ui.kit.controls.buttons import SecondaryButton
from mahjong_desk.ui.kit.controls.chip_group import ChipGroup
from mahjong_desk.ui.kit.controls.text_fields import SearchField
from mahjong_desk.ui.kit.label import Label
from mahjong_desk.ui.kit.text_format import format_number
from mahjong_desk.ui.text.phrases import localised
from mahjong_desk.ui.text.values import amount_text
from mahjong_desk.ui.text.vocabulary import short_ruleset, vocabulary_context

_ANY, _LIMIT = "any", "limit"
_SCAN_BATCH = 4
"""So many matches are looked at between two keys."""


class AtlasFilter(QWidget):
    """The fields beside the list."""

    changed = Signal()
    unfolded = Signal()
    list_wanted = Signal()

    def __init__(self, ruleset_id: str, won: Callable[[int], WonYakuScan], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._won = won
        self._known: WonYakuScan | None = None
        self._looking = QTimer(self, interval=0)
        self._looking.timeout.connect(self._look_on)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        self.text = SearchField()
        self.text.setPlaceholderText(tr("Name, reading or 123m"))
        self.text.setToolTip(tr("Name, reading or pieces (Ctrl + F)"))
        self.text.setAccessibleName(tr("Name, reading or pieces"))
        self.text.textChanged.connect(self.changed)
        self.text.installEventFilter(self)
        column.addWidget(self.text)
        self.unfold = SecondaryButton("", icon="chevron_right")
        self.unfold.setCheckable(True)
        self.unfold.toggled.connect(self._unfold)
        self.unfold.hide()
        column.addWidget(self.unfold)
        self._rest = QWidget()
        rows = QVBoxLayout(self._rest)
        rows.setContentsMargins(0, 4, 0, 0)
        rows.setSpacing(8)
        rows.addWidget(Label(tr("Rule system"), size=14, role="ink3"))
        self.rulesets: dict[str, QCheckBox] = {}
        rows.addLayout(self._ruleset_boxes(ruleset_id))
        rows.addSpacing(4)
        rows.addWidget(Label(tr("Value", "of a yaku"), size=14, role="ink3"))
        self.value = self._choice_of(tr("Value", "of a yaku"))
        rows.addWidget(self.value)
        self.hand = ChipGroup(tr("Hand", "the tiles"), label_above=True)
        self.hand.set_choices(
            [(_ANY, tr("Any")), (HandOpenness.CLOSED, tr("Closed")), (HandOpenness.OPEN, tr("Open", "with claims"))]
        )
        self.hand.choose(_ANY)
        self.hand.chosen.connect(lambda _value: self.changed.emit())
        rows.addWidget(self.hand)
        rows.addSpacing(4)
        ours = QVBoxLayout()
        ours.setSpacing(0)
        ours.addWidget(Label(tr("Won in this club"), size=14, role="ink3"))
        self.ours = QCheckBox(tr("Only ours"))
        self.ours.setAccessibleDescription(tr("Won in this club"))
        self.ours.toggled.connect(lambda _on: self.changed.emit())
        ours.addWidget(self.ours)
        rows.addLayout(ours)
        rows.addSpacing(4)
        rows.addWidget(Label(tr("Idea"), size=14, role="ink3"))
        self.family = self._choice_of(tr("Idea"))
        self.family.addItem(tr("All"), None)
        for family in YakuFamily:
            self.family.addItem(localised(family.names), family.value)
        rows.addWidget(self.family)
        self._looked_at = Label("", size=14, role="ink3", wrap=True)
        rows.addWidget(self._looked_at)
        column.addWidget(self._rest)
        column.addStretch(1)
        self.changed.connect(self._tell)
        self._offer_values()
        self._tell()

    def set_foldable(self, *, foldable: bool) -> None:
        """Leaves of the filter only the text and a button that shows the rest, or shows all of it."""
        self.unfold.setVisible(foldable)
        self._rest.setVisible(not foldable or self.unfold.isChecked())

    @property
    def folded(self) -> bool:
        """Whether only the text can be seen, and a button that shows the rest."""
        return self._rest.isHidden()

    def _unfold(self, shown: bool) -> None:
        self.unfold.set_icon("chevron_down" if shown else "chevron_right")
        self._rest.setVisible(shown)
        self.unfolded.emit()

    def _tell(self) -> None:
        """Tells on the button what is asked of systems, and how much beside them."""
        wanted = self._wanted() or list(self.rulesets)
        one = short_ruleset(registry.get_ruleset(wanted[0])) if len(wanted) == 1 else ""
        systems = one or tr("{count} systems").format(count=format_number(len(wanted)))
        asked = (self.value.currentIndex() > 0, self.family.currentIndex() > 0, self._hand_asked, self.ours.isChecked())
        more = sum(asked)
        told = tr("Filter: {systems}, {count} more") if more else tr("Filter: {systems}")
        self.unfold.setText(told.format(systems=systems, count=format_number(more)))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self.text and event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            if event.key() in (Qt.Key.Key_Down, Qt.Key.Key_Return, Qt.Key.Key_Enter):
                self.list_wanted.emit()
                return True
            if event.key() == Qt.Key.Key_Escape and self.text.text():
                self.text.clear()
                return True
        return super().eventFilter(watched, event)

    def _ruleset_boxes(self, ruleset_id: str) -> QVBoxLayout:
        """Makes a box for each rule system; that of one is checked."""
        boxes = QVBoxLayout()
        boxes.setSpacing(0)
        for ruleset in registry.all_rulesets():
            box = QCheckBox(self._box_text(ruleset, len(entries(ruleset.id))))
            box.setChecked(ruleset.id == ruleset_id)
            box.toggled.connect(self._systems_turned)
            boxes.addWidget(box, 0, Qt.AlignmentFlag.AlignLeft)
            self.rulesets[ruleset.id] = box
        return boxes

    def _box_text(self, ruleset: Ruleset, count: int) -> str:
        return tr("{ruleset}: {count}").format(ruleset=short_ruleset(ruleset), count=format_number(count))

    def show_counts(self, counts: Mapping[str, int] | None) -> None:
        """Tells at each rule system how many of its yaku answer to what is asked; None where all do."""
        for identity, box in self.rulesets.items():
            number = len(entries(identity)) if counts is None else counts.get(identity, 0)
            box.setText(self._box_text(registry.get_ruleset(identity), number))

    def _choice_of(self, name: str) -> QComboBox:
        """Makes a list to choose from; a choice is heard."""
        choice = QComboBox()
        choice.setAccessibleName(name)
        choice.currentIndexChanged.connect(lambda _index: self.changed.emit())
        return choice

    def _wanted(self) -> list[str]:
        return [identity for identity, box in self.rulesets.items() if box.isChecked()]

    def _offer_values(self) -> None:
        """Offers the values of the wanted systems, each in its own unit; the chosen one stays where it is among them."""
        chosen = self.value.currentData()
        wanted = [registry.get_ruleset(identity) for identity in self._wanted() or self.rulesets]
        self.value.blockSignals(True)
        self.value.clear()
        self.value.addItem(tr("Any"), None)
        units: dict[str, list[Ruleset]] = {}
        for ruleset in wanted:
            units.setdefault(localised(ruleset.unit), []).append(ruleset)
        for unit, systems in units.items():
            for value in sorted({value for ruleset in systems for value in values(ruleset.id)}):
                self.value.addItem(amount_text(value, systems[0]), f"{value} {unit}")
        limited = [ruleset for ruleset in wanted if has_limits(ruleset.id)]
        if limited:
            self.value.addItem(tr("Limit", usage=vocabulary_context(limited[0])), _LIMIT)
        self.value.setCurrentIndex(max(0, self.value.findData(chosen)) if chosen is not None else 0)
        self.value.blockSignals(False)

    def _systems_turned(self) -> None:
        self._offer_values()
        self.changed.emit()

    @property
    def narrows(self) -> bool:
        """Whether more is asked than a rule system."""
        return bool(
            self.text.text().strip()
            or self.value.currentIndex() > 0
            or self.family.currentIndex() > 0
            or self._hand_asked
            or self.ours.isChecked()
        )

    @property
    def _hand_asked(self) -> bool:
        return isinstance(self.hand.value(), HandOpenness)

    def found(self) -> Iterator[tuple[YakuEntry, ...]]:
        """Returns the yaku that are wanted, best first: what is known so far, at last all."""
        if self.ours.isChecked():
            self._look(_SCAN_BATCH if self._known is not None else BATCH_SIZE)
        return self._found(self._wanted() or list(self.rulesets))

    def found_elsewhere(self) -> Iterator[tuple[YakuEntry, ...]]:
        """Returns in the same way the yaku of the other systems that answer to all else that is asked."""
        wanted = self._wanted() or list(self.rulesets)
        return self._found([identity for identity in self.rulesets if identity not in wanted])

    def _found(self, systems: Collection[str]) -> Iterator[tuple[YakuEntry, ...]]:
        chosen, hand, family = self.value.currentData(), self.hand.value(), self.family.currentData()
        value: int | None = None
        if chosen == _LIMIT:
            systems = [identity for identity in systems if has_limits(identity)]
        elif chosen is not None:
            number, _, unit = str(chosen).partition(" ")
            value = int(number)
            systems = [one for one in systems if localised(registry.get_ruleset(one).unit) == unit]
        if not systems:
            return iter(())
        return search_incrementally(
            self.text.text(),
            rulesets=systems,
            value=value,
            limit=True if chosen == _LIMIT else None,
            hand=hand if isinstance(hand, HandOpenness) else None,
            family=YakuFamily(family) if family else None,
            among=self._known.keys if self._known is not None and self.ours.isChecked() else None,
        )

    def _look(self, most: int) -> WonYakuScan:
        known = self._known = self._won(most)
        more = known.looked_at < known.matches
        told = tr("Looked at {looked_at} of {matches} matches")
        self._looked_at.setText(
            told.format(looked_at=format_number(known.looked_at), matches=format_number(known.matches)) if more else ""
        )
        if more:
            self._looking.start()
        else:
            self._looking.stop()
        return known

    def _look_on(self) -> None:
        """Looks at the matches that are left, a few at a time, while somebody waits for what was won in them."""
        if not self.ours.isChecked() or not self.isVisible():
            self._looking.stop()
            self._looked_at.setText("")
            return
        before = self._known
        if before is None or self._look(_SCAN_BATCH).keys != before.keys:
            self.changed.emit()

    def nothing_words(self) -> str:
        """Returns why nothing is found where only yaku are wanted that were won; empty where all are."""
        if not self.ours.isChecked():
            return ""
        if self._known is not None and not self._known.keys:
            looking = self._known.looked_at < self._known.matches
            return tr("Looking…") if looking else tr("No yaku was won in this club yet.")
        return tr("No yaku that was won in this club answers to all that.")

    def clear(self, ruleset_id: str) -> None:
        """Wants every yaku of one rule system, and whatever else was asked before no more."""
        self.blockSignals(True)
        self.text.clear()
        self.value.setCurrentIndex(0)
        self.hand.choose(_ANY)
        self.family.setCurrentIndex(0)
        self.ours.setChecked(False)
        for identity, box in self.rulesets.items():
            box.setChecked(identity == ruleset_id)
        self.blockSignals(False)
        self.changed.emit()

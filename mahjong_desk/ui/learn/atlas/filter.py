# SPDX-License-Identifier: MIT
"""The filter of the atlas: text or tiles, rule systems, value, closed or open, won yaku, family."""

from collections.abc import Callable, Collection, Iterator, Mapping
from typing import Any

from PySide6.QtCore import QEvent, QObject, QSignalBlocker, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QCheckBox, QComboBox, QVBoxLayout, QWidget

from mahjong_desk.learn.atlas.entries import YakuEntry, entries
from mahjong_desk.learn.atlas.search import HandOpenness, has_limits, search_incrementally, values
from mahjong_desk.learn.today.agenda import YakuKey
from mahjong_desk.rules import registry
from mahjong_desk.rules.ruleset import Ruleset
from mahjong_desk.rules.yaku.row import YakuFamily
from mahjong_desk.texts import tr
from mahjong_desk.ui.kit.controls.buttons import SecondaryButton
from mahjong_desk.ui.kit.controls.chips import ChipGroup
from mahjong_desk.ui.kit.controls.fields import SearchField
from mahjong_desk.ui.kit.label import Label
from mahjong_desk.ui.kit.layout.boxes import boxed, column
from mahjong_desk.ui.kit.text_format import format_number
from mahjong_desk.ui.text.phrases import localised
from mahjong_desk.ui.text.values import amount_text
from mahjong_desk.ui.text.vocabulary import short_ruleset, vocabulary_context

_ANY, _LIMIT = "any", "limit"


class AtlasFilter(QWidget):
    """The fields of the filter; ``won`` returns the keys of the yaku won in the club, or None until they are known."""

    changed = Signal()
    unfolded = Signal()
    list_requested = Signal()

    def __init__(self, ruleset_id: str, won: Callable[[], Collection[YakuKey] | None]) -> None:
        super().__init__()
        self._won = won
        self._won_keys: Collection[YakuKey] | None = None
        self.text = SearchField()
        self.text.setPlaceholderText(tr("Name, reading or 123m"))
        self.text.setToolTip(tr("Name, reading or pieces (Ctrl + F)"))
        self.text.setAccessibleName(tr("Name, reading or pieces"))
        self.text.textChanged.connect(self.changed)
        self.text.installEventFilter(self)
        self.unfold = SecondaryButton("", icon="chevron_right")
        self.unfold.setCheckable(True)
        self.unfold.toggled.connect(self._unfold)
        self.unfold.hide()
        self.rulesets: dict[str, QCheckBox] = {}
        self.value = self._make_choice(tr("Value", "of a yaku"))
        hands = (_ANY, tr("Any")), (HandOpenness.CLOSED, tr("Closed")), (HandOpenness.OPEN, tr("Open", "with claims"))
        self.hand = ChipGroup(tr("Hand", "the tiles"), label_above=True, choices=hands, chosen=_ANY)
        self.hand.chosen.connect(lambda _value: self.changed.emit())
        self.won_in_club = QCheckBox(tr("Won here only"))
        self.won_in_club.setAccessibleDescription(tr("Won in this club"))
        self.won_in_club.toggled.connect(lambda _on: self.changed.emit())
        self.family = self._make_choice(tr("Idea"))
        self.family.addItem(tr("All"), None)
        for family in YakuFamily:
            self.family.addItem(localised(family.names), family.value)
        headings = tr("Rule system"), tr("Value", "of a yaku"), tr("Won in this club"), tr("Idea")
        system, value, won_heading, idea = (Label(heading, size=14, role="ink3") for heading in headings)
        fields = (
            column(system, self._ruleset_boxes(ruleset_id), gap=8),
            column(value, self.value, self.hand, gap=8),
            column(won_heading, self.won_in_club),
            column(idea, self.family, gap=8),
        )
        self._foldable_fields = boxed(column(*fields, gap=12, edges=(0, 4, 0, 0)))
        self.setLayout(column(self.text, self.unfold, self._foldable_fields, ..., gap=8))
        self.changed.connect(self._update_texts)
        self._offer_values()
        self._update_texts()

    def set_foldable(self, *, foldable: bool) -> None:
        """Folds everything except the text behind a button, or shows it all."""
        self.unfold.setVisible(foldable)
        self._foldable_fields.setVisible(not foldable or self.unfold.isChecked())

    @property
    def is_folded(self) -> bool:
        return self._foldable_fields.isHidden()

    def _unfold(self, is_unfolded: bool) -> None:
        self.unfold.set_icon("chevron_down" if is_unfolded else "chevron_right")
        self._foldable_fields.setVisible(is_unfolded)
        self.unfolded.emit()

    def _update_texts(self) -> None:
        """Summarises the filter on the button."""
        chosen = self._chosen_systems() or list(self.rulesets)
        single_system = short_ruleset(registry.get_ruleset(chosen[0])) if len(chosen) == 1 else ""
        systems = single_system or tr("{count} systems").format(count=format_number(len(chosen)))
        more = self._criteria_count
        text = tr("Filter: {systems}, {count} more") if more else tr("Filter: {systems}")
        self.unfold.setText(text.format(systems=systems, count=format_number(more)))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self.text and event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            if event.key() in (Qt.Key.Key_Down, Qt.Key.Key_Return, Qt.Key.Key_Enter):
                self.list_requested.emit()
                return True
            if event.key() == Qt.Key.Key_Escape and self.text.text():
                self.text.clear()
                return True
        return super().eventFilter(watched, event)

    def _ruleset_boxes(self, ruleset_id: str) -> QVBoxLayout:
        boxes = column()
        for ruleset in registry.all_rulesets():
            box = QCheckBox(self._box_text(ruleset, len(entries(ruleset.id))))
            box.setChecked(ruleset.id == ruleset_id)
            box.toggled.connect(self._on_systems_changed)
            boxes.addWidget(box, 0, Qt.AlignmentFlag.AlignLeft)
            self.rulesets[ruleset.id] = box
        return boxes

    def _box_text(self, ruleset: Ruleset, count: int) -> str:
        return tr("{ruleset}: {count}").format(ruleset=short_ruleset(ruleset), count=format_number(count))

    def show_counts(self, counts: Mapping[str, int] | None) -> None:
        """Shows the number of hits beside each rule system, or of all its yaku for None."""
        for ruleset_id, box in self.rulesets.items():
            number = len(entries(ruleset_id)) if counts is None else counts.get(ruleset_id, 0)
            box.setText(self._box_text(registry.get_ruleset(ruleset_id), number))

    def _make_choice(self, name: str) -> QComboBox:
        choice = QComboBox()
        choice.setAccessibleName(name)
        choice.currentIndexChanged.connect(lambda _index: self.changed.emit())
        return choice

    def _chosen_systems(self) -> list[str]:
        return [ruleset_id for ruleset_id, box in self.rulesets.items() if box.isChecked()]

    def _offer_values(self) -> None:
        """Offers the values of the chosen systems, and keeps the chosen one if possible."""
        chosen = self.value.currentData()
        rulesets = [registry.get_ruleset(ruleset_id) for ruleset_id in self._chosen_systems() or self.rulesets]
        units: dict[str, list[Ruleset]] = {}
        for ruleset in rulesets:
            units.setdefault(localised(ruleset.unit), []).append(ruleset)
        with QSignalBlocker(self.value):
            self.value.clear()
            self.value.addItem(tr("Any"), None)
            for unit, systems in units.items():
                for value in sorted({value for ruleset in systems for value in values(ruleset.id)}):
                    self.value.addItem(amount_text(value, systems[0]), f"{value} {unit}")
            limited = [ruleset for ruleset in rulesets if has_limits(ruleset.id)]
            if limited:
                self.value.addItem(tr("Limit", usage=vocabulary_context(limited[0])), _LIMIT)
            self.value.setCurrentIndex(max(0, self.value.findData(chosen)) if chosen is not None else 0)

    def _on_systems_changed(self) -> None:
        self._offer_values()
        self.changed.emit()

    @property
    def is_active(self) -> bool:
        """Whether anything but a rule system is chosen."""
        return bool(self.text.text().strip()) or self._criteria_count > 0

    @property
    def _criteria_count(self) -> int:
        """The number of criteria chosen in addition to text and rule systems."""
        chosen = self.value.currentIndex() > 0, self.family.currentIndex() > 0, self.won_in_club.isChecked()
        return sum(chosen) + isinstance(self.hand.value(), HandOpenness)

    def results(self) -> Iterator[tuple[YakuEntry, ...]]:
        """Yields the growing list of hits, best first."""
        if self.won_in_club.isChecked() and (won := self._won()) is not None:
            self._won_keys = won
        return self._search(self._chosen_systems() or list(self.rulesets))

    def results_elsewhere(self) -> Iterator[tuple[YakuEntry, ...]]:
        """Yields the growing list of hits in the other systems."""
        chosen = self._chosen_systems() or list(self.rulesets)
        return self._search([ruleset_id for ruleset_id in self.rulesets if ruleset_id not in chosen])

    def _search(self, systems: Collection[str]) -> Iterator[tuple[YakuEntry, ...]]:
        chosen, hand, family = self.value.currentData(), self.hand.value(), self.family.currentData()
        value: int | None = None
        if chosen == _LIMIT:
            systems = [ruleset_id for ruleset_id in systems if has_limits(ruleset_id)]
        elif chosen is not None:
            number, _, unit = str(chosen).partition(" ")
            value = int(number)
            systems = [ruleset_id for ruleset_id in systems if localised(registry.get_ruleset(ruleset_id).unit) == unit]
        if not systems:
            return iter(())
        return search_incrementally(
            self.text.text(),
            rulesets=systems,
            value=value,
            limit=True if chosen == _LIMIT else None,
            hand=hand if isinstance(hand, HandOpenness) else None,
            family=YakuFamily(family) if family else None,
            among=self._won_keys or () if self.won_in_club.isChecked() else None,
        )

    def empty_text(self) -> str:
        """Returns why no yaku is found."""
        if not self.won_in_club.isChecked():
            return tr("No matching yaku")
        if self._won_keys is None:
            return tr("Searching…")
        return tr("No matching yaku won in this club") if self._won_keys else tr("No yaku won in this club yet")

    def clear(self, ruleset_id: str) -> None:
        """Resets the filter to every yaku of one rule system."""
        self.restore_state(("", (ruleset_id,), 0, None, _ANY, 0, False))

    def save_state(self) -> tuple[Any, ...]:
        value = self.value.currentIndex(), self.value.currentData()
        others = self.hand.value(), self.family.currentIndex(), self.won_in_club.isChecked()
        return self.text.text(), self._chosen_systems(), *value, *others

    def restore_state(self, state: tuple[Any, ...]) -> None:
        text, systems, index, data, hand, family, won = state
        with QSignalBlocker(self):
            for system_id, box in self.rulesets.items():
                box.setChecked(system_id in systems)
            # The values of several systems are grouped by their units, which are not the same in every language.
            self.value.setCurrentIndex(index if len(systems) == 1 else max(0, self.value.findData(data)))
            self.text.setText(text)
            self.hand.choose(hand)
            self.family.setCurrentIndex(family)
            self.won_in_club.setChecked(won)
        self.changed.emit()

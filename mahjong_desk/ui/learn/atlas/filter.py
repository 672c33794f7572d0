# SPDX-License-Identifier: MIT
"""The filter of the atlas."""

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from typing import NamedTuple

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
from mahjong_desk.ui.text.phrases import localise
from mahjong_desk.ui.text.values import amount_text
from mahjong_desk.ui.text.vocabulary import short_ruleset, vocabulary_context

_ANY, _LIMIT = "any", "limit"


class AtlasFilterState(NamedTuple):
    """What is entered and chosen in the filter."""

    text: str = ""
    systems: Sequence[str] = ()
    value_index: int = 0
    value: str | None = None
    hand: object = _ANY
    family_index: int = 0
    won_in_club: bool = False


class AtlasFilter(QWidget):
    changed = Signal()
    fold_toggled = Signal()
    list_requested = Signal()

    def __init__(self, ruleset_id: str, won: Callable[[], Collection[YakuKey] | None]) -> None:
        super().__init__()
        self._won = won  # returns the keys of the yaku won in the club, or None until they are known
        self._won_keys: Collection[YakuKey] | None = None
        self.search_field = SearchField()
        self.search_field.setPlaceholderText(tr("Name, reading or 123m"))
        self.search_field.setToolTip(tr("Name, reading or pieces (Ctrl + F)"))
        self.search_field.setAccessibleName(tr("Name, reading or pieces"))
        self.search_field.textChanged.connect(self.changed)
        self.search_field.installEventFilter(self)
        self.fold_button = SecondaryButton("", icon="chevron_right")
        self.fold_button.setCheckable(True)
        self.fold_button.toggled.connect(self._set_unfolded)
        self.fold_button.hide()
        self.ruleset_boxes: dict[str, QCheckBox] = {}
        self.value = self._make_combo_box(tr("Value", "of a yaku"))
        hands = (_ANY, tr("Any")), (HandOpenness.CLOSED, tr("Closed")), (HandOpenness.OPEN, tr("Open", "with claims"))
        self.hand = ChipGroup(tr("Hand", "the tiles"), label_above=True, choices=hands, chosen=_ANY)
        self.hand.chosen.connect(lambda _value: self.changed.emit())
        self.won_in_club = QCheckBox(tr("Won here only"))
        self.won_in_club.setAccessibleDescription(tr("Won in this club"))
        self.won_in_club.toggled.connect(lambda _on: self.changed.emit())
        self.family = self._make_combo_box(tr("Idea"))
        self.family.addItem(tr("All"), None)
        for family in YakuFamily:
            self.family.addItem(localise(family.names), family.value)
        headings = tr("Rule system"), tr("Value", "of a yaku"), tr("Won in this club"), tr("Idea")
        system, value, won_heading, idea = (Label(heading, size=14, role="ink3") for heading in headings)
        fields = (
            column(system, self._make_ruleset_boxes(ruleset_id), gap=8),
            column(value, self.value, self.hand, gap=8),
            column(won_heading, self.won_in_club),
            column(idea, self.family, gap=8),
        )
        self._foldable_fields = boxed(column(*fields, gap=12, edges=(0, 4, 0, 0)))
        self.setLayout(column(self.search_field, self.fold_button, self._foldable_fields, ..., gap=8))
        self.changed.connect(self._update_fold_button)
        self._offer_values()
        self._update_fold_button()

    def set_foldable(self, *, foldable: bool) -> None:
        """Folds everything except the text behind a button, or shows it all."""
        self.fold_button.setVisible(foldable)
        self._foldable_fields.setVisible(not foldable or self.fold_button.isChecked())

    @property
    def is_folded(self) -> bool:
        return self._foldable_fields.isHidden()

    def _set_unfolded(self, is_unfolded: bool) -> None:
        self.fold_button.set_icon("chevron_down" if is_unfolded else "chevron_right")
        self._foldable_fields.setVisible(is_unfolded)
        self.fold_toggled.emit()

    def _update_fold_button(self) -> None:
        """Summarises the filter on the button that folds it."""
        chosen = self._chosen_systems()
        single_system = short_ruleset(registry.get_ruleset(chosen[0])) if len(chosen) == 1 else ""
        systems = single_system or tr("{count} systems").format(count=format_number(len(chosen)))
        more = self._criteria_count
        text = tr("Filter: {systems}, {count} more") if more else tr("Filter: {systems}")
        self.fold_button.setText(text.format(systems=systems, count=format_number(more)))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self.search_field and event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            if event.key() in (Qt.Key.Key_Down, Qt.Key.Key_Return, Qt.Key.Key_Enter):
                self.list_requested.emit()
                return True
            if event.key() == Qt.Key.Key_Escape and self.search_field.text():
                self.search_field.clear()
                return True
        return super().eventFilter(watched, event)

    def _make_ruleset_boxes(self, ruleset_id: str) -> QVBoxLayout:
        boxes = column()
        for ruleset in registry.all_rulesets():
            box = QCheckBox()
            box.setChecked(ruleset.id == ruleset_id)
            box.toggled.connect(self._on_systems_changed)
            boxes.addWidget(box, 0, Qt.AlignmentFlag.AlignLeft)
            self.ruleset_boxes[ruleset.id] = box
        self.show_counts(None)
        return boxes

    def show_counts(self, counts: Mapping[str, int] | None) -> None:
        """Shows the number of hits beside each rule system, or of all its yaku for None."""
        for ruleset_id, box in self.ruleset_boxes.items():
            number = len(entries(ruleset_id)) if counts is None else counts.get(ruleset_id, 0)
            name = short_ruleset(registry.get_ruleset(ruleset_id))
            box.setText(tr("{ruleset}: {count}").format(ruleset=name, count=format_number(number)))

    def _make_combo_box(self, name: str) -> QComboBox:
        combo_box = QComboBox()
        combo_box.setAccessibleName(name)
        combo_box.currentIndexChanged.connect(lambda _index: self.changed.emit())
        return combo_box

    def _chosen_systems(self) -> list[str]:
        """Returns the chosen rule systems, or all if none is chosen."""
        return self._checked_systems() or list(self.ruleset_boxes)

    def _checked_systems(self) -> list[str]:
        return [ruleset_id for ruleset_id, box in self.ruleset_boxes.items() if box.isChecked()]

    def _offer_values(self) -> None:
        """Offers the values of the chosen systems, and keeps the chosen one if possible."""
        chosen = self.value.currentData()
        rulesets = [registry.get_ruleset(ruleset_id) for ruleset_id in self._chosen_systems()]
        units: dict[str, list[Ruleset]] = {}
        for ruleset in rulesets:
            units.setdefault(localise(ruleset.unit), []).append(ruleset)
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
        return bool(self.search_field.text().strip()) or self._criteria_count > 0

    @property
    def _criteria_count(self) -> int:
        """The number of criteria chosen in addition to text and rule systems."""
        chosen = self.value.currentIndex() > 0, self.family.currentIndex() > 0, self.won_in_club.isChecked()
        return sum(chosen) + isinstance(self.hand.value(), HandOpenness)

    def results(self) -> Iterator[tuple[YakuEntry, ...]]:
        """Yields the growing list of hits, best first."""
        if self.won_in_club.isChecked() and (won := self._won()) is not None:
            self._won_keys = won
        return self._search(self._chosen_systems())

    def results_elsewhere(self) -> Iterator[tuple[YakuEntry, ...]]:
        """Yields the growing list of hits in the other systems."""
        chosen = self._chosen_systems()
        return self._search([ruleset_id for ruleset_id in self.ruleset_boxes if ruleset_id not in chosen])

    def _search(self, systems: Collection[str]) -> Iterator[tuple[YakuEntry, ...]]:
        chosen, hand, family = self.value.currentData(), self.hand.value(), self.family.currentData()
        value: int | None = None
        if chosen == _LIMIT:
            systems = [ruleset_id for ruleset_id in systems if has_limits(ruleset_id)]
        elif chosen is not None:
            number, _, unit = str(chosen).partition(" ")
            value = int(number)
            systems = [ruleset_id for ruleset_id in systems if localise(registry.get_ruleset(ruleset_id).unit) == unit]
        if not systems:
            return iter(())
        return search_incrementally(
            self.search_field.text(),
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
        self.restore_state(AtlasFilterState(systems=(ruleset_id,)))

    def save_state(self) -> AtlasFilterState:
        return AtlasFilterState(
            self.search_field.text(),
            self._checked_systems(),
            self.value.currentIndex(),
            self.value.currentData(),
            self.hand.value(),
            self.family.currentIndex(),
            self.won_in_club.isChecked(),
        )

    def restore_state(self, state: AtlasFilterState) -> None:
        with QSignalBlocker(self):
            for ruleset_id, box in self.ruleset_boxes.items():
                box.setChecked(ruleset_id in state.systems)
            # The values of several systems are grouped by their units, which are not the same in every language.
            is_same_order = len(state.systems) == 1
            self.value.setCurrentIndex(state.value_index if is_same_order else max(0, self.value.findData(state.value)))
            self.search_field.setText(state.text)
            self.hand.choose(state.hand)
            self.family.setCurrentIndex(state.family_index)
            self.won_in_club.setChecked(state.won_in_club)
        self.changed.emit()

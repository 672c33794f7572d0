# SPDX-License-Identifier: MIT
"""The sheet for the indicators of a deal."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from mahjong_desk.rules.ruleset import TableRules
from mahjong_desk.texts import tr
from mahjong_desk.ui.events.tile_chooser import TileChooser
from mahjong_desk.ui.hand.hand_entry import HandEntry
from mahjong_desk.ui.kit.label import Label
from mahjong_desk.ui.kit.sheets.sheet import Sheet
from mahjong_desk.ui.text.phrases import capitalised, localised


class IndicatorSheet(Sheet):
    """Sets the indicators for every hand of the deal by one click or by notation."""

    help_page = "picker#indicators"

    def __init__(self, entry: HandEntry, rules: TableRules, window: QWidget) -> None:
        asked = [one for one in rules.indicators if not one.requires_any]
        super().__init__(capitalised(localised(asked[0].name)), window, width=700)
        self._entry = entry
        self.add_widget(Label(tr("Applies to every winner of this hand."), role="ink2", wrap=True))
        # The focus ring is around the tiles.
        self.body.setContentsMargins(5, 0, 5, 5)
        self._at_once = len(asked) == 1 and asked[0].max_count == 1
        self.choices: dict[str, TileChooser] = {}
        for one in asked:
            label = tr("Turned up") if len(asked) == 1 else capitalised(localised(one.name))
            tiles = TileChooser(rules.ruleset, label, self, several=one.max_count > 1)
            tiles.choose(entry.new_draft.indicators.pieces_of(one))
            tiles.changed.connect(self._chosen)
            self.choices[one.id] = tiles
            self.add_widget(tiles)
        self._asked = asked
        if self._at_once:
            self.add_button(tr("&Nothing turned up"), self._clear)
        else:
            self.add_main_button(tr("&Set"), self._set)

    def _chosen(self) -> None:
        if self._at_once:
            self._set()

    def _clear(self) -> None:
        for tiles in self.choices.values():
            tiles.choose(())
        self._set()

    def _set(self) -> None:
        for one in self._asked:
            self._entry.set_indicators(one, self.choices[one.id].pieces[: one.max_count])
        self.close_sheet()

# SPDX-License-Identifier: MIT
"""The scene of a drill on felt: the hand and the table."""

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from mahjong_desk.learn.drills.drill import Drill, Level, Scene, Subject
from mahjong_desk.rules.model.events import Win
from mahjong_desk.rules.model.reasons import Settlement
from mahjong_desk.texts import tr
from mahjong_desk.ui import theme
from mahjong_desk.ui.hand.tile_groups import row_groups
from mahjong_desk.ui.kit.label import Label
from mahjong_desk.ui.kit.layout.boxes import column
from mahjong_desk.ui.kit.layout.flow import FlowBox
from mahjong_desk.ui.kit.layout.panels import Felt, clear
from mahjong_desk.ui.kit.link_label import LinkLabel
from mahjong_desk.ui.kit.text_format import format_number, join_clauses, join_items, with_heading
from mahjong_desk.ui.kit.tiles.rack import Rack
from mahjong_desk.ui.kit.tiles.tile_widgets import TileRow
from mahjong_desk.ui.learn import table_text
from mahjong_desk.ui.learn.drills.drill_text import event_words
from mahjong_desk.ui.text.phrases import capitalised, localised
from mahjong_desk.ui.text.tiles import piece_group
from mahjong_desk.ui.text.values import hand_value_text
from mahjong_desk.ui.text.vocabulary import vocabulary_context
from mahjong_desk.ui.text.yaku_links import open_page_tip, yaku_line

_TILE, _SMALLEST, _SMALL = 38, 25, 25
_TOLD = (Subject.YAKU, Subject.FU, Subject.VALUE)


class SceneFelt(Felt):
    """The hand and the table of a question."""

    yaku_requested = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.rack = Rack(width=theme.px(_TILE), smallest=theme.scaled_frame(_SMALLEST), brackets=False)
        self._lines = column(gap=6)
        self._column = column(self.rack, self._lines)
        self.setLayout(self._column)
        self.set_compact(False)

    def set_compact(self, compact: bool) -> None:
        self._column.setContentsMargins(*(12, 3, 12, 3) if compact else (16, 8, 16, 8))
        self._column.setSpacing(3 if compact else 6)

    def show_drill(self, drill: Drill | None, names: Sequence[str]) -> None:
        clear(self._lines)
        shown = drill is not None and drill.subject is not Subject.PIECES
        self.setVisible(shown)
        if drill is None or not shown:
            return
        scene = drill.scene
        hand = scene.hand
        self.rack.setVisible(hand is not None)
        if hand is not None:
            self.rack.set_groups(row_groups(scene.ruleset, hand, scene.seat, scene.table.turn_order))
        if drill.subject is Subject.PAYMENT:
            for line in event_words(scene, names):
                self._add(line, strong=True)
        self._add_facts(drill, names)
        if drill.subject is Subject.ALLOWED:
            self._add_scores(scene, names)
        if drill.subject is Subject.VALUE:
            self._add_value(drill)

    def spoken(self) -> str:
        """Returns everything shown as one line for screen readers."""
        seen = [part for part in self.findChildren(QWidget) if part.isVisibleTo(self)]
        return join_clauses(
            *(
                part.accessibleName() or (part.text() if isinstance(part, Label) else "")
                for part in seen
                if isinstance(part, Rack | TileRow | Label)
            )
        )

    def _add(self, text: str, *, strong: bool = False) -> None:
        if text:
            role = "felt_ink" if strong else "felt_ink2"
            self._lines.addWidget(Label(text, size=16 if strong else 15, role=role, wrap=True))

    def _add_facts(self, drill: Drill, names: Sequence[str]) -> None:
        """Shows circumstances, indicators and extra tiles."""
        scene = drill.scene
        row = FlowBox(gap=12)
        for fact in _circumstances(drill, names):
            row.add_widget(Label(fact, size=15, role="felt_ink2"))
        hand = scene.hand
        apart: list[tuple[str, list[int]]] = []
        if hand is not None:
            for one in scene.ruleset.indicators:
                apart.append((capitalised(localised(one.name)), list(hand.indicators.pieces_of(one))))
        lying = [piece for seat, piece, _dead in scene.rules.penalty_tiles(scene.table) if seat == scene.seat]
        apart.append((tr("Penalty tiles, face up in front of the player"), lying))
        for text, pieces in apart:
            if pieces:
                row.add_widget(
                    table_text.labelled_tiles(text, TileRow((piece_group(scene.ruleset, *pieces),), theme.px(_SMALL)))
                )
        self._lines.addWidget(row)

    def _add_scores(self, scene: Scene, names: Sequence[str]) -> None:
        """Shows the scores if they decide whether a hand may win."""
        goal = scene.rules.target_score
        if goal is None:
            return
        table = scene.table
        scores = join_items(
            [
                with_heading(names[seat], format_number(table.scores[seat]))
                for seat in table.turn_order_from(table.dealer)
            ]
        )
        self._add(scores, strong=True)
        self._add(tr("The match ends at {points} points.").format(points=format_number(goal)))

    def _add_value(self, drill: Drill) -> None:
        """Shows the yaku, at the easy level with their value."""
        settled = drill.scene.settled()
        if drill.level is Level.HARD or not isinstance(settled, Settlement):
            return
        ruleset, evaluation = drill.scene.ruleset, settled.wins[0].evaluation
        line, tip, does = yaku_line(ruleset, evaluation), open_page_tip(), self.yaku_requested.emit
        self._lines.addWidget(LinkLabel(line, tip=tip, does=does, size=16, role="felt_ink", wrap=True))
        if drill.level is Level.EASY:
            self._add(capitalised(hand_value_text(ruleset, evaluation)), strong=True)


def _circumstances(drill: Drill, names: Sequence[str]) -> list[str]:
    scene = drill.scene
    event = scene.event
    parts = []
    if scene.hand is not None:
        parts.append(table_text.owner_text(scene, names))
        if drill.subject in _TOLD and isinstance(event, Win):
            taken = tr("Won from {player}", usage=vocabulary_context(scene.ruleset))
            parts.append(tr("Self-drawn") if event.discarder is None else taken.format(player=names[event.discarder]))
    parts += [*table_text.hand_text(scene, names), table_text.dealer_text(scene, names)]
    if scene.replay_position is not None and scene.hand is not None and scene.table.dealer != scene.seat:
        parts.append(table_text.seat_wind_text(scene))
    return [*parts, *table_text.round_wind_text(scene), *table_text.sticks_text(scene)]

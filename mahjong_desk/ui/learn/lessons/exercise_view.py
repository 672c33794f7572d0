# SPDX-License-Identifier: MIT
"""The felt of a lesson step: table and hand."""

from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from mahjong_desk.learn.drills.drill import Scene
from mahjong_desk.learn.drills.pieces import COPIES
from mahjong_desk.learn.lessons.lesson import LabelledTiles, LessonStep, LookTask
from mahjong_desk.learn.lessons.scene_file import SceneValue, evaluate_scene
from mahjong_desk.rules.ruleset import Ruleset
from mahjong_desk.rules.yaku.failing import why_not_counted
from mahjong_desk.texts import tr
from mahjong_desk.ui import theme
from mahjong_desk.ui.hand.tile_groups import captioned_groups, row_groups
from mahjong_desk.ui.kit.label import Label
from mahjong_desk.ui.kit.layout.boxes import Felt, column
from mahjong_desk.ui.kit.layout.flow import FlowBox
from mahjong_desk.ui.kit.link_label import plain_text
from mahjong_desk.ui.kit.tiles.faces import TileFace, TileGroup, face_text
from mahjong_desk.ui.kit.tiles.rack import Rack
from mahjong_desk.ui.kit.tiles.tile_widgets import TileRow
from mahjong_desk.ui.learn.drills.drill_text import category_text, kind_text
from mahjong_desk.ui.learn.lessons.lesson_text import GapContext, fill_text, names_of, table_sentences
from mahjong_desk.ui.learn.lessons.tile_buttons import Parts, PieceButtonRow
from mahjong_desk.ui.learn.lessons.value_panel import ValuePanel
from mahjong_desk.ui.learn.table_text import labelled_tiles
from mahjong_desk.ui.text import vocabulary
from mahjong_desk.ui.text.phrases import capitalise, localise, sentences
from mahjong_desk.ui.text.vocabulary import counted_group, counted_groups, piece_face, piece_group
from mahjong_desk.ui.text.yaku_links import failure_line

_TILE, _LARGE_TILE, _SMALLEST, _LOW_SMALLEST = 45, 60, 25, 20
_WIDE = 1000
"""The width in pixels from which tiles are larger."""
_MARGINS, _LOW_MARGINS = (16, 10, 16, 12), (12, 5, 12, 7)
_ROWS_SMALLEST, _INDICATOR_TILE = 37, 30


class ExerciseView(Felt):
    """The base class of all exercises."""

    changed = Signal()
    row: PieceButtonRow

    def __init__(self, ruleset: Ruleset, step: LessonStep, *, clickable: bool = False, smallest: int = 0) -> None:
        super().__init__()
        self.ruleset, self.step, self.scene = ruleset, step, step.scene  # the scene is the current hand
        self.names = names_of(step.scene, ruleset)
        self._smallest = smallest
        self.moves: list[Any] = []  # the answers so far
        self.line = FlowBox(gap=16)
        self.rack = Rack(inline_amounts=True, clickable=clickable)
        self.column = column(self.line, self.rack)
        self.setLayout(self.column)
        self.line.setVisible(step.scene is not None)
        self.rack.setVisible(step.scene is not None and step.scene.hand is not None)
        self._show_table()
        self.set_compact(compact=False)

    def repeat(self, move: Any, /) -> None:
        """Repeats an answer of an earlier view of the same step."""
        self.row.click(move)

    def set_compact(self, *, compact: bool) -> None:
        self.low = compact
        self.column.setContentsMargins(*_LOW_MARGINS if compact else _MARGINS)
        self.column.setSpacing(4 if compact else 8)
        is_wide = self.width() >= _WIDE * theme.scale()
        smallest = self._smallest or (_LOW_SMALLEST if compact else _SMALLEST)
        self.rack.set_tile_width(theme.px(_LARGE_TILE if is_wide else _TILE), theme.scaled_frame(smallest))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.set_compact(compact=self.low)

    def _show_table(self) -> None:
        self.line.clear()
        scene, ruleset = self.scene, self.ruleset
        if scene is None:
            return
        if scene.hand is not None:
            rows = [
                (capitalise(localise(indicator.name)), piece_group(ruleset, *pieces))
                for indicator in ruleset.indicators
                if (pieces := scene.hand.indicators.pieces_of(indicator))
            ]
            if (wild := ruleset.wildcard_kind(scene.hand.indicators)) is not None:
                rows.append((tr("→ wildcard"), TileGroup((piece_face(ruleset, wild, wild),))))
            for text, group in rows:
                self.line.add_widget(labelled_tiles(text, TileRow((group,), theme.px(_INDICATOR_TILE))))
        for sentence in table_sentences(scene, self.names, winds=self.step.winds):
            self.line.add_widget(Label(sentence, role="felt_ink2"))

    @property
    def scene_value(self) -> SceneValue:
        """The value of the current hand."""
        return evaluate_scene(self.scene) if self.scene is not None else SceneValue(None)

    @property
    def has_panel(self) -> bool:
        """Whether the panel has something to show."""
        return self.step.scene is not None or self.step.after is not None

    @property
    def footer(self) -> QWidget | None:
        """The widget below the felt, or None."""
        return None

    def update_panel(self, panel: ValuePanel) -> None:
        """Shows the current state in the panel."""
        if self.scene is not None:
            panel.show_scene(self.scene, self.scene_value, self.names, remark=self.remark(), result=self.step.result)
        else:
            panel.show_text("", "", self.remark())

    def remark(self) -> Parts:
        """Returns the step's remark on the value."""
        if self.step.after is None:
            return ()
        return fill_text(self.step.after, GapContext.of_step(self.ruleset, self.step))

    def handle_key(self, _text: str) -> bool:
        """Handles a digit; returns whether it was used."""
        return False

    def failure_text(self, yaku: str) -> str:
        """Returns why a yaku does not count in the current hand, or an empty string."""
        settled = self.scene_value.settlement or self.scene_value.refusal
        if self.scene is None or settled is None:
            return ""
        failure = why_not_counted(self.scene.rules, settled, yaku)
        return plain_text(failure_line(self.ruleset, failure, self.names)) if failure is not None else ""

    def groups_of(self, scene: Scene) -> tuple[TileGroup, ...]:
        """Returns a hand in its groups, or in a row if it does not win."""
        hand, settlement, order = scene.hand, evaluate_scene(scene).settlement, scene.table.turn_order
        if hand is None:
            return ()
        if settlement is None or not settlement.wins:
            groups = row_groups(self.ruleset, hand, scene.seat, order)
        else:
            groups = captioned_groups(self.ruleset, hand, settlement.wins[0].evaluation, scene.seat, self.names, order)
        return (*groups, *counted_groups(self.ruleset, hand))


class LookExercise(ExerciseView):
    """A hand in its groups, or rows of tiles, each explained when selected."""

    def __init__(self, ruleset: Ruleset, step: LessonStep) -> None:
        rows = step.task.rows if isinstance(step.task, LookTask) else ()
        super().__init__(ruleset, step, clickable=bool(rows), smallest=_ROWS_SMALLEST if rows else 0)
        self.touched: TileFace | None = None
        self._rows = rows
        if rows:
            self.rack.set_groups(tuple(map(self._group, rows)))
            self.rack.show()
            self.rack.tile_clicked.connect(self._touch)
        elif step.scene is not None:
            self.rack.set_groups(self.groups_of(step.scene))

    @property
    def has_panel(self) -> bool:
        return bool(self._rows) or super().has_panel

    def _group(self, row: LabelledTiles) -> TileGroup:
        fields = {field.id: field for field in self.ruleset.extra_fields}
        group = counted_group(self.ruleset, fields[row.field]) if row.field else piece_group(self.ruleset, *row.pieces)
        return group._replace(caption=localise(row.label))

    def _touch(self, group: int, piece: int) -> None:
        self.touched = self.rack.groups[group].pieces[piece]
        self.rack.set_mark((group, piece))
        self.changed.emit()

    def update_panel(self, panel: ValuePanel) -> None:
        if not self._rows:
            super().update_panel(panel)
        elif self.touched is None:
            hint = tr("Select a tile to see what it is.", usage=vocabulary.piece_context(self.ruleset.pieces))
            panel.show_text("", hint, self.remark())
        else:
            panel.show_text(capitalise(face_text(self.touched)), self._category_text(self.touched), self.remark())
            panel.show_piece(self.touched)

    def _category_text(self, face: TileFace) -> str:
        pieces = self.ruleset.pieces
        if face.name in pieces.face_names:
            return category_text(pieces, pieces.kind_of_face[pieces.face_names.index(face.name)])
        aside = tr("It belongs to no hand: it is set aside and counted.")
        return sentences(aside, kind_text(pieces, COPIES, 1))

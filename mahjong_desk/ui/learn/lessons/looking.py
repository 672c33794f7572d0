# SPDX-License-Identifier: MIT
"""A screen to look at: a hand in its groups, or pieces that say what they are when they are touched."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from mahjong_desk.learn.drills.pieces import COPIES
from mahjong_desk.learn.lessons import Look, Row, Step
from mahjong_desk.rules.ruleset import Ruleset
from mahjong_desk.ui.kit.faces import TileFace, TileGroup, face_text
from mahjong_desk.ui.learn.drills.words import belonging_words, words_of_kind
from mahjong_desk.ui.learn.lessons.deed_felt import DeedFelt
from mahjong_desk.ui.learn.lessons.value_panel import ValuePanel
from mahjong_desk.ui.words import capital, counted_group, in_language, piece_group, piece_usage, sentences

_PLAIN_TILE = 37


class LookingFelt(DeedFelt):
    """Shows a hand, or rows of pieces of which each says what it is.

    Attributes:
        touched: The piece that was touched last; None before.
    """

    def __init__(self, ruleset: Ruleset, step: Step, parent: QWidget | None = None) -> None:
        """Lays what there is to look at."""
        super().__init__(ruleset, step, parent, clickable=bool(_rows(step)))
        self.touched: TileFace | None = None
        rows = _rows(step)
        if rows:
            self.rack.set_groups(self._shown())
            self.rack.show()
            self.rack.tile_clicked.connect(self._touch)
        elif step.scene is not None:
            self.rack.set_groups(self.groups_of(step.scene))

    @property
    def smallest(self) -> int:
        """How small the pieces become: those that are shown for themselves are to be seen well."""
        return _PLAIN_TILE if _rows(self.step) else super().smallest

    @property
    def tells(self) -> bool:
        """Whether there is anything to say beside the felt: what a piece is."""
        return bool(_rows(self.step)) or super().tells

    def _shown(self) -> tuple[TileGroup, ...]:
        """Returns the rows with what they are."""
        counting = {field.id: field for field in self.ruleset.extra_fields}
        return tuple(
            (
                counted_group(self.ruleset, counting[row.field])
                if row.field
                else piece_group(self.ruleset, *row.pieces)
            )._replace(caption=in_language(row.label))
            for row in _rows(self.step)
        )

    def _touch(self, group: int, piece: int) -> None:
        self.touched = self._shown()[group].pieces[piece]
        self.rack.set_mark((group, piece))
        self.changed.emit()

    def tell(self, panel: ValuePanel) -> None:
        """Has the paper say what the piece is that was touched."""
        if not _rows(self.step):
            super().tell(panel)
        elif self.touched is None:
            hint = self.tr("Touch a tile: here stands what it is.", piece_usage(self.ruleset.pieces))
            panel.show_words("", hint, self.remark())
        else:
            panel.show_words(capital(face_text(self.touched)), self._belonging(self.touched), self.remark())
            panel.show_piece(self.touched)

    def _belonging(self, face: TileFace) -> str:
        """Returns what a piece is by itself."""
        pieces = self.ruleset.pieces
        if face.name in pieces.names:
            return belonging_words(pieces, pieces.kinds[pieces.names.index(face.name)])
        aside = self.tr("It belongs to no hand: it is laid aside and counted.")
        return sentences(aside, words_of_kind(COPIES, 1))


def _rows(step: Step) -> tuple[Row, ...]:
    return step.deed.rows if isinstance(step.deed, Look) else ()

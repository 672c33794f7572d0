# SPDX-License-Identifier: MIT
"""What was wrong in an answer to a drill, each with its reason, drawn on the pieces where they show it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from mahjong_desk.learn.drills import Drill, Mistake, Scene
from mahjong_desk.learn.drills.mistakes import Gives, Incomplete, Why
from mahjong_desk.pieces.piece_set import Piece
from mahjong_desk.rules.model.refusal import Asked, Refusal
from mahjong_desk.rules.yaku.conditions import Failure
from mahjong_desk.rules.yaku.failing import OTHER_READING
from mahjong_desk.ui import theme
from mahjong_desk.ui.hand.tile_groups import completed_otherwise, failing_groups
from mahjong_desk.ui.kit.controls.form_fields import IconLabel
from mahjong_desk.ui.kit.label import Label
from mahjong_desk.ui.kit.layout.panels import Hairline
from mahjong_desk.ui.kit.link_label import LinkedText
from mahjong_desk.ui.kit.text_format import listed
from mahjong_desk.ui.kit.tiles.faces import TileGroup
from mahjong_desk.ui.kit.tiles.rack import Rack
from mahjong_desk.ui.kit.tiles.tile_widgets import TileRow
from mahjong_desk.ui.learn.drills.mistake_words import mistake_head, mistake_words
from mahjong_desk.ui.learn.drills.words import BY_PIECES
from mahjong_desk.ui.text.tiles import piece_group
from mahjong_desk.ui.text.yaku_links import page_tip

_TILE, _SMALL = 24, 18


class MistakeList(QWidget):
    """A row for each mistake, or for several that the same rule forbids: what it was, and why."""

    yaku_wanted = Signal(str)

    def __init__(
        self, drill: Drill, mistakes: Sequence[Mistake], names: Sequence[str], parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.reasons: list[LinkedText] = []
        self.racks: list[Rack] = []
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        for alike in _alike(mistakes):
            self._add(column, drill, alike, names)
        column.addWidget(Hairline())

    def _add(self, column: QVBoxLayout, drill: Drill, alike: Sequence[Mistake], names: Sequence[str]) -> None:
        mistake = alike[0]
        head = QHBoxLayout()
        head.setSpacing(6)
        icon = IconLabel("octagon", "error") if not mistake.missed else IconLabel("tick", "plus")
        head.addWidget(icon, 0, Qt.AlignmentFlag.AlignVCenter)
        for one in alike:
            if pieces := _pieces(drill, one):
                head.addWidget(TileRow((piece_group(drill.scene.ruleset, *pieces),), theme.px(_TILE)))
        told = listed([mistake_head(drill, one, names) for one in alike])
        head.addWidget(Label(told, bold=True, wrap=True), 1)
        column.addLayout(head)
        reason = LinkedText(mistake_words(drill, mistake, names), tip=page_tip(), size=15, wrap=True)
        reason.followed.connect(self.yaku_wanted)
        self.reasons.append(reason)
        column.addWidget(reason)
        scene = drill.scene
        groups = _marked(scene, mistake, names)
        if groups:
            rack = Rack(width=theme.px(_TILE), smallest=theme.frame(_SMALL))
            rack.set_groups(groups)
            self.racks.append(rack)
            column.addWidget(rack)


def _alike(mistakes: Sequence[Mistake]) -> list[list[Mistake]]:
    """Returns mistakes in their order, those together that one refusal answers."""
    found: list[list[Mistake]] = []
    for mistake in mistakes:
        last = found[-1][0] if found else None
        if last is not None and isinstance(mistake.why, Refusal) and last.why == mistake.why:
            found[-1].append(mistake)
        else:
            found.append([mistake])
    return found


def _marked(scene: Scene, mistake: Mistake, names: Sequence[str]) -> tuple[TileGroup, ...]:
    """Returns the hand with what fails marked; nothing where the pieces do not show it."""
    hand, why = scene.hand, mistake.why
    if hand is None:
        return ()
    if isinstance(why, Incomplete):
        if why.reading is None or why.reading.form.loose or not why.left:
            return ()
        waiting = replace(hand, winning_piece=why.near)
        given = int(mistake.option)
        return completed_otherwise(scene.ruleset, waiting, why.reading, given, scene.seat, names, scene.table.order)
    shown = _shown(why)
    if shown is None or hand.winning_piece is None:
        return ()
    return failing_groups(scene.ruleset, hand, shown, scene.seat, names, scene.table.order)


def _shown(why: Why) -> Failure | Asked | None:
    """Returns what fails where the pieces show it."""
    if isinstance(why, Refusal):
        asked = why.asked
        return asked if asked is not None and asked.reading is not None and asked.fault is not None else None
    if not isinstance(why, Failure) or why.reading is None:
        return None
    return why if why.fault.groups or why.fault.winning or why.part == OTHER_READING else None


def _pieces(drill: Drill, mistake: Mistake) -> tuple[Piece, ...]:
    """Returns the pieces that were meant, or the group; none where it is told in words."""
    if drill.subject in BY_PIECES:
        return (int(mistake.option),)
    return mistake.why.group.kinds if isinstance(mistake.why, Gives) and mistake.why.group is not None else ()

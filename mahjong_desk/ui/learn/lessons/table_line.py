# SPDX-License-Identifier: MIT
"""What lies on the table beside the hand of a lesson: what was turned up, who wins how, who deals."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from mahjong_desk.learn.drills import Scene
from mahjong_desk.rules.events import Win
from mahjong_desk.ui import theme, words
from mahjong_desk.ui.hand.groups import wild_of
from mahjong_desk.ui.kit import Text, TileGroup, TileRow
from mahjong_desk.ui.kit.flow import Flow
from mahjong_desk.ui.learn.table_facts import (
    dealer_words,
    hand_words,
    laid_words,
    named,
    owner_words,
    round_wind_words,
    seat_wind_words,
)
from mahjong_desk.ui.words import piece_face, piece_group, piece_name, usage

translate = QCoreApplication.translate
_TILE = 30


class TableLine(Flow):
    """Pieces and sentences in a line that wraps, on felt."""

    def __init__(self, parent: QWidget | None = None) -> None:
        """Makes an empty line."""
        super().__init__(parent, gap=16)

    def show_scene(self, scene: Scene, names: Sequence[str], *, winds: bool) -> None:
        """Shows what there is to know of a table.

        Args:
            scene: The table, and what happens at it.
            names: The players by seat.
            winds: Whether the winds are told.
        """
        self.clear()
        ruleset, hand = scene.ruleset, scene.hand
        if hand is not None:
            for one in ruleset.indicators:
                pieces = hand.turned_up.of(one)
                if pieces:
                    row = TileRow((piece_group(ruleset, *pieces),), theme.px(_TILE))
                    self.add_widget(named(words.capital(words.in_language(one.names)), row))
            wild = wild_of(ruleset, hand)
            if wild is not None:
                row = TileRow((TileGroup((piece_face(ruleset, wild, wild),)),), theme.px(_TILE))
                self.add_widget(named(translate("Lessons", "→ wildcard"), row))
        for sentence in table_words(scene, names, winds=winds):
            self.add_widget(Text(sentence, size=15, role="felt_ink2"))


def table_words(scene: Scene, names: Sequence[str], *, winds: bool) -> tuple[str, ...]:
    """Returns what there is to know of a table beside the pieces, a short sentence each.

    Args:
        scene: The table, and what happens at it.
        names: The players by seat.
        winds: Whether the winds are told.
    """
    ruleset, hand = scene.ruleset, scene.hand
    told = []
    if isinstance(scene.event, Win) and hand is not None and hand.winning_piece is not None:
        tile = piece_name(ruleset, hand.winning_piece)
        if scene.event.discarder is None:
            told.append(translate("Lessons", "{player} draws: {tile}").format(player=names[scene.seat], tile=tile))
        else:
            sentence = translate("Lessons", "{player} wins on what {discarder} discards: {tile}", usage(ruleset))
            told.append(sentence.format(player=names[scene.seat], discarder=names[scene.event.discarder], tile=tile))
    elif hand is not None:
        told.append(owner_words(scene, names))
    told += [dealer_words(scene, names), *hand_words(scene, names)]
    if winds:
        told += [seat_wind_words(scene), *round_wind_words(scene)]
    return (*told, *laid_words(scene))

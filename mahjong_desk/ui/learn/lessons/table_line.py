# SPDX-License-Identifier: MIT
"""What lies on the table beside the hand of a lesson: what was turned up, who wins how, who deals."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QHBoxLayout, QWidget

from mahjong_desk.learn.drills import Scene
from mahjong_desk.rules.events import Win
from mahjong_desk.rules.extra_fields import Carrier
from mahjong_desk.ui import theme, words
from mahjong_desk.ui.hand.groups import wild_of
from mahjong_desk.ui.kit import Text, TileGroup, TileRow, figure
from mahjong_desk.ui.kit.flow import Flow
from mahjong_desk.ui.kit.listing import headed
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
                    self.add_widget(_named(words.capital(words.in_language(one.names)), row))
            wild = wild_of(ruleset, hand)
            if wild is not None:
                row = TileRow((TileGroup((piece_face(ruleset, wild, wild),)),), theme.px(_TILE))
                self.add_widget(_named(translate("Lessons", "→ wildcard"), row))
        for sentence in table_words(scene, names, winds=winds):
            self.add_widget(Text(sentence, size=15, role="felt_ink2"))


def table_words(scene: Scene, names: Sequence[str], *, winds: bool) -> tuple[str, ...]:
    """Returns what there is to know of a table beside the pieces, a short sentence each.

    Args:
        scene: The table, and what happens at it.
        names: The players by seat.
        winds: Whether the winds are told.
    """
    ruleset, table, hand = scene.ruleset, scene.table, scene.hand
    told = []
    if isinstance(scene.event, Win) and hand is not None and hand.winning_piece is not None:
        tile = piece_name(ruleset, hand.winning_piece)
        if scene.event.discarder is None:
            told.append(translate("Lessons", "{player} draws: {tile}").format(player=names[scene.seat], tile=tile))
        else:
            sentence = translate("Lessons", "{player} wins on what {discarder} discards: {tile}", usage(ruleset))
            told.append(sentence.format(player=names[scene.seat], discarder=names[scene.event.discarder], tile=tile))
    elif hand is not None:
        told.append(translate("SceneFelt", "Hand of {player}").format(player=names[scene.seat]))
    told.append(translate("SceneFelt", "{player} deals", usage(ruleset)).format(player=names[table.dealer]))
    if hand is not None:
        told += [words.capital(words.situation_name(ruleset, one)) for one in hand.situation]
        marks = words.extra_marks(ruleset, Carrier.HAND, hand.extra_fields, names)
        told += [words.capital(mark) for mark in marks]
    if winds:
        told += _winds(scene)
    if table.honba:
        told.append(headed(words.capital(words.counters_name(ruleset)), figure(table.honba)))
    if table.deposit:
        told.append(translate("SceneFelt", "Stakes on the table: {points}").format(points=figure(table.deposit)))
    return tuple(told)


def _winds(scene: Scene) -> list[str]:
    """Returns the wind of the player, and that of the round where it changes and counts."""
    told = [translate("SceneFelt", "Seat wind {wind}").format(wind=words.wind_name(scene.table.wind(scene.seat)))]
    if scene.ruleset.round_wind and len(scene.rules.rounds) > 1:
        wind = words.wind_name(scene.table.round.place)
        told.append(translate("SceneFelt", "Round wind {wind}").format(wind=wind))
    return told


def _named(text: str, pieces: TileRow) -> QWidget:
    """Returns pieces behind their name, which stay together where lines wrap."""
    box = QWidget()
    line = QHBoxLayout(box)
    line.setContentsMargins(0, 0, 0, 0)
    line.setSpacing(8)
    line.addWidget(Text(text, size=15, role="felt_ink2"))
    line.addWidget(pieces)
    return box

# SPDX-License-Identifier: MIT
"""What there is to know of a hand and its table beside the pieces, as it is said on felt."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QWidget

from mahjong_desk.learn.drills import Scene
from mahjong_desk.rules.model.extra_fields import FieldOwner
from mahjong_desk.rules.model.reasons import WaitResult, WinOutcome
from mahjong_desk.rules.model.table import turns_between
from mahjong_desk.rules.ruleset import Ruleset
from mahjong_desk.texts import Text, tr
from mahjong_desk.ui import theme
from mahjong_desk.ui.kit.label import Label
from mahjong_desk.ui.kit.text_format import format_change, format_number, with_heading
from mahjong_desk.ui.kit.tiles.tile_widgets import TileRow
from mahjong_desk.ui.text.phrases import capitalised, localised
from mahjong_desk.ui.text.tiles import piece_group
from mahjong_desk.ui.text.vocabulary import (
    counters_name,
    dealer_context,
    extra_annotations,
    situation_name,
    vocabulary_context,
    wind_name,
)


def labelled_tiles(text: str, pieces: TileRow) -> QWidget:
    """Returns pieces behind their name, which stay together where lines wrap."""
    box = QWidget()
    line = QHBoxLayout(box)
    line.setContentsMargins(0, 0, 0, 0)
    line.setSpacing(8)
    line.addWidget(Label(text, size=15, role="felt_ink2"))
    line.addWidget(pieces)
    return box


def seat_text(winner: int, order: Sequence[int]) -> tuple[str, ...]:
    """Returns what each player is called as the winner sees the table, by seat; the winner has no name.

    Args:
        order: The seats in the order of play.
    """
    players = len(order)
    places = {
        1: tr("the right"),
        players - 1: tr("the left"),
        2 if players == 4 else -1: tr("across"),
    }
    return tuple(places.get(turns_between(order, winner, seat), "") for seat in range(players))


def owner_text(scene: Scene, names: Sequence[str]) -> str:
    """Returns whose the hand is."""
    return tr("Hand of {player}").format(player=names[scene.seat])


def hand_text(scene: Scene, names: Sequence[str]) -> list[str]:
    """Returns the circumstances of the hand, and what else the ruleset knows of it."""
    hand = scene.hand
    if hand is None:
        return []
    told = [situation_name(scene.ruleset, one) for one in hand.situation]
    told += extra_annotations(scene.ruleset, FieldOwner.HAND, hand.extra_fields, names)
    return [capitalised(one) for one in told]


def dealer_text(scene: Scene, names: Sequence[str]) -> str:
    """Returns who deals."""
    return tr("{player} deals", usage=dealer_context(scene.ruleset)).format(player=names[scene.table.dealer])


def seat_wind_text(scene: Scene) -> str:
    """Returns the wind of the player."""
    return _wind(scene.ruleset.vocabulary.seat_wind, scene.table.wind(scene.seat))


def round_wind_text(scene: Scene) -> list[str]:
    """Returns the wind of the round, where it changes and counts."""
    if not scene.ruleset.round_wind or len(scene.rules.rounds) < 2:
        return []
    return [_wind(scene.ruleset.vocabulary.round_wind, scene.table.round.place)]


def _wind(called: Text, wind: int) -> str:
    sentence = tr("{name} {wind}")
    return sentence.format(name=capitalised(localised(called)), wind=wind_name(wind))


def sticks_text(scene: Scene) -> list[str]:
    """Returns what lies on the table: honba and stakes."""
    table, told = scene.table, []
    if table.honba:
        told.append(with_heading(capitalised(counters_name(scene.ruleset)), format_number(table.honba)))
    if table.deposit:
        told.append(tr("Stakes on the table: {points}").format(points=format_number(table.deposit)))
    return told


_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


def waits_table(ruleset: Ruleset, found: Iterable[WaitResult], seat: int, tile: int) -> QWidget:
    """Returns a row for each piece that is waited for.

    Args:
        tile: The width of a piece in pixels at 100 %.
    """
    box = QWidget()
    grid = QGridLayout(box)
    grid.setContentsMargins(0, 0, 0, 0)
    grid.setHorizontalSpacing(12)
    grid.setVerticalSpacing(2)
    grid.setColumnStretch(0, 1)
    for column, head in enumerate(wait_headers(ruleset), start=1):
        grid.addWidget(figure_label(head, strong=False), 0, column)
    for row, wait in enumerate(found, start=1):
        grid.addWidget(TileRow((piece_group(ruleset, wait.piece),), theme.px(tile)), row, 0)
        grid.addWidget(figure_label(str(wait.left), strong=False), row, 1)
        for column, outcome in ((2, wait.ron), (3, wait.tsumo)):
            grid.addWidget(figure_label(_gain(outcome, seat)), row, column)
    return box


def wait_headers(ruleset: Ruleset) -> tuple[str, str, str]:
    """Returns what stands over what is told of a piece that is waited for."""
    return (
        tr("left", "how many"),
        tr("from a discard", usage=vocabulary_context(ruleset)),
        tr("self-drawn"),
    )


def figure_label(text: str, *, strong: bool = True) -> Label:
    """Returns a figure at the right of its column, or a head over some."""
    label = Label(text, size=14 if strong else 13, bold=strong, role="ink" if strong else "ink3")
    label.setAlignment(_RIGHT)
    return label


def _gain(outcome: WinOutcome, seat: int) -> str:
    return "–" if outcome.deltas is None else format_change(outcome.deltas[seat])

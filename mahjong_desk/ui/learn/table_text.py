# SPDX-License-Identifier: MIT
"""Facts of a hand and its table in words, and the table of waits."""

from collections.abc import Callable, Sequence

from PySide6.QtWidgets import QWidget

from mahjong_desk.learn.drills.drill import Scene
from mahjong_desk.rules.model.extra_fields import FieldOwner
from mahjong_desk.rules.model.reasons import WaitResult
from mahjong_desk.rules.model.table import turns_between
from mahjong_desk.rules.ruleset import Ruleset
from mahjong_desk.texts import Text, tr
from mahjong_desk.ui import theme
from mahjong_desk.ui.kit.label import Label
from mahjong_desk.ui.kit.layout.boxes import RIGHT, boxed, row, table
from mahjong_desk.ui.kit.text_format import format_change, format_number, with_heading
from mahjong_desk.ui.kit.tiles.tile_widgets import TileRow
from mahjong_desk.ui.text.phrases import capitalise, localise
from mahjong_desk.ui.text.vocabulary import (
    counters_name,
    dealer_context,
    extra_annotations,
    piece_group,
    situation_name,
    vocabulary_context,
    wind_name,
)


def labelled_tiles(text: str, pieces: TileRow) -> QWidget:
    """Returns tiles after their name, kept together when lines wrap."""
    return boxed(row(Label(text, role="felt_ink2"), pieces, gap=8))


def seat_text(winner: int, order: Sequence[int]) -> tuple[str, ...]:
    """Returns each player's position as seen by the winner; empty for the winner.

    ``order`` has the seats in turn order.
    """
    players = len(order)
    positions = {1: tr("the right"), players - 1: tr("the left"), 2 if players == 4 else -1: tr("across")}
    return tuple(positions.get(turns_between(order, winner, seat), "") for seat in range(players))


def owner_text(scene: Scene, names: Sequence[str]) -> str:
    return tr("Hand of {player}").format(player=names[scene.seat])


def hand_text(scene: Scene, names: Sequence[str]) -> list[str]:
    """Returns the circumstances and extra fields of the hand."""
    hand = scene.hand
    if hand is None:
        return []
    lines = [situation_name(scene.ruleset, situation) for situation in hand.situation]
    lines += extra_annotations(scene.ruleset, FieldOwner.HAND, hand.extra_fields, names)
    return [capitalise(line) for line in lines]


def dealer_text(scene: Scene, names: Sequence[str]) -> str:
    return tr("{player} deals", usage=dealer_context(scene.ruleset)).format(player=names[scene.table.dealer])


def seat_wind_text(scene: Scene) -> str:
    return _wind(scene.ruleset.vocabulary.seat_wind, scene.table.seat_wind(scene.seat))


def round_wind_text(scene: Scene) -> list[str]:
    """Returns the round wind if it changes and counts."""
    if not scene.ruleset.uses_round_wind or len(scene.rules.rounds) < 2:
        return []
    return [_wind(scene.ruleset.vocabulary.round_wind, scene.table.round_wind.position)]


def _wind(wind_type: Text, wind: int) -> str:
    sentence = tr("{name} {wind}")
    return sentence.format(name=capitalise(localise(wind_type)), wind=wind_name(wind))


def sticks_text(scene: Scene) -> list[str]:
    """Returns honba and deposit."""
    table, value = scene.table, []
    if table.honba:
        value.append(with_heading(capitalise(counters_name(scene.ruleset)), format_number(table.honba)))
    if table.deposit:
        value.append(tr("Riichi sticks on the table: {points}").format(points=format_number(table.deposit)))
    return value


NOTHING = "–"


def waits_table(
    ruleset: Ruleset,
    waits: Sequence[WaitResult],
    seat: int,
    tile: int,
    *,
    gains: Sequence[Sequence[int]] = (),
    reasons: Callable[[WaitResult], QWidget] | None = None,
) -> QWidget:
    """Returns a row for each wait, with its gains and reasons below.

    Args:
        tile: The tile width in pixels at 100 %.
        gains: The possible gains on a discard for each wait; if empty, those in ``waits``.
    """
    heads = tr("left", "how many"), tr("on a discard", usage=vocabulary_context(ruleset)), tr("self-drawn")
    rows: list[QWidget | Sequence[QWidget | None]] = [[None, *(figure_label(head, strong=False) for head in heads)]]
    for number, wait in enumerate(waits):
        ron, tsumo = ([] if outcome.deltas is None else [outcome.deltas[seat]] for outcome in (wait.ron, wait.tsumo))
        texts = gains_text(gains[number] if gains else ron, format_change), gains_text(tsumo, format_change)
        picture = TileRow((piece_group(ruleset, wait.piece),), theme.px(tile))
        rows.append([picture, figure_label(str(wait.remaining), strong=False), *map(figure_label, texts)])
        if reasons is not None:
            rows.append(reasons(wait))
    return boxed(table(rows))


def gains_text(gains: Sequence[int], format_points: Callable[[int], str] = format_number) -> str:
    """Returns a gain, a range if it depends on the discarder, or a dash."""
    if not gains:
        return NOTHING
    if len(gains) == 1:
        return format_points(gains[0])
    return tr("{least} to {most}").format(least=format_points(gains[0]), most=format_points(gains[-1]))


def figure_label(text: str, *, strong: bool = True) -> Label:
    """Returns a right-aligned figure, or a column head if not ``strong``."""
    return Label(text, size=14 if strong else 13, bold=strong, role="ink" if strong else "ink3", align=RIGHT)

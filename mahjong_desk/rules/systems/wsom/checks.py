# SPDX-License-Identifier: MIT
"""Checks of a win before its hand is read (rules/wsom.md §3.8, §6, §7, §11, §12)."""

from mahjong_desk.rules.checks import settling
from mahjong_desk.rules.model.circumstances import CHIIHOU
from mahjong_desk.rules.model.events import Win, Winner
from mahjong_desk.rules.model.refusal import PathPrefix, bad_request
from mahjong_desk.rules.model.table import Table
from mahjong_desk.rules.systems.wsom.vocabulary import VALUES, WINNER_FIELDS
from mahjong_desk.texts import mark


def check_fields(table: Table, win: Win) -> None:
    """Checks the fields of a win and its seats, not its pieces.

    Raises:
        Refusal: ``bad_request`` or ``bad_seat``.
    """
    for index, winner in enumerate(win.winners):
        with PathPrefix(f"wins[{index}]"):
            _check_winner(table, win.discarder, winner)
    settling.check_discarder(table, win)
    for index, winner in enumerate(win.winners):
        settling.check_winner(table, win, index)
        with PathPrefix(f"wins[{index}]"):
            settling.check_extra_fields(WINNER_FIELDS, winner.extra_fields, table.players)


def _check_winner(table: Table, discarder: int | None, winner: Winner) -> None:
    if winner.pao:
        raise settling.pao_not_supported()
    if discarder is None and winner.extra_fields.get("immunity") is not None:
        raise bad_request(mark("The winning tile of a self-draw cannot have been discarded."), path="immunity")
    if table.in_match and "penalty_tiles" in winner.extra_fields:
        raise bad_request(mark("In a match the penalty tiles are known from earlier events."), path="penalty_tiles")
    if winner.hand is None:
        read_manual_points(winner)


def read_manual_points(winner: Winner) -> int:
    """Returns the typed value of a win.

    Raises:
        Refusal: ``bad_request``, its path relative to the winner.
    """
    value = winner.value or {}
    if set(value) != {"points"}:
        raise bad_request(mark("An entered value is in points."), path="value")
    points = value["points"]
    if type(points) is not int or points not in VALUES:
        fault = mark("No hand is worth {points} points; possible values are 1, multiples of 5 up to 320, 400 and 480.")
        raise bad_request(fault, path="value.points", points=points)
    return points


def check_first_discard(discarder: int | None, winner: Winner) -> None:
    """Checks that no player discarded before the dealer's first discard.

    Raises:
        Refusal: ``bad_request``.
    """
    is_first = winner.hand is not None and CHIIHOU.id in winner.hand.situation
    if is_first and winner.extra_fields.get("immunity") not in (None, discarder):
        raise bad_request(mark("Nobody can win on a discard before the dealer’s first discard."), path="immunity")

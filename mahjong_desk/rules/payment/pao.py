# SPDX-License-Identifier: MIT
"""Checks of responsible players (pao)."""

from __future__ import annotations

from collections.abc import Sequence

from mahjong_desk.rules.model.events import PaoEntry, Winner
from mahjong_desk.rules.model.reasons import Evaluation
from mahjong_desk.rules.model.refusal import ErrorCode, Refusal
from mahjong_desk.texts import mark


def responsible_entry(winner: Winner, players: int, reasons: Sequence[str]) -> PaoEntry | None:
    """Returns the one entry of ``winner.pao``, or None if there is none.

    Raises:
        Refusal: ``bad_request`` or ``bad_seat``, its path relative to the winner.
    """
    if not winner.pao:
        return None
    if len(winner.pao) > 1:
        raise Refusal(ErrorCode.BAD_REQUEST, mark("Only one player is responsible for a win."), path="pao")
    entry = winner.pao[0]
    if entry.reason not in reasons:
        raise Refusal(
            ErrorCode.BAD_REQUEST,
            mark("At this table no player can be responsible for {name}."),
            path="pao[0].for",
            name=entry.reason,
        )
    if entry.player == winner.seat or not 0 <= entry.player < players:
        raise Refusal(
            ErrorCode.BAD_SEAT, mark("Only another player at the table can be responsible."), path="pao[0].player"
        )
    return entry


def check_limit_hand(evaluation: Evaluation) -> None:
    """Checks that a hand with a responsible player is a limit hand.

    Raises:
        Refusal: ``bad_request``, its path relative to the winner.
    """
    if evaluation.limit is None:
        raise Refusal(
            ErrorCode.BAD_REQUEST, mark("No player can be responsible for a win that is not a mangan."), path="pao[0]"
        )


def check_yaku(entry: PaoEntry, evaluation: Evaluation, place: int = 0) -> None:
    """Checks that a hand has the yaku for which an entry holds a player responsible.

    Raises:
        Refusal: ``bad_request``, its path relative to the winner.
    """
    if entry.reason not in [item.id for item in evaluation.yaku]:
        raise Refusal(
            ErrorCode.BAD_REQUEST,
            mark("The hand has no {name} for which a player could be responsible."),
            path=f"pao[{place}].for",
            name=entry.reason,
        )

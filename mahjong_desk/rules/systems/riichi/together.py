# SPDX-License-Identifier: MIT
"""What is refused in several hands of Riichi that are won on one discard (rules/riichi.md §5, §12)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from mahjong_desk.rules.model.events import Win
from mahjong_desk.rules.model.faces import all_pieces
from mahjong_desk.rules.model.hand import Hand
from mahjong_desk.rules.model.indicators import DORA, URA
from mahjong_desk.rules.model.refusal import ErrorCode, PathPrefix, Refusal
from mahjong_desk.rules.systems.riichi.checks import PIECES, HandChecks
from mahjong_desk.rules.systems.riichi.value import RiichiCheckedHand
from mahjong_desk.shapes.mahjong import PARTITIONER
from mahjong_desk.texts import mark

_SHARED = ("chankan", "houtei")


def check_together(checks: HandChecks, win: Win, held: Sequence[RiichiCheckedHand | None]) -> None:
    """Checks that the hands of several winners do not contradict each other.

    Args:
        held: Each winner's hand as it was checked; None if the table counted it.

    Raises:
        Refusal: ``bad_request`` at the later hand, or ``bad_count``.
    """
    hands = [(place, winner.hand) for place, winner in enumerate(win.wins) if winner.hand is not None]
    if len(hands) < 2:
        return
    _check_same(hands, "winning_tile", lambda hand: hand.winning_piece)
    _check_same(hands, DORA.id, lambda hand: hand.turned_up.of(DORA))
    _check_same([one for one in hands if one[1].turned_up.of(URA)], URA.id, lambda hand: hand.turned_up.of(URA))
    for name in _SHARED:
        _check_same(hands, "situation", lambda hand, name=name: name in hand.situation)  # type: ignore[misc]
    _check_counts(checks, [hand for _, hand in hands], [one for one in held if one is not None])


def _check_same(hands: Sequence[tuple[int, Hand]], field: str, told: Callable[[Hand], object]) -> None:
    for place, hand in hands[1:]:
        if told(hand) != told(hands[0][1]):
            raise Refusal(
                ErrorCode.BAD_REQUEST,
                mark("The hands won on one discard do not agree in this."),
                path=f"wins[{place}].hand.{field}",
            )


def _check_counts(checks: HandChecks, hands: Sequence[Hand], held: Sequence[RiichiCheckedHand]) -> None:
    """Checks the pieces of all hands together, the winning piece and the indicators once."""
    units = PARTITIONER.units
    packed = sum(one.own - units[one.winning_piece] for one in held) + units[held[0].winning_piece]
    turned = hands[0].turned_up.joined(hand.turned_up for hand in hands[1:]).pieces
    packed += PARTITIONER.pack([PIECES.kinds[piece] for piece in turned])
    # Each hand holds the winning piece, which lies on the table once.
    shown = [*turned, *all_pieces(hands[0])]
    for hand in hands[1:]:
        shown += all_pieces(replace(hand, winning_piece=None))
    with PathPrefix("wins"):
        checks.check_counts(packed, shown)

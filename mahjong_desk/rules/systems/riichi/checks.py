# SPDX-License-Identifier: MIT
"""Checks of a Riichi hand (rules/riichi.md §5 "Counts", §12)."""

from collections.abc import Callable, Sequence
from dataclasses import replace

from mahjong_desk.pieces import MAHJONG_WITH_RED_FIVES
from mahjong_desk.pieces.mahjong import RED_FIVES
from mahjong_desk.rules.checks.dora_hands import CheckedHand, HandChecks, face_counts
from mahjong_desk.rules.model.events import Win
from mahjong_desk.rules.model.hand import DORA, URA, Hand, all_pieces
from mahjong_desk.rules.model.refusal import PathPrefix, bad_request
from mahjong_desk.rules.systems.riichi.options import RiichiOptions
from mahjong_desk.shapes.mahjong import PARTITIONER
from mahjong_desk.texts import mark

PIECES = MAHJONG_WITH_RED_FIVES
_CIRCLES, *_OTHERS = RED_FIVES


def riichi_face_counts(options: RiichiOptions) -> tuple[int, ...]:
    """Returns how many pieces of each face a table plays with (§1)."""
    number = options.red_fives
    others = dict.fromkeys(_OTHERS, 1) if number else {}
    return face_counts(PIECES, {**others, _CIRCLES: number - len(others)})


_SHARED_CIRCUMSTANCES = ("chankan", "houtei")


def check_hands_agree(checks: HandChecks, win: Win, checked_hands: Sequence[CheckedHand | None]) -> None:
    """Checks that the hands of several winners do not contradict each other.

    Args:
        checked_hands: Each winner's checked hand; None if its value was typed.

    Raises:
        Refusal: ``bad_request`` at the later hand, or ``bad_count``.
    """
    hands = [(index, winner.hand) for index, winner in enumerate(win.winners) if winner.hand is not None]
    if len(hands) < 2:
        return
    _check_same(hands, "winning_tile", lambda hand: hand.winning_piece)
    _check_same(hands, DORA.id, lambda hand: hand.indicators.pieces_of(DORA))
    _check_same(
        [(index, hand) for index, hand in hands if hand.indicators.pieces_of(URA)],
        URA.id,
        lambda hand: hand.indicators.pieces_of(URA),
    )
    for name in _SHARED_CIRCUMSTANCES:
        _check_same(hands, "situation", lambda hand, name=name: name in hand.situation)  # type: ignore[misc]
    _check_counts(checks, [hand for _, hand in hands], [checked for checked in checked_hands if checked is not None])


def _check_same(hands: Sequence[tuple[int, Hand]], field: str, value_of: Callable[[Hand], object]) -> None:
    for index, hand in hands[1:]:
        if value_of(hand) != value_of(hands[0][1]):
            raise bad_request(
                mark("The hands won on one discard do not agree on this."), path=f"wins[{index}].hand.{field}"
            )


def _check_counts(checks: HandChecks, hands: Sequence[Hand], checked_hands: Sequence[CheckedHand]) -> None:
    """Checks the copies in all hands together, counting shared pieces once."""
    units = PARTITIONER.units
    packed = (
        sum(checked.packed_with_melds - units[checked.winning_piece] for checked in checked_hands)
        + units[checked_hands[0].winning_piece]
    )
    indicators = hands[0].indicators.merged_with(hand.indicators for hand in hands[1:]).pieces
    packed += PARTITIONER.pack([PIECES.kind_of_face[piece] for piece in indicators])
    # Every hand contains the winning piece, which exists only once.
    pieces = [*indicators, *all_pieces(hands[0])]
    for hand in hands[1:]:
        pieces += all_pieces(replace(hand, winning_piece=None))
    with PathPrefix("wins"):
        checks.check_counts(packed, pieces)

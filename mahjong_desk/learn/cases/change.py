# SPDX-License-Identifier: MIT
"""What is different about a changed hand, as data that can be shown and put into words."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from mahjong_desk.pieces import Piece
from mahjong_desk.rules.model.table import RoundWind


class ChangeKind(StrEnum):
    """What was changed in a hand.

    ``CIRCUMSTANCE``, ``FIELD``: a circumstance or extra field is removed. ``WIN_METHOD``, ``SEAT``, ``ROUND``,
    ``WAIT``: another win method, seat, round or winning piece. ``CLAIMED``, ``CONCEALED``: a set is claimed or concealed.
    ``GROUP``, ``PIECE``: a group or single pieces are replaced. ``KAN``: a kan becomes a triplet. ``WILDCARD``: a
    wildcard replaces a piece. ``INDICATOR``: another dora indicator, or none.
    """

    CIRCUMSTANCE = "circumstance"
    WIN_METHOD = "way"
    SEAT = "seat"
    ROUND = "round"
    CLAIMED = "claimed"
    CONCEALED = "concealed"
    WAIT = "wait"
    GROUP = "group"
    KAN = "kan"
    PIECE = "piece"
    WILDCARD = "wildcard"
    INDICATOR = "indicator"
    FIELD = "field"


@dataclass(frozen=True, slots=True)
class HandChange:
    """One change of a hand; ``group`` is the index of the group in the changed hand, None for the whole hand."""

    kind: ChangeKind
    group: int | None = None
    before: tuple[Piece, ...] = ()
    after: tuple[Piece, ...] = ()
    situation: str | None = None
    seat: int | None = None
    round: RoundWind | None = None
    field: str | None = None

    @property
    def size(self) -> int:
        left = list(self.before)
        for piece in self.after:
            if piece in left:
                left.remove(piece)
        return max(len(left), len(self.after) - len(self.before) + len(left))

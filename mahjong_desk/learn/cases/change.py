# SPDX-License-Identifier: MIT
"""What is different about a changed hand, as data that can be shown and put into words."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from mahjong_desk.pieces import Piece
from mahjong_desk.rules.model.table import RoundWind


class ChangeKind(StrEnum):
    """What was done to a hand.

    ``CIRCUMSTANCE``: a circumstance of the win is missing. ``WAY``: drawn instead of taken, or the other way.
    ``SEAT``: another player has the hand. ``ROUND``: it is another round. ``CLAIMED``: a concealed set is claimed.
    ``CONCEALED``: a claimed set is concealed. ``WAIT``: another piece of the same hand came last. ``GROUP``: another
    set or pair lies in the place of one. ``KAN``: a kan is a triplet. ``PIECE``: single pieces are others.
    ``WILDCARD``: a wildcard stands for a piece. ``INDICATOR``: another dora indicator is turned up, or one is missing.
    ``FIELD``: an extra field of the hand is left out, such as its flowers.
    """

    CIRCUMSTANCE = "circumstance"
    WAY = "way"
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
    """One change of a hand.

    Attributes:
        group: The place of the group that it concerns among the groups of the changed hand; None where it concerns
            the whole hand.
    """

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
        """How many pieces differ."""
        left = list(self.before)
        for piece in self.after:
            if piece in left:
                left.remove(piece)
        return max(len(left), len(self.after) - len(self.before) + len(left))

# SPDX-License-Identifier: MIT
"""What the yaku of Beijing mahjong look at: the traits of a reading with wildcards, and the circumstances."""

from __future__ import annotations

from typing import NamedTuple

DEALER, MENQING, DRAWN, REPLACEMENT, LAST, FOUR_MELDS, WILDS = (1 << place for place in range(7))
"""Circumstances of a win: the winner deals · has claimed nothing · is paid as for a self-draw · won on a replacement
piece or the last one · has four melds · holds wildcard pieces."""
FIRST_PIECES, FIRST_DISCARD, FOUR_WILDS, OWN_PIECE = (1 << place for place in range(7, 11))
"""Those of fixed hands: the dealer's first fourteen tiles have a shape · the dealer's first discard gives it one · all
four wildcard pieces are held · the winning piece was the winner's own draw."""


class BeijingReadingFacts(NamedTuple):
    """One reading as yaku look at it."""

    traits: int
    circumstances: int
    wild: int

# SPDX-License-Identifier: MIT
"""The traits of readings with wildcard pieces: flags that yaku look at, joined by ``|`` group by group."""

from __future__ import annotations

CHARACTERS, CIRCLES, BAMBOOS, HONOURS = (1 << place for place in range(4))
"""There are pieces of this suit, wildcard pieces counted as what they replace."""
SUITS = CHARACTERS | CIRCLES | BAMBOOS
SUBSTITUTE = 1 << 4
"""A wildcard piece replaces another kind."""
SEQUENCE = 1 << 5
"""One of the sets is a sequence."""
STRAIGHT = 1 << 6
"""123, 456 and 789 of one suit are among the sets."""
WILDCARD_AT_FACE_VALUE = 1 << 7
"""Such a straight is of the wildcard's suit and can be taken with just one wildcard piece in its nine pieces."""
WILDCARD_PAIR_WAIT = 1 << 8
"""The winning piece completed a pair whose other piece is a wildcard piece."""
CAUGHT_FIVE_WAN = 1 << 9
"""The winning piece is a five of characters, no substitute, that completed 456 in the middle or a genuine pair of
seven."""
WON_IN_STRAIGHT = 1 << 10
"""The winning piece completed one of the sequences of the straight."""
PAIRS = 1 << 11
"""The hand is seven pairs."""
_FOURS = 12


def suit_flag(index: int) -> int:
    """Returns the flag of a suit by its index: characters, circles, bamboos, honours."""
    return 1 << index


def pack_four_count(count: int) -> int:
    """Returns the traits for the number of kinds that seven pairs hold four times without a wildcard."""
    return count << _FOURS


def unpack_four_count(traits: int) -> int:
    """Returns how many kinds seven pairs hold four times without a substitute."""
    return traits >> _FOURS & 0b11

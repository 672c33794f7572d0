# SPDX-License-Identifier: MIT
"""By what a player is known everywhere: what the match says, else what follows from the name.

Who these are, and which of them are one person, says ``People``.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final
from uuid import UUID, uuid5

from mahjong_desk.match.names import fold_name

if TYPE_CHECKING:
    from mahjong_desk.journal.acts import MatchHeader

_OURS: Final = UUID("0b7d9f0e-7f0b-5d7c-9a51-6f3c8a1d2e44")


@lru_cache(maxsize=4096)
def identity_of(name: str) -> str:
    """Returns the UUID that follows from a name, so that all who have it agree: before anything was entered about it."""
    return str(uuid5(_OURS, fold_name(name)))


def identity_at(header: MatchHeader, name: str) -> str:
    """Returns the UUID of somebody at a match."""
    return header.person(name) or identity_of(name)

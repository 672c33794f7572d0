# SPDX-License-Identifier: MIT
"""``Appearance``: in which matches somebody sat under one name."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, NamedTuple

from mahjong_desk.club.people.identity import identity_of

if TYPE_CHECKING:
    from mahjong_desk.ledger.records import Seating


class Appearance(NamedTuple):
    """In which matches somebody sat under one name."""

    identity: str
    name: str
    since: str
    last: str
    matches: tuple[int, ...]


def appearances(seatings: Iterable[Seating]) -> list[Appearance]:
    """Returns who sat at matches, in the order in which they first did.

    Args:
        seatings: The matches in the order in which they were begun.
    """
    found: dict[tuple[str, str], Appearance] = {}
    for match_id, at, people in seatings:
        for name, told in people:
            known = told or identity_of(name), name
            one = found.get(known) or Appearance(*known, at, at, ())
            found[known] = one._replace(last=max(one.last, at), matches=(*one.matches, match_id))
    return list(found.values())

# SPDX-License-Identifier: MIT
"""What may be read at a match instead of the names of former players."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import TYPE_CHECKING, Final

from mahjong_desk.club.people.acts import SUBJECT, forget

if TYPE_CHECKING:
    from mahjong_desk.club.names import PlayerName
    from mahjong_desk.journal.acts import MatchHeader
    from mahjong_desk.ledger.ledger import Ledger

_FORGOTTEN: Final = forget("")["act"]


def former_names(
    ledger: Ledger, header: MatchHeader | None, names: Iterable[str], former: Callable[[int], str]
) -> Mapping[str, PlayerName]:
    """Returns what is read instead of each name of a former player at a match; nothing where none sat there.

    Args:
        header: What was fixed when the match began; None where that cannot be read.

    Raises:
        LedgerError: The ledger cannot be read.
    """
    if header is None or not ledger.club.has(SUBJECT, _FORGOTTEN):
        return {}
    # Where somebody was deleted: hardly ever, and each start would wait for it.
    from mahjong_desk.club.people.people import People

    people = People(ledger.club.acts(SUBJECT), (), former)
    persons = {name: people.at(header, name) for name in names}
    return {name: people.shown_name(person) for name, person in persons.items() if person.former}

# SPDX-License-Identifier: MIT
"""The names that the club knows, to be completed in fields for names."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import suppress
from typing import TYPE_CHECKING

from mahjong_desk.club.people.lately import known_names, older_names
from mahjong_desk.ledger.errors import LedgerError
from mahjong_desk.ui.kit.name_field import KnownNames

if TYPE_CHECKING:
    from mahjong_desk.ui.desk import Desk


def club_names(desk: Desk, without: Sequence[str] = ()) -> KnownNames:
    """Returns the names that the club knows, the most recent first.

    Args:
        desk: The desk with the ledger.
        without: Names that are not offered.

    Raises:
        LedgerError: The ledger cannot be read.
    """
    return KnownNames(known_names(desk.ledger), _older(desk), without)


def _older(desk: Desk) -> Iterator[Sequence[str]]:
    ledger = desk.ledger
    # Names that cannot be read are typed.
    with suppress(LedgerError):
        for names in older_names(ledger):
            yield names
            if desk.ledger is not ledger:
                return

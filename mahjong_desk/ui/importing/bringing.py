# SPDX-License-Identifier: MIT
"""A file on its way in: read, played and held against the ledger beside the window, then shown."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from mahjong_desk.club.importing.counting import Counts, counted
from mahjong_desk.club.importing.people import PeopleBrought, people_brought
from mahjong_desk.ledger.errors import LedgerError
from mahjong_desk.ledger.journal.acts import now
from mahjong_desk.ledger.ledger import Ledger
from mahjong_desk.ledger.merge import Brought, Decisions, Merge
from mahjong_desk.ledger.progress import Progress
from mahjong_desk.ledger.server_place import Place
from mahjong_desk.records.matching import Matched
from mahjong_desk.texts import tr
from mahjong_desk.ui.importing.opening import FileFault, read_from_file


class Comparison(NamedTuple):
    """What a file would bring.

    Attributes:
        brought: What is in it.
        merge: What would become of it.
        counts: How much that is.
        people: Who comes with it.
        records: The records of other programs in it, played by the rules here.
    """

    brought: Brought
    merge: Merge
    counts: Counts
    people: PeopleBrought
    records: tuple[Matched, ...] = ()


def compared(place: Place, path: Path, progress: Progress, *, to_read: bool = False) -> Comparison:
    """Returns what a file would bring to a ledger, which may be open elsewhere.

    Args:
        place: The ledger.
        path: The file.
        progress: How far it is.
        to_read: Whether nothing can be written where the ledger lies.

    Raises:
        FileFault: The file cannot be taken.
        LedgerError: The ledger cannot be read.
        GivenUp: Nobody wants to know any more.
    """
    at = now()
    brought, records = read_from_file(path, at, progress)
    with opened(place, to_read=to_read) as ledger:
        merge = ledger.compare(brought, {}, at, progress)
        known = {name for match in ledger.matches() for name in match.people}
        people = people_brought(ledger, brought, merge)
    return Comparison(brought, merge, counted(merge, known), people, records)


def taken_in(place: Place, brought: Brought, decisions: Decisions, source: str, progress: Progress) -> Merge:
    """Enters what a file brings, all of it or nothing; returns what became of it.

    Raises:
        LedgerError: It could not be written; everything stands as before.
        GivenUp: Nobody wants it any more; likewise.
    """
    with Ledger.open(place) as ledger:
        return ledger.take_in(brought, decisions, source, now(), progress)


def opened(place: Place, *, to_read: bool) -> Ledger:
    """Returns a ledger that is open elsewhere too, for the thread that asks.

    Raises:
        LedgerError: It cannot be opened.
    """
    return Ledger.open_to_read(place) if to_read and isinstance(place, Path) else Ledger.open(place)


FAULTS = (LedgerError, FileFault)
"""What may be in the way."""


def given_up_words(path: Path) -> str:
    """Returns what to say of a file that was given up."""
    return tr("{file} was given up: nothing was imported.").format(file=path.name)

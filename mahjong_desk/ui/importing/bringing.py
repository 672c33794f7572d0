# SPDX-License-Identifier: MIT
"""A file on its way in: read, played and compared with the ledger on a thread of its own, then shown."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from mahjong_desk.club.importing.people import PeopleInFile, people_in_file
from mahjong_desk.club.importing.reading import FileRead, look_into
from mahjong_desk.journal.acts import now
from mahjong_desk.ledger.database.in_memory import InMemory
from mahjong_desk.ledger.errors import LedgerError
from mahjong_desk.ledger.ledger import Ledger
from mahjong_desk.ledger.merge import Decisions, Merge
from mahjong_desk.ledger.progress import Progress
from mahjong_desk.ledger.server_place import Place
from mahjong_desk.records.matching import Matched
from mahjong_desk.rules.model.refusal import Refusal
from mahjong_desk.texts import tr
from mahjong_desk.ui.text.refusals import refusal_text

_LONGEST_FAULT = 240


class FileFault(Exception):
    """A file cannot be imported; its text says why in the user's language."""


FAULTS = (LedgerError, FileFault)
"""What ``compared`` raises."""


class Comparison(NamedTuple):
    """The contents of a file, what an import would do, who comes with it, and the records of other programs in it."""

    incoming: InMemory
    merge: Merge
    people: PeopleInFile
    records: tuple[Matched, ...] = ()


def compared(place: Place, path: Path, progress: Progress, *, to_read: bool = False) -> Comparison:
    """Returns what a file would add to a ledger, which may be open elsewhere; raises one of ``FAULTS`` or ``GivenUp``."""
    at = now()
    incoming, records = _read(path, at, progress)
    with opened(place, to_read=to_read) as ledger:
        merge = ledger.compare(incoming, {}, at, progress)
        return Comparison(incoming, merge, people_in_file(ledger, incoming, merge), records)


def taken_in(place: Place, incoming: InMemory, decisions: Decisions, source: str, progress: Progress) -> Merge:
    """Enters the contents of a file and returns what was done; if it raises, everything is as before."""
    with Ledger.open(place) as ledger:
        return ledger.take_in(incoming, decisions, source, now(), progress)


def opened(place: Place, *, to_read: bool) -> Ledger:
    """Opens a ledger that is open elsewhere too, for the calling thread."""
    return Ledger.open_to_read(place) if to_read and isinstance(place, Path) else Ledger.open(place)


def given_up_words(path: Path) -> str:
    """Returns what to say of a file that was given up."""
    return tr("{file} was given up: nothing was imported.").format(file=path.name)


def _read(path: Path, at: str, progress: Progress) -> FileRead:
    try:
        return look_into(path, at, progress)
    except OSError as error:
        sentence = tr("{file} could not be read: {fault}.")
        raise FileFault(sentence.format(file=path.name, fault=error.strerror or error)) from error
    except Refusal as refusal:
        told = refusal_text(refusal)
        told = told if len(told) <= _LONGEST_FAULT else f"{told[:_LONGEST_FAULT]}…"
        # Who made a file needs no place in it.
        if refusal.path not in ("", "version"):
            sentence = tr("{file} was not imported, because of {place}: {fault}")
        else:
            sentence = tr("{file} was not imported: {fault}")
        place = refusal.path[:_LONGEST_FAULT]
        raise FileFault(sentence.format(file=path.name, place=place, fault=told)) from refusal

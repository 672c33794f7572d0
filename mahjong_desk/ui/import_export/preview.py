# SPDX-License-Identifier: MIT
"""The import preview and the export of a ledger, on a separate thread."""

from datetime import date
from pathlib import Path
from typing import NamedTuple

from mahjong_desk.club.importing.reading import ImportFile, inspect_file
from mahjong_desk.club.importing.summary import PeopleInFile, people_in_file
from mahjong_desk.journal.acts import now
from mahjong_desk.ledger.database.sqlite_file import InMemory
from mahjong_desk.ledger.entry import ChainHead
from mahjong_desk.ledger.errors import LedgerError
from mahjong_desk.ledger.ledger import Ledger
from mahjong_desk.ledger.merge import MergePlan
from mahjong_desk.ledger.place import LedgerLocation
from mahjong_desk.ledger.progress import TaskProgress
from mahjong_desk.records.differences import ReplayedRecord
from mahjong_desk.rules.model.refusal import Refusal
from mahjong_desk.texts import tr
from mahjong_desk.ui.background.progress import run_with_progress
from mahjong_desk.ui.desk import Desk
from mahjong_desk.ui.file_dialogs import (
    DATA_EXTENSION,
    PLAIN_EXTENSIONS,
    RECORD_EXTENSIONS,
    FileAlreadyExistsError,
    FileCategory,
    ask_open_path,
    ask_save_path,
    file_type_label,
)
from mahjong_desk.ui.navigation import Navigator
from mahjong_desk.ui.text.refusals import ledger_error_text, refusal_text

_MAX_FAULT_LENGTH = 240


class FileImportError(Exception):
    """A file cannot be imported; its text says why in the user's language."""


class ImportPreview(NamedTuple):
    """The contents of a file, and what its import would change."""

    incoming: InMemory
    merge: MergePlan
    people: PeopleInFile
    records: tuple[ReplayedRecord, ...] = ()  # Those of other programs.


def preview_import(place: LedgerLocation, path: Path, progress: TaskProgress) -> ImportPreview:
    """Returns what a file would add to a ledger, which may be open on another thread.

    Raises ``LedgerError``, ``FileImportError`` or ``Cancelled``.
    """
    timestamp = now()
    incoming, records = _read(path, timestamp, progress)
    with Ledger.open_to_read(place) as ledger:
        merge = ledger.preview_import(incoming, {}, timestamp, progress)
        return ImportPreview(incoming, merge, people_in_file(ledger, incoming, merge), records)


def cancelled_text(path: Path) -> str:
    """Returns the message after an import was cancelled."""
    return tr("Import of {file} cancelled. Nothing was imported.").format(file=path.name)


def _read(path: Path, timestamp: str, progress: TaskProgress) -> ImportFile:
    try:
        return inspect_file(path, timestamp, progress)
    except OSError as error:
        sentence = tr("{file} could not be read: {fault}.")
        raise FileImportError(sentence.format(file=path.name, fault=error.strerror or error)) from error
    except Refusal as refusal:
        text = refusal_text(refusal)
        text = text if len(text) <= _MAX_FAULT_LENGTH else f"{text[:_MAX_FAULT_LENGTH]}…"
        # A fault of the whole file or its version needs no path.
        if refusal.path not in ("", "version"):
            sentence = tr("{file} was not imported, because of {place}: {fault}")
        else:
            sentence = tr("{file} was not imported: {fault}")
        place = refusal.path[:_MAX_FAULT_LENGTH]
        raise FileImportError(sentence.format(file=path.name, place=place, fault=text)) from refusal


def ask_for_file(window: Navigator) -> Path | None:
    """Asks for a file to import, and returns None if the user cancels."""
    kinds = file_type_label(tr("All supported files"), (DATA_EXTENSION, *PLAIN_EXTENSIONS, *RECORD_EXTENSIONS))
    return ask_open_path(window.sheet_host, FileCategory.DATA, tr("Import"), kinds)


def ask_to_export(desk: Desk, window: Navigator) -> None:
    """Asks for a path, exports everything to it, and reports the result."""
    if desk.ledger is None:
        return
    # The dialog warns beforehand that names are exported.
    title, extensions = tr("Export everything, with all names as typed"), (DATA_EXTENSION, *PLAIN_EXTENSIONS)
    name, kinds = f"Mahjong Desk {date.today()}.{DATA_EXTENSION}", file_type_label(tr("Ledgers"), extensions)
    try:
        chosen = ask_save_path(window.sheet_host, FileCategory.DATA, title, name, kinds, extensions)
    except FileAlreadyExistsError as taken:
        window.notify(str(taken), fault=True)
        return
    if chosen is None:
        return
    place = desk.ledger.place

    def work(progress: TaskProgress) -> ChainHead:
        with Ledger.open_to_read(place) as ledger:
            return ledger.export(chosen, progress)

    def refuse(error: LedgerError) -> None:
        text = ledger_error_text(error)
        if error.path == chosen and error.details:
            text = tr("{file} could not be written: {fault}.").format(file=chosen, fault=error.details)
        window.notify(text, fault=True)

    run_with_progress(
        window,
        tr("Exporting everything to {file}").format(file=chosen.name),
        work,
        on_done=lambda _: window.notify(tr("Everything was exported to {file}.").format(file=chosen)),
        on_failed=refuse,
        on_cancelled=lambda: window.notify(tr("Cancelled: no file was written.")),
    )

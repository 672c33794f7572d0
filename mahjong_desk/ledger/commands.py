# SPDX-License-Identifier: MIT
"""The command line: ``mahjong-desk ledger check``, ``backup``, ``repair``, ``export``, ``reindex``."""

import os
from argparse import Namespace
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Final

from mahjong_desk.ledger.care.backups import BackupReason, create_backup, write_to
from mahjong_desk.ledger.care.chains import Chain, source_of, sources_of
from mahjong_desk.ledger.care.repair import preview, repair
from mahjong_desk.ledger.errors import LedgerDamaged, LedgerDiskFull, LedgerError, LedgerReadOnly
from mahjong_desk.ledger.ledger import DEFAULT_TIMEOUT, Ledger
from mahjong_desk.ledger.place import SERVER_VARIABLE, Place, backups_folder, data_folder, files_of, ledger_location

DONE, FAILED, REFUSED = 0, 1, 2
_CREATING_ACTIONS: Final = ("repair", "import")

Say = Callable[[str], None]
"""Prints a line for the user at the terminal."""

Command = Callable[[Place, Namespace, Say], int]
"""Runs a command on a ledger and returns the exit status."""


def run(command: Command, given: Namespace, say: Say) -> int:
    """Runs a command on the ledger in the data folder, or on a server.

    Returns the exit status: 0 on success, 1 if a check found damage, 2 if the command failed.
    """
    url = os.environ.get(SERVER_VARIABLE, "") if given.ledger is None else given.ledger
    place = ledger_location(data_folder(given.data), url)
    if given.action not in _CREATING_ACTIONS and isinstance(place, Path) and not place.exists():
        say(f"mahjong-desk: there is no ledger {place}")
        return REFUSED
    try:
        return command(place, given, say)
    except LedgerError as error:
        say(f"mahjong-desk: {error}")
        if error.details:
            say(error.details)
        return REFUSED


def checked(ledger: Ledger, say: Say) -> int:
    """Checks a ledger, prints the findings, and returns the exit status."""
    checkup = ledger.check()
    for finding in checkup.findings:
        say(str(finding))
    if not checkup.is_sound:
        return FAILED
    say(f"sound, {checkup.end.number} entries, fingerprint {checkup.end.fingerprint}")
    return DONE


def _check(place: Place, _given: Namespace, say: Say) -> int:
    with _open_to_read(place) as ledger:
        return checked(ledger, say)


def _backup(place: Place, given: Namespace, say: Say) -> int:
    file: Path | None = given.file
    if file is not None and isinstance(place, Path) and file.resolve() in map(Path.resolve, files_of(place)):
        say("mahjong-desk: a backup must be in a different place from the ledger")
        return REFUSED
    try:
        with _open_to_read(place) as ledger:
            status = checked(ledger, say)
    except LedgerDamaged as error:
        # Back up what can still be read of a damaged ledger.
        say(str(error))
        status = FAILED
    made = (
        create_backup(place, backups_folder(data_folder(given.data)), BackupReason.BY_HAND)
        if file is None
        else write_to(place, file)
    )
    if made is None:
        say("no entries yet")
    else:
        say(f"written to {made.path}: {made.end.number} entries, fingerprint {made.end.fingerprint}")
    return status


def _repair(place: Place, given: Namespace, say: Say) -> int:
    file: Path | None = given.file
    sources = sources_of(place) if file is None else [source_of(file)]
    if file is not None and not isinstance(place, Path):
        say("mahjong-desk: a ledger on a server cannot be restored from a backup here")
        return REFUSED
    if file is not None and not file.is_file():
        say(f"mahjong-desk: there is no file {file}")
        return REFUSED
    if file is not None and next(sources[0].read(), None) is None:
        say(f"mahjong-desk: {file} is not a ledger")
        return REFUSED
    found = preview(place, sources)
    say(f"before: {_chain_text(found.now)}")
    say(f"after: {_chain_text(found.then)}, fingerprint {found.then.end.fingerprint}")
    say(f"{found.goes} entries would be removed, {found.comes} added")
    if not given.yes:
        say("nothing was changed: use --yes to do it; the old files are kept")
        return DONE
    done = repair(place, DEFAULT_TIMEOUT, sources=sources, restores=file is not None)
    for name, count in done.kept.items():
        say(f"{count} entries from {name}")
    for name, count in done.lost.items():
        say(f"not kept: {count} entries of {name}")
    if done.aside is not None:
        say(f"the old files are kept as {done.aside}")
    with Ledger.open(place) as ledger:
        return max(checked(ledger, say), FAILED if done.lost and file is None else DONE)


def _chain_text(chain: Chain) -> str:
    last = f", the last hand of {chain.last.at}" if chain.last is not None else ""
    counts = f"{chain.sessions} sessions, {chain.matches} matches, {chain.hands} hands"
    return f"{chain.entries} entries: {counts}{last}"


def _reindex(place: Place, _given: Namespace, say: Say) -> int:
    with Ledger.open(place) as ledger:
        ledger.reindex()
        return checked(ledger, say)


def _export(place: Place, given: Namespace, say: Say) -> int:
    with _open_to_read(place) as ledger:
        end = ledger.export(given.file)
    say(f"written to {given.file}: {end.number} entries")
    return DONE


def _open_to_read(place: Place) -> Ledger:
    """Opens a ledger to read it, even if it cannot be written."""
    try:
        return Ledger.open(place)
    except (LedgerReadOnly, LedgerDiskFull):
        if not isinstance(place, Path):
            raise
        return Ledger.open_read_only(place)


COMMANDS: Final[Mapping[str, Command]] = {
    "check": _check,
    "backup": _backup,
    "repair": _repair,
    "export": _export,
    "reindex": _reindex,
}

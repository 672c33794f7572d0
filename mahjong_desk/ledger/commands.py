# SPDX-License-Identifier: MIT
"""The commands ``mahjong-desk ledger``, except ``import``."""

import logging
import os
from argparse import Namespace
from collections.abc import Callable, Mapping
from pathlib import Path

from mahjong_desk.ledger.care.backups import BackupReason, create_backup, write_to
from mahjong_desk.ledger.care.chains import Chain, find_sources, to_source
from mahjong_desk.ledger.care.repair import preview, repair
from mahjong_desk.ledger.errors import LedgerDamaged, LedgerError
from mahjong_desk.ledger.ledger import DEFAULT_TIMEOUT, Ledger
from mahjong_desk.ledger.place import (
    SERVER_VARIABLE,
    LedgerLocation,
    backups_folder,
    data_folder,
    files_of,
    ledger_location,
)

DONE, FAILED, REFUSED = 0, 1, 2
_CREATING_ACTIONS = ("repair", "import")
WRITING_ACTIONS = ("backup", "export")
"""The actions that write a file."""

Say = Callable[[str], None]
"""Prints a line for the user at the terminal."""

LedgerCommand = Callable[[LedgerLocation, Namespace, Say], int]
"""Runs a command on a ledger and returns the exit status."""


def refuse(say: Say, text: str) -> int:
    """Says why a command cannot run, and returns its exit status."""
    say(f"mahjong-desk: {text}")
    return REFUSED


def run(command: LedgerCommand, args: Namespace, say: Say) -> int:
    """Runs a command on the ledger in the data folder, or on a server.

    Returns the exit status: 0 on success, 1 if entries are damaged or lost, 2 if the command failed.
    """
    logging.getLogger("mahjong_desk").addHandler(logging.NullHandler())  # otherwise, Python prints the warnings
    url = os.environ.get(SERVER_VARIABLE, "") if args.ledger is None else args.ledger
    place = ledger_location(data_folder(args.data), url)
    try:
        if args.action not in _CREATING_ACTIONS and isinstance(place, Path) and not place.exists():
            return refuse(say, f"there is no ledger {place}")
        if args.action in WRITING_ACTIONS and args.file is not None and not args.file.parent.is_dir():
            return refuse(say, f"there is no folder {args.file.parent}")
        if args.action in WRITING_ACTIONS and args.file is not None and args.file.exists() and not args.file.is_file():
            return refuse(say, f"{args.file} is not a file")
        return command(place, args, say)
    except OSError as error:
        return refuse(say, f"{error.filename or place}: {error.strerror or error}")
    except LedgerError as error:
        say(f"mahjong-desk: {error}")
        if error.details:
            say(error.details)
        return REFUSED


def format_count(count: int, noun: str, plural: str = "") -> str:
    """Returns a number with its noun; the default plural ends in “s”."""
    return f"{count} {noun if count == 1 else plural or f'{noun}s'}"


def entries_text(count: int) -> str:
    return format_count(count, "entry", "entries")


def report_check(ledger: Ledger, say: Say) -> int:
    """Checks a ledger, prints the findings, and returns the exit status."""
    checkup = ledger.check()
    for finding in checkup.findings:
        say(str(finding))
    if not checkup.is_sound:
        return FAILED
    say(f"sound, {entries_text(checkup.end.number)}, fingerprint {checkup.end.fingerprint}")
    return DONE


def _check(place: LedgerLocation, _args: Namespace, say: Say) -> int:
    with Ledger.open_to_read(place) as ledger:
        return report_check(ledger, say)


def _backup(place: LedgerLocation, args: Namespace, say: Say) -> int:
    file: Path | None = args.file
    if file is not None and os.path.realpath(file) in map(os.path.realpath, files_of(place)):
        return refuse(say, "a backup must be in a different place from the ledger")
    try:
        with Ledger.open_to_read(place) as ledger:
            status = report_check(ledger, say)
    except LedgerDamaged as error:
        # Back up what can still be read of a damaged ledger.
        say(str(error))
        status = FAILED
    if file is None:
        folder = place.parent if isinstance(place, Path) else place.folder
        backup = create_backup(place, backups_folder(folder), BackupReason.BY_HAND)
    else:
        backup = write_to(place, file)
    if backup is None:
        say("no entries yet")
    else:
        say(f"written to {backup.path}: {entries_text(backup.end.number)}, fingerprint {backup.end.fingerprint}")
    return status


def _repair(place: LedgerLocation, args: Namespace, say: Say) -> int:
    file: Path | None = args.file
    if file is not None:
        if not isinstance(place, Path):
            return refuse(say, "a ledger on a server cannot be restored from a backup here")
        if not file.is_file():
            return refuse(say, f"there is no file {file}")
        if next(to_source(file).read(), None) is None:
            return refuse(say, f"{file} has no entry of a ledger that can be read")
    sources = find_sources(place) if file is None else [to_source(file)]
    if not sources:
        return refuse(say, f"there is no ledger {place}")
    plan = preview(place, sources)
    say(f"before: {_chain_text(plan.before)}")
    say(f"after: {_chain_text(plan.after)}, fingerprint {plan.after.end.fingerprint}")
    say(f"{entries_text(plan.removed_count)} would be removed, {plan.added_count} added")
    if not args.yes:
        say("nothing was changed: use --yes to do it; the old files are kept")
        return DONE
    result = repair(place, DEFAULT_TIMEOUT, sources=sources, restores=file is not None)
    for name, count in result.kept.items():
        say(f"{entries_text(count)} from {name}")
    for name, count in result.lost.items():
        say(f"not kept: {entries_text(count)} of {name}")
    if result.old_path is not None:
        say(f"the old files are kept as {result.old_path}")
    with Ledger.open(place) as ledger:
        return max(report_check(ledger, say), FAILED if result.lost and file is None else DONE)


def _chain_text(chain: Chain) -> str:
    last = f", the last hand of {chain.last.at}" if chain.last is not None else ""
    sessions, hands = format_count(chain.sessions, "session"), format_count(chain.hands, "hand")
    matches = format_count(chain.matches, "match", "matches")
    return f"{entries_text(chain.entries)}: {sessions}, {matches}, {hands}{last}"


def _reindex(place: LedgerLocation, _args: Namespace, say: Say) -> int:
    with Ledger.open(place) as ledger:
        ledger.reindex()
        return report_check(ledger, say)


def _export(place: LedgerLocation, args: Namespace, say: Say) -> int:
    with Ledger.open_to_read(place) as ledger:
        end = ledger.export(args.file)
    say(f"written to {args.file}: {entries_text(end.number)}")
    return DONE


COMMANDS: Mapping[str, LedgerCommand] = {
    "check": _check,
    "backup": _backup,
    "repair": _repair,
    "export": _export,
    "reindex": _reindex,
}

# SPDX-License-Identifier: MIT
"""What the command line does with a ledger: ``mahjong-desk ledger check``, ``backup``, ``restore`` and so on."""

from __future__ import annotations

import os
from argparse import Namespace
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Final, Protocol, TypeVar

from mahjong_desk.ledger.backups import backups_folder
from mahjong_desk.ledger.errors import (
    BooksDiffer,
    LedgerBehind,
    LedgerDamaged,
    LedgerDiskFull,
    LedgerError,
    LedgerReadOnly,
    SecondBookBroken,
    UpgradeFailed,
)
from mahjong_desk.ledger.inspection import inspect
from mahjong_desk.ledger.ledger import WAIT, Ledger
from mahjong_desk.ledger.place import SERVER_VARIABLE, data_folder, ledger_path, ledger_place
from mahjong_desk.ledger.server_place import Place

DONE, FAULTY, REFUSED = 0, 1, 2

Say = Callable[[str], None]
"""Takes a line for the person at the terminal."""

Where_contra = TypeVar("Where_contra", contravariant=True)


class Command(Protocol[Where_contra]):
    """What is done with a ledger."""

    def __call__(self, place: Where_contra, given: Namespace, say: Say, /) -> int:
        """Does it; returns the exit status."""


def run(command: Command[Place], given: Namespace, say: Say) -> int:
    """Carries a command out on the ledger in the data folder, or on a server.

    Args:
        command: What to do.
        given: The arguments by their names: ``data``, ``ledger``, and those of the command.
        say: Takes each line of the answer, in English.

    Returns:
        The exit status: 0 for done and sound, 1 where a check found something, 2 where it could not be done.
    """
    url = os.environ.get(SERVER_VARIABLE, "") if given.ledger is None else given.ledger
    try:
        return command(ledger_place(data_folder(given.data), url), given, say)
    except LedgerError as error:
        say(f"mahjong-desk: {error}")
        if error.details:
            say(error.details)
        return REFUSED


def _of_a_file(command: Command[Path]) -> Command[Place]:
    """Returns a command that can only be carried out on a file."""

    def carried_out(place: Place, given: Namespace, say: Say) -> int:
        if isinstance(place, Path):
            return command(place, given, say)
        say(f"mahjong-desk: this can be done with a ledger in a file alone, and {place} is on a server")
        return REFUSED

    return carried_out


def _bring(place: Place, given: Namespace, say: Say) -> int:
    path = ledger_path(data_folder(given.data))
    if isinstance(place, Path):
        say("mahjong-desk: --ledger says where to")
        return REFUSED
    if _is_missing(path, say):
        return REFUSED
    from mahjong_desk.ledger.rebuilding import bring

    with Ledger.open(place) as there:
        if there.end.number:
            say(f"mahjong-desk: {place} has {there.end.number} entries already")
            return REFUSED
    with _opened(path) as ledger:
        status = checked(ledger, say)
        if status == DONE:
            bring(ledger, place, WAIT)
    if status != DONE:
        return status
    with Ledger.open(place) as there:
        say(f"brought to {place}")
        return checked(there, say)


def _check(place: Place, _given: Namespace, say: Say) -> int:
    if _is_missing(place, say):
        return REFUSED
    with _opened(place) as ledger:
        return checked(ledger, say)


def _is_missing(place: Place, say: Say) -> bool:
    """Tells whether there is no such file; whoever only looks at a ledger must not make one."""
    missing = isinstance(place, Path) and not place.exists()
    if missing:
        say(f"mahjong-desk: there is no ledger {place}")
    return missing


def _opened(place: Place) -> Ledger:
    """Opens a ledger that is only read here, also where nothing can be written."""
    try:
        return Ledger.open(place)
    except (LedgerReadOnly, LedgerDiskFull):
        if not isinstance(place, Path):
            raise
        return Ledger.open_to_read(place)


def checked(ledger: Ledger, say: Say) -> int:
    """Checks a ledger and says what was found; returns the exit status."""
    checkup = ledger.check()
    for line in checkup.database:
        say(line)
    for match, broken in checkup.matches.items():
        say(f"match {match}: {broken}")
    for finding in checkup.findings:
        say(str(finding))
    if not checkup.sound:
        return FAULTY
    say(f"sound, {checkup.end.number} entries, fingerprint {checkup.end.fingerprint}")
    return DONE


def _backup(place: Place, given: Namespace, say: Say) -> int:
    if _is_missing(place, say):
        return REFUSED
    file: Path = given.file
    if isinstance(place, Path) and file.exists() and file.samefile(place):
        say("mahjong-desk: a backup needs another place than the ledger itself")
        return REFUSED
    with _opened(place) as ledger:
        status = checked(ledger, say)
        ledger.backup(file)
        inspect(file, WAIT)
        end = ledger.end
    say(f"written to {file}, up to entry {end.number}")
    return status


def _restore(path: Path, given: Namespace, say: Say) -> int:
    from mahjong_desk.ledger.restoring import preview, restore

    found = preview(path, given.file, WAIT)
    say(f"{'':10}{'now':>8}{'then':>8}{'change':>8}")
    for name, then in found.then._asdict().items():
        now = getattr(found.now, name) if found.now is not None else None
        say(f"{name:10}{'?' if now is None else now:>8}{then:>8}{'' if now is None else f'{then - now:+d}':>8}")
    if found.goes is not None:
        for session, started_at, number, whole, hands in found.goes.matches:
            what = "the whole match" if whole else "later entries of match"
            say(f"would go: {what} {number} of “{session}”, {started_at[:10]}: hands {hands:+d}")
        for player in found.goes.players:
            say(f"would go: the player “{player}”")
        for kind, count in found.goes.others.items():
            say(f"would go: {count} × {kind}")
    say(f"fingerprint then {found.end.fingerprint}")
    if not given.yes:
        say("nothing was changed: --yes restores it, and backs up first")
        return DONE
    restored = restore(path, given.file, backups_folder(path.parent), WAIT)
    if restored.before is not None:
        say(f"what was there is the backup {restored.before.path}")
    if restored.aside is not None:
        say(f"what was there is kept as {restored.aside}")
    if restored.book is not None:
        say(f"its second book is kept as {restored.book}")
    with Ledger.open(path) as ledger:
        return checked(ledger, say)


def _rebuild(path: Path, given: Namespace, say: Say) -> int:
    from mahjong_desk.ledger.rebuilding import rebuild

    sound = path.exists() and _is_sound(path, say)
    if sound and not given.yes:
        say("nothing was changed: --yes builds it anew all the same, and keeps this one beside it")
        return DONE
    entries = rebuild(path, WAIT, why="before" if sound else "damaged")
    say(f"built anew with {entries} entries")
    with Ledger.open(path) as ledger:
        return checked(ledger, say)


def _is_sound(path: Path, say: Say) -> bool:
    """Tells whether a ledger can be read and is as it was entered, and says so."""
    try:
        with Ledger.open_to_read(path) as ledger:
            return checked(ledger, say) == DONE
    except (LedgerDamaged, LedgerBehind, BooksDiffer, SecondBookBroken, UpgradeFailed) as error:
        say(str(error))
        return False


def _salvage(path: Path, given: Namespace, say: Say) -> int:
    from mahjong_desk.ledger.salvaging import salvage

    file: Path = given.file
    salvaged = salvage(path, file, WAIT)
    say(f"written to {file}: {salvaged.entries} entries, {salvaged.from_book} of them from the second book alone")
    if salvaged.lost:
        say(f"{len(salvaged.lost)} later entries follow from one that is lost, the first is {salvaged.lost[0]}")
    with Ledger.open(file) as ledger:
        return max(checked(ledger, say), FAULTY if salvaged.lost else DONE)


def _export(place: Place, given: Namespace, say: Say) -> int:
    if _is_missing(place, say):
        return REFUSED
    file: Path = given.file
    with _opened(place) as ledger:
        end = ledger.export(file)
    say(f"written to {file}: {end.number} entries")
    return DONE


COMMANDS: Final[Mapping[str, Command[Place]]] = {
    "check": _check,
    "backup": _backup,
    "restore": _of_a_file(_restore),
    "rebuild": _of_a_file(_rebuild),
    "bring": _bring,
    "salvage": _of_a_file(_salvage),
    "export": _export,
}
"""What is done with a ledger, by the name of the command."""

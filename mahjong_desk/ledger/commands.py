# SPDX-License-Identifier: MIT
"""What the command line does with a ledger: ``mahjong-desk ledger check``, ``backup``, ``rebuild`` and ``salvage``."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Final

from mahjong_desk.ledger.errors import LedgerError
from mahjong_desk.ledger.inspection import inspect
from mahjong_desk.ledger.ledger import WAIT, Ledger
from mahjong_desk.ledger.place import data_folder, ledger_path

USAGE: Final = """\
usage: mahjong-desk ledger check [--data DIR]
       mahjong-desk ledger backup FILE [--data DIR]
       mahjong-desk ledger rebuild [--data DIR]
       mahjong-desk ledger salvage FILE [--data DIR]

check    holds every entry against the chain, the tables and the second book
backup   checks the ledger and writes a whole copy of it, which is read back
rebuild  builds the ledger anew of the second book; one that is there is kept beside it
salvage  writes a new ledger with all that can still be read; the old one stays as it is
"""
DONE, FAULTY, REFUSED = 0, 1, 2

Say = Callable[[str], None]
"""Takes a line for the person at the terminal."""


def run(arguments: Sequence[str], say: Say) -> int:
    """Carries a command out on the ledger in the data folder.

    Args:
        arguments: What stands after ``mahjong-desk ledger``.
        say: Takes each line of the answer, in English.

    Returns:
        The exit status: 0 for done and sound, 1 where a check found something, 2 where it could not be done.
    """
    given = list(arguments)
    folder: Path | None = None
    if "--data" in given[:-1]:
        place = given.index("--data")
        folder = Path(given[place + 1])
        del given[place : place + 2]
    command = _COMMANDS.get(given[0]) if given else None
    if command is None or len(given) - 1 != (given[0] in _WITH_FILE) or any(one.startswith("-") for one in given):
        say(USAGE.rstrip())
        return REFUSED
    path = ledger_path(data_folder(folder))
    try:
        return command(path, Path(given[-1]).absolute(), say)
    except LedgerError as error:
        say(f"mahjong-desk: {error}")
        if error.details:
            say(error.details)
        return REFUSED


def _check(path: Path, _file: Path, say: Say) -> int:
    if not path.exists():
        say(f"mahjong-desk: there is no ledger {path}")
        return REFUSED
    with Ledger.open(path) as ledger:
        return _checked(ledger, say)


def _checked(ledger: Ledger, say: Say) -> int:
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


def _backup(path: Path, file: Path, say: Say) -> int:
    if not path.exists():
        say(f"mahjong-desk: there is no ledger {path}")
        return REFUSED
    if file.exists() and file.samefile(path):
        say("mahjong-desk: a backup needs another place than the ledger itself")
        return REFUSED
    with Ledger.open(path) as ledger:
        status = _checked(ledger, say)
        ledger.backup(file)
        inspect(file, WAIT)
        end = ledger.end
    say(f"written to {file}, up to entry {end.number}")
    return status


def _rebuild(path: Path, _file: Path, say: Say) -> int:
    from mahjong_desk.ledger.rebuilding import rebuild

    entries = rebuild(path, WAIT)
    say(f"built anew with {entries} entries")
    with Ledger.open(path) as ledger:
        return _checked(ledger, say)


def _salvage(path: Path, file: Path, say: Say) -> int:
    from mahjong_desk.ledger.salvaging import salvage

    salvaged = salvage(path, file, WAIT)
    say(f"written to {file}: {salvaged.entries} entries, {salvaged.from_book} of them from the second book alone")
    if salvaged.lost:
        say(f"{len(salvaged.lost)} later entries follow from one that is lost, the first is {salvaged.lost[0]}")
    with Ledger.open(file) as ledger:
        return max(_checked(ledger, say), FAULTY if salvaged.lost else DONE)


_COMMANDS: Final[Mapping[str, Callable[[Path, Path, Say], int]]] = {
    "check": _check,
    "backup": _backup,
    "rebuild": _rebuild,
    "salvage": _salvage,
}
_WITH_FILE: Final = frozenset({"backup", "salvage"})

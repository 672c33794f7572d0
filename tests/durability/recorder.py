# SPDX-License-Identifier: MIT
"""Enters things of every kind, backs up or restores until it is killed, and says each time when it is done.

Started once, with everything imported; forks a child for each line that it reads, so that many deaths do not need as many
starts. A line is a JSON array ``[ledger, seed]`` for entering, ``[ledger, seed, backup ...]`` for restoring these backups in
turn, ``[ledger, seed, null]`` for backing up. The first line of an answer is the child's process id, then each line is a JSON
array ``[number, hash]``: where the chain ended with what was acknowledged; ``null`` says that the child is dead.
"""

from __future__ import annotations

import json
import os
import random
import sys
from collections.abc import Sequence
from importlib import import_module
from itertools import cycle
from pathlib import Path

from mahjong_desk.ledger.care.backups import Why, back_up
from mahjong_desk.ledger.care.repair import rebuild, restore, take_back
from mahjong_desk.ledger.errors import LedgerBehind, LedgerLost
from mahjong_desk.ledger.ledger import WAIT, Ledger
from mahjong_desk.ledger.place import backups_folder
from tests.durability.entering import Guest

LATE = (
    "backups",
    "club_book",
    "drills_book",
    "house_rules_book",
    "rates_book",
    "rebuilding",
    "restoring",
    "upgrade",
    "writing",
)
"""What the ledger imports when it is first wanted; in a child that would be most of its life."""


def say(answer: object) -> None:
    """Writes a line in one piece."""
    os.write(1, (json.dumps(answer) + "\n").encode())


def opened(path: Path) -> Ledger:
    """Opens the ledger; takes back what only the second book has, as a person would after a power cut."""
    try:
        return Ledger.open(path)
    except LedgerLost:
        rebuild(path, WAIT)
    except LedgerBehind:
        take_back(path, WAIT)
    return Ledger.open(path)


def record(path: Path, seed: int) -> None:
    """Opens the ledger and adds to it for ever."""
    with opened(path) as ledger:
        for end in Guest(ledger, random.Random(seed)).entering():
            say(end)


def back_up_for_ever(path: Path) -> None:
    """Makes one backup after the other."""
    while True:
        backup = back_up(path, backups_folder(path.parent), Why.BY_ITSELF)
        assert backup is not None
        assert backup.seal is not None
        say(backup.seal.end)


def restore_for_ever(path: Path, backups: Sequence[Path]) -> None:
    """Restores one backup after the other."""
    for backup in cycle(backups):
        restore(path, backup, backups_folder(path.parent), WAIT)
        # Whoever restores opens it next.
        with Ledger.open(path) as ledger:
            say(ledger.end)


def main() -> None:
    """Forks a recorder for each line read."""
    for name in LATE:
        import_module(f"mahjong_desk.ledger.{name}")
    for line in sys.stdin:
        path, seed, *backups = json.loads(line)
        child = os.fork()
        if child == 0:
            say(os.getpid())
            try:
                if backups == [None]:
                    back_up_for_ever(Path(path))
                elif backups:
                    restore_for_ever(Path(path), [Path(backup) for backup in backups])
                else:
                    record(Path(path), seed)
            finally:
                os._exit(1)
        os.waitpid(child, 0)
        say(None)


if __name__ == "__main__":
    main()

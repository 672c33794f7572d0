# SPDX-License-Identifier: MIT
"""Enters things of every kind until it is killed, and says of each when it is entered.

Started once, with everything imported; forks a child for each line that it reads, so that many deaths do not
need as many starts. A line is a JSON array ``[ledger, seed]``. The first line of an answer is the child's process id, then each line is a
JSON array ``[number, hash]``: where the chain ended with what was acknowledged; ``null`` says that the child is dead.
"""

from __future__ import annotations

import json
import os
import random
import sys
from importlib import import_module
from pathlib import Path

from mahjong_desk.ledger.errors import LedgerBehind, LedgerLost
from mahjong_desk.ledger.ledger import WAIT, Ledger
from mahjong_desk.ledger.rebuilding import rebuild, take_back
from tests.durability.entering import Guest

LATE = ("drills_book", "house_rules_book", "rates_book", "rebuilding", "upgrade", "writing")
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


def main() -> None:
    """Forks a recorder for each line read."""
    for name in LATE:
        import_module(f"mahjong_desk.ledger.{name}")
    for line in sys.stdin:
        path, seed = json.loads(line)
        child = os.fork()
        if child == 0:
            say(os.getpid())
            try:
                record(Path(path), seed)
            finally:
                os._exit(1)
        os.waitpid(child, 0)
        say(None)


if __name__ == "__main__":
    main()

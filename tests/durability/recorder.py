# SPDX-License-Identifier: MIT
"""Records hands until it is killed, and says of each when it is recorded.

Started once, with everything imported; forks a child for each line that it reads, so that many deaths do not
need as many starts. A line is a JSON array ``[ledger, seed]``. The first line of an answer is the child's process id, then each line is a
JSON array ``[match, length, head]`` that was acknowledged; ``null`` says that the child is dead.
"""

from __future__ import annotations

import json
import os
import random
import sys
from importlib import import_module
from pathlib import Path

from mahjong_desk.ledger.errors import LedgerBehind, LedgerLost
from mahjong_desk.ledger.journal import Act, MatchHeader
from mahjong_desk.ledger.ledger import WAIT, Ledger
from mahjong_desk.ledger.rebuilding import rebuild, take_back

AT = "2026-01-31T20:15:00Z"
LATE = ("rebuilding", "upgrade", "writing")
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
    chance = random.Random(seed)
    with opened(path) as ledger:
        known = ledger.matches()
        if known and chance.random() < 0.7:
            journal = ledger.journal(chance.choice(known[-3:]).id)
        else:
            session = ledger.start_session(f"evening {seed}", AT)
            journal = ledger.open_match(session.id, MatchHeader("arushiaru", "1", {}, ("A", "B", "C", "D")), AT)
        while True:
            say([journal.match_id, journal.length, journal.head])
            hand = {
                "type": "draw",
                "kind": "exhaustive",
                "number": journal.length,
                "note": "x" * chance.randrange(3000),
            }
            acts = [Act.record(hand), Act.several([Act.record({"type": "riichi"}), Act.record(hand)])]
            if journal.rows:
                row = chance.choice(journal.rows).id
                acts += [Act.replace(row, hand), Act.insert(row, hand), Act.undo()]
            journal = ledger.append(journal, chance.choice(acts) if journal.history.undo else acts[0], AT)


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

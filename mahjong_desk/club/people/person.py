# SPDX-License-Identifier: MIT
"""A person of the club."""

from __future__ import annotations

from enum import Enum
from typing import NamedTuple

from mahjong_desk.club.names import PlayerName


class Where(Enum):
    """Where a name is to be read."""

    HERE = "here"
    PRINT = "print"
    FILE = "file"
    SPECTATORS = "spectators"


class Person(NamedTuple):
    """Somebody who plays, or played.

    Attributes:
        name: What the club calls them; empty for a former player.
        reading: How that is read, such as in kana; empty where nobody said.
        mark: The number of the mark, from 0 to 19.
        pseudonym: What stands instead of the name where others read it; empty for the name itself.
        since: When the first match began in which they sat, UTC; empty where there is none.
    """

    uuid: str
    name: PlayerName
    reading: str = ""
    mark: int = 0
    active: bool = True
    aliases: tuple[str, ...] = ()
    pseudonym: str = ""
    former: int = 0
    spellings: tuple[str, ...] = ()
    since: str = ""
    last: str = ""
    matches: int = 0

    @property
    def names(self) -> tuple[str, ...]:
        """Every name that finds them, the one that holds first."""
        if self.former:
            return ()
        return tuple(dict.fromkeys((str(self.name), *self.aliases, *self.spellings)))

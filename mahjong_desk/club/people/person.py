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
        uuid: What the person is known by everywhere.
        name: What the club calls them; empty for a former player.
        reading: How that is read, such as in kana; empty where nobody said.
        mark: The number of the mark, from 0 to 19.
        active: Whether they come; those who are away stand at the end of lists.
        aliases: Other names that find them.
        pseudonym: What stands instead of the name where others read it; empty for the name itself.
        former: The number of a former player, whose name was forgotten; 0 for all others.
        spellings: Every name under which they sat at a table, as it was entered, the first one first.
        since: When the first match began in which they sat, UTC; empty where there is none.
        last: Likewise the last one.
        matches: In how many they sat.
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

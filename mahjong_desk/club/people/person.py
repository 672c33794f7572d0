# SPDX-License-Identifier: MIT
"""A person of the club, the identity at a match, and loose spelling of names."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from enum import Enum
from functools import lru_cache
from typing import TYPE_CHECKING, Final, NamedTuple
from uuid import UUID, uuid5

from mahjong_desk.club.names import PlayerName
from mahjong_desk.match.players import fold_name

if TYPE_CHECKING:
    from mahjong_desk.journal.acts import MatchHeader
    from mahjong_desk.ledger.contents import MatchPlayers


class Audience(Enum):
    """Who reads a name: the club, or everybody who gets prints and files or watches."""

    CLUB = "club"
    PUBLIC = "public"


class Person(NamedTuple):
    """A person who plays or has played; empty texts mean not entered.

    ``name`` is empty for a former player, ``mark`` is a number from 0 to 19, ``since`` and ``last`` are UTC.
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


_HIRAGANA: Final = range(0x3041, 0x3097)
_TO_KATAKANA: Final = 0x60
_LONG: Final = "ー"
_LETTERS: Final = frozenset({"L", "N"})


def fold_loosely(name: str) -> str:
    """Returns what is left without accents, blanks and signs too, in katakana where it is kana: names that are alike."""
    letters = []
    for letter in unicodedata.normalize("NFKD", fold_name(name)):
        if unicodedata.category(letter)[0] in _LETTERS or letter == _LONG or _is_voiced(letter):
            letters.append(chr(ord(letter) + _TO_KATAKANA) if ord(letter) in _HIRAGANA else letter)
    return unicodedata.normalize("NFC", "".join(letters))


def _is_voiced(letter: str) -> bool:
    """Returns whether it makes another kana of the one before, as the two dots of ガ do."""
    return letter in "\u3099\u309a"


_OURS: Final = UUID("0b7d9f0e-7f0b-5d7c-9a51-6f3c8a1d2e44")


@lru_cache(maxsize=4096)
def identity_of(name: str) -> str:
    """Returns the UUID that follows from a name, so that all who have it agree: before anything was entered about it."""
    return str(uuid5(_OURS, fold_name(name)))


def identity_at(header: MatchHeader, name: str) -> str:
    """Returns the identity of a player at a match."""
    return header.person(name) or identity_of(name)


class Appearance(NamedTuple):
    """The matches of one identity under one name."""

    identity: str
    name: str
    since: str
    last: str
    matches: tuple[int, ...]


def appearances(seatings: Iterable[MatchPlayers]) -> list[Appearance]:
    """Returns who sat at matches in order of time, by first appearance."""
    found: dict[tuple[str, str], Appearance] = {}
    for match_id, at, people in seatings:
        for name, text in people:
            known = text or identity_of(name), name
            one = found.get(known) or Appearance(*known, at, at, ())
            found[known] = one._replace(last=max(one.last, at), matches=(*one.matches, match_id))
    return list(found.values())

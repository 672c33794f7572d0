# SPDX-License-Identifier: MIT
"""``Snapshot``: all that spectators may see at one moment, as plain values."""

import json
from collections.abc import Mapping
from dataclasses import dataclass

from mahjong_desk.texts import LocalizedText, Text, languages

NO_TEXT = LocalizedText()
"""An empty text in each language."""


@dataclass(frozen=True, slots=True)
class SnapshotMark:
    """The mark of a player."""

    shape: str
    fill: str


@dataclass(frozen=True, slots=True)
class SnapshotTile:
    """One piece of a hand."""

    name: str
    sideways: bool = False
    winning: bool = False


@dataclass(frozen=True, slots=True)
class SnapshotSeat:
    """One player at a table."""

    name: Text
    score: str  # formatted
    wind: str = ""  # the notation of the wind's tile; empty if the game has none
    dealer: bool = False
    riichi: bool = False
    rank: int = 0


@dataclass(frozen=True, slots=True)
class SnapshotDelta:
    """The change of points of one player by a hand."""

    name: Text
    points: str  # formatted, with a sign


@dataclass(frozen=True, slots=True)
class SnapshotHand:
    """One row of a match: a played hand, or another event that moved points."""

    round: Text
    description: Text
    value: Text  # what the hand was worth, in words; empty if nothing was won
    changes: tuple[SnapshotDelta, ...]
    groups: tuple[tuple[SnapshotTile, ...], ...] = ()  # the winner's pieces by group; empty if not entered
    spoken_tiles: Text = NO_TEXT


@dataclass(frozen=True, slots=True)
class SnapshotTable:
    """One table with its match."""

    number: int
    system: Text
    round: Text
    counters: tuple[Text, ...]
    seats: tuple[SnapshotSeat, ...]  # in turn order, the first dealer of the round first
    hands: tuple[SnapshotHand, ...]  # the newest first
    updated_at: float  # when the newest hand was entered, seconds since 1970
    finished: bool = False


@dataclass(frozen=True, slots=True)
class SnapshotTimer:
    """The clock of a round. It runs in the browser, so nothing is sent for it."""

    length: float  # of the round, seconds
    ends_at: float  # when it ends, seconds since 1970; while it is paused, when it would have ended
    last_hands: float = 0  # how many seconds before the end the last hands begin; 0 for no such rule
    paused_at: float = 0  # when it was paused, seconds since 1970; 0 while it runs


@dataclass(frozen=True, slots=True)
class SnapshotStanding:
    """One row of the standings."""

    rank: int
    name: Text
    points: str
    mark: SnapshotMark | None = None


@dataclass(frozen=True, slots=True)
class Snapshot:
    """All that spectators may see at one moment."""

    title: Text
    subtitle: Text
    tables: tuple[SnapshotTable, ...]  # in the order of their numbers
    taken_at: float  # when it was taken, seconds since 1970
    timer: SnapshotTimer | None = None  # None if no timer runs
    standings: tuple[SnapshotStanding, ...] = ()
    standings_note: Text = NO_TEXT
    adds_up: bool = True


PageTexts = Mapping[str, Text]
"""The texts of the page, by the ids of its script."""


def to_json_by_language(snapshot: Snapshot) -> dict[str, bytes]:
    """Returns a snapshot as JSON, by language."""
    return {language: to_json(snapshot, language) for language in languages()}


def to_json(value: object, language: str) -> bytes:
    """Returns plain values as JSON in one language, on one line."""

    def plain(item: object) -> object:
        if isinstance(item, Text):
            return item.in_language(language)
        # `asdict` would copy everything for each language.
        return {name: getattr(item, name) for name in item.__slots__}  # type: ignore[attr-defined]

    return json.dumps(value, default=plain, ensure_ascii=False, separators=(",", ":")).encode()

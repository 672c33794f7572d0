# SPDX-License-Identifier: MIT
"""``Snapshot``: all that spectators may see at one moment, as immutable plain values."""

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
    """One player at a table.

    Attributes:
        score: The points, as they are written.
        wind: The notation of the wind's tile; empty if the game has none.
    """

    name: Text
    score: str
    wind: str = ""
    dealer: bool = False
    riichi: bool = False
    place: int = 0


@dataclass(frozen=True, slots=True)
class SnapshotDelta:
    """The change of points of one player by a hand.

    Attributes:
        points: The points with their sign, as they are written.
    """

    name: Text
    points: str


@dataclass(frozen=True, slots=True)
class SnapshotHand:
    """One row of a match: a played hand, or another event that moved points.

    Attributes:
        value: What the hand was worth, in words; empty if nothing was won.
        groups: The pieces of the winner, in groups that touch each other; none if they were not entered.
    """

    where: Text
    told: Text
    value: Text
    changes: tuple[SnapshotDelta, ...]
    groups: tuple[tuple[SnapshotTile, ...], ...] = ()
    spoken: Text = NO_TEXT


@dataclass(frozen=True, slots=True)
class SnapshotTable:
    """One table with its match.

    Attributes:
        seats: The players in turn order, the first dealer of the round first.
        hands: The rows of the match, the newest first.
        at: When the newest was entered, seconds since 1970.
    """

    number: int
    system: Text
    round: Text
    counters: tuple[Text, ...]
    seats: tuple[SnapshotSeat, ...]
    hands: tuple[SnapshotHand, ...]
    at: float
    finished: bool = False


@dataclass(frozen=True, slots=True)
class SnapshotTimer:
    """The clock of a round. It runs in the browser, so nothing is sent for it.

    Attributes:
        length: How long the round is, seconds.
        ends: When it ends, seconds since 1970; while it is paused, when it would end if it went on now.
        last_hands: How many seconds before the end the last hands begin; 0 for no such rule.
        paused: Since when it is paused, seconds since 1970; 0 while it runs.
    """

    length: float
    ends: float
    last_hands: float = 0
    paused: float = 0


@dataclass(frozen=True, slots=True)
class SnapshotStanding:
    """One row of the standings.

    Attributes:
        mark: The player's mark; None if there is none.
    """

    place: int
    name: Text
    points: str
    mark: SnapshotMark | None = None


@dataclass(frozen=True, slots=True)
class Snapshot:
    """All that spectators may see at one moment.

    Attributes:
        tables: The tables, in the order of their numbers.
        at: When it was taken, seconds since 1970.
        timer: The clock of the round; None if none runs.
    """

    title: Text
    subtitle: Text
    tables: tuple[SnapshotTable, ...]
    at: float
    timer: SnapshotTimer | None = None
    standings: tuple[SnapshotStanding, ...] = ()
    after: Text = NO_TEXT
    whole: bool = True


Words = Mapping[str, Text]
"""The texts of the page, by the ids of its script."""


def to_json_by_language(snapshot: Snapshot) -> dict[str, bytes]:
    """Returns a snapshot as JSON, by language."""
    return {language: to_json(snapshot, language) for language in languages()}


def to_json(value: object, language: str) -> bytes:
    """Returns plain values as JSON in one language: fields by their names, without a line break."""

    def plain(item: object) -> object:
        if isinstance(item, Text):
            return item.in_language(language)
        # `asdict` would copy everything for each language.
        return {name: getattr(item, name) for name in item.__slots__}  # type: ignore[attr-defined]

    return json.dumps(value, default=plain, ensure_ascii=False, separators=(",", ":")).encode()

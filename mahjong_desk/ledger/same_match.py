# SPDX-License-Identifier: MIT
"""Two journals of one match: how far they agree, and how one goes on to tell what the other tells."""

from __future__ import annotations

from collections.abc import Sequence

from mahjong_desk.ledger.brought import MatchBrought
from mahjong_desk.ledger.entries import Act, Entry
from mahjong_desk.ledger.journal import Journal


def common_entries(mine: Sequence[Entry], theirs: Sequence[Entry]) -> int:
    """Returns how many entries two journals have in common."""
    pairs = zip(mine, theirs, strict=False)
    return next(
        (place for place, (one, other) in enumerate(pairs) if one.hash != other.hash), min(len(mine), len(theirs))
    )


def same_table(mine: Journal, theirs: Journal) -> bool:
    """Tells whether as many people play by the same rules in both."""
    one, other = mine.header, theirs.header
    same = (one.ruleset, one.version, one.options) == (other.ruleset, other.version, other.options)
    return same and len(one.players) == len(other.players)


def tell_the_same(mine: Journal, theirs: Journal) -> bool:
    """Tells whether the same people played the same events, however they were entered."""
    same = same_table(mine, theirs) and mine.history.players == theirs.history.players
    return same and mine.broken is None and mine.events == theirs.events


def going_on(mine: Journal, theirs: MatchBrought, at: str) -> MatchBrought:
    """Returns a match of which only the events are known as one that goes on from a journal, where it does."""
    events, told = mine.events, theirs.journal.events
    if not same_table(mine, theirs.journal) or mine.history.players != theirs.journal.history.players or mine.broken:
        return theirs
    if events[: len(told)] == told:
        return MatchBrought(theirs.uuid, theirs.origin, theirs.session, theirs.number, mine)
    if told[: len(events)] != events:
        return theirs
    journal = mine
    for event in told[len(events) :]:
        journal = journal.then(Act.record(event), at)
    return MatchBrought(theirs.uuid, theirs.origin, theirs.session, theirs.number, journal)


def retold(mine: Journal, theirs: Journal, at: str) -> Journal:
    """Returns a journal that goes on from mine and tells what theirs tells; what it told before can be undone to."""
    players = list(mine.history.players)
    for seat, name in enumerate(theirs.history.players):
        if players[seat] != name:
            before, players[seat] = players[seat], name
            mine = mine.then(Act.rename(before, name, players, {}), at)
    same = _common_events(mine, theirs)
    acts = [Act.delete(row.id) for row in reversed(mine.rows[same:])]
    acts += [Act.record(event) for event in theirs.events[same:]]
    if not acts:
        return mine
    return mine.then(acts[0] if len(acts) == 1 else Act.several(acts), at)


def _common_events(mine: Journal, theirs: Journal) -> int:
    pairs = zip(mine.events, theirs.events, strict=False)
    shorter = min(len(mine.events), len(theirs.events))
    return next((place for place, (one, other) in enumerate(pairs) if one != other), shorter)

# SPDX-License-Identifier: MIT
"""The matches that a report is made of, each replayed from its journal."""

from __future__ import annotations

from dataclasses import dataclass

from mahjong_desk import interchange
from mahjong_desk.ledger.journal import Journal, thaw
from mahjong_desk.match import Match, Replay, replay
from mahjong_desk.rules import registry
from mahjong_desk.rules.refusal import Refusal
from mahjong_desk.ui.desk import Desk


@dataclass(frozen=True, slots=True)
class PlayedMatch:
    """One match, played.

    Attributes:
        number: Its number in the session.
        opened_at: When it began, UTC.
        replay: The match as it stands.
        house_rules: The name of the house rules with which it was opened; empty where they had none.
    """

    number: int
    opened_at: str
    replay: Replay
    house_rules: str = ""


@dataclass(frozen=True, slots=True)
class PlayedSession:
    """A session with its matches.

    Attributes:
        name: What the club calls it; empty where it has no name.
        started_at: When it began, UTC.
        matches: Its matches in the order in which they were played.
        unreadable: The numbers of the matches that cannot be read, and so are left out.
    """

    name: str
    started_at: str
    matches: tuple[PlayedMatch, ...]
    unreadable: tuple[int, ...] = ()


def match_on_desk(desk: Desk) -> PlayedMatch:
    """Returns the match on the desk.

    Raises:
        RuntimeError: None lies there.
    """
    if desk.record is None or desk.replay is None:
        raise RuntimeError("no match lies on the desk")
    return PlayedMatch(desk.record.number, desk.record.opened_at, desk.replay, desk.house_rules_name)


def session_on_desk(desk: Desk) -> PlayedSession:
    """Returns the session on the desk, with all its matches.

    Raises:
        LedgerError: The ledger cannot be read.
        RuntimeError: The desk has no session.
    """
    if desk.ledger is None or desk.session is None:
        raise RuntimeError("the desk has no session")
    matches: list[PlayedMatch] = []
    unreadable: list[int] = []
    for record in desk.ledger.matches(desk.session.id):
        if desk.record is not None and record.id == desk.record.id:
            matches.append(match_on_desk(desk))
            continue
        played = _played(desk.ledger.journal(record.id)) if record.opening is not None else None
        if played is None or record.opening is None:
            unreadable.append(record.number)
        else:
            matches.append(PlayedMatch(record.number, record.opened_at, played, record.opening.house_rules))
    return PlayedSession(desk.session.name, desk.session.started_at, tuple(matches), tuple(unreadable))


def _played(journal: Journal) -> Replay | None:
    """Returns the replay of a journal; None where it is broken or follows rules that this version does not know."""
    if journal.broken is not None:
        return None
    opening = journal.opening
    options = thaw(opening.options)
    try:
        rules = registry.find(opening.ruleset).with_options(options)
        events = tuple(interchange.read_event(rules, thaw(event), "event") for event in journal.events)
    except Refusal:
        return None
    return replay(Match(rules, options, opening.players, events))

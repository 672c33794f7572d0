# SPDX-License-Identifier: MIT
"""The matches that a report is made of, each replayed from its journal."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from mahjong_desk.ledger.journal import Journal
from mahjong_desk.ledger.rates import Rates
from mahjong_desk.ledger.totals import Totals, add_up, match_result
from mahjong_desk.match import Replay
from mahjong_desk.rules.refusal import Refusal
from mahjong_desk.ui.desk import Desk, replayed

if TYPE_CHECKING:
    from mahjong_desk.ledger.ledger import SessionRecord


@dataclass(frozen=True, slots=True)
class PlayedMatch:
    """One match, played.

    Attributes:
        number: Its number in the session.
        opened_at: When it began, UTC.
        replay: The match as it stands.
        house_rules: The name of the house rules with which it was opened; empty where they had none.
        session: What the club calls its session; empty where it has no name.
    """

    number: int
    opened_at: str
    replay: Replay
    house_rules: str = ""
    session: str = ""


@dataclass(frozen=True, slots=True)
class PlayedSession:
    """A session with its matches.

    Attributes:
        name: What the club calls it; empty where it has no name.
        started_at: When it began, UTC.
        matches: Its matches in the order in which they were played.
        unreadable: The numbers of the matches that cannot be read, and so are left out.
        rates: What the results are worth in the club's own unit.
    """

    name: str
    started_at: str
    matches: tuple[PlayedMatch, ...]
    unreadable: tuple[int, ...] = ()
    rates: Rates = field(default_factory=Rates)

    def totals(self) -> Totals:
        """Returns its results added up."""
        results = [match_result(match.number, match.replay) for match in self.matches]
        players = dict.fromkeys(name for match in self.matches for name in match.replay.everybody)
        return add_up(results, self.rates, tuple(players))


Played = PlayedMatch | PlayedSession
"""What a report can be made of."""


def match_on_desk(desk: Desk) -> PlayedMatch:
    """Returns the match on the desk.

    Raises:
        RuntimeError: None lies there.
    """
    if desk.record is None or desk.replay is None:
        raise RuntimeError("no match lies on the desk")
    session = desk.session.name if desk.session is not None else ""
    return PlayedMatch(desk.record.number, desk.record.opened_at, desk.replay, desk.house_rules_name, session)


def session_on_desk(desk: Desk) -> PlayedSession:
    """Returns the session on the desk, with all its matches.

    Raises:
        LedgerError: The ledger cannot be read.
        RuntimeError: The desk has no session.
    """
    if desk.session is None:
        raise RuntimeError("the desk has no session")
    return session_in_ledger(desk, desk.session)


def session_in_ledger(desk: Desk, session: SessionRecord) -> PlayedSession:
    """Returns any session, with all its matches.

    Raises:
        LedgerError: The ledger cannot be read.
        RuntimeError: No ledger is open.
    """
    if desk.ledger is None:
        raise RuntimeError("no ledger is open")
    matches: list[PlayedMatch] = []
    unreadable: list[int] = []
    for record in desk.ledger.matches(session.id):
        if desk.record is not None and record.id == desk.record.id:
            matches.append(match_on_desk(desk))
            continue
        played = _played(desk.ledger.journal(record.id)) if record.opening is not None else None
        if played is None or record.opening is None:
            unreadable.append(record.number)
        else:
            house_rules = record.opening.house_rules
            matches.append(PlayedMatch(record.number, record.opened_at, played, house_rules, session.name))
    rates = desk.ledger.rates.of(session.id)
    return PlayedSession(session.name, session.started_at, tuple(matches), tuple(unreadable), rates)


def _played(journal: Journal) -> Replay | None:
    """Returns the replay of a journal; None where it is broken or follows rules that this version does not know."""
    if journal.broken is not None:
        return None
    try:
        return replayed(journal)
    except Refusal:
        return None

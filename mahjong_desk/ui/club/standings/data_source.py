# SPDX-License-Identifier: MIT
"""The data of the Standings page: outcomes, people, and the club's rule."""

from __future__ import annotations

from datetime import UTC, date, datetime, time, timedelta
from functools import cache, partial
from typing import TYPE_CHECKING, Final

from mahjong_desk.club.facts.facts import FactsIndex, MatchFilter
from mahjong_desk.club.people.person import Audience
from mahjong_desk.club.standings.outcomes import MatchOutcome, Period, match_outcomes
from mahjong_desk.club.standings.rule import SEASONS, STANDINGS, read_club_settings
from mahjong_desk.journal.acts import TIME_FORMAT
from mahjong_desk.ui.club_data.people_index import Labelling, person_label

if TYPE_CHECKING:
    from mahjong_desk.club.people.people import People
    from mahjong_desk.ledger.ledger import Ledger

_AROUND: Final = timedelta(days=2)
"""No time zone is further from the day of a match."""


class Club:
    """The current data of the standings, created again after each entry; may raise ``LedgerError``."""

    def __init__(self, ledger: Ledger, people: People) -> None:
        self._person = cache(lambda identity: people.person(identity).uuid)
        self._outcomes: dict[Period, list[MatchOutcome]] = {}
        self.about_seasons, self.about_standings = ledger.club.actions(SEASONS), ledger.club.actions(STANDINGS)
        self.agreed = read_club_settings(self.about_seasons, self.about_standings)
        self.sessions = {session.uuid: session for session in ledger.sessions()}
        self.fingerprint = ledger.chain_head.fingerprint
        self.named: Labelling = partial(person_label, people)
        self.named_on_paper: Labelling = partial(person_label, people, where=Audience.PRINT)

    def outcomes(self, period: Period, facts: FactsIndex) -> list[MatchOutcome]:
        """Returns the outcomes of a period, and perhaps some around it; may raise ``FactsUnavailable``."""
        if period not in self._outcomes:
            first, last = (_moment(day) for day in (period.first, period.last))
            among = MatchFilter(
                since=(first - _AROUND).strftime(TIME_FORMAT) if first else None,
                before=(last + _AROUND).strftime(TIME_FORMAT) if last else None,
                session=period.session or None,
            )
            self._outcomes[period] = match_outcomes(facts.matches(among), self._person)
        return self._outcomes[period]


def _moment(day: date | None) -> datetime | None:
    return datetime.combine(day, time(), UTC) if day is not None else None

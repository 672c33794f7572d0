# SPDX-License-Identifier: MIT
"""What the page of the standings reads: how matches ended, who is who, and what the club has agreed on."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, date, datetime, time, timedelta
from functools import cache, partial
from typing import TYPE_CHECKING, Final, NamedTuple

from mahjong_desk.club.facts.facts import FactsIndex, MatchFilter
from mahjong_desk.club.people.person import Audience
from mahjong_desk.club.standings.outcomes import MatchOutcome, Period, match_outcomes
from mahjong_desk.club.standings.rule import SEASONS, STANDINGS, read_club_settings
from mahjong_desk.journal.acts import TIME_FORMAT
from mahjong_desk.ui.kit.marks import PlayerMark, mark_for

if TYPE_CHECKING:
    from mahjong_desk.club.names import PlayerName
    from mahjong_desk.club.people.people import People
    from mahjong_desk.ledger.ledger import Ledger

_AROUND: Final = timedelta(days=2)
"""No place on earth is further than that from the day in which a match is looked for."""


class PersonLabel(NamedTuple):
    """How a person is shown."""

    name: PlayerName
    mark: PlayerMark


Naming = Callable[[str], PersonLabel]
"""Says how a person is shown, by UUID."""


class Club:
    """What holds now; made anew when something was entered. Raises ``LedgerError`` where the ledger cannot be read."""

    def __init__(self, ledger: Ledger, people: People) -> None:
        self._people = people
        self._person = cache(lambda identity: people.person(identity).uuid)
        self._outcomes: dict[Period, list[MatchOutcome]] = {}
        self.about_seasons, self.about_standings = ledger.club.acts(SEASONS), ledger.club.acts(STANDINGS)
        self.agreed = read_club_settings(self.about_seasons, self.about_standings)
        self.sessions = {session.uuid: session for session in ledger.sessions()}
        self.fingerprint = ledger.end.fingerprint
        self.named: Naming = partial(self._named, where=Audience.HERE)
        self.named_on_paper: Naming = partial(self._named, where=Audience.PRINT)

    def outcomes(self, period: Period, facts: FactsIndex) -> list[MatchOutcome]:
        """Returns how the matches of a period ended, and perhaps some around it; may raise ``FactsUnavailable``."""
        if period not in self._outcomes:
            first, last = (_moment(day) for day in (period.first, period.last))
            among = MatchFilter(
                since=(first - _AROUND).strftime(TIME_FORMAT) if first else None,
                before=(last + _AROUND).strftime(TIME_FORMAT) if last else None,
                session=period.session or None,
            )
            self._outcomes[period] = match_outcomes(facts.matches(among), self._person)
        return self._outcomes[period]

    def _named(self, person: str, where: Audience) -> PersonLabel:
        found = self._people.person(person)
        return PersonLabel(self._people.shown_name(found, where), mark_for(found.mark))


def _moment(day: date | None) -> datetime | None:
    return datetime.combine(day, time(), UTC) if day is not None else None

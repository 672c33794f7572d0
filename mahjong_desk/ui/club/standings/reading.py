# SPDX-License-Identifier: MIT
"""What the page of the standings reads: how matches ended, who is who, and what the club has agreed on."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import UTC, datetime, time, timedelta
from functools import cached_property
from typing import TYPE_CHECKING, Final

from mahjong_desk.club.facts.facts import Among, Facts
from mahjong_desk.club.people.person import Where
from mahjong_desk.club.standings.agreed import SEASONS, STANDINGS, Agreed, agreed
from mahjong_desk.club.standings.outcomes import Outcome, outcomes_of
from mahjong_desk.club.standings.periods import Period
from mahjong_desk.ui.club.standings.shown import Named
from mahjong_desk.ui.kit.marks import mark_of

if TYPE_CHECKING:
    from mahjong_desk.club.people.people import People
    from mahjong_desk.ledger.club_act import ClubAct
    from mahjong_desk.ledger.ledger import Ledger
    from mahjong_desk.ledger.records import SessionRecord

_AROUND: Final = timedelta(days=2)
"""No place on earth is further than that from the day in which a match is looked for."""


@dataclass(frozen=True, slots=True)
class Acts:
    """What was entered about standings.

    Attributes:
        seasons: About the seasons.
        standings: About the rules.
    """

    seasons: tuple[ClubAct, ...]
    standings: tuple[ClubAct, ...]


class Club:
    """What holds now; made anew when something was entered."""

    def __init__(self, ledger: Ledger, people: People) -> None:
        """Reads what the club has agreed on.

        Raises:
            LedgerError: The ledger cannot be read.
        """
        self._people = people
        self._persons: dict[str, str] = {}
        self._outcomes: dict[Period, list[Outcome]] = {}
        self.acts = Acts(ledger.club.acts(SEASONS), ledger.club.acts(STANDINGS))
        self.sessions: Mapping[str, SessionRecord] = {session.uuid: session for session in ledger.sessions()}
        self.fingerprint = ledger.end.fingerprint

    @cached_property
    def agreed(self) -> Agreed:
        """What the club has agreed on."""
        return agreed(self.acts.seasons, self.acts.standings)

    def outcomes(self, facts: Facts, period: Period) -> list[Outcome]:
        """Returns how the matches of a period ended, and perhaps some around it.

        Raises:
            FactsLost: The facts are gone.
        """
        if period not in self._outcomes:
            self._outcomes[period] = outcomes_of(facts.matches(_among(period)), self._person)
        return self._outcomes[period]

    def _person(self, identity: str) -> str:
        if identity not in self._persons:
            self._persons[identity] = self._people.person(identity).uuid
        return self._persons[identity]

    def named(self, person: str) -> Named:
        """Returns how a person is shown in the window."""
        found = self._people.person(person)
        return Named(self._people.shown_name(found), mark_of(found.mark))

    def named_on_paper(self, person: str) -> Named:
        """Returns how a person is shown where others read it."""
        found = self._people.person(person)
        return Named(self._people.shown_name(found, Where.PRINT), mark_of(found.mark))


def _among(period: Period) -> Among:
    if period.session:
        return Among(session=period.session)
    since = _moment(datetime.combine(period.first, time()) - _AROUND) if period.first is not None else None
    before = _moment(datetime.combine(period.last, time()) + _AROUND) if period.last is not None else None
    return Among(since=since, before=before)


def _moment(at: datetime) -> str:
    return at.replace(tzinfo=UTC).strftime("%Y-%m-%dT%H:%M:%SZ")

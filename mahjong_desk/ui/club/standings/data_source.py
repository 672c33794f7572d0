# SPDX-License-Identifier: MIT
"""What the page of the standings reads: how matches ended, who is who, and what the club has agreed on."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, date, datetime, time, timedelta
from functools import cache, partial
from typing import TYPE_CHECKING, Final, NamedTuple

from mahjong_desk.club.facts.facts import Among, Facts
from mahjong_desk.club.people.person import Where
from mahjong_desk.club.standings.outcomes import Outcome, Period, outcomes_of
from mahjong_desk.club.standings.rule import SEASONS, STANDINGS, agreed
from mahjong_desk.journal.acts import TIME_FORMAT
from mahjong_desk.ui.kit.marks import Mark, mark_of

if TYPE_CHECKING:
    from mahjong_desk.club.names import PlayerName
    from mahjong_desk.club.people.people import People
    from mahjong_desk.ledger.ledger import Ledger

_AROUND: Final = timedelta(days=2)
"""No place on earth is further than that from the day in which a match is looked for."""


class Named(NamedTuple):
    """How a person is shown."""

    name: PlayerName
    mark: Mark


Naming = Callable[[str], Named]
"""Says how a person is shown, by UUID."""


class Club:
    """What holds now; made anew when something was entered. Raises ``LedgerError`` where the ledger cannot be read."""

    def __init__(self, ledger: Ledger, people: People) -> None:
        self._people = people
        self._person = cache(lambda identity: people.person(identity).uuid)
        self._outcomes: dict[Period, list[Outcome]] = {}
        self.about_seasons, self.about_standings = ledger.club.acts(SEASONS), ledger.club.acts(STANDINGS)
        self.agreed = agreed(self.about_seasons, self.about_standings)
        self.sessions = {session.uuid: session for session in ledger.sessions()}
        self.fingerprint = ledger.end.fingerprint
        self.named: Naming = partial(self._named, where=Where.HERE)
        self.named_on_paper: Naming = partial(self._named, where=Where.PRINT)

    def outcomes(self, period: Period, facts: Facts) -> list[Outcome]:
        """Returns how the matches of a period ended, and perhaps some around it; may raise ``FactsLost``."""
        if period not in self._outcomes:
            first, last = (_moment(day) for day in (period.first, period.last))
            among = Among(
                since=(first - _AROUND).strftime(TIME_FORMAT) if first else None,
                before=(last + _AROUND).strftime(TIME_FORMAT) if last else None,
                session=period.session or None,
            )
            self._outcomes[period] = outcomes_of(facts.matches(among), self._person)
        return self._outcomes[period]

    def _named(self, person: str, where: Where) -> Named:
        found = self._people.person(person)
        return Named(self._people.shown_name(found, where), mark_of(found.mark))


def _moment(day: date | None) -> datetime | None:
    return datetime.combine(day, time(), UTC) if day is not None else None

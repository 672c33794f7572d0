# SPDX-License-Identifier: MIT
"""The rows that a figure comes from."""

from __future__ import annotations

from typing import Final

from mahjong_desk.club.facts.facts import EVERYTHING, Among, Facts
from mahjong_desk.club.facts.told import MatchFact, RowPlace
from mahjong_desk.club.people.people import People
from mahjong_desk.club.statistics.figures import Figure, Source

_PLAYED: Final = "kind IN ('win', 'draw')"
_WON: Final = "hits.seat = stints.seat"
_OF_HANDS: Final = {
    Figure.HANDS: _PLAYED,
    Figure.WINS: _WON,
    Figure.SELF_DRAWN: f"discarder IS NULL AND {_WON}",
    Figure.DEAL_INS: "discarder = stints.seat",
    Figure.DRAWS_TOLD: "ready IS NOT NULL",
    Figure.DRAWS_READY: "stints.seat IN (SELECT value FROM json_each(ready))",
    Figure.DEALT: f"dealer = stints.seat AND {_PLAYED}",
    Figure.WON_DEALING: f"dealer = stints.seat AND {_WON}",
    Figure.FOULS: "offender = stints.seat",
    Figure.LIABLE: "EXISTS (SELECT 1 FROM json_each(pao) WHERE json_extract(value, '$[0]') = stints.seat)",
    Figure.YAKU: f"{_WON} AND EXISTS (SELECT 1 FROM json_each(yaku) WHERE json_extract(value, '$[0]') = ?)",
}
"""What is true of the hands behind a figure."""


def rows_of(
    facts: Facts, people: People, person: str, source: Source, among: Among = EVERYTHING
) -> tuple[RowPlace, ...]:
    """Returns the rows that a figure of a player comes from, the latest first.

    Raises:
        FactsLost: The facts are gone.
    """
    within = among._replace(system=source.system if source.system is not None else among.system)
    identities = people.identities(person)
    condition = _OF_HANDS.get(source.figure)
    if condition is not None:
        return facts.rows(within, identities, condition, source.detail, source.players)
    matches = [match for match in facts.matches(within, identities) if match.finished]
    return tuple(RowPlace(match.uuid, None) for match in reversed(matches) if _counts(match, source, people, person))


def _counts(match: MatchFact, source: Source, people: People, person: str) -> bool:
    if source.players not in (None, len(match.seats)):
        return False
    places = {people.person(seat.identity, seat.name).uuid: seat.place for seat in reversed(match.seats)}
    own = places[person]
    if source.figure is Figure.MATCHES:
        return True
    if source.figure is Figure.PLACE:
        return own == source.detail
    other = places.get(str(source.detail))
    if other is None or own is None:
        return False
    return source.figure is Figure.TOGETHER or (own < other if source.figure is Figure.AHEAD else own > other)

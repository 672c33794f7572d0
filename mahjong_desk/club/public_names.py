# SPDX-License-Identifier: MIT
"""Replaces entered names in matches and sessions by those an audience may read."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, Any, TypeVar

from mahjong_desk.club.names import PlayerName
from mahjong_desk.club.people.people import FormerName, People, former_in_english
from mahjong_desk.club.people.person import SUBJECT, Audience, Person, appearances, identity_of
from mahjong_desk.club.played import PlayedMatch, PlayedReport
from mahjong_desk.journal.journal import Journal
from mahjong_desk.ledger.contents import MatchPlayers
from mahjong_desk.match import rename_players, replay
from mahjong_desk.match.players import fold_name

if TYPE_CHECKING:
    from mahjong_desk.ledger.ledger import Ledger


P = TypeVar("P", bound=PlayedReport)


def people_among(ledger: Ledger, played: PlayedReport, former: FormerName = former_in_english) -> People:
    """Returns the people of a match or session, reading other matches only if needed."""

    def seating(match: PlayedMatch) -> MatchPlayers:
        people = tuple((name, _entered_identity(match, name)) for name in match.replay.all_players)
        return MatchPlayers(match.number, match.opened_at, people)

    acts, appeared = ledger.club.actions(SUBJECT), appearances(map(seating, _matches(played)))
    people, seen = People(acts, appeared, former), {appearance.identity for appearance in appeared}
    rounds = () if isinstance(played, PlayedMatch) else played.rounds
    sat_out = {out.person for round_ in rounds for out in round_.sat_out}
    if any(people.person(identity).uuid not in {identity, *seen} for identity in seen | sat_out):
        # A merged player has the name of the other one, who may have played in other matches only.
        return People(acts, appearances(ledger.seatings()), former)
    return people


def hidden_people(played: PlayedReport, people: People) -> tuple[Person, ...]:
    """Returns the people whose names are hidden, including those only in a journal."""
    persons: dict[str, Person] = {}
    for match in _matches(played):
        journal = _journal(match)
        typed = _typed_names([act.payload for act in journal.entries] if journal is not None else [])
        found = _persons(match, people, (*match.replay.all_players, *typed))
        persons |= {person.uuid: person for person in found.values()}
    return tuple(person for person in persons.values() if person.pseudonym or person.former)


def with_public_names(played: P, people: People, audience: Audience) -> P:
    """Returns a match or a session with the names that an audience may read.

    Several spellings of one person become one name, and equal names are numbered. The journal of a match with changed names is
    left out, since it contains the typed names.
    """
    names = PublicNames(people, audience)
    if isinstance(played, PlayedMatch):
        return _match(played, names)  # type: ignore[return-value]
    for arrived in played.arrivals:
        names.name(people.person(*arrived))
    rounds = tuple(
        round_._replace(sat_out=tuple(out._replace(name=names.name(people.person(*out))) for out in round_.sat_out))
        for round_ in played.rounds
    )
    return replace(played, matches=tuple(_match(match, names) for match in played.matches), rounds=rounds)


def _match(played: PlayedMatch, public_names: PublicNames) -> PlayedMatch:
    people = public_names.people
    names = public_names.names(_persons(played, people, played.replay.all_players))
    if not names and not hidden_people(played, people):
        return played
    source = played.source._replace(journal=None) if played.source is not None else None
    return replace(played, replay=replay(rename_players(played.replay.match, names)), source=source)


class PublicNames:
    """The names to show, unique for each person."""

    def __init__(self, people: People, audience: Audience, shorten: Callable[[str], str] = str) -> None:
        self.people, self._audience, self._shorten = people, audience, shorten
        self._taken: dict[str, str] = {}
        self._names: dict[str, PlayerName] = {}

    def names(self, persons: Mapping[str, Person]) -> dict[str, PlayerName]:
        """Returns the replacement for each name that is shown differently."""
        names: dict[str, PlayerName] = {}
        for name, person in persons.items():
            shown = self.name(person)
            # Two players who were merged into one person still need two names at one table.
            names[name] = PlayerName(f"{shown!s} ({len(names) + 1})") if shown in names.values() else shown
        return {name: shown for name, shown in names.items() if shown != name}

    def name(self, person: Person) -> PlayerName:
        if person.uuid not in self._names:
            name = alone = PlayerName(self._shorten(str(self.people.name_for(person, self._audience))))
            number = 1
            while self._taken.setdefault(fold_name(name), person.uuid) != person.uuid:
                number += 1
                name = PlayerName(f"{alone!s} ({number})")
            self._names[person.uuid] = name
        return self._names[person.uuid]


def _matches(played: PlayedReport) -> tuple[PlayedMatch, ...]:
    return (played,) if isinstance(played, PlayedMatch) else played.matches


def _persons(played: PlayedMatch, people: People, names: Iterable[str]) -> dict[str, Person]:
    return {name: people.person(_entered_identity(played, name) or identity_of(name), name) for name in names}


def _entered_identity(played: PlayedMatch, name: str) -> str:
    """Returns the identity that a match has for a player, or an empty text."""
    journal = _journal(played)
    return journal.header.person_id(name) if journal is not None else ""


def _journal(played: PlayedMatch) -> Journal | None:
    return played.source.journal if played.source is not None else None


def _typed_names(value: Any, key: str = "") -> Iterator[str]:
    """Yields all names typed for players of a match, even if corrected later."""
    match value:
        case str() if key in ("name", "player", "players"):
            yield value
        case Mapping():
            for field, part in value.items():
                yield from _typed_names(part, field)
        case [*parts]:
            for part in parts:
                yield from _typed_names(part, key)

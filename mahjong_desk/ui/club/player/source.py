# SPDX-License-Identifier: MIT
"""What the page of a player asks of the club."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from mahjong_desk.club.facts.told import PlayerRef, RowRef
from mahjong_desk.club.people.people import People
from mahjong_desk.club.people.person import Audience, Person
from mahjong_desk.club.statistics.figures import PlayerStatistics, StatisticSource
from mahjong_desk.club.statistics.player_page import player_statistics, source_rows
from mahjong_desk.ui.club_data.facts_index import FactsUpdater, progress_sentence
from mahjong_desk.ui.kit.marks import PlayerMark, mark_for


class PersonLabel(NamedTuple):
    """How a person is shown."""

    name: str
    mark: PlayerMark


class PlayerDataSource:
    """The club, as the page of a player sees it: its people, and the facts of its matches."""

    def __init__(self, facts: FactsUpdater, people: Callable[[], People]) -> None:
        self._facts, self._people = facts, people

    @property
    def people(self) -> People:
        """The people as they are now."""
        return self._people()

    def person(self, uuid: str) -> Person:
        """Returns a person."""
        return self.people.person(uuid)

    def shown(self, uuid: str, where: Audience = Audience.HERE) -> PersonLabel:
        """Returns how a person is shown somewhere."""
        person = self.person(uuid)
        return PersonLabel(f"{self.people.shown_name(person, where)}", mark_for(person.mark))

    def called(self, player: PlayerRef, where: Audience = Audience.HERE) -> str:
        """Returns what somebody is called somewhere who sat at a table."""
        people = self.people
        return f"{people.shown_name(people.person(player.identity, player.name), where)}"

    @property
    def progress(self) -> str:
        """How far the matches were read, as a sentence."""
        progress = self._facts.progress
        return progress_sentence(progress) if progress is not None else ""

    def figures(self, uuid: str) -> PlayerStatistics | None:
        """Returns what the matches of a person come to; None while the matches are still being read."""
        people = self.people
        return self._facts.ask(lambda facts: player_statistics(facts, people, uuid))

    def rows(self, uuid: str, source: StatisticSource) -> tuple[RowRef, ...]:
        """Returns the rows that a figure of a person comes from, the latest first."""
        people = self.people
        return self._facts.ask(lambda facts: source_rows(facts, people, uuid, source)) or ()

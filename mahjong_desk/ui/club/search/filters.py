# SPDX-License-Identifier: MIT
"""The chips that narrow a search, and what its words mean in the club."""

from __future__ import annotations

import unicodedata
from collections.abc import Collection, Sequence
from datetime import UTC, datetime, timedelta
from functools import cache
from typing import Final, NamedTuple

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from mahjong_desk.club.facts.match_facts import HitKind
from mahjong_desk.club.people.people import People
from mahjong_desk.club.search.query import Role, SearchQuery
from mahjong_desk.journal.acts import TIME_FORMAT
from mahjong_desk.learn.atlas.search import search_yaku
from mahjong_desk.rules import registry
from mahjong_desk.rules.ruleset import Ruleset
from mahjong_desk.texts import Text, languages, mark, tr
from mahjong_desk.ui.kit.controls.chips import ChipGroup
from mahjong_desk.ui.kit.layout.boxes import boxed, column
from mahjong_desk.ui.kit.layout.flow import FlowBox
from mahjong_desk.ui.text.vocabulary import short_ruleset

_KINDS: Final = (
    ("", mark("All hands"), ()),
    ("self_drawn", mark("Self-drawn"), (HitKind.SELF_DRAWN,)),
    ("on_discard", mark("On a discard"), (HitKind.ON_DISCARD,)),
    ("draw", mark("Draws"), (HitKind.DRAW,)),
    ("foul", mark("Fouls"), (HitKind.CHOMBO,)),
)
_ROLES: Final = ((Role.WON, mark("Player won")), (Role.DEALT_IN, mark("Dealt in")), (Role.PRESENT, mark("Took part")))
_TIMES: Final = ((0, mark("Any time")), (30, mark("30 days")), (365, mark("A year")))


class FilterState(NamedTuple):
    """The chosen chips; ``days`` 0 is any time, an empty ``ruleset`` all systems."""

    kind: str = ""
    role: Role = Role.WON
    days: int = 0
    ruleset: str = ""


class SearchFilterBar(QWidget):
    """Asks what kind of hand is meant, what the named player did in it, in which rule system and since when."""

    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.kinds, self.roles, self.systems, self.times = (ChipGroup("") for _ in range(4))
        self.kinds.set_choices([(kind, tr(text)) for kind, text, _ in _KINDS])
        self.roles.set_choices([(role, tr(text)) for role, text in _ROLES])
        self.times.set_choices([(days, tr(text)) for days, text in _TIMES])
        self.kinds.setAccessibleName(tr("Kind of hand"))
        self.roles.setAccessibleName(tr("What the player did"))
        self.systems.setAccessibleName(tr("Rule system"))
        self.times.setAccessibleName(tr("When"))
        self.kinds.choose("")
        self.roles.choose(Role.WON)
        self.times.choose(0)
        self.set_rulesets(())
        row = FlowBox(gap=12)
        for group in (self.kinds, self.roles, self.times, self.systems):
            group.set_dense(dense=True)
            group.chosen.connect(lambda _value: self.changed.emit())
            row.add_widget(group)
        boxed(column(row), self)

    @property
    def chosen(self) -> FilterState:
        days = self.times.value()
        kind, role = str(self.kinds.value()), Role(str(self.roles.value()))
        return FilterState(kind, role, days if isinstance(days, int) else 0, str(self.systems.value()))

    def choose(self, chosen: FilterState) -> None:
        """Chooses other chips."""
        self.kinds.choose(chosen.kind)
        self.roles.choose(chosen.role)
        self.times.choose(chosen.days)
        if chosen.ruleset:
            self.set_rulesets((chosen.ruleset,))
        self.systems.choose(chosen.ruleset)

    def set_rulesets(self, identities: Sequence[str]) -> None:
        """Offers these rule systems, and the one that is chosen stays chosen."""
        ruleset = self.systems.value() or ""
        offered = [one for one in registry.all_rulesets() if one.id in identities]
        choices: list[tuple[object, str]] = [("", tr("All systems"))]
        self.systems.set_choices([*choices, *((one.id, short_ruleset(one)) for one in offered)])
        self.systems.choose(ruleset if ruleset in {one.id for one in offered} else "")

    def apply_to(self, wanted: SearchQuery, now: datetime) -> SearchQuery:
        """Returns what is looked for with what the chips say; a day that was typed counts more than they."""
        chosen = self.chosen
        kinds = next(kinds for kind, _, kinds in _KINDS if kind == chosen.kind)
        since = wanted.since
        if since is None and chosen.days:
            since = (now.astimezone(UTC) - timedelta(days=chosen.days)).strftime(TIME_FORMAT)
        ruleset = chosen.ruleset or None
        return wanted._replace(kinds=frozenset(kinds), role=chosen.role, ruleset=ruleset, since=since)


class ClubTermLookup:
    """The meanings of words in the club: people, yaku, limits and rule systems in every language."""

    def __init__(self, people: People) -> None:
        self.people = people

    def players(self, word: str) -> Collection[str]:
        """Returns by what those are known in the matches whom a word finds."""
        return {identity for person in self.people.search(word) for identity in self.people.identities(person.uuid)}

    def yaku(self, word: str) -> Collection[tuple[str, str]]:
        """Returns the yaku that a word finds; a single letter finds none."""
        return [entry.key for entry in search_yaku(word)] if _is_long_enough(word) else ()

    def limits(self, word: str) -> Collection[tuple[str, str]]:
        """Returns the limits that are called so."""
        return [
            (ruleset.id, limit)
            for ruleset in registry.all_rulesets()
            for limit, names in ruleset.vocabulary.limits.items()
            if _plain(word) in {limit, *_normalised_names(names)}
        ]

    def rulesets(self, word: str) -> Collection[str]:
        """Returns the rule systems whose name a word begins."""
        begins = _plain(word)
        return [
            ruleset.id
            for ruleset in registry.all_rulesets()
            if _is_long_enough(word) and any(name.startswith(begins) for name in _names_of(ruleset))
        ]


def _names_of(ruleset: Ruleset) -> set[str]:
    return {ruleset.id, _plain(short_ruleset(ruleset)), *_normalised_names(ruleset.name)}


def _normalised_names(names: Text) -> set[str]:
    return {_plain(names.in_language(language)) for language in languages()}


def _is_long_enough(word: str) -> bool:
    return len(word) > 1 or not word.isascii()


@cache
def _plain(text: str) -> str:
    return unicodedata.normalize("NFKC", text).casefold()

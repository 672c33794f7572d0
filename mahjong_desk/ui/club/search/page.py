# SPDX-License-Identifier: MIT
"""The page that finds any hand of the club."""

import unicodedata
from collections.abc import Collection, Iterator, Sequence
from datetime import UTC, datetime, timedelta
from functools import cache
from typing import Final, NamedTuple

from PySide6.QtCore import QTimer, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QWidget

from mahjong_desk.club.facts.match_facts import AnyHit, FoundHand, HitKind
from mahjong_desk.club.people.people import People
from mahjong_desk.club.search import Role, SearchQuery, find_hands, parse_query
from mahjong_desk.journal.acts import TIME_FORMAT
from mahjong_desk.learn.atlas.search import search_yaku
from mahjong_desk.rules import registry
from mahjong_desk.rules.ruleset import Ruleset
from mahjong_desk.texts import Text, languages, mark, tr, trn
from mahjong_desk.ui import theme
from mahjong_desk.ui.club.search.results import FoundHandList, FoundHandText, SelectedHand
from mahjong_desk.ui.club_data import facts_index_of, people_model_of, progress_sentence
from mahjong_desk.ui.desk import Desk
from mahjong_desk.ui.kit.controls.buttons import EmptyState
from mahjong_desk.ui.kit.controls.chips import ChipGroup
from mahjong_desk.ui.kit.controls.lists import ListFilterField
from mahjong_desk.ui.kit.label import Label
from mahjong_desk.ui.kit.layout.boxes import boxed, column, row
from mahjong_desk.ui.kit.layout.flow import flow
from mahjong_desk.ui.kit.layout.keyboard_focus import redirect_focus
from mahjong_desk.ui.kit.layout.panels import Panel, ScrollArea
from mahjong_desk.ui.navigation import Navigator
from mahjong_desk.ui.text.refusals import ledger_error_text
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

    def __init__(self) -> None:
        super().__init__()
        kinds = [(kind, tr(text)) for kind, text, _ in _KINDS]
        self.kinds = ChipGroup("", name=tr("Kind of hand"), choices=kinds, chosen="")
        roles = [(role, tr(text)) for role, text in _ROLES]
        self.roles = ChipGroup("", name=tr("What the player did"), choices=roles, chosen=Role.WON)
        self.systems = ChipGroup("", name=tr("Rule system"))
        times = [(days, tr(text)) for days, text in _TIMES]
        self.times = ChipGroup("", name=tr("When"), choices=times, chosen=0)
        self.set_rulesets(())
        groups = self.kinds, self.roles, self.times, self.systems
        for group in groups:
            group.set_dense(dense=True)
            group.chosen.connect(lambda _value: self.changed.emit())
        boxed(column(flow(*groups, gap=12)), self)

    @property
    def chosen(self) -> FilterState:
        return FilterState(self.kinds.value(), self.roles.value(), self.times.value(), self.systems.value())

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
        return {identity for person in self.people.search(word) for identity in self.people.identities(person.uuid)}

    def yaku(self, word: str) -> Collection[tuple[str, str]]:
        """Returns the yaku that a word finds; a single letter finds none."""
        return [entry.key for entry in search_yaku(word)] if _is_long_enough(word) else ()

    def limits(self, word: str) -> Collection[tuple[str, str]]:
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


_CHOSEN, _LIST = 264, 150
_PAGE: Final = 40
_PAUSE: Final = 120
"""The pause in typing before a search, in milliseconds."""


class SearchPage(Panel):
    """A line of text and chips above the hands they find, the latest first, and the chosen hand."""

    def __init__(self, desk: Desk, window: Navigator, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._desk, self._window = desk, window
        self._people, self._facts = people_model_of(desk), facts_index_of(desk)
        self._people.changed.connect(self._search_if_visible)
        self._facts.changed.connect(self._search_if_visible)
        self._facts.progressed.connect(self._tell_progress)
        self._words: ClubTermLookup | None = None
        self._pause = QTimer(self, interval=_PAUSE, singleShot=True)
        self._pause.timeout.connect(self.search)
        self.list = FoundHandList()
        self.list.setMinimumHeight(theme.px(_LIST))
        self.line = ListFilterField(tr("Player, yaku, tiles (123m), 8000+, 3han, 2026-11, note text"), self.list)
        self.line.setMinimumHeight(theme.px(40))
        self.line.textChanged.connect(lambda _text: self._pause.start())
        self.filters = SearchFilterBar()
        self.filters.changed.connect(self.search)
        self.state = Label(" ", size=14, role="ink2", wrap=True)
        self.chosen = SelectedHand(desk, window)
        self.chosen.setFixedWidth(theme.scaled_column_width(_CHOSEN))
        self.list.current_changed.connect(self._show_chosen)
        self.list.wanted.connect(self.chosen.open)
        self._found = boxed(row((self.list, 1), self.chosen, gap=20))
        self.empty = EmptyState(tr("&New match…"), lambda: window.run_command("new_match"))
        parts = (self.line, self.filters, self.state, (self._found, 1), (self.empty, 1))
        content = column(*parts, gap=10, edges=(19, 15, 19, 15))
        boxed(column(ScrollArea(boxed(content)), edges=(1, 1, 1, 1)), self)
        redirect_focus(self, self.line)
        self.line.serve_find(self)

    @property
    def is_searching(self) -> bool:
        """Whether the list is not up to date: the user types, or matches are being read."""
        return self._pause.isActive() or self._facts.progress is not None or self._people.reading

    def search(self) -> None:
        """Looks for what the line and the chips say."""
        self._pause.stop()
        if self._words is None:
            return
        wanted = self.filters.apply_to(parse_query(self.line.text(), self._words), datetime.now(UTC))
        hits = self._facts.query(lambda facts: find_hands(facts, wanted))
        if hits is None:
            return
        self.list.show_lines(self._read(hits), current=self.list.current)
        self._show_count(len(hits))
        self._found.setVisible(bool(hits))
        self.empty.setVisible(not hits)
        self._show_chosen()

    def _read(self, hits: Sequence[int]) -> Iterator[AnyHit]:
        """Yields the hands, a page at a time."""
        for first in range(0, len(hits), _PAGE):
            page = hits[first : first + _PAGE]
            yield from self._facts.query(lambda facts, page=page: facts.hits(page)) or ()  # type: ignore[misc]

    def _show_count(self, count: int) -> None:
        unreadable = self._facts.query(lambda facts: facts.unreadable()) or 0
        if not count:
            text = tr("No matching hands")
        else:
            text = trn("{n} hand, the latest first", "{n} hands, the latest first", count)
        if unreadable:
            left_out = trn("{n} match cannot be read.", "{n} matches cannot be read.", unreadable)
            text = f"{text} {left_out}"
        self.state.setText(text)

    def _tell_progress(self) -> None:
        if self._facts.progress is not None:
            self.state.setText(progress_sentence(self._facts.progress))

    def _search_if_visible(self) -> None:
        self._words = None
        if not self.isVisible():
            return
        error = self._facts.error or self._people.error
        if error is not None:
            self.state.setText(ledger_error_text(error))
            return
        if self._people.reading or self._facts.progress is not None:
            # The signal of the later one continues.
            return
        self._read_people()
        self.search()

    def _read_people(self) -> None:
        people = self._people.people
        self._words = ClubTermLookup(people)
        self.list.words = FoundHandText(people)
        systems = self._facts.query(lambda facts: facts.systems()) or ()
        self.filters.set_rulesets([system.partition("/")[0] for system in systems])
        for part in (self.line, self.filters, self.state):
            part.setVisible(bool(systems))
        self.empty.show_message("" if systems else tr("No hands recorded yet"), offers=not systems)

    def _show_chosen(self) -> None:
        hit = self.list.current
        self.chosen.show_hit(hit if isinstance(hit, FoundHand) else None, self.list.words)

    def save_state(self) -> tuple[str, FilterState] | None:
        asked = self.line.text(), self.filters.chosen
        return asked if asked != ("", FilterState()) else None

    def take(self, carried: tuple[str, FilterState]) -> None:
        line, chips = carried
        self.line.setText(line)
        self.filters.choose(chips)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._people.refresh()
        self._facts.refresh()
        if self._words is None:
            self._search_if_visible()

# SPDX-License-Identifier: MIT
"""The Search page, which finds any hand of the club."""

import unicodedata
from collections.abc import Collection, Iterator, Sequence
from datetime import UTC, datetime, timedelta
from functools import cache
from typing import NamedTuple

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
from mahjong_desk.ui.kit.layout.boxes import Panel, ScrollArea, boxed, column, row
from mahjong_desk.ui.kit.layout.flow import flow
from mahjong_desk.ui.kit.layout.keyboard_focus import redirect_focus
from mahjong_desk.ui.kit.text_format import join_sentences_with_stops
from mahjong_desk.ui.navigation import Navigator
from mahjong_desk.ui.text.refusals import ledger_error_text
from mahjong_desk.ui.text.vocabulary import short_ruleset

_KINDS = (
    ("", mark("All hands"), ()),
    ("self_drawn", mark("Self-drawn"), (HitKind.SELF_DRAWN,)),
    ("on_discard", mark("On a discard"), (HitKind.ON_DISCARD,)),
    ("draw", mark("Draws"), (HitKind.DRAW,)),
    ("foul", mark("Fouls"), (HitKind.CHOMBO,)),
)
_ROLES = ((Role.WON, mark("Player won")), (Role.DEALT_IN, mark("Dealt in")), (Role.PRESENT, mark("Took part")))
_TIMES = ((0, mark("Any time")), (30, mark("30 days")), (365, mark("A year")))


class SearchFilterState(NamedTuple):
    """The chosen filters; 0 ``days`` is any time, an empty ``ruleset`` all systems."""

    kind: str = ""
    role: Role = Role.WON
    days: int = 0
    ruleset: str = ""


class SearchFilterBar(QWidget):
    """The filters by kind of hand, role of the named player, rule system and age."""

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
    def chosen(self) -> SearchFilterState:
        return SearchFilterState(self.kinds.value(), self.roles.value(), self.times.value(), self.systems.value())

    def choose(self, chosen: SearchFilterState) -> None:
        """Chooses the chips of a saved state."""
        self.kinds.choose(chosen.kind)
        self.roles.choose(chosen.role)
        self.times.choose(chosen.days)
        if chosen.ruleset:
            self.set_rulesets((chosen.ruleset,))
        self.systems.choose(chosen.ruleset)

    def set_rulesets(self, ruleset_ids: Sequence[str]) -> None:
        """Offers these rule systems; keeps the chosen one if it is among them."""
        ruleset = self.systems.value() or ""
        offered = [system for system in registry.all_rulesets() if system.id in ruleset_ids]
        choices: list[tuple[object, str]] = [("", tr("All systems"))]
        self.systems.set_choices([*choices, *((system.id, short_ruleset(system)) for system in offered)])
        self.systems.choose(ruleset if ruleset in {system.id for system in offered} else "")

    def apply_to(self, query: SearchQuery, now: datetime) -> SearchQuery:
        """Adds the chosen filters to a query; a typed day overrides the chosen age."""
        chosen = self.chosen
        kinds = next(kinds for kind, _, kinds in _KINDS if kind == chosen.kind)
        since = query.since
        if since is None and chosen.days:
            since = (now.astimezone(UTC) - timedelta(days=chosen.days)).strftime(TIME_FORMAT)
        ruleset = chosen.ruleset or None
        return query._replace(kinds=frozenset(kinds), role=chosen.role, ruleset=ruleset, since=since)


class ClubTermLookup:
    """Looks up search words: people, yaku, limits and rule systems in every language."""

    def __init__(self, people: People) -> None:
        self.people = people

    def players(self, word: str) -> Collection[str]:
        return {uuid for person in self.people.search(word) for uuid in self.people.identities(person.uuid)}

    def yaku(self, word: str) -> Collection[tuple[str, str]]:
        """Returns the yaku that match a word; a single letter matches none."""
        return [yaku.key for yaku in search_yaku(word)] if _is_long_enough(word) else ()

    def limits(self, word: str) -> Collection[tuple[str, str]]:
        return [
            (ruleset.id, limit)
            for ruleset in registry.all_rulesets()
            for limit, names in ruleset.vocabulary.limits.items()
            if _fold(word) in {limit, *_normalised_names(names)}
        ]

    def rulesets(self, word: str) -> Collection[str]:
        """Returns the rule systems with a name that starts with a word."""
        prefix = _fold(word)
        return [
            ruleset.id
            for ruleset in registry.all_rulesets()
            if _is_long_enough(word) and any(name.startswith(prefix) for name in _names_of(ruleset))
        ]


def _names_of(ruleset: Ruleset) -> set[str]:
    return {ruleset.id, _fold(short_ruleset(ruleset)), *_normalised_names(ruleset.name)}


def _normalised_names(names: Text) -> set[str]:
    return {_fold(names.in_language(language)) for language in languages()}


def _is_long_enough(word: str) -> bool:
    return len(word) > 1 or not word.isascii()


@cache
def _fold(text: str) -> str:
    return unicodedata.normalize("NFKC", text).casefold()


_DETAILS_WIDTH, _MIN_LIST_HEIGHT = 264, 150
_PAGE_SIZE = 40
_TYPING_PAUSE = 120
"""The pause in typing before a search, in milliseconds."""


class SearchPage(Panel):
    """The search field and filters, the matching hands, and the chosen hand."""

    def __init__(self, desk: Desk, window: Navigator, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._people, self._facts = people_model_of(desk), facts_index_of(desk)
        self._people.changed.connect(self._search_if_visible)
        self._facts.changed.connect(self._search_if_visible)
        self._facts.progressed.connect(self._show_progress)
        self._terms: ClubTermLookup | None = None
        self._typing_timer = QTimer(self, interval=_TYPING_PAUSE, singleShot=True)
        self._typing_timer.timeout.connect(self.search)
        self.list = FoundHandList()
        self.list.setMinimumHeight(theme.px(_MIN_LIST_HEIGHT))
        self.line = ListFilterField(tr("Player, yaku, tiles (123m), 8000+, 3han, 2026-11, note text"), self.list)
        self.line.setMinimumHeight(theme.px(40))
        # SQLite refuses the query for a thousand words, as in a text pasted by mistake.
        self.line.setMaxLength(200)
        self.line.textChanged.connect(lambda _text: self._typing_timer.start())
        self.filters = SearchFilterBar()
        self.filters.changed.connect(self.search)
        self.state = Label(" ", size=14, role="ink2", wrap=True)
        self.chosen = SelectedHand(desk, window)
        self.chosen.setFixedWidth(theme.scaled_column_width(_DETAILS_WIDTH))
        self.list.current_changed.connect(self._show_chosen)
        self.list.opened.connect(self.chosen.open)
        self._results = boxed(row((self.list, 1), self.chosen, gap=20))
        self.empty = EmptyState(tr("&New match…"), lambda: window.run_command("new_match"))
        parts = (self.line, self.filters, self.state, (self._results, 1), (self.empty, 1))
        content = column(*parts, gap=10, edges=(19, 15, 19, 15))
        boxed(column(ScrollArea(boxed(content)), edges=(1, 1, 1, 1)), self)
        redirect_focus(self, self.line)
        self.line.serve_find(self)

    @property
    def is_searching(self) -> bool:
        """Whether the list is out of date while the user types or matches are read."""
        return self._typing_timer.isActive() or self._facts.progress is not None or self._people.is_reading_matches

    def search(self) -> None:
        """Searches for the typed text and the chosen filters."""
        self._typing_timer.stop()
        if self._terms is None:
            return
        query = self.filters.apply_to(parse_query(self.line.text(), self._terms), datetime.now(UTC))
        hits = self._facts.query(lambda facts: find_hands(facts, query))
        if hits is None:
            return
        self.list.show_lines(self._load_hits(hits), current=self.list.current)
        self._show_count(len(hits))
        self._results.setVisible(bool(hits))
        self.empty.setVisible(not hits)
        self._show_chosen()

    def _load_hits(self, hits: Sequence[int]) -> Iterator[AnyHit]:
        """Yields the hands, a page at a time."""
        for first in range(0, len(hits), _PAGE_SIZE):
            page = hits[first : first + _PAGE_SIZE]
            yield from self._facts.query(lambda facts, page=page: facts.hits(page)) or ()  # type: ignore[misc]

    def _show_count(self, count: int) -> None:
        unreadable = self._facts.query(lambda facts: facts.unreadable()) or 0
        if not count:
            text = tr("No matching hands")
        else:
            text = trn("{n} hand, the latest first", "{n} hands, the latest first", count)
        if unreadable:
            left_out = trn("{n} match cannot be read.", "{n} matches cannot be read.", unreadable)
            text = join_sentences_with_stops(text, left_out)
        self.state.setText(text)

    def _show_progress(self) -> None:
        if self._facts.progress is not None:
            self.state.setText(progress_sentence(self._facts.progress))

    def _search_if_visible(self) -> None:
        self._terms = None
        if not self.isVisible():
            return
        error = self._facts.error or self._people.error
        if error is not None:
            self.state.setText(ledger_error_text(error))
            return
        if self._people.is_reading_matches or self._facts.progress is not None:
            # The later of the two signals calls this again.
            return
        self._update_terms()
        self.search()

    def _update_terms(self) -> None:
        people = self._people.people
        self._terms = ClubTermLookup(people)
        self.list.words = FoundHandText(people)
        systems = self._facts.query(lambda facts: facts.systems()) or ()
        self.filters.set_rulesets([system.partition("/")[0] for system in systems])
        for part in (self.line, self.filters, self.state):
            part.setVisible(bool(systems))
        self.empty.show_message("" if systems else tr("No hands recorded yet"), offers=not systems)

    def _show_chosen(self) -> None:
        hit = self.list.current
        self.chosen.show_hit(hit if isinstance(hit, FoundHand) else None, self.list.words)

    def save_state(self) -> tuple[str, SearchFilterState] | None:
        state = self.line.text(), self.filters.chosen
        return state if state != ("", SearchFilterState()) else None

    def restore_state(self, carried: tuple[str, SearchFilterState]) -> None:
        line, chips = carried
        self.line.setText(line)
        self.filters.choose(chips)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._people.refresh()
        self._facts.refresh()
        if self._terms is None:
            self._search_if_visible()

# SPDX-License-Identifier: MIT
"""The atlas: a filter and a list, with the page of the selected yaku."""

from collections import Counter
from collections.abc import Collection, Iterator, Mapping
from time import perf_counter

from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QKeySequence, QShortcut, QShowEvent

from mahjong_desk.club.facts.facts import FactsIndex
from mahjong_desk.learn.atlas.entries import YakuEntry, get_entry
from mahjong_desk.learn.atlas.search import warm_up
from mahjong_desk.learn.atlas.yaku_page import yaku_page
from mahjong_desk.learn.today.agenda import YakuKey
from mahjong_desk.texts import tr
from mahjong_desk.ui import theme
from mahjong_desk.ui.club_data import facts_index_of
from mahjong_desk.ui.desk import Desk
from mahjong_desk.ui.kit.controls.buttons import SecondaryButton
from mahjong_desk.ui.kit.layout.boxes import NO_LIMIT, Panel, ScrollArea, boxed, column, row, set_direction
from mahjong_desk.ui.kit.layout.flow import ResponsiveWidget
from mahjong_desk.ui.kit.layout.keyboard_focus import redirect_focus
from mahjong_desk.ui.kit.painting import register_for_theme
from mahjong_desk.ui.learn.atlas.filter import AtlasFilter
from mahjong_desk.ui.learn.atlas.yaku_list import YakuListView
from mahjong_desk.ui.learn.atlas.yaku_page import PageView, YakuPageView

_SLICE, _REST = 0.005, 20
"""The length of a slice of preparation in seconds, and the pause between two in milliseconds."""
_NOTHING: tuple[YakuEntry, ...] = ()


class AtlasSearchWorker(QObject):
    """Searches for yaku in slices.

    Attributes:
        counts: The number of hits by the id of the rule system.
        elsewhere: The same for the rule systems that were not chosen.
        is_searching: Whether more may be found in the chosen systems.
    """

    results_changed = Signal()
    other_results_changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.entries = _NOTHING
        self.counts: Mapping[str, int] = {}
        self.elsewhere: Mapping[str, int] = {}
        self.is_searching = False
        self._slices: Iterator[None] = iter(())
        self._timer = QTimer(self, interval=0)
        self._timer.timeout.connect(self._run_slice)
        self._preparing = warm_up()
        self._rest = QTimer(self, interval=_REST)
        self._rest.timeout.connect(self._prepare)

    def start(self, chosen: Iterator[tuple[YakuEntry, ...]], others: Iterator[tuple[YakuEntry, ...]] | None) -> None:
        """Starts a search of the chosen and ``others``, and ends the previous one."""
        self.entries = _NOTHING
        self._slices = self._search(chosen, others)
        self._timer.start()
        self._run_slice()
        if not self.entries:
            # A search without tiles is complete after one slice; the next one reports it.
            self._run_slice()

    def _search(
        self, chosen: Iterator[tuple[YakuEntry, ...]], others: Iterator[tuple[YakuEntry, ...]] | None
    ) -> Iterator[None]:
        self.is_searching = True
        for hits in chosen:
            if hits != self.entries:
                self.entries = hits
                self.results_changed.emit()
            yield
        self.is_searching = False
        self.results_changed.emit()
        more = _NOTHING
        for hits in others or ():
            more = hits
            yield
        self.elsewhere = Counter(entry.ruleset.id for entry in more)
        self.counts = self.elsewhere | Counter(entry.ruleset.id for entry in self.entries)
        self.other_results_changed.emit()

    def prepare(self) -> None:
        """Loads names and examples in idle time to speed up the first search."""
        self._rest.start()

    def _prepare(self) -> None:
        since = perf_counter()
        while perf_counter() - since < _SLICE:
            if next(self._preparing, self) is self:
                self._rest.stop()
                return

    def finish(self) -> None:
        """Completes the search at once."""
        while not self.is_finished:
            self._run_slice()

    @property
    def is_finished(self) -> bool:
        return not self._timer.isActive()

    def _run_slice(self) -> None:
        if next(self._slices, self) is self:
            self._timer.stop()


_FILTER, _LIST = 236, 272
_NARROW, _TABLE = 1120, 1360
"""Below these widths the list moves below the filter; the second applies while a table is shown."""
_TYPING_DELAY_MS = 150
"""The delay before a page is shown while the user types, milliseconds."""


class Atlas(ResponsiveWidget):
    """Every yaku of all rule systems."""

    drill_requested = Signal(str, object)

    def __init__(self, ruleset_id: str, desk: Desk) -> None:
        super().__init__()
        self._desk = desk
        self._facts = facts_index_of(desk)
        self.filter = AtlasFilter(ruleset_id, self._won_yaku)
        self.list = YakuListView()
        self.page = YakuPageView()
        self.list.system_requested.connect(self._include_system, Qt.ConnectionType.QueuedConnection)
        self._text, self._is_new_text, self._is_listing = "", False, False
        self.search = AtlasSearchWorker(self)
        self.search.results_changed.connect(self._show_hits)
        self.search.other_results_changed.connect(self._show_counts)
        self._typing_timer = QTimer(self, interval=_TYPING_DELAY_MS, singleShot=True)
        self._typing_timer.timeout.connect(self._show_listed)
        self.filter.changed.connect(self._search)
        self.filter.fold_toggled.connect(self.restyle)
        self.filter.list_requested.connect(self.list.setFocus)
        self.drill = SecondaryButton(tr("Practise these yaku"), icon="play", on_click=self._drill)
        self.list.entry_chosen.connect(self._follow_list)
        self.page.yaku_requested.connect(self.show_yaku)
        self.page.drill_requested.connect(lambda ruleset, yaku: self.drill_requested.emit(ruleset, (yaku,)))
        self.page.view_changed.connect(self.restyle)
        self._side = ScrollArea(self.filter)
        self._side.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        side = column(self._side, self.drill, gap=8)
        self._filter_and_list = row(side, (self.list, 1))
        self._filter_and_list.setSpacing(16)
        paper = boxed(column(self.page, edges=(2, 2, 2, 2)), Panel())
        self.setLayout(row(self._filter_and_list, (paper, 1), gap=20))
        find = QShortcut(QKeySequence(QKeySequence.StandardKey.Find), self)
        find.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        find.activated.connect(self.filter.search_field.setFocus)
        redirect_focus(self, self.list)
        self.setAccessibleName(tr("Atlas"))
        register_for_theme(self)
        self.restyle()
        self._search()
        desk.changed.connect(self._follow_club)
        desk.remote_changed.connect(self._follow_club)
        self._facts.changed.connect(self._follow_facts, Qt.ConnectionType.QueuedConnection)

    def show_yaku(self, ruleset_id: str, yaku_id: str) -> None:
        """Shows the page of a yaku. Raises ``KeyError`` if there is no such yaku.

        Resets the filter if the yaku is not listed.
        """
        entry = get_entry(ruleset_id, yaku_id)
        if not self.list.choose(entry):
            self.filter.clear(ruleset_id)
            self.search.finish()
            self.list.choose(entry)
        self._show(entry)

    def _search(self) -> None:
        is_active, text = self.filter.is_active, self.filter.search_field.text().strip()
        self._is_new_text = bool(text) and text != self._text
        self._text = text
        self.search.start(self.filter.results(), self.filter.results_elsewhere() if is_active else None)

    def _show_hits(self) -> None:
        """Lists the hits so far; the page of the first follows when the user stops typing."""
        hits = self.search.entries
        if not hits and self.search.is_searching:
            return
        self._is_listing = True
        # A new text selects the best hit; other changes keep the selection.
        self.list.show_entries(hits, best=self._is_new_text)
        self._is_listing = self._is_new_text = False
        self.drill.setEnabled(bool(hits))
        if self.list.entry is None:
            self._typing_timer.stop()
            self.page.show_page(None, self.filter.empty_text())
        elif self.filter.search_field.hasFocus():
            self._typing_timer.start()
        else:
            self._show_listed()

    def _follow_list(self, entry: YakuEntry) -> None:
        """Shows the page of the selected yaku unless the list is being filled."""
        if not self._is_listing:
            self._show(entry)

    def _show_listed(self) -> None:
        if self.list.entry is not None:
            self._show(self.list.entry)

    def _show_counts(self) -> None:
        """Shows the number of hits of each system, and offers those of the others."""
        self.list.show_other_systems(self.search.elsewhere)
        self.filter.show_counts(self.search.counts if self.filter.is_active else None)

    def _include_system(self, ruleset_id: str) -> None:
        self.filter.ruleset_boxes[ruleset_id].setChecked(True)

    def _follow_club(self) -> None:
        """Refreshes the filter for won yaku if it is active and visible."""
        if self.filter.won_in_club.isChecked() and self.isVisible():
            self._search()

    def _follow_facts(self) -> None:
        # Otherwise an unreadable ledger would be queried in an endless loop.
        if self._facts.error is None:
            self._follow_club()

    def _won_yaku(self) -> Collection[YakuKey] | None:
        """Returns the keys of the yaku won in the club; None until its matches are read."""
        self._facts.refresh()
        if self._facts.error is not None:
            self._desk.failed.emit(self._facts.error)
        return self._facts.query(FactsIndex.yaku_won)

    def _drill(self) -> None:
        """Requests drills of the listed yaku of the current rule system."""
        self.search.finish()
        hits = self.search.entries
        if not hits:
            return
        current = self.list.entry or hits[0]
        ruleset = current.ruleset
        yaku_ids = tuple(entry.yaku.id for entry in hits if entry.ruleset is ruleset)
        self.drill_requested.emit(ruleset.id, yaku_ids if len(yaku_ids) < len(ruleset.yaku) else ())

    def _show(self, entry: YakuEntry) -> None:
        self._typing_timer.stop()
        if self.page.page is None or self.page.page.entry != entry:
            self.page.show_page(yaku_page(entry))

    def restyle(self) -> None:
        """Arranges filter, list and page for the current width."""
        wide_from = _TABLE if self.page.view is PageView.SYSTEMS else _NARROW
        narrow = self.width() < wide_from * theme.scale()
        set_direction(self._filter_and_list, across=not narrow)
        side_width = max(theme.px(_FILTER), self.filter.minimumSizeHint().width() + 16)
        self._side.setFixedWidth(side_width)
        self.filter.set_foldable(foldable=narrow)
        max_height = self.filter.sizeHint().height() if self.filter.is_folded else self.height() * 3 // 5
        self._side.setMaximumHeight(max_height if narrow else NO_LIMIT)
        self.drill.setVisible(not self.filter.is_folded)
        self.list.setFixedWidth(side_width if narrow else theme.px(_LIST))
        if (chosen := self.list.currentItem()) is not None:
            self.list.scrollToItem(chosen)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.search.prepare()
        self._follow_club()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self.list.scheduleDelayedItemsLayout()

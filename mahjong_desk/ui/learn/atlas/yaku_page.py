# SPDX-License-Identifier: MIT
"""The page of a yaku, and its comparison in all rule systems."""

from collections.abc import Sequence
from enum import StrEnum
from functools import partial

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtWidgets import QFrame, QScrollArea, QWidget

from mahjong_desk.learn.atlas.entries import YakuEntry
from mahjong_desk.learn.atlas.yaku_page import YakuPage
from mahjong_desk.learn.compare.yaku_comparison import compare_yaku, count_systems_with
from mahjong_desk.rules.registry import all_rulesets
from mahjong_desk.rules.yaku.row import AnyYaku
from mahjong_desk.texts import tr
from mahjong_desk.ui.kit.controls.buttons import LinkButton
from mahjong_desk.ui.kit.controls.chips import Chip, ChipGroup
from mahjong_desk.ui.kit.label import IconLabel, Label
from mahjong_desk.ui.kit.layout.boxes import TOP, boxed, column, horizontal_scroll_policy, row
from mahjong_desk.ui.kit.layout.flow import ResponsiveRow, flow
from mahjong_desk.ui.kit.link_label import LinkLabel, LinkSpan, fill_placeholders
from mahjong_desk.ui.kit.text_format import join_items, join_notes
from mahjong_desk.ui.learn.atlas.systems_table import ComparisonTable, option_text, reading_text, value_text
from mahjong_desk.ui.learn.hand_felt import HandFelt, failure_text, near_miss_text
from mahjong_desk.ui.text.phrases import capitalise, localise
from mahjong_desk.ui.text.vocabulary import characters, short_ruleset
from mahjong_desk.ui.text.yaku_links import open_page_tip

_HEAD_BESIDE = 440
"""Below this width the part beside a heading moves below it."""
_MAX_SHORT_READING = 40
"""Characters and readings up to this length share a line with the value."""


class PageView(StrEnum):
    PAGE = "page"
    SYSTEMS = "systems"


class YakuPageView(QScrollArea):
    """Shows a page and scrolls by itself; ``page`` is None while nothing is shown."""

    yaku_requested = Signal(str, str)
    hand_requested = Signal(object)
    drill_requested = Signal(str, str)
    system_diff_requested = Signal(str, str)
    view_changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.page: YakuPage | None = None
        self.view = PageView.PAGE
        self.views: ChipGroup | None = None
        self.drill: Chip | None = None
        self._body: QWidget | None = None
        self._body_index = 0
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setAccessibleName(tr("Yaku page"))
        self.show_page(None)

    def show_page(self, page: YakuPage | None, reason: str = "") -> None:
        """Shows a page, or why there is none."""
        self.page = page
        self.setHorizontalScrollBarPolicy(horizontal_scroll_policy())
        self._column = outer = column(gap=10, edges=(24, 16, 24, 16))
        inside = boxed(outer)
        self.views = None
        if page is None:
            self._column.addWidget(Label(reason, size=17, role="ink2", wrap=True))
        else:
            self._fill(page)
        outer.addStretch(1)
        _delete_later(self.takeWidget())
        self.setWidget(inside)
        self.verticalScrollBar().setValue(0)

    def show_view(self, view: PageView) -> None:
        if view is self.view:
            return
        self.view = view
        if self.views is not None:
            self.views.choose(view)
        if self.page is not None:
            self._fill_body(self.page)
        self.view_changed.emit()

    def _fill(self, page: YakuPage) -> None:
        entry = page.entry
        self._add_head(entry)
        self._column.addWidget(Label(localise(entry.yaku.description), size=17, role="ink2", wrap=True))
        option = option_text(entry.ruleset, entry.yaku)
        if option:
            self._column.addWidget(Label(option, size=14, role="ink3", wrap=True))
        self._head_column, self._body = self._column, None
        self._fill_body(page)

    def _fill_body(self, page: YakuPage) -> None:
        """Shows the view below the head, which stays because it may have the focus."""
        if self._body is None:
            self._body_index = self._head_column.count()
        else:
            self._head_column.removeWidget(self._body)
            # A pending layout could still show it, then as a window of its own.
            self._body.hide()
            self._body.setParent(None)
            _delete_later(self._body)
        self._column = column(gap=10)
        self._body = boxed(self._column)
        if self.view is PageView.SYSTEMS:
            self._add_comparison(page)
        else:
            self._add_page(page)
        self._head_column.insertWidget(self._body_index, self._body)

    def _add_page(self, page: YakuPage) -> None:
        for hand in page.examples:
            self._add_hand(HandFelt(hand))
        self._add_near_miss(page)
        for sentence, others in (
            (tr("Includes"), page.implies),
            (tr("Takes the place of"), page.excludes),
            (tr("Gives way to"), page.replaced_by),
        ):
            if others:
                self._add_relation(sentence, others)
        if page.excludes_non_limit:
            note = tr("Only other limits count beside it.")
            self._column.addWidget(Label(note, size=15, role="ink2", wrap=True))

    def _add_comparison(self, page: YakuPage) -> None:
        table = ComparisonTable(compare_yaku(page.entry))
        table.yaku_requested.connect(self.yaku_requested)
        self._column.addWidget(table)
        self._add_near_miss(page)
        current = page.entry.ruleset
        others = [ruleset for ruleset in all_rulesets() if ruleset is not current]
        sentence = tr("Changes for {systems} players new to {system}")
        links: list[LinkSpan] = []
        for ruleset in others:
            links += [LinkSpan(join_items(["", ""]) if links else ""), LinkSpan(short_ruleset(ruleset), ruleset.id)]
        link_spans = fill_placeholders(sentence, {"systems": tuple(links[1:]), "system": short_ruleset(current)})

        def compare(source: str) -> None:
            self.system_diff_requested.emit(source, current.id)

        tip = tr("Show what changes")
        self._column.addWidget(LinkLabel(link_spans, tip=tip, on_click=compare, size=15, role="ink2", wrap=True))

    def _add_near_miss(self, page: YakuPage) -> None:
        tip, on_click = open_page_tip(), self._request_yaku
        missed = LinkLabel(near_miss_text(page), tip=tip, on_click=on_click, size=14, role="ink2", wrap=True)
        heading = Label(tr("A near miss"), size=19, serif=True), 0, Qt.AlignmentFlag.AlignTop
        self._column.addWidget(ResponsiveRow(_HEAD_BESIDE, heading, (missed, 1), gap=12, below=2))
        self._add_hand(HandFelt(page.near_miss.hand, page.near_miss, page.entry.yaku.id))
        self._add_failure(page)

    def _add_hand(self, felt: HandFelt) -> None:
        felt.bench_requested.connect(self.hand_requested)
        felt.yaku_requested.connect(self._request_yaku)
        self._column.addWidget(felt)

    def _request_yaku(self, yaku: str) -> None:
        if self.page is not None:
            self.yaku_requested.emit(self.page.entry.ruleset.id, yaku)

    def _add_failure(self, page: YakuPage) -> None:
        text = LinkLabel(failure_text(page), tip=open_page_tip(), on_click=self._request_yaku, size=16, wrap=True)
        self._column.addLayout(row((IconLabel("octagon", "error", size=20), 0, TOP), (text, 1), gap=8))

    def _add_head(self, entry: YakuEntry) -> None:
        name = Label(capitalise(localise(entry.yaku.name)), size=30, serif=True, wrap=True)
        chips = self._make_chips(entry), 0, Qt.AlignmentFlag.AlignTop
        self._column.addWidget(ResponsiveRow(_HEAD_BESIDE, (name, 1), chips, gap=14, below=6))
        reading = join_notes(characters(entry.ruleset, entry.yaku.name), reading_text(entry))
        labels = [Label(value_text(entry), size=17, bold=True)]
        if len(reading) > _MAX_SHORT_READING:
            self._column.addWidget(Label(reading, size=17, role="ink2", wrap=True))
        elif reading:
            labels.insert(0, Label(reading, size=17, role="ink2"))
        occurrence = tr("{system}, found in {have} of {all} systems").format(
            system=short_ruleset(entry.ruleset), have=count_systems_with(entry), all=len(all_rulesets())
        )
        self._column.addWidget(flow(*labels, Label(occurrence, size=14, role="ink3"), gap=14))

    def _make_chips(self, entry: YakuEntry) -> QWidget:
        """Returns the chips for the views and the drills."""
        views = (PageView.PAGE, tr("Page")), (PageView.SYSTEMS, tr("In all systems"))
        self.views = ChipGroup("", name=tr("Yaku view"), choices=views, chosen=self.view)
        self.views.chosen.connect(lambda view: self.show_view(PageView(str(view))))
        self.drill = Chip(tr("Practise it"), checkable=False, on_click=partial(self.drill_requested.emit, *entry.key))
        return boxed(row(self.views, (self.drill, 0, TOP), gap=6))

    def _add_relation(self, sentence: str, others: Sequence[AnyYaku]) -> None:
        links = [LinkButton(localise(other.name), on_click=partial(self._request_yaku, other.id)) for other in others]
        self._column.addWidget(flow(Label(sentence, size=15, role="ink2"), *links, gap=10))


def _delete_later(widget: QWidget | None) -> None:
    """Deletes a widget after the click on a link in it has returned."""
    if widget is not None:
        QTimer.singleShot(0, lambda: widget.deleteLater())  # noqa: PLW0108 (the lambda keeps the widget until then)

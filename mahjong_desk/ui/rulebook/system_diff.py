# SPDX-License-Identifier: MIT
"""What differs between rule systems, as a page and as text."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape

from mahjong_desk.learn.compare import Absence, AbsenceReason, ComparisonRow, Kinship, Relative, Remark, RemarkKind
from mahjong_desk.learn.compare.system_diff import MissingYaku, SystemDiff, YakuDifference, compare_systems
from mahjong_desk.learn.compare.system_facts import Topic
from mahjong_desk.rules.ruleset import Ruleset
from mahjong_desk.rules.yaku.family import YakuFamily
from mahjong_desk.rules.yaku.row import AnyYaku
from mahjong_desk.texts import Text, tr, trn
from mahjong_desk.ui.kit.text_format import format_number, join_clauses, join_items, join_notes
from mahjong_desk.ui.rulebook.rendering import (
    YAKU_SCHEME,
    PageSection,
    RenderedPage,
    TableStyle,
    row_html,
    secondary_html,
    table_html,
)
from mahjong_desk.ui.text.phrases import capitalised, localised, plural
from mahjong_desk.ui.text.values import amount_text
from mahjong_desk.ui.text.vocabulary import short_ruleset, vocabulary_context

_MOST = 4
"""So many yaku are named in one remark; of more it says how many."""


def own_characters(ruleset: Ruleset, yaku: AnyYaku) -> str:
    """Returns the name as the players of a system write it; empty where it is the one that the interface shows."""
    written = yaku.names.zh if ruleset.vocabulary.usage else yaku.names.ja
    return "" if written == localised(yaku.names) else written


def yaku_value_text(ruleset: Ruleset, yaku: AnyYaku) -> str:
    """Returns the value of a yaku, closed and open where these differ."""
    if yaku.limit and "han" in ruleset.value_fields:
        return capitalised(tr("limit", usage=vocabulary_context(ruleset)))
    *before, last = dict.fromkeys(value for value in (yaku.closed, yaku.open) if value is not None)
    # The unit stands once, after the last.
    return " / ".join([*(format_number(value) for value in before), amount_text(last, ruleset)])


def row_difference_text(row: ComparisonRow) -> str:
    """Returns what differs, or why a system has no such yaku, as one sentence without an end."""
    if row.lack is not None:
        return capitalised(absence_text(row.lack))
    told = change_text(row.ruleset, row.notes, row.remarks)
    if not told and not row.own:
        return tr("Nothing but the value")
    return told


def change_text(ruleset: Ruleset, notes: Iterable[Text], remarks: Iterable[Remark]) -> str:
    """Returns what differs about a yaku of a system beside another one; empty where nothing does but the value."""
    told = [localised(note) for note in notes]
    # Where limits are counted in han, the value says that it is one.
    plain = (one for one in remarks if one.kind is not RemarkKind.LIMIT or "han" not in ruleset.value_fields)
    return capitalised(join_clauses(*told, *(_remark(ruleset, remark) for remark in plain)))


def _remark(ruleset: Ruleset, remark: Remark) -> str:
    option = localised(remark.option.names) if remark.option is not None else ""
    others = _names(remark.others or remark.ideas)
    match remark.kind:
        case RemarkKind.OFF:
            return tr("only with the option “{option}”, off as a rule").format(option=option)
        case RemarkKind.OPTION:
            return tr("the option “{option}” can leave it out").format(option=option)
        case RemarkKind.VARIANT:
            return tr("the option “{option}” changes it").format(option=option)
        case RemarkKind.LIMIT:
            return tr("a limit hand", usage=vocabulary_context(ruleset))
        case RemarkKind.NO_LIMIT:
            return tr("no limit hand", usage=vocabulary_context(ruleset))
        case RemarkKind.CLOSED:
            return tr("closed hands only")
        case RemarkKind.OPEN:
            return tr("open hands only")
        case RemarkKind.OPEN_TOO:
            return tr("open hands too")
        case RemarkKind.OPEN_LESS:
            return tr("worth less open")
        case RemarkKind.OPEN_SAME:
            return tr("worth as much open as closed")
        case RemarkKind.DRAWN:
            return tr("self-drawn only")
        case RemarkKind.DISCARDED:
            return tr("from a discard only", usage=vocabulary_context(ruleset))
        case RemarkKind.EITHER:
            return tr("self-drawn or from a discard", usage=vocabulary_context(ruleset))
        case RemarkKind.WITH:
            return tr("one yaku with {yaku}").format(yaku=others)
        case RemarkKind.GIVES_WAY:
            return tr("gives way to {yaku}").format(yaku=others)
        case RemarkKind.LEAVES_OUT:
            return tr("leaves out {yaku}").format(yaku=others)
        case RemarkKind.ALONE:
            return tr("nothing but limits beside it", usage=vocabulary_context(ruleset))
        case RemarkKind.EACH:
            return tr("once for each time that it is there")


def absence_text(lack: Absence) -> str:
    """Returns why a system has no such yaku."""
    name = localised(lack.names) if lack.names is not None else ""
    match lack.kind:
        case AbsenceReason.CIRCUMSTANCE:
            return tr("{circumstance} counts for nothing").format(circumstance=name)
        case AbsenceReason.FIELD:
            return tr("{field}: not known").format(field=name)
        case AbsenceReason.DORA:
            return tr("there are no dora")
        case AbsenceReason.WILDCARDS:
            return tr("there are no wildcards")
        case AbsenceReason.SEQUENCES:
            return tr("its pieces have no numbers")
        case AbsenceReason.SUITS:
            return tr("its pieces have no suits")
        case AbsenceReason.SETS:
            return tr("a hand has fewer sets")
        case AbsenceReason.PIECES:
            return tr("played with other pieces")
        case AbsenceReason.SHAPE:
            return tr("such a hand is no winning shape")
        case AbsenceReason.MINIMUM:
            return tr("such a hand is worth too little to win")
        case AbsenceReason.FORBIDDEN:
            return tr("such a hand may not win so")
        case AbsenceReason.OTHERS:
            return tr("such a hand counts as {yaku}").format(yaku=_names(lack.others))
        case AbsenceReason.NOTHING:
            return tr("such a hand brings nothing of its own")


def kinship_text(relative: Relative) -> str:
    """Returns why a yaku is the nearest relative."""
    match relative.kinship:
        case Kinship.IDEA:
            return tr("another form of it")
        case Kinship.UNDER:
            return tr("it takes its place")
        case Kinship.OVER:
            return tr("counts in its place")
        case Kinship.AWAY:
            away = relative.away
            return plural(lambda: trn("{n} tile away", "{n} tiles away", away), away, "tile")
        case Kinship.TOGETHER:
            return tr("comes along with it")
        case Kinship.SAME_HAND:
            return tr("the same hand has it")
        case Kinship.FAMILY:
            return tr("of the same family")
        case Kinship.KINDRED:
            return tr("looks alike")


def _names(yaku: Iterable[AnyYaku]) -> str:
    names = [localised(one.names) for one in yaku]
    more = len(names) - _MOST
    told = join_items(names[:_MOST])
    if more <= 0:
        return told
    return tr("{yaku} and {count} more").format(yaku=told, count=more)


_NOTHING = "–"


def system_diff_page(source_id: str, target_id: str, look: TableStyle) -> RenderedPage:
    """Returns the page of what changes from one rule system to another.

    Raises:
        Refusal: ``unknown_ruleset``.
        ValueError: Both are the same.
    """
    return _SystemDiffPage(compare_systems(source_id, target_id), look).made()


class _SystemDiffPage:
    """Puts the page together, section by section."""

    def __init__(self, told: SystemDiff, look: TableStyle) -> None:
        self._told, self._look = told, look
        self._html: list[str] = []
        self._sections: list[PageSection] = []
        self._source, self._target = short_ruleset(told.source), short_ruleset(told.target)

    def made(self) -> RenderedPage:
        told = self._told
        title = tr("{target} for players of {source}")
        self._html.append(f'<h1><a name="top"></a>{escape(self._named(title))}</h1>')
        sentence = tr(
            "What is otherwise, each under its usual options. Yaku of {target} that you know: {shared}; new ones: {gained};"
            " yaku of {source} that are not there: {lost}."
        )
        counts = {
            "shared": len({change.after.id for change in told.shared}),
            "gained": len(told.gained),
            "lost": len(told.lost),
        }
        self._html.append(f"<p>{escape(self._named(sentence, **counts))}</p>")
        for topic in (Topic.PIECES, Topic.WINNING, Topic.VALUE):
            self._facts(topic)
        self._yaku()
        self._fu()
        for topic in (Topic.PAYMENTS, Topic.MATCH):
            self._facts(topic)
        self._alike()
        anchors = frozenset(["top", *(section.anchor for section in self._sections)])
        return RenderedPage("\n".join(self._html), tuple(self._sections), anchors)

    def _named(self, sentence: str, **values: object) -> str:
        return sentence.format(source=self._source, target=self._target, **values)

    def _heading(self, anchor: str, title: str) -> None:
        self._sections.append(PageSection(anchor, title))
        self._html.append(f'<h2><a name="{anchor}"></a>{escape(title)}</h2>')

    def _table(self, heads: Iterable[str], rows: Iterable[Iterable[str]], shares: Sequence[int]) -> None:
        lines = [row_html(self._look, row) for row in rows]
        self._html.append(table_html(self._look, tuple(heads), lines, shares=shares))

    def _facts(self, topic: Topic) -> None:
        changes = dict(self._told.changes).get(topic, ())
        if not changes:
            return
        self._heading(topic.value, topic_text(topic))
        self._table(
            ("", self._source, self._target),
            (
                (f"<b>{_said(change.label)}</b>", self._quiet(_said(change.before)), _said(change.after))
                for change in changes
            ),
            (24, 36, 40),
        )

    def _yaku(self) -> None:
        told = self._told
        changed = [change for change in told.shared if self._differs(change)]
        same = [change for change in told.shared if not self._differs(change)]
        if changed:
            self._heading("changed", tr("Yaku that change"))
            self._table(
                (self._source, "", self._target, "", tr("What is otherwise")),
                (self._changed(change) for change in changed),
                (22, 12, 22, 12, 32),
            )
        if told.gained:
            self._heading("gained", tr("New yaku"))
            self._table(
                (tr("Yaku"), tr("Value", "of a yaku"), tr("When it counts")),
                (self._gained(yaku) for yaku in self._by_family(told.gained)),
                (30, 16, 54),
            )
        if told.lost:
            self._heading("lost", tr("Yaku that are not there"))
            self._table(
                (tr("Yaku"), tr("Why"), tr("Nearest relative")),
                (self._lost(one) for one in told.lost),
                (30, 36, 34),
            )
        if same:
            self._heading("same", tr("Yaku that stay as they are"))
            names = dict.fromkeys(self._link(told.target, change.after) for change in same)
            self._html.append(f"<p>{join_items(names)}</p>")

    def _differs(self, change: YakuDifference) -> bool:
        return bool(change.renamed or change.notes or change.remarks or self._worth(change.before, change.after))

    def _worth(self, before: AnyYaku, after: AnyYaku) -> bool:
        told = self._told
        return yaku_value_text(told.source, before) != yaku_value_text(told.target, after)

    def _changed(self, change: YakuDifference) -> tuple[str, ...]:
        told = self._told
        otherwise = change_text(told.target, change.notes, change.remarks)
        return (
            self._link(told.source, change.before),
            escape(yaku_value_text(told.source, change.before)),
            self._link(told.target, change.after),
            f"<b>{escape(yaku_value_text(told.target, change.after))}</b>",
            secondary_html(self._look, otherwise),
        )

    def _gained(self, yaku: AnyYaku) -> tuple[str, ...]:
        target = self._told.target
        worth = f"<b>{escape(yaku_value_text(target, yaku))}</b>"
        return self._link(target, yaku), worth, escape(localised(yaku.condition))

    @staticmethod
    def _by_family(yaku: Iterable[AnyYaku]) -> list[AnyYaku]:
        """Returns yaku that one sees alike beside each other."""
        return sorted(yaku, key=lambda one: list(YakuFamily).index(one.family))

    def _lost(self, lost: MissingYaku) -> tuple[str, ...]:
        told = self._told
        nearest = _NOTHING
        if lost.relative is not None:
            reason = join_notes(yaku_value_text(told.target, lost.relative.yaku), kinship_text(lost.relative))
            nearest = f"{self._link(told.target, lost.relative.yaku)}<br>{secondary_html(self._look, reason)}"
        return self._link(told.source, lost.yaku), escape(capitalised(absence_text(lost.lack))), nearest

    def _fu(self) -> None:
        if not self._told.fu:
            return
        self._heading("fu", tr("Fu"))
        self._table(
            (tr("Fu for"), self._source, self._target),
            ((_said(one.names), _amounts(one.before), f"<b>{_amounts(one.after)}</b>") for one in self._told.fu),
            (40, 30, 30),
        )

    def _alike(self) -> None:
        if self._told.alike:
            self._heading("alike", tr("What stays the same"))
            self._html.append(f"<p>{escape(join_items(localised(label) for label in self._told.alike))}</p>")

    def _quiet(self, html: str) -> str:
        return f'<span style="color:{self._look.ink2}">{html}</span>'

    def _link(self, ruleset: Ruleset, yaku: AnyYaku) -> str:
        written = own_characters(ruleset, yaku)
        link = f'<a href="{YAKU_SCHEME}:{ruleset.id}/{yaku.id}">{escape(capitalised(localised(yaku.names)))}</a>'
        return f"{link} {escape(written)}" if written else link


def topic_text(topic: Topic) -> str:
    """Returns what facts are about."""
    match topic:
        case Topic.PIECES:
            return tr("Pieces and players")
        case Topic.WINNING:
            return tr("Winning")
        case Topic.VALUE:
            return tr("Value", "how hands are counted")
        case Topic.PAYMENTS:
            return tr("Payments")
        case Topic.MATCH:
            return tr("The match")


def _said(names: Text | None) -> str:
    return escape(capitalised(localised(names))) if names is not None else _NOTHING


def _amounts(amounts: Iterable[int]) -> str:
    return " / ".join(str(amount) for amount in amounts) or _NOTHING

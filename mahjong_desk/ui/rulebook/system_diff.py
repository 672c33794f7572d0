# SPDX-License-Identifier: MIT
"""The differences between rule systems, as a page and as text."""

from collections.abc import Iterable, Sequence
from html import escape

from mahjong_desk.learn.compare.absence import Absence, AbsenceReason, Kinship, Relative
from mahjong_desk.learn.compare.system_diff import MissingYaku, SystemDiff, YakuDifference, compare_systems
from mahjong_desk.learn.compare.system_facts import Topic
from mahjong_desk.learn.compare.yaku_comparison import ComparisonRow, Remark, RemarkKind
from mahjong_desk.rules.ruleset import Ruleset
from mahjong_desk.rules.yaku.row import AnyYaku, YakuFamily
from mahjong_desk.texts import Text, tr, trn
from mahjong_desk.ui.kit.text_format import format_number, join_clauses, join_items, join_notes
from mahjong_desk.ui.rulebook.rendering import YAKU_SCHEME, PageSection, RenderedPage, TableStyle
from mahjong_desk.ui.text.phrases import capitalise, localise
from mahjong_desk.ui.text.values import amount_text
from mahjong_desk.ui.text.vocabulary import short_ruleset, vocabulary_context

_MAX_NAMES = 4
"""The number of yaku that a remark names; further ones are only counted."""


def own_characters(ruleset: Ruleset, yaku: AnyYaku) -> str:
    """Returns a yaku's name in its players' language, unless the interface shows it."""
    name = yaku.name.zh if ruleset.vocabulary.terminology else yaku.name.ja
    return "" if name == localise(yaku.name) else name


def yaku_value_text(ruleset: Ruleset, yaku: AnyYaku) -> str:
    """Returns the value of a yaku, closed and open if these differ."""
    if yaku.is_limit and "han" in ruleset.value_fields:
        return capitalise(tr("limit", usage=vocabulary_context(ruleset)))
    *before, last = dict.fromkeys(value for value in (yaku.closed_value, yaku.open_value) if value is not None)
    return " / ".join([*(format_number(value) for value in before), amount_text(last, ruleset)])


def row_difference_text(row: ComparisonRow) -> str:
    """Returns the difference, or why there is no such yaku, without a full stop."""
    if row.absence is not None:
        return capitalise(absence_text(row.absence))
    words = change_text(row.ruleset, row.notes, row.remarks)
    return words if words or row.is_own else tr("Only the value")


def change_text(ruleset: Ruleset, notes: Iterable[Text], remarks: Iterable[Remark]) -> str:
    """Returns how a yaku differs from that of another system, except in value."""
    # In systems that count han, the value already says that it is a limit.
    plain = (remark for remark in remarks if remark.kind is not RemarkKind.LIMIT or "han" not in ruleset.value_fields)
    return capitalise(join_clauses(*map(localise, notes), *(_remark(ruleset, remark) for remark in plain)))


def _remark(ruleset: Ruleset, remark: Remark) -> str:
    option = localise(remark.option.name) if remark.option is not None else ""
    others = _names(remark.others or remark.ideas)
    sentences = {
        RemarkKind.OFF_BY_DEFAULT: tr("only with the option “{option}” (off by default)"),
        RemarkKind.OPTION: tr("the option “{option}” can turn it off"),
        RemarkKind.VARIANT: tr("the option “{option}” changes it"),
        RemarkKind.LIMIT: tr("a limit hand", usage=vocabulary_context(ruleset)),
        RemarkKind.NO_LIMIT: tr("no limit hand", usage=vocabulary_context(ruleset)),
        RemarkKind.CLOSED: tr("closed hands only"),
        RemarkKind.OPEN: tr("open hands only"),
        RemarkKind.OPEN_TOO: tr("open hands too"),
        RemarkKind.OPEN_LESS: tr("worth less open"),
        RemarkKind.OPEN_SAME: tr("worth as much open as closed"),
        RemarkKind.SELF_DRAW_ONLY: tr("self-drawn only"),
        RemarkKind.DISCARD_ONLY: tr("on a discard only", usage=vocabulary_context(ruleset)),
        RemarkKind.EITHER: tr("self-drawn or on a discard", usage=vocabulary_context(ruleset)),
        RemarkKind.WITH: tr("one yaku with {yaku}"),
        RemarkKind.EXCLUDED_BY: tr("gives way to {yaku}"),
        RemarkKind.EXCLUDES: tr("{yaku} is not counted with it"),
        RemarkKind.ALONE: tr("only limits count beside it", usage=vocabulary_context(ruleset)),
        RemarkKind.EACH: tr("counts each time it occurs"),
    }
    return sentences[remark.kind].format(option=option, yaku=others)


def absence_text(absence: Absence) -> str:
    """Returns why a system has no such yaku."""
    name = localise(absence.names) if absence.names is not None else ""
    sentences = {
        AbsenceReason.CIRCUMSTANCE: tr("{circumstance} does not count"),
        AbsenceReason.FIELD: tr("{field}: not known"),
        AbsenceReason.DORA: tr("there are no dora"),
        AbsenceReason.WILDCARDS: tr("there are no wildcards"),
        AbsenceReason.SEQUENCES: tr("its pieces have no numbers"),
        AbsenceReason.SUITS: tr("its pieces have no suits"),
        AbsenceReason.SETS: tr("a hand has fewer sets"),
        AbsenceReason.PIECES: tr("played with other pieces"),
        AbsenceReason.SHAPE: tr("not a winning shape"),
        AbsenceReason.MINIMUM: tr("below the minimum to win"),
        AbsenceReason.FORBIDDEN: tr("cannot win this way"),
        AbsenceReason.COVERED_BY_OTHERS: tr("such a hand counts as {yaku}"),
        AbsenceReason.NOTHING: tr("the hand earns nothing extra"),
    }
    return sentences[absence.kind].format(circumstance=name, field=name, yaku=_names(absence.others))


def kinship_text(relative: Relative) -> str:
    """Returns why a yaku is the nearest relative."""
    if relative.kinship is Kinship.FEW_SWAPS:
        return trn("{n} tile away", "{n} tiles away", relative.swaps)
    return {
        Kinship.IDEA: tr("another form of it"),
        Kinship.EXCLUDED: tr("it takes its place"),
        Kinship.COUNTS_INSTEAD: tr("counts instead"),
        Kinship.COUNTED_TOGETHER: tr("counts along with it"),
        Kinship.SAME_HAND: tr("the same hand has it"),
        Kinship.FAMILY: tr("of the same family"),
        Kinship.RELATED_FAMILY: tr("looks alike"),
    }[relative.kinship]


def _names(yaku: Iterable[AnyYaku]) -> str:
    names = [localise(item.name) for item in yaku]
    text, more = join_items(names[:_MAX_NAMES]), len(names) - _MAX_NAMES
    return tr("{yaku} and {count} more").format(yaku=text, count=more) if more > 0 else text


_NOTHING = "–"


def system_diff_page(source_id: str, target_id: str, look: TableStyle) -> RenderedPage:
    """Returns the page about the changes from one rule system to another.

    Raises:
        Refusal: ``unknown_ruleset``.
        ValueError: Both are the same.
    """
    return _SystemDiffPage(compare_systems(source_id, target_id), look).build()


class _SystemDiffPage:
    """Builds the page section by section."""

    def __init__(self, changes: SystemDiff, look: TableStyle) -> None:
        self._changes, self._look = changes, look
        self._html: list[str] = []
        self._sections: list[PageSection] = []
        self._source, self._target = short_ruleset(changes.source), short_ruleset(changes.target)

    def build(self) -> RenderedPage:
        changes, names = self._changes, {"source": self._source, "target": self._target}
        title = tr("{target} for {source} players").format(**names)
        sentence = tr(
            "Differences under the default options. {target} yaku you already know: {shared}; new: "
            "{gained}; {source} yaku that do not exist here: {lost}."
        ).format(
            shared=len({change.after.id for change in changes.shared}),
            gained=len(changes.added),
            lost=len(changes.missing),
            **names,
        )
        self._html += [f'<h1><a name="top"></a>{escape(title)}</h1>', f"<p>{escape(sentence)}</p>"]
        for topic in (Topic.PIECES, Topic.WINNING, Topic.VALUE):
            self._facts(topic)
        self._yaku()
        self._fu()
        for topic in (Topic.PAYMENTS, Topic.MATCH):
            self._facts(topic)
        self._alike()
        anchors = frozenset(["top", *(section.anchor for section in self._sections)])
        return RenderedPage("\n".join(self._html), tuple(self._sections), anchors)

    def _heading(self, anchor: str, title: str) -> None:
        self._sections.append(PageSection(anchor, title))
        self._html.append(f'<h2><a name="{anchor}"></a>{escape(title)}</h2>')

    def _table(self, headers: Sequence[str], rows: Iterable[Iterable[str]], shares: Sequence[int]) -> None:
        self._html.append(self._look.table(headers, map(self._look.row, rows), shares=shares))

    def _facts(self, topic: Topic) -> None:
        if not (changes := dict(self._changes.changes).get(topic, ())):
            return
        self._heading(topic.value, topic_text(topic))
        rows = [
            (f"<b>{escape(_name(fact.label))}</b>", self._look.secondary(_name(fact.before)), escape(_name(fact.after)))
            for fact in changes
        ]
        self._table(("", self._source, self._target), rows, (24, 36, 40))

    def _yaku(self) -> None:
        changes = self._changes
        changed = [change for change in changes.shared if self._differs(change)]
        unchanged = [change for change in changes.shared if not self._differs(change)]
        if changed:
            self._heading("changed", tr("Yaku that change"))
            headers = [self._source, "", self._target, "", tr("What differs")]
            self._table(headers, map(self._changed_row, changed), (22, 12, 22, 12, 32))
        if changes.added:
            self._heading("gained", tr("New yaku"))
            headers = [tr("Yaku"), tr("Value", "of a yaku"), tr("When it counts")]
            # Yaku of the same family look similar.
            added = sorted(changes.added, key=lambda yaku: list(YakuFamily).index(yaku.family))
            self._table(headers, map(self._gained_row, added), (30, 16, 54))
        if changes.missing:
            self._heading("lost", tr("Yaku that do not exist here"))
            headers = [tr("Yaku"), tr("Why"), tr("Closest equivalent")]
            self._table(headers, map(self._lost_row, changes.missing), (30, 36, 34))
        if unchanged:
            self._heading("same", tr("Yaku that stay as they are"))
            names = dict.fromkeys(self._link(changes.target, change.after) for change in unchanged)
            self._html.append(f"<p>{join_items(names)}</p>")

    def _differs(self, change: YakuDifference) -> bool:
        before = yaku_value_text(self._changes.source, change.before)
        after = yaku_value_text(self._changes.target, change.after)
        return bool(change.renamed or change.notes or change.remarks or before != after)

    def _changed_row(self, change: YakuDifference) -> tuple[str, ...]:
        source, target = self._changes.source, self._changes.target
        return (
            self._link(source, change.before),
            escape(yaku_value_text(source, change.before)),
            self._link(target, change.after),
            f"<b>{escape(yaku_value_text(target, change.after))}</b>",
            self._look.secondary(change_text(target, change.notes, change.remarks)),
        )

    def _gained_row(self, yaku: AnyYaku) -> tuple[str, ...]:
        target = self._changes.target
        worth = f"<b>{escape(yaku_value_text(target, yaku))}</b>"
        return self._link(target, yaku), worth, escape(localise(yaku.description))

    def _lost_row(self, lost: MissingYaku) -> tuple[str, ...]:
        target, nearest = self._changes.target, _NOTHING
        if (relative := lost.relative) is not None:
            reason = join_notes(yaku_value_text(target, relative.yaku), kinship_text(relative))
            nearest = f"{self._link(target, relative.yaku)}<br>{self._look.secondary(reason)}"
        return self._link(self._changes.source, lost.yaku), escape(capitalise(absence_text(lost.absence))), nearest

    def _fu(self) -> None:
        if fu := self._changes.fu:
            self._heading("fu", tr("Fu"))
            rows = ((escape(_name(item.names)), _amounts(item.before), f"<b>{_amounts(item.after)}</b>") for item in fu)
            self._table((tr("What gives fu"), self._source, self._target), rows, (40, 30, 30))

    def _alike(self) -> None:
        if alike := self._changes.unchanged:
            self._heading("alike", tr("What stays the same"))
            self._html.append(f"<p>{escape(join_items(map(localise, alike)))}</p>")

    def _link(self, ruleset: Ruleset, yaku: AnyYaku) -> str:
        link = f'<a href="{YAKU_SCHEME}:{ruleset.id}/{yaku.id}">{escape(capitalise(localise(yaku.name)))}</a>'
        return f"{link} {escape(own_characters(ruleset, yaku))}".rstrip()


def topic_text(topic: Topic) -> str:
    return {
        Topic.PIECES: tr("Pieces and players"),
        Topic.WINNING: tr("Winning"),
        Topic.VALUE: tr("Value", "how hands are counted"),
        Topic.PAYMENTS: tr("Payments"),
        Topic.MATCH: tr("The match"),
    }[topic]


def _name(name: Text | None) -> str:
    return capitalise(localise(name)) if name is not None else _NOTHING


def _amounts(amounts: Iterable[int]) -> str:
    return " / ".join(str(amount) for amount in amounts) or _NOTHING

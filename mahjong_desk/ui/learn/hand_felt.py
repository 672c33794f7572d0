# SPDX-License-Identifier: MIT
"""A hand of the atlas on felt, with its yaku and its value for each win method."""

from collections import Counter
from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QWidget

from mahjong_desk.learn.atlas.near_miss import EvaluatedHand, NearMiss
from mahjong_desk.learn.atlas.yaku_page import YakuPage
from mahjong_desk.learn.cases.changes import ChangeKind
from mahjong_desk.learn.cases.win_case import yaku_ids
from mahjong_desk.rules.model.extra_fields import FieldOwner
from mahjong_desk.rules.model.reasons import Evaluation, Settlement
from mahjong_desk.rules.model.refusal import Refusal
from mahjong_desk.rules.ruleset import Ruleset
from mahjong_desk.rules.yaku.conditions import Mismatch
from mahjong_desk.texts import tr
from mahjong_desk.ui import theme
from mahjong_desk.ui.hand import tile_groups
from mahjong_desk.ui.kit.controls.chips import Chip
from mahjong_desk.ui.kit.label import Label
from mahjong_desk.ui.kit.layout.boxes import TOP, Felt, boxed, column, row
from mahjong_desk.ui.kit.layout.flow import ResponsiveRow, flow
from mahjong_desk.ui.kit.link_label import LinkSpan, LinkSpans, fill_placeholders
from mahjong_desk.ui.kit.text_format import escape_ampersands, format_number, join_items, join_notes
from mahjong_desk.ui.kit.tiles.faces import TileFace, TileGroup
from mahjong_desk.ui.kit.tiles.rack import Rack
from mahjong_desk.ui.kit.tiles.tile_widgets import TileRow
from mahjong_desk.ui.learn.table_text import seat_text
from mahjong_desk.ui.text.phrases import capitalise, localise, sentences
from mahjong_desk.ui.text.refusals import refusal_text
from mahjong_desk.ui.text.values import formula, fu_line, hand_value_text, yaku_with_value
from mahjong_desk.ui.text.vocabulary import (
    counted_groups,
    dealer_context,
    extra_annotations,
    piece_face,
    piece_group,
    piece_name,
    set_context,
    situation_name,
    vocabulary_context,
)
from mahjong_desk.ui.text.yaku_links import failure_line, open_page_tip, pieces_text, pieces_texts, yaku_names

_TILE, _SMALLEST, _BESIDE = 37, 25, 420


class HandFelt(Felt):
    """A hand in groups with its value."""

    bench_requested = Signal(object)
    yaku_requested = Signal(str)

    def __init__(self, shown: EvaluatedHand, miss: NearMiss | None = None, missed_yaku: str = "") -> None:
        super().__init__()
        self.rack = Rack(self, width=theme.px(_TILE), smallest=theme.scaled_frame(_SMALLEST), inline_amounts=True)
        self.rack.set_groups(_groups(shown) if miss is None else _near_miss_groups(miss))
        parts: list[QWidget] = [self.rack]
        if miss is not None and miss.swapped_pieces is not None and shown.own is not None:
            parts.append(_swap_row(miss, missed_yaku))
        if remark := _circumstances(shown):
            parts.append(Label(remark, size=14, role="felt_ink2", wrap=True))
        self.amount_labels = [
            Label(text, bold=strong, role="felt_ink" if strong else "felt_ink2")
            for text, strong in _amount_lines(shown, missed_yaku)
        ]
        texts = [*_too_small_texts(shown), *([] if miss is None else _refusal_texts(miss))]
        self.reasons = [Label(text, size=14, role="felt_ink2", wrap=True) for text in dict.fromkeys(texts)]
        self.yaku: list[Chip] = []
        counted = QWidget() if shown.own is None else self._value_row(shown, shown.own.wins[0].evaluation)
        try_it = partial(self.bench_requested.emit, shown)
        self.bench = Chip(tr("Workbench"), on_felt=True, checkable=False, icon="lens", on_click=try_it)
        self.bench.setToolTip(tr("Try it on the workbench"))
        bench = self.bench, 0, TOP | Qt.AlignmentFlag.AlignLeft
        foot = ResponsiveRow(_BESIDE, (counted, 1, TOP), bench, gap=6, below=6)
        amounts = flow(*self.amount_labels, gap=18)
        self.setLayout(column(*parts, amounts, *self.reasons, foot, gap=6, edges=(16, 10, 16, 10)))

    def _value_row(self, shown: EvaluatedHand, evaluation: Evaluation) -> QWidget:
        """Returns the yaku as chips, and the formula."""
        ruleset = shown.case.rules.ruleset
        for item in evaluation.yaku:
            text, on_click = yaku_with_value(ruleset, evaluation, item), partial(self.yaku_requested.emit, item.id)
            chip = Chip(escape_ampersands(text), on_felt=True, checkable=False, on_click=on_click)
            chip.setToolTip(open_page_tip())
            self.yaku.append(chip)
        texts = filter(None, (fu_line(evaluation), formula(evaluation) if evaluation.formula else ""))
        return flow(*self.yaku, *(Label(text, size=14, role="felt_ink2") for text in texts))


def _swap_row(miss: NearMiss, missed_yaku: str) -> QWidget:
    """Returns the two deciding tiles, each with its effect on the yaku."""
    ruleset, evaluation = miss.hand.case.rules.ruleset, miss.before.wins[0].evaluation
    name = localise(ruleset.yaku_by_id(missed_yaku).name)
    value_text = next(yaku_with_value(ruleset, evaluation, item) for item in evaluation.yaku if item.id == missed_yaku)
    lacking = tr("{yaku}: none").format(yaku=capitalise(name))
    tiles = [TileRow((piece_group(ruleset, piece),), _SMALLEST) for piece in miss.swapped_pieces or ()]
    labels = Label(lacking, role="felt_ink2", wrap=True), Label(value_text, role="gold", bold=True, wrap=True)
    return flow(*(boxed(row(*pair, gap=6)) for pair in zip(tiles, labels, strict=False)), gap=18)


def _groups(shown: EvaluatedHand) -> tuple[TileGroup, ...]:
    settlement = shown.own
    if settlement is None:
        return _plain_groups(shown, None)
    evaluation, ruleset = settlement.wins[0].evaluation, shown.case.rules.ruleset
    order = shown.case.table.turn_order
    groups = tile_groups.captioned_groups(
        ruleset, shown.hand, evaluation, shown.case.winner, seat_text(shown.case.winner, order), order
    )
    return (*groups, *counted_groups(ruleset, shown.hand))


def _near_miss_groups(miss: NearMiss) -> tuple[TileGroup, ...]:
    """Returns the groups of a near miss with the fault marked.

    They are those of the reading in which the yaku fails, otherwise the hand's own.
    """
    shown, failure = miss.hand, miss.failure
    case, ruleset, order = shown.case, shown.case.rules.ruleset, shown.case.table.turn_order
    read = failure.hand if isinstance(failure, Refusal) else failure if failure.reading is not None else None
    if read is not None and read.mismatch is not None and (isinstance(failure, Refusal) or read.mismatch.groups):
        names = seat_text(case.winner, order)
        return tile_groups.groups_with_failure(ruleset, shown.hand, read, case.winner, names, order)
    fault = Mismatch() if isinstance(failure, Refusal) else failure.mismatch
    if fault.groups or (fault.winning and not fault.kinds) or miss.change.group is None:
        return tile_groups.mark_failure(ruleset, _plain_groups(shown, None), fault)
    return _plain_groups(shown, miss.change.group)


def _plain_groups(shown: EvaluatedHand, faulty: int | None) -> tuple[TileGroup, ...]:
    """Returns the groups of the case itself; ``faulty`` is the index of one to mark."""
    ruleset = shown.case.rules.ruleset
    wild = ruleset.wildcard_kind(shown.hand.indicators)
    first_meld = len(shown.case.groups) - len(shown.hand.melds)
    groups = []
    for index, group in enumerate(shown.case.groups):
        if index >= first_meld:
            meld = shown.hand.melds[index - first_meld]
            faces = tile_groups.meld_faces(ruleset, meld, shown.case.winner, shown.case.table.turn_order, wild)
            groups.append(TileGroup(faces, faulty=index == faulty))
            continue
        rest = list(group.pieces)
        last: tuple[TileFace, ...] = ()
        if index == shown.case.winning_group:
            rest.remove(shown.case.winning_piece)
            last = (piece_face(ruleset, shown.case.winning_piece, wild, winning=True),)
        faces = tuple(piece_face(ruleset, piece, wild) for piece in rest)
        groups.append(TileGroup((*faces, *last), faulty=index == faulty))
    return tuple(groups)


def _refusal_texts(miss: NearMiss) -> list[str]:
    """Returns the refusals of a near miss except its failure, intended way first."""
    shown, ruleset = miss.hand, miss.hand.case.rules.ruleset
    refusals = [way.refusal for way in shown.methods if way.refusal is not None and way.refusal != miss.failure]
    names = seat_text(shown.case.winner, shown.case.table.turn_order)
    return list(dict.fromkeys(refusal_text(refusal, names, ruleset) for refusal in refusals))


def _too_small_texts(shown: EvaluatedHand) -> list[str]:
    """Returns why the hand is too small to win as intended, or nothing."""
    ruleset, refusal = shown.case.rules.ruleset, shown.methods[0].too_small
    return [] if refusal is None else [refusal_text(refusal, (), ruleset)]


def _circumstances(shown: EvaluatedHand) -> str:
    ruleset, hand = shown.case.rules.ruleset, shown.hand
    lines = [capitalise(situation_name(ruleset, situation)) for situation in hand.situation]
    lines += extra_annotations(
        ruleset, FieldOwner.HAND, hand.extra_fields, seat_text(shown.case.winner, shown.case.table.turn_order)
    )
    for indicator in ruleset.indicators:
        tiles = join_items([piece_name(ruleset, piece) for piece in hand.indicators.pieces_of(indicator)])
        if tiles:
            lines.append(tr("{indicator} {tile}").format(indicator=localise(indicator.name), tile=tiles))
    if shown.case.winner == shown.case.table.dealer:
        lines.append(tr("the winner deals", usage=dealer_context(shown.case.rules.ruleset)))
    return capitalise(join_notes(*lines))


def _amount_lines(shown: EvaluatedHand, missed_yaku: str) -> list[tuple[str, bool]]:
    """Returns a line for each win method, and whether it is the intended one.

    The intended one comes first. For a near miss, both are listed, even if one does not win or still has the yaku.
    """
    ruleset = shown.case.rules.ruleset
    usage = vocabulary_context(ruleset)
    parts = []
    for method in shown.methods:
        if method.self_drawn:
            sentence, small = tr("{points} self-drawn: {size}"), tr("Self-drawn: {size}, below the minimum")
            nothing = tr("Self-drawn: no win")
        else:
            sentence = tr("{points} on a discard: {size}", usage=usage)
            small = tr("On a discard: {size}, below the minimum", usage=usage)
            nothing = tr("On a discard: no win", usage=usage)
        settlement, is_intended = method.settlement, method is shown.methods[0]
        if settlement is not None:
            text = _amount_text(ruleset, settlement, shown.case.winner, sentence if method.too_small is None else small)
            if missed_yaku in yaku_ids(settlement) and settlement.wins[0].evaluation.limit != missed_yaku:
                name = localise(ruleset.yaku_by_id(missed_yaku).name)
                text = tr("{worth}, with {yaku}").format(worth=text, yaku=name)
            parts.append((text, is_intended))
        elif missed_yaku or shown.own is None:
            parts.append((nothing, is_intended))
    return parts


def _amount_text(ruleset: Ruleset, settlement: Settlement, winner: int, sentence: str) -> str:
    gain = format_number(settlement.deltas[winner])
    return sentence.format(points=gain, size=hand_value_text(ruleset, settlement.wins[0].evaluation))


def near_miss_text(page: YakuPage) -> LinkSpans:
    """Returns the change to the example, and what counts instead."""
    ruleset, miss = page.entry.ruleset, page.near_miss
    content = capitalise(_change_text(ruleset, miss))
    if (
        miss.change.kind is not ChangeKind.WIN_METHOD
        and miss.hand.case.self_drawn != page.examples[miss.example_index].case.self_drawn
    ):
        content = sentences(content, _win_method_text(miss))
    if miss.example_index:
        content = sentences(content, tr("It is the second hand, changed."))
    if miss.hand.own is None or not miss.gained_yaku:
        return (LinkSpan(content),)
    both = sentences("{content}", tr("Now it counts: {yaku}."))
    return fill_placeholders(both, {"content": content, "yaku": yaku_names(ruleset, miss.gained_yaku)})


def failure_text(page: YakuPage) -> LinkSpans:
    """Returns why the yaku fails in the near miss."""
    case = page.near_miss.hand.case
    winner = seat_text(case.winner, case.table.turn_order)
    return failure_line(page.entry.ruleset, page.near_miss.failure, winner)


def _change_text(ruleset: Ruleset, miss: NearMiss) -> str:
    change = miss.change
    before, after = pieces_texts(ruleset, change.before, change.after)
    match change.kind:
        case ChangeKind.CIRCUMSTANCE:
            name = situation_name(ruleset, change.situation) if change.situation is not None else ""
            return tr("Without “{situation}”.").format(situation=name)
        case ChangeKind.WIN_METHOD:
            return _win_method_text(miss)
        case ChangeKind.SEAT:
            return tr("A different seat wind.")
        case ChangeKind.ROUND:
            return tr("A different round wind.")
        case ChangeKind.CLAIMED:
            return tr("One set is claimed.")
        case ChangeKind.CONCEALED:
            return tr("One set is concealed.")
        case ChangeKind.WAIT:
            return tr("{after} completes it, not {before}.").format(before=before, after=after)
        case ChangeKind.KAN:
            return tr("A triplet instead of a kan.", usage=set_context(ruleset))
        case ChangeKind.WILDCARD:
            replaced = pieces_text(ruleset, tuple((Counter(change.before) - Counter(change.after)).elements()))
            return tr("A wildcard instead of {before}.").format(before=replaced)
        case ChangeKind.FIELD:
            names = {field.id: localise(field.name) for field in ruleset.extra_fields}
            return tr("Without “{situation}”.").format(situation=names.get(change.field or "", ""))
        case ChangeKind.INDICATOR:
            return tr("A different indicator.")
        case ChangeKind.GROUP | ChangeKind.PIECE:
            return tr("{after} instead of {before}.").format(before=before, after=after)


def _win_method_text(miss: NearMiss) -> str:
    if miss.hand.case.self_drawn:
        return tr("It is won by self-draw.")
    return tr("It is won on another player’s discard.")

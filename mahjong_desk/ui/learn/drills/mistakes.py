# SPDX-License-Identifier: MIT
"""The mistakes in an answer with their reasons, marked on the tiles if possible."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QWidget

from mahjong_desk.learn.drills.drill import Drill, FuQuestion, FuSource, Scene, ScoreQuestion
from mahjong_desk.learn.drills.mistakes import (
    DifferentFu,
    DifferentPiece,
    DifferentScoreChange,
    DifferentTotal,
    Mistake,
    MistakeReason,
    OtherWinAmount,
    PieceCategory,
    PieceCompletes,
    PieceDoesNotComplete,
    WinAllowed,
    WorseDiscard,
    YakuCounts,
)
from mahjong_desk.pieces.piece_set import Piece
from mahjong_desk.rules.model.events import Win
from mahjong_desk.rules.model.reasons import Evaluation, Settlement
from mahjong_desk.rules.model.refusal import Refusal, RefusedHand
from mahjong_desk.rules.ruleset import Ruleset
from mahjong_desk.rules.value.fu import SET_FU
from mahjong_desk.rules.yaku.conditions import YakuFailure
from mahjong_desk.rules.yaku.failing import OTHER_READING
from mahjong_desk.shapes import GroupShape
from mahjong_desk.texts import tr
from mahjong_desk.ui import theme
from mahjong_desk.ui.hand.tile_groups import group_name, groups_with_failure, groups_with_wrong_tile
from mahjong_desk.ui.kit.label import IconLabel, Label
from mahjong_desk.ui.kit.layout.boxes import Hairline, Part, column, row
from mahjong_desk.ui.kit.link_label import LinkLabel, LinkSpan, LinkSpans
from mahjong_desk.ui.kit.text_format import (
    format_change,
    format_number,
    join_items,
    join_notes,
    join_sentences_with_stops,
    with_heading,
)
from mahjong_desk.ui.kit.tiles.faces import TileGroup
from mahjong_desk.ui.kit.tiles.rack import Rack
from mahjong_desk.ui.kit.tiles.tile_widgets import TileRow
from mahjong_desk.ui.learn.drills.drill_text import SUBJECTS_WITH_TILES, kind_text, option_name, source_name
from mahjong_desk.ui.text.payments import payment_lines
from mahjong_desk.ui.text.phrases import capitalise, localise, sentences
from mahjong_desk.ui.text.values import amount_text, fu_line, hand_value_text
from mahjong_desk.ui.text.vocabulary import fu_name, piece_context, piece_group, vocabulary_context
from mahjong_desk.ui.text.yaku_links import failure_line, open_page_tip, pieces_text, pieces_texts


def mistake_head(drill: Drill, mistake: Mistake, names: Sequence[str]) -> str:
    """Returns the wrong or missed option in words."""
    spec, option = drill.answer_spec, mistake.option
    if isinstance(spec, ScoreQuestion):
        return names[int(option)]
    if isinstance(spec, FuQuestion):
        if isinstance(mistake.reason, DifferentFu):
            group = mistake.reason.group
            if group is not None:
                return capitalise(group_name(drill.scene.ruleset, group))
            return source_name(mistake.reason.part.source)
        return tr("Total")
    name = option_name(drill, option, names)
    return tr("missed: {choice}").format(choice=name) if mistake.missed else name


def mistake_text(drill: Drill, mistake: Mistake, names: Sequence[str]) -> LinkSpans:
    """Returns why a chosen option is wrong, or a missed one right."""
    ruleset, reason = drill.scene.ruleset, mistake.reason
    if isinstance(reason, YakuFailure | Refusal):
        return failure_line(ruleset, reason, names)
    match reason:
        case YakuCounts():
            text = localise(ruleset.yaku_by_id(str(mistake.option)).description)
        case PieceCompletes():
            completes = tr("It completes {pieces} (wait: {wait}).")
            wait = localise(ruleset.vocabulary.waits[reason.wait])
            text = completes.format(pieces=pieces_text(ruleset, reason.group.kinds), wait=wait)
        case PieceDoesNotComplete():
            text = _incomplete_text(ruleset, reason)
        case WinAllowed():
            text = tr("Nothing forbids it: {points}.").format(points=format_change(reason.gain))
        case WorseDiscard():
            text = _worse_discard_text(ruleset, reason)
        case OtherWinAmount():
            text = _other_amount_text(drill, mistake, reason)
        case DifferentFu():
            text = _fu_text(ruleset, mistake, reason)
        case DifferentTotal():
            settled = drill.scene.settle()
            line = fu_line(settled.wins[0].evaluation) if isinstance(settled, Settlement) else ""
            text = _instead_text(line, mistake)
        case DifferentScoreChange():
            text = _score_change_text(drill, mistake, reason, names)
        case PieceCategory():
            text = kind_text(ruleset.pieces, reason.topic, reason.count)
        case DifferentPiece():
            text = _different_piece_text(ruleset, reason)
    return (LinkSpan(text),)


def _different_piece_text(ruleset: Ruleset, reason: DifferentPiece) -> str:
    if reason.suit and reason.number:
        return tr("This is another tile.", usage=piece_context(ruleset.pieces))
    if reason.suit:
        return tr("Right number, wrong suit.")
    return tr("Right suit, wrong number.")


def _incomplete_text(ruleset: Ruleset, reason: PieceDoesNotComplete) -> str:
    # A pair or single piece waiting for its own kind needs no explanation.
    if set(reason.left) - {reason.near}:
        sentence = tr("It completes nothing: {left} waits for {piece}.")
        left, near = pieces_texts(ruleset, reason.left, (reason.near,))
        return sentence.format(left=left, piece=near)
    return tr("It completes nothing; {piece} would.").format(piece=pieces_text(ruleset, (reason.near,)))


def _distance_text(ruleset: Ruleset, count: int) -> str:
    usage = vocabulary_context(ruleset)
    return tr("{count} from tenpai", usage=usage).format(count=count) if count else tr("tenpai", usage=usage)


def _worse_discard_text(ruleset: Ruleset, reason: WorseDiscard) -> str:
    best, chosen, nearest = pieces_text(ruleset, (reason.best.piece,)), reason.discard.distance, reason.best.distance
    if chosen.shanten != nearest.shanten:
        sentence = tr("It leaves the hand {left}; discarding {best} leaves it {least}.")
        left, least = _distance_text(ruleset, chosen.shanten), _distance_text(ruleset, nearest.shanten)
        return sentence.format(left=left, best=best, least=least)
    sentence = tr(
        "Tiles that improve the hand: {tiles}; after discarding {best}: {more}.", usage=piece_context(ruleset.pieces)
    )
    content = sentence.format(tiles=format_number(chosen.tiles), best=best, more=format_number(nearest.tiles))
    if not reason.lost:
        return content
    lost = join_items(pieces_text(ruleset, (piece,)) for piece in reason.lost)
    return sentences(content, tr("It gives up {pieces}.").format(pieces=lost))


def _win_method_text(drill: Drill, *, self_drawn: bool) -> str:
    if self_drawn:
        return tr("self-drawn")
    return tr("on a discard", usage=vocabulary_context(drill.scene.ruleset))


def _other_amount_text(drill: Drill, mistake: Mistake, reason: OtherWinAmount) -> str:
    ruleset, event = drill.scene.ruleset, drill.scene.event
    drawn = isinstance(event, Win) and event.discarder is None
    # Honba and sticks belong to the points, but not to the value.
    sentence = tr("{points} would be {size}, {way}; this hand is {own}, {own_way}.")
    return sentence.format(
        points=format_number(int(mistake.option)),
        size=_size(ruleset, reason.other),
        way=_win_method_text(drill, self_drawn=reason.self_drawn),
        own=_size(ruleset, reason.own),
        own_way=_win_method_text(drill, self_drawn=drawn),
    )


def _size(ruleset: Ruleset, evaluation: Evaluation) -> str:
    """Returns the value of a hand, with the points of a limit that has several."""
    size = hand_value_text(ruleset, evaluation)
    if evaluation.limit is None or "han" in ruleset.value_fields:
        return size
    return tr("{points} ({size})").format(points=amount_text(evaluation.base, ruleset), size=size)


def _instead_text(right: str, mistake: Mistake) -> str:
    sentence = tr("{right}, not {given}.")
    return sentence.format(right=right, given=format_number(mistake.entered_number or 0))


def _fu_text(ruleset: Ruleset, mistake: Mistake, reason: DifferentFu) -> str:
    part, group, doubled = reason.part, reason.group, reason.doubled
    if not part.fu:
        return _no_fu_text(ruleset, reason)
    what = join_items(fu_name(ruleset, item) for item in part.ids)
    if doubled is None:
        return capitalise(with_heading(what, _instead_text(format_number(part.fu), mistake)))
    terms = [SET_FU, *[2] * doubled.times]
    ends = tr("of terminals or honours") if doubled.terminals_or_honours else ""
    total = f"{' × '.join(map(str, terms))} = {part.fu}" if doubled.times else format_number(part.fu)
    content = capitalise(with_heading(join_notes(what, ends), _instead_text(total, mistake)))
    if group is not None and group.is_open and not group.is_meld:
        opened = tr("Another player’s tile completed it, so it counts as open.")
        return sentences(content, opened)
    return content


def _no_fu_text(ruleset: Ruleset, reason: DifferentFu) -> str:
    match reason.part.source:
        case FuSource.WAIT:
            wait = localise(ruleset.vocabulary.waits[reason.reading.wait])
            return tr("This wait gives no fu ({wait}).").format(wait=wait)
        case FuSource.WHOLE:
            return tr("How it was won gives no fu.")
    if reason.group is not None and reason.group.shape is GroupShape.PAIR:
        return tr("This pair gives no fu.")
    return tr("Sequences give no fu.")


def _score_change_text(drill: Drill, mistake: Mistake, reason: DifferentScoreChange, names: Sequence[str]) -> str:
    settled = drill.scene.settle()
    right, given = format_change(reason.change), format_change(mistake.entered_number or 0)
    content = tr("{right}, not {given}.").format(right=right, given=given)
    if not isinstance(settled, Settlement) or not reason.payments:
        return sentences(content, tr("This player is not affected."))
    player_settlement = settled._replace(payments=reason.payments)
    lines = [with_heading(*line) for line in payment_lines(drill.scene.ruleset, player_settlement, names)]
    return sentences(content, join_sentences_with_stops(*lines))


_TILE, _SMALL = 24, 18


class MistakeList(QWidget):
    """A row for each mistake, or for several with the same reason."""

    yaku_requested = Signal(str)

    def __init__(self, drill: Drill, mistakes: Sequence[Mistake], names: Sequence[str]) -> None:
        super().__init__()
        self.reasons: list[LinkLabel] = []
        self.racks: list[Rack] = []
        rows = [part for group in _group_by_refusal(mistakes) for part in self._rows(drill, group, names)]
        self.setLayout(column(*rows, Hairline(), gap=4))

    def _rows(self, drill: Drill, mistakes: Sequence[Mistake], names: Sequence[str]) -> Iterator[Part]:
        first, scene = mistakes[0], drill.scene
        icon = IconLabel("octagon", "error") if not first.missed else IconLabel("tick", "plus")
        tiles = [
            TileRow((piece_group(scene.ruleset, *pieces),), theme.px(_TILE))
            for mistake in mistakes
            if (pieces := _mistake_pieces(drill, mistake))
        ]
        heading = join_items([mistake_head(drill, mistake, names) for mistake in mistakes])
        yield row((icon, 0, Qt.AlignmentFlag.AlignVCenter), *tiles, (Label(heading, bold=True, wrap=True), 1), gap=6)
        tip, on_click = open_page_tip(), self.yaku_requested.emit
        reason = LinkLabel(mistake_text(drill, first, names), tip=tip, on_click=on_click, size=15, wrap=True)
        self.reasons.append(reason)
        yield reason
        if groups := _marked_groups(scene, first, names):
            rack = Rack(width=theme.px(_TILE), smallest=theme.scaled_frame(_SMALL))
            rack.set_groups(groups)
            self.racks.append(rack)
            yield rack


def _group_by_refusal(mistakes: Sequence[Mistake]) -> list[list[Mistake]]:
    """Groups mistakes with the same refusal, in order."""
    groups: list[list[Mistake]] = []
    for mistake in mistakes:
        last = groups[-1][0] if groups else None
        if last is not None and isinstance(mistake.reason, Refusal) and last.reason == mistake.reason:
            groups[-1].append(mistake)
        else:
            groups.append([mistake])
    return groups


def _marked_groups(scene: Scene, mistake: Mistake, names: Sequence[str]) -> tuple[TileGroup, ...]:
    """Returns the hand with the fault marked; empty if it is not visible."""
    hand, reason = scene.hand, mistake.reason
    if hand is None:
        return ()
    if isinstance(reason, PieceDoesNotComplete):
        if reason.reading is None or reason.reading.shape.loose or not reason.left:
            return ()
        waiting = replace(hand, winning_piece=reason.near)
        given_piece = int(mistake.option)
        return groups_with_wrong_tile(
            scene.ruleset, waiting, reason.reading, given_piece, scene.seat, names, scene.table.turn_order
        )
    failure = _visible_failure(reason)
    if failure is None or hand.winning_piece is None:
        return ()
    return groups_with_failure(scene.ruleset, hand, failure, scene.seat, names, scene.table.turn_order)


def _visible_failure(reason: MistakeReason) -> YakuFailure | RefusedHand | None:
    """Returns the failure if it can be marked on the tiles."""
    if isinstance(reason, Refusal):
        hand = reason.hand
        return hand if hand is not None and hand.reading is not None and hand.mismatch is not None else None
    if not isinstance(reason, YakuFailure) or reason.reading is None:
        return None
    return reason if reason.mismatch.groups or reason.mismatch.winning or reason.clause_id == OTHER_READING else None


def _mistake_pieces(drill: Drill, mistake: Mistake) -> tuple[Piece, ...]:
    """Returns the tiles or the group in question; empty if the text suffices."""
    if drill.subject in SUBJECTS_WITH_TILES:
        return (int(mistake.option),)
    group = mistake.reason.group if isinstance(mistake.reason, DifferentFu) else None
    return group.kinds if group is not None else ()

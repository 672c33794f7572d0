# SPDX-License-Identifier: MIT
"""The mistakes in an answer, each with its reason, marked on the tiles if possible."""

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
    OtherWinAmount,
    PieceCategory,
    PieceCompletes,
    PieceDoesNotComplete,
    Why,
    WinAllowed,
    WorseDiscard,
    YakuCounts,
)
from mahjong_desk.pieces.piece_set import Piece
from mahjong_desk.rules.model.events import Win
from mahjong_desk.rules.model.reasons import Settlement
from mahjong_desk.rules.model.refusal import Refusal, RefusedHand
from mahjong_desk.rules.ruleset import Ruleset
from mahjong_desk.rules.value.fu import SET_FU
from mahjong_desk.rules.yaku.conditions import YakuFailure
from mahjong_desk.rules.yaku.failing import OTHER_READING
from mahjong_desk.shapes import Group, GroupShape
from mahjong_desk.texts import tr
from mahjong_desk.ui import theme
from mahjong_desk.ui.hand.tile_groups import group_name, groups_with_failure, groups_with_wrong_tile
from mahjong_desk.ui.kit.label import IconLabel, Label
from mahjong_desk.ui.kit.layout.boxes import Part, column, row
from mahjong_desk.ui.kit.layout.panels import Hairline
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
from mahjong_desk.ui.text.phrases import capitalised, localised, sentences
from mahjong_desk.ui.text.tiles import piece_group
from mahjong_desk.ui.text.values import fu_line, hand_value_text
from mahjong_desk.ui.text.vocabulary import fu_name, piece_context, vocabulary_context
from mahjong_desk.ui.text.yaku_links import failure_line, open_page_tip, pieces_text, pieces_texts


def mistake_head(drill: Drill, mistake: Mistake, names: Sequence[str]) -> str:
    """Returns what was wrong or missed."""
    ask, place = drill.answer_spec, mistake.option
    if isinstance(ask, ScoreQuestion):
        return names[int(place)]
    if isinstance(ask, FuQuestion):
        if isinstance(mistake.reason, DifferentFu):
            group = mistake.reason.group
            if group is not None:
                return capitalised(group_name(drill.scene.ruleset, group))
            return source_name(mistake.reason.part.source)
        return tr("Total")
    name = option_name(drill, place, names)
    return tr("missed: {choice}").format(choice=name) if mistake.missed else name


def mistake_text(drill: Drill, mistake: Mistake, names: Sequence[str]) -> LinkSpans:
    """Returns why it is wrong, or why a missed option is right."""
    ruleset, why = drill.scene.ruleset, mistake.reason
    if isinstance(why, YakuFailure | Refusal):
        return failure_line(ruleset, why, names)
    match why:
        case YakuCounts():
            text = localised(ruleset.yaku_by_id(str(mistake.option)).description)
        case PieceCompletes():
            completes = tr("It completes {pieces} (wait: {wait}).")
            text = completes.format(
                pieces=_group(ruleset, why.group), wait=localised(ruleset.vocabulary.waits[why.wait])
            )
        case PieceDoesNotComplete():
            text = _incomplete(ruleset, why)
        case WinAllowed():
            text = tr("Nothing forbids it: {points}.").format(points=format_change(why.gain))
        case WorseDiscard():
            text = _leaves(ruleset, why)
        case OtherWinAmount():
            text = _brings(drill, mistake, why)
        case DifferentFu():
            text = _gives(ruleset, mistake, why)
        case DifferentTotal():
            settled = drill.scene.settled()
            line = fu_line(settled.wins[0].evaluation) if isinstance(settled, Settlement) else ""
            text = _instead(line, mistake)
        case DifferentScoreChange():
            text = _moves(drill, mistake, why, names)
        case PieceCategory():
            text = kind_text(why.topic, why.count)
        case DifferentPiece():
            text = _differs(ruleset, why)
    return (LinkSpan(text),)


def _differs(ruleset: Ruleset, why: DifferentPiece) -> str:
    if why.suit and why.number:
        return tr("This is another tile.", usage=piece_context(ruleset.pieces))
    if why.suit:
        return tr("Right number, wrong suit.")
    return tr("Right suit, wrong number.")


def _group(ruleset: Ruleset, group: Group) -> str:
    return pieces_text(ruleset, group.kinds)


def _incomplete(ruleset: Ruleset, why: PieceDoesNotComplete) -> str:
    # A pair or single piece waiting for its own kind needs no explanation.
    if set(why.left) - {why.near}:
        sentence = tr("It completes nothing: {left} waits for {piece}.")
        left, near = pieces_texts(ruleset, why.left, (why.near,))
        return sentence.format(left=left, piece=near)
    near = pieces_text(ruleset, (why.near,))
    return tr("It completes nothing; {piece} would.").format(piece=near)


def _away(ruleset: Ruleset, count: int) -> str:
    usage = vocabulary_context(ruleset)
    return tr("{count} from tenpai", usage=usage).format(count=count) if count else tr("tenpai", usage=usage)


def _leaves(ruleset: Ruleset, why: WorseDiscard) -> str:
    best, own, nearest = pieces_text(ruleset, (why.best.piece,)), why.discard.distance, why.best.distance
    if own.shanten != nearest.shanten:
        sentence = tr("It leaves the hand {left}; discarding {best} leaves it {least}.")
        left, least = _away(ruleset, own.shanten), _away(ruleset, nearest.shanten)
        return sentence.format(left=left, best=best, least=least)
    sentence = tr(
        "Tiles that improve the hand: {tiles}; after discarding {best}: {more}.", usage=piece_context(ruleset.pieces)
    )
    content = sentence.format(tiles=format_number(own.tiles), best=best, more=format_number(nearest.tiles))
    if not why.lost:
        return content
    lost = join_items(pieces_text(ruleset, (piece,)) for piece in why.lost)
    return sentences(content, tr("It gives up {pieces}.").format(pieces=lost))


def _way(drill: Drill, *, self_drawn: bool) -> str:
    if self_drawn:
        return tr("self-drawn")
    return tr("on a discard", usage=vocabulary_context(drill.scene.ruleset))


def _brings(drill: Drill, mistake: Mistake, why: OtherWinAmount) -> str:
    ruleset, event = drill.scene.ruleset, drill.scene.event
    drawn = isinstance(event, Win) and event.discarder is None
    sentence = tr("{points} is the value of {size}, {way}; this hand is {own}, {own_way}.")
    return sentence.format(
        points=format_number(int(mistake.option)),
        size=hand_value_text(ruleset, why.other),
        way=_way(drill, self_drawn=why.self_drawn),
        own=hand_value_text(ruleset, why.own),
        own_way=_way(drill, self_drawn=drawn),
    )


def _instead(right: str, mistake: Mistake) -> str:
    sentence = tr("{right}, not {given}.")
    return sentence.format(right=right, given=format_number(mistake.given or 0))


def _gives(ruleset: Ruleset, mistake: Mistake, why: DifferentFu) -> str:
    part, group, doubled = why.part, why.group, why.doubled
    if not part.fu:
        return _gives_nothing(ruleset, why)
    what = join_items(fu_name(ruleset, item) for item in part.ids)
    if doubled is None:
        return capitalised(_instead(with_heading(what, format_number(part.fu)), mistake))
    terms = [SET_FU, *[2] * doubled.times]
    ends = tr("of terminals or honours") if doubled.terminals_or_honours else ""
    total = f"{' × '.join(map(str, terms))} = {part.fu}" if doubled.times else format_number(part.fu)
    content = capitalised(_instead(with_heading(join_notes(what, ends), total), mistake))
    if group is not None and group.is_open and not group.is_meld:
        opened = tr("Another player’s tile completed it, so it counts as open.")
        return sentences(content, opened)
    return content


def _gives_nothing(ruleset: Ruleset, why: DifferentFu) -> str:
    match why.part.source:
        case FuSource.WAIT:
            wait = localised(ruleset.vocabulary.waits[why.reading.wait])
            return tr("This wait gives no fu ({wait}).").format(wait=wait)
        case FuSource.WHOLE:
            return tr("How it was won gives no fu.")
    if why.group is not None and why.group.shape is GroupShape.PAIR:
        return tr("This pair gives no fu.")
    return tr("Sequences give no fu.")


def _moves(drill: Drill, mistake: Mistake, why: DifferentScoreChange, names: Sequence[str]) -> str:
    settled = drill.scene.settled()
    content = tr("{right}, not {given}.").format(
        right=format_change(why.change), given=format_change(mistake.given or 0)
    )
    if not isinstance(settled, Settlement) or not why.payments:
        return sentences(content, tr("This player is not affected."))
    own = settled._replace(payments=why.payments)
    lines = [with_heading(*line) for line in payment_lines(drill.scene.ruleset, own, names)]
    return sentences(content, join_sentences_with_stops(*lines))


_TILE, _SMALL = 24, 18


class MistakeList(QWidget):
    """A row for each mistake, or for several with the same reason."""

    yaku_requested = Signal(str)

    def __init__(self, drill: Drill, mistakes: Sequence[Mistake], names: Sequence[str]) -> None:
        super().__init__()
        self.reasons: list[LinkLabel] = []
        self.racks: list[Rack] = []
        rows = [part for alike in _group_by_refusal(mistakes) for part in self._rows(drill, alike, names)]
        self.setLayout(column(*rows, Hairline(), gap=4))

    def _rows(self, drill: Drill, alike: Sequence[Mistake], names: Sequence[str]) -> Iterator[Part]:
        mistake, scene = alike[0], drill.scene
        icon = IconLabel("octagon", "error") if not mistake.missed else IconLabel("tick", "plus")
        tiles = [
            TileRow((piece_group(scene.ruleset, *pieces),), theme.px(_TILE))
            for one in alike
            if (pieces := _pieces(drill, one))
        ]
        heads = join_items([mistake_head(drill, one, names) for one in alike])
        yield row((icon, 0, Qt.AlignmentFlag.AlignVCenter), *tiles, (Label(heads, bold=True, wrap=True), 1), gap=6)
        tip, does = open_page_tip(), self.yaku_requested.emit
        reason = LinkLabel(mistake_text(drill, mistake, names), tip=tip, does=does, size=15, wrap=True)
        self.reasons.append(reason)
        yield reason
        if groups := _marked(scene, mistake, names):
            rack = Rack(width=theme.px(_TILE), smallest=theme.scaled_frame(_SMALL))
            rack.set_groups(groups)
            self.racks.append(rack)
            yield rack


def _group_by_refusal(mistakes: Sequence[Mistake]) -> list[list[Mistake]]:
    """Groups mistakes with the same refusal, in order."""
    found: list[list[Mistake]] = []
    for mistake in mistakes:
        last = found[-1][0] if found else None
        if last is not None and isinstance(mistake.reason, Refusal) and last.reason == mistake.reason:
            found[-1].append(mistake)
        else:
            found.append([mistake])
    return found


def _marked(scene: Scene, mistake: Mistake, names: Sequence[str]) -> tuple[TileGroup, ...]:
    """Returns the hand with the fault marked; empty if it is not visible."""
    hand, why = scene.hand, mistake.reason
    if hand is None:
        return ()
    if isinstance(why, PieceDoesNotComplete):
        if why.reading is None or why.reading.shape.loose or not why.left:
            return ()
        waiting = replace(hand, winning_piece=why.near)
        given = int(mistake.option)
        return groups_with_wrong_tile(
            scene.ruleset, waiting, why.reading, given, scene.seat, names, scene.table.turn_order
        )
    shown = _shown(why)
    if shown is None or hand.winning_piece is None:
        return ()
    return groups_with_failure(scene.ruleset, hand, shown, scene.seat, names, scene.table.turn_order)


def _shown(why: Why) -> YakuFailure | RefusedHand | None:
    """Returns the failure if the tiles show it."""
    if isinstance(why, Refusal):
        asked = why.hand
        return asked if asked is not None and asked.reading is not None and asked.mismatch is not None else None
    if not isinstance(why, YakuFailure) or why.reading is None:
        return None
    return why if why.mismatch.groups or why.mismatch.winning or why.clause_id == OTHER_READING else None


def _pieces(drill: Drill, mistake: Mistake) -> tuple[Piece, ...]:
    """Returns the tiles or the group in question; empty if words say it."""
    if drill.subject in SUBJECTS_WITH_TILES:
        return (int(mistake.option),)
    group = mistake.reason.group if isinstance(mistake.reason, DifferentFu) else None
    return group.kinds if group is not None else ()

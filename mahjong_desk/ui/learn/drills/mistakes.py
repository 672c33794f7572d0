# SPDX-License-Identifier: MIT
"""What was wrong in an answer to a drill, each with its reason, drawn on the pieces where they show it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from mahjong_desk.learn.drills import Changes, Drill, FuCount, FuSource, Mistake, Scene
from mahjong_desk.learn.drills.mistakes import (
    AddsUp,
    Brings,
    Completes,
    Counts,
    Differs,
    Gives,
    Incomplete,
    Is,
    Leaves,
    MayWin,
    Moves,
    Why,
)
from mahjong_desk.pieces.piece_set import Piece
from mahjong_desk.rules.model.events import Win
from mahjong_desk.rules.model.reasons import Settlement
from mahjong_desk.rules.model.refusal import Asked, Refusal
from mahjong_desk.rules.ruleset import Ruleset
from mahjong_desk.rules.value.fu import SET_FU
from mahjong_desk.rules.yaku.conditions import Failure
from mahjong_desk.rules.yaku.failing import OTHER_READING
from mahjong_desk.shapes import Group, Shape
from mahjong_desk.texts import tr
from mahjong_desk.ui import theme
from mahjong_desk.ui.hand.tile_groups import completed_otherwise, failing_groups, group_name
from mahjong_desk.ui.kit.controls.form_fields import IconLabel
from mahjong_desk.ui.kit.label import Label
from mahjong_desk.ui.kit.layout.panels import Hairline
from mahjong_desk.ui.kit.link_label import LinkedText, Phrase, Phrases
from mahjong_desk.ui.kit.text_format import change, figure, headed, listed, noted, stopped
from mahjong_desk.ui.kit.tiles.faces import TileGroup
from mahjong_desk.ui.kit.tiles.rack import Rack
from mahjong_desk.ui.kit.tiles.tile_widgets import TileRow
from mahjong_desk.ui.learn.drills.drill_text import BY_PIECES, option_name, source_name, words_of_kind
from mahjong_desk.ui.text.failures import failure_line, pieces_text, pieces_texts
from mahjong_desk.ui.text.payments import paid_lines
from mahjong_desk.ui.text.phrases import capital, in_language, sentences
from mahjong_desk.ui.text.tiles import piece_group
from mahjong_desk.ui.text.values import fu_line, value_words
from mahjong_desk.ui.text.vocabulary import fu_name, piece_usage, usage
from mahjong_desk.ui.text.yaku_links import page_tip


def mistake_head(drill: Drill, mistake: Mistake, names: Sequence[str]) -> str:
    """Returns what was answered wrongly or missed."""
    ask, place = drill.ask, mistake.option
    if isinstance(ask, Changes):
        return names[int(place)]
    if isinstance(ask, FuCount):
        if isinstance(mistake.why, Gives):
            group = mistake.why.group
            if group is not None:
                return capital(group_name(drill.scene.ruleset, group))
            return source_name(mistake.why.part.source)
        return tr("All in all")
    name = option_name(drill, place, names)
    return tr("{choice}, missed").format(choice=name) if mistake.missed else name


def mistake_words(drill: Drill, mistake: Mistake, names: Sequence[str]) -> Phrases:
    """Returns why it is not right, or why what was missed is."""
    ruleset, why = drill.scene.ruleset, mistake.why
    if isinstance(why, Failure | Refusal):
        return failure_line(ruleset, why, names)
    match why:
        case Counts():
            text = in_language(ruleset.yaku_by_id(str(mistake.option)).condition)
        case Completes():
            completes = tr("It completes {pieces} (wait: {wait}).")
            text = completes.format(
                pieces=_group(ruleset, why.group), wait=in_language(ruleset.vocabulary.waits[why.wait])
            )
        case Incomplete():
            text = _incomplete(ruleset, why)
        case MayWin():
            text = tr("Nothing forbids it: {points}.").format(points=change(why.gain))
        case Leaves():
            text = _leaves(ruleset, why)
        case Brings():
            text = _brings(drill, mistake, why)
        case Gives():
            text = _gives(ruleset, mistake, why)
        case AddsUp():
            settled = drill.scene.settled()
            line = fu_line(settled.wins[0].evaluation) if isinstance(settled, Settlement) else ""
            text = _instead(line, mistake)
        case Moves():
            text = _moves(drill, mistake, why, names)
        case Is():
            text = words_of_kind(why.topic, why.count)
        case Differs():
            text = _differs(ruleset, why)
    return (Phrase(text),)


def _differs(ruleset: Ruleset, why: Differs) -> str:
    if why.suit and why.number:
        return tr("This is another tile.", usage=piece_usage(ruleset.pieces))
    if why.suit:
        return tr("The number is right, but the suit is another.")
    return tr("The suit is right, but the number is another.")


def _group(ruleset: Ruleset, group: Group) -> str:
    return pieces_text(ruleset, group.kinds)


def _incomplete(ruleset: Ruleset, why: Incomplete) -> str:
    # A pair that waits for a third, or a single piece for its pair, says no more than the piece does.
    if set(why.left) - {why.near}:
        sentence = tr("It completes nothing: {left} waits for {piece}.")
        left, near = pieces_texts(ruleset, why.left, (why.near,))
        return sentence.format(left=left, piece=near)
    near = pieces_text(ruleset, (why.near,))
    return tr("It completes nothing; {piece} would.").format(piece=near)


def _away(count: int) -> str:
    if not count:
        return tr("ready")
    return tr("{count} from ready").format(count=count)


def _leaves(ruleset: Ruleset, why: Leaves) -> str:
    best = pieces_text(ruleset, (why.best.piece,))
    if why.discard.shanten != why.best.shanten:
        sentence = tr("It leaves the hand {left}; without {best} it is {least}.")
        return sentence.format(left=_away(why.discard.shanten), best=best, least=_away(why.best.shanten))
    sentence = tr(
        "Tiles that bring the hand nearer: {tiles}; without {best}: {more}.", usage=piece_usage(ruleset.pieces)
    )
    told = sentence.format(tiles=figure(why.discard.tiles), best=best, more=figure(why.best.tiles))
    if not why.lost:
        return told
    lost = listed(pieces_text(ruleset, (piece,)) for piece in why.lost)
    return sentences(told, tr("It gives up {pieces}.").format(pieces=lost))


def _way(drill: Drill, *, self_drawn: bool) -> str:
    if self_drawn:
        return tr("self-drawn")
    return tr("from a discard", usage=usage(drill.scene.ruleset))


def _brings(drill: Drill, mistake: Mistake, why: Brings) -> str:
    ruleset, event = drill.scene.ruleset, drill.scene.event
    drawn = isinstance(event, Win) and event.discarder is None
    sentence = tr("{points} is what {size} brings, {way}; this hand is {own}, {own_way}.")
    return sentence.format(
        points=figure(int(mistake.option)),
        size=value_words(ruleset, why.other),
        way=_way(drill, self_drawn=why.self_drawn),
        own=value_words(ruleset, why.own),
        own_way=_way(drill, self_drawn=drawn),
    )


def _instead(told: str, mistake: Mistake) -> str:
    sentence = tr("{right}, not {given}.")
    return sentence.format(right=told, given=figure(mistake.given or 0))


def _gives(ruleset: Ruleset, mistake: Mistake, why: Gives) -> str:
    part, group, doubled = why.part, why.group, why.doubled
    if not part.fu:
        return _gives_nothing(ruleset, why)
    what = listed(fu_name(ruleset, item) for item in part.ids)
    if doubled is None:
        return capital(_instead(headed(what, figure(part.fu)), mistake))
    terms = [SET_FU, *[2] * doubled.times]
    ends = tr("of terminals or honours") if doubled.ends else ""
    total = f"{' × '.join(map(str, terms))} = {part.fu}" if doubled.times else figure(part.fu)
    told = capital(_instead(headed(noted(what, ends), total), mistake))
    if group is not None and group.exposed and not group.melded:
        opened = tr("Another player’s tile completed it, so it counts as open.")
        return sentences(told, opened)
    return told


def _gives_nothing(ruleset: Ruleset, why: Gives) -> str:
    match why.part.source:
        case FuSource.WAIT:
            wait = in_language(ruleset.vocabulary.waits[why.reading.wait])
            return tr("This wait gives no fu ({wait}).").format(wait=wait)
        case FuSource.WHOLE:
            return tr("How it was won gives no fu.")
    if why.group is not None and why.group.shape is Shape.PAIR:
        return tr("This pair is of no value.")
    return tr("A sequence gives no fu.")


def _moves(drill: Drill, mistake: Mistake, why: Moves, names: Sequence[str]) -> str:
    settled = drill.scene.settled()
    told = tr("{right}, not {given}.").format(right=change(why.change), given=change(mistake.given or 0))
    if not isinstance(settled, Settlement) or not why.payments:
        return sentences(told, tr("Nothing of it concerns this player."))
    own = settled._replace(payments=why.payments)
    lines = [headed(*line) for line in paid_lines(drill.scene.ruleset, own, names)]
    return sentences(told, stopped(*lines))


_TILE, _SMALL = 24, 18


class MistakeList(QWidget):
    """A row for each mistake, or for several that the same rule forbids: what it was, and why."""

    yaku_wanted = Signal(str)

    def __init__(
        self, drill: Drill, mistakes: Sequence[Mistake], names: Sequence[str], parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.reasons: list[LinkedText] = []
        self.racks: list[Rack] = []
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        for alike in _alike(mistakes):
            self._add(column, drill, alike, names)
        column.addWidget(Hairline())

    def _add(self, column: QVBoxLayout, drill: Drill, alike: Sequence[Mistake], names: Sequence[str]) -> None:
        mistake = alike[0]
        head = QHBoxLayout()
        head.setSpacing(6)
        icon = IconLabel("octagon", "error") if not mistake.missed else IconLabel("tick", "plus")
        head.addWidget(icon, 0, Qt.AlignmentFlag.AlignVCenter)
        for one in alike:
            if pieces := _pieces(drill, one):
                head.addWidget(TileRow((piece_group(drill.scene.ruleset, *pieces),), theme.px(_TILE)))
        told = listed([mistake_head(drill, one, names) for one in alike])
        head.addWidget(Label(told, bold=True, wrap=True), 1)
        column.addLayout(head)
        reason = LinkedText(mistake_words(drill, mistake, names), tip=page_tip(), size=15, wrap=True)
        reason.followed.connect(self.yaku_wanted)
        self.reasons.append(reason)
        column.addWidget(reason)
        scene = drill.scene
        groups = _marked(scene, mistake, names)
        if groups:
            rack = Rack(width=theme.px(_TILE), smallest=theme.frame(_SMALL))
            rack.set_groups(groups)
            self.racks.append(rack)
            column.addWidget(rack)


def _alike(mistakes: Sequence[Mistake]) -> list[list[Mistake]]:
    """Returns mistakes in their order, those together that one refusal answers."""
    found: list[list[Mistake]] = []
    for mistake in mistakes:
        last = found[-1][0] if found else None
        if last is not None and isinstance(mistake.why, Refusal) and last.why == mistake.why:
            found[-1].append(mistake)
        else:
            found.append([mistake])
    return found


def _marked(scene: Scene, mistake: Mistake, names: Sequence[str]) -> tuple[TileGroup, ...]:
    """Returns the hand with what fails marked; nothing where the pieces do not show it."""
    hand, why = scene.hand, mistake.why
    if hand is None:
        return ()
    if isinstance(why, Incomplete):
        if why.reading is None or why.reading.form.loose or not why.left:
            return ()
        waiting = replace(hand, winning_piece=why.near)
        given = int(mistake.option)
        return completed_otherwise(scene.ruleset, waiting, why.reading, given, scene.seat, names, scene.table.order)
    shown = _shown(why)
    if shown is None or hand.winning_piece is None:
        return ()
    return failing_groups(scene.ruleset, hand, shown, scene.seat, names, scene.table.order)


def _shown(why: Why) -> Failure | Asked | None:
    """Returns what fails where the pieces show it."""
    if isinstance(why, Refusal):
        asked = why.asked
        return asked if asked is not None and asked.reading is not None and asked.fault is not None else None
    if not isinstance(why, Failure) or why.reading is None:
        return None
    return why if why.fault.groups or why.fault.winning or why.part == OTHER_READING else None


def _pieces(drill: Drill, mistake: Mistake) -> tuple[Piece, ...]:
    """Returns the pieces that were meant, or the group; none where it is told in words."""
    if drill.subject in BY_PIECES:
        return (int(mistake.option),)
    return mistake.why.group.kinds if isinstance(mistake.why, Gives) and mistake.why.group is not None else ()

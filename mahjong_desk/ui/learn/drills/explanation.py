# SPDX-License-Identifier: MIT
"""The scene of a drill on felt, and the explanation of the answer."""

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import QTimer, Signal
from PySide6.QtWidgets import QScrollArea, QWidget

from mahjong_desk.learn.drills.allowed_wins import outcomes_by_seat
from mahjong_desk.learn.drills.drill import ChoiceQuestion, Drill, Level, Scene, Subject, Verdict
from mahjong_desk.learn.drills.mistakes import find_mistakes
from mahjong_desk.learn.drills.waits import find_waits, rank_discards
from mahjong_desk.rules.model.events import Win
from mahjong_desk.rules.model.reasons import Evaluation, Settlement
from mahjong_desk.rules.model.refusal import Refusal
from mahjong_desk.texts import tr
from mahjong_desk.ui import theme
from mahjong_desk.ui.hand.tile_groups import captioned_groups, row_groups
from mahjong_desk.ui.hand.yaku_list import ReadingsList, YakuList
from mahjong_desk.ui.kit.label import Label
from mahjong_desk.ui.kit.layout.boxes import Felt, Hairline, boxed, clear, column, fill, row
from mahjong_desk.ui.kit.layout.flow import flow
from mahjong_desk.ui.kit.link_label import LinkLabel
from mahjong_desk.ui.kit.table.badges import FormulaPlate, NoteBox
from mahjong_desk.ui.kit.table.payment_arrows import PaymentArrows
from mahjong_desk.ui.kit.text_format import format_change, format_number, join_clauses, join_items, with_heading
from mahjong_desk.ui.kit.tiles.faces import TileGroup
from mahjong_desk.ui.kit.tiles.rack import Rack
from mahjong_desk.ui.kit.tiles.tile_widgets import TileRow
from mahjong_desk.ui.learn import table_text
from mahjong_desk.ui.learn.drills.drill_text import correct_answer_text, event_lines, win_method_name
from mahjong_desk.ui.learn.drills.mistakes import MistakeList
from mahjong_desk.ui.learn.side_panel import SidePanel
from mahjong_desk.ui.learn.table_text import figure_label, waits_table
from mahjong_desk.ui.learn.workbench.result import discard_rows
from mahjong_desk.ui.text.payments import payer_payee_pairs, payment_lines, seat_boxes
from mahjong_desk.ui.text.phrases import capitalise, localise
from mahjong_desk.ui.text.refusals import refusal_text
from mahjong_desk.ui.text.values import formula, formula_remark, hand_value_text
from mahjong_desk.ui.text.vocabulary import fu_name, piece_group, piece_name, vocabulary_context
from mahjong_desk.ui.text.yaku_links import open_page_tip, yaku_line

_SCENE_TILE, _SMALLEST, _INDICATOR_TILE = 38, 25, 25
_SUBJECTS_WITH_WIN_METHOD = (Subject.YAKU, Subject.FU, Subject.VALUE)


class SceneFelt(Felt):
    """The hand and the table of a question."""

    yaku_requested = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self.rack = Rack(width=theme.px(_SCENE_TILE), smallest=theme.scaled_frame(_SMALLEST), brackets=False)
        self._lines = column(gap=6)
        self._column = column(self.rack, self._lines)
        self.setLayout(self._column)
        self.set_compact(compact=False)

    def set_compact(self, *, compact: bool) -> None:
        self._column.setContentsMargins(*(12, 3, 12, 3) if compact else (16, 8, 16, 8))
        self._column.setSpacing(3 if compact else 6)

    def show_drill(self, drill: Drill | None, names: Sequence[str]) -> None:
        clear(self._lines)
        is_shown = drill is not None and drill.subject is not Subject.PIECES
        self.setVisible(is_shown)
        if drill is None or not is_shown:
            return
        scene = drill.scene
        hand = scene.hand
        self.rack.setVisible(hand is not None)
        if hand is not None:
            self.rack.set_groups(row_groups(scene.ruleset, hand, scene.seat, scene.table.turn_order))
        if drill.subject is Subject.PAYMENT:
            for line in event_lines(scene, names):
                self._add_line(line, strong=True)
        self._add_facts(drill, names)
        if drill.subject is Subject.ALLOWED:
            self._add_scores(scene, names)
        if drill.subject is Subject.VALUE:
            self._add_value(drill)

    def accessible_text(self) -> str:
        """Returns everything shown as one line for screen readers."""
        visible = [part for part in self.findChildren(QWidget) if part.isVisibleTo(self)]
        return join_clauses(
            *(
                part.accessibleName() or (part.text() if isinstance(part, Label) else "")
                for part in visible
                if isinstance(part, Rack | TileRow | Label)
            )
        )

    def _add_line(self, text: str, *, strong: bool = False) -> None:
        if text:
            role = "felt_ink" if strong else "felt_ink2"
            self._lines.addWidget(Label(text, size=16 if strong else 15, role=role, wrap=True))

    def _add_facts(self, drill: Drill, names: Sequence[str]) -> None:
        """Shows circumstances, indicators and extra tiles."""
        scene = drill.scene
        facts: list[QWidget] = [Label(fact, size=15, role="felt_ink2") for fact in _circumstances(drill, names)]
        rows = [
            (capitalise(localise(indicator.name)), scene.hand.indicators.pieces_of(indicator))
            for indicator in scene.ruleset.indicators
            if scene.hand is not None
        ]
        penalties = tuple(piece for seat, piece, _dead in scene.rules.penalty_tiles(scene.table) if seat == scene.seat)
        for text, pieces in (*rows, (tr("Penalty tiles, face up in front of the player"), penalties)):
            if pieces:
                tiles = TileRow((piece_group(scene.ruleset, *pieces),), theme.px(_INDICATOR_TILE))
                facts.append(table_text.labelled_tiles(text, tiles))
        self._lines.addWidget(flow(*facts, gap=12))

    def _add_scores(self, scene: Scene, names: Sequence[str]) -> None:
        """Shows the scores if they decide whether a hand may win."""
        target = scene.rules.target_score
        if target is None:
            return
        table = scene.table
        order = table.turn_order_from(table.dealer)
        scores = [with_heading(names[seat], format_number(table.scores[seat])) for seat in order]
        self._add_line(join_items(scores), strong=True)
        self._add_line(tr("The match ends at {points} points.").format(points=format_number(target)))

    def _add_value(self, drill: Drill) -> None:
        """Shows the yaku, at the easy level also the value; nothing at the hard level."""
        settled = drill.scene.settle()
        if drill.level is Level.HARD or not isinstance(settled, Settlement):
            return
        ruleset, evaluation = drill.scene.ruleset, settled.wins[0].evaluation
        line, tip, on_click = yaku_line(ruleset, evaluation), open_page_tip(), self.yaku_requested.emit
        self._lines.addWidget(LinkLabel(line, tip=tip, on_click=on_click, size=16, role="felt_ink", wrap=True))
        if drill.level is Level.EASY:
            self._add_line(capitalise(hand_value_text(ruleset, evaluation)), strong=True)


def _circumstances(drill: Drill, names: Sequence[str]) -> list[str]:
    scene = drill.scene
    event = scene.event
    parts = []
    if scene.hand is not None:
        parts.append(table_text.owner_text(scene, names))
        if drill.subject in _SUBJECTS_WITH_WIN_METHOD and isinstance(event, Win):
            claimed = tr("Won from {player}", usage=vocabulary_context(scene.ruleset))
            parts.append(tr("Self-drawn") if event.discarder is None else claimed.format(player=names[event.discarder]))
    parts += [*table_text.hand_text(scene, names), table_text.dealer_text(scene, names)]
    if scene.replay_position is not None and scene.hand is not None and scene.table.dealer != scene.seat:
        parts.append(table_text.seat_wind_text(scene))
    return [*parts, *table_text.round_wind_text(scene), *table_text.sticks_text(scene)]


_TILE, _SMALL = 27, 20
_SCROLL_MARGIN = 90
_MAX_DISCARDS, _MAX_READINGS = 6, 4


class AnswerExplanation(SidePanel):
    yaku_requested = Signal(str)

    def __init__(self) -> None:
        super().__init__(spacing=8)
        self.setAccessibleName(tr("Explanation"))
        self.note = NoteBox("good")
        self._content = column(gap=8)
        fill(self.column, self.note, self._content, ...)

    def scroll_into_view(self, scroll_area: QScrollArea) -> None:
        """Scrolls to the verdict if the panel is inside the scroll area."""
        if scroll_area.isAncestorOf(self):
            QTimer.singleShot(0, self, lambda: scroll_area.ensureWidgetVisible(self.note, 0, theme.px(_SCROLL_MARGIN)))

    def show_page(self, page: QWidget) -> None:
        """Shows another widget while there is nothing to explain."""
        clear(self._content)
        self.note.hide()
        self._content.addWidget(page)

    def verdict_texts(self, drill: Drill, verdict: Verdict, names: Sequence[str]) -> tuple[str, str]:
        """Returns the verdict, and the right answer unless it was given."""
        if verdict.right:
            return tr("Correct", "the answer"), ""
        right = correct_answer_text(drill, names)
        sentence = tr("Correct answer: {answer}").format(answer=right) if right else ""
        return tr("Wrong"), sentence

    def show_verdict(self, drill: Drill, verdict: Verdict, names: Sequence[str]) -> None:
        """Shows whether the answer was right, and why."""
        clear(self._content)
        self.note.show()
        self.note.set_note("good" if verdict.right else "error", *self.verdict_texts(drill, verdict, names))
        mistakes = find_mistakes(drill, verdict)
        if mistakes:
            mistake_list = MistakeList(drill, mistakes, names)
            mistake_list.yaku_requested.connect(self.yaku_requested)
            self._content.addWidget(Label(tr("Your answer"), size=17, serif=True))
            self._content.addWidget(mistake_list)
        match drill.subject:
            case Subject.WAITS:
                self._show_waits(drill.scene)
            case Subject.ALLOWED:
                self._show_win_methods(drill.scene, names)
            case Subject.DISCARD:
                self._show_discards(drill.scene)
            case Subject.PIECES:
                self._show_pieces(drill)
            case _:
                self._show_settlement(drill, names)

    # Settlements

    def _show_settlement(self, drill: Drill, names: Sequence[str]) -> None:
        scene, settled = drill.scene, drill.scene.settle()
        if not isinstance(settled, Settlement):
            return
        if drill.subject is Subject.PAYMENT:
            self._show_payments(scene, settled, names)
        for win in settled.wins:
            if scene.hand is not None:
                self._show_hand(scene, win.evaluation, names)
            if drill.subject is Subject.FU:
                for item in win.evaluation.fu_items:
                    name = capitalise(fu_name(scene.ruleset, item.id))
                    self._content.addWidget(_value_line(name, format_number(item.value)))
            self._content.addWidget(_formula_plate(scene, win.evaluation))
        if drill.subject is Subject.VALUE:
            self._show_payments(scene, settled, names)

    def _show_payments(self, scene: Scene, settled: Settlement, names: Sequence[str]) -> None:
        arrows = PaymentArrows()
        boxes, pairs = seat_boxes(scene.ruleset, settled, names), payer_payee_pairs(settled)
        arrows.set_payments(boxes, pairs, [win.winner for win in settled.wins], order=scene.table.turn_order)
        arrows.setFixedHeight(arrows.sizeHint().height())
        self._content.addWidget(arrows)
        for line in payment_lines(scene.ruleset, settled, names):
            self._content.addWidget(Label(with_heading(*line), size=14, role="ink2", wrap=True))

    def _show_hand(self, scene: Scene, evaluation: Evaluation, names: Sequence[str]) -> None:
        assert scene.hand is not None
        rack = Rack(width=theme.px(_TILE), smallest=theme.scaled_frame(_SMALL), inline_amounts=True)
        rack.set_groups(
            captioned_groups(scene.ruleset, scene.hand, evaluation, scene.seat, names, scene.table.turn_order)
        )
        self._content.addWidget(rack)
        yaku = YakuList()
        yaku.show_evaluation(scene.ruleset, evaluation)
        yaku.yaku_requested.connect(self.yaku_requested)
        self._content.addWidget(yaku)
        readings = ReadingsList()
        self._content.addWidget(readings)
        readings.show_readings(scene.ruleset, evaluation)

    # Waits

    def _show_waits(self, scene: Scene) -> None:
        waits = find_waits(scene)
        self._content.addWidget(waits_table(scene.ruleset, waits, scene.seat, _TILE))
        for wait in waits[:_MAX_READINGS]:
            evaluation = wait.tsumo.evaluation or wait.ron.evaluation
            if evaluation is None or scene.hand is None:
                continue
            rack = Rack(width=theme.px(_SMALL), smallest=theme.scaled_frame(_SMALL), brackets=False)
            hand = replace(scene.hand, winning_piece=wait.piece)
            groups = captioned_groups(
                scene.ruleset, hand, evaluation, scene.seat, [""] * scene.table.players, scene.table.turn_order
            )
            rack.set_groups(tuple(TileGroup(group.pieces) for group in groups))
            self._content.addWidget(rack)

    # Win methods

    def _show_win_methods(self, scene: Scene, names: Sequence[str]) -> None:
        ruleset = scene.ruleset
        for seat, settled in outcomes_by_seat(scene).items():
            method = win_method_name(scene, seat, names)
            self._content.addWidget(Hairline())
            if isinstance(settled, Refusal):
                self._content.addWidget(_value_line(method, tr("no", "not allowed")))
                reason = refusal_text(settled, names, ruleset)
                self._content.addWidget(Label(reason, size=14, role="ink2", wrap=True))
            else:
                self._content.addWidget(_value_line(method, format_change(settled.deltas[scene.seat])))

    # Discards

    def _show_discards(self, scene: Scene) -> None:
        usage = vocabulary_context(scene.ruleset)
        for discard in rank_discards(scene)[:_MAX_DISCARDS]:
            self._content.addWidget(boxed(discard_rows(scene.ruleset.pieces, (discard.piece,), discard, usage)))

    # Tiles

    def _show_pieces(self, drill: Drill) -> None:
        """Names the offered tiles, right ones first."""
        spec, ruleset = drill.answer_spec, drill.scene.ruleset
        if not isinstance(spec, ChoiceQuestion):
            return
        for option in sorted(spec.options, key=lambda option: option not in spec.right):
            tile = TileRow((piece_group(ruleset, int(option)),), theme.px(_SMALL))
            name = Label(capitalise(piece_name(ruleset, int(option))), bold=option in spec.right, wrap=True)
            self._content.addWidget(boxed(row(tile, (name, 1), gap=10)))


def _formula_plate(scene: Scene, evaluation: Evaluation) -> FormulaPlate:
    size = capitalise(hand_value_text(scene.ruleset, evaluation))
    return FormulaPlate(formula(evaluation), formula_remark(scene.ruleset, evaluation), size)


def _value_line(text: str, value: str) -> QWidget:
    return boxed(row((Label(text, wrap=True), 1), figure_label(value)))

# SPDX-License-Identifier: MIT
"""The felts of a lesson's screens: the table, the hand, and below them what can be done with it."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from mahjong_desk.learn.cases import yaku_ids
from mahjong_desk.learn.drills import Scene, waits_of
from mahjong_desk.learn.drills.pieces import COPIES
from mahjong_desk.learn.lessons import (
    BY_GROUP,
    CircumstanceTask,
    Deed,
    FreeSwapTask,
    LabelledTiles,
    LessonChoice,
    LessonStep,
    LookTask,
    PickGoal,
    PickTask,
    SceneValue,
    SwapTask,
    evaluate_scene,
    pick_options,
    swap_piece,
)
from mahjong_desk.learn.lessons import TextRun as Said
from mahjong_desk.pieces import Piece
from mahjong_desk.rules.model.events import Win
from mahjong_desk.rules.model.refusal import ErrorCode
from mahjong_desk.rules.ruleset import Ruleset
from mahjong_desk.rules.yaku.failing import why_not_counted
from mahjong_desk.texts import tr
from mahjong_desk.ui import theme
from mahjong_desk.ui.hand.tile_groups import captioned_groups, row_groups, wildcard_of
from mahjong_desk.ui.kit.accessibility import announce
from mahjong_desk.ui.kit.controls.chip import Chip
from mahjong_desk.ui.kit.label import Label
from mahjong_desk.ui.kit.layout.boxes import column, row
from mahjong_desk.ui.kit.layout.flow import FlowBox
from mahjong_desk.ui.kit.layout.panels import Felt, Hairline
from mahjong_desk.ui.kit.link_label import plain_text
from mahjong_desk.ui.kit.tiles.faces import TileFace, TileGroup, face_name, face_text
from mahjong_desk.ui.kit.tiles.rack import Rack
from mahjong_desk.ui.kit.tiles.tile_widgets import TileButton, TileRow
from mahjong_desk.ui.learn.drills.drill_text import category_text, kind_text
from mahjong_desk.ui.learn.lessons.lesson_text import (
    GapContext,
    fill_text,
    names_of,
    table_words,
    task_words,
    wrong_words,
)
from mahjong_desk.ui.learn.lessons.tile_buttons import Mark, PieceButton, PieceButtonRow, key_of
from mahjong_desk.ui.learn.lessons.tile_text import Parts
from mahjong_desk.ui.learn.lessons.tried_choices import TriedChoices, choice_parts
from mahjong_desk.ui.learn.lessons.value_panel import ValuePanel
from mahjong_desk.ui.learn.table_text import labelled_tiles
from mahjong_desk.ui.text import vocabulary
from mahjong_desk.ui.text.failures import failure_line
from mahjong_desk.ui.text.phrases import capitalised, localised, sentences
from mahjong_desk.ui.text.tiles import counted_group, counted_groups, piece_face, piece_group, piece_name
from mahjong_desk.ui.text.vocabulary import yaku_name

_TILE, _LARGE_TILE, _SMALLEST, _LOW_SMALLEST = 45, 60, 25, 20
_WIDE = 1000
"""From which width on, in pixels, the pieces are larger."""
_AROUND, _LOW_AROUND = (16, 10, 16, 12), (12, 5, 12, 7)
_PLAIN, _ASIDE, _OFFERED, _LOW_OFFERED = 37, 30, 30, 25
_FEW, _TOUCHED, _SMALL = 12, 37, 27

Place = tuple[int, int]
"""A piece on the rack, by group and piece."""


class ExerciseView(Felt):
    """What can be done on one screen; ``scene`` is the hand as it lies now."""

    changed = Signal()

    def __init__(self, ruleset: Ruleset, step: LessonStep, *, clickable: bool = False, smallest: int = 0) -> None:
        super().__init__()
        self.ruleset, self.step, self.scene = ruleset, step, step.scene
        self.names = names_of(step.scene, ruleset)
        self._least = smallest
        self.line = FlowBox(gap=16)
        self.rack = Rack(inline_amounts=True, clickable=clickable)
        self.column = column(self.line, self.rack)
        self.setLayout(self.column)
        self.line.setVisible(step.scene is not None)
        self.rack.setVisible(step.scene is not None and step.scene.hand is not None)
        self._show_table()
        self.low = False
        self.set_low(False)

    def set_low(self, low: bool) -> None:
        """Takes less room for everything, where the window is low."""
        self.low = low
        self.column.setContentsMargins(*_LOW_AROUND if low else _AROUND)
        self.column.setSpacing(4 if low else 8)
        wide = self.width() >= _WIDE * theme.scale()
        least = self._least or (_LOW_SMALLEST if low else _SMALLEST)
        self.rack.set_tile_width(theme.px(_LARGE_TILE if wide else _TILE), theme.scaled_frame(least))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.set_low(self.low)

    def _show_table(self) -> None:
        """Shows what was turned up, who wins how, who deals."""
        self.line.clear()
        scene, ruleset = self.scene, self.ruleset
        if scene is None:
            return
        if scene.hand is not None:
            shown = [
                (capitalised(localised(one.names)), piece_group(ruleset, *pieces))
                for one in ruleset.indicators
                if (pieces := scene.hand.turned_up.of(one))
            ]
            if (wild := wildcard_of(ruleset, scene.hand)) is not None:
                face = piece_face(ruleset, wild, wild)
                shown.append((tr("→ wildcard"), TileGroup((face,))))
            for text, group in shown:
                self.line.add_widget(labelled_tiles(text, TileRow((group,), theme.px(_ASIDE))))
        for sentence in table_words(scene, self.names, winds=self.step.winds):
            self.line.add_widget(Label(sentence, role="felt_ink2"))

    @property
    def value(self) -> SceneValue:
        """What the rules make of the hand as it lies now."""
        return evaluate_scene(self.scene) if self.scene is not None else SceneValue(None)

    @property
    def tells(self) -> bool:
        """Whether there is anything to say beside the felt."""
        return self.step.scene is not None or self.step.after is not None

    @property
    def under(self) -> QWidget | None:
        """What stands below the felt; None for nothing."""
        return None

    def tell(self, panel: ValuePanel) -> None:
        """Has the paper beside the felt say what there is to say now."""
        if self.scene is not None:
            panel.show_scene(self.scene, self.value, self.names, remark=self.remark(), result=self.step.result)
        else:
            panel.show_words("", "", self.remark())

    def remark(self) -> Parts:
        """Returns what the lesson says beside the value."""
        return (
            fill_text(self.step.after, GapContext.of_step(self.ruleset, self.step))
            if self.step.after is not None
            else ()
        )

    def take_key(self, _text: str) -> bool:
        """Does what a digit stands for; tells whether it stands for something."""
        return False

    def why_not(self, yaku: str) -> str:
        """Returns why a yaku does not count in the hand as it lies now; nothing where it does."""
        settled = self.value.settlement or self.value.refusal
        failure = (
            why_not_counted(self.scene.rules, settled, yaku) if self.scene is not None and settled is not None else None
        )
        return plain_text(failure_line(self.ruleset, failure, self.names)) if failure is not None else ""

    def groups_of(self, scene: Scene) -> tuple[TileGroup, ...]:
        """Returns a hand in the groups that count, or in a row where it does not win."""
        hand, found, order = scene.hand, evaluate_scene(scene).settlement, scene.table.order
        if hand is None:
            return ()
        if found is None or not found.wins:
            laid = row_groups(self.ruleset, hand, scene.seat, order)
        else:
            laid = captioned_groups(self.ruleset, hand, found.wins[0].evaluation, scene.seat, self.names, order)
        return (*laid, *counted_groups(self.ruleset, hand))


class LookExercise(ExerciseView):
    """A hand in its groups, or rows of pieces that say what they are when they are touched."""

    def __init__(self, ruleset: Ruleset, step: LessonStep) -> None:
        rows = step.deed.rows if isinstance(step.deed, LookTask) else ()
        super().__init__(ruleset, step, clickable=bool(rows), smallest=_PLAIN if rows else 0)
        self.touched: TileFace | None = None
        self._rows = rows
        if rows:
            self.rack.set_groups(tuple(map(self._group, rows)))
            self.rack.show()
            self.rack.tile_clicked.connect(self._touch)
        elif step.scene is not None:
            self.rack.set_groups(self.groups_of(step.scene))

    @property
    def tells(self) -> bool:
        """Whether there is anything to say beside the felt: what a piece is."""
        return bool(self._rows) or super().tells

    def _group(self, row: LabelledTiles) -> TileGroup:
        fields = {field.id: field for field in self.ruleset.extra_fields}
        group = counted_group(self.ruleset, fields[row.field]) if row.field else piece_group(self.ruleset, *row.pieces)
        return group._replace(caption=localised(row.label))

    def _touch(self, group: int, piece: int) -> None:
        self.touched = self.rack.groups[group].pieces[piece]
        self.rack.set_mark((group, piece))
        self.changed.emit()

    def tell(self, panel: ValuePanel) -> None:
        """Has the paper say what the piece is that was touched."""
        if not self._rows:
            super().tell(panel)
        elif self.touched is None:
            hint = tr("Touch a tile: here stands what it is.", usage=vocabulary.piece_context(self.ruleset.pieces))
            panel.show_words("", hint, self.remark())
        else:
            panel.show_words(capitalised(face_text(self.touched)), self._belonging(self.touched), self.remark())
            panel.show_piece(self.touched)

    def _belonging(self, face: TileFace) -> str:
        pieces = self.ruleset.pieces
        if face.name in pieces.names:
            return category_text(pieces, pieces.kinds[pieces.names.index(face.name)])
        aside = tr("It belongs to no hand: it is laid aside and counted.")
        return sentences(aside, kind_text(COPIES, 1))


class ChoiceExercise(ExerciseView):
    """One of a few things is tried: a piece in a place of the hand, or other circumstances; each is valued at once."""

    def __init__(self, ruleset: Ruleset, step: LessonStep) -> None:
        super().__init__(ruleset, step)
        assert isinstance(step.deed, SwapTask | CircumstanceTask)
        self.choices, self.chosen = step.deed.choices, 0
        self._swap = step.deed if isinstance(step.deed, SwapTask) else None
        self._values: dict[int, SceneValue] = {}
        self.table, self.row = TriedChoices(), PieceButtonRow()
        won = all(isinstance(choice.scene.event, Win) for choice in self.choices)
        asked = tr("How it goes") if won else tr("What happens")
        if self._swap is not None:
            asked = tr("In its place")
            self.rack.leave_room_above()
        for place, choice in enumerate(self.choices):
            group = None if choice.piece is None else piece_group(ruleset, choice.piece)
            button = PieceButton(ruleset, group, choice_parts(ruleset, choice), key=key_of(place), exclusive=True)
            self.row.add_button(button)
        self.row.buttons[0].setChecked(True)
        self.row.touched.connect(self.choose)
        self.column.addWidget(Hairline(role="felt_line"))
        self.column.addLayout(row(Label(asked, role="felt_ink2"), (self.row, 1), gap=16))
        self._show()

    @property
    def under(self) -> QWidget:
        """The table of what was tried."""
        return self.table

    def choose(self, place: int) -> None:
        """Lays another choice."""
        self.chosen = place
        self._show()
        self.changed.emit()

    def take_key(self, text: str) -> bool:
        """Lays the choice of a digit."""
        return self.row.take_key(text)

    def _show(self) -> None:
        choice = self.choices[self.chosen]
        self.scene = choice.scene
        value = self._values.setdefault(self.chosen, evaluate_scene(choice.scene))
        self._show_table()
        self._show_hand(choice, value)
        tried = [(self.choices[place], one) for place, one in sorted(self._values.items())]
        self.table.show_tried(self.ruleset, tried, self.names, shown=choice, of=len(self.choices))

    def _show_hand(self, choice: LessonChoice, value: SceneValue) -> None:
        groups, names = self.groups_of(choice.scene), self.ruleset.pieces.names
        at, tag = None, ""
        if self._swap is not None and choice.piece is not None:
            broken = value.refusal is not None and value.refusal.code is ErrorCode.NOT_A_WIN
            first = self.groups_of(self.choices[0].scene)
            if broken and (at := self._place(first, names[self._swap.piece])) is not None:
                # Nothing else moves: the piece lies where the other one made the group that it breaks.
                faces = list(first[at[0]].pieces)
                face = piece_group(self.ruleset, choice.piece).pieces[0]
                faces[at[1]] = face._replace(winning=faces[at[1]].winning)
                groups = (*first[: at[0]], TileGroup(tuple(faces), faulty=True), *first[at[0] + 1 :])
            elif not broken and (at := self._place(groups, names[choice.piece])) is not None:
                lies = groups[at[0]].pieces[at[1]]
                name = face_name(lies.stands_for, lies.usage) if lies.stands_for else ""
                tag = tr("as {tile}").format(tile=name) if name else ""
        self.rack.set_groups(groups)
        if at is not None:
            self.rack.set_mark(at, tag)

    def _place(self, groups: tuple[TileGroup, ...], name: str) -> Place | None:
        """Returns where the piece in question lies; of several the one that stands for another."""
        winning = self._swap is not None and self._swap.winning
        found = [
            (at, place)
            for at, group in enumerate(groups)
            for place, face in enumerate(group.pieces)
            if face.name == name and face.winning == winning and not face.sideways
        ]
        return min(found, key=lambda one: not groups[one[0]].pieces[one[1]].stands_for, default=None)

    def tell(self, panel: ValuePanel) -> None:
        """Has the paper say what the choice brings, and what it loses against what was tried."""
        choice, value = self.choices[self.chosen], self._values[self.chosen]
        tried = {one for other in self._values.values() for one in yaku_ids(other.settlement)}
        won = value.settlement is not None and value.settlement.wins
        lost = tried - set(yaku_ids(value.settlement)) if won else ()
        missed = [(entry.id, self.why_not(entry.id)) for entry in self.ruleset.yaku if entry.id in lost]
        gaps = GapContext(self.ruleset, choice.scene, self.choices)
        remark = fill_text(choice.note, gaps) if choice.note is not None else self.remark()
        panel.show_scene(choice.scene, value, self.names, missed=missed, remark=remark, result=self.step.result)


class SwapExercise(ExerciseView):
    """A piece of the hand and one of all pieces of the game are touched, in either order, and change places."""

    def __init__(self, ruleset: Ruleset, step: LessonStep) -> None:
        self.kinds: dict[Piece, TileButton] = {}
        super().__init__(ruleset, step, clickable=True)
        assert isinstance(step.deed, FreeSwapTask)
        self._aim = step.deed.aim
        self.touched: tuple[Piece, bool] | None = None
        self.held: Piece | None = None
        self._faces: dict[Place, tuple[Piece, bool]] = {}
        self.rack.leave_room_above()
        self.rack.tile_clicked.connect(self._touch)
        self.task = Label(role="felt_ink", wrap=True)
        self.again = Chip(tr("Start again"), on_felt=True, checkable=False, icon="undo")
        self.again.clicked.connect(lambda: self._set(self.step.scene))
        flow, usage = FlowBox(gap=2), vocabulary.vocabulary_context(ruleset)
        for piece, copies in enumerate(ruleset.pieces.copies):
            name = ruleset.pieces.names[piece]
            button = TileButton(name, theme.scaled_frame(_OFFERED), copies=copies, pips=False, usage=usage)
            button.clicked.connect(lambda _checked=False, piece=piece: self._take(piece))
            self.kinds[piece] = button
            flow.add_widget(button)
        flow.add_widget(self.again)
        self.column.addWidget(self.task)
        self.column.addWidget(flow)
        self._show()

    def set_low(self, low: bool) -> None:
        """Takes less room for everything, where the window is low."""
        super().set_low(low)
        for button in self.kinds.values():
            button.set_tile_width(theme.scaled_frame(_LOW_OFFERED if low else _OFFERED))

    def _touch(self, group: int, piece: int) -> None:
        found = self._faces.get((group, piece))
        if found is None:
            announce(self, tr("This one was claimed and stays."))
        elif self.held is not None:
            self._lay(self.held, found)
        else:
            self.touched = found
            self.rack.set_mark((group, piece))
            self._say()

    def _take(self, piece: Piece) -> None:
        if self.touched is not None:
            self._lay(piece, self.touched)
        else:
            self.held = piece
            self._say()

    def _lay(self, piece: Piece, place: tuple[Piece, bool]) -> None:
        gone, winning = place
        if self.scene is not None:
            self._set(swap_piece(self.scene, gone, piece, winning=winning))

    def _set(self, scene: Scene | None) -> None:
        self.scene = scene
        self._show()
        self.changed.emit()

    def _show(self) -> None:
        scene, ruleset = self.scene, self.ruleset
        if scene is None or scene.hand is None:
            return
        hand, won = scene.hand, scene.hand.winning_piece
        self.touched = self.held = None
        self._show_table()
        self.rack.set_groups(row_groups(ruleset, hand, scene.seat, scene.table.order))
        concealed = ruleset.pieces.sorted(hand.concealed)
        self._faces = {(0, at): (piece, False) for at, piece in enumerate(concealed)}
        used = [*concealed, *(piece for meld in hand.melds for piece in meld.pieces), *hand.turned_up.pieces]
        if won is not None:
            self._faces[len(self.rack.groups) - 1, 0] = (won, True)
            used.append(won)
        counts = ruleset.pieces.counts(used)
        for piece, button in self.kinds.items():
            button.set_left(max(0, ruleset.pieces.copies[piece] - counts[piece]))
        self._say()

    def _say(self) -> None:
        piece_usage = vocabulary.piece_context(self.ruleset.pieces)
        if self.touched is not None:
            name = piece_name(self.ruleset, self.touched[0])
            asked = tr("What shall lie there instead of this: {tile}?").format(tile=name)
        elif self.held is not None:
            name = piece_name(self.ruleset, self.held)
            asked = tr("Which tile of the hand shall go for this: {tile}?", usage=piece_usage).format(tile=name)
        else:
            asked = tr("Touch a tile of the hand, then the one to take its place.", usage=piece_usage)
        aim = ""
        if self._aim is not None:
            there = self._aim in yaku_ids(self.value.settlement)
            sentence = tr("Wanted: {yaku}. It is there.") if there else tr("Wanted: {yaku}. Not yet.")
            aim = sentence.format(yaku=yaku_name(self.ruleset, self._aim)[0])
        self.task.setText(sentences(aim, asked))

    def tell(self, panel: ValuePanel) -> None:
        """Has the paper say what the hand is worth, and why the yaku is not there that shall come of it."""
        value, aim = self.value, self._aim
        if self.scene is None or value.settlement is None or aim is None or aim in yaku_ids(value.settlement):
            super().tell(panel)
            return
        missed = ((aim, self.why_not(aim)),)
        panel.show_scene(self.scene, value, self.names, missed=missed, remark=self.remark())


class FindExercise(ExerciseView):
    """The right pieces or groups are found by touching them; what is wrong is told at once."""

    def __init__(self, ruleset: Ruleset, step: LessonStep) -> None:
        super().__init__(ruleset, step)
        assert isinstance(step.deed, PickTask)
        self._pick, self._said = step.deed, ""
        self.touchables = pick_options(ruleset, step.scene, self._pick)
        self.found: list[int] = []
        by_group = self._pick.sought in BY_GROUP
        groups = self.groups_of(step.scene) if step.scene is not None else ()
        self.rack.set_groups(tuple(TileGroup(group.pieces) for group in groups))
        if by_group:
            self.rack.hide()
        elif step.scene is not None:
            self.column.addWidget(Hairline(role="felt_line"))
        many = len(self.touchables) > _FEW
        self.row = PieceButtonRow(gap=6 if many else 10)
        for place, one in enumerate(self.touchables):
            shown = TileGroup(groups[place].pieces) if by_group else piece_group(ruleset, *one.pieces)
            name = (Said(groups[place].caption),) if by_group and groups[place].caption else ()
            key, width = ("", _SMALL) if many else (key_of(place), _TOUCHED)
            self.row.add_button(PieceButton(ruleset, shown, name, key=key, width=width))
        self.row.touched.connect(self.touch)
        self.column.addWidget(Label(task_words(self._pick, ruleset), role="felt_ink", wrap=True))
        self.column.addWidget(self.row)

    @property
    def tells(self) -> bool:
        """Whether there is anything to say beside the felt: how many are found."""
        return True

    @property
    def complete(self) -> bool:
        """Whether all of them were found."""
        return len(self.found) == sum(one.right for one in self.touchables)

    def touch(self, place: int) -> None:
        """Takes one, and says whether it is right, or why not."""
        one = self.touchables[place]
        self.row.buttons[place].set_mark(Mark.RIGHT if one.right else Mark.WRONG)
        if one.right and place not in self.found:
            self.found.append(place)
        wrong = "" if one.right else wrong_words(self.ruleset, self.scene, self._pick, one.pieces[0], self.names)
        self._said = wrong or tr("Right.")
        announce(self, self._said)
        self.changed.emit()

    def take_key(self, text: str) -> bool:
        """Touches what a digit stands for."""
        return self.row.take_key(text)

    def tell(self, panel: ValuePanel) -> None:
        """Has the paper say how many are found, and once all are, what the hand is worth."""
        scene, remark = self.scene, self.remark() if self.complete else ()
        if self.complete and scene is not None and scene.event is not None:
            panel.show_scene(scene, self.value, self.names, remark=remark)
            return
        right = sum(one.right for one in self.touchables)
        count = tr("{count} of {all} found").format(count=len(self.found), all=right)
        panel.show_words(tr("All of them") if self.complete else count, self._said, remark)
        if self._pick.sought is PickGoal.WAITS and scene is not None:
            pieces = {self.touchables[place].pieces[0] for place in self.found}
            panel.show_waits(scene, [one for one in waits_of(scene) if one.piece in pieces])


FELTS: dict[type[Deed], type[ExerciseView]] = {
    LookTask: LookExercise,
    SwapTask: ChoiceExercise,
    CircumstanceTask: ChoiceExercise,
    FreeSwapTask: SwapExercise,
    PickTask: FindExercise,
}
"""The felt for what is done on a screen."""

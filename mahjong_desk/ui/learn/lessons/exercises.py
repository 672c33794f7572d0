# SPDX-License-Identifier: MIT
"""The exercises of lesson steps: choices, swaps, and tiles to find."""

from PySide6.QtWidgets import QWidget

from mahjong_desk.learn.cases.win_case import yaku_ids
from mahjong_desk.learn.drills.drill import Scene
from mahjong_desk.learn.drills.waits import find_waits
from mahjong_desk.learn.lessons.lesson import (
    CircumstanceTask,
    FreeSwapTask,
    LessonChoice,
    LessonStep,
    LookTask,
    PickGoal,
    PickTask,
    SwapTask,
    Task,
    TextRun,
)
from mahjong_desk.learn.lessons.pick_answers import BY_GROUP, pick_options
from mahjong_desk.learn.lessons.scene_file import SceneValue, evaluate_scene, swap_piece
from mahjong_desk.pieces import Piece
from mahjong_desk.rules.model.events import Win
from mahjong_desk.rules.model.refusal import ErrorCode
from mahjong_desk.rules.ruleset import Ruleset
from mahjong_desk.texts import tr
from mahjong_desk.ui import theme
from mahjong_desk.ui.hand.tile_groups import row_groups
from mahjong_desk.ui.kit.accessibility import announce
from mahjong_desk.ui.kit.controls.chips import Chip
from mahjong_desk.ui.kit.label import Label
from mahjong_desk.ui.kit.layout.boxes import Hairline, row
from mahjong_desk.ui.kit.layout.flow import flow
from mahjong_desk.ui.kit.tiles.faces import TileGroup, face_name
from mahjong_desk.ui.kit.tiles.tile_widgets import TileButton
from mahjong_desk.ui.learn.lessons.exercise_view import ExerciseView, LookExercise
from mahjong_desk.ui.learn.lessons.lesson_text import GapContext, fill_text, task_text, wrong_pick_text
from mahjong_desk.ui.learn.lessons.tile_buttons import AnswerMark, PieceButton, PieceButtonRow, key_of
from mahjong_desk.ui.learn.lessons.value_panel import TriedChoices, ValuePanel, choice_parts
from mahjong_desk.ui.text import vocabulary
from mahjong_desk.ui.text.phrases import sentences
from mahjong_desk.ui.text.vocabulary import piece_group, piece_name, yaku_name

_PALETTE_TILE, _LOW_PALETTE_TILE = 30, 25
_MAX_KEYED_OPTIONS, _OPTION_TILE, _SMALL_OPTION_TILE = 12, 37, 27

RackPosition = tuple[int, int]
"""The indices of group and piece on the rack."""


class ChoiceExercise(ExerciseView):
    """Alternatives for a tile or the circumstances, evaluated when chosen."""

    def __init__(self, ruleset: Ruleset, step: LessonStep) -> None:
        super().__init__(ruleset, step)
        assert isinstance(step.task, SwapTask | CircumstanceTask)
        self.choices, self.chosen = step.task.choices, 0
        self._swap = step.task if isinstance(step.task, SwapTask) else None
        self._values: dict[int, SceneValue] = {}
        self.table, self.row = TriedChoices(), PieceButtonRow()
        all_win = all(isinstance(choice.scene.event, Win) for choice in self.choices)
        heading = tr("How it goes") if all_win else tr("What happens")
        if self._swap is not None:
            heading = tr("Replacement")
            self.rack.reserve_tag_row()
        for index, choice in enumerate(self.choices):
            group = None if choice.piece is None else piece_group(ruleset, choice.piece)
            button = PieceButton(ruleset, group, choice_parts(ruleset, choice), key=key_of(index), exclusive=True)
            self.row.add_button(button)
        self.row.buttons[0].setChecked(True)
        self.row.tile_clicked.connect(self.choose)
        self.column.addWidget(Hairline(role="felt_line"))
        self.column.addLayout(row(Label(heading, role="felt_ink2"), (self.row, 1), gap=16))
        self._show()

    @property
    def footer(self) -> QWidget:
        """The table of tried choices."""
        return self.table

    def choose(self, index: int) -> None:
        self.chosen = index
        self.moves.append(index)
        self._show()
        self.changed.emit()

    def handle_key(self, text: str) -> bool:
        return self.row.handle_key(text)

    def _show(self) -> None:
        choice = self.choices[self.chosen]
        self.scene = choice.scene
        value = self._values.setdefault(self.chosen, evaluate_scene(choice.scene))
        self._show_table()
        self._show_hand(choice, value)
        tried = [(self.choices[index], result) for index, result in sorted(self._values.items())]
        self.table.show_tried(self.ruleset, tried, self.names, shown=choice, total=len(self.choices))

    def _show_hand(self, choice: LessonChoice, value: SceneValue) -> None:
        groups, names = self.groups_of(choice.scene), self.ruleset.pieces.face_names
        position, tag = None, ""
        if self._swap is not None and choice.piece is not None:
            broken = value.refusal is not None and value.refusal.code is ErrorCode.NOT_A_WIN
            first = self.groups_of(self.choices[0].scene)
            if broken and (position := self._find_tile(first, names[self._swap.piece])) is not None:
                # Only this piece changes; the group that it breaks is marked.
                faces = list(first[position[0]].pieces)
                face = piece_group(self.ruleset, choice.piece).pieces[0]
                faces[position[1]] = face._replace(winning=faces[position[1]].winning)
                groups = (*first[: position[0]], TileGroup(tuple(faces), faulty=True), *first[position[0] + 1 :])
            elif not broken and (position := self._find_tile(groups, names[choice.piece])) is not None:
                tile = groups[position[0]].pieces[position[1]]
                name = face_name(tile.substitutes, tile.usage) if tile.substitutes else ""
                tag = tr("as {tile}").format(tile=name) if name else ""
        self.rack.set_groups(groups)
        if position is not None:
            self.rack.set_mark(position, tag)

    def _find_tile(self, groups: tuple[TileGroup, ...], name: str) -> RackPosition | None:
        """Returns the position of the swapped tile, preferably a substitute, or None."""
        winning = self._swap is not None and self._swap.winning
        found = [
            (group_index, tile_index)
            for group_index, group in enumerate(groups)
            for tile_index, face in enumerate(group.pieces)
            if face.name == name and face.winning == winning and not face.sideways
        ]
        return min(found, key=lambda position: not groups[position[0]].pieces[position[1]].substitutes, default=None)

    def update_panel(self, panel: ValuePanel) -> None:
        """Shows the value, and the yaku that only another tried choice has."""
        choice, value = self.choices[self.chosen], self._values[self.chosen]
        tried = {yaku_id for other in self._values.values() for yaku_id in yaku_ids(other.settlement)}
        won = value.settlement is not None and value.settlement.wins
        lost = tried - set(yaku_ids(value.settlement)) if won else ()
        missed = [(yaku.id, self.failure_text(yaku.id)) for yaku in self.ruleset.yaku if yaku.id in lost]
        gaps = GapContext(self.ruleset, choice.scene, self.choices)
        remark = fill_text(choice.note, gaps) if choice.note is not None else self.remark()
        panel.show_scene(choice.scene, value, self.names, missed=missed, remark=remark, result=self.step.result)


class SwapExercise(ExerciseView):
    """A hand whose tiles are swapped with any tiles of the game, in either order."""

    def __init__(self, ruleset: Ruleset, step: LessonStep) -> None:
        self.kinds: dict[Piece, TileButton] = {}
        super().__init__(ruleset, step, clickable=True)
        assert isinstance(step.task, FreeSwapTask)
        self._aim = step.task.target_yaku
        self.touched: tuple[Piece, bool] | None = None
        self.picked_tile: Piece | None = None
        self._faces: dict[RackPosition, tuple[Piece, bool]] = {}
        self.rack.reserve_tag_row()
        self.rack.tile_clicked.connect(self._touch)
        self.task = Label(role="felt_ink", wrap=True)
        start = self.step.scene
        self.again = Chip(
            tr("Start again"), on_felt=True, checkable=False, icon="undo", on_click=lambda: self._set_scene(start)
        )
        usage = vocabulary.vocabulary_context(ruleset)
        for piece, copies in enumerate(ruleset.pieces.copies_per_kind):
            name = ruleset.pieces.face_names[piece]
            button = TileButton(name, theme.scaled_frame(_PALETTE_TILE), copies=copies, pips=False, usage=usage)
            button.clicked.connect(lambda _checked=False, piece=piece: self._pick_from_palette(piece))
            self.kinds[piece] = button
        self.column.addWidget(self.task)
        self.column.addWidget(flow(*self.kinds.values(), self.again, gap=2))
        self._show()

    def set_compact(self, *, compact: bool) -> None:
        super().set_compact(compact=compact)
        for button in self.kinds.values():
            button.set_tile_width(theme.scaled_frame(_LOW_PALETTE_TILE if compact else _PALETTE_TILE))

    def _touch(self, group: int, piece: int) -> None:
        tile = self._faces.get((group, piece))
        if tile is None:
            announce(self, tr("This one was claimed and stays."))
        elif self.picked_tile is not None:
            self._swap_tile(self.picked_tile, tile)
        else:
            self.touched = tile
            self.rack.set_mark((group, piece))
            self._update_task()

    def _pick_from_palette(self, piece: Piece) -> None:
        if self.touched is not None:
            self._swap_tile(piece, self.touched)
        else:
            self.picked_tile = piece
            self._update_task()

    def _swap_tile(self, piece: Piece, replaced: tuple[Piece, bool]) -> None:
        old_piece, winning = replaced
        if self.scene is not None:
            self._set_scene(swap_piece(self.scene, old_piece, piece, winning=winning))

    def _set_scene(self, scene: Scene | None) -> None:
        self.scene = scene
        self.moves.append(scene)
        self._show()
        self.changed.emit()

    repeat = _set_scene

    def _show(self) -> None:
        scene, ruleset = self.scene, self.ruleset
        if scene is None or scene.hand is None:
            return
        hand, winning_piece = scene.hand, scene.hand.winning_piece
        self.touched = self.picked_tile = None
        self._show_table()
        self.rack.set_groups(row_groups(ruleset, hand, scene.seat, scene.table.turn_order))
        concealed = ruleset.pieces.sorted(hand.concealed)
        self._faces = {(0, index): (piece, False) for index, piece in enumerate(concealed)}
        used = [*concealed, *(piece for meld in hand.melds for piece in meld.pieces), *hand.indicators.pieces]
        if winning_piece is not None:
            self._faces[len(self.rack.groups) - 1, 0] = (winning_piece, True)
            used.append(winning_piece)
        counts = ruleset.pieces.counts(used)
        for piece, button in self.kinds.items():
            button.set_remaining(max(0, ruleset.pieces.copies_per_kind[piece] - counts[piece]))
        self._update_task()

    def _update_task(self) -> None:
        piece_usage = vocabulary.piece_context(self.ruleset.pieces)
        if self.touched is not None:
            name = piece_name(self.ruleset, self.touched[0])
            instruction = tr("Replace {tile} with which tile?").format(tile=name)
        elif self.picked_tile is not None:
            name = piece_name(self.ruleset, self.picked_tile)
            instruction = tr("Which tile should make way for {tile}?", usage=piece_usage).format(tile=name)
        else:
            instruction = tr("Select a tile in the hand, then its replacement.", usage=piece_usage)
        aim = ""
        if self._aim is not None:
            is_reached = self._aim in yaku_ids(self.scene_value.settlement)
            sentence = tr("Goal: {yaku}. Done!") if is_reached else tr("Goal: {yaku}. Not yet.")
            aim = sentence.format(yaku=yaku_name(self.ruleset, self._aim)[0])
        self.task.setText(sentences(aim, instruction))

    def update_panel(self, panel: ValuePanel) -> None:
        """Shows the value, and why the wanted yaku is missing."""
        value, aim = self.scene_value, self._aim
        if self.scene is None or value.settlement is None or aim is None or aim in yaku_ids(value.settlement):
            super().update_panel(panel)
            return
        missed = ((aim, self.failure_text(aim)),)
        panel.show_scene(self.scene, value, self.names, missed=missed, remark=self.remark())


class FindExercise(ExerciseView):
    """Tiles or groups to find; a wrong one is explained when it is selected."""

    def __init__(self, ruleset: Ruleset, step: LessonStep) -> None:
        super().__init__(ruleset, step)
        assert isinstance(step.task, PickTask)
        self._pick, self._feedback = step.task, ""
        self.options = pick_options(ruleset, step.scene, self._pick)
        self.found: list[int] = []
        by_group = self._pick.goal in BY_GROUP
        groups = self.groups_of(step.scene) if step.scene is not None else ()
        self.rack.set_groups(tuple(TileGroup(group.pieces) for group in groups))
        if by_group:
            self.rack.hide()
        elif step.scene is not None:
            self.column.addWidget(Hairline(role="felt_line"))
        many = len(self.options) > _MAX_KEYED_OPTIONS
        self.row = PieceButtonRow(gap=6 if many else 10)
        for index, option in enumerate(self.options):
            tiles = TileGroup(groups[index].pieces) if by_group else piece_group(ruleset, *option.pieces)
            name = (TextRun(groups[index].caption),) if by_group and groups[index].caption else ()
            key, width = ("", _SMALL_OPTION_TILE) if many else (key_of(index), _OPTION_TILE)
            self.row.add_button(PieceButton(ruleset, tiles, name, key=key, width=width))
        self.row.tile_clicked.connect(self.pick)
        self.column.addWidget(Label(task_text(self._pick, ruleset), role="felt_ink", wrap=True))
        self.column.addWidget(self.row)

    @property
    def has_panel(self) -> bool:
        return True

    @property
    def is_complete(self) -> bool:
        """Whether all were found."""
        return len(self.found) == sum(option.right for option in self.options)

    def pick(self, index: int) -> None:
        """Marks an option as right or wrong, and explains a wrong one."""
        option = self.options[index]
        self.moves.append(index)
        self.row.buttons[index].set_mark(AnswerMark.RIGHT if option.right else AnswerMark.WRONG)
        if option.right and index not in self.found:
            self.found.append(index)
        self._feedback = tr("Correct.")
        if not option.right:
            self._feedback = wrong_pick_text(self.ruleset, self.scene, self._pick, option.pieces[0], self.names)
        announce(self, self._feedback)
        self.changed.emit()

    def handle_key(self, text: str) -> bool:
        return self.row.handle_key(text)

    def update_panel(self, panel: ValuePanel) -> None:
        """Shows how many are found, or the value of the hand once all are."""
        scene, remark = self.scene, self.remark() if self.is_complete else ()
        if self.is_complete and scene is not None and self.scene_value.settlement is not None:
            panel.show_scene(scene, self.scene_value, self.names, remark=remark)
            return
        right = sum(option.right for option in self.options)
        count = tr("{count} of {all} found").format(count=len(self.found), all=right)
        panel.show_text(tr("All of them") if self.is_complete else count, self._feedback, remark)
        if self._pick.goal is PickGoal.WAITS and scene is not None:
            found, kinds = {self.options[index].pieces[0] for index in self.found}, self.ruleset.pieces.kind_of_face
            panel.show_waits(scene, [wait for wait in find_waits(scene) if kinds[wait.piece] in found])


EXERCISE_CLASSES: dict[type[Task], type[ExerciseView]] = {
    LookTask: LookExercise,
    SwapTask: ChoiceExercise,
    CircumstanceTask: ChoiceExercise,
    FreeSwapTask: SwapExercise,
    PickTask: FindExercise,
}
"""The exercise class of each kind of task."""

# SPDX-License-Identifier: MIT
"""The forms of answers to drills: chips, tiles or numbers."""

from collections.abc import Iterator, Sequence
from itertools import zip_longest

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QHBoxLayout, QWidget

from mahjong_desk.learn.drills.drill import (
    AnswerOption,
    ChoiceQuestion,
    Drill,
    FuQuestion,
    GivenAnswer,
    Subject,
    Verdict,
)
from mahjong_desk.pieces import PieceSet
from mahjong_desk.rules.model.reasons import Settlement
from mahjong_desk.texts import tr
from mahjong_desk.ui import theme
from mahjong_desk.ui.hand.tile_groups import captioned_groups
from mahjong_desk.ui.kit.controls.chips import Chip
from mahjong_desk.ui.kit.controls.fields import NumberBox
from mahjong_desk.ui.kit.label import IconLabel, Label
from mahjong_desk.ui.kit.layout.boxes import column, table
from mahjong_desk.ui.kit.layout.flow import flow
from mahjong_desk.ui.kit.painting import icon_pixmap, text_width
from mahjong_desk.ui.kit.text_format import escape_ampersands, format_change, format_number
from mahjong_desk.ui.kit.tiles.faces import TileGroup, face_name, groups_text
from mahjong_desk.ui.kit.tiles.tile_widgets import TileButton, TileRow
from mahjong_desk.ui.learn.drills.drill_text import SUBJECTS_WITH_TILES, option_name, source_name
from mahjong_desk.ui.text.vocabulary import vocabulary_context

_KEYS = "1234567890ABCDEFGHIJKLMNOPQRSTUVWXYZ"
"""The keys of choices in order."""
_MAX_NUMBER = 1_000_000
_SECOND_COLUMN, _MARK_WIDTH, _PAIRED_NAME = 3, 48, 90
_TILE, _FEW_TILE, _SMALL, _TIGHT_GAP = 32, 41, 24, 2
_MAX_PAIRED_SCALE = 1.5
"""The largest text scale at which lines without a picture share a row with those that have one."""


class AnswerForm(QWidget):
    """The base of all forms."""

    changed = Signal()

    def answer(self) -> GivenAnswer | None:
        """Returns the current answer; None while it is incomplete."""
        raise NotImplementedError

    def set_answer(self, answer: GivenAnswer) -> None:
        """Enters an answer given before."""
        raise NotImplementedError

    def show_verdict(self, verdict: Verdict) -> None:
        """Marks right and wrong parts, and disables the form."""
        raise NotImplementedError

    def handle_key(self, text: str) -> bool:
        """Handles a key pressed anywhere in the drill; returns whether it was used."""
        return False


class _ChoiceForm(AnswerForm):
    """Buttons of which one or several can be chosen."""

    def __init__(self, choice: ChoiceQuestion) -> None:
        super().__init__()
        self._all_required, self._right = choice.all_required, choice.right
        self._buttons: dict[AnswerOption, QAbstractButton] = {}

    def _add_option(self, option: AnswerOption, button: QAbstractButton) -> None:
        button.clicked.connect(lambda _checked=False: self._toggle(option))
        self._buttons[option] = button

    def _toggle(self, option: AnswerOption) -> None:
        if not self._all_required:
            for other, button in self._buttons.items():
                button.setChecked(other == option)
        self.changed.emit()

    def _chosen(self) -> frozenset[AnswerOption]:
        return frozenset(option for option, button in self._buttons.items() if button.isChecked())

    def set_answer(self, answer: GivenAnswer) -> None:
        for option, button in self._buttons.items():
            button.setChecked(option in answer)
        self.changed.emit()


class ChipsForm(_ChoiceForm):
    """Choices with a key each: a digit, from the eleventh on a letter."""

    def __init__(self, drill: Drill, choice: ChoiceQuestion, names: Sequence[str]) -> None:
        super().__init__(choice)
        self.chips: dict[AnswerOption, Chip] = {}
        for key, option in zip_longest(_KEYS[: len(choice.options)], choice.options, fillvalue=""):
            text = option_name(drill, option, names)
            chip = Chip(tr("{key}  {choice}").format(key=key, choice=escape_ampersands(text)))
            chip.setAccessibleName(text)
            self._add_option(option, chip)
            self.chips[option] = chip
        self.setLayout(column(flow(*self.chips.values())))

    def answer(self) -> GivenAnswer | None:
        """Returns the chosen options; none is an answer only if several can be right."""
        chosen = self._chosen()
        return chosen if chosen or self._all_required else None

    def handle_key(self, text: str) -> bool:
        chip = dict(zip(_KEYS, self.chips.values(), strict=False)).get(text.upper())
        if chip is None:
            return False
        if chip.isEnabled():
            chip.click()
        return True

    def show_verdict(self, verdict: Verdict) -> None:
        for option, chip in self.chips.items():
            chip.set_icon("tick" if option in self._right else "cross" if option in verdict.wrong else "")
            chip.setEnabled(False)


class _AnswerTile(TileButton):
    """A tile that can be chosen and marked."""

    def __init__(self, name: str, width: int, *, wild: bool, caption: str, usage: str, tip: bool) -> None:
        self._mark, self._tip = "", tip
        super().__init__(name, width, copies=0, pips=bool(caption), caption=caption, usage=usage)
        self.setCheckable(True)
        self.set_wild(wild)

    def restyle(self) -> None:
        """Sets the name only, without the number of tiles left."""
        super().restyle()
        self.setToolTip(self.accessibleName() if self._tip else "")
        self.setAccessibleDescription("")

    def _count_text(self) -> str:
        return ""

    def set_mark(self, mark: str) -> None:
        self._mark = mark
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        colours = theme.current()
        if self.isChecked():
            painter.setPen(colours.brass_text)
            pen = painter.pen()
            pen.setWidth(3)
            painter.setPen(pen)
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5), 7, 7)
        if self._mark:
            side = theme.px(20)
            role = "plus" if self._mark == "tick" else "error"
            box = QRectF(self.width() - side, 0, side, side)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(colours.paper)
            painter.drawEllipse(box)
            painter.drawPixmap(box.topLeft(), icon_pixmap(self._mark, role, side, self.devicePixelRatioF()))


class TilesForm(_ChoiceForm):
    """Tiles chosen by clicks or typed: digits wait for the letter of their suit."""

    def __init__(self, drill: Drill, choice: ChoiceQuestion) -> None:
        super().__init__(choice)
        pieces = drill.scene.ruleset.pieces
        hand = drill.scene.hand
        wild = None if hand is None else drill.scene.ruleset.wildcard_kind(hand.indicators)
        self._digits = ""
        self._names = {pieces.face_names[int(option)]: option for option in choice.options}
        self.tiles: dict[AnswerOption, _AnswerTile] = {}
        rows = column(gap=_TIGHT_GAP)
        rows.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.setLayout(rows)
        whole = drill.subject is Subject.WAITS
        width = theme.scaled_frame(_TILE if whole else _FEW_TILE)
        # The name would give the answer away.
        hides_names = drill.subject is Subject.PIECES
        lettered = all(len(name) == 1 for name in self._names) and not hides_names
        for kinds in _rows(pieces, choice, whole=whole):
            for kind in kinds:
                name = pieces.face_names[kind]
                caption = face_name(name) if lettered else ""
                words = vocabulary_context(drill.scene.ruleset)
                tile = _AnswerTile(name, width, wild=kind == wild, caption=caption, usage=words, tip=not hides_names)
                self._add_option(kind, tile)
                self.tiles[kind] = tile
            rows.addWidget(flow(*(self.tiles[kind] for kind in kinds), gap=_TIGHT_GAP))

    def answer(self) -> GivenAnswer | None:
        """Returns the chosen kinds; None while there is none."""
        return self._chosen() or None

    def handle_key(self, text: str) -> bool:
        if text.isdecimal():
            self._digits += text
            return True
        # A Shift key types nothing, and the suit may be typed in upper case.
        if not text:
            return False
        names = [f"{digit}{text.lower()}" for digit in self._digits] or [text, text.upper()]
        self._digits = ""
        options = [self._names[name] for name in dict.fromkeys(names) if name in self._names]
        for option in options:
            if self.tiles[option].isEnabled():
                self.tiles[option].click()
        return bool(options)

    def show_verdict(self, verdict: Verdict) -> None:
        for option, tile in self.tiles.items():
            tile.set_mark("tick" if option in self._right else "cross" if option in verdict.wrong else "")
            tile.setEnabled(option in self._right or option in verdict.wrong)
            tile.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
            tile.setFocusPolicy(Qt.FocusPolicy.NoFocus)


def _rows(pieces: PieceSet, choice: ChoiceQuestion, *, whole: bool) -> list[list[int]]:
    """Returns the kinds in rows: a whole set as in the palette, a few in one row."""
    offered = set(choice.options)
    rows = [[face for face in row if face in offered] for row in pieces.palette_rows]
    return rows if whole else [[kind for row in rows for kind in row]]


class NumbersForm(AnswerForm):
    """A number for each line."""

    def __init__(
        self,
        right: tuple[int, ...],
        *,
        step: int,
        lowest: int,
        signed: bool = False,
        order: Sequence[int] = (),
        paired: bool = False,
    ) -> None:
        super().__init__()
        self.boxes: list[NumberBox] = []
        self.order = tuple(order) or tuple(range(len(right)))
        self._right, self._step, self._lowest, self._signed = right, step, lowest, signed
        self._marks: list[QHBoxLayout] = []
        self._rows = {0: 0, _SECOND_COLUMN: 0}
        self._has_pictures, self._paired = False, paired
        self._grid = table((), wide=2 * _SECOND_COLUMN, gaps=(8, 6))
        self.setLayout(self._grid)
        for column_index in (2, _SECOND_COLUMN + 2):
            self._grid.setColumnMinimumWidth(column_index, theme.px(_MARK_WIDTH))

    def add_line(self, name: str, picture: QWidget | None = None) -> None:
        numbers = range(self._lowest, _MAX_NUMBER + 1, self._step)
        box = NumberBox(name, numbers, width=88 if self._signed else 58, arrows=False)
        box.valueChanged.connect(lambda _value: self.changed.emit())
        # Large text leaves no room beside the pictures.
        moves = len(self.boxes) % 2 == 1 if self._paired else self._has_pictures and picture is None
        in_second_column = moves and theme.scale() <= _MAX_PAIRED_SCALE
        column_index = _SECOND_COLUMN if in_second_column else 0
        self._has_pictures = self._has_pictures or picture is not None
        row = self._rows[column_index]
        self._rows[column_index] += 1
        label = picture or Label(name)
        mark = QHBoxLayout()
        self._grid.addWidget(label, row, column_index, Qt.AlignmentFlag.AlignVCenter)
        self._grid.addWidget(box, row, column_index + 1)
        self._grid.addLayout(mark, row, column_index + 2)
        self.boxes.append(box)
        self._marks.append(mark)
        if len(self.boxes) == 1:
            self.setFocusProxy(box)

    def answer(self) -> GivenAnswer | None:
        return tuple(self.boxes[self.order.index(index)].value() for index in range(len(self.boxes)))

    def set_answer(self, answer: GivenAnswer) -> None:
        if isinstance(answer, tuple):
            for box, index in zip(self.boxes, self.order, strict=True):
                box.setValue(answer[index])

    def handle_key(self, text: str) -> bool:
        """Starts typing in the first box unless one has the focus."""
        if not text or text not in "-0123456789":
            return False
        first = self.boxes[0]
        first.setFocus(Qt.FocusReason.OtherFocusReason)
        first.selectAll()
        first.lineEdit().insert(text)
        return True

    def show_verdict(self, verdict: Verdict) -> None:
        """Puts a tick, or a cross and the right number, after each box."""
        for box, mark, index in zip(self.boxes, self._marks, self.order, strict=True):
            number = self._right[index]
            box.setEnabled(False)
            right = box.value() == number
            mark.addWidget(IconLabel("tick" if right else "cross", "plus" if right else "error"))
            if not right:
                mark.addWidget(Label(format_change(number) if self._signed else format_number(number), bold=True))
            mark.addStretch(1)


def make_answer_form(drill: Drill, names: Sequence[str]) -> AnswerForm:
    """Returns an empty form for a drill."""
    spec = drill.answer_spec
    if isinstance(spec, ChoiceQuestion):
        if drill.subject in SUBJECTS_WITH_TILES:
            return TilesForm(drill, spec)
        return ChipsForm(drill, spec, names)
    if isinstance(spec, FuQuestion):
        form = NumbersForm(spec.right, step=2, lowest=0)
        for name, picture in _fu_lines(drill, spec, names):
            form.add_line(name, picture)
        form.add_line(tr("Total"))
        return form
    seats = drill.scene.table.turn_order_from(drill.scene.table.dealer)
    paired = all(text_width(theme.font(15), name) <= theme.px(_PAIRED_NAME) for name in names)
    form = NumbersForm(spec.right, step=10, lowest=-_MAX_NUMBER, signed=True, order=seats, paired=paired)
    for seat in seats:
        form.add_line(names[seat])
    return form


def _fu_lines(drill: Drill, spec: FuQuestion, names: Sequence[str]) -> Iterator[tuple[str, QWidget | None]]:
    """Yields name and picture of each part, without its fu."""
    scene, settled = drill.scene, drill.scene.settle()
    assert scene.hand is not None
    assert isinstance(settled, Settlement)
    evaluation = settled.wins[0].evaluation
    reading = evaluation.reading
    assert reading is not None
    groups = captioned_groups(scene.ruleset, scene.hand, evaluation, scene.seat, names, scene.table.turn_order)
    for part in spec.components:
        if part.group_index is None:
            yield source_name(part.source), None
            continue
        group = TileGroup(groups[part.group_index].pieces)
        yield groups_text((group,)), TileRow((group,), theme.px(_SMALL))

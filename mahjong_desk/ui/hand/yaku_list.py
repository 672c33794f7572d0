# SPDX-License-Identifier: MIT
"""The yaku of a hand and its other readings."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QWidget

from mahjong_desk.rules.model.reasons import Evaluation, RejectedReading, YakuItem
from mahjong_desk.rules.ruleset import Ruleset
from mahjong_desk.texts import tr, trn
from mahjong_desk.ui import theme
from mahjong_desk.ui.kit.controls.buttons import LinkButton
from mahjong_desk.ui.kit.label import Label
from mahjong_desk.ui.kit.layout.boxes import Part, boxed, column, row
from mahjong_desk.ui.kit.layout.panels import Hairline, clear
from mahjong_desk.ui.kit.text_format import format_number, join_items, join_notes
from mahjong_desk.ui.kit.tiles.faces import TileGroup
from mahjong_desk.ui.kit.tiles.tile_widgets import TileRow
from mahjong_desk.ui.text.phrases import localised
from mahjong_desk.ui.text.refusals import refusal_text
from mahjong_desk.ui.text.tiles import piece_group
from mahjong_desk.ui.text.values import counted_by_pieces, counted_figures
from mahjong_desk.ui.text.vocabulary import figure_name, fu_name, limit_name, vocabulary_context, yaku_name

_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
_FEW, _TILE = 6, 20
_INITIAL_ROWS = 6
"""How many rows are made in advance: more yaku than most hands have."""


class _YakuRow(QWidget):
    """A row with a name, the tiles it is based on, and a value; it is reused while the hand changes.

    The row of a yaku opens its page by click or space.
    """

    wanted = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self._leads_to = ""
        self.setProperty("ring", True)
        self.line = Hairline()
        self._name = Label(wrap=True)
        self._characters = Label(role="ink2", serif=True)
        self._tiles = TileRow((), _TILE)
        self._value = _value_text()
        self._struck = Label(role="ink2", wrap=True)
        self._struck.hide()
        named = column(row(self._name, self._characters, ..., gap=8), self._struck)
        _fill_line(self, (named, 1), self._tiles, self._value)

    def tell(self, name: str, characters: str = "", value: str = "", *, role: str = "ink") -> None:
        """Shows a name, also in characters if given, and a value."""
        self._name.setText(name)
        self._name.set_role(role)
        self._characters.setText(characters)
        _show(self._characters, shown=bool(characters))
        self._value.setText(value)
        _show(self._value, shown=bool(value))

    def tell_figure(self, name: str, characters: str, value: str, *, pieces: tuple[TileGroup, ...] = ()) -> None:
        """Shows what counts besides yaku, with its pieces if it counts pieces."""
        self.tell(name, characters, value)
        self.tell_struck("")
        self.lead_to("", "", pieces)

    def tell_struck(self, struck: str) -> None:
        """Shows below the name which yaku it excludes; none if empty."""
        self._struck.setText(struck)
        _show(self._struck, shown=bool(struck))

    @property
    def accessible_role(self) -> str:
        return "Link" if self._leads_to else "Grouping"

    def accessible_press(self) -> None:
        self.wanted.emit(self._leads_to)

    def lead_to(self, yaku: str, tip: str, groups: tuple[TileGroup, ...]) -> None:
        """Links to a yaku's page, unless ``yaku`` is empty; ``groups`` are what the yaku is based on."""
        leads = bool(yaku)
        if leads != bool(self._leads_to):
            self.setFocusPolicy(Qt.FocusPolicy.TabFocus if leads else Qt.FocusPolicy.NoFocus)
            self.setCursor(Qt.CursorShape.PointingHandCursor if leads else Qt.CursorShape.ArrowCursor)
            self.setToolTip(tip)
        self._leads_to = yaku
        self.setAccessibleName(self._name.text() if leads else "")
        shown = 0 < sum(len(group.pieces) for group in groups) <= _FEW
        if shown and groups != self._tiles.groups:
            self._tiles.set_groups(groups)
        _show(self._tiles, shown=shown)

    def show_row(self, *, shown: bool) -> None:
        """Shows or hides the row with the line above it."""
        _show(self.line, shown=shown)
        _show(self, shown=shown)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        inside = self.rect().contains(event.position().toPoint())
        if self._leads_to and event.button() == Qt.MouseButton.LeftButton and inside:
            self.wanted.emit(self._leads_to)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self._leads_to and event.key() == Qt.Key.Key_Space:
            self.wanted.emit(self._leads_to)
        else:
            super().keyPressEvent(event)


class _FuRow(QWidget):
    """The row of the fu, as a sum."""

    def __init__(self) -> None:
        super().__init__()
        self.line = Hairline()
        self._name = Label()
        self._words = Label(role="ink2", wrap=True)
        self._words.setAlignment(_RIGHT)
        self._value = _value_text()
        _fill_line(self, self._name, (self._words, 1), self._value)

    def set_fu(self, name: str, sum_of: str, tip: str, value: str) -> None:
        """Shows the fu, with all items in the tip."""
        self._name.setText(name)
        self._words.setText(sum_of)
        self._words.setToolTip(tip)
        self._words.setAccessibleDescription(tip)
        self._value.setText(value)

    def show_row(self, *, shown: bool) -> None:
        """Shows or hides the row with the line above it."""
        _show(self.line, shown=shown)
        _show(self, shown=shown)


class YakuList(QWidget):
    """A row per yaku and one for the fu, with hairlines between."""

    yaku_requested = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._rows: list[_YakuRow] = []
        self._fu = _FuRow()
        self._column = column(self._fu.line, self._fu, Hairline())
        self.setLayout(self._column)
        for _ in range(_INITIAL_ROWS):
            self._add_row()

    def show_evaluation(self, ruleset: Ruleset, evaluation: Evaluation) -> None:
        """Shows what counts in a hand."""
        # Each row shown or hidden would trigger a layout of all.
        self._column.setEnabled(False)
        try:
            self._fill(ruleset, evaluation)
        finally:
            self._column.setEnabled(True)

    def _fill(self, ruleset: Ruleset, evaluation: Evaluation) -> None:
        counted = counted_figures(ruleset, evaluation)
        wanted = max(1, len(counted) + len(evaluation.yaku))
        while len(self._rows) < wanted:
            self._add_row()
        rows = iter(self._rows)
        # What every hand has is before the yaku; what counts pieces, such as dora, after them.
        by_pieces = counted_by_pieces(ruleset, evaluation)
        for identity, number in counted:
            if (identity, number) not in by_pieces:
                next(rows).tell_figure(*figure_name(ruleset, identity), str(number))
        for yaku in evaluation.yaku:
            self._show_yaku(next(rows), ruleset, evaluation, yaku)
        for identity, number in by_pieces:
            pieces = piece_group(ruleset, *sorted(set(evaluation.figure_pieces[identity])))
            next(rows).tell_figure(*figure_name(ruleset, identity), str(number), pieces=(pieces,))
        if not evaluation.yaku and not counted:
            self._rows[0].tell(tr("No yaku", usage=vocabulary_context(ruleset)), role="ink2")
            self._rows[0].tell_struck("")
            self._rows[0].lead_to("", "", ())
        for place, shown in enumerate(self._rows):
            shown.show_row(shown=place < wanted)
        by_fu = bool(evaluation.fu_items) and evaluation.fu is not None
        if by_fu:
            self._show_fu(ruleset, evaluation)
        self._fu.show_row(shown=by_fu)

    def _add_row(self) -> None:
        row = _YakuRow()
        row.wanted.connect(self.yaku_requested)
        place = 2 * len(self._rows)
        self._column.insertWidget(place, row.line)
        self._column.insertWidget(place + 1, row)
        self._rows.append(row)
        row.show_row(shown=False)

    def _show_yaku(self, row: _YakuRow, ruleset: Ruleset, evaluation: Evaluation, item: YakuItem) -> None:
        groups = tuple(piece_group(ruleset, *group.kinds) for group in item.groups)
        if item.pieces:
            groups = (piece_group(ruleset, *item.pieces),)
        # A limit yaku has no han of its own; if no han are counted, its value is in points.
        by_limit = "han" in ruleset.value_fields and evaluation.han is None and evaluation.limit is not None
        value = limit_name(ruleset, evaluation.limit or "") if by_limit else str(item.value)
        row.tell(*yaku_name(ruleset, item.id), value)
        row.tell_struck(self._excluded(ruleset, item))
        row.lead_to(item.id, tr("Show in the atlas"), groups)

    def _excluded(self, ruleset: Ruleset, item: YakuItem) -> str:
        if not item.excluded:
            return ""
        names = join_items(localised(ruleset.yaku_by_id(one).name) for one in item.excluded)
        return tr("Not counted beside it: {yaku}").format(yaku=names)

    def _show_fu(self, ruleset: Ruleset, evaluation: Evaluation) -> None:
        items = [item for item in evaluation.fu_items if item.id != "rounding"]
        terms = " + ".join(str(item.value) for item in items)
        raw = sum(item.value for item in items)
        text = terms if len(items) == 1 else tr("{terms} = {sum}").format(terms=terms, sum=raw)
        if raw != evaluation.fu:
            text = tr("{terms} = {sum}  ›").format(terms=terms, sum=raw)
        tip = join_notes(*(f"{fu_name(ruleset, item.id)} {item.value}" for item in evaluation.fu_items))
        self._fu.set_fu(tr("Fu"), text, tip, str(evaluation.fu))


def _value_text() -> Label:
    """Returns an empty figure for the end of a row."""
    value = Label(bold=True)
    value.setAlignment(_RIGHT)
    value.setMinimumWidth(theme.px(24))
    return value


def _fill_line(widget: QWidget, *parts: Part) -> None:
    widget.setMinimumHeight(theme.px(33))
    widget.setLayout(row(*parts, gap=8, edges=(0, 1, 0, 1)))


def _show(widget: QWidget, *, shown: bool) -> None:
    if widget.isHidden() == shown:
        widget.setVisible(shown)


class ReadingsList(QWidget):
    """The other readings of the tiles, with their values."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._open = False
        self._rejected: tuple[RejectedReading, ...] = ()
        self._ruleset: Ruleset | None = None
        self.link = LinkButton("", size=14)
        self.link.clicked.connect(self._toggle)
        self._column = column(gap=2, edges=(0, 0, 0, 4))
        self._rows = boxed(self._column)
        self.setLayout(column(self.link, self._rows))

    def show_readings(self, ruleset: Ruleset, evaluation: Evaluation | None) -> None:
        """Shows the other readings, those that are excluded but worth more first; hidden if there are none."""
        self._ruleset = ruleset
        self._rejected = (*evaluation.barred, *evaluation.rejected) if evaluation is not None else ()
        self.setVisible(bool(self._rejected))
        self._fill()

    @property
    def opened(self) -> bool:
        return self._open

    def _toggle(self) -> None:
        self._open = not self._open
        self._fill()

    def _fill(self) -> None:
        clear(self._column)
        self._rows.setVisible(self._open and bool(self._rejected))
        if not self._rejected or self._ruleset is None:
            return
        number = len(self._rejected)
        best = self._rejected[0]
        counted = trn("{n} other reading", "{n} other readings", number)
        sentence = tr("{count}: hide") if self._open else tr("{count}: {worth}")
        if best.refusal is not None and not self._open:
            sentence = tr("{count}: {worth}, not allowed")
        self.link.setText(sentence.format(count=counted, worth=self._worth(best)))
        self.link.setAccessibleName(self.link.text())
        self.link.updateGeometry()
        if self._open:
            for candidate in self._rejected:
                self._column.addWidget(self._row(candidate))
            if any(candidate.refusal is None for candidate in self._rejected):
                content = tr("If the hand can be read in several ways, only the most valuable reading counts.")
                self._column.addWidget(Label(content, size=13, role="ink3", wrap=True))

    def _worth(self, candidate: RejectedReading) -> str:
        if candidate.fu is None or candidate.han is None:
            return tr("base {base}").format(base=format_number(candidate.base))
        sentence = tr("{fu} fu, {han} han, base {base}")
        return sentence.format(fu=candidate.fu, han=candidate.han, base=format_number(candidate.base))

    def _row(self, candidate: RejectedReading) -> QWidget:
        assert self._ruleset is not None
        groups = tuple(piece_group(self._ruleset, *group.kinds) for group in candidate.reading.groups)
        texts = [self._worth(candidate)]
        if candidate.refusal is not None:
            texts.append(refusal_text(candidate.refusal, (), self._ruleset.pieces, self._ruleset))
        labels = (Label(text, size=13, role="ink2", wrap=True) for text in texts)
        return boxed(column(TileRow(groups, _READING_TILE), *labels))


_READING_TILE = 20

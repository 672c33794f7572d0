# SPDX-License-Identifier: MIT
"""The yaku of a hand and its other readings."""

from collections.abc import Iterator

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from mahjong_desk.rules.model.reasons import Evaluation, RejectedReading, YakuItem
from mahjong_desk.rules.ruleset import Ruleset
from mahjong_desk.texts import tr, trn
from mahjong_desk.ui import theme
from mahjong_desk.ui.kit.controls.buttons import ContentButton, LinkButton
from mahjong_desk.ui.kit.label import Label
from mahjong_desk.ui.kit.layout.boxes import RIGHT, Hairline, Part, boxed, clear, column, fill, row
from mahjong_desk.ui.kit.text_format import format_number, join_items, join_notes
from mahjong_desk.ui.kit.tiles.faces import TileGroup
from mahjong_desk.ui.kit.tiles.tile_widgets import TileRow
from mahjong_desk.ui.text.phrases import localise
from mahjong_desk.ui.text.refusals import refusal_text
from mahjong_desk.ui.text.values import counted_by_pieces, counted_figures
from mahjong_desk.ui.text.vocabulary import figure_name, fu_name, limit_name, piece_group, vocabulary_context, yaku_name

_MAX_TILES, _TILE, _HEIGHT = 6, 20, 33


class YakuList(QWidget):
    """A row for each yaku and one for the fu; that of a yaku opens its page."""

    yaku_requested = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self._evaluation: Evaluation | None = None
        self._column = column()
        self.setLayout(self._column)

    def show_evaluation(self, ruleset: Ruleset, evaluation: Evaluation) -> None:
        """Shows what counts in a hand."""
        if evaluation is self._evaluation:
            return
        self._evaluation = evaluation
        clear(self._column)
        for line in self._lines(ruleset, evaluation):
            fill(self._column, Hairline(), line)
        self._column.addWidget(Hairline())

    def _lines(self, ruleset: Ruleset, evaluation: Evaluation) -> Iterator[QWidget]:
        counted = counted_figures(ruleset, evaluation)
        # Figures of every hand precede the yaku; those counted by pieces, such as dora, follow them.
        by_pieces = counted_by_pieces(ruleset, evaluation)
        for figure_id, number in counted:
            if (figure_id, number) not in by_pieces:
                yield boxed(_counted_line(*figure_name(ruleset, figure_id), str(number)))
        for yaku in evaluation.yaku:
            yield self._yaku(ruleset, evaluation, yaku)
        for figure_id, number in by_pieces:
            pieces = piece_group(ruleset, *sorted(set(evaluation.extra_number_pieces[figure_id])))
            yield boxed(_counted_line(*figure_name(ruleset, figure_id), str(number), (pieces,)))
        if not evaluation.yaku and not counted:
            yield boxed(_line(Label(tr("No yaku", usage=vocabulary_context(ruleset)), role="ink2")))
        if evaluation.fu_items and evaluation.fu is not None:
            yield self._fu(ruleset, evaluation)

    def _yaku(self, ruleset: Ruleset, evaluation: Evaluation, item: YakuItem) -> QWidget:
        groups = tuple(piece_group(ruleset, *group.kinds) for group in item.groups)
        if item.pieces:
            groups = (piece_group(ruleset, *item.pieces),)
        # A limit yaku has no han of its own; if no han are counted, its value is in points.
        is_limit = "han" in ruleset.value_fields and evaluation.han is None and evaluation.limit is not None
        value = limit_name(ruleset, evaluation.limit or "") if is_limit else str(item.value)
        names = join_items(localise(ruleset.yaku_by_id(yaku_id).name) for yaku_id in item.excluded)
        excluded = tr("Not counted beside it: {yaku}").format(yaku=names) if names else ""
        link = _YakuLink(_counted_line(*yaku_name(ruleset, item.id), value, groups, excluded))
        link.setAccessibleName(yaku_name(ruleset, item.id)[0])
        link.setAccessibleDescription(join_notes(value, excluded))
        # By default a button does not wrap its text.
        link.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        link.setCursor(Qt.CursorShape.PointingHandCursor)
        link.setToolTip(tr("Show in the atlas"))
        link.clicked.connect(lambda: self.yaku_requested.emit(item.id))
        return link

    def _fu(self, ruleset: Ruleset, evaluation: Evaluation) -> QWidget:
        items = [item for item in evaluation.fu_items if item.id != "rounding"]
        terms = " + ".join(str(item.value) for item in items)
        raw = sum(item.value for item in items)
        text = terms if len(items) == 1 else tr("{terms} = {sum}").format(terms=terms, sum=raw)
        if raw != evaluation.fu:
            text = tr("{terms} = {sum}  ›").format(terms=terms, sum=raw)
        tip = join_notes(*(f"{fu_name(ruleset, item.id)} {item.value}" for item in evaluation.fu_items))
        sum_label = Label(text, role="ink2", wrap=True, align=RIGHT)
        sum_label.setToolTip(tip)
        sum_label.setAccessibleDescription(tip)
        return boxed(_line(Label(tr("Fu")), (sum_label, 1), _value(str(evaluation.fu))))


class _YakuLink(ContentButton):
    accessible_role = "Link"


def _counted_line(
    name: str, characters: str, value: str, groups: tuple[TileGroup, ...] = (), excluded: str = ""
) -> QHBoxLayout:
    """Returns a line with name, tiles and value, and what it excludes below."""
    parts: list[QWidget] = [Label(name, wrap=True)]
    if characters:
        parts.append(Label(characters, role="ink2", serif=True))
    below = (Label(excluded, role="ink2", wrap=True),) if excluded else ()
    few = sum(len(group.pieces) for group in groups) <= _MAX_TILES
    tiles = (TileRow(groups, _TILE),) if groups and few else ()
    return _line((column(row(*parts, ..., gap=8), *below), 1), *tiles, _value(value))


def _line(*parts: Part) -> QHBoxLayout:
    line = row(*parts, gap=8, edges=(0, 1, 0, 1))
    line.addStrut(theme.px(_HEIGHT) - 2)
    return line


def _value(text: str) -> Label:
    value = Label(text, bold=True, align=RIGHT)
    value.setMinimumWidth(theme.px(24))
    return value


class ReadingsList(QWidget):
    """The other readings of the tiles, with their values."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.opened = False
        self._rejected: tuple[RejectedReading, ...] = ()
        self._ruleset: Ruleset | None = None
        self.link = LinkButton("", size=14, on_click=self._toggle)
        self._column = column(gap=2, edges=(0, 0, 0, 4))
        self._rows = boxed(self._column)
        self.setLayout(column(self.link, self._rows))

    def show_readings(self, ruleset: Ruleset, evaluation: Evaluation) -> None:
        """Shows the other readings, if any; first the forbidden ones, which are worth more."""
        self._ruleset = ruleset
        self._rejected = (*evaluation.forbidden_readings, *evaluation.rejected_readings)
        self.setVisible(bool(self._rejected))
        self._fill()

    def _toggle(self) -> None:
        self.opened = not self.opened
        self._fill()

    def _fill(self) -> None:
        clear(self._column)
        self._rows.setVisible(self.opened and bool(self._rejected))
        if not self._rejected or self._ruleset is None:
            return
        number = len(self._rejected)
        best = self._rejected[0]
        count_text = trn("{n} other reading", "{n} other readings", number)
        sentence = tr("{count}: hide") if self.opened else tr("{count}: {worth}")
        if best.refusal is not None and not self.opened:
            sentence = tr("{count}: {worth}, not allowed")
        self.link.setText(sentence.format(count=count_text, worth=_worth(best)))
        self.link.setAccessibleName(self.link.text())
        self.link.updateGeometry()
        if self.opened:
            for candidate in self._rejected:
                self._column.addWidget(_reading_row(self._ruleset, candidate))
            if any(candidate.refusal is None for candidate in self._rejected):
                note = tr("If the hand can be read in several ways, only the most valuable reading counts.")
                self._column.addWidget(Label(note, size=13, role="ink3", wrap=True))


def _worth(candidate: RejectedReading) -> str:
    if candidate.fu is None or candidate.han is None:
        return tr("base {base}").format(base=format_number(candidate.base))
    sentence = tr("{fu} fu, {han} han, base {base}")
    return sentence.format(fu=candidate.fu, han=candidate.han, base=format_number(candidate.base))


def _reading_row(ruleset: Ruleset, candidate: RejectedReading) -> QWidget:
    groups = tuple(piece_group(ruleset, *group.kinds) for group in candidate.reading.groups)
    texts = [_worth(candidate)]
    if candidate.refusal is not None:
        texts.append(refusal_text(candidate.refusal, (), ruleset))
    labels = (Label(text, size=13, role="ink2", wrap=True) for text in texts)
    return boxed(column(TileRow(groups, _TILE), *labels))

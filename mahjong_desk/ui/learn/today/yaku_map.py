# SPDX-License-Identifier: MIT
"""Every yaku of a rule system with how well it is known, in the order of its rules."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFont, QFontMetricsF, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from mahjong_desk.learn.today.topic_tally import UNSEEN, Mastery, TopicTally
from mahjong_desk.rules import registry
from mahjong_desk.rules.ruleset import Ruleset
from mahjong_desk.texts import tr, trn
from mahjong_desk.ui import theme
from mahjong_desk.ui.kit.controls.buttons import PaintedButton, SecondaryButton
from mahjong_desk.ui.kit.controls.chip_group import ChipGroup
from mahjong_desk.ui.kit.label import Label
from mahjong_desk.ui.kit.layout.flow import Columns, FlowBox
from mahjong_desk.ui.kit.layout.panels import Hairline, Panel
from mahjong_desk.ui.kit.marks import paint_mastery
from mahjong_desk.ui.kit.painting import paint_box, text_width
from mahjong_desk.ui.kit.text_format import join_clauses, with_heading
from mahjong_desk.ui.learn.atlas.systems_table import own_name
from mahjong_desk.ui.learn.today.due_list import strength_name
from mahjong_desk.ui.text.phrases import plural
from mahjong_desk.ui.text.vocabulary import short_ruleset, yaku_name

_ROW, _MARK, _INDENT, _CELL, _NARROWEST = 38, 8, 33, 122, 84
_LONG = 6
_SMALL, _LARGE = 14, 15
_ARROWS = (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down)
_STOP, _PASSED = Qt.FocusPolicy.StrongFocus, Qt.FocusPolicy.ClickFocus
_WRAPPED = int(Qt.TextFlag.TextWordWrap.value) | int(Qt.AlignmentFlag.AlignVCenter.value)


class YakuCell(PaintedButton):
    """One yaku: how well it is known, and its name in characters."""

    def __init__(self, ruleset: Ruleset, yaku: str, parent: QWidget | None = None) -> None:
        self.yaku = yaku
        self._name = own_name(ruleset, ruleset.yaku_by_id(yaku))
        self._spoken = yaku_name(ruleset, yaku)[0]
        self._strength, self._due = Mastery.NOT_MET, False
        super().__init__("", parent)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.show_tally(UNSEEN, due=False)

    def show_tally(self, tally: TopicTally, *, due: bool) -> None:
        """Shows how well it is known, and whether it is due today."""
        self._strength, self._due = tally.strength, due
        counts = ""
        if tally.right or tally.wrong:
            counts = tr("{right} right, {wrong} wrong").format(right=tally.right, wrong=tally.wrong)
        told = join_clauses(strength_name(tally.strength), tr("due today") if due else "", counts)
        self.setAccessibleName(with_heading(self._spoken, told))
        self.setToolTip(with_heading(self._spoken, told))
        self.update()

    def _font(self) -> QFont:
        return theme.font(_SMALL if len(self._name) >= _LONG else _LARGE, serif=True)

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        high = self._high(max(1, width - theme.px(_INDENT + 4)))
        return max(theme.px(_ROW), theme.min_touch_size(), round(high) + 6)

    def _high(self, room: float) -> float:
        return QFontMetricsF(self._font()).boundingRect(QRectF(0, 0, room, 10_000), _WRAPPED, self._name).height()

    def _even(self, room: float) -> float:
        """Returns the least width of as many lines as the name needs, so that none holds a single character."""
        high, wide = self._high(room), text_width(self._font(), self._name)
        if wide <= room:
            return room
        even = wide / max(1, round(high / QFontMetricsF(self._font()).height()))
        while even < room and self._high(even) > high:
            even += 1
        return min(even, room)

    def sizeHint(self) -> QSize:
        wide = theme.px(_INDENT + 6) + text_width(self._font(), self._name)
        return QSize(round(wide), theme.px(_ROW))

    def minimumSizeHint(self) -> QSize:
        return QSize(theme.px(_NARROWEST), theme.px(_ROW))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in _ARROWS:
            event.ignore()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        shades = theme.current()
        box = QRectF(self.rect()).adjusted(0, 1, 0, -1)
        if self._due or self.underMouse():
            fill = shades.brass_wash
            paint_box(painter, box, fill, shades.brass_text if self._due else None, 6, 2 if self._due else 1)
        radius = theme.px(_MARK)
        paint_mastery(painter, QPointF(theme.px(7) + radius, self.height() / 2), int(self._strength), radius)
        painter.setFont(self._font())
        painter.setPen(shades.ink3 if self._strength is Mastery.NOT_MET else shades.ink)
        name = box.adjusted(theme.px(_INDENT), 0, -4, 0)
        name.setWidth(self._even(name.width()))
        painter.drawText(name, _WRAPPED, self._name)


class _YakuGrid(Columns):
    """The cells; Tab stops at one of them, and the arrows go from one to the next, also up and down."""

    def stop_at(self, there: int = 0) -> None:
        """Lets Tab stop at one cell, and pass over the others."""
        for place, cell in enumerate(self.widgets()):
            cell.setFocusPolicy(_STOP if place == there else _PASSED)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        cells = [cell for cell in self.widgets() if isinstance(cell, YakuCell)]
        here = next((place for place, cell in enumerate(cells) if cell.hasFocus()), None)
        if here is None or event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
            super().keyPressEvent(event)
            return
        across = sum(cell.y() == cells[0].y() for cell in cells)
        steps = {
            Qt.Key.Key_Left: here - 1,
            Qt.Key.Key_Right: here + 1,
            Qt.Key.Key_Up: here - across,
            Qt.Key.Key_Down: here + across,
            Qt.Key.Key_Home: 0,
            Qt.Key.Key_End: len(cells) - 1,
        }
        there = steps.get(Qt.Key(event.key()))
        if there is None:
            super().keyPressEvent(event)
        elif 0 <= there < len(cells):
            self.stop_at(there)
            cells[there].setFocus(Qt.FocusReason.TabFocusReason)


class _LegendEntry(QWidget):
    """One strength of the line below, with its mark."""

    spoken_as = "StaticText"

    def __init__(self, strength: Mastery, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._strength, self._count = strength, 0
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_count(self, count: int) -> None:
        """Shows how many yaku are so strong."""
        self._count = count
        self.setAccessibleName(with_heading(strength_name(self._strength), str(count)))
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        wide = text_width(theme.font(15), strength_name(self._strength)) + text_width(
            theme.font(15, bold=True), str(self._count)
        )
        return QSize(round(wide) + theme.px(24 + 8 + 6), theme.px(28))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        shades, plain = theme.current(), theme.font(15)
        paint_mastery(painter, QPointF(theme.px(8), self.height() / 2), int(self._strength), theme.px(7))
        name = strength_name(self._strength)
        left = float(theme.px(24))
        painter.setFont(plain)
        painter.setPen(shades.ink2)
        painter.drawText(QRectF(left, 0, self.width(), self.height()), _WRAPPED, name)
        painter.setFont(theme.font(15, bold=True))
        painter.setPen(shades.ink)
        left += text_width(plain, name) + theme.px(6)
        painter.drawText(QRectF(left, 0, self.width(), self.height()), _WRAPPED, str(self._count))


class YakuMap(Panel):
    """The yaku of a rule system, which can be chosen."""

    system_chosen = Signal(str)
    yaku_wanted = Signal(str, str)
    drill_wanted = Signal(str, object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.cells: dict[str, YakuCell] = {}
        self._ruleset: Ruleset | None = None
        self._weak: tuple[str, ...] = ()
        column = QVBoxLayout(self)
        column.setContentsMargins(20, 8, 20, 10)
        column.setSpacing(6)
        head = FlowBox(gap=12)
        head.add_widget(Label(tr("Your yaku"), size=22, serif=True))
        self.systems = ChipGroup("")
        self.systems.setAccessibleName(tr("Rule system"))
        self.systems.set_choices([(one.id, short_ruleset(one)) for one in registry.all_rulesets()])
        self.systems.chosen.connect(lambda system: self.system_chosen.emit(str(system)))
        head.add_widget(self.systems)
        column.addWidget(head)
        self._cells = _YakuGrid(_CELL, gap=4, below=0)
        self._cells.setAccessibleName(tr("Your yaku"))
        column.addWidget(self._cells)
        column.addStretch(1)
        column.addWidget(Hairline())
        foot = FlowBox(gap=14)
        self._keys = {strength: _LegendEntry(strength) for strength in Mastery}
        for key in self._keys.values():
            foot.add_widget(key)
        self.drill = SecondaryButton("", icon="play")
        self.drill.clicked.connect(self._drill)
        foot.add_widget(self.drill)
        column.addWidget(foot)

    def show_yaku(self, ruleset: Ruleset, tallies: Mapping[str, TopicTally], due: Collection[str]) -> None:
        """Shows the yaku of a rule system."""
        self.systems.choose(ruleset.id)
        if ruleset is not self._ruleset:
            self._ruleset = ruleset
            self._cells.clear()
            self.cells = {}
            for entry in ruleset.yaku:
                cell = YakuCell(ruleset, entry.id)
                cell.clicked.connect(lambda _checked=False, yaku=entry.id: self.yaku_wanted.emit(ruleset.id, yaku))
                self.cells[entry.id] = cell
                self._cells.add_widget(cell)
            self._cells.stop_at()
        counts: Counter[Mastery] = Counter()
        for yaku, cell in self.cells.items():
            tally = tallies.get(yaku, UNSEEN)
            counts[tally.strength] += 1
            cell.show_tally(tally, due=yaku in due)
        for strength, key in self._keys.items():
            key.show_count(counts[strength])
        self._weak = tuple(yaku for yaku in self.cells if tallies.get(yaku, UNSEEN).strength is Mastery.WEAK)
        number = len(self._weak)
        self.drill.setText(
            plural(lambda: trn("Drill the {n} weak one", "Drill the {n} weak ones", number), number, "one")
        )
        self.drill.setVisible(bool(number))

    def _drill(self) -> None:
        if self._ruleset is not None:
            self.drill_wanted.emit(self._ruleset.id, self._weak)

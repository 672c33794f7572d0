# SPDX-License-Identifier: MIT
"""The table of a yaku in all rule systems."""

from collections.abc import Iterable, Sequence
from functools import partial

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from mahjong_desk.learn.atlas.entries import YakuEntry
from mahjong_desk.learn.compare.absence import Relative
from mahjong_desk.learn.compare.yaku_comparison import ComparisonRow
from mahjong_desk.rules.ruleset import Ruleset
from mahjong_desk.rules.yaku.row import AnyYaku
from mahjong_desk.texts import PLAIN, current_language, language, tr
from mahjong_desk.ui import theme
from mahjong_desk.ui.kit.label import Label
from mahjong_desk.ui.kit.layout.boxes import Hairline, column, table
from mahjong_desk.ui.kit.link_label import LinkLabel, LinkSpan, LinkSpans
from mahjong_desk.ui.kit.painting import register_for_theme
from mahjong_desk.ui.kit.text_format import format_number, join_notes
from mahjong_desk.ui.rulebook.rule_values import RuleValues
from mahjong_desk.ui.rulebook.system_diff import kinship_text, own_characters, row_difference_text, yaku_value_text
from mahjong_desk.ui.text.phrases import capitalise, localise
from mahjong_desk.ui.text.vocabulary import characters, short_ruleset, vocabulary_context
from mahjong_desk.ui.text.yaku_links import open_page_tip

NOTHING = "–"


def own_name(ruleset: Ruleset, yaku: AnyYaku) -> str:
    """Returns the name in characters: of the language, or of the system's players."""
    name = localise(yaku.name)
    return characters(ruleset, yaku.name) or name if current_language().spaces else name


def reading_text(entry: YakuEntry) -> str:
    """Returns kana or pinyin for Japanese or Chinese, otherwise other names."""
    name, spoken = entry.yaku.name, entry.yaku.pronunciation
    if language() == "ja":
        return spoken.kana
    if language() == "zh":
        return spoken.pinyin
    plain = capitalise(name.in_language(language(), PLAIN))
    others = [other for other in (name.players, plain) if other.casefold() not in localise(name).casefold()]
    return join_notes(*others, spoken.pinyin if entry.ruleset.vocabulary.terminology else "")


def short_value(entry: YakuEntry) -> str:
    """Returns the value for a list: closed/open numbers, or the word for a limit."""
    yaku = entry.yaku
    if yaku.is_limit and "han" in entry.ruleset.value_fields:
        return tr("limit", usage=vocabulary_context(entry.ruleset))
    values = [value for value in (yaku.closed_value, yaku.open_value) if value is not None]
    return "/".join(format_number(value) for value in dict.fromkeys(values)) or NOTHING


def value_text(entry: YakuEntry) -> str:
    """Returns the closed and open value in one line, as on the rule page."""
    return RuleValues(entry.ruleset, None).value(entry.yaku, entry.yaku.closed_value, entry.yaku.open_value)


def option_text(ruleset: Ruleset, yaku: AnyYaku) -> str:
    """Returns the option of a yaku with its default, or an empty string."""
    if yaku.enabling_option is None:
        return ""
    option = next(option for option in ruleset.options if option.id == yaku.enabling_option)
    sentence = tr("Option “{option}” (default: {choice})")
    return sentence.format(option=localise(option.name), choice=localise(option.choice(option.default).name))


_WIDE = 640
"""The width from which a row is arranged in columns."""
_COLUMN_SHARES = (13, 19, 11, 33, 24)
_NARROW_SHARES = (2, 3, 2, 0, 0)
"""The shares if the last two cells are below the others."""
_EDGE = 4


class _Cell(QWidget):
    """One or two texts below each other."""

    def __init__(self, *texts: QWidget) -> None:
        super().__init__()
        self.setLayout(column(*texts, ...))
        policy = QSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)


class ComparisonLine(QWidget):
    """A row of the table; ``row`` is None for the heads."""

    accessible_role = "Row"

    def __init__(self, cells: Sequence[Sequence[Label]], row: ComparisonRow | None = None) -> None:
        super().__init__()
        self.row = row
        self.texts = tuple(join_notes(*(text.text() for text in cell)) for cell in cells)
        self.setAccessibleName(join_notes(*self.texts))
        self._cells = [_Cell(*cell) for cell in cells]
        self._value = cells[2][0]
        self._grid = table((), gaps=(14, 2), edges=(10, 7, 6, 7))
        self.setLayout(self._grid)
        self._wide: bool | None = None
        self.arrange(wide=True)
        register_for_theme(self)

    def arrange(self, *, wide: bool) -> None:
        """Arranges the cells in columns, or long ones below short ones."""
        if wide is self._wide:
            return
        self._wide = wide
        for cell in self._cells:
            self._grid.removeWidget(cell)
        for number, share in enumerate(_COLUMN_SHARES if wide else _NARROW_SHARES):
            self._grid.setColumnStretch(number, share)
        if wide:
            for number, cell in enumerate(self._cells):
                self._grid.addWidget(cell, 0, number)
        else:
            for number, cell in enumerate(self._cells[:3]):
                self._grid.addWidget(cell, 0, number)
            for line, cell in enumerate(self._cells[3:], start=1):
                self._grid.addWidget(cell, line, 0, 1, 3)
        self._value.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignTop)

    def paintEvent(self, _event: QPaintEvent) -> None:
        if self.row is None or not self.row.is_own:
            return
        painter, colours = QPainter(self), theme.current()
        painter.fillRect(self.rect(), colours.brass_wash)
        painter.fillRect(QRectF(0, 0, _EDGE, self.height()), colours.brass_text)


class ComparisonTable(QWidget):
    yaku_requested = Signal(str, str)

    accessible_role = "Table"

    def __init__(self, rows: Iterable[ComparisonRow]) -> None:
        super().__init__()
        self.setAccessibleName(tr("In all rule systems"))
        headings = (tr("System"), tr("Name"), tr("Value", "of a yaku"), tr("What differs"), tr("Closest equivalent"))
        self._head = ComparisonLine([[Label(heading, size=13, role="ink3", wrap=True)] for heading in headings])
        self.lines: list[ComparisonLine] = []
        parts: list[QWidget] = [self._head]
        previous: Ruleset | None = None
        for row in rows:
            line = ComparisonLine(self._cells(row, is_repeated=row.ruleset is previous), row)
            line.setAccessibleName(join_notes(localise(row.ruleset.name), *line.texts[1:]))
            previous = row.ruleset
            parts += [Hairline(), line]
            self.lines.append(line)
        self.setLayout(column(*parts, Hairline()))
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def _cells(self, row: ComparisonRow, *, is_repeated: bool) -> list[list[Label]]:
        system = Label("" if is_repeated else short_ruleset(row.ruleset), bold=True, wrap=True)
        differs = Label(row_difference_text(row), size=14, role="ink2", wrap=True)
        if row.yaku is None:
            name = [Label(tr("has none"), role="ink3", wrap=True)]
            worth = NOTHING
        else:
            phrases = _name(row.ruleset, row.yaku, is_link=not row.is_own)
            name = [self._label(row.ruleset, phrases, size=15, bold=row.is_own)]
            worth = yaku_value_text(row.ruleset, row.yaku)
        value = Label(worth, bold=True, wrap=True, role="ink" if row.yaku is not None else "ink3")
        return [[system], name, [value], [differs], self._relative_labels(row.ruleset, row.relative)]

    def _relative_labels(self, ruleset: Ruleset, relative: Relative | None) -> list[Label]:
        if relative is None:
            return [Label(NOTHING, role="ink3")]
        reason = join_notes(yaku_value_text(ruleset, relative.yaku), kinship_text(relative))
        return [
            self._label(ruleset, _name(ruleset, relative.yaku, is_link=True), size=14),
            Label(reason, size=13, role="ink3", wrap=True),
        ]

    def _label(self, ruleset: Ruleset, phrases: Sequence[LinkSpan], *, size: float, bold: bool = False) -> LinkLabel:
        on_click = partial(self.yaku_requested.emit, ruleset.id)
        return LinkLabel(phrases, tip=open_page_tip(), on_click=on_click, size=size, bold=bold, wrap=True)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        wide = self.width() >= theme.px(_WIDE)
        self._head.setVisible(wide)
        for line in self.lines:
            line.arrange(wide=wide)


def _name(ruleset: Ruleset, yaku: AnyYaku, *, is_link: bool) -> LinkSpans:
    """Returns the name of a yaku with its characters."""
    name = LinkSpan(capitalise(localise(yaku.name)), yaku.id if is_link else "")
    written = own_characters(ruleset, yaku)
    return (name, LinkSpan(f" {written}")) if written else (name,)

# SPDX-License-Identifier: MIT
"""What went on both here and in the file: both are shown side by side, with the choice between them."""

from collections.abc import Mapping, Sequence
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from mahjong_desk.club.importing.summary import hands_in_common
from mahjong_desk.club.stored_match import replay_journal
from mahjong_desk.journal.acts import ActionKind
from mahjong_desk.journal.journal import Journal
from mahjong_desk.ledger.books import HouseRules, Rates
from mahjong_desk.ledger.entry import Kind
from mahjong_desk.ledger.merge import ConflictResolution, MergeItem, count_hands
from mahjong_desk.rules import registry
from mahjong_desk.rules.model.events import Draw, Win
from mahjong_desk.rules.model.refusal import Refusal
from mahjong_desk.texts import tr, trn
from mahjong_desk.ui import theme
from mahjong_desk.ui.kit.controls.chips import ChipGroup
from mahjong_desk.ui.kit.label import Label
from mahjong_desk.ui.kit.layout.boxes import boxed, column, table
from mahjong_desk.ui.kit.layout.panels import Hairline
from mahjong_desk.ui.kit.text_format import with_heading
from mahjong_desk.ui.text.events import row_text
from mahjong_desk.ui.text.people import all_rates_text
from mahjong_desk.ui.text.vocabulary import differing_options, hand_name

_MOST_LINES = 4


class Conflict(QWidget):
    """One thing that diverged, with a choice."""

    def __init__(self, item: MergeItem) -> None:
        super().__init__()
        self.item = item
        title = _title(item)
        heads = [Label(head, role="ink3", size=14) for head in (tr("Here"), tr("In the file"))]
        said = [plain(label, size=15) for label in _both(item)]
        sides = table([heads, said], gaps=(theme.px(24), 2))
        for place, label in enumerate(said):
            sides.setColumnStretch(place, 1)
            sides.setAlignment(label, Qt.AlignmentFlag.AlignTop)
        self.choice = choice_of(title, [(way, _ways(item)[way]) for way in item.resolutions])
        boxed(column(Hairline(), plain(title, size=17, bold=True), sides, self.choice, gap=theme.px(8)), self)

    @property
    def decision(self) -> ConflictResolution:
        """What the user wants."""
        return ConflictResolution(str(self.choice.value()))


def choice_of(name: str, choices: Sequence[tuple[Any, str]]) -> ChipGroup:
    """Returns chips with letters, the first chosen, under a name for screen readers."""
    chips = ChipGroup("", letters=True)
    chips.setAccessibleName(name)
    chips.set_choices(choices)
    chips.choose(choices[0][0])
    return chips


def plain(text: str, *, size: int = 15, bold: bool = False, role: str = "ink") -> Label:
    """Returns a label of a text with names from a file, which are shown as they are written."""
    shown = Label(text, size=size, bold=bold, role=role, wrap=True)
    shown.setTextFormat(Qt.TextFormat.PlainText)
    return shown


def _title(item: MergeItem) -> str:
    if item.kind == ActionKind.OPEN:
        return with_heading(
            item.name, tr("Match {number} was continued in both ledgers").format(number=item.mine.number)
        )
    titles = {
        Kind.SESSION_NAME: tr("The session has a different name in the file"),
        Kind.RATES: tr("The rates of {name} differ in the file"),
        Kind.HOUSE_RULES: tr("The house rules {name} have different options in the file"),
    }
    return titles[Kind(item.kind)].format(name=item.name)


def _ways(item: MergeItem) -> Mapping[ConflictResolution, str]:
    if item.kind != ActionKind.OPEN:
        return {ConflictResolution.MINE: tr("Keep mine"), ConflictResolution.THEIRS: tr("Use theirs")}
    return {
        ConflictResolution.BOTH: tr("Keep both, theirs as a separate match"),
        ConflictResolution.MINE: tr("Keep only mine"),
        ConflictResolution.THEIRS: tr("Use theirs; undo restores mine"),
    }


def _both(item: MergeItem) -> tuple[str, str]:
    """Returns what is here and what is in the file, in words."""
    mine, theirs = item.mine, item.theirs
    if item.kind == ActionKind.OPEN:
        same = hands_in_common(mine.journal, theirs.journal)
        return _hands(mine.journal, same), _hands(theirs.journal, same)
    if item.kind == Kind.HOUSE_RULES:
        return _options(mine, theirs), _options(theirs, mine)
    if item.kind == Kind.RATES:
        return _rates(mine), _rates(theirs)
    return str(mine["name"]) or "–", str(theirs["name"]) or "–"


def _hands(journal: Journal, same: int) -> str:
    """Returns how many hands a match has after the common ones, and its last hand."""
    more = count_hands(journal.events) - same
    sentence = trn("{n} more hand", "{n} more hands", more) if more else tr("No more hands")
    try:
        replay = replay_journal(journal)
    except Refusal:
        return sentence
    hands = [row for row in replay.rows if isinstance(row.event, Win | Draw)]
    if not hands:
        return sentence
    last = with_heading(hand_name(replay.match.rules.ruleset, hands[-1].before), row_text(replay.match, hands[-1]))
    return "\n".join((sentence, with_heading(tr("The last hand"), last)))


def _options(said: HouseRules, other: HouseRules) -> str:
    """Returns in words what differs from the usual rules in one of two house rules but not in the other."""
    try:
        ruleset = registry.get_ruleset(said.ruleset)
        others = differing_options(ruleset, other.options)
        lines = [phrase for phrase in differing_options(ruleset, said.options) if phrase not in others]
    except Refusal:
        # Of another version, whose options have no names here.
        lines = [f"{name}: {value}" for name, value in said.options.items() if other.options.get(name) != value]
    if len(lines) > _MOST_LINES:
        lines[_MOST_LINES:] = [trn("and {n} more", "and {n} more", len(lines) - _MOST_LINES)]
    return "\n".join(lines) or tr("The default in these rules.")


def _rates(content: Mapping[str, object] | None) -> str:
    return (all_rates_text(Rates.from_payload(content)) if content else "") or "–"

# SPDX-License-Identifier: MIT
"""What went on both here and there: both are shown, side by side, with the choice between them."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QVBoxLayout, QWidget

from mahjong_desk.club.importing.counting import journals
from mahjong_desk.club.replaying import replayed
from mahjong_desk.ledger.house_rules import HouseRulesSaid
from mahjong_desk.ledger.journal.journal import Journal
from mahjong_desk.ledger.merge import Decision, Item, MatchHeld, Matter
from mahjong_desk.ledger.rates import Rates
from mahjong_desk.rules import registry
from mahjong_desk.rules.model.refusal import Refusal
from mahjong_desk.texts import tr, trn
from mahjong_desk.ui import theme
from mahjong_desk.ui.kit import ChipGroup, Hairline, Label
from mahjong_desk.ui.kit.listing import headed
from mahjong_desk.ui.words import all_rates_words, differing_options, hand_name, told_row

_MOST_ROWS = 4


class Parting(QWidget):
    """One thing that has parted.

    Attributes:
        item: What it is.
        choice: What is to be done.
    """

    def __init__(self, item: Item, session: str) -> None:
        """Shows it.

        Args:
            item: What has parted.
            session: The name of the session to which a match belongs.
        """
        super().__init__()
        self.item = item
        mine, theirs = _both(item)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(theme.px(8))
        column.addWidget(Hairline())
        column.addWidget(_plain(_title(item, session), size=17, bold=True))
        grid = QGridLayout()
        grid.setHorizontalSpacing(theme.px(24))
        for place, (title, told) in enumerate(((tr("Here"), mine), (tr("In the file"), theirs))):
            grid.addWidget(Label(title, role="ink3", size=14), 0, place)
            grid.addWidget(_plain(told, size=15), 1, place, Qt.AlignmentFlag.AlignTop)
            grid.setColumnStretch(place, 1)
        column.addLayout(grid)
        self.choice = ChipGroup("", self, letters=True)
        self.choice.setAccessibleName(_title(item, session))
        self.choice.set_choices([(way, _ways(item)[way]) for way in item.ways])
        self.choice.choose(item.ways[0])
        column.addWidget(self.choice)

    @property
    def decision(self) -> Decision:
        """What the person wants."""
        return Decision(str(self.choice.value()))


def _plain(text: str, *, size: int, bold: bool = False) -> Label:
    shown = Label(text, size=size, bold=bold, wrap=True)
    # Names come from a file: they are shown as they are written.
    shown.setTextFormat(Qt.TextFormat.PlainText)
    return shown


def _title(item: Item, session: str) -> str:
    if item.matter is Matter.MATCH:
        assert isinstance(item.mine, MatchHeld)
        title = tr("Match {number} went on here and there")
        return (
            headed(session, title.format(number=item.mine.number)) if session else title.format(number=item.mine.number)
        )
    titles = {
        Matter.NAME: tr("The session has another name there"),
        Matter.RATES: tr("The rates of {name} are others there"),
        Matter.HOUSE_RULES: tr("The house rules {name} have other options there"),
    }
    return titles[item.matter].format(name=item.name)


def _ways(item: Item) -> Mapping[Decision, str]:
    if item.matter is Matter.MATCH:
        return {
            Decision.BOTH: tr("Keep both, theirs as a match of its own"),
            Decision.MINE: tr("Keep mine alone"),
            Decision.THEIRS: tr("Take theirs; undo leads back to mine"),
        }
    return {
        Decision.BOTH: tr("Keep both"),
        Decision.MINE: tr("Keep mine"),
        Decision.THEIRS: tr("Take theirs"),
    }


def _both(item: Item) -> tuple[str, str]:
    """Returns what is here and what is there, in words."""
    if item.matter is Matter.MATCH:
        theirs, mine = journals(item)
        assert mine is not None
        same = _same_events(mine, theirs)
        return _rows(mine, same), _rows(theirs, same)
    if item.matter is Matter.HOUSE_RULES:
        return _options(item.mine, item.theirs), _options(item.theirs, item.mine)
    if item.matter is Matter.RATES:
        return _rates(item.mine), _rates(item.theirs)
    return str(item.mine), str(item.theirs)


def _same_events(mine: Journal, theirs: Journal) -> int:
    pairs = list(zip(mine.events, theirs.events, strict=False))
    return next((place for place, (one, other) in enumerate(pairs) if one != other), len(pairs))


def _rows(journal: Journal, same: int) -> str:
    try:
        replay = replayed(journal)
    except Refusal:
        return trn("{n} more entry", "{n} more entries", len(journal.events) - same)
    rows = replay.rows[same:]
    lines = [headed(hand_name(replay.match.rules.ruleset, row.before), told_row(replay.match, row)) for row in rows]
    return "\n".join(_first(lines)) or tr("Nothing more; the players or the rules are others.")


def _options(said: object, other: object) -> str:
    """Returns in words what differs from the usual rules in one of two house rules and not so in the other."""
    assert isinstance(said, HouseRulesSaid)
    assert isinstance(other, HouseRulesSaid)
    try:
        ruleset = registry.find(said.ruleset)
        lines = [
            phrase
            for phrase in differing_options(ruleset, said.options)
            if phrase not in differing_options(ruleset, other.options)
        ]
    except Refusal:
        # Of another version, whose options have no names here.
        lines = [f"{name}: {value}" for name, value in said.options.items() if other.options.get(name) != value]
    return "\n".join(_first(lines)) or tr("As usual in these rules.")


def _first(lines: list[str]) -> list[str]:
    if len(lines) <= _MOST_ROWS:
        return lines
    return [*lines[:_MOST_ROWS], trn("and {n} more", "and {n} more", len(lines) - _MOST_ROWS)]


def _rates(payload: object) -> str:
    assert isinstance(payload, Mapping)
    return all_rates_words(Rates.from_payload(payload)) or "–"

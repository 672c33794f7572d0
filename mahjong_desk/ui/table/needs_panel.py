# SPDX-License-Identifier: MIT
"""The points that each player needs, in words and on a panel."""

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtWidgets import QSizePolicy, QWidget

from mahjong_desk.match import Replay
from mahjong_desk.match.needed import Goal, NeededWin, PlayerNeed, find_needed_wins, is_last_round
from mahjong_desk.rules.model.events import RiichiDeclaration
from mahjong_desk.rules.model.reasons import Evaluation
from mahjong_desk.rules.model.table import RoundWind
from mahjong_desk.rules.ruleset import Ruleset, TableRules
from mahjong_desk.texts import tr
from mahjong_desk.ui import theme
from mahjong_desk.ui.kit.controls.buttons import ContentButton
from mahjong_desk.ui.kit.label import ElidedLabel, IconLabel, Label
from mahjong_desk.ui.kit.layout.boxes import Panel, boxed, column, fill, row
from mahjong_desk.ui.kit.painting import short_name, text_width
from mahjong_desk.ui.kit.text_format import format_number, join_alternatives, join_clauses, join_items, with_heading
from mahjong_desk.ui.settings.settings import Settings
from mahjong_desk.ui.text.phrases import capitalise, localise
from mahjong_desk.ui.text.values import amount_text, hand_value_text
from mahjong_desk.ui.text.vocabulary import vocabulary_context


class NeedsText(NamedTuple):
    """What one player needs.

    Attributes:
        full_text: The same with the purpose, and all other wins that suffice.
    """

    line: str
    full_text: str


def need_text(ruleset: Ruleset, needs: Sequence[PlayerNeed], names: Sequence[str]) -> NeedsText | None:
    """Returns what a player needs, or None if there is nothing.

    First comes what ends the match, or else what gives the lead; then what avoids the last place.
    """
    ends = [need for need in needs if need.goal is Goal.END]
    leads = [need for need in needs if need.goal is Goal.FIRST_PLACE] if not ends else []
    selected = [*ends, *leads, *(need for need in needs if need.goal is Goal.LEAVE_LAST)]
    if not selected:
        return None
    first, *others = selected
    cheapest, details = _cheapest(ruleset, first, names)
    purpose = _purpose(ruleset, first)
    if details:
        purpose = tr("{purpose} ({details})").format(purpose=purpose, details=details)
    wins = join_clauses(purpose, *_wins(ruleset, first, names)[1:], *_forbidden(ruleset, first, names))
    more = [with_heading(_purpose(ruleset, need), join_clauses(*_wins(ruleset, need, names))) for need in others]
    line = with_heading(_end_name(ruleset, first), cheapest) if ends else cheapest
    return NeedsText(capitalise(line), "\n".join([capitalise(cheapest), wins, *more]))


def _end_name(ruleset: Ruleset, need: PlayerNeed) -> str:
    names = ruleset.vocabulary.end_labels.get(need.end_label or "")
    return localise(names) if names is not None else need.end_label or ""


def _purpose(ruleset: Ruleset, need: PlayerNeed) -> str:
    """Returns the purpose, such as ``To take the lead``."""
    if need.goal is Goal.END:
        return tr("To reach {end}").format(end=_end_name(ruleset, need))
    if need.goal is Goal.FIRST_PLACE:
        return tr("To take the lead")
    return tr("To avoid last place")


def _cheapest(ruleset: Ruleset, need: PlayerNeed, names: Sequence[str]) -> tuple[str, str]:
    """Returns the cheapest hand that suffices, such as ``640 from Ben``.

    With it are its details: its size, what it gains besides, and why less is refused.
    """
    hands = _hands(need)
    if not hands:
        return tr("not in this hand"), ""
    ways, evaluation = hands[0]
    if any_hand := _any_hand(ruleset, ways, names):
        return any_hand, _besides(ruleset, ways)
    size = _size(ruleset, ways[0], evaluation)
    points = _points(ruleset, ways)
    worth = points or size
    if len(ways) == len(names):
        hand = tr("any win of {worth}").format(worth=worth)
    else:
        hand = tr("{hand} {sources}").format(hand=worth, sources=_sources(ruleset, ways, names))
    sentence = tr("+{points} {causes}")
    added = [
        sentence.format(points=format_number(item.value), causes=localise(ruleset.yaku_by_id(item.id).name))
        for item in evaluation.yaku
    ]
    return hand, join_clauses(size if points else "", *added, _besides(ruleset, ways), _why_not_less(ruleset, ways))


def _size(ruleset: Ruleset, way: NeededWin, evaluation: Evaluation) -> str:
    """Returns the size of a hand as typed, without doublings that the rules add."""
    numbers, size = list((way.value or {}).values()), _lower(hand_value_text(ruleset, evaluation))
    if len(numbers) != 1 or not isinstance(numbers[0], int):
        return size
    amount = amount_text(numbers[0], ruleset)
    # A limit can have several values.
    return tr("{points} ({size})").format(points=amount, size=size) if evaluation.limit else amount


def _wins(ruleset: Ruleset, need: PlayerNeed, names: Sequence[str]) -> list[str]:
    """Returns the hands that suffice, cheapest first, such as ``640 from Ben``."""
    sentence = tr("{hand} {sources}")
    texts = []
    for ways, evaluation in _hands(need):
        if any_hand := _any_hand(ruleset, ways, names):
            texts.append(any_hand)
            continue
        hand = _size(ruleset, ways[0], evaluation)
        if points := _points(ruleset, ways):
            hand = tr("{points} ({size})").format(points=points, size=hand)
        texts.append(sentence.format(hand=hand, sources=_sources(ruleset, ways, names)))
    return texts or [tr("not in this hand")]


def _any_hand(ruleset: Ruleset, ways: Sequence[NeededWin], names: Sequence[str]) -> str:
    """Returns words like ``any hand from Ben``; empty if some are too small."""
    if any(way.too_small is not None for way in ways):
        return ""
    if len(ways) == len(names):
        return tr("any win")
    return tr("any hand {sources}").format(sources=_sources(ruleset, ways, names))


def _hands(need: PlayerNeed) -> list[tuple[list[NeededWin], Evaluation]]:
    """Returns the hands that suffice, cheapest first, with the ways to win with each."""
    hands: dict[tuple[object, ...], tuple[list[NeededWin], Evaluation]] = {}
    for way in need.wins:
        if way.value is not None and way.evaluation is not None:
            ways, _ = hands.setdefault(tuple(way.value.items()), ([], way.evaluation))
            ways.append(way)
    return sorted(hands.values(), key=lambda hand: hand[1].base)


def _why_not_less(ruleset: Ruleset, ways: Sequence[NeededWin]) -> str:
    """Returns why the rules refuse less; empty unless all ways have one reason."""
    causes = {_cause(ruleset, way) for way in ways}
    cause = causes.pop() if len(causes) == 1 else ""
    return tr("with less {cause}").format(cause=cause) if cause else ""


def _forbidden(ruleset: Ruleset, need: PlayerNeed, names: Sequence[str]) -> list[str]:
    """Returns the ways in which no hand may win, each with the reason."""
    ways: dict[str, list[NeededWin]] = {}
    for way in need.wins:
        if way.value is None and (cause := _cause(ruleset, way)):
            ways.setdefault(cause, []).append(way)
    sentence = tr("{sources} {cause}")
    return [sentence.format(sources=_sources(ruleset, barred, names), cause=cause) for cause, barred in ways.items()]


def _cause(ruleset: Ruleset, way: NeededWin) -> str:
    """Returns briefly which rule forbids a smaller hand; empty if none does."""
    label = ruleset.vocabulary.refusals.get(way.refusal.reason or "") if way.refusal is not None else None
    return localise(label) if label is not None else ""


def _points(ruleset: Ruleset, ways: Sequence[NeededWin]) -> str:
    """Returns the points of a hand with fu; empty if they differ between the ways."""
    points = {way.hand for way in ways}
    return format_number(points.pop()) if "fu" in ruleset.value_fields and len(points) == 1 else ""


def _lower(text: str) -> str:
    return text[:1].lower() + text[1:]


def _besides(ruleset: Ruleset, ways: Sequence[NeededWin]) -> str:
    """Returns what wins gain besides the hand: ``+120 honba``; empty if it differs."""
    amounts = {way.gain - way.hand for way in ways}
    if len(amounts) > 1 or not ways[0].extra_reasons:
        return ""
    labels = ruleset.vocabulary.payments
    causes = join_items([localise(labels[name]) if name in labels else name for name in ways[0].extra_reasons])
    return tr("+{points} {causes}").format(points=format_number(amounts.pop()), causes=causes)


def _sources(ruleset: Ruleset, ways: Sequence[NeededWin], names: Sequence[str]) -> str:
    if len(ways) == len(names):
        return tr("by any win")
    discarders = [short_name(names[way.discarder]) for way in ways if way.discarder is not None]
    texts = [tr("self-drawn")] if len(discarders) < len(ways) else []
    if discarders:
        text = tr("from {player}", usage=vocabulary_context(ruleset))
        texts.append(text.format(player=join_alternatives(*discarders)))
    return join_alternatives(*texts)


_NAME, _GAP = 118, 10


class _Line(QWidget):
    accessible_role = "ListItem"


class NeedsPanel(Panel):
    """Shows what each player needs, in order of score.

    It is collapsed before the last round if no earlier round can end the match.
    """

    def __init__(self, settings: Settings) -> None:
        super().__init__()
        self._settings = settings
        self._replay: Replay | None = None
        self._chosen: bool | None = None
        self._round: tuple[TableRules, RoundWind] | None = None
        self._in_last_round = False
        self._arrow = IconLabel("chevron_right", "ink2", size=16)
        self._dora = Label(tr("without dora"), size=14, role="ink3")
        title = Label(tr("Points needed"), size=19, serif=True)
        self.heading = ContentButton(row(self._arrow, (title, 1), self._dora, gap=theme.px(6)))
        self.heading.setAccessibleName(tr("Points needed"))
        self.heading.clicked.connect(self._toggle)
        edges = theme.px(14), theme.px(6), theme.px(14), theme.px(6)
        self._column = column(self.heading, gap=theme.px(2), edges=edges)
        self.setLayout(self._column)
        self._lines: list[QWidget] = []
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        settings.changed.connect(self._follow_settings)

    @property
    def is_open(self) -> bool:
        """Whether the needs are shown.

        Unless the user has chosen, they are shown if the setting asks for it or if the match may end in this round.
        """
        if self._chosen is not None or self._replay is None:
            return bool(self._chosen)
        rules, table = self._replay.match.rules, self._replay.table
        may_end = bool(rules.ruleset.vocabulary.end_labels)
        if may_end or self._settings.needs_open:
            return True
        # Computed once a round, because it plays the round to its end.
        if self._round != (rules, table.round_wind):
            self._round, self._in_last_round = (rules, table.round_wind), is_last_round(rules, table)
        return self._in_last_round

    def show_replay(self, replay: Replay) -> None:
        """Shows the needs in a match; hidden before its first hand and after its end."""
        self._replay = replay
        while self._lines:
            line = self._lines.pop()
            # Qt may still be about to show widgets added just now.
            line.hide()
            line.setParent(None)
            line.deleteLater()
        has_begun = any(not isinstance(item.event, RiichiDeclaration) for item in replay.rows)
        self.setVisible(has_begun and replay.final is None)
        is_open = not self.isHidden() and self.is_open
        self._arrow.set_icon("chevron_down" if is_open else "chevron_right")
        self._dora.setVisible(is_open and replay.match.rules.ruleset.has_dora)
        if is_open:
            self._add_lines(replay)

    def _add_lines(self, replay: Replay) -> None:
        texts, names, scores = _needed(replay), replay.players, replay.table.scores
        bold = theme.font(14, bold=True)
        width = min(theme.px(_NAME), round(max(text_width(bold, short_name(name)) for name in names)) + 2)
        for seat in sorted(texts, key=lambda seat: (-scores[seat], seat)):
            name = ElidedLabel(short_name(names[seat]), whole=names[seat], size=14, bold=True)
            name.setFixedWidth(width)
            need = ElidedLabel(texts[seat].line, whole=texts[seat].full_text, size=14)
            line = _Line()
            boxed(row(name, (need, 1), gap=theme.px(_GAP), edges=(0, 0, 0, theme.px(4))), line)
            line.setAccessibleName(names[seat])
            line.setAccessibleDescription(texts[seat].full_text)
            fill(self._column, line)
            line.show()
            self._lines.append(line)

    def _toggle(self) -> None:
        assert self._replay is not None
        self._chosen = not self.is_open
        self.show_replay(self._replay)

    def _follow_settings(self, name: str) -> None:
        if name == "needs_open":
            self._chosen = None
            if self._replay is not None:
                self.show_replay(self._replay)


def _needed(replay: Replay) -> dict[int, NeedsText]:
    """Returns the text of each player's needs by seat."""
    rules, names = replay.match.rules, replay.players
    by_seat: dict[int, list[PlayerNeed]] = {}
    for need in find_needed_wins(rules, replay.table):
        by_seat.setdefault(need.seat, []).append(need)
    texts = {seat: need_text(rules.ruleset, needs, names) for seat, needs in by_seat.items()}
    return {seat: needs_text for seat, needs_text in texts.items() if needs_text is not None}

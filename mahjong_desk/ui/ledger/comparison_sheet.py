# SPDX-License-Identifier: MIT
"""What an edit changes in a match, and the sheets that show before and after."""

from abc import abstractmethod
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from mahjong_desk.club.names import name_faults
from mahjong_desk.club.stored_match import Edit, EditKind
from mahjong_desk.match import Replay, ReplayRow
from mahjong_desk.match.declared import align_with_declarations, winners_with_riichi
from mahjong_desk.rules.model.events import Win
from mahjong_desk.rules.model.refusal import Refusal
from mahjong_desk.rules.ruleset import TableRules
from mahjong_desk.texts import tr, trn
from mahjong_desk.ui.desk import Desk, try_write
from mahjong_desk.ui.kit.label import Label
from mahjong_desk.ui.kit.layout.boxes import TOP, Hairline, boxed, table
from mahjong_desk.ui.kit.painting import short_name
from mahjong_desk.ui.kit.sheets.sheet import Sheet
from mahjong_desk.ui.kit.table.badges import NoteBox
from mahjong_desk.ui.kit.text_format import format_change, format_number, join_items
from mahjong_desk.ui.navigation import Navigator
from mahjong_desk.ui.text.events import row_text
from mahjong_desk.ui.text.phrases import sentences
from mahjong_desk.ui.text.refusals import refusal_text
from mahjong_desk.ui.text.vocabulary import short_hand_name, situation_name


@dataclass(frozen=True, slots=True)
class AffectedRow:
    """A row that an edit changes.

    Attributes:
        before: None for a new row.
        after: None for a deleted row.
    """

    before: ReplayRow | None
    after: ReplayRow | None

    @property
    def becomes_invalid(self) -> bool:
        """Whether the event was allowed before and no longer is."""
        was_valid = self.before is None or self.before.refusal is None
        return was_valid and self.after is not None and self.after.refusal is not None


@dataclass(frozen=True, slots=True)
class MatchDiff:
    """A match before and after an edit.

    Attributes:
        affected: The changed rows, in the order of the match.
        totals_only: The number of other rows whose totals change.
        seats: By seat before the edit, the seat of the same player after it.
    """

    before: Replay
    after: Replay
    affected: tuple[AffectedRow, ...]
    totals_only: int
    seats: tuple[int, ...]

    @property
    def invalid_rows(self) -> int:
        """The number of rows that would become invalid."""
        return sum(row.becomes_invalid for row in self.affected)

    @property
    def is_empty(self) -> bool:
        """Whether the edit changes nothing."""
        same_players = self.before.players == self.after.players
        return not self.affected and same_players and self.before.table == self.after.table


def compare(
    before: Replay,
    after: Replay,
    ids_before: Sequence[int],
    ids_after: Sequence[int],
    swapped: tuple[int, int] | None = None,
) -> MatchDiff:
    """Returns the differences between two states of a match.

    Args:
        ids_before, ids_after: The ids that identify the rows.
        swapped: Two seats that were swapped; their results are compared by player.
    """
    old = dict(zip(ids_before, before.rows, strict=True))
    new = dict(zip(ids_after, after.rows, strict=True))
    # A deleted row keeps its position; one edit either adds or deletes rows.
    order = list(ids_before if len(ids_before) > len(ids_after) else ids_after)
    first, second = swapped or (0, 0)
    other = {first: second, second: first}
    seats = tuple(other.get(seat, seat) for seat in range(before.table.players))
    affected: list[AffectedRow] = []
    totals_only = 0
    for row_id in order:
        was, becomes = old.get(row_id), new.get(row_id)
        if (
            was is None
            or becomes is None
            or _outcome_differs(was, becomes, seats)
            or (swapped is None and (was.event != becomes.event or was.before.dealer != becomes.before.dealer))
        ):
            affected.append(AffectedRow(was, becomes))
        elif was.after.scores != tuple(becomes.after.scores[seat] for seat in seats):
            totals_only += 1
    return MatchDiff(before, after, tuple(affected), totals_only, seats)


def _outcome_differs(was: ReplayRow, becomes: ReplayRow, seats: Sequence[int]) -> bool:
    hands = [(row.before.round_wind, row.before.hand_number, row.before.honba) for row in (was, becomes)]
    return (
        was.settlement.deltas != tuple(becomes.settlement.deltas[seat] for seat in seats)
        or was.end_reason != becomes.end_reason
        or (was.refusal is None) is not (becomes.refusal is None)
        or hands[0] != hands[1]
    )


def seats_player_twice(match: Replay) -> bool:
    """Returns whether two seats have the same name at any time in a match."""
    return any(any(name_faults(players)) for players in (match.players, *(row.players for row in match.rows)))


def dependent_win_edits(desk: Desk, edits: Sequence[Edit]) -> tuple[Edit, ...]:
    """Returns further edits that keep wins valid by adapting them to the riichi."""
    assert desk.stored is not None
    valid = {row_id for row_id, row in zip(desk.row_ids, desk.stored.replay.rows, strict=True) if row.refusal is None}
    valid -= {edit.row_id for edit in edits if edit.kind is not EditKind.INSERT and edit.row_id is not None}
    dependent: list[Edit] = []
    while True:
        after, ids = desk.stored.preview([*edits, *dependent])
        rows = ((row_id, row) for row_id, row in zip(ids, after.rows, strict=True) if row_id in valid)
        wins = ((row_id, _win_matching_riichi(after.match.rules, row)) for row_id, row in rows)
        edit = next((Edit.replace(row_id, win) for row_id, win in wins if win is not None), None)
        if edit is None:
            return tuple(dependent)
        dependent.append(edit)


def _win_matching_riichi(rules: TableRules, row: ReplayRow) -> Win | None:
    """Returns a refused win made valid by adapting it to the riichi, or None."""
    if row.refusal is None or not isinstance(row.event, Win):
        return None
    event = align_with_declarations(rules, row.before, row.event)
    if event == row.event:
        return None
    try:
        rules.settle(row.before, event)
    except Refusal:
        return None
    return event


def dependent_edit_sentence(desk: Desk, edit: Edit) -> str:
    """Returns the sentence on how a dependent edit changes a win."""
    assert desk.match is not None
    assert desk.replay is not None
    row = desk.replay.rows[desk.row_ids.index(edit.row_id or 0)]
    assert isinstance(row.event, Win)
    assert isinstance(edit.event, Win)
    rules = desk.match.rules
    before, after = winners_with_riichi(rules, row.event), winners_with_riichi(rules, edit.event)
    riichi = situation_name(rules.ruleset, rules.declared_circumstance_ids[0])
    parts = []
    for text, seats in (
        (tr("The win of {names} changes too: now with {riichi}."), after - before),
        (tr("The win of {names} changes too: now without {riichi}."), before - after),
    ):
        if seats:
            parts.append(text.format(names=join_items(row.players[seat] for seat in sorted(seats)), riichi=riichi))
    return sentences(*parts)


_Line = QWidget | tuple[QWidget | None, ...]


class ComparisonSheet(Sheet):
    """Shows a match before and after a change, and asks for confirmation."""

    help_page = "ledger#change"

    def __init__(self, heading: str, answer: str, desk: Desk, window: Navigator, comparison: MatchDiff) -> None:
        super().__init__(heading, window, width=980)
        self.comparison = comparison
        self._desk, self._window, self._names = desk, window, comparison.before.players
        self._fill()
        self.cancel_button = self.add_button(tr("Cancel"), self.reject)
        self.main = self.add_main_button(answer, self.submit)
        self.main.setEnabled(not comparison.is_empty)
        if seats_player_twice(comparison.after) and not seats_player_twice(comparison.before):
            self.main.setEnabled(False)
            self.show_problem(tr("Another player at this table already has that name."))

    @abstractmethod
    def apply_changes(self) -> bool:
        """Makes the change; returns whether it is saved."""

    def submit(self) -> bool:
        """Makes the change; if it is saved, closes the sheet and returns True."""
        return self.accept_if(*try_write(self._desk, self.apply_changes))

    def _fill(self) -> None:
        comparison = self.comparison
        if comparison.is_empty:
            self.add_widget(Label(tr("Nothing would change."), wrap=True))
        if comparison.invalid_rows:
            self.add_widget(self.invalid_rows_note(comparison.invalid_rows))
        for remark in self.remarks():
            self.add_widget(NoteBox("brass", "", remark))
        ending = self._ending()
        if ending:
            self.add_widget(NoteBox("brass", "", ending))
        headers = [_cell(short_name(name), size=14, bold=True, right=True) for name in self._names]
        for header, name in zip(headers, self._names, strict=True):
            header.setToolTip(name)
        lines: list[_Line] = [(None, None, None, *headers), *self._totals()]
        for row in comparison.affected:
            lines.append(Hairline())
            lines += self._version(row, row.before, tr("before", "a change"), range(len(self._names)), "ink3")
            lines += self._version(row, row.after, tr("after", "a change"), self.comparison.seats, "ink")
        self.table = boxed(table(lines, wide=2, gaps=(16, 4)))
        self.add_widget(self.table)
        if comparison.totals_only:
            count = comparison.totals_only
            sentence = trn(
                "{n} other row keeps its points; only its totals change.",
                "{n} other rows keep their points; only their totals change.",
                count,
            )
            self.add_widget(Label(sentence, size=14, role="ink2", wrap=True))
        self.body.addStretch(1)

    def remarks(self) -> Sequence[str]:
        """Returns remarks besides the rows; none by default."""
        return ()

    def invalid_rows_note(self, count: int) -> NoteBox:
        """Returns the note on rows that would become invalid."""
        sentence = trn(
            "{n} row would become invalid and move no points until corrected.",
            "{n} rows would become invalid and move no points until corrected.",
            count,
        )
        return NoteBox("error", tr("Some rows would become invalid"), sentence)

    def _ending(self) -> str:
        before, after = self.comparison.before.final, self.comparison.after.final
        if before is None and after is not None:
            return tr("This would end the match.")
        if before is not None and after is None:
            return tr("This would reopen the finished match.")
        return ""

    def _totals(self) -> Iterator[_Line]:
        yield Hairline()
        for text, replay, seats, new in (
            (tr("Totals before"), self.comparison.before, range(len(self._names)), False),
            (tr("Totals after"), self.comparison.after, self.comparison.seats, True),
        ):
            role, scores = "ink" if new else "ink3", replay.table.scores
            figures = (_cell(format_number(scores[seat]), bold=new, role=role, right=True) for seat in seats)
            yield None, None, _cell(text, bold=new, role=role), *figures

    def _version(
        self, row: AffectedRow, version: ReplayRow | None, label: str, seats: Sequence[int], role: str
    ) -> Iterator[_Line]:
        """Yields the lines of a row as it is before or after the edit."""
        when = _cell(label, size=14, role="ink3")
        if version is None:
            text = tr("not there before", "did not exist") if row.before is None else tr("deleted")
            yield None, when, _cell(text, role=role)
            return
        match = self.comparison.after.match
        ruleset = match.rules.ruleset
        hand = _cell(short_hand_name(ruleset, version.before), bold=True, role=role)
        happened = _cell(row_text(match, version), role=role, wrap=True)
        if version.refusal is None:
            deltas = (version.settlement.deltas[seat] for seat in seats)
            yield hand, when, happened, *(_amount(delta, strong=role == "ink") for delta in deltas)
            return
        yield hand, when, happened
        reason = refusal_text(version.refusal, version.players, ruleset, version.event)
        sentence = tr("Not valid: {reason}").format(reason=reason)
        yield None, None, _cell(sentence, size=14, role="error", wrap=True)


def _cell(text: str, *, right: bool = False, **look: Any) -> Label:
    side = Qt.AlignmentFlag.AlignRight if right else Qt.AlignmentFlag.AlignLeft
    return Label(text, align=side | TOP, **look)


def _amount(delta: int, *, strong: bool) -> Label:
    role = "ink3" if not strong or not delta else "plus" if delta > 0 else "minus"
    return _cell(format_change(delta), bold=strong and bool(delta), role=role, right=True)


class EditConfirmationSheet(ComparisonSheet):
    """Shows what an edit of recorded rows would change.

    A win that would become invalid only because of its riichi is adapted in the same step.

    Attributes:
        edits: The requested edits, then those that adapt wins.
    """

    def __init__(self, desk: Desk, window: Navigator, edits: Sequence[Edit]) -> None:
        assert desk.stored is not None
        words = {
            EditKind.REPLACE: (tr("Correct this hand?"), tr("&Correct this hand")),
            EditKind.DELETE: (tr("Delete this row?"), tr("&Delete this row")),
            EditKind.INSERT: (tr("Insert this row?"), tr("&Insert this row")),
        }
        self._wanted = edits[-1]
        dependent = dependent_win_edits(desk, edits)
        self.edits = (*edits, *dependent)
        after, ids = desk.stored.preview(self.edits)
        self._remarks = [dependent_edit_sentence(desk, edit) for edit in dependent]
        comparison = compare(desk.stored.replay, after, desk.row_ids, ids)
        super().__init__(*words[self._wanted.kind], desk, window, comparison)
        if self._is_refused():
            self.main.setEnabled(False)

    def apply_changes(self) -> bool:
        return self._desk.edit(self.edits)

    def remarks(self) -> Sequence[str]:
        return self._remarks

    def _is_refused(self) -> bool:
        """Returns whether the new event of the edited row itself is refused."""
        rows = (row.after for row in self.comparison.affected if row.after and row.after.event == self._wanted.event)
        row = next(rows, None)
        return row is not None and row.refusal is not None

# SPDX-License-Identifier: MIT
"""What an edit changes in a match."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from mahjong_desk.club.stored_match import Edit, EditKind
from mahjong_desk.match import Replay, ReplayRow
from mahjong_desk.match.declared import align_with_declarations
from mahjong_desk.rules.model.events import Win
from mahjong_desk.rules.model.refusal import Refusal
from mahjong_desk.rules.ruleset import TableRules
from mahjong_desk.texts import tr
from mahjong_desk.ui.desk import Desk
from mahjong_desk.ui.kit.text_format import join_items
from mahjong_desk.ui.text.vocabulary import situation_name


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
        fitted = self.before is None or self.before.refusal is None
        return fitted and self.after is not None and self.after.refusal is not None


@dataclass(frozen=True, slots=True)
class MatchDiff:
    """A match before and after an edit.

    Attributes:
        affected: The changed rows, in the order of the match.
    """

    before: Replay
    after: Replay
    affected: tuple[AffectedRow, ...]
    totals_only: int
    seats: tuple[int, ...]

    @property
    def unfitting(self) -> int:
        """The number of rows that would no longer fit."""
        return sum(row.becomes_invalid for row in self.affected)

    @property
    def nothing(self) -> bool:
        """Whether the edit changes nothing."""
        seated = self.before.players == self.after.players
        return not self.affected and seated and self.before.table == self.after.table


def compare(before: Replay, after: Replay, ids_before: Sequence[int], ids_after: Sequence[int]) -> MatchDiff:
    """Returns the differences between two states of a match; ids identify the rows."""
    old = dict(zip(ids_before, before.rows, strict=True))
    new = dict(zip(ids_after, after.rows, strict=True))
    # A deleted row keeps its position; one edit either adds or deletes rows.
    order = list(ids_before if len(ids_before) > len(ids_after) else ids_after)
    seats = tuple(range(before.table.players))
    affected: list[AffectedRow] = []
    totals_only = 0
    for identity in order:
        was, becomes = old.get(identity), new.get(identity)
        if was is None or becomes is None or _reads_otherwise(was, becomes) or _goes_otherwise(was, becomes, seats):
            affected.append(AffectedRow(was, becomes))
        elif was.after.scores != becomes.after.scores:
            totals_only += 1
    return MatchDiff(before, after, tuple(affected), totals_only, seats)


def compare_swapped_seats(before: Replay, after: Replay, first: int, second: int) -> MatchDiff:
    """Returns the differences for each player if two seats are swapped."""
    other = {first: second, second: first}
    seats = tuple(other.get(seat, seat) for seat in range(before.table.players))
    affected: list[AffectedRow] = []
    totals_only = 0
    for was, becomes in zip(before.rows, after.rows, strict=True):
        if _goes_otherwise(was, becomes, seats):
            affected.append(AffectedRow(was, becomes))
        elif was.after.scores != tuple(becomes.after.scores[seat] for seat in seats):
            totals_only += 1
    return MatchDiff(before, after, tuple(affected), totals_only, seats)


def _reads_otherwise(was: ReplayRow, becomes: ReplayRow) -> bool:
    return was.event != becomes.event or was.before.dealer != becomes.before.dealer


def _goes_otherwise(was: ReplayRow, becomes: ReplayRow, seats: Sequence[int]) -> bool:
    hands = [(row.before.round_wind, row.before.hand_number, row.before.honba) for row in (was, becomes)]
    return (
        was.settlement.deltas != tuple(becomes.settlement.deltas[seat] for seat in seats)
        or was.end_reason != becomes.end_reason
        or (was.refusal is None) is not (becomes.refusal is None)
        or hands[0] != hands[1]
    )


def dependent_win_edits(desk: Desk, edits: Sequence[Edit]) -> tuple[Edit, ...]:
    """Returns further edits that make wins match the declared riichi, where they would no longer fit otherwise."""
    assert desk.stored is not None
    fitted = {row_id for row_id, row in zip(desk.row_ids, desk.stored.replay.rows, strict=True) if row.refusal is None}
    fitted -= {edit.row_id for edit in edits if edit.kind is not EditKind.INSERT and edit.row_id is not None}
    brought: list[Edit] = []
    while True:
        after, ids = desk.stored.preview([*edits, *brought])
        found = None
        for row_id, row in zip(ids, after.rows, strict=True):
            event = _win_matching_riichi(after.match.rules, row) if row_id in fitted else None
            if event is not None:
                found = Edit.replace(row_id, event)
                break
        if found is None:
            return tuple(brought)
        brought.append(found)


def _win_matching_riichi(rules: TableRules, row: ReplayRow) -> Win | None:
    """Returns the win of a row adapted to what was declared; None if it fits, or cannot."""
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
    """Returns what is changed in a win along with an edit."""
    assert desk.match is not None
    assert desk.replay is not None
    row = desk.replay.rows[desk.row_ids.index(edit.row_id or 0)]
    assert isinstance(row.event, Win)
    assert isinstance(edit.event, Win)
    rules = desk.match.rules
    before, after = _in_riichi(rules, row.event), _in_riichi(rules, edit.event)
    riichi = situation_name(rules.ruleset, rules.declared_circumstance_ids[0])
    parts = []
    for text, seats in (
        (tr("The win of {names} changes too: now with {riichi}."), after - before),
        (tr("The win of {names} changes too: now without {riichi}."), before - after),
    ):
        if seats:
            parts.append(text.format(names=join_items(row.players[seat] for seat in sorted(seats)), riichi=riichi))
    return " ".join(parts)


def _in_riichi(rules: TableRules, win: Win) -> set[int]:
    return {
        winner.seat
        for winner in win.wins
        if winner.hand and set(rules.declared_circumstance_ids) & set(winner.hand.situation)
    }

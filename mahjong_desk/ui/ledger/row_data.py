# SPDX-License-Identifier: MIT
"""The data of a row, from replay and history."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from mahjong_desk.journal.journal import ActionKind
from mahjong_desk.journal.journal import HistoryRow as Kept
from mahjong_desk.match import ReplayRow
from mahjong_desk.match.replay import DealRow
from mahjong_desk.rules.model.events import win_of_event
from mahjong_desk.rules.ruleset import Ruleset
from mahjong_desk.texts import tr, trn
from mahjong_desk.ui.hand.tile_groups import row_groups
from mahjong_desk.ui.kit.link_label import LinkSpans, plain_text
from mahjong_desk.ui.kit.text_format import (
    format_change,
    format_number,
    join_notes,
    join_sentences_with_stops,
    with_heading,
)
from mahjong_desk.ui.kit.tiles.faces import TileGroup, groups_text
from mahjong_desk.ui.text.events import deal_text, event_annotations, new_seats, reason_text
from mahjong_desk.ui.text.phrases import note_line
from mahjong_desk.ui.text.refusals import refusal_text, warnings_line
from mahjong_desk.ui.text.vocabulary import short_hand_name
from mahjong_desk.ui.text.yaku_links import yaku_line


@dataclass(frozen=True, slots=True)
class LedgerRowData:
    """One row of the ledger, ready to be shown.

    Attributes:
        riichi: The ids of the riichi that were declared in the hand.
        changed: How often it was changed, in words; empty for never.
        groups: The pieces of a won or claimed hand; empty for other events.
        scores: In points.
    """

    row_id: int
    hand: str
    event_text: str
    changed: str
    groups: tuple[TileGroup, ...]
    remark: str
    yaku_spans: LinkSpans
    unchecked: bool
    deltas: tuple[int, ...]
    scores: tuple[int, ...]
    missing: int
    refusal: str
    note: str = ""
    riichi: tuple[int, ...] = ()

    @property
    def yaku(self) -> str:
        """The yaku of the hand as text."""
        return plain_text(self.yaku_spans)

    def accessible_text(self, names: Sequence[str]) -> str:
        """Returns the row as sentences for a screen reader."""
        parts = [
            with_heading(self.hand, self.event_text),
            self.changed,
            groups_text(self.groups),
            self.remark,
            self.yaku,
        ]
        if self.refusal:
            parts.append(self.refusal)
        else:
            for name, delta, score in zip(names, self.deltas, self.scores, strict=True):
                sentence = tr("{player} {change}, now {score}")
                parts.append(sentence.format(player=name, change=format_change(delta), score=format_number(score)))
        return join_sentences_with_stops(*parts, note_line(self.note) if self.note else "")


def row_data(
    ruleset: Ruleset, row: ReplayRow, kept: Kept, riichi: tuple[ReplayRow, ...] = (), declared: tuple[Kept, ...] = ()
) -> LedgerRowData:
    """Returns the line of a row and of the riichi in it, with the journal's rows of both."""
    shown = DealRow(row, riichi)
    settlement, rows = shown.settlement, (*riichi, row)
    groups: tuple[TileGroup, ...] = ()
    named: LinkSpans = ()
    unchecked = False
    win = win_of_event(row.event)
    if win is not None:
        winner = win.wins[0]
        unchecked = winner.hand is None
        if winner.hand is not None:
            groups = row_groups(ruleset, winner.hand, winner.seat, row.before.turn_order)
        if settlement.wins:
            named = yaku_line(ruleset, settlement.wins[0].evaluation)
    return LedgerRowData(
        row_id=kept.id,
        hand=short_hand_name(ruleset, row.before),
        event_text=deal_text(shown, ruleset),
        changed=changed_text(sum(map(change_count, (*declared, kept)))),
        groups=groups,
        remark=_remark(ruleset, row, unchecked=unchecked),
        yaku_spans=named,
        unchecked=unchecked,
        deltas=settlement.deltas,
        scores=row.after.scores,
        missing=sum(one.imbalance for one in rows),
        refusal=_refusal(ruleset, row),
        note=join_notes(*(one.event.note or "" for one in rows)),
        riichi=tuple(one.id for one in declared),
    )


def change_count(history: Kept) -> int:
    """Returns how many changes of a row are in force; notes are none."""
    standing = 0
    for done in history.changes:
        if done.before is None or done.after is None or done.changes_only_note:
            continue
        standing += -1 if done.kind is ActionKind.UNDO else 1
    return standing


def changed_text(count: int) -> str:
    """Returns how often a row was changed; empty for never."""
    if count <= 0:
        return ""
    if count == 1:
        return tr("corrected once")
    return trn("corrected {n} time", "corrected {n} times", count)


def _refusal(ruleset: Ruleset, row: ReplayRow) -> str:
    if row.refusal is None:
        return ""
    return refusal_text(row.refusal, row.players, ruleset)


def _remark(ruleset: Ruleset, row: ReplayRow, *, unchecked: bool) -> str:
    if row.refusal is not None:
        return ""
    event = row.event
    typed = tr("value entered, not checked") if unchecked else ""
    broken = warnings_line(ruleset, row.settlement)
    against = tr("recorded despite the rule: {rules}").format(rules=broken) if broken else ""
    texts = (typed, against) if typed or against else event_annotations(ruleset, event, row.players)
    reason = "" if typed or against else reason_text(ruleset, event)
    return join_notes(*texts, reason, new_seats(row))

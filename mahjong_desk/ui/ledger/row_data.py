# SPDX-License-Identifier: MIT
"""The data of a row, from replay and history."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from mahjong_desk.journal.journal import ActKind
from mahjong_desk.journal.journal import Row as Kept
from mahjong_desk.match import Row
from mahjong_desk.rules.model.events import told_win
from mahjong_desk.rules.ruleset import Ruleset
from mahjong_desk.texts import tr, trn
from mahjong_desk.ui.hand.tile_groups import row_groups
from mahjong_desk.ui.kit.link_label import Phrases, text_of
from mahjong_desk.ui.kit.text_format import change, figure, headed, noted, stopped
from mahjong_desk.ui.kit.tiles.faces import TileGroup, groups_text
from mahjong_desk.ui.text.events import describe, event_marks, new_seats, reason_words
from mahjong_desk.ui.text.phrases import noted_line, plural
from mahjong_desk.ui.text.refusals import refusal_text, warnings_line
from mahjong_desk.ui.text.vocabulary import short_hand
from mahjong_desk.ui.text.yaku_links import yaku_line


@dataclass(frozen=True, slots=True)
class LedgerLine:
    """One row of the ledger, ready to be painted.

    Attributes:
        changed: How often it was changed, in words; empty for never.
        groups: The pieces of a won or claimed hand; empty for other events.
        scores: In points.
    """

    row_id: int
    hand: str
    happened: str
    changed: str
    groups: tuple[TileGroup, ...]
    remark: str
    named: Phrases
    unchecked: bool
    deltas: tuple[int, ...]
    scores: tuple[int, ...]
    missing: int
    refusal: str
    note: str = ""

    @property
    def yaku(self) -> str:
        """The yaku of the hand as text."""
        return text_of(self.named)

    def spoken(self, names: Sequence[str]) -> str:
        """Returns the row as sentences for a screen reader."""
        parts = [headed(self.hand, self.happened), self.changed, groups_text(self.groups), self.remark, self.yaku]
        if self.refusal:
            parts.append(self.refusal)
        else:
            for name, delta, score in zip(names, self.deltas, self.scores, strict=True):
                sentence = tr("{player} {change}, now {score}")
                parts.append(sentence.format(player=name, change=change(delta), score=figure(score)))
        return stopped(*parts, noted_line(self.note) if self.note else "")


def line_of(ruleset: Ruleset, row: Row, kept: Kept | None) -> LedgerLine:
    """Returns the line of a row; ``kept`` is its journal entry, None in a preview."""
    settlement = row.settlement
    groups: tuple[TileGroup, ...] = ()
    named: Phrases = ()
    unchecked = False
    win = told_win(row.event)
    if win is not None:
        winner = win.wins[0]
        unchecked = winner.hand is None
        if winner.hand is not None:
            groups = row_groups(ruleset, winner.hand, winner.seat, row.before.order)
        if settlement.wins:
            named = yaku_line(ruleset, settlement.wins[0].evaluation)
    return LedgerLine(
        row_id=kept.id if kept is not None else row.index,
        hand=short_hand(ruleset, row.before),
        happened=describe(row, row.players, ruleset),
        changed=changed_words(change_count(kept)) if kept is not None else "",
        groups=groups,
        remark=_remark(ruleset, row, unchecked=unchecked),
        named=named,
        unchecked=unchecked,
        deltas=settlement.deltas,
        scores=row.after.scores,
        missing=row.missing,
        refusal=_refusal(ruleset, row),
        note=row.event.note or "",
    )


def change_count(kept: Kept) -> int:
    """Returns how many changes of a row are in force; notes are none."""
    standing = 0
    for done in kept.changes:
        if done.before is None or done.after is None or done.note_alone:
            continue
        standing += -1 if done.kind is ActKind.UNDO else 1
    return standing


def changed_words(count: int) -> str:
    """Returns how often a row was changed; empty for never."""
    if count <= 0:
        return ""
    if count == 1:
        return tr("changed once")
    return plural(lambda: trn("changed {n} time", "changed {n} times", count), count, "time")


def _refusal(ruleset: Ruleset, row: Row) -> str:
    if row.refusal is None:
        return ""
    return refusal_text(row.refusal, row.players, ruleset.pieces, ruleset)


def _remark(ruleset: Ruleset, row: Row, *, unchecked: bool) -> str:
    if row.refusal is not None:
        return ""
    event = row.event
    typed = tr("value typed, not checked") if unchecked else ""
    broken = warnings_line(ruleset, row.settlement)
    against = tr("recorded against the rule: {rules}").format(rules=broken) if broken else ""
    told = (typed, against) if typed or against else event_marks(ruleset, event, row.players)
    reason = "" if typed or against else reason_words(ruleset, event)
    return noted(*told, reason, new_seats(row))

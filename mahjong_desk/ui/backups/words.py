# SPDX-License-Identifier: MIT
"""Backups and repairs in words: when a backup was made and why, and what would change."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from datetime import datetime
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QDate

from mahjong_desk.club.stored_match import replay_journal
from mahjong_desk.journal.acts import InvalidAction
from mahjong_desk.ledger.care.backups import BackupReason
from mahjong_desk.ledger.contents import journal_from
from mahjong_desk.rules.model.refusal import Refusal
from mahjong_desk.texts import mark, tr, trn
from mahjong_desk.ui.kit.text_format import join_clauses, join_items
from mahjong_desk.ui.text.events import row_text
from mahjong_desk.ui.text.language import locale
from mahjong_desk.ui.text.refusals import ledger_error_text
from mahjong_desk.ui.text.vocabulary import hand_name

if TYPE_CHECKING:
    from collections.abc import Sequence

    from mahjong_desk.ledger.care.chains import Chain
    from mahjong_desk.ledger.care.check import LedgerCheckup
    from mahjong_desk.ledger.entry import Entry

_MOST_FINDINGS: Final = 12
_WHY: Final[Mapping[BackupReason, str]] = {
    BackupReason.BY_ITSELF: mark("automatic"),
    BackupReason.SESSION: mark("at the start of a session"),
    BackupReason.CLOSING: mark("on quitting"),
    BackupReason.BY_HAND: mark("by hand"),
    BackupReason.BEFORE_RESTORE: mark("before a restore; restoring this one undoes it"),
}


def why_text(why: BackupReason) -> str:
    return tr(_WHY[why])


def relative_time(at: datetime) -> str:
    """Returns a time within a sentence, such as ``today 21:06``, in the local time zone."""
    then, now = at.astimezone(), datetime.now().astimezone()
    time = then.strftime("%H:%M")
    if then.date() == now.date():
        return tr("today {time}").format(time=time)
    form = tr("d MMMM") if then.year == now.year else tr("d MMMM yyyy")
    day = locale().toString(QDate(then.year, then.month, then.day), form)
    return tr("{day} {time}").format(day=day, time=time)


def difference_words(chain: Chain, common: int) -> str:
    """Returns what a chain has beyond its first entries: how many more, and its last hand if that is one of them."""
    count = trn("{n} entry", "{n} entries", chain.entries - common)
    if chain.last is None or chain.last.number <= common:
        return tr("{entries}.").format(entries=count)
    return tr("{entries}; the last hand: {hand}.").format(
        entries=count, hand=_hand_words(chain.last_match, chain.last.at)
    )


def _hand_words(match: Sequence[Entry], at: str) -> str:
    """Returns the last hand of a match and its players, as far as they can be read."""
    time = relative_time(datetime.fromisoformat(at))
    with suppress(ValueError, LookupError, InvalidAction, Refusal):
        replay = replay_journal(journal_from(match))
        row = replay.rows[-1]
        hand = hand_name(replay.match.rules.ruleset, row.before)
        return join_clauses(time, hand, row_text(replay.match, row), join_items(replay.players))
    return time


def findings_text(found: LedgerCheckup) -> list[str]:
    """Returns the findings of a check, a line each, the most important first."""
    lines = [ledger_error_text(finding) for finding in found.findings]
    more = len(lines) - _MOST_FINDINGS
    return lines if more <= 0 else [*lines[:_MOST_FINDINGS], trn("And {n} more.", "And {n} more.", more)]

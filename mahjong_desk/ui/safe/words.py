# SPDX-License-Identifier: MIT
"""Backups in words: how old they are, what they were made for, what a restore would take away and bring."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from datetime import UTC, datetime
from itertools import groupby
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QDate

from mahjong_desk.ledger.backups import Why
from mahjong_desk.ledger.chain import LinkKind
from mahjong_desk.texts import mark, marks, tr, trn
from mahjong_desk.ui.kit.listing import clauses, listed
from mahjong_desk.ui.words import capital, ledger_error_text, session_name
from mahjong_desk.ui.words.language import locale

if TYPE_CHECKING:
    from mahjong_desk.ledger.checking import Checkup
    from mahjong_desk.ledger.holdings import MatchGone, Surplus
    from mahjong_desk.ledger.salvaging import Salvaged


_MINUTE, _HOUR, _DAY = 60, 60 * 60, 24 * 60 * 60
_BACKUP: Final[Mapping[int, tuple[str, str]]] = {
    0: (mark("Backup just made"), ""),
    _MINUTE: marks("Backup {n} minute old", "Backup {n} minutes old"),
    _HOUR: marks("Backup {n} hour old", "Backup {n} hours old"),
    _DAY: marks("Backup {n} day old", "Backup {n} days old"),
}
_SECOND: Final[Mapping[int, tuple[str, str]]] = {
    0: (mark("Second copy just made"), ""),
    _MINUTE: marks("Second copy {n} minute old", "Second copy {n} minutes old"),
    _HOUR: marks("Second copy {n} hour old", "Second copy {n} hours old"),
    _DAY: marks("Second copy {n} day old", "Second copy {n} days old"),
}
_MOST_NAMES: Final = 6
_MOST_FINDINGS: Final = 12
_WHY: Final[Mapping[Why, str]] = {
    Why.BY_ITSELF: mark("by itself"),
    Why.SESSION: mark("as a session began"),
    Why.CLOSING: mark("on closing"),
    Why.BY_HAND: mark("by hand"),
    Why.BEFORE_RESTORE: mark("before a restore, which this one undoes"),
}
_OTHERS: Final[Mapping[LinkKind, tuple[str, str]]] = {
    LinkKind.SESSION_NAME: marks("{n} new name of a session", "{n} new names of sessions"),
    LinkKind.HOUSE_RULES: marks("{n} change of house rules", "{n} changes of house rules"),
    LinkKind.RATES: marks("{n} change of rates", "{n} changes of rates"),
    LinkKind.DRILL_ANSWER: marks("{n} answer to a drill", "{n} answers to drills"),
    LinkKind.IMPORT: marks("{n} import of a file", "{n} imports of files"),
    LinkKind.CLUB: marks("{n} entry about the club", "{n} entries about the club"),
}


def why_words(why: Why | None) -> str:
    """Returns what a backup was made for; that it was not read back for None."""
    return tr("not read back") if why is None else tr(_WHY[why])


def moment(at: datetime) -> str:
    """Returns when something was, as in a sentence, such as ``today 21:06``, by the clock of this place."""
    then, now = at.astimezone(), datetime.now().astimezone()
    time = then.strftime("%H:%M")
    if then.date() == now.date():
        return tr("today {time}").format(time=time)
    form = tr("d MMMM") if then.year == now.year else tr("d MMMM yyyy")
    day = locale().toString(QDate(then.year, then.month, then.day), form)
    return tr("{day} {time}").format(day=day, time=time)


def age(at: datetime) -> str:
    """Returns how old the newest backup is, such as ``Backup 8 minutes old``."""
    return _old(at, _BACKUP)


def second_age(at: datetime) -> str:
    """Returns how old the newest second copy is, such as ``Second copy 8 days old``."""
    return _old(at, _SECOND)


def _old(at: datetime, sentences: Mapping[int, tuple[str, str]]) -> str:
    count, unit = _age(at)
    return trn(*sentences[unit], count) if count else tr(sentences[0][0], "Backups")


def _age(at: datetime) -> tuple[int, int]:
    """Returns an age as a number and its unit; the clock may have been set back since."""
    seconds = max(0, int((datetime.now(UTC) - at).total_seconds()))
    unit = _MINUTE if seconds < _HOUR else _HOUR if seconds < 2 * _DAY else _DAY
    return seconds // unit, unit


def surplus_words(surplus: Surplus) -> str:
    """Returns what one ledger has that another has not, in a sentence; nothing for nothing."""
    parts = [*_whole(surplus.matches), *_changed(surplus.matches), *_players(surplus.players)]
    parts += [trn(*_OTHERS[kind], count) for kind, count in surplus.others.items() if kind in _OTHERS]
    empty = [
        tr("the session {name}").format(name=session_name(name, started_at))
        for name, started_at in surplus.sessions
        if not any((match.session, match.started_at) == (name, started_at) for match in surplus.matches)
    ]
    text = clauses(*parts, *empty)
    return tr("{parts}.").format(parts=capital(text)) if text else ""


def _whole(matches: tuple[MatchGone, ...]) -> Iterator[str]:
    gone = [match for match in matches if match.whole]
    for (name, started_at), group in groupby(gone, lambda match: (match.session, match.started_at)):
        found = list(group)
        hands = trn("{n} hand", "{n} hands", sum(match.hands for match in found))
        yield trn("{n} match of {session} with {hands}", "{n} matches of {session} with {hands}", len(found)).format(
            session=session_name(name, started_at), hands=hands
        )


def _changed(matches: tuple[MatchGone, ...]) -> Iterator[str]:
    for match in matches:
        if not match.whole:
            yield tr("what was done later at match {number} of {session}").format(
                number=match.number, session=session_name(match.session, match.started_at)
            )


def _players(names: tuple[str, ...]) -> Iterator[str]:
    if not names:
        return
    shown = listed(names[:_MOST_NAMES])
    more = len(names) - _MOST_NAMES
    if more > 0:
        yield trn("the players {names} and {n} more", "the players {names} and {n} more", more).format(names=shown)
    else:
        yield trn("the player {names}", "{n} players: {names}", len(names)).format(names=shown)


def findings_words(found: Checkup) -> list[str]:
    """Returns what a check found, a line each, the most telling first."""
    lines = [ledger_error_text(finding) for finding in found.findings]
    lines += [
        tr("Match {number}: its entries were changed from entry {entry} on.").format(
            number=number, entry=broken.sequence
        )
        for number, broken in found.matches.items()
    ]
    lines += [tr("The file: {fault}").format(fault=fault) for fault in found.database]
    more = len(lines) - _MOST_FINDINGS
    return lines if more <= 0 else [*lines[:_MOST_FINDINGS], trn("And {n} more.", "And {n} more.", more)]


def salvaged_words(found: Salvaged, name: str) -> str:
    """Returns what was written to a new ledger, and what was lost."""
    told = trn("{n} entry was written to {file}.", "{n} entries were written to {file}.", found.entries).format(
        file=name
    )
    if not found.lost:
        return told
    lost = trn(
        "{n} later entry follows from one that is lost.",
        "{n} later entries follow from one that is lost.",
        len(found.lost),
    )
    return f"{told} {lost}"

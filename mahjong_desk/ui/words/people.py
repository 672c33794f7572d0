# SPDX-License-Identifier: MIT
"""Persons in words: since when they play, how often, and in what two look alike."""

from __future__ import annotations

from datetime import datetime
from typing import Final

from PySide6.QtCore import QDate

from mahjong_desk.club.people.look_alikes import Likeness
from mahjong_desk.club.people.person import Person
from mahjong_desk.texts import mark, tr
from mahjong_desk.ui.kit.numbers import figure
from mahjong_desk.ui.words.language import locale

_LIKENESS: Final = {
    Likeness.SPELLING: mark("the same but for case, accents, kana or signs"),
    Likeness.READING: mark("read alike"),
    Likeness.LETTER: mark("one letter apart"),
}


def short_date(at: str) -> str:
    """Returns the local day of a moment, with the year where it is another one; nothing for what is no moment."""
    try:
        then = datetime.fromisoformat(at).astimezone()
    except ValueError:
        return ""
    this_year = then.year == datetime.now().astimezone().year
    form = tr("d MMM") if this_year else tr("d MMM yyyy")
    return locale().toString(QDate(then.year, then.month, then.day), form)


def matches_word(number: int) -> str:
    """Returns what stands under a number of matches."""
    return tr("match", "below its number") if number == 1 else tr("matches", "below its number")


def about(person: Person) -> str:
    """Returns since when a person plays, and how often they did."""
    if not person.since:
        return tr("has not played yet")
    told = tr("plays since {day}, {number} {matches}")
    return told.format(
        day=short_date(person.since), number=figure(person.matches), matches=matches_word(person.matches)
    )


def likeness_words(likeness: Likeness) -> str:
    """Returns in what two persons look alike."""
    return tr(_LIKENESS[likeness])

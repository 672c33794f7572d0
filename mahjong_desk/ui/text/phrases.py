# SPDX-License-Identifier: MIT
"""Composed texts: names in several languages, sentences, counts, dates and times."""

from datetime import date, datetime

from PySide6.QtCore import QDate, QLocale

from mahjong_desk.texts import Text, current_language, language, tr, trn
from mahjong_desk.ui.text.language import locale


def localise(names: Text) -> str:
    """Returns a text of the rules in the language of the interface."""
    return names.in_language(language())


def capitalise(text: str) -> str:
    """Returns a text with a capital, as at the start of a sentence."""
    return text[:1].upper() + text[1:]


def sentences(*parts: str) -> str:
    """Returns sentences joined as the language does; empty ones are left out."""
    return (" " if current_language().spaces else "").join(part for part in parts if part)


def note_line(note: str) -> str:
    return tr("Note: {note}").format(note=note)


def hand_count(number: int) -> str:
    """Returns a number of hands, such as ``6 hands``."""
    return trn("{n} hand", "{n} hands", number)


def time_of_day(timestamp: str) -> str:
    """Returns the local time of a timestamp, such as ``20:15``."""
    moment = _moment(timestamp)
    return moment.strftime("%H:%M") if moment else ""


def date_text(day: str | date) -> str:
    """Returns a day in full, such as ``Saturday, 31 January 2026``."""
    return _formatted(day, QLocale.FormatType.LongFormat)


def day_text(day: str | date) -> str:
    """Returns a day, such as ``24 Sep 2026``."""
    return _formatted(day, tr("d MMM yyyy"))


def short_day_text(day: str | date) -> str:
    """Returns a day without its year, such as ``24 Sep``."""
    return _formatted(day, tr("d MMM"))


def recent_day_text(day: str | date) -> str:
    """Returns a day, with its year if it is not this year."""
    this_year = _formatted(day, "yyyy") == str(datetime.now().astimezone().year)
    return short_day_text(day) if this_year else day_text(day)


def recent_time(moment: datetime) -> str:
    """Returns a time within a sentence, such as ``today 21:06`` or ``24 Sep 21:06``."""
    then = moment.astimezone()
    time = then.strftime("%H:%M")
    if then.date() == datetime.now().astimezone().date():
        return tr("today {time}").format(time=time)
    return tr("{day} {time}").format(day=recent_day_text(moment.isoformat()), time=time)


def month_name(day: str | date) -> str:
    """Returns the month of a day, such as ``November 2026``."""
    return _formatted(day, tr("MMMM yyyy"))


def short_month_name(day: str | date) -> str:
    """Returns the short month of a day, such as ``Nov``."""
    return _formatted(day, tr("MMM"))


def long_weekday(day: date) -> str:
    """Returns the weekday, such as ``Saturday``."""
    return locale().dayName(day.isoweekday(), QLocale.FormatType.LongFormat)


def date_and_time(timestamp: str) -> str:
    """Returns the local date and time of a timestamp."""
    return tr("{date}, {time}").format(date=date_text(timestamp), time=time_of_day(timestamp))


def _formatted(moment: str | date, form: str | QLocale.FormatType) -> str:
    day = _moment(moment) if isinstance(moment, str) else moment
    return locale().toString(QDate(day.year, day.month, day.day), form) if day else ""


def _moment(timestamp: str) -> datetime | None:
    try:
        return datetime.fromisoformat(timestamp).astimezone()
    except ValueError:
        return None

# SPDX-License-Identifier: MIT
"""What is practised and why, in words."""

from __future__ import annotations

from datetime import date

from mahjong_desk.learn.drills import Subject
from mahjong_desk.learn.practice.agenda import Item, Why
from mahjong_desk.learn.practice.days import Days
from mahjong_desk.learn.practice.tally import Strength
from mahjong_desk.rules import registry
from mahjong_desk.texts import tr
from mahjong_desk.ui.kit.text_format import noted
from mahjong_desk.ui.learn.drills.words import subject_name, topic_name
from mahjong_desk.ui.text.dates import long_weekday, short_day
from mahjong_desk.ui.text.vocabulary import yaku_name

_WEEK = 7


def strength_name(strength: Strength) -> str:
    """Returns what a strength is called."""
    return {
        Strength.NOT_MET: tr("not met"),
        Strength.WEAK: tr("weak"),
        Strength.HALFWAY: tr("halfway"),
        Strength.NEARLY: tr("nearly"),
        Strength.SURE: tr("sure"),
    }[strength]


def item_name(item: Item) -> str:
    """Returns what is asked for: the yaku, with its characters where they are not those of the language, or the subject."""
    ruleset = registry.find(item.ruleset)
    if item.subject is not Subject.YAKU:
        return subject_name(item.subject)
    return " ".join(part for part in yaku_name(ruleset, item.topic) if part)


def item_reason(item: Item, days: Days, today: date) -> str:
    """Returns what is exercised, and why it is asked for.

    Args:
        days: The days at the place.
    """
    ruleset = registry.find(item.ruleset)
    topic = "" if item.subject is Subject.YAKU else topic_name(ruleset, item.subject, item.topic)
    return noted(topic, _why(item, days, today))


def _why(item: Item, days: Days, today: date) -> str:
    if item.why is Why.NEW:
        return tr("new")
    day = days.of(item.since)
    ago = (today - day).days
    if item.why is Why.RESTED:
        return _days_ago(ago)
    named = long_weekday(day) if ago < _WEEK else short_day(item.since)
    if item.why is Why.WON:
        if ago <= 0:
            return tr("won in your club today")
        return tr("won in your club on {day}").format(day=named)
    if ago <= 0:
        return tr("wrong today")
    if ago == 1:
        return tr("wrong yesterday")
    return tr("wrong on {day}").format(day=named)


def _days_ago(days: int) -> str:
    """Returns how long ago a day was."""
    if days <= 0:
        return tr("today", "already asked")
    if days == 1:
        return tr("yesterday")
    return tr("{days} days ago").format(days=days)

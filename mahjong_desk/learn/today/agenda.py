# SPDX-License-Identifier: MIT
"""What to practise today, over all rule systems."""

from collections.abc import Iterator, Mapping, Sequence
from datetime import date, timedelta
from enum import StrEnum
from typing import NamedTuple

from mahjong_desk.learn.drills.drill import NOTHING, Subject
from mahjong_desk.learn.today.answer_record import HandRef
from mahjong_desk.learn.today.progress import Mastery, PracticeProgress, TopicTally
from mahjong_desk.rules import registry
from mahjong_desk.rules.ruleset import Ruleset
from mahjong_desk.rules.yaku.row import OFF_VALUES, AnyYaku

MAX_ITEMS = 20
"""The maximum number of topics per day; after a long pause the others wait."""
NEW_PER_DAY = 3
"""The maximum number of new yaku per day."""
_MAX_WON = 3
_RECENT = timedelta(days=30)
_DAY = timedelta(days=1)
_MINUTE = 60
_EXPLANATION_SECONDS = 8
"""The time to read an explanation, in seconds."""

YakuKey = tuple[str, str]
"""The ids of a ruleset and one of its yaku."""


class DueReason(StrEnum):
    """Why a topic is due."""

    WRONG = "wrong"
    DUE_AGAIN = "rested"  # its interval has ended
    WON = "won"  # in the club
    NEW = "new"


class WinSource(NamedTuple):
    """A win with a yaku in the club; ``hand_ref`` is its hand, or None if unknown."""

    at: str
    hand_ref: HandRef | None = None


class AgendaItem(NamedTuple):
    """A due topic."""

    ruleset: str
    subject: Subject
    topic: str
    reason: DueReason
    since: str = ""  # time of its last answer or win in UTC; empty for a new one
    strength: Mastery = Mastery.NOT_MET
    hand_ref: HandRef | None = None

    @property
    def key(self) -> tuple[str, Subject, str]:
        return self.ruleset, self.subject, self.topic


class Agenda(NamedTuple):
    """The topics of a day in order."""

    items: tuple[AgendaItem, ...]
    overflow: int  # due topics beyond the daily maximum
    seconds: float

    @property
    def minutes(self) -> int:
        """The estimated time in whole minutes, at least one if there are items."""
        return max(bool(self.items), round(self.seconds / _MINUTE))


def build_agenda(
    progress: PracticeProgress, now: str, system: str, wins: Mapping[YakuKey, WinSource] | None = None
) -> Agenda:
    """Returns the topics to practise today.

    ``system`` is the id of the rule system for new yaku if none was practised lately.
    """
    # Wrong answers come first, so that the daily maximum does not cut them off.
    due = sorted(_due(progress, now), key=lambda pair: (pair[1].reason is not DueReason.WRONG, pair[0]))
    capacity = max(0, MAX_ITEMS - _done(progress, now))
    items = [item for _, item in due[:capacity]]
    taken = {item.key for item in items}
    room = capacity - len(items)
    items += _won(progress, wins or {}, taken)[: min(room, _MAX_WON)]
    room = capacity - len(items)
    items += _new(progress, now, system, {item.key for item in items})[:room]
    seconds = sum(progress.seconds(item.ruleset, item.subject) + _EXPLANATION_SECONDS for item in items)
    return Agenda(tuple(items), max(0, len(due) - capacity), seconds)


def _done(progress: PracticeProgress, now: str) -> int:
    """Returns the number of topics asked on purpose today and no longer due."""
    today = progress.days.day_of(now)
    return sum(
        tally.due_at > now and progress.days.day_of(tally.targeted_at) == today
        for _, _, _, tally in _topics(progress)
        if tally.targeted_at
    )


def next_day(progress: PracticeProgress, now: str, planned: Agenda, system: str) -> date | None:
    """Returns the next day on which a topic is due or new, or None if there is none.

    ``system`` is the id of the rule system for new yaku if none was practised lately.
    """
    today = progress.days.day_of(now)
    new = sum(item.reason is DueReason.NEW for item in planned.items)
    if planned.overflow or sum(len(items) for items in _unmet(progress, now, system, set())) > new:
        return today + _DAY
    days = {progress.days.day_of(tally.due_at) for _, _, _, tally in _topics(progress)}
    return min((max(day, today + _DAY) for day in days), default=None)


def can_be_asked(ruleset: Ruleset, subject: Subject, topic: str) -> bool:
    """Returns whether a topic can still be asked."""
    if subject is Subject.YAKU:
        return any(yaku.id == topic for yaku in ruleset.yaku)
    return topic != NOTHING


def _topics(progress: PracticeProgress) -> Iterator[tuple[Ruleset, Subject, str, TopicTally]]:
    for ruleset_id, subject in progress.practised_subjects():
        ruleset = registry.find_ruleset(ruleset_id)
        if ruleset is None:
            continue
        for topic, tally in progress.tallies(ruleset_id, subject).items():
            if can_be_asked(ruleset, subject, topic):
                yield ruleset, subject, topic, tally


def _due(progress: PracticeProgress, now: str) -> Iterator[tuple[tuple[str, str, Subject, str], AgendaItem]]:
    """Yields due items with their sort key, the most overdue first."""
    for ruleset, subject, topic, tally in _topics(progress):
        if tally.due_at <= now:
            reason = DueReason.WRONG if tally.wrong_at == tally.last_at else DueReason.DUE_AGAIN
            item = AgendaItem(ruleset.id, subject, topic, reason, tally.last_at, tally.strength)
            yield (tally.due_at, ruleset.id, subject, topic), item


def _won(
    progress: PracticeProgress, wins: Mapping[YakuKey, WinSource], taken: set[tuple[str, Subject, str]]
) -> list[AgendaItem]:
    """Returns yaku won in the club that should be asked, the latest win first."""
    items = []
    for (ruleset_id, yaku), (won_at, hand_ref) in wins.items():
        ruleset = registry.find_ruleset(ruleset_id)
        tally = progress.tally(ruleset_id, Subject.YAKU, yaku)
        is_due = tally.last_at < won_at and tally.strength < Mastery.NEARLY
        item = AgendaItem(ruleset_id, Subject.YAKU, yaku, DueReason.WON, won_at, tally.strength, hand_ref)
        if is_due and ruleset is not None and can_be_asked(ruleset, Subject.YAKU, yaku) and item.key not in taken:
            items.append(item)
    return sorted(sorted(items, key=lambda item: item.key), key=lambda item: item.since, reverse=True)


def _new(progress: PracticeProgress, now: str, system: str, taken: set[tuple[str, Subject, str]]) -> list[AgendaItem]:
    """Returns new yaku from systems practised lately in turn, the easiest first."""
    today = progress.days.day_of(now)
    systems = _practised_lately(progress, now) or [system]
    tallies = [tally for ruleset_id in systems for tally in progress.tallies(ruleset_id, Subject.YAKU).values()]
    met = sum(progress.days.day_of(tally.first_at) == today for tally in tallies)
    unmet = _unmet(progress, now, system, taken)
    in_turn = [items[index] for index in range(NEW_PER_DAY) for items in unmet if index < len(items)]
    return in_turn[: max(0, NEW_PER_DAY - met)]


def _unmet(
    progress: PracticeProgress, now: str, system: str, taken: set[tuple[str, Subject, str]]
) -> list[list[AgendaItem]]:
    """Returns the new yaku of each rule system practised lately, the easiest first."""
    unmet = []
    for ruleset_id in _practised_lately(progress, now) or [system]:
        ruleset = registry.find_ruleset(ruleset_id)
        if ruleset is None:
            continue
        tallies = progress.tallies(ruleset_id, Subject.YAKU)
        unmet.append(
            [
                AgendaItem(ruleset_id, Subject.YAKU, yaku, DueReason.NEW)
                for yaku in easiest_first(ruleset)
                if yaku not in tallies and (ruleset_id, Subject.YAKU, yaku) not in taken
            ]
        )
    return unmet


def _practised_lately(progress: PracticeProgress, now: str) -> list[str]:
    today = progress.days.day_of(now)
    systems = dict.fromkeys(ruleset for ruleset, _ in progress.practised_subjects())
    return [system for system in systems if (day := progress.last_day(system)) is not None and today - day <= _RECENT]


def easiest_first(ruleset: Ruleset) -> Sequence[str]:
    """Returns yaku ids by value, since cheap yaku are frequent; optional ones last."""
    usual = ruleset.bind({}).options

    def rank(yaku: AnyYaku) -> tuple[bool, bool, int]:
        rare = yaku.enabling_option is not None and usual[yaku.enabling_option] in OFF_VALUES
        return rare, yaku.is_limit, yaku.closed_value or yaku.open_value or 0

    return [yaku.id for yaku in sorted(ruleset.yaku, key=rank) if not yaku.is_placeholder]

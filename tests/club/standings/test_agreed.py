# SPDX-License-Identifier: MIT
"""What the club has agreed on, folded from what was entered."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date

import pytest

from mahjong_desk.club.standings.outcomes import Period
from mahjong_desk.club.standings.rule import (
    SEASONS,
    STANDINGS,
    Agreed,
    Counting,
    Rule,
    Season,
    Way,
    agreed,
    latest,
    rating_turned,
    rule_made,
    season_added,
    season_changed,
    season_deleted,
    undone,
)
from mahjong_desk.journal.documents import Document
from mahjong_desk.ledger.records import ClubAct

AUTUMN = Period(date(2026, 9, 1), date(2026, 11, 30))
SPRING = Period(date(2026, 3, 1), None)
BEST = Rule(counting=Counting.BEST, number=6)
RESULT = Rule(Way.RESULT)


def acts(subject: str, *done: Document) -> list[ClubAct]:
    return [ClubAct(str(number), "2026-09-01T20:00:00Z", subject, act) for number, act in enumerate(done)]


def seasons(*done: Document) -> tuple[Season, ...]:
    return agreed(acts(SEASONS, *done), ()).seasons


def standings(*done: Document) -> Agreed:
    return agreed((), acts(STANDINGS, *done))


def undo(number: int) -> Document:
    return undone(ClubAct(str(number), "", "", {}))


def test_nothing_is_agreed_at_first() -> None:
    assert agreed((), ()) == Agreed((), {}, False)
    assert agreed((), ()).rule() == agreed((), ()).rule("any season") == Rule()


def test_seasons_are_added_changed_and_deleted() -> None:
    added = (season_added("Autum", AUTUMN), season_added("Spring", SPRING))
    assert seasons(*added) == (Season("1", "Spring", SPRING), Season("0", "Autum", AUTUMN)), "the earliest first"
    renamed = season_changed("0", "Autumn 2026", AUTUMN)
    assert seasons(*added, renamed, season_deleted("1")) == (Season("0", "Autumn 2026", AUTUMN),)


@pytest.mark.parametrize(
    ("done", "names"),
    [
        ([undo(0)], []),
        ([season_deleted("0"), undo(1)], ["A"]),
        ([season_deleted("0"), undo(1), undo(2)], []),
        ([season_changed("0", "B", AUTUMN), undo(1)], ["A"]),
        ([season_changed("0", "B", AUTUMN), season_changed("0", "C", AUTUMN), undo(1)], ["C"]),
        ([season_deleted("0"), season_changed("0", "B", AUTUMN)], []),
        ([undo(7)], ["A"]),
        ([{"act": "paint", "of": "0"}], ["A"]),
        ([{"act": "change", "of": "0", "name": "B", "first": "soon", "last": None}], ["A"]),
        ([{"act": "change", "of": 0}, {"act": "undo", "of": ["0"]}, {"act": "delete"}], ["A"]),
    ],
)
def test_what_is_undone_was_never_done(done: Sequence[Document], names: list[str]) -> None:
    assert [season.name for season in seasons(season_added("A", AUTUMN), *done)] == names


def test_a_season_has_its_own_rule_or_that_of_any_time() -> None:
    held = standings(rule_made(RESULT), rule_made(BEST, "autumn"))
    assert held.rule() == held.rule("spring") == RESULT
    assert held.rule("autumn") == BEST
    assert standings(rule_made(RESULT), rule_made(BEST), undo(1)).rule() == RESULT
    assert standings(rule_made(RESULT), {"act": "rule", "season": "", "rule": {"way": "luck"}}).rule() == RESULT


def test_players_are_rated_only_where_the_club_says_so() -> None:
    assert standings(rating_turned(on=True)).rating
    assert not standings(rating_turned(on=True), rating_turned(on=False)).rating
    assert not standings(rating_turned(on=True), undo(0)).rating


def test_the_last_act_that_stands_is_the_one_to_undo() -> None:
    done = acts(SEASONS, season_added("A", AUTUMN), season_deleted("0"), undo(1))
    assert latest(done) == done[0]
    assert latest(acts(SEASONS, season_added("A", AUTUMN), undo(0))) is None

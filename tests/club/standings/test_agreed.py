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
    ClubSettings,
    CountedEvenings,
    ScoringMethod,
    Season,
    StandingsRule,
    add_season_act,
    change_season_act,
    delete_season_act,
    last_undoable_act,
    read_club_settings,
    set_rating_act,
    set_rule_act,
    undo_act,
)
from mahjong_desk.journal.documents import JsonObject
from mahjong_desk.ledger.contents import ClubAction

AUTUMN = Period(date(2026, 9, 1), date(2026, 11, 30))
SPRING = Period(date(2026, 3, 1), None)
BEST = StandingsRule(counting=CountedEvenings.BEST, counted_number=6)
RESULT = StandingsRule(ScoringMethod.RESULT)


def acts(subject: str, *done: JsonObject) -> list[ClubAction]:
    return [ClubAction(str(number), "2026-09-01T20:00:00Z", subject, act) for number, act in enumerate(done)]


def seasons(*done: JsonObject) -> tuple[Season, ...]:
    return read_club_settings(acts(SEASONS, *done), ()).seasons


def standings(*done: JsonObject) -> ClubSettings:
    return read_club_settings((), acts(STANDINGS, *done))


def undo(number: int) -> JsonObject:
    return undo_act(ClubAction(str(number), "", "", {}))


def test_nothing_is_agreed_at_first() -> None:
    assert read_club_settings((), ()) == ClubSettings((), {}, False)
    assert read_club_settings((), ()).rule() == read_club_settings((), ()).rule("any season") == StandingsRule()


def test_seasons_are_added_changed_and_deleted() -> None:
    added = (add_season_act("Autum", AUTUMN), add_season_act("Spring", SPRING))
    assert seasons(*added) == (Season("1", "Spring", SPRING), Season("0", "Autum", AUTUMN)), "the earliest first"
    renamed = change_season_act("0", "Autumn 2026", AUTUMN)
    assert seasons(*added, renamed, delete_season_act("1")) == (Season("0", "Autumn 2026", AUTUMN),)


@pytest.mark.parametrize(
    ("done", "names"),
    [
        ([undo(0)], []),
        ([delete_season_act("0"), undo(1)], ["A"]),
        ([delete_season_act("0"), undo(1), undo(2)], []),
        ([change_season_act("0", "B", AUTUMN), undo(1)], ["A"]),
        ([change_season_act("0", "B", AUTUMN), change_season_act("0", "C", AUTUMN), undo(1)], ["C"]),
        ([delete_season_act("0"), change_season_act("0", "B", AUTUMN)], []),
        ([undo(7)], ["A"]),
        ([{"act": "paint", "of": "0"}], ["A"]),
        ([{"act": "change", "of": "0", "name": "B", "first": "soon", "last": None}], ["A"]),
        ([{"act": "change", "of": 0}, {"act": "undo", "of": ["0"]}, {"act": "delete"}], ["A"]),
    ],
)
def test_what_is_undone_was_never_done(done: Sequence[JsonObject], names: list[str]) -> None:
    assert [season.name for season in seasons(add_season_act("A", AUTUMN), *done)] == names


def test_a_season_has_its_own_rule_or_that_of_any_time() -> None:
    held = standings(set_rule_act(RESULT), set_rule_act(BEST, "autumn"))
    assert held.rule() == held.rule("spring") == RESULT
    assert held.rule("autumn") == BEST
    assert standings(set_rule_act(RESULT), set_rule_act(BEST), undo(1)).rule() == RESULT
    assert standings(set_rule_act(RESULT), {"act": "rule", "season": "", "rule": {"way": "luck"}}).rule() == RESULT


def test_players_are_rated_only_where_the_club_says_so() -> None:
    assert standings(set_rating_act(on=True)).rating_enabled
    assert not standings(set_rating_act(on=True), set_rating_act(on=False)).rating_enabled
    assert not standings(set_rating_act(on=True), undo(0)).rating_enabled


def test_the_last_effective_act_is_the_one_to_undo() -> None:
    done = acts(SEASONS, add_season_act("A", AUTUMN), delete_season_act("0"), undo(1))
    assert last_undoable_act(done) == done[0]
    assert last_undoable_act(acts(SEASONS, add_season_act("A", AUTUMN), undo(0))) is None

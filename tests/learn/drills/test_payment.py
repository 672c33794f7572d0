# SPDX-License-Identifier: MIT
"""Who pays what: as the contract settles it, and as the rules tell of draws and fouls."""

from __future__ import annotations

from dataclasses import replace

import pytest

from mahjong_desk.learn.drills.drill import Drill, Level, Scene, ScoreQuestion, Subject
from mahjong_desk.learn.drills.drill_maker import drill_from_matches
from mahjong_desk.rules.model.events import Adjustment, Chombo, Draw, Event, RiichiDeclaration, Win
from mahjong_desk.rules.model.reasons import Settlement
from tests.learn.drills.asking import score, usual
from tests.learn.drills.many import Made

FOULS = {
    "arushiaru": (250, 500),
    "boo": (250, 500),
    "shogi": (15, 15),
    "beijing": (20, 20),
    "riichi": (2000, 4000),
    "mcr": (10, 10),
}
"""What a foul costs for each other player, and where that one or the offender deals (§8 of the rules)."""
NOTEN = 5
"""What each noten player pays each tenpai player in shogi."""
NOTEN_IN_ALL = 3000
"""What all noten players pay together in riichi."""
DEAREST = {"arushiaru": 3000, "boo": 8000, "shogi": 250, "wsom": 1440, "beijing": 1024, "riichi": 300_000, "mcr": 1600}
"""What a player can win or lose in a hand at the most, honba, dora and stakes included."""


def changes(drill: Drill) -> tuple[int, ...]:
    assert isinstance(drill.answer_spec, ScoreQuestion)
    return drill.answer_spec.right


def foul(scene: Scene, event: Chombo) -> tuple[int, ...]:
    if event.extra_fields.get("foul") == "penalty":
        points = event.extra_fields["points"]
        assert isinstance(points, int)
        return tuple(-points if seat == event.player else 0 for seat in range(scene.table.players))
    least, most = FOULS[scene.ruleset.id]
    times = 2 if event.extra_fields.get("under_pao") or event.extra_fields.get("foul") == "sham_win" else 1
    dealer = scene.table.dealer
    paid = [times * (most if dealer in (seat, event.player) else least) for seat in range(scene.table.players)]
    paid[event.player] = 0
    paid[event.player] = -sum(paid)
    return tuple(paid)


def draw(scene: Scene, event: Draw) -> tuple[int, ...]:
    players, ready = range(scene.table.players), event.tenpai or ()
    others = len(players) - len(ready)
    if scene.ruleset.id == "riichi":
        return tuple(NOTEN_IN_ALL // len(ready) if seat in ready else -NOTEN_IN_ALL // others for seat in players)
    assert scene.ruleset.id == "shogi"
    return tuple(NOTEN * (others if seat in ready else -len(ready)) for seat in players)


def test_changes_follow_the_contract_and_the_rules(drills: Made) -> None:
    for one in drills(Subject.PAYMENT):
        event = one.scene.event
        if isinstance(event, Win):
            assert tuple(score(one.scene, event)["deltas"]) == changes(one)
        elif isinstance(event, Chombo):
            assert foul(one.scene, event) == changes(one)
        else:
            assert isinstance(event, Draw)
            assert draw(one.scene, event) == changes(one)


def test_points_only_change_hands(drills: Made) -> None:
    for one in drills(Subject.PAYMENT):
        settled = one.scene.settled()
        assert isinstance(settled, Settlement)
        assert sum(changes(one)) + settled.house + settled.deposit == 0
        assert any(changes(one))


def test_no_payment_exceeds_the_known_maximum(drills: Made) -> None:
    for one in drills(Subject.PAYMENT):
        assert max(map(abs, changes(one))) <= DEAREST[one.scene.ruleset.id]


@pytest.mark.parametrize("event", [RiichiDeclaration(player=1), Adjustment(deltas=(-10, 10, 0, 0))])
def test_neither_stakes_nor_corrections_are_asked_about(event: Event) -> None:
    rules = usual("boo")
    scene = Scene(rules, rules.opening_table(), 0, None, event)
    assert drill_from_matches([scene], Subject.PAYMENT, Level.EASY, "1") is None


def test_a_draw_at_which_nothing_moves_is_not_asked_about() -> None:
    rules = usual("shogi")
    scene = Scene(rules, rules.opening_table(), 0, None, Draw(tenpai=()))
    assert drill_from_matches([scene], Subject.PAYMENT, Level.EASY, "1") is None
    some = replace(scene, event=Draw(tenpai=(0,)))
    assert drill_from_matches([some], Subject.PAYMENT, Level.EASY, "1") is not None

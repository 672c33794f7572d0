# SPDX-License-Identifier: MIT
"""A club’s matches and house rules after the rules changed: they keep what they were played with."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from mahjong_desk.interchange.commands import answer
from mahjong_desk.interchange.write import write_match
from mahjong_desk.journal.documents import spell
from mahjong_desk.ledger.care.repair import repair, source_of
from mahjong_desk.ledger.ledger import WAIT
from mahjong_desk.ledger.place import ledger_path
from mahjong_desk.rules import registry
from mahjong_desk.rules.model.events import Chombo, Event, Pao, Win, Winner
from mahjong_desk.rules.model.hand import Hand, Meld
from mahjong_desk.rules.model.refusal import Refusal
from mahjong_desk.ui.desk import Desk
from mahjong_desk.ui.house_rules_keeper import options_of
from tests.hands import hand, meld

STORED = Path(__file__).with_name("older_rules.jsonl")
MATCHES = {"arushiaru": 1, "boo": 2, "shogi": 3, "wsom": 4, "beijing": 5}
PLAYED = {
    "arushiaru": [(0, 560, -560, 0), (-720, 720, 0, 0), (0, 0, 2000, -2000)],
    "boo": [(-240, 480, -120, -120), (0, 0, 240, -240), (500, -2000, 1000, 500)],
    "shogi": [(5, -5, 0)],
    "wsom": [(0, 0, 0, 0)] * 3,
    "beijing": [(-16, 40, -16, -8)],
}
"""What every event moved when it was recorded, by the first version of the rules."""


@pytest.fixture
def desk(qtbot: QtBot, tmp_path: Path) -> Iterator[Desk]:
    """A desk over a ledger that was kept with the first version of every rule system."""
    repair(ledger_path(tmp_path), WAIT, sources=[source_of(STORED)])
    made = Desk()
    made.open(tmp_path)
    yield made
    made.close()


def laid(desk: Desk, ruleset: str) -> Desk:
    """Lays the match of a rule system on the desk."""
    assert desk.continue_match(MATCHES[ruleset])
    assert desk.replay is not None
    assert desk.replay.fault is None
    return desk


def moved(desk: Desk, event: Event) -> tuple[int, ...]:
    """Records an event and returns what it moved."""
    assert desk.record_event(event)
    assert desk.replay is not None
    return desk.replay.rows[-1].settlement.deltas


@pytest.mark.parametrize("ruleset", MATCHES)
def test_every_hand_moves_what_it_moved(desk: Desk, ruleset: str) -> None:
    replay = laid(desk, ruleset).replay
    assert replay is not None
    assert [row.settlement.deltas for row in replay.rows] == PLAYED[ruleset]
    assert replay.final is None


@pytest.mark.parametrize("ruleset", MATCHES)
def test_its_file_says_all_that_it_was_played_with(desk: Desk, ruleset: str) -> None:
    match = laid(desk, ruleset).match
    assert match is not None
    assert set(match.options) == {option.id for option in registry.find(ruleset).options}
    told = answer("replay", spell(write_match(match)))
    assert [tuple(row["deltas"]) for row in told["hands"]] == PLAYED[ruleset]


def four_kans(winner: int) -> Hand:
    """Returns a hand of four kans."""
    giver = (winner + 2) % 4
    kans: tuple[Meld, ...] = (meld("ankan", "8888m"), meld("ankan", "3333p"), meld("ankan", "5555s"))
    return hand("9p", "9p", *kans, meld("daiminkan", "2222m", giver))


def test_ar_shi_ar_goes_on_without_the_yaku_that_it_did_not_have(desk: Desk) -> None:
    laid(desk, "arushiaru")
    assert desk.replay is not None
    assert all(not won.suggested_pao for row in desk.replay.rows for won in row.settlement.wins)
    moved(desk, Win(discarder=0, wins=(Winner(1, four_kans(1)),)))
    (won,) = desk.replay.rows[-1].settlement.wins
    assert [item.id for item in won.evaluation.yaku] == ["toitoi", "sanankou"]
    assert won.suggested_pao == ()


def test_boo_goes_on_with_a_whole_mangan_for_a_chombo(desk: Desk) -> None:
    laid(desk, "boo")
    moved(desk, Chombo(player=3))
    assert desk.replay is not None
    assert desk.replay.rows[-1].settlement.deltas[3] == -2000


def test_the_world_series_goes_on_barring_every_discard_after_three_penalty_tiles(desk: Desk) -> None:
    laid(desk, "wsom")
    assert desk.replay is not None
    event = Win(discarder=0, wins=(Winner(1, hand("123m456p44s88s999p", "8s")),))
    with pytest.raises(Refusal) as caught:
        desk.replay.match.rules.settle(desk.replay.table, event)
    assert caught.value.reason == "penalty_three"


def test_beijing_goes_on_judging_a_single_wildcard_by_reading(desk: Desk) -> None:
    laid(desk, "beijing")
    assert desk.replay is not None
    (row,) = desk.replay.rows
    assert isinstance(row.event, Win)
    assert moved(desk, row.event)[1] > 0


def test_a_new_match_is_played_by_the_new_defaults(desk: Desk) -> None:
    assert desk.start_match("arushiaru", {}, ("Aoi", "Ben", "Chie", "Dai"), "Today")
    assert moved(desk, Win(discarder=0, wins=(Winner(1, four_kans(1)),))) == (-2000, 2000, 0, 0)
    assert desk.replay is not None
    assert desk.replay.rows[-1].settlement.wins[0].suggested_pao == (Pao(3, "mangan"),)


def test_house_rules_keep_what_they_were_saved_with(desk: Desk) -> None:
    by_ruleset = {rules.ruleset: rules for rules in desk.house_rules.all()}
    ours = options_of(by_ruleset["arushiaru"], registry.find("arushiaru"))
    assert ours["length"] == "hanchan"
    assert (ours["yaku_suukantsu"], ours["yaku_ryuuiisou"], ours["pao_melds"]) == (False, False, "honours")
    assert options_of(by_ruleset["boo"], registry.find("boo"))["chombo_payment"] == "mangan"

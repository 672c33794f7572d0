# SPDX-License-Identifier: MIT
"""The offered circumstances are exactly those that some ruleset accepts."""

from dataclasses import replace

import pytest

from mahjong_desk.learn.workbench.bench import Bench
from mahjong_desk.learn.workbench.ruleset_bench import (
    available_circumstances,
    drop_invalid_circumstances,
    toggle_circumstance,
)
from mahjong_desk.learn.workbench.ruleset_outcomes import outcomes_in_all_rulesets
from mahjong_desk.pieces import MAHJONG, SHOGI
from mahjong_desk.rules.model.hand import Meld
from tests.hands import meld

WON = "123m456p789s22m456s"
OLDEST = ("arushiaru", "boo", "wsom", "beijing", "shogi")


def bench(text: str, *melds: Meld, **more: object) -> Bench:
    return replace(Bench(MAHJONG.parse(text) if text else (), melds), **more)  # type: ignore[arg-type]


def offered(workbench: Bench) -> dict[str, list[str]]:
    """Returns the offered circumstances, each with the oldest systems that accept it."""
    return {
        offer.situation: [ruleset.id for ruleset in offer.rulesets if ruleset.id in OLDEST]
        for offer in available_circumstances(workbench)
    }


@pytest.mark.parametrize("text", ["", "123m", WON])
def test_riichi_needs_a_closed_hand(text: str) -> None:
    assert offered(bench(text))["riichi"] == ["boo"]
    assert next(iter(offered(bench(text)))) == "riichi", "declarations come first"
    assert "riichi" not in offered(bench(text[:-4], meld("pon", "777z", 0)))


def test_a_replacement_piece_needs_a_kan_and_a_draw() -> None:
    kan = meld("ankan", "7777z")
    assert "rinshan" not in offered(bench("123m456p789s22m"))
    assert offered(bench("123m456p22m", kan))["rinshan"] == ["arushiaru", "boo", "wsom", "beijing"]
    assert "rinshan" not in offered(bench("123m456p22m", kan, self_drawn=False))


def test_chankan_needs_a_ron_on_the_only_copy() -> None:
    assert "chankan" not in offered(bench(WON))
    assert "chankan" in offered(bench(WON, self_drawn=False))
    last = MAHJONG.parse("2m")[0]
    twice = bench("123m456p789s2m456s", winning_piece=last, self_drawn=False)
    assert offered(twice)["chankan"] == ["beijing"], "the others see that two of the four are in hand"


def test_first_turn_wins_differ_for_dealer_and_others() -> None:
    assert "tenhou" in offered(bench(WON, seat_wind=0))
    assert "tenhou" not in offered(bench(WON, seat_wind=1))
    assert "chiihou" in offered(bench(WON, seat_wind=3, self_drawn=False))
    assert "chiihou" not in offered(bench(WON, seat_wind=0, self_drawn=False))
    assert "chiihou" not in offered(bench("123m", meld("chi", "456p", 0)))


def test_the_last_piece_is_drawn_or_discarded() -> None:
    assert "haitei" in offered(bench(WON))
    assert "houtei" not in offered(bench(WON))
    assert offered(bench(WON, self_drawn=False))["houtei"] == ["wsom"]


def test_options_add_circumstances() -> None:
    workbench = bench(WON, self_drawn=False, options={"arushiaru": {"yaku_houtei": True}})
    assert offered(workbench)["houtei"] == ["arushiaru", "wsom"]


def test_circumstance_is_named_by_the_first_ruleset_with_it() -> None:
    offers = available_circumstances(bench(WON, self_drawn=False))
    names = {offer.situation: offer.naming_ruleset.id for offer in offers}
    assert names["houtei"] == "arushiaru"
    assert names["riichi"] == "boo"


def test_shogi_pieces_use_their_own_ruleset() -> None:
    assert offered(Bench((), pieces=SHOGI)) == {"riichi": ["shogi"], "chiihou": ["shogi"]}


def test_compatible_circumstances_stay() -> None:
    workbench = bench(WON)
    once = toggle_circumstance(workbench, "riichi")
    assert once.situation == ("riichi",)
    assert toggle_circumstance(once, "riichi") == workbench
    both = toggle_circumstance(once, "haitei")
    assert set(both.situation) == {"riichi", "haitei"}
    boo = next(outcome for outcome in outcomes_in_all_rulesets(both) if outcome.ruleset.id == "boo")
    assert {"riichi", "haitei"} <= {item.id for item in boo.settlement.wins[0].evaluation.yaku}


def test_latest_of_conflicting_circumstances_stays() -> None:
    workbench = toggle_circumstance(toggle_circumstance(bench(WON, seat_wind=0), "riichi"), "tenhou")
    assert workbench.situation == ("tenhou",)


def test_invalid_circumstances_are_dropped() -> None:
    drawn = bench("123m456p22m", meld("ankan", "7777z"), situation=("rinshan", "riichi"))
    assert drop_invalid_circumstances(drawn) == drawn
    assert drop_invalid_circumstances(replace(drawn, self_drawn=False)).situation == ("riichi",)
    assert drop_invalid_circumstances(replace(drawn, melds=())).situation == ("riichi",)

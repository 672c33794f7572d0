# SPDX-License-Identifier: MIT
"""What every player needs, beside the table: worked out by the settlement, and told in as much detail as there is room."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtWidgets import QLabel

from mahjong_desk.interchange import read_event
from mahjong_desk.match.needed import Goal, find_needed_wins
from mahjong_desk.rules.model.events import MatchEnd
from mahjong_desk.rules.registry import get_ruleset
from mahjong_desk.ui.table import TableScreen
from mahjong_desk.ui.table.needs_text import need_text
from tests.ui.player import User
from tests.ui.rulesets.playing import NAMES, sit_down, table


def _record(player: User, event: dict[str, object]) -> None:
    assert player.desk.match is not None
    assert player.desk.record_event(read_event(player.desk.match.rules, event))


def _shown(player: User) -> list[str]:
    place = player.window.screen_widget("table")
    assert isinstance(place, TableScreen)
    return [label.text() for label in place.needed.findChildren(QLabel) if label.isVisible()]


@pytest.fixture
def player(guest: User) -> User:
    """Somebody at a table where Chie leads before Aoi, Dai and Ben."""
    sit_down(guest, "arushiaru")
    _record(guest, {"type": "adjust", "deltas": [250, -1000, 740, 10]})
    return guest


def test_it_tells_all_wins_that_suffice_in_order_of_score(player: User) -> None:
    player.window.resize(1280, 800)
    shown = _shown(player)
    assert [text for text in shown if text in NAMES] == ["Chie", "Aoi", "Dai", "Ben"]
    assert "leads by 490" in shown
    at = shown.index("Aoi")
    assert shown[at + 1] == "Hand of 300 from Chie", "what the leader loses counts twice"
    assert shown[at + 2] == "To lead (50 fu, 0 han); 420 (70 fu, 0 han) self-drawn; 540 (90 fu, 0 han) from Ben or Dai"
    last = shown[shown.index("Ben") + 2].splitlines()
    assert last[0].startswith("To take the lead")
    assert last[1].startswith("To avoid last place: ")


def test_each_figure_is_what_the_settlement_says(player: User) -> None:
    rules = get_ruleset("arushiaru").bind({})
    now = table(player)
    for need in find_needed_wins(rules, now):
        told = need_text(rules.ruleset, [need], NAMES)
        assert told is not None
        best = min(
            (way for way in need.wins if way.value is not None),
            key=lambda way: way.evaluation.base if way.evaluation is not None else 0,
        )
        source = "self-drawn" if best.discarder is None else NAMES[best.discarder]
        assert told.cheapest.startswith(f"Hand of {best.hand:,} ")
        assert source in told.cheapest or "any win" in told.cheapest
        for way in need.wins:
            assert way.value is None or way.too_small is None or f"{way.hand:,} " in told.full_text


@pytest.mark.parametrize(
    ("ruleset", "scores", "told"),
    [("mcr", (5, 0, -5, 0), "Any win"), ("riichi", (25000, 24900, 26000, 24100), "Any hand self-drawn")],
)
def test_where_any_hand_suffices_it_says_so(ruleset: str, scores: tuple[int, ...], told: str) -> None:
    rules = get_ruleset(ruleset).bind({})
    now = replace(rules.opening_table(), scores=scores)
    lead = next(need for need in find_needed_wins(rules, now) if (need.seat, need.goal) == (1, Goal.FIRST_PLACE))
    words = need_text(rules.ruleset, [lead], NAMES)
    assert words is not None
    assert words.cheapest.startswith(told)


def test_it_tells_which_rule_keeps_a_player_from_a_goal() -> None:
    rules = get_ruleset("boo").bind({})
    now = replace(rules.opening_table(), scores=(880, 3600, 560, 2960))
    own = [need for need in find_needed_wins(rules, now) if need.seat == 0]
    told = need_text(rules.ruleset, own, NAMES)
    assert told is not None
    assert told.purpose.endswith("from Chie it would end with maru-C")


@pytest.mark.parametrize(
    ("ruleset", "scores", "seat", "cheapest", "purpose"),
    [
        (
            "boo",
            (1480, 2400, 2900, 1120),
            1,
            "Hand of 1,280 from Chie",
            "For maru-A (40 fu, 3 han; +400 honba, stakes)",
        ),
        ("mcr", (33, 0, -40, 7), 2, "Hand of 11 points self-drawn", "To take the lead"),
        ("beijing", (-30, 10, 10, 10), 0, "Hand of 2 doublings from Ben, Chie or Dai", "To lead (+1 dealer)"),
        ("wsom", (100, -40, -60, 0), 1, "Hand of 35 points from Aoi", "To take the lead"),
        ("beijing", (40, -20, -30, 10), 3, "Hand of 2 doublings from Aoi", "To take the lead"),
        ("beijing", (40, -20, -30, 90), 1, "Hand of 4 doublings from Dai or Aoi", "To take the lead"),
        ("shogi", (60, 36, 24), 2, "Hand of 9 han self-drawn", "To lead (+4 honba, sticks on the table)"),
    ],
)
def test_it_names_the_hand_to_make_in_the_words_of_the_game(
    ruleset: str, scores: tuple[int, ...], seat: int, cheapest: str, purpose: str
) -> None:
    rules = get_ruleset(ruleset).bind({})
    honba, deposit = {"boo": (1, 100), "shogi": (1, 2)}.get(ruleset, (0, 0))
    now = replace(rules.opening_table(), scores=scores, honba=honba, deposit=deposit)
    told = need_text(rules.ruleset, [need for need in find_needed_wins(rules, now) if need.seat == seat], NAMES)
    assert told is not None
    assert told.cheapest == cheapest
    assert told.purpose.startswith(purpose)


def test_a_limit_is_written_small_inside_a_sentence() -> None:
    rules = get_ruleset("wsom").bind({})
    now = replace(rules.opening_table(), scores=(5000, 0, -2000, -3000))
    told = need_text(rules.ruleset, [need for need in find_needed_wins(rules, now) if need.seat == 3], NAMES)
    assert told is not None
    assert told.more.endswith("255 points self-drawn; yakuman from Aoi or Ben")


def test_in_boo_it_tells_what_makes_maru_a_and_what_maru_b() -> None:
    rules = get_ruleset("boo").bind({})
    now = replace(rules.opening_table(), scores=(1480, 2400, 2900, 1120), honba=1, deposit=100)
    told = need_text(rules.ruleset, [need for need in find_needed_wins(rules, now) if need.seat == 2], NAMES)
    assert told is not None
    assert told.purpose.startswith("For maru-A")
    assert told.more.startswith("For maru-B: 720 (90 fu, 1 han) self-drawn or from Dai or Aoi")


def test_with_little_height_players_keep_the_cheapest_win(player: User) -> None:
    player.window.resize(1280, 720)
    for _hand in range(4):
        player.enter("d")
    shown = _shown(player)
    assert sum(text.endswith("from Chie") for text in shown) == 3
    assert not any(text.startswith("To take the lead") for text in shown)
    place = player.window.screen_widget("table")
    row = next(label for label in place.needed.findChildren(QLabel) if label.text() == "Aoi").parentWidget()
    assert row is not None
    assert "To take the lead" in row.toolTip(), "the rest is one look away"


def test_in_boo_it_names_the_end_and_what_floats(guest: User) -> None:
    sit_down(guest, "boo")
    _record(guest, {"type": "adjust", "deltas": [-960, 1920, -580, -380]})
    shown = _shown(guest)
    assert "East 1, Aoi deals. Dora not included" in shown
    assert any(text.startswith("For maru-A") for text in shown)
    place = guest.window.screen_widget("table")
    assert [plate.face.standing for plate in place.felt.plates] == [
        "sunk −960",
        "floats +1,920",
        "sunk −580",
        "sunk −380",
    ]


def test_once_the_match_is_over_it_tells_how_it_stands(player: User) -> None:
    player.desk.record_event(MatchEnd(reason="late"))
    shown = _shown(player)
    assert "Standing" in shown
    assert "3,740" in shown
    assert not any("any win" in text or "To take the lead" in text for text in shown)


def test_what_follows_any_hand_is_told_once(guest: User) -> None:
    sit_down(guest, "mcr")
    _record(guest, {"type": "adjust", "deltas": [8, -8, 0, 0]})
    assert "After any hand: East 2." in _shown(guest)

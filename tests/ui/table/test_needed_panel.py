# SPDX-License-Identifier: MIT
"""The panel beside the table lists the wins that each player needs."""

import pytest
from PySide6.QtWidgets import QLabel

from mahjong_desk.interchange import read_event
from mahjong_desk.match.needed import find_needed_wins
from mahjong_desk.rules.model.events import Draw, MatchEnd
from mahjong_desk.rules.registry import get_ruleset
from mahjong_desk.ui.table import TableScreen
from mahjong_desk.ui.table.needs_panel import NeedsPanel, NeedsText, need_text
from tests.ui.player import NAMES, User
from tests.ui.rulesets.playing import sit_down


def _record(player: User, event: dict[str, object]) -> None:
    assert player.desk.record_event(read_event(player.stored.match.rules, event))


def _visible_texts(player: User) -> list[str]:
    screen = player.screen(TableScreen)
    return [label.text() for label in screen.needs_panel.findChildren(QLabel) if label.isVisible()]


@pytest.fixture
def player(guest: User) -> User:
    """A user at a table where Chie leads before Aoi, Dai and Ben."""
    sit_down(guest, "arushiaru")
    _record(guest, {"type": "adjust", "deltas": [250, -1000, 740, 10]})
    return guest


def _panel(player: User) -> NeedsPanel:
    return player.screen(TableScreen).needs_panel


def test_the_panel_is_hidden_before_the_first_hand(guest: User) -> None:
    for system in ("riichi", "boo", "mcr"):
        sit_down(guest, system)
        assert not _panel(guest).isVisible()
        screen = guest.window.screen_widget("table")
        assert {plate.data.difference or plate.data.standing for plate in screen.felt.plates} == {""}
        assert not screen.strip.correct_link.isVisible()
        assert not guest.window.commands.actions["correct"].isEnabled()
        assert not screen.action_row.undo_button.isVisible()


def test_the_panel_stays_folded_until_the_last_round(guest: User) -> None:
    sit_down(guest, "riichi")
    for _hand in range(4):
        assert not _panel(guest).is_open
        guest.desk.record_event(Draw(tenpai=()))
    assert _panel(guest).isVisible()
    assert _panel(guest).is_open, "the South round is the last one"


def test_a_click_or_a_setting_opens_the_panel(player: User) -> None:
    assert not _panel(player).is_open
    player.click(_panel(player).heading)
    assert _panel(player).is_open
    player.desk.record_event(Draw())
    assert _panel(player).is_open, "the choice of the user applies to the next hand too"
    player.click(_panel(player).heading)
    assert not _panel(player).is_open
    player.window.settings.needs_open = True
    assert "Dai" in _visible_texts(player)
    player.window.settings.needs_open = False
    assert not _panel(player).is_open


def test_the_panel_lists_players_by_score(player: User) -> None:
    player.click(_panel(player).heading)
    texts = _visible_texts(player)
    assert [text for text in texts if text in NAMES] == ["Aoi", "Dai", "Ben"], "the leader needs nothing"
    assert texts[texts.index("Aoi") + 1] == "300 from Chie", "what the leader loses counts twice"
    row = next(label for label in _panel(player).findChildren(QLabel) if label.text() == "Ben").parentWidget()
    first, rest, last = row.accessibleDescription().splitlines()
    assert first.endswith("from Chie")
    assert rest.startswith("To take the lead")
    assert last.startswith("To avoid last place: ")
    player.desk.record_event(MatchEnd(reason="late"))
    assert not _panel(player).isVisible()


def needs_text(seat: int, ruleset: str, scores: tuple[int, ...], honba: int = 0, deposit: int = 0) -> NeedsText:
    rules = get_ruleset(ruleset).bind({})
    now = rules.opening_table()._replace(scores=scores, honba=honba, deposit=deposit)
    return need_text(rules.ruleset, [need for need in find_needed_wins(rules, now) if need.seat == seat], NAMES)


@pytest.mark.parametrize(
    ("ruleset", "scores", "expected"),
    [("mcr", (5, 0, -5, 0), "Any win"), ("riichi", (25000, 24900, 26000, 24100), "Any hand self-drawn")],
)
def test_a_need_met_by_any_hand_is_named(ruleset: str, scores: tuple[int, ...], expected: str) -> None:
    assert needs_text(1, ruleset, scores).line.startswith(expected)


def test_a_need_names_the_rule_that_bars_its_goal() -> None:
    needed = needs_text(0, "boo", (880, 3600, 560, 2960))
    assert needed.full_text.splitlines()[1].endswith("from Chie it would end with maru-C")


@pytest.mark.parametrize(
    ("ruleset", "scores", "seat", "cheapest", "purpose"),
    [
        ("boo", (1480, 2400, 2900, 1120), 1, "1,280 from Chie", "To reach maru-A (40 fu, 3 han; +400 honba, sticks)"),
        ("mcr", (33, 0, -40, 7), 2, "11 points self-drawn", "To take the lead"),
        ("beijing", (-30, 10, 10, 10), 0, "2 doublings from Ben, Chie or Dai", "To take the lead (+1 Zhuangjia)"),
        ("wsom", (100, -40, -60, 0), 1, "35 points from Aoi", "To take the lead"),
        ("beijing", (40, -20, -30, 10), 3, "2 doublings from Aoi", "To take the lead"),
        ("beijing", (40, -20, -30, 90), 1, "4 doublings from Dai or Aoi", "To take the lead"),
        ("shogi", (60, 36, 24), 2, "9 han self-drawn", "To take the lead (+4 honba, sticks on the table)"),
    ],
)
def test_a_need_names_the_cheapest_hand_in_game_terms(
    ruleset: str, scores: tuple[int, ...], seat: int, cheapest: str, purpose: str
) -> None:
    needed = needs_text(seat, ruleset, scores, *{"boo": (1, 100), "shogi": (1, 2)}.get(ruleset, (0, 0)))
    first, second, *_rest = needed.full_text.splitlines()
    assert first == cheapest
    assert second.startswith(purpose)


@pytest.mark.parametrize(
    ("ruleset", "scores", "last"),
    [
        ("wsom", (5000, 0, -2000, -3000), "255 points self-drawn; 400 points (yakuman) from Aoi or Ben"),
        ("riichi", (25600, 25400, 25400, 23600), "; 40 fu, 1 han self-drawn or from Aoi"),  # for 1,500 or 1,300
    ],
)
def test_a_need_names_other_hands_too(ruleset: str, scores: tuple[int, ...], last: str) -> None:
    assert needs_text(3, ruleset, scores).full_text.endswith(last)


def test_a_limit_with_several_values_is_named_with_its_value() -> None:
    assert needs_text(1, "wsom", (-1730, -405, 145, 1990)).line == "480 points (yakuman) from Dai"


def test_boo_needs_name_maru_a_and_maru_b() -> None:
    needed = needs_text(2, "boo", (1480, 2400, 2900, 1120), honba=1, deposit=100)
    assert needed.line.startswith("Maru-A: ")
    lines = needed.full_text.splitlines()
    assert lines[1].startswith("To reach maru-A")
    assert lines[2].startswith("To reach maru-B: 720 (90 fu, 1 han) self-drawn or from Dai or Aoi")


def test_boo_shows_the_end_and_who_floats(guest: User) -> None:
    sit_down(guest, "boo")
    _record(guest, {"type": "adjust", "deltas": [-960, 1920, -580, -380]})
    assert any(text.startswith("Maru-A: ") for text in _visible_texts(guest))
    assert [plate.data.standing for plate in guest.window.screen_widget("table").felt.plates] == [
        "sunk −960",
        "floats +1,920",
        "sunk −580",
        "sunk −380",
    ]

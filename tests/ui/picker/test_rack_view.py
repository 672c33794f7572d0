# SPDX-License-Identifier: MIT
from collections.abc import Callable

import pytest
from PySide6.QtWidgets import QApplication

from mahjong_desk.entry.assessment import assess
from mahjong_desk.entry.draft import Draft, MeldEntry, draft_from_win
from mahjong_desk.interchange import read_event
from mahjong_desk.interchange.describe import example_request
from mahjong_desk.rules import registry
from mahjong_desk.rules.model.events import Win
from mahjong_desk.shapes import MeldKind
from mahjong_desk.ui.hand.tile_groups import rack_groups
from tests.ui.player import NAMES

RULES = registry.get_ruleset("arushiaru").bind({})


@pytest.mark.parametrize(
    ("name", "called"),
    [
        ("en", ["open kan, from Aoi", "added kan, from Aoi", "concealed kan"]),
        ("ja", ["大明槓（Aoiから）", "加槓（Aoiから）", "暗槓"]),
        ("zh", ["大明杠（Aoi）", "加杠（Aoi）", "暗杠"]),
    ],
)
def test_each_kind_of_kan_has_its_own_caption(speaks: Callable[[str], None], name: str, called: list[str]) -> None:
    speaks(name)
    piece = RULES.ruleset.pieces.parse("5z")[0]
    kinds = (MeldKind.DAIMINKAN, MeldKind.SHOUMINKAN, MeldKind.ANKAN)
    captions = []
    for kind in kinds:
        draft = Draft(winner=1, entries=(MeldEntry(kind, (piece,) * 4, None if kind is MeldKind.ANKAN else 0),))
        captions += [group.caption for group in rack_groups(assess(RULES, RULES.opening_table(), draft), NAMES)]
    assert captions == called


@pytest.mark.parametrize("system", ["arushiaru", "boo", "riichi"])
def test_fu_and_wait_on_the_rack_match_the_evaluation(qapp: QApplication, system: str) -> None:
    rules = registry.get_ruleset(system).bind({})
    counted, captions = 0, set()
    for yaku in rules.ruleset.yaku:
        win = read_event(rules, example_request(yaku.example)["event"])
        assert isinstance(win, Win)
        assessment = assess(rules, rules.opening_table(), draft_from_win(win))
        evaluation = assessment.evaluation
        if evaluation is None or not evaluation.fu or evaluation.reading is None:
            continue
        ungrouped = {"base", "rounding", *(item.id for item in evaluation.yaku)}
        ungrouped_fu = sum(item.value for item in evaluation.fu_items if item.id in ungrouped)
        groups = rack_groups(assessment, NAMES)
        amounts = [int(group.amount or 0) for group in groups]
        assert sum(amounts) == sum(item.value for item in evaluation.fu_items) - ungrouped_fu, yaku.id
        counted += any(amounts)
        captions |= {group.caption for group in groups}
    assert counted
    assert "two-pair wait" in captions

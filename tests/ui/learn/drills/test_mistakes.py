# SPDX-License-Identifier: MIT
"""Mistakes in an answer are explained next to it, in every language."""

import gc
import re
from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtWidgets import QApplication, QWidget

from mahjong_desk.learn.drills.drill import Level, Subject, judge
from mahjong_desk.learn.drills.drill_maker import levels, make_drill, subjects
from mahjong_desk.learn.drills.mistakes import WorseDiscard, find_mistakes
from mahjong_desk.rules.registry import all_rulesets, get_ruleset
from mahjong_desk.rules.ruleset import Ruleset
from mahjong_desk.rules.yaku.conditions import YakuFailure
from mahjong_desk.texts import use_language
from mahjong_desk.ui.kit.layout.boxes import boxed, column
from mahjong_desk.ui.kit.link_label import plain_text
from mahjong_desk.ui.learn.drills.explanation import AnswerExplanation
from mahjong_desk.ui.learn.drills.mistakes import MistakeList, mistake_head, mistake_text
from mahjong_desk.ui.learn.side_panel import SidePanel
from mahjong_desk.ui.text.language import install
from tests.event_json import pon
from tests.learn.drills.asking import all_wrong, drill_about, usual_rules, win_scene
from tests.scope import sweep

NAMES = ("Ann", "Ben", "Cem", "Dora")
WRITTEN, NAMED = (
    re.compile(r"\d[mps](?![a-z])"),
    re.compile(r"\d of (characters|circles|bamboo)|[1-9一二三四五六七八九][萬筒索万]"),
)


@pytest.mark.parametrize(("ruleset", "spoken"), sweep(all_rulesets(), ["en", "ja", "zh"]))
def test_every_mistake_has_its_reason_in_words(qapp: QApplication, ruleset: Ruleset, spoken: str) -> None:
    with use_language(spoken):
        for subject in subjects(ruleset):
            one = make_drill(ruleset, subject, levels(ruleset, subject)[-1], "3")
            names = NAMES[: one.scene.table.players]
            for mistake in find_mistakes(one, all_wrong(one)):
                assert mistake_head(one, mistake, names)
                words = plain_text(mistake_text(one, mistake, names))
                assert words
                assert "{" not in words, words
                assert not (WRITTEN.search(words) and NAMED.search(words)), words
                if isinstance(mistake.reason, WorseDiscard) and spoken == "en":
                    own, best = mistake.reason.discard.distance, mistake.reason.best.distance
                    assert (f"{own.shanten} from " in words) == (own.shanten != best.shanten)


@pytest.mark.parametrize(("ruleset", "seed"), [("boo", "14"), ("beijing", "42"), ("wsom", "59"), ("riichi", "8")])
def test_another_amount_is_that_of_another_hand_or_way(ruleset: str, seed: str) -> None:
    one = make_drill(get_ruleset(ruleset), Subject.VALUE, Level.EASY, seed)
    for mistake in find_mistakes(one, all_wrong(one)):
        _, _, would_be = plain_text(mistake_text(one, mistake, NAMES)).removesuffix(".").partition(" would be ")
        other, own = would_be.split("; this hand is ")
        assert not other.endswith(own)
        assert " han (" not in other + own


def test_each_wrong_fu_is_explained_by_its_group(speaks: Callable[[str], None]) -> None:
    rules, reasons = usual_rules("riichi"), []
    for won in ((1, 0, "234m66m888s111z99p", "9p"), (1, 0, "234m66m23s888p", "4s", pon("111z", 0))):
        drill = drill_about(win_scene(rules, *won), Subject.FU)
        mistakes = find_mistakes(drill, all_wrong(drill))
        reasons.append([plain_text(mistake_text(drill, wrong, NAMES)) for wrong in mistakes])
    opened = "Open triplet, of terminals or honours: 2 × 2 = 4, not 6."
    assert reasons[0] == [
        "Sequences give no fu.",
        "This pair gives no fu.",
        f"{opened} Another player’s tile completed it, so it counts as open.",
        "Concealed triplet: 2 × 2 = 4, not 6.",
        "Concealed triplet, of terminals or honours: 2 × 2 × 2 = 8, not 10.",
        "This wait gives no fu (two-pair).",
        "Closed hand, won on a discard: 10, not 12.",
        "20 + 10 + 4 + 4 + 8 = 46, up to 50 fu, not 52.",
    ]
    assert {opened, "This wait gives no fu (two-sided).", "How it was won gives no fu."} <= set(reasons[1])
    speaks("ja")
    assert "明刻、幺九牌：6ではなく2 × 2 = 4。" in [plain_text(mistake_text(drill, wrong, NAMES)) for wrong in mistakes]


@pytest.mark.parametrize(
    ("subject", "level", "option", "reason"),
    [
        (Subject.PIECES, Level.EASY, "2 of characters", "Right suit, wrong number."),
        (Subject.PIECES, Level.EASY, "3 of bamboo", "Right number, wrong suit."),
        (Subject.PIECES, Level.EASY, "9 of bamboo", "This is another tile."),
        (Subject.PIECES, Level.MEDIUM, "missed: 1 of circles", "A terminal: a 1 or a 9."),
        (Subject.WAITS, Level.MEDIUM, "3 of bamboo", "It completes nothing: 34s waits for 2s."),
        (Subject.WAITS, Level.MEDIUM, "missed: 5 of bamboo", "It completes 345s (wait: two-sided)."),
        (Subject.DISCARD, Level.EASY, "2 of circles", "It leaves the hand 1 from tenpai; discarding 1 of characters"),
        (Subject.PAYMENT, Level.MEDIUM, "Ann", "0, not +2. This player is not affected."),
        (Subject.DISCARD, Level.EASY, "8 of characters", "Tiles that improve the hand: 9; after discarding 1 of"),
    ],
)
def test_wrong_tiles_are_compared_with_the_right_ones(subject: Subject, level: Level, option: str, reason: str) -> None:
    drill = make_drill(get_ruleset("riichi"), subject, level, "2")
    wrong = find_mistakes(drill, all_wrong(drill))
    mistake = next(mistake for mistake in wrong if mistake_head(drill, mistake, NAMES) == option)
    assert plain_text(mistake_text(drill, mistake, NAMES)).startswith(reason)


def test_the_explanation_lists_mistakes_and_marks_pieces(qapp: QApplication) -> None:
    install(qapp, "en")
    explanation = AnswerExplanation()
    ruleset = get_ruleset("riichi")
    one = make_drill(ruleset, Subject.YAKU, levels(ruleset, Subject.YAKU)[-1], "3")
    verdict = all_wrong(one)
    found = find_mistakes(one, verdict)
    explanation.show_verdict(one, verdict, NAMES)
    (shown,) = explanation.findChildren(MistakeList)
    assert len(shown.reasons) == len(found) == len(verdict.wrong | verdict.missing)
    failures = [mistake.reason for mistake in found if isinstance(mistake.reason, YakuFailure)]
    marked = [failure for failure in failures if failure.mismatch.groups]
    assert marked
    assert len(shown.racks) >= len(marked)
    assert any(group.has_error for rack in shown.racks for group in rack.groups)
    right = AnswerExplanation()
    right.show_verdict(one, judge(one, one.answer_spec.right), NAMES)
    assert not right.findChildren(MistakeList)


@pytest.mark.parametrize(
    ("ruleset", "subject", "seeds"), [("beijing", Subject.ALLOWED, range(4)), ("riichi", Subject.WAITS, range(2))]
)
def test_wrong_waits_and_wins_have_their_pieces_marked(
    qapp: QApplication, ruleset: str, subject: Subject, seeds: range
) -> None:
    found = get_ruleset(ruleset)
    racks = []
    for seed in seeds:
        one = make_drill(found, subject, levels(found, subject)[0], f"{seed}")
        shown = MistakeList(one, find_mistakes(one, all_wrong(one)), NAMES)
        racks += shown.racks
        shown.deleteLater()
    assert racks
    assert all(any(group.has_error for group in rack.groups) for rack in racks)


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("_again", range(3))
def test_a_collected_panel_reports_no_error(_again: int) -> None:
    panel: Any = SidePanel(spacing=8)
    page: Any = boxed(column(panel), QWidget())
    # They refer to each other, as an explanation and its board do; the collector clears them in an order that varies.
    panel.itself, panel.page, page.itself, page.panel = panel, page, page, panel
    del page, panel
    gc.collect()

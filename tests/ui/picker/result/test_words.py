# SPDX-License-Identifier: MIT
"""What is said of the end of a match before the win that ends it is recorded."""

from __future__ import annotations

from dataclasses import replace

from pytestqt.qtbot import QtBot

from mahjong_desk.entry.assessment import Assessment, assess
from mahjong_desk.entry.draft import Draft, PieceEntry
from mahjong_desk.rules.model.events import PaoEntry, Win, Winner
from mahjong_desk.rules.model.table import Table
from mahjong_desk.rules.registry import get_ruleset
from mahjong_desk.ui.hand.palette import IndicatorRow
from mahjong_desk.ui.picker.result.result_text import outcome_sentence, outcome_title, title_text
from mahjong_desk.ui.text.values import formula_remark
from tests.hands import indicators

NAMES = ("Aoi", "Ben", "Chie", "Dai")
RULES = get_ruleset("boo").bind({"enforce_restrictions": "off"})


def won(value: dict[str, object], winner: int, discarder: int | None, *pao: PaoEntry, table: Table) -> Assessment:
    """Returns what the rules say of a typed win."""
    draft = Draft(winner=winner, discarder=discarder, self_drawn=discarder is None, value=value, pao=pao)
    return assess(RULES, table, draft)


def test_the_end_of_boo_is_called_as_its_players_call_it() -> None:
    table = RULES.opening_table()._replace(scores=(2000, 1900, 2400, 1700))
    found = won({"limit": "mangan"}, 2, None, table=table)
    assert outcome_title(found) == "Maru-A"
    said = outcome_sentence(found, NAMES)
    assert said.startswith("The match ends: a player doubled the start. Chie is first.")
    assert found.final is not None
    assert found.final.end_label == "maru_a"
    for name, result in zip(NAMES, found.final.results, strict=True):
        assert f"{name} {result:+g}".replace("-", "−") in said


def test_responsibility_that_changes_the_end_is_told() -> None:
    table = RULES.opening_table()._replace(scores=(2000, 2000, 2000, 2000))
    held = won({"limit": "yakuman"}, 2, None, PaoEntry(3, "daisangen"), table=table)
    free = won({"limit": "yakuman"}, 2, None, table=table)
    assert (outcome_title(held), outcome_title(free)) == ("Maru-C", "Maru-A")
    assert "With nobody responsible: Maru-A." in outcome_sentence(held, NAMES)
    assert "responsible" not in outcome_sentence(free, NAMES)


def test_a_match_that_goes_on_has_no_end_to_name() -> None:
    found = won({"han": 1, "fu": 30}, 2, None, table=RULES.opening_table())
    assert outcome_title(found) == ""
    assert outcome_sentence(found, NAMES) == "Next is East 2, Ben deals."


def test_an_indicator_says_what_it_means_and_its_count(qtbot: QtBot) -> None:
    pieces = RULES.ruleset.pieces
    row = IndicatorRow(RULES.indicators[0], RULES.ruleset)
    qtbot.addWidget(row)
    draft = Draft(entries=tuple(PieceEntry(pieces.face_names.index(name)) for name in ("5p", "0p", "4p")))
    row.show_draft(replace(draft, indicators=indicators((pieces.face_names.index("4p"),))), pieces, wanted=False)
    assert [face.name for group in row.indicated_tiles.groups for face in group.pieces] == ["5p"]
    assert row.count.accessibleName() == "2 in the hand"
    row.show_draft(draft, pieces, wanted=False)
    assert row.indicated_tiles.parent() is None


def test_dora_of_shogi_follow_the_winning_reading(qtbot: QtBot) -> None:
    rules = get_ruleset("shogi").bind({})
    pieces = rules.ruleset.pieces
    row = IndicatorRow(rules.indicators[0], rules.ruleset)
    qtbot.addWidget(row)

    def named(names: str) -> tuple[PieceEntry, ...]:
        return tuple(PieceEntry(pieces.face_names.index(name), winning=at == 7) for at, name in enumerate(names))

    # A gold is turned up: bishops are dora, and the pawn beside two of them counts as a third.
    shown = tuple(pieces.face_names.index(name) for name in "GG")
    draft = Draft(winner=0, self_drawn=True, entries=named("PBBPRRNN"), indicators=indicators(shown[:1]))
    table = rules.opening_table(3)
    won = assess(rules, table, draft)
    assert won.evaluation is not None
    value = sum(item.value for item in won.evaluation.yaku if item.id == "dora")
    row.show_draft(draft, pieces, won.evaluation.reading, wanted=False)
    assert (value, row.count.accessibleName()) == (3, "3 in the hand")
    row.show_draft(replace(draft, indicators=indicators(shown)), pieces, won.evaluation.reading, wanted=False)
    assert row.count.accessibleName() == "6 in the hand"
    # Until the hand is whole, nobody knows what the pawn counts as.
    row.show_draft(replace(draft, entries=draft.entries[:7]), pieces, wanted=False)
    assert (row.count.text(), row.count.accessibleName()) == ("", "")


def test_each_winner_has_a_head_of_their_own() -> None:
    rules = get_ruleset("riichi").bind({})
    other = Winner(2, value={"limit": "haneman"})
    draft = Draft(winner=1, discarder=0, value={"han": 1, "fu": 40}, other_winners=(other,))
    assert title_text(assess(rules, rules.opening_table(), draft), NAMES) == ("Ben wins from Aoi", "40 fu, 1 han")
    turned = Draft(winner=2, discarder=0, value=other.value, other_winners=(Winner(1, value=draft.value),))
    assert title_text(assess(rules, rules.opening_table(), turned), NAMES) == ("Chie wins from Aoi", "Haneman")


def test_a_fixed_amount_is_not_told_as_doublings() -> None:
    rules = get_ruleset("beijing").bind({})
    settlement = rules.settle(rules.opening_table(), Win(discarder=0, wins=(Winner(1, value={"points": 20}),)))
    assert formula_remark(rules.ruleset, settlement.wins[0].evaluation) == ""

# SPDX-License-Identifier: MIT
"""The result panel of the picker: the end of a match, waits and typed values."""

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from mahjong_desk.entry.assessment import Assessment, assess
from mahjong_desk.entry.draft import Draft, PieceEntry, hand_spec, to_winner
from mahjong_desk.entry.winners import choose_discarder
from mahjong_desk.pieces import MAHJONG
from mahjong_desk.rules.model.events import PaoEntry, Win, Winner
from mahjong_desk.rules.model.table import Table
from mahjong_desk.rules.registry import get_ruleset
from mahjong_desk.ui.hand.palette import IndicatorRow
from mahjong_desk.ui.picker import PickerScreen
from mahjong_desk.ui.picker.result.bars import PaoBar
from mahjong_desk.ui.picker.result.result_text import intro_text, outcome_sentence, outcome_title, title_text
from mahjong_desk.ui.text.values import formula_remark
from tests.entry.making import parse_hand
from tests.hands import indicators
from tests.ui.picker.test_screen import click, press
from tests.ui.player import NAMES, User
from tests.ui.rulesets.playing import draft_of, sit_down, view_of
from tests.ui.widgets import add_widget, label_texts

RULES = get_ruleset("boo").bind({"enforce_restrictions": "off"})


def assess_win(
    value: dict[str, object], winner: int, discarder: int | None, *pao: PaoEntry, table: Table
) -> Assessment:
    draft = Draft(winner=winner, discarder=discarder, self_drawn=discarder is None, value=value, pao=pao)
    return assess(RULES, table, draft)


def test_the_end_of_a_boo_match_has_its_own_name() -> None:
    table = RULES.opening_table()._replace(scores=(2000, 1900, 2400, 1700))
    assessment = assess_win({"limit": "mangan"}, 2, None, table=table)
    assert outcome_title(assessment) == "Maru-A"
    sentence = outcome_sentence(assessment, NAMES)
    assert sentence.startswith("The match ends: a player doubled the start. Chie is first.")
    assert assessment.final.end_label == "maru_a"
    for name, result in zip(NAMES, assessment.final.results, strict=True):
        assert f"{name} {result:+g}".replace("-", "−") in sentence


def test_a_continuing_match_has_no_outcome_title() -> None:
    assessment = assess_win({"han": 1, "fu": 30}, 2, None, table=RULES.opening_table())
    assert outcome_title(assessment) == ""
    assert outcome_sentence(assessment, NAMES) == "Next is East 2, Ben deals."


def test_an_indicator_shows_its_dora_and_their_count(qtbot: QtBot) -> None:
    pieces = RULES.ruleset.pieces
    row = add_widget(qtbot, IndicatorRow(RULES.indicators[0], RULES.ruleset))
    draft = Draft(entries=tuple(PieceEntry(pieces.face_names.index(name)) for name in ("5p", "0p", "4p")))
    row.show_draft(replace(draft, indicators=indicators((pieces.face_names.index("4p"),))), pieces, wanted=False)
    assert [face.name for group in row.indicated_tiles.groups for face in group.pieces] == ["5p"]
    assert row.count.accessibleName() == "2 in the hand"
    row.show_draft(draft, pieces, wanted=False)
    assert row.indicated_tiles.parent() is None


def test_dora_of_shogi_follow_the_winning_reading(qtbot: QtBot) -> None:
    rules = get_ruleset("shogi").bind({})
    pieces = rules.ruleset.pieces
    row = add_widget(qtbot, IndicatorRow(rules.indicators[0], rules.ruleset))

    def piece_entries(names: str) -> tuple[PieceEntry, ...]:
        return tuple(PieceEntry(pieces.face_names.index(name), is_winning=at == 7) for at, name in enumerate(names))

    # A gold is turned up: bishops are dora, and the pawn beside two of them counts as a third.
    golds = tuple(pieces.face_names.index(name) for name in "GG")
    draft = Draft(winner=0, self_drawn=True, entries=piece_entries("PBBPRRNN"), indicators=indicators(golds[:1]))
    won = assess(rules, rules.opening_table(3), draft)
    value = sum(item.value for item in won.evaluation.yaku if item.id == "dora")
    row.show_draft(draft, pieces, won.evaluation.reading, wanted=False)
    assert (value, row.count.accessibleName()) == (3, "3 in the hand")
    row.show_draft(replace(draft, indicators=indicators(golds)), pieces, won.evaluation.reading, wanted=False)
    assert row.count.accessibleName() == "6 in the hand"
    # In an unfinished hand, it is unknown what the pawn counts as.
    row.show_draft(replace(draft, entries=draft.entries[:7]), pieces, wanted=False)
    assert (row.count.text(), row.count.accessibleName()) == ("", "")


def test_each_winner_has_their_own_title() -> None:
    rules = get_ruleset("riichi").bind({})
    other = Winner(2, value={"limit": "haneman"})
    draft = Draft(winner=1, discarder=0, value={"han": 1, "fu": 40}, other_winners=(other,))
    assert title_text(assess(rules, rules.opening_table(), draft), NAMES) == ("Ben wins from Aoi", "40 fu, 1 han")
    turned = Draft(winner=2, discarder=0, value=other.value, other_winners=(Winner(1, value=draft.value),))
    assert title_text(assess(rules, rules.opening_table(), turned), NAMES) == ("Chie wins from Aoi", "Haneman")


def test_the_title_names_the_winner_whose_hand_is_refused() -> None:
    rules = get_ruleset("riichi").bind({})
    spec = hand_spec(rules, 4)
    no_win, own = parse_hand(spec, "147m258p369s1234z+5m", 2), parse_hand(spec, "34m678p11p456s777z+5m", 1)
    draft = choose_discarder(replace(own, other_winners=(to_winner(spec, no_win),)), 0)
    assessment = assess(rules, rules.opening_table(), draft)
    assert (title_text(assessment, NAMES)[0], assessment.waits) == ("Chie: No winning shape", ())


WON = "123m456p789s11z555z"


@pytest.mark.parametrize(
    ("winner", "tiles", "title", "size", "intro"),
    [
        (None, "123m", "The winning hand", "3 tiles", "11 tiles to go"),
        (1, "123m", "Ben’s hand", "3 tiles", "11 tiles to go"),
        (None, WON[:-3] + "5z", "Tenpai", "4 winning tiles left", "Choose the winner to see"),
        (1, WON[:-3] + "5z", "Ben is tenpai", "4 winning tiles left", ""),
        (1, "147m258p369s1234z", "Not tenpai", "", "Nothing completes this hand."),
        (None, WON, "Who won?", "", "Choose the winner, then"),
        (1, WON, "Ben wins", "", ""),
    ],
)
def test_the_panel_names_what_is_missing(winner: int | None, tiles: str, title: str, size: str, intro: str) -> None:
    entries = tuple(PieceEntry(piece, is_winning=at == 13) for at, piece in enumerate(MAHJONG.parse(tiles)))
    assessment = assess(RULES, RULES.opening_table(), Draft(winner=winner, entries=entries))
    assert title_text(assessment, NAMES) == (title, size)
    text = intro_text(assessment, NAMES)
    assert isinstance(text, str)
    assert text.startswith(intro)
    assert bool(text) is bool(intro)


def test_a_fixed_amount_has_no_doublings_formula() -> None:
    rules = get_ruleset("beijing").bind({})
    settlement = rules.settle(rules.opening_table(), Win(discarder=0, winners=(Winner(1, value={"points": 20}),)))
    assert formula_remark(rules.ruleset, settlement.wins[0].evaluation) == ""


def begin(picker: PickerScreen, tiles: str) -> None:
    picker.entry.choose_winner(1)
    picker.entry.choose_discarder(2)
    picker.entry.type_text(tiles)
    QApplication.processEvents()  # new widgets need a layout before they can be clicked


def test_a_click_on_a_wait_finishes_the_hand_with_it(picker: PickerScreen) -> None:
    begin(picker, "12322m456p78945s")
    waits = picker.view.result.waits
    assert picker.view.line.verdict.text == "13 tiles, waits for 2 kinds"
    assert [tile.name for tile in waits.tiles] == ["3s", "6s"]
    assert label_texts(waits).count("+240") == 4, "by discard and by self-draw"
    click(waits.tiles[1])
    winning = picker.entry.draft.winning_piece
    assert MAHJONG.face_names[winning] == "6s"
    assert picker.entry.assessment.can_record
    assert not waits.isVisible()


@pytest.mark.parametrize(("digit", "tile"), [("1", "3s"), ("2", "6s")])
def test_a_key_focuses_the_waits_and_a_digit_chooses_one(picker: PickerScreen, digit: str, tile: str) -> None:
    begin(picker, "12322m456p78945s")
    press("A")
    assert QApplication.focusWidget() is picker.view.result.waits.tiles[0]
    press(digit)
    assert picker.entry.draft.winning_piece == MAHJONG.face_names.index(tile)
    assert picker.entry.draft.unparsed_text == ""
    assert QApplication.focusWidget() is picker.view.line


def test_the_key_finishes_a_hand_with_its_only_wait_at_once(picker: PickerScreen) -> None:
    begin(picker, "12322m456p78946s")
    press("A")
    assert "20 + 10 + 2 = 32  ›" in label_texts(picker.view.result.yaku)
    press(Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    match = picker.entry.desk.match
    assert len(match.events) == 1


def test_the_waits_of_a_refused_hand_cannot_be_clicked(picker: PickerScreen) -> None:
    begin(picker, "12322m456p78945s9s")
    assert (picker.view.line.verdict.text, picker.view.result.foot.record.isEnabled()) == ("No winning shape", False)
    assert [(tile.name, tile.isEnabled()) for tile in picker.view.result.waits.tiles] == [("3s", False), ("6s", False)]


def test_a_typed_value_disables_tiles_and_circumstances(guest: User) -> None:
    player = guest
    sit_down(player, "riichi")
    player.enter("w21")
    view = view_of(player)
    tile = view.palette_tiles.button(0)
    assert tile.isEnabled()
    player.click(view.result.foot.quick)
    assert not tile.isEnabled()
    assert not any(chip.isEnabled() for chip in view.melds.kinds.values())
    assert not any(row.chip.isEnabled() for row in view.melds.indicators.values())
    assert not view.melds.situations.chip("ippatsu").isEnabled()
    assert view.melds.situations.chip("riichi").isEnabled(), "the riichi stick counts for a typed value too"
    player.click(view.result.foot.quick)
    assert tile.isEnabled()


def test_another_winner_is_offered_only_on_a_discard(guest: User) -> None:
    for ruleset, source, offered in (("riichi", "0", False), ("riichi", "3", True), ("arushiaru", "3", False)):
        sit_down(guest, ruleset)
        guest.enter("w2" + source)
        guest.paste("234m456p678s55p34s5s")
        assert view_of(guest).result.winners.another.isVisible() is offered


def test_letters_typed_in_a_number_are_commands(guest: User) -> None:
    player = guest
    sit_down(player, "riichi")
    player.enter("w21q")
    box = next(iter(view_of(player).result.quick_value.fields.values())).box
    assert box.hasFocus()
    player.enter("w3")
    assert view_of(player).winner.value() == 2


def test_a_click_on_a_usual_value_enters_it(guest: User) -> None:
    sit_down(guest, "riichi")
    guest.enter("w41")
    view = view_of(guest)
    guest.click(view.result.quick_value.fields["fu"].usual.chip(30))
    assert view.result.title.text() == "Dai wins from Aoi"
    guest.click(view.result.quick_value.fields["han"].usual.chip(3))
    assert view.result.gain.text == "+3,900"
    guest.click(view.result.foot.record)
    guest.enter("w411m")
    assert not view.result.quick_value.isVisible()
    guest.enter("\b")
    guest.click(view.result.quick_value.fields["fu"].usual.chip(50))
    assert draft_of(guest).value == {"han": 1, "fu": 50}, "the han of the last hand are forgotten"


def test_another_winner_has_the_name_after_a_correction(guest: User) -> None:
    sit_down(guest, "riichi")
    guest.enter("w")
    entry = guest.window.screen_widget("picker").entry
    value = {"han": 2, "fu": 30}
    entry.set_draft(Draft(winner=1, discarder=2, value=value, other_winners=(Winner(0, value=value),)))
    winners = view_of(guest).result.winners
    assert winners.chips[0].text() == "Aoi"
    assert guest.desk.write(guest.stored.renaming_act("Aoi", "Aoife"))
    assert winners.chips[0].text() == "Aoife"


def test_an_open_question_is_answered_before_another_winner_is_shown(guest: User) -> None:
    sit_down(guest, "riichi")
    guest.enter("w34")
    guest.paste("123456789m55p34s5s")
    guest.click(view_of(guest).result.winners.another)
    guest.enter("2")
    guest.paste("[555z][666z][777z1]11m34s")
    entry = guest.screen(PickerScreen).entry
    assert entry.assessment.pao_undecided
    guest.click(view_of(guest).result.winners.chips[2])
    assert entry.draft.winner == 1, "Chie’s hand could be recorded without an answer for Ben"
    assert not entry.assessment.can_record
    guest.enter("y")
    guest.click(view_of(guest).result.winners.chips[2])
    assert (entry.draft.winner, entry.assessment.can_record) == (2, True)
    assert entry.draft.other_winners[0].pao


def test_one_player_responsible_twice_is_named_in_the_singular(qtbot: QtBot) -> None:
    rules = get_ruleset("riichi").bind({"pao_suukantsu": True, "multiple_yakuman": True})
    draft = choose_discarder(parse_hand(hand_spec(rules, 4), "9p+9p[5555z1][6666z1][7777z4][1111m4]", winner=1), 0)
    bar = add_widget(qtbot, PaoBar(rules))
    bar.show_assessment(assess(rules, rules.opening_table(), draft), NAMES)
    assert bar.answer.chip("yes").text() == "&Yes, Dai pays"

# SPDX-License-Identifier: MIT
"""The picker as a player uses it, by mouse, keyboard and clipboard."""

from pathlib import Path
from typing import cast

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from mahjong_desk.entry.draft import Draft
from mahjong_desk.pieces import MAHJONG
from mahjong_desk.rules.model.events import DeadHand, Draw, PaoEntry, Win, Winner
from mahjong_desk.rules.model.hand import Hand
from mahjong_desk.shapes import MeldKind
from mahjong_desk.ui.desk import Desk
from mahjong_desk.ui.kit.controls.buttons import PrimaryButton
from mahjong_desk.ui.picker import PickerScreen
from mahjong_desk.ui.picker.result.outcome_lists import SELF_DRAWN
from mahjong_desk.ui.window.main_window import MainWindow
from tests.ui.player import User
from tests.ui.rulesets.playing import rows, shown, sit_down, view_of
from tests.ui.widgets import label_texts, show_widget

LEFT = Qt.MouseButton.LeftButton
SHIFT = Qt.KeyboardModifier.ShiftModifier
CONTROL = Qt.KeyboardModifier.ControlModifier


def press(keys: str | Qt.Key, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
    """Presses keys one after the other on the focused widget."""
    for key in keys if isinstance(keys, str) else (keys,):
        focus = QApplication.focusWidget()
        # Qt also accepts a character, which its type stubs do not declare.
        QTest.keyClick(focus, cast(Qt.Key, key), modifier)


def click(widget: QWidget, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
    assert widget.isVisible()
    assert widget.isEnabled()
    QTest.mouseClick(widget, LEFT, modifier)


def click_tiles(picker: PickerScreen, text: str) -> None:
    for piece in MAHJONG.parse(text):
        click(picker.view.palette_tiles.button(piece))


def click_rack(
    picker: PickerScreen, group: int, piece: int, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier
) -> None:
    rack = picker.view.rack
    centre = rack.tile_box(group, piece).center()
    QTest.mouseClick(rack, LEFT, modifier, QPoint(round(centre.x()), round(centre.y())))


def recorded_win(desk: Desk) -> Win:
    (event,) = desk.match.events
    assert isinstance(event, Win)
    return event


def assert_draft_is_shown(picker: PickerScreen) -> None:
    """Checks that palette, rack and notation show the same draft."""
    draft, view = picker.entry.draft, picker.view
    counts = MAHJONG.counts(draft.pieces)
    for piece in range(34):
        assert view.palette_tiles.button(piece).remaining == 4 - counts[piece]
    faces = [MAHJONG.face_names.index(face.name) for group in view.rack.groups for face in group.pieces]
    assert sorted(faces) == sorted(draft.pieces)
    digits = sum(character.isdecimal() for character in view.line.text)
    assert digits == len(draft.pieces) + sum(character.isdecimal() for character in draft.unparsed_text)


def test_the_heading_of_the_melds_says_what_to_click(picker: PickerScreen) -> None:
    melds = picker.view.melds
    assert "Meld" in label_texts(melds)
    click(melds.kinds[MeldKind.CHI])
    assert melds.sentence.text() == "Chi: click its lowest tile"


def test_clicks_keys_and_paste_make_the_same_hand(picker: PickerScreen) -> None:
    click_tiles(picker, "99m24888s")
    click(picker.view.melds.kinds[MeldKind.CHI])
    click_tiles(picker, "4p")
    click(picker.view.melds.kinds[MeldKind.PON])
    click_tiles(picker, "5z")
    click_tiles(picker, "3s")
    assert_draft_is_shown(picker)
    clicked = picker.entry.draft
    QApplication.clipboard().setText("99m24888s[456p][555z]3s")
    for enter in (lambda: press("99m24888s[456p][555z]3s"), lambda: press(Qt.Key.Key_V, CONTROL)):
        picker.entry.clear()
        picker.view.line.setFocus()
        enter()
        assert_draft_is_shown(picker)
        assert picker.entry.draft == clicked


def test_every_step_updates_palette_rack_and_notation(picker: PickerScreen) -> None:
    hints = {"7": "Type M, P, S or Z after the digits", "[55": "Close the meld with ]"}
    for text in ("1m", "23m", "4p", "[55", "5z]", "7", "7s"):
        press("[")
        press(Qt.Key.Key_Backspace)
        press(text)
        assert_draft_is_shown(picker)
        assert hints.get(text, "go") in picker.view.line.verdict.text
    press(Qt.Key.Key_Backspace)
    assert_draft_is_shown(picker)
    assert picker.view.line.verdict.text == "8 tiles, 6 to go"
    lead = picker.view.result.lead.text()
    assert lead == "6 tiles to go. Each wait and its value will appear here from 13 tiles on."


def test_clicks_on_the_rack_remove_a_tile_or_make_it_win(picker: PickerScreen) -> None:
    picker.entry.choose_winner(0)
    picker.entry.type_text("12322m456p789456s")
    assert picker.entry.draft.size == 14
    rack = picker.view.rack
    first = rack.groups[0].pieces[0].name
    click_rack(picker, 0, 0, SHIFT)
    assert MAHJONG.face_names[picker.entry.draft.winning_piece] == first
    assert rack.groups[-1].pieces[0].name == first
    click_rack(picker, len(rack.groups) - 1, 0)
    assert picker.entry.draft.size == len(picker.entry.draft.concealed) == 13
    click_rack(picker, 0, 0)
    assert len(picker.entry.draft.concealed) == 12
    assert_draft_is_shown(picker)


def test_shift_click_in_the_palette_adds_the_winning_tile(picker: PickerScreen) -> None:
    click(picker.view.palette_tiles.button(0), SHIFT)
    assert picker.entry.draft.winning_piece == 0


def test_clicks_on_a_meld_change_its_discarder_or_remove_it(picker: PickerScreen) -> None:
    picker.entry.choose_winner(0)
    picker.entry.type_text("[555z]")
    assert [face.sideways for face in picker.view.rack.groups[0].pieces] == [True, False, False]
    assert picker.view.rack.groups[0].caption == "pon, from Dai"
    click_rack(picker, 0, 0)
    assert [face.sideways for face in picker.view.rack.groups[0].pieces] == [False, True, False]
    assert picker.view.melds.called_from.value() == 2
    click(picker.view.melds.called_from.chip(1))
    assert [face.sideways for face in picker.view.rack.groups[0].pieces] == [False, False, True]
    press("G")
    assert picker.view.melds.called_from.value() == 3
    click_rack(picker, 0, 2)
    assert picker.entry.draft.melds == ()


def test_melds_are_offered_only_while_they_are_possible(picker: PickerScreen) -> None:
    view = picker.view
    click(view.melds.kinds[MeldKind.PON])
    picker.entry.type_text("55z")
    assert not view.palette_tiles.button(31).isEnabled()
    assert view.palette_tiles.button(32).isEnabled()
    click(view.melds.kinds[MeldKind.CHI])
    assert not view.palette_tiles.button(27).isEnabled()
    assert not view.palette_tiles.button(7).isEnabled()
    press(Qt.Key.Key_Escape)
    assert view.melds.mode is None
    assert view.palette_tiles.button(27).isEnabled()
    picker.entry.type_text("123m456p789s1p")
    assert not any(chip.isEnabled() for chip in view.melds.kinds.values())


def test_a_full_hand_accepts_no_more_tiles(picker: PickerScreen) -> None:
    picker.entry.type_text("12322m456p789456s")
    before = picker.entry.draft
    click_tiles(picker, "1z")
    assert picker.entry.draft == before
    assert "complete" in picker.view.line.verdict.text
    press(Qt.Key.Key_Backspace)
    assert "complete" not in picker.view.line.verdict.text


def test_ctrl_z_undoes_only_a_step_of_the_hand(desk: Desk, window: MainWindow) -> None:
    desk.record_event(Draw())
    window.picker.new_win()
    picker = window.screen_widget("picker")
    press("[")
    press(Qt.Key.Key_Backspace)
    press("12m")
    picked = picker.entry.draft
    press(Qt.Key.Key_Z, CONTROL)
    assert picker.entry.draft != picked
    press(Qt.Key.Key_Z, CONTROL | SHIFT)
    assert picker.entry.draft == picked
    press(Qt.Key.Key_Z, CONTROL)
    press(Qt.Key.Key_Y, CONTROL)
    assert picker.entry.draft == picked
    press("W10123m456m789m1155p5pQ")
    press(Qt.Key.Key_Z, CONTROL)
    assert picker.view.line.hasFocus()
    press(Qt.Key.Key_Z, CONTROL)
    assert len(desk.match.events) == 1


def test_only_possible_circumstances_are_offered(picker: PickerScreen, window: MainWindow) -> None:
    view = picker.view
    situations = view.melds.situations
    picker.entry.choose_winner(1)
    picker.entry.choose_discarder(None)
    picker.entry.type_text("12322m456p789456s")

    def offered() -> list[str]:
        return [name for name in situations.choices() if situations.is_possible(name)]

    assert offered() == ["haitei", "chiihou"]
    assert "rinshan" in situations.choices(), "its cell stays"
    assert situations.chip("rinshan").toolTip().startswith("Rinshan: ")
    press(f"V{1 + situations.choices().index('rinshan')}")
    assert not picker.entry.draft.situation, "an impossible circumstance ignores its key"
    assert window.notice.text == situations.chip("rinshan").toolTip()
    press(f"V{1 + situations.choices().index('haitei')}")
    assert picker.entry.draft.situation == ("haitei",)
    click(situations.chip("chiihou"))
    assert picker.entry.draft.situation == ("chiihou",)
    picker.entry.choose_discarder(0)
    assert "chiihou" in offered()
    assert not view.result.foot.record.isEnabled()
    assert view.line.verdict.role == "error"
    click(view.melds.situations.chip("chiihou"))
    assert view.result.foot.record.isEnabled()


def test_an_empty_picker_asks_only_for_the_winner(picker: PickerScreen, window: MainWindow) -> None:
    view = picker.view
    melds, result = view.melds, view.result
    assert (result.title.text(), result.lead.isVisible()) == ("Who won?", False)
    assert not any(melds.situations.is_possible(name) for name in melds.situations.choices())
    assert not melds.added.isVisible()
    press("V")
    assert window.notice.text.endswith(": Choose the winner first")
    picker.entry.choose_winner(1)
    assert melds.situations.is_possible("haitei")
    click(melds.added)
    click_tiles(picker, "1m")
    (kan,) = picker.entry.draft.melds
    assert kan.kind is MeldKind.SHOUMINKAN


def test_an_undecided_hand_shows_both_ways_to_win(picker: PickerScreen, qtbot: QtBot) -> None:
    view = picker.view
    picker.entry.type_text("12322m456p789456s")
    assert view.result.title.text() == "Who won?"
    click(view.winner.chip(2))
    ways = [chip.text() for chip in view.result.possible_wins.chips.values()]
    assert ways == ["Self-drawn", "From Aoi", "From Ben", "From Dai"]
    # The chip is visible once the panel is laid out.
    qtbot.waitUntil(lambda: not view.result.possible_wins.chips[3].visibleRegion().isEmpty())
    click(view.result.possible_wins.chips[3])
    assert picker.entry.draft.discarder == view.source.value() == 3
    assert not view.result.possible_wins.isVisible()
    assert (view.result.title.text(), view.result.gain.text) == ("Chie wins from Dai", "+240")


def test_after_a_click_on_a_player_digits_are_tiles(picker: PickerScreen) -> None:
    view = picker.view
    click(view.winner.chip(1))
    click(view.source.chip(SELF_DRAWN))
    press("123m")
    assert (picker.entry.draft.winner, picker.entry.draft.concealed) == (1, MAHJONG.parse("123m"))


def test_pao_is_charged_only_after_confirmation(picker: PickerScreen) -> None:
    view = picker.view
    picker.entry.choose_winner(1)
    picker.entry.choose_discarder(None)
    picker.entry.type_text("23m99p+1m[555z1][666z3][777z4]")
    assert picker.entry.assessment.pao_offers.suggested == (PaoEntry(3, "daisangen"),)
    assert not picker.entry.draft.pao
    assert view.result.pao.answer.value() is None
    assert (3, 1) in view.result.arrows.links
    before = picker.entry.assessment.settlement
    assert before.deltas == (-1000, 2000, -500, -500)
    click(view.result.pao.answer.chip("no"))
    assert "Dai does not pay for" in shown(view.result.pao)
    assert "though the melds say so" in shown(view.result.pao)
    assert picker.entry.draft.pao_declined
    assert (3, 1) not in view.result.arrows.links
    assert picker.entry.assessment.settlement == before
    click(view.result.pao.answer.chip("yes"))
    assert ", according to the melds." in shown(view.result.pao)
    assert picker.entry.assessment.settlement.deltas == (0, 2000, 0, -2000)
    assert view.result.arrows.isVisible()
    assert view.result.arrows.boxes[3].title == "Dai pays 2,000"
    assert view.result.arrows.boxes[3].detail == "pao 4 × 500"


def test_the_user_can_charge_another_player_with_pao(picker: PickerScreen) -> None:
    pao = picker.view.result.pao
    picker.entry.choose_winner(1)
    picker.entry.choose_discarder(0)
    picker.entry.type_text("23m99p+1m[555z1][666z3][777z4]")
    assert pao.link.text() == "Another player is responsible…"
    click(pao.link)
    click(pao.chip(PaoEntry(2, "mangan")))
    assert not pao.link.isVisible()
    assert picker.entry.draft.pao == (PaoEntry(2, "mangan"),)
    assert pao.answer.value() is None
    assert picker.entry.assessment.settlement.deltas == (-1000, 2000, -1000, 0)


def test_a_typed_value_is_recorded_instead_of_the_tiles(picker: PickerScreen, desk: Desk) -> None:
    view = picker.view
    picker.entry.choose_winner(1)
    picker.entry.choose_discarder(0)
    picker.entry.type_text("123m")
    click(view.result.foot.quick)
    quick = view.result.quick_value
    assert quick.isVisible()
    quick.fields["han"].box.setValue(3)
    quick.fields["fu"].box.setValue(40)
    assert view.result.gain.text == "+1,280"
    click(view.result.foot.quick)
    assert (picker.entry.draft.value, picker.entry.draft.concealed) == (None, MAHJONG.parse("123m"))
    click(view.result.foot.quick)
    click(quick.forms.chip("mangan"))
    assert view.result.gain.text == "+2,000"
    click(view.result.foot.record)
    assert recorded_win(desk).winners[0].value == {"limit": "mangan"}


def test_one_button_leads_back_from_a_refused_value(picker: PickerScreen, desk: Desk) -> None:
    desk.record_event(DeadHand(player=0))
    view = picker.view
    picker.entry.choose_winner(0)
    picker.entry.choose_discarder(3)
    press("Q")
    view.result.quick_value.fields["fu"].box.setValue(30)
    foot = view.result.foot
    assert view.refusal.isVisible()
    assert "This player’s hand is dead and may not win." in label_texts(view.result.quick_value)
    assert [button.text() for button in (foot.quick, foot.record) if button.isVisible()] == ["Back to the hand"]
    click(foot.record)
    assert foot.quick.isVisible()
    press(Qt.Key.Key_Return)
    assert len(desk.match.events) == 1, "a refused win is not recorded"


def test_a_cleared_hand_asks_for_the_winner_again(picker: PickerScreen, window: MainWindow) -> None:
    window.picker.new_win()
    press("12" + "123m")
    assert (picker.entry.draft.winner, picker.entry.draft.discarder) == (0, 1)
    press(Qt.Key.Key_Backspace, CONTROL)
    window.show_screen("table")
    window.picker.new_win()
    press("34" + "123m")
    assert (picker.entry.draft.winner, picker.entry.draft.discarder) == (2, 3), "digits would wait for a suit"
    assert picker.entry.draft.size == 3


def test_the_next_hand_begins_empty(picker: PickerScreen, desk: Desk, window: MainWindow) -> None:
    picker.entry.type_text("123m")
    desk.record_event(DeadHand(player=0))
    assert picker.entry.draft.pieces
    desk.record_event(Draw())
    assert picker.entry.draft == Draft()
    window.picker.new_win(3)
    assert picker.entry.draft == Draft(winner=3)


def test_a_recorded_win_is_changed_after_confirmation(picker: PickerScreen, desk: Desk, window: MainWindow) -> None:
    hand = Hand(MAHJONG.parse("12322m456p78945s"), (), MAHJONG.parse("6s")[0])
    desk.record_event(Win(discarder=0, winners=(Winner(1, hand),)))
    picker.entry.type_text("99p")
    half = picker.entry.draft
    window.picker.edit_row(desk.row_ids[0])
    view = picker.view
    assert picker.entry.draft.winner == 1
    assert view.result.foot.record.text() == "Correct…"
    assert view.result.edit_link.isVisible()
    click(view.source.chip(3))
    click(view.result.foot.record)
    assert recorded_win(desk).discarder == 0
    click(next(button for button in window.sheet.findChildren(PrimaryButton) if button.isVisible()))
    assert recorded_win(desk).discarder == 3
    assert window.current_screen == "ledger"
    assert (picker.entry.edit_target, picker.entry.draft) == (None, half)


def edit_typed_win(desk: Desk, window: MainWindow) -> None:
    desk.record_event(Win(discarder=0, winners=(Winner(1, None, {"han": 2, "fu": 30}),)))
    window.picker.edit_row(desk.row_ids[0])


def test_a_change_can_be_cancelled(picker: PickerScreen, desk: Desk, window: MainWindow) -> None:
    edit_typed_win(desk, window)
    view = picker.view
    assert view.result.quick_value.isVisible()
    assert view.result.quick_value.fields["han"].box.value() == 2
    assert view.result.edit_link.text() == "Stop changing"
    click(view.result.edit_link)
    assert picker.entry.edit_target is None
    assert window.current_screen == "ledger"


def test_a_change_survives_a_hand_recorded_meanwhile(picker: PickerScreen, desk: Desk, window: MainWindow) -> None:
    edit_typed_win(desk, window)
    click(picker.view.source.chip(3))
    desk.record_event(Draw())
    assert picker.entry.edited_row is desk.replay.rows[0]
    window.picker.insert_win(desk.row_ids[0], inserts=False)
    picker.entry.choose_winner(2)
    desk.record_event(Draw())
    assert picker.entry.draft == Draft(winner=2), "without a source the new win is not complete"


def test_another_match_cancels_a_change(picker: PickerScreen, desk: Desk, window: MainWindow) -> None:
    edit_typed_win(desk, window)
    assert picker.view.result.edit_link.isVisible()
    picker.entry.choose_winner(3)
    picker.entry.type_text("[111z]")
    desk.start_match("shogi", {}, ("Eve", "Fay"))
    assert (picker.entry.edit_target, picker.entry.draft) == (None, Draft())
    assert desk.write(desk.stored.swapping_act(0, 1, hands=True)), "there is no fourth player to swap"


def test_opening_another_ledger_empties_the_picker(picker: PickerScreen, window: MainWindow, tmp_path: Path) -> None:
    picker.entry.type_text("123m4")
    assert window.open_ledger(tmp_path / "another")
    assert not picker.view.isVisible()
    assert [button.text() for button in picker.findChildren(PrimaryButton) if button.isVisible()] == ["To the table"]


def test_a_rebuilt_picker_keeps_the_hand(picker: PickerScreen, window: MainWindow, qtbot: QtBot) -> None:
    picker.entry.choose_winner(1)
    picker.entry.type_text("123m4")
    before = picker.entry.draft
    window.settings.language = "ja"
    qtbot.waitUntil(lambda: window.screen_widget("picker") is not picker)
    other = window.screen_widget("picker")
    assert other.entry.draft == before
    other.entry.undo()
    assert (other.entry.draft, other.view.line.text) == (Draft(winner=1), "")
    other.setFocus()
    press("5p")
    assert [len(group.pieces) for group in other.view.rack.groups] == [1]


def test_only_a_win_can_be_edited_in_the_picker(picker: PickerScreen, desk: Desk) -> None:
    desk.record_event(Draw())
    picker.edit_row(desk.row_ids[0])
    assert picker.entry.edit_target is None


def test_without_a_match_the_picker_links_to_the_table(qtbot: QtBot, window: MainWindow) -> None:
    empty = show_widget(qtbot, PickerScreen(Desk(), window))
    button = empty.findChild(PrimaryButton)
    window.show_screen("ledger")
    click(button)
    assert window.current_screen == "table"


def test_copying_puts_the_notation_on_the_clipboard(picker: PickerScreen) -> None:
    picker.entry.choose_winner(2)
    picker.entry.type_text("99m24888s+3s[456p][555z1]")
    press(Qt.Key.Key_C, CONTROL)
    assert QApplication.clipboard().text() == "99m24888s+3s [456p][555z^]"
    picker.entry.clear()
    press(Qt.Key.Key_C, CONTROL)
    assert QApplication.clipboard().text() == "99m24888s+3s [456p][555z^]", "an empty hand replaces nothing"


def test_the_palette_is_reached_with_the_arrow_keys(picker: PickerScreen) -> None:
    picker.view.palette_tiles.button(0).setFocus()
    press(Qt.Key.Key_Right)
    press(Qt.Key.Key_Down)
    press(Qt.Key.Key_Space)
    assert picker.entry.draft.pieces == MAHJONG.parse("2p")


@pytest.mark.parametrize("by", ["click", "key"])
def test_a_hand_below_the_minimum_offers_a_remedy(player: User, by: str) -> None:
    sit_down(player, "mcr")
    player.enter("w20" + "56s678p33z[123m][345m]7s")
    view = view_of(player)
    assert view.refusal.isVisible()
    assert view.line.verdict.text == "Below the minimum"
    if by == "click":
        player.click(view.refusal.remedies.chip("haitei"))
    else:
        player.enter(f"v{view.melds.situations.choices().index('haitei') + 1}")
    assert not view.refusal.isVisible()
    player.enter("\n")
    assert rows(player)[-1] == (-16, 48, -16, -16)

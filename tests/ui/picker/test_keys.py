# SPDX-License-Identifier: MIT
"""Letter keys of the picker, questions that affect payments, and circumstances."""

from itertools import combinations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel
from pytestqt.qtbot import QtBot

from mahjong_desk.rules import registry
from mahjong_desk.rules.model.circumstances import EligibleWinner
from mahjong_desk.rules.model.events import PaoEntry, Win, Winner
from mahjong_desk.rules.model.hand import DORA, URA
from mahjong_desk.rules.registry import all_rulesets
from mahjong_desk.rules.ruleset import Ruleset
from mahjong_desk.ui.desk import Desk
from mahjong_desk.ui.kit.controls.chips import Chip
from mahjong_desk.ui.kit.sheets.keyboard import mnemonic_of
from mahjong_desk.ui.kit.tiles.tile_widgets import TileButton
from mahjong_desk.ui.picker import PickerScreen
from mahjong_desk.ui.picker.keyboard import LETTERS, KeyAction
from mahjong_desk.ui.picker.situations import assign_cells
from mahjong_desk.ui.text import language
from mahjong_desk.ui.window.main_window import MainWindow
from tests.scope import represent
from tests.ui.picker.test_screen import click, press, recorded_win
from tests.ui.player import NAMES, User
from tests.ui.rulesets.playing import declare, draft_of, rows, sit_down, turn_up_indicator, view_of
from tests.ui.widgets import show_widget

ALT = Qt.KeyboardModifier.AltModifier
_UNDERLINED = {KeyAction.QUICK_VALUE, KeyAction.YES, KeyAction.NO}
"""The actions whose letters are underlined on their own buttons."""


@pytest.mark.parametrize("spoken", represent(["en", "ja", "zh"], "en", "ja"))
@pytest.mark.parametrize("system", represent([ruleset.id for ruleset in registry.all_rulesets()], "riichi"))
def test_underlined_letters_have_no_other_meaning(
    qtbot: QtBot, qapp: QApplication, player: User, system: str, spoken: str
) -> None:
    assert player.desk.start_match(system, {}, NAMES[: registry.get_ruleset(system).players[0]])
    others = {chr(key) for key, act in LETTERS.items() if act not in _UNDERLINED}
    language.install(qapp, spoken)
    picker = show_widget(qtbot, PickerScreen(player.desk, player.window))
    buttons: list[QAbstractButton] = picker.findChildren(QAbstractButton)
    letters = [letter for button in buttons if (letter := mnemonic_of(button))]
    assert letters
    assert not set(letters) & others, letters
    assert len(set(letters)) == len(letters), letters


def test_digits_choose_no_player_who_is_barred_among_several_winners(guest: User) -> None:
    sit_down(guest, "riichi")
    guest.enter("w21")
    guest.paste("234m567p234567s55p")
    guest.click(view_of(guest).result.winners.another)
    for digit, reason in (("2", "Already won on this piece"), ("1", "Discarded the winning piece")):
        guest.enter("w" + digit)
        assert guest.window.notice.text == reason
        assert (draft_of(guest).winner, draft_of(guest).discarder) == (None, 0)
    guest.enter("f2")
    assert draft_of(guest).discarder == 0


@pytest.mark.parametrize(("plate", "winner"), [(0, 0), (1, 1), (2, 2), (3, 0)])
def test_a_click_on_a_plate_names_no_winner_twice(guest: User, plate: int, winner: int) -> None:
    sit_down(guest, "riichi")
    wins = [Winner(seat, value={"han": 1 + seat, "fu": 30}) for seat in (0, 1)]
    assert guest.desk.record_event(Win(discarder=3, winners=tuple(wins)))
    assert guest.desk.undo()
    guest.click(guest.window.screen_widget("table").felt.plates[plate])
    draft = draft_of(guest)
    assert (draft.winner, draft.discarder) == (winner, 3)
    assert draft.value == wins[winner % 2].value
    assert [other.seat for other in draft.other_winners] == [int(winner != 1)]


@pytest.mark.parametrize("keys", ["123m", "q"])
def test_a_setting_changed_in_the_picker_disables_nothing(guest: User, keys: str) -> None:
    sit_down(guest, "riichi")
    guest.enter("w21" + keys)

    def controls() -> list[tuple[str, bool, bool, Qt.FocusPolicy]]:
        view = view_of(guest)
        buttons: list[QAbstractButton] = [view.melds.added, *(row.chip for row in view.melds.indicators.values())]
        buttons += [*view.winner.findChildren(Chip), *view.palette_tiles.findChildren(TileButton)]
        return [(button.text(), button.isVisible(), button.isEnabled(), button.focusPolicy()) for button in buttons]

    before = controls()
    guest.window.run_command("settings")
    guest.window.settings.key_hints = False
    QApplication.processEvents()
    guest.press(Qt.Key.Key_Escape)
    assert controls() == before


def test_unreadable_text_is_named_until_it_is_deleted(player: User) -> None:
    text = "“&” is not a tile"
    for keys, is_named in (("w\x1b123m&", True), ("w2", True), ("4", True), ("\b", False)):
        player.enter(keys)
        assert (view_of(player).line.verdict.text == text) is is_named, keys


def test_ctrl_a_clears_the_notation_and_undo_restores_it(player: User) -> None:
    player.enter("w24123m45")
    player.press(Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
    assert view_of(player).line.text == ""
    player.press(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert view_of(player).line.text == "123m45"


def test_a_hand_can_be_pasted_in_other_notations(player: User) -> None:
    player.enter("w24")
    player.paste("🀇🀈🀉\n🀙🀚🀛 １２３Ｓ 東東東 +白 白\n")
    assert view_of(player).line.text == "123m123p123s1115z+5z"


DRAGONS = "23m99p+1m[555z1][666z3][777z4]"


def enter_daisangen(picker: PickerScreen) -> None:
    picker.entry.choose_winner(1)
    picker.entry.choose_discarder(None)
    picker.entry.type_text(DRAGONS)


def test_a_win_is_not_recorded_before_pao_is_answered(picker: PickerScreen, desk: Desk, window: MainWindow) -> None:
    enter_daisangen(picker)
    view = picker.view
    assert not view.result.foot.record.isEnabled()
    assert "Before recording" in " ".join(label.text() for label in view.result.note.findChildren(QLabel))
    press(Qt.Key.Key_Return)
    assert not desk.match.events
    assert window.notice.text == "Not recorded yet: answer this first, or press Esc to leave."
    assert view.result.pao.answer.isAncestorOf(QApplication.focusWidget())
    click(view.result.pao.answer.chip("yes"))
    assert view.result.pao.sentence.text() == "Dai pays for Daisangen, according to the melds."
    assert view.result.foot.record.isEnabled()
    click(view.result.foot.record)
    assert recorded_win(desk).winners[0].pao == (PaoEntry(3, "daisangen"),)


@pytest.mark.parametrize(("key", "pao"), [("Y", (PaoEntry(3, "daisangen"),)), ("N", ())])
def test_one_key_answers_a_pao_question(picker: PickerScreen, desk: Desk, key: str, pao: tuple[PaoEntry, ...]) -> None:
    enter_daisangen(picker)
    press(key + "\r")
    assert recorded_win(desk).winners[0].pao == pao
    picker.edit_row(desk.row_ids[0])
    assert picker.entry.assessment.can_record, "a recorded answer is not asked for again"


def test_another_meld_reopens_the_pao_question(picker: PickerScreen) -> None:
    enter_daisangen(picker)
    press("N")
    assert picker.entry.assessment.can_record
    press("G")
    assert picker.entry.assessment.pao_undecided
    assert not picker.entry.assessment.can_record


def test_a_wsom_hand_waits_for_the_immunity_answer(player: User) -> None:
    assert player.desk.start_match("wsom", {}, NAMES)
    player.enter("w23" + "123456789m11s56s" + "4s")
    view = view_of(player)
    field = view.melds.questions.fields["immunity"]
    assert field.value() is None
    assert not view.result.foot.record.isEnabled()
    player.enter("\n")
    assert rows(player) == []
    player.enter("9")
    assert field.value() is None, "there is no ninth answer"
    player.enter("n\n")
    assert len(rows(player)) == 1


def test_a_digit_answers_the_immunity_question(player: User) -> None:
    assert player.desk.start_match("wsom", {}, NAMES)
    player.enter("w23" + "123456789m11s56s" + "4s\n")
    player.enter("w1")
    assert view_of(player).melds.questions.fields["immunity"].value() is None, "a new hand was started"
    player.enter("\n1\n")
    (deltas,) = rows(player)
    assert deltas[0] < deltas[2] < 0


def test_two_responsible_players_are_charged_with_one_key(player: User) -> None:
    assert player.desk.start_match("beijing", {"hangzhou_pao": True}, NAMES)
    player.enter("w20")
    view = view_of(player)
    player.click(view.melds.indicators[next(iter(view.melds.indicators))].chip)
    player.enter("1z")
    player.enter("55p78s[123m1][999p1][1111s1]9s")
    assert view.result.pao.is_asking
    assert not view.result.foot.record.isEnabled()
    player.enter("y")
    assert draft_of(player).pao == (PaoEntry(0, "hangzhou_own"),)
    player.enter("\n")
    assert len(rows(player)) == 1


@pytest.fixture
def asked_user(player: User) -> User:
    """A user who pressed Enter before answering the pao question."""
    player.enter("w20")
    player.paste(DRAGONS)
    player.enter("\n")
    return player


@pytest.mark.parametrize("keys", represent(["w31123m", "3123m", "f1", "t", "\b", "v1", "[111m]", "q"], "w31123m", "v1"))
def test_other_keys_do_not_change_a_hand_awaiting_pao(asked_user: User, keys: str) -> None:
    before = draft_of(asked_user)
    asked_user.window.notice.hide_now()
    asked_user.enter(keys)
    assert draft_of(asked_user) == before
    assert asked_user.window.notice.isVisible()
    asked_user.enter("y\n")
    assert len(rows(asked_user)) == 1


def test_escape_leaves_the_pao_question(asked_user: User) -> None:
    asked_user.enter("\x1b" + "w3")
    assert draft_of(asked_user).winner == 2


def test_enter_asks_for_the_winner_if_none_is_chosen(player: User) -> None:
    player.enter("w\x1b")
    player.paste("12322m456p789456s")
    player.window.notice.hide_now()
    player.enter("\n")
    assert player.window.notice.text == "14 tiles: who won?"
    assert player.window.notice.isVisible()
    player.enter("23\n")
    assert len(rows(player)) == 1


@pytest.mark.parametrize(
    ("key", "discarder", "typed"), [("0", None, ""), ("t", None, ""), ("2", None, ""), ("4", 3, ""), ("5", None, "5")]
)
def test_a_key_chooses_how_it_was_won(player: User, key: str, discarder: int | None, typed: str) -> None:
    player.enter("w2" + key)
    draft = draft_of(player)
    assert (draft.winner, draft.self_drawn, draft.discarder, draft.unparsed_text) == (1, key in "0t", discarder, typed)


def test_r_toggles_riichi_only_in_a_game_that_has_it(player: User) -> None:
    for ruleset, keys, situation in (("riichi", "w23r", ("riichi",)), ("riichi", "w23rr", ()), ("mcr", "w23r", ())):
        sit_down(player, ruleset)
        player.enter(keys)
        assert draft_of(player).situation == situation
        assert player.screen(PickerScreen).entry.error is None


@pytest.mark.parametrize("ruleset", all_rulesets(), ids=lambda ruleset: ruleset.id)
def test_each_cell_has_one_possible_circumstance(ruleset: Ruleset) -> None:
    cells = assign_cells(ruleset.circumstances)
    known = [circumstance.id for circumstance in ruleset.circumstances]
    assert sorted(name for cell in cells for name in cell) == sorted(known)
    assert len(cells) <= 6
    for cell in cells:
        for one, other in combinations(ruleset.known_circumstances(cell), 2):
            winners = {one.eligible_winner, other.eligible_winner}
            is_dealer_pair = winners == {EligibleWinner.DEALER, EligibleWinner.NON_DEALER}
            assert one.needs_other_win_method(other) or is_dealer_pair


@pytest.mark.parametrize("size", [(1180, 640), (1366, 768)])
def test_the_gain_from_riichi_and_ippatsu_is_shown(guest: User, size: tuple[int, int]) -> None:
    guest.window.resize(*size)
    assert guest.desk.start_match("riichi", {}, NAMES, "")
    guest.window.show_screen("picker")
    guest.enter("w2134m678p789p55s678s5m")
    melds = view_of(guest).melds
    assert melds.sentence.text() == "With Riichi: +3,000"
    riichi, ippatsu = melds.situations.chip("riichi"), melds.situations.chip("ippatsu")
    assert riichi.toolTip() == "With Riichi: +3,000"
    guest.click(riichi)
    assert melds.sentence.text().startswith("With Ippatsu: ")
    assert not riichi.toolTip()
    guest.click(ippatsu)
    assert melds.sentence.text() == "The hand is complete"
    assert not ippatsu.toolTip()


def test_each_ura_indicator_lies_under_a_dora_indicator(player: User) -> None:
    assert player.desk.start_match("riichi", {}, NAMES)
    declare(player, "Ben")
    player.enter("w2")
    chip = view_of(player).melds.indicators[URA.id].chip
    for dora, ura in (("3m", "4m"), ("5p", "6p")):
        assert (chip.isEnabled(), chip.toolTip()) == (False, "Under another dora indicator")
        turn_up_indicator(player, DORA, dora)
        turn_up_indicator(player, URA, ura)

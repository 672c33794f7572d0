# SPDX-License-Identifier: MIT
"""The workbench: any hand by keys or mouse, valued under every rule system."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from mahjong_desk.learn.workbench.bench import Bench
from mahjong_desk.learn.workbench.distance import distance, evaluate_discards, shanten
from mahjong_desk.learn.workbench.ruleset_outcomes import (
    RulesetOutcome,
    outcomes_in_all_rulesets,
    waits_in_all_rulesets,
)
from mahjong_desk.pieces import MAHJONG, SHOGI
from mahjong_desk.rules.model.events import Win
from mahjong_desk.rules.model.hand import DORA, WILD, Meld
from mahjong_desk.rules.model.reasons import Settlement
from mahjong_desk.shapes import MeldKind
from mahjong_desk.ui.hand.yaku_list import ReadingsList
from mahjong_desk.ui.kit.link_label import LinkLabel
from mahjong_desk.ui.kit.text_format import format_change, format_number
from mahjong_desk.ui.kit.tiles.rack import Rack
from mahjong_desk.ui.kit.tiles.tile_widgets import TileRow
from mahjong_desk.ui.learn.hand_felt import HandFelt
from mahjong_desk.ui.learn.screen import LearnScreen
from mahjong_desk.ui.learn.table_text import gains_text
from mahjong_desk.ui.learn.workbench.entry import BenchEntry
from mahjong_desk.ui.learn.workbench.result import BenchTable
from mahjong_desk.ui.learn.workbench.workbench import WorkbenchView
from mahjong_desk.ui.text.values import formula, hand_value_text
from mahjong_desk.ui.text.vocabulary import short_ruleset
from tests.ui.player import NAMES, User
from tests.ui.rulesets.playing import CONTROL, declare, sit_down, tile, turn_up_indicator


@pytest.fixture
def player(guest: User) -> User:
    guest.press(Qt.Key.Key_4, Qt.KeyboardModifier.AltModifier)
    place = guest.screen(LearnScreen)
    place.show_page("atlas")
    place.store.choose_game("arushiaru")
    guest.click(place.chips.chip("workbench"))
    for shown in place.workbenches.values():
        shown.choices.mode = None
        shown.choices.fold_chip.setChecked(True)
        shown.entry.restore_state(BenchEntry(shown.entry.ruleset).steps)
    return guest


def bench(player: User, ruleset: str = "arushiaru") -> WorkbenchView:
    return player.window.screen_widget("learn").workbenches[ruleset]


def links(shown: WorkbenchView) -> list[str]:
    texts = [text for text in shown.result.findChildren(LinkLabel) if text.isVisible()]
    return [link.text() for text in texts for link in text.links]


def held(shown: WorkbenchView) -> int:
    return len(shown.entry.draft.pieces)


def outcome_in(shown: WorkbenchView, ruleset: str) -> RulesetOutcome:
    return next(outcome for outcome in outcomes_in_all_rulesets(shown.entry.bench()) if outcome.ruleset.id == ruleset)


def test_a_typed_hand_is_valued_by_every_fitting_system(player: User) -> None:
    player.enter("123m456p34789s22z5s")
    shown = bench(player)
    sentence = "\n".join(player.texts(shown.result))
    answers = outcomes_in_all_rulesets(shown.entry.bench())
    assert [answer.ruleset.id for answer in answers][:4] == ["arushiaru", "boo", "wsom", "beijing"]
    for answer in answers:
        assert short_ruleset(answer.ruleset) in sentence
        drawn = answer.self_draw
        assert isinstance(drawn, Settlement)
        size = hand_value_text(answer.ruleset, drawn.wins[0].evaluation)
        assert f"{format_number(drawn.deltas[answer.seat])}: {size}" in sentence
        assert not answer.gains or gains_text(answer.gains) in sentence
    assert all(isinstance(answer.discard, Settlement) for answer in answers[:4])


def test_clicks_keys_and_undo_share_one_hand(player: User) -> None:
    shown = bench(player)
    for name in ("1m", "2m", "3m"):
        player.click(tile(shown.palette_tiles, name))
    player.enter("45p")
    assert shown.line.text().startswith("123m45p")
    player.press(Qt.Key.Key_Backspace)
    assert (shown.line.text(), held(shown)) == ("123m45", 3)
    player.press(Qt.Key.Key_Z, CONTROL)
    assert (shown.line.text(), held(shown)) == ("123m45p", 5)
    player.click(tile(shown.palette_tiles, "9s"))
    assert shown.line.text() == "123m45p9s"
    player.press(Qt.Key.Key_Z, CONTROL)
    player.press(Qt.Key.Key_Z, CONTROL)
    assert shown.line.text() == "123m45", "clicks and keys are steps of one hand"
    player.click(shown.clear)
    assert shown.line.text() == ""
    player.enter("99m9m9m9m")
    assert shown.line.verdict.role == "error"
    assert held(shown) == 4, "a fifth copy is reported, and the hand is kept"


def test_the_notation_line_edits_like_a_text_field(player: User) -> None:
    shown = bench(player)
    player.enter("123m789s")
    line = shown.line
    assert line.hasFocus()
    line.setCursorPosition(4)
    player.enter("55z")
    assert line.text() == "123m55z789s", "typed text is not reordered"
    assert line.cursorPosition() == 7
    assert held(shown) == 8
    line.setSelection(0, 4)
    player.press(Qt.Key.Key_C, CONTROL)
    assert QApplication.clipboard().text() == "123m"
    player.press(Qt.Key.Key_Delete)
    assert (line.text(), held(shown)) == ("55z789s", 5)
    player.press(Qt.Key.Key_Return)
    assert line.text() == "789s55z", "Enter rewrites the text in the usual order"
    player.press(Qt.Key.Key_Escape)
    assert (line.text(), held(shown)) == ("", 0)
    player.press(Qt.Key.Key_Z, CONTROL)
    assert held(shown) == 5
    player.press(Qt.Key.Key_A, CONTROL)
    player.press(Qt.Key.Key_Escape)
    assert not line.hasSelectedText()
    assert held(shown) == 5, "Escape first clears the selection"
    player.press(Qt.Key.Key_A, CONTROL)
    player.paste("111m")
    assert line.text() == "111m"
    assert shown.status_line.verdict.text


def test_a_question_mark_opens_the_list_of_keys(player: User) -> None:
    player.enter("?")
    assert player.window.sheet is not None


def test_a_hand_is_shared_as_text_and_as_a_picture(player: User) -> None:
    shown = bench(player)
    assert not shown.copy.isEnabled()
    player.paste("123m456p34789s22z5s")
    player.press(Qt.Key.Key_End)
    player.press(Qt.Key.Key_C, CONTROL)
    data = QApplication.clipboard().mimeData()
    assert (data.text(), data.hasImage()) == ("123m456p34789s22z+5s", True)
    picture = QApplication.clipboard().image()
    assert picture.width() > 14 * picture.height() / 2 > 0
    player.click(shown.picture)
    data = QApplication.clipboard().mimeData()
    assert (data.hasText(), data.hasImage()) == (False, True)
    player.click(shown.copy)
    assert QApplication.clipboard().text() == "123m456p34789s22z+5s"
    shown.setFocus()
    player.press(Qt.Key.Key_C, CONTROL)
    assert QApplication.clipboard().mimeData().hasImage()
    # Offscreen, Qt would delete the data after Python has ended, and crash.
    QApplication.clipboard().clear()


def test_waits_are_shown_with_their_values(player: User) -> None:
    player.paste("123m456p34789s22z")
    shown = bench(player)
    lines = player.texts(shown.result)
    assert "Tenpai" in lines
    for answer in waits_in_all_rulesets(shown.entry.bench()):
        for wait in answer.waits:
            assert format_change(wait.tsumo.deltas[answer.seat]) in lines
            size = hand_value_text(answer.ruleset, wait.tsumo.evaluation)
            assert any(f"{size}: {formula(wait.tsumo.evaluation)}" in text for text in lines), "with its reasons"
    assert "Menzen tsumo" in links(shown)


def test_a_distant_hand_shows_its_distance_and_best_discards(player: User) -> None:
    player.paste("19m22m468p1379s155z")
    shown = bench(player)
    away = shanten(shown.entry.bench())
    lines = player.texts(shown.result)
    assert f"{away} from tenpai" in lines
    best = evaluate_discards(shown.entry.bench(), values=False)[0]
    assert any(str(best.distance.tiles) in text for text in lines)
    rows = shown.result.findChildren(TileRow)
    assert ("9m", "1z") in [tuple(face.name for group in row.groups for face in group.pieces) for row in rows]


def test_a_discard_to_tenpai_shows_its_value(player: User) -> None:
    player.paste("123m456p34789s22z9m")
    shown = bench(player)
    assert shown.result.title.text() == "Tenpai"
    first = evaluate_discards(shown.entry.bench())[0]
    assert first.distance.shanten == 0
    points = [under.best.points for under in first.by_ruleset if under.best is not None]
    assert points
    sentence = next(text for text in player.texts(shown.result) if text.startswith("At best: "))
    assert all(format_number(point) in sentence for point in points)


def test_a_hand_lacking_a_tile_names_useful_draws(player: User) -> None:
    player.paste("19m22m468p1379s15z")
    shown = bench(player)
    assert f"{distance(shown.entry.bench()).tiles} tiles improve it" in player.texts(shown.result)


def test_the_discarder_is_asked_for(player: User) -> None:
    player.paste("123m456p34789s22z5s")
    shown = bench(player)
    discarder = shown.choices.discarder
    assert (discarder.isEnabled(), discarder.value()) == (False, None)
    player.click(shown.choices.source.chip(False))
    assert (discarder.isEnabled(), discarder.value()) == (True, "anyone")
    beijing = outcome_in(shown, "beijing")
    assert len(beijing.gains) == 2
    assert any(text.startswith(gains_text(beijing.gains)) for text in player.texts(shown.result))
    player.click(discarder.chip(0))
    assert shown.entry.bench().discarder == 0
    assert outcome_in(shown, "beijing").gains == (beijing.gains[-1],), "the dealer pays more"
    assert not any(text.startswith(gains_text(beijing.gains)) for text in player.texts(shown.result))
    player.click(shown.choices.seat.chip(0))
    assert shown.entry.bench().discarder is None, "a player cannot win on their own discard"
    player.click(shown.choices.source.chip(True))
    assert discarder.value() is None


def test_the_table_draws_the_hand_once_with_differences(player: User) -> None:
    player.paste("222333444m555p66z")
    shown = bench(player)
    racks = [rack for rack in shown.result.findChildren(Rack) if rack.isVisible()]
    assert len(racks) == 1
    assert not any(group.amount for group in racks[0].groups)
    lines = player.texts(shown.result)
    assert "Not in this system: Suuankou" in lines
    assert any(text.startswith("Only here: ") for text in lines)
    player.press(Qt.Key.Key_A, CONTROL)
    player.paste("112233m445566p77s")
    racks = [rack for rack in shown.result.findChildren(Rack) if rack.isVisible()]
    assert len(racks) == 1 + player.texts(shown.result).count("Other reading:") > 1


def test_a_winning_hand_values_its_other_waits(player: User) -> None:
    player.paste("123m456p34789s22z5s")
    shown = bench(player)
    lines = player.texts(shown.result)
    assert "With other tiles" in lines
    for answer in waits_in_all_rulesets(shown.entry.bench()):
        wait = next(wait for wait in answer.waits if wait.piece == MAHJONG.parse("2s")[0])
        assert format_change(wait.tsumo.deltas[answer.seat]) in lines
    for text in ("222333444m555p66z", "46m123789p789s11z0m"):
        player.press(Qt.Key.Key_A, CONTROL)
        player.paste(text)
        assert "With other tiles" not in player.texts(shown.result), "it waits for one tile only"


def test_the_best_reading_is_drawn_and_others_expand(player: User) -> None:
    player.paste("22233344m567p22s4m")
    shown = bench(player)
    (first, *_rest) = outcomes_in_all_rulesets(shown.entry.bench())
    evaluation = first.settlement.wins[0].evaluation
    assert len(next(rack for rack in shown.result.findChildren(Rack) if rack.isVisible()).groups) == 5
    assert evaluation.rejected_readings
    lists = [found for found in shown.result.findChildren(ReadingsList) if found.isVisible()]
    player.wait(lambda: lists[0].link.height() > 0)
    player.click(lists[0].link)
    assert lists[0].opened


def test_a_wildcard_is_marked_and_counted(player: User) -> None:
    shown = bench(player)
    wildcards = shown.choices.indicators[WILD.id]
    player.click(wildcards.chip)
    player.click(tile(shown.palette_tiles, "4m"))
    player.paste("23m55m456p789s11z1z1z")
    assert shown.entry.bench().turned_up.pieces_of(WILD) == MAHJONG.parse("4m")
    assert [face.name for group in shown.rack.groups for face in group.pieces if face.wild] == ["5m", "5m"]
    assert outcome_in(shown, "beijing").settlement is not None
    assert outcome_in(shown, "arushiaru").settlement is None
    player.click(wildcards.tiles[0])
    assert shown.entry.bench().turned_up.pieces_of(WILD) == ()
    player.click(wildcards.chip)
    player.click(tile(shown.palette_tiles, "0m"))
    assert wildcards.tiles[0].toolTip() == "red 5 of characters: shows 6 of characters; click to remove it"


def test_shogi_pieces_have_a_workbench_of_their_own(player: User) -> None:
    player.window.screen_widget("learn").store.choose_game("shogi")
    player.paste("lllnnpbb")
    shown = bench(player, "shogi")
    assert "A winning hand" in player.texts(shown.result)
    assert not shown.choices.round.isVisible()
    pon = Meld(MeldKind.PON, SHOGI.parse("LLL"), 1)
    shown.entry.load_bench(Bench(SHOGI.parse("NNNBB"), (pon,), seat_wind=0, pieces=SHOGI, players=2))
    racks = shown.rack.groups, shown.result.findChildren(BenchTable)[-1].rack.groups
    drawn, valued = (next(group.pieces for group in groups if group.pieces[0].sideways) for groups in racks)
    assert drawn == valued, "claimed at a table of two"


def test_a_recorded_hand_opens_on_the_workbench(player: User) -> None:
    sit_down(player, "boo")
    player.enter("w24")
    turn_up_indicator(player, DORA, "1m")
    player.paste("234m567m406p55z78s6s")
    player.enter("\n")
    player.press(Qt.Key.Key_3, Qt.KeyboardModifier.AltModifier)
    player.window.screen_widget("ledger").open_row(player.desk.row_ids[0])
    player.click(player.button("Workbench"))
    assert player.window.current_screen == "learn"
    shown = bench(player)
    assert shown.line.text() == "234567m406p78s55z+6s", "with its red five"
    assert not shown.entry.draft.self_drawn
    assert MAHJONG.face_names[shown.entry.bench().turned_up.pieces_of(DORA)[0]] == "1m"


def test_only_possible_circumstances_are_offered(player: User) -> None:
    player.paste("123m456p34789s22z5s")
    shown = bench(player)
    situations = shown.choices.situations
    assert "riichi" in situations.choices()
    assert not {"rinshan", "chankan", "tenhou"} & set(situations.choices())
    player.click(situations.chip("riichi"))
    boo = outcome_in(shown, "boo")
    assert isinstance(boo.self_draw, Settlement)
    assert "riichi" in [item.id for item in boo.self_draw.wins[0].evaluation.yaku]
    assert f"{format_number(boo.self_draw.deltas[boo.seat])}: " in "\n".join(player.texts(shown.result))
    assert "Boo" in situations.chip("riichi").toolTip()
    player.press(Qt.Key.Key_Z, CONTROL)
    assert situations.values() == []
    player.click(situations.chip("haitei"))
    player.click(shown.choices.source.chip(False))
    assert situations.values() == [], "there is no last draw"
    assert {"houtei", "chankan"} <= set(situations.choices())


def test_rare_choices_are_folded_in_a_low_window(player: User) -> None:
    player.paste("123m456p34789s22z5s")
    choices = bench(player).choices
    player.click(choices.situations.chip("riichi"))
    player.click(choices.indicators[DORA.id].chip)
    player.click(tile(bench(player).palette_tiles, "1m"))
    player.click(choices.fold_chip)
    assert not choices.situations.isVisible()
    assert choices.indicators[DORA.id].isVisible(), "chosen indicators stay visible"
    assert not choices.indicators[WILD.id].isVisible()
    sentence = choices.summary.text()
    assert "Riichi" in sentence
    assert "Seat wind: South" in sentence
    player.window.resize(1600, 1080)
    QApplication.processEvents()
    assert not choices.fold_chip.isVisible()
    assert choices.situations.isVisible()


def test_a_dora_indicator_is_clicked_or_typed_and_counts(player: User) -> None:
    shown = bench(player)
    dora = shown.choices.indicators[DORA.id]
    player.click(dora.chip)
    player.enter("1z")
    player.paste("123m456p34789s22z5s")
    assert [face.name for face in dora.tiles] == ["1z"]
    assert held(shown) == 14
    assert outcome_in(shown, "boo").settlement.wins[0].evaluation.extra_numbers["dora"] == 2
    player.click(dora.tiles[0])
    assert shown.entry.bench().turned_up.pieces_of(DORA) == ()


def test_a_meld_can_take_a_red_five(player: User) -> None:
    shown = bench(player)
    assert not shown.choices.faces.isVisible()
    player.click(shown.choices.kinds.chip(MeldKind.CHI))
    player.window.settings.font_percent = 125
    shown = bench(player)
    player.click(tile(shown.palette_tiles, "3p"))
    player.click(shown.choices.faces)
    assert shown.line.text() == "[340p]"


def arushiaru_yaku(shown: WorkbenchView) -> set[str]:
    """Returns the yaku that the hand on the workbench has from a discard in Ar-Shi-Ar."""
    discard = outcome_in(shown, "arushiaru").discard
    assert isinstance(discard, Settlement)
    return {item.id for item in discard.wins[0].evaluation.yaku}


def test_an_atlas_example_keeps_its_yaku_on_the_workbench(player: User) -> None:
    place = player.screen(LearnScreen)
    place.show_yaku("arushiaru", "houtei")
    player.click(place.atlas.page.findChildren(HandFelt)[0].bench)
    shown = bench(player)
    assert "houtei" in arushiaru_yaku(shown)
    assert "Houtei" in links(shown)
    assert shown.choices.situations.values() == ["houtei"]
    assert not shown.entry.draft.self_drawn
    player.click(shown.choices.table)
    assert not shown.choices.table.isVisible(), "the default options do not include this yaku"
    assert "houtei" not in arushiaru_yaku(shown)


def test_a_match_hand_opens_with_its_circumstances(player: User) -> None:
    sit_down(player, "shogi", NAMES[:3])
    declare(player, "Aoi")
    player.enter("w1")
    turn_up_indicator(player, DORA, "P")
    player.enter("0")
    player.paste("lllnnpb+b")
    player.enter("\n")
    (event,) = [event for event in player.desk.match.events if isinstance(event, Win)]
    player.press(Qt.Key.Key_3, Qt.KeyboardModifier.AltModifier)
    player.window.screen_widget("ledger").open_row(player.desk.row_ids[-1])
    player.click(player.button("Workbench"))
    shown = bench(player, "shogi")
    hand = event.winners[0].hand
    found = shown.entry.bench()
    assert (found.seat_wind, found.self_drawn) == (0, True)
    assert (found.situation, found.turned_up.pieces_of(DORA)) == (hand.situation, hand.indicators.pieces_of(DORA))
    assert (shown.choices.seat.value(), shown.choices.situations.values()) == (0, ["riichi"])

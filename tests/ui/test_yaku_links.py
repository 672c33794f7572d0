# SPDX-License-Identifier: MIT
"""Yaku names on all screens link to their page and follow the chosen name style."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QWidget

from mahjong_desk.interchange import read_event
from mahjong_desk.learn.drills.drill import Subject
from mahjong_desk.rules import registry
from mahjong_desk.texts import NAME_STYLES
from mahjong_desk.ui.card.pages import build_card
from mahjong_desk.ui.club.spectators.snapshot_builder import NamePolicy, SnapshotBuilder
from mahjong_desk.ui.kit.link_label import LinkLabel
from mahjong_desk.ui.learn.drills.drill_text import topic_name
from mahjong_desk.ui.ledger.screen import LedgerScreen
from mahjong_desk.ui.report.blocks import ReportLength
from mahjong_desk.ui.report.output import FileKind, export_bytes, match_of_desk
from mahjong_desk.ui.result import ResultSheet
from tests.event_json import END, EventJson, win, won
from tests.ui.player import User
from tests.ui.rulesets.playing import view_of

NAMES = ("<b>&Aoi", "Ben {name}", "Chie", "Dai")
DRAGONS = win(0, won(2, "555z666z777z23m99p", "1m"))
PAO_HAND = "99p11m[555z1][666z3][777z4]1m"


@pytest.fixture
def player(guest: User) -> User:
    assert guest.desk.start_match("arushiaru", {}, NAMES, "Thursday")
    return guest


def record(player: User, document: EventJson) -> None:
    assert player.desk.record_event(read_event(player.stored.match.rules, document, "event"))


def only_linked_label(within: QWidget) -> LinkLabel:
    QApplication.processEvents()
    (label,) = (text for text in within.findChildren(LinkLabel) if text.isVisible() and text.links)
    return label


def shown_yaku(player: User) -> tuple[str, str]:
    assert player.window.current_screen == "learn"
    assert player.window.sheet is None
    page = player.window.screen_widget("learn").atlas.page.page
    key: tuple[str, str] = page.entry.key
    return key


def finish(player: User) -> ResultSheet:
    """Ends a match with a hand that has yaku; returns its result."""
    record(player, DRAGONS)
    record(player, END)
    player.wait(lambda: isinstance(player.window.sheet, ResultSheet))
    return player.sheet(ResultSheet)


def test_ledger_row_links_to_the_atlas_and_stays_open(player: User) -> None:
    record(player, DRAGONS)
    player.window.show_screen("ledger")
    QApplication.processEvents()
    ledger = player.window.screen_widget("ledger")
    player.click(ledger.list.rows[0].yaku.links[0])
    assert shown_yaku(player) == ("arushiaru", "daisangen")
    assert ledger.list.opened is None
    player.press(Qt.Key.Key_3, Qt.KeyboardModifier.AltModifier)
    ledger.open_row(player.desk.row_ids[0])
    player.click(only_linked_label(ledger.list.opened).links[0])
    assert shown_yaku(player) == ("arushiaru", "daisangen")
    player.press(Qt.Key.Key_3, Qt.KeyboardModifier.AltModifier)
    assert ledger.list.open_id == player.desk.row_ids[0]


def test_link_in_the_best_hand_works_by_keyboard(player: User) -> None:
    why = finish(player).hand.reasons
    link = why.links[0]
    for _step in range(20):
        if QApplication.focusWidget() is link:
            break
        player.press(Qt.Key.Key_Tab)
    assert QApplication.focusWidget() is link
    player.press(Qt.Key.Key_Return)
    assert shown_yaku(player) == ("arushiaru", "daisangen")


def test_pao_question_links_to_the_atlas(player: User) -> None:
    player.enter("w20")
    player.paste(PAO_HAND)
    sentence = view_of(player).result.pao.sentence
    assert sentence.text() == "The melds show Dai responsible for Daisangen. Apply this?"
    player.click(sentence.links[0])
    assert shown_yaku(player) == ("arushiaru", "daisangen")
    player.press(Qt.Key.Key_2, Qt.KeyboardModifier.AltModifier)
    assert len(player.window.picker.draft().melds) == 3


@pytest.mark.parametrize(("discarder", "name"), [("1", "<b>&Aoi"), ("2", "Ben {name}")])
def test_pao_question_shows_player_names_literally(player: User, discarder: str, name: str) -> None:
    player.enter("w40")
    player.paste(f"99m23m[555z1][666z1][777z{discarder}]1m")
    assert view_of(player).result.pao.sentence.text() == (
        f"The melds show {name} responsible for Daisangen. Apply this?"
    )


def test_refusal_in_the_picker_links_to_its_yaku(player: User) -> None:
    player.enter("w20")
    player.paste(PAO_HAND)
    result = view_of(player).result
    player.click(result.pao.answer.chip("yes"))
    player.enter("\b\b[222z4]1m")
    assert result.lead.text() == "The hand has no Daisangen for which a player could be responsible."
    player.click(result.lead.links[0])
    assert shown_yaku(player) == ("arushiaru", "daisangen")


def test_near_miss_links_to_the_yaku_counted_instead(player: User) -> None:
    player.window.show_yaku("shogi", "ryankantsu_kogoma_sanyaku")
    atlas = player.window.screen_widget("learn").atlas
    player.click(only_linked_label(atlas.page).links[0])
    assert shown_yaku(player) == ("shogi", "kogoma_sanyaku")


NAME_BY_STYLE = {"players": "Tanyao", "plain": "All simples", "both": "Tanyao · All simples"}
HAND = "234m567m345p66s56s7s"


def test_name_style_changes_all_texts_but_not_json(player: User) -> None:
    arushiaru = registry.get_ruleset("arushiaru")
    documents: set[bytes] = set()
    player.enter("w24")
    player.paste(HAND)
    player.enter("\n" + "w24")
    player.paste(HAND)
    for style in (*NAME_STYLES, "players"):
        player.window.settings.yaku_names = style
        name = NAME_BY_STYLE[style]
        player.press(Qt.Key.Key_2, Qt.KeyboardModifier.AltModifier)
        assert name in player.texts(view_of(player).result), "picker"
        player.press(Qt.Key.Key_3, Qt.KeyboardModifier.AltModifier)
        ledger = player.screen(LedgerScreen)
        assert name.casefold() in ledger.list.rows[0].line.yaku.casefold(), "ledger"
        played = match_of_desk(player.desk)
        assert name.casefold() in export_bytes(FileKind.CSV, played, ReportLength.FULL).decode().casefold(), "table"
        card = build_card(arushiaru, None)
        assert name in [yaku.name for group in card.classes for yaku in group.yaku], "card and poster"
        assert topic_name(arushiaru, Subject.YAKU, "tanyao") == name, "drill"
        documents.add(export_bytes(FileKind.JSON, played, ReportLength.FULL))
    assert len(documents) == 1


def test_spectators_read_the_chosen_names(guest: User) -> None:
    assert guest.desk.start_match("beijing", {}, ("Aoi", "Ben", "Chie", "Dai"), "Thursday club")
    record(guest, win(None, won(0, "123m456p78945s22z", "6s", wild_indicator="1p", situation=["tenhou"])))
    for style, name in {"plain": "Heavenly hand", "both": "Tianhu · Heavenly hand", "players": "Tianhu"}.items():
        guest.window.settings.yaku_names = style
        snapshot = SnapshotBuilder(guest.desk, NamePolicy.NAMES).build()
        assert snapshot.tables[0].hands[0].value.in_language("en") == name
        assert snapshot.tables[0].hands[0].value.in_language("ja") == "天和"

# SPDX-License-Identifier: MIT
"""What yaku are called is a setting that everything which people read follows at once."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from mahjong_desk.interchange import read_event
from mahjong_desk.learn.drills.drill import Subject
from mahjong_desk.rules import registry
from mahjong_desk.texts import NAME_STYLES
from mahjong_desk.ui.card.pages import build_card
from mahjong_desk.ui.club.spectators.snapshot_builder import NamePolicy, SnapshotBuilder
from mahjong_desk.ui.learn.drills.drill_text import topic_name
from mahjong_desk.ui.ledger.screen import LedgerScreen
from mahjong_desk.ui.report.blocks import ReportLength
from mahjong_desk.ui.report.output import FileKind, export_bytes, match_of_desk
from tests.ui.player import User
from tests.ui.rulesets.playing import view_of

CALLED = {"players": "Tanyao", "plain": "All simples", "both": "Tanyao · All simples"}
HAND = "234m567m345p66s56s7s"


@pytest.fixture
def player(guest: User) -> User:
    """A user who has recorded a hand of simples."""
    assert guest.desk.start_match("arushiaru", {}, ("Aoi", "Ben", "Chie", "Dai"), "Thursday club")
    guest.enter("w24")
    guest.paste(HAND)
    guest.press(Qt.Key.Key_Return)
    return guest


def test_all_texts_follow_at_once_and_json_does_not(player: User) -> None:
    arushiaru = registry.get_ruleset("arushiaru")
    documents: set[bytes] = set()
    player.enter("w24")
    player.paste(HAND)
    for style in (*NAME_STYLES, "players"):
        player.window.settings.yaku_names = style
        name = CALLED[style]
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
    heavenly = {"concealed": "123m456p78945s22z", "winning_tile": "6s", "wild_indicator": "1p", "situation": ["tenhou"]}
    event = {"type": "win", "from": None, "wins": [{"winner": 0, "hand": heavenly}]}
    assert guest.desk.record_event(read_event(guest.stored.match.rules, event, "event"))
    for style, name in {"plain": "Heavenly hand", "both": "Tianhu · Heavenly hand", "players": "Tianhu"}.items():
        guest.window.settings.yaku_names = style
        snapshot = SnapshotBuilder(guest.desk, NamePolicy.NAMES).build()
        assert snapshot.tables[0].hands[0].value.in_language("en") == name
        assert snapshot.tables[0].hands[0].value.in_language("ja") == "天和"

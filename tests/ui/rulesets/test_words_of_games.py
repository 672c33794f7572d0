# SPDX-License-Identifier: MIT
"""What a Chinese game shows while it is played holds no word of the Japanese games, in any language."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QObject
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QApplication, QComboBox, QTextBrowser, QWidget
from pytestqt.qtbot import QtBot

from mahjong_desk.interchange import read_event
from tests.ui.player import Player

NAMES = ("Aoi", "Ben", "Chie", "Dai")
STRANGE = {
    "en": ("honba", "riichi", "pao)", "mangan", "親"),
    "ja": ("親", "本場", "リーチ", "立直", "一翻"),
    "zh": ("荣和", "本场棒", "本场与", "立直", "单骑", "双碰", "親", "莊"),
}
"""What no player of Beijing mahjong or of the World Series says."""

STRANGE_IN = {"beijing": {"en": (), "ja": (), "zh": ("错和", "满贯")}, "wsom": {"en": (), "ja": (), "zh": ("诈和",)}}
OWN = {
    ("beijing", "en"): "dealer stays",
    ("beijing", "ja"): "連荘",
    ("beijing", "zh"): "连庄",
    ("wsom", "zh"): "点炮",
}
TILES = {"concealed": "46m123456p789s33z", "winning_tile": "5m"}
WITH_WILD = {**TILES, "wild_indicator": "1s"}
EVENTS: dict[str, tuple[dict[str, Any], ...]] = {
    "beijing": (
        {"type": "draw", "kind": "exhaustive"},
        {"type": "sticks", "honba": 3},
        {"type": "win", "from": 1, "wins": [{"winner": 0, "hand": WITH_WILD}]},
        {"type": "chombo", "player": 2, "claimed": {"from": 1, "wins": [{"winner": 2, "hand": WITH_WILD}]}},
    ),
    "wsom": (
        {"type": "draw", "kind": "exhaustive"},
        {"type": "win", "from": 1, "wins": [{"winner": 0, "hand": TILES}]},
        {"type": "chombo", "player": 2},
    ),
}
HAND = "w10" + "46m123456p789s33z5m"


@pytest.fixture
def player(qtbot: QtBot, tmp_path: Path) -> Iterator[Player]:
    """Somebody at a table, whose language is given back afterwards."""
    made = Player(qtbot, tmp_path / "club")
    yield made
    made.window.commands.languages["en"].trigger()


def said(within: QObject) -> Iterator[str]:
    """Yields every text that a window says, by what is written and by what is read out."""
    for part in (within, *within.findChildren(QObject)):
        if isinstance(part, QAction):
            if part.isVisible():
                yield part.text()
            continue
        if not isinstance(part, QWidget) or not part.isVisible():
            continue
        yield from (part.accessibleName(), part.accessibleDescription(), part.toolTip(), part.windowTitle())
        for name in ("text", "placeholderText", "title", "plain_text"):
            read = getattr(part, name, None)
            told = read() if callable(read) else read
            if isinstance(told, str):
                yield told
        if isinstance(part, QComboBox):
            yield from (part.itemText(place) for place in range(part.count()))
        if isinstance(part, QTextBrowser):
            yield part.toPlainText()


@pytest.mark.parametrize("spoken", ["en", "ja", "zh"])
@pytest.mark.parametrize("ruleset", ["beijing", "wsom"])
def test_a_chinese_game_speaks_no_japanese(player: Player, ruleset: str, spoken: str) -> None:
    player.window.commands.languages[spoken].trigger()
    assert player.desk.start_match(ruleset, {}, NAMES, "")
    assert player.desk.match is not None
    window, rules = player.window, player.desk.match.rules
    told: dict[str, list[str]] = {}

    def look(place: str) -> None:
        QApplication.processEvents()
        told.setdefault(place, []).extend(said(window))

    for document in EVENTS[ruleset]:
        assert player.desk.record_event(read_event(rules, document, "event")), document
        window.show_place("table")
        look(f"the table after a {document['type']}")
    for command in ("chombo", "sticks", "dead_hand", "adjust", "end", "penalty_tile"):
        action = window.commands.actions[command]
        if action.isVisible():
            action.trigger()
            look(f"the sheet {command}")
            if window.sheet is not None:
                window.sheet.reject()
    window.show_place("picker")
    player.enter(HAND)
    look("the picker")
    ledger = window.place_widget("ledger")
    window.show_place("ledger")
    for row in player.desk.row_ids:
        ledger.open_row(row)
        look("the ledger")
    strange = [
        (place, word, text)
        for place, texts in told.items()
        for text in texts
        for word in (*STRANGE[spoken], *STRANGE_IN[ruleset][spoken])
        if word in text.lower()
    ]
    assert not strange
    everything = " ".join(text for texts in told.values() for text in texts).lower()
    assert OWN.get((ruleset, spoken), "aoi") in everything

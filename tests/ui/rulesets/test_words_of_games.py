# SPDX-License-Identifier: MIT
"""In every language, a game uses the words of its own players."""

import re
from collections.abc import Iterator
from typing import Any

import pytest
from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QApplication, QComboBox, QTextBrowser, QWidget

from mahjong_desk.interchange import read_event
from mahjong_desk.rules.model.hand import WILD
from mahjong_desk.ui.card.pages import build_card
from mahjong_desk.ui.kit.text_format import without_mnemonic
from mahjong_desk.ui.report.blocks import ReportLength
from mahjong_desk.ui.report.output import FileKind, export_bytes, match_of_desk
from mahjong_desk.ui.window.keys_sheet import KeysSheet
from tests.scope import sweep
from tests.ui.player import NAMES, User
from tests.ui.rulesets.playing import explanation, turn_up_indicator

FOREIGN_WORDS = {
    "en": ("honba", "riichi", r"pao\)", "mangan", "親"),
    "ja": ("親", "本場", "リーチ", "立直", "一翻"),
    "zh": ("荣和", "本场棒", "本场与", "立直", "单骑", "双碰", "親", "莊", "(?<!搜)索", "放铳", "读法", "无役"),
}
"""Words that players of Beijing Mahjong and of the World Series do not use."""

FOREIGN_WORDS_BY_GAME = {
    "beijing": {"en": (), "ja": ("ロン",), "zh": ("错和", "满贯")},
    "wsom": {"en": (), "ja": (), "zh": ("诈和",)},
}
OWN_WORDS = {
    ("beijing", "en"): ("dealer stays", "of bamboo"),
    ("beijing", "ja"): ("連荘", "5索"),
    ("beijing", "zh"): ("连庄", "点炮", "8条"),
    ("wsom", "ja"): ("ロン",),
    ("wsom", "zh"): ("点炮", "8条"),
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
        {"type": "penalty_tile", "player": 0, "tile": "1s", "state": "live"},
    ),
    "arushiaru": (
        {"type": "draw", "kind": "exhaustive"},
        {"type": "win", "from": 1, "wins": [{"winner": 0, "hand": TILES}]},
    ),
}
WAITING, HAND = "46m123456p789s33z", "5m"
REFUSED = {"beijing": "[123s]46m456p789s33z5m", "wsom": "46m123456p789s33z5m"}
"""Won from another player: with a claimed set, with a penalty tile that is gone."""


@pytest.fixture
def player(guest: User) -> Iterator[User]:
    yield guest
    guest.window.settings.language = "en"


def window_texts(within: QObject) -> Iterator[str]:
    """Yields every visible and every accessible text of a window."""
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
            value = read() if callable(read) else read
            if isinstance(value, str):
                yield value
        if isinstance(part, QComboBox):
            yield from (part.itemText(index) for index in range(part.count()))
        if isinstance(part, QTextBrowser):
            yield part.toPlainText()


def collect_texts(player: User, ruleset: str, language: str) -> dict[str, list[str]]:
    """Returns the texts of each screen while a match is played, reviewed and exported."""
    player.window.settings.language = language
    assert player.desk.start_match(ruleset, {}, NAMES, "")
    window, rules = player.window, player.stored.match.rules
    values: dict[str, list[str]] = {}

    def collect(place: str) -> None:
        QApplication.processEvents()
        values.setdefault(place, []).extend(window_texts(window))

    for document in EVENTS[ruleset]:
        assert player.desk.record_event(read_event(rules, document, "event")), document
        window.show_screen("table")
        collect(f"the table after a {document['type']}")
    for command in ("chombo", "sticks", "dead_hand", "adjust", "end", "penalty_tile", "keys"):
        action = window.commands.actions[command]
        if action.isVisible():
            action.trigger()
            collect(f"the sheet {command}")
            if command == "keys":
                assert isinstance(window.sheet, KeysSheet)
                player.click(window.sheet.page.chip("picker"))
                collect("the keys of the picker")
            if window.sheet is not None:
                window.sheet.reject()
    window.show_screen("picker")
    collect("the empty picker")
    if rules.ruleset.wildcard_indicator is not None:
        turn_up_indicator(player, WILD, "9p")
    player.enter("w10")
    player.paste(WAITING)
    collect("the waits")
    player.enter(HAND)
    collect("the picker")
    if ruleset in REFUSED:
        player.press(Qt.Key.Key_Backspace, Qt.KeyboardModifier.ControlModifier)
        player.enter("w12")
        player.paste(REFUSED[ruleset])
        assert explanation(player)
        collect("the refusal")
    ledger = window.screen_widget("ledger")
    window.show_screen("ledger")
    for row in player.desk.row_ids:
        ledger.open_row(row)
        collect("the ledger")
    values["the report"] = [export_bytes(FileKind.CSV, match_of_desk(player.desk), ReportLength.FULL).decode()]
    values["the card"] = [repr(build_card(rules.ruleset, player.stored.match))]
    return values


def find_words(texts_by_screen: dict[str, list[str]], *words: str) -> list[tuple[str, str, str]]:
    """Returns each occurrence of a word: the screen, the word and the text around it."""
    return [
        (place, word, text)
        for place, texts in texts_by_screen.items()
        for text in texts
        for word in words
        if re.search(word, text.lower())
    ]


@pytest.mark.parametrize(("ruleset", "language"), sweep(["beijing", "wsom"], ["en", "ja", "zh"]))
def test_a_chinese_game_uses_no_japanese_terms(player: User, ruleset: str, language: str) -> None:
    values = collect_texts(player, ruleset, language)
    assert not find_words(values, *FOREIGN_WORDS[language], *FOREIGN_WORDS_BY_GAME[ruleset][language])
    for word in OWN_WORDS.get((ruleset, language), ()):
        assert find_words(values, word), word


def test_a_japanese_game_keeps_its_words_in_chinese(player: User) -> None:
    values = collect_texts(player, "arushiaru", "zh")
    assert not find_words(values, r"(?<!共)\d条", "点炮", "单钓")
    for word in ("8索", "筒、索", "荣和"):
        assert find_words(values, word), word


@pytest.mark.parametrize(
    ("ruleset", "language", "expected"),
    [
        ("mcr", "en", "Foul"),
        ("mcr", "ja", "反則"),
        ("mcr", "zh", "犯规"),
        ("wsom", "zh", "错和"),
        ("beijing", "zh", "诈和"),
        ("riichi", "en", "Chombo"),
    ],
)
def test_the_foul_command_has_the_word_of_the_game(player: User, ruleset: str, language: str, expected: str) -> None:
    window = player.window
    window.settings.language = language
    assert player.desk.start_match(ruleset, {}, NAMES, "")
    window.show_screen("table")
    table = window.screen_widget("table")
    offered = {str(action.data()): action.text() for action in table.seat_menu(1).actions()}
    for text in (
        table.action_row.buttons["chombo"].text(),
        window.commands.actions["chombo"].text(),
        offered["chombo"],
    ):
        assert without_mnemonic(text).removesuffix("…") == expected

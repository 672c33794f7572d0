# SPDX-License-Identifier: MIT
from dataclasses import replace

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from mahjong_desk.entry.assessment import assess
from mahjong_desk.entry.draft import draft_from_event
from mahjong_desk.interchange import read_event
from mahjong_desk.rules import registry
from mahjong_desk.rules.model.events import Win
from mahjong_desk.rules.model.hand import Hand, Meld
from mahjong_desk.rules.model.reasons import Evaluation
from mahjong_desk.shapes import MeldKind
from mahjong_desk.ui.hand.notation_line import hand_status
from mahjong_desk.ui.hand.tile_groups import captioned_groups, meld_faces
from mahjong_desk.ui.hand.yaku_list import YakuList
from mahjong_desk.ui.kit.label import Label
from mahjong_desk.ui.kit.tiles.tile_widgets import TileRow
from mahjong_desk.ui.text.language import install
from tests.event_json import win, won
from tests.ui.widgets import add_widget

MCR = registry.get_ruleset("mcr")


def evaluate(concealed: str, winning: str) -> tuple[Hand, Evaluation]:
    """Returns a hand of the competition rules and its value."""
    rules = MCR.bind({"minimum": 0})
    event = read_event(rules, win(0, won(1, concealed, winning)), "event")
    assert isinstance(event, Win)
    return event.winners[0].hand, rules.settle(rules.opening_table(), event).wins[0].evaluation


def test_a_refusal_names_the_winner_of_the_refused_hand(qapp: QApplication) -> None:
    rules, names = registry.get_ruleset("riichi").bind({}), "ABCD"
    table, dora = rules.opening_table(), ["4m"]
    hands = (1, "678m345p345s666p8s"), (2, "444456m456p777z8s")
    event = read_event(rules, win(0, *(won(*hand, "8s", dora_indicators=dora) for hand in hands)))
    assessment = assess(rules, table, draft_from_event(rules, table, event))
    reason = hand_status(assessment, None, names).text
    assert reason == "C: 4 of characters appears 5 times, but the set has only 4."


@pytest.mark.parametrize(
    ("ruleset", "notation", "down"),
    [("boo", "1111m", [True, False, False, True]), ("shogi", "LLLL", [False, False, False, False])],
)
def test_a_concealed_kan_is_half_face_down(ruleset: str, notation: str, down: list[bool]) -> None:
    rules = registry.get_ruleset(ruleset)
    faces = meld_faces(rules, Meld(MeldKind.ANKAN, rules.pieces.parse(notation)), 0, range(3))
    assert [face.face_down for face in faces] == down
    assert len({face.name for face in faces}) == 1


@pytest.mark.parametrize(
    ("concealed", "winning", "captions"),
    [
        (
            "147m258p369s222z4m",
            "4m",
            ["knitted tiles", "knitted tiles", "knitted tiles", "pair wait", "concealed pung"],
        ),
        ("147m258p36s22255z", "9s", ["knitted tiles", "knitted tiles", "knitted tiles", "concealed pung", "pair"]),
        ("147m258p36s12345z", "6z", ["honours and knitted tiles"]),
        ("19m19p19s1234567z", "1m", ["thirteen orphans"]),
    ],
)
def test_a_hand_is_laid_out_by_its_shape(qapp: QApplication, concealed: str, winning: str, captions: list[str]) -> None:
    install(qapp, "en")
    hand, evaluation = evaluate(concealed, winning)
    groups = captioned_groups(MCR, hand, evaluation, 1, ("Aoi", "Ben", "Chie", "Dai"), range(4))
    assert sorted(group.caption for group in groups) == sorted(captions)
    faces = [face for group in groups for face in group.pieces]
    assert len(faces) == 14
    assert sum(face.winning for face in faces) == 1


def visible_texts(widget: YakuList) -> list[str]:
    texts = [text for text in widget.findChildren(Label) if text.isVisibleTo(widget) and text.text()]
    return [text.text() for text in sorted(texts, key=lambda text: text.mapTo(widget, text.rect().topLeft()).y())]


def test_an_excluded_yaku_is_listed_below_the_excluding_one(qtbot: QtBot) -> None:
    widget = add_widget(qtbot, YakuList())
    widget.show_evaluation(MCR, evaluate("19m19p19s1234567z", "1m")[1])
    assert "Not counted beside it: All Types" in visible_texts(widget)
    widget.show_evaluation(MCR, evaluate("123m678p34s88s999p", "5s")[1])
    assert not any(text.startswith("Not counted") for text in visible_texts(widget))
    widget.show_evaluation(MCR, evaluate("234m678p34s88s234p", "5s")[1])
    assert visible_texts(widget).count("Not counted beside it: No Honours") == 2


def test_dora_are_listed_below_the_yaku_with_their_pieces(qtbot: QtBot) -> None:
    boo = registry.get_ruleset("boo")
    counting = replace(boo, vocabulary=boo.vocabulary._replace(extra_numbers_in_han=("ba_han", "dora")))
    rules = boo.bind({})
    event = read_event(rules, win(0, won(1, "123m456p78s55z999p", "9s")), "event")
    evaluation = (rules.settle_unrestricted or rules.settle)(rules.opening_table(), event).wins[0].evaluation
    dora = evaluation._replace(
        extra_numbers={**evaluation.extra_numbers, "dora": 3}, extra_number_pieces={"dora": (17, 17, 17)}
    )
    widget = add_widget(qtbot, YakuList())
    widget.show_evaluation(counting, dora)
    names = visible_texts(widget)
    assert names.index("Base han") < names.index("Dora")
    tiles = [row for row in widget.findChildren(TileRow) if row.isVisibleTo(widget)]
    assert [[face.name for face in group.pieces] for row in tiles for group in row.groups][-1] == ["9p"]
    widget.show_evaluation(counting, dora._replace(han=None, limit="yakuman"))
    assert "Dora" not in visible_texts(widget), "dora do not count in a limit hand"

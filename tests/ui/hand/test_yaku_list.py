# SPDX-License-Identifier: MIT
"""The yaku of a hand, one below the other, each with what does not count beside it."""

from __future__ import annotations

from dataclasses import replace

from pytestqt.qtbot import QtBot

from mahjong_desk.interchange import read_event
from mahjong_desk.rules import registry
from mahjong_desk.rules.model.reasons import Evaluation
from mahjong_desk.rules.ruleset import Ruleset
from mahjong_desk.ui.hand.yaku_list import YakuList
from mahjong_desk.ui.kit.label import Label
from mahjong_desk.ui.kit.tiles.tile_widgets import TileRow

MCR = registry.get_ruleset("mcr")


def valued(ruleset: Ruleset, concealed: str, winning: str) -> Evaluation:
    """Returns what a hand is worth that a discard of seat 0 completes."""
    rules = ruleset.bind({"minimum": 0})
    hand = {"concealed": concealed, "winning_tile": winning}
    event = read_event(rules, {"type": "win", "from": 0, "wins": [{"winner": 1, "hand": hand}]}, "event")
    return rules.settle(rules.opening_table(), event).wins[0].evaluation


def shown(widget: YakuList) -> list[str]:
    """Returns the texts that can be read, from top to bottom."""
    texts = [text for text in widget.findChildren(Label) if text.isVisibleTo(widget) and text.text()]
    return [text.text() for text in sorted(texts, key=lambda text: text.mapTo(widget, text.rect().topLeft()).y())]


def test_an_excluded_yaku_is_below_the_one_that_excludes_it(qtbot: QtBot) -> None:
    widget = YakuList()
    qtbot.addWidget(widget)
    widget.show_evaluation(MCR, valued(MCR, "19m19p19s1234567z", "1m"))
    assert "Not counted beside it: All Types" in shown(widget)
    widget.show_evaluation(MCR, valued(MCR, "123m678p34s88s999p", "5s"))
    assert not any(text.startswith("Not counted") for text in shown(widget))
    widget.show_evaluation(MCR, valued(MCR, "234m678p34s88s234p", "5s"))
    assert shown(widget).count("Not counted beside it: No Honours") == 2


def test_dora_stand_below_the_yaku_with_their_pieces(qtbot: QtBot) -> None:
    boo = registry.get_ruleset("boo")
    words = boo.vocabulary._replace(extra_numbers_in_han=("ba_han", "dora"))
    counting = replace(boo, vocabulary=words)
    event = read_event(
        boo.bind({}),
        {
            "type": "win",
            "from": 0,
            "wins": [{"winner": 1, "hand": {"concealed": "123m456p78s55z999p", "winning_tile": "9s"}}],
        },
        "event",
    )
    rules = boo.bind({})
    found = (rules.settle_unrestricted or rules.settle)(rules.opening_table(), event).wins[0].evaluation
    figures = {**found.figures, "dora": 3}
    dora = found._replace(figures=figures, figure_pieces={"dora": (17, 17, 17)})
    widget = YakuList()
    qtbot.addWidget(widget)
    widget.show_evaluation(counting, dora)
    names = shown(widget)
    assert names.index("Base han") < names.index("Dora")
    tiles = [row for row in widget.findChildren(TileRow) if row.isVisibleTo(widget)]
    assert [[face.name for face in group.pieces] for row in tiles for group in row.groups][-1] == ["9p"]
    limit = dora._replace(han=None, limit="yakuman")
    widget.show_evaluation(counting, limit)
    assert "Dora" not in shown(widget), "it counts nothing there"

# SPDX-License-Identifier: MIT
"""The facts that decide the next hand are shown on the felt, where nothing covers them."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from mahjong_desk.match import Match, replay
from mahjong_desk.rules import registry
from mahjong_desk.rules.model.events import Draw, Event, PenaltyState, PenaltyTile, Shaozhuang
from mahjong_desk.rules.model.options import OptionValue
from mahjong_desk.ui.table.felt_table import FeltTable

NAMES = ("Aleksandrina", "Bartholomäus", "Chrysanthemu", "Dominiquette")


def felt_after(
    qtbot: QtBot,
    ruleset: str,
    *events: Event,
    players: int = 4,
    size: tuple[int, int] = (756, 410),
    **options: OptionValue,
) -> FeltTable:
    """Returns the felt after some events, in a window of 1180×640 unless another size is asked for."""
    rules = registry.get_ruleset(ruleset).bind(options)
    felt = FeltTable()
    qtbot.addWidget(felt)
    felt.resize(*size)
    felt.show_replay(replay(Match(rules, options, NAMES[:players], events)))
    felt.show()
    return felt


@pytest.mark.parametrize("size", [(756, 410), (1240, 520), (1880, 880)])
@pytest.mark.parametrize("large", [False, True])
def test_shaozhuang_and_shanglou_are_shown_on_the_felt(qtbot: QtBot, size: tuple[int, int], large: bool) -> None:
    events = (Draw(), Shaozhuang())
    felt = felt_after(qtbot, "beijing", *events, size=size, shaozhuang_points=20, shanglou_after_draw="next_hand")
    felt.set_large(large)
    assert felt.facts.facts == (
        "Shanglou: double",
        "Shaozhuang: dealer pays 20 each on a win",
    )
    boxes = [box.translated(felt.facts.pos()) for box in felt.facts.boxes()]
    for box in boxes:
        assert felt.rect().contains(box)
        assert not any(box.intersects(plate.geometry()) for plate in felt.plates)
    assert not boxes[0].intersects(boxes[1])


@pytest.mark.parametrize(("players", "han"), [(3, 2), (2, 4)])
def test_from_five_honba_shogi_says_what_a_hand_must_be_worth(qtbot: QtBot, players: int, han: int) -> None:
    draws = [Draw(tenpai=())] * 3
    felt = felt_after(qtbot, "shogi", *draws[:2], players=players)
    assert felt.facts.facts == ()
    assert felt.facts.isHidden()
    felt = felt_after(qtbot, "shogi", *draws, players=players)
    assert felt.facts.facts == (f"{han} han needed, from 5 honba on",)
    assert not any(box.translated(felt.facts.pos()).intersects(felt.plates[0].geometry()) for box in felt.facts.boxes())


def test_penalty_tiles_are_on_the_plate_dead_ones_sideways(qtbot: QtBot) -> None:
    live, dead = PenaltyState.LIVE, PenaltyState.DEAD
    felt = felt_after(
        qtbot,
        "wsom",
        PenaltyTile(player=1, tile=4, state=live),
        PenaltyTile(player=1, tile=7, state=live),
        PenaltyTile(player=1, tile=7, state=dead),
    )
    assert [(face.name, face.sideways) for face in felt.plates[1].face.penalty_tiles] == [("5m", False), ("8m", True)]

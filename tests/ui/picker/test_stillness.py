# SPDX-License-Identifier: MIT
"""Nothing moves under the hand: every control of the picker has its place from the first tile on, and keeps it."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from mahjong_desk.rules.model.events import Win
from mahjong_desk.rules.model.indicators import DORA, WILD
from mahjong_desk.rules.registry import all_rulesets, get_ruleset
from mahjong_desk.shapes import MeldKind
from mahjong_desk.ui.picker.result.outcome_lists import SELF_DRAWN
from tests.ui.player import User
from tests.ui.rulesets.playing import view_of

Key = tuple[object, ...]
"""What a control is for, and which one of its group it is."""
LONG = ("Wilhelmina-X", "Ben", "Maximilian-Y", "Dai")
SIZES = ((1180, 640), (1366, 700))
CHI, PON, KAN, CLOSED, ADDED = (
    ("meld", kind) for kind in (MeldKind.CHI, MeldKind.PON, MeldKind.DAIMINKAN, MeldKind.ANKAN, MeldKind.SHOUMINKAN)
)


def fixed(player: User) -> dict[Key, QWidget]:
    """Returns the controls of the picker that are in sight."""
    view, entry = view_of(player), player.window.screen_widget("picker").entry
    pieces, melds = entry.frame.pieces, view.melds
    found: dict[Key, QWidget] = {
        ("line",): view.line,
        ("rack",): view.rack,
        ("clear",): view.clear,
        ("quick",): view.result.foot.quick,
        ("record",): view.result.foot.record,
        ("faces",): melds.faces,
    }
    found |= {
        ("tile", pieces.face_names[piece]): view.palette_tiles.button(piece)
        for row in pieces.palette_rows
        for piece in row
    }
    groups = {"winner": view.winner, "source": view.source, **melds.questions.fields}
    found |= {(name, value): group.chip(value) for name, group in groups.items() for value in group.choices()}
    found |= {("situation", name): melds.situations.chip(name) for name in melds.situations.choices()}
    found |= {("meld", kind): chip for kind, chip in melds.kinds.items()}
    found |= {("indicator", indicator): row.chip for indicator, row in melds.indicators.items()}
    return {key: control for key, control in found.items() if control.isVisible()}


def asked(player: User) -> dict[Key, QWidget]:
    """Returns the controls that come with a hand or its last meld."""
    result, givers = view_of(player).result, view_of(player).melds.called_from
    found: dict[Key, QWidget] = {("another",): result.winners.another}
    found |= {("giver", seat): givers.chip(seat) for seat in givers.choices()}
    found |= {("pao", value): result.pao.answer.chip(value) for value in result.pao.answer.choices()}
    found |= {("way", way): chip for way, chip in result.possible_wins.chips.items()}
    return {key: control for key, control in found.items() if control.isVisible()}


def places(player: User, controls: dict[Key, QWidget]) -> dict[Key, QRect]:
    """Returns where controls stand in the window."""
    window = player.window
    return {key: QRect(one.mapTo(window, QPoint(0, 0)), one.size()) for key, one in controls.items()}


class Blind:
    """Clicks each control where it stood before the click before this one, without looking."""

    def __init__(self, player: User) -> None:
        """Opens the picker."""
        self._player = player
        player.enter("w")
        self._settle()
        self.first = places(player, fixed(player))
        self._before = self._known = dict(self.first)

    def click(self, *keys: Key) -> None:
        """Clicks controls one after the other, and looks afterwards whether anything has moved."""
        for key in keys:
            # What has only just come up was not there before.
            at = self._before.get(key, self._known.get(key, QRect())).center()
            target = {**fixed(self._player), **asked(self._player)}[key]
            assert self._player.window.childAt(at) is target, f"{key} is not where it was"
            assert target.isEnabled(), key
            QTest.mouseClick(target, Qt.MouseButton.LeftButton, pos=target.mapFrom(self._player.window, at))
            self._settle()
            self.stands(key)
            self._before = self._known
            self._known = {**self.first, **places(self._player, asked(self._player))}

    def tiles(self, names: str) -> None:
        """Clicks tiles of the palette."""
        self.click(*(("tile", name) for name in names.split()))

    def stands(self, after: object) -> None:
        """Holds every control in sight to the place where it was seen first."""
        if self._player.window.place == "picker" and not view_of(self._player).refusal.isVisible():
            now = places(self._player, fixed(self._player))
            moved = {key: (self.first[key], box) for key, box in now.items() if self.first.setdefault(key, box) != box}
            assert not moved, f"after {after}"

    def _settle(self) -> None:
        # A layout that asks another one for more room is heard in the next round of events.
        for _ in range(3):
            QApplication.processEvents()


def opened(player: User, ruleset: str, *, names: Sequence[str] = LONG, size: tuple[int, int] = (1366, 700)) -> Blind:
    """Begins a match in a window of a size and opens the picker."""
    player.window.resize(*size)
    assert player.desk.start_match(ruleset, {}, names, None)
    player.wait(lambda: (player.window.width(), player.window.height()) == size)
    return Blind(player)


def last_win(player: User) -> Win:
    assert player.desk.match is not None
    event = player.desk.match.events[-1]
    assert isinstance(event, Win)
    return event


def test_ar_shi_ar_with_claims_a_kan_and_somebody_responsible(player: User) -> None:
    blind = opened(player, "arushiaru")
    blind.click(("winner", 1), ("winner", 2), ("source", 1), ("source", SELF_DRAWN), ("source", 3))
    blind.click(PON, ("tile", "5z"), ("giver", 0), PON, ("tile", "6z"), ("giver", 3), ("giver", 0))
    blind.click(ADDED, ("tile", "7z"), ("giver", 3))
    blind.tiles("1m 2m 3m 9p 9p")
    blind.click(("pao", "yes"), ("pao", "no"), ("pao", "yes"), ("source", SELF_DRAWN))
    blind.click(("situation", "rinshan"), ("situation", "rinshan"), ("source", 3), ("record",))
    win = last_win(player)
    assert (win.discarder, win.wins[0].seat, [pao.player for pao in win.wins[0].pao]) == (3, 2, [3])
    assert win.wins[0].hand is not None
    assert [(meld.kind, meld.claimed_from) for meld in win.wins[0].hand.melds] == [
        (MeldKind.PON, 0),
        (MeldKind.PON, 0),
        (MeldKind.SHOUMINKAN, 3),
    ]


def test_boo_with_an_indicator_a_red_five_and_a_refusal(player: User) -> None:
    blind = opened(player, "boo")
    blind.click(("winner", 1), ("source", 3), ("indicator", DORA.id), ("tile", "3m"))
    blind.click(CHI, ("tile", "4p"), ("faces",), ("faces",), CLOSED, ("tile", "9s"))
    blind.tiles("2m 3m 4m 5z 5z 7s 7s 5z")
    blind.click(("source", SELF_DRAWN), ("situation", "rinshan"), ("situation", "rinshan"))
    blind.click(("record",))
    assert last_win(player).discarder is None


def test_a_way_beside_a_refusal_leaves_the_keyboard_in_the_entry(player: User) -> None:
    blind = opened(player, "boo")
    blind.click(("winner", 1), ("source", 3))
    blind.tiles("2m 2m 3m 3m 4m 4m 5m 5m 6m 7m 7m 8m 9m 8m")
    assert view_of(player).refusal.isVisible()
    way = next(key for key, chip in asked(player).items() if key[0] == "way" and chip.isEnabled())
    blind.click(way)
    assert view_of(player).line.hasFocus()
    assert not view_of(player).refusal.isVisible()


def test_world_series_with_who_discarded_first(player: User) -> None:
    blind = opened(player, "wsom", size=(1366, 768))
    blind.click(("winner", 2), ("source", 0), CHI, ("tile", "1m"), PON, ("tile", "3z"), ("giver", 0))
    blind.tiles("5m 6m 7m 8m 8m 4z 4z 4z")
    blind.click(("immunity", 1), ("immunity", 3), ("record",))
    assert last_win(player).wins[0].extra_fields == {"immunity": 3}
    assert player.window.place == "table"


def test_beijing_with_a_wildcard_and_two_winners(player: User) -> None:
    blind = opened(player, "beijing")
    blind.click(("winner", 1), ("source", 0), ("indicator", WILD.id), ("tile", "1p"))
    blind.tiles("1m 2m 3m 4p 5p 6p 7s 8s 9s 2z 2z 4s 5s 6s")
    blind.click(("another",), ("winner", 2))
    blind.tiles("1m 2m 3m 4p 5p 6p 7s 8s 9s 3z 3z 4s 5s 6s")
    blind.click(("situation", "chankan"), ("situation", "chankan"), ("record",))
    assert [winner.seat for winner in last_win(player).wins] == [1, 2]


def test_shogi_with_a_kan_and_dora(player: User) -> None:
    blind = opened(player, "shogi", names=LONG[:3])
    blind.click(("winner", 0), ("source", 2), ("indicator", DORA.id), ("tile", "G"))
    blind.click(KAN, ("tile", "L"), ("giver", 2), ("giver", 1))
    blind.tiles("N N P B B")
    blind.click(("source", SELF_DRAWN), ("situation", "rinshan"), ("situation", "rinshan"))
    blind.click(("source", 2), ("record",))
    assert last_win(player).wins[0].seat == 0


@pytest.mark.parametrize("ruleset", [ruleset.id for ruleset in all_rulesets()])
def test_the_first_look_is_the_last(qtbot: QtBot, tmp_path: Path, ruleset: str) -> None:
    player = User(qtbot, tmp_path / "club", QSize(1366, 709))
    assert player.desk.start_match(ruleset, {}, LONG[: get_ruleset(ruleset).players[0]], None)
    player.enter("w")
    first = places(player, fixed(player))
    for _ in range(4):
        QApplication.processEvents()
        assert places(player, fixed(player)) == first


TYPED = {
    "arushiaru": "w3099m24888s[456p][555z1]3s\b\b\b[1111z]",
    "boo": "w24234m567m406p55z78s6sT\b",
    "wsom": "w31567m88m44z[123m][333z1]4z",
    "beijing": "w10123m456p[5555s<][777z]11m1m",
    "shogi": "w12lllnnpbb",
}


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("ruleset", TYPED)
def test_every_control_keeps_its_place_while_a_hand_is_typed(player: User, ruleset: str, size: tuple[int, int]) -> None:
    names = LONG[:2] if ruleset == "shogi" else LONG
    blind = opened(player, ruleset, names=names, size=size)
    for key in TYPED[ruleset][1:]:
        player.enter(key)
        QApplication.processEvents()
        blind.stands(key)

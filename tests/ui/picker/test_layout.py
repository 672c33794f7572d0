# SPDX-License-Identifier: MIT
"""A whole hand of every rule system fits the window, with all that is asked and said of it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import product

import pytest
from PySide6.QtCore import QPoint, QRect
from PySide6.QtWidgets import QWidget

from mahjong_desk.rules.model.events import Adjustment, RiichiDeclaration
from mahjong_desk.rules.model.indicators import DORA, WILD
from mahjong_desk.ui.kit.tiles.faces import face_name
from mahjong_desk.ui.picker.situations import UNANSWERED
from mahjong_desk.ui.picker.view import PickerView
from tests.ui.player import User
from tests.ui.rulesets.playing import NAMES, declare, turn_up_indicator, view_of


def _begin(player: User, ruleset: str, names: Sequence[str]) -> None:
    assert player.desk.start_match(ruleset, {}, names)


def _arushiaru(player: User, names: Sequence[str] = NAMES) -> None:
    _begin(player, "arushiaru", names)
    player.enter("w30" + "99m24888s[456p][555z1]3s")


def _boo(player: User, names: Sequence[str] = NAMES) -> None:
    _begin(player, "boo", names)
    declare(player, names[1])
    player.enter("w24")
    turn_up_indicator(player, DORA, "3m")
    player.enter("234m567m406p55z78s+6s")


def _wsom(player: User, names: Sequence[str] = NAMES) -> None:
    _begin(player, "wsom", names)
    player.enter("w31" + "567m88m44z[123m][333z1]4z")
    assert view_of(player).melds.questions.fields["immunity"].chip(UNANSWERED).isEnabled()


def _beijing(player: User, names: Sequence[str] = NAMES) -> None:
    _begin(player, "beijing", names)
    player.enter("w10")
    turn_up_indicator(player, WILD, "4m")
    player.enter("234m55m456p789s11z1z")


def _shogi(player: User, names: Sequence[str] = NAMES) -> None:
    _begin(player, "shogi", names[:2])
    player.enter("w12" + "lllnnpb+b")


HANDS = {"arushiaru": _arushiaru, "boo": _boo, "wsom": _wsom, "beijing": _beijing, "shogi": _shogi}


LONG = ("Wilhelmina-X", "Ben", "Maximilian-Y", "Dai")
"""Names of twelve letters among short ones."""
ALL_LONG = ("Wilhelmina-X", "Maximilian-Y", "Alexandrinex", "Bartholomeus")
SIZES = ((1180, 640), (1280, 800), (1920, 1080))


def _box(widget: QWidget, within: QWidget) -> QRect:
    return QRect(widget.mapTo(within, QPoint(0, 0)), widget.size())


def _fits(view: PickerView) -> bool:
    """Tells whether nothing must be scrolled, and what is typed and Record are in sight."""
    seen = all(view.rect().contains(_box(widget, view)) for widget in (view.line, view.result.foot.record))
    return seen and not any(area.verticalScrollBar().maximum() for area in (view.scroller, view.aside))


def _apart(view: PickerView) -> bool:
    """Tells whether nothing lies over anything else: neither in the result nor in the column beside it."""
    result = view.result
    panel = (result.yaku, result.formula, result.arrows, result.note, result.foot)
    left = (view.winner, view.source, view.palette_tiles, view.rack, view.line)
    for parts in (panel, left):
        boxes = [_box(part, view) for part in parts if part.isVisible()]
        # The yaku may scroll: what counts is what can be seen of them.
        if parts is panel:
            boxes[0] = QRect(boxes[0].topLeft(), result.yaku.visibleRegion().boundingRect().size())
        if any(one.intersects(other) for at, one in enumerate(boxes) for other in boxes[at + 1 :]):
            return False
    return True


@pytest.mark.parametrize("names", [LONG, ALL_LONG], ids=["two-long", "all-long"])
@pytest.mark.parametrize("enter", HANDS.values(), ids=HANDS)
def test_nothing_scrolls_or_overlaps_beside_a_whole_hand(
    player: User, enter: Callable[[User, Sequence[str]], None], names: Sequence[str]
) -> None:
    enter(player, names)
    # Words are longest in English: what fits among long names there fits in the other languages.
    for spoken, size in product(("en",) if names is ALL_LONG else ("en", "ja", "zh"), SIZES):
        player.window.settings.language = spoken
        player.window.resize(*size)
        player.wait(lambda: view_of(player).width() == player.window.width())
        player.wait(lambda: _fits(view_of(player)) and _apart(view_of(player)))


def test_with_large_letters_the_result_goes_below(player: User) -> None:
    _beijing(player)
    player.window.settings.font_percent = 150
    player.wait(lambda: view_of(player).scroller.verticalScrollBar().maximum() > 0)
    view = view_of(player)
    page = view.scroller.widget()
    assert page is not None
    assert _box(view.result, page).top() > _box(view.line, page).bottom()
    assert view.rect().contains(_box(view.result.foot.record, view))


def test_the_fu_below_each_group_are_those_of_the_rules(player: User) -> None:
    _begin(player, "riichi", NAMES)
    player.enter("w12" + "222m99p345s67s[555z3]5s")
    names = [[face.name for face in group.pieces] for group in view_of(player).rack.groups]
    amounts = {"".join(one): group.amount for one, group in zip(names, view_of(player).rack.groups, strict=True)}
    # rules/riichi.md §5: a concealed triplet of simples 4, an open one of honours 4, a two-sided wait nothing.
    assert amounts == {"2m2m2m": "+4", "9p9p": "0", "5s6s7s": "0", "3s4s": "0", "5s": "", "5z5z5z": "+4"}


def test_a_pawn_says_for_which_dragon_it_stands(player: User) -> None:
    _begin(player, "shogi", NAMES[:2])
    player.enter("w12" + "lllnnpr+r")
    amounts = [group.amount for group in view_of(player).rack.groups]
    assert amounts == [f"{face_name('P')} stands for {face_name('R')}", "", "", ""]


def test_payments_are_words_in_a_low_window_and_arrows_in_others(player: User) -> None:
    player.window.resize(1366, 700)
    _begin(player, "boo", NAMES)
    player.enter("w24" + "99m24888s[406p1][555z1]3s")
    result = view_of(player).result
    player.wait(lambda: not result.arrows.isVisible())
    assert "Dai: 4 × 240 = 960" in player.texts(result.formula)
    player.window.resize(1366, 768)
    player.wait(result.arrows.isVisible)
    assert "Dai: 4 × 240 = 960" not in player.texts(result.formula)


def test_a_riichi_mangan_is_whole_with_its_arrows(player: User) -> None:
    player.window.resize(1366, 768)
    _begin(player, "riichi", NAMES)
    assert player.desk.record_event(RiichiDeclaration(player=3))
    player.enter("w43d7p" + "u4z" + "234678m45688p56s+7s")
    result = view_of(player).result
    player.wait(lambda: result.middle.verticalScrollBar().maximum() == 0)
    assert result.arrows.isVisible()
    assert result.arrows.shown_lines(3) == ("Dai +9,000", "8,000 + sticks 1,000")


def test_a_refusal_is_whole_in_the_smallest_window(player: User) -> None:
    player.window.resize(1180, 640)
    _begin(player, "boo", NAMES)
    assert player.desk.record_event(Adjustment(deltas=(-1120, 1600, -1440, 960)))
    player.enter("w13" + "99m24888s[406p4][555z4]3s")
    view = view_of(player)
    player.wait(lambda: view.refusal.isVisible() and view.refusal.title.font().pixelSize() < 19)
    page = view.refusal.parentWidget()
    assert page is not None
    player.wait(lambda: page.rect().contains(_box(view.refusal, page)))
    ways = view.result.possible_wins
    player.wait(lambda: all(row.visibleRegion().boundingRect().size() == row.size() for row in ways.chips.values()))

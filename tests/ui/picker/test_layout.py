# SPDX-License-Identifier: MIT
from collections.abc import Sequence
from itertools import product
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from mahjong_desk.rules.model.events import Adjustment, RiichiDeclaration, Win
from mahjong_desk.rules.model.hand import DORA, WILD
from mahjong_desk.rules.registry import all_rulesets, get_ruleset
from mahjong_desk.shapes import MeldKind
from mahjong_desk.ui import theme
from mahjong_desk.ui.kit.tiles.faces import face_name
from mahjong_desk.ui.picker.result.outcome_lists import SELF_DRAWN
from mahjong_desk.ui.picker.situations import UNANSWERED
from mahjong_desk.ui.picker.view import PickerView
from tests.scope import represent
from tests.ui.player import NAMES, User
from tests.ui.rulesets.playing import sit_down, view_of

HANDS = {
    "arushiaru": "w3099m24888s[456p][555z1]3s",
    "boo": "r2w24d3m234m567m406p55z78s+6s",
    "wsom": "w31567m88m44z[123m][333z1]4z",
    "beijing": "w10i4m234m55m456p789s11z1z",
    "shogi": "w12lllnnpb+b",
}
"""The keys of a riichi, if any, of the winner and the source, of an indicator, if any, and of the hand."""
LONG = ("Wilhelmina-X", "Ben", "Maximilian-Y", "Dai")
"""Names of twelve letters among short ones."""
ALL_LONG = ("Wilhelmina-X", "Maximilian-Y", "Alexandrinex", "Bartholomeus")
SIZES = ((1180, 640), (1280, 800), (1920, 1080))


def _box(widget: QWidget, within: QWidget) -> QRect:
    return QRect(widget.mapTo(within, QPoint(0, 0)), widget.size())


def _fits(view: PickerView) -> bool:
    """Returns whether the notation and Record are visible without scrolling."""
    seen = all(view.rect().contains(_box(widget, view)) for widget in (view.line, view.result.foot.record))
    return seen and not any(area.verticalScrollBar().maximum() for area in (view.scroller, view.meld_scroller))


def _has_no_overlaps(view: PickerView) -> bool:
    """Returns whether no widgets overlap in the result or in the column beside it."""
    result = view.result
    panel = (result.yaku, result.formula, result.arrows, result.note, result.foot)
    left = (view.winner, view.source, view.palette_tiles, view.rack, view.line)
    for parts in (panel, left):
        boxes = [_box(part, view) for part in parts if part.isVisible()]
        # The yaku may scroll, so only their visible part counts.
        if parts is panel:
            boxes[0] = QRect(boxes[0].topLeft(), result.yaku.visibleRegion().boundingRect().size())
        if any(one.intersects(other) for at, one in enumerate(boxes) for other in boxes[at + 1 :]):
            return False
    return True


@pytest.mark.parametrize("names", [LONG, pytest.param(ALL_LONG, marks=pytest.mark.slow)], ids=["two-long", "all-long"])
@pytest.mark.parametrize("ruleset", represent(HANDS, "boo"))
def test_a_whole_hand_fits_without_scrolling_or_overlap(player: User, ruleset: str, names: Sequence[str]) -> None:
    sit_down(player, ruleset, names[:2] if ruleset == "shogi" else names)
    player.enter(HANDS[ruleset])
    if ruleset == "wsom":
        assert view_of(player).melds.questions.fields["immunity"].chip(UNANSWERED).isEnabled()
    # English texts are the longest, so the other languages are not tried with long names.
    for spoken, size in product(("en",) if names is ALL_LONG else ("en", "ja", "zh"), SIZES):
        player.window.settings.language = spoken
        player.window.resize(*size)
        player.wait(lambda: view_of(player).width() == player.window.width())
        player.wait(lambda: _fits(view_of(player)) and _has_no_overlaps(view_of(player)))


def test_the_fu_below_each_group_follow_the_rules(player: User) -> None:
    sit_down(player, "riichi")
    player.enter("w12" + "222m99p345s67s[555z3]5s")
    names = [[face.name for face in group.pieces] for group in view_of(player).rack.groups]
    amounts = {"".join(tiles): group.amount for tiles, group in zip(names, view_of(player).rack.groups, strict=True)}
    # rules/riichi.md §5: a concealed triplet of simples 4, an open one of honours 4, a two-sided wait nothing.
    assert amounts == {"2m2m2m": "+4", "9p9p": "0", "5s6s7s": "0", "3s4s": "0", "5s": "", "5z5z5z": "+4"}


def test_a_pawn_names_the_piece_it_stands_for(player: User) -> None:
    sit_down(player, "shogi", NAMES[:2])
    player.enter("w12" + "lllnnpr+")
    assert "Type M, P, S or Z" not in view_of(player).line.verdict.text
    player.enter("r")
    amounts = [group.amount for group in view_of(player).rack.groups]
    assert amounts == ["", "", f"{face_name('P')} stands for {face_name('R')}", ""]


def test_a_low_window_shows_payments_in_words(player: User) -> None:
    player.window.resize(1366, 700)
    sit_down(player, "boo")
    player.enter("w24" + "99m24888s[406p1][555z1]3s")
    result = view_of(player).result
    player.wait(lambda: not result.arrows.isVisible())
    assert "Dai: 4 × 240 = 960" in player.texts(result.formula)
    player.window.resize(1366, 768)
    player.wait(result.arrows.isVisible)
    assert "Dai: 4 × 240 = 960" not in player.texts(result.formula)


def test_the_payment_of_a_limit_hand_is_shown_once(player: User) -> None:
    player.window.resize(1280, 700)
    sit_down(player, "riichi")
    player.enter("w42")
    player.click(view_of(player).result.quick_value.forms.chip("mangan"))
    assert [text for text in player.texts(view_of(player).result.formula) if "8,000" in text] == ["4 × 2,000 = 8,000"]


def test_a_riichi_mangan_fits_with_its_arrows(player: User) -> None:
    player.window.resize(1366, 768)
    sit_down(player, "riichi")
    assert player.desk.record_event(RiichiDeclaration(player=3))
    player.enter("w43d7p" + "u4z" + "234678m45688p56s+7s")
    result = view_of(player).result
    player.wait(lambda: result.middle.verticalScrollBar().maximum() == 0)
    assert result.arrows.isVisible()
    assert result.arrows.shown_lines(3) == ("Dai +9,000", "8,000 + sticks 1,000")


def test_a_refusal_fits_in_the_smallest_window(player: User) -> None:
    player.window.resize(1180, 640)
    sit_down(player, "boo")
    assert player.desk.record_event(Adjustment(deltas=(-1120, 1600, -1440, 960)))
    player.enter("w13" + "99m24888s[406p4][555z4]3s")
    view = view_of(player)
    player.wait(lambda: view.refusal.isVisible() and view.refusal.title.font().pixelSize() < 19)
    page = view.refusal.parentWidget()
    player.wait(lambda: page.rect().contains(_box(view.refusal, page)))
    ways = view.result.possible_wins
    player.wait(lambda: all(row.visibleRegion().boundingRect().size() == row.size() for row in ways.chips.values()))


def test_melds_fit_beside_touchable_tiles(player: User) -> None:
    player.window.resize(1180, 640)
    sit_down(player, "boo")
    player.enter("w12")
    theme.set_table_mode(on=True)
    view = view_of(player)
    QTest.qWait(0)
    width, room = view.melds.width(), view.meld_scroller.viewport().width()
    theme.set_table_mode(on=False)
    assert width <= room < 260


Key = tuple[object, ...]
"""The purpose of a control, and which one of its group it is."""
SMALL_SIZES = ((1180, 640), (1366, 700))
CHI, PON, KAN, CLOSED, ADDED = (
    ("meld", kind) for kind in (MeldKind.CHI, MeldKind.PON, MeldKind.DAIMINKAN, MeldKind.ANKAN, MeldKind.SHOUMINKAN)
)


def permanent_controls(player: User) -> dict[Key, QWidget]:
    """Returns the visible controls that do not depend on the hand."""
    view, entry = view_of(player), player.window.screen_widget("picker").entry
    pieces, melds = entry.spec.pieces, view.melds
    controls: dict[Key, QWidget] = {
        ("line",): view.line,
        ("rack",): view.rack,
        ("clear",): view.clear,
        ("quick",): view.result.foot.quick,
        ("record",): view.result.foot.record,
        ("faces",): melds.faces,
    }
    controls |= {
        ("tile", pieces.face_names[piece]): view.palette_tiles.button(piece)
        for row in pieces.palette_rows
        for piece in row
    }
    groups = {"winner": view.winner, "source": view.source, **melds.questions.fields}
    controls |= {(name, value): group.chip(value) for name, group in groups.items() for value in group.choices()}
    controls |= {("situation", name): melds.situations.chip(name) for name in melds.situations.choices()}
    controls |= {("meld", kind): chip for kind, chip in melds.kinds.items()}
    controls |= {("indicator", indicator): row.chip for indicator, row in melds.indicators.items()}
    return {key: control for key, control in controls.items() if control.isVisible()}


def hand_controls(player: User) -> dict[Key, QWidget]:
    """Returns the visible controls that depend on the hand or its last meld."""
    result, discarders = view_of(player).result, view_of(player).melds.called_from
    controls: dict[Key, QWidget] = {("another",): result.winners.another}
    controls |= {("discarder", seat): discarders.chip(seat) for seat in discarders.choices()}
    controls |= {("pao", value): result.pao.answer.chip(value) for value in result.pao.answer.choices()}
    controls |= {("way", way): chip for way, chip in result.possible_wins.chips.items()}
    return {key: control for key, control in controls.items() if control.isVisible()}


def control_boxes(player: User, controls: dict[Key, QWidget]) -> dict[Key, QRect]:
    window = player.window
    return {key: QRect(control.mapTo(window, QPoint(0, 0)), control.size()) for key, control in controls.items()}


class BlindUser:
    """Clicks each control at the position it had before the previous click."""

    def __init__(self, player: User) -> None:
        self._player = player
        player.enter("w")
        self._settle()
        self.first = control_boxes(player, permanent_controls(player))
        self._before = self._known = dict(self.first)

    def click(self, *keys: Key) -> None:
        """Clicks controls, and checks after each click that no control has moved."""
        for key in keys:
            # A control that has just appeared has no earlier position.
            at = self._before.get(key, self._known.get(key, QRect())).center()
            target = {**permanent_controls(self._player), **hand_controls(self._player)}[key]
            assert self._player.window.childAt(at) is target, f"{key} is not where it was"
            assert target.isEnabled(), key
            QTest.mouseClick(target, Qt.MouseButton.LeftButton, pos=target.mapFrom(self._player.window, at))
            self._settle()
            self.check_positions(key)
            self._before = self._known
            self._known = {**self.first, **control_boxes(self._player, hand_controls(self._player))}

    def tiles(self, names: str) -> None:
        self.click(*(("tile", name) for name in names.split()))

    def check_positions(self, trigger: object) -> None:
        """Checks that every visible control is where it first appeared."""
        if self._player.window.current_screen == "picker" and not view_of(self._player).refusal.isVisible():
            now = control_boxes(self._player, permanent_controls(self._player))
            moved = {key: (self.first[key], box) for key, box in now.items() if self.first.setdefault(key, box) != box}
            assert not moved, f"after {trigger}"

    def _settle(self) -> None:
        # Nested layouts need several rounds of events.
        for _ in range(3):
            QApplication.processEvents()


def open_picker(
    player: User, ruleset: str, *, names: Sequence[str] = LONG, size: tuple[int, int] = (1366, 700)
) -> BlindUser:
    """Starts a match and opens the picker in a window of the given size."""
    player.window.resize(*size)
    assert player.desk.start_match(ruleset, {}, names, None)
    player.wait(lambda: (player.window.width(), player.window.height()) == size)
    return BlindUser(player)


def last_win(player: User) -> Win:
    event = player.desk.match.events[-1]
    assert isinstance(event, Win)
    return event


def test_controls_stay_in_place_in_arushiaru(player: User) -> None:
    blind = open_picker(player, "arushiaru")
    blind.click(("winner", 1), ("winner", 2), ("source", 1), ("source", SELF_DRAWN), ("source", 3))
    blind.click(PON, ("tile", "5z"), ("discarder", 0), PON, ("tile", "6z"), ("discarder", 3), ("discarder", 0))
    blind.click(ADDED, ("tile", "7z"), ("discarder", 3))
    blind.tiles("1m 2m 3m 9p 9p")
    blind.click(("pao", "yes"), ("pao", "no"), ("pao", "yes"), ("source", SELF_DRAWN))
    blind.click(("situation", "rinshan"), ("situation", "rinshan"), ("source", 3), ("record",))
    win = last_win(player)
    assert (win.discarder, win.winners[0].seat, [pao.player for pao in win.winners[0].pao]) == (3, 2, [3])
    melds = [(("meld", meld.kind), meld.claimed_from) for meld in win.winners[0].hand.melds]
    assert melds == [(PON, 0), (PON, 0), (ADDED, 3)]


def test_controls_stay_in_place_in_boo(player: User) -> None:
    blind = open_picker(player, "boo")
    blind.click(("winner", 1), ("source", 3), ("indicator", DORA.id), ("tile", "3m"))
    blind.click(CHI, ("tile", "4p"), ("faces",), ("faces",), CLOSED, ("tile", "9s"))
    blind.tiles("2m 3m 4m 5z 5z 7s 7s 5z")
    blind.click(("source", SELF_DRAWN), ("situation", "rinshan"), ("situation", "rinshan"))
    blind.click(("record",))
    assert last_win(player).discarder is None


def test_choosing_a_way_to_win_focuses_the_entry(player: User) -> None:
    blind = open_picker(player, "boo")
    blind.click(("winner", 1), ("source", 3))
    blind.tiles("2m 2m 3m 3m 4m 4m 5m 5m 6m 7m 7m 8m 9m 8m")
    assert view_of(player).refusal.isVisible()
    way = next(key for key, chip in hand_controls(player).items() if key[0] == "way" and chip.isEnabled())
    blind.click(way)
    assert view_of(player).line.hasFocus()
    assert not view_of(player).refusal.isVisible()


def test_controls_stay_in_place_in_beijing(player: User) -> None:
    blind = open_picker(player, "beijing")
    blind.click(("winner", 1), ("source", 0), ("indicator", WILD.id), ("tile", "1p"))
    blind.tiles("1m 2m 3m 4p 5p 6p 7s 8s 9s 2z 2z 4s 5s 6s")
    blind.click(("another",), ("winner", 2))
    blind.tiles("1m 2m 3m 4p 5p 6p 7s 8s 9s 3z 3z 4s 5s 6s")
    blind.click(("situation", "chankan"), ("situation", "chankan"), ("record",))
    assert [winner.seat for winner in last_win(player).winners] == [1, 2]


@pytest.mark.parametrize("ruleset", represent([ruleset.id for ruleset in all_rulesets()], "riichi", "shogi"))
def test_the_first_layout_of_the_picker_is_final(qtbot: QtBot, tmp_path: Path, ruleset: str) -> None:
    player = User(qtbot, tmp_path / "club", QSize(1366, 709))
    assert player.desk.start_match(ruleset, {}, LONG[: get_ruleset(ruleset).players[0]], None)
    player.enter("w")
    first = control_boxes(player, permanent_controls(player))
    for _ in range(4):
        QApplication.processEvents()
        assert control_boxes(player, permanent_controls(player)) == first


TYPED = {
    "arushiaru": "w3099m24888s[456p][555z1]3s\b\b\b[1111z]",
    "boo": "w24234m567m406p55z78s6sT\b",
    "wsom": "w31567m88m44z[123m][333z1]4z",
    "beijing": "w10123m456p[5555s<][777z]11m1m",
    "shogi": "w12lllnnpbb",
}


@pytest.mark.parametrize("size", represent(SMALL_SIZES, str(SMALL_SIZES[0])))
@pytest.mark.parametrize("ruleset", represent(TYPED, "arushiaru", "shogi"))
def test_controls_stay_in_place_while_a_hand_is_typed(player: User, ruleset: str, size: tuple[int, int]) -> None:
    names = LONG[:2] if ruleset == "shogi" else LONG
    blind = open_picker(player, ruleset, names=names, size=size)
    for key in TYPED[ruleset][1:]:
        player.enter(key)
        QApplication.processEvents()
        blind.check_positions(key)

# SPDX-License-Identifier: MIT
from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QRegion
from PySide6.QtWidgets import QAbstractButton, QWidget

from mahjong_desk import __version__
from mahjong_desk.rules.model.events import Draw, RiichiDeclaration
from mahjong_desk.ui.kit.sheets.notice import CoachMark
from mahjong_desk.ui.match.new_match_sheet import NewMatchSheet
from mahjong_desk.ui.window.first_match import offer_guide_or_news
from tests.ui.picker.test_effort import COMMON, Common
from tests.ui.player import NAMES, User
from tests.ui.rulesets.playing import CONTROL, record_typed_win, rows, sit_down, tile, view_of

MAX_CLICKS = 12
"""Maximum clicks from the first start to a recorded hand, except those on tiles."""
WORST = "beijing"
"""Its wildcard is entered in addition to the hand; the other systems need no more clicks."""
FIRST_HANDS = [
    pytest.param(common, marks=() if common.ruleset == WORST else pytest.mark.slow, id=common.ruleset)
    for common in COMMON[:1] + COMMON[2:6]
]


@pytest.fixture
def newcomer(guest: User) -> User:
    guest.window.settings.guide_finished = False
    guest.window.settings.version = ""
    offer_guide_or_news(guest.window)
    guest.wait(lambda: note(guest) is not None)
    return guest


def note(player: User) -> CoachMark | None:
    return next((mark for mark in player.window.findChildren(CoachMark) if mark.isVisible()), None)


def note_target(player: User) -> QWidget:
    return note(player).target


def press(player: User, widget: QWidget) -> None:
    """Clicks a widget, and checks that nothing covers it."""
    window = player.window
    reached = window.childAt(widget.mapTo(window, QPoint(widget.width() // 2, widget.height() // 2)))
    assert reached is widget or widget.isAncestorOf(reached), f"{reached} covers {widget}"
    player.click(widget)


def enter_names_and_rules(player: User, common: Common) -> None:
    """Enters the names and the rules, clicking only fields without the focus."""
    sheet = player.sheet(NewMatchSheet)
    for seat, field in enumerate(sheet.seats.fields[: common.seats]):
        if seat:
            press(player, field)
        player.enter(NAMES[seat])
    press(player, sheet.rules.systems.chip(common.ruleset))


def begin_riichi(player: User) -> None:
    player.click(player.window.screen_widget("table").felt.empty.new_button)
    enter_names_and_rules(player, next(common for common in COMMON if common.ruleset == "riichi"))
    player.click(player.sheet(NewMatchSheet).start_button)


@pytest.mark.parametrize("common", FIRST_HANDS)
def test_first_hand_takes_few_clicks_besides_its_tiles(newcomer: User, common: Common) -> None:
    press(newcomer, newcomer.window.screen_widget("table").felt.empty.new_button)
    enter_names_and_rules(newcomer, common)
    press(newcomer, newcomer.sheet(NewMatchSheet).start_button)
    press(newcomer, newcomer.window.screen_widget("table").action_row.buttons["win"])
    view = view_of(newcomer)
    press(newcomer, view.winner.chip(1))
    press(newcomer, view.source.chip(common.seats - 1))
    if common.indicator is not None:
        indicator, name = common.indicator
        press(newcomer, view.melds.indicators[indicator.id].chip)
        press(newcomer, tile(view.palette_tiles, name))
    # The clicks on the tiles are not counted, because they are always needed.
    press(newcomer, tile(view.palette_tiles, common.clicked.split()[0]))
    newcomer.clicks -= 1
    newcomer.enter("\b")
    newcomer.paste(common.typed)
    press(newcomer, view.result.foot.record)
    assert rows(newcomer) == [common.moved]
    assert newcomer.clicks <= MAX_CLICKS
    newcomer.wait(lambda: note(newcomer) is None)


def test_note_guides_each_step_until_the_first_hand(newcomer: User) -> None:
    common, table = COMMON[0], newcomer.window.screen_widget("table")
    assert note_target(newcomer) is table.felt.empty.new_button
    newcomer.click(table.felt.empty.new_button)
    newcomer.wait(lambda: note_target(newcomer) is newcomer.sheet(NewMatchSheet).seats)
    newcomer.enter("Aoi\tBen\tChie\tDai")
    assert note_target(newcomer) is newcomer.sheet(NewMatchSheet).seats, "it stays while the last name is typed"
    newcomer.enter("\t")
    newcomer.wait(lambda: note_target(newcomer) is newcomer.sheet(NewMatchSheet).rules.systems)
    newcomer.click(newcomer.sheet(NewMatchSheet).start_button)
    newcomer.wait(lambda: note_target(newcomer) is table.action_row.buttons["win"])
    newcomer.enter("w")
    view = view_of(newcomer)
    newcomer.wait(lambda: note_target(newcomer) is view.choices)
    newcomer.enter("24")
    newcomer.wait(lambda: note_target(newcomer) is view.palette_tiles)
    newcomer.paste(common.typed)
    newcomer.wait(lambda: note_target(newcomer) is view.result)
    newcomer.enter("\n")
    newcomer.wait(lambda: note(newcomer) is None)
    assert rows(newcomer) == [common.moved]
    assert "F1" in newcomer.window.notice.text


def leave_at_the_table(player: User) -> None:
    player.enter("\x1b")


def leave_at_the_sheet(player: User) -> None:
    player.press(Qt.Key.Key_N, CONTROL)
    player.wait(lambda: note_target(player) is player.sheet(NewMatchSheet).seats)
    player.enter("Aoi\x1b")


def leave_in_the_picker(player: User) -> None:
    player.press(Qt.Key.Key_N, CONTROL)
    player.wait(lambda: note_target(player) is player.sheet(NewMatchSheet).seats)
    player.enter("Aoi\tBen\tChie\tDai\n")
    player.wait(lambda: note_target(player) is player.window.screen_widget("table").action_row.buttons["win"])
    player.enter("w2")
    player.wait(lambda: note_target(player) is view_of(player).choices)
    player.click(note(player).leave)


@pytest.mark.parametrize("leave", [leave_at_the_table, leave_at_the_sheet, leave_in_the_picker])
def test_guide_can_be_left_at_any_step(newcomer: User, leave: Callable[[User], None]) -> None:
    leave(newcomer)
    newcomer.wait(lambda: note(newcomer) is None)
    assert newcomer.desk.match is None or newcomer.desk.match.events == ()
    newcomer.window.show_screen("table")
    offer_guide_or_news(newcomer.window)
    assert note(newcomer) is None, "the guide is not offered again"
    newcomer.window.commands.actions["first_match"].trigger()
    newcomer.wait(lambda: note(newcomer) is not None)


def test_guide_is_not_offered_elsewhere_or_after_a_match(guest: User) -> None:
    settings = guest.window.settings
    settings.guide_finished = False
    guest.window.show_screen("rules")
    offer_guide_or_news(guest.window)
    guest.window.show_screen("table")
    sit_down(guest, "boo")
    offer_guide_or_news(guest.window)
    assert note(guest) is None
    assert not settings.guide_finished


def test_news_is_shown_once_after_a_version_change(newcomer: User) -> None:
    settings, notice = newcomer.window.settings, newcomer.window.notice
    assert settings.version == __version__
    assert not notice.isVisible(), "a first start has no news"
    newcomer.enter("\x1b")
    sit_down(newcomer, "boo")
    record_typed_win(newcomer, 0, 1)
    for before, has_news in (("0.0.9", True), (__version__, False), ("", False)):
        settings.version = before
        offer_guide_or_news(newcomer.window)
        assert notice.isVisible() is has_news, before
        assert settings.version == __version__
        assert not has_news or __version__ in notice.text
        notice.hide_now()
    newcomer.window.commands.actions["news"].trigger()
    assert newcomer.window.sheet.location == "news"  # type: ignore[attr-defined]


def test_the_note_stays_when_riichi_is_declared(newcomer: User) -> None:
    begin_riichi(newcomer)
    newcomer.wait(lambda: note(newcomer) is not None)
    assert newcomer.desk.record_event(RiichiDeclaration(player=1))
    newcomer.wait(lambda: note(newcomer) is not None)
    assert newcomer.desk.record_event(Draw())
    newcomer.wait(lambda: note(newcomer) is None)


def test_note_is_hidden_while_a_win_is_refused(newcomer: User) -> None:
    begin_riichi(newcomer)
    newcomer.enter("w24")
    view = view_of(newcomer)
    newcomer.wait(lambda: note_target(newcomer) is view.palette_tiles)
    newcomer.paste("234m567m406p78s55z+6s")
    newcomer.wait(lambda: note(newcomer) is None)
    newcomer.enter("\n")
    assert view.palette_tiles.isVisible()
    assert note(newcomer) is None
    newcomer.enter("r")
    newcomer.wait(lambda: note_target(newcomer) is view.result)


def test_note_covers_no_enabled_button_in_a_low_window(newcomer: User) -> None:
    newcomer.window.resize(1024, 600)
    press(newcomer, note_target(newcomer))
    sheet = newcomer.sheet(NewMatchSheet)
    newcomer.wait(lambda: sheet.isAncestorOf(note_target(newcomer)))
    mark = note(newcomer)
    for button in sheet.findChildren(QAbstractButton):
        assert not covers(mark, button) or not button.isEnabled(), button.text()


def covers(note: CoachMark, widget: QWidget) -> bool:
    seen, window = widget.visibleRegion().boundingRect(), note.window()
    box = QRect(widget.mapTo(window, seen.topLeft()), seen.size())
    return not QRegion(note.mask().translated(note.mapTo(window, QPoint(0, 0)))).intersected(box).isEmpty()


def test_note_covers_no_player_and_no_entered_tile(newcomer: User) -> None:
    newcomer.window.resize(1366, 768)
    felt = newcomer.window.screen_widget("table").felt
    begin_riichi(newcomer)
    newcomer.wait(lambda: note(newcomer) is not None)
    assert not any(covers(note(newcomer), plate) for plate in felt.plates)
    newcomer.enter("w")
    newcomer.wait(lambda: note_target(newcomer) is view_of(newcomer).choices)
    assert not covers(note(newcomer), view_of(newcomer).choices)
    newcomer.enter("24" + "234567m")
    newcomer.wait(lambda: note_target(newcomer) is view_of(newcomer).palette_tiles)
    assert not covers(note(newcomer), view_of(newcomer).rack)

# SPDX-License-Identifier: MIT
"""Every widget in the window has an accessible name and the right role."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QAbstractButton, QApplication, QComboBox, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from mahjong_desk.interchange import read_event
from mahjong_desk.learn.drills.drill import Subject
from mahjong_desk.learn.lessons.lesson_file import load_lessons
from mahjong_desk.rules.registry import get_ruleset
from mahjong_desk.ui.club import PAGES
from mahjong_desk.ui.kit.accessibility import install_accessibility
from mahjong_desk.ui.kit.controls.chips import Chip
from mahjong_desk.ui.kit.link_label import LinkLabel
from mahjong_desk.ui.kit.table.seat_controls import NameButton
from mahjong_desk.ui.kit.tiles.tile_widgets import TileButton
from mahjong_desk.ui.learn.atlas.yaku_page import PageView
from mahjong_desk.ui.learn.lessons.lessons_view import LessonButton
from mahjong_desk.ui.learn.screen import LearnScreen
from mahjong_desk.ui.learn.today.cards import YakuCell
from mahjong_desk.ui.window.main_window import MainWindow
from tests.event_json import win, won
from tests.ui.player import NAMES, User
from tests.ui.shared_window import open_another

Role = QAccessible.Role
WIN = win(3, won(2, "456m33p67789p123s", "8p"))
NAMED = frozenset({
    Role.Button, Role.CheckBox, Role.RadioButton, Role.ComboBox, Role.EditableText, Role.SpinBox, Role.Slider, Role.List,
    Role.ListItem, Role.Table, Role.Row, Role.ColumnHeader, Role.Dialog, Role.PageTab, Role.ButtonMenu, Role.Link,
    Role.Heading, Role.Chart, Role.ProgressBar, Role.Tree, Role.TreeItem,
})  # fmt: skip
SKIPPED_ROLES = frozenset({Role.Client, Role.NoRole, Role.LayeredPane})
"""The roles that a screen reader skips as mere containers."""
PLACES = ("table", "picker", "ledger", "learn", "club", "rules")
SHEETS = (
    "new_match", "print", "rename", "exchange", "house_rules", "backups", "settings", "keys",
    "log", "about", "chombo", "dead_hand", "adjust", "note", "end",
)  # fmt: skip
LANGUAGES = ["en", pytest.param("ja", marks=pytest.mark.slow), pytest.param("zh", marks=pytest.mark.slow)]


@pytest.fixture
def player(shared_window: MainWindow, qapp: QApplication, qtbot: QtBot, tmp_path: Path) -> Iterator[User]:
    """A user with a screen reader, who has recorded a win."""
    install_accessibility(qapp)
    QAccessible.setActive(True)
    open_another(shared_window, tmp_path / "club")
    player = User(qtbot, shared_window, watched=True)
    assert player.desk.start_match("arushiaru", {}, NAMES, "Club")
    assert player.desk.record_event(read_event(player.stored.match.rules, WIN, "event"))
    yield player
    player.leave_window()
    QAccessible.setActive(False)


def name(interface: QAccessibleInterface) -> str:
    return interface.text(QAccessible.Text.Name).strip()


def visible_interfaces(interface: QAccessibleInterface) -> Iterator[QAccessibleInterface]:
    if interface.state().invisible:
        return
    yield interface
    for at in range(interface.childCount()):
        child = interface.child(at)
        if child is not None:
            yield from visible_interfaces(child)


def faults(within: QWidget) -> Iterator[str]:
    """Yields widgets without a name, and skipped ones with a name or the tab focus."""
    for interface in visible_interfaces(QAccessible.queryAccessibleInterface(within)):
        widget: object = interface.object()
        role = interface.role()
        where = (
            f"{type(widget).__name__} in {type(widget.parent()).__name__}" if isinstance(widget, QWidget) else role.name
        )
        takes_keys = isinstance(widget, QWidget) and bool(widget.focusPolicy() & Qt.FocusPolicy.TabFocus)
        if role in NAMED and not name(interface):
            yield f"{role.name} without a name: {where}"
        elif takes_keys and (not name(interface) or role in SKIPPED_ROLES):
            yield f"accepts the focus as {role.name} “{name(interface)}”: {where}"
        elif isinstance(widget, QWidget) and role in SKIPPED_ROLES and widget.accessibleName():
            yield f"skipped: “{name(interface)}”, {where}"


def unreached(player: User, within: QWidget) -> Iterator[str]:
    """Yields the controls that Tab does not reach."""
    reached: set[QWidget | None] = set()
    while (at := QApplication.focusWidget()) not in reached:
        reached.add(at)
        player.press(Qt.Key.Key_Tab)
    for widget in within.findChildren(QWidget):
        is_control = (
            isinstance(widget, QAbstractButton | QComboBox | QLineEdit) and widget.isVisible() and widget.isEnabled()
        )
        inner = isinstance(widget.parent(), QLineEdit | QComboBox) or widget.focusProxy() is not None
        # The plates have digit keys; in the palette, on the rail and in lists, the arrow keys move the focus.
        own_way = isinstance(widget, NameButton | TileButton) or (isinstance(widget, Chip) and not widget.isCheckable())
        # Quiet links are in a row of the ledger, which repeats them when it is open.
        own_way = own_way or (isinstance(text := widget.parent(), LinkLabel) and text.quiet)
        if is_control and not (inner or own_way or _in_line(widget, reached)) and widget not in reached:
            called = widget.accessibleName() or type(widget).__name__
            yield f"not reached by Tab: “{called}”, {type(widget).__name__} in {type(widget.parent()).__name__}"


def _in_line(widget: QWidget, reached: set[QWidget | None]) -> bool:
    """Returns whether arrow keys lead here from a reached button of the same kind."""
    return isinstance(widget, QAbstractButton) and any(
        type(other) is type(widget)
        and (widget.isCheckable() or isinstance(widget, YakuCell | LessonButton))
        and other.parentWidget() is widget.parentWidget()
        for other in reached
        if isinstance(other, QAbstractButton)
    )


def views(player: User) -> Iterator[str]:
    """Shows every screen and sheet one after the other; yields the name of each."""
    window = player.window
    for place in PLACES:
        window.show_screen(place)
        yield place
        if place == "picker":
            player.paste("456m33p67p789p123s")
            yield "picker with a hand"
        elif place == "ledger":
            window.screen_widget("ledger").open_row(player.desk.row_ids[0])
            yield "ledger with an open row"
        elif place == "learn":
            yield from learn_views(player, window.screen_widget("learn"))
        elif place == "rules":
            rules = window.screen_widget("rules")
            rules.search.setText("kan")
            yield "rules, searched"
            rules.search.clear()
            rules.show_system_diff("riichi", "mcr")
            yield "rules, coming from another system"
            window.show_card("riichi")
            yield "sheet card"
            player.press(Qt.Key.Key_Escape)
        elif place == "club":
            for page in PAGES:
                window.screen_widget("club").show_page(page)
                yield f"club, {page}"
    window.show_screen("table")
    for command in SHEETS:
        window.run_command(command)
        assert window.sheet is not None, command
        yield f"sheet {command}"
        player.press(Qt.Key.Key_Escape)


def learn_views(player: User, place: LearnScreen) -> Iterator[str]:
    """Shows every page of Learn and the views opened there; yields the name of each."""
    for number in range(1, len(place.chips.texts()) + 1):
        player.press(Qt.Key(Qt.Key.Key_0 + number), Qt.KeyboardModifier.ControlModifier)
        yield f"learn, {place.chips.value()}"
    place.show_page("today")
    place.today.show_answers()
    yield "learn, all answers"
    place.show_yaku("arushiaru", "chinitsu")
    for view in PageView:
        place.atlas.page.show_view(view)
        yield f"learn, the {view} of a yaku"
    place.show_page("lessons")
    for ruleset in (get_ruleset("riichi"), get_ruleset("shogi")):
        place.lessons.show_map(ruleset)
        place.lessons.open(load_lessons(ruleset)[0].id)
        yield f"learn, a lesson of {ruleset.id}"
    place.show_page("drills")
    for subject in Subject:
        place.drills.course.choose(ruleset_id="arushiaru", subject=subject)
        place.drills.course.give_up()
        yield f"learn, a drill of {subject} explained"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_screen_and_sheet_is_accessible(player: User, language: str) -> None:
    player.window.settings.language = language
    views_by_fault: dict[str, list[str]] = {fault: ["window"] for fault in faults(player.window)}
    for view in views(player):
        QApplication.processEvents()
        within = player.window.sheet or player.window.screen_widget(player.window.current_screen)
        for fault in (*faults(within), *unreached(player, within)):
            views_by_fault.setdefault(fault, []).append(view)
    assert not views_by_fault, "\n".join(f"{fault} ({', '.join(views)})" for fault, views in views_by_fault.items())

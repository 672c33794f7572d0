# SPDX-License-Identifier: MIT
"""User texts are shown literally and do not reorder the text around them."""

from collections.abc import Iterator

import pytest
from PySide6 import QtWidgets
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QTextDocument
from pytestqt.qtbot import QtBot

from mahjong_desk.interchange import read_event
from mahjong_desk.rules.model.events import Adjustment, Chombo, DeadHand, Draw, MatchEnd
from mahjong_desk.ui.desk import Desk
from mahjong_desk.ui.kit.controls.buttons import PaintedButton
from mahjong_desk.ui.kit.controls.fields import MAX_NAME_LENGTH, NameField
from mahjong_desk.ui.kit.text_format import without_mnemonic
from mahjong_desk.ui.report.output import match_of_desk
from mahjong_desk.ui.report.reports import match_report
from mahjong_desk.ui.window.commands import COMMANDS
from mahjong_desk.ui.window.main_window import MainWindow
from tests.event_json import win, won
from tests.ui.player import User
from tests.ui.rulesets.playing import view_of
from tests.ui.widgets import add_widget, texts

NAMES = ("<img src=x>", "<b>Aoi</b>", "Ben & Chie", "&lt;&amp;Zoe")
SESSION, NOTE, HOUSE_RULES = "<i>Montag</i> & co", "<a href=x>noted</a> & more", "<u>Ourselves</u> & theirs"
FRAGMENTS = {
    **dict(zip(("img", "Aoi", "Chie", "Zoe"), NAMES, strict=True)),
    "Montag": SESSION,
    "noted": NOTE,
    "Ourselves": HOUSE_RULES,
}
"""Each text, by the fragment of it that survives any parsing as markup."""
POPS_UP = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
SKIPPED_COMMANDS = {
    "quit", "folder", "import", "export_all", "settings", "full_screen", "log", "keys", "about", "undo", "redo",
}  # fmt: skip


def shown_texts(widget: QtWidgets.QWidget) -> Iterator[str]:
    yield from (widget.accessibleName(), widget.accessibleDescription(), widget.toolTip())
    for action in widget.actions():
        yield from (without_mnemonic(action.text()), action.toolTip())
    match widget:
        case QtWidgets.QLabel():
            yield shown_label_text(widget)
        case PaintedButton():
            yield without_mnemonic(widget.text_with_mnemonic())
        case QtWidgets.QAbstractButton():
            yield without_mnemonic(widget.text())
        case QtWidgets.QMenu() | QtWidgets.QGroupBox():
            yield without_mnemonic(widget.title())
        case QtWidgets.QComboBox():
            yield from (widget.itemText(at) for at in range(widget.count()))
        case QtWidgets.QTabBar():
            yield from (without_mnemonic(widget.tabText(at)) for at in range(widget.count()))
        case QtWidgets.QListWidget():
            yield from (
                text for at in range(widget.count()) for text in (widget.item(at).text(), widget.item(at).toolTip())
            )
        case QtWidgets.QTextEdit():
            yield widget.toPlainText()


def shown_label_text(label: QtWidgets.QLabel) -> str:
    assert label.textFormat() != Qt.TextFormat.AutoText or not any(
        fragment in label.text() for fragment in FRAGMENTS
    ), label.text()
    if label.textFormat() == Qt.TextFormat.RichText:
        page = QTextDocument()
        page.setHtml(label.text())
        return page.toPlainText()
    return without_mnemonic(label.text()) if label.buddy() is not None else label.text()


def check(within: QtWidgets.QWidget) -> set[str]:
    """Checks that texts are shown unchanged, and returns those that were found."""
    seen = set()
    for widget in (within, *within.findChildren(QtWidgets.QWidget)):
        for text in shown_texts(widget):
            for fragment, whole in FRAGMENTS.items():
                if fragment in text and "…" not in text:
                    assert fragment not in text.replace(whole, ""), (widget, text)
                    seen.add(whole)
    return seen


@POPS_UP
def test_tooltip_is_not_parsed_as_markup(qtbot: QtBot, qapp: QtWidgets.QApplication) -> None:
    """The style sheet keeps Qt from guessing whether a tooltip is markup."""
    place = add_widget(qtbot, QtWidgets.QWidget())
    for name in NAMES:
        QtWidgets.QToolTip.showText(QPoint(10, 10), name, place)
        (tip,) = (
            label for label in qapp.topLevelWidgets() if isinstance(label, QtWidgets.QLabel) and label.text() == name
        )
        assert tip.textFormat() is Qt.TextFormat.PlainText
    QtWidgets.QToolTip.hideText()


@pytest.mark.parametrize(
    "typed", ["x" * (MAX_NAME_LENGTH - 1) + "\U0001f004", "Aoi\ud83c", "\U0001f004" * MAX_NAME_LENGTH]
)
def test_half_a_character_cannot_be_typed(qtbot: QtBot, typed: str) -> None:
    """The maximum length of a name may end within a character that Qt counts as two."""
    field = add_widget(qtbot, NameField("East"))
    field.insert(typed)
    assert field.text().encode().decode() == field.text()
    assert typed.startswith(field.text())


def play(desk: Desk, names: tuple[str, ...], session: str, note: str) -> None:
    """Plays a match in which each kind of row names a player."""
    assert desk.start_match("arushiaru", {}, names, session)
    first = read_event(desk.match.rules, win(3, won(0, "555z666z777z23m99p", "1m"), note=note), "event")
    others = (DeadHand(player=1), Draw(), Chombo(player=1), Adjustment(deltas=(100, -100, 0, 0), reason=note))
    assert desk.record_event(first, *others)


def views(player: User) -> Iterator[MainWindow]:
    """Yields the window in each state that shows user texts."""
    window = player.window
    yield window
    for name in ("picker", "learn", "rules", "ledger"):
        window.show_screen(name)
        QtWidgets.QApplication.processEvents()
        yield window
    place = window.screen_widget("ledger")
    for row in list(place.list.rows):
        place.open_row(row.line.row_id)
        yield window
    window.show_screen("table")
    player.enter("w")
    player.paste("234m678p55s444z79s8s")
    for group, seat in ((view_of(player).winner, 1), (view_of(player).source, 0)):
        player.click(group.chip(seat))
        yield window
    player.desk.record_event(MatchEnd())
    QtWidgets.QApplication.processEvents()
    yield window


@pytest.fixture
def player(owner: User) -> User:
    play(owner.desk, NAMES, SESSION, NOTE)
    owner.desk.house_rules.save(owner.desk.match.rules.ruleset, HOUSE_RULES, {"length": "hanchan"})
    return owner


def test_every_screen_shows_user_texts_literally(player: User) -> None:
    assert set().union(*(check(window) for window in views(player))) >= {*NAMES, NOTE}


@POPS_UP
def test_every_sheet_and_menu_shows_user_texts_literally(player: User) -> None:
    window = player.window
    seen, opened = set(), 0
    for command in COMMANDS.values():
        window.show_screen("table")
        action = window.commands.actions[command.name]
        if (
            command.name in SKIPPED_COMMANDS
            or command.name.startswith("place_")
            or not (action.isEnabled() and action.isVisible())
        ):
            continue
        action.trigger()
        QtWidgets.QApplication.processEvents()
        menu = QtWidgets.QApplication.activePopupWidget()
        opened += window.sheet is not None or menu is not None
        seen |= check(menu or window)
        if menu is not None:
            menu.close()
    assert seen >= {*NAMES, SESSION, HOUSE_RULES}
    assert opened >= 15


MIXED_NAMES = ("عائشة", "דוד", "Chie", "דנה 3")


def check_isolation(lines: Iterator[str]) -> int:
    """Checks the isolation of right-to-left names, and returns their number."""
    counted = 0
    for text in lines:
        for name in MIXED_NAMES[:2] + MIXED_NAMES[3:]:
            rest = text.replace(f"\u2068{name}\u2069", "")
            counted += rest != text
            assert name not in rest or text.strip() == name, repr(text)
    return counted


def test_rtl_names_do_not_reorder_texts_of_the_window(guest: User) -> None:
    play(guest.desk, MIXED_NAMES, "Thursday", "found")
    assert sum(check_isolation(texts(window)) for window in views(guest)) > 40


def test_rtl_names_do_not_reorder_texts_of_a_report(guest: User) -> None:
    assert guest.desk.start_match("arushiaru", {}, MIXED_NAMES, "Thursday")
    guest.desk.record_event(Chombo(player=1))
    report = match_report(match_of_desk(guest.desk))
    assert check_isolation(paid for hand in report.hands for paid in hand.paid) == 5

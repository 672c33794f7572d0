# SPDX-License-Identifier: MIT
"""Table, ledger and rules: empty, in every rule system, and with their menus."""

from collections.abc import Iterator

from PySide6.QtWidgets import QMenu, QWidget

from gallery.stage import Scene, Show, Stage
from mahjong_desk.rules import registry
from mahjong_desk.ui.kit.sheets.notice import Notice
from mahjong_desk.ui.ledger import LedgerScreen
from mahjong_desk.ui.rules import RulesScreen
from mahjong_desk.ui.table import TableScreen

_AT_YAKU = ("mcr", "shogi")
"""The comparison that is scrolled to the yaku that change; others are shown from the top."""


def scenes() -> Iterator[Scene]:
    """Yields the scenes in the order of the rail."""
    yield Scene("table-of-a-new-ledger", TableScreen, _table_of_a_new_ledger)
    for ruleset in registry.all_rulesets():
        yield Scene(f"table-{ruleset.id}", TableScreen, _running("table", ruleset.id))
        yield Scene(f"ledger-{ruleset.id}", LedgerScreen, _row_open(ruleset.id))
        yield Scene(f"rules-{ruleset.id}", RulesScreen, _rules(ruleset.id))
    yield Scene("table-full-screen", TableScreen, _full_screen)
    yield Scene("table-riichi-asked", TableScreen, _riichi_asked)
    yield Scene("table-finished", TableScreen, _finished("table"))
    yield Scene("table-menu-more", QMenu, _menu_of_the_table)
    yield Scene("table-menu-seat", QMenu, _menu_of_a_seat)
    for at in range(6):
        yield Scene(f"menu-{at + 1}", QMenu, _menu_of_the_bar(at))
    yield Scene("ledger-of-a-new-ledger", LedgerScreen, _ledger_of_a_new_ledger)
    yield Scene("ledger-long", LedgerScreen, _long_ledger)
    yield Scene("ledger-finished", LedgerScreen, _finished("ledger"))
    yield Scene("rules-found", RulesScreen, _rules_found)
    for source, target in (("riichi", "boo"), ("riichi", "mcr"), ("mcr", "shogi")):
        yield Scene(f"coming-{source}-{target}", RulesScreen, _coming(source, target))
    yield Scene("rules-searched", RulesScreen, _rules_searched)
    yield Scene("notice", Notice, _notice)
    yield Scene("notice-of-a-fault", Notice, _notice_of_a_fault)


def _running(place: str, system: str) -> Show:
    def show(stage: Stage) -> None:
        stage.show(place, stage.club.running_matches[system])

    return show


def _finished(place: str) -> Show:
    def show(stage: Stage) -> None:
        stage.show(place, stage.club.ended_matches["arushiaru"])
        stage.reset()

    return show


def _row_open(system: str) -> Show:
    def show(stage: Stage) -> None:
        ledger = stage.show("ledger", stage.club.running_matches[system])
        ledger.open_row(stage.desk.row_ids[0])

    return show


def _table_of_a_new_ledger(stage: Stage) -> None:
    stage.empty_ledger()
    stage.show("table")


def _ledger_of_a_new_ledger(stage: Stage) -> None:
    stage.empty_ledger()
    stage.show("ledger")


def _long_ledger(stage: Stage) -> None:
    stage.show("ledger", stage.club.long_match)


def _full_screen(stage: Stage) -> None:
    table = stage.show("table", stage.club.running_matches["boo"])
    assert isinstance(table, TableScreen)
    # A real full screen window would not have the requested size.
    table._page.show_column(shown=False)
    table.felt.set_large(True)
    stage.add_cleanup(table.show_desk)
    stage.process_events()


def _riichi_asked(stage: Stage) -> None:
    table = stage.show("table", stage.club.running_matches["boo"])
    table.run_command("riichi")


def _menu_of_the_table(stage: Stage) -> QWidget:
    table = stage.show("table", stage.club.running_matches["boo"])
    return _shown(stage, table.more_menu(), table)


def _menu_of_a_seat(stage: Stage) -> QWidget:
    table = stage.show("table", stage.club.running_matches["boo"])
    return _shown(stage, table.seat_menu(0), table)


def _menu_of_the_bar(at: int) -> Show:
    def show(stage: Stage) -> QWidget:
        stage.show("table", stage.club.running_matches["boo"])
        bar = stage.window.menuBar()
        menu = bar.actions()[at].menu()
        assert isinstance(menu, QMenu)
        return _shown(stage, menu, bar)

    return show


def _shown(stage: Stage, menu: QMenu, over: QWidget) -> QMenu:
    menu.popup(over.mapToGlobal(over.rect().topLeft()))
    stage.process_events()
    return menu


def _rules(system: str) -> Show:
    def show(stage: Stage) -> None:
        stage.show("rules", stage.club.running_matches[system]).show_rule(system, "")

    return show


def _coming(source: str, target: str) -> Show:
    def show(stage: Stage) -> None:
        rules = stage.show("rules", stage.club.running_matches[target])
        rules.show_system_diff(source, target)
        if (source, target) == _AT_YAKU:
            stage.process_events()
            rules.browser.scrollToAnchor("changed")

    return show


def _rules_found(stage: Stage) -> None:
    rules = stage.show("rules", stage.club.running_matches["boo"])
    rules.search.setText("1")
    stage.process_events()
    rules.search.clear()


def _rules_searched(stage: Stage) -> None:
    """Shows the hits of a search in all rules."""
    rules = stage.show("rules", stage.club.running_matches["riichi"])
    rules.search.setText("1,000")
    stage.process_events()


def _notice(stage: Stage) -> None:
    stage.show("table", stage.club.running_matches["arushiaru"])
    stage.window.notify("A sentence that says what has just been done.")


def _notice_of_a_fault(stage: Stage) -> None:
    stage.show("table", stage.club.running_matches["arushiaru"])
    stage.window.notify("A sentence that says what went wrong and what can be done about it now.", fault=True)

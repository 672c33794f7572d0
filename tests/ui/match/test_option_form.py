# SPDX-License-Identifier: MIT
"""An option whose values are listed is chosen by chips, a number of many values is typed."""

from __future__ import annotations

import dataclasses

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from mahjong_desk.rules import registry
from mahjong_desk.rules.model.options import Option, read_options
from mahjong_desk.texts import LocalizedText
from mahjong_desk.ui.match.options_form import OptionForm

BEIJING = registry.get_ruleset("beijing")
BONUS = Option(
    "bonus",
    LocalizedText("祝儀", "bonus", "奖金"),
    LocalizedText("何点か。", "How much it is.", "多少点。"),
    100,
    number_range=range(0, 1001, 50),
)


@pytest.fixture
def form(qtbot: QtBot) -> OptionForm:
    """A form with one option of either kind."""
    ruleset = registry.get_ruleset("arushiaru")
    made = OptionForm()
    qtbot.addWidget(made)
    shown = dataclasses.replace(ruleset, options=(*ruleset.options[:1], BONUS))
    made.show_options(shown, {"unit": 10, "bonus": 300}, {"unit": 10, "bonus": 100})
    made.show()
    return made


def test_a_number_of_many_values_has_a_box(form: OptionForm) -> None:
    row = form.rows[1]
    assert row.chips.isHidden()
    assert (row.number.value(), row.number.minimum(), row.number.maximum()) == (300, 0, 1000)
    assert row.number.accessibleName() == "bonus"
    assert row._differs.text() == "changed; rule set: 100"
    assert form.values() == {"unit": 10, "bonus": 300}


def test_what_is_typed_counts_and_is_told(form: OptionForm, qtbot: QtBot) -> None:
    row = form.rows[1]
    row.number.selectAll()
    with qtbot.waitSignal(form.changed):
        QTest.keyClicks(row.number, "470")
    assert form.values()["bonus"] == 450, "the nearest of its values"
    QTest.keyClick(row.number, Qt.Key.Key_Tab)
    QTest.keyClick(row.number, Qt.Key.Key_Return)
    assert row.number.value() == 450
    QTest.keyClick(row.number, Qt.Key.Key_Up)
    assert form.values()["bonus"] == 500


@pytest.fixture
def beijing(qtbot: QtBot) -> OptionForm:
    """The many options of Beijing mahjong, two of them changed."""
    made = OptionForm()
    qtbot.addWidget(made)
    default = read_options(BEIJING.options, {})
    made.show_options(BEIJING, {**default, "rounds": 1, "kan_open": 3}, default)
    made.resize(600, 4000)
    made.show()
    return made


def shown(form: OptionForm) -> list[str]:
    """Returns the ids of the options that can be seen, from above."""
    rows = [row for row in form.rows if row.isVisible()]
    return [row.option.id for row in sorted(rows, key=lambda row: row.mapTo(form, row.rect().topLeft()).y())]


def test_changed_options_come_first(beijing: OptionForm) -> None:
    ids = shown(beijing)
    assert ids[:2] == ["kan_open", "rounds"]
    assert len(ids) == len(BEIJING.options)
    groups = [next(row for row in beijing.rows if row.option.id == one).option.group for one in ids[2:]]
    assert len(set(groups)) == sum(a != b for a, b in zip([None, *groups], groups, strict=False)), "each in one piece"


def test_a_change_moves_nothing_until_the_form_is_shown_anew(beijing: OptionForm) -> None:
    before = shown(beijing)
    row = next(row for row in beijing.rows if row.option.id == "duanmen")
    row.chips.chip(True).click()
    assert shown(beijing) == before
    beijing.show_options(BEIJING, beijing.values(), read_options(BEIJING.options, {}))
    assert shown(beijing)[:3] == ["kan_open", "duanmen", "rounds"]


def test_the_search_finds_subjects_names_meanings_and_choices(beijing: OptionForm) -> None:
    QTest.keyClicks(beijing.search, "false fixed")
    assert shown(beijing) == ["chombo", "chombo_points"]
    QTest.keyClicks(beijing.search, " zebra")
    assert shown(beijing) == []
    assert beijing._nothing.isVisible()
    assert beijing.values()["kan_open"] == 3, "what is hidden counts still"
    beijing.search.clear()
    QTest.keyClicks(beijing.search, "kans points")
    assert {"kan_open", "kan_closed", "kan_dealer_double"} <= set(shown(beijing))

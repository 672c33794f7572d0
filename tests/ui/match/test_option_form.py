# SPDX-License-Identifier: MIT
"""An option whose values are listed is chosen by chips, a number of many values is typed."""

from __future__ import annotations

import dataclasses

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from mahjong_desk.rules import registry
from mahjong_desk.rules.names import Names
from mahjong_desk.rules.options import Option
from mahjong_desk.ui.match.option_form import OptionForm

BONUS = Option(
    "bonus",
    Names("祝儀", "bonus", "奖金"),
    Names("何点か。", "How much it is.", "多少点。"),
    100,
    span=range(0, 1001, 50),
)


@pytest.fixture
def form(qtbot: QtBot) -> OptionForm:
    """A form with one option of either kind."""
    ruleset = registry.find("arushiaru")
    made = OptionForm()
    qtbot.addWidget(made)
    made.show_options(dataclasses.replace(ruleset, options=(*ruleset.options[:1], BONUS)), {"bonus": 300})
    made.show()
    return made


def test_a_number_of_many_values_has_a_box(form: OptionForm) -> None:
    row = form.rows[1]
    assert row.number is not None
    assert row.chips.isHidden()
    assert (row.number.value(), row.number.minimum(), row.number.maximum()) == (300, 0, 1000)
    assert row.number.accessibleName() == "bonus"
    assert row._differs.text() == "changed, default: 100"
    assert form.values() == {"unit": 10, "bonus": 300}


def test_what_is_typed_counts_and_is_told(form: OptionForm, qtbot: QtBot) -> None:
    row = form.rows[1]
    assert row.number is not None
    row.number.selectAll()
    with qtbot.waitSignal(form.changed):
        QTest.keyClicks(row.number, "470")
    assert form.values()["bonus"] == 450, "the nearest of its values"
    QTest.keyClick(row.number, Qt.Key.Key_Tab)
    QTest.keyClick(row.number, Qt.Key.Key_Return)
    assert row.number.value() == 450
    QTest.keyClick(row.number, Qt.Key.Key_Up)
    assert form.values()["bonus"] == 500
    assert form.differences() == 1


def test_the_default_is_taken_again(form: OptionForm) -> None:
    form.rows[0].chips.chip(2).click()
    form.reset()
    assert form.values() == {"unit": 10, "bonus": 100}
    assert form.differences() == 0

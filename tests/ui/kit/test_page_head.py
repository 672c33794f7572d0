# SPDX-License-Identifier: MIT
"""The head of a page is on one line if there is room, and is never cut."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QLabel, QWidget
from pytestqt.qtbot import QtBot

from mahjong_desk.ui.kit.controls.buttons import SecondaryButton
from mahjong_desk.ui.kit.label import Label
from mahjong_desk.ui.kit.layout.responsive_row import PageHeader

WORDS = "playing since Thursday, August 6, 2026, 15 matches"


@pytest.fixture
def parts(qtbot: QtBot) -> tuple[PageHeader, QLabel, QLabel, SecondaryButton]:
    title, about, deed = (
        Label("Maximiliane Brandstätter", size=25, serif=True),
        Label(WORDS, wrap=True),
        SecondaryButton("Edit…"),
    )
    head = PageHeader((title,), about, (deed,))
    qtbot.addWidget(head)
    head.show()
    return head, title, about, deed


def top(part: QWidget, head: QWidget) -> int:
    return part.mapTo(head, part.rect().center()).y()


@pytest.mark.parametrize(("width", "lines"), [(900, 1), (500, 2), (260, 3)])
def test_the_parts_go_below_each_other_as_the_room_ends(
    qtbot: QtBot, parts: tuple[PageHeader, QLabel, QLabel, SecondaryButton], width: int, lines: int
) -> None:
    head, title, about, deed = parts
    head.resize(width, 140)

    def stands() -> bool:
        deeds_below = top(deed, head) > top(about, head) + 10
        words_below = top(about, head) > top(title, head) + 10
        beside = abs(top(deed, head) - top(title, head)) <= 10
        return (deeds_below, words_below, beside) == {
            1: (False, False, True),
            2: (False, True, True),
            3: (True, True, False),
        }[lines]

    qtbot.waitUntil(stands)
    assert head.rect().contains(deed.mapTo(head, deed.rect().bottomRight()))

# SPDX-License-Identifier: MIT
"""Steps back and forth."""

from __future__ import annotations

from mahjong_desk.entry.draft import Draft
from mahjong_desk.entry.in_progress import Steps
from tests.entry.making import holding


def test_steps_go_back_and_forth() -> None:
    steps = Steps(Draft())
    assert not steps.undo()
    assert steps.push(holding("1m"))
    assert not steps.push(holding("1m"))
    steps.push(holding("12m"))
    assert steps.undo()
    assert steps.current == holding("1m")
    assert steps.redo()
    assert steps.current == holding("12m")
    steps.undo()
    steps.push(Draft(situation=("haitei",)))
    assert not steps.redo()

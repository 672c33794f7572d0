# SPDX-License-Identifier: MIT
"""Figures are written as the design asks."""

from __future__ import annotations

import pytest

from mahjong_desk.ui.kit.text_format import format_change, format_number


@pytest.mark.parametrize(
    ("number", "text"), [(0, "0"), (1280, "1,280"), (-1180, "\u22121,180"), (999, "999"), (1.75, "1.75"), (7.0, "7")]
)
def test_totals(number: float, text: str) -> None:
    assert format_number(number) == text


@pytest.mark.parametrize(
    ("number", "text"), [(0, "0"), (480, "+480"), (-120, "\u2212120"), (12000, "+12,000"), (2.33 * 3 - 5, "+1.99")]
)
def test_changes(number: float, text: str) -> None:
    assert format_change(number) == text

# SPDX-License-Identifier: MIT
"""Every text can be read and every control can be seen in every theme."""

from collections.abc import Iterable

import pytest

from mahjong_desk.ui.theme.palette import THEME_NAMES, Theme, read_theme
from tests.ui.contrast import contrast

TEXTS = [
    *((ink, ground) for ink in ("ink", "ink2", "ink3", "brass_text") for ground in ("window", "paper")),
    *(("ink", ground) for ground in ("sunk", "brass_wash", "opened", "error_wash", "good_wash")),
    *(("ink2", ground) for ground in ("sunk", "opened", "good_wash", "brass_wash")),
    ("brass_ink", "brass"),
    *((ink, ground) for ink in ("felt_ink", "felt_ink2", "gold") for ground in ("felt", "felt_deep", "felt_dark")),
    ("wood_ink", "wood"),
    ("wood_ink2", "wood"),
    ("plus", "paper"),
    ("plus", "good_wash"),
    ("minus", "paper"),
    ("error", "paper"),
    ("error", "window"),
    ("error", "error_wash"),
]
EDGES = [
    ("control", "window"),
    ("control", "paper"),
    ("brass_text", "brass_wash"),
    ("error", "paper"),
    ("focus", "window"),
    ("focus", "paper"),
    ("gold", "felt"),
    ("gold", "felt_deep"),
    ("gold", "wood"),
    ("brass", "felt"),
    ("felt_fault", "felt"),
]


def least_of_text(theme: Theme) -> float:
    """Returns the contrast that WCAG 2 asks of texts: level AA, and AAA in the themes of high contrast."""
    return 7 if theme.high_contrast else 4.5


def least_of_edge(theme: Theme) -> float:
    return 4.5 if theme.high_contrast else 3


def contrasts(theme: Theme, pairs: Iterable[tuple[str, str]]) -> dict[tuple[str, str], float]:
    return {pair: contrast(theme.role(pair[0]), theme.role(pair[1])) for pair in pairs}


@pytest.mark.parametrize("name", THEME_NAMES)
def test_texts_can_be_read(name: str) -> None:
    theme = read_theme(name)
    assert [pair for pair, found in contrasts(theme, TEXTS).items() if found < least_of_text(theme)] == []


@pytest.mark.parametrize("name", THEME_NAMES)
def test_edges_can_be_seen(name: str) -> None:
    theme = read_theme(name)
    assert [pair for pair, found in contrasts(theme, EDGES).items() if found < least_of_edge(theme)] == []


@pytest.mark.parametrize("name", THEME_NAMES)
def test_score_curves_differ_in_shape_and_can_be_read_on_paper(name: str) -> None:
    theme = read_theme(name)
    assert [curve.shape for curve in theme.curves] == ["circle", "square", "diamond", "triangle"]
    assert all(contrast(curve.colour, theme.paper) >= least_of_text(theme) for curve in theme.curves)

# SPDX-License-Identifier: MIT
"""Helpers that build reference cards and read them back."""

import unicodedata
from collections.abc import Collection, Iterator
from functools import cache
from typing import Any

import pytest

from mahjong_desk.rules import registry
from mahjong_desk.ui.card.contents import Card
from mahjong_desk.ui.card.pages import CardPages, build_card
from mahjong_desk.ui.card.poster import PosterPage
from mahjong_desk.ui.report.pages import FOOTER_HEIGHT

RULESETS = tuple(ruleset.id for ruleset in registry.all_rulesets())
LANGUAGES = ("en", "ja", "zh")
_SAME_GLYPH = str.maketrans({"‒": "–", "―": "—", "·": "・", "•": "・", "‧": "・", "∙": "・", "⋅": "・"})


def all_cards(each_run: Collection[tuple[str, str]]) -> Iterator[Any]:
    """Yields each system and language as a parameter, slow unless in ``each_run``."""
    for ruleset_id in RULESETS:
        for name in LANGUAGES:
            marks = () if (ruleset_id, name) in each_run else (pytest.mark.slow,)
            yield pytest.param(ruleset_id, name, marks=marks, id=f"{ruleset_id}-{name}")


@cache
def default_card(ruleset_id: str, _language: str) -> Card:
    """Returns the card with the default options, cached for each language."""
    return build_card(registry.get_ruleset(ruleset_id), None)


def check_boxes(pages: CardPages | PosterPage) -> None:
    """Checks that no block leaves its page or overlaps another one."""
    slack, size = 0.01, pages.size
    for index, one in enumerate(pages.placed):
        assert -slack <= one.box.left() <= one.box.right() <= size.width() + slack
        assert -slack <= one.box.top() <= one.box.bottom() <= size.height() - FOOTER_HEIGHT + slack
        for other in pages.placed[index + 1 :]:
            if other.page == one.page:
                common = one.box.intersected(other.box)
                assert common.width() <= slack or common.height() <= slack


def normalised(text: str) -> str:
    """Returns a text without spaces and with one form of look-alike characters."""
    return unicodedata.normalize("NFKC", "".join(text.split())).translate(_SAME_GLYPH)

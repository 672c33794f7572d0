# SPDX-License-Identifier: MIT
"""Cards and posters as they are read back: which there are, what each says, and the text of a PDF."""

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
    """Returns every system in every language as parameters; all but those of each run are long."""
    for identity in RULESETS:
        for name in LANGUAGES:
            marks = () if (identity, name) in each_run else (pytest.mark.slow,)
            yield pytest.param(identity, name, marks=marks, id=f"{identity}-{name}")


@cache
def usual_card(identity: str, _spoken: str) -> Card:
    """Returns what is said with the usual options, in the language that the interface speaks; made once."""
    return build_card(registry.get_ruleset(identity), None)


def check_boxes(pages: CardPages | PosterPage) -> None:
    """Checks that no block reaches out of its page or over another one."""
    slack, size = 0.01, pages.size
    for place, one in enumerate(pages.placed):
        assert -slack <= one.box.left() <= one.box.right() <= size.width() + slack
        assert -slack <= one.box.top() <= one.box.bottom() <= size.height() - FOOTER_HEIGHT + slack
        for other in pages.placed[place + 1 :]:
            if other.page == one.page:
                common = one.box.intersected(other.box)
                assert common.width() <= slack or common.height() <= slack


def normalised(text: str) -> str:
    """Returns a text without blanks and with one sign of those that share a glyph: a PDF tells them not apart."""
    return unicodedata.normalize("NFKC", "".join(text.split())).translate(_SAME_GLYPH)

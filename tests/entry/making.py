# SPDX-License-Identifier: MIT
"""Drafts for the entry tests, built the way a player enters them."""

from mahjong_desk.entry.draft import Draft, HandSpec, MeldEntry, hand_spec
from mahjong_desk.entry.notation import add_text
from mahjong_desk.entry.pieces import add_piece, make_meld
from mahjong_desk.pieces import MAHJONG
from mahjong_desk.rules import registry
from mahjong_desk.shapes import MeldKind

RULES = registry.get_ruleset("arushiaru").bind({})
TABLE = RULES.opening_table()
SPEC = hand_spec(RULES, 4)
COMMON = "12322m456p789456s"
"""A hand that wins by self-draw and from every discarder."""


def piece(name: str) -> int:
    return MAHJONG.face_names.index(name)


def holding(text: str, draft: Draft | None = None) -> Draft:
    result = draft or Draft()
    for kind in MAHJONG.parse(text):
        result = add_piece(SPEC, result, kind)
    return result


def meld(kind: MeldKind, name: str) -> MeldEntry:
    return make_meld(SPEC, Draft(), kind, piece(name))


def parse_hand(spec: HandSpec, text: str, winner: int | None = None) -> Draft:
    """Returns the draft of a line; text that does not fit stays in ``unparsed_text``."""
    return add_text(spec, Draft(winner=winner), text)


def hand(text: str, winner: int | None = 1) -> Draft:
    """Returns the draft of a line that is parsed completely."""
    draft = parse_hand(SPEC, text, winner)
    assert draft.unparsed_text == ""
    return draft

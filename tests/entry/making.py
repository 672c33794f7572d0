# SPDX-License-Identifier: MIT
"""Drafts for the tests of the entry, made as a player makes them."""

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
"""A hand that can be won in any way."""


def piece(name: str) -> int:
    return MAHJONG.face_names.index(name)


def holding(text: str, draft: Draft | None = None) -> Draft:
    made = draft or Draft()
    for found in MAHJONG.parse(text):
        made = add_piece(SPEC, made, found)
    return made


def meld(kind: MeldKind, name: str) -> MeldEntry:
    return make_meld(SPEC, Draft(), kind, piece(name))


def parse_hand(spec: HandSpec, text: str, winner: int | None = None) -> Draft:
    """Returns the hand of a line; what does not fit stays in ``unparsed_text``."""
    return add_text(spec, Draft(winner=winner), text)


def hand(text: str, winner: int | None = 1) -> Draft:
    """Returns a draft of that line."""
    draft = parse_hand(SPEC, text, winner)
    assert draft.unparsed_text == ""
    return draft

# SPDX-License-Identifier: MIT
"""Riichi that a win says, and riichi that was declared."""

from __future__ import annotations

from mahjong_desk.match.declared import (
    align_with_declarations,
    declare_riichi,
    records_riichi,
    winners_without_riichi_event,
)
from mahjong_desk.rules import registry
from mahjong_desk.rules.model.events import Win, Winner
from mahjong_desk.rules.model.hand import Hand

RULES = registry.get_ruleset("riichi").bind({})
TABLE = RULES.opening_table()._replace(in_match=True)
PIECES = RULES.ruleset.pieces
WIN = Win(
    discarder=0, wins=(Winner(1, Hand(PIECES.parse("234567m45p11678s"), (), PIECES.parse("6p")[0], ("riichi",))),)
)


def test_only_matches_of_some_systems_record_riichi() -> None:
    assert records_riichi(RULES, TABLE)
    assert not records_riichi(RULES, TABLE._replace(in_match=False))
    other = registry.get_ruleset("mcr").bind({})
    assert not records_riichi(other, other.opening_table()._replace(in_match=True))


def test_a_win_that_says_riichi_needs_a_declaration() -> None:
    assert winners_without_riichi_event(RULES, TABLE, WIN) == {1}
    declarations, after = declare_riichi(RULES, TABLE, [1])
    assert [(one.event.player, one.stake) for one in declarations] == [(1, 1_000)]
    assert winners_without_riichi_event(RULES, after, WIN) == frozenset()
    assert winners_without_riichi_event(RULES, TABLE._replace(in_match=False), WIN) == frozenset()


def test_a_win_says_riichi_only_after_a_declaration() -> None:
    (without,) = align_with_declarations(RULES, TABLE, WIN).wins
    assert without.hand.situation == ()
    _declarations, after = declare_riichi(RULES, TABLE, [1])
    assert align_with_declarations(RULES, after, WIN) == WIN

# SPDX-License-Identifier: MIT
"""The differences between rule systems, and facts that agree with the rules."""

from itertools import permutations

import pytest

from mahjong_desk.learn.atlas.entries import entries
from mahjong_desk.learn.compare.notes import load_notes
from mahjong_desk.learn.compare.system_diff import compare_systems, fu_amounts
from mahjong_desk.learn.compare.system_facts import Topic, system_facts
from mahjong_desk.rules.model.events import Win, Winner
from mahjong_desk.rules.model.hand import NO_INDICATORS, Hand, Meld
from mahjong_desk.rules.model.refusal import ErrorCode, Refusal
from mahjong_desk.rules.registry import all_rulesets, get_ruleset
from mahjong_desk.rules.ruleset import TableRules
from mahjong_desk.shapes import MeldKind

PAIRS = list(permutations([ruleset.id for ruleset in all_rulesets()], 2))


def fact(system: str, label: str) -> str:
    return next(row.value.en for row in system_facts(system) if row.label.en == label)


@pytest.mark.parametrize(("source", "target"), PAIRS)
def test_every_pair_lists_all_yaku_and_texts_of_both(source: str, target: str) -> None:
    system_diff = compare_systems(source, target)
    own = {entry.yaku.id for entry in entries(target) if not entry.yaku.is_placeholder}
    theirs = {entry.yaku.id for entry in entries(source) if not entry.yaku.is_placeholder}
    assert {yaku.id for yaku in system_diff.added} | {change.after.id for change in system_diff.shared} >= own
    assert {row.yaku.id for row in system_diff.missing} | {change.before.id for change in system_diff.shared} >= theirs
    assert not {yaku.id for yaku in system_diff.added} & {change.after.id for change in system_diff.shared}
    topics = [topic for topic, _ in system_diff.changes]
    assert topics == sorted(set(topics), key=list(Topic).index)
    for _topic, changes in system_diff.changes:
        for change in changes:
            assert change.before != change.after
            for text in (change.label, change.before, change.after):
                assert text is not None, change.label.en
                assert all(text.to_json().values()), change.label.en


def test_a_system_is_not_compared_with_itself() -> None:
    with pytest.raises(ValueError, match="cannot compare"):
        compare_systems("boo", "boo")
    with pytest.raises(Refusal):
        compare_systems("boo", "nowhere")


FACTS = {
    "Pieces": {"riichi": "136 mahjong tiles", "shogi": "34 shogi pieces"},
    "Players": {"mcr": "4", "shogi": "3 or 2"},
    "Red fives": {"riichi": "3", "shogi": "none"},
    "Also entered": {"riichi": "none", "mcr": "flowers, drawn tile mixed into the hand"},
    "Claims": {"boo": "chi, pon, kan", "shogi": "pon, kan"},
    "Winners of one discard": {"boo": "one, the nearest", "riichi": "several"},
    "Declared beforehand": {"mcr": "none", "riichi": "riichi, double riichi"},
    "Fu": {"boo": "counted", "mcr": "not counted"},
    "Riichi stake": {"mcr": "none", "riichi": "1,000 points"},
    "Start": {"mcr": "0", "riichi": "25,000"},
    "Rounds": {"boo": "East, South", "shogi": "no set number"},
    "After a win of the dealer": {"boo": "the dealer stays", "mcr": "the deal passes"},
    "Abortive draws": {"boo": "nine terminals and honours", "mcr": "none"},
    "Can end when": {"mcr": "the last hand was played", "shogi": "someone fell below zero"},
    "Indicators show": {"arushiaru": "none", "riichi": "dora, ura dora"},
    "Winning shapes": {
        "boo": "4 sets and a pair, 7 different pairs, thirteen orphans",
        "beijing": "4 sets and a pair, 7 pairs, four of a kind counting as two",
        "shogi": "2 sets and a pair, 4 different pairs, one of each of 8 kinds",
    },
    "On a discard, paid by": {"riichi": "only the discarder", "mcr": "everyone, the discarder most"},
    "The same value, self-drawn, earns": {
        "riichi": "as much as on a discard",
        "beijing": "about 0.8 times as much as on a discard",
        "shogi": "about 2 times as much as on a discard",
    },
    "The dealer": {"riichi": "wins about 1.5 times as much, pays 2 times as much", "wsom": "like everyone else"},
    "One honba": {"arushiaru": "none", "boo": "300 points", "shogi": "1 point"},
    # A fact that a system refuses to settle is not guessed.
    "To the only ready player at a draw": {"shogi": "10 points", "riichi": "3,000 points", "boo": "none"},
    "A chombo costs": {"arushiaru": "1,000 points", "wsom": "no points"},
    "After another’s win": {"riichi": "the deal passes", "shogi": "the winner deals"},
    "After a draw, the dealer ready": {"riichi": "the dealer stays", "boo": "the deal passes"},
    "After a draw, the dealer not ready": {"riichi": "the deal passes", "beijing": "the dealer stays"},
    "Situations to enter": {
        "boo": "win on the replacement tile, robbing a kan, last tile self-drawn, heaven, earth, man"
    },
    "Seats": {"riichi": "the same throughout", "mcr": "changed after each round"},
}


@pytest.mark.parametrize("label", FACTS)
def test_facts_match_the_rules(label: str) -> None:
    assert {system: fact(system, label) for system in FACTS[label]} == FACTS[label]


@pytest.mark.parametrize("system", sorted(load_notes().answers))
def test_documented_minimum_matches_the_rules(system: str) -> None:
    """An open hand without yaku can win exactly if the notes name no minimum."""
    written = next(load_notes().answer(point, system) for point in load_notes().points if point.id == "minimum")
    rules = get_ruleset(system).bind({})
    code = refusal_code(rules, "23m678p55s 345s 888m 1m" if rules.ruleset.pieces.suit_ranges else "PPPS LLL S")
    assert code is (None if written.en.startswith("none") else ErrorCode.BELOW_MINIMUM)


def refusal_code(rules: TableRules, text: str) -> ErrorCode | None:
    """Returns why an open hand cannot win by self-draw, or None."""
    pieces, wild = rules.ruleset.pieces, rules.ruleset.wildcard_indicator
    concealed, *claimed, last = (tuple(pieces.parse(part)) for part in text.split())
    kinds = {True: MeldKind.PON, False: MeldKind.CHI}
    melds = tuple(Meld(kinds[len(set(meld)) == 1], meld, 0) for meld in claimed)
    turned_up = NO_INDICATORS if wild is None else NO_INDICATORS.with_pieces(wild, (1,))
    try:
        hand = Hand(concealed, melds, last[0], indicators=turned_up)
        rules.settle(rules.opening_table(), Win(discarder=None, winners=(Winner(1, hand),)))
    except Refusal as refusal:
        return refusal.code
    return None


def test_differing_fu_items_have_their_amounts() -> None:
    values = {change.names.en: (change.before, change.after) for change in compare_systems("riichi", "arushiaru").fu}
    assert fu_amounts("arushiaru")["chinitsu"] == (10,)
    assert fu_amounts("wsom") == {}
    assert (10,) in [after for _before, after in values.values()]
    assert not compare_systems("riichi", "mcr").fu


def test_a_yaku_is_renamed_only_if_it_is_written_differently() -> None:
    renamed = {change.after.id: change.renamed for change in compare_systems("riichi", "boo").shared}
    assert renamed["menzen_tsumo"], "門前清自摸和 is 門前摸和 there"
    assert renamed["yakuhai_round"], "場風牌 is 荘風牌 there"
    assert not renamed["toitoi"], "対々和 in both, though Chinese players write it otherwise"
    assert not renamed["kokushi"]

# SPDX-License-Identifier: MIT
"""Properties of hands in several rule systems: waits, suits and typed values."""

from dataclasses import replace

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from mahjong_desk.rules.model.events import Win, Winner
from mahjong_desk.rules.model.hand import DORA, WILD
from mahjong_desk.rules.model.refusal import ErrorCode, Refusal
from mahjong_desk.rules.model.table import Table
from mahjong_desk.rules.registry import all_rulesets, get_ruleset
from mahjong_desk.rules.ruleset import Ruleset, TableRules
from tests.hands import indicators, wins
from tests.rules.systems.beijing.asking import beijing_wins
from tests.rules.systems.boo.asking import boo_wins, rules_for
from tests.rules.systems.shogi.asking import shogi_wins
from tests.rules.systems.wsom.asking import rich_wins

Case = tuple[TableRules, Table, Win]
OPTIONS: dict[str, dict[str, object]] = {"mcr": {"minimum": 0}, "riichi": {"red_fives": 0}}
TOO_MANY = (ErrorCode.BAD_REQUEST, ErrorCode.BAD_COUNT)
FEWER_OFFERED = {("shogi", "han"), ("shogi", "dora"), ("riichi", "han")}
NO_HAND = (ErrorCode.NOT_A_WIN, ErrorCode.BAD_COUNT)


@st.composite
def cases(draw: st.DrawFn, system: str) -> Case:
    """Draws a win with its rules and table."""
    if system == "boo":
        at, event = draw(boo_wins())
        return rules_for(event, closed_bonus=True, open_yakuless_dora=False), at, event
    if system in ("beijing", "shogi"):
        rules, at, event = draw(beijing_wins() if system == "beijing" else shogi_wins())
        assume(getattr(rules.try_settle(at, event), "code", None) not in NO_HAND)
        return rules, at, event
    rules = get_ruleset(system).bind(OPTIONS.get(system, {}))
    at, event = draw(wins())
    if system == "wsom" and draw(st.booleans()):
        event = draw(rich_wins())
    return rules, rules.opening_table()._replace(dealer=at.dealer, hand_number=at.dealer + 1, in_match=False), event


def settled(rules: TableRules, at: Table, event: Win) -> tuple[object, ...]:
    """Returns a win's deltas, evaluation and refusal; what does not apply is None."""
    settlement = rules.try_settle(at, event)
    if isinstance(settlement, Refusal):
        return None, None, settlement
    return settlement.deltas, settlement.wins[0].evaluation, None


@pytest.mark.parametrize("system", ["arushiaru", "beijing", "boo", "wsom", "shogi", "riichi", "mcr"])
@settings(max_examples=15)
@given(data=st.data())
def test_waits_agree_with_wins(system: str, data: st.DataObject) -> None:
    rules, at, event = data.draw(cases(system))
    seat, hand = event.winners[0].seat, event.winners[0].hand
    discarder = at.previous_seat(seat)
    waits = rules.waits(at, Winner(seat, replace(hand, winning_piece=None)), discarder)
    pieces = rules.ruleset.pieces
    places = [pieces.sort_keys[wait.piece] for wait in waits]
    assert places == sorted(places)
    waited = {wait.piece: wait for wait in waits}
    assert hand.winning_piece in waited
    visible = [*hand.concealed, *(piece for meld in hand.melds for piece in meld.pieces)]
    visible += hand.indicators.pieces_of(WILD)
    for piece in pieces.order:
        for source in (discarder, None):
            winner = Winner(seat, replace(hand, winning_piece=piece))
            outcome = settled(rules, at, replace(event, discarder=source, winners=(winner,)))
            if (wait := waited.get(piece)) is None:
                assert isinstance(outcome[2], Refusal)
                assert outcome[2].code in NO_HAND
            else:
                way = wait.tsumo if source is None else wait.ron
                assert outcome == (way.deltas, way.evaluation, way.refusal)
                assert wait.remaining == rules.faces[piece] - visible.count(piece)


@pytest.mark.parametrize(("system", "options"), [("arushiaru", {"yaku_ryuuiisou": False}), ("boo", {}), ("wsom", {})])
@given(data=st.data())
def test_characters_and_bamboo_are_worth_the_same(system: str, options: dict[str, object], data: st.DataObject) -> None:
    rules, at, event = data.draw(cases(system))
    rules = rules.ruleset.bind({**rules.options, **options})
    (winner,) = event.winners
    original = winner.hand

    def swapped(pieces: tuple[int, ...]) -> tuple[int, ...]:
        turned = (piece + 18 if piece < 9 else piece - 18 if 18 <= piece < 27 else piece for piece in pieces)
        return tuple(rules.ruleset.pieces.sorted(turned))

    other = replace(
        original,
        concealed=swapped(original.concealed),
        melds=tuple(replace(meld, pieces=swapped(meld.pieces)) for meld in original.melds),
        winning_piece=swapped((original.winning_piece,))[0],
        indicators=indicators(swapped(original.indicators.pieces_of(DORA))),
    )
    before, after = (
        rules.settle(at, replace(event, winners=(replace(winner, hand=hand),))) for hand in (original, other)
    )
    assert before.deltas == after.deltas
    yaku = [[(item.id, item.value) for item in settlement.wins[0].evaluation.yaku] for settlement in (before, after)]
    assert yaku[0] == yaku[1]


@pytest.mark.parametrize("system", ["arushiaru", "boo", "wsom", "riichi", "mcr"])
@given(data=st.data())
def test_a_typed_value_pays_the_same_as_its_pieces(system: str, data: st.DataObject) -> None:
    rules, at, event = data.draw(cases(system))
    by_pieces = rules.try_settle(at, event)
    if isinstance(by_pieces, Refusal):
        return
    (winner,), won = event.winners, by_pieces.wins[0].evaluation
    value: dict[str, object] = {"han": won.han, "fu": won.raw_fu if system == "arushiaru" else won.fu}
    if system in ("wsom", "mcr"):
        value = {"points": won.base} if system == "wsom" else {"han": won.han}
    elif won.fu is None:
        value = {"limit": won.limit} | ({"times": won.extra_numbers["yakuman"]} if system == "riichi" else {})
    if system == "boo":
        value |= {"dora": won.extra_numbers["dora"], "closed": winner.hand.is_closed}
    if won.fu is not None and won.fu > 140:
        return
    by_value = rules.settle(at, replace(event, winners=(Winner(winner.seat, value=value),)))
    assert by_value.deltas == by_pieces.deltas
    assert by_value.wins[0].evaluation.limit == won.limit


@pytest.mark.parametrize("ruleset", all_rulesets(), ids=lambda ruleset: ruleset.id)
def test_typed_numbers_are_accepted_within_their_range(ruleset: Ruleset) -> None:
    rules = ruleset.bind({})

    def code_of(value: dict[str, object]) -> ErrorCode | None:
        settled = rules.try_settle(rules.opening_table(), Win(discarder=0, winners=(Winner(1, value=value),)))
        return settled.code if isinstance(settled, Refusal) else None

    for form in rules.value_forms:
        numbers = {field.id: field.default or field.minimum for field in form.fields if not field.is_boolean}
        usual = {**form.fixed, **{field.id: bool(field.default) for field in form.fields}, **numbers}
        for field in (field for field in form.fields if field.id in numbers):
            assert code_of({**usual, field.id: field.maximum}) not in TOO_MANY, (form.id, field.id)
            assert code_of({**usual, field.id: field.minimum - field.step}) is not None, (form.id, field.id)
            above = code_of({**usual, field.id: field.maximum + field.step})
            # For Shogi mahjong and Riichi, the window offers a smaller range than the rules accept.
            assert above in TOO_MANY or (ruleset.id, field.id) in FEWER_OFFERED, (form.id, field.id)

# SPDX-License-Identifier: MIT
"""The values of Beijing hands, compared with a plain count of every reading."""

from itertools import product
from random import Random
from typing import Any

import pytest

from mahjong_desk.rules.model.events import Win, Winner
from mahjong_desk.rules.model.hand import Hand, Meld
from mahjong_desk.rules.model.refusal import ErrorCode, Refusal
from mahjong_desk.shapes import MeldKind
from tests.hands import indicators
from tests.rules.systems.asking import Json
from tests.rules.systems.beijing.asking import INDICATOR, refusal_and_path, rules, score, typed, yaku
from tests.wild_hands import Group, LaidPiece, WildSample, all_readings, sample

ORDER = (
    "zhuangjia", "menqing", "meihun", "benhunlong", "hunyou", "tiliu", "long", "qidui", "haohua", "zhuowu",
    "gangkai", "qingyise", "duiduihu", "dadiao", "haidi",
)  # fmt: skip
"""The yaku as §4 numbers them."""
FIVE = 4


def random_options(random: Random) -> dict[str, Any]:
    """Returns random options that affect the value of a hand."""
    values: dict[str, Any] = {
        f"doublings_{name}": random.choice((0, 1, 1, 1, 2, 3))
        for name in ORDER
        if name not in ("zhuangjia", "benhunlong", "hunyou")
    }
    values["benhunlong"] = random.random() < 0.6
    values["hunyou_meihun"] = random.random() < 0.5
    values["hunyou_scope"] = random.choice(("reading", "hand"))
    values["qingyise_wilds"] = random.choice(("any", "same_suit"))
    values["duanmen"] = random.random() < 0.3
    values["discarder_pays_all"] = random.random() < 0.2
    values["baozhuang_tiliu"] = random.random() < 0.5
    values["hungang_points"] = 0
    return values


def melds_for(random: Random, hand: WildSample, winner: int) -> tuple[tuple[Meld, ...], int]:
    """Returns the melds of a sample, and how many wildcards are in kans."""
    melds: list[Meld] = []
    used = 0
    free = 4 - hand.wilds - (hand.winning == hand.wild)
    for kinds in hand.melds:
        first = kinds[0]
        if first != kinds[1]:
            melds.append(Meld(MeldKind.CHI, kinds, (winner - 1) % 4))
            continue
        kind = random.choice((MeldKind.PON, MeldKind.ANKAN, MeldKind.SHOUMINKAN, MeldKind.ANKAN))
        discarder = None if kind is MeldKind.ANKAN else (winner + random.choice((1, 2, 3))) % 4
        pieces = list(kinds)
        if kind is not MeldKind.PON:
            own_pieces = [*hand.natural, hand.winning, *(piece for meld in hand.melds for piece in meld)]
            wild = own_pieces.count(first) > 3 or first == INDICATOR[hand.wild] or random.random() < 0.5
            if wild and used >= free:
                kind, discarder = MeldKind.PON, (winner + 1) % 4
            else:
                used += wild
                pieces.append(hand.wild if wild else first)
        melds.append(Meld(kind, tuple(sorted(pieces)), discarder))
    return tuple(melds), used


def count(
    groups: tuple[Group, ...], hand: WildSample, circumstances: Json, options: dict[str, Any]
) -> list[tuple[int, int]]:
    """Returns the yaku of one reading as (number, value) (rules/beijing.md §4)."""
    melds: tuple[Meld, ...] = circumstances["melds"]
    in_kans = [meld for meld in melds if hand.wild in meld.pieces]
    sets = [*groups, *(tuple(LaidPiece(kind) for kind in meld) for meld in hand.melds)]
    pieces = [piece for group in sets for piece in group]
    suits = {piece.kind // 9 for piece in pieces}
    won = next(group for group in groups if any(piece.won for piece in group))
    seven = len(groups) == 7
    rows = [group for group in sets if len(group) == 3 and group[0].kind != group[1].kind]
    wilds = [piece for piece in pieces if piece.wild]
    straights = [
        straight
        for first in (0, 9, 18)
        for straight in product(*([row for row in rows if row[0].kind == first + step] for step in (0, 3, 6)))
    ]
    meihun = all(piece.kind == hand.wild for piece in wilds) and not in_kans
    own = any(
        sum(piece.wild for row in straight for piece in row) == 1 and straight[0][0].kind // 9 == hand.wild // 9 < 3
        for straight in straights
    )
    benhunlong = options["benhunlong"] and not meihun and own
    single = len(won) == 2 and any(piece.wild and not piece.won for piece in won)
    hunyou = options["hunyou_meihun"] and not meihun and not benhunlong and single

    def genuine(piece: LaidPiece) -> bool:
        return not piece.wild or piece.kind == hand.wild

    pairs = [group[0].kind for group in groups if all(map(genuine, group))] if seven else []
    if seven:
        caught = won[0].kind == FIVE and all(map(genuine, won))
    else:
        caught = won in rows and won[0].kind == FIVE - 1 and won[1].won and genuine(won[1])
    one_suit = len(suits) == 1 and suits != {3}
    if options["qingyise_wilds"] == "same_suit" and (wilds or in_kans):
        one_suit = one_suit and suits == {hand.wild // 9}
    drawn = circumstances["drawn"] and (options["baozhuang_tiliu"] or not options["discarder_pays_all"])
    times = {
        "zhuangjia": circumstances["dealer"],
        "menqing": all(meld.kind is MeldKind.ANKAN for meld in melds),
        "meihun": meihun,
        "benhunlong": benhunlong,
        "hunyou": hunyou,
        "tiliu": drawn,
        "long": bool(straights),
        "qidui": seven,
        "haohua": sum(1 for kind in set(pairs) if pairs.count(kind) == 2),
        "zhuowu": caught,
        "gangkai": "rinshan" in circumstances["situation"],
        "qingyise": one_suit,
        "duiduihu": not rows and not seven,
        "dadiao": len(melds) == 4,
        "haidi": "haitei" in circumstances["situation"],
    }
    values = {name: options.get(f"doublings_{name}", options["doublings_meihun"]) for name in ORDER} | {"zhuangjia": 1}
    return [(row, values[name]) for row, name in enumerate(ORDER) for _ in range(int(times[name])) if values[name]]


def is_allowed(groups: tuple[Group, ...], hand: WildSample, circumstances: Json, options: dict[str, Any]) -> bool:
    """Returns whether the restrictions on winning allow a reading."""
    if not circumstances["drawn"] or circumstances["robbed"]:
        won = next(group for group in groups if any(piece.won for piece in group))
        if len(won) == 2 and any(piece.wild and not piece.won for piece in won):
            return False
        if circumstances["robbed"] == "ankan":
            suit = won[0].kind - won[0].kind % 9
            firsts = {group[0].kind for group in groups if len(group) == 3 and group[0].kind != group[1].kind}
            row = len(won) == 3 and won[0].kind != won[1].kind and won[0].kind % 9 in (0, 3, 6)
            if not (row and suit < 27 and {suit, suit + 3, suit + 6} <= firsts):
                return False
    kinds = {piece.kind // 9 for group in groups for piece in group} | {meld[0] // 9 for meld in hand.melds}
    return not (options["duanmen"] and {0, 1, 2} <= kinds)


def waits_on_a_single_wild(hand: WildSample) -> bool:
    """Returns whether the pieces before the win are groups and a single wildcard."""
    if not hand.wilds:
        return False
    # With a pair of any other honour in place of that wildcard, the hand must be complete.
    for kind in range(27, 34):
        if kind not in hand.natural and kind != hand.wild:
            filled = hand._replace(natural=(*hand.natural, kind), wilds=hand.wilds - 1, winning=kind)
            for groups in all_readings(filled):
                if any(
                    all(piece == LaidPiece(kind, won=piece.won) for piece in group)
                    for group in groups
                    if len(group) == 2
                ):
                    return True
            return False
    raise AssertionError("the hand holds every honour")


def expected(hand: WildSample, circumstances: Json, options: dict[str, Any]) -> str | list[tuple[int, int]]:
    """Returns why a win is refused, or its yaku as (number, value)."""
    readings = list(all_readings(hand))
    if not readings:
        return "not_a_win"
    if not circumstances["drawn"] or circumstances["robbed"]:
        if hand.winning == hand.wild:
            return "discarded_wild"
        if any(meld.kind is not MeldKind.ANKAN for meld in circumstances["melds"]):
            return "not_menqing"
        if hand.wilds + circumstances["in_kans"] >= 3:
            return "three_wilds"
        open_wait = {**circumstances, "robbed": "", "drawn": False}
        allowed = [way for way in readings if is_allowed(way, hand, open_wait, {**options, "duanmen": False})]
        if not allowed or (options["hunyou_scope"] == "hand" and waits_on_a_single_wild(hand)):
            return "hunyou"
        allowed = [way for way in allowed if is_allowed(way, hand, circumstances, {**options, "duanmen": False})]
        if not allowed:
            return "chankan_ankan"
    allowed = [way for way in readings if is_allowed(way, hand, circumstances, options)]
    if not allowed:
        return "duanmen"
    counted = [count(way, hand, circumstances, options) for way in allowed]
    return min(counted, key=lambda items: (-sum(value for _, value in items), [row for row, _ in items]))


def actual(hand: WildSample, circumstances: Json, options: dict[str, Any]) -> str | list[tuple[int, int]]:
    """Returns the result of the rules in the form of ``expected``."""
    bound = rules(**options)
    full_hand = Hand(
        tuple(sorted([*hand.natural, *[hand.wild] * hand.wilds])),
        circumstances["melds"],
        hand.winning,
        tuple(name for name in circumstances["situation"]),
        indicators(wild=INDICATOR[hand.wild]),
    )
    seat = 0 if circumstances["dealer"] else 1
    discarder = None if circumstances["drawn"] and not circumstances["robbed"] else 3
    extra_fields = {"robbed_kan": circumstances["robbed"]} if circumstances["robbed"] else {}
    try:
        settlement = bound.settle(
            bound.opening_table(),
            Win(discarder=discarder, winners=(Winner(seat, full_hand),), extra_fields=extra_fields),
        )
    except Refusal as refusal:
        if refusal.code is ErrorCode.BAD_COUNT:
            return "bad_count"
        return refusal.reason or refusal.code.value
    evaluation = settlement.wins[0].evaluation
    assert evaluation.han == sum(item.value for item in evaluation.yaku)
    assert evaluation.base == 2**evaluation.han
    assert evaluation.reading is not None
    seen = {tuple(item.id for item in evaluation.yaku)} | {candidate.yaku for candidate in evaluation.rejected_readings}
    assert len(seen) == 1 + len(evaluation.rejected_readings)
    assert [candidate.han for candidate in evaluation.rejected_readings] == sorted(
        (candidate.han or 0 for candidate in evaluation.rejected_readings), reverse=True
    )
    assert sum(settlement.deltas) == 0
    return [(ORDER.index(item.id), item.value) for item in evaluation.yaku]


@pytest.mark.parametrize(
    ("wilds", "melds", "hands"),
    [
        (0, 0, 250), (1, 0, 400), (1, 1, 350), (1, 2, 250), (2, 0, 30),
        (2, 1, 100), (2, 2, 150), (2, 4, 60), (3, 1, 8), (3, 3, 30),
        (4, 3, 2),
    ],
)  # fmt: skip
def test_values_match_a_plain_count_of_all_readings(wilds: int, melds: int, hands: int) -> None:
    random = Random(f"Beijing {wilds} {melds}")
    answers = set()
    for _ in range(hands):
        hand = sample(random, wilds, melds)
        winner = random.choice((0, 1))
        laid, in_kans = melds_for(random, hand, winner)
        way = random.choice(("drawn", "drawn", "discard", "shouminkan", "ankan"))
        if (
            hand.winning == hand.wild or not all(meld.kind is MeldKind.ANKAN for meld in laid)
        ) and random.random() < 0.8:
            way = "drawn"
        kans = any(meld.kind.is_kan for meld in laid)
        situation = [name for name in ("haitei", "rinshan") if way == "drawn" and random.random() < 0.3]
        if way in ("shouminkan", "ankan"):
            situation = ["chankan"]
        if not kans and "rinshan" in situation:
            situation.remove("rinshan")
        own_pieces = [*hand.natural, hand.winning, *(kind for meld in laid for kind in meld.pieces)]
        indicator = INDICATOR[hand.wild]
        if any(own_pieces.count(kind) > 4 - (kind == indicator) for kind in own_pieces if kind != hand.wild):
            continue
        fields: Json = {
            "dealer": winner == 0,
            "melds": laid,
            "in_kans": in_kans,
            "drawn": way != "discard",
            "robbed": way if way in ("shouminkan", "ankan") else "",
            "situation": situation,
        }
        options = random_options(random)
        got = actual(hand, fields, options)
        if got == "bad_count":
            assert way == "shouminkan"
            continue
        assert got == expected(hand, fields, options), (hand, fields, options)
        answers.add(str(got))
    assert len(answers) > hands // 10


def test_an_answer_reports_the_typed_value() -> None:
    dealer = score(typed(0, None, doublings=20, kan_points=4))
    assert yaku(dealer) == ["zhuangjia"]
    won = dealer["wins"][0]
    assert (won["han"], won["base"], won["limit"], won["kan_points"]) == (21, 2**21, None, 4)
    fixed = score(typed(0, None, points=15))["wins"][0]
    assert (fixed["yaku"], fixed["han"], fixed["base"], fixed["limit"]) == ([], 0, 15, "fixed")


def test_a_typed_value_counts_double_under_shanglou() -> None:
    table, option = {"shanglou": True}, {"shanglou_after_draw": "next_hand"}
    got = score(typed(1, None, doublings=1, kan_points=1), table, **option)
    assert got["deltas"] == [-12, 24, -6, -6]
    assert (got["wins"][0]["base"], got["wins"][0]["kan_points"], got["wins"][0]["multiplier"]) == (4, 1, 2)
    assert score(typed(1, None, points=3), table, **option)["deltas"] == [-6, 18, -6, -6]


@pytest.mark.parametrize(
    "value",
    [
        {}, {"doublings": 1, "points": 1}, {"doublings": 21},
        {"doublings": -1}, {"doublings": True}, {"doublings": "3"},
        {"doublings": 1.0}, {"points": 100_001}, {"points": -1},
        {"points": None}, {"doublings": 1, "kan_points": 1001}, {"doublings": 1, "kan_points": False},
        {"doublings": 1, "chankan": 1}, {"doublings": 1, "chankan": None}, {"doublings": 1, "chankan": True},
        {"doublings": 1, "han": 1},
    ],
)  # fmt: skip
def test_impossible_typed_values_are_refused(value: dict[str, Any]) -> None:
    code, path = refusal_and_path(score(typed(1, None, **value)))
    assert code == "bad_request"
    assert path.startswith("event.wins[0].value")

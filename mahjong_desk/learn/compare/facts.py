# SPDX-License-Identifier: MIT
"""What can be said of a whole rule system: each fact worked out from its rules, under what stands where nothing is chosen."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from enum import StrEnum
from functools import cache
from typing import NamedTuple

from mahjong_desk.learn.compare.probes import Probes
from mahjong_desk.learn.workbench.special_shapes import known_pieces, special_shapes_of
from mahjong_desk.pieces import MAHJONG, SHOGI
from mahjong_desk.rules.model.extra_fields import Carrier
from mahjong_desk.rules.model.names import Names
from mahjong_desk.rules.model.table import Round
from mahjong_desk.rules.registry import find
from mahjong_desk.rules.ruleset import Rules
from mahjong_desk.shapes import MeldKind


class Topic(StrEnum):
    """What a fact is about, in the order in which to tell it."""

    PIECES = "pieces"
    WINNING = "winning"
    VALUE = "value"
    PAYMENTS = "payments"
    MATCH = "match"


class Fact(NamedTuple):
    """One fact of a rule system.

    Attributes:
        topic: What it is about.
        label: What is told.
        value: What it is here.
    """

    topic: Topic
    label: Names
    value: Names


NONE = Names("なし", "none", "无")
_MELDS = {
    MeldKind.CHI: Names("チー", "chi", "吃"),
    MeldKind.PON: Names("ポン", "pon", "碰"),
    MeldKind.DAIMINKAN: Names("カン", "kan", "杠"),
}
_ROUNDS = {
    Round.EAST: Names("東", "East", "东"),
    Round.SOUTH: Names("南", "South", "南"),
    Round.WEST: Names("西", "West", "西"),
    Round.NORTH: Names("北", "North", "北"),
}
_EXHAUSTIVE, _STOPPED = "exhaustive", "end"


@cache
def facts_of(ruleset_id: str) -> tuple[Fact, ...]:
    """Returns the facts of a rule system, topic by topic."""
    rules = find(ruleset_id).with_options({})
    probes = Probes(rules)
    found = []
    for topic, label, told in _ASKED:
        value = told(rules, probes)
        if value is not None:
            found.append(Fact(topic, label, value))
    return tuple(found)


def joined(items: Iterable[Names]) -> Names:
    """Returns things of one kind side by side; ``NONE`` where there are none."""
    found = list(items)
    if not found:
        return NONE
    return Names(
        "、".join(one.ja for one in found), ", ".join(one.en for one in found), "、".join(one.zh for one in found)
    )


def number(value: float) -> str:
    """Returns a number as people write it: whole, with a comma for each thousand, or with one decimal."""
    return f"{value:,.0f}" if value == int(value) else f"{value:,.1f}"


def _same(text: str) -> Names:
    return Names(text, text, text)


# Pieces


def _pieces(rules: Rules, _probes: Probes) -> Names:
    pieces = rules.ruleset.pieces
    count = sum(pieces.copies)
    if pieces.copies == MAHJONG.copies:
        return Names(f"麻雀牌{count}枚", f"{count} mahjong tiles", f"麻将牌{count}张")
    if pieces.copies == SHOGI.copies:
        return Names(f"将棋の駒{count}枚", f"{count} shogi pieces", f"将棋棋子{count}枚")
    return Names(f"{count}枚", f"{count} pieces", f"{count}张")


def _players(rules: Rules, _probes: Probes) -> Names:
    counts = [str(count) for count in rules.ruleset.players]
    return Names("または".join(counts) + "人", " or ".join(counts), "或".join(counts) + "人")


def _hand(rules: Rules, _probes: Probes) -> Names:
    size = rules.ruleset.hand_size
    return Names(f"{size}枚", f"{size} and the winning one", f"{size}张，和牌时{size + 1}张")


def _red(rules: Rules, _probes: Probes) -> Names:
    count = sum(rules.faces[len(rules.ruleset.pieces.copies) :])
    return _same(str(count)) if count else NONE


def _turned_up(rules: Rules, _probes: Probes) -> Names:
    return joined(one.makes for one in rules.indicators)


def _beside(rules: Rules, _probes: Probes) -> Names:
    table = rules.start()
    fields = rules.ruleset.extra_fields_of(Carrier.HAND)
    return joined(field.names for field in fields if field.offered(rules.options, table))


# Winning


def _shapes(rules: Rules, _probes: Probes) -> Names | None:
    ruleset = rules.ruleset
    if not known_pieces(ruleset.pieces):
        return None
    special = special_shapes_of(rules)
    sets, pairs = (ruleset.hand_size - 1) // 3, (ruleset.hand_size + 1) // 2
    found = [Names(f"{sets}面子1雀頭", f"{sets} sets and a pair", f"{sets}副面子加将")]
    if special.pairs:
        different = Names(f"{pairs}対子", f"{pairs} different pairs", f"{pairs}个不同的对子")
        alike = Names(
            f"{pairs}対子（同じ4枚は2対子）", f"{pairs} pairs, four alike as two", f"{pairs}对（四张相同算两对）"
        )
        found.append(alike if special.alike else different)
    if special.orphans:
        kinds = ruleset.hand_size
        found.append(
            Names("国士無双", "thirteen orphans", "十三幺")
            if ruleset.pieces.runs
            else Names(f"{kinds + 1}種1枚ずつ", f"one of each of {kinds + 1} kinds", f"{kinds + 1}种各一枚")
        )
    if special.knitted:
        found.append(Names("組合龍", "a knitted straight with a set and a pair", "组合龙"))
    if special.knitted_honours:
        found.append(Names("全不靠", "honours and knitted tiles", "全不靠"))
    return joined(found)


def _claims(rules: Rules, _probes: Probes) -> Names:
    shapes = rules.ruleset.meld_shapes()
    return joined(names for kind, names in _MELDS.items() if shapes.get(kind))


def _winners(rules: Rules, _probes: Probes) -> Names:
    if rules.several_winners:
        return Names("何人でも", "several", "可多人")
    return Names("一人だけ（頭ハネ）", "one, the nearest", "只限一人，先者得")


def _declared(rules: Rules, _probes: Probes) -> Names:
    return joined(one.names for one in rules.circumstances if one.declared)


def _unchecked(rules: Rules, _probes: Probes) -> Names:
    return joined(one.names for one in rules.circumstances if not one.declared)


# Value


def _unit(rules: Rules, _probes: Probes) -> Names:
    return rules.ruleset.unit


def _fu(rules: Rules, _probes: Probes) -> Names:
    if "fu" in rules.ruleset.value_fields:
        return Names("数える", "counted", "计算")
    return Names("数えない", "not counted", "不计")


def _limits(rules: Rules, _probes: Probes) -> Names:
    return joined(rules.ruleset.vocabulary.limits.values())


def _number_of_yaku(rules: Rules, _probes: Probes) -> Names:
    return _same(str(sum(not yaku.placeholder for yaku in rules.ruleset.yaku)))


# Payments


def _payers(_rules: Rules, probes: Probes) -> Names | None:
    paid = probes.paid_from_a_discard()
    if paid is None:
        return None
    giver, others = paid
    if not any(others):
        return Names("放銃者だけ", "the discarder alone", "只由点炮者付")
    if all(other == giver for other in others):
        return Names("全員が同じだけ", "everybody alike", "各家相同")
    return Names("全員、放銃者が最も多い", "everybody, the discarder most", "各家都付，点炮者最多")


def _drawn(_rules: Rules, probes: Probes) -> Names | None:
    times = probes.drawn_times()
    if times is None:
        return None
    if times == 1:
        return Names("ロンと同じ", "as much as from a discard", "与点炮和相同")
    text = number(times)
    return Names(f"ロンの約{text}倍", f"about {text} times as much as from a discard", f"约为点炮和的{text}倍")


def _dealer(_rules: Rules, probes: Probes) -> Names | None:
    won, paid = probes.dealer_wins_times(), probes.dealer_pays_times()
    if won is None or paid is None:
        return None
    if won == paid == 1:
        return Names("他の人と同じ", "like everybody", "与各家相同")
    return Names(
        f"和了は約{number(won)}倍、支払いは約{number(paid)}倍",
        f"wins about {number(won)} times as much, pays {number(paid)} times",
        f"和牌约{number(won)}倍，付出约{number(paid)}倍",
    )


def _points(rules: Rules, value: int) -> Names:
    if not value:
        return NONE
    unit, called = "point" if value == 1 else "points", rules.ruleset.vocabulary.points
    return Names(f"{number(value)}{called.ja}", f"{number(value)} {unit}", f"{number(value)}{called.zh}")


def _honba(rules: Rules, probes: Probes) -> Names:
    return _points(rules, probes.honba()) if rules.ruleset.conventions.honba else NONE


def _stake(rules: Rules, _probes: Probes) -> Names:
    return _points(rules, rules.riichi_stake)


def _noten(rules: Rules, probes: Probes) -> Names:
    return _points(rules, probes.noten())


def _responsible(rules: Rules, _probes: Probes) -> Names:
    return joined(rules.ruleset.vocabulary.pao[reason] for reason in rules.pao_reasons)


def _foul(rules: Rules, probes: Probes) -> Names | None:
    lost = probes.foul()
    if lost is None:
        return None
    return _points(rules, lost) if lost else Names("点は動かない", "no points", "无得失")


# Match


def _start(rules: Rules, _probes: Probes) -> Names:
    return _same(number(rules.start().scores[0]))


def _rounds(rules: Rules, _probes: Probes) -> Names:
    if "last_hand" not in rules.ruleset.vocabulary.ends:
        return Names("局数に限りはない", "no set number", "不限局数")
    found = [_ROUNDS[one] for one in rules.rounds]
    return Names("".join(one.ja for one in found), ", ".join(one.en for one in found), "".join(one.zh for one in found))


def _deal(next_dealer: Callable[[Probes], int | None]) -> Callable[[Rules, Probes], Names | None]:
    def told(_rules: Rules, probes: Probes) -> Names | None:
        found = next_dealer(probes)
        if found is None:
            return None
        if found == 0:
            return Names("親が続ける", "the dealer stays", "连庄")
        if found == 1:
            return Names("次の人が親になる", "the deal passes", "下家坐庄")
        return Names("和了した人が親になる", "the winner deals", "和牌者坐庄")

    return told


def _seats(rules: Rules, _probes: Probes) -> Names:
    orders = {rules.seating(one, rules.ruleset.players[0]) for one in rules.rounds}
    if len(orders) > 1:
        return Names("場が変わると席も変わる", "changed after each round", "每圈换座")
    return Names("最後まで同じ", "the same to the end", "始终不变")


def _abortive(rules: Rules, _probes: Probes) -> Names:
    names = rules.ruleset.vocabulary.draws
    return joined(names[kind] for kind in rules.draw_kinds if kind != _EXHAUSTIVE)


def _ends(rules: Rules, _probes: Probes) -> Names:
    return joined(names for reason, names in rules.ruleset.vocabulary.ends.items() if reason != _STOPPED)


def _result(rules: Rules, _probes: Probes) -> Names:
    return rules.result_unit.names


_ASKED: tuple[tuple[Topic, Names, Callable[[Rules, Probes], Names | None]], ...] = (
    (Topic.PIECES, Names("牌・駒", "Pieces", "牌具"), _pieces),
    (Topic.PIECES, Names("人数", "Players", "人数"), _players),
    (Topic.PIECES, Names("手牌", "A hand", "手牌"), _hand),
    (Topic.PIECES, Names("赤牌", "Red fives", "赤牌"), _red),
    (Topic.PIECES, Names("表示牌が示すもの", "What is turned up makes", "翻开的牌指示"), _turned_up),
    (Topic.PIECES, Names("牌のほかに伝えること", "Told beside the pieces", "除牌以外须说明"), _beside),
    (Topic.WINNING, Names("和了の形", "Winning shapes", "和牌形"), _shapes),
    (Topic.WINNING, Names("鳴き", "Claims", "鸣牌"), _claims),
    (Topic.WINNING, Names("一枚で和了できる人", "Winners of one discard", "一炮几响"), _winners),
    (Topic.WINNING, Names("宣言", "Declared beforehand", "事先宣告"), _declared),
    (Topic.WINNING, Names("和了の状況", "Circumstances that are told", "和牌情形"), _unchecked),
    (Topic.VALUE, Names("単位", "Counted in", "单位"), _unit),
    (Topic.VALUE, Names("符", "Fu", "符"), _fu),
    (Topic.VALUE, Names("役の数", "Number of yaku", "番种数"), _number_of_yaku),
    (Topic.VALUE, Names("満貫など", "Limits and fixed sums", "封顶与固定分"), _limits),
    (Topic.PAYMENTS, Names("他家からの和了の支払い", "From a discard pays", "点炮和时付分"), _payers),
    (Topic.PAYMENTS, Names("同じ手のツモ", "Self-drawn, the same value brings", "同一手牌自摸"), _drawn),
    (Topic.PAYMENTS, Names("親", "The dealer", "庄家"), _dealer),
    (Topic.PAYMENTS, Names("一本場", "One honba", "一本场"), _honba),
    (Topic.PAYMENTS, Names("リーチの供託", "Riichi stake", "立直棒"), _stake),
    (Topic.PAYMENTS, Names("流局の聴牌料", "To one who alone is ready at a draw", "流局时一家听牌可得"), _noten),
    (Topic.PAYMENTS, Names("包", "Responsibility for", "包牌"), _responsible),
    (Topic.PAYMENTS, Names("チョンボ（子）", "A chombo costs", "错和付出"), _foul),
    (Topic.MATCH, Names("配給原点", "Start", "起始分"), _start),
    (Topic.MATCH, Names("場", "Rounds", "圈"), _rounds),
    (Topic.MATCH, Names("親の和了", "After a win of the dealer", "庄家和牌后"), _deal(Probes.after_dealers_win)),
    (Topic.MATCH, Names("子の和了", "After another’s win", "闲家和牌后"), _deal(Probes.after_anothers_win)),
    (
        Topic.MATCH,
        Names("親が聴牌の流局", "After a draw, the dealer ready", "庄家听牌流局后"),
        _deal(Probes.after_ready_draw),
    ),
    (
        Topic.MATCH,
        Names("親が不聴の流局", "After a draw, the dealer not ready", "庄家未听流局后"),
        _deal(Probes.after_unready_draw),
    ),
    (Topic.MATCH, Names("途中流局", "Abortive draws", "中途流局"), _abortive),
    (Topic.MATCH, Names("席", "Seats", "座位"), _seats),
    (Topic.MATCH, Names("終了", "It can end when", "终局条件"), _ends),
    (Topic.MATCH, Names("成績の単位", "The result is in", "成绩单位"), _result),
)

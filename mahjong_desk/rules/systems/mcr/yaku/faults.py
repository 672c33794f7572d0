# SPDX-License-Identifier: MIT
"""What is said of the parts of conditions that the fan of the Mahjong Competition Rules have (rules/mcr.md §4)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from typing import Any

from mahjong_desk.pieces import MAHJONG
from mahjong_desk.pieces.mahjong import EAST
from mahjong_desk.rules.model import circumstances
from mahjong_desk.rules.model.names import Names
from mahjong_desk.rules.systems.mcr.yaku.seen import (
    CLOSED_WAIT,
    EDGE_WAIT,
    ENDS,
    EVEN,
    FIVE,
    GREEN,
    HONOURS,
    LAST_CLAIM,
    LAST_DRAW,
    LAST_OF_KIND,
    LOWER,
    LOWER_FOUR,
    MIDDLE,
    NINE_GATES,
    OUTSIDE,
    OWN,
    PAIR_WAIT,
    PREVALENT,
    REPLACEMENT,
    REVERSIBLE,
    ROBBED,
    SEVEN_HONOURS,
    SHIFTED_PAIRS,
    SIMPLES,
    TERMINALS,
    UPPER,
    UPPER_FOUR,
)
from mahjong_desk.rules.yaku import faults
from mahjong_desk.rules.yaku.conditions import Fault, Finds, Pieces, Told
from mahjong_desk.rules.yaku.finders import (
    a_triplet_of,
    counted,
    groups_that,
    is_dragon,
    is_end,
    is_wind,
    marked,
    only,
    pair_that,
    won_group,
)
from mahjong_desk.shapes import Form, Group, Reading, Shape, Wait
from mahjong_desk.shapes.completing import completing_kinds
from mahjong_desk.shapes.mahjong import COPIES, PARTITIONER

_SUIT = 9
_PUNGS = (Shape.TRIPLET, Shape.KAN)
_SETS = (Shape.SEQUENCE, *_PUNGS)
_REVERSIBLE = frozenset(MAHJONG.parse("1234589p245689s5z"))


def _numbers(first: int, last: int) -> Told:
    """Returns what is said of pieces other than the numbers from one to another."""
    said = Names(
        f"{first}から{last}の数牌でない：{{pieces}}。",
        f"Not from {first} to {last}: {{pieces}}.",
        f"不是{first}至{last}的数牌：{{pieces}}。",
    )
    return Told(f"from_{first}_to_{last}", said, only(lambda kind: kind < EAST and first <= kind % _SUIT + 1 <= last))


def _even(group: Group) -> bool:
    return group.shape is not Shape.SEQUENCE and group.first < EAST and group.first % _SUIT % 2 == 1


ALL: Mapping[int, Told] = {
    SIMPLES: faults.SIMPLES_ONLY,
    OUTSIDE: faults.END_IN_EACH,
    ENDS: faults.ENDS_ONLY,
    TERMINALS: faults.TERMINALS_ONLY,
    HONOURS: faults.HONOURS_ONLY,
    GREEN: faults.GREENS_ONLY,
    REVERSIBLE: Told(
        "reversible",
        Names("推不倒の牌でない：{pieces}。", "Not reversible: {pieces}.", "不是推不倒的牌：{pieces}。"),
        only(_REVERSIBLE.__contains__),
    ),
    UPPER: _numbers(7, 9),
    MIDDLE: _numbers(4, 6),
    LOWER: _numbers(1, 3),
    UPPER_FOUR: _numbers(6, 9),
    LOWER_FOUR: _numbers(1, 4),
    FIVE: Told(
        "five_in_each",
        Names("5がない組：{pieces}。", "Without a 5: {pieces}.", "不含5：{pieces}。"),
        groups_that(lambda group: not any(kind < EAST and kind % _SUIT == 4 for kind in group.kinds)),
    ),
    EVEN: Told(
        "even",
        Names(
            "2・4・6・8の刻子・槓子・雀頭でない：{pieces}。",
            "Not a pung, kong or pair of 2, 4, 6 or 8: {pieces}.",
            "不是2、4、6、8的刻子、杠或将：{pieces}。",
        ),
        groups_that(lambda group: not _even(group)),
    ),
}
"""What is said where not every group has a flag."""

_SHAPES = marked(lambda group: group.shape in _SETS)


def _gaps(facts: object, reading: Reading) -> Fault:
    """Finds the pairs that stand apart from the seven in a row that come nearest."""
    starts = [suit + place for suit in range(0, EAST, _SUIT) for place in range(3)]
    held = {group.first for group in reading.groups}
    best = max(starts, key=lambda first: len(held & set(range(first, first + 7))))
    missing = sorted(set(range(best, best + 7)) - held)
    fault = groups_that(lambda group: group.first not in range(best, best + 7) or group.shape is not Shape.PAIR)
    places = fault(facts, reading).groups
    return Fault(places, figures={"wanted": Pieces(tuple((kind, kind) for kind in missing))})


FORMS: Mapping[Form, Told] = {
    Form.ORPHANS: faults.ORPHANS,
    Form.PAIRS: faults.PAIRS_ONLY,
    Form.KNITTED_HONOURS: Told(
        "knitted_honours",
        Names("全不靠の形でない。", "Not single honours and knitted tiles.", "不是全不靠的牌型。"),
        _SHAPES,
    ),
}
"""What is said where a hand is not of a shape."""


def _under(situation: circumstances.Circumstance) -> Told:
    return faults.under(situation.id)


_OTHER_WAITS = Names(
    "ほかに{pieces}も待っていた。",
    "The hand waited for {pieces} as well.",
    "还听{pieces}。",
)


def _not_only(wait: Wait, place: int) -> Finds:
    """Returns what finds the group that the winning piece completed, and what else was waited for.

    Args:
        wait: The wait that counts.
        place: Which piece of its group wins; -1 for an edge, whose outer piece lies there already.
    """

    def finds(facts: object, reading: Reading) -> Fault:
        fault, group = won_group(facts, reading), reading.groups[reading.won]
        if reading.wait is not wait or reading.form is not Form.REGULAR:
            return fault
        at = place if place >= 0 else 2 if group.first % _SUIT == 0 else 0
        won = group.kinds[at]
        held = [kind for one in reading.groups if not one.melded for kind in one.kinds]
        held.remove(won)
        melds = sum(one.melded for one in reading.groups)
        others = [kind for kind in completing_kinds(PARTITIONER.pack(held), melds) if kind != won]
        if not others:
            return fault
        return fault._replace(figures={"pieces": Pieces(tuple((kind,) for kind in others))}, said=_OTHER_WAITS)

    return finds


def _only_wait(identity: str, wait: Wait, place: int, ja: str, en: str, zh: str) -> Told:
    """Returns what is said of a wait that is another, or not the only one."""
    said = Names(
        f"{ja}だけを待つ手でない（和了の形：{{wait}}）。",
        f"{en} was not its only wait (it ended: {{wait}}).",
        f"不是只听{zh}（和牌形：{{wait}}）。",
    )
    return Told(identity, said, _not_only(wait, place))


_NO_PREVALENT = Told(
    faults.ROUND_WIND.id,
    Names("圏風{wanted}の刻子がない。", "No pung of the round wind, {wanted}.", "没有圈风{wanted}的刻子。"),
    lambda facts, reading: a_triplet_of(facts.prevalent)(facts, reading),
)
_NO_OWN = Told(
    faults.SEAT_WIND.id,
    Names("門風{wanted}の刻子がない。", "No pung of the winner’s seat wind, {wanted}.", "没有门风{wanted}的刻子。"),
    lambda facts, reading: a_triplet_of(facts.own)(facts, reading),
)

CIRCUMSTANCES: Mapping[int, Told] = {
    LAST_DRAW: _under(circumstances.HAITEI),
    LAST_CLAIM: _under(circumstances.HOUTEI),
    REPLACEMENT: _under(circumstances.RINSHAN),
    ROBBED: _under(circumstances.CHANKAN),
    LAST_OF_KIND: Told(
        "last_of_kind",
        Names(
            "和了牌は最後の一枚と分かっていない。",
            "The winning tile is not known to be the last of its kind.",
            "和的不是绝张。",
        ),
        winning=True,
    ),
    NINE_GATES: faults.EVERY_GATE,
    EDGE_WAIT: _only_wait("edge_wait", Wait.PENCHAN, -1, "辺張", "An edge tile", "边张"),
    CLOSED_WAIT: _only_wait("closed_wait", Wait.KANCHAN, 1, "嵌張", "The middle tile of a chow", "坎张"),
    PAIR_WAIT: _only_wait("pair_wait", Wait.TANKI, 0, "雀頭", "Its pair", "将"),
    PREVALENT: _NO_PREVALENT,
    OWN: _NO_OWN,
    SHIFTED_PAIRS: Told(
        "shifted_pairs",
        Names(
            "同じ種類で数の続く七つの対子でない。足りない：{wanted}。",
            "Not seven pairs of one suit in a row; missing: {wanted}.",
            "不是同一花色数字相连的七对，缺{wanted}。",
        ),
        _gaps,
    ),
    SEVEN_HONOURS: Told(
        "seven_honours",
        Names(
            "七種の字牌がそろった全不靠の形でない。",
            "Not all seven honours beside knitted tiles.",
            "不是七种字牌齐全的全不靠牌型。",
        ),
        _SHAPES,
    ),
}
"""What is said where something is not among the circumstances."""

NOT_PLAYED = Told("not_played", Names("この卓では数えない。", "This table does not count it.", "本桌不计。"))
NOT_ORPHANS = Told("not_orphans", Names("十三幺の形である。", "The hand is thirteen orphans.", "是十三幺的牌型。"))
NINE_KNITTED_TOLD = Told(
    "nine_knitted",
    Names(
        "三種類の147・258・369がそろっていない。",
        "147, 258 and 369 of the three suits are not all there.",
        "三种花色的147、258、369没有齐全。",
    ),
    _SHAPES,
)


def _pungs(needed: int, fits: Callable[[int], bool]) -> Callable[[Any, Reading], Fault]:
    return counted(needed, lambda group: group.shape in _PUNGS and fits(group.first), lambda group: fits(group.first))


def wind_pungs_told(needed: int) -> Told:
    """Returns what is said where there are not pungs of so many winds."""
    said = Names(
        "風牌の刻子は{count}組。{needed}組必要。",
        "Pungs of winds: {count}; it takes {needed}.",
        "风刻{count}副，须{needed}副。",
    )
    return Told("wind_pungs", said, _pungs(needed, is_wind))


def dragon_pungs_told(needed: int) -> Told:
    """Returns what is said where there are not pungs of so many dragons."""
    said = Names(
        "三元牌の刻子は{count}組。{needed}組必要。",
        "Pungs of dragons: {count}; it takes {needed}.",
        "箭刻{count}副，须{needed}副。",
    )
    return Told("dragon_pungs", said, _pungs(needed, is_dragon))


def _kongs(identity: str, needed: int, said: Names, counts: Callable[[Group], bool]) -> Told:
    return Told(
        identity,
        said,
        counted(needed, lambda group: group.shape is Shape.KAN and counts(group), lambda group: group.shape in _PUNGS),
    )


def any_kongs_told(needed: int) -> Told:
    """Returns what is said where there are not so many kongs."""
    said = Names(
        "槓子は{count}組。{needed}組必要。", "Kongs: {count}; it takes {needed}.", "杠{count}副，须{needed}副。"
    )
    return _kongs("kongs", needed, said, lambda group: True)


def melded_kongs_told(needed: int) -> Told:
    """Returns what is said where there are not exactly so many melded kongs."""
    said = Names(
        "明槓は{count}組。ちょうど{needed}組必要。",
        "Melded kongs: {count}; it takes exactly {needed}.",
        "明杠{count}副，须恰好{needed}副。",
    )
    return _kongs("melded_kongs", needed, said, lambda group: group.exposed)


def concealed_kongs_told(needed: int) -> Told:
    """Returns what is said where there are not exactly so many concealed kongs."""
    said = Names(
        "暗槓は{count}組。ちょうど{needed}組必要。",
        "Concealed kongs: {count}; it takes exactly {needed}.",
        "暗杠{count}副，须恰好{needed}副。",
    )
    return _kongs("concealed_kongs", needed, said, lambda group: not group.exposed)


def concealed_pungs_told(needed: int) -> Told:
    """Returns what is said where there are not exactly so many concealed pungs and kongs."""
    return faults.concealed_triplets(needed)._replace(
        said=Names(
            "暗刻・暗槓は{count}組。ちょうど{needed}組必要。",
            "Concealed pungs and kongs: {count}; it takes exactly {needed}.",
            "暗刻、暗杠{count}副，须恰好{needed}副。",
        )
    )


def suits_told(needed: int) -> Told:
    """Returns what is said where there are not exactly so many suits."""

    def finds(facts: object, reading: Reading) -> Fault:
        suits = Counter(kind // _SUIT for group in reading.groups for kind in group.kinds if kind < EAST)
        extra = [suit for suit, _ in suits.most_common()][needed:]
        found = only(lambda kind: kind >= EAST or kind // _SUIT not in extra)(facts, reading) if extra else Fault()
        return found._replace(figures={"count": len(suits), "needed": needed}, said=None)

    said = Names(
        "数牌は{count}種類。{needed}種類必要。", "Suits: {count}; it takes {needed}.", "花色{count}种，须{needed}种。"
    )
    return Told("suits", said, finds)


NO_DRAGON_PUNG = Told(
    "dragon_pung",
    Names("三元牌の刻子がない。", "No pung of a dragon.", "没有箭刻。"),
    marked(lambda group: is_dragon(group.first)),
)
PAIR_OF_WIND = Told(
    "no_wind_pair",
    Names("雀頭が風牌である：{pieces}。", "The pair is a wind: {pieces}.", "将是风牌：{pieces}。"),
    pair_that(lambda kind: not is_wind(kind)),
)
PAIR_OF_DRAGON = Told(
    "no_dragon_pair",
    Names("雀頭が三元牌である：{pieces}。", "The pair is a dragon: {pieces}.", "将是箭牌：{pieces}。"),
    pair_that(lambda kind: not is_dragon(kind)),
)
PAIR_OF_HONOUR = Told(
    "no_honour_pair",
    Names("雀頭が字牌である：{pieces}。", "The pair is an honour: {pieces}.", "将是字牌：{pieces}。"),
    pair_that(lambda kind: kind < EAST),
)
PAIR_OF_FIVES = Told(
    "pair_of_fives",
    Names("雀頭が5でない：{pieces}。", "The pair is not of fives: {pieces}.", "将不是5：{pieces}。"),
    pair_that(lambda kind: kind < EAST and kind % _SUIT == 4),
)
SOME_WIND = Told("some_wind", Names("風牌がない。", "No wind.", "没有风牌。"))
SOME_DRAGON = Told("some_dragon", Names("三元牌がない。", "No dragon.", "没有箭牌。"))
PUNGS_ONLY = Told(
    "pungs",
    Names("刻子・槓子でない：{pieces}。", "Neither pung nor kong: {pieces}.", "不是刻子、杠：{pieces}。"),
    lambda facts, reading: groups_that(
        lambda group: group.shape not in _PUNGS and (reading.form is not Form.REGULAR or group.shape is not Shape.PAIR)
    )(facts, reading),
)
CHOWS_ONLY = Told(
    "chows",
    Names("順子でない：{pieces}。", "Not a chow: {pieces}.", "不是顺子：{pieces}。"),
    groups_that(lambda group: group.shape in _PUNGS),
)
ALL_CLAIMED = Told(
    "all_claimed",
    Names(
        "鳴いた面子は{count}組。四組とも必要。",
        "Sets claimed from others: {count}; it takes all four.",
        "吃碰明杠的面子{count}副，须四副。",
    ),
    counted(4, lambda group: group.melded and group.exposed, lambda group: group.shape in _SETS),
)


NO_HOG = Told(
    "hog",
    Names(
        f"槓子でない同じ牌{COPIES}枚がない。",
        f"No {COPIES} of a kind that are no kong.",
        f"没有未开杠的{COPIES}张相同的牌。",
    ),
    marked(lambda group: group.shape is Shape.KAN),
)
HOG_IN_PAIRS = Told(
    "hog_in_pairs",
    Names(
        "緑一色か清幺九の七対では数えない。",
        "In seven pairs of green tiles or terminals it does not count.",
        "绿一色、清幺九的七对不计。",
    ),
)
NO_OUTER_PUNG = Told(
    "outer_pung",
    Names(
        "1・9の刻子も、圏風でも門風でもない風牌の刻子もない。",
        "No pung of a 1 or 9, nor of a wind that counts for nothing else.",
        "没有1、9的刻子，也没有非圈风、门风的风刻。",
    ),
    marked(lambda group: is_end(group.first) and group.shape is Shape.PAIR),
)
SOME_FAN = Told("no_fan", Names("役がある：{yaku}。", "There is a fan: {yaku}.", "有番种：{yaku}。"))
NO_FLOWER = Told("flowers", Names("花牌がない。", "No flowers.", "没有花牌。"))

# SPDX-License-Identifier: MIT
"""What rule systems do at the table that none of their data says, written once a question with the answer of each system."""

from __future__ import annotations

from typing import NamedTuple

from mahjong_desk.learn.compare.facts import Topic
from mahjong_desk.learn.compare.points import Point, point
from mahjong_desk.rules.names import Names


class TableNote(NamedTuple):
    """One question about the table.

    Attributes:
        topic: What it is about.
        label: The question.
        point: What each system answers.
    """

    topic: Topic
    label: Names
    point: Point


_NONE = Names("なし", "none", "无")

TABLE_NOTES: tuple[TableNote, ...] = (
    TableNote(
        Topic.PIECES,
        Names("特別な牌・駒", "Special pieces", "特殊的牌"),
        point(
            _NONE,
            (
                "boo",
                Names(
                    "赤五筒は一枚ごとに一翻の役", "each red five of circles is a yaku of 1 han", "赤五筒每张为一翻的役"
                ),
            ),
            ("riichi", Names("赤五は一枚ごとにドラ一つ", "each red five is a dora", "每张赤五为一张宝牌")),
            (
                "beijing",
                Names(
                    "混はどの牌の代わりにもなる。鳴く面子には使えない",
                    "a wildcard stands for any tile, but not in a claimed set",
                    "混可代替任何牌，但不能用于吃碰",
                ),
            ),
            (
                "shogi",
                Names(
                    "歩は三枚で順子、三元牌の対子に付くとその刻子になる",
                    "three pawns are a sequence; with a pair of a dragon a pawn makes its triplet",
                    "三枚步为顺子；步与三元牌的对子同化为刻子",
                ),
            ),
            (
                "mcr",
                Names(
                    "花牌は一枚一点。縛りには数えない",
                    "each flower is a point, not for the minimum",
                    "花牌每张一分，不计入起和",
                ),
            ),
        ),
    ),
    TableNote(
        Topic.WINNING,
        Names("縛り", "Minimum", "起和"),
        point(
            Names("なし。役がなくても和了できる", "none: a hand without yaku wins", "无，没有番种也能和"),
            ("riichi", Names("役が一つ要る。ドラは数えない", "a yaku; dora do not count", "须有一翻的役，宝牌不计")),
            (
                "shogi",
                Names(
                    "1飜。五本場から2飜（二人では2飜、4飜）。ドラ類は数えない",
                    "1 han, 2 from five honba on; with two players 2 and 4. Dora do not count",
                    "1翻，五本场起2翻；两人时为2翻与4翻。宝牌类不计",
                ),
            ),
            ("mcr", Names("8点。花牌は数えない", "8 points, flowers not counted", "8分，花牌不计")),
        ),
    ),
    TableNote(
        Topic.WINNING,
        Names("振聴", "Furiten", "振听"),
        point(
            Names(
                "自分が捨てた牌そのものでだけロンできない",
                "only the very tile that one discarded cannot be won on",
                "只是不能和自己打过的那种牌",
            ),
            (
                "riichi",
                Names(
                    "待ちの一つでも捨てていればロンできない。見逃すと次の自摸まで、リーチ後は最後まで",
                    "no win from a discard with any tile of the wait among the own discards; nor after passing one up, until the"
                    " next own draw, after riichi for the rest of the hand",
                    "听牌中有任何一张自己打过即不能荣和；见逃后至下次摸牌前也不能，立直后则整局不能",
                ),
            ),
            ("shogi", Names("振聴のリーチはチョンボ", "riichi in furiten is a chombo", "振听立直为错和")),
            (
                "wsom mcr",
                Names(
                    "ない。捨てた牌でも和了できる", "none: one wins on what one discarded, too", "没有，打过的牌也能和"
                ),
            ),
            (
                "beijing",
                Names(
                    "ない。ただし見逃すと自分の番まで他家の牌では和了できない",
                    "none; but after passing a win up, no discard wins until the own turn",
                    "没有；但放过和牌后，轮到自己前不能点炮和",
                ),
            ),
        ),
    ),
    TableNote(
        Topic.WINNING,
        Names("和了の制限", "Wins that are forbidden", "不许和的牌"),
        point(
            _NONE,
            (
                "boo",
                Names(
                    "終わりになる和了のうち、負けが一人だけのもの、浮けないもの、浮いていてトップになれないもの",
                    "those that end the match with one loser, without floating, or afloat without becoming first",
                    "使比赛结束的和牌中：只有一家输的、自己仍沉的、已浮而不能第一的",
                ),
            ),
            (
                "wsom",
                Names(
                    "罰牌を面子に使う他家の牌での和了",
                    "on a discard that completes a set with a penalty tile",
                    "以罚牌组成面子的点炮和",
                ),
            ),
            (
                "beijing",
                Names(
                    "鳴いた手、混が三枚以上の手、混悠の待ちは自摸だけ",
                    "claimed sets, three wildcards or a single wait on one win by the own draw alone",
                    "吃碰明杠后、有三张以上的混、混悠，均只能自摸",
                ),
            ),
            (
                "shogi",
                Names(
                    "二人では、歩での和了に中役以上が要る",
                    "with two players, on a pawn without a medium yaku",
                    "两人时，无中役以上不能以步和牌",
                ),
            ),
        ),
    ),
    TableNote(
        Topic.VALUE,
        Names("点の決まり方", "How the value grows", "计分方法"),
        point(
            Names(
                "符 × 2の（翻＋2）乗。5翻から満貫、跳満…",
                "fu × 2 to the power of han + 2; fixed limits from 5 han on",
                "符×2的（翻＋2）次方；5翻起为满贯、跳满……",
            ),
            (
                "arushiaru",
                Names("符 × 2の翻乗、500まで", "fu × 2 to the power of the han, at most 500", "符×2的翻次方，至多500"),
            ),
            (
                "boo",
                Names(
                    "符 × 2の翻乗、500まで。場の一翻が必ず付く",
                    "fu × 2 to the power of the han, at most 500; one han is there from the start",
                    "符×2的翻次方，至多500；场上自带一翻",
                ),
            ),
            (
                "wsom",
                Names(
                    "役の点を足して320まで。役満貫は一つだけを数える",
                    "the points of all yaku, at most 320; of limit yaku one alone counts",
                    "各番种分数相加，至多320；役满贯只计一个",
                ),
            ),
            (
                "beijing",
                Names("役ごとに倍になり、上限はない", "doubled for each yaku, without end", "每番翻倍，不封顶"),
            ),
            (
                "shogi",
                Names("翻の和に2点を足し、上限はない", "the han and 2 points, without end", "翻数之和加2分，不封顶"),
            ),
            (
                "mcr",
                Names(
                    "番の点を足す。含まれる番は数えず、最も高い組み合わせを取る",
                    "the points of all fan; what one includes is not counted, and the best total is taken",
                    "各番分数相加，不重复计算，取最高的组合",
                ),
            ),
        ),
    ),
    TableNote(
        Topic.VALUE,
        Names("鳴いた手", "Open hands", "副露的手牌"),
        point(
            Names("役の価値は下がらない", "no yaku loses value", "番种不减值"),
            (
                "riichi shogi",
                Names("価値が下がる役、付かない役がある", "some yaku lose value or do not count", "有些役减值或不计"),
            ),
        ),
    ),
    TableNote(
        Topic.VALUE,
        Names("最も高い役", "The dearest yaku", "最大的番种"),
        point(
            Names("満貫一つ分まで", "one limit at most", "至多一个满贯"),
            ("riichi", Names("役満は重なる", "yakuman add up", "役满可以复合")),
            ("wsom", Names("最も高いもの一つだけ", "the most valuable one alone", "只计最高的一个")),
            ("mcr shogi", Names("他の役と足し合わせる", "added to all others", "与其他番种相加")),
            ("beijing", Names("決まった点を払う", "pay a fixed sum", "付固定分")),
        ),
    ),
    TableNote(
        Topic.PAYMENTS,
        Names("各家の負担", "Shares", "各家分担"),
        point(
            Names("一人が全額を払う", "one player pays it all", "一家付全部"),
            (
                "wsom",
                Names(
                    "25点までは皆同じ。越えた分は放銃者が三人分払う",
                    "up to 25 points everybody alike; above that the discarder pays for all three",
                    "25分以内各家相同；超出部分由点炮者付三家份",
                ),
            ),
            (
                "beijing",
                Names(
                    "放銃者は倍、親も倍を払う",
                    "the discarder pays double, and so does the dealer",
                    "点炮者付双倍，庄家也付双倍",
                ),
            ),
            (
                "mcr",
                Names(
                    "全員が8点、手の点は放銃者だけ（自摸なら全員）",
                    "everybody 8 points; the points of the hand the discarder alone, self-drawn everybody",
                    "各家8分；番数由点炮者独付，自摸则各家都付",
                ),
            ),
        ),
    ),
    TableNote(
        Topic.PAYMENTS,
        Names("手のほかに払うもの", "Paid beside the hand", "牌外的付分"),
        point(
            _NONE,
            ("boo", Names("ドラは一枚ごとに本場と同じだけ", "each dora, as much as one honba", "宝牌每张与一本场相同")),
            (
                "beijing",
                Names(
                    "槓は明槓1点、暗槓2点を三人から",
                    "kans: 1 point for an open, 2 for a concealed one from everybody",
                    "杠：明杠1分、暗杠2分，各家都付",
                ),
            ),
            (
                "wsom",
                Names(
                    "同巡で先に同じ牌を捨てた人が責任を負う",
                    "who discarded the kind first in the turn is charged",
                    "同巡中先打出同种牌者负责",
                ),
            ),
        ),
    ),
    TableNote(
        Topic.MATCH,
        Names("最後の成績", "Final result", "最终成绩"),
        point(
            Names("始めの点との差", "the difference to the start", "与起始分之差"),
            (
                "boo",
                Names(
                    "沈んだ人数で決まる。三人でマルA、二人でマルB、一人でマルC",
                    "by the number of players who sank: three maru-A, two maru-B, one maru-C",
                    "按沉的人数：三人为maru-A，两人为maru-B，一人为maru-C",
                ),
            ),
            (
                "riichi",
                Names(
                    "返し点との差に、ウマとオカ",
                    "the difference to the return points, with uma and oka",
                    "与返点之差，加顺位点与首位奖",
                ),
            ),
            (
                "shogi",
                Names(
                    "返し点との差。残りはトップが取る",
                    "the difference to the return; the first takes the rest",
                    "与返点之差，其余归第一名",
                ),
            ),
            ("mcr", Names("順位で4、2、1、0点", "4, 2, 1 and 0 points by place", "按名次得4、2、1、0分")),
        ),
    ),
    TableNote(
        Topic.MATCH,
        Names("反則", "Fouls", "犯规"),
        point(
            Names("その局は終わり、罰を払う", "the hand is over, and a penalty is paid", "该局作废，付罚分"),
            (
                "wsom",
                Names(
                    "見せた牌が罰牌になり、局は続く",
                    "the tiles shown become penalty tiles, and the hand goes on",
                    "亮出的牌成为罚牌，该局继续",
                ),
            ),
            (
                "mcr",
                Names(
                    "罰を払い、その人は和了できず、局は続く",
                    "a penalty is paid, and the hand goes on without a win of that player",
                    "付罚分，该家不能再和，该局继续",
                ),
            ),
        ),
    ),
)
"""The questions, topic by topic."""

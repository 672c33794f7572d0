# SPDX-License-Identifier: MIT
"""Penny mahjong: a minimal rule system for the tests, installed as a plugin.

Four sets and a pair of mahjong tiles with at least one yaku, each worth a few pennies. The discarder pays for all
three; for a self-drawn win, all three pay. Four hands are played, one dealt by each player.
"""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from pathlib import Path

from mahjong_desk.pieces import MAHJONG
from mahjong_desk.rules.checks.hands import check_and_pack, check_size, winning_piece_of
from mahjong_desk.rules.checks.settling import check_draw, empty_settlement, single_winner
from mahjong_desk.rules.checks.situations import check_circumstances, check_known_circumstances
from mahjong_desk.rules.model.circumstances import HAITEI, Circumstance, EligibleWinner
from mahjong_desk.rules.model.events import Adjustment, Draw, Event, MatchEnd, Win, Winner
from mahjong_desk.rules.model.hand import Hand
from mahjong_desk.rules.model.options import YAKU as ABOUT_YAKU
from mahjong_desk.rules.model.options import OptionValue, TableOptions, option
from mahjong_desk.rules.model.reasons import (
    Evaluation,
    FinalResult,
    Payment,
    RejectedReading,
    Settlement,
    WinningHand,
    YakuItem,
)
from mahjong_desk.rules.model.refusal import ErrorCode, PathPrefix, Refusal, RefusedHand
from mahjong_desk.rules.model.table import RoundWind, Table
from mahjong_desk.rules.model.vocabulary import Vocabulary
from mahjong_desk.rules.payment.payments import to_settlement
from mahjong_desk.rules.payment.ranking import rank_seats
from mahjong_desk.rules.ruleset import Ruleset, TableRules
from mahjong_desk.rules.settler import Settler, completing_pieces
from mahjong_desk.rules.value.limits import sum_formula
from mahjong_desk.rules.value.typed import ValueField, ValueForm, invalid_manual_value, read_integer
from mahjong_desk.rules.yaku.combining import YakuSelector
from mahjong_desk.rules.yaku.conditions import Diagnostic, clause
from mahjong_desk.rules.yaku.facts import CLOSED, SIMPLES, ReadingFacts, circumstances_of, meld_group, reading_facts
from mahjong_desk.rules.yaku.predicates import all_triplets, every_group, half_flush, under_circumstance
from mahjong_desk.rules.yaku.row import Example, Yaku, YakuFamily, groups_in_result, yaku_at_table
from mahjong_desk.rules.yaku.sets import of_kinds
from mahjong_desk.shapes import Group, Reading, regular_readings
from mahjong_desk.shapes.mahjong import PARTITIONER
from mahjong_desk.texts import LocalizedText, Name

START = 100
_BIRTHDAY, _LAST_TILE = LocalizedText("誕生日", "birthday", "生日"), LocalizedText("海底", "last tile", "海底")
CIRCUMSTANCES = (
    replace(HAITEI, name=_LAST_TILE),
    Circumstance("birthday", _BIRTHDAY, eligible_winner=EligibleWinner.NON_DEALER, excludes=("haitei",)),
)
DRAWS = ("exhaustive",)
PENNIES = range(1, 21)
_BAD_PENNIES = LocalizedText(
    "{first}から{last}ペニーまで。", "From {first} to {last} pennies.", "{first}至{last}便士。"
)
_NO_SHAPE = LocalizedText("四面子一雀頭ではない。", "These are not four sets and a pair.", "不是四组面子一对将。")
_NO_YAKU = LocalizedText("役がない。", "There is no yaku.", "没有番种。")
_DRAGONS = range(31, 34)


@dataclass(frozen=True, slots=True)
class Options(TableOptions):
    half_flush: bool = option(
        True,
        LocalizedText("混一色", "Half flush", "混一色"),
        LocalizedText("混一色を役とする。", "A half flush counts.", "混一色计番。"),
        group=ABOUT_YAKU,
    )


def _jewel(facts: ReadingFacts) -> tuple[Group, ...]:
    return of_kinds(facts.sets.triplets, _DRAGONS)


YAKU: tuple[Yaku[ReadingFacts], ...] = (
    Yaku(
        "jewel",
        Name("jewel", "penny"),
        LocalizedText("三元牌の刻子か槓子。", "A triplet or kan of any dragon.", "任一箭牌的刻子或杠子。"),
        family=YakuFamily.HONOURS,
        value=1,
        condition=clause(
            Diagnostic("jewel", LocalizedText("三元牌の刻子がない。", "No triplet of a dragon.", "没有箭牌的刻子。")),
            _jewel,
        ),
        concepts=("yakuhai_white", "yakuhai_green", "yakuhai_red"),
        example=Example("234m567p33s45s", "6s", melds=(("pon", "555z"),)),
    ),
    Yaku(
        "tanyao",
        LocalizedText("断幺九", "all simples", "断幺").with_reading("タンヤオチュウ", "duàn yāo"),
        LocalizedText("2から8の数牌だけ。", "Only 2 to 8 of the suits.", "仅由2至8的数牌组成。"),
        family=YakuFamily.TERMINALS,
        closed_value=2,
        open_value=1,
        condition=every_group(SIMPLES),
        example=Example("234m567p33s45s678m", "6s"),
    ),
    Yaku(
        "toitoi",
        LocalizedText("対々和", "all triplets", "碰碰和").with_reading("トイトイホウ", "pèng pèng hú"),
        LocalizedText("四組とも刻子か槓子。", "All four sets are triplets or kans.", "四组全为刻子或杠子。"),
        family=YakuFamily.TRIPLETS,
        value=3,
        condition=all_triplets,
        example=Example("22m77s", "2m", melds=(("pon", "999p"), ("pon", "444s"), ("pon", "111m"))),
    ),
    Yaku(
        "honitsu",
        LocalizedText("混一色", "half flush", "混一色").with_reading("ホンイーソウ", "hùn yī sè"),
        LocalizedText("一種類の数牌と字牌だけ。", "One suit and honours.", "仅由一种花色的数牌与字牌组成。"),
        family=YakuFamily.FLUSH,
        value=4,
        condition=half_flush,
        enabling_option="half_flush",
        example=Example("123m345m789m11z44z", "4z"),
    ),
    Yaku(
        "birthday",
        _BIRTHDAY.with_reading("タンジョウビ", "shēng rì"),
        LocalizedText(
            "親でない人が誕生日に和了する。", "Whoever does not deal wins on a birthday.", "非庄家在生日当天和牌。"
        ),
        family=YakuFamily.SITUATION,
        value=2,
        condition=under_circumstance("birthday"),
        example=Example("123m456p789s22m45s", "6s", situation=("birthday",)),
    ),
    Yaku(
        "haitei",
        _LAST_TILE.with_reading("ハイテイ", "hǎi dǐ"),
        LocalizedText(
            "最後の一枚をツモって和了する。", "The last tile of the wall wins, self-drawn.", "自摸最后一张牌和牌。"
        ),
        family=YakuFamily.SITUATION,
        value=1,
        condition=under_circumstance("haitei"),
        example=Example("123m456p789s22m45s", "6s", self_drawn=True, situation=("haitei",)),
    ),
)


class PennySettler(Settler):
    """Settles the events of a table with one choice of options."""

    def __init__(self, options: Options) -> None:
        self._yaku = YakuSelector(yaku_at_table(YAKU, options))

    def check_hand(self, table: Table, winner: int, discarder: int | None, hand: Hand) -> None:
        check_and_pack(hand, winner, table)
        check_known_circumstances(hand.situation, CIRCUMSTANCES)
        check_circumstances(CIRCUMSTANCES, table, winner, discarder, hand)

    def _winning_pieces(self, table: Table, seat: int, hand: Hand) -> list[tuple[int, int]]:
        packed = check_and_pack(hand, seat, table)
        check_size(hand)
        check_known_circumstances(hand.situation, CIRCUMSTANCES)
        return completing_pieces(hand, packed, thirteen_orphans=False)

    def _settle_draw(self, table: Table, draw: Draw) -> Settlement:
        check_draw(table, draw, DRAWS)
        return empty_settlement(table)

    def _settle_win(self, table: Table, win: Win) -> Settlement:
        winner = single_winner(table, win)
        with PathPrefix("wins[0]"):
            value = self._valued(table, win.discarder, winner)
        payers = [seat for seat in range(table.players) if seat != winner.seat]
        payments = tuple(Payment(seat, winner.seat, value.base, "win") for seat in payers)
        if win.discarder is not None:
            payments = (Payment(win.discarder, winner.seat, len(payers) * value.base, "win"),)
        return to_settlement(table, payments, [WinningHand(winner.seat, value, ())])

    def _valued(self, table: Table, discarder: int | None, winner: Winner) -> Evaluation:
        hand = winner.hand
        if hand is None:
            if set(winner.value or ()) != {"points"}:
                raise invalid_manual_value()
            points = read_integer(winner.value or {}, "points", _BAD_PENNIES, PENNIES)
            return Evaluation(None, (), points, formula=(points,))
        with PathPrefix("hand"):
            piece = winning_piece_of(hand)
            check_size(hand)
            self.check_hand(table, winner.seat, discarder, hand)
        packed = check_and_pack(hand, winner.seat, table)
        melds = tuple(meld_group(meld) for meld in hand.melds)
        readings = regular_readings(PARTITIONER, packed, piece, melds, from_discard=discarder is not None)
        if not readings:
            raise Refusal(ErrorCode.NOT_A_WIN, _NO_SHAPE, path="hand")
        circumstances = circumstances_of(hand, table, winner.seat, discarder)
        values = [self._counted(reading, circumstances) for reading in readings]
        best, *others = sorted(values, key=lambda value: -value.base)
        if not best.yaku:
            raise Refusal(ErrorCode.BELOW_MINIMUM, _NO_YAKU).with_hand(RefusedHand(best.facts, best.reading))
        named = [(value, tuple(item.id for item in value.yaku)) for value in others if value.reading]
        return best._replace(
            rejected_readings=tuple(RejectedReading(value.reading, ids, value.base) for value, ids in named)
        )

    def _counted(self, reading: Reading, circumstances: int) -> Evaluation:
        facts = reading_facts(reading, circumstances)
        rows = self._yaku.counted_yaku(facts)
        closed = bool(circumstances & CLOSED)
        yaku = tuple(YakuItem(row.id, row.value_for(closed=closed), groups_in_result(sets)) for _, row, sets in rows)
        pennies = sum(item.value for item in yaku)
        formula = sum_formula([item.value for item in yaku], pennies)
        return Evaluation(reading, yaku, pennies, formula=formula, facts=facts)


def _advance(table: Table, event: Event, settlement: Settlement) -> tuple[Table, str | None]:
    scores = tuple(score + delta for score, delta in zip(table.scores, settlement.deltas, strict=True))
    after = table._replace(scores=scores, house_points=table.house_points + settlement.house)
    if isinstance(event, MatchEnd):
        return after, "end"
    if not isinstance(event, Win | Draw):
        return after, None
    if table.hand_number == table.players:
        return after, "last_hand"
    return after._replace(hand_number=table.hand_number + 1, dealer=table.next_seat(table.dealer)), None


def _conclude(table: Table, reason: str) -> FinalResult:
    results = tuple(score - START for score in table.scores)
    return FinalResult(reason, table.scores, rank_seats(table.scores), results, table.house_points)


def _compose(values: Mapping[str, OptionValue]) -> TableRules:
    settler = PennySettler(Options.from_values(values))
    return TableRules(
        ruleset=RULESET,
        options=values,
        circumstances=CIRCUMSTANCES,
        draw_kinds=DRAWS,
        value_forms=(
            ValueForm("pennies", _PENNIES, {}, (ValueField("points", _PENNIES, PENNIES[0], PENNIES[-1], default=1),)),
        ),
        rounds=(RoundWind.EAST,),
        first_table=lambda players: Table.first(players, START),
        settle=settler.settle,
        check_hand=settler.check_hand,
        waits=settler.waits,
        advance=_advance,
        conclude=_conclude,
        value_ladder=tuple({"points": points} for points in PENNIES),
    )


_PENNIES = LocalizedText("ペニー", "pennies", "便士")
RULESET = Ruleset(
    id="penny",
    name=LocalizedText("ペニー麻雀", "Penny mahjong", "便士麻将"),
    pieces=MAHJONG,
    unit=_PENNIES,
    unit_singular=LocalizedText("ペニー", "penny", "便士"),
    options=Options.rows(),
    yaku=YAKU,
    circumstances=CIRCUMSTANCES,
    own_events=(Win, Draw, Adjustment, MatchEnd),
    vocabulary=Vocabulary(
        draws={"exhaustive": LocalizedText("流局", "draw", "流局")},
        payments={"win": LocalizedText("和了", "win", "和牌")},
        end_reasons={
            "last_hand": LocalizedText("最終局が終わった", "the last hand was played", "最后一局结束"),
            "end": LocalizedText("途中で終えた", "match ended early", "中途结束"),
        },
    ),
    compose=_compose,
    value_fields=("base",),
    resources_folder=Path(__file__).parent,
)

# SPDX-License-Identifier: MIT
"""Hand values compared with the independent package ``mahjong``."""

import random
from typing import Any

import pytest
from mahjong.constants import EAST
from mahjong.hand_calculating.hand import HandCalculator
from mahjong.hand_calculating.hand_config import HandConfig, OptionalRules
from mahjong.hand_calculating.yaku_config import YakuConfig
from mahjong.meld import Meld as OtherMeld

from mahjong_desk.pieces import Piece
from mahjong_desk.rules.model.hand import DORA, URA, Hand
from mahjong_desk.rules.model.reasons import Evaluation, Settlement
from mahjong_desk.rules.model.refusal import ErrorCode, Refusal
from mahjong_desk.rules.registry import get_ruleset
from mahjong_desk.rules.ruleset import TableRules
from mahjong_desk.rules.systems.riichi.checks import PIECES
from mahjong_desk.shapes import MeldKind
from tests.rules.systems.riichi.dealing import RandomWin, random_win
from tests.scope import amount

OTHER_NAMES = {
    "Iipeiko": "iipeikou",
    "Haitei Raoyue": "haitei",
    "Houtei Raoyui": "houtei",
    "Rinshan Kaihou": "rinshan",
    "Ittsu": "ittsuu",
    "Chantai": "chanta",
    "Kokushi Musou": "kokushi",
    "Kokushi Musou Juusanmen Matchi": "kokushi_13",
    "Chuuren Poutou": "chuuren",
    "Daburu Chuuren Poutou": "junsei_chuuren",
    "Yakuhai (haku)": "yakuhai_white",
    "Yakuhai (hatsu)": "yakuhai_green",
    "Yakuhai (chun)": "yakuhai_red",
}
"""The yaku that the package does not call by the words of our ids."""
RULES = get_ruleset("riichi").bind({})
IDS = {yaku.id.replace("_", ""): yaku.id for yaku in RULES.ruleset.yaku}
_SHARED = {"has_aka_dora": True, "limit_to_sextuple_yakuman": False}
OPTIONS = OptionalRules(has_open_tanyao=True, has_double_yakuman=False, **_SHARED)
"""Our default rules in the package's terms; double yakuman are off in both."""
DOUBLES = ("double_daisuushii", "double_suuankou_tanki", "double_kokushi_13", "double_junsei_chuuren")
TABLES: dict[str, tuple[dict[str, Any], OptionalRules]] = {
    "usual": ({}, OPTIONS),
    "dear": (
        {"kiriage_mangan": True, "open_tanyao": False, "kazoe": "sanbaiman", **dict.fromkeys(DOUBLES, True)},
        OptionalRules(kiriage=True, kazoe_limit=HandConfig.KAZOE_SANBAIMAN, has_double_yakuman=True, **_SHARED),
    ),
    "old": (
        {"pinfu_tsumo": False},
        OptionalRules(has_open_tanyao=True, fu_for_pinfu_tsumo=True, has_double_yakuman=False, **_SHARED),
    ),
    "bare": (
        {"open_pinfu_30": False},
        OptionalRules(has_open_tanyao=True, fu_for_open_pinfu=False, has_double_yakuman=False, **_SHARED),
    ),
}
"""Tables that both programs can play, by name."""


class _Tiles:
    """The package's numbers for the pieces of one deal; the red five is the first."""

    def __init__(self) -> None:
        self._taken: dict[Piece, int] = {}

    def of(self, piece: Piece) -> int:
        taken = self._taken.get(piece, 0)
        self._taken[piece] = taken + 1
        kind = PIECES.kind_of_face[piece]
        if piece != kind:
            return 4 * kind
        has_red = kind in (4, 13, 22)
        return 4 * kind + taken + has_red


def turned(hand: Hand) -> tuple[tuple[Piece, ...], tuple[Piece, ...]]:
    return hand.indicators.pieces_of(DORA), hand.indicators.pieces_of(URA)


def their_result(dealt: RandomWin, options: OptionalRules = OPTIONS) -> Any:
    """Returns the package's result at a table with these options."""
    hand, table, win = dealt.hand, dealt.table, dealt.win
    seat = win.winners[0].seat
    tiles = _Tiles()
    winning = tiles.of(hand.winning_piece)
    pieces = [winning, *(tiles.of(piece) for piece in hand.concealed)]
    melds = []
    for meld in hand.melds:
        own = [tiles.of(piece) for piece in meld.pieces]
        pieces += own
        kind = {MeldKind.CHI: OtherMeld.CHI, MeldKind.PON: OtherMeld.PON, MeldKind.SHOUMINKAN: OtherMeld.SHOUMINKAN}
        melds.append(OtherMeld(kind.get(meld.kind, OtherMeld.KAN), own, opened=meld.kind is not MeldKind.ANKAN))
    situation = hand.situation
    config = HandConfig(
        is_tsumo=win.discarder is None,
        is_riichi="riichi" in situation,
        is_daburu_riichi="double_riichi" in situation,
        is_ippatsu="ippatsu" in situation,
        is_rinshan="rinshan" in situation,
        is_chankan="chankan" in situation,
        is_haitei="haitei" in situation,
        is_houtei="houtei" in situation,
        is_tenhou="tenhou" in situation,
        is_chiihou="chiihou" in situation,
        player_wind=EAST + table.seat_wind(seat),
        round_wind=EAST + table.round_wind.position,
        kyoutaku_number=table.deposit // 1_000,
        tsumi_number=table.honba,
        options=options,
    )
    return HandCalculator.estimate_hand_value(
        sorted(pieces),
        winning,
        melds,
        [tiles.of(piece) for piece in dealt.dora],
        config,
        ura_dora_indicators=[tiles.of(piece) for piece in dealt.ura],
    )


def name_of(yaku: Any) -> str:
    name = str(yaku.name)
    for wind in ("seat", "round"):
        if name.startswith(f"Yakuhai ({wind} wind"):
            return f"yakuhai_{wind}"
    return OTHER_NAMES.get(name) or IDS.get(name.replace(" ", "").lower(), "")


THEIR_YAKU = frozenset(map(name_of, vars(YakuConfig()).values()))
"""The yaku that the package knows."""


def paid(settlement: Settlement, dealer: int) -> tuple[int, int, int]:
    """Returns the largest and smallest payment, and what the winner receives."""
    seat = settlement.wins[0].winner
    losses = [-delta for place, delta in enumerate(settlement.deltas) if place != seat]
    largest, smallest = max(losses), min(losses)
    return largest, smallest, settlement.deltas[seat]


def difference(dealt: RandomWin, rules: TableRules, options: OptionalRules) -> str:
    """Returns how the two results differ; empty if they agree."""
    theirs = their_result(dealt, options)
    try:
        settlement = rules.settle(dealt.table, dealt.win)
    except Refusal as refusal:
        agrees = (refusal.code, theirs.error) in (
            (ErrorCode.BELOW_MINIMUM, HandCalculator.ERR_NO_YAKU),
            (ErrorCode.NOT_A_WIN, HandCalculator.ERR_HAND_NOT_WINNING),
        )
        return "" if agrees else f"refused: {refusal.code} and {theirs.error}"
    if not THEIR_YAKU.issuperset(item.id for item in settlement.wins[0].evaluation.yaku):
        return ""
    if theirs.error is not None:
        return f"error: {theirs.error}"
    return _figures(dealt, settlement, settlement.wins[0].evaluation, theirs)


def _figures(dealt: RandomWin, settlement: Settlement, ours: Evaluation, theirs: Any) -> str:
    cost = theirs.cost
    main, further = cost["main"] + cost["main_bonus"], cost["additional"] + cost["additional_bonus"]
    if dealt.win.discarder is not None:
        further = 0
    if paid(settlement, dealt.table.dealer) != (main, further, cost["total"]):
        return "payments"
    counted = [yaku for yaku in theirs.yaku if yaku.name not in ("Dora", "Aka Dora", "Ura Dora")]
    if sorted(item.id for item in ours.yaku) != sorted(name_of(yaku) for yaku in counted):
        return "yaku"
    if ours.limit == "yakuman":
        return "" if theirs.han == 13 * ours.limit_multiple else "number of yakuman"
    if (ours.han, ours.fu) != (theirs.han, theirs.fu):
        return "han or fu"
    dora = {yaku.name: yaku.han_closed for yaku in theirs.yaku if "Dora" in yaku.name}
    values = {
        "Dora": ours.extra_numbers["dora"],
        "Ura Dora": ours.extra_numbers["ura_dora"],
        "Aka Dora": ours.extra_numbers["aka_dora"],
    }
    return "" if dora == {name: number for name, number in values.items() if number} else "dora"


def describe(dealt: RandomWin) -> str:
    """Returns a readable description of a deal."""
    hand = dealt.hand
    melds = " ".join(f"[{meld.kind} {PIECES.format(meld.pieces)}]" for meld in hand.melds)
    way = "drawn" if dealt.win.discarder is None else f"from {dealt.win.discarder}"
    seat = dealt.win.winners[0].seat
    winning = PIECES.face_names[hand.winning_piece or 0]
    return f"{PIECES.format(hand.concealed)} + {winning} {melds} {way} seat {seat} {dealt.table.round_wind} {hand.situation}"


def drops_the_draw(dealt: RandomWin, rules: TableRules) -> bool:
    """Returns whether an open self-draw has no other fu (rules/riichi.md §13, D3)."""
    evaluation = rules.settle(dealt.table, dealt.win).wins[0].evaluation
    return not dealt.hand.is_closed and [item.id for item in evaluation.fu_items] == ["base", "tsumo", "rounding"]


@pytest.mark.parametrize("name", TABLES)
def test_both_programs_agree_on_value_and_payments(name: str) -> None:
    source = random.Random(f"mahjong {name}")
    own_options, options = TABLES[name]
    rules = get_ruleset("riichi").bind(own_options)
    differences: dict[str, list[str]] = {}
    hands = amount(500)
    for _ in range(hands if name == "usual" else hands // 5):
        dealt = random_win(source, rules)
        how = difference(dealt, rules, options)
        if how and not (name == "bare" and drops_the_draw(dealt, rules)):
            differences.setdefault(how, []).append(describe(dealt))
    assert {how: (len(hands), hands[:5]) for how, hands in differences.items()} == {}

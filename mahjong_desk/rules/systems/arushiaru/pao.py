# SPDX-License-Identifier: MIT
"""The player whose tile made a mangan certain (pao, rules/arushiaru.md §7)."""

from collections.abc import Sequence

from mahjong_desk.pieces.mahjong import EAST, WHITE
from mahjong_desk.rules.model.events import PaoEntry, Winner
from mahjong_desk.rules.model.hand import Meld
from mahjong_desk.rules.model.reasons import Evaluation
from mahjong_desk.rules.model.refusal import bad_request
from mahjong_desk.rules.payment.payments import check_yaku, responsible_entry
from mahjong_desk.rules.systems.arushiaru.value import MANGAN_BASE, ArushiaruEvaluator
from mahjong_desk.rules.systems.arushiaru.yaku import YAKU_NAMES
from mahjong_desk.rules.value.fu import set_fu_item
from mahjong_desk.rules.yaku.facts import DRAGON_TRIPLETS, TRIPLET, WIND_TRIPLETS, honour_triplet, meld_group, traits_of
from mahjong_desk.shapes import MeldKind
from mahjong_desk.shapes import groups as make
from mahjong_desk.texts import Text, mark

PAO_NAMES = {
    "daisangen": YAKU_NAMES["daisangen"],
    "daisuushii": YAKU_NAMES["daisuushii"],
    "mangan": Text("a certain mangan"),
}
_SETS = 4


def pao_reasons(pao_scope: str) -> tuple[str, ...]:
    """Returns the reasons for which a player can be responsible."""
    return tuple(name for name in PAO_NAMES if name != "mangan" or pao_scope == "any_mangan")


def suggest_pao(
    evaluator: ArushiaruEvaluator, melds: Sequence[Meld], round_kind: int, seat_kind: int
) -> tuple[PaoEntry, ...]:
    """Returns the pao entry that the melds suggest, if any.

    Args:
        melds: The winner's melds in the order in which they were made.
    """
    for count, meld in enumerate(melds, 1):
        reason = _find_reason(evaluator, melds[:count], round_kind, seat_kind)
        if reason:
            is_charged = evaluator.options.pao_melds == "any" or meld.pieces[0] >= EAST
            if meld.claimed_from is not None and is_charged:
                return (PaoEntry(meld.claimed_from, reason),)
            return ()
    return ()


def _find_reason(evaluator: ArushiaruEvaluator, melds: Sequence[Meld], round_kind: int, seat_kind: int) -> str | None:
    flags = 0
    for meld in melds:
        flags |= traits_of(meld_group(meld)).any_flags
    if all(flags & flag for flag in DRAGON_TRIPLETS):
        return "daisangen"
    if all(flags & flag for flag in WIND_TRIPLETS):
        return "daisuushii"
    if evaluator.options.pao_scope == "any_mangan":
        if evaluator.options.yaku_suukantsu and len(melds) == _SETS and all(meld.kind.is_kan for meld in melds):
            return "mangan"
        han = _certain_han(melds, flags, round_kind, seat_kind)
        if evaluator.total(_certain_fu(melds), han).base == MANGAN_BASE:
            return "mangan"
    return None


def _certain_han(melds: Sequence[Meld], flags: int, round_kind: int, seat_kind: int) -> int:
    yakuhai = (*range(WHITE, WHITE + 3), round_kind, seat_kind)
    han = sum(1 for kind in yakuhai if flags & honour_triplet(kind))
    if len(melds) == _SETS:
        if all(traits_of(meld_group(meld)).any_flags & TRIPLET for meld in melds):
            han += 1
            han += all(meld.pieces[0] >= EAST for meld in melds)
        han += sum(1 for meld in melds if meld.kind is MeldKind.ANKAN) == _SETS - 1
    return han


def _certain_fu(melds: Sequence[Meld]) -> int:
    fu = 22 if len(melds) == _SETS else 20
    for meld in melds:
        # An added kan counts as the pon that it was when its tile was given.
        added = meld.kind is MeldKind.SHOUMINKAN
        item = set_fu_item(make.triplet(meld.pieces[0], melded=True) if added else meld_group(meld))
        fu += item.value if item else 0
    return fu


def check_pao(winner: Winner, evaluation: Evaluation, players: int, pao_scope: str) -> PaoEntry | None:
    """Returns the one entry of ``winner.pao``, or None if there is none.

    Raises:
        Refusal: ``bad_request`` or ``bad_seat``, if it does not fit the win.
    """
    entry = responsible_entry(winner, players, pao_reasons(pao_scope))
    if entry is None:
        return None
    if evaluation.limit is None:
        raise bad_request(mark("No player can be responsible for a win that is not a mangan."), path="pao[0]")
    if entry.reason != "mangan" and winner.hand is not None:
        check_yaku(entry, evaluation)
    return entry

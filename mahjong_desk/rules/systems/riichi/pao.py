# SPDX-License-Identifier: MIT
"""Who is responsible for a win of Riichi (rules/riichi.md §7)."""

from collections.abc import Sequence

from mahjong_desk.pieces.mahjong import EAST, RED, WHITE
from mahjong_desk.rules.model.events import PaoEntry, Winner
from mahjong_desk.rules.model.hand import Meld
from mahjong_desk.rules.model.reasons import Evaluation
from mahjong_desk.rules.model.refusal import bad_request
from mahjong_desk.rules.payment.payments import check_responsible_seat, check_yaku
from mahjong_desk.rules.systems.riichi.options import RiichiOptions
from mahjong_desk.rules.systems.riichi.value import YAKUMAN
from mahjong_desk.rules.systems.riichi.yaku import YAKU_NAMES
from mahjong_desk.shapes import MeldKind
from mahjong_desk.texts import Text, mark

SUUKANTSU, RINSHAN = "suukantsu", "rinshan"
_SET_KINDS = {"daisangen": range(WHITE, RED + 1), "daisuushii": range(EAST, WHITE)}
PAO_NAMES = {
    **{yaku_id: YAKU_NAMES[yaku_id] for yaku_id in (*_SET_KINDS, SUUKANTSU)},
    RINSHAN: Text("a claimed kan"),
}
"""The names of the reasons for which a player can be responsible."""
_MAX_RESPONSIBLE = 2


def pao_reasons(options: RiichiOptions) -> tuple[str, ...]:
    """Returns the reasons for which a player can be responsible at a table."""
    reasons: tuple[str, ...] = tuple(_SET_KINDS) if options.pao else ()
    if options.pao and options.pao_suukantsu:
        reasons += (SUUKANTSU,)
    return (*reasons, RINSHAN) if options.pao_rinshan else reasons


def max_responsible(options: RiichiOptions) -> int:
    """Returns how many players can be responsible for one win."""
    return _MAX_RESPONSIBLE if options.pao_scope == YAKUMAN and options.multiple_yakuman else 1


def suggest_pao(
    options: RiichiOptions, evaluation: Evaluation, melds: Sequence[Meld], situation: Sequence[str]
) -> tuple[PaoEntry, ...]:
    """Returns the pao entries that the melds suggest."""
    if not melds:
        return ()
    # A yakuman leaves rinshan out of the yaku, but not out of the situation.
    present = {item.id for item in evaluation.yaku} | set(situation)
    entries: list[PaoEntry] = []
    for reason in pao_reasons(options):
        discarder = _find_discarder(reason, melds) if reason in present else None
        if discarder is not None and not (entries and reason == RINSHAN):
            entries.append(PaoEntry(discarder, reason))
    return tuple(entries[: max_responsible(options)])


def _find_discarder(reason: str, melds: Sequence[Meld]) -> int | None:
    """Returns the seat whose discard makes it responsible for ``reason``, or None."""
    if reason not in _SET_KINDS:
        last = melds[-1]
        return last.claimed_from if last.kind is MeldKind.DAIMINKAN else None
    kinds = _SET_KINDS[reason]
    sets = [meld for meld in melds if meld.pieces[0] in kinds]
    # A concealed kan has no discarder.
    return sets[-1].claimed_from if len(sets) == len(kinds) else None


def check_entries(options: RiichiOptions, winner: Winner, players: int, discarder: int | None) -> None:
    """Checks the entries of ``winner.pao`` without looking at the hand.

    Raises:
        Refusal: ``bad_request`` or ``bad_seat``, its path relative to the winner.
    """
    allowed = pao_reasons(options)
    earlier_reasons: list[str] = []
    for index, entry in enumerate(winner.pao):
        fault = None
        if entry.reason not in allowed or (entry.reason == RINSHAN and discarder is not None):
            fault = mark("At this table no player can be responsible for {name}.")
        elif entry.reason in earlier_reasons:
            fault = mark("Two players cannot be responsible for the same.")
        elif earlier_reasons and RINSHAN in (entry.reason, *earlier_reasons):
            fault = mark("Only one player can be responsible for a kan.")
        if fault:
            raise bad_request(fault, path=f"pao[{index}].for", name=entry.reason)
        check_responsible_seat(entry, winner, players, index)
        earlier_reasons.append(entry.reason)
    most = max_responsible(options)
    if len(winner.pao) > most:
        raise bad_request(mark("At most {count} can be responsible for one win here."), path="pao", count=most)


def check_hand(winner: Winner, evaluation: Evaluation) -> None:
    """Checks that a hand has the yaku of its pao entries.

    Raises:
        Refusal: ``bad_request``, its path relative to the winner.
    """
    for index, entry in enumerate(winner.pao):
        if winner.hand is None:
            if entry.reason != RINSHAN and evaluation.limit != YAKUMAN:
                raise bad_request(
                    mark("No player can be responsible for a win that is not a yakuman."), path=f"pao[{index}].for"
                )
        elif entry.reason != RINSHAN:
            check_yaku(entry, evaluation, index)
        elif RINSHAN not in winner.hand.situation:
            raise bad_request(mark("The hand was not won on the replacement tile of a kan."), path=f"pao[{index}].for")

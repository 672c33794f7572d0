# SPDX-License-Identifier: MIT
"""Texts for payments: one total per payer, and its parts."""

from collections import Counter
from collections.abc import Iterable, Sequence

from mahjong_desk.match import Match, ReplayRow
from mahjong_desk.rules.model.events import Event, win_of_event
from mahjong_desk.rules.model.reasons import Party, Payment, PaymentPart, Settlement
from mahjong_desk.rules.payment.payments import SeatTotal, Transfer, group_transfers, seat_totals
from mahjong_desk.rules.ruleset import Ruleset
from mahjong_desk.rules.value.limits import ROUNDED
from mahjong_desk.texts import tr
from mahjong_desk.ui.kit.table.payment_arrows import SeatBox
from mahjong_desk.ui.kit.text_format import (
    format_change,
    format_number,
    join_clauses,
    join_items,
    join_notes,
    with_heading,
)
from mahjong_desk.ui.text.phrases import capitalise, localise
from mahjong_desk.ui.text.values import formula_text, party_name
from mahjong_desk.ui.text.vocabulary import payment_name, piece_context, piece_name


def transfer_sentence(transfer: Transfer, names: Sequence[str]) -> str:
    """Returns a payment, such as ``Aiko pays Ben 940``."""
    payer, payee = party_name(transfer.payer, names), party_name(transfer.payee, names)
    if isinstance(transfer.payer, Party):
        payer = capitalise(payer)
    return tr("{payer} pays {payee} {points}").format(payer=payer, payee=payee, points=format_number(transfer.points))


def _transfer_parts(ruleset: Ruleset, transfer: Transfer, tile: str) -> str:
    """Returns the parts of a sum, such as ``2 × 320 (dealer) + honba 100``.

    Empty if they say no more than the sum. ``tile`` is the name of the winning tile; empty if unknown.
    """
    is_single = len(transfer.parts) == 1
    causes = {part.causes for part in transfer.parts}
    shared_causes = next(iter(causes)) if len(causes) == 1 else ()
    if is_single and not shared_causes and len(transfer.parts[0].formula) < 2 and transfer.payments[0].reason == "win":
        return ""
    texts = (
        _payment_parts(ruleset, payment, tile, is_single=is_single, with_causes=not shared_causes)
        for payment in transfer.payments
    )
    return _with_causes(ruleset, " + ".join(texts), shared_causes, tile)


def _payment_parts(ruleset: Ruleset, payment: Payment, tile: str, *, is_single: bool, with_causes: bool) -> str:
    parts = []
    for part in payment.parts_or_self:
        amount = formula_text(part.formula) or format_number(part.points)
        if not is_single and "+" in part.formula:
            amount = f"({amount})"
        elif is_single and part.reason != "win" and len(part.formula) < 2:
            amount = ""
        text = _part_text(ruleset, part, amount)
        parts.append(_with_causes(ruleset, text, part.causes, tile) if with_causes else text)
    text = " + ".join(parts)
    # A pao payment may consist of the shares of other players.
    inner = {part.reason for part in payment.parts_or_self}
    return text if payment.reason in inner else with_heading(payment_name(ruleset, payment.reason), text)


def _part_text(ruleset: Ruleset, part: PaymentPart, amount: str) -> str:
    if part.reason == "win":
        return amount
    return " ".join(text for text in (payment_name(ruleset, part.reason), amount) if text)


def _with_causes(ruleset: Ruleset, text: str, causes: Sequence[str], tile: str) -> str:
    if not causes:
        return text
    winning = tile or tr("the winning tile", usage=piece_context(ruleset.pieces))
    labels = {**ruleset.vocabulary.pao, **ruleset.vocabulary.causes}
    notes = join_notes(
        *(localise(labels[cause]).format(tile=winning) if cause in labels else cause for cause in causes)
    )
    return tr("{amount} ({cause})").format(amount=text, cause=notes) if text else notes


def winning_tile(ruleset: Ruleset, event: Event) -> str:
    """Returns the name of the winning tile; empty if it was not entered."""
    win = win_of_event(event)
    hand = win.winners[0].hand if win is not None and win.winners else None
    if hand is None or hand.winning_piece is None:
        return ""
    return piece_name(ruleset, hand.winning_piece)


def payment_lines(
    ruleset: Ruleset, settlement: Settlement, names: Sequence[str], tile: str = ""
) -> tuple[tuple[str, str], ...]:
    """Returns each payment of an event as a sentence with its parts."""
    transfers = group_transfers(settlement.payments)
    return tuple(
        (transfer_sentence(transfer, names), _transfer_parts(ruleset, transfer, tile)) for transfer in transfers
    )


def row_payment_lines(match: Match, row: ReplayRow) -> tuple[tuple[str, str], ...]:
    ruleset = match.rules.ruleset
    return payment_lines(ruleset, row.settlement, row.players, winning_tile(ruleset, row.event))


def payment_parts_line(
    ruleset: Ruleset, settlement: Settlement, names: Sequence[str], tile: str = "", winner: int | None = None
) -> str:
    """Returns the parts of a winner's gain on one line; equal payments are merged."""
    payers_by_sentence: dict[str, list[str]] = {}
    others: list[str] = []
    for transfer in group_transfers(settlement.payments):
        if transfer.payer == winner:
            others.append(transfer_sentence(transfer, names))
        if transfer.payee != winner:
            continue
        if not isinstance(transfer.payer, int):
            others += _table_payments(ruleset, transfer)
            continue
        parts = _transfer_parts(ruleset, transfer, tile)
        sentence = f"{parts} = {format_number(transfer.points)}" if _is_sum(transfer, parts) else parts
        sentence = sentence or format_number(transfer.points)
        payers_by_sentence.setdefault(sentence, []).append(party_name(transfer.payer, names))
    merged = (with_heading(join_items(payers), sentence) for sentence, payers in payers_by_sentence.items())
    return join_clauses(*merged, *others)


def _table_payments(ruleset: Ruleset, transfer: Transfer) -> list[str]:
    """Returns what the table or house pays a player, such as ``deposit 1,000``."""
    return [_part_text(ruleset, part, format_number(part.points)) for part in transfer.parts]


def _is_sum(transfer: Transfer, parts: str) -> bool:
    """Returns whether the total follows its parts; a rounded formula contains it."""
    rounded = len(transfer.parts) == 1 and ROUNDED in transfer.parts[0].formula
    return not rounded and any(sign in parts for sign in "×+")


def seat_boxes(ruleset: Ruleset, settlement: Settlement, names: Sequence[str]) -> tuple[SeatBox, ...]:
    """Returns the texts for each seat, with the total that it pays or gains."""
    totals = seat_totals(settlement.payments, len(names))
    seats = zip(totals, names, settlement.deltas, strict=True)
    return tuple(_seat_box(ruleset, total, name, delta) for total, name, delta in seats)


def _seat_box(ruleset: Ruleset, total: SeatTotal, name: str, delta: int) -> SeatBox:
    if total.pays and not total.receives:
        paid = format_number(total.paid)
        title = tr("{player} pays {points}").format(player=name, points=paid)
        return SeatBox(name, title, tr("pays {points}").format(points=paid), _payer_detail(ruleset, total))
    if not delta and not total.receives:
        return SeatBox(name, name)
    gain = format_change(delta)
    title = tr("{player} {change}").format(player=name, change=gain)
    from_table = any(not isinstance(transfer.payer, int) for transfer in total.receives)
    return SeatBox(name, title, gain, _gain_detail(ruleset, total), keeps_detail=from_table)


def _payer_detail(ruleset: Ruleset, total: SeatTotal) -> str:
    if len(total.pays) > 1:
        return _sum_of_equals(transfer.points for transfer in total.pays)
    transfer = total.pays[0]
    if len(transfer.parts) == 1:
        part = transfer.parts[0]
        return _part_text(ruleset, part, formula_text(part.formula) if len(part.formula) > 1 else "")
    sentence = " + ".join(_part_text(ruleset, part, format_number(part.points)) for part in transfer.parts)
    liable = [paid for paid in transfer.payments if paid.reason not in {part.reason for part in paid.parts_or_self}]
    return with_heading(payment_name(ruleset, liable[0].reason), sentence) if liable else sentence


def _gain_detail(ruleset: Ruleset, total: SeatTotal) -> str:
    """Returns the parts of a gain; empty if it comes from one player."""
    if len(total.receives) == 1 and not total.pays and total.receives[0].payer is not Party.DEPOSIT:
        return ""
    terms = [_sum_of_equals(transfer.points for transfer in total.receives if isinstance(transfer.payer, int))]
    for transfer in total.receives:
        if not isinstance(transfer.payer, int):
            terms += _table_payments(ruleset, transfer)
    text = " + ".join(term for term in terms if term)
    return f"{text} − {format_number(total.paid)}" if total.pays else text


def _sum_of_equals(amounts: Iterable[int]) -> str:
    counts = Counter(amounts).items()
    return " + ".join(
        f"{times} × {format_number(value)}" if times > 1 else format_number(value) for value, times in counts
    )


def payer_payee_pairs(settlement: Settlement) -> tuple[tuple[int, int], ...]:
    """Returns the pairs of payer and payee after offsetting what they pay each other."""
    balances: dict[frozenset[int], dict[int, int]] = {}
    for transfer in group_transfers(settlement.payments):
        if isinstance(transfer.payer, int) and isinstance(transfer.payee, int):
            between = balances.setdefault(frozenset({transfer.payer, transfer.payee}), {})
            between[transfer.payer] = between.get(transfer.payer, 0) - transfer.points
            between[transfer.payee] = between.get(transfer.payee, 0) + transfer.points
    pairs = []
    for between in balances.values():
        payer, payee = sorted(between, key=between.__getitem__)
        if between[payer] < 0:
            pairs.append((payer, payee))
    return tuple(pairs)

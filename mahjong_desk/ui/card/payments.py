# SPDX-License-Identifier: MIT
"""Payments and penalties on a card."""

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from mahjong_desk.rules.model.events import Draw, Event, RiichiDeclaration, Shaozhuang, Win, Winner
from mahjong_desk.rules.model.reasons import Settlement
from mahjong_desk.rules.model.refusal import Refusal
from mahjong_desk.rules.yaku.row import enabled_yaku
from mahjong_desk.texts import tr
from mahjong_desk.ui.card.contents import Grid, GridCell
from mahjong_desk.ui.kit.text_format import format_change, format_number, join_items, with_heading
from mahjong_desk.ui.rulebook.rule_values import PaymentByValue, RuleValues
from mahjong_desk.ui.text import vocabulary
from mahjong_desk.ui.text.phrases import capitalise, localise
from mahjong_desk.ui.text.vocabulary import chombo_name, chombo_plural_name, limit_name, payment_name

_FIRST_STEPS = 11
"""The number of cheapest values in a table; higher ones are included if a yaku is worth that much."""

NON_DEALER, DEALER = 1, 0


def payment_grids(figures: RuleValues) -> tuple[Grid, ...]:
    """Returns the payments for hands, by fu and han, or by value if fu do not count."""
    if "fu" in figures.ruleset.value_fields:
        titles = (
            (NON_DEALER, tr("To a non-dealer: on a discard; in brackets, on a self-draw (each non-dealer / dealer)")),
            (DEALER, tr("To the dealer: on a discard; in brackets, on a self-draw (everyone)")),
        )
        return tuple(_fu_grid(figures, winner, title) for winner, title in titles)
    return _ladder_grids(figures)


def _payment_cell(payment: PaymentByValue | None) -> GridCell:
    if payment is None:
        return GridCell("–")
    return GridCell(payment.ron or "–", f"({payment.drawn})" if payment.drawn else "")


def _fu_grid(figures: RuleValues, winner: int, title: str) -> Grid:
    columns = figures.han_columns()
    table = {fu: [figures.payment(winner, {"han": han, "fu": fu}) for han in columns] for fu in figures.fu_rows()}
    fixed = [figures.payment(winner, form.fixed) for form in figures.rules.value_forms if "limit" in form.fixed]
    payments = [payment for row in (*table.values(), fixed) for payment in row if payment is not None]
    limits = {}
    for limit in dict.fromkeys(payment.limit for payment in payments if payment.limit is not None):
        ron = {payment.ron for payment in payments if payment.limit == limit} - {""}
        drawn = {payment.drawn for payment in payments if payment.limit == limit} - {""}
        if len(ron) <= 1 and len(drawn) <= 1:
            limits[limit] = _payment_cell(PaymentByValue("".join(ron), "".join(drawn), limit))
    names = {limit: capitalise(limit_name(figures.ruleset, limit)) for limit in limits}

    def cell(payment: PaymentByValue | None) -> GridCell:
        name = names.get(payment.limit or "") if payment is not None else None
        return GridCell(name) if name is not None else _payment_cell(payment)

    headers = [GridCell(tr("Fu")), *(GridCell(figures.units(han)) for han in columns)]
    rows = tuple((GridCell(str(fu)), *map(cell, row)) for fu, row in table.items())
    notes = tuple(with_heading(names[limit], f"{amount.text} {amount.second_line}") for limit, amount in limits.items())
    return Grid(title, tuple(headers), rows, notes)


class _WinCase(NamedTuple):
    """One way to win."""

    title: str
    winner: int
    discarder: int | None  # None for a self-draw
    rows: tuple[tuple[int, ...] | None, ...]  # the loss of each seat by value; None if the rules refuse the value


def table_values(figures: RuleValues) -> tuple[tuple[int, Mapping[str, object]], ...]:
    """Returns the values in the table: the cheapest, then those of yaku."""
    fixed = figures.ruleset.vocabulary.limits
    counted = [row for row in enabled_yaku(figures.ruleset.yaku, figures.rules.options).values() if row.id not in fixed]
    worth = {value for yaku in counted for value in (yaku.closed_value, yaku.open_value)}
    values = []
    for step, value in enumerate(figures.rules.value_ladder):
        number = next(iter(value.values()))
        assert isinstance(number, int), "without fu a hand is worth one number"
        if step < _FIRST_STEPS or number in worth:
            values.append((number, value))
    return tuple(values)


def _ladder_grids(figures: RuleValues) -> tuple[Grid, ...]:
    """Returns the payments by value, in two tables if dealer and non-dealers differ."""
    values = table_values(figures)

    def case(title: str, winner: int, discarder: int | None) -> _WinCase:
        settlements = [figures.settle_value(winner, discarder, value) for _number, value in values]
        rows = tuple(tuple(-delta for delta in result.deltas) if result is not None else None for result in settlements)
        return _WinCase(title, winner, discarder, rows)

    def grid(title: str, *cases: _WinCase) -> Grid:
        headers, columns = zip(*(_column(figures, win_case) for win_case in cases), strict=True)
        numbers = (GridCell(format_number(number)) for number, _value in values)
        unit = GridCell(capitalise(localise(figures.ruleset.unit)))
        return Grid(title, (unit, *headers), tuple(zip(numbers, *columns, strict=True)))

    usage, dealer_usage = vocabulary.vocabulary_context(figures.ruleset), vocabulary.dealer_context(figures.ruleset)
    drawn = tr("Self-drawn")
    from_child = tr("From a non-dealer", usage=dealer_usage)
    child = case(tr("From the dealer", usage=dealer_usage), NON_DEALER, DEALER), case(drawn, NON_DEALER, None)
    dealer = case(from_child, DEALER, NON_DEALER), case(drawn, DEALER, None)
    if _pays_the_same(child[0], dealer[0]) and _pays_the_same(child[1], dealer[1]):
        return (grid("", case(tr("On a discard", usage=usage), DEALER, NON_DEALER), dealer[1]),)
    others = (case(from_child, NON_DEALER, figures.other_non_dealer(NON_DEALER)),) if figures.players > 2 else ()
    return (
        grid(tr("A non-dealer wins", usage=dealer_usage), *others, *child),
        grid(tr("The dealer wins", usage=dealer_usage), *dealer),
    )


def _pays_the_same(first: _WinCase, second: _WinCase) -> bool:
    def sorted_rows(case: _WinCase) -> list[list[int] | None]:
        return [sorted(row) if row is not None else None for row in case.rows]

    return sorted_rows(first) == sorted_rows(second)


def _column(figures: RuleValues, case: _WinCase) -> tuple[GridCell, list[GridCell]]:
    """Returns the header of a case, and cells with the gain and each payment."""
    others = [seat for seat in range(figures.players) if seat not in (case.winner, case.discarder)]
    payers: list[tuple[str, int]] = []
    if case.discarder is not None:
        payers.append((tr("discarder", usage=vocabulary.vocabulary_context(figures.ruleset)), case.discarder))
    for seat in others:
        if seat == DEALER and len(others) > 1:
            payers.append((tr("dealer", usage=vocabulary.dealer_context(figures.ruleset)), seat))
        elif not any(name == _each() for name, _seat in payers):
            payers.append((_each(), seat))
    payers = _merge_payers(payers, [row for row in case.rows if row is not None])
    if [seat for _name, seat in payers] == [case.discarder] or figures.players == 2:
        # The total is the same.
        payers = []
    cells = [_shares_cell(row, case.winner, (seat for _name, seat in payers)) for row in case.rows]
    names = " / ".join(name for name, _seat in payers)
    return GridCell(case.title, f"({names})" if names else ""), cells


def _merge_payers(payers: list[tuple[str, int]], rows: list[tuple[int, ...]]) -> list[tuple[str, int]]:
    """Merges payers who pay the same in each row, and leaves out those who never pay."""
    merged: list[tuple[str, int]] = []
    for name, seat in payers:
        for index, (other_name, other) in enumerate(merged):
            if all(row[seat] == row[other] for row in rows):
                names = (other_name, name)
                merged[index] = (_each() if _each() in names else join_items(names), other)
                break
        else:
            merged.append((name, seat))
    return [(name, seat) for name, seat in merged if any(row[seat] for row in rows)]


def _each() -> str:
    return tr("each")


def _shares_cell(row: tuple[int, ...] | None, winner: int, payers: Iterable[int]) -> GridCell:
    if row is None:
        return GridCell("–")
    shares = "/".join(format_number(row[seat]) for seat in payers)
    return GridCell(format_number(-row[winner]), f"({shares})" if shares else "")


_TYPICAL_VALUE = 3
"""The index of a value in the ladder that can always win, to which additional payments are added."""


def extras_grid(figures: RuleValues) -> Grid | None:
    """Returns the additional payments: for a honba, and for fields of entered values."""
    rows = [_extra(figures, tr("each honba"), {}, honba=1)] if figures.ruleset.conventions.has_honba else []
    seen = set(figures.rules.value_ladder[_TYPICAL_VALUE])
    for field in (field for form in figures.rules.value_forms for field in form.fields if not field.minimum):
        if field.id not in seen:
            seen.add(field.id)
            name = localise(field.name)
            title = name if field.is_boolean else tr("{name}, each").format(name=name)
            rows.append(_extra(figures, title, {field.id: True if field.is_boolean else 1}))
    extras = tuple(row for row in rows if row is not None)
    if not extras:
        return None
    usage, dealer_usage = vocabulary.vocabulary_context(figures.ruleset), vocabulary.dealer_context(figures.ruleset)
    ways = tr("discard (self-drawn)", usage=usage)
    headers = (
        GridCell(tr("On top")),
        GridCell(tr("Non-dealer gets", usage=dealer_usage), ways),
        GridCell(tr("Dealer gets", usage=dealer_usage), ways),
    )
    return Grid("", headers, extras)


def _extra(
    figures: RuleValues, title: str, extra_fields: Mapping[str, object], *, honba: int = 0
) -> tuple[GridCell, ...] | None:
    """Returns a row with the extra gains of non-dealer and dealer.

    Returns None if one of them gains nothing, or if the rules refuse the value.
    """
    cells = []
    value = figures.rules.value_ladder[_TYPICAL_VALUE]
    for winner, other in ((NON_DEALER, DEALER), (DEALER, NON_DEALER)):
        gains = []
        for discarder in (other, None):
            plain = figures.settle_value(winner, discarder, value)
            raised = figures.settle_value(winner, discarder, {**value, **extra_fields}, honba=honba)
            if plain is None or raised is None or raised.deltas[winner] <= plain.deltas[winner]:
                return None
            gains.append(format_change(raised.deltas[winner] - plain.deltas[winner]))
        cells.append(GridCell(gains[0] if gains[0] == gains[1] else f"{gains[0]} ({gains[1]})"))
    return (GridCell(capitalise(title)), *cells)


def penalties_grid(figures: RuleValues) -> Grid | None:
    """Returns the costs of fouls, riichi stakes, draws and equal first discards."""
    rows: list[tuple[GridCell, ...]] = []
    dealer_usage, chombo = vocabulary.dealer_context(figures.ruleset), chombo_plural_name(figures.ruleset)
    for index, foul in enumerate(figures.chombo_penalties()):
        title = with_heading(chombo, foul.title) if index or chombo_name(figures.ruleset) else chombo
        rows.append((GridCell(title), _cost(figures, foul.non_dealer, NON_DEALER), _cost(figures, foul.dealer, DEALER)))
    rows += _riichi_stake(figures) + _noten(figures) + _shaozhuang(figures)
    if not rows:
        return None
    headers = (
        GridCell(""),
        GridCell(tr("A non-dealer pays", usage=dealer_usage)),
        GridCell(tr("The dealer pays", usage=dealer_usage)),
    )
    return Grid("", headers, tuple(rows))


def _cost(figures: RuleValues, settlement: Settlement, payer: int) -> GridCell:
    """Returns the total and the payments of a penalty, or its deduction from results."""
    if settlement.side_results:
        unit = figures.rules.result_unit
        lost = format_number(unit.convert(-settlement.side_results[payer]))
        return GridCell(tr("{number} {unit}").format(number=lost, unit=localise(unit.name)))
    total = -settlement.deltas[payer]
    if not total:
        return GridCell(tr("no points"))
    shares = sorted({payment.points for payment in settlement.payments if payment.payer == payer})
    each = "/".join(format_number(share) for share in shares)
    return GridCell(format_number(total), f"({each})" if shares != [total] else "")


def _settled(figures: RuleValues, event: Event) -> Settlement | None:
    if type(event) not in figures.ruleset.own_events:
        return None
    try:
        return figures.rules.settle(figures.rules.opening_table(figures.players), event)
    except Refusal:
        return None


def _riichi_stake(figures: RuleValues) -> list[tuple[GridCell, ...]]:
    cells = []
    for player in (NON_DEALER, DEALER):
        settlement = _settled(figures, RiichiDeclaration(player=player))
        if settlement is None or not settlement.deposit:
            return []
        cells.append(GridCell(format_number(settlement.deposit)))
    return [(GridCell(tr("Riichi stake")), *cells)]


def _noten(figures: RuleValues) -> list[tuple[GridCell, ...]]:
    """Returns the payment of a noten player at a draw to the only tenpai player."""
    cells = []
    for payer, payee in ((NON_DEALER, DEALER), (DEALER, NON_DEALER)):
        settlement = _settled(figures, Draw(tenpai=(payee,)))
        if settlement is None or not settlement.deltas[payer]:
            return []
        cells.append(GridCell(format_number(-settlement.deltas[payer])))
    return [(GridCell(tr("Draw, noten: to a tenpai player")), *cells)]


def _shaozhuang(figures: RuleValues) -> list[tuple[GridCell, ...]]:
    """Returns the dealer's extra payment for a win after four equal first discards."""
    settlement = _settled(figures, Shaozhuang())
    if settlement is None:
        return []
    start = figures.rules.opening_table(figures.players)
    table, _reason = figures.rules.advance(start, Shaozhuang(), settlement)
    win = Win(discarder=None, winners=(Winner(NON_DEALER, value=figures.rules.value_ladder[_TYPICAL_VALUE]),))
    usual = {payment.reason for payment in figures.rules.settle(start, win).payments}
    due = [payment for payment in figures.rules.settle(table, win).payments if payment.reason not in usual]
    if not due:
        return []
    name = capitalise(payment_name(figures.ruleset, due[0].reason))
    total = GridCell(format_number(sum(payment.points for payment in due)), f"({format_number(due[0].points)})")
    return [(GridCell(name), GridCell("–"), total)]

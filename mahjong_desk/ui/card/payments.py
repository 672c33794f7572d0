# SPDX-License-Identifier: MIT
"""Payments and penalties on a card."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from mahjong_desk.rules.model.events import Draw, Event, RiichiDeclaration, Shaozhuang, Win, Winner
from mahjong_desk.rules.model.reasons import Settlement
from mahjong_desk.rules.model.refusal import Refusal
from mahjong_desk.texts import tr
from mahjong_desk.ui.card.contents import Grid, GridCell
from mahjong_desk.ui.kit.text_format import format_change, format_number, join_items, with_heading
from mahjong_desk.ui.rulebook.rule_values import RuleValues
from mahjong_desk.ui.text import vocabulary
from mahjong_desk.ui.text.phrases import capitalised, localised
from mahjong_desk.ui.text.vocabulary import chombo_name, chombo_plural_name, limit_name, payment_name

_FIRST_STEPS = 11
"""So many of the cheapest hands stand in a table; of the others those that are worth as much as some yaku."""

NON_DEALER, DEALER = 1, 0


def payment_grids(figures: RuleValues) -> tuple[Grid, ...]:
    """Returns what hands pay, by fu and han where the system counts fu, else by its own unit."""
    if "fu" in figures.ruleset.value_fields:
        titles = (
            (NON_DEALER, tr("To a child: from a discard, in brackets self-drawn (each child / dealer)")),
            (DEALER, tr("To the dealer: from a discard, in brackets self-drawn (everybody)")),
        )
        return tuple(_fu_grid(figures, winner, title) for winner, title in titles)
    return _ladder_grids(figures)


# Fu and han


@dataclass(frozen=True, slots=True)
class _Amounts:
    """What one value pays.

    Attributes:
        ron: What the winner gets from a discard; empty where nobody can win so.
        drawn: What single players pay for a self-draw; empty likewise.
        limit: The limit that it reaches, or None.
    """

    ron: str
    drawn: str
    limit: str | None

    @property
    def cell(self) -> GridCell:
        """The amounts as they stand in a table."""
        return GridCell(self.ron or "–", f"({self.drawn})" if self.drawn else "")


def _fu_grid(figures: RuleValues, winner: int, title: str) -> Grid:
    columns = figures.han_columns()
    table = {fu: [_amounts(figures, winner, {"han": han, "fu": fu}) for han in columns] for fu in figures.fu_rows()}
    fixed = [_amounts(figures, winner, form.fixed) for form in figures.rules.value_forms if "limit" in form.fixed]
    everything = [*(amounts for row in table.values() for amounts in row), *fixed]
    limits = {}
    for limit in dict.fromkeys(amounts.limit for amounts in everything if amounts is not None):
        ron = {amounts.ron for amounts in everything if amounts is not None and amounts.limit == limit} - {""}
        drawn = {amounts.drawn for amounts in everything if amounts is not None and amounts.limit == limit} - {""}
        if limit is not None and len(ron) <= 1 and len(drawn) <= 1:
            limits[limit] = _Amounts("".join(ron), "".join(drawn), limit).cell
    names = {limit: capitalised(limit_name(figures.ruleset, limit)) for limit in limits}

    def cell(amounts: _Amounts | None) -> GridCell:
        if amounts is None:
            return GridCell("–")
        return GridCell(names[amounts.limit]) if amounts.limit in names else amounts.cell

    heads = [GridCell(tr("Fu")), *(GridCell(figures.units(han)) for han in columns)]
    rows = tuple((GridCell(str(fu)), *(cell(amounts) for amounts in row)) for fu, row in table.items())
    notes = tuple(with_heading(names[limit], f"{shown.text} {shown.lower}") for limit, shown in limits.items())
    return Grid(title, tuple(heads), rows, notes)


def _amounts(figures: RuleValues, winner: int, value: Mapping[str, object]) -> _Amounts | None:
    """Returns what a value pays; None where the engine knows no such hand."""
    ron = figures.typed(winner, _discarder(figures, winner), value)
    drawn = figures.typed(winner, None, value)
    known = ron or drawn
    if known is None:
        return None
    return _Amounts(
        format_number(ron.deltas[winner]) if ron is not None else "",
        payer_shares(drawn) if drawn is not None else "",
        known.wins[0].evaluation.limit,
    )


def payer_shares(settlement: Settlement) -> str:
    """Returns what single players pay, the least first."""
    return "/".join(format_number(share) for share in sorted({payment.points for payment in settlement.payments}))


def _discarder(figures: RuleValues, winner: int) -> int:
    """Returns a child other than the winner."""
    return next(seat for seat in reversed(range(figures.players)) if seat not in (winner, DEALER))


# One number


@dataclass(frozen=True, slots=True)
class _WinCase:
    """One way to win.

    Attributes:
        giver: Who gives the winning piece; None for a self-draw.
        rows: What each seat loses, for every value of the table; None where the engine refuses it.
    """

    title: str
    winner: int
    giver: int | None
    rows: tuple[tuple[int, ...] | None, ...]


def table_values(figures: RuleValues) -> tuple[tuple[int, Mapping[str, object]], ...]:
    """Returns the values that stand in the table: the cheapest, then those that a yaku brings."""
    fixed = figures.ruleset.vocabulary.limits
    worth = {value for entry in figures.ruleset.yaku if entry.id not in fixed for value in (entry.closed, entry.open)}
    found = []
    for place, value in enumerate(figures.rules.ladder):
        number = next(iter(value.values()))
        assert isinstance(number, int), "without fu a hand is worth one number"
        if place < _FIRST_STEPS or number in worth:
            found.append((number, value))
    return tuple(found)


def _ladder_grids(figures: RuleValues) -> tuple[Grid, ...]:
    """Returns what every number pays; dealer and children have tables of their own where it matters who wins."""
    values = table_values(figures)

    def case(title: str, winner: int, giver: int | None) -> _WinCase:
        settled = [figures.typed(winner, giver, value) for _number, value in values]
        rows = tuple(tuple(-delta for delta in one.deltas) if one is not None else None for one in settled)
        return _WinCase(title, winner, giver, rows)

    def grid(title: str, *cases: _WinCase) -> Grid:
        shown = [_columns(figures, one) for one in cases]
        heads = (GridCell(capitalised(localised(figures.ruleset.unit))), *(head for head, _cells in shown))
        rows = tuple(
            (GridCell(format_number(number)), *(cells[place] for _head, cells in shown))
            for place, (number, _value) in enumerate(values)
        )
        return Grid(title, heads, rows)

    usage, dealer_usage = vocabulary.vocabulary_context(figures.ruleset), vocabulary.dealer_context(figures.ruleset)
    drawn = tr("Self-drawn")
    from_child = tr("From a child", usage=dealer_usage)
    child = case(tr("From the dealer", usage=dealer_usage), NON_DEALER, DEALER), case(drawn, NON_DEALER, None)
    dealer = case(from_child, DEALER, NON_DEALER), case(drawn, DEALER, None)
    if _alike(child[0], dealer[0]) and _alike(child[1], dealer[1]):
        return (grid("", case(tr("From a discard", usage=usage), DEALER, NON_DEALER), dealer[1]),)
    others = (case(from_child, NON_DEALER, _discarder(figures, NON_DEALER)),) if figures.players > 2 else ()
    return (
        grid(tr("A child wins", usage=dealer_usage), *others, *child),
        grid(tr("The dealer wins", usage=dealer_usage), *dealer),
    )


def _alike(first: _WinCase, second: _WinCase) -> bool:
    return all(
        (one is None and other is None) or (one is not None and other is not None and sorted(one) == sorted(other))
        for one, other in zip(first.rows, second.rows, strict=True)
    )


def _columns(figures: RuleValues, case: _WinCase) -> tuple[GridCell, tuple[GridCell, ...]]:
    """Returns head and cells of a case: the gain of the winner, and what each kind of payer gives."""
    others = [seat for seat in range(figures.players) if seat not in (case.winner, case.giver)]
    parties: list[tuple[str, int]] = []
    if case.giver is not None:
        parties.append((tr("discarder", usage=vocabulary.vocabulary_context(figures.ruleset)), case.giver))
    for seat in others:
        if seat == DEALER and len(others) > 1:
            parties.append((tr("dealer", usage=vocabulary.dealer_context(figures.ruleset)), seat))
        elif not any(name == _each() for name, _seat in parties):
            parties.append((_each(), seat))
    paying = _merged(parties, [row for row in case.rows if row is not None])
    if len(paying) == 1 and case.giver is not None and paying[0][1] == case.giver:
        # Who else would it be: the total says it all.
        paying = []
    cells = tuple(_shares_cell(row, case.winner, [seat for _name, seat in paying]) for row in case.rows)
    names = " / ".join(name for name, _seat in paying)
    return GridCell(case.title, f"({names})" if names else ""), cells


def _merged(parties: list[tuple[str, int]], rows: list[tuple[int, ...]]) -> list[tuple[str, int]]:
    """Returns the payers, those who pay alike in every row as one, those who never pay left out."""
    kept: list[tuple[str, int]] = []
    for name, seat in parties:
        for place, (other_name, other) in enumerate(kept):
            if all(row[seat] == row[other] for row in rows):
                both = (other_name, name)
                kept[place] = (_each() if _each() in both else join_items(both), other)
                break
        else:
            kept.append((name, seat))
    return [(name, seat) for name, seat in kept if any(row[seat] for row in rows)]


def _each() -> str:
    return tr("each")


def _shares_cell(row: tuple[int, ...] | None, winner: int, payers: list[int]) -> GridCell:
    if row is None:
        return GridCell("–")
    shares = "/".join(format_number(row[seat]) for seat in payers)
    return GridCell(format_number(-row[winner]), f"({shares})" if shares else "")


_TYPICAL_VALUE = 3
"""A value of the ladder on which what comes on top can be seen; the cheapest are not always let win."""


def extras_grid(figures: RuleValues) -> Grid | None:
    """Returns what is paid on top of a hand: for a honba, and for each further number of a typed value."""
    rows = []
    if figures.ruleset.conventions.honba:
        rows.append(_extra(figures, tr("each honba"), {}, honba=1))
    seen: set[str] = set()
    for form in figures.rules.value_forms:
        for field in form.fields:
            if field.id in seen or field.minimum or field.id in figures.rules.ladder[_TYPICAL_VALUE]:
                continue
            seen.add(field.id)
            name = localised(field.names)
            title = name if field.truth else tr("{name}, each").format(name=name)
            rows.append(_extra(figures, title, {field.id: True if field.truth else 1}))
    found = tuple(row for row in rows if row is not None)
    if not found:
        return None
    usage, dealer_usage = vocabulary.vocabulary_context(figures.ruleset), vocabulary.dealer_context(figures.ruleset)
    ways = tr("discard (self-drawn)", usage=usage)
    heads = (
        GridCell(tr("On top")),
        GridCell(tr("Child gets", usage=dealer_usage), ways),
        GridCell(tr("Dealer gets", usage=dealer_usage), ways),
    )
    return Grid("", heads, found)


def _extra(
    figures: RuleValues, title: str, extra_fields: Mapping[str, object], *, honba: int = 0
) -> tuple[GridCell, ...] | None:
    """Returns by how much a hand becomes dearer; None where it does not, or where the engine refuses it."""
    cells = []
    value = figures.rules.ladder[_TYPICAL_VALUE]
    for winner, giver in ((NON_DEALER, DEALER), (DEALER, NON_DEALER)):
        gains = []
        for discarder in (giver, None):
            plain = figures.typed(winner, discarder, value)
            dearer = figures.typed(winner, discarder, {**value, **extra_fields}, honba=honba)
            if plain is None or dearer is None or dearer.deltas[winner] <= plain.deltas[winner]:
                return None
            gains.append(format_change(dearer.deltas[winner] - plain.deltas[winner]))
        cells.append(GridCell(gains[0] if gains[0] == gains[1] else f"{gains[0]} ({gains[1]})"))
    return (GridCell(capitalised(title)), *cells)


def penalties_grid(figures: RuleValues) -> Grid | None:
    """Returns what fouls cost, what a riichi stakes, and what is paid at a draw and for equal first discards."""
    rows: list[tuple[GridCell, ...]] = []
    fouls = figures.fouls()
    dealer_usage = vocabulary.dealer_context(figures.ruleset)
    chombo = chombo_plural_name(figures.ruleset)
    for place, foul in enumerate(fouls):
        title = with_heading(chombo, foul.title) if place or chombo_name(figures.ruleset) else chombo
        child, dealer = _cost(figures, foul.child, NON_DEALER), _cost(figures, foul.dealer, DEALER)
        rows.append((GridCell(title), child, dealer))
    rows += _riichi_stake(figures) + _noten(figures) + _shaozhuang(figures)
    if not rows:
        return None
    heads = (
        GridCell(""),
        GridCell(tr("A child pays", usage=dealer_usage)),
        GridCell(tr("The dealer pays", usage=dealer_usage)),
    )
    return Grid("", heads, tuple(rows))


def _cost(figures: RuleValues, settlement: Settlement, payer: int) -> GridCell:
    """Returns what somebody pays, with the single shares; what moves in the unit of the results is told as such."""
    if settlement.side_results:
        unit = figures.rules.result_unit
        lost = format_number(unit.of(-settlement.side_results[payer]))
        return GridCell(tr("{number} {unit}").format(number=lost, unit=localised(unit.names)))
    total = -settlement.deltas[payer]
    if not total:
        return GridCell(tr("no points"))
    shares = sorted({payment.points for payment in settlement.payments if payment.payer == payer})
    each = "/".join(format_number(share) for share in shares)
    return GridCell(format_number(total), f"({each})" if shares != [total] else "")


def _settled(figures: RuleValues, event: Event) -> Settlement | None:
    if type(event) not in figures.ruleset.events:
        return None
    try:
        return figures.rules.settle(figures.rules.start(figures.players), event)
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
    """Returns what is paid at a draw by who is not ready to the only player who is."""
    cells = []
    for payer, payee in ((NON_DEALER, DEALER), (DEALER, NON_DEALER)):
        settlement = _settled(figures, Draw(tenpai=(payee,)))
        if settlement is None or not settlement.deltas[payer]:
            return []
        cells.append(GridCell(format_number(-settlement.deltas[payer])))
    return [(GridCell(tr("Draw, not ready: to a ready player")), *cells)]


def _shaozhuang(figures: RuleValues) -> list[tuple[GridCell, ...]]:
    """Returns what the dealer pays on top of the next win once all four discarded the same piece first."""
    settlement = _settled(figures, Shaozhuang())
    if settlement is None:
        return []
    start = figures.rules.start(figures.players)
    table, _reason = figures.rules.advance(start, Shaozhuang(), settlement)
    win = Win(discarder=None, wins=(Winner(NON_DEALER, value=figures.rules.ladder[_TYPICAL_VALUE]),))
    usual = {payment.reason for payment in figures.rules.settle(start, win).payments}
    due = [payment for payment in figures.rules.settle(table, win).payments if payment.reason not in usual]
    if not due:
        return []
    name = capitalised(payment_name(figures.ruleset, due[0].reason))
    total = GridCell(format_number(sum(payment.points for payment in due)), f"({format_number(due[0].points)})")
    return [(GridCell(name), GridCell("–"), total)]

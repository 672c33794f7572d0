# SPDX-License-Identifier: MIT
"""What a reference card says of points beside the hand itself: honba and dora, chombo, stakes, draws."""

from __future__ import annotations

from collections.abc import Mapping

from mahjong_desk.rules.model.events import Draw, Event, Riichi, Shaozhuang, Win, Winner
from mahjong_desk.rules.model.reasons import Settlement
from mahjong_desk.rules.model.refusal import Refusal
from mahjong_desk.texts import tr
from mahjong_desk.ui.card.contents import Grid, GridCell
from mahjong_desk.ui.card.payments import CHILD, DEALER
from mahjong_desk.ui.kit.listing import headed
from mahjong_desk.ui.kit.numbers import change, figure
from mahjong_desk.ui.rulebook.figures import RuleFigures
from mahjong_desk.ui.words import vocabulary
from mahjong_desk.ui.words.phrases import capital, in_language
from mahjong_desk.ui.words.vocabulary import foul_name, fouls_name, payment_name

_TYPICAL = 3
"""A value of the ladder on which what comes on top can be seen; the cheapest are not always let win."""


def extras_grid(figures: RuleFigures) -> Grid | None:
    """Returns what is paid on top of a hand: for a honba, and for each further number of a typed value."""
    rows = []
    if figures.ruleset.conventions.honba:
        rows.append(_extra(figures, tr("each honba"), {}, honba=1))
    seen: set[str] = set()
    for form in figures.rules.value_forms:
        for field in form.fields:
            if field.id in seen or field.minimum or field.id in figures.rules.ladder[_TYPICAL]:
                continue
            seen.add(field.id)
            name = in_language(field.names)
            title = name if field.truth else tr("{name}, each").format(name=name)
            rows.append(_extra(figures, title, {field.id: True if field.truth else 1}))
    found = tuple(row for row in rows if row is not None)
    if not found:
        return None
    usage, dealer_usage = vocabulary.usage(figures.ruleset), vocabulary.dealer_usage(figures.ruleset)
    ways = tr("discard (self-drawn)", usage=usage)
    heads = (
        GridCell(tr("On top")),
        GridCell(tr("Child gets", usage=dealer_usage), ways),
        GridCell(tr("Dealer gets", usage=dealer_usage), ways),
    )
    return Grid("", heads, found)


def _extra(
    figures: RuleFigures, title: str, extra_fields: Mapping[str, object], *, honba: int = 0
) -> tuple[GridCell, ...] | None:
    """Returns by how much a hand becomes dearer; None where it does not, or where the engine refuses it."""
    cells = []
    value = figures.rules.ladder[_TYPICAL]
    for winner, giver in ((CHILD, DEALER), (DEALER, CHILD)):
        gains = []
        for discarder in (giver, None):
            plain = figures.typed(winner, discarder, value)
            dearer = figures.typed(winner, discarder, {**value, **extra_fields}, honba=honba)
            if plain is None or dearer is None or dearer.deltas[winner] <= plain.deltas[winner]:
                return None
            gains.append(change(dearer.deltas[winner] - plain.deltas[winner]))
        cells.append(GridCell(gains[0] if gains[0] == gains[1] else f"{gains[0]} ({gains[1]})"))
    return (GridCell(capital(title)), *cells)


def penalties_grid(figures: RuleFigures) -> Grid | None:
    """Returns what fouls cost, what a riichi stakes, and what is paid at a draw and for equal first discards."""
    rows: list[tuple[GridCell, ...]] = []
    fouls = figures.fouls()
    dealer_usage = vocabulary.dealer_usage(figures.ruleset)
    chombo = fouls_name(figures.ruleset)
    for place, foul in enumerate(fouls):
        title = headed(chombo, foul.title) if place or foul_name(figures.ruleset) else chombo
        child, dealer = _cost(figures, foul.child, CHILD), _cost(figures, foul.dealer, DEALER)
        rows.append((GridCell(title), child, dealer))
    rows += _stake(figures) + _noten(figures) + _shaozhuang(figures)
    if not rows:
        return None
    heads = (
        GridCell(""),
        GridCell(tr("A child pays", usage=dealer_usage)),
        GridCell(tr("The dealer pays", usage=dealer_usage)),
    )
    return Grid("", heads, tuple(rows))


def _cost(figures: RuleFigures, settlement: Settlement, payer: int) -> GridCell:
    """Returns what somebody pays, with the single shares; what moves in the unit of the results is told as such."""
    if settlement.side_results:
        unit = figures.rules.result_unit
        lost = figure(unit.of(-settlement.side_results[payer]))
        return GridCell(tr("{number} {unit}").format(number=lost, unit=in_language(unit.names)))
    total = -settlement.deltas[payer]
    if not total:
        return GridCell(tr("no points"))
    shares = sorted({payment.points for payment in settlement.payments if payment.payer == payer})
    each = "/".join(figure(share) for share in shares)
    return GridCell(figure(total), f"({each})" if shares != [total] else "")


def _settled(figures: RuleFigures, event: Event) -> Settlement | None:
    if type(event) not in figures.ruleset.events:
        return None
    try:
        return figures.rules.settle(figures.rules.start(figures.players), event)
    except Refusal:
        return None


def _stake(figures: RuleFigures) -> list[tuple[GridCell, ...]]:
    cells = []
    for player in (CHILD, DEALER):
        settlement = _settled(figures, Riichi(player=player))
        if settlement is None or not settlement.deposit:
            return []
        cells.append(GridCell(figure(settlement.deposit)))
    return [(GridCell(tr("Riichi stake")), *cells)]


def _noten(figures: RuleFigures) -> list[tuple[GridCell, ...]]:
    """Returns what is paid at a draw by who is not ready to the only player who is."""
    cells = []
    for payer, payee in ((CHILD, DEALER), (DEALER, CHILD)):
        settlement = _settled(figures, Draw(tenpai=(payee,)))
        if settlement is None or not settlement.deltas[payer]:
            return []
        cells.append(GridCell(figure(-settlement.deltas[payer])))
    return [(GridCell(tr("Draw, not ready: to a ready player")), *cells)]


def _shaozhuang(figures: RuleFigures) -> list[tuple[GridCell, ...]]:
    """Returns what the dealer pays on top of the next win once all four discarded the same piece first."""
    settlement = _settled(figures, Shaozhuang())
    if settlement is None:
        return []
    start = figures.rules.start(figures.players)
    table, _reason = figures.rules.advance(start, Shaozhuang(), settlement)
    win = Win(discarder=None, wins=(Winner(CHILD, value=figures.rules.ladder[_TYPICAL]),))
    usual = {payment.reason for payment in figures.rules.settle(start, win).payments}
    due = [payment for payment in figures.rules.settle(table, win).payments if payment.reason not in usual]
    if not due:
        return []
    name = capital(payment_name(figures.ruleset, due[0].reason))
    total = GridCell(figure(sum(payment.points for payment in due)), f"({figure(due[0].points)})")
    return [(GridCell(name), GridCell("–"), total)]

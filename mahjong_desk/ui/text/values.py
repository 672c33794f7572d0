# SPDX-License-Identifier: MIT
"""Texts for hand values and scores, and the score chart."""

from collections.abc import Sequence

from mahjong_desk.match import Replay, ReplayRow
from mahjong_desk.rules.model.events import Chombo, Draw, RiichiDeclaration, Win
from mahjong_desk.rules.model.reasons import Evaluation, Formula, Party, Settlement, YakuItem
from mahjong_desk.rules.payment.ranking import ResultUnit
from mahjong_desk.rules.ruleset import Ruleset
from mahjong_desk.rules.value.limits import ROUNDED
from mahjong_desk.texts import tr
from mahjong_desk.ui.kit.charts.lines import ChartLine, LineChart
from mahjong_desk.ui.kit.marks import mark_for
from mahjong_desk.ui.kit.text_format import format_change, format_number, join_items, join_notes
from mahjong_desk.ui.text.phrases import capitalise, localise
from mahjong_desk.ui.text.vocabulary import characters, limit_name, short_hand_name


def amount_text(amount: int, ruleset: Ruleset) -> str:
    """Returns an amount with the ruleset's unit, such as ``3 han``."""
    unit = (amount == 1 and ruleset.unit_singular) or ruleset.unit
    return tr("{amount} {unit}").format(amount=format_number(amount), unit=localise(unit))


def points_text(points: int, ruleset: Ruleset) -> str:
    """Returns points with the ruleset's name for them, such as ``7,700 points``."""
    unit = localise(ruleset.vocabulary.score_unit)
    return tr("{amount} {unit}").format(amount=format_number(points), unit=unit)


def hand_value_text(ruleset: Ruleset, evaluation: Evaluation) -> str:
    """Returns the value of a hand, such as ``40 fu, 3 han`` or ``Mangan``."""
    limit = limit_text(ruleset, evaluation)
    if evaluation.fu is None or evaluation.han is None:
        amount = evaluation.base if evaluation.han is None or ruleset.compares_by_base else evaluation.han
        return limit or amount_text(amount, ruleset)
    size = tr("{fu} fu, {han} han").format(fu=evaluation.fu, han=evaluation.han)
    if not limit:
        return size
    return tr("{size}: {limit}").format(size=size, limit=limit)


def limit_text(ruleset: Ruleset, evaluation: Evaluation) -> str:
    """Returns the limit of a hand, such as ``Yakuman × 2``; empty for none."""
    if not evaluation.limit:
        return ""
    limit = capitalise(limit_name(ruleset, evaluation.limit))
    if evaluation.limit_multiple == 1:
        return limit
    return tr("{limit} × {times}").format(limit=limit, times=evaluation.limit_multiple)


def limit_badge_texts(ruleset: Ruleset, evaluation: Evaluation) -> tuple[str, str]:
    """Returns a limit in characters and in words, or its words and an empty text."""
    name = limit_text(ruleset, evaluation)
    names = ruleset.vocabulary.limits.get(evaluation.limit or "")
    written = characters(ruleset, names) if names is not None else ""
    return (written, name) if written else (name, "")


def shared_sum(ruleset: Ruleset, evaluation: Evaluation, settlement: Settlement, winner: int | None) -> tuple[str, str]:
    """Returns the sum that each payer owes for a limit hand, and its causes.

    Both are empty if payers owe different sums, if a player is liable for others (pao), or if only the base is paid.
    """
    debts = [debt for debt in settlement.payments if debt.payee == winner and isinstance(debt.payer, int)]
    if evaluation.limit is None or evaluation.formula or any(debt.reason == "pao" for debt in debts):
        return "", ""
    parts = {part for debt in debts if debt.reason == "win" for part in debt.parts_or_self}
    if len(parts) != 1:
        return "", ""
    part = parts.pop()
    if len(part.formula) < 2 or "=" in part.formula:
        return "", ""
    labels = ruleset.vocabulary.causes
    causes = join_notes(*(localise(labels[cause]) for cause in part.causes if cause in labels))
    if causes and part.formula[0] == 2:
        causes = tr("{cause} counts twice").format(cause=causes)
    terms = formula_text(part.formula)
    return terms if ROUNDED in part.formula else f"{terms} = {format_number(part.points)}", causes


def yaku_with_value(ruleset: Ruleset, evaluation: Evaluation, item: YakuItem) -> str:
    """Returns a yaku with its value, or only its name in a limit hand without han."""
    name = capitalise(localise(ruleset.yaku_by_id(item.id).name))
    if "han" in ruleset.value_fields and evaluation.han is None and evaluation.limit is not None:
        return name
    return tr("{yaku} {value}").format(yaku=name, value=format_number(item.value))


def counted_figures(ruleset: Ruleset, evaluation: Evaluation) -> tuple[tuple[str, int], ...]:
    """Returns the id and number of each figure that adds han, such as dora."""
    if evaluation.han is None:
        return ()
    figures = (
        (figure_id, evaluation.extra_numbers.get(figure_id)) for figure_id in ruleset.vocabulary.extra_numbers_in_han
    )
    return tuple((figure_id, number) for figure_id, number in figures if number)


def counted_by_pieces(ruleset: Ruleset, evaluation: Evaluation) -> tuple[tuple[str, int], ...]:
    """Returns the ``counted_figures`` that count pieces, such as dora."""
    figures = counted_figures(ruleset, evaluation)
    return tuple((figure_id, number) for figure_id, number in figures if evaluation.extra_number_pieces.get(figure_id))


def formula(evaluation: Evaluation) -> str:
    """Returns how the base is computed, such as ``40 × 2² = 160``."""
    return formula_text(evaluation.formula) or format_number(evaluation.base)


def formula_text(terms: Formula) -> str:
    """Returns a formula, such as ``3 × 80 − 2 × 25``."""
    return " ".join(format_number(term) if isinstance(term, int) else term for term in terms)


def formula_remark(ruleset: Ruleset, evaluation: Evaluation) -> str:
    """Returns how rounding, a limit or fixed han change the formula's result."""
    if evaluation.uncapped_base is None and evaluation.limit is not None and evaluation.han:
        amount = amount_text(evaluation.han, ruleset)
        return tr("{amount} = {base}").format(amount=amount, base=format_number(evaluation.base))
    if evaluation.uncapped_base is None or evaluation.uncapped_base == evaluation.base:
        return ""
    if evaluation.limit is None:
        return tr("rounded to {base}").format(base=format_number(evaluation.base))
    limit = limit_name(ruleset, evaluation.limit)
    if evaluation.uncapped_base < evaluation.base:
        return tr("{limit}, raised to {base}").format(limit=limit, base=format_number(evaluation.base))
    return tr("{limit}, capped at {base}").format(limit=limit, base=format_number(evaluation.base))


def fu_line(evaluation: Evaluation) -> str:
    """Returns the fu as a sum, such as ``20 + 10 + 8 = 38, up to 40 fu``, if any."""
    items = [item.value for item in evaluation.fu_items if item.id != "rounding"]
    if not items or evaluation.fu is None:
        return ""
    terms = " + ".join(str(value) for value in items)
    raw = sum(items)
    if items == [evaluation.fu]:
        return tr("{fu} fu").format(fu=evaluation.fu)
    if raw == evaluation.fu:
        return tr("{terms} = {fu} fu").format(terms=terms, fu=evaluation.fu)
    return tr("{terms} = {raw}, up to {fu} fu").format(terms=terms, raw=raw, fu=evaluation.fu)


def party_name(party: int | Party, names: Sequence[str]) -> str:
    """Returns the payer or payee: a player, the table or the house."""
    if isinstance(party, int):
        return names[party]
    return tr("the table") if party is Party.DEPOSIT else tr("the house", "who pays or receives")


def result_change(unit: ResultUnit, result: float) -> str:
    """Returns a result, given in points, as its system writes it, such as ``+39.0``."""
    return format_change(unit.convert(result), decimals=unit.decimals)


def score_vs_start_text(score: int, start: int) -> str:
    """Returns how a score compares with the start, such as ``560 above start``."""
    if score == start:
        return tr("at start")
    if score > start:
        return tr("{points} above start").format(points=format_number(score - start))
    return tr("{points} below start").format(points=format_number(start - score))


def changes_line(deltas: Sequence[int], names: Sequence[str]) -> str:
    """Returns the score changes, such as ``Aoi +240, Ben −240``."""
    moved = [f"{name} {format_change(delta)}" for name, delta in zip(names, deltas, strict=True) if delta]
    return join_notes(*moved) if moved else tr("no points move")


def moved_line(unit: ResultUnit, settlement: Settlement, names: Sequence[str]) -> str:
    """Returns the changed scores and results, such as ``Ben −20.0 at the end``."""
    sentence = tr("{player} {result} at the end")
    moved = [
        sentence.format(player=name, result=result_change(unit, result))
        for name, result in zip(names, settlement.side_results, strict=False)
        if result
    ]
    if any(settlement.deltas) or not moved:
        moved.insert(0, changes_line(settlement.deltas, names))
    return join_notes(*moved)


def seat_names(replay: Replay) -> tuple[str, ...]:
    """Returns the name of the player at each seat, followed by substitutes."""
    names = (dict.fromkeys(names) for names in zip(*(row.players for row in replay.rows), replay.players, strict=True))
    return tuple(join_items(seat) if len(seat) > 1 else next(iter(seat)) for seat in names)


def score_curve(replay: Replay) -> LineChart:
    """Returns the chart of the scores at the start and after each hand.

    Riichi stakes belong to the point of their hand; an unfinished hand with payments has a point too.
    """
    names, ruleset = seat_names(replay), replay.match.rules.ruleset
    rows: list[ReplayRow] = []
    for row in replay.rows:
        if row.refusal is not None or not (any(row.settlement.deltas) or isinstance(row.event, Win | Draw | Chombo)):
            continue
        if rows and isinstance(rows[-1].event, RiichiDeclaration):
            rows[-1] = row
        else:
            rows.append(row)
    start = replay.match.start.scores
    totals = [start, *(row.after.scores for row in rows)]
    hands = [short_hand_name(ruleset, row.before) for row in rows]
    if replay.final is not None and replay.final.scores != totals[-1]:
        # The rules give the first player the sticks that were left.
        totals.append(replay.final.scores)
        hands.append(tr("End"))
    curves = enumerate(zip(names, zip(*totals, strict=True), strict=True))
    lines = tuple(ChartLine(name, mark_for(seat), curve) for seat, (name, curve) in curves)
    labels, column_names = ("", *hands), (tr("Start"), *hands)
    return LineChart(tr("Score chart"), lines, labels, column_names, tr("Hand"), base=start[0], includes_zero=True)

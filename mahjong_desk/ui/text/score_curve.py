# SPDX-License-Identifier: MIT
"""The score chart of a match."""

from __future__ import annotations

from mahjong_desk.match import Replay, ReplayRow
from mahjong_desk.rules.model.events import Chombo, Draw, RiichiDeclaration, Win
from mahjong_desk.texts import tr
from mahjong_desk.ui.kit.charts.lines import ChartLine, LineChart
from mahjong_desk.ui.kit.marks import mark_for
from mahjong_desk.ui.text.vocabulary import short_hand_name


def score_curve(replay: Replay) -> LineChart:
    """Returns the chart: the start, then the totals after every hand, up to the current ones.

    Stakes of a hand belong to its point; an unfinished hand with payments has a point too.
    """
    names, ruleset = replay.players, replay.match.rules.ruleset
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
    lines = tuple(
        ChartLine(name, mark_for(seat), tuple(total[seat] for total in totals)) for seat, name in enumerate(names)
    )
    hands = [short_hand_name(ruleset, row.before) for row in rows]
    return LineChart(
        tr("Score chart"),
        lines,
        ("", *hands),
        (tr("Start"), *hands),
        tr("Hand"),
        base=start[0],
        zero=True,
    )

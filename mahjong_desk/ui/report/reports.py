# SPDX-License-Identifier: MIT
"""Builds the reports of matches and sessions from the replays."""

from collections import defaultdict
from collections.abc import Mapping, Sequence
from decimal import Decimal
from itertools import chain

from mahjong_desk.club.facts.match_facts import best_hand
from mahjong_desk.club.played import PlayedMatch, PlayedSession
from mahjong_desk.club.standings.outcomes import club_day
from mahjong_desk.club.totals import HOUSE_KEY, Totals, to_number
from mahjong_desk.match import Match, Replay, ReplayRow
from mahjong_desk.match.replay import count_hands
from mahjong_desk.pieces import PieceSet
from mahjong_desk.rules.model.events import Chombo, Win, Winner, win_of_event
from mahjong_desk.rules.model.extra_fields import FieldOwner
from mahjong_desk.rules.model.hand import Hand
from mahjong_desk.rules.model.reasons import Evaluation, FinalResult, Payment
from mahjong_desk.rules.payment.ranking import ResultUnit
from mahjong_desk.rules.ruleset import Ruleset
from mahjong_desk.shapes import MeldKind
from mahjong_desk.texts import tr
from mahjong_desk.ui.hand.tile_groups import captioned_groups
from mahjong_desk.ui.kit.link_label import plain_text
from mahjong_desk.ui.kit.text_format import join_items, join_notes, with_heading
from mahjong_desk.ui.kit.tiles.faces import TileGroup
from mahjong_desk.ui.report.contents import (
    HandReport,
    MatchReport,
    PaymentReport,
    PlaceReport,
    RankingRow,
    ReportFact,
    RoundReport,
    SessionReport,
    SumRow,
    TotalsRow,
    WinReport,
)
from mahjong_desk.ui.text import values
from mahjong_desk.ui.text.event_fields import melds_text, pao_text
from mahjong_desk.ui.text.events import event_text, new_seats, reason_text, row_annotations, row_text
from mahjong_desk.ui.text.payments import row_payment_lines
from mahjong_desk.ui.text.people import club_sum_name, not_totalled_text, rates_text, sum_name
from mahjong_desk.ui.text.phrases import capitalise, date_and_time, hand_count, localise
from mahjong_desk.ui.text.refusals import refusal_text
from mahjong_desk.ui.text.values import (
    formula_remark,
    hand_value_text,
    party_name,
    result_change,
    score_curve,
    score_vs_start_text,
    seat_names,
)
from mahjong_desk.ui.text.vocabulary import (
    differing_options,
    ending_text,
    hand_name,
    payment_name,
    piece_face,
    short_hand_name,
)
from mahjong_desk.ui.text.yaku_links import value_reasons, yaku_line


def match_report(played: PlayedMatch) -> MatchReport:
    replay = played.replay
    match, final = replay.match, replay.final
    ruleset = match.rules.ruleset
    hands = tuple(hand_report(match, row) for row in replay.rows)
    best = best_hand(replay)
    title = tr("{session}, match {number}") if played.session else tr("Match {number}")
    balance = balance_text(match.rules.result_unit, final) if final is not None else ""
    return MatchReport(
        title=title.format(session=played.session, number=played.number),
        heading=first_place_text(replay.players, final) if final is not None else tr("Match in progress"),
        number=played.number,
        day=club_day_text(played.opened_at),
        rules=localise(ruleset.name),
        ending=_ending(replay),
        facts=_facts(played),
        players=seat_names(replay),
        hands=hands,
        places=_places(replay),
        house=match.rules.result_unit.convert(final.house) if final is not None else 0,
        balance=tr("{sentence}.").format(sentence=balance) if balance else "",
        curve=score_curve(replay),
        best=hands[best.row.index] if best is not None else None,
        fingerprint=played.fingerprint,
    )


def hand_report(match: Match, row: ReplayRow) -> HandReport:
    ruleset, players, settlement = match.rules.ruleset, row.players, row.settlement
    win = win_of_event(row.event)
    evaluations = {hand.winner: hand.evaluation for hand in settlement.wins}

    def payment_report(payment: Payment) -> PaymentReport:
        payer, payee = party_name(payment.payer, players), party_name(payment.payee, players)
        return PaymentReport(payer, payee, payment.points, payment_name(ruleset, payment.reason))

    return HandReport(
        name=_hand_name(ruleset, row),
        short=short_hand_name(ruleset, row.before),
        event=row_text(match, row),
        won=tuple(_won(match, row, winner, evaluations.get(winner.seat)) for winner in (win.winners if win else ())),
        payments=tuple(map(payment_report, settlement.payments)),
        paid=tuple(with_heading(*line) for line in row_payment_lines(match, row)),
        remarks=_remarks(match, row),
        refusal=refusal_text(row.refusal, players, ruleset, row.event) if row.refusal is not None else "",
        deltas=settlement.deltas,
        scores=row.after.scores,
    )


def _hand_name(ruleset: Ruleset, row: ReplayRow) -> str:
    name = hand_name(ruleset, row.before)
    if not row.before.honba:
        return name
    if "honba" not in ruleset.vocabulary.payments:
        return f"{name} · {row.before.honba}"
    return tr("{hand}, honba {count}").format(hand=name, count=row.before.honba)


def _won(match: Match, row: ReplayRow, winner: Winner, evaluation: Evaluation | None) -> WinReport:
    ruleset, hand, name = match.rules.ruleset, winner.hand, row.players[winner.seat]
    pieces = notation(ruleset.pieces, hand) if hand is not None else ""
    melds = melds_text(hand.melds, row.players, ruleset) if hand is not None else ""
    pao = pao_text(winner, row.players, ruleset)
    if evaluation is None:
        return WinReport(name, (), pieces, melds, pao, "", "", "", "", unchecked=hand is None)
    groups: tuple[TileGroup, ...] = ()
    if hand is not None:
        captioned = captioned_groups(ruleset, hand, evaluation, winner.seat, row.players, row.before.turn_order)
        groups = (*captioned, *_indicators(ruleset, hand))
    formula, remark = values.formula(evaluation), formula_remark(ruleset, evaluation)
    return WinReport(
        winner=name,
        groups=groups,
        pieces=pieces,
        melds=melds,
        pao=pao,
        yaku=plain_text(yaku_line(ruleset, evaluation)),
        value=hand_value_text(ruleset, evaluation),
        formula=f"{formula} ({remark})" if remark else formula,
        # A value that the players counted themselves has no verified reasons.
        reasons=plain_text(value_reasons(ruleset, evaluation)) if hand is not None else "",
        unchecked=hand is None,
    )


def _indicators(ruleset: Ruleset, hand: Hand) -> list[TileGroup]:
    """Returns the indicators that count for a hand."""
    return [
        TileGroup(tuple(piece_face(ruleset, piece) for piece in pieces), localise(indicator.name))
        for indicator in ruleset.indicators
        if (pieces := hand.indicators.pieces_of(indicator))
    ]


def notation(pieces: PieceSet, hand: Hand) -> str:
    """Returns a hand as typed: ``[meld]``, ``(concealed kan)``, winning piece last."""
    parts = [pieces.format(hand.concealed)] if hand.concealed else []
    for meld in hand.melds:
        meld_pieces = pieces.format(meld.pieces)
        parts.append(f"({meld_pieces})" if meld.kind is MeldKind.ANKAN else f"[{meld_pieces}]")
    if hand.winning_piece is not None:
        parts.append(pieces.face_names[hand.winning_piece])
    return " ".join(parts)


def _remarks(match: Match, row: ReplayRow) -> tuple[str, ...]:
    event, ruleset = row.event, match.rules.ruleset
    remarks: list[str] = []
    for warning in row.settlement.warnings:
        names = ruleset.vocabulary.refusals.get(warning)
        rule = localise(names) if names is not None else warning
        remarks.append(tr("Recorded despite a rule: {rule}.").format(rule=rule))
    remarks.append(row_annotations(match, row))
    if isinstance(event, Chombo):
        remarks += _claims(match, row, event)
    remarks += [reason_text(ruleset, event), event.note or "", new_seats(row)]
    if any(row.settlement.side_results):
        changes = [
            f"{name} {result_change(match.rules.result_unit, points)}"
            for name, points in zip(row.players, row.settlement.side_results, strict=True)
            if points
        ]
        remarks.append(tr("Immediate result changes: {changes}.").format(changes=join_notes(*changes)))
    return tuple(remark for remark in remarks if remark)


def _claims(match: Match, row: ReplayRow, chombo: Chombo) -> list[str]:
    """Returns the wins that were claimed falsely, in the words of the ruleset."""
    ruleset = match.rules.ruleset
    return [
        with_heading(capitalise(localise(field.name)), event_text(claimed, row.players, ruleset))
        for field in ruleset.extra_fields_of(FieldOwner.CHOMBO)
        if isinstance(claimed := chombo.extra_fields.get(field.id), Win)
    ]


def first_place_text(names: Sequence[str], final: FinalResult) -> str:
    """Names the winner of a match, or those who share first place."""
    first = [name for name, rank in zip(names, final.ranks, strict=True) if rank == 1]
    if len(first) > 1:
        return tr("{players} share first place").format(players=join_items(first))
    return tr("{player} wins the match").format(player=join_items(first))


def _ending(replay: Replay) -> str:
    final, ruleset = replay.final, replay.match.rules.ruleset
    return ending_text(ruleset, final.end_reason, final.end_label) if final is not None else ""


def _facts(played: PlayedMatch) -> tuple[ReportFact, ...]:
    replay, match = played.replay, played.replay.match
    ruleset = match.rules.ruleset
    house_rules = [line for line in (played.house_rules, *differing_options(ruleset, match.options)) if line]
    players = tr("{players}; {dealer} deals first").format(
        players=join_items(replay.all_players), dealer=match.players[match.start.dealer]
    )
    ending = _ending(replay) or tr("Match in progress")
    facts = (
        ReportFact(tr("Date"), date_and_time(played.opened_at)),
        ReportFact(tr("Rules"), localise(ruleset.name)),
        ReportFact(tr("House rules"), "\n".join(house_rules) or tr("none: every option at its default")),
        ReportFact(tr("Players"), players),
        ReportFact(tr("End"), tr("{reason}, {hands}").format(reason=ending, hands=hand_count(count_hands(replay)))),
    )
    return tuple(fact for fact in facts if fact.value)


def _places(replay: Replay) -> tuple[PlaceReport, ...]:
    match, final = replay.match, replay.final
    scores = final.scores if final is not None else replay.table.scores
    side_results = [0] * len(scores)
    for row in replay.rows:
        for seat, points in enumerate(row.settlement.side_results):
            side_results[seat] += points
    unit, places = match.rules.result_unit, []
    for seat, (name, score, start, side_result) in enumerate(
        zip(replay.players, scores, match.start.scores, side_results, strict=True)
    ):
        rank, result = (final.ranks[seat], final.results[seat]) if final is not None else (None, None)
        origin = [score_vs_start_text(score, start)]
        if any(side_results):
            origin.append(tr("{points} immediately").format(points=result_change(unit, side_result)))
            if result is not None:
                points_at_end = result_change(unit, round(result - side_result, 2))
                origin.append(tr("{points} at the end").format(points=points_at_end))
        worth = unit.convert(result) if result is not None else None
        places.append(PlaceReport(rank, seat, name, score, worth, unit.decimals, join_notes(*origin)))
    return tuple(sorted(places, key=lambda place: (place.rank or -place.score, place.seat)))


def balance_text(unit: ResultUnit, final: FinalResult) -> str:
    """Describes the sum of the results, which need not be a sum of points."""
    total = round(sum(final.results) + final.house, 2)
    if total:
        return tr("The results sum to {points}").format(points=result_change(unit, total))
    if final.house:
        sentence = tr("All results sum to zero with {points} for the house")
        return sentence.format(points=result_change(unit, final.house))
    return tr("All results sum to zero")


def club_day_text(moment: str) -> str:
    """Returns the club's day of an ISO timestamp, such as ``2026-01-31``."""
    try:
        return club_day(moment).isoformat()
    except ValueError:
        return moment[:10]


def session_report(played: PlayedSession) -> SessionReport:
    matches = tuple(match_report(match) for match in played.matches)
    totals = played.totals()
    rows = tuple(
        TotalsRow(match.number, report.rules, shown_results(match.results, totals.names))
        for match, report in zip(totals.matches, matches, strict=True)
    )
    names = tuple(name or tr("House", "who pays or receives") for name in totals.names)
    return SessionReport(
        title=played.name or tr("Session of {date}").format(date=club_day_text(played.started_at)),
        day=club_day_text(played.started_at),
        facts=_session_facts(played, matches, totals, [name for name in totals.names if name != HOUSE_KEY]),
        players=names,
        rows=rows,
        totals=totals_rows(totals),
        matches=matches,
        notes=_notes(played, matches, totals),
        fingerprint=played.fingerprint,
        rounds=_rounds(played, matches),
        standing=_standing(played, totals),
    )


def _rounds(played: PlayedSession, matches: Sequence[MatchReport]) -> tuple[RoundReport, ...]:
    by_number = {match.number: match for match in matches}
    return tuple(
        RoundReport(
            tr("Round {number}").format(number=number),
            tuple(
                (tr("Table {number}").format(number=table), by_number[match].places)
                for table, match in enumerate(round_.matches, start=1)
                if match in by_number
            ),
            join_items(out.name for out in round_.sat_out),
        )
        for number, round_ in enumerate(played.rounds, start=1)
    )


def _standing(played: PlayedSession, totals: Totals) -> tuple[RankingRow, ...]:
    """Returns the standing of an evening; empty if several rule systems were played."""
    in_rounds = {number for round_ in played.rounds for number in round_.matches}
    matches = [match for match in totals.matches if match.number in in_rounds and match.results]
    if len({match.system.key for match in matches}) != 1:
        return ()
    results = {match.number: match.results for match in matches}
    rounds: list[dict[str, Decimal]] = []
    for round_ in played.rounds:
        by_name: dict[str, Decimal] = defaultdict(Decimal)
        for name, value in chain.from_iterable(results.get(match, {}).items() for match in round_.matches):
            by_name[name] += value
        by_name.pop(HOUSE_KEY, None)
        rounds.append(by_name)
    players = dict.fromkeys(name for by_name in rounds for name in by_name)
    sums = {name: sum((by_name.get(name, Decimal(0)) for by_name in rounds), Decimal(0)) for name in players}
    return tuple(
        RankingRow(
            1 + sum(other > total for other in sums.values()),
            name,
            tuple(to_number(by_name[name]) if name in by_name else None for by_name in rounds),
            to_number(total),
        )
        for name, total in sorted(sums.items(), key=lambda row: -row[1])
    )


def totals_rows(totals: Totals) -> tuple[SumRow, ...]:
    """Returns the sums of a session: one per rule system, then the club's."""
    rows = [
        SumRow(sum_name(system, totals.systems), shown_results(totals.by_system[system.key], totals.names))
        for system in totals.systems
    ]
    if (club := totals.club_totals) is not None:
        rows.append(SumRow(club_sum_name(totals.rates), shown_results(club, totals.names), club=True))
    return tuple(rows)


def shown_results(column: Mapping[str, Decimal], names: Sequence[str]) -> tuple[float | None, ...]:
    """Returns the results of some players, None for those without one."""
    return tuple(to_number(column[name]) if name in column else None for name in names)


def _session_facts(
    played: PlayedSession, matches: tuple[MatchReport, ...], totals: Totals, names: list[str]
) -> tuple[ReportFact, ...]:
    rules = dict.fromkeys(match.rules for match in matches)
    facts = (
        ReportFact(tr("Date"), date_and_time(played.started_at)),
        ReportFact(tr("Matches"), str(len(matches))),
        ReportFact(tr("Rules"), join_items(rules)),
        ReportFact(tr("Players"), join_items(sorted(names))),
        ReportFact(tr("Rates"), rates_text(totals)),
    )
    return tuple(fact for fact in facts if fact.value)


def _notes(played: PlayedSession, matches: tuple[MatchReport, ...], totals: Totals) -> tuple[str, ...]:
    notes = [
        tr("Match {number} is in progress and has no result yet.").format(number=match.number)
        for match in matches
        if not match.finished
    ]
    notes += [
        tr("Match {number} cannot be read and is left out.").format(number=number) for number in played.unreadable
    ]
    if totals.club_totals is None and len(totals.systems) > 1:
        notes.append(not_totalled_text(totals))
    return tuple(notes)

# SPDX-License-Identifier: MIT
"""Replays a record by the rules here, and lists the differences.

The points in the file take precedence: if a deal moved other points than it would here, a correction follows, so that each
deal starts from the recorded points. If the format leaves options open, those with the fewest differences are used.
"""

from collections.abc import Mapping, Sequence
from itertools import zip_longest
from types import MappingProxyType
from typing import Any

from mahjong_desk.interchange import read_event
from mahjong_desk.interchange.events import read_hand
from mahjong_desk.interchange.fields import ObjectReader, bad_type
from mahjong_desk.match import Match, Replay, ReplayRow, replay
from mahjong_desk.records.deals import SEATS, Json, Record, RecordedDeal, RecordedWin
from mahjong_desk.records.differences import (
    Difference,
    DifferenceKind,
    DifferenceValue,
    ReplayedRecord,
    compare_win,
    points_differ,
)
from mahjong_desk.records.words import YAKU_NAMES_BY_FORMAT
from mahjong_desk.rules import registry
from mahjong_desk.rules.model import events
from mahjong_desk.rules.model.refusal import Refusal
from mahjong_desk.rules.ruleset import Ruleset, TableRules
from mahjong_desk.texts import mark

NOT_IN_RECORD = "記録にない · not in the record · 记录中没有"
"""The note of a correction for omitted deals; stored in the ledger, so not translated."""
AS_IN_RECORD = "記録のとおり · as in the record · 依记录"
"""The note of a correction to the points of the record."""
_MAX_SKIPPED = 16
_MAX_OPTION_CHANGES = 4
_ALTERNATIVE_OPTIONS: Mapping[str, tuple[Mapping[str, Any], ...]] = MappingProxyType(
    {
        "bust": ({"bust": "off"},),
        "dealer_stop": ({"agari_yame": "off", "tenpai_yame": "off"},),
        "target": ({"extra_round": "on"},),
        "last_hand": ({"extra_round": "on"}, {"length": "hanchan"}),
    }
)
"""Options with which the match continues, by the reason that would have ended it."""
_EXTRA_OPTIONS: tuple[Mapping[str, Any], ...] = (
    {"ippatsu": False},
    {"pao_honba": "responsible"},
    {"pao_honba": "discarder"},
    {"result_rounding": "half_up"},
    {"result_rounding": "five_down"},
)
"""Options that tables choose in addition to a preset."""
_ROUNDING_TOLERANCE = 50
"""Records have results in hundreds of points, so rounding may lose up to this many points."""


class _MatchEndedError(Exception):
    """Raised with the end reason if the match has ended but the record continues."""


def replay_record(record: Record) -> ReplayedRecord:
    """Returns the match of a record, replayed by the options that fit best."""
    ruleset = registry.get_ruleset(record.ruleset)
    presets = {preset.id: preset.options for preset in ruleset.presets}
    candidates: list[ReplayedRecord] = []
    fault: Refusal | None = None
    for base in record.candidate_presets:
        try:
            candidates.append(_replay_with_changes(record, ruleset, {**presets.get(base, {}), **record.options}))
        except Refusal as refusal:
            fault = fault or refusal
            continue
        if not candidates[-1].differences:
            break
    if not candidates:
        assert fault is not None
        raise fault
    best = min(candidates, key=_count_differences)
    if best.differences:
        best = min((_try_extra_options(tried, ruleset) for tried in (best, candidates[0])), key=_count_differences)
    return best


def _count_differences(replayed: ReplayedRecord) -> int:
    return len(replayed.differences)


def _try_extra_options(replayed: ReplayedRecord, ruleset: Ruleset) -> ReplayedRecord:
    """Returns the replay with those extra options that reduce the differences."""
    for change in _EXTRA_OPTIONS:
        if not replayed.differences:
            break
        try:
            changed = _replay_with_changes(replayed.record, ruleset, {**replayed.replay.match.options, **change})
        except Refusal:
            continue
        replayed = min(replayed, changed, key=_count_differences)
    return replayed


def _with_path(refusal: Refusal, path: str) -> Refusal:
    """Returns a refusal of a converted deal with a path in the file."""
    values = {**refusal.values, "field": path} if "field" in refusal.values else refusal.values
    return Refusal(refusal.code, refusal.template, path=path, reason=refusal.reason, **values)


def _replay_with_changes(record: Record, ruleset: Ruleset, options: Json) -> ReplayedRecord:
    """Replays a record by options, which change if the match would end too early."""
    options = _with_start_points(record, ruleset, options)
    for _ in range(_MAX_OPTION_CHANGES):
        rules = ruleset.bind(options)
        try:
            return _RecordReplay(record, rules, options).run()
        except _MatchEndedError as ended:
            changes = _ALTERNATIVE_OPTIONS.get(ended.args[0], ())
            change = next((change for change in changes if not change.items() <= dict(rules.options).items()), None)
            if change is None:
                break
            options = {**options, **change}
    raise bad_type(record.deals[0].path, mark("The record continues after the match has ended under these rules."))


def _with_start_points(record: Record, ruleset: Ruleset, options: Json) -> Json:
    """Returns the options with the start points of the record, if they can be chosen."""
    first = record.deals[0] if record.deals else None
    if first is None:
        raise bad_type(record.path, mark("The record has no hands."))
    begins = first.position[:2] == (0, 1) and not first.position.honba and not first.position.deposit
    if first.scores is None or not begins or len(set(first.scores)) > 1:
        return options
    chosen = {**options, "start_points": first.scores[0]}
    try:
        ruleset.bind(chosen)
    except Refusal:
        return options
    return chosen


class _RecordReplay:
    def __init__(self, record: Record, rules: TableRules, options: Mapping[str, Any]) -> None:
        self._record, self._rules = record, rules
        self.replay = replay(Match(rules, dict(options), record.players))
        self.differences: list[Difference] = []

    def run(self) -> ReplayedRecord:
        deals = self._record.deals
        rows: list[int] = []
        for deal, next_deal in zip_longest(deals, deals[1:]):
            self._advance_to(deal, first=not rows)
            rows.append(self._play_deal(deal, next_deal))
        self._finish()
        return ReplayedRecord(self._record, self.replay, tuple(rows), tuple(self.differences))

    def _add(self, kind: DifferenceKind, path: str, *sides: DifferenceValue, seat: int | None = None) -> None:
        """Lists a difference; ``sides`` are the recorded and the computed value."""
        self.differences.append(Difference(path, kind, seat, *sides))

    def _try_event(self, event: events.Event) -> Refusal | None:
        """Plays an event; if it cannot happen, returns why and changes nothing."""
        after = self.replay.with_event(event)
        refusal = after.rows[-1].refusal
        if refusal is None:
            self.replay = after
        return refusal

    def _play_event(self, event: events.Event, path: str) -> None:
        refusal = self._try_event(event)
        if refusal is not None:
            raise _with_path(refusal, path)

    def _advance_to(self, deal: RecordedDeal, *, first: bool) -> None:
        """Skips omitted deals before a deal, and corrects the counters and points."""
        self._skip(deal, first=first)
        table, position = self.replay.table, deal.position
        honba = table.honba if position.honba is None else position.honba
        deposit = table.deposit if position.deposit is None else position.deposit
        if (honba, deposit) != (table.honba, table.deposit):
            if not first:
                self._add(DifferenceKind.COUNTERS, deal.path, (honba, deposit), (table.honba, table.deposit))
            self._play_event(events.StickCorrection(honba=honba, deposit=deposit, note=AS_IN_RECORD), deal.path)
        if deal.scores is not None and points_differ(deal.scores, table.scores):
            if not first:
                self._add(DifferenceKind.SCORES, deal.path, deal.scores, table.scores)
            self._correct(deal.scores, NOT_IN_RECORD if first else AS_IN_RECORD, deal.path)

    def _skip(self, deal: RecordedDeal, *, first: bool) -> None:
        wanted = deal.position[:2]
        for count in range(_MAX_SKIPPED + 1):
            final = self.replay.final
            if final is not None:
                raise _MatchEndedError(final.end_reason)
            table = self.replay.table
            current = table.round_wind.position, table.hand_number
            if current == wanted:
                return
            if current > wanted or count == _MAX_SKIPPED:
                break
            if count == 0 and not first:
                self._add(DifferenceKind.MISSING, deal.path)
            self._play_event(events.Draw(tenpai=(), note=NOT_IN_RECORD), deal.path)
        raise bad_type(deal.path, mark("Under these rules a different hand would come next."))

    def _correct(self, scores: Sequence[int], note: str, path: str) -> None:
        self._play_event(_correction(scores, self.replay.table.scores, note), path)

    def _play_deal(self, deal: RecordedDeal, next_deal: RecordedDeal | None) -> int:
        """Plays a deal; returns its row."""
        for seat in _accepted_riichi(deal, next_deal):
            refusal = self._try_event(events.RiichiDeclaration(player=seat))
            if refusal is not None:
                self._add(DifferenceKind.REFUSED, deal.path, None, refusal, seat=seat)
        start = self.replay
        by_value = self._win(deal) if deal.wins else set[int]()
        if not deal.wins:
            self._draw(deal, next_deal)
        differ = points_differ(deal.deltas, self.replay.rows[-1].settlement.deltas)
        if differ and self.replay.final is not None:
            self._end_as_recorded(deal, start)
        row = self.replay.rows[-1]
        self._compare(deal, row, by_value)
        if differ:
            assert deal.deltas is not None
            self._add(DifferenceKind.DELTAS, deal.path, deal.deltas, row.settlement.deltas)
            if self.replay.final is None:
                scores = [before + delta for before, delta in zip(start.table.scores, deal.deltas, strict=True)]
                self._correct(scores, AS_IN_RECORD, deal.path)
        return row.index

    def _end_as_recorded(self, deal: RecordedDeal, start: Replay) -> None:
        """Corrects the points before a deal that ends the match, as nothing can follow."""
        ended, row = self.replay, self.replay.rows[-1]
        assert deal.deltas is not None
        self.replay = start
        corrected = _correction(deal.deltas, row.settlement.deltas, AS_IN_RECORD)
        if self._try_event(corrected) is not None or self._try_event(row.event) is not None:
            self.replay = ended

    def _compare(self, deal: RecordedDeal, row: ReplayRow, by_value: set[int]) -> None:
        """Lists the differences of a deal other than points."""
        if deal.disordered:
            self._add(DifferenceKind.COLUMNS, deal.path)
        ruleset, form = self._rules.ruleset, self._record.format
        for index, (recorded_win, won) in enumerate(zip(deal.wins, row.settlement.wins, strict=bool(deal.wins))):
            if recorded_win.hand is not None and index not in by_value:
                self.differences += compare_win(deal, recorded_win, won.evaluation, ruleset, form)

    def _win(self, deal: RecordedDeal) -> set[int]:
        """Plays a win; returns the indices of the winners whose hand the rules refuse."""
        start, by_value = self.replay, set[int]()
        if any(win.hand is None and win.value is None for win in deal.wins):
            raise bad_type(deal.path, mark("The record shows neither the winning hand nor its value."))
        names = YAKU_NAMES_BY_FORMAT.get(self._record.format, {})
        paos = [_pao_alternatives(win, self._rules.pao_reasons, names) for win in deal.wins]
        while True:
            refusal = self._try_win(deal, by_value, [pao[0] if pao else [] for pao in paos])
            if refusal is None:
                break
            index = _winner_of(refusal, len(deal.wins))
            win = deal.wins[index]
            if paos[index]:
                del paos[index][0]
            elif index not in by_value and win.hand is not None and win.value is not None:
                by_value.add(index)
                paos[index] = _pao_alternatives(win, self._rules.pao_reasons, names)
                self._add(DifferenceKind.REFUSED, deal.path, None, _with_path(refusal, deal.path), seat=win.seat)
            else:
                raise _with_path(refusal, deal.path)
        self._infer_pao(deal, start, by_value)
        return by_value

    def _try_win(self, deal: RecordedDeal, by_value: set[int], paos: Sequence[list[Json]]) -> Refusal | None:
        wins = []
        for index, (win, pao) in enumerate(zip(deal.wins, paos, strict=True)):
            fields: Json = {"winner": win.seat}
            if win.hand is not None and index not in by_value:
                fields["hand"] = self._allowed_hand(win.hand)
            else:
                fields["value"] = win.value
            if pao:
                fields["pao"] = pao
            wins.append(fields)
        try:
            event = read_event(self._rules, {"type": "win", "from": deal.discarder, "wins": wins}, "", SEATS)
        except Refusal as refusal:
            return refusal
        return self._try_event(event)

    def _allowed_hand(self, hand: Json) -> Json:
        """Returns a hand without what these options exclude."""
        allowed = {**hand, "situation": [item for item in hand["situation"] if item in self._rules.circumstance_ids]}
        max_counts = {indicator.id: indicator.max_count for indicator in self._rules.indicators}
        for indicator in self._rules.ruleset.indicators:
            if indicator.id in allowed:
                allowed[indicator.id] = allowed[indicator.id][: max_counts.get(indicator.id, 0)]
                if not allowed[indicator.id]:
                    del allowed[indicator.id]
        return allowed

    def _infer_pao(self, deal: RecordedDeal, start: Replay, by_value: set[int]) -> None:
        """Applies the suggested pao if only that gives the recorded points."""
        row = self.replay.rows[-1]
        if not points_differ(deal.deltas, row.settlement.deltas) or not any(win.pao_unknown for win in deal.wins):
            return
        paos = [[{"player": pao.player, "for": pao.reason} for pao in won.suggested_pao] for won in row.settlement.wins]
        without_pao = self.replay
        if not any(paos):
            return
        self.replay = start
        refusal = self._try_win(deal, by_value, paos)
        if refusal is not None or points_differ(deal.deltas, self.replay.rows[-1].settlement.deltas):
            self.replay = without_pao

    def _draw(self, deal: RecordedDeal, next_deal: RecordedDeal | None) -> None:
        event: Json = {"type": "draw", "kind": deal.draw or "exhaustive"}
        if event["kind"] == "exhaustive":
            event["tenpai"] = sorted({*self._tenpai_seats(deal, next_deal), *self.replay.table.riichi})
            if deal.nagashi:
                event["nagashi"] = list(deal.nagashi)
        if deal.abort_seat is not None:
            event["player"] = deal.abort_seat
        try:
            result = read_event(self._rules, event, "", SEATS)
        except Refusal as refusal:
            raise _with_path(refusal, deal.path) from None
        self._play_event(result, deal.path)

    def _tenpai_seats(self, deal: RecordedDeal, next_deal: RecordedDeal | None) -> tuple[int, ...]:
        """Returns the seats in tenpai, which the record may only imply."""
        if deal.tenpai is not None:
            return deal.tenpai
        if deal.deltas is not None and any(deal.deltas) and not deal.nagashi:
            return tuple(seat for seat, delta in enumerate(deal.deltas) if delta > 0)
        if deal.final_hands and None not in deal.final_hands:
            hands = enumerate(deal.final_hands)
            return tuple(seat for seat, hand in hands if hand is not None and self._is_tenpai(seat, hand))
        dealer_stays = next_deal is not None and next_deal.position[:2] == deal.position[:2]
        if not deal.nagashi and (dealer_stays or deal.riichi):
            # At least one seat was in tenpai and there was no payment, so all seats were.
            return tuple(range(SEATS))
        return (*deal.riichi, self.replay.table.dealer) if dealer_stays else deal.riichi

    def _is_tenpai(self, seat: int, hand: Json) -> bool:
        shown = read_hand(self._rules.ruleset, ObjectReader(hand), complete=False)
        table = self.replay.table
        return bool(self._rules.waits(table, events.Winner(seat, shown), table.previous_seat(seat)))

    def _finish(self) -> None:
        final, numbers = self.replay.final, self._record.final_scores
        last = self._record.deals[-1].path
        if final is None:
            if numbers is not None:
                self._add(DifferenceKind.END, last)
            self._play_event(events.MatchEnd(), last)
            final = self.replay.final
        if final is None or numbers is None:
            return
        results = self._record.results
        if points_differ(numbers, final.scores):
            self._add(DifferenceKind.FINAL, last, numbers, final.scores)
        elif results is not None and any(
            abs(recorded - computed) > _ROUNDING_TOLERANCE
            for recorded, computed in zip(results, final.results, strict=True)
        ):
            self._add(DifferenceKind.RESULTS, last, results, tuple(map(round, final.results)))


def _correction(recorded: Sequence[int], computed: Sequence[int], note: str) -> events.Adjustment:
    deltas = tuple(theirs - ours for theirs, ours in zip(recorded, computed, strict=True))
    return events.Adjustment(deltas=deltas, house_takes_rest=sum(deltas) != 0, note=note)


def _accepted_riichi(deal: RecordedDeal, next_deal: RecordedDeal | None) -> tuple[int, ...]:
    """Returns the seats with accepted riichi."""
    if deal.draw != "sanchahou" or deal.scores is None or next_deal is None or next_deal.scores is None:
        return deal.riichi
    # After a triple ron, the points before the next deal show who paid a stake.
    return tuple(seat for seat in deal.riichi if next_deal.scores[seat] < deal.scores[seat])


def _pao_alternatives(win: RecordedWin, reasons: Sequence[str], names: Mapping[str, str]) -> list[list[Json]]:
    """Returns the possible pao of a win, since the record may not name the yaku."""
    if win.pao_seat is None:
        return []
    fields = win.recorded_value.yaku or {}
    named = [{"player": win.pao_seat, "for": reason} for reason in reasons if names.get(reason) in fields]
    return [named] if named else [[{"player": win.pao_seat, "for": reason}] for reason in reasons]


def _winner_of(refusal: Refusal, count: int) -> int:
    """Returns the index of the winner whom a refusal concerns, by default 0."""
    return next((index for index in range(count) if f"wins[{index}]" in refusal.path), 0)

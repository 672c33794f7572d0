# SPDX-License-Identifier: MIT
"""Facts about a rule system, computed from its rules with the default options."""

from collections.abc import Callable, Iterable, Mapping
from enum import StrEnum
from functools import cache, reduce
from typing import NamedTuple

from mahjong_desk.learn.workbench.special_shapes import special_shapes_of, supports_pieces
from mahjong_desk.pieces import MAHJONG, SHOGI
from mahjong_desk.rules.model.events import Chombo, Draw, Event, Win, Winner
from mahjong_desk.rules.model.extra_fields import FieldOwner
from mahjong_desk.rules.model.reasons import Settlement
from mahjong_desk.rules.model.refusal import Refusal
from mahjong_desk.rules.model.table import RoundWind
from mahjong_desk.rules.registry import get_ruleset
from mahjong_desk.rules.ruleset import TableRules
from mahjong_desk.shapes import MeldKind
from mahjong_desk.texts import LocalizedText, Text


class Topic(StrEnum):
    """The topic of a fact, in display order."""

    PIECES = "pieces"
    WINNING = "winning"
    VALUE = "value"
    PAYMENTS = "payments"
    MATCH = "match"


class SystemFact(NamedTuple):
    topic: Topic
    label: Text
    value: Text


NONE = Text("none")
_MELDS = {MeldKind.CHI: Text("chi"), MeldKind.PON: Text("pon"), MeldKind.DAIMINKAN: Text("kan", "the call")}
_ROUNDS = {
    RoundWind.EAST: Text("East"),
    RoundWind.SOUTH: Text("South"),
    RoundWind.WEST: Text("West"),
    RoundWind.NORTH: Text("North"),
}
_EXHAUSTIVE, _STOPPED = "exhaustive", "end"
_DEALER, _NON_DEALER = 0, 1


class Probes:
    """Settles events at the opening table; returns None for refused events."""

    def __init__(self, rules: TableRules) -> None:
        self._rules = rules.ruleset.bind({**rules.options, **rules.ruleset.unrestricted_options})
        self._table = self._rules.opening_table()
        self.discarder = self._table.players - 1  # also the other winner: the deal never passes to the last seat

    def win(self, seat: int, discarder: int | None, *, highest: bool = False) -> Win:
        """Returns a win with a middle value, or the highest, which is rounded least."""
        ladder = self._rules.value_ladder
        return Win(
            discarder=discarder, winners=(Winner(seat, value=ladder[-1] if highest else ladder[len(ladder) // 2]),)
        )

    def settle(self, event: Event, honba: int = 0) -> Settlement | None:
        try:
            return self._rules.settle(self._table._replace(honba=honba), event)
        except Refusal:
            return None

    def next_dealer(self, event: Event) -> int | None:
        settled = self.settle(event)
        if settled is None:
            return None
        table, _why = self._rules.advance(self._table, event, settled)
        return table.dealer


@cache
def system_facts(ruleset_id: str) -> tuple[SystemFact, ...]:
    """Returns the facts of a rule system, topic by topic."""
    rules = get_ruleset(ruleset_id).bind({})
    probes = Probes(rules)
    found = []
    for topic, facts in _FACTS.items():
        for label, callback in facts:
            value = callback(rules, probes)
            if value is not None:
                found.append(SystemFact(topic, label, value))
    return tuple(found)


def join_names(items: Iterable[Text]) -> Text:
    """Joins names with commas; returns ``NONE`` if there are none."""
    names = list(items)
    if not names:
        return NONE
    return reduce(lambda before, after: Text("{before}, {after}", before=before, after=after), names)


def format_number(value: float) -> str:
    """Formats a number with thousands separators and at most one decimal."""
    return f"{value:,.0f}" if value == int(value) else f"{value:,.1f}"


def _untranslated(text: str) -> Text:
    return LocalizedText(en=text)


# Pieces


def _pieces(rules: TableRules, _probes: Probes) -> Text:
    pieces = rules.ruleset.pieces
    count = sum(pieces.copies_per_kind)
    if pieces.copies_per_kind == MAHJONG.copies_per_kind:
        return Text("{count} mahjong tiles", count=count)
    if pieces.copies_per_kind == SHOGI.copies_per_kind:
        return Text("{count} shogi pieces", count=count)
    return Text("{count} pieces", count=count)


def _players(rules: TableRules, _probes: Probes) -> Text:
    counts = [_untranslated(str(count)) for count in rules.ruleset.players]
    either = reduce(lambda before, after: Text("{before} or {after}", before=before, after=after), counts)
    return Text("{count}", "number of players", count=either)


def _red_fives(rules: TableRules, _probes: Probes) -> Text:
    count = sum(rules.faces[len(rules.ruleset.pieces.copies_per_kind) :])
    return _untranslated(str(count)) if count else NONE


def _extra_fields(rules: TableRules, _probes: Probes) -> Text:
    table = rules.opening_table()
    fields = rules.ruleset.extra_fields_of(FieldOwner.HAND)
    return join_names(field.name for field in fields if field.is_offered(rules.options, table))


# Winning


def _shapes(rules: TableRules, _probes: Probes) -> Text | None:
    ruleset = rules.ruleset
    if not supports_pieces(ruleset.pieces):
        return None
    special = special_shapes_of(rules)
    sets, pairs = (ruleset.hand_size - 1) // 3, (ruleset.hand_size + 1) // 2
    shapes = [Text("{sets} sets and a pair", sets=sets)]
    if special.pairs:
        different = Text("{pairs} different pairs", pairs=pairs)
        alike = Text("{pairs} pairs, four of a kind counting as two", pairs=pairs)
        shapes.append(alike if special.repeated_pairs else different)
    if special.orphans:
        kinds = ruleset.hand_size
        shapes.append(
            Text("thirteen orphans", "the winning shape")
            if ruleset.pieces.suit_ranges
            else Text("one of each of {kinds} kinds", kinds=kinds + 1)
        )
    if special.knitted:
        shapes.append(Text("a knitted straight with a set and a pair"))
    if special.knitted_honours:
        shapes.append(Text("honours and knitted tiles", "the winning shape"))
    return join_names(shapes)


def _claims(rules: TableRules, _probes: Probes) -> Text:
    return join_names(names for kind, names in _MELDS.items() if rules.ruleset.possible_melds().get(kind))


def _circumstances(rules: TableRules, *, declared: bool) -> Text:
    return join_names(circumstance.name for circumstance in rules.circumstances if circumstance.is_declared is declared)


# Payments


def _payers(_rules: TableRules, probes: Probes) -> Text | None:
    """Returns who pays for the win of a player other than the dealer."""
    settled = probes.settle(probes.win(_NON_DEALER, probes.discarder))
    if settled is None:
        return None
    others = settled.deltas[_NON_DEALER + 1 : probes.discarder] or settled.deltas[:1]
    if not any(others):
        return Text("only the discarder")
    if all(other == settled.deltas[probes.discarder] for other in others):
        return Text("everyone equally")
    return Text("everyone, the discarder most")


def _self_draw_ratio(_rules: TableRules, probes: Probes) -> Text | None:
    drawn, discarded = (probes.settle(probes.win(_NON_DEALER, discarder)) for discarder in (None, probes.discarder))
    if drawn is None or discarded is None:
        return None
    times = round(drawn.deltas[_NON_DEALER] / discarded.deltas[_NON_DEALER], 1)
    if times == 1:
        return Text("as much as on a discard")
    text = format_number(times)
    return Text("about {text} times as much as on a discard", text=text)


def _dealer(_rules: TableRules, probes: Probes) -> Text | None:
    """Returns how the dealer's wins and payments compare with those of others."""
    own, other = (probes.settle(probes.win(seat, probes.discarder, highest=True)) for seat in (_DEALER, _NON_DEALER))
    drawn = probes.settle(probes.win(_NON_DEALER, None, highest=True))
    if own is None or other is None or drawn is None:
        return None
    won = round(own.deltas[_DEALER] / other.deltas[_NON_DEALER], 1)
    paid = round(drawn.deltas[_DEALER] / drawn.deltas[probes.discarder], 1)
    if won == paid == 1:
        return Text("like everyone else")
    return Text(
        "wins about {won} times as much, pays {paid} times as much", won=format_number(won), paid=format_number(paid)
    )


def _points(rules: TableRules, value: int) -> Text:
    if not value:
        return NONE
    unit = Text("point") if value == 1 else rules.ruleset.vocabulary.score_unit
    return Text("{number} {unit}", number=format_number(value), unit=unit)


def _honba(rules: TableRules, probes: Probes) -> Text:
    """Returns what one honba adds to a win on a discard."""
    event = probes.win(_NON_DEALER, probes.discarder)
    more, less = probes.settle(event, honba=1), probes.settle(event)
    if more is None or less is None:
        return NONE
    return _points(rules, more.deltas[_NON_DEALER] - less.deltas[_NON_DEALER])


def _noten(rules: TableRules, probes: Probes) -> Text:
    settled = probes.settle(Draw(tenpai=(_NON_DEALER,)))
    return NONE if settled is None else _points(rules, settled.deltas[_NON_DEALER])


def _chombo(rules: TableRules, probes: Probes) -> Text | None:
    """Returns what a chombo costs a player other than the dealer."""
    settled = probes.settle(Chombo(player=_NON_DEALER))
    if settled is None:
        return None
    lost = -settled.deltas[_NON_DEALER]
    return _points(rules, lost) if lost else Text("no points")


# Match


def _rounds(rules: TableRules, _probes: Probes) -> Text:
    if "last_hand" not in rules.ruleset.vocabulary.end_reasons:
        return Text("no set number")
    winds = [_ROUNDS[wind] for wind in rules.rounds]
    return reduce(lambda before, after: Text("{before}, {after}", "rounds of winds", before=before, after=after), winds)


def _deal_after(probes: Probes, event: Event) -> Text | None:
    """Returns who deals after an event."""
    dealer = probes.next_dealer(event)
    if dealer is None:
        return None
    if dealer == _DEALER:
        return Text("the dealer stays")
    is_winner = isinstance(event, Win) and event.winners[0].seat == dealer
    return Text("the winner deals") if is_winner else Text("the deal passes")


def _seats(rules: TableRules, _probes: Probes) -> Text:
    orders = {rules.seat_order(round_wind, rules.ruleset.players[0]) for round_wind in rules.rounds}
    if len(orders) > 1:
        return Text("changed after each round")
    return Text("the same throughout")


def _abortive(rules: TableRules, _probes: Probes) -> Text:
    return join_names(rules.ruleset.vocabulary.draws[kind] for kind in rules.draw_kinds if kind != _EXHAUSTIVE)


def _ends(rules: TableRules, _probes: Probes) -> Text:
    return join_names(names for reason, names in rules.ruleset.vocabulary.end_reasons.items() if reason != _STOPPED)


_FACTS: Mapping[Topic, tuple[tuple[Text, Callable[[TableRules, Probes], Text | None]], ...]] = {
    Topic.PIECES: (
        (Text("Pieces"), _pieces),
        (Text("Players", "how many"), _players),
        (Text("A hand"), lambda rules, _: Text("{size} plus the winning one", size=rules.ruleset.hand_size)),
        (Text("Red fives"), _red_fives),
        (Text("Indicators show"), lambda rules, _: join_names(shown.indicated_name for shown in rules.indicators)),
        (Text("Also entered"), _extra_fields),
    ),
    Topic.WINNING: (
        (Text("Winning shapes"), _shapes),
        (Text("Claims"), _claims),
        (
            Text("Winners of one discard"),
            lambda rules, _: Text("several") if rules.several_winners else Text("one, the nearest"),
        ),
        (Text("Declared beforehand"), lambda rules, _: _circumstances(rules, declared=True)),
        (Text("Situations to enter"), lambda rules, _: _circumstances(rules, declared=False)),
    ),
    Topic.VALUE: (
        (Text("Counted in"), lambda rules, _: rules.ruleset.unit),
        (Text("Fu"), lambda rules, _: Text("counted") if "fu" in rules.ruleset.value_fields else Text("not counted")),
        (
            Text("Number of yaku"),
            lambda rules, _: _untranslated(str(sum(not yaku.is_placeholder for yaku in rules.ruleset.yaku))),
        ),
        (Text("Limits and fixed sums"), lambda rules, _: join_names(rules.ruleset.vocabulary.limits.values())),
    ),
    Topic.PAYMENTS: (
        (Text("On a discard, paid by"), _payers),
        (Text("The same value, self-drawn, earns"), _self_draw_ratio),
        (Text("The dealer"), _dealer),
        (Text("One honba"), _honba),
        (Text("Riichi stake"), lambda rules, _: _points(rules, rules.riichi_stake)),
        (Text("To the only tenpai player at a draw"), _noten),
        (
            Text("Responsibility for"),
            lambda rules, _: join_names(rules.ruleset.vocabulary.pao[reason] for reason in rules.pao_reasons),
        ),
        (Text("A chombo costs"), _chombo),
    ),
    Topic.MATCH: (
        (
            Text("Start", "points at the start"),
            lambda rules, _: _untranslated(format_number(rules.opening_table().scores[0])),
        ),
        (Text("Rounds", "which winds"), _rounds),
        (
            Text("After a win of the dealer"),
            lambda _, probes: _deal_after(probes, probes.win(_DEALER, probes.discarder)),
        ),
        (Text("After another’s win"), lambda _, probes: _deal_after(probes, probes.win(probes.discarder, _NON_DEALER))),
        (Text("After a draw, the dealer tenpai"), lambda _, probes: _deal_after(probes, Draw(tenpai=(_DEALER,)))),
        (Text("After a draw, the dealer noten"), lambda _, probes: _deal_after(probes, Draw(tenpai=(_NON_DEALER,)))),
        (Text("Abortive draws"), _abortive),
        (Text("Seats"), _seats),
        (Text("Can end when"), _ends),
        (Text("The result is in"), lambda rules, _: rules.result_unit.name),
    ),
}

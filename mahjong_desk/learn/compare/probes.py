# SPDX-License-Identifier: MIT
"""What a rule system does at the table, found by settling events."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import cache

from mahjong_desk import interchange
from mahjong_desk.interchange.describe import example_request
from mahjong_desk.rules.model.events import Chombo, Draw, Event, Win, Winner
from mahjong_desk.rules.model.reasons import Settlement
from mahjong_desk.rules.model.refusal import ErrorCode, Refusal
from mahjong_desk.rules.registry import get_ruleset
from mahjong_desk.rules.ruleset import TableRules
from mahjong_desk.rules.yaku.row import Example

_DEALER, _NON_DEALER = 0, 1


class Probes:
    """Settles events before the first hand; an answer is None if the rules refuse an event."""

    def __init__(self, rules: TableRules) -> None:
        self._rules = rules.ruleset.bind({**rules.options, **rules.ruleset.unrestricted_options})
        self._table = self._rules.opening_table()
        self._discarder = self._table.players - 1

    def discard_payments(self) -> tuple[int, tuple[int, ...]] | None:
        """Returns what discarder and others pay for a win without the dealer."""
        settled = self._won(_NON_DEALER, self._discarder)
        if settled is None:
            return None
        giver = -settled.deltas[self._discarder]
        others = tuple(
            -delta for seat, delta in enumerate(settled.deltas) if seat not in (_NON_DEALER, self._discarder, _DEALER)
        )
        return giver, others or (-settled.deltas[_DEALER],)

    def self_draw_ratio(self) -> float | None:
        """How many times as much a self-draw pays as a discard win of the same value, or None."""
        drawn, given = self._won(_NON_DEALER, None), self._won(_NON_DEALER, self._discarder)
        if drawn is None or given is None:
            return None
        return round(drawn.deltas[_NON_DEALER] / given.deltas[_NON_DEALER], 1)

    def dealer_win_ratio(self) -> float | None:
        """How many times as much a win pays the dealer as another player, or None."""
        own, other = self._won(_DEALER, self._discarder, dear=True), self._won(_NON_DEALER, self._discarder, dear=True)
        if own is None or other is None:
            return None
        return round(own.deltas[_DEALER] / other.deltas[_NON_DEALER], 1)

    def dealer_payment_ratio(self) -> float | None:
        """Returns how many times as much the dealer pays on another’s self-draw as a third player."""
        settled = self._won(_NON_DEALER, None, dear=True)
        if settled is None:
            return None
        return round(settled.deltas[_DEALER] / settled.deltas[self._discarder], 1)

    def honba_points(self) -> int:
        """Returns what one honba adds to a discard win, in points."""
        more = self._settled(Win(discarder=self._discarder, wins=(self._winner(_NON_DEALER),)), honba=1)
        less = self._won(_NON_DEALER, self._discarder)
        return 0 if more is None or less is None else more.deltas[_NON_DEALER] - less.deltas[_NON_DEALER]

    def noten_payment(self) -> int:
        """Returns what a player alone in tenpai gets at a draw, in points."""
        settled = self._settled(Draw(tenpai=(_NON_DEALER,)))
        return 0 if settled is None else settled.deltas[_NON_DEALER]

    def chombo_penalty(self) -> int | None:
        """Returns what a chombo costs a non-dealer, in points."""
        settled = self._settled(Chombo(player=_NON_DEALER))
        return None if settled is None else -settled.deltas[_NON_DEALER]

    def dealer_after_dealer_win(self) -> int | None:
        """Returns who deals after the dealer's win: 0 for the dealer, 1 for the next, 2 for the winner."""
        return self._next(Win(discarder=self._discarder, wins=(self._winner(_DEALER),)))

    def dealer_after_other_win(self) -> int | None:
        """Who deals after a win by a player other than the next dealer, or None."""
        winner = self._table.players - 1
        found = self._next(Win(discarder=_NON_DEALER, wins=(self._winner(winner),)))
        return 2 if found == winner else found

    def dealer_after_tenpai_draw(self) -> int | None:
        """Who deals after a draw with the dealer tenpai, or None."""
        return self._next(Draw(tenpai=(_DEALER,)))

    def dealer_after_noten_draw(self) -> int | None:
        """Who deals after a draw with the dealer noten, or None."""
        return self._next(Draw(tenpai=(_NON_DEALER,)))

    def _winner(self, seat: int, *, dear: bool = False) -> Winner:
        """Returns a winner of a hand in the middle of the ladder, or of the dearest one, which is less rounded."""
        ladder = self._rules.value_ladder
        return Winner(seat, value=ladder[-1] if dear else ladder[len(ladder) // 2])

    def _won(self, seat: int, giver: int | None, *, dear: bool = False) -> Settlement | None:
        return self._settled(Win(discarder=giver, wins=(self._winner(seat, dear=dear),)))

    def _settled(self, event: Event, honba: int = 0) -> Settlement | None:
        try:
            return self._rules.settle(self._table._replace(honba=honba), event)
        except Refusal:
            return None

    def _next(self, event: Event) -> int | None:
        settled = self._settled(event)
        if settled is None:
            return None
        table, _why = self._rules.advance(self._table, event, settled)
        return table.dealer


FuAmounts = Mapping[str, tuple[int, ...]]
"""The possible amounts of each fu item, ascending, by its id."""

FU_PROBES: tuple[Example, ...] = (
    Example("123m234p789s22m45s", "6s"),
    Example("123m234p789s22m45s", "6s", self_drawn=True),
    Example("123m345m567m99m78m", "6m"),
    Example("12m234p789s22m345s", "3m"),
    Example("13m234p789s22m345s", "2m"),
    Example("123m234p789s345s8p", "8p"),
    Example("123m234p789s55z45s", "6s"),
    Example("123m234p789s11z45s", "6s"),
    Example("123m234p789s22z45s", "6s"),
    Example("123m234p789s11z45s", "6s", winner=0),
    Example("234m33s67p", "8p", melds=(("pon", "555s"), ("pon", "999p"))),
    Example("444s111m678p22s78m", "9m"),
    Example("234m33s67p", "8p", melds=(("daiminkan", "4444s"), ("daiminkan", "9999p"))),
    Example("234m33s67p", "8p", melds=(("ankan", "4444s"), ("ankan", "9999p"))),
    Example("234m33s67p", "8p", melds=(("chi", "345m"), ("chi", "456s"))),
)
"""Hands that, with the examples of yaku, contain every fu item."""


@cache
def fu_amounts(ruleset_id: str) -> FuAmounts:
    """Returns the fu items of a rule system with their amounts; none if it counts no fu."""
    ruleset = get_ruleset(ruleset_id)
    if "fu" not in ruleset.value_fields:
        return {}
    rules = ruleset.bind(ruleset.unrestricted_options)
    found: dict[str, set[int]] = {}
    for probe in (*FU_PROBES, *(yaku.example for yaku in ruleset.yaku)):
        settled = settle_probe(rules, probe)
        for item in settled.wins[0].evaluation.fu_items if settled is not None else ():
            found.setdefault(item.id, set()).add(item.value)
    return {item: tuple(sorted(amounts)) for item, amounts in found.items()}


def settle_probe(rules: TableRules, probe: Example) -> Settlement | None:
    """Evaluates a hand with a circumstance that makes it large enough to win."""
    for situation in (probe.situation, *((known,) for known in rules.circumstance_ids)):
        try:
            asked = example_request(replace(probe, situation=situation))
            event = interchange.read_event(rules, asked["event"], "event")
            return rules.settle(rules.opening_table()._replace(in_match=False), event)
        except Refusal as refusal:
            if refusal.code is ErrorCode.NOT_A_WIN:
                return None
    return None

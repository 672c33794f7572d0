# SPDX-License-Identifier: MIT
"""The figures of a ruleset as its own engine works them out, for the rule page and for the reference card."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import NamedTuple

from mahjong_desk import interchange
from mahjong_desk.interchange.describe import example_request
from mahjong_desk.learn.compare.probes import FU_PROBES, settle_probe
from mahjong_desk.match import Match
from mahjong_desk.pieces import Piece
from mahjong_desk.rules.model.events import Chombo, Event, Win, Winner
from mahjong_desk.rules.model.options import OptionValue
from mahjong_desk.rules.model.reasons import FuItem, Settlement
from mahjong_desk.rules.model.refusal import Refusal
from mahjong_desk.rules.model.table import Table
from mahjong_desk.rules.ruleset import Ruleset, TableRules
from mahjong_desk.rules.value.fu import is_wait_fu
from mahjong_desk.rules.yaku.row import AnyYaku, Example
from mahjong_desk.texts import tr
from mahjong_desk.ui.text.values import amount_text, hand_value_text, points_text
from mahjong_desk.ui.text.vocabulary import chombo_cases, chombo_name, limit_name, vocabulary_context

_HAN_COLUMNS = 5
_FU = range(20, 121, 10)


class FuAmount(NamedTuple):
    """A number of fu, and what brings it.

    Attributes:
        held: The pieces that bring it, without the winning one; none where they belong to no pieces.
        won: The piece that completes them, where the fu are those of the wait for it; else None.
    """

    fu: int
    held: tuple[Piece, ...]
    won: Piece | None


@dataclass(frozen=True, slots=True)
class FuValues:
    """One fu item.

    Attributes:
        amounts: Every number of fu that it can bring, the smallest first.
    """

    id: str
    amounts: tuple[FuAmount, ...]


@dataclass(frozen=True, slots=True)
class ChomboPenalty:
    """What a chombo costs."""

    title: str
    child: Settlement
    dealer: Settlement


def example_event(rules: TableRules, example: Example) -> Event:
    """Returns the win of an example, at a table where seat 0 deals in the East round."""
    return interchange.read_event(rules, example_request(example)["event"], "event")


def table_before_first_hand(rules: TableRules, players: int | None = None) -> Table:
    """Returns the table before the first hand, as a request describes it: nobody asks for the events before."""
    return replace(rules.start(players), in_match=False)


class RuleValues:
    """What one ruleset counts and pays under the options of a match, or under the defaults.

    Attributes:
        match: The match whose options hold; None under the defaults.
    """

    def __init__(self, ruleset: Ruleset, match: Match | None) -> None:
        self.ruleset = ruleset
        self.match = match if match is not None and match.rules.ruleset is ruleset else None
        self.rules = self.match.rules if self.match is not None else ruleset.with_options({})
        self.free = ruleset.with_options({**self.rules.options, **ruleset.unrestricted})

    @property
    def players(self) -> int:
        """How many play."""
        return len(self.match.players) if self.match is not None else self.ruleset.players[0]

    def value(self, entry: AnyYaku, closed: int | None, opened: int | None) -> str:
        """Returns in words what a yaku is worth in a closed and in an open hand, None where it never counts."""
        level = self.level(entry, closed, opened)
        if opened is None:
            return tr("{value}, closed only").format(value=level)
        if self.is_limit(entry):
            return level
        if closed is None:
            return tr("{value}, open only").format(value=level)
        if opened != closed:
            sentence = tr("{closed}, open {opened}")
            return sentence.format(closed=level, opened=self.units(opened))
        return level

    def is_limit(self, entry: AnyYaku) -> bool:
        """Tells whether what a yaku is worth has a name and is no number of the unit."""
        return entry.limit and "han" in self.ruleset.value_fields

    def level(self, entry: AnyYaku, closed: int | None, opened: int | None) -> str:
        """Returns in words what a yaku is worth in the hand in which it is worth the most."""
        if not self.is_limit(entry):
            return self.units(opened if closed is None else closed)
        if entry.id in self.ruleset.vocabulary.limits:
            return points_text(closed or 0, self.ruleset)
        return limit_name(self.ruleset, self._limit_of(entry))

    def besides(self, entry: AnyYaku, closed: int | None, opened: int | None) -> str:
        """Returns in words what of its value is otherwise in an open hand; nothing where nothing is."""
        if opened is None:
            return tr("closed", "only in a closed hand")
        if self.is_limit(entry) or opened == closed:
            return ""
        if closed is None:
            return tr("open only")
        return tr("open {value}").format(value=opened)

    def _limit_of(self, entry: AnyYaku) -> str:
        """Returns the id of the limit to which a limit yaku brings its example, of the first that there is where to none."""
        reached = self.example(entry).wins[0].evaluation.limit
        return reached or next(iter(self.ruleset.vocabulary.limits))

    def units(self, number: int | None) -> str:
        """Returns a number of the ruleset's unit of value, such as ``2 han``."""
        return amount_text(number or 0, self.ruleset)

    def example(self, entry: AnyYaku) -> Settlement:
        """Returns what the engine makes of the example of a yaku."""
        example = entry.example
        wanted = {**example.options, **self._needed(entry)}
        try:
            return self.settled(example, {**self.free.options, **wanted})
        except Refusal:
            # This table lets the hand not win at all; it is shown as the usual rules count it.
            return self.settled(example, {**self.ruleset.unrestricted, **wanted})

    def won(self, example: Example) -> str:
        """Returns how an example was won, in words."""
        if example.self_drawn:
            return tr("self-drawn")
        return tr("from a discard", usage=vocabulary_context(self.ruleset))

    def worth(self, example: Example, settlement: Settlement) -> str:
        """Returns how an example was won and what it came to, in words."""
        size = hand_value_text(self.ruleset, settlement.wins[0].evaluation)
        points = points_text(settlement.deltas[example.winner], self.ruleset)
        return tr("{how}: {size}, {points}").format(how=self.won(example), size=size, points=points)

    def settled(self, example: Example, options: Mapping[str, OptionValue]) -> Settlement:
        """Returns what the engine makes of an example under these options.

        Raises:
            Refusal: This table does not let the hand win.
        """
        rules = self.ruleset.with_options(options)
        return rules.settle(table_before_first_hand(rules), example_event(rules, example))

    def _needed(self, entry: AnyYaku) -> dict[str, OptionValue]:
        if entry.option is None:
            return {}
        default = next(option for option in self.ruleset.options if option.id == entry.option).default
        return {entry.option: True} if isinstance(default, bool) else {}

    def fu(self) -> tuple[FuValues, ...]:
        """Returns the fu items with what the engine gives for each, and the pieces that show it."""
        found: dict[tuple[str, int], FuAmount] = {}
        for probe in (*FU_PROBES, *(entry.example for entry in self.ruleset.yaku)):
            settlement = settle_probe(self.free, probe)
            for item in settlement.wins[0].evaluation.fu_items if settlement is not None else ():
                if (item.id, item.value) not in found:
                    found[item.id, item.value] = self._amount(item, probe)
        made = []
        for identity in self.ruleset.vocabulary.fu:
            amounts = sorted(value for name, value in found if name == identity)
            if identity != "rounding" and amounts:
                made.append(FuValues(identity, tuple(found[identity, value] for value in amounts)))
        return tuple(made)

    def _amount(self, item: FuItem, probe: Example) -> FuAmount:
        held = list(item.set.kinds) if item.set is not None else []
        if not is_wait_fu(item):
            return FuAmount(item.value, tuple(held), None)
        pieces = self.ruleset.pieces
        won = pieces.kinds[pieces.parse(probe.winning_piece)[0]]
        held.remove(won)
        return FuAmount(item.value, tuple(held), won)

    def han_columns(self) -> range:
        """Returns the numbers of han that a table of payments has."""
        least = min(field.minimum for form in self.rules.value_forms for field in form.fields if field.id == "han")
        return range(least, least + _HAN_COLUMNS)

    def fu_rows(self) -> tuple[int, ...]:
        """Returns the numbers of fu that a table of payments has."""
        fixed = {fu for form in self.rules.value_forms if isinstance(fu := form.fixed.get("fu"), int)}
        return tuple(sorted({*_FU, *fixed}))

    def typed(
        self, winner: int, discarder: int | None, value: Mapping[str, object], *, honba: int = 0
    ) -> Settlement | None:
        """Returns what the engine settles for a typed value; None where it refuses it."""
        event = Win(discarder=discarder, wins=(Winner(winner, value=value),))
        try:
            return self.free.settle(replace(table_before_first_hand(self.free, self.players), honba=honba), event)
        except Refusal:
            return None

    def fouls(self) -> tuple[ChomboPenalty, ...]:
        """Returns what a chombo costs a child and the dealer, as a rule and with each of its extra fields.

        A chombo that costs what the claimed hand would have brought is left out: it has no price of its own.
        """
        usual = chombo_name(self.ruleset) or tr("as a rule")
        cases: list[tuple[str, dict[str, object]]] = [(usual, {})]
        cases += chombo_cases(self.ruleset).items()
        made = []
        for title, extra_fields in cases:
            table = self.rules.start(self.players)
            try:
                child = self.rules.settle(table, Chombo(player=1, extra_fields=extra_fields))
                dealer = self.rules.settle(table, Chombo(player=0, extra_fields=extra_fields))
            except Refusal:
                continue
            made.append(ChomboPenalty(title, child, dealer))
        return tuple(made)

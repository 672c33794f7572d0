# SPDX-License-Identifier: MIT
"""The figures of a ruleset, calculated by its own engine."""

from collections.abc import Mapping
from typing import NamedTuple

from mahjong_desk import interchange
from mahjong_desk.interchange.describe import example_request
from mahjong_desk.learn.compare.system_diff import FU_PROBES, settle_probe
from mahjong_desk.match import Match
from mahjong_desk.pieces import Piece
from mahjong_desk.rules.model.events import Chombo, Event, Win, Winner
from mahjong_desk.rules.model.options import OptionValue
from mahjong_desk.rules.model.reasons import FuItem, Settlement
from mahjong_desk.rules.model.refusal import Refusal
from mahjong_desk.rules.model.table import Table
from mahjong_desk.rules.ruleset import Ruleset, TableRules
from mahjong_desk.rules.value.fu import is_wait_fu
from mahjong_desk.rules.yaku.row import AnyYaku, Example, enabled_yaku
from mahjong_desk.texts import tr
from mahjong_desk.ui.kit.text_format import format_number
from mahjong_desk.ui.text.values import amount_text, hand_value_text, points_text
from mahjong_desk.ui.text.vocabulary import chombo_cases, chombo_name, limit_name, vocabulary_context

_HAN_COLUMNS = 5
_FU = range(20, 121, 10)


class FuAmount(NamedTuple):
    """A number of fu, with pieces that score it."""

    fu: int
    held: tuple[Piece, ...]
    won: Piece | None  # The winning piece if the fu are for the wait.


class PaymentByValue(NamedTuple):
    """The payments for one value."""

    ron: str
    drawn: str  # From each player, the smallest payment first.
    limit: str | None  # The limit that the value reaches.


class ChomboPenalty(NamedTuple):
    """The cost of a chombo for a non-dealer and for the dealer."""

    title: str
    non_dealer: Settlement
    dealer: Settlement


def example_event(rules: TableRules, example: Example) -> Event:
    """Returns the win of an example at a table where seat 0 deals in the East round."""
    return interchange.read_event(rules, example_request(example)["event"], "event")


def table_before_first_hand(rules: TableRules, players: int | None = None) -> Table:
    """Returns the table before the first hand, outside of a match."""
    return rules.opening_table(players)._replace(in_match=False)


def shares(settlement: Settlement, separator: str = "/") -> str:
    """Returns the different payments, the smallest first."""
    return separator.join(format_number(share) for share in sorted({payment.points for payment in settlement.payments}))


class RuleValues:
    """Values and payments of a ruleset, under the options of a match or by default.

    Attributes:
        unrestricted: The rules without restrictions on winning hands.
    """

    def __init__(self, ruleset: Ruleset, match: Match | None) -> None:
        self.ruleset = ruleset
        self.match = match if match is not None and match.rules.ruleset is ruleset else None
        self.rules = self.match.rules if self.match is not None else ruleset.bind({})
        self.unrestricted = ruleset.bind({**self.rules.options, **ruleset.unrestricted_options})

    @property
    def players(self) -> int:
        return len(self.match.players) if self.match is not None else self.ruleset.players[0]

    def value(self, yaku: AnyYaku, closed: int | None, opened: int | None) -> str:
        """Returns the value of a yaku in words, from its closed and its open value."""
        level = self.level(yaku, closed, opened)
        if opened is None:
            return tr("{value}, closed only").format(value=level)
        if self.is_limit(yaku):
            return level
        if closed is None:
            return tr("{value}, open only").format(value=level)
        if opened != closed:
            return tr("{closed}, open {opened}").format(closed=level, opened=self.units(opened))
        return level

    def is_limit(self, yaku: AnyYaku) -> bool:
        """Returns whether the value of a yaku is a named limit, not a number."""
        return yaku.is_limit and "han" in self.ruleset.value_fields

    def level(self, yaku: AnyYaku, closed: int | None, opened: int | None) -> str:
        """Returns the highest value of a yaku in words."""
        if not self.is_limit(yaku):
            return self.units(opened if closed is None else closed)
        if yaku.id in self.ruleset.vocabulary.limits:
            return points_text(closed or 0, self.ruleset)
        # The limit that its example reaches.
        reached = self.example(yaku).wins[0].evaluation.limit
        return limit_name(self.ruleset, reached or next(iter(self.ruleset.vocabulary.limits)))

    def open_value_text(self, yaku: AnyYaku, closed: int | None, opened: int | None) -> str:
        """Returns the difference of its value in an open hand; empty if there is none."""
        if opened is None:
            return tr("closed", "only in a closed hand")
        if self.is_limit(yaku) or opened == closed:
            return ""
        if closed is None:
            return tr("open only")
        return tr("open {value}").format(value=opened)

    def units(self, number: int | None) -> str:
        """Returns a number of the ruleset's unit of value, such as ``2 han``."""
        return amount_text(number or 0, self.ruleset)

    def example(self, yaku: AnyYaku) -> Settlement:
        """Settles the example of a yaku."""
        example, options, table = yaku.example, dict(yaku.example.options), self.rules.options
        if yaku.id in enabled_yaku(self.ruleset.yaku, table):
            options |= {name: table[name] for name in (yaku.enabling_option, yaku.value_option) if name is not None}
        elif yaku.enabling_option is not None and isinstance(table[yaku.enabling_option], bool):
            options[yaku.enabling_option] = True
        settlement = self.settle_under_options(example, options)
        assert settlement is not None, "every example wins by the default rules"
        return settlement

    def win_method_text(self, example: Example) -> str:
        if example.self_drawn:
            return tr("self-drawn")
        return tr("on a discard", usage=vocabulary_context(self.ruleset))

    def win_summary(self, example: Example, settlement: Settlement) -> str:
        """Returns the kind of win, the size and the points of an example."""
        size = hand_value_text(self.ruleset, settlement.wins[0].evaluation)
        points = points_text(settlement.deltas[example.winner], self.ruleset)
        return tr("{how}: {size}, {points}").format(how=self.win_method_text(example), size=size, points=points)

    def settle_under_options(self, example: Example, needed: Mapping[str, OptionValue]) -> Settlement | None:
        """Settles an example under options, or returns None if they refuse it.

        All other options are those of the table, as far as they allow the win.
        """
        table, defaults = self.unrestricted.options, self.ruleset.bind({}).options
        if (settlement := self._try_settle(example, {**table, **needed})) is not None:
            return settlement
        options: dict[str, OptionValue] = {**self.ruleset.unrestricted_options, **needed}
        settlement = self._try_settle(example, options)
        for key, value in table.items():
            if settlement is not None and key not in options and value != defaults[key]:
                more = self._try_settle(example, {**options, key: value})
                if more is not None:
                    settlement, options[key] = more, value
        return settlement

    def _try_settle(self, example: Example, options: Mapping[str, OptionValue]) -> Settlement | None:
        rules = self.ruleset.bind(options)
        try:
            return rules.settle(table_before_first_hand(rules), example_event(rules, example))
        except Refusal:
            return None

    def fu_amounts(self) -> dict[str, list[FuAmount]]:
        """Returns the amounts that the engine gives for each fu item, the smallest first."""
        amounts: dict[str, dict[int, FuAmount]] = {}
        for probe in (*FU_PROBES, *(yaku.example for yaku in self.ruleset.yaku)):
            settlement = settle_probe(self.unrestricted, probe)
            for item in settlement.wins[0].evaluation.fu_items if settlement is not None else ():
                by_value = amounts.setdefault(item.id, {})
                if item.value not in by_value:
                    by_value[item.value] = self._amount(item, probe)
        items = [item for item in self.ruleset.vocabulary.fu if item != "rounding" and item in amounts]
        return {item: [amount for _value, amount in sorted(amounts[item].items())] for item in items}

    def _amount(self, item: FuItem, probe: Example) -> FuAmount:
        kinds = list(item.set.kinds) if item.set is not None else []
        if not is_wait_fu(item):
            return FuAmount(item.value, tuple(kinds), None)
        pieces = self.ruleset.pieces
        won = pieces.kind_of_face[pieces.parse(probe.winning_piece)[0]]
        kinds.remove(won)
        return FuAmount(item.value, tuple(kinds), won)

    def han_columns(self) -> range:
        first = min(field.minimum for form in self.rules.value_forms for field in form.fields if field.id == "han")
        return range(first, first + _HAN_COLUMNS)

    def fu_rows(self) -> tuple[int, ...]:
        fixed = {fu for form in self.rules.value_forms if isinstance(fu := form.fixed.get("fu"), int)}
        return tuple(sorted({*_FU, *fixed}))

    def settle_value(
        self, winner: int, discarder: int | None, value: Mapping[str, object], *, honba: int = 0
    ) -> Settlement | None:
        """Settles a win with an entered value; returns None if the rules refuse it."""
        table = table_before_first_hand(self.unrestricted, self.players)._replace(honba=honba)
        settlement = self.unrestricted.try_settle(
            table, Win(discarder=discarder, winners=(Winner(winner, value=value),))
        )
        return None if isinstance(settlement, Refusal) else settlement

    def payment(self, winner: int, value: Mapping[str, object]) -> PaymentByValue | None:
        """Returns the payments for an entered value, or None if the rules refuse it.

        If they refuse only one way to win, its text is empty.
        """
        ron = self.settle_value(winner, self.other_non_dealer(winner), value)
        drawn = self.settle_value(winner, None, value)
        if (settlement := ron or drawn) is None:
            return None
        return PaymentByValue(
            format_number(ron.deltas[winner]) if ron is not None else "",
            shares(drawn) if drawn is not None else "",
            settlement.wins[0].evaluation.limit,
        )

    def other_non_dealer(self, winner: int) -> int:
        return next(seat for seat in reversed(range(self.players)) if seat not in (winner, 0))

    def chombo_penalties(self) -> tuple[ChomboPenalty, ...]:
        """Returns the costs of a chombo, by default and with each of its extra fields.

        A chombo that costs the value of the claimed hand is left out.
        """
        table = self.rules.opening_table(self.players)
        penalties = []
        usual = chombo_name(self.ruleset) or tr("by default")
        for title, extra_fields in {usual: {}, **chombo_cases(self.ruleset)}.items():
            try:
                non_dealer = self.rules.settle(table, Chombo(player=1, extra_fields=extra_fields))
                dealer = self.rules.settle(table, Chombo(player=0, extra_fields=extra_fields))
            except Refusal:
                continue
            penalties.append(ChomboPenalty(title, non_dealer, dealer))
        return tuple(penalties)

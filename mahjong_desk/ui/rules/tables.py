# SPDX-License-Identifier: MIT
"""The tables of a rule page, worked out from the ruleset by its own engine; no figure in them is typed."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from html import escape

from PySide6.QtCore import QCoreApplication

from mahjong_desk import interchange
from mahjong_desk.interchange.describe import example_request
from mahjong_desk.match import Match
from mahjong_desk.rules.events import Chombo, Event, Win, Winner
from mahjong_desk.rules.options import Option, OptionValue
from mahjong_desk.rules.reasons import FuItem, Settlement
from mahjong_desk.rules.refusal import Refusal
from mahjong_desk.rules.ruleset import Example, Rules, Ruleset, YakuEntry
from mahjong_desk.rules.table import Table
from mahjong_desk.shapes import Group
from mahjong_desk.ui import words
from mahjong_desk.ui.kit.listing import listed
from mahjong_desk.ui.kit.numbers import figure
from mahjong_desk.ui.rules.page import tiles_html

translate = QCoreApplication.translate

_HAN_COLUMNS = 5
_FU = range(20, 121, 10)

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
    Example("234m33s67p", "8p", melds=(("daiminkan", "5555s"), ("daiminkan", "9999p"))),
    Example("234m33s67p", "8p", melds=(("ankan", "5555s"), ("ankan", "9999p"))),
)
"""Hands in which, with the examples of yaku, every fu item occurs; the engine says what each is worth."""


@dataclass(frozen=True, slots=True)
class Look:
    """How tables are drawn.

    Attributes:
        ink2: The colour of second lines.
        line: The colour of lines between rows.
        wash: The ground of what differs.
        tile: The width of tiles.
    """

    ink2: str
    line: str
    wash: str
    tile: int


def example_event(rules: Rules, example: Example) -> Event:
    """Returns the win of an example, at a table where seat 0 deals in the East round."""
    return interchange.read_event(rules, example_request(example)["event"], "event")


def _before(rules: Rules) -> Table:
    """Returns the table before the first hand, as a request describes it: nobody asks for the events before."""
    return replace(rules.start(), in_match=False)


class RuleTables:
    """The tables of one ruleset under the options of a match, or under the defaults.

    Attributes:
        ruleset: The ruleset.
        rules: It with the options by which figures are worked out.
    """

    def __init__(self, ruleset: Ruleset, match: Match | None, look: Look) -> None:
        """Makes the tables; ``match`` counts only where it follows this ruleset."""
        self.ruleset = ruleset
        self._match = match if match is not None and match.rules.ruleset is ruleset else None
        self.rules = self._match.rules if self._match is not None else ruleset.with_options({})
        self._free = ruleset.with_options({**self.rules.options, **ruleset.unrestricted})
        self._look = look

    def fillings(self) -> Mapping[str, Callable[[], str]]:
        """Returns what stands for each name in a page."""
        names = {
            f"option_{option.id}": partial(escape, words.in_language(option.names)) for option in self.ruleset.options
        }
        return names | {
            "yaku": lambda: self.yaku(limit=False),
            "limits": lambda: self.yaku(limit=True),
            "fu": self.fu,
            "payments": self.payments,
            "chombo": self.chombo,
            "options": self.options,
            "start_points": lambda: figure(self.rules.start().scores[0]),
        }

    def yaku(self, *, limit: bool) -> str:
        """Returns the yaku with names, value, condition and an example scored by the engine."""
        rows = [self._yaku_row(entry) for entry in self.ruleset.yaku if entry.limit is limit]
        heads = (translate("RulePage", "Yaku"), translate("RulePage", "Value"), translate("RulePage", "When it counts"))
        return self._table(heads, rows)

    def _yaku_row(self, entry: YakuEntry) -> str:
        name, japanese = words.yaku_name(self.ruleset, entry.id)
        second = f'<br><span style="color:{self._look.ink2}">{escape(japanese)}</span>' if japanese != name else ""
        condition = escape(words.in_language(entry.condition))
        state = self._switched(entry)
        if state:
            condition += f'<br><span style="color:{self._look.ink2}">{escape(state)}</span>'
        if entry.example is not None:
            condition += f"<br>{self.example(entry, entry.example)}"
        title = f'<a name="yaku-{entry.id}"></a><a name="{entry.id}"></a><b>{escape(name)}</b>{second}'
        return self._row((title, escape(self._value(entry)), condition))

    def _switched(self, entry: YakuEntry) -> str:
        if entry.option is None:
            return ""
        option = next(option for option in self.ruleset.options if option.id == entry.option)
        choice = words.in_language(option.choice(self.rules.options[entry.option]).names)
        return translate("RulePage", "Only with the option “{option}”, here: {choice}.").format(
            option=words.in_language(option.names), choice=choice
        )

    def _value(self, entry: YakuEntry) -> str:
        if entry.limit and "han" in self.ruleset.value_fields:
            closed_only = entry.open is None
            if entry.id in self.ruleset.vocabulary.limits:
                limit = translate("RulePage", "{points} points").format(points=figure(entry.closed or 0))
            else:
                limit = words.in_language(next(iter(self.ruleset.vocabulary.limits.values())))
            return translate("RulePage", "{value}, closed only").format(value=limit) if closed_only else limit
        unit = words.in_language(self.ruleset.unit)
        closed = translate("RulePage", "{number} {unit}").format(number=entry.closed, unit=unit)
        if entry.open is None:
            return translate("RulePage", "{value}, closed only").format(value=closed)
        opened = translate("RulePage", "{number} {unit}").format(number=entry.open, unit=unit)
        if entry.closed is None:
            return translate("RulePage", "{value}, open only").format(value=opened)
        if entry.open != entry.closed:
            return translate("RulePage", "{closed}, open {opened}").format(closed=closed, opened=opened)
        return closed

    def example(self, entry: YakuEntry, example: Example) -> str:
        """Returns an example as tiles, with how it was won and what the engine makes of it."""
        wanted = {**example.options, **self._needed(entry)}
        try:
            settlement = self._settled(example, {**self._free.options, **wanted})
        except Refusal:
            # This table lets the hand not win at all; it is shown as the usual rules count it.
            settlement = self._settled(example, {**self.ruleset.unrestricted, **wanted})
        tiles = [tiles_html(self.ruleset.pieces, example.concealed, self._look.tile)]
        tiles += [tiles_html(self.ruleset.pieces, pieces, self._look.tile) for _kind, pieces in example.melds]
        tiles.append(tiles_html(self.ruleset.pieces, example.winning_piece, self._look.tile))
        how = translate("RulePage", "self-drawn") if example.self_drawn else translate("RulePage", "from a discard")
        size = words.value_words(self.ruleset, settlement.wins[0].evaluation)
        worth = translate("RulePage", "{how}: {size}, {points} points").format(
            how=how, size=size, points=figure(settlement.deltas[example.winner])
        )
        return f'{"&nbsp; ".join(tiles)}<br><span style="color:{self._look.ink2}">{escape(worth)}</span>'

    def _settled(self, example: Example, options: Mapping[str, OptionValue]) -> Settlement:
        rules = self.ruleset.with_options(options)
        return rules.settle(_before(rules), example_event(rules, example))

    def _needed(self, entry: YakuEntry) -> dict[str, OptionValue]:
        if entry.option is None:
            return {}
        default = next(option for option in self.ruleset.options if option.id == entry.option).default
        return {entry.option: True} if isinstance(default, bool) else {}

    def fu(self) -> str:
        """Returns the fu items with what the engine gives for each, and the pieces that show it."""
        found: dict[tuple[str, int], Group | None] = {}
        for probe in (*FU_PROBES, *(entry.example for entry in self.ruleset.yaku if entry.example is not None)):
            try:
                settlement = self._free.settle(_before(self._free), example_event(self._free, probe))
            except Refusal:
                continue
            for item in settlement.wins[0].evaluation.fu_items:
                found.setdefault((item.id, item.value), item.set)
        rows = []
        for identity in self.ruleset.vocabulary.fu:
            amounts = sorted(value for name, value in found if name == identity)
            if identity == "rounding" or not amounts:
                continue
            name = f'<a name="fu-{identity}"></a>{escape(words.fu_name(self.ruleset, identity))}'
            for place, value in enumerate(amounts):
                tiles = self._group(FuItem(identity, value, found[identity, value]))
                rows.append(self._row((name if place == 0 else "", f"<b>{value}</b>", tiles)))
        heads = (translate("RulePage", "Fu for"), translate("RulePage", "Fu"), translate("RulePage", "For example"))
        return self._table(heads, rows)

    def _group(self, item: FuItem) -> str:
        if item.set is None:
            return ""
        names = "".join(self.ruleset.pieces.names[kind] for kind in item.set.kinds)
        return tiles_html(self.ruleset.pieces, names, self._look.tile)

    def payments(self) -> str:
        """Returns what every count of fu and han pays, to a child and to the dealer."""
        return "".join(
            f"<p><b>{escape(title)}</b></p>{self._payments_of(seat)}"
            for seat, title in (
                (1, translate("RulePage", "To a child: from a discard, in brackets self-drawn (each child / dealer)")),
                (0, translate("RulePage", "To the dealer: from a discard, in brackets self-drawn (everybody)")),
            )
        )

    def _payments_of(self, winner: int) -> str:
        unit = words.in_language(self.ruleset.unit)
        least = min(field.minimum for form in self.rules.value_forms for field in form.fields if field.id == "han")
        columns = range(least, least + _HAN_COLUMNS)
        heads = [translate("RulePage", "Fu")]
        heads += [translate("RulePage", "{number} {unit}").format(number=han, unit=unit) for han in columns]
        rows = []
        fixed = {fu for form in self.rules.value_forms if isinstance(fu := form.fixed.get("fu"), int)}
        for fu in sorted({*_FU, *fixed}):
            cells = [f"<b>{fu}</b>", *(self._payment_cell(winner, han, fu) for han in columns)]
            rows.append(self._row(cells, align="right"))
        return self._table(heads, rows, align="right")

    def _payment_cell(self, winner: int, han: int, fu: int) -> str:
        giver = (winner - 1) % 4
        ron = self.typed(winner, giver, {"han": han, "fu": fu})
        drawn = self.typed(winner, None, {"han": han, "fu": fu})
        if ron is None and drawn is None:
            return "–"
        text = figure(ron.deltas[winner]) if ron is not None else "–"
        if drawn is not None:
            shares = sorted({payment.points for payment in drawn.payments})
            text += f" ({'/'.join(figure(share) for share in shares)})"
        known = ron or drawn
        if known is not None and known.wins[0].evaluation.limit is not None:
            limit = words.limit_name(self.ruleset, known.wins[0].evaluation.limit)
            text += f'<br><span style="color:{self._look.ink2}">{escape(limit)}</span>'
        return text

    def typed(self, winner: int, discarder: int | None, value: Mapping[str, object]) -> Settlement | None:
        """Returns what the engine settles for a typed value; None where it refuses it."""
        event = Win(discarder=discarder, wins=(Winner(winner, value=value),))
        try:
            return self._free.settle(_before(self._free), event)
        except Refusal:
            return None

    def chombo(self) -> str:
        """Returns what a chombo costs a child and the dealer, with each of its further fields."""
        rows = []
        cases: list[tuple[str, dict[str, object]]] = [(translate("RulePage", "as a rule"), {})]
        cases += [(name, {key: True}) for key, name in words.chombo_fields(self.ruleset).items()]
        for title, further in cases:
            child = self.rules.settle(self.rules.start(), Chombo(player=1, further=further))
            dealer = self.rules.settle(self.rules.start(), Chombo(player=0, further=further))
            rows.append(self._row((escape(title), self._penalty(child, 1), self._penalty(dealer, 0))))
        heads = (
            translate("RulePage", "Chombo"),
            translate("RulePage", "A child pays"),
            translate("RulePage", "The dealer pays"),
        )
        return self._table(heads, rows)

    def _penalty(self, settlement: Settlement, offender: int) -> str:
        total = figure(-settlement.deltas[offender])
        if not settlement.payments:
            return f"<b>{total}</b>"
        shares = sorted({payment.points for payment in settlement.payments})
        return f"<b>{total}</b> ({' / '.join(figure(share) for share in shares)})"

    def options(self) -> str:
        """Returns every option with its meaning, its default and its value in the match on the desk."""
        heads = [translate("RulePage", "Option"), translate("RulePage", "Default")]
        if self._match is not None:
            heads.append(translate("RulePage", "This match"))
        return self._table(heads, [self._option_row(option) for option in self.ruleset.options])

    def _option_row(self, option: Option) -> str:
        name, meaning = escape(words.in_language(option.names)), escape(words.in_language(option.meaning))
        choices = listed([words.in_language(choice.names) for choice in option.choices])
        if option.span is not None:
            bounds = translate("RulePage", "{least} to {most}")
            choices = bounds.format(least=figure(option.span[0]), most=figure(option.span[-1]))
        anchors = f'<a name="option-{option.id}"></a><a name="{option.id}"></a>'
        values = translate("RulePage", "Values: {values}").format(values=choices)
        quiet = f'<span style="color:{self._look.ink2}">{escape(values)}</span>'
        cells = [
            f"{anchors}<b>{name}</b><br>{meaning}<br>{quiet}",
            escape(words.in_language(option.choice(option.default).names)),
        ]
        if self._match is None:
            return self._row(cells)
        value = self.rules.options[option.id]
        text = escape(words.in_language(option.choice(value).names))
        if value != option.default:
            text = f"<b>{translate('RulePage', '{value} (differs)').format(value=text)}</b>"
        return self._row([*cells, text], wash=value != option.default)

    def _row(self, cells: Iterable[str], *, align: str = "left", wash: bool = False) -> str:
        ground = f' bgcolor="{self._look.wash}"' if wash else ""
        inside = "".join(f'<td align="{align}"{ground} style="{self._rule()}">{cell}</td>' for cell in cells)
        return f"<tr>{inside}</tr>"

    def _rule(self) -> str:
        return f"border-top-width:1px; border-top-style:solid; border-top-color:{self._look.line}"

    def _table(self, heads: Sequence[str], rows: Iterable[str], *, align: str = "left") -> str:
        top = "".join(
            f'<th align="{align}"><span style="color:{self._look.ink2}">{escape(h)}</span></th>' for h in heads
        )
        return (
            '<table width="100%" cellspacing="0" cellpadding="7" border="0">'
            f"<thead><tr>{top}</tr></thead>{''.join(rows)}</table>"
        )

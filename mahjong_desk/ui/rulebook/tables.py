# SPDX-License-Identifier: MIT
"""The tables of a rule page, calculated by the engine of the ruleset."""

from collections.abc import Callable, Mapping
from functools import partial
from html import escape

from mahjong_desk.match import Match
from mahjong_desk.rules.model.extra_fields import ExtraField
from mahjong_desk.rules.model.options import Option, group_options
from mahjong_desk.rules.model.reasons import Settlement
from mahjong_desk.rules.ruleset import Ruleset
from mahjong_desk.rules.yaku.row import AnyYaku, enabled_yaku
from mahjong_desk.texts import tr
from mahjong_desk.ui.kit.text_format import format_number, join_items
from mahjong_desk.ui.rulebook import rendering
from mahjong_desk.ui.rulebook.rule_values import FuAmount, RuleValues, shares
from mahjong_desk.ui.text import vocabulary
from mahjong_desk.ui.text.phrases import localise
from mahjong_desk.ui.text.vocabulary import chombo_plural_name, fu_name, limit_name, yaku_name


class RuleTables:
    """The tables of one ruleset under the options of a match, or under the defaults."""

    def __init__(self, ruleset: Ruleset, match: Match | None, look: rendering.TableStyle) -> None:
        self.figures = RuleValues(ruleset, match)
        self.ruleset, self.rules = ruleset, self.figures.rules
        self._played = enabled_yaku(ruleset.yaku, self.rules.options)
        self._look = look

    def placeholders(self) -> Mapping[str, Callable[[], str]]:
        """Returns a function for each ``{{name}}`` in a page."""
        return {
            **{f"option_{option.id}": partial(escape, localise(option.name)) for option in self.ruleset.options},
            **{f"pieces_{field.id}": partial(self.counted_pieces, field) for field in self.ruleset.extra_fields},
            "yaku": partial(self.yaku, limit=False),
            "limits": partial(self.yaku, limit=True),
            "fu": self.fu,
            "payments": self.payments,
            "chombo": self.chombo,
            "options": self.options,
            "start_points": lambda: format_number(self.rules.opening_table().scores[0]),
        }

    def counted_pieces(self, field: ExtraField) -> str:
        """Returns the pieces that a field counts, in twice the size of the text's tiles."""
        return f"<p>{rendering.faces_html(field.faces, 2 * self._look.tile)}</p>"

    def yaku(self, *, limit: bool) -> str:
        """Returns a table of the yaku, with an example of each scored by the engine."""
        table = (self._played.get(yaku.id, yaku) for yaku in self.ruleset.yaku)
        rows = [self._yaku_row(yaku) for yaku in table if yaku.is_limit is limit]
        return self._look.table((tr("Yaku"), tr("Value", "of a yaku"), tr("When it counts")), rows)

    def _yaku_row(self, yaku: AnyYaku) -> str:
        name, characters = yaku_name(self.ruleset, yaku.id)
        link = f'<a href="{rendering.YAKU_SCHEME}:{yaku.id}"><b>{escape(name)}</b></a>'
        title = f'<a name="yaku-{yaku.id}"></a><a name="{yaku.id}"></a>{_lines(link, self._look.secondary(characters))}'
        value = escape(self.figures.value(yaku, yaku.closed_value, yaku.open_value))
        description, option = escape(localise(yaku.description)), self._look.secondary(self._option_state(yaku))
        return self._look.row((title, value, _lines(description, option, self.example(yaku))))

    def _option_state(self, yaku: AnyYaku) -> str:
        if yaku.enabling_option is None:
            return "" if yaku.id in self._played else tr("Not played here.")
        option = next(option for option in self.ruleset.options if option.id == yaku.enabling_option)
        choice = vocabulary.option_value(option, self.rules.options[yaku.enabling_option])
        sentence = tr("Only with the option “{option}”, here: {choice}.")
        return sentence.format(option=localise(option.name), choice=choice)

    def example(self, yaku: AnyYaku) -> str:
        """Returns an example as tiles, with the value that the engine gives it."""
        example = yaku.example
        worth = self.figures.win_summary(example, self.figures.example(yaku))
        melds = (pieces for _kind, pieces in example.melds)
        return _lines(self._tiles(example.concealed, *melds, example.winning_piece), self._look.secondary(worth))

    def _tiles(self, *groups: str) -> str:
        pieces, width = self.ruleset.pieces, self._look.tile
        return "&nbsp; ".join(rendering.tiles_html(pieces, group, width) for group in groups if group)

    def fu(self) -> str:
        """Returns the fu items with their amounts, and pieces that score them."""
        rows = []
        for item, amounts in self.figures.fu_amounts().items():
            name = f'<a name="fu-{item}"></a>{escape(fu_name(self.ruleset, item))}'
            for amount in amounts:
                rows.append(self._look.row((name, f"<b>{amount.fu}</b>", self._pieces(amount))))
                name = ""
        return self._look.table((tr("What gives fu"), tr("Fu"), tr("For example")), rows)

    def _pieces(self, amount: FuAmount) -> str:
        parts = [amount.held, (amount.won,) if amount.won is not None else ()]
        return self._tiles(*("".join(self.ruleset.pieces.face_names[kind] for kind in part) for part in parts))

    def payments(self) -> str:
        """Returns the payments to a non-dealer and to the dealer by fu and han."""
        dealer_usage = vocabulary.dealer_context(self.ruleset)
        child = tr(
            "To a non-dealer: on a discard; in brackets, on a self-draw (each non-dealer / dealer)", usage=dealer_usage
        )
        dealer = tr("To the dealer: on a discard; in brackets, on a self-draw (everyone)", usage=dealer_usage)
        titles = ((1, child), (0, dealer))
        return "".join(f"<p><b>{escape(title)}</b></p>{self._payments_of(seat)}" for seat, title in titles)

    def _payments_of(self, winner: int) -> str:
        columns = self.figures.han_columns()
        headers = [tr("Fu"), *(self.figures.units(han) for han in columns)]
        rows = self.figures.fu_rows()
        lines = ([f"<b>{fu}</b>", *(self._payment_cell(winner, han, fu) for han in columns)] for fu in rows)
        return self._look.table(headers, [self._look.row(cells, align="right") for cells in lines], align="right")

    def _payment_cell(self, winner: int, han: int, fu: int) -> str:
        payment = self.figures.payment(winner, {"han": han, "fu": fu})
        if payment is None:
            return "–"
        text = f"{payment.ron or '–'} ({payment.drawn})" if payment.drawn else payment.ron
        limit = limit_name(self.ruleset, payment.limit) if payment.limit is not None else ""
        return _lines(text, self._look.secondary(limit))

    def chombo(self) -> str:
        """Returns a table of the costs of a chombo, for a non-dealer and the dealer."""
        rows = [
            self._look.row((escape(foul.title), self._penalty(foul.non_dealer, 1), self._penalty(foul.dealer, 0)))
            for foul in self.figures.chombo_penalties()
        ]
        usage = vocabulary.dealer_context(self.ruleset)
        payers = tr("A non-dealer pays", usage=usage), tr("The dealer pays", usage=usage)
        return self._look.table((chombo_plural_name(self.ruleset), *payers), rows)

    def _penalty(self, settlement: Settlement, offender: int) -> str:
        total = f"<b>{format_number(-settlement.deltas[offender])}</b>"
        return f"{total} ({shares(settlement, ' / ')})" if settlement.payments else total

    def options(self) -> str:
        """Returns a table of the options, those that differ from the default first."""
        headers = [tr("Option"), tr("Default")]
        differing: list[Option] = []
        if self.figures.match is not None:
            headers.append(tr("This match"))
            differing = [option for option in self.ruleset.options if self.rules.options[option.id] != option.default]
        others = group_options(option for option in self.ruleset.options if option not in differing)
        groups = [(tr("Changed from default in this match"), tuple(differing))] if differing else []
        groups += [(localise(names), options) for names, options in others]
        rows = []
        for title, options in groups:
            text = f'<br><span style="font-size:large"><b>{escape(title)}</b></span>'
            rows += [f'<tr><td colspan="{len(headers)}">{text}</td></tr>', *map(self._option_row, options)]
        return self._look.table(headers, rows)

    def _option_row(self, option: Option) -> str:
        name, meaning = escape(localise(option.name)), escape(localise(option.description))
        choices = join_items([localise(choice.name) for choice in option.choices])
        if option.number_range is not None:
            lowest, highest = map(format_number, (option.number_range[0], option.number_range[-1]))
            choices = tr("{least} to {most}").format(least=lowest, most=highest)
        anchors = f'<a name="option-{option.id}"></a><a name="{option.id}"></a>'
        values = self._look.secondary(tr("Values: {values}").format(values=choices))
        default = escape(vocabulary.option_value(option, option.default))
        cells = [f"{anchors}<b>{name}</b><br>{meaning}<br>{values}", default]
        if self.figures.match is None:
            return self._look.row(cells)
        value = self.rules.options[option.id]
        text = escape(vocabulary.option_value(option, value))
        if value != option.default:
            text = f"<b>{tr('{value} (differs)').format(value=text)}</b>"
        return self._look.row([*cells, text], wash=value != option.default)


def _lines(*parts: str) -> str:
    return "<br>".join(part for part in parts if part)

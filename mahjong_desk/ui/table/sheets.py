# SPDX-License-Identifier: MIT
"""The sheets that the table opens."""

from collections.abc import Sequence
from functools import partial
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QSizePolicy, QWidget

from mahjong_desk.rules.model.events import Event, MatchEnd
from mahjong_desk.rules.model.table import Table
from mahjong_desk.rules.ruleset import TableRules
from mahjong_desk.texts import tr
from mahjong_desk.ui import theme
from mahjong_desk.ui.desk import Desk, try_write
from mahjong_desk.ui.events.event_form import EventFormWidget, context_before_row
from mahjong_desk.ui.events.hand_end_forms import ChomboForm, DrawForm
from mahjong_desk.ui.events.registry import FORM_CLASSES, kind_names
from mahjong_desk.ui.events.tile_chooser import TileChooser
from mahjong_desk.ui.hand.hand_entry import HandEntry
from mahjong_desk.ui.kit.controls.buttons import SecondaryButton
from mahjong_desk.ui.kit.label import ElidedLabel, Label
from mahjong_desk.ui.kit.layout.boxes import boxed, table
from mahjong_desk.ui.kit.layout.flow import ResponsiveRow
from mahjong_desk.ui.kit.sheets.sheet import Sheet, SheetHost
from mahjong_desk.ui.kit.table.payment_arrows import PaymentArrows, SeatBox
from mahjong_desk.ui.kit.tiles.faces import TileFace, TileGroup
from mahjong_desk.ui.kit.tiles.tile_widgets import TileRow
from mahjong_desk.ui.text.phrases import capitalise, localise
from mahjong_desk.ui.text.vocabulary import draw_name, wind_name


class EventSheet(Sheet):
    """Asks for one event and records it; stays open if that fails."""

    recorded = Signal()
    help_page = "table#hand"

    def __init__(
        self, title: str, form: EventFormWidget[Any], desk: Desk, window: QWidget, *, record: str = ""
    ) -> None:
        super().__init__(title, window, width=form.paper_width)
        self.desk = desk
        self.form = form
        self.add_widget(form)
        form.changed.connect(self._validate)
        form.input_rejected.connect(self.show_error)
        self.main_button_blocked.connect(lambda: self.show_problem(self.problem or form.missing_text()))
        self.add_button(tr("Cancel"), self.reject)
        self.record_button = self.add_main_button(record or tr("&Record"), self.record)
        self._validate()

    def _validate(self) -> None:
        """Shows whether the event in the fields can be recorded."""
        self.record_button.setEnabled(self.form.is_valid)
        self.show_error(self.form.fault)
        self.grow()

    def show_error(self, text: str) -> None:
        """Shows an error; an empty text clears it."""
        self.show_problem(text)

    def record(self) -> bool:
        """Records the event; returns whether it is saved."""
        event: Event | None = self.form.current_event()
        if event is None:
            return False
        done = self.accept_if(*try_write(self.desk, lambda: self.desk.record_event(event)))
        if done:
            self.recorded.emit()
        return done


class ChomboSheet(EventSheet):
    """The sheet of a foul, with a button to enter the claimed hand.

    Attributes:
        claim: That button, or None if the options do not ask for the hand.
    """

    claim_requested = Signal(int, str)

    def __init__(self, form: ChomboForm, desk: Desk, window: QWidget) -> None:
        self.claim: SecondaryButton | None = None
        self._chombo = form
        super().__init__(form.name, form, desk, window)
        form.changed.connect(lambda: self.set_heading(form.name))
        if form.claim is not None:
            self.claim = self.add_button(tr("Enter the claimed &hand…"), self._enter_claim)
            self._validate()

    def _enter_claim(self) -> None:
        player, field = self._chombo.seat, self._chombo.claim
        if player is not None and field is not None:
            self.reject()
            self.claim_requested.emit(player, field)

    def show_error(self, text: str) -> None:
        super().show_error("" if self.claim is not None else text)
        if self.claim is not None:
            self.claim.setEnabled(self._chombo.seat is not None)


def event_sheet(kind: type[Event], desk: Desk, window: QWidget) -> EventSheet:
    """Returns the sheet for a kind of event.

    Raises:
        RuntimeError: There is no match on the desk.
    """
    before = context_before_row(desk)
    form, title = FORM_CLASSES[kind](before), kind_names(before.ruleset)[kind]
    if isinstance(form, ChomboForm):
        return ChomboSheet(form, desk, window)
    if kind is MatchEnd:
        return EventSheet(tr("End match"), form, desk, window, record=tr("&End match"))
    return EventSheet(title, form, desk, window)


def draw_sheet(kind: str, desk: Desk, window: QWidget) -> EventSheet:
    """Returns the sheet for a kind of draw.

    Raises:
        RuntimeError: There is no match on the desk.
    """
    before = context_before_row(desk)
    return EventSheet(capitalise(draw_name(before.ruleset, kind)), DrawForm(before, kind=kind), desk, window)


_WIDTH, _FELT_WIDTH, _BESIDE = 940, 400, 760
_TILE, _APART = 22, 6


class NewSeatsSheet(Sheet):
    """Shows the new seats of all players, and the previous one of each.

    Attributes:
        rows: The players, in the order of the new seats.
    """

    help_page = "table#seats"

    def __init__(
        self,
        names: Sequence[str],
        before: Sequence[int],
        after: Table,
        hand: str,
        window: QWidget | SheetHost,
        *,
        tiles: Sequence[str] = (),
    ) -> None:
        super().__init__(tr("The seats change"), window, width=_WIDTH)
        order = after.turn_order
        sentence = tr("{hand}: move to your new seats; {player} deals.")
        self.body.addWidget(Label(sentence.format(hand=hand, player=names[after.dealer]), size=17, wrap=True))
        self.felt = PaymentArrows()
        # It may shrink to its minimum height, so that the sheet does not scroll with large texts.
        self.felt.setMinimumWidth(theme.scaled_frame(_FELT_WIDTH))
        self.felt.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Ignored)
        previous = {seat: before.index(seat) for seat in order}
        winds = [wind_name(after.seat_wind(seat)) for seat in range(len(names))]
        label = tr("{player}: {wind}")
        seats = zip(names, winds, strict=True)
        boxes = [SeatBox(name, label.format(player=name, wind=wind), wind) for name, wind in seats]
        # An arrow starts at the box of the player who now has the former seat.
        moves = [(order[previous[seat]], seat) for index, seat in enumerate(order) if previous[seat] != index]
        self.felt.set_payments(boxes, moves, highlight=(after.dealer,), order=order)
        self.felt.setMinimumHeight(self.felt.minimumSizeHint().height())
        from_wind = tr("from {wind}")
        texts = [
            tr("stays") if previous[seat] == index else from_wind.format(wind=winds[order[previous[seat]]])
            for index, seat in enumerate(order)
        ]
        self.rows = tuple(Label(text, role="ink2") for text in texts)
        lines = [
            (
                TileRow((TileGroup((TileFace(tiles[after.seat_wind(seat)]),)),), theme.px(_TILE)) if tiles else None,
                Label(winds[seat], role="ink2"),
                ElidedLabel(names[seat], size=18, bold=True),
                row,
            )
            for seat, row in zip(order, self.rows, strict=True)
        ]
        grid = table(lines, wide=2, gaps=(theme.px(12), theme.scaled_frame(_APART)))
        beside = boxed(grid), 4, Qt.AlignmentFlag.AlignVCenter
        self.add_widget(ResponsiveRow(_BESIDE, (self.felt, 5), beside, gap=28))
        self.done_button = self.add_main_button(tr("&Everyone is seated"), self.reject)
        self.done_button.setFocus()


class IndicatorSheet(Sheet):
    """Sets the indicators for every hand of the deal by one click or by notation."""

    help_page = "picker#indicators"

    def __init__(self, entry: HandEntry, rules: TableRules, window: QWidget) -> None:
        indicators = [indicator for indicator in rules.indicators if not indicator.requires_any]
        super().__init__(capitalise(localise(indicators[0].name)), window, width=700)
        self._entry = entry
        self.add_widget(Label(tr("Applies to every winner of this hand."), role="ink2", wrap=True))
        # The focus ring is around the tiles.
        self.body.setContentsMargins(5, 0, 5, 5)
        self._sets_at_once = len(indicators) == 1 and indicators[0].max_count == 1
        self.choices: dict[str, TileChooser] = {}
        for indicator in indicators:
            label = tr("Turned up") if len(indicators) == 1 else capitalise(localise(indicator.name))
            tiles = TileChooser(rules, label, self, several=indicator.max_count > 1)
            tiles.choose(entry.new_draft.indicators.pieces_of(indicator))
            tiles.refused.connect(self.show_problem)
            tiles.changed.connect(partial(self._limit, tiles, indicator.max_count))
            if self._sets_at_once:
                tiles.changed.connect(self._set)
            self.choices[indicator.id] = tiles
            self.add_widget(tiles)
        self._indicators = indicators
        if self._sets_at_once:
            self.add_button(tr("&Nothing turned up"), self._clear)
        else:
            self.add_main_button(tr("&Set"), self._set)

    def _limit(self, tiles: TileChooser, max_count: int) -> None:
        is_over = len(tiles.pieces) > max_count
        if is_over:
            tiles.choose(tiles.pieces[:max_count])
        self.show_problem(tr("No more can be turned up") if is_over else "")

    def _clear(self) -> None:
        for tiles in self.choices.values():
            tiles.choose(())
        self._set()

    def _set(self) -> None:
        for indicator in self._indicators:
            self._entry.set_indicators(indicator, self.choices[indicator.id].pieces)
        self.reject()

# SPDX-License-Identifier: MIT
"""The base form of an event, its context and its payments."""

from abc import abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Generic, TypeVar

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QLineEdit, QWidget

from mahjong_desk.match import Match
from mahjong_desk.rules.model.events import Event
from mahjong_desk.rules.model.refusal import Refusal
from mahjong_desk.rules.model.table import Table
from mahjong_desk.rules.payment.payments import group_transfers
from mahjong_desk.rules.ruleset import Ruleset, TableRules
from mahjong_desk.texts import Text, tr
from mahjong_desk.ui import theme
from mahjong_desk.ui.club_data import name_completions
from mahjong_desk.ui.desk import Desk
from mahjong_desk.ui.kit.controls.chips import ChipGroup
from mahjong_desk.ui.kit.controls.fields import NameCompletionModel, NumberBox
from mahjong_desk.ui.kit.label import Label
from mahjong_desk.ui.kit.layout.boxes import column
from mahjong_desk.ui.kit.text_format import join_sentences_with_stops
from mahjong_desk.ui.outcome import attempt
from mahjong_desk.ui.text.events import ending_sentence, final_after
from mahjong_desk.ui.text.payments import transfer_sentence
from mahjong_desk.ui.text.phrases import capitalise, localise
from mahjong_desk.ui.text.refusals import refusal_text
from mahjong_desk.ui.text.values import moved_line
from mahjong_desk.ui.text.vocabulary import end_label_name


@dataclass(frozen=True, slots=True)
class EventContext:
    """A match before an event."""

    match: Match
    table: Table
    club: Callable[[], NameCompletionModel] = NameCompletionModel

    @property
    def rules(self) -> TableRules:
        """The rules that settle the event."""
        return self.match.rules

    @property
    def ruleset(self) -> Ruleset:
        return self.match.rules.ruleset

    @property
    def players(self) -> tuple[str, ...]:
        return self.match.players


def context_before_row(desk: Desk, row_id: int | None = None) -> EventContext:
    """Returns the match before a row, or before the next row for None.

    Raises:
        RuntimeError: There is no match on the desk.
        ValueError: There is no such row.
    """
    match, replay = desk.match, desk.replay
    if match is None or replay is None:
        raise RuntimeError("there is no match on the desk")

    row = replay.rows[desk.row_ids.index(row_id)] if row_id is not None else None
    players, table = (row.players, row.before) if row is not None else (replay.players, replay.table)

    def club() -> NameCompletionModel:
        # Without completions, names can still be typed.
        return attempt(lambda: name_completions(desk, without=players)).result or NameCompletionModel()

    return EventContext(replace(match, players=players), table, club)


def consequence_text(before: EventContext, event: Event | None) -> str:
    """Describes what an allowed event would move, and how it would end the match."""
    if event is None:
        return tr("Nothing chosen yet")
    names, rules, table = before.players, before.rules, before.table
    settlement = rules.settle(table, event)
    # The changes of the players already include their payments to and from the table.
    other_transfers = [
        transfer_sentence(transfer, names)
        for transfer in group_transfers(settlement.payments)
        if not (isinstance(transfer.payer, int) or isinstance(transfer.payee, int))
    ]
    final = final_after(rules, table, event)
    ending = ""
    if final is not None:
        label = end_label_name(rules.ruleset, final.end_label)
        ending = join_sentences_with_stops(label, ending_sentence(rules, final, names))
    movement = moved_line(rules.result_unit, settlement, names)
    return "\n".join(text for text in (movement, *other_transfers, ending) if text)


EventT = TypeVar("EventT", bound=Event)
_MAX_LENGTH = 120


class EventFormWidget(QWidget, Generic[EventT]):
    """The fields of one kind of event.

    Attributes:
        initial_event: The initial event, or None.
        fault: Why the event is refused; empty if it is allowed or incomplete.
        known_reasons: The chips of the ruleset's reasons; None for an event without a reason.
        payments: The label that shows the payments; None for an event without any.
        paper_width: The width of the paper in pixels at 100 %.
    """

    paper_width = 640

    changed = Signal()
    input_rejected = Signal(str)

    def __init__(self, before: EventContext, event: EventT | None = None) -> None:
        super().__init__()
        self.before = before
        self.initial_event = event
        self.fault = ""
        self.player: ChipGroup | None = None
        self.reason: QLineEdit | None = None
        self.known_reasons: ChipGroup | None = None
        self.payments: Label | None = None
        self.column = column(gap=12)
        self.setLayout(self.column)
        self.build()
        if event is not None:
            self.set_event(event)
        self.validate()

    @abstractmethod
    def build(self) -> None:
        """Adds the fields to the column."""

    def set_event(self, event: EventT) -> None:
        """Fills the fields from an event."""
        if self.player is not None:
            self.player.choose(getattr(event, "player", None))
        reason, reasons = getattr(event, "reason", None), self.known_reasons
        if reasons is not None:
            reasons.choose(reason)
        if self.reason is not None:
            sentence = "" if reasons is not None and reasons.value() is not None else reason or ""
            self.reason.setMaxLength(max(_MAX_LENGTH, len(sentence)))
            self.reason.setText(sentence)

    @abstractmethod
    def current_event(self) -> EventT | None:
        """Returns the event in the fields; None if something is missing."""

    def missing_text(self) -> str:
        return tr("Choose the player first.") if self.player is not None and self.seat is None else ""

    @property
    def seat(self) -> int | None:
        """The chosen player; None if there is none."""
        seat: int | None = self.player.value() if self.player is not None else None
        return seat

    def preview(self, event: EventT | None) -> None:
        """Shows what an allowed event would move."""
        if self.payments is not None:
            self.payments.setText(consequence_text(self.before, event))

    @property
    def is_valid(self) -> bool:
        """Whether the fields hold an event that the rules allow."""
        return self.current_event() is not None and not self.fault

    def validate(self) -> None:
        """Asks the rules about the event, and shows what it would move."""
        event = self.current_event()
        self.fault = self.error_for(event)
        self.preview(event if not self.fault else None)
        self.changed.emit()

    def error_for(self, event: EventT | None) -> str:
        """Returns what is wrong with the event; empty if it is allowed or incomplete."""
        return self.event_refusal(event)

    def event_refusal(self, event: Event | None, field: str = "") -> str:
        """Returns why the rules refuse an event here; empty if they do not.

        With ``field``, only a refusal of the value of that field counts.
        """
        if event is None:
            return ""
        try:
            self.before.rules.settle(self.before.table, event)
        except Refusal as refusal:
            # The path may continue with the seat at fault.
            if not field or refusal.path == field or refusal.path.startswith(f"{field}["):
                return refusal_text(refusal, self.before.players, self.before.ruleset)
        return ""

    # Parts shared by several forms

    def add_text(self, text: str) -> None:
        self.column.addWidget(Label(text, role="ink2", wrap=True))

    def add_players(self, label: str, *, several: bool = False, optional: bool = False) -> ChipGroup:
        """Adds chips with the players' names, chosen by digits."""
        choices = list(enumerate(self.before.players))
        group = ChipGroup(label, self, exclusive=not several, optional=optional, seats=True, choices=choices)
        group.choice_rejected.connect(self.input_rejected)
        group.toggled.connect(self.validate)
        self.column.addWidget(group)
        return group

    def add_player(self, label: str) -> ChipGroup:
        """Adds chips for the player whom the event is about."""
        self.player = self.add_players(label)
        return self.player

    def add_chips(
        self, label: str, choices: Sequence[tuple[object, str]], *, several: bool = False, optional: bool = False
    ) -> ChipGroup:
        """Adds chips chosen by letters, hidden if there is nothing to choose."""
        group = ChipGroup(label, self, exclusive=not several, optional=optional, letters=True, choices=choices)
        group.toggled.connect(self.validate)
        group.setVisible(bool(choices))
        self.column.addWidget(group)
        return group

    def make_number(self, name: str, numbers: range, value: int = 0) -> NumberBox:
        """Returns a number field, which the caller places."""
        box = NumberBox(name, numbers, value, width=150)
        box.valueChanged.connect(self.validate)
        return box

    def add_known_reasons(self, reasons: Mapping[str, Text]) -> None:
        """Adds chips for the ruleset's reasons, if it has any."""
        choices = [(reason, capitalise(localise(names))) for reason, names in reasons.items()]
        self.known_reasons = self.add_chips(tr("Why"), choices, optional=True)

    def add_reason(self) -> None:
        field = self.reason = QLineEdit(self)
        field.setMaxLength(_MAX_LENGTH)
        field.setPlaceholderText(tr("What happened (optional)"))
        field.setAccessibleName(tr("What happened", "to be typed"))
        self.column.addWidget(field)

    def chosen_reason(self) -> str | None:
        """Returns the reason, chosen or typed; None if there is neither."""
        chosen: str | None = self.known_reasons.value() if self.known_reasons is not None else None
        typed = self.reason.text().strip() if self.reason is not None else ""
        return chosen or typed or None

    def add_payments(self) -> None:
        """Adds a line with the payments."""
        self.payments = Label(role="ink2", wrap=True)
        # Space for a line on the end of the match, so that nothing moves when it appears.
        self.payments.setMinimumHeight(theme.px(44))
        self.column.addWidget(self.payments)

    def hide_payments(self) -> None:
        """Hides the payments, which a later preview shows."""
        if self.payments is not None:
            self.payments.hide()

# SPDX-License-Identifier: MIT
"""The kinds of event: their names and forms."""

from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from mahjong_desk.club.names import name_faults
from mahjong_desk.match.players import fold_name
from mahjong_desk.rules.model.events import (
    Adjustment,
    Chombo,
    DeadHand,
    Draw,
    Event,
    MatchEnd,
    PenaltyState,
    PenaltyTile,
    RiichiDeclaration,
    Shaozhuang,
    StickCorrection,
    Substitution,
    Win,
)
from mahjong_desk.rules.model.reasons import FinalResult
from mahjong_desk.rules.ruleset import Ruleset
from mahjong_desk.texts import tr
from mahjong_desk.ui import theme
from mahjong_desk.ui.events.event_form import EventFormWidget
from mahjong_desk.ui.events.hand_end_forms import ChomboForm, DrawForm
from mahjong_desk.ui.events.tile_chooser import TileChooser
from mahjong_desk.ui.kit.controls.chips import ChipGroup
from mahjong_desk.ui.kit.controls.fields import NameField, NumberBox
from mahjong_desk.ui.kit.label import Label
from mahjong_desk.ui.kit.layout.boxes import table
from mahjong_desk.ui.kit.layout.flow import ResponsiveRow
from mahjong_desk.ui.kit.text_format import format_change, format_number
from mahjong_desk.ui.text.events import final_after
from mahjong_desk.ui.text.phrases import capitalise
from mahjong_desk.ui.text.values import result_change
from mahjong_desk.ui.text.vocabulary import chombo_plural_name, counters_name, vocabulary_context


class RiichiForm(EventFormWidget[RiichiDeclaration]):
    def build(self) -> None:
        self.add_player(tr("Player"))

    def current_event(self) -> RiichiDeclaration | None:
        return None if self.seat is None else RiichiDeclaration(player=self.seat)


class DeadHandForm(EventFormWidget[DeadHand]):
    """A player who may not win the current hand."""

    def build(self) -> None:
        barred = dict.fromkeys(self.before.table.dead_hands, tr("This hand is already dead."))
        self.add_player(tr("Player")).disable(barred)
        self.add_known_reasons(self.before.ruleset.vocabulary.dead_hand_reasons)
        self.add_reason()

    def current_event(self) -> DeadHand | None:
        return None if self.seat is None else DeadHand(player=self.seat, reason=self.chosen_reason())


class ShaozhuangForm(EventFormWidget[Shaozhuang]):
    """All four players discarded the same tile."""

    def build(self) -> None:
        self.add_text(tr("All four discarded the same tile in the first turn."))

    def current_event(self) -> Shaozhuang:
        return Shaozhuang()


class EndForm(EventFormWidget[MatchEnd]):
    """The players end the match early."""

    def build(self) -> None:
        self.add_text(tr("If you stop here, this is the result."))
        final = final_after(self.before.rules, self.before.table, MatchEnd())
        if final is not None:
            # Several players may share a rank.
            order = sorted(range(len(final.ranks)), key=final.ranks.__getitem__)
            lines = [self._line(seat, final) for seat in order]
            self.column.addLayout(table(lines, wide=1, gaps=(theme.px(24), theme.px(6))))
        self.add_reason()

    def _line(self, seat: int, final: FinalResult) -> tuple[Label, ...]:
        result = final.results[seat]
        right = Qt.AlignmentFlag.AlignRight
        tone = "plus" if result > 0 else "minus" if result < 0 else "ink2"
        score = Label(format_number(final.scores[seat]), size=17, role="ink2", align=right)
        change = Label(result_change(self.before.rules.result_unit, result), size=17, bold=True, role=tone, align=right)
        rank = Label(str(final.ranks[seat]), size=18, serif=True, role="ink3")
        return rank, Label(self.before.players[seat], size=17, bold=True), score, change

    def current_event(self) -> MatchEnd:
        return MatchEnd(reason=self.chosen_reason())


class SubstituteForm(EventFormWidget[Substitution]):
    """A player leaves, and another continues with the score."""

    def build(self) -> None:
        self.add_text(tr("A substitute takes over this seat and its score. Earlier hands keep the old name."))
        self.add_player(tr("Replaces"))
        self.name = NameField(tr("Substitute’s name"), self.before.club(), self)
        self.name.setPlaceholderText(tr("Substitute’s name"))
        self.name.textChanged.connect(self.validate)
        self.column.addWidget(self.name)
        self._consequence = Label(" ", role="ink2", wrap=True)
        self.column.addWidget(self._consequence)

    def set_event(self, event: Substitution) -> None:
        super().set_event(event)
        self.name.setText(event.name)

    def current_event(self) -> Substitution | None:
        player, name, seated = self.seat, self.name.text().strip(), self.before.players
        if player is None or any(name_faults((*seated[:player], name, *seated[player + 1 :]))):
            return None
        return Substitution(player=player, name=name)

    def missing_text(self) -> str:
        return super().missing_text() or tr("Enter the substitute’s name.")

    def error_for(self, event: Substitution | None) -> str:
        is_taken = fold_name(self.name.text()) in map(fold_name, self.before.players)
        text = tr("This name is already used at this table.")
        return super().error_for(event) or (text if is_taken else "")

    def preview(self, event: Substitution | None) -> None:
        if event is None:
            self._consequence.setText(" ")
            return
        text = tr("{substitute} takes over {player}’s {points} and gets the match result.")
        points = format_number(self.before.table.scores[event.player])
        player = self.before.players[event.player]
        self._consequence.setText(text.format(substitute=event.name, points=points, player=player))


_BESIDE = 640


class PenaltyTileForm(EventFormWidget[PenaltyTile]):
    paper_width = 860

    def build(self) -> None:
        self.add_player(tr("Player"))
        self.tiles = TileChooser(self.before.rules, tr("Tile"), self)
        self.tiles.changed.connect(self.validate)
        self.tiles.refused.connect(self.input_rejected)
        states = [
            (PenaltyState.LIVE, tr("Live: must be discarded next")),
            (PenaltyState.DEAD, tr("Dead: was not discarded in time")),
            (PenaltyState.CLEARED, tr("Gone: discarded or used in a kan")),
        ]
        live = PenaltyState.LIVE
        self.state = ChipGroup(tr("Status"), letters=True, label_above=True, choices=states, chosen=live)
        self.state.chosen.connect(self.validate)
        top = Qt.AlignmentFlag.AlignTop
        self.column.addWidget(ResponsiveRow(_BESIDE, (self.tiles, 0, top), (self.state, 1, top)))

    def set_event(self, event: PenaltyTile) -> None:
        super().set_event(event)
        self.state.choose(event.state)
        self.tiles.choose((event.tile,))

    def missing_text(self) -> str:
        return super().missing_text() or tr("Choose the tile first.")

    def current_event(self) -> PenaltyTile | None:
        if self.seat is None or not self.tiles.pieces:
            return None
        return PenaltyTile(player=self.seat, tile=self.tiles.pieces[0], state=self.state.value())

    def preview(self, event: PenaltyTile | None) -> None:
        if (player := self.seat) is not None:
            state = self.state.value()
            tried = {piece: PenaltyTile(player=player, tile=piece, state=state) for piece in self.tiles.tiles}
            self.tiles.disable({piece: why for piece, event in tried.items() if (why := self.event_refusal(event))})


_MAX_DELTA = 999_990


class AdjustForm(EventFormWidget[Adjustment]):
    """An adjustment of points; it must sum to zero unless the house takes part."""

    def build(self) -> None:
        self.add_text(tr("Points that the players agree to move."))
        players = self.before.players
        names = [tr("Change of {player}").format(player=name) for name in players]
        self.deltas = tuple(self.make_number(name, range(-_MAX_DELTA, _MAX_DELTA + 1, 10)) for name in names)
        self._after = tuple(Label(role="ink2") for _ in players)
        labels = (Label(name, bold=True) for name in players)
        lines = zip(labels, self.deltas, self._after, strict=True)
        self.column.addLayout(table(lines, wide=3, gaps=(theme.px(16), theme.px(8))))
        self.house = self.add_chips("", [(True, tr("The house takes or gives the rest"))], several=True)
        self.sum = Label(wrap=True)
        self.column.addWidget(self.sum)
        self.add_reason()

    def set_event(self, event: Adjustment) -> None:
        for field, delta in zip(self.deltas, event.deltas, strict=True):
            limit = max(_MAX_DELTA, abs(delta))
            field.setRange(-limit, limit)
            field.setValue(delta)
        self.house.set_chosen([event.house_takes_rest])
        super().set_event(event)

    def current_event(self) -> Adjustment | None:
        deltas = tuple(field.value() for field in self.deltas)
        house = bool(self.house.values())
        if not any(deltas) or (sum(deltas) != 0 and not house):
            return None
        return Adjustment(deltas=deltas, reason=self.chosen_reason(), house_takes_rest=house)

    def missing_text(self) -> str:
        total = sum(field.value() for field in self.deltas)
        if total:
            return tr("The sum is {sum}. It must be zero.").format(sum=format_change(total))
        return tr("No points changed yet")

    def preview(self, event: Adjustment | None) -> None:
        total = sum(field.value() for field in self.deltas)
        for seat, (field, text) in enumerate(zip(self.deltas, self._after, strict=True)):
            before = self.before.table.scores[seat]
            words = tr("{before} becomes {after}").format(
                before=format_number(before), after=format_number(before + field.value())
            )
            text.setText(words if field.value() else format_number(before))
        if self.house.values():
            sentence = tr("The house changes by {points}.")
        elif total:
            sentence = tr("The sum is {sum}. It must be zero.")
        else:
            sentence = tr("The sum is zero.")
        self.sum.setText(sentence.format(sum=format_change(total), points=format_change(-total)))
        self.sum.set_role("error" if total and not self.house.values() else "ink2")


_MAX_HONBA, _MAX_DEPOSIT = 999, 999_990


class SticksForm(EventFormWidget[StickCorrection]):
    """The counters and the deposit that are really on the table.

    Attributes:
        honba: The field for the number of counters, or None if the game has none.
        deposit: The field for the points on the table, or None if the game has none.
    """

    def build(self) -> None:
        self.add_text(tr("Enter what is actually on the table. Scores do not change."))
        ruleset, before = self.before.ruleset, self.before.table
        self.honba: NumberBox | None = None
        self.deposit: NumberBox | None = None
        lines = []
        if ruleset.conventions.has_honba:
            name = capitalise(counters_name(ruleset))
            self.honba = self.make_number(name, range(_MAX_HONBA + 1), before.honba)
            lines.append(self._line(name, self.honba))
        if ruleset.conventions.has_deposit:
            name, stake = tr("Riichi sticks"), self.before.rules.riichi_stake or 1
            self.deposit = self.make_number(name, range(0, _MAX_DEPOSIT + 1, stake), before.deposit)
            lines.append(self._line(name, self.deposit))
        self.column.addLayout(table(lines, wide=2, gaps=(theme.px(16), theme.px(8))))
        self._sentence = Label(" ", role="ink2", wrap=True)
        self.column.addWidget(self._sentence)
        self.add_reason()

    def _line(self, name: str, box: NumberBox) -> tuple[QWidget, ...]:
        now = tr("now {number}").format(number=format_number(box.value()))
        return Label(name, bold=True), box, Label(now, role="ink2")

    def set_event(self, event: StickCorrection) -> None:
        for box, number in ((self.honba, event.honba), (self.deposit, event.deposit)):
            if box is not None and number is not None:
                box.setMaximum(max(box.maximum(), number))
                box.setValue(number)
        super().set_event(event)

    def current_event(self) -> StickCorrection | None:
        table, first = self.before.table, self.initial_event or StickCorrection()
        honba = _changed_value(self.honba, table.honba, first.honba)
        deposit = _changed_value(self.deposit, table.deposit, first.deposit)
        if honba is None and deposit is None:
            return None
        return StickCorrection(honba=honba, deposit=deposit, reason=self.chosen_reason())

    def missing_text(self) -> str:
        return tr("No change")

    def preview(self, event: StickCorrection | None) -> None:
        gained = 0
        if event is not None and event.deposit is not None:
            gained = event.deposit - self.before.table.deposit
        content = tr("Riichi sticks change by {points}, balanced by the house.").format(points=format_change(gained))
        self._sentence.setText(content if gained else " ")


def _changed_value(box: NumberBox | None, now: int, previous: int | None) -> int | None:
    """Returns the value of a field if it differs from the table or was given before."""
    if box is None or (box.value() == now and previous is None):
        return None
    return box.value()


FORM_CLASSES: dict[type[Event], type[EventFormWidget[Any]]] = {
    Draw: DrawForm,
    RiichiDeclaration: RiichiForm,
    Chombo: ChomboForm,
    PenaltyTile: PenaltyTileForm,
    Shaozhuang: ShaozhuangForm,
    DeadHand: DeadHandForm,
    Adjustment: AdjustForm,
    Substitution: SubstituteForm,
    StickCorrection: SticksForm,
    MatchEnd: EndForm,
}
"""The form of each kind of event; a win is entered in the picker."""


def kind_names(ruleset: Ruleset) -> dict[type[Event], str]:
    """Returns the kinds of event of a game with their names, in display order."""
    names = {
        Win: tr("Win"),
        Draw: tr("Draw", usage=vocabulary_context(ruleset)),
        RiichiDeclaration: tr("Riichi"),
        Chombo: chombo_plural_name(ruleset),
        PenaltyTile: tr("Penalty tile"),
        Shaozhuang: tr("Shaozhuang"),
        DeadHand: tr("Dead hand"),
        Adjustment: tr("Adjust points"),
        Substitution: tr("Substitute"),
        StickCorrection: tr("Honba and riichi sticks"),
        MatchEnd: tr("End of the match"),
    }
    if not ruleset.conventions.has_deposit:
        names[StickCorrection] = capitalise(counters_name(ruleset))
    return {kind: name for kind, name in names.items() if kind in ruleset.known_events}

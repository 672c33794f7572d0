# SPDX-License-Identifier: MIT
"""Small forms of one or two fields."""

from __future__ import annotations

from PySide6.QtCore import Qt

from mahjong_desk.club.names import name_faults
from mahjong_desk.match.players import fold_name
from mahjong_desk.rules.model.events import (
    DeadHand,
    MatchEnd,
    PenaltyState,
    PenaltyTile,
    RiichiDeclaration,
    Shaozhuang,
    Substitution,
)
from mahjong_desk.rules.model.reasons import FinalResult
from mahjong_desk.texts import tr
from mahjong_desk.ui import theme
from mahjong_desk.ui.events.event_form import EventFormWidget, seat_of
from mahjong_desk.ui.events.tile_chooser import TileChooser
from mahjong_desk.ui.kit.controls.chips import ChipGroup
from mahjong_desk.ui.kit.controls.fields import NameField
from mahjong_desk.ui.kit.label import Label
from mahjong_desk.ui.kit.layout.boxes import table
from mahjong_desk.ui.kit.layout.flow import ResponsiveRow
from mahjong_desk.ui.kit.text_format import format_number
from mahjong_desk.ui.text.events import final_after
from mahjong_desk.ui.text.values import result_change


class RiichiForm(EventFormWidget[RiichiDeclaration]):
    def build(self) -> None:
        self.player = self.add_players(tr("Player"))

    def take(self, event: RiichiDeclaration) -> None:
        self.player.choose(event.player)

    def event_now(self) -> RiichiDeclaration | None:
        player = seat_of(self.player)
        return None if player is None else RiichiDeclaration(player=player)


class DeadHandForm(EventFormWidget[DeadHand]):
    """A player who may not win the current hand."""

    def build(self) -> None:
        self.player = self.add_players(tr("Player"))
        self.player.set_disabled_choices(list(self.before.table.dead_hands), tr("This hand is already dead."))
        self.add_known_reasons(self.before.ruleset.vocabulary.dead_hand_reasons)
        self.add_reason()

    def take(self, event: DeadHand) -> None:
        self.player.choose(event.player)
        self.take_reason(event.reason)

    def event_now(self) -> DeadHand | None:
        player = seat_of(self.player)
        return None if player is None else DeadHand(player=player, reason=self.reason_now())


class ShaozhuangForm(EventFormWidget[Shaozhuang]):
    """All four players discarded the same tile."""

    def build(self) -> None:
        self.add_text(tr("All four discarded the same tile in the first turn."))

    def take(self, event: Shaozhuang) -> None:
        """Does nothing: there are no fields."""

    def event_now(self) -> Shaozhuang:
        return Shaozhuang()


class EndForm(EventFormWidget[MatchEnd]):
    """The players end the match early."""

    def build(self) -> None:
        self.add_text(tr("If you stop here, this is the result."))
        final = final_after(self.before.rules, self.before.table, MatchEnd())
        if final is not None:
            # Several may have the same rank.
            order = sorted(range(len(final.ranks)), key=final.ranks.__getitem__)
            lines = [self._line(seat, final) for seat in order]
            self.column.addLayout(table(lines, wide=1, gaps=(theme.px(24), theme.px(6))))
        self.add_reason()

    def _line(self, seat: int, final: FinalResult) -> tuple[Label, ...]:
        result = final.results[seat]
        shade = "plus" if result > 0 else "minus" if result < 0 else "ink2"
        score = Label(format_number(final.scores[seat]), size=17, role="ink2")
        change = Label(result_change(self.before.rules.result_unit, result), size=17, bold=True, role=shade)
        for figure in (score, change):
            figure.setAlignment(Qt.AlignmentFlag.AlignRight)
        rank = Label(str(final.ranks[seat]), size=18, serif=True, role="ink3")
        return rank, Label(self.before.players[seat], size=17, bold=True), score, change

    def take(self, event: MatchEnd) -> None:
        self.take_reason(event.reason)

    def event_now(self) -> MatchEnd:
        return MatchEnd(reason=self.reason_now())


class SubstituteForm(EventFormWidget[Substitution]):
    """A player leaves, and another continues with the score."""

    def build(self) -> None:
        self.add_text(tr("A substitute takes over this seat and its score. Earlier hands keep the old name."))
        self.player = self.add_players(tr("Replaces"))
        self.name = NameField(tr("Substitute’s name"), self.before.club(), self)
        self.name.setPlaceholderText(tr("Substitute’s name"))
        self.name.textChanged.connect(self.check)
        self.column.addWidget(self.name)
        self._told = Label(" ", role="ink2", wrap=True)
        self.column.addWidget(self._told)

    def take(self, event: Substitution) -> None:
        self.player.choose(event.player)
        self.name.setText(event.name)

    def event_now(self) -> Substitution | None:
        player, name = seat_of(self.player), self.name.text().strip()
        if player is None:
            return None
        seated = self.before.players
        if any(name_faults((*seated[:player], name, *seated[player + 1 :]))):
            return None
        return Substitution(player=player, name=name)

    def missing(self) -> str:
        return super().missing() if seat_of(self.player) is None else tr("Enter the substitute’s name.")

    def fault_of(self, event: Substitution | None) -> str:
        twice = fold_name(self.name.text()) in map(fold_name, self.before.players)
        text = tr("This name is already used at this table.")
        return super().fault_of(event) or (text if twice else "")

    def preview(self, event: Substitution | None) -> None:
        if event is None:
            self._told.setText(" ")
            return
        text = tr("{substitute} takes over {player}’s {points} and gets the match result.")
        points = format_number(self.before.table.scores[event.player])
        player = self.before.players[event.player]
        self._told.setText(text.format(substitute=event.name, points=points, player=player))


_BESIDE = 640


class PenaltyTileForm(EventFormWidget[PenaltyTile]):
    paper_width = 860

    def build(self) -> None:
        self.player = self.add_players(tr("Player"))
        self.tiles = TileChooser(self.before.ruleset, tr("Tile"), self)
        self.tiles.changed.connect(self.check)
        self.tiles.refused.connect(self.refused)
        self.state = ChipGroup(tr("Status"), self, letters=True, label_above=True)
        self.state.set_choices(
            [
                (PenaltyState.LIVE, tr("Live: must be discarded next")),
                (PenaltyState.DEAD, tr("Dead: was not discarded in time")),
                (PenaltyState.CLEARED, tr("Gone: discarded or used in a kan")),
            ]
        )
        self.state.choose(PenaltyState.LIVE)
        self.state.chosen.connect(self.check)
        top = Qt.AlignmentFlag.AlignTop
        self.column.addWidget(ResponsiveRow(_BESIDE, (self.tiles, 0, top), (self.state, 1, top)))

    def take(self, event: PenaltyTile) -> None:
        self.player.choose(event.player)
        self.state.choose(event.state)
        self.tiles.choose((event.tile,))

    def missing(self) -> str:
        return super().missing() if seat_of(self.player) is None else tr("Choose the tile first.")

    def event_now(self) -> PenaltyTile | None:
        player, state = seat_of(self.player), self.state.value()
        if player is None or not isinstance(state, PenaltyState) or not self.tiles.pieces:
            return None
        return PenaltyTile(player=player, tile=self.tiles.pieces[0], state=state)

    def preview(self, event: PenaltyTile | None) -> None:
        player, state = seat_of(self.player), self.state.value()
        if player is not None and isinstance(state, PenaltyState):
            refused = {
                piece: self.refusal_of(PenaltyTile(player=player, tile=piece, state=state))
                for piece in self.tiles.tiles
            }
            self.tiles.disable({piece: why for piece, why in refused.items() if why})

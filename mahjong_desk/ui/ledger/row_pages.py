# SPDX-License-Identifier: MIT
"""The pages of the row sheet: one for each kind of event, with the fields that make such an event."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QGridLayout

from mahjong_desk.rules.events import (
    Adjust,
    Chombo,
    DeadHand,
    Draw,
    End,
    Event,
    PenaltyState,
    PenaltyTile,
    Riichi,
    Shaozhuang,
    Sticks,
    Substitute,
    Win,
)
from mahjong_desk.rules.further import NOTHING, Form, Place
from mahjong_desk.rules.ruleset import Ruleset
from mahjong_desk.ui import words
from mahjong_desk.ui.ledger.common_pages import SticksPage, SubstitutePage
from mahjong_desk.ui.ledger.row_page import SELF_DRAWN, RowPage, seat_of
from mahjong_desk.ui.ledger.win_page import WinPage
from mahjong_desk.ui.table.hand_sheets import penalty_states
from mahjong_desk.ui.table.tile_choice import TileChoice

translate = QCoreApplication.translate
_LARGEST = 1_000_000


class DrawPage(RowPage[Draw]):
    """A hand without a winner.

    Attributes:
        kinds: The kinds of draw.
        ready: Who was ready.
        seats: The players that further fields mean, by the id of the field.
    """

    def build(self) -> None:
        """Puts the fields into the column."""
        rules = self.match.rules
        known = [(kind, words.capital(words.draw_name(rules.ruleset, kind))) for kind in rules.draw_kinds]
        self.kinds = self.add_chips(translate("RowSheet", "Kind"), known)
        self.kinds.setVisible(len(known) > 1)
        self.add_text(translate("RowSheet", "The hand ended without a winner."))
        self._said = False
        self.ready = self.add_players(translate("RowSheet", "Ready"), several=True)
        self.ready.toggled.connect(lambda _seat, _on: self._say())
        self.seats = {
            field.id: self.add_players(words.capital(words.in_language(field.names)), before=self.tr("Nobody"))
            for field in rules.ruleset.further_of(Place.DRAW)
            if field.form is Form.SEAT
        }

    def say_ready(self, *, matters: bool) -> None:
        """Asks who was ready, where it makes a difference."""
        self._said = self._said or matters
        self.ready.setVisible(matters or bool(self.ready.values()))

    def _say(self) -> None:
        self._said = True

    def event_now(self, reason: str | None) -> Draw:
        """Returns the draw."""
        ready = tuple(seat for seat in self.ready.values() if isinstance(seat, int))
        further = {key: group.value() for key, group in self.seats.items() if group.value() != SELF_DRAWN}
        return Draw(kind=str(self.kinds.value()), tenpai=ready if self._said else None, further=further or NOTHING)

    def take(self, event: Draw) -> None:
        """Puts a draw into the fields."""
        self.kinds.choose(event.kind)
        self._said = event.tenpai is not None
        self.ready.set_chosen(event.tenpai or ())
        for key, group in self.seats.items():
            group.choose(event.further.get(key, SELF_DRAWN))


class ChomboPage(RowPage[Chombo]):
    """A foul.

    Attributes:
        offender: Whose foul it is.
        details: What the ruleset marks a foul with.
        kinds: The reasons that the ruleset knows by name.
        tiles: The tiles that the ruleset's further fields ask for.
    """

    says_why = True

    def build(self) -> None:
        """Puts the fields into the column."""
        ruleset = self.match.rules.ruleset
        self.offender = self.add_players(translate("RowSheet", "Offender", words.usage(ruleset)))
        fields = [(key, words.capital(name)) for key, name in words.chombo_fields(ruleset).items()]
        self.details = self.add_chips("", fields, several=True)
        self.details.setVisible(bool(fields))
        self.kinds = self.add_reasons(Chombo)
        self.tiles = {
            field.id: TileChoice(ruleset, words.capital(words.in_language(field.names)), several=True)
            for field in ruleset.further_of(Place.CHOMBO)
            if field.form is Form.PIECES
        }
        for choice in self.tiles.values():
            choice.changed.connect(self.changed)
            self.column.addWidget(choice)

    def event_now(self, reason: str | None) -> Chombo:
        """Returns the chombo."""
        further: dict[str, object] = {str(name): True for name in self.details.values()}
        further.update({name: choice.pieces for name, choice in self.tiles.items() if choice.pieces})
        kind = self.kinds.value()
        why = kind if isinstance(kind, str) else reason
        return Chombo(player=seat_of(self.offender), reason=why, further=further or NOTHING)

    def take(self, event: Chombo) -> None:
        """Puts a chombo into the fields."""
        self.offender.choose(event.player)
        self.kinds.choose(event.reason)
        self.details.set_chosen([name for name, told in event.further.items() if told is True])
        for name, choice in self.tiles.items():
            choice.choose(event.further.get(name, ()))  # type: ignore[arg-type]


class DeadHandPage(RowPage[DeadHand]):
    """A player who may not win the hand in progress.

    Attributes:
        player: The player.
        kinds: The reasons that the ruleset knows by name.
    """

    says_why = True

    def build(self) -> None:
        """Puts the fields into the column."""
        self.player = self.add_players(translate("RowSheet", "Player"))
        self.kinds = self.add_reasons(DeadHand)

    def event_now(self, reason: str | None) -> DeadHand:
        """Returns the event."""
        kind = self.kinds.value()
        return DeadHand(player=seat_of(self.player), reason=kind if isinstance(kind, str) else reason)

    def take(self, event: DeadHand) -> None:
        """Puts the player and a known reason into the fields."""
        self.player.choose(event.player)
        self.kinds.choose(event.reason)


class RiichiPage(RowPage[Riichi]):
    """A riichi.

    Attributes:
        player: Who declared it.
    """

    def build(self) -> None:
        """Puts the fields into the column."""
        self.player = self.add_players(translate("RowSheet", "Player"))

    def event_now(self, reason: str | None) -> Riichi:
        """Returns the riichi."""
        return Riichi(player=seat_of(self.player))

    def take(self, event: Riichi) -> None:
        """Puts the player into the field."""
        self.player.choose(event.player)


class PenaltyTilePage(RowPage[PenaltyTile]):
    """A penalty tile.

    Attributes:
        player: Whose tile it is.
        state: What becomes of it.
        tile: The tile.
    """

    def build(self) -> None:
        """Puts the fields into the column."""
        self.player = self.add_players(translate("RowSheet", "Player"))
        self.state = self.add_chips("", penalty_states())
        self.tile = TileChoice(self.match.rules.ruleset, translate("RowSheet", "Tile"))
        self.tile.choose((0,))
        self.tile.changed.connect(self.changed)
        self.column.addWidget(self.tile)

    def event_now(self, reason: str | None) -> PenaltyTile:
        """Returns the event."""
        state = PenaltyState(str(self.state.value()))
        return PenaltyTile(player=seat_of(self.player), tile=self.tile.pieces[0], state=state)

    def take(self, event: PenaltyTile) -> None:
        """Puts an event into the fields."""
        self.player.choose(event.player)
        self.state.choose(event.state)
        self.tile.choose((event.tile,))


class AdjustPage(RowPage[Adjust]):
    """A correction.

    Attributes:
        deltas: The change of each seat.
        house: Whether the house takes or gives the rest.
    """

    says_why = True

    def build(self) -> None:
        """Puts the fields into the column."""
        grid = QGridLayout()
        grid.setColumnStretch(2, 1)
        self.deltas = [
            self.add_number(grid, seat, name, -_LARGEST, _LARGEST, 10) for seat, name in enumerate(self.match.players)
        ]
        self.column.addLayout(grid)
        rest = translate("RowSheet", "The rest goes to the house or comes from it")
        self.house = self.add_chips("", [(True, rest)], several=True)

    def event_now(self, reason: str | None) -> Adjust:
        """Returns the correction."""
        deltas = tuple(box.value() for box in self.deltas)
        return Adjust(deltas=deltas, reason=reason, house=bool(self.house.values()))

    def take(self, event: Adjust) -> None:
        """Puts a correction into the fields."""
        for box, delta in zip(self.deltas, event.deltas, strict=True):
            box.setValue(delta)
        self.house.set_chosen([event.house])


class EndPage(RowPage[End]):
    """The table stops the match."""

    says_why = True

    def build(self) -> None:
        """Puts a sentence into the column."""
        self.add_text(translate("RowSheet", "The table stops the match here."))

    def event_now(self, reason: str | None) -> End:
        """Returns the event."""
        return End(reason=reason)

    def take(self, event: End) -> None:
        """Has nothing to show."""


class ShaozhuangPage(RowPage[Shaozhuang]):
    """All four players discarded the same tile."""

    def build(self) -> None:
        """Puts a sentence into the column."""
        self.add_text(translate("RowSheet", "All four discarded the same tile in the first turn."))

    def event_now(self, reason: str | None) -> Shaozhuang:
        """Returns the event."""
        return Shaozhuang()

    def take(self, event: Shaozhuang) -> None:
        """Has nothing to show."""


PAGES: dict[type[Event], type[RowPage]] = {  # type: ignore[type-arg]
    Win: WinPage,
    Draw: DrawPage,
    Riichi: RiichiPage,
    Chombo: ChomboPage,
    PenaltyTile: PenaltyTilePage,
    Shaozhuang: ShaozhuangPage,
    DeadHand: DeadHandPage,
    Adjust: AdjustPage,
    Substitute: SubstitutePage,
    Sticks: SticksPage,
    End: EndPage,
}
"""The page of each kind of event, in the order in which they are offered."""


def kind_names(ruleset: Ruleset) -> dict[type[Event], str]:
    """Returns what a game calls the kinds of event, in the language that holds now."""
    counters = words.capital(words.counters_name(ruleset))
    return {
        Win: translate("RowSheet", "Win"),
        Draw: translate("RowSheet", "Draw"),
        Riichi: translate("RowSheet", "Riichi"),
        Chombo: translate("RowSheet", "Chombo", words.usage(ruleset)),
        PenaltyTile: translate("RowSheet", "Penalty tile"),
        Shaozhuang: translate("RowSheet", "Shaozhuang"),
        DeadHand: translate("RowSheet", "Dead hand"),
        Adjust: translate("RowSheet", "Correction"),
        Substitute: translate("RowSheet", "Substitute"),
        Sticks: translate("RowSheet", "Honba, deposit") if ruleset.conventions.deposit else counters,
        End: translate("RowSheet", "End of the match"),
    }

# SPDX-License-Identifier: MIT
"""The form of a foul: the player, the circumstances, and the payments."""

from __future__ import annotations

from collections.abc import Mapping

from mahjong_desk.rules.model.events import Chombo
from mahjong_desk.rules.model.extra_fields import EMPTY_MAPPING, FieldKind, FieldOwner
from mahjong_desk.rules.model.refusal import Refusal
from mahjong_desk.texts import tr
from mahjong_desk.ui.events.event_form import EventFormWidget, seat_of
from mahjong_desk.ui.events.extra_fields import ExtraFieldControls
from mahjong_desk.ui.text.phrases import capitalised
from mahjong_desk.ui.text.vocabulary import chombo_name, chombo_plural_name, vocabulary_context


class ChomboForm(EventFormWidget[Chombo]):
    """A foul.

    Attributes:
        claim: The field for the claimed hand, or None if these options have none.
    """

    def build(self) -> None:
        ruleset = self.before.ruleset
        self.player = self.add_players(tr("Player", usage=vocabulary_context(ruleset)))
        first = EMPTY_MAPPING if self.first is None else self.first.extra_fields
        self.extra_fields = ExtraFieldControls(self, FieldOwner.CHOMBO, first)
        for choice in self.extra_fields.tiles.values():
            self.column.addWidget(choice)
        self.add_known_reasons(ruleset.vocabulary.foul_reasons)
        self.add_reason()
        self.reason.setVisible(not self._refuses("reason", reason="…"))
        self.add_payments()
        claims = (one.id for one in ruleset.extra_fields_of(FieldOwner.CHOMBO) if one.kind is FieldKind.CLAIMED_WIN)
        self.claim = next((field for field in claims if self._refuses(field)), None)

    def _refuses(self, field: str, reason: str | None = None) -> bool:
        """Returns whether the rules refuse a chombo with that reason for the value, or lack, of a field."""
        table = self.before.table
        try:
            self.before.rules.settle(table, Chombo(player=table.dealer, reason=reason))
        except Refusal as refusal:
            return refusal.path == field
        return False

    def take(self, event: Chombo) -> None:
        self.player.choose(event.player)
        self.extra_fields.take(event.extra_fields)
        self.take_reason(event.reason)

    def check(self) -> None:
        self.extra_fields.show_beside(EMPTY_MAPPING, self._chombo_with)
        super().check()

    def event_now(self) -> Chombo | None:
        return None if self.extra_fields.missing() else self._chombo_with(self.extra_fields.now())

    @property
    def name(self) -> str:
        """The name of the chosen foul."""
        ruleset = self.before.ruleset
        return capitalised(chombo_name(ruleset, self.extra_fields.now())) or chombo_plural_name(ruleset)

    def missing(self) -> str:
        return super().missing() if seat_of(self.player) is None else self.extra_fields.missing()

    def _chombo_with(self, values: Mapping[str, object]) -> Chombo | None:
        player = seat_of(self.player)
        if player is None:
            return None
        return Chombo(player=player, reason=self.reason_now(), extra_fields=values or EMPTY_MAPPING)

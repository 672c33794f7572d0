# SPDX-License-Identifier: MIT
"""The kinds of event: their names and forms."""

from typing import Any

from mahjong_desk.rules.model.events import (
    Adjustment,
    Chombo,
    DeadHand,
    Draw,
    Event,
    MatchEnd,
    PenaltyTile,
    RiichiDeclaration,
    Shaozhuang,
    StickCorrection,
    Substitution,
    Win,
)
from mahjong_desk.rules.ruleset import Ruleset
from mahjong_desk.texts import tr
from mahjong_desk.ui.events.event_form import EventFormWidget
from mahjong_desk.ui.events.hand_end_forms import ChomboForm, DrawForm
from mahjong_desk.ui.events.simple_forms import (
    AdjustForm,
    DeadHandForm,
    EndForm,
    PenaltyTileForm,
    RiichiForm,
    ShaozhuangForm,
    SticksForm,
    SubstituteForm,
)
from mahjong_desk.ui.text.phrases import capitalised
from mahjong_desk.ui.text.vocabulary import chombo_plural_name, counters_name, vocabulary_context

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
    """Returns the names of a game's kinds of event, in the order in which they are offered."""
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
        names[StickCorrection] = capitalised(counters_name(ruleset))
    return {kind: name for kind, name in names.items() if kind in ruleset.known_events}

# SPDX-License-Identifier: MIT
"""The kinds of event: their names and forms."""

from __future__ import annotations

from typing import Any

from mahjong_desk.rules.model.events import (
    Adjust,
    Chombo,
    DeadHand,
    Draw,
    End,
    Event,
    PenaltyTile,
    Riichi,
    Shaozhuang,
    Sticks,
    Substitute,
    Win,
)
from mahjong_desk.rules.ruleset import Ruleset
from mahjong_desk.texts import tr
from mahjong_desk.ui.events.chombo_form import ChomboForm
from mahjong_desk.ui.events.correction_forms import AdjustForm, SticksForm
from mahjong_desk.ui.events.draw_form import DrawForm
from mahjong_desk.ui.events.event_form import EventForm
from mahjong_desk.ui.events.simple_forms import (
    DeadHandForm,
    EndForm,
    PenaltyTileForm,
    RiichiForm,
    ShaozhuangForm,
    SubstituteForm,
)
from mahjong_desk.ui.events.win_form import WinForm
from mahjong_desk.ui.text.phrases import capital
from mahjong_desk.ui.text.vocabulary import counters_name, fouls_name

FORMS: dict[type[Event], type[EventForm[Any]]] = {
    Win: WinForm,
    Draw: DrawForm,
    Riichi: RiichiForm,
    Chombo: ChomboForm,
    PenaltyTile: PenaltyTileForm,
    Shaozhuang: ShaozhuangForm,
    DeadHand: DeadHandForm,
    Adjust: AdjustForm,
    Substitute: SubstituteForm,
    Sticks: SticksForm,
    End: EndForm,
}
"""The form of each kind of event, in the order in which they are offered."""


def kind_names(ruleset: Ruleset) -> dict[type[Event], str]:
    """Returns the names of a game's kinds of event, in the order in which they are offered."""
    names = {
        Win: tr("Win"),
        Draw: tr("Draw"),
        Riichi: tr("Riichi"),
        Chombo: fouls_name(ruleset),
        PenaltyTile: tr("Penalty tile"),
        Shaozhuang: tr("Shaozhuang"),
        DeadHand: tr("Dead hand"),
        Adjust: tr("Correction"),
        Substitute: tr("Substitute"),
        Sticks: tr("Honba and deposit"),
        End: tr("End of the match"),
    }
    if not ruleset.conventions.deposit:
        names[Sticks] = capital(counters_name(ruleset))
    return {kind: names[kind] for kind in FORMS if kind in ruleset.known_events}

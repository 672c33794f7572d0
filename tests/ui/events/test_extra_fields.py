# SPDX-License-Identifier: MIT
"""The form of a draw and of a foul, in which a ruleset asks for a field of every kind."""

from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from mahjong_desk.match import Match, replay
from mahjong_desk.rules.model.events import Chombo, Draw, Event
from mahjong_desk.ui.events.event_form import EventContext
from mahjong_desk.ui.events.hand_end_forms import ChomboForm, DrawForm, needs_form
from mahjong_desk.ui.events.registry import FORM_CLASSES
from mahjong_desk.ui.text.event_fields import event_fields
from mahjong_desk.ui.text.events import describe, event_annotations
from tests.rules.telling import RULESET

MATCH = Match(RULESET.bind({}), {}, ("Aoi", "Ben", "Chie", "Dai"))


def form_of(qtbot: QtBot, kind: type[Event], event: Event | None = None) -> Any:
    """Returns the form of an event, with what stands in it at first."""
    form = FORM_CLASSES[kind](EventContext(MATCH, replay(MATCH).table), event)
    qtbot.addWidget(form)
    return form


def test_draws_name_one_player_or_several(qtbot: QtBot) -> None:
    form: DrawForm = form_of(qtbot, Draw)
    lucky, caller = form.extra_fields.groups["lucky"], form.extra_fields.groups["caller"]
    assert (lucky.isVisibleTo(form), caller.isVisibleTo(form)) == (True, False)
    for seat in (2, 0):
        lucky.chip(seat).click()
    assert form.event_now() == Draw(extra_fields={"lucky": (0, 2)})
    form.kinds.chip("abandoned").click()
    assert (lucky.isVisibleTo(form), caller.isVisibleTo(form)) == (False, True)
    assert form.event_now() == Draw(kind="abandoned")
    caller.chip(0).click()
    assert form.event_now() == Draw(kind="abandoned", extra_fields={"caller": 0})


def test_a_draw_asks_where_there_is_something_to_say() -> None:
    assert needs_form(MATCH.rules, MATCH.rules.opening_table(), "exhaustive")
    assert not needs_form(MATCH.rules, MATCH.rules.opening_table(), "washed out")


def test_a_foul_asks_what_goes_with_its_kind(qtbot: QtBot) -> None:
    form: ChomboForm = form_of(qtbot, Chombo)
    points, receiver = form.extra_fields.groups["points"], form.extra_fields.groups["to"]
    form.player.chip(1).click()
    assert form.event_now() == Chombo(player=1)
    assert not points.isVisibleTo(form)
    form.extra_fields.groups["foul"].chip("penalty").click()
    assert points.isVisibleTo(form)
    assert form.event_now() is None
    assert form.missing() == "Still needed: points"
    points.chip(30).click()
    assert form.event_now() == Chombo(player=1, extra_fields={"foul": "penalty", "points": 30})
    assert not receiver.chip(1).isEnabled()
    assert receiver.chip(1).toolTip() == "Nobody pays themselves."
    receiver.chip(0).click()
    form.extra_fields.numbers["counted"].setValue(45)
    fields = {"foul": "penalty", "points": 30, "to": 0, "counted": 45}
    assert form.event_now() == Chombo(player=1, extra_fields=fields)
    form.extra_fields.groups["foul"].chip("slip").click()
    assert form.event_now() == Chombo(player=1, extra_fields={"counted": 45})


@pytest.mark.parametrize(
    "event",
    [
        Draw(extra_fields={"lucky": ()}),
        Draw(extra_fields={"lucky": (1, 3)}),
        Draw(kind="abandoned", extra_fields={"caller": 0}),
        Chombo(player=0, extra_fields={"foul": "slip"}),
        Chombo(player=0, extra_fields={"foul": "penalty", "points": 5, "to": "house"}),
        Chombo(player=0, extra_fields={"foul": "penalty", "points": 5, "to": 3, "counted": 0}),
    ],
)
def test_a_recorded_event_stands_in_its_form_as_it_was_said(qtbot: QtBot, event: Event) -> None:
    assert form_of(qtbot, type(event), event).event_now() == event


def test_extra_fields_are_written_in_words() -> None:
    names = MATCH.players
    foul = Chombo(player=0, extra_fields={"foul": "penalty", "points": 5, "to": 3})
    assert describe(foul, names, RULESET).endswith(": penalty")
    assert event_annotations(RULESET, foul, names) == ("points: 5", "to: Dai")
    assert event_annotations(RULESET, Draw(extra_fields={"lucky": (0, 3)}), names) == ("lucky: Aoi, Dai",)
    values = event_fields(Draw(extra_fields={"lucky": (0, 3)}), names, MATCH.rules)
    assert values["lucky"] == "Aoi, Dai"
    assert event_fields(foul, names, MATCH.rules)["points"] == "5"

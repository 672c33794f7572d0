# SPDX-License-Identifier: MIT
"""A typed value: what is pressed stays under the pointer, and nothing else looks as if it counted."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QWidget

from mahjong_desk.ui.picker.result.outcome_lists import SELF_DRAWN
from mahjong_desk.ui.picker.view import PickerView
from tests.ui.player import User
from tests.ui.rulesets.playing import sit_down, view_of


def places(player: User, view: PickerView) -> list[QPoint]:
    """Returns where the chips of the forms and Record begin."""
    watched: list[QWidget] = [view.result.quick_value.forms, view.result.foot.record]
    return [widget.mapTo(player.window, QPoint(0, 0)) for widget in watched]


@pytest.mark.parametrize("ruleset", ["riichi", "beijing", "mcr"])
@pytest.mark.parametrize("size", [(1024, 600), (1366, 768), (1600, 1000)])
def test_nothing_moves_with_who_won_and_how(guest: User, ruleset: str, size: tuple[int, int]) -> None:
    player = guest
    sit_down(player, ruleset)
    player.window.resize(*size)
    player.enter("w")
    view = view_of(player)
    record = places(player, view)[1]
    player.click(view.result.foot.quick)
    found = [places(player, view)]
    for chip in (view.winner.chip(1), view.source.chip(0), view.source.chip(SELF_DRAWN), view.source.chip(2)):
        player.click(chip)
        found.append(places(player, view))
    assert found == [found[0]] * len(found)
    assert found[0][1].x() == record.x()


def test_pieces_and_their_circumstances_are_no_longer_offered(guest: User) -> None:
    player = guest
    sit_down(player, "riichi")
    player.enter("w21")
    view = view_of(player)
    tile = view.palette_tiles.button(0)
    assert tile.isEnabled()
    player.click(view.result.foot.quick)
    assert not tile.isEnabled()
    assert not any(chip.isEnabled() for chip in view.melds.kinds.values())
    assert not any(row.chip.isEnabled() for row in view.melds.indicators.values())
    assert not view.melds.situations.chip("ippatsu").isEnabled()
    assert view.melds.situations.chip("riichi").isEnabled(), "its stick counts whatever the hand is worth"
    player.click(view.result.foot.quick)
    assert tile.isEnabled()


def test_letters_typed_in_a_number_are_commands(guest: User) -> None:
    player = guest
    sit_down(player, "riichi")
    player.enter("w21q")
    box = next(iter(view_of(player).result.quick_value.fields.values())).box
    assert box.hasFocus()
    player.enter("w3")
    assert view_of(player).winner.value() == 2


def test_the_default_is_typed_by_a_click_on_it(guest: User) -> None:
    sit_down(guest, "riichi")
    guest.enter("w41")
    view = view_of(guest)
    guest.click(view.result.quick_value.fields["fu"].usual.chip(30))
    assert view.result.title.text() == "Dai wins from Aoi"
    guest.click(view.result.quick_value.fields["han"].usual.chip(3))
    assert view.result.gain.text == "+3,900"


def test_tiles_take_the_place_of_the_usual_values(guest: User) -> None:
    sit_down(guest, "riichi")
    guest.enter("w41")
    form = view_of(guest).result.quick_value
    assert form.isVisible()
    guest.enter("1m")
    assert not form.isVisible()

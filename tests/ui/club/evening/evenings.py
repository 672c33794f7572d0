# SPDX-License-Identifier: MIT
"""Helpers that plan an evening in the window and seat its rounds."""

from typing import Any

from PySide6.QtCore import Qt

from mahjong_desk.club.schedule.rounds import PairingMethod
from mahjong_desk.ui.club.evening.page import EveningPage
from mahjong_desk.ui.club.evening.plan_sheets import PlanSheet
from tests.ui.player import User

ALT = Qt.KeyboardModifier.AltModifier
SEVENTEEN = [
    "Aoi", "Ben", "Chie", "Dai", "Emi", "Fumi", "Gao", "Hana", "Ivo", "Jun", "Kei", "Lena", "Mio", "Nils", "Ota", "Pia",
    "Rin",
]  # fmt: skip


def show_evening_page(player: User) -> EveningPage:
    player.press(Qt.Key.Key_5, ALT)
    page = player.window.screen_widget("club").show_page("evening")
    assert isinstance(page, EveningPage)
    player.wait(lambda: page.controller.evening is None or page.seats is not None)
    return page


def plan_evening(
    player: User,
    names: list[str],
    method: PairingMethod = PairingMethod.SWISS,
    minutes: int = 50,
    rules: str = "",
    size: int = 0,
) -> EveningPage:
    page = show_evening_page(player)
    player.click(page.plan if page.controller.evening is None else page.plan_another)
    sheet = player.sheet(PlanSheet)
    player.enter("Thursday club")
    if rules:
        player.click(sheet.rulesets.chip(rules))
    if size:
        sheet.sizes.choose(size)
    player.click(sheet.form.method.chip(method))
    sheet.form.minutes.setValue(minutes)
    player.click(sheet.arrival.field)
    for name in names:
        player.enter(f"{name}\n")
    assert sheet.names() == names
    player.click(sheet.main)
    assert player.window.sheet is None
    player.wait(lambda: page.seats is not None)
    return page


def seat_round(player: User, page: EveningPage) -> None:
    player.wait(lambda: page.seats is not None)
    player.click(page.next_round.main)


def seated_evening(player: User, names: list[str], **plan: Any) -> EveningPage:
    page = plan_evening(player, names, **plan)
    seat_round(player, page)
    return page

# SPDX-License-Identifier: MIT
"""An evening a rule system: what happens at the table, by hand, as the contract writes it."""

from tests.ui.xvfb.evenings import arushiaru, beijing, boo, mcr, riichi, shogi, shogi_two, wsom
from tests.ui.xvfb.script import Script

EVENINGS: dict[str, tuple[Script, ...]] = {
    "arushiaru": arushiaru.EVENING,
    "boo": boo.EVENING,
    "wsom": wsom.EVENING,
    "beijing": beijing.EVENING,
    "shogi": shogi.EVENING,
    "shogi of two": shogi_two.EVENING,
    "riichi": riichi.EVENING,
    "mcr": mcr.EVENING,
}
"""The matches of each evening; the first is short, and played in every run."""

# SPDX-License-Identifier: MIT
"""An evening a rule system: what happens at the table, by hand, as the contract writes it."""

from tests.ui.xvfb.evenings import boo, mcr, riichi
from tests.ui.xvfb.script import Script

EVENINGS: dict[str, tuple[Script, ...]] = {
    "boo": boo.EVENING,
    "riichi": riichi.EVENING,
    "mcr": mcr.EVENING,
}
"""The matches of each evening; the first is short, and played in every run."""

# SPDX-License-Identifier: MIT
"""Presets agree with the tables of rules/riichi.md §9."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from mahjong_desk.rules.model.options import Preset
from mahjong_desk.rules.registry import get_ruleset

RIICHI = get_ruleset("riichi")
RULES = Path(__file__).parents[4] / "resources" / "docs" / "rules" / "riichi.md"
ABORTIVE = ["kyuushu_kyuuhai", "suufon_renda", "suucha_riichi", "suukan_sanra"]


def options_in_tables(preset: str) -> Iterator[tuple[str, str]]:
    """Yields the options of a preset with their values as the tables write them."""
    column = 0
    for line in RULES.read_text(encoding="utf-8").splitlines():
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if cells[0] == "option":
            column = next((place for place, cell in enumerate(cells) if cell.startswith(f"`{preset}`")), 0)
        names = ABORTIVE if "abortive draws" in cells[0] else re.findall(r"`(\w+)`", cells[0])
        if not line.startswith("|"):
            column = 0
        elif column and names:
            values = re.split(r" / |, ", re.sub(r" \(.*?\)| `\?`", "", cells[column]).replace("−", "-"))
            yield from zip(names, values * len(names) if len(values) == 1 else values, strict=True)


@pytest.mark.parametrize("preset", RIICHI.presets, ids=lambda preset: preset.id)
def test_presets_match_the_tables_of_the_rules(preset: Preset) -> None:
    chosen = RIICHI.bind(preset.options).options
    usual = {option.id: option.default for option in RIICHI.options}
    expected = {name: str(value).lower() for name, value in usual.items()} | dict(options_in_tables(preset.id))
    assert {name: str(value).lower() for name, value in chosen.items()} == expected

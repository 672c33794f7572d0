# SPDX-License-Identifier: MIT
"""What a player needs, in words."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from mahjong_desk.match.needed import Goal, Need, Way
from mahjong_desk.rules.ruleset import Ruleset
from mahjong_desk.ui.kit import figure, short_name
from mahjong_desk.ui.kit.listing import alternatives, clauses
from mahjong_desk.ui.words import in_language

translate = QCoreApplication.translate


def goal_words(ruleset: Ruleset, need: Need) -> str:
    """Returns what a player needs it for, such as ``to lead``."""
    if need.goal is Goal.END:
        names = ruleset.vocabulary.labels.get(need.label or "")
        return translate("Needed", "for {end}").format(end=in_language(names) if names else need.label)
    if need.goal is Goal.LEAD:
        return translate("Needed", "to lead")
    return translate("Needed", "to leave the last place")


def ways_words(need: Need, names: Sequence[str]) -> str:
    """Returns the wins that suffice, the cheapest first, such as ``240 from Ben; 320 self-drawn or from Aoi``."""
    by_gain: dict[int, list[Way]] = {}
    for way in need.ways:
        if way.value is not None:
            by_gain.setdefault(way.gain, []).append(way)
    if not by_gain:
        return translate("Needed", "not in this hand")
    parts = []
    for gain, ways in sorted(by_gain.items()):
        sources = alternatives(*(_source(way, names) for way in ways))
        parts.append(translate("Needed", "{points} {sources}").format(points=figure(gain), sources=sources))
    return clauses(*parts)


def _source(way: Way, names: Sequence[str]) -> str:
    if way.discarder is None:
        return translate("Needed", "self-drawn")
    return translate("Needed", "from {player}").format(player=short_name(names[way.discarder]))

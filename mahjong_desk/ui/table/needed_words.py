# SPDX-License-Identifier: MIT
"""What a player needs, in words."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from mahjong_desk.match.needed import Goal, Need, Way
from mahjong_desk.rules.ruleset import Ruleset
from mahjong_desk.ui.kit import figure, short_name
from mahjong_desk.ui.kit.listing import alternatives, clauses, headed
from mahjong_desk.ui.words import capital, in_language

translate = QCoreApplication.translate


@dataclass(frozen=True, slots=True)
class NeedWords:
    """What one player needs.

    Attributes:
        cheapest: The cheapest win that suffices, such as ``240 from Ben``.
        purpose: What for, and what else suffices.
        more: The same for what the player may care for besides; empty where that is nothing.
        brief: The purpose alone, and the cheapest win for each of the others.
        line: The cheapest win with its purpose where that is an end of the match.
    """

    cheapest: str
    purpose: str
    more: str
    brief: str
    line: str

    @property
    def whole(self) -> str:
        """All of it."""
        return "\n".join(part for part in (self.cheapest, self.purpose, self.more) if part)


def need_words(ruleset: Ruleset, needs: Sequence[Need], names: Sequence[str]) -> NeedWords | None:
    """Returns what a player needs: for the end of the match where that is in reach, else for the lead; None for nothing.

    Args:
        ruleset: The rules of the match.
        needs: All that this player needs.
        names: The players by seat.
    """
    ends = [need for need in needs if need.goal is Goal.END]
    leads = [need for need in needs if need.goal is Goal.LEAD] if not ends else []
    asked = [*ends, *leads, *(need for need in needs if need.goal is Goal.LEAVE_LAST)]
    if not asked:
        return None
    first, *others = asked
    cheapest, *rest = _wins(first, names)
    purpose = _purpose(ruleset, first)
    told = [(_purpose(ruleset, need), _wins(need, names)) for need in others]
    more = [headed(goal, clauses(*wins)) for goal, wins in told]
    brief = [headed(goal, wins[0]) for goal, wins in told]
    line = headed(_end_name(ruleset, first), cheapest) if ends else cheapest
    return NeedWords(
        capital(cheapest), clauses(purpose, *rest), "\n".join(more), "\n".join([purpose, *brief]), capital(line)
    )


def _end_name(ruleset: Ruleset, need: Need) -> str:
    names = ruleset.vocabulary.labels.get(need.label or "")
    return in_language(names) if names is not None else need.label or ""


def _purpose(ruleset: Ruleset, need: Need) -> str:
    """Returns what a player needs it for, such as ``To lead``."""
    if need.goal is Goal.END:
        return translate("Needed", "For {end}").format(end=_end_name(ruleset, need))
    if need.goal is Goal.LEAD:
        return translate("Needed", "To lead")
    return translate("Needed", "Not to be last")


def _wins(need: Need, names: Sequence[str]) -> list[str]:
    """Returns the wins that suffice, the cheapest first, such as ``240 from Ben``, ``320 self-drawn or from Aoi``."""
    by_gain: dict[int, list[Way]] = {}
    for way in need.ways:
        if way.value is not None:
            by_gain.setdefault(way.gain, []).append(way)
    if not by_gain:
        return [translate("Needed", "not in this hand")]
    sentence = translate("Needed", "{points} {sources}")
    return [
        sentence.format(points=figure(gain), sources=_sources(ways, names)) for gain, ways in sorted(by_gain.items())
    ]


def _sources(ways: Sequence[Way], names: Sequence[str]) -> str:
    if len(ways) == len(names):
        return translate("Needed", "by any win")
    givers = [short_name(names[way.discarder]) for way in ways if way.discarder is not None]
    found = [translate("Needed", "self-drawn")] if len(givers) < len(ways) else []
    if givers:
        found.append(translate("Needed", "from {player}").format(player=alternatives(*givers)))
    return alternatives(*found)

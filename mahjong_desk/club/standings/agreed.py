# SPDX-License-Identifier: MIT
"""What the club has agreed on: its seasons, by which rule it reckons, and whether it rates; folded from what was entered.

The acts of ``seasons``
    ``{"act": "add", "name", "first", "last"}``; the season is known by the UUID of this act, ``last`` may be null;
    ``{"act": "change", "of", "name", "first", "last"}``; ``{"act": "delete", "of"}``; ``{"act": "undo", "of"}``.

The acts of ``standings``
    ``{"act": "rule", "season", "rule"}``, where an empty season stands for every time that has no rule of its own;
    ``{"act": "rating", "on"}``; ``{"act": "undo", "of"}``.

An act that nobody understands, such as one of a later version, changes nothing.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from datetime import date
from typing import Final

from mahjong_desk.club.people.entered import standing
from mahjong_desk.club.standings.periods import Period
from mahjong_desk.club.standings.rule import Rule
from mahjong_desk.ledger.club_act import ClubAct
from mahjong_desk.ledger.documents import Document

SEASONS: Final = "seasons"
STANDINGS: Final = "standings"
ANY_TIME: Final = ""
"""The season of the rule that holds where no other one does."""


@dataclass(frozen=True, slots=True)
class Season:
    """A time that has a name.

    Attributes:
        uuid: What it is known by.
        name: Its name.
        period: From when to when.
    """

    uuid: str
    name: str
    period: Period


@dataclass(frozen=True, slots=True)
class Agreed:
    """What holds now.

    Attributes:
        seasons: The seasons, the earliest first.
        rules: The rules by the UUID of their season.
        rating: Whether players are rated.
    """

    seasons: tuple[Season, ...]
    rules: Mapping[str, Rule]
    rating: bool

    def rule(self, season: str = ANY_TIME) -> Rule:
        """Returns the rule of a season, or that of any time where it has none of its own."""
        return self.rules.get(season) or self.rules.get(ANY_TIME) or Rule()


def agreed(about_seasons: Sequence[ClubAct], about_standings: Sequence[ClubAct]) -> Agreed:
    """Returns what holds after everything that was entered, in the order in which it was."""
    seasons: dict[str, Season] = {}
    for act in standing(about_seasons):
        with suppress(ValueError):
            _enter_season(seasons, act)
    rules: dict[str, Rule] = {}
    rating = False
    for act in standing(about_standings):
        with suppress(ValueError):
            match act.act.get("act"):
                case "rule":
                    rules[_text(act.act, "season")] = Rule.from_payload(_object(act.act, "rule"))
                case "rating":
                    rating = act.act.get("on") is True
    order = sorted(seasons.values(), key=lambda season: (season.period.first or date.min, season.name, season.uuid))
    return Agreed(tuple(order), rules, rating)


def latest(acts: Sequence[ClubAct]) -> ClubAct | None:
    """Returns the act that an undo would take back: the last one that stands; None where there is none."""
    return next(reversed(standing(acts)), None)


def _enter_season(seasons: dict[str, Season], act: ClubAct) -> None:
    match act.act.get("act"):
        case "add":
            seasons[act.uuid] = _season(act.uuid, act.act)
        case "change":
            uuid = _text(act.act, "of")
            if uuid in seasons:
                seasons[uuid] = _season(uuid, act.act)
        case "delete":
            seasons.pop(_text(act.act, "of"), None)


def _season(uuid: str, act: Document) -> Season:
    last = _text(act, "last") if act.get("last") is not None else None
    period = Period(date.fromisoformat(_text(act, "first")), date.fromisoformat(last) if last is not None else None)
    return Season(uuid, _text(act, "name"), period)


def _text(act: Document, key: str) -> str:
    text = act.get(key)
    if not isinstance(text, str):
        raise ValueError(f"no text: {key}")
    return text


def _object(act: Document, key: str) -> Document:
    found = act.get(key)
    if not isinstance(found, Mapping):
        raise ValueError(f"no object: {key}")
    return found


# What is entered


def season_added(name: str, period: Period) -> Document:
    """Returns the act by which a season begins."""
    return {"act": "add", **_told(name, period)}


def season_changed(uuid: str, name: str, period: Period) -> Document:
    """Returns the act by which a season gets another name or other dates."""
    return {"act": "change", "of": uuid, **_told(name, period)}


def season_deleted(uuid: str) -> Document:
    """Returns the act by which a season goes; its matches stay."""
    return {"act": "delete", "of": uuid}


def rule_made(rule: Rule, season: str = ANY_TIME) -> Document:
    """Returns the act by which a rule holds from now on."""
    return {"act": "rule", "season": season, "rule": rule.payload()}


def rating_turned(*, on: bool) -> Document:
    """Returns the act by which players are rated from now on, or no longer."""
    return {"act": "rating", "on": on}


def undone(act: ClubAct) -> Document:
    """Returns the act by which another one is taken back."""
    return {"act": "undo", "of": act.uuid}


def _told(name: str, period: Period) -> Document:
    if period.first is None:
        raise ValueError("a season has a first day")
    return {
        "name": name,
        "first": period.first.isoformat(),
        "last": period.last.isoformat() if period.last is not None else None,
    }

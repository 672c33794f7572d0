# SPDX-License-Identifier: MIT
"""By what hands are found: their players, yaku, groups and limits, and what kind of hand they are."""

from __future__ import annotations

from collections.abc import Iterable
from enum import StrEnum
from typing import NamedTuple

from mahjong_desk.club.facts.told import HandFact, WinFact


class HitKind(StrEnum):
    """What kind of hand was found."""

    SELF_DRAWN = "self_drawn"
    ON_DISCARD = "on_discard"
    DRAW = "draw"
    FOUL = "foul"
    OTHER = "other"


class TraitKind(StrEnum):
    """What kind of trait it is."""

    YAKU = "yaku"
    GROUP = "group"
    LIMIT = "limit"
    WON = "won"
    GAVE = "gave"
    FOUL = "foul"
    SYSTEM = "system"


class Trait(NamedTuple):
    """Something by which hands are found.

    Attributes:
        kind: What it is.
        ruleset: The id of the ruleset whose word it is; empty for players.
        text: The id of the yaku or limit, the group in the notation of pieces, or by what a player is known.
    """

    kind: TraitKind
    ruleset: str
    text: str


def hit_kind(hand: HandFact) -> HitKind:
    """Returns what kind of hand it is."""
    if hand.kind == "win":
        return HitKind.SELF_DRAWN if hand.discarder is None else HitKind.ON_DISCARD
    return {"draw": HitKind.DRAW, "chombo": HitKind.FOUL}.get(hand.kind, HitKind.OTHER)


def traits_of(ruleset: str, hand: HandFact, win: WinFact | None) -> Iterable[Trait]:
    """Returns the traits of a win, or of a hand without any, each once."""
    found: dict[Trait, None] = {}
    if win is not None:
        found.update((Trait(TraitKind.YAKU, ruleset, identity), None) for identity, _ in win.yaku)
        found.update((Trait(TraitKind.GROUP, ruleset, group), None) for group in win.groups)
        found[Trait(TraitKind.WON, "", win.player.identity)] = None
        if win.limit is not None:
            found[Trait(TraitKind.LIMIT, ruleset, win.limit)] = None
    if hand.discarder is not None:
        found[Trait(TraitKind.GAVE, "", hand.players[hand.discarder].identity)] = None
    if hand.offender is not None:
        found[Trait(TraitKind.FOUL, "", hand.players[hand.offender].identity)] = None
    return found

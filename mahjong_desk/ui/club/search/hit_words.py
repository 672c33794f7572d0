# SPDX-License-Identifier: MIT
"""What is said of a hand that was found, from its facts alone."""

from __future__ import annotations

import json
from datetime import datetime
from typing import TYPE_CHECKING

from PySide6.QtCore import QDate

from mahjong_desk.club.facts.told import Hit, Player, WinFact
from mahjong_desk.club.people.people import People
from mahjong_desk.interchange.fields import Fields
from mahjong_desk.interchange.read_hand import read_hand
from mahjong_desk.rules import registry
from mahjong_desk.rules.model.events import Chombo, Draw
from mahjong_desk.rules.model.reasons import Evaluation
from mahjong_desk.rules.model.refusal import Refusal
from mahjong_desk.rules.ruleset import Ruleset
from mahjong_desk.texts import tr
from mahjong_desk.ui.hand.tile_groups import row_groups
from mahjong_desk.ui.kit.text_format import figure, listed, noted
from mahjong_desk.ui.kit.tiles.faces import TileGroup
from mahjong_desk.ui.text.events import describe
from mahjong_desk.ui.text.language import locale
from mahjong_desk.ui.text.phrases import capital, sentences
from mahjong_desk.ui.text.values import value_words
from mahjong_desk.ui.text.vocabulary import short_ruleset, yaku_name

if TYPE_CHECKING:
    from collections.abc import Sequence


class HitWords:
    """Says of a hit who did what, with which hand, for how much and when."""

    def __init__(self, people: People) -> None:
        self.people = people

    def head(self, hit: Hit) -> str:
        """Returns who won, or what happened."""
        names = self._names(hit.hand.players)
        if hit.win is not None:
            return names[hit.win.seat]
        ruleset = ruleset_of(hit)
        match hit.hand.kind:
            case "draw":
                return describe(Draw(kind=hit.hand.draw or "exhaustive"), names, ruleset)
            case "chombo":
                return describe(Chombo(player=hit.hand.offender or 0), names, ruleset)
        return tr("A note")

    def below(self, hit: Hit) -> str:
        """Returns how it was won, or who was ready."""
        if hit.win is None:
            if not hit.hand.ready:
                return ""
            names = self._names(hit.hand.players)
            return tr("ready: {players}").format(players=listed(names[seat] for seat in hit.hand.ready))
        if hit.hand.discarder is None:
            return tr("self-drawn")
        giver = self._names(hit.hand.players)[hit.hand.discarder]
        return tr("from {player}", "any game").format(player=giver)

    def points(self, hit: Hit) -> str:
        """Returns what the others paid for it."""
        return figure(hit.win.points) if hit.win is not None else ""

    def value(self, hit: Hit) -> str:
        """Returns the yaku of a win with what it is worth, and the note."""
        note = tr("“{note}”").format(note=hit.hand.note) if hit.hand.note else ""
        ruleset = ruleset_of(hit)
        if hit.win is None or ruleset is None:
            return note
        known = {yaku.id for yaku in ruleset.yaku}
        yaku = [yaku_name(ruleset, identity)[0] for identity, _ in hit.win.yaku if identity in known]
        return noted(capital(listed(yaku)) if yaku else "", value_of(ruleset, hit.win), note)

    def where(self, hit: Hit) -> str:
        """Returns when, and in which rule system."""
        ruleset = ruleset_of(hit)
        return noted(_day(hit.at), short_ruleset(ruleset) if ruleset is not None else hit.system)

    def whole(self, hit: object) -> str:
        """Returns everything, for whoever hears it and cannot see it."""
        assert isinstance(hit, Hit)
        parts = (self.head(hit), self.below(hit), self.points(hit), self.value(hit), self.where(hit))
        return sentences(noted(*parts))

    def _names(self, players: Sequence[Player]) -> list[str]:
        return [self.people.shown_name(self.people.person(*player)) for player in players]


def _day(at: str) -> str:
    """Returns the local day of a moment in few letters."""
    try:
        moment = datetime.fromisoformat(at).astimezone()
    except ValueError:
        return ""
    return locale().toString(QDate(moment.year, moment.month, moment.day), tr("d MMM yyyy"))


def ruleset_of(hit: Hit) -> Ruleset | None:
    """Returns the rule system of a hit; None where this program does not know it any more."""
    return registry.known(hit.system.partition("/")[0])


def value_of(ruleset: Ruleset, win: WinFact) -> str:
    """Returns what a hand is worth in its rule system's own words."""
    return value_words(ruleset, Evaluation(None, (), win.base, han=win.han, limit=win.limit, fu=win.fu))


def tiles_of(hit: Hit) -> tuple[TileGroup, ...]:
    """Returns the hand as it lay; nothing where only its value was typed."""
    ruleset = ruleset_of(hit)
    if hit.win is None or not hit.win.hand or ruleset is None:
        return ()
    try:
        hand = read_hand(ruleset, Fields(json.loads(hit.win.hand)), complete=True)
    except Refusal:
        return ()
    return row_groups(ruleset, hand, hit.win.seat, hit.hand.order)

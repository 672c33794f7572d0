# SPDX-License-Identifier: MIT
"""Makes the reference card of a rule system from the system itself."""

from __future__ import annotations

from mahjong_desk.match import Match
from mahjong_desk.rules.ruleset import Ruleset
from mahjong_desk.texts import tr, trn
from mahjong_desk.ui.card.contents import Card, FuRow
from mahjong_desk.ui.card.legend import legend_of
from mahjong_desk.ui.card.payments import payment_grids
from mahjong_desk.ui.card.penalties import extras_grid, penalties_grid
from mahjong_desk.ui.card.yaku import yaku_classes
from mahjong_desk.ui.kit.faces import TileGroup
from mahjong_desk.ui.kit.listing import headed
from mahjong_desk.ui.rulebook.figures import FuAmount, RuleFigures
from mahjong_desk.ui.words.phrases import capital, in_language, plural
from mahjong_desk.ui.words.pieces import piece_face, piece_group
from mahjong_desk.ui.words.values import points_words
from mahjong_desk.ui.words.vocabulary import characters, fu_name


def card_of(ruleset: Ruleset, match: Match | None) -> Card:
    """Returns the card of a rule system, in the language of the interface."""
    figures = RuleFigures(ruleset, match)
    name = in_language(ruleset.names)
    return Card(
        title=tr("Reference card: {rules}").format(rules=name),
        rules=name,
        characters=characters(ruleset, ruleset.names),
        options=_options(figures),
        facts=_facts(figures),
        unit=in_language(ruleset.unit),
        classes=yaku_classes(figures),
        fu=_fu(figures),
        payments=payment_grids(figures),
        extras=extras_grid(figures),
        penalties=penalties_grid(figures),
        legend=legend_of(figures),
    )


def _options(figures: RuleFigures) -> tuple[str, ...]:
    """Returns the options that differ from the default."""
    return tuple(
        headed(
            capital(in_language(option.names)),
            in_language(option.choice(figures.rules.options[option.id]).names),
        )
        for option in figures.ruleset.options
        if figures.rules.options[option.id] != option.default
    )


def _facts(figures: RuleFigures) -> tuple[str, ...]:
    start = figures.rules.start(figures.players).scores[0]
    players = plural(lambda: trn("{n} player", "{n} players", figures.players), figures.players, "player")
    points = tr("start with {points}").format(points=points_words(start, figures.ruleset))
    goal = figures.rules.goal
    if goal is None:
        return players, points
    return (
        players,
        points,
        tr("goal {points}").format(points=points_words(goal, figures.ruleset)),
    )


def _fu(figures: RuleFigures) -> tuple[FuRow, ...]:
    if "fu" not in figures.ruleset.value_fields:
        return ()
    return tuple(
        FuRow(
            capital(fu_name(figures.ruleset, item.id)),
            tuple((amount.fu, _groups(figures.ruleset, amount)) for amount in item.amounts),
        )
        for item in figures.fu()
    )


def _groups(ruleset: Ruleset, amount: FuAmount) -> tuple[TileGroup, ...]:
    """Returns the pieces that bring fu; the one that was waited for stands by itself, marked."""
    held = (piece_group(ruleset, *amount.held),) if amount.held else ()
    if amount.won is None:
        return held
    return (*held, TileGroup((piece_face(ruleset, amount.won, winning=True),)))

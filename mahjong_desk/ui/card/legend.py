# SPDX-License-Identifier: MIT
"""The pieces of a rule system by name, and which of them follows which."""

from __future__ import annotations

from collections.abc import Callable

from mahjong_desk.pieces import Piece, PieceSet
from mahjong_desk.rules.model.indicators import Indicator
from mahjong_desk.texts import tr, trn
from mahjong_desk.ui.card.contents import Legend, PieceOrder
from mahjong_desk.ui.kit.text_format import join_items
from mahjong_desk.ui.kit.tiles.faces import TileGroup, suit_name
from mahjong_desk.ui.rulebook.rule_values import RuleValues, table_before_first_hand
from mahjong_desk.ui.text import vocabulary
from mahjong_desk.ui.text.phrases import capitalised, localised, plural
from mahjong_desk.ui.text.tiles import counted_group, piece_group, piece_name
from mahjong_desk.ui.text.vocabulary import piece_context


def build_legend(figures: RuleValues) -> Legend:
    """Returns what a rule system is played with under the options of a table."""
    pieces = figures.ruleset.pieces
    alike = len(set(pieces.copies)) == 1
    title = ""
    if alike:
        copies = pieces.copies[0]
        title = plural(lambda: trn("{n} of each", "{n} of each", copies), copies, "each")
    marked = tr("bar: winning tile", usage=piece_context(pieces))
    return Legend(title, marked, _named(figures, alike=alike), _orders(figures))


def _named(figures: RuleValues, *, alike: bool) -> tuple[TileGroup, ...]:
    """Returns every suit under its name, and each other piece under its own."""
    ruleset = figures.ruleset
    pieces, usage = ruleset.pieces, vocabulary.vocabulary_context(ruleset)
    groups = []
    for least, after in pieces.runs:
        suit = [piece for piece in pieces.order if least <= pieces.kinds[piece] < after]
        name = suit_name(pieces.names[least][-1], usage)
        groups.append(piece_group(ruleset, *suit)._replace(caption=capitalised(name)))
    ran = {piece for least, after in pieces.runs for piece in range(least, after)}
    for piece in pieces.order:
        if pieces.kinds[piece] not in ran:
            name = capitalised(piece_name(ruleset, piece))
            amount = "" if alike else f"×{pieces.copies[pieces.kinds[piece]]}"
            groups.append(piece_group(ruleset, piece)._replace(caption=name, amount=amount))
    table = table_before_first_hand(figures.free, figures.players)
    for field in ruleset.extra_fields:
        if field.faces and field.offered(figures.rules.options, table):
            name = capitalised(localised(field.names))
            groups.append(counted_group(ruleset, field)._replace(caption=f"{name} ×1"))
    return tuple(groups)


def _orders(figures: RuleValues) -> tuple[PieceOrder, ...]:
    """Returns the order by which each kind of indicator makes others so; kinds with the same one share it."""
    ruleset = figures.ruleset
    shared: dict[Callable[[Piece], Piece], list[Indicator]] = {}
    for indicator in figures.rules.indicators:
        shared.setdefault(indicator.indicated, []).append(indicator)
    found = []
    for indicated, indicators in shared.items():
        shown = join_items([localised(one.names) for one in indicators])
        made = join_items([localised(one.makes) for one in indicators])
        rounds = tuple(piece_group(ruleset, *one, one[0]) for one in _rounds(ruleset.pieces, indicated) if len(one) > 1)
        found.append(PieceOrder(f"{capitalised(shown)} → {made}", rounds))
    return tuple(found)


def _rounds(pieces: PieceSet, indicated: Callable[[Piece], Piece]) -> list[tuple[Piece, ...]]:
    """Returns the rounds in which kinds follow each other; of suits that go alike the first one."""
    seen: set[Piece] = set()
    known: set[tuple[Piece, ...]] = set()
    rounds = []
    for first in range(len(pieces.copies)):
        one: list[Piece] = []
        at = first
        while at not in seen:
            seen.add(at)
            one.append(at)
            at = indicated(at)
        least = next((least for least, after in pieces.runs if least <= first < after), None)
        shape = tuple(piece - least for piece in one) if least is not None else tuple(one)
        if one and (least is None or shape not in known):
            rounds.append(tuple(one))
        if least is not None:
            known.add(shape)
    return rounds

# SPDX-License-Identifier: MIT
"""Asks which discard leaves a hand nearest to a win with the most useful pieces."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from random import Random

from mahjong_desk.learn.cases.win_case import WinCase
from mahjong_desk.learn.drills.drill import ChoiceQuestion, Drill, Level, Scene, Subject
from mahjong_desk.learn.drills.waits import unseen_pieces
from mahjong_desk.learn.workbench.bench import Bench
from mahjong_desk.learn.workbench.discards import DiscardOption, evaluate_discards
from mahjong_desk.learn.workbench.distance import shanten
from mahjong_desk.pieces import Piece
from mahjong_desk.rules.model.hand import Hand
from mahjong_desk.rules.model.table import Table
from mahjong_desk.rules.ruleset import Ruleset, TableRules

_MOST_RIGHT = 2
_LEAST_OPTIONS = 4
_MOST_WILDS = 2
_NEAR_SHARE, _REACH = 0.6, 2
TOPICS = ("ready", "one_away", "two_away")
"""How far the best discard leaves the hand from ready."""


def make_discard_drill(scene: Scene) -> Drill | None:
    """Returns the question which piece to discard; the level is the distance to tenpai.

    None if the hand wins, is too far away, has too many equally good discards, or more than two wildcards: four may win
    without a shape.
    """
    hand = scene.hand
    if hand is None or hand.winning_piece is None or _wilds(scene.ruleset, hand) > _MOST_WILDS:
        return None
    away = shanten(_bench(scene.rules, scene.table, scene.seat, hand), scene.ruleset)
    if away is None or not 0 <= away < len(TOPICS):
        return None
    found = rank_discards(scene)
    right = frozenset(one.piece for one in found if _rank(one) == _rank(found[0]))
    if len(found) < _LEAST_OPTIONS or len(right) > _MOST_RIGHT:
        return None
    options = tuple(sorted(one.piece for one in found))
    asked = replace(scene, event=None)
    return Drill(
        Subject.DISCARD, Level(away + 1), asked, ChoiceQuestion(options, right, all_required=False), (TOPICS[away],)
    )


def rank_discards(scene: Scene) -> tuple[DiscardOption, ...]:
    """Returns what each discard leaves, one per kind, the best first.

    Raises:
        ValueError: If the scene has no full hand.
    """
    hand = scene.hand
    if hand is None or hand.winning_piece is None:
        raise ValueError("a discard is chosen from a full hand")
    return evaluate_discards(_bench(scene.rules, scene.table, scene.seat, hand), scene.ruleset, values=False)


def _bench(rules: TableRules, table: Table, seat: int, hand: Hand) -> Bench:
    """Returns a full hand as a bench of plain kinds."""
    pieces = rules.ruleset.pieces
    held = [pieces.kind_of_face[piece] for piece in (*hand.concealed, hand.winning_piece) if piece is not None]
    return Bench(
        tuple(held[:-1]),
        hand.melds,
        held[-1],
        seat_wind=table.seat_wind(seat),
        turned_up=hand.indicators,
        pieces=pieces,
        options={rules.ruleset.id: rules.options},
    )


def _wilds(ruleset: Ruleset, hand: Hand) -> int:
    return (*hand.concealed, hand.winning_piece).count(ruleset.wildcard_kind(hand.indicators))


def _rank(discard: DiscardOption) -> tuple[int, int]:
    return discard.shanten, -discard.tiles


def _drawn(random: Random, ruleset: Ruleset, left: list[Piece], kept: Sequence[Piece], level: Level) -> list[Piece]:
    """Returns random pieces to complete a hand, mostly useful ones: a useless one would be found too quickly."""
    found: list[Piece] = []
    for _ in range(level):
        near = [piece for piece in left if any(_could_form_set(ruleset, piece, one) for one in kept)]
        found.append(random.choice(near if near and level > Level.EASY and random.random() < _NEAR_SHARE else left))
        left = list(left)
        left.remove(found[-1])
    return found


def _could_form_set(ruleset: Ruleset, one: Piece, other: Piece) -> bool:
    """Returns whether two pieces may be of one set."""
    kind, beside = ruleset.pieces.kind_of_face[one], ruleset.pieces.kind_of_face[other]
    return kind == beside or any(
        {kind, beside} <= {*range(*run)} for run in ruleset.pieces.suit_ranges if abs(kind - beside) <= _REACH
    )


def unfinish_hand(random: Random, case: WinCase, level: Level) -> Hand | None:
    """Returns the hand of a win with pieces replaced according to the level; None if it is not that far away."""
    hand, rules = case.rules.hand_with_circumstances(case.hand(), ()), case.rules
    if hand.winning_piece is None or len(hand.concealed) <= level:
        return None
    held = [*hand.concealed, hand.winning_piece]
    places = random.sample(range(len(held)), level)
    kept = [piece for place, piece in enumerate(held) if place not in places]
    for place, piece in zip(
        places, _drawn(random, rules.ruleset, unseen_pieces(rules, hand), kept, level), strict=True
    ):
        held[place] = piece
    random.shuffle(held)
    full = replace(hand, concealed=tuple(rules.ruleset.pieces.sorted(held[:-1])), winning_piece=held[-1])
    if _wilds(rules.ruleset, full) > _MOST_WILDS:
        return None
    away = shanten(_bench(rules, case.table, case.winner, full), rules.ruleset)
    return full if away == level - 1 else None

# SPDX-License-Identifier: MIT
"""Asks what a hand waits for."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import replace

from mahjong_desk.learn.drills.drill import ChoiceQuestion, Drill, Level, Scene, Subject
from mahjong_desk.pieces import Piece, PieceSet
from mahjong_desk.rules.model.events import Winner
from mahjong_desk.rules.model.faces import all_pieces
from mahjong_desk.rules.model.hand import Hand
from mahjong_desk.rules.model.reasons import WaitResult
from mahjong_desk.rules.model.refusal import Refusal
from mahjong_desk.rules.ruleset import TableRules
from mahjong_desk.shapes import HandShape, Reading

_MOST = 13
_EASY, _MEDIUM = 1, 3
"""So many kinds at the most."""
_RUN = _PAIR = 2
MANY, WILD, PAIRS = "many", "wild", "pairs"
"""The topics beside the kinds of wait: four kinds or more, wildcards in the hand, seven pairs."""


def make_waits_drill(scene: Scene) -> Drill | None:
    """Returns the question which pieces complete a hand; the level is how many kinds do, the wildcard not counted.

    None where nothing does or half the set, where a kind would that nobody can draw any more, and where the rules let
    nobody win on a piece, or win without a shape.
    """
    hand, kinds = scene.hand, scene.ruleset.pieces.kinds
    if hand is None:
        return None
    wild = scene.ruleset.wild_kind(hand.turned_up)
    if _is_dead_wait(scene.ruleset.pieces, hand, wild):
        return None
    asked = replace(
        scene,
        hand=replace(scene.rules.under(hand, declared_circumstances(scene.rules, hand)), winning_piece=None),
        event=None,
    )
    try:
        answers = waits_of(asked)
    except Refusal:
        return None
    # Red fives are waited for as what they are; which five completes the hand is one question.
    right = frozenset(kinds[one.piece] for one in answers)
    if not 0 < len(right) <= _MOST or any(reading_of(one) is None for one in answers):
        return None
    plain = {kinds[one.piece]: one for one in answers if one.piece != wild}
    level = Level.EASY if len(plain) <= _EASY else Level.MEDIUM if len(plain) <= _MEDIUM else Level.HARD
    topics = [MANY] if level is Level.HARD else _shapes(plain.values())
    if wild in hand.concealed:
        topics.append(WILD)
    options = tuple(range(len(scene.ruleset.pieces.copies)))
    return Drill(Subject.WAITS, level, asked, ChoiceQuestion(options, right, every=True), tuple(dict.fromkeys(topics)))


def declared_circumstances(rules: TableRules, hand: Hand) -> tuple[str, ...]:
    """Returns the circumstances that are known of a hand before its last piece has come: what was declared."""
    return tuple(one for one in hand.situation if one in rules.declared)


def waits_of(scene: Scene) -> tuple[WaitResult, ...]:
    """Returns every piece that completes the hand of a scene, with what it brings.

    Raises:
        Refusal: The hand is not one piece short.
    """
    giver = (scene.seat - 1) % scene.table.players
    return scene.rules.waits(scene.table, Winner(scene.seat, scene.hand), giver)


def reading_of(answer: WaitResult) -> Reading | None:
    """Returns how a hand is read that such a piece completes; None where the rules refuse the win, or need no shape."""
    evaluation = answer.tsumo.evaluation or answer.ron.evaluation
    return None if evaluation is None else evaluation.reading


def _is_dead_wait(pieces: PieceSet, hand: Hand, wild: Piece | None) -> bool:
    """Returns whether a kind of which all pieces can be seen could be waited for: it lies near the others, or is wild."""
    shown = [*hand.turned_up.pieces, *(piece for meld in hand.melds for piece in meld.pieces)]
    counts = pieces.counts([*hand.concealed, *shown])
    held = pieces.counts(hand.concealed)
    for kind, count in enumerate(counts):
        # Of a kind with no more pieces than a pair has, a further one would complete nothing.
        if count < pieces.copies[kind] or count <= _PAIR:
            continue
        if kind == wild:
            return True
        run = next((run for run in pieces.runs if kind in range(*run)), (kind, kind + 1))
        if any(held[max(run[0], kind - _RUN) : min(run[1], kind + _RUN + 1)]):
            return True
    return False


def _shapes(answers: Iterable[WaitResult]) -> list[str]:
    """Returns what kinds of wait there are."""
    readings = [reading for one in answers if (reading := reading_of(one)) is not None]
    return [PAIRS if reading.form is HandShape.PAIRS else reading.wait.value for reading in readings]


def unseen_pieces(rules: TableRules, hand: Hand) -> list[Piece]:
    """Returns the pieces that lie neither in a hand and its melds nor open on the table, a robbed kan included."""
    kinds = rules.ruleset.pieces.kinds
    left = Counter(dict(enumerate(rules.faces)))
    left.subtract([*all_pieces(hand), *hand.turned_up.pieces])
    robbed = None
    if hand.winning_piece is not None and any(one.robs for one in rules.ruleset.named(hand.situation)):
        robbed = kinds[hand.winning_piece]
    return [piece for piece in left.elements() if kinds[piece] != robbed]

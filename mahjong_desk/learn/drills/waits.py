# SPDX-License-Identifier: MIT
"""Asks what a hand waits for."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from mahjong_desk.learn.drills.drill import Choice, Drill, Level, Scene, Subject
from mahjong_desk.pieces import Piece, PieceSet
from mahjong_desk.rules.events import Winner
from mahjong_desk.rules.hand import Hand
from mahjong_desk.rules.reasons import WaitAnswer
from mahjong_desk.rules.refusal import Refusal
from mahjong_desk.rules.ruleset import Ruleset
from mahjong_desk.shapes import Form

_MOST = 13
_FEW, _SOME = 2, 3
_RUN = 2
MANY, WILD, PAIRS = "many", "wild", "pairs"
"""The topics beside the kinds of wait: four kinds or more, wildcards in the hand, seven pairs."""


def ask_waits(scene: Scene) -> Drill | None:
    """Returns the question which pieces complete a hand; the level is how many kinds do, the wildcard not counted.

    None where nothing does or half the set, where a kind would that nobody can draw any more, and where a piece completes
    the hand but the rules let nobody win on it.
    """
    hand = scene.hand
    if hand is None or _used_up(scene.ruleset.pieces, hand):
        return None
    asked = replace(scene, hand=replace(hand, winning_piece=None, situation=()), event=None)
    try:
        answers = waits_of(asked)
    except Refusal:
        return None
    kinds = scene.ruleset.pieces.kinds
    # Red fives are waited for as what they are; which five completes the hand is one question.
    right = frozenset(kinds[one.piece] for one in answers)
    if not 0 < len(right) <= _MOST or any(not one.left or _refused(one) for one in answers):
        return None
    wild = _wildcard(scene.ruleset, hand)
    plain = [one for one in answers if one.piece == kinds[one.piece] != wild]
    level = Level.EASY if len(plain) < _FEW else Level.MEDIUM if len(plain) <= _SOME else Level.HARD
    topics = _shapes(plain) if len(plain) <= _SOME else [MANY]
    if wild in hand.concealed:
        topics.append(WILD)
    options = tuple(range(len(scene.ruleset.pieces.copies)))
    return Drill(Subject.WAITS, level, asked, Choice(options, right, every=True), tuple(dict.fromkeys(topics)))


def waits_of(scene: Scene) -> tuple[WaitAnswer, ...]:
    """Returns every piece that completes the hand of a scene, with what it brings.

    Raises:
        Refusal: The hand is not one piece short.
    """
    giver = (scene.seat - 1) % scene.table.players
    return scene.rules.waits(scene.table, Winner(scene.seat, scene.hand), giver)


def _refused(answer: WaitAnswer) -> bool:
    return answer.ron.evaluation is None and answer.tsumo.evaluation is None


def _wildcard(ruleset: Ruleset, hand: Hand) -> Piece | None:
    if ruleset.indicated is None or hand.wild_indicator is None:
        return None
    return ruleset.indicated(hand.wild_indicator)


def _used_up(pieces: PieceSet, hand: Hand) -> bool:
    """Returns whether a kind of which the hand holds all pieces lies near enough to its others to be waited for."""
    counts = pieces.counts([*hand.concealed, *(piece for meld in hand.melds for piece in meld.pieces)])
    held = pieces.counts(hand.concealed)
    for kind, count in enumerate(counts):
        if count < pieces.copies[kind]:
            continue
        run = next((run for run in pieces.runs if kind in range(*run)), (kind, kind + 1))
        if any(held[max(run[0], kind - _RUN) : min(run[1], kind + _RUN + 1)]):
            return True
    return False


def _shapes(answers: Sequence[WaitAnswer]) -> list[str]:
    """Returns what kinds of wait there are."""
    found = []
    for one in answers:
        evaluation = one.tsumo.evaluation or one.ron.evaluation
        reading = None if evaluation is None else evaluation.reading
        if reading is not None:
            found.append(PAIRS if reading.form is Form.PAIRS else reading.wait.value)
    return found

# SPDX-License-Identifier: MIT
"""Asks for the waits of a hand, or for the best discard."""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import replace
from random import Random

from mahjong_desk.learn.cases.win_case import WinCase
from mahjong_desk.learn.drills.drill import ChoiceQuestion, Drill, Level, Scene, Subject
from mahjong_desk.learn.workbench.bench import Bench
from mahjong_desk.learn.workbench.distance import DiscardOption, evaluate_discards, shanten
from mahjong_desk.pieces import Piece, PieceSet
from mahjong_desk.rules.model.events import Winner
from mahjong_desk.rules.model.hand import Hand, all_pieces
from mahjong_desk.rules.model.reasons import WaitResult
from mahjong_desk.rules.model.refusal import Refusal
from mahjong_desk.rules.model.table import Table
from mahjong_desk.rules.ruleset import Ruleset, TableRules
from mahjong_desk.shapes import HandShape, Reading

_MAX_WAITS = 13
_EASY, _MEDIUM = 1, 3
"""The maximum number of kinds at each level."""
_RUN = _PAIR = 2
MANY, WILD, PAIRS = "many", "wild", "pairs"
"""Topics besides the shapes of waits: four or more kinds, wildcards, seven pairs."""


def make_waits_drill(scene: Scene) -> Drill | None:
    """Returns the question for the waits of a hand.

    The level is the number of kinds without the wildcard. Returns None if there is no wait or too many, if a wait may
    have no copies left, if the rules refuse the hand, and if a win needs no shape.
    """
    hand, kinds = scene.hand, scene.ruleset.pieces.kind_of_face
    if hand is None:
        return None
    wild = scene.ruleset.wildcard_kind(hand.indicators)
    if _is_dead_wait(scene.ruleset.pieces, hand, wild):
        return None
    known = scene.rules.hand_with_circumstances(hand, declared_circumstances(scene.rules, hand))
    question_scene = replace(scene, hand=replace(known, winning_piece=None), event=None)
    try:
        answers = find_waits(question_scene)
    except Refusal:
        return None
    # Red fives are separate waits; the question treats all fives as one kind.
    right = frozenset(kinds[answer.piece] for answer in answers)
    if not 0 < len(right) <= _MAX_WAITS or any(to_reading(answer) is None for answer in answers):
        return None
    plain = {kinds[answer.piece]: answer for answer in answers if answer.piece != wild}
    level = Level.EASY if len(plain) <= _EASY else Level.MEDIUM if len(plain) <= _MEDIUM else Level.HARD
    topics = [MANY] if level is Level.HARD else _wait_topics(plain.values())
    if wild in hand.concealed:
        topics.append(WILD)
    options = tuple(range(len(scene.ruleset.pieces.copies_per_kind)))
    question = ChoiceQuestion(options, right, all_required=True)
    return Drill(Subject.WAITS, level, question_scene, question, tuple(dict.fromkeys(topics)))


def declared_circumstances(rules: TableRules, hand: Hand) -> tuple[str, ...]:
    """Returns the declared circumstances, which are known before the winning piece."""
    return tuple(situation for situation in hand.situation if situation in rules.declared_circumstance_ids)


def find_waits(scene: Scene) -> tuple[WaitResult, ...]:
    """Returns every piece that completes the hand, with its outcome.

    Raises ``Refusal`` if the hand is not one piece short.
    """
    return scene.rules.waits(scene.table, Winner(scene.seat, scene.hand), scene.table.previous_seat(scene.seat))


def to_reading(answer: WaitResult) -> Reading | None:
    """Returns the reading, or None if the win is refused or needs no shape."""
    evaluation = answer.tsumo.evaluation or answer.ron.evaluation
    return None if evaluation is None else evaluation.reading


def _is_dead_wait(pieces: PieceSet, hand: Hand, wild: Piece | None) -> bool:
    """Returns whether a kind without copies left could be a wait."""
    visible = [*hand.indicators.pieces, *(piece for meld in hand.melds for piece in meld.pieces)]
    counts = pieces.counts([*hand.concealed, *visible])
    concealed_counts = pieces.counts(hand.concealed)
    for kind, count in enumerate(counts):
        # A kind with no more copies than a pair completes nothing.
        if count < pieces.copies_per_kind[kind] or count <= _PAIR:
            continue
        if kind == wild:
            return True
        run = next((run for run in pieces.suit_ranges if kind in range(*run)), (kind, kind + 1))
        if any(concealed_counts[max(run[0], kind - _RUN) : min(run[1], kind + _RUN + 1)]):
            return True
    return False


def _wait_topics(answers: Iterable[WaitResult]) -> list[str]:
    """Returns the topics of the waits."""
    readings = [reading for answer in answers if (reading := to_reading(answer)) is not None]
    return [PAIRS if reading.shape is HandShape.PAIRS else reading.wait.value for reading in readings]


def unseen_pieces(rules: TableRules, hand: Hand) -> list[Piece]:
    """Returns the pieces that are not visible, including a robbed kan."""
    kinds = rules.ruleset.pieces.kind_of_face
    unseen = Counter(dict(enumerate(rules.faces)))
    unseen.subtract([*all_pieces(hand), *hand.indicators.pieces])
    robbed = None
    if hand.winning_piece is not None and any(
        circumstance.robs_kan for circumstance in rules.ruleset.known_circumstances(hand.situation)
    ):
        robbed = kinds[hand.winning_piece]
    return [piece for piece in unseen.elements() if kinds[piece] != robbed]


_MAX_RIGHT = 2
_MIN_OPTIONS = 4
_MAX_WILDS = 2
_NEAR_SHARE, _REACH = 0.6, 2
TOPICS = ("ready", "one_away", "two_away")
"""The topics by the distance to tenpai after the best discard."""


def make_discard_drill(scene: Scene) -> Drill | None:
    """Returns the question which piece to discard.

    The level rises with the distance to tenpai. Returns None if the hand wins, is too far away, has too many equally
    good discards, or more than two wildcards, because four may win without a shape.
    """
    hand = scene.hand
    if hand is None or hand.winning_piece is None or _count_wilds(scene.ruleset, hand) > _MAX_WILDS:
        return None
    distance = shanten(_bench(scene.rules, scene.table, scene.seat, hand), scene.ruleset)
    if distance is None or not 0 <= distance < len(TOPICS):
        return None
    discards = rank_discards(scene)
    right = frozenset(discard.piece for discard in discards if discard.distance.rank == discards[0].distance.rank)
    if len(discards) < _MIN_OPTIONS or len(right) > _MAX_RIGHT:
        return None
    options = tuple(sorted(discard.piece for discard in discards))
    spec = ChoiceQuestion(options, right, all_required=False)
    return Drill(Subject.DISCARD, Level(distance + 1), replace(scene, event=None), spec, (TOPICS[distance],))


def rank_discards(scene: Scene) -> tuple[DiscardOption, ...]:
    """Returns the evaluated discards, one per kind, the best first.

    Raises ``ValueError`` if the scene has no full hand.
    """
    hand = scene.hand
    if hand is None or hand.winning_piece is None:
        raise ValueError("the scene must have a full hand")
    return evaluate_discards(_bench(scene.rules, scene.table, scene.seat, hand), scene.ruleset, values=False)


def _bench(rules: TableRules, table: Table, seat: int, hand: Hand) -> Bench:
    """Returns a full hand as a bench, with kinds instead of special faces."""
    pieces = rules.ruleset.pieces
    kinds = [pieces.kind_of_face[piece] for piece in (*hand.concealed, hand.winning_piece) if piece is not None]
    return Bench(
        tuple(kinds[:-1]),
        hand.melds,
        kinds[-1],
        seat_wind=table.seat_wind(seat),
        turned_up=hand.indicators,
        pieces=pieces,
        options={rules.ruleset.id: rules.options},
    )


def _count_wilds(ruleset: Ruleset, hand: Hand) -> int:
    return (*hand.concealed, hand.winning_piece).count(ruleset.wildcard_kind(hand.indicators))


def _random_draws(
    random: Random, ruleset: Ruleset, unseen: list[Piece], kept: Sequence[Piece], level: Level
) -> list[Piece]:
    """Returns random pieces, mostly useful ones, since others are easy discards."""
    draws: list[Piece] = []
    for _ in range(level):
        near = [piece for piece in unseen if any(_could_form_set(ruleset, piece, other) for other in kept)]
        draws.append(random.choice(near if near and level > Level.EASY and random.random() < _NEAR_SHARE else unseen))
        unseen = list(unseen)
        unseen.remove(draws[-1])
    return draws


def _could_form_set(ruleset: Ruleset, one: Piece, other: Piece) -> bool:
    """Returns whether two pieces could belong to one set."""
    kind, second = ruleset.pieces.kind_of_face[one], ruleset.pieces.kind_of_face[other]
    return kind == second or any(
        {kind, second} <= {*range(*run)} for run in ruleset.pieces.suit_ranges if abs(kind - second) <= _REACH
    )


def unfinish_hand(random: Random, case: WinCase, level: Level) -> Hand | None:
    """Returns a win with ``level`` random pieces replaced, or None.

    None if the hand is not exactly ``level - 1`` away from tenpai, or has too many wildcards.
    """
    hand, rules = case.rules.hand_with_circumstances(case.hand(), ()), case.rules
    if hand.winning_piece is None or len(hand.concealed) <= level:
        return None
    pieces = [*hand.concealed, hand.winning_piece]
    indices = random.sample(range(len(pieces)), level)
    kept = [piece for index, piece in enumerate(pieces) if index not in indices]
    for index, piece in zip(
        indices, _random_draws(random, rules.ruleset, unseen_pieces(rules, hand), kept, level), strict=True
    ):
        pieces[index] = piece
    random.shuffle(pieces)
    full = replace(hand, concealed=tuple(rules.ruleset.pieces.sorted(pieces[:-1])), winning_piece=pieces[-1])
    if _count_wilds(rules.ruleset, full) > _MAX_WILDS:
        return None
    distance = shanten(_bench(rules, case.table, case.winner, full), rules.ruleset)
    return full if distance == level - 1 else None

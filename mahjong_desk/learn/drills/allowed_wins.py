# SPDX-License-Identifier: MIT
"""Asks whether a hand may win by self-draw and on each player's discard."""

from collections.abc import Iterable, Mapping
from dataclasses import replace
from functools import cache
from random import Random

from mahjong_desk.learn.cases.win_case import WinCase
from mahjong_desk.learn.drills.dealing import FORBIDDEN_CODES, deal_win, to_scene
from mahjong_desk.learn.drills.drill import ChoiceQuestion, Drill, Level, Scene, Subject
from mahjong_desk.learn.drills.waits import declared_circumstances
from mahjong_desk.rules.model.events import PenaltyState, PenaltyTile, Win, Winner
from mahjong_desk.rules.model.reasons import Settlement
from mahjong_desk.rules.model.refusal import Refusal
from mahjong_desk.rules.ruleset import Ruleset, TableRules

_STEP = 10
_MAX_PENALTY_TILES = 4
_EARLY_SHARE = 0.3
_MAX_SMALL_HANDS = 3
_MAX_SMALL_WIN = 500
_TRIES = 5
_PROBES = 24
ALLOWED = "allowed"
"""The topic of a hand that may win in every way."""


def make_allowed_wins_drill(scene: Scene) -> Drill | None:
    """Returns the question on whose discards, or by self-draw, a hand may win.

    Each way is named by the seat of the discarder, the self-draw by the player's own. The question is easy if the
    discarder does not matter, otherwise hard. Returns None if there are several winners, or if the hand is refused
    for another reason.
    """
    event = scene.event
    if not isinstance(event, Win) or len(event.winners) > 1 or scene.hand is None:
        return None
    hand = scene.rules.hand_with_circumstances(scene.hand, declared_circumstances(scene.rules, scene.hand))
    question_scene = replace(scene, hand=hand, event=Win(discarder=None, winners=(Winner(scene.seat, hand),)))
    ways = outcomes_by_seat(question_scene)
    refusals = [settled for settled in ways.values() if isinstance(settled, Refusal)]
    if any(refusal.code not in FORBIDDEN_CODES for refusal in refusals):
        return None
    right = frozenset(seat for seat, settled in ways.items() if not isinstance(settled, Refusal))
    level = Level.EASY if len(right - {scene.seat}) in (0, scene.table.players - 1) else Level.HARD
    topics = tuple(sorted({refusal.reason or refusal.code.value for refusal in refusals})) or (ALLOWED,)
    return Drill(Subject.ALLOWED, level, question_scene, ChoiceQuestion(tuple(ways), right, all_required=True), topics)


@cache
def has_forbidden_wins(ruleset: Ruleset) -> bool:
    """Returns whether a rule system may forbid a complete hand; found by dealing."""
    random, rules = Random(ruleset.id), ruleset.bind({})
    for _ in range(_PROBES):
        scene = borderline_scene(random, rules)
        if any(isinstance(win, Refusal) and win.code in FORBIDDEN_CODES for win in outcomes_by_seat(scene).values()):
            return True
    return False


def pick_allowed_wins_drill(random: Random, candidates: Iterable[Drill], level: Level) -> Drill | None:
    """Chooses a question of the level if possible, or returns None if there is none.

    Each number of forbidden ways, then each reason, is equally likely, although most hands may win in every way.
    """
    drills = list(candidates)
    answers: dict[int, dict[tuple[str, ...], Drill]] = {}
    for drill in [drill for drill in drills if drill.level is level] or drills:
        spec = drill.answer_spec
        if isinstance(spec, ChoiceQuestion):
            answers.setdefault(len(spec.options) - len(spec.right), {}).setdefault(drill.topics, drill)
    if not answers:
        return None
    by_topics = random.choice(list(answers.values()))
    return random.choice(list(by_topics.values()))


def outcomes_by_seat(scene: Scene) -> Mapping[int, Settlement | Refusal]:
    """Returns the outcomes of a win by the seat of the discarder.

    The player's own seat comes first and means a self-draw. Raises ``ValueError`` if the scene has no win.
    """
    event = scene.event
    if not isinstance(event, Win):
        raise ValueError("the scene must have a win")
    seats = scene.table.turn_order_from(scene.seat)
    return {seat: scene.settle(replace(event, discarder=None if seat == scene.seat else seat)) for seat in seats}


def borderline_scene(random: Random, rules: TableRules) -> Scene:
    """Returns a win that the scores of the match or penalty tiles may forbid."""
    case = deal_win(random, rules, forbidden=True)
    if rules.target_score is not None:
        case = replace(case, table=case.table._replace(scores=_scores(random, case, rules.target_score)))
    return _with_penalty_tiles(random, to_scene(case)) if PenaltyTile in rules.ruleset.own_events else to_scene(case)


def _scores(random: Random, case: WinCase, target: int) -> tuple[int, ...]:
    """Returns plausible scores: early, or so late that this win may end the match."""
    settled = case.settle(self_drawn=False)
    max_gap = target if isinstance(settled, Refusal) else min(target, settled.deltas[case.winner])
    scores = _after_small_hands(random, case.table.scores)
    for _ in range(_TRIES):
        if random.random() < _EARLY_SHARE:
            break
        late = _endgame_scores(random, case, target, max_gap)
        if min(late) > 0 and max(late) < target:
            return late
    return scores


def _after_small_hands(random: Random, scores: tuple[int, ...]) -> tuple[int, ...]:
    new_scores = list(scores)
    for _ in range(random.randrange(_MAX_SMALL_HANDS + 1)):
        payer, payee = random.sample(range(len(new_scores)), 2)
        points = random.randrange(_STEP, _MAX_SMALL_WIN, _STEP)
        new_scores[payer] -= points
        new_scores[payee] += points
    return tuple(new_scores)


def _endgame_scores(random: Random, case: WinCase, target: int, max_gap: int) -> tuple[int, ...]:
    """Returns scores with one player at most ``max_gap`` from ending the match."""
    first, *others = random.sample(range(case.table.players), case.table.players)
    near = random.randrange(_STEP, max_gap + _STEP, _STEP)
    scores = [0] * case.table.players
    scores[first] = target - near if first == case.winner else near
    points = sum(case.table.scores)
    remaining = points - scores[first]
    shares = [random.expovariate(1) for _ in others]
    for seat, share in zip(others, shares, strict=True):
        scores[seat] = int(remaining * share / sum(shares)) // _STEP * _STEP
    scores[others[0]] += points - sum(scores)
    return tuple(scores)


def _with_penalty_tiles(random: Random, scene: Scene) -> Scene:
    """Returns the scene with some of the winner's pieces as penalty tiles."""
    hand, rules = scene.hand, scene.rules
    assert hand is not None
    table = scene.table._replace(in_match=True)
    for tile in random.sample(hand.concealed, random.randint(0, min(_MAX_PENALTY_TILES, len(hand.concealed)))):
        event = PenaltyTile(player=scene.seat, tile=tile, state=PenaltyState.LIVE)
        table, _ = rules.advance(table, event, rules.settle(table, event))
    return replace(scene, table=table)

# SPDX-License-Identifier: MIT
"""Makes drills from dealt or recorded hands."""

from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import replace
from functools import cache
from itertools import chain, islice
from random import Random

from mahjong_desk.learn.cases.win_case import example_case
from mahjong_desk.learn.drills import allowed_wins
from mahjong_desk.learn.drills.dealing import FORBIDDEN_CODES, deal_win, deal_win_with_yaku, random_table, to_scene
from mahjong_desk.learn.drills.drill import Drill, Level, Scene, Subject
from mahjong_desk.learn.drills.payment import make_payment_drill, special_payment_scene, win_scene
from mahjong_desk.learn.drills.pieces import make_pieces_drill
from mahjong_desk.learn.drills.value import (
    make_fu_drill,
    make_value_drill,
    make_yaku_drill,
    pick_rarest,
    pick_value_drill,
    with_distractors,
)
from mahjong_desk.learn.drills.waits import TOPICS, make_discard_drill, make_waits_drill, unfinish_hand, unseen_pieces
from mahjong_desk.match.replay import Replay
from mahjong_desk.rules.model.events import Win
from mahjong_desk.rules.model.hand import Hand
from mahjong_desk.rules.model.refusal import ErrorCode, Refusal
from mahjong_desk.rules.ruleset import Ruleset, TableRules

_TRIES = 240
_SPECIFIC_TRIES, _SPECIFIC_ROUNDS = 30, 2
"""The number of tries per level in a search for a topic or yaku, and how often all levels are tried."""
_PROBE_COUNT, _MIN_AT_LEVEL = 60, 3
"""The number of probed scenes, and how many of them must have a level for it to be offered."""
_VALUE_COUNT = 8
"""The number of value questions from which one is chosen, so that the answer cannot be guessed."""
_EASY_COUNT, _EASY_TRIES = 10, 48
"""The number of easy yaku questions from which one is chosen, so that guessing the most frequent yaku does not pay off."""
_SIMILAR_COUNT, _SIMILAR_TRIES = 4, 12
"""The number of other yaku questions whose right answers become distractors."""
_ALLOWED_TRIES = 48
"""The number of scenes from which a question about ways to win is chosen, so that rare answers occur."""
_WIN_SUBJECTS = (Subject.YAKU, Subject.FU, Subject.VALUE, Subject.PAYMENT)
_PAID_SUBJECTS = (Subject.VALUE, Subject.PAYMENT)
_SUBJECTS_WITHOUT_HAND = (Subject.PAYMENT, Subject.PIECES)
_MAX_DEFERRED = 30
"""The maximum number of questions about restricted wins that are deferred in favour of unrestricted ones."""
_ONE_YAKU_SHARE = 0.5
_ONE_SUIT_SHARE = 0.7
_MAX_RECORDED = 60
"""The maximum number of recorded scenes that are tried."""


def subjects(ruleset: Ruleset) -> tuple[Subject, ...]:
    """Returns the subjects of a rule system; not all have fu or forbidden wins."""
    available = {Subject.FU: "fu" in ruleset.value_fields, Subject.ALLOWED: allowed_wins.has_forbidden_wins(ruleset)}
    return tuple(subject for subject in Subject if available.get(subject, True))


@cache
def levels(ruleset: Ruleset, subject: Subject) -> tuple[Level, ...]:
    """Returns the levels of a subject, found by dealing hands with a fixed seed."""
    offered = []
    for level in Level:
        random = Random(f"{ruleset.id} {subject} {level:d}")
        probes = _candidates(random, ruleset, subject, level, _PROBE_COUNT)
        if len(_take_at_level(probes, level, _MIN_AT_LEVEL)) == _MIN_AT_LEVEL:
            offered.append(level)
    return tuple(offered)


def make_drill(
    ruleset: Ruleset, subject: Subject, level: Level, seed: str, *, topic: str | None = None, yaku: Collection[str] = ()
) -> Drill:
    """Returns a drill, the same one for the same arguments.

    Args:
        yaku: One of these yaku counts if such a drill is found; empty for any.

    Raises ``ValueError`` if the rule system has no such subject, or ``RuntimeError`` if no drill was found, which does
    not happen in the included rule systems.
    """
    if subject not in subjects(ruleset):
        raise ValueError(f"{subject} is not asked about {ruleset.id}")
    random = Random(f"{ruleset.id} {subject} {level:d} {seed}")
    if subject is Subject.DISCARD and topic in TOPICS:
        level = Level(TOPICS.index(topic) + 1)
    if subject in (Subject.YAKU, Subject.VALUE) and topic in {other.id for other in ruleset.yaku}:
        yaku = (topic,)
    if subject is Subject.YAKU and level is Level.EASY and topic is None and not yaku:
        legal = filter(_is_legal, _candidates(random, ruleset, subject, level, _EASY_TRIES))
        easy = _take_at_level(legal, level, _EASY_COUNT)
        if easy:
            return replace(pick_rarest(easy, random), seed=seed)
    wanted_yaku = tuple(sorted(yaku)) if subject in _WIN_SUBJECTS else ()
    for required_yaku in (wanted_yaku, ()):
        if subject is Subject.ALLOWED and topic is None:
            drill = allowed_wins.pick_allowed_wins_drill(
                random, _candidates(random, ruleset, subject, level, _ALLOWED_TRIES), level
            )
        elif subject is Subject.VALUE and topic is None and not required_yaku:
            candidates = _legal_first(_candidates(random, ruleset, subject, level, _TRIES))
            drill = pick_value_drill(random, islice(candidates, _VALUE_COUNT))
        else:
            drill = _search_drill(random, ruleset, subject, level, topic, required_yaku)
        if drill is not None:
            return replace(_with_all_options(drill, random), seed=seed)
    raise RuntimeError(f"no drill of {subject} was found for {ruleset.id}")


def _closest_drill(drills: Iterable[Drill], level: Level, topic: str | None) -> Drill | None:
    """Returns the drill nearest to a topic and level, or None if there is none.

    The topic takes precedence over the level; None matches any. Stops at the first drill with both.
    """
    best: tuple[tuple[bool, int], Drill] | None = None
    for drill in drills:
        distance = topic is not None and topic not in drill.topics, abs(drill.level - level)
        if best is None or distance < best[0]:
            best = distance, drill
        if not any(distance):
            break
    return None if best is None else best[1]


def _with_all_options(drill: Drill, random: Random) -> Drill:
    if drill.subject is not Subject.YAKU:
        return drill
    candidates = _candidates(random, drill.scene.ruleset, Subject.YAKU, drill.level, _SIMILAR_TRIES)
    similar = _take_at_level(candidates, drill.level, _SIMILAR_COUNT)
    return with_distractors(drill, random, [other.topics for other in similar])


def _take_at_level(drills: Iterable[Drill], level: Level, max_count: int) -> list[Drill]:
    return list(islice((drill for drill in drills if drill.level is level), max_count))


def _make_drill_for_scene(scene: Scene, subject: Subject, level: Level, random: Random) -> Drill | None:
    """Returns the question about a scene, or None if the scene is unsuitable.

    A question about an unsuitable scene would be impossible, ambiguous or pointless. The question that is finally
    chosen must be completed with ``_with_all_options``.
    """
    if scene.hand is None and subject not in _SUBJECTS_WITHOUT_HAND:
        return None
    match subject:
        case Subject.YAKU:
            return make_yaku_drill(scene, random)
        case Subject.FU:
            return make_fu_drill(scene)
        case Subject.VALUE:
            return make_value_drill(scene, random, level)
        case Subject.PAYMENT:
            return make_payment_drill(scene)
        case Subject.WAITS:
            return make_waits_drill(scene)
        case Subject.ALLOWED:
            return allowed_wins.make_allowed_wins_drill(scene)
        case Subject.DISCARD:
            return make_discard_drill(scene)
        case Subject.PIECES:
            return make_pieces_drill(scene, random, level)


def _search_drill(
    random: Random, ruleset: Ruleset, subject: Subject, level: Level, topic: str | None, yaku: tuple[str, ...]
) -> Drill | None:
    """Returns the drill that is nearest to the request, or None."""
    is_specific = bool(yaku) or topic is not None
    nearest_first = sorted(Level, key=lambda other: (abs(other - level), other))
    if subject is Subject.VALUE:
        # The difficulty depends on what is visible, not on the hand.
        nearest_first = [level] * len(nearest_first)
    best: Drill | None = None
    for candidate_level in nearest_first * (_SPECIFIC_ROUNDS if is_specific else 1):
        candidates = _candidates(
            random, ruleset, subject, candidate_level, _SPECIFIC_TRIES if is_specific else _TRIES, topic, yaku
        )
        if subject in _WIN_SUBJECTS:
            candidates = _legal_first(candidates)
        best = _closest_drill(candidates if best is None else chain([best], candidates), level, topic)
        if best is not None and (topic is None or topic in best.topics):
            break
    return best


def _candidates(
    random: Random,
    ruleset: Ruleset,
    subject: Subject,
    level: Level,
    tries: int,
    topic: str | None = None,
    yaku: tuple[str, ...] = (),
) -> Iterator[Drill]:
    """Yields the questions from a number of random scenes."""
    for _ in range(tries):
        scene = _scene(random, ruleset, subject, level, topic, yaku)
        drill = None if scene is None else _make_drill_for_scene(scene, subject, level, random)
        if drill is not None:
            yield drill


def _is_legal(drill: Drill) -> bool:
    """Returns whether the question is possible under the usual restrictions."""
    return _usual_refusal(drill.scene) not in FORBIDDEN_CODES


def _legal_first(drills: Iterator[Drill]) -> Iterator[Drill]:
    """Yields legal wins first, but defers at most ``_MAX_DEFERRED`` others."""
    deferred: list[Drill] = []
    for drill in drills:
        if _is_legal(drill):
            yield drill
            continue
        deferred.append(drill)
        if len(deferred) == _MAX_DEFERRED:
            break
    yield from deferred
    yield from drills


def _scene(
    random: Random, ruleset: Ruleset, subject: Subject, level: Level, topic: str | None, yaku: tuple[str, ...]
) -> Scene | None:
    if subject is Subject.ALLOWED:
        return allowed_wins.borderline_scene(random, ruleset.bind({}))
    rules = ruleset.bind(ruleset.unrestricted_options)
    if subject is Subject.PIECES:
        table = random_table(random, rules)
        return Scene(rules, table, table.dealer, None)
    if subject is Subject.PAYMENT and not yaku:
        special = special_payment_scene(random, rules, level, topic)
        if special is not None:
            return special
    if subject is Subject.YAKU and not yaku and random.random() < _ONE_YAKU_SHARE:
        yaku = _usual_yaku(ruleset)
    if yaku:
        case = deal_win_with_yaku(random, ruleset, random.choice(yaku))
    else:
        one_suit = subject is Subject.WAITS and level is Level.HARD and random.random() < _ONE_SUIT_SHARE
        case = deal_win(random, rules, one_suit=one_suit)
    if subject in _PAID_SUBJECTS and _usual_refusal(to_scene(case)) is ErrorCode.BELOW_MINIMUM:
        # Such a win would never be paid.
        return None
    if subject is Subject.PAYMENT:
        return win_scene(random, case, level)
    if subject is Subject.DISCARD:
        hand = unfinish_hand(random, case, level)
        return None if hand is None else Scene(case.rules, case.table, case.winner, hand)
    return to_scene(case)


def _usual_refusal(scene: Scene) -> ErrorCode | None:
    """Returns the code of the refusal under the usual restrictions, or None."""
    if scene.event is None or not scene.ruleset.unrestricted_options:
        return None
    settled = replace(scene, rules=scene.rules.with_default_restrictions).settle()
    return settled.code if isinstance(settled, Refusal) else None


@cache
def _usual_yaku(ruleset: Ruleset) -> tuple[str, ...]:
    """Returns the ids of the yaku whose examples need no options and no circumstances."""
    usual = ruleset.bind(ruleset.unrestricted_options).options
    candidates = (yaku for yaku in ruleset.yaku if not yaku.example.situation)
    return tuple(yaku.id for yaku in candidates if example_case(ruleset, yaku).rules.options == usual)


def to_scenes(replay: Replay, match_id: int) -> Iterator[Scene]:
    """Yields a scene for each event of a match."""
    for row in replay.rows:
        if row.refusal is not None:
            continue
        seat, hand = row.before.dealer, None
        if isinstance(row.event, Win):
            winner, *others = row.event.winners
            seat, hand = winner.seat, None if others else winner.hand
        yield Scene(replay.match.rules, row.before, seat, hand, row.event, (match_id, row.index))


def drill_from_matches(
    scenes: Sequence[Scene], subject: Subject, level: Level, seed: str, *, topic: str | None = None
) -> Drill | None:
    """Returns a drill about one of these scenes, or None if none is suitable.

    It is the same one for the same arguments. The question about a scene does not depend on the other scenes, so that
    it can be recreated from its own scene.
    """
    random = Random(f"{subject} {level:d} {seed}")
    sampled = random.sample(scenes, min(len(scenes), _MAX_RECORDED))
    candidates = (_make_from_scene(scene, subject, level, seed) for scene in sampled)
    drills = (drill for drill in candidates if drill is not None)
    if subject is Subject.ALLOWED and topic is None:
        chosen = allowed_wins.pick_allowed_wins_drill(random, drills, level)
    else:
        chosen = _closest_drill(drills, level, topic)
    if chosen is None:
        return None
    return replace(_with_all_options(chosen, _random_for(chosen.scene, subject, level, seed)), seed=seed)


def _random_for(scene: Scene, subject: Subject, level: Level, seed: str) -> Random:
    """Returns the random source of a scene, independent of other scenes."""
    row = scene.replay_position[1] if scene.replay_position is not None else ""
    return Random(f"{subject} {level:d} {seed} {row}")


def _make_from_scene(scene: Scene, subject: Subject, level: Level, seed: str) -> Drill | None:
    random = _random_for(scene, subject, level, seed)
    if subject is Subject.DISCARD:
        if scene.hand is None:
            return None
        scene = replace(scene, hand=_with_random_draw(random, scene.rules, scene.hand))
    return _make_drill_for_scene(scene, subject, level, random)


def _with_random_draw(random: Random, rules: TableRules, hand: Hand) -> Hand:
    """Returns the hand with a random piece drawn, ready to discard."""
    ready = replace(rules.hand_with_circumstances(hand, ()), winning_piece=None)
    return replace(ready, winning_piece=random.choice(unseen_pieces(rules, ready)))

# SPDX-License-Identifier: MIT
"""Asks which discard leaves a hand nearest to a win, with the most pieces that bring it nearer."""

from __future__ import annotations

from dataclasses import replace
from random import Random

from mahjong_desk.learn.cases import Case
from mahjong_desk.learn.drills.drill import Choice, Drill, Level, Scene, Subject
from mahjong_desk.learn.workbench import Bench, Discard, discards
from mahjong_desk.rules.hand import Hand

_MOST_RIGHT = 2
_LEAST_OPTIONS = 4
_MOST_WILDS = 2
TOPICS = ("ready", "one_away", "two_away")
"""How far the best discard leaves the hand from ready."""


def ask_discard(scene: Scene) -> Drill | None:
    """Returns the question which piece of a full hand to throw; the level is how far the hand is from ready.

    None where the hand wins, is too far away, or leaves too many equally good choices.
    """
    if scene.hand is None or scene.hand.winning_piece is None:
        return None
    found = discards_of(scene)
    if len(found) < _LEAST_OPTIONS or not 0 <= found[0].shanten < len(TOPICS):
        return None
    right = frozenset(one.piece for one in found if _rank(one) == _rank(found[0]))
    if len(right) > _MOST_RIGHT:
        return None
    options = tuple(sorted(one.piece for one in found))
    topic = TOPICS[found[0].shanten]
    choice = Choice(options, right, every=False)
    asked = replace(scene, event=None)
    return Drill(Subject.DISCARD, Level(found[0].shanten + 1), asked, choice, (topic,))


def discards_of(scene: Scene) -> tuple[Discard, ...]:
    """Returns what every discard leaves, the best first; pieces of one kind stand once.

    Raises:
        ValueError: The scene has no full hand.
    """
    hand, pieces = scene.hand, scene.ruleset.pieces
    if hand is None or hand.winning_piece is None:
        raise ValueError("a discard is chosen from a full hand")
    kinds = pieces.kinds
    bench = Bench(
        tuple(kinds[piece] for piece in hand.concealed),
        hand.melds,
        kinds[hand.winning_piece],
        seat_wind=scene.table.wind(scene.seat),
        dora_indicators=hand.dora_indicators,
        wild_indicator=hand.wild_indicator,
        pieces=pieces,
        options={scene.ruleset.id: scene.rules.options},
    )
    return discards(bench, scene.ruleset, values=False)


def _rank(discard: Discard) -> tuple[int, int]:
    return discard.shanten, -discard.tiles


def unfinished(random: Random, case: Case, level: Level) -> Hand | None:
    """Returns the hand of a win in which as many pieces as the level says are others; None where that cannot be."""
    hand, pieces = case.hand(), case.rules.ruleset.pieces
    if hand.winning_piece is None or len(hand.concealed) <= level:
        return None
    wild = case.wild
    held = [pieces.kinds[piece] for piece in (*hand.concealed, hand.winning_piece)]
    if held.count(-1 if wild is None else wild) > _MOST_WILDS:
        return None
    for place in random.sample(range(len(held)), level):
        held[place] = random.randrange(len(pieces.copies))
    shown = [*hand.dora_indicators, *(piece for meld in hand.melds for piece in meld.pieces)]
    if hand.wild_indicator is not None:
        shown.append(hand.wild_indicator)
    if any(count > copies for count, copies in zip(pieces.counts([*held, *shown]), pieces.copies, strict=True)):
        return None
    random.shuffle(held)
    return replace(hand, concealed=tuple(sorted(held[:-1])), winning_piece=held[-1], situation=())

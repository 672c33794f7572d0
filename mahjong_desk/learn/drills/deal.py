# SPDX-License-Identifier: MIT
"""Deals wins by chance, of many looks: the same one every time for the same chance."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from functools import cache
from random import Random

from mahjong_desk.learn.cases import Case, Part, example_case, example_cases, sets_of, step, yaku_ids
from mahjong_desk.pieces import Piece
from mahjong_desk.pieces.mahjong import EAST
from mahjong_desk.rules.hand import Situation
from mahjong_desk.rules.refusal import Refusal
from mahjong_desk.rules.ruleset import Rules, Ruleset
from mahjong_desk.rules.table import Table
from mahjong_desk.shapes import MeldKind

_SET = 3
_NINE = 9
_MOST_MELDS = 3
_MOST_HONBA = 3
_MOST_STEPS = 6
_TRIES = 400
_FROM_EXAMPLE = 0.35
_CLOSED = 0.5
_PAIRS = 0.06
_KAN = 0.12
_SITUATION = 0.25
_HONBA = 0.4
_WILD_PIECES = (0, 0, 1, 1, 2)
_SEQUENCES = (0.15, 0.6, 0.6, 0.9)


def deal(random: Random, rules: Rules) -> Case:
    """Returns a win that the rules accept.

    Raises:
        RuntimeError: None was found, which no ruleset of sets and pairs lets happen.
    """
    for _ in range(_TRIES):
        example = random.random() < _FROM_EXAMPLE
        case = _stepped(random, _borrowed(random, rules)) if example else _made(random, rules)
        if not isinstance(case.settled(), Refusal):
            return case
    raise RuntimeError(f"no win of {rules.ruleset.id} was found")


def deal_with(random: Random, ruleset: Ruleset, yaku_id: str) -> Case:
    """Returns a win in which a yaku counts, under the rules by which the atlas shows it.

    Raises:
        KeyError: There is no such yaku.
    """
    case = example_case(ruleset, ruleset.yaku_entry(yaku_id))
    for _ in range(random.randint(1, 2 * _MOST_STEPS)):
        there = step(random, case)
        if there is not None and yaku_id in yaku_ids(there.settled()):
            case = there
    return case


def seated(random: Random, rules: Rules) -> Table:
    """Returns a table before a hand, somewhere in a match, on which everybody has what they began with."""
    conventions = rules.ruleset.conventions
    honba = random.randint(1, _MOST_HONBA) if conventions.honba and random.random() < _HONBA else 0
    return replace(
        rules.start(random.choice(rules.ruleset.players)),
        round=random.choice(rules.rounds[:2]),
        honba=honba,
        in_match=False,
    )


def _borrowed(random: Random, rules: Rules) -> Case:
    """Returns an example of the rules, played at this table."""
    case = random.choice(example_cases(rules.ruleset))
    return replace(case, rules=rules)


def _stepped(random: Random, case: Case) -> Case:
    """Returns the case changed by chance, as long as it still wins."""
    for _ in range(random.randint(1, _MOST_STEPS)):
        there = step(random, case)
        if there is not None and not isinstance(there.settled(), Refusal):
            case = there
    return case


def _made(random: Random, rules: Rules) -> Case:
    """Returns a hand put together of sets; the rules may refuse it."""
    ruleset, table = rules.ruleset, seated(random, rules)
    winner = random.randrange(table.players)
    giver = (winner + random.randrange(1, table.players)) % table.players
    parts = _parts(random, ruleset)
    melded = (
        0 if random.random() < _CLOSED or len(parts[0]) < _SET else random.randint(1, min(_MOST_MELDS, len(parts) - 1))
    )
    melds = [_meld(random, ruleset, pieces, winner, table.players) for pieces in parts[:melded]]
    concealed = parts[len(melds) :]
    indicator = None
    if ruleset.conventions.wild_indicator and ruleset.indicated is not None:
        indicator = random.choice(range(len(ruleset.pieces.copies)))
        concealed = _with_wildcards(random, concealed, ruleset.indicated(indicator))
    faces = _Faces(random, rules)
    laid = [Part(faces.of(pieces)) for pieces in concealed]
    laid += [part._replace(pieces=faces.of(part.pieces)) for part in melds]
    won = random.randrange(len(concealed))
    doras = random.choices(range(len(ruleset.pieces.copies)), k=1) if ruleset.conventions.dora_indicators else ()
    self_drawn = random.random() < _CLOSED
    case = Case(
        rules,
        table,
        winner,
        giver,
        self_drawn,
        tuple(laid),
        won,
        random.choice(laid[won].pieces),
        dora_indicators=faces.of(doras),
        wild_indicator=indicator,
    )
    return _situated(random, case)


def _situated(random: Random, case: Case) -> Case:
    """Returns the case, sometimes with a circumstance that its rules know."""
    situations = case.rules.situations
    if not situations or random.random() > _SITUATION:
        return case
    closed = all(part.meld in (None, MeldKind.ANKAN) for part in case.parts)
    if Situation.RIICHI in situations and closed:
        return replace(case, situation=(Situation.RIICHI,))
    chosen = replace(case, situation=(random.choice(situations),))
    return case if isinstance(chosen.settled(), Refusal) else chosen


def _parts(random: Random, ruleset: Ruleset) -> list[tuple[Piece, ...]]:
    """Returns sets and a pair, the pair last, or nothing but pairs."""
    kinds, sequences = _theme(random, ruleset), random.choice(_SEQUENCES)
    size = ruleset.hand_size + 1
    if random.random() < _PAIRS:
        return [(kind,) * 2 for kind in sorted(random.sample(sorted(kinds), min(size // 2, len(kinds))))]
    alike, runs = _sets_within(ruleset, kinds)
    chosen = [random.choice(runs if runs and random.random() < sequences else alike) for _ in range(size // _SET)]
    return [*chosen, (random.choice(sorted(kinds)),) * 2]


@cache
def _sets_within(
    ruleset: Ruleset, kinds: frozenset[Piece]
) -> tuple[tuple[tuple[Piece, ...], ...], tuple[tuple[Piece, ...], ...]]:
    """Returns the sets of these kinds: those of three alike, and all others."""
    within = [one for one in sets_of(ruleset) if kinds.issuperset(one)] or list(sets_of(ruleset))
    runs = tuple(one for one in within if len(set(one)) > 1)
    return tuple(one for one in within if len(set(one)) == 1) or runs, runs


def _theme(random: Random, ruleset: Ruleset) -> frozenset[Piece]:
    """Returns the kinds of which a hand is made: all of them, a suit or two, the ends of the suits, with honours or not."""
    pieces = ruleset.pieces
    every = frozenset(range(len(pieces.copies)))
    suits = [frozenset(range(*run)) for run in pieces.runs]
    if len(suits) < _SET:
        return every
    honours = frozenset(range(EAST, len(pieces.copies)))
    middle = frozenset(kind for suit in suits for kind in suit if 0 < kind % _NINE < _NINE - 1)
    ends = frozenset().union(*suits) - middle
    one, other = random.sample(suits, 2)
    themes = (
        every,
        every,
        middle,
        one | other,
        one | other | honours,
        one,
        one | honours,
        ends | honours,
        honours | one | ends,
        middle | honours,
    )
    return random.choice(themes)


def _meld(random: Random, ruleset: Ruleset, pieces: tuple[Piece, ...], winner: int, players: int) -> Part:
    """Returns a set as a meld, a triplet sometimes as a kan."""
    shapes = ruleset.meld_shapes()
    others = [(winner + off) % players for off in range(1, players)]
    kan = (pieces[0],) * 4
    if len(set(pieces)) == 1 and random.random() < _KAN:
        kind = random.choice((MeldKind.ANKAN, MeldKind.DAIMINKAN, MeldKind.SHOUMINKAN))
        if kan in shapes.get(kind, ()):
            return Part(kan, kind, None if kind is MeldKind.ANKAN else random.choice(others))
    if pieces in shapes.get(MeldKind.CHI, ()):
        return Part(pieces, MeldKind.CHI, others[-1])
    return Part(pieces, MeldKind.PON, random.choice(others))


def _with_wildcards(random: Random, parts: Sequence[tuple[Piece, ...]], wild: Piece) -> list[tuple[Piece, ...]]:
    """Returns concealed groups in which wildcards have taken the place of up to two pieces."""
    changed = [list(part) for part in parts]
    for _ in range(random.choice(_WILD_PIECES)):
        group = random.choice(changed)
        group[random.randrange(len(group))] = wild
    return [tuple(sorted(group)) for group in changed]


class _Faces:
    """Gives kinds the faces that the table plays with, red fives by chance."""

    def __init__(self, random: Random, rules: Rules) -> None:
        pieces = rules.ruleset.pieces
        self._pieces = pieces
        copies = rules.faces or [pieces.copies[kind] if face == kind else 0 for face, kind in enumerate(pieces.kinds)]
        self._left: dict[Piece, list[Piece]] = {}
        for face, kind in enumerate(pieces.kinds):
            self._left.setdefault(kind, []).extend([face] * copies[face])
        for faces in self._left.values():
            random.shuffle(faces)

    def of(self, kinds: Iterable[Piece]) -> tuple[Piece, ...]:
        """Returns faces of these kinds, sorted; a kind of which none is left stays, for the rules to refuse."""
        return tuple(self._pieces.sorted([left.pop() if (left := self._left[kind]) else kind for kind in kinds]))

# SPDX-License-Identifier: MIT
"""Deals varied random wins, reproducible for the same random source."""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from functools import cache
from random import Random

from mahjong_desk.learn.cases.changes import random_change, sets_of
from mahjong_desk.learn.cases.win_case import HandGroup, WinCase, example_case, example_cases, yaku_ids
from mahjong_desk.learn.drills.drill import Scene
from mahjong_desk.learn.drills.waits import unseen_pieces
from mahjong_desk.pieces import Piece
from mahjong_desk.pieces.mahjong import EAST
from mahjong_desk.rules.model.circumstances import add_circumstance
from mahjong_desk.rules.model.events import RiichiDeclaration
from mahjong_desk.rules.model.hand import NO_INDICATORS
from mahjong_desk.rules.model.refusal import ErrorCode, Refusal
from mahjong_desk.rules.model.table import Table
from mahjong_desk.rules.ruleset import Ruleset, TableRules
from mahjong_desk.shapes import MeldKind

_SET = 3
_SUIT = 9
_MAX_MELDS = 3
_MAX_HONBA = 3
_MAX_STEPS = 6
_TRIES = 400
_EXAMPLE_SHARE = 0.35
_SELF_DRAW_SHARE = 0.5
_CLOSED_SHARE = 0.5
_PAIRS_SHARE = 0.06
_KAN_SHARE = 0.12
_SITUATION_SHARE = 0.25
_RIICHI_SHARE = 0.6
_HONBA_SHARE = 0.4
_WILD_COUNTS = (0, 0, 1, 1, 2)
_SEQUENCE_SHARES = (0.15, 0.6, 0.6, 0.9)
_ROUNDS = 2
"""The number of rounds that are dealt; later ones are rare."""


FORBIDDEN_CODES = frozenset({ErrorCode.FORBIDDEN_WIN, ErrorCode.BELOW_MINIMUM})
"""The codes of refusals of a complete hand that may not win."""


def deal_win(random: Random, rules: TableRules, *, one_suit: bool = False, forbidden: bool = False) -> WinCase:
    """Returns a random win that the rules accept.

    With ``forbidden``, it may also be a complete hand that they refuse with one of ``FORBIDDEN_CODES``. Raises
    ``RuntimeError`` if none was found, which does not happen in rule systems with sets and a pair.
    """
    for _ in range(_TRIES):
        if not one_suit and random.random() < _EXAMPLE_SHARE:
            case = _vary(random, _reseat(random, replace(random.choice(example_cases(rules.ruleset)), rules=rules)))
        else:
            case = _random_hand(random, rules, one_suit=one_suit)
        settled = case.settle()
        is_complete = not isinstance(settled, Refusal) or (forbidden and settled.code in FORBIDDEN_CODES)
        if is_complete and _is_possible(case):
            return _with_indicators(random, case)
    raise RuntimeError(f"no win of {rules.ruleset.id} was found")


def deal_win_with_yaku(random: Random, ruleset: Ruleset, yaku_id: str) -> WinCase:
    """Returns a random win with a yaku, under the rules of its atlas page.

    Raises ``KeyError`` if there is no such yaku.
    """
    case = example_case(ruleset, ruleset.yaku_by_id(yaku_id))
    moved = _reseat(random, case)
    if yaku_id in yaku_ids(moved.settle()):
        case = moved
    for _ in range(random.randint(1, 2 * _MAX_STEPS)):
        changed = random_change(random, case)
        if changed is not None and yaku_id in yaku_ids(changed.settle()) and _is_possible(changed):
            case = changed
    return _with_indicators(random, case)


def to_scene(case: WinCase) -> Scene:
    return Scene(case.rules, case.table, case.winner, case.hand(), case.to_event())


def random_table(random: Random, rules: TableRules, players: int | None = None) -> Table:
    """Returns a table before a hand somewhere in a match, with starting scores.

    ``players`` is the number of players; random if None.
    """
    conventions = rules.ruleset.conventions
    honba = random.randint(1, _MAX_HONBA) if conventions.has_honba and random.random() < _HONBA_SHARE else 0
    start = rules.opening_table(players or random.choice(rules.ruleset.players))
    round_wind = random.choice(rules.rounds[:_ROUNDS])
    order = rules.seat_order(round_wind, start.players)
    return start._replace(round_wind=round_wind, turn_order=order, dealer=order[0], honba=honba, in_match=False)


def with_riichi_sticks(rules: TableRules, table: Table, players: Iterable[int]) -> Table:
    """Returns the table with a riichi stake paid by each of ``players``.

    A player may occur several times.
    """
    stake = rules.settle(table._replace(in_match=True), RiichiDeclaration(player=0)).deposit
    scores, deposit = list(table.scores), table.deposit
    for player in players:
        scores[player] -= stake
        deposit += stake
    return table._replace(scores=tuple(scores), deposit=deposit)


def _is_possible(case: WinCase) -> bool:
    """Returns whether no indicator shows the robbed kan; the rules do not check it."""
    kinds = case.rules.ruleset.pieces.kind_of_face
    robs_kan = any(circumstance.robs_kan for circumstance in case.rules.ruleset.known_circumstances(case.situation))
    return not robs_kan or kinds[case.winning_piece] not in [kinds[piece] for piece in case.turned_up.pieces]


def _with_indicators(random: Random, case: WinCase) -> WinCase:
    """Returns the case with all indicators and with the winner's riichi stake."""
    rules, conventions = case.rules, case.rules.ruleset.conventions
    kans = sum(group.meld is not None and group.meld.is_kan for group in case.groups)
    for indicator in rules.indicators:
        if not indicator.makes_wildcards and indicator.counts_with(case.situation):
            pieces = case.turned_up.pieces_of(indicator)
            missing = min(1 + kans * indicator.grows_with_kans, indicator.max_count) - len(pieces)
            new_pieces = random.sample(unseen_pieces(rules, case.hand()), max(0, missing))
            case = replace(case, turned_up=case.turned_up.with_pieces(indicator, (*pieces, *new_pieces)))
    if conventions.has_deposit and set(rules.declared_circumstance_ids) & set(case.situation):
        case = replace(case, table=with_riichi_sticks(rules, case.table, [case.winner]))
    return case


def _reseat(random: Random, case: WinCase) -> WinCase:
    """Moves a case to another table, all players by the same number of seats."""
    steps = random.randrange(case.table.players)
    table = random_table(random, case.rules, case.table.players)
    new_seats = dict(zip(case.table.turn_order, table.turn_order_from(table.turn_order[steps]), strict=True))
    groups = tuple(
        group if group.claimed_from is None else group._replace(claimed_from=new_seats[group.claimed_from])
        for group in case.groups
    )
    return replace(case, table=table, winner=new_seats[case.winner], discarder=new_seats[case.discarder], groups=groups)


def _vary(random: Random, case: WinCase) -> WinCase:
    """Returns the case after random changes with which it still wins."""
    for _ in range(random.randint(1, _MAX_STEPS)):
        changed = random_change(random, case)
        if changed is not None and not isinstance(changed.settle(), Refusal):
            case = changed
    return case


def _random_hand(random: Random, rules: TableRules, *, one_suit: bool) -> WinCase:
    """Returns a random hand of sets and a pair, or pairs; the rules may refuse it."""
    ruleset, table = rules.ruleset, random_table(random, rules)
    winner = random.randrange(table.players)
    discarder = random.choice(table.turn_order_from(winner)[1:])
    groups = _random_groups(random, ruleset, one_suit=one_suit)
    is_closed = one_suit or len(groups[0]) < _SET or random.random() < _CLOSED_SHARE
    meld_count = 0 if is_closed else random.randint(1, min(_MAX_MELDS, len(groups) - 1))
    melds = [_meld(random, ruleset, pieces, table.turn_order_from(winner)[1:]) for pieces in groups[:meld_count]]
    concealed = groups[len(melds) :]
    turned_up = NO_INDICATORS
    if ruleset.wildcard_indicator is not None:
        indicator = random.choice(range(len(ruleset.pieces.copies_per_kind)))
        turned_up = turned_up.with_pieces(ruleset.wildcard_indicator, (indicator,))
        concealed = _with_wildcards(random, concealed, ruleset.wildcard_indicator.indicates(indicator))
    faces = _with_faces(random, rules, [*concealed, *(group.pieces for group in melds)])
    faced_groups = [HandGroup(next(faces)) for _ in concealed]
    faced_groups += [group._replace(pieces=next(faces)) for group in melds]
    winning_group = random.randrange(len(concealed))
    self_drawn = random.random() < _SELF_DRAW_SHARE
    faced, piece = tuple(faced_groups), random.choice(faced_groups[winning_group].pieces)
    case = WinCase(rules, table, winner, discarder, self_drawn, faced, winning_group, piece, turned_up=turned_up)
    return _with_random_circumstance(random, case)


def _with_random_circumstance(random: Random, case: WinCase) -> WinCase:
    """Returns the case, sometimes with a random circumstance of its rules."""
    rules = case.rules
    if not rules.circumstances or random.random() > _SITUATION_SHARE:
        return case
    is_closed = all(group.meld in (None, MeldKind.ANKAN) for group in case.groups)
    if rules.declared_circumstance_ids and is_closed and random.random() < _RIICHI_SHARE:
        return replace(case, situation=rules.declared_circumstance_ids[:1])
    chosen = replace(case, situation=add_circumstance(rules.circumstances, (), random.choice(rules.circumstance_ids)))
    return case if isinstance(chosen.settle(), Refusal) else chosen


def _random_groups(random: Random, ruleset: Ruleset, *, one_suit: bool) -> list[tuple[Piece, ...]]:
    """Returns sets and a pair, the pair last, or seven pairs."""
    kinds, sequences = _random_kinds(random, ruleset, one_suit=one_suit), random.choice(_SEQUENCE_SHARES)
    size = ruleset.hand_size + 1
    if random.random() < _PAIRS_SHARE:
        return [(kind,) * 2 for kind in sorted(random.sample(sorted(kinds), min(size // 2, len(kinds))))]
    triplets, runs = _sets_within(ruleset, kinds)
    chosen = [random.choice(runs if runs and random.random() < sequences else triplets) for _ in range(size // _SET)]
    return [*chosen, (random.choice(sorted(kinds)),) * 2]


@cache
def _sets_within(
    ruleset: Ruleset, kinds: frozenset[Piece]
) -> tuple[tuple[tuple[Piece, ...], ...], tuple[tuple[Piece, ...], ...]]:
    """Returns the triplets and the sequences of these kinds."""
    sets = [pieces for pieces in sets_of(ruleset) if kinds.issuperset(pieces)] or list(sets_of(ruleset))
    runs = tuple(pieces for pieces in sets if len(set(pieces)) > 1)
    return tuple(pieces for pieces in sets if len(set(pieces)) == 1) or runs, runs


def _random_kinds(random: Random, ruleset: Ruleset, *, one_suit: bool) -> frozenset[Piece]:
    """Returns the kinds for a hand: all, or a theme such as two suits or simples."""
    pieces = ruleset.pieces
    all_kinds = frozenset(range(len(pieces.copies_per_kind)))
    suits = [frozenset(range(*run)) for run in pieces.suit_ranges]
    if not suits:
        return all_kinds
    if one_suit:
        return random.choice(suits)
    honours = frozenset(range(EAST, len(pieces.copies_per_kind)))
    middle = frozenset(kind for suit in suits for kind in suit if 0 < kind % _SUIT < _SUIT - 1)
    ends = frozenset().union(*suits) - middle
    one, other = random.sample(suits, 2)
    themes = (
        all_kinds,
        all_kinds,
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


def _meld(random: Random, ruleset: Ruleset, pieces: tuple[Piece, ...], others: Sequence[int]) -> HandGroup:
    """Returns a set as a meld, sometimes a kan; ``others`` are in turn order."""
    shapes = ruleset.possible_melds()
    kan = (pieces[0],) * 4
    if len(set(pieces)) == 1 and random.random() < _KAN_SHARE:
        kind = random.choice((MeldKind.ANKAN, MeldKind.DAIMINKAN, MeldKind.SHOUMINKAN))
        if kan in shapes.get(kind, ()):
            return HandGroup(kan, kind, None if kind is MeldKind.ANKAN else random.choice(others))
    if pieces in shapes.get(MeldKind.CHI, ()):
        return HandGroup(pieces, MeldKind.CHI, others[-1])
    return HandGroup(pieces, MeldKind.PON, random.choice(others))


def _with_wildcards(random: Random, groups: Sequence[tuple[Piece, ...]], wild: Piece) -> list[tuple[Piece, ...]]:
    """Returns concealed groups with up to two pieces replaced by wildcards."""
    replaced = [list(group) for group in groups]
    for _ in range(random.choice(_WILD_COUNTS)):
        group = random.choice(replaced)
        group[random.randrange(len(group))] = wild
    return [tuple(sorted(group)) for group in replaced]


def _with_faces(random: Random, rules: TableRules, groups: Iterable[tuple[Piece, ...]]) -> Iterator[tuple[Piece, ...]]:
    """Yields groups of kinds with faces of the table, such as random red fives.

    A kind without a free face is left for the rules to refuse.
    """
    pieces, free_faces = rules.ruleset.pieces, defaultdict[Piece, list[Piece]](list)
    for face, copies in enumerate(rules.faces):
        free_faces[pieces.kind_of_face[face]] += [face] * copies
    for faces in free_faces.values():
        random.shuffle(faces)
    for group in groups:
        yield tuple(pieces.sorted([free_faces[kind].pop() if free_faces[kind] else kind for kind in group]))

# SPDX-License-Identifier: MIT
"""Finds the sets that a reading lacks for a yaku of several sets."""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from itertools import combinations, combinations_with_replacement, permutations

from mahjong_desk.pieces.mahjong import EAST
from mahjong_desk.rules.yaku.conditions import Diagnostic, Finder, MessageValue, Mismatch, PieceKinds
from mahjong_desk.shapes import Group, GroupShape, Reading
from mahjong_desk.shapes import groups as make
from mahjong_desk.shapes.mahjong import COPIES, PARTITIONER
from mahjong_desk.texts import Text

SetFinder = Callable[[tuple[Group, ...]], tuple[Group, ...]]
"""Returns those of the given sets (ascending) that make a yaku together; empty if none do."""
_SUIT = 9
_MAX_DISTANCE = 9
_PER_SHARED_PIECE = 100
_SETS = (GroupShape.SEQUENCE, GroupShape.TRIPLET, GroupShape.KAN)
_NO_SETS = Text("The hand is not made of sets.")
MISSING = Text("It takes {needed}; missing: {wanted}.")
"""The message for missing sets."""
_ALL_MISSING = Text("It takes {needed}; none is there.")
_ONE_PIECE = Text("{piece} does not fit: it makes {there}, and {wanted} still lacks {lacking}.")
_NONE = Text("There are no such sets.")
_TOO_MANY = Text("It takes just {needed}, and there are more such sets.")


def missing_sets(diagnostic_id: str, shape: GroupShape, size: int, makes: SetFinder) -> Diagnostic:
    """Returns the diagnostic that names the missing sets of a yaku of several sets."""
    return Diagnostic(diagnostic_id, MISSING, find_missing_sets(shape, size, makes))


def first_match(size: int, matches: Callable[[tuple[Group, ...]], bool]) -> SetFinder:
    """Returns a finder of the first ``size`` sets for which ``matches`` is true."""
    return lambda sets: next(filter(matches, combinations(sets, size)), ())


def find_missing_sets(shape: GroupShape, size: int, makes: SetFinder) -> Finder:
    """Returns a finder of the fewest missing sets, most similar to those of the hand."""

    @cache
    def solutions() -> tuple[tuple[Group, ...], ...]:
        choices = combinations_with_replacement if shape is GroupShape.SEQUENCE else combinations
        return tuple(solution for solution in choices(_sets_of_shape(shape), size) if len(makes(solution)) == size)

    def find(facts: object, reading: Reading) -> Mismatch:
        sets = {index: plain_set(group) for index, group in enumerate(reading.groups) if group.shape in _SETS}
        if not sets:
            return Mismatch(tuple(range(len(reading.groups))), text=_NO_SETS)
        surplus = _surplus_set(sets, shape, makes)
        if surplus is not None:
            return surplus
        nearest = _nearest(reading, sets, solutions())
        return Mismatch(text=_NONE) if nearest is None else _mismatch(reading, *nearest)

    return find


def _surplus_set(sets: Mapping[int, Group], shape: GroupShape, makes: SetFinder) -> Mismatch | None:
    """Returns the one set without which the others would make the yaku, or None."""
    candidates = {
        index: group
        for index, group in sets.items()
        if (group.shape is GroupShape.SEQUENCE) is (shape is GroupShape.SEQUENCE)
    }
    for surplus in reversed(candidates):
        others = [group for index, group in candidates.items() if index != surplus]
        needed = makes(tuple(sorted(others, key=lambda group: group.kinds)))
        if needed:
            return Mismatch((surplus,), figures={"needed": PieceKinds(group.kinds for group in needed)}, text=_TOO_MANY)
    return None


def _nearest(
    reading: Reading, sets: Mapping[int, Group], solutions: Iterable[tuple[Group, ...]]
) -> tuple[tuple[Group, ...], dict[int, Group]] | None:
    """Returns the solution with the fewest missing sets and their placement, or None."""
    counts = Counter(sets.values())
    fewest = len(sets)
    best: tuple[int, tuple[Group, ...], dict[int, Group]] | None = None
    for needed in solutions:
        new = tuple((Counter(needed) - counts).elements())
        if not new or len(new) > fewest:
            continue
        placement = _placement(reading, sets, Counter(needed), new)
        if placement is not None and (best is None or len(new) < fewest or placement[0] > best[0]):
            fewest, best = len(new), (placement[0], needed, placement[1])
    return None if best is None else best[1:]


def _placement(
    reading: Reading, sets: Mapping[int, Group], needed: Counter[Group], new: Sequence[Group]
) -> tuple[int, dict[int, Group]] | None:
    """Returns the similarity of the best placement, and the placement, or None.

    A placement maps the index of each replaced set to a new set; none is possible if copies run out.
    """
    unmet, free = needed.copy(), []
    for index, group in sets.items():
        if unmet[group] > 0:
            unmet[group] -= 1
        else:
            free.append(index)
    placements = [
        (sum(_similarity(sets[index], group) for index, group in zip(indices, new, strict=True)), indices)
        for indices in permutations(free, len(new))
        if _has_enough_copies(reading, indices, new)
    ]
    if not placements:
        return None
    similarity, indices = max(placements, key=lambda placement: placement[0])
    return similarity, dict(zip(indices, new, strict=True))


def _has_enough_copies(reading: Reading, indices: Sequence[int], new: Sequence[Group]) -> bool:
    counts = Counter(kind for index, group in enumerate(reading.groups) if index not in indices for kind in group.kinds)
    counts.update(kind for group in new for kind in group.kinds)
    return max(counts.values()) <= COPIES


def _mismatch(reading: Reading, needed: tuple[Group, ...], placed: Mapping[int, Group]) -> Mismatch:
    """Returns the mismatch of missing sets, or of a set that lacks one piece."""
    indices = tuple(sorted(placed))
    instead = tuple(placed[index].kinds for index in indices)
    held = Counter(kind for index in indices for kind in reading.groups[index].kinds)
    wanted = Counter(kind for kinds in instead for kind in kinds)
    wrong, lacking = held - wanted, wanted - held
    kinds = tuple(sorted(wrong))
    figures: dict[str, MessageValue] = {
        "needed": PieceKinds(group.kinds for group in needed),
        "wanted": PieceKinds(sorted(instead)),
    }
    if len(indices) == 1 and wrong.total() == lacking.total() == 1:
        figures |= {
            "piece": PieceKinds((kinds,)),
            "there": PieceKinds((reading.groups[indices[0]].kinds,)),
            "lacking": PieceKinds((tuple(lacking),)),
        }
        return Mismatch(indices, kinds, instead, figures=figures, text=_ONE_PIECE)
    return Mismatch(
        indices, kinds, instead, figures=figures, text=_ALL_MISSING if len(indices) == len(needed) else None
    )


def _similarity(old: Group, new: Group) -> int:
    """Returns how similar two sets are: their shared pieces, then their distance."""
    shared = (Counter(old.kinds) & Counter(new.kinds)).total()
    distance = abs(old.lowest_kind % _SUIT - new.lowest_kind % _SUIT) + _MAX_DISTANCE * (
        old.lowest_kind // _SUIT != new.lowest_kind // _SUIT
    )
    return _PER_SHARED_PIECE * shared - distance


def plain_set(group: Group) -> Group:
    """Returns the comparable form of a set: concealed, a kan as a triplet."""
    if group.shape is GroupShape.SEQUENCE:
        return make.sequence(group.lowest_kind, group.lowest_kind % _SUIT)
    return make.triplet(group.lowest_kind)


@cache
def _sets_of_shape(shape: GroupShape) -> tuple[Group, ...]:
    if shape is GroupShape.SEQUENCE:
        return tuple(make.sequence(kind, kind % _SUIT) for kind in range(EAST) if kind % _SUIT < _SUIT - 2)
    return tuple(make.triplet(kind) for kind in range(len(PARTITIONER.units)))

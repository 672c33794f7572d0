# SPDX-License-Identifier: MIT
"""Which sets a reading lacks for a yaku of several sets, and which ones they would replace."""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from itertools import combinations, combinations_with_replacement, permutations

from mahjong_desk.pieces.mahjong import EAST
from mahjong_desk.rules.yaku.conditions import Diagnostic, Figure, Finder, Mismatch, PieceKinds
from mahjong_desk.shapes import Group, GroupShape, Reading
from mahjong_desk.shapes import groups as make
from mahjong_desk.shapes.mahjong import COPIES, PARTITIONER
from mahjong_desk.texts import Text

SetFinder = Callable[[tuple[Group, ...]], tuple[Group, ...]]
"""Returns those of some sets, ascending, that make a yaku together, or nothing."""
_SUIT = 9
_MAX_DISTANCE = 9
_PIECE = 100
_SETS = (GroupShape.SEQUENCE, GroupShape.TRIPLET, GroupShape.KAN)
_NO_SETS = Text("The hand is not made of sets.")
MISSING = Text("It takes {needed}; missing: {wanted}.")
"""The fault of missing sets."""
_ALL_MISSING = Text("It takes {needed}; none is there.")
_ONE_PIECE = Text("{piece} does not fit: it makes {there}, and {wanted} still lacks {lacking}.")
_NONE = Text("There are no such sets.")
_MORE = Text("It takes just {needed}, and there are more such sets.")


def missing_sets(identity: str, shape: GroupShape, size: int, makes: SetFinder) -> Diagnostic:
    """Returns the fault of missing sets that make something together."""
    return Diagnostic(identity, MISSING, find_missing_sets(shape, size, makes))


def first_match(size: int, made: Callable[[tuple[Group, ...]], bool]) -> SetFinder:
    """Returns a finder of the first ``size`` sets that ``made`` accepts."""
    return lambda sets: next(filter(made, combinations(sets, size)), ())


def find_missing_sets(shape: GroupShape, size: int, makes: SetFinder) -> Finder:
    """Returns a finder of the fewest missing sets, those nearest to the sets of the hand."""

    @cache
    def made() -> tuple[tuple[Group, ...], ...]:
        choices = combinations_with_replacement if shape is GroupShape.SEQUENCE else combinations
        return tuple(some for some in choices(_every(shape), size) if len(makes(some)) == size)

    def finds(facts: object, reading: Reading) -> Mismatch:
        sets = {at: plain_set(group) for at, group in enumerate(reading.groups) if group.shape in _SETS}
        if not sets:
            return Mismatch(tuple(range(len(reading.groups))), said=_NO_SETS)
        more = _one_more(sets, shape, makes)
        if more is not None:
            return more
        found = _nearest(reading, sets, made())
        return Mismatch(said=_NONE) if found is None else _mismatch(reading, *found)

    return finds


def _one_more(sets: Mapping[int, Group], shape: GroupShape, makes: SetFinder) -> Mismatch | None:
    """Returns the set without which the others would make it, or None."""
    own = {
        at: group
        for at, group in sets.items()
        if (group.shape is GroupShape.SEQUENCE) is (shape is GroupShape.SEQUENCE)
    }
    for place in reversed(own):
        needed = makes(tuple(sorted((group for at, group in own.items() if at != place), key=_kinds)))
        if needed:
            return Mismatch((place,), figures={"needed": PieceKinds(group.kinds for group in needed)}, said=_MORE)
    return None


def _nearest(
    reading: Reading, sets: Mapping[int, Group], made: Iterable[tuple[Group, ...]]
) -> tuple[tuple[Group, ...], dict[int, Group]] | None:
    """Returns the sets that make it with the fewest missing, and which one each of these would replace."""
    own = Counter(sets.values())
    fewest = len(sets)
    best: tuple[int, tuple[Group, ...], dict[int, Group]] | None = None
    for needed in made:
        new = tuple((Counter(needed) - own).elements())
        if not new or len(new) > fewest:
            continue
        laid = _placement(reading, sets, Counter(needed), new)
        if laid is not None and (best is None or len(new) < fewest or laid[0] > best[0]):
            fewest, best = len(new), (laid[0], needed, laid[1])
    return None if best is None else best[1:]


def _placement(
    reading: Reading, sets: Mapping[int, Group], needed: Counter[Group], new: Sequence[Group]
) -> tuple[int, dict[int, Group]] | None:
    """Returns how near new sets are to those that they replace, and their indexes; None if there are too few pieces."""
    left, free = needed.copy(), []
    for at, group in sets.items():
        if left[group] > 0:
            left[group] -= 1
        else:
            free.append(at)
    ways = [
        (sum(_similarity(sets[at], group) for at, group in zip(places, new, strict=True)), places)
        for places in permutations(free, len(new))
        if _possible(reading, places, new)
    ]
    if not ways:
        return None
    near, places = max(ways, key=lambda way: way[0])
    return near, dict(zip(places, new, strict=True))


def _possible(reading: Reading, places: Sequence[int], new: Sequence[Group]) -> bool:
    held = Counter(kind for at, group in enumerate(reading.groups) if at not in places for kind in group.kinds)
    held.update(kind for group in new for kind in group.kinds)
    return max(held.values()) <= COPIES


def _mismatch(reading: Reading, needed: tuple[Group, ...], placed: Mapping[int, Group]) -> Mismatch:
    """Returns what is missing: sets, or the one missing piece of a set."""
    places = tuple(sorted(placed))
    instead = tuple(placed[at].kinds for at in places)
    there = Counter(kind for at in places for kind in reading.groups[at].kinds)
    wanted = Counter(kind for kinds in instead for kind in kinds)
    wrong, lacking = there - wanted, wanted - there
    kinds = tuple(sorted(wrong))
    figures: dict[str, Figure] = {
        "needed": PieceKinds(group.kinds for group in needed),
        "wanted": PieceKinds(sorted(instead)),
    }
    if len(places) == 1 and wrong.total() == lacking.total() == 1:
        figures |= {
            "piece": PieceKinds((kinds,)),
            "there": PieceKinds((reading.groups[places[0]].kinds,)),
            "lacking": PieceKinds((tuple(lacking),)),
        }
        return Mismatch(places, kinds, instead, figures=figures, said=_ONE_PIECE)
    return Mismatch(places, kinds, instead, figures=figures, said=_ALL_MISSING if len(places) == len(needed) else None)


def _similarity(old: Group, new: Group) -> int:
    """Returns how near a set is to another one: the number of shared pieces, then their distance."""
    shared = (Counter(old.kinds) & Counter(new.kinds)).total()
    apart = abs(old.lowest_kind % _SUIT - new.lowest_kind % _SUIT) + _MAX_DISTANCE * (
        old.lowest_kind // _SUIT != new.lowest_kind // _SUIT
    )
    return _PIECE * shared - apart


def plain_set(group: Group) -> Group:
    """Returns the comparable form of a set: concealed, a kan as a triplet."""
    if group.shape is GroupShape.SEQUENCE:
        return make.sequence(group.lowest_kind, group.lowest_kind % _SUIT)
    return make.triplet(group.lowest_kind)


def _kinds(group: Group) -> tuple[int, ...]:
    return group.kinds


@cache
def _every(shape: GroupShape) -> tuple[Group, ...]:
    if shape is GroupShape.SEQUENCE:
        return tuple(make.sequence(suit + place, place) for suit in range(0, EAST, _SUIT) for place in range(_SUIT - 2))
    return tuple(make.triplet(kind) for kind in range(len(PARTITIONER.units)))

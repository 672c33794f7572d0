# SPDX-License-Identifier: MIT
"""Finders of the pieces of a reading that fail a clause."""

from collections import Counter
from collections.abc import Callable

from mahjong_desk.pieces.mahjong import EAST, WHITE
from mahjong_desk.rules.yaku.conditions import Figure, Finder, Mismatch, PieceKinds
from mahjong_desk.shapes import Group, GroupShape, Reading
from mahjong_desk.texts import Text

_SUIT = 9
_TRIPLETS = (GroupShape.TRIPLET, GroupShape.KAN)


def is_terminal_or_honour(kind: int) -> bool:
    """Returns whether a mahjong tile is a terminal or an honour."""
    return kind >= EAST or kind % _SUIT in (0, _SUIT - 1)


def is_honour(kind: int) -> bool:
    """Returns whether a mahjong tile is an honour."""
    return kind >= EAST


def is_terminal(kind: int) -> bool:
    """Returns whether a mahjong tile is a 1 or a 9."""
    return kind < EAST and is_terminal_or_honour(kind)


def is_dragon(kind: int) -> bool:
    """Returns whether a mahjong tile is a dragon."""
    return kind >= WHITE


def is_wind(kind: int) -> bool:
    """Returns whether a mahjong tile is a wind."""
    return EAST <= kind < WHITE


def find_other_pieces(fits: Callable[[int], bool]) -> Finder:
    """Returns a finder of the pieces whose kinds do not satisfy ``fits``."""

    def find(facts: object, reading: Reading) -> Mismatch:
        kinds = tuple(sorted({kind for group in reading.groups for kind in group.kinds if not fits(kind)}))
        indices = tuple(index for index, group in enumerate(reading.groups) if not set(group.kinds).isdisjoint(kinds))
        return Mismatch(
            indices, kinds, figures={"pieces": PieceKinds((kinds,))}, text=None if kinds else _shape_message(reading)
        )

    return find


def find_groups(fails: Callable[[Group], bool]) -> Finder:
    """Returns a finder of the groups that fail as a whole."""

    def find(facts: object, reading: Reading) -> Mismatch:
        indices = tuple(index for index, group in enumerate(reading.groups) if fails(group))
        shown = PieceKinds(tuple(reading.groups[index].kinds for index in indices))
        return Mismatch(indices, figures={"pieces": shown}, text=None if indices else _shape_message(reading))

    return find


def find_near_misses(is_near: Callable[[Group], bool]) -> Finder:
    """Returns a finder of the groups that nearly fit, without values for the message."""
    return lambda facts, reading: Mismatch(tuple(index for index, group in enumerate(reading.groups) if is_near(group)))


def _shape_message(reading: Reading) -> Text:
    """Returns the message for a hand of the wrong shape."""
    return _LOOSE if reading.shape.loose else NOT_FOUR_SETS


def find_wrong_count(needed: int, counts: Callable[[Group], bool], near: Callable[[Group], bool]) -> Finder:
    """Returns a finder for a wrong number of groups: the near misses, or all that count if they are too many."""

    def find(facts: object, reading: Reading) -> Mismatch:
        held = [index for index, group in enumerate(reading.groups) if counts(group)]
        nearly = [index for index, group in enumerate(reading.groups) if near(group) and not counts(group)]
        indices = tuple(held if len(held) > needed else nearly)
        return Mismatch(indices, figures={"count": len(held), "needed": needed})

    return find


def find_wrong_pair(fits: Callable[[int], bool]) -> Finder:
    """Returns a finder of the pair if its kind does not satisfy ``fits``."""
    find = find_groups(lambda group: group.shape is GroupShape.PAIR and not fits(group.lowest_kind))

    def mismatch(facts: object, reading: Reading) -> Mismatch:
        fault = find(facts, reading)
        kinds = PieceKinds((reading.groups[index].lowest_kind,) for index in fault.groups)
        return fault._replace(figures={"pieces": kinds})

    return mismatch


def find_winning_group(facts: object, reading: Reading) -> Mismatch:
    """Finds the group that the winning piece completed, and its wait."""
    return Mismatch((reading.winning_group_index,), winning=True, figures={"wait": reading.wait})


def find_open_melds(facts: object, reading: Reading) -> Mismatch:
    """Finds the melds that open a hand: all but concealed kans."""
    return find_groups(lambda group: group.is_meld and group.is_open)(facts, reading)


def find_other_suits(facts: object, reading: Reading) -> Mismatch:
    """Finds the pieces outside the most frequent suit."""
    suits = Counter(kind // _SUIT for group in reading.groups for kind in group.kinds if kind < EAST)
    if not suits:
        return Mismatch(text=_NO_SUIT)
    most = max(suits, key=lambda suit: suits[suit])
    return find_other_pieces(lambda kind: kind >= EAST or kind // _SUIT == most)(facts, reading)


def find_missing_triplet(kind: int) -> Finder:
    """Returns a finder of the groups that contain ``kind``, of which there is no triplet or kan."""

    def find(facts: object, reading: Reading) -> Mismatch:
        indices = tuple(index for index, group in enumerate(reading.groups) if kind in group.kinds)
        return Mismatch(indices, instead=((kind,) * 3,) * len(indices), figures={"wanted": PieceKinds(((kind,),))})

    return find


def find_open_triplets(needed: int) -> Finder:
    """Returns a finder of the open triplets and kans, if there are not exactly ``needed`` concealed ones."""

    def find(facts: object, reading: Reading) -> Mismatch:
        triplets = [index for index, group in enumerate(reading.groups) if group.shape in _TRIPLETS]
        hidden = [index for index in triplets if not reading.groups[index].is_open]
        figures: dict[str, Figure] = {"count": len(hidden), "needed": needed}
        if len(hidden) > needed:
            return Mismatch(tuple(hidden), figures=figures)
        shown = [index for index in triplets if index not in hidden]
        won = reading.groups[reading.winning_group_index]
        if reading.winning_group_index in shown and not won.is_meld and len(hidden) == needed - 1:
            pieces = PieceKinds((won.kinds,))
            return Mismatch(
                (reading.winning_group_index,), winning=True, figures={**figures, "pieces": pieces}, text=_BY_DISCARD
            )
        return Mismatch(tuple(shown), figures=figures)

    return find


_LOOSE = Text("The hand is made of neither sets nor pairs.")
NOT_FOUR_SETS = Text("Not four sets and a pair.")
_NO_SUIT = Text("No suit tiles.")
_BY_DISCARD = Text(
    "Another player’s tile completes {pieces}, so this set is open. Concealed triplets and kans: "
    "{count}; it takes {needed}."
)


def find_wrong_triplets(needed: int, fits: Callable[[int], bool]) -> Finder:
    """Returns a finder for a number of triplets and kans of fitting kinds other than ``needed``."""

    def counts(group: Group) -> bool:
        return group.shape in _TRIPLETS and fits(group.lowest_kind)

    def find(facts: object, reading: Reading) -> Mismatch:
        pair = any(group.shape is GroupShape.PAIR and fits(group.lowest_kind) for group in reading.groups)
        return find_wrong_count(
            needed, counts, lambda group: fits(group.lowest_kind) or (not pair and group.shape in _TRIPLETS)
        )(facts, reading)

    return find

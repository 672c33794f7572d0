# SPDX-License-Identifier: MIT
"""What finds the pieces of a reading that fail a part of a condition; shared by what is said of them (``faults``)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from mahjong_desk.pieces.mahjong import EAST, WHITE
from mahjong_desk.rules.yaku.conditions import Fault, Figure, Finds, Pieces
from mahjong_desk.shapes import Group, Reading, Shape
from mahjong_desk.texts import Text

_SUIT = 9
_TRIPLETS = (Shape.TRIPLET, Shape.KAN)


def is_end(kind: int) -> bool:
    """Returns whether a mahjong tile is a terminal or an honour."""
    return kind >= EAST or kind % _SUIT in (0, _SUIT - 1)


def is_honour(kind: int) -> bool:
    """Returns whether a mahjong tile is an honour."""
    return kind >= EAST


def is_terminal(kind: int) -> bool:
    """Returns whether a mahjong tile is a 1 or a 9."""
    return kind < EAST and is_end(kind)


def is_dragon(kind: int) -> bool:
    """Returns whether a mahjong tile is a dragon."""
    return kind >= WHITE


def is_wind(kind: int) -> bool:
    """Returns whether a mahjong tile is a wind."""
    return EAST <= kind < WHITE


def only(fits: Callable[[int], bool]) -> Finds:
    """Returns what finds the pieces of other kinds than those that fit."""

    def finds(facts: object, reading: Reading) -> Fault:
        kinds = tuple(sorted({kind for group in reading.groups for kind in group.kinds if not fits(kind)}))
        places = tuple(at for at, group in enumerate(reading.groups) if not set(group.kinds).isdisjoint(kinds))
        return Fault(places, kinds, figures={"pieces": Pieces((kinds,))}, said=None if kinds else _unlike(reading))

    return finds


def groups_that(fail: Callable[[Group], bool]) -> Finds:
    """Returns what finds the groups that fail as a whole."""

    def finds(facts: object, reading: Reading) -> Fault:
        places = tuple(at for at, group in enumerate(reading.groups) if fail(group))
        shown = Pieces(tuple(reading.groups[at].kinds for at in places))
        return Fault(places, figures={"pieces": shown}, said=None if places else _unlike(reading))

    return finds


def marked(fail: Callable[[Group], bool]) -> Finds:
    """Returns what finds groups that come near to what is missing, if there are any."""
    return lambda facts, reading: Fault(tuple(at for at, group in enumerate(reading.groups) if fail(group)))


def _unlike(reading: Reading) -> Text:
    """Returns what is said of a hand in which no piece is at fault, but its shape."""
    return _LOOSE if reading.form.loose else NO_SETS


def counted(needed: int, counts: Callable[[Group], bool], near: Callable[[Group], bool]) -> Finds:
    """Returns a finder that counts the groups, and finds those that nearly count or are too many."""

    def finds(facts: object, reading: Reading) -> Fault:
        held = [at for at, group in enumerate(reading.groups) if counts(group)]
        nearly = [at for at, group in enumerate(reading.groups) if near(group) and not counts(group)]
        places = tuple(held if len(held) > needed else nearly)
        return Fault(places, figures={"count": len(held), "needed": needed})

    return finds


def pair_that(fits: Callable[[int], bool]) -> Finds:
    """Returns a finder of the pair that does not fit, given its kind."""
    finds = groups_that(lambda group: group.shape is Shape.PAIR and not fits(group.first))

    def told(facts: object, reading: Reading) -> Fault:
        fault = finds(facts, reading)
        kinds = Pieces((reading.groups[at].first,) for at in fault.groups)
        return fault._replace(figures={"pieces": kinds})

    return told


def won_group(facts: object, reading: Reading) -> Fault:
    """Finds the group that the winning piece completed, and what was waited for there."""
    return Fault((reading.won,), winning=True, figures={"wait": reading.wait})


def claimed(facts: object, reading: Reading) -> Fault:
    """Finds the melds that open a hand: all but concealed kans."""
    return groups_that(lambda group: group.melded and group.exposed)(facts, reading)


def other_suits(facts: object, reading: Reading) -> Fault:
    """Finds the pieces outside the most frequent suit."""
    suits = Counter(kind // _SUIT for group in reading.groups for kind in group.kinds if kind < EAST)
    if not suits:
        return Fault(said=_NO_SUIT)
    most = max(suits, key=lambda suit: suits[suit])
    return only(lambda kind: kind >= EAST or kind // _SUIT == most)(facts, reading)


def a_triplet_of(kind: int) -> Finds:
    """Returns a finder of the groups with pieces of kinds that have no triplet or kan."""

    def finds(facts: object, reading: Reading) -> Fault:
        places = tuple(at for at, group in enumerate(reading.groups) if kind in group.kinds)
        return Fault(places, instead=((kind,) * 3,) * len(places), figures={"wanted": Pieces(((kind,),))})

    return finds


def not_concealed(needed: int) -> Finds:
    """Returns a finder of the open triplets and kans, if there are not exactly ``number`` concealed ones."""

    def finds(facts: object, reading: Reading) -> Fault:
        triplets = [at for at, group in enumerate(reading.groups) if group.shape in _TRIPLETS]
        hidden = [at for at in triplets if not reading.groups[at].exposed]
        figures: dict[str, Figure] = {"count": len(hidden), "needed": needed}
        if len(hidden) > needed:
            return Fault(tuple(hidden), figures=figures)
        shown = [at for at in triplets if at not in hidden]
        won = reading.groups[reading.won]
        if reading.won in shown and not won.melded and len(hidden) == needed - 1:
            pieces = Pieces((won.kinds,))
            return Fault((reading.won,), winning=True, figures={**figures, "pieces": pieces}, said=_BY_DISCARD)
        return Fault(tuple(shown), figures=figures)

    return finds


_LOOSE = Text("The hand is made of neither sets nor pairs.")
NO_SETS = Text("Not four sets and a pair.")
_NO_SUIT = Text("No tile of a suit.")
_BY_DISCARD = Text(
    "Another player’s tile completes {pieces}, which so is open. Concealed triplets and kans: {count}; it "
    "takes {needed}."
)


def triplets_that(needed: int, fits: Callable[[int], bool]) -> Finds:
    """Returns a finder that counts the triplets and kans that fit, if there are not exactly ``number``."""

    def counts(group: Group) -> bool:
        return group.shape in _TRIPLETS and fits(group.first)

    def finds(facts: object, reading: Reading) -> Fault:
        pair = any(group.shape is Shape.PAIR and fits(group.first) for group in reading.groups)
        return counted(needed, counts, lambda group: fits(group.first) or (not pair and group.shape in _TRIPLETS))(
            facts, reading
        )

    return finds

# SPDX-License-Identifier: MIT
"""Which yaku of a reading count by fu and han, and what they give, whatever its pieces are."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from mahjong_desk.rules.combining import Chooser, Present, bits
from mahjong_desk.rules.facts import CLOSED, Facts
from mahjong_desk.rules.family import Family
from mahjong_desk.rules.kept import Kept
from mahjong_desk.rules.limits import Limits
from mahjong_desk.rules.picks import Picks
from mahjong_desk.rules.reasons import FuItem, YakuItem
from mahjong_desk.rules.shown import facts_told
from mahjong_desk.rules.yaku import Row


@dataclass(frozen=True, slots=True)
class Counted:
    """What the yaku of a reading give, whatever its pieces are.

    Attributes:
        rows: The places of its yaku in the ruleset's table, ascending; as often as each counts.
        yaku: They as they stand in an answer, the groups that they rest on left out.
        names: Their ids.
        limits: How many of them are limit yaku; then no others stand here.
        times: How many times the base of a limit yaku they are worth.
        resting: What picks the groups on which yaku rest, each with the place of its yaku among these.
        items: The fu items that rest on no set.
        fu: What these come to.
        han: The han of the answer; those that every hand has alone with limit yaku.
    """

    rows: tuple[int, ...]
    yaku: tuple[YakuItem, ...]
    names: tuple[str, ...]
    limits: int
    times: int
    resting: tuple[tuple[int, Picks], ...]
    items: tuple[FuItem, ...]
    fu: int
    han: int


class Counting(Kept[int, Kept[int, Counted]]):
    """What the yaku of readings give at one table.

    It stands under what the pieces show (``told_apart``), then under the circumstances at which yaku of how a hand is won
    look (``OF_MOMENT``): apart from each other, both are met again far more often.
    """

    def __init__(
        self,
        rows: Sequence[Row[Facts]],
        items: Callable[[int, frozenset[str]], tuple[FuItem, ...]],
        limits: Limits,
        free_han: int,
    ) -> None:
        """Prepares the yaku of a table.

        Args:
            rows: Those that count there, each with its place in the ruleset's table.
            items: Returns the fu items that rest on no set, of the circumstances and the ids of the yaku.
            limits: The limits.
            free_han: The han that every hand has.
        """
        super().__init__(self._under_shape)
        self._items, self._limits, self._free_han = items, limits, free_han
        self._yaku = Chooser(rows)
        self._limit_yaku = sum([1 << place for place, yaku in rows if yaku.limit])
        self._picks = {place: yaku.rests_on for place, yaku in rows}
        self._told = {
            closed: {place: YakuItem(yaku.id, yaku.value(closed=closed)) for place, yaku in rows}
            for closed in (False, True)
        }
        self._of_shape = Chooser([row for row in rows if row[1].family is not Family.SITUATION])
        of_moment = Chooser([row for row in rows if row[1].family is Family.SITUATION])
        self._moment = Kept[int, Present](lambda circumstances: of_moment.present(Facts(0, 0, 0, circumstances)))
        self._beside = Kept[Present, Kept[int, Counted]](
            lambda shape: Kept(lambda circumstances: self._count(shape, circumstances))
        )

    def _under_shape(self, key: int) -> Kept[int, Counted]:
        return self._beside[self._of_shape.present(facts_told(key))]

    def _count(self, shape: Present, circumstances: int) -> Counted:
        """Returns what yaku give; a limit yaku leaves only limit yaku standing.

        Args:
            shape: Those that the pieces show.
            circumstances: Whether the hand is closed and self-drawn, and its situation, as flags.
        """
        moment = self._moment[circumstances]
        present = shape.mask | moment.mask
        left = self._yaku.left(present)
        # A limit yaku leaves only limit yaku standing.
        limits = left & self._limit_yaku
        times = dict(shape.repeated + moment.repeated)
        places = [place for place in bits(limits or left) for _ in range(times.get(place, 1))]
        yaku = self._told[bool(circumstances & CLOSED)]
        items = [yaku[place] for place in places]
        struck = present & ~left
        if struck:
            items = [
                item._replace(struck=self._yaku.struck_by(place, struck))
                for place, item in zip(places, items, strict=True)
            ]
        values = [item.value for item in items]
        names = tuple([item.id for item in items])
        beside = self._items(circumstances, frozenset(names))
        return Counted(
            tuple(places),
            tuple(items),
            names,
            len(places) if limits else 0,
            self._limits.times(values) if limits else 0,
            tuple([(at, picks) for at, place in enumerate(places) if (picks := self._picks[place])]),
            beside,
            sum([item.value for item in beside]),
            (0 if limits else sum(values)) + self._free_han,
        )

# SPDX-License-Identifier: MIT
"""What a yaku is: one row of a ruleset's table, which people look up, the engine counts and the atlas teaches."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import KW_ONLY, dataclass, field, replace
from functools import partial
from typing import Any, Generic, NamedTuple, TypeVar

from mahjong_desk.rules.model.options import OptionValue, TableOptions
from mahjong_desk.rules.yaku.conditions import Condition, Diagnostic, separately_counted
from mahjong_desk.rules.yaku.family import YakuFamily
from mahjong_desk.shapes import Group, GroupShape, Reading
from mahjong_desk.texts import Name, Text

F_contra = TypeVar("F_contra", contravariant=True)
"""What the conditions of a ruleset look at: the facts of a reading and of the circumstances."""

OFF_VALUES = (False, 0, "off")
"""The values of an option with which its yaku does not count."""


@dataclass(frozen=True, slots=True)
class Example:
    """A hand that shows a yaku, as the contract writes it; the tests score every one.

    Attributes:
        discarder: The seat that gives the winning piece where it is not drawn; the one before the winner if None.
    """

    concealed: str
    winning_piece: str
    self_drawn: bool = False
    melds: tuple[tuple[str, str], ...] = ()
    situation: tuple[str, ...] = ()
    winner: int = 1
    options: Mapping[str, OptionValue] = field(default_factory=dict)
    discarder: int | None = None
    turned_up: Mapping[str, str | tuple[str, ...]] = field(default_factory=dict)
    extra_fields: Mapping[str, object] = field(default_factory=dict)
    players: int = 4


class Pronunciation(NamedTuple):
    """How a name is read aloud."""

    kana: str
    pinyin: str


class Variant(NamedTuple, Generic[F_contra]):
    """What a yaku is otherwise where an option has a certain value.

    Attributes:
        holds: The condition there; the usual one for None.
        worth: What the yaku is worth there, in the ruleset's unit; what it usually is for None.
        limit: Whether it is a limit yaku there; as usual for None.
    """

    option: str
    value: OptionValue
    holds: Condition[F_contra] | None = None
    worth: int | None = None
    limit: bool | None = None


class Combination(NamedTuple):
    """A yaku of several sets; each choice of sets may count by itself."""

    size: int
    shape: GroupShape
    made_by: Callable[[tuple[Group, ...]], bool]
    needs: Condition[Any] | None = None


COUNTED_SEPARATELY = separately_counted(Diagnostic("counted_apart", Text("There is none in this hand.")))
"""The condition of what a ruleset counts by itself, as combinations of sets: it holds in no reading."""


@dataclass(frozen=True, slots=True)
class Yaku(Generic[F_contra]):
    """One row of a ruleset's table, with all that is said of a yaku anywhere.

    Attributes:
        closed: Its value for a closed hand, as default options have it; None if it never counts.
    """

    id: str
    names: Name
    condition: Text
    _: KW_ONLY
    family: YakuFamily
    closed: int | None
    open: int | None
    holds: Condition[F_contra]
    example: Example
    rests_on: Callable[[F_contra, Reading], tuple[Group, ...]] | None = None
    rests_on_each: Callable[[F_contra, Reading], tuple[tuple[Group, ...], ...]] | None = None
    limit: bool = False
    option: str | None = None
    worth: str | None = None
    variants: tuple[Variant[F_contra], ...] = ()
    displaces: tuple[str, ...] = ()
    placeholder: bool = False
    times: Callable[[F_contra], int] | None = None
    combines: Combination | None = None
    ideas: tuple[str, ...] = ()
    aliases: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        if not isinstance(self.holds, Condition):
            raise TypeError(f"the condition of {self.id} has to be made of parts")
        if not self.ideas:
            object.__setattr__(self, "ideas", (self.id,))

    @property
    def pronunciation(self) -> Pronunciation:
        """How the name is read in Japanese and in Chinese."""
        return Pronunciation(self.names.reading("ja"), self.names.reading("zh"))

    def is_like(self, other: AnyYaku) -> bool:
        """Returns whether it is the same idea as a yaku of another system."""
        return not set(self.ideas).isdisjoint(other.ideas)

    def value(self, *, closed: bool) -> int:
        """Returns its value for a closed or an open hand; 0 where it never counts there."""
        return (self.closed if closed else self.open) or 0


AnyYaku = Yaku[Any]
"""A yaku as whoever shows it sees it, whatever its conditions look at."""


def groups_in_result(shown: object) -> tuple[Group, ...]:
    """Returns the groups that a condition found; none where it only says that it holds."""
    return shown if isinstance(shown, tuple) else ()


def series(*rows: Yaku[F_contra]) -> tuple[Yaku[F_contra], ...]:
    """Returns yaku so that only the most valuable counts, of equal ones the first: each displaces those below."""
    worth = [(yaku.closed or 0, -place) for place, yaku in enumerate(rows)]
    return tuple(
        replace(yaku, displaces=tuple(under.id for below, under in zip(worth, rows, strict=True) if below < own))
        for own, yaku in zip(worth, rows, strict=True)
    )


Row = tuple[int, Yaku[F_contra]]
"""A yaku with its place in the ruleset's table."""


def yaku_at_table(table: Sequence[Yaku[F_contra]], options: TableOptions) -> tuple[Row[F_contra], ...]:
    """Returns the yaku that count in readings at a table with these options, with the conditions and values there."""
    played = _played(table, partial(getattr, options))
    return tuple(row for row in played if row[1].combines or not row[1].holds.apart)


def enabled_yaku(table: Sequence[Yaku[F_contra]], options: Mapping[str, OptionValue]) -> Mapping[str, Yaku[F_contra]]:
    """Returns the yaku that a table with these options counts, by their ids: those that no reading decides as well."""
    return {yaku.id: yaku for _, yaku in _played(table, options.__getitem__)}


def _played(table: Sequence[Yaku[F_contra]], chosen: Callable[[str], OptionValue]) -> Iterator[Row[F_contra]]:
    for place, yaku in enumerate(table):
        worth = None if yaku.worth is None else chosen(yaku.worth)
        if (yaku.option is None or chosen(yaku.option) not in OFF_VALUES) and worth != 0:
            yield place, _bound(yaku, chosen, worth)


def _bound(yaku: Yaku[F_contra], chosen: Callable[[str], OptionValue], worth: OptionValue | None) -> Yaku[F_contra]:
    changed: dict[str, Any] = {}
    for variant in yaku.variants:
        if chosen(variant.option) == variant.value:
            told = {"holds": variant.holds, "limit": variant.limit}
            changed |= {name: value for name, value in told.items() if value is not None}
            worth = variant.worth if variant.worth is not None else worth
    if worth is not None:
        changed |= {"closed": yaku.closed and worth, "open": yaku.open and worth}
    return replace(yaku, **changed) if changed else yaku


def groups_showing(found: Sequence[Yaku[F_contra]], facts: F_contra, reading: Reading) -> list[tuple[Group, ...]]:
    """Returns for each yaku that counts in a reading the groups that show it."""
    sets = []
    for place, yaku in enumerate(found):
        if yaku.rests_on_each is not None:
            sets.append(yaku.rests_on_each(facts, reading)[found[:place].count(yaku)])
        else:
            sets.append(yaku.rests_on(facts, reading) if yaku.rests_on else groups_in_result(yaku.holds.test(facts)))
    return sets

# SPDX-License-Identifier: MIT
"""A yaku is one row of a ruleset's table, which the engine counts and the atlas teaches."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import KW_ONLY, dataclass, field, replace
from enum import StrEnum
from functools import partial
from typing import Any, Generic, NamedTuple, TypeVar

from mahjong_desk.rules.model.options import OptionValue, TableOptions
from mahjong_desk.rules.yaku.conditions import Condition, Diagnostic, separately_counted
from mahjong_desk.shapes import Group, GroupShape, Reading
from mahjong_desk.texts import Name, Text


class YakuFamily(StrEnum):
    """The subject of a yaku, in the order in which to offer it."""

    SITUATION = "situation"
    SEQUENCES = "sequences"
    TRIPLETS = "triplets"
    KANS = "kans"
    HONOURS = "honours"
    TERMINALS = "terminals"
    FLUSH = "flush"
    PAIRS = "pairs"
    SPECIAL = "special"
    WILDCARDS = "wildcards"
    DORA = "dora"

    @property
    def names(self) -> Text:
        """Its name in each language."""
        return _NAMES[self]


_NAMES: Mapping[YakuFamily, Text] = {
    YakuFamily.SITUATION: Text("Circumstances"),
    YakuFamily.SEQUENCES: Text("Sequences"),
    YakuFamily.TRIPLETS: Text("Triplets"),
    YakuFamily.KANS: Text("Kans", "group of yaku"),
    YakuFamily.HONOURS: Text("Honours"),
    YakuFamily.TERMINALS: Text("Terminals", "group of yaku"),
    YakuFamily.FLUSH: Text("One suit"),
    YakuFamily.PAIRS: Text("Pairs"),
    YakuFamily.SPECIAL: Text("Special hands"),
    YakuFamily.WILDCARDS: Text("Wildcards"),
    YakuFamily.DORA: Text("Dora"),
}


F_contra = TypeVar("F_contra", contravariant=True)
"""The facts that the conditions of a ruleset look at."""

OFF_VALUES = (False, 0, "off")
"""The values of an option with which its yaku does not count."""


@dataclass(frozen=True, slots=True)
class Example:
    """A hand that shows a yaku, as in the contract; the tests score every one.

    Attributes:
        discarder: The seat that gives the winning piece if it is not drawn; the one before the winner if None.
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
    """The pronunciation of a name."""

    kana: str
    pinyin: str


class Variant(NamedTuple, Generic[F_contra]):
    """The changes of a yaku for a certain value of an option.

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
"""The condition of what a ruleset counts itself, such as combinations of sets: it holds in no reading."""


@dataclass(frozen=True, slots=True)
class Yaku(Generic[F_contra]):
    """One row of a ruleset's table, with all about a yaku.

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
        """Returns its value for a closed or an open hand; 0 if it never counts there."""
        return (self.closed if closed else self.open) or 0


AnyYaku = Yaku[Any]
"""A yaku for those that only show it."""


def groups_in_result(shown: object) -> tuple[Group, ...]:
    """Returns the groups that a condition found; none if it only says that it holds."""
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
    """Returns the yaku of a table with these options by their ids, with those that no reading decides."""
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

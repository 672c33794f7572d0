# SPDX-License-Identifier: MIT
"""Yaku, the rows of a ruleset's table, and how options change them."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import KW_ONLY, InitVar, dataclass, field, replace
from enum import StrEnum
from functools import partial
from typing import Any, Generic, NamedTuple, TypeVar

from mahjong_desk.rules.model.options import OptionValue, TableOptions
from mahjong_desk.rules.yaku.conditions import Condition, Diagnostic, separately_counted
from mahjong_desk.shapes import Group, GroupShape, Reading
from mahjong_desk.texts import Name, Text


class YakuFamily(StrEnum):
    """The category of a yaku, in display order."""

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
    YakuFamily.SITUATION: Text("Situations"),
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
"""The facts that the conditions of a ruleset test."""

OFF_VALUES = (False, 0, "off")
"""The values of an option that disable its yaku."""


@dataclass(frozen=True, slots=True)
class Example:
    """A hand that has a yaku, in the notation of the contract.

    The tests score every example.

    Attributes:
        discarder: The seat that discards the winning piece if it is not drawn; None for the seat before the winner.
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
        condition: The condition with that value; None for the usual one.
        yaku_value: The value of the yaku, in the ruleset's unit; None for the usual one.
        is_limit: Whether it is a limit yaku; None if as usual.
        closed_only: Whether an open hand has no value.
    """

    option: str
    option_value: OptionValue
    condition: Condition[F_contra] | None = None
    yaku_value: int | None = None
    is_limit: bool | None = None
    closed_only: bool = False


class Combination(NamedTuple):
    """A yaku of several sets; each choice of sets may count separately."""

    size: int
    shape: GroupShape
    matches: Callable[[tuple[Group, ...]], bool]
    needs: Condition[Any] | None = None


COUNTED_SEPARATELY = separately_counted(Diagnostic("counted_apart", Text("There is none in this hand.")))
"""The condition of yaku that a ruleset counts in its own code, such as combinations of sets: it never holds."""


@dataclass(frozen=True, slots=True)
class Yaku(Generic[F_contra]):
    """A yaku: one row of a ruleset's table.

    Attributes:
        value: Its value for every hand, instead of ``closed_value`` and ``open_value``.
        closed_value: Its value for a closed hand with default options; None if it does not count there.
    """

    id: str
    name: Name
    description: Text
    _: KW_ONLY
    family: YakuFamily
    value: InitVar[int | None] = None
    closed_value: int | None = None
    open_value: int | None = None
    condition: Condition[F_contra] = COUNTED_SEPARATELY
    example: Example
    pick_groups: Callable[[F_contra, Reading], tuple[Group, ...]] | None = None
    pick_groups_each: Callable[[F_contra, Reading], tuple[tuple[Group, ...], ...]] | None = None
    is_limit: bool = False
    enabling_option: str | None = None
    value_option: str | None = None
    variants: tuple[Variant[F_contra], ...] = ()
    excludes: tuple[str, ...] = ()
    is_placeholder: bool = False
    count: Callable[[F_contra], int] | None = None
    combination: Combination | None = None
    concepts: tuple[str, ...] = ()
    aliases: tuple[str, ...] = ()

    def __post_init__(self, value: int | None) -> None:
        if value is not None:
            object.__setattr__(self, "closed_value", value)
            object.__setattr__(self, "open_value", value)
        if self.closed_value is None and self.open_value is None:
            raise ValueError(f"the yaku {self.id} has no value")
        if not self.concepts:
            object.__setattr__(self, "concepts", (self.id,))

    @property
    def pronunciation(self) -> Pronunciation:
        """How the name is read in Japanese and in Chinese."""
        return Pronunciation(self.name.reading("ja"), self.name.reading("zh"))

    def shares_concept(self, other: AnyYaku) -> bool:
        """Returns whether it is the same idea as a yaku of another system."""
        return not set(self.concepts).isdisjoint(other.concepts)

    def value_for(self, *, closed: bool) -> int:
        """Returns its value for a closed or an open hand; 0 if it never counts there."""
        return (self.closed_value if closed else self.open_value) or 0


AnyYaku = Yaku[Any]
"""A yaku, whatever facts its condition tests."""


def groups_in_result(result: object) -> tuple[Group, ...]:
    """Returns the groups that a test returned; empty if it returned a truth value."""
    return result if isinstance(result, tuple) else ()


def exclude_lower(*rows: Yaku[F_contra]) -> tuple[Yaku[F_contra], ...]:
    """Makes only the most valuable yaku count, or the first of equal value."""
    ranks = [(yaku.closed_value or 0, -index) for index, yaku in enumerate(rows)]
    return tuple(
        replace(yaku, excludes=tuple(other.id for rank, other in zip(ranks, rows, strict=True) if rank < own_rank))
        for own_rank, yaku in zip(ranks, rows, strict=True)
    )


_SMALL_WORDS = ("and", "of", "on", "or", "the", "with")


def name_by_id(*rows: Yaku[F_contra], **others: str) -> tuple[Yaku[F_contra], ...]:
    """Names yaku by their ids, as English-speaking players call them.

    ``others`` are different names, by id.
    """
    return _called(rows, {yaku.id: yaku.id.replace("_", " ").capitalize() for yaku in rows} | others)


def name_in_title_case(*rows: Yaku[F_contra], **others: str) -> tuple[Yaku[F_contra], ...]:
    """Names yaku by their English names in title case, as players call them.

    ``others`` are different names, by id.
    """

    def title(word: re.Match[str]) -> str:
        return word[0] if word[0] in _SMALL_WORDS else word[0].capitalize()

    return _called(rows, {yaku.id: re.sub("[a-z]+", title, yaku.name.source) for yaku in rows} | others)


def _called(rows: tuple[Yaku[F_contra], ...], names: Mapping[str, str]) -> tuple[Yaku[F_contra], ...]:
    return tuple(replace(yaku, name=yaku.name.with_players_name(names[yaku.id])) for yaku in rows)


IndexedYaku = tuple[int, Yaku[F_contra]]
"""A yaku with its index in the ruleset's table."""


def yaku_at_table(table: Sequence[Yaku[F_contra]], options: TableOptions) -> tuple[IndexedYaku[F_contra], ...]:
    """Returns the yaku that readings can have, as these options change them."""
    played = _enabled_rows(table, partial(getattr, options))
    return tuple(row for row in played if row[1].combination or not row[1].condition.counted_separately)


def enabled_yaku(table: Sequence[Yaku[F_contra]], options: Mapping[str, OptionValue]) -> Mapping[str, Yaku[F_contra]]:
    """Returns all enabled yaku by id, including separately counted ones."""
    return {yaku.id: yaku for _, yaku in _enabled_rows(table, options.__getitem__)}


def _enabled_rows(
    table: Sequence[Yaku[F_contra]], chosen: Callable[[str], OptionValue]
) -> Iterator[IndexedYaku[F_contra]]:
    for index, yaku in enumerate(table):
        worth = None if yaku.value_option is None else chosen(yaku.value_option)
        if (yaku.enabling_option is None or chosen(yaku.enabling_option) not in OFF_VALUES) and worth != 0:
            yield index, _with_options(yaku, chosen, worth)


def _with_options(
    yaku: Yaku[F_contra], chosen: Callable[[str], OptionValue], worth: OptionValue | None
) -> Yaku[F_contra]:
    changed: dict[str, Any] = {}
    for variant in yaku.variants:
        if chosen(variant.option) == variant.option_value:
            values = {"condition": variant.condition, "is_limit": variant.is_limit}
            changed |= {name: value for name, value in values.items() if value is not None}
            if variant.closed_only:
                changed["open_value"] = None
            worth = variant.yaku_value if variant.yaku_value is not None else worth
    if worth is not None:
        changed |= {"closed_value": yaku.closed_value and worth, "open_value": yaku.open_value and worth}
    return replace(yaku, **changed) if changed else yaku


def groups_showing(counted: Sequence[Yaku[F_contra]], facts: F_contra, reading: Reading) -> list[tuple[Group, ...]]:
    """Returns the groups that show each yaku of a reading."""
    sets = []
    for index, yaku in enumerate(counted):
        if yaku.pick_groups_each is not None:
            sets.append(yaku.pick_groups_each(facts, reading)[counted[:index].count(yaku)])
        else:
            sets.append(
                yaku.pick_groups(facts, reading) if yaku.pick_groups else groups_in_result(yaku.condition.test(facts))
            )
    return sets

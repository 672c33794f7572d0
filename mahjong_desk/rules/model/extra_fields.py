# SPDX-License-Identifier: MIT
"""Optional fields of the contract, and the extra fields of rule systems."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from typing import TYPE_CHECKING, Any, NamedTuple

from mahjong_desk.texts import Text

if TYPE_CHECKING:
    from mahjong_desk.rules.model.options import OptionValue
    from mahjong_desk.rules.model.table import Table


class EmptyMapping(Mapping[str, Any]):
    """An immutable empty mapping; it is hashable, so it can be a default."""

    def __getitem__(self, key: str) -> Any:
        """Raises ``KeyError``."""
        raise KeyError(key)

    def __iter__(self) -> Iterator[str]:
        """Returns an empty iterator."""
        return iter(())

    def __len__(self) -> int:
        return 0

    def __hash__(self) -> int:
        """Returns the same hash for every empty mapping."""
        return hash(())


EMPTY_MAPPING = EmptyMapping()
"""The default of fields that hold a mapping."""


class FieldOwner(StrEnum):
    """The part of an event or table that carries an extra field."""

    TABLE = "table"
    HAND = "hand"
    WINNER = "win"
    WIN = "event.win"
    DRAW = "event.draw"
    CHOMBO = "event.chombo"


class FieldKind(StrEnum):
    """The type of an extra field.

    Its values are: for ``BOOLEAN`` a bool; for ``SEAT`` a seat, one of the field's ``choices``, or None if it is
    ``nullable``; for ``SEATS`` a tuple of different seats; for ``NUMBER`` an int; for ``PIECES`` a tuple of pieces; for
    ``CHOICE`` one of the field's ``choices``; for ``CLAIMED_WIN`` a ``Win`` with one winner.
    """

    BOOLEAN = "truth"
    SEAT = "seat"
    SEATS = "seats"
    NUMBER = "number"
    PIECES = "pieces"
    CHOICE = "word"
    CLAIMED_WIN = "claim"


@dataclass(frozen=True, slots=True)
class ExtraField:
    """A field that one ruleset adds to the contract.

    If it is omitted, its carrier's mapping ``extra_fields`` has no such key.

    Attributes:
        allowed_numbers: For ``FieldKind.NUMBER``, its valid values in ascending order.
        default: Its value if it is omitted, or None.
    """

    id: str
    owner: FieldOwner
    kind: FieldKind
    name: Text
    choices: Mapping[str, Text] = field(default_factory=dict)
    allowed_numbers: Sequence[int] = ()
    faces: tuple[str, ...] = ()
    default: object = None
    nullable: bool = False
    requires: Mapping[str, tuple[object, ...]] = EMPTY_MAPPING
    required: bool = False
    is_offered: Callable[[Mapping[str, OptionValue], Table], bool] = lambda _options, _table: True

    def is_allowed_with(self, values: Mapping[str, object]) -> bool:
        """Returns whether it may be given with these values of its carrier.

        ``values`` includes the defaults of omitted fields (``with_defaults``).
        """
        return all(values.get(other) in allowed for other, allowed in self.requires.items())


def with_defaults(fields: Iterable[ExtraField], values: Mapping[str, object]) -> dict[str, object]:
    """Returns the values of fields, with defaults for omitted ones."""
    return {field.id: field.default for field in fields if field.default is not None} | dict(values)


class Conventions(NamedTuple):
    """The optional fields of the contract that a ruleset has.

    Attributes:
        has_honba: Whether there are counters; otherwise ``table.honba`` is 0.
        has_deposit: Whether there is a deposit; otherwise ``table.deposit`` is 0.
        players_change_seats: Whether players change seats between rounds, so that a table can state its turn order.
        last_hand_number: The highest hand number in a round; None if there is no limit.
    """

    has_honba: bool = False
    has_deposit: bool = False
    dealer_by_number: bool = False
    players_change_seats: bool = False
    last_hand_number: int | None = 4

# SPDX-License-Identifier: MIT
"""The fields of the contract that only some rule systems know, and the extra fields that a system declares."""

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
        """Returns an iterator over nothing."""
        return iter(())

    def __len__(self) -> int:
        return 0

    def __hash__(self) -> int:
        """Returns the same for every empty mapping."""
        return hash(())


EMPTY_MAPPING = EmptyMapping()
"""No extra field at all."""


class FieldOwner(StrEnum):
    """What carries an extra field."""

    TABLE = "table"
    HAND = "hand"
    WINNER = "win"
    WIN = "event.win"
    DRAW = "event.draw"
    CHOMBO = "event.chombo"


class FieldKind(StrEnum):
    """What an extra field holds, and as what the domain keeps it.

    ``BOOLEAN`` a bool, ``SEAT`` a seat, or None if no seat may be meant, or one of the words that the field names;
    ``SEATS`` a tuple of different seats, ``NUMBER`` a whole number, ``PIECES`` a tuple of pieces, ``CHOICE`` one of the
    words that the field names, ``CLAIMED_WIN`` the claimed win, as a ``Win`` with one winner.
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

    It may be left out; then the mapping ``extra_fields`` of what carries it has no such key.

    Attributes:
        allowed_numbers: For ``FieldKind.NUMBER``, what it may be, in ascending order.
        default: Its value when it is omitted; None if there is none.
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

    def is_allowed_with(self, said: Mapping[str, object]) -> bool:
        """Returns whether it may be given beside the other fields of its carrier (``with_defaults``)."""
        return all(said.get(other) in known for other, known in self.requires.items())


def with_defaults(fields: Iterable[ExtraField], given: Mapping[str, object]) -> dict[str, object]:
    """Returns the values of fields, with defaults for omitted ones."""
    return {field.id: field.default for field in fields if field.default is not None} | dict(given)


class Conventions(NamedTuple):
    """The optional fields of the contract that a ruleset has.

    Attributes:
        has_honba: Whether there are counters; otherwise ``table.honba`` is 0.
        has_deposit: Whether there is a deposit; otherwise ``table.deposit`` is 0.
        players_change_seats: Whether players change places between rounds, so that a table says in which order they play.
        last_hand_number: The highest hand number in a round; None if numbers go on.
    """

    has_honba: bool = False
    has_deposit: bool = False
    dealer_by_number: bool = False
    players_change_seats: bool = False
    last_hand_number: int | None = 4

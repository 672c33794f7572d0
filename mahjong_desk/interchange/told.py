# SPDX-License-Identifier: MIT
"""Which of several faults of an event is told: the one that the rules come upon first.

An event that cannot be read is handed to the settlement as it was told. Each of its parts is read when the rules first look
at it, so that the order in which they look is the order of their checks (§12 of most rules). What can be read is as plain as
in any other event; only what holds a fault is one of the classes here.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import cached_property, partial
from typing import Any, Self, TypeVar

from mahjong_desk.interchange.fields import Fields
from mahjong_desk.interchange.read_event import WinnerParts, open_event, read_tenpai
from mahjong_desk.interchange.read_hand import HandParts, MeldParts, read_extra_field, read_hand
from mahjong_desk.pieces import Piece
from mahjong_desk.rules.events import Draw, Event, Pao, Win, Winner
from mahjong_desk.rules.extra_fields import Carrier, ExtraField, FieldKind
from mahjong_desk.rules.hand import Hand, Meld
from mahjong_desk.rules.indicators import Indicator, TurnedUp, turned_up
from mahjong_desk.rules.refusal import Refusal
from mahjong_desk.rules.ruleset import Rules, Ruleset
from mahjong_desk.rules.table import Table
from mahjong_desk.shapes import MeldKind

_Told = TypeVar("_Told")


def first_fault(rules: Rules, table: Table, value: object, path: str, found: Refusal) -> Refusal:
    """Returns which fault of an event is told.

    Args:
        rules: The rules of the match.
        table: The table at which it happens.
        value: The event in JSON.
        path: Its place in the request.
        found: The fault that reading it came upon.
    """
    try:
        told = _told_event(rules, value, path)
        if told is not None:
            rules.settle(table, told)
    except Refusal as refusal:
        return refusal.under(path)
    except _CopiedError:
        pass
    return found


def first_fault_of_hand(ruleset: Ruleset, fields: Fields, found: Refusal, ask: Callable[[Hand], object]) -> Refusal:
    """Returns which fault of a hand that is one piece short is told.

    Args:
        ruleset: The ruleset.
        fields: The hand in JSON.
        found: The fault that reading it came upon.
        ask: Asks the rules something of the hand.
    """
    try:
        ask(_ToldHand.told(_ruleset=ruleset, _unread=HandParts(ruleset, fields, complete=False)))
    except Refusal as refusal:
        return refusal
    except _CopiedError:
        pass
    return found


def _told_event(rules: Rules, value: object, path: str) -> Event | None:
    fields, form, remarks = _read(lambda: open_event(rules, value, path))
    told = _CLASSES.get(form.event)
    return None if told is None else told.told(_ruleset=rules.ruleset, _fields=fields, **remarks)


class _Placed(Refusal):
    """A fault whose place in the whole request is known already."""

    def under(self, place: str) -> Refusal:
        """Returns itself: nothing is put before its path."""
        return self


def _read(part: Callable[[], _Told]) -> _Told:
    """Returns what a part says.

    Raises:
        Refusal: It cannot be read.
    """
    try:
        return part()
    except Refusal as refusal:
        raise _Placed(
            refusal.code, refusal.template, path=refusal.path, reason=refusal.reason, **refusal.values
        ) from None


class _CopiedError(Exception):
    """The rules make another of what was told: they have nothing against what they have looked at."""


class _Part:
    """What all parts have in common that were told and hold a fault."""

    def __init__(self, **_parts: object) -> None:
        """Is called where the rules make a copy.

        Raises:
            _CopiedError: Always; nothing that holds a fault is settled.
        """
        raise _CopiedError

    @classmethod
    def told(cls, **kept: object) -> Self:
        """Returns one that reads its parts from what is kept."""
        part = object.__new__(cls)
        for name, value in kept.items():
            object.__setattr__(part, name, value)
        return part


def _plain(part: Callable[[], _Told], told: Callable[[], _Told]) -> _Told:
    """Returns a part as in any other event, or as it was told where it cannot be read."""
    try:
        return part()
    except Refusal:
        return told()


class _ToldFields(Mapping[str, object]):
    """Extra fields, each read when it is asked for."""

    def __init__(self, ruleset: Ruleset, carrier: Carrier, fields: Fields) -> None:
        self._ruleset = ruleset
        self._fields = fields
        self._known: dict[str, ExtraField] = {
            one.id: one
            for one in ruleset.extra_fields_of(carrier)
            if one.kind is not FieldKind.CLAIM and fields.has(one.id)
        }

    def __getitem__(self, name: str) -> object:
        field = self._known[name]
        return _read(lambda: read_extra_field(self._ruleset, field, self._fields))

    def __iter__(self) -> Iterator[str]:
        return iter(self._known)

    def __len__(self) -> int:
        return len(self._known)


class _ToldWin(_Part, Win):
    """A win as it was told."""

    _ruleset: Ruleset
    _fields: Fields

    @cached_property
    def discarder(self) -> int | None:
        seat: int | None = _read(lambda: self._fields.seat_or_nobody("from"))
        return seat

    @cached_property
    def wins(self) -> tuple[Winner, ...]:
        return tuple(self._winner(entry, place) for entry, place in _read(lambda: self._fields.entries("wins")))

    def _winner(self, entry: object, place: str) -> Winner:
        def parts() -> WinnerParts:
            return WinnerParts(self._ruleset, Fields(entry, place))

        return _plain(lambda: parts().whole(), lambda: _ToldWinner.told(_unread=parts))

    @cached_property
    def extra_fields(self) -> Mapping[str, object]:
        return _ToldFields(self._ruleset, Carrier.WIN, self._fields)


class _ToldWinner(_Part, Winner):
    """A winner as it was told."""

    _unread: Callable[[], WinnerParts]

    @cached_property
    def _parts(self) -> WinnerParts:
        parts = _read(self._unread)
        _read(parts.check_fields)
        return parts

    @cached_property
    def seat(self) -> int:
        return _read(self._parts.seat)

    @cached_property
    def hand(self) -> Hand | None:
        fields = _read(self._parts.hand)
        if fields is None:
            return None
        ruleset = self._parts.ruleset
        return _plain(
            lambda: read_hand(ruleset, fields, complete=True),
            lambda: _ToldHand.told(_ruleset=ruleset, _unread=HandParts(ruleset, fields, complete=True)),
        )

    @cached_property
    def value(self) -> Mapping[str, object] | None:
        return _read(self._parts.value)

    @cached_property
    def pao(self) -> tuple[Pao, ...]:
        return _read(self._parts.pao)

    @cached_property
    def extra_fields(self) -> Mapping[str, object]:
        return _ToldFields(self._parts.ruleset, Carrier.WINNER, self._parts.fields)


class _ToldHand(_Part, Hand):
    """A hand as it was told."""

    _ruleset: Ruleset
    _unread: HandParts

    @cached_property
    def _parts(self) -> HandParts:
        parts = self._unread
        _read(parts.check_fields)
        if self._ruleset.conventions.types_first:
            _read(parts.check_types)
        return parts

    @cached_property
    def concealed(self) -> tuple[Piece, ...]:
        return _read(self._parts.concealed)

    @cached_property
    def winning_piece(self) -> Piece | None:
        return _read(self._parts.winning_piece)

    @cached_property
    def melds(self) -> tuple[Meld, ...]:
        return tuple(_plain(meld.whole, partial(_ToldMeld.told, _parts=meld)) for meld in _read(self._parts.melds))

    @cached_property
    def turned_up(self) -> TurnedUp:
        parts = self._parts
        _read(parts.check_lists)
        kinds = self._ruleset.indicators
        return turned_up({one.id: _plain(partial(parts.indicators, one), partial(_told, parts, one)) for one in kinds})

    @cached_property
    def situation(self) -> tuple[str, ...]:
        _read(self._parts.check_lists)
        return _read(self._parts.situation)

    @cached_property
    def extra_fields(self) -> Mapping[str, object]:
        return _ToldFields(self._ruleset, Carrier.HAND, self._parts.fields)


class _ToldMeld(_Part, Meld):
    """A meld as it was told."""

    _parts: MeldParts

    @cached_property
    def kind(self) -> MeldKind:
        return _read(self._parts.kind)

    @cached_property
    def pieces(self) -> tuple[Piece, ...]:
        return _read(self._parts.pieces) if self.kind else ()

    @cached_property
    def giver(self) -> int | None:
        return _read(self._parts.giver) if self.kind else None


class _ToldPieces(tuple[Piece, ...]):
    """Pieces of which only the number is known; who looks at them comes upon the fault."""

    fault: Callable[[], object]

    def __iter__(self) -> Iterator[Piece]:
        _read(self.fault)
        return super().__iter__()

    def __getitem__(self, place: Any) -> Any:
        return list(self)[place]


def _told(parts: HandParts, indicator: Indicator) -> tuple[Piece, ...]:
    pieces = _ToldPieces((0,) * parts.how_many(indicator))
    pieces.fault = partial(parts.indicators, indicator)
    return pieces


class _ToldDraw(_Part, Draw):
    """A draw as it was told."""

    _ruleset: Ruleset
    _fields: Fields

    @cached_property
    def kind(self) -> str:
        return _read(lambda: str(self._fields.text("kind")))

    @cached_property
    def tenpai(self) -> tuple[int, ...] | None:
        return _read(lambda: read_tenpai(self._fields))

    @cached_property
    def extra_fields(self) -> Mapping[str, object]:
        return _ToldFields(self._ruleset, Carrier.DRAW, self._fields)


_CLASSES: dict[type[Event], type[_ToldWin | _ToldDraw]] = {Win: _ToldWin, Draw: _ToldDraw}

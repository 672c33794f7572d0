# SPDX-License-Identifier: MIT
"""Makes hands of JSON, with the extra fields that a ruleset declares (contract.md §2, §4)."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from mahjong_desk.interchange.fields import Fields, bad_type, read_pieces, seat_number
from mahjong_desk.pieces import Piece, PieceSet
from mahjong_desk.rules.extra_fields import NOTHING, Carrier, ExtraField, FieldKind
from mahjong_desk.rules.hand import Hand, Meld
from mahjong_desk.rules.indicators import NOTHING_TURNED_UP, Indicator, TurnedUp, turned_up
from mahjong_desk.rules.refusal import Code, Refusal
from mahjong_desk.rules.ruleset import Ruleset
from mahjong_desk.shapes import MeldKind
from mahjong_desk.translatable import QT_TRANSLATE_NOOP


def read_extra_fields(ruleset: Ruleset, carrier: Carrier, fields: Fields) -> Mapping[str, object]:
    """Returns the extra fields of one carrier that are there, each as the domain keeps it.

    Raises:
        Refusal: ``bad_request`` or ``bad_notation``.
    """
    found = {
        field.id: read_extra_field(ruleset, field, fields)
        for field in ruleset.extra_fields_of(carrier)
        if field.kind is not FieldKind.CLAIM and fields.has(field.id)
    }
    return found or NOTHING


def read_extra_field(ruleset: Ruleset, field: ExtraField, fields: Fields) -> object:
    """Returns the value of one extra field; a claimed win is none of these.

    Raises:
        Refusal: ``bad_request`` or ``bad_notation``.
    """
    match field.kind:
        case FieldKind.TRUTH:
            return fields.truth(field.id)
        case FieldKind.SEAT:
            return _read_seat(field, fields)
        case FieldKind.SEATS:
            return tuple(seat_number(entry, place) for entry, place in fields.entries(field.id))
        case FieldKind.NUMBER:
            return fields.whole(field.id)
        case FieldKind.PIECES:
            return read_pieces(ruleset.pieces, fields.take(field.id), fields.at(field.id), may_be_empty=True)
    return fields.word(field.id, field.words)


def _read_seat(field: ExtraField, fields: Fields) -> object:
    told = fields.take(field.id)
    if isinstance(told, str) and told in field.words:
        return told
    return None if told is None and field.nobody else seat_number(told, fields.at(field.id))


def read_hand(ruleset: Ruleset, fields: Fields, *, complete: bool) -> Hand:
    """Returns the hand of a win, or one a piece short of it where not ``complete``.

    Raises:
        Refusal: ``bad_request``, ``bad_notation``, ``bad_count`` or ``bad_meld``.
    """
    parts = HandParts(ruleset, fields, complete=complete)
    parts.check_fields()
    return Hand(
        parts.concealed(),
        tuple(meld.whole() for meld in parts.melds()),
        parts.winning_piece(),
        parts.situation(),
        parts.turned_up(),
        parts.extra_fields(),
    )


class HandParts:
    """The parts of a hand, each read when it is asked for."""

    def __init__(self, ruleset: Ruleset, fields: Fields, *, complete: bool) -> None:
        """Takes a hand of a win, or one a piece short of it where not ``complete``; nothing is read yet."""
        self._ruleset = ruleset
        self._pieces = ruleset.pieces
        self.fields = fields
        """The hand itself."""
        self._complete = complete

    def check_fields(self) -> None:
        """Checks that the fields of the hand are there, and no others.

        Raises:
            Refusal: ``bad_request``.
        """
        required, optional = hand_fields(self._ruleset, complete=self._complete)
        self.fields.check_known(*required, *optional)
        self.fields.check_there(*required)

    def check_types(self) -> None:
        """Checks that every field of the hand is of its type, whatever it says.

        Raises:
            Refusal: ``bad_request``.
        """
        self.fields.text("concealed")
        if self._complete:
            self.fields.text("winning_tile")
        for indicator in self._ruleset.indicators:
            if indicator.required:
                self.fields.text(indicator.id)
        self.check_lists()
        for entry, place in self.fields.entries("melds", []):
            Fields(entry, place)
        self.situation()
        self.extra_fields()

    def check_lists(self) -> None:
        """Checks that every field of the hand that is a list is one.

        Raises:
            Refusal: ``bad_request``.
        """
        lists = [indicator.id for indicator in self._ruleset.indicators if not indicator.required]
        for name in ("melds", *lists, "situation"):
            self.fields.entries(name, [])

    def concealed(self) -> tuple[Piece, ...]:
        """Returns the concealed pieces, sorted."""
        fields = self.fields
        found = read_pieces(self._pieces, fields.take("concealed"), fields.at("concealed"), may_be_empty=True)
        return tuple(self._pieces.sorted(found))

    def winning_piece(self) -> Piece | None:
        """Returns the piece that completes the hand; None where it is one piece short."""
        if not self._complete:
            return None
        return read_piece(self._pieces, self.fields, "winning_tile", self._ruleset.conventions.winning_piece)

    def melds(self) -> tuple[MeldParts, ...]:
        """Returns the melds, of which nothing is read yet."""
        return tuple(
            MeldParts(self._ruleset, Fields(entry, place)) for entry, place in self.fields.entries("melds", [])
        )

    def indicators(self, indicator: Indicator) -> tuple[Piece, ...]:
        """Returns the indicators of one kind."""
        if indicator.required:
            return (read_piece(self._pieces, self.fields, indicator.id, Code.BAD_NOTATION),)
        code = self._ruleset.conventions.winning_piece
        found = self.fields.entries(indicator.id, [])
        return tuple(_one_piece(self._pieces, entry, place, code) for entry, place in found)

    def how_many(self, indicator: Indicator) -> int:
        """Returns how many indicators of one kind there are, whatever they say."""
        return 1 if indicator.required else len(tuple(self.fields.entries(indicator.id, [])))

    def turned_up(self) -> TurnedUp:
        """Returns the indicators of all kinds."""
        kinds = self._ruleset.indicators
        return turned_up({one.id: self.indicators(one) for one in kinds}) if kinds else NOTHING_TURNED_UP

    def situation(self) -> tuple[str, ...]:
        """Returns the names of the circumstances."""
        return tuple(_read_situation(entry, place) for entry, place in self.fields.entries("situation", []))

    def extra_fields(self) -> Mapping[str, object]:
        """Returns the fields that the ruleset alone knows."""
        return read_extra_fields(self._ruleset, Carrier.HAND, self.fields)


class MeldParts:
    """The parts of a meld, each read when it is asked for."""

    def __init__(self, ruleset: Ruleset, fields: Fields) -> None:
        """Takes a meld; nothing is read yet."""
        self._ruleset = ruleset
        self.fields = fields

    def whole(self) -> Meld:
        """Returns the meld.

        Raises:
            Refusal: ``bad_request``, ``bad_notation`` or ``bad_meld``.
        """
        kind = self.kind()
        return Meld(kind, self.pieces(), self.giver())

    def kind(self) -> MeldKind:
        """Returns its kind; all its fields are there then, and no others."""
        fields = self.fields
        fields.check_known("kind", "tiles", "from")
        fields.check_there("kind", "tiles")
        name = fields.text("kind")
        if name not in self._ruleset.meld_shapes():
            raise Refusal(
                self._ruleset.conventions.meld_kind,
                QT_TRANSLATE_NOOP("Refusal", "There is no meld called “{meld}”."),
                path=fields.at("kind"),
                meld=name,
            )
        return MeldKind(name)

    def pieces(self) -> tuple[Piece, ...]:
        """Returns its pieces, sorted."""
        pieces = self._ruleset.pieces
        return tuple(pieces.sorted(read_pieces(pieces, self.fields.take("tiles"), self.fields.at("tiles"))))

    def giver(self) -> int | None:
        """Returns the seat that the claimed piece came from; None where nobody says."""
        fields, conventions = self.fields, self._ruleset.conventions
        if not fields.has("from"):
            return None
        if fields.text("kind") == MeldKind.ANKAN:
            raise Refusal(
                conventions.ankan_giver,
                QT_TRANSLATE_NOOP("Refusal", "A concealed kan comes from nobody."),
                path=fields.at("from"),
            )
        giver: int | None = fields.seat_or_nobody("from") if conventions.null_givers else fields.seat("from")
        return giver


@cache
def hand_fields(ruleset: Ruleset, *, complete: bool) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Returns the fields that a hand has to have, and those that it may have."""
    required = ["concealed"]
    optional = ["melds", "situation", *(field.id for field in ruleset.extra_fields_of(Carrier.HAND))]
    if complete:
        required.append("winning_tile")
    for indicator in ruleset.indicators:
        (required if indicator.required else optional).append(indicator.id)
    return tuple(required), tuple(optional)


def read_piece(pieces: PieceSet, fields: Fields, name: str, code: Code) -> Piece:
    """Returns the one piece that a field names.

    Args:
        pieces: The piece set.
        fields: What has the field.
        name: The field.
        code: The code where it names more than one.

    Raises:
        Refusal: ``bad_request``, ``bad_notation`` or ``code``.
    """
    return _one_piece(pieces, fields.take(name), fields.at(name), code)


def _one_piece(pieces: PieceSet, text: object, path: str, code: Code) -> Piece:
    found = read_pieces(pieces, text, path)
    if len(found) != 1:
        raise Refusal(
            code,
            QT_TRANSLATE_NOOP("Refusal", "There has to be one piece here, not {count}."),
            path=path,
            count=len(found),
        )
    return found[0]


def _read_situation(value: object, path: str) -> str:
    if not isinstance(value, str):
        raise bad_type(path, QT_TRANSLATE_NOOP("Refusal", "{field} has to be the name of a situation."))
    return value

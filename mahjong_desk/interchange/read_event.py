# SPDX-License-Identifier: MIT
"""Makes events of JSON (contract.md §4)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from mahjong_desk.interchange.fields import Fields, whole_number
from mahjong_desk.interchange.read_hand import read_extra_fields, read_hand, read_piece
from mahjong_desk.rules.checks import check_seat
from mahjong_desk.rules.events import (
    Adjust,
    Chombo,
    DeadHand,
    Draw,
    End,
    Event,
    Pao,
    PenaltyState,
    PenaltyTile,
    Riichi,
    Shaozhuang,
    Sticks,
    Substitute,
    Win,
    Winner,
)
from mahjong_desk.rules.extra_fields import Carrier, FieldKind
from mahjong_desk.rules.refusal import Code, Refusal
from mahjong_desk.rules.ruleset import Rules, Ruleset
from mahjong_desk.rules.settling import hand_or_value
from mahjong_desk.translatable import QT_TRANSLATE_NOOP


def read_event(rules: Rules, value: object, path: str = "", players: int | None = None) -> Event:
    """Returns the event that a JSON object tells.

    Args:
        rules: The rules of the match.
        value: The object.
        path: Its place in the request.
        players: How many play, so that an offender who is not at the table is refused before what else is told of a foul;
            None where the settlement alone shall see to that.

    Raises:
        Refusal: ``bad_request``, ``bad_seat``, ``bad_notation``, ``bad_count`` or ``bad_meld``, with its path
            under ``path``.
    """
    fields, found, remarks = open_event(rules, value, path)
    return found.read(_Reader(rules, players), fields, remarks)


def open_event(rules: Rules, value: object, path: str) -> tuple[Fields, EventForm, Remarks]:
    """Returns the fields of an event, how it is read, and what every event may carry.

    Raises:
        Refusal: ``bad_request``: the ruleset has no such event, or it has not the fields that it should.
    """
    fields = Fields(value, path)
    name = fields.text("type")
    found = EVENT_FORMS.get(name)
    if found is None or found.event not in rules.ruleset.known_events:
        raise Refusal(
            Code.BAD_REQUEST,
            QT_TRANSLATE_NOOP("Refusal", "This ruleset has no event “{event}”."),
            path=fields.at("type"),
            event=name,
        )
    # What stands there is settled before what it says, so that a misspelt field is told first.
    extra_fields = [field.id for field in rules.ruleset.extra_fields_of(found.carrier)] if found.carrier else []
    fields.check_known("type", "note", "at", *found.required, *found.optional, *extra_fields)
    fields.check_there(*found.required)
    return fields, found, {"note": fields.text("note", None), "at": fields.text("at", None)}


def is_event(rules: Rules, value: object) -> bool:
    """Returns whether a JSON value calls itself an event that the ruleset knows, faulty or not."""
    name = value.get("type") if isinstance(value, dict) else None
    return isinstance(name, str) and name in EVENT_FORMS and EVENT_FORMS[name].event in rules.ruleset.known_events


Remarks = dict[str, Any]


class _Reader(NamedTuple):
    """What events are read for."""

    rules: Rules
    players: int | None

    @property
    def ruleset(self) -> Ruleset:
        return self.rules.ruleset

    def seat(self, fields: Fields, name: str) -> int:
        seat = int(fields.seat(name))
        if self.players is not None:
            check_seat(seat, self.players, fields.at(name))
        return seat


def _read_win(reader: _Reader, fields: Fields, remarks: Remarks) -> Win:
    winners = [WinnerParts(reader.ruleset, Fields(entry, place)) for entry, place in fields.entries("wins")]
    return Win(
        discarder=fields.seat_or_nobody("from"),
        wins=tuple(winner.whole() for winner in winners),
        extra_fields=read_extra_fields(reader.ruleset, Carrier.WIN, fields),
        **remarks,
    )


class WinnerParts:
    """The parts of what is said of a winner, each read when it is asked for."""

    def __init__(self, ruleset: Ruleset, fields: Fields) -> None:
        """Takes a winner; nothing is read yet."""
        self.ruleset = ruleset
        self.fields = fields

    def whole(self) -> Winner:
        """Returns the winner.

        Raises:
            Refusal: ``bad_request``, ``bad_notation``, ``bad_count`` or ``bad_meld``.
        """
        self.check_fields()
        hand = self.hand()
        return Winner(
            self.seat(),
            None if hand is None else read_hand(self.ruleset, hand, complete=True),
            self.value(),
            self.pao(),
            read_extra_fields(self.ruleset, Carrier.WINNER, self.fields),
        )

    def check_fields(self) -> None:
        """Checks that nothing else is said of the winner than there is to say.

        Raises:
            Refusal: ``bad_request``.
        """
        further = [field.id for field in self.ruleset.extra_fields_of(Carrier.WINNER)]
        self.fields.check_known("winner", "hand", "value", "pao", *further)

    def seat(self) -> int:
        """Returns who wins."""
        return int(self.fields.seat("winner"))

    def hand(self) -> Fields | None:
        """Returns the hand, of which nothing is read yet; None where the table counted it itself."""
        self._check_one()
        return self.fields.object("hand") if self.fields.has("hand") else None

    def value(self) -> Mapping[str, object] | None:
        """Returns what the table counted itself; None where there is a hand."""
        self._check_one()
        return self.fields.mapping("value") if self.fields.has("value") else None

    def _check_one(self) -> None:
        if self.fields.has("hand") == self.fields.has("value"):
            raise hand_or_value().under(self.fields.path)

    def pao(self) -> tuple[Pao, ...]:
        """Returns who is held responsible."""
        return tuple(_read_pao(Fields(entry, place)) for entry, place in self.fields.entries("pao", []))


def _read_pao(fields: Fields) -> Pao:
    pao = Pao(fields.seat("player"), fields.text("for"))
    fields.close()
    return pao


def _read_draw(reader: _Reader, fields: Fields, remarks: Remarks) -> Draw:
    return Draw(
        kind=fields.text("kind"),
        tenpai=read_tenpai(fields),
        extra_fields=read_extra_fields(reader.ruleset, Carrier.DRAW, fields),
        **remarks,
    )


def read_tenpai(fields: Fields) -> tuple[int, ...] | None:
    """Returns who is ready at a draw; None where nobody says.

    Raises:
        Refusal: ``bad_request``.
    """
    if not fields.has("tenpai"):
        return None
    return tuple(whole_number(entry, place) for entry, place in fields.entries("tenpai"))


def _read_riichi(reader: _Reader, fields: Fields, remarks: Remarks) -> Riichi:
    return Riichi(player=reader.seat(fields, "player"), **remarks)


def _read_chombo(reader: _Reader, fields: Fields, remarks: Remarks) -> Chombo:
    player = reader.seat(fields, "player")
    reason = fields.text("reason", None)
    extra_fields = read_extra_fields(reader.ruleset, Carrier.CHOMBO, fields)
    claims = [field for field in reader.ruleset.extra_fields_of(Carrier.CHOMBO) if field.kind is FieldKind.CLAIM]
    for claim in claims:
        if fields.has(claim.id):
            claimed = fields.object(claim.id)
            extra_fields = {**extra_fields, claim.id: _read_win(reader, claimed, {})}
            claimed.close()
    return Chombo(player=player, reason=reason, extra_fields=extra_fields, **remarks)


def _read_dead_hand(reader: _Reader, fields: Fields, remarks: Remarks) -> DeadHand:
    return DeadHand(player=reader.seat(fields, "player"), reason=fields.text("reason", None), **remarks)


def _read_penalty_tile(reader: _Reader, fields: Fields, remarks: Remarks) -> PenaltyTile:
    player = reader.seat(fields, "player")
    tile = read_piece(reader.ruleset.pieces, fields, "tile", Code.BAD_NOTATION)
    state = PenaltyState(fields.word("state", list(PenaltyState)))
    return PenaltyTile(player=player, tile=tile, state=state, **remarks)


def _read_shaozhuang(reader: _Reader, fields: Fields, remarks: Remarks) -> Shaozhuang:
    return Shaozhuang(**remarks)


def _read_adjust(reader: _Reader, fields: Fields, remarks: Remarks) -> Adjust:
    deltas = tuple(whole_number(entry, place) for entry, place in fields.entries("deltas"))
    return Adjust(deltas=deltas, reason=fields.text("reason", None), house=fields.truth("house", False), **remarks)


def _read_substitute(reader: _Reader, fields: Fields, remarks: Remarks) -> Substitute:
    return Substitute(player=reader.seat(fields, "player"), name=fields.name("name"), **remarks)


def _read_sticks(reader: _Reader, fields: Fields, remarks: Remarks) -> Sticks:
    return Sticks(
        honba=fields.whole("honba", None),
        deposit=fields.whole("deposit", None),
        reason=fields.text("reason", None),
        **remarks,
    )


def _read_end(reader: _Reader, fields: Fields, remarks: Remarks) -> End:
    return End(reason=fields.text("reason", None), **remarks)


class EventForm(NamedTuple):
    """How one type of event is read: its class, what makes it, its fields, and where its further ones are declared."""

    event: type[Event]
    read: Callable[[_Reader, Fields, Remarks], Event]
    required: tuple[str, ...] = ()
    optional: tuple[str, ...] = ()
    carrier: Carrier | None = None


EVENT_FORMS: dict[str, EventForm] = {
    "win": EventForm(Win, _read_win, ("from", "wins"), (), Carrier.WIN),
    "draw": EventForm(Draw, _read_draw, ("kind",), ("tenpai",), Carrier.DRAW),
    "riichi": EventForm(Riichi, _read_riichi, ("player",)),
    "chombo": EventForm(Chombo, _read_chombo, ("player",), ("reason",), Carrier.CHOMBO),
    "dead_hand": EventForm(DeadHand, _read_dead_hand, ("player",), ("reason",)),
    "penalty_tile": EventForm(PenaltyTile, _read_penalty_tile, ("player", "tile", "state")),
    "shaozhuang": EventForm(Shaozhuang, _read_shaozhuang),
    "adjust": EventForm(Adjust, _read_adjust, ("deltas",), ("reason", "house")),
    "substitute": EventForm(Substitute, _read_substitute, ("player", "name")),
    "sticks": EventForm(Sticks, _read_sticks, (), ("honba", "deposit", "reason")),
    "end": EventForm(End, _read_end, (), ("reason",)),
}
EVENT_NAMES = {form.event: name for name, form in EVENT_FORMS.items()}
"""What each type of event is called in JSON."""

# SPDX-License-Identifier: MIT
"""Makes requests, events and matches of JSON (contract.md §3–5)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from mahjong_desk.interchange.fields import WHOLE_NUMBER, Fields, bad_type, read_pieces
from mahjong_desk.marking import QT_TRANSLATE_NOOP
from mahjong_desk.match import Match
from mahjong_desk.pieces import Piece, PieceSet
from mahjong_desk.rules import registry
from mahjong_desk.rules.events import Adjust, Chombo, DeadHand, Draw, End, Event, Pao, Win, Winner
from mahjong_desk.rules.hand import Hand, Meld, Situation
from mahjong_desk.rules.refusal import Code, Refusal
from mahjong_desk.rules.ruleset import Rules
from mahjong_desk.rules.table import Round, Table
from mahjong_desk.shapes import MeldKind

MATCH_FORMAT = "mahjong-desk/match"
MATCH_VERSION = 1
_ONE_VALUE = QT_TRANSLATE_NOOP("Refusal", "{field} has to be {value}.")


def read_rules(fields: Fields) -> Rules:
    """Returns the ruleset that a request names, bound to its options.

    Raises:
        Refusal: ``unknown_ruleset``, ``unknown_option``, ``bad_option`` or ``bad_request``.
    """
    ruleset = registry.find(fields.text("ruleset"))
    options = fields.mapping("options", {})
    try:
        return ruleset.with_options(options)
    except Refusal as refusal:
        raise refusal.under(fields.at("options")) from None


def read_table(rules: Rules, fields: Fields) -> Table:
    """Returns the table of a request; what is left out stands as at the start of a match.

    Raises:
        Refusal: ``bad_request`` or ``bad_seat``.
    """
    start = rules.start()
    table = fields.object("table", {})
    players = table.whole("players", start.players)
    if players != start.players:
        raise bad_type(table.at("players"), _ONE_VALUE, value=start.players)
    dealer = table.seat("dealer", start.dealer)
    if not 0 <= dealer < players:
        raise Refusal(
            Code.BAD_SEAT,
            QT_TRANSLATE_NOOP("Refusal", "There is no seat {seat} at this table."),
            path=table.at("dealer"),
            seat=dealer,
        )
    name = table.text("round", start.round.value)
    if name not in list(Round):
        raise bad_type(table.at("round"), QT_TRANSLATE_NOOP("Refusal", "{field} has to be E, S, W or N."))
    number = table.whole("number", start.number)
    if not 1 <= number <= players:
        raise bad_type(
            table.at("number"),
            QT_TRANSLATE_NOOP("Refusal", "{field} has to be a number from 1 to {last}."),
            last=players,
        )
    for absent in ("honba", "deposit"):
        if table.whole(absent, 0) != 0:
            raise bad_type(table.at(absent), _ONE_VALUE, value=0)
    scores = tuple(_whole(entry, place) for entry, place in table.entries("scores", start.scores))
    if len(scores) != players:
        raise bad_type(
            table.at("scores"),
            QT_TRANSLATE_NOOP("Refusal", "{field} has to be a list of {count} whole numbers."),
            count=players,
        )
    table.close()
    return Table(dealer, Round(name), number, 0, 0, scores)


def read_hand(pieces: PieceSet, fields: Fields, *, complete: bool) -> Hand:
    """Returns the hand of a win, or one a piece short of it where not ``complete``.

    Raises:
        Refusal: ``bad_request``, ``bad_notation``, ``bad_count`` or ``bad_meld``.
    """
    concealed = read_pieces(pieces, fields.take("concealed"), fields.at("concealed"), may_be_empty=True)
    melds = tuple(_read_meld(pieces, Fields(entry, place)) for entry, place in fields.entries("melds", []))
    winning_piece = _read_winning_piece(pieces, fields) if complete else None
    situation = tuple(_read_situation(entry, place) for entry, place in fields.entries("situation", []))
    fields.close()
    return Hand(tuple(pieces.sorted(concealed)), melds, winning_piece, situation)


def _read_winning_piece(pieces: PieceSet, fields: Fields) -> Piece:
    path = fields.at("winning_tile")
    found = read_pieces(pieces, fields.take("winning_tile"), path)
    if len(found) != 1:
        raise Refusal(
            Code.BAD_COUNT,
            QT_TRANSLATE_NOOP("Refusal", "The winning piece has to be one piece, not {count}."),
            path=path,
            count=len(found),
        )
    return found[0]


def _read_meld(pieces: PieceSet, fields: Fields) -> Meld:
    name = fields.text("kind")
    if name not in list(MeldKind):
        raise Refusal(
            Code.BAD_MELD,
            QT_TRANSLATE_NOOP("Refusal", "There is no meld called “{meld}”."),
            path=fields.at("kind"),
            meld=name,
        )
    tiles = read_pieces(pieces, fields.take("tiles"), fields.at("tiles"))
    giver = fields.seat("from") if fields.has("from") else None
    fields.close()
    return Meld(MeldKind(name), tuple(pieces.sorted(tiles)), giver)


def _read_situation(value: object, path: str) -> Situation:
    if not isinstance(value, str) or value not in list(Situation):
        raise bad_type(path, QT_TRANSLATE_NOOP("Refusal", "{field} has to be the name of a situation."))
    return Situation(value)


def read_event(rules: Rules, value: object, path: str = "") -> Event:
    """Returns the event that a JSON object tells.

    Raises:
        Refusal: ``bad_request``, ``bad_notation``, ``bad_count`` or ``bad_meld``, with its path under ``path``.
    """
    fields = Fields(value, path)
    name = fields.text("type")
    found = _EVENTS.get(name)
    if found is None or found[0] not in rules.ruleset.events:
        raise Refusal(
            Code.BAD_REQUEST,
            QT_TRANSLATE_NOOP("Refusal", "This ruleset has no event “{event}”."),
            path=fields.at("type"),
            event=name,
        )
    remarks = {"note": fields.text("note", None), "at": fields.text("at", None)}
    event = found[1](rules, fields, remarks)
    fields.close()
    return event


Remarks = dict[str, Any]


def _read_win(rules: Rules, fields: Fields, remarks: Remarks) -> Win:
    discarder = fields.take("from")
    if discarder is not None:
        discarder = fields.seat("from")
    wins = tuple(_read_winner(rules, Fields(entry, place)) for entry, place in fields.entries("wins"))
    return Win(discarder=discarder, wins=wins, **remarks)


def _read_winner(rules: Rules, fields: Fields) -> Winner:
    seat = fields.seat("winner")
    if fields.has("hand") == fields.has("value"):
        raise Refusal(
            Code.BAD_REQUEST,
            QT_TRANSLATE_NOOP("Refusal", "A win has either a hand or a value."),
            path=fields.path,
        )
    hand = value = None
    if fields.has("hand"):
        hand = read_hand(rules.ruleset.pieces, fields.object("hand"), complete=True)
    else:
        value = fields.mapping("value")
    pao = tuple(_read_pao(Fields(entry, place)) for entry, place in fields.entries("pao", []))
    fields.close()
    return Winner(seat, hand, value, pao)


def _read_pao(fields: Fields) -> Pao:
    pao = Pao(fields.seat("player"), fields.text("for"))
    fields.close()
    return pao


def _read_draw(rules: Rules, fields: Fields, remarks: Remarks) -> Draw:
    kind = fields.text("kind")
    tenpai = tuple(_whole(entry, place) for entry, place in fields.entries("tenpai", []))
    return Draw(kind=kind, tenpai=tenpai, **remarks)


def _read_chombo(rules: Rules, fields: Fields, remarks: Remarks) -> Chombo:
    player = fields.seat("player")
    reason = fields.text("reason", None)
    details = {name: fields.truth(name) for name in rules.ruleset.chombo_fields if fields.has(name)}
    return Chombo(player=player, reason=reason, details=details, **remarks)


def _read_dead_hand(rules: Rules, fields: Fields, remarks: Remarks) -> DeadHand:
    return DeadHand(player=fields.seat("player"), reason=fields.text("reason", None), **remarks)


def _read_adjust(rules: Rules, fields: Fields, remarks: Remarks) -> Adjust:
    deltas = tuple(_whole(entry, place) for entry, place in fields.entries("deltas"))
    return Adjust(deltas=deltas, reason=fields.text("reason", None), house=fields.truth("house", False), **remarks)


def _read_end(rules: Rules, fields: Fields, remarks: Remarks) -> End:
    return End(reason=fields.text("reason", None), **remarks)


_EVENTS: dict[str, tuple[type[Event], Callable[[Rules, Fields, Remarks], Event]]] = {
    "win": (Win, _read_win),
    "draw": (Draw, _read_draw),
    "chombo": (Chombo, _read_chombo),
    "dead_hand": (DeadHand, _read_dead_hand),
    "adjust": (Adjust, _read_adjust),
    "end": (End, _read_end),
}
EVENT_NAMES = {event: name for name, (event, _) in _EVENTS.items()}
"""What each type of event is called in JSON."""


def read_match(value: object) -> Match:
    """Returns the match that a JSON object tells.

    Raises:
        Refusal: The first fault of its fields; whether its events can happen is for the replay to say.
    """
    fields = Fields(value)
    if fields.text("format") != MATCH_FORMAT:
        raise bad_type("format", _ONE_VALUE, value=MATCH_FORMAT)
    if fields.whole("version") != MATCH_VERSION:
        raise bad_type("version", _ONE_VALUE, value=MATCH_VERSION)
    rules = read_rules(fields)
    players = tuple(_name(entry, place) for entry, place in fields.entries("players"))
    if len(players) not in rules.ruleset.players:
        expected = "/".join(str(count) for count in rules.ruleset.players)
        raise bad_type(
            "players", QT_TRANSLATE_NOOP("Refusal", "{field} has to be a list of {count} names."), count=expected
        )
    events = tuple(read_event(rules, entry, place) for entry, place in fields.entries("events"))
    options = dict(fields.mapping("options", {}))
    fields.close()
    return Match(rules, options, players, events)


def _name(value: object, path: str) -> str:
    if not isinstance(value, str) or not value:
        raise bad_type(path, QT_TRANSLATE_NOOP("Refusal", "{field} has to be a name."))
    return value


def _whole(value: object, path: str) -> int:
    if type(value) is not int:
        raise bad_type(path, WHOLE_NUMBER)
    return value

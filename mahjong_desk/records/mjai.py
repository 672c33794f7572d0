# SPDX-License-Identifier: MIT
"""Reads MJAI files, one event per line (``resources/docs/records.md`` §3)."""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from mahjong_desk.interchange.fields import bad_type
from mahjong_desk.records.deals import (
    MAX_DEALS,
    SEATS,
    DealPosition,
    Json,
    Record,
    RecordedDeal,
    RecordedValue,
    RecordedWin,
    RecordFormat,
    impossible_deal,
    player_names,
    read_entries,
    read_integer,
    read_list,
    read_points,
    round_fu,
    three_players_refusal,
    unknown_piece,
)
from mahjong_desk.records.play import HIDDEN_TILE, DealTracker, ImpossibleError, RecordedWinningHand, drawn_deal
from mahjong_desk.records.words import MJAI_DRAWS, MJAI_YAKU
from mahjong_desk.texts import mark

_HONOURS = {"E": "1z", "S": "2z", "W": "3z", "N": "4z", "P": "5z", "F": "6z", "C": "7z"}
_ROUNDS = ("E", "S", "W", "N")
_PIECES = {
    **{f"{n}{suit}": f"{n}{suit}" for suit in "mps" for n in range(1, 10)},
    **{f"5{suit}r": f"0{suit}" for suit in "mps"},
    **_HONOURS,
    HIDDEN_TILE: HIDDEN_TILE,
}
_DEPOSIT_KEYS = ("kyotaku", "kyoutaku")
"""The spellings of the deposit."""
_URA_KEYS = ("uradora_markers", "ura_markers", "uradora_marker", "ura_marker")
"""The spellings of the ura indicators."""
_YAKUMAN = 100
"""The han that the format gives a yakuman."""
_LIMITS = ((13, "yakuman"), (11, "sanbaiman"), (8, "baiman"), (6, "haneman"), (5, "mangan"))


class _Event(NamedTuple):
    """One event of a file."""

    fields: Mapping[str, Any]
    path: str
    first: int = 0  # the first dealer's seat in the file, which becomes seat 0

    @property
    def type(self) -> str:
        return str(self.fields["type"])

    def has(self, name: str) -> bool:
        return self.fields.get(name) is not None

    def path_of(self, name: str) -> str:
        return f"{self.path}.{name}"

    def integer(self, name: str, default: int | None = None, minimum: int = 0, maximum: int = 100) -> int:
        return read_integer(self.fields.get(name, default), self.path_of(name), minimum, maximum)

    def seat(self, name: str) -> int:
        return (self.integer(name, maximum=SEATS - 1) - self.first) % SEATS

    def piece(self, name: str) -> str:
        return _piece(self.fields.get(name), self.path_of(name))

    def pieces(self, name: str, count: int | None = None) -> list[str]:
        return read_entries(self.fields.get(name), self.path_of(name), _piece, count, 14)

    def by_seat(self, values: Sequence[Any]) -> tuple[Any, ...]:
        """Returns values reordered from the seats of the file to ours."""
        return tuple(values[(seat + self.first) % SEATS] for seat in range(SEATS))

    def points(self, name: str) -> tuple[int, ...] | None:
        return self.by_seat(read_points(self.fields[name], self.path_of(name))) if self.has(name) else None


def is_mjai(value: object) -> bool:
    """Returns whether a JSON value is an event of such a file."""
    return isinstance(value, dict) and value.get("type") in ("start_game", "start_kyoku")


def read_mjai(lines: Sequence[tuple[object, str]]) -> tuple[Record, ...]:
    """Returns the records in a file."""
    games: list[list[_Event]] = []
    for value, path in lines:
        if not isinstance(value, dict) or not isinstance(value.get("type"), str):
            raise bad_type(path, mark("{field} must be an object."))
        if value["type"] == "start_game" or not games:
            games.append([])
        games[-1].append(_Event(value, path))
    several = len(games) > 1
    records = tuple(_read_game(game, game[0].path if several else "") for game in games)
    # A truncated file may end with a match without a finished deal.
    return tuple(record for record in records if record.deals) or records


def _read_game(events: Sequence[_Event], path: str) -> Record:
    head = events[0].fields if events[0].type == "start_game" else {}
    deals: list[list[_Event]] = []
    end = None
    for event in events:
        if event.type == "start_kyoku":
            deals.append([])
        if event.type == "end_game" and "scores" in event.fields:
            end = event
            read_points(end.fields["scores"], end.path_of("scores"))
        elif deals:
            deals[-1].append(event)
    read_list(deals, path, max_count=MAX_DEALS)
    names = head.get("names")
    names = names if isinstance(names, list) else []
    if len(names) == SEATS - 1:
        raise three_players_refusal(events[0].path_of("names"))
    # The first dealer need not be the first of the names.
    first = _first_dealer(deals[0][0]) if deals else 0
    accepts = any(event.type == "reach_accepted" for event in events)
    readers = (_MjaiReader([event._replace(first=first) for event in deal], accepts=accepts) for deal in deals)
    recorded_deals = tuple(deal for reader in readers if (deal := reader.read()) is not None)
    reds = any(event.type in {"start_kyoku", "tsumo"} and "5mr" in str(event.fields) for event in events)
    reds = reds or any(red in str(event.fields) for event in events for red in ("5pr", "5sr"))
    start = events[0]._replace(first=first)
    return Record(
        RecordFormat.MJAI,
        path,
        "",
        "riichi",
        start.by_seat(player_names(names)),
        recorded_deals,
        {"red_fives": 3 if reds else 0, "length": _length(head, recorded_deals)},
        ("tenhou", "mahjong_soul", "", "mleague", "wrc", "ema", "ema2025", "jpml"),
        end._replace(first=first).points("scores") if end is not None else None,
    )


def _length(head: Mapping[str, Any], deals: Sequence[RecordedDeal]) -> str:
    """Returns the length of the match, which only some programs write."""
    return "tonpuu" if head.get("kyoku_first") == 4 and all(deal.position.round < 2 for deal in deals) else "hanchan"


def _first_dealer(event: _Event) -> int:
    oya = event.integer("oya", 0, maximum=SEATS - 1)
    return (oya - event.integer("kyoku", 1, 1, SEATS) + 1) % SEATS


def _piece(value: object, path: str) -> str:
    piece = _PIECES.get(value) if isinstance(value, str) else None
    if piece is None:
        raise unknown_piece(path, value)
    return piece


class _MjaiReader:
    """Reads one deal, event by event."""

    def __init__(self, events: Sequence[_Event], *, accepts: bool) -> None:
        head, *self._events = events
        self._accepts = accepts
        wind = head.fields.get("bakaze", "E")
        if wind not in _ROUNDS:
            raise unknown_piece(head.path_of("bakaze"), wind)
        kyoku = head.integer("kyoku", 1, 1, SEATS)
        honba = head.integer("honba") if "honba" in head.fields else None
        deposit = next((head.integer(name) * 1000 for name in _DEPOSIT_KEYS if name in head.fields), None)
        for name in ("scores", "tehais"):
            values = head.fields.get(name)
            if isinstance(values, list) and (len(values) == SEATS - 1 or values[-1:] == [[]]):
                raise three_players_refusal(head.path_of(name))
        scores = head.points("scores")
        hands = read_list(head.fields.get("tehais"), head.path_of("tehais"), SEATS)
        start = [read_entries(hand, head.path_of(f"tehais[{seat}]"), _piece, 13, 14) for seat, hand in enumerate(hands)]
        dealer = head.seat("oya") if "oya" in head.fields else kyoku - 1
        self._dora = [head.piece("dora_marker")] if "dora_marker" in head.fields else []
        self._play = DealTracker(head.by_seat(start), dealer)
        self._deal = RecordedDeal(head.path, DealPosition(_ROUNDS.index(wind), kyoku, honba, deposit), scores)
        self._wins: list[_Event] = []

    def read(self) -> RecordedDeal | None:
        """Returns the deal, or None if it does not end."""
        deal = None
        for event in self._events:
            try:
                deal = self._apply(event) or deal
            except ImpossibleError:
                raise impossible_deal(event.path) from None
        return self._read_wins() if self._wins else deal

    def _apply(self, event: _Event) -> RecordedDeal | None:
        play = self._play
        match event.type:
            case "tsumo":
                play.draw(event.seat("actor"), event.piece("pai"))
            case "dahai":
                play.discard(event.seat("actor"), event.piece("pai"))
            case "reach":
                play.declare_riichi(event.seat("actor"))
            case "chi" | "pon" | "daiminkan" as kind:
                pieces = event.pieces("consumed", 3 if kind == "daiminkan" else 2)
                claimed, discarder = event.piece("pai"), event.seat("target")
                play.claim(event.seat("actor"), kind, claimed, pieces, discarder)
            case "ankan":
                play.declare_concealed_kan(event.seat("actor"), event.pieces("consumed", 4))
            case "kakan":
                play.add_kan(event.seat("actor"), event.piece("pai"))
            case "dora":
                self._dora.append(event.piece("dora_marker"))
            case "hora":
                self._wins.append(event)
            case "ryukyoku":
                return self._read_draw(event)
            case "nukidora" | "kita":
                raise three_players_refusal(event.path)
        return None

    def _read_draw(self, event: _Event) -> RecordedDeal:
        play, reason, ready = self._play, event.fields.get("reason"), event.fields.get("tenpais")
        kind = MJAI_DRAWS.get(reason) if isinstance(reason, str) else None
        if kind is None and play.pending is not None and self._accepts:
            kind = "sanchahou"
        deal = drawn_deal(self._deal, play, kind, event.points("deltas"), nagashi=reason == "nagashimangan")
        if deal.draw != "exhaustive" or not isinstance(ready, list) or len(ready) != SEATS:
            return deal
        return deal._replace(tenpai=tuple(seat for seat, value in enumerate(event.by_seat(ready)) if value is True))

    def _read_wins(self) -> RecordedDeal:
        first, discarder = _parties(self._wins[0])
        wins: list[RecordedWin] = []
        deltas = []
        for event in self._wins:
            seat, source = _parties(event)
            if source != discarder or (source is None and seat != first):
                raise impossible_deal(event.path)
            try:
                wins.append(self._read_win(event, seat, source))
            except ImpossibleError:
                raise impossible_deal(event.path) from None
            deltas.append(event.points("deltas"))
        if discarder is not None:
            wins.sort(key=lambda win: (win.seat - discarder) % SEATS)
        elif len(wins) > 1:
            raise impossible_deal(self._wins[0].path)
        known = [points for points in deltas if points is not None]
        total = tuple(map(sum, zip(*known, strict=True))) if len(known) == len(deltas) else None
        return self._deal._replace(riichi=tuple(self._play.riichi), discarder=discarder, wins=tuple(wins), deltas=total)

    def _read_win(self, event: _Event, seat: int, discarder: int | None) -> RecordedWin:
        won = self._play.win(seat, discarder)
        name = next((name for name in _URA_KEYS if event.has(name)), None)
        ura: list[str] = []
        if name is not None:
            ura = [event.piece(name)] if isinstance(event.fields[name], str) else event.pieces(name)
        if HIDDEN_TILE in (*won.concealed, won.winning):
            won = _reveal_pieces(event, won, self_drawn=discarder is None)
        figures = _recorded_value(event.fields)
        pao = event.seat("pao") if event.has("pao") else None
        hand = won.to_riichi(self._dora, ura)
        return RecordedWin(seat, hand, _contract_value(figures), figures, pao, pao is None)


def _parties(event: _Event) -> tuple[int, int | None]:
    seat, target = event.seat("actor"), event.seat("target")
    return seat, None if target == seat else target


def _reveal_pieces(event: _Event, won: RecordedWinningHand, *, self_drawn: bool) -> RecordedWinningHand:
    """Returns the hand with the hidden pieces that the winner showed."""
    winning = event.piece("pai") if event.has("pai") else won.winning
    if not event.has("hora_tehais") or winning == HIDDEN_TILE:
        return won
    pieces = event.pieces("hora_tehais")
    if self_drawn and winning in pieces and len(pieces) == len(won.concealed) + 1:
        pieces.remove(winning)
    if len(pieces) != len(won.concealed):
        raise impossible_deal(event.path)
    return won._replace(concealed=tuple(pieces), winning=winning)


def _recorded_value(event: Mapping[str, Any]) -> RecordedValue:
    han, fu, values = event.get("fan"), event.get("fu"), event.get("yakus")
    yaku: dict[str, int | None] = {}
    for item in values if isinstance(values, list) else ():
        match item:
            case [str(name), int(value)] if name in MJAI_YAKU.values():
                yaku[name] = (yaku.get(name) or 0) + value if value < _YAKUMAN else None
            case _:
                yaku = {}
                break
    has_han = type(han) is int and 0 < han < _YAKUMAN
    return RecordedValue(han if has_han else None, fu if has_han and type(fu) is int and fu > 0 else None, yaku or None)


def _contract_value(figures: RecordedValue) -> Json | None:
    if figures.han is not None and figures.fu is not None and figures.han < 5:
        return {"han": figures.han, "fu": round_fu(figures.fu)}
    if figures.han is not None:
        return {"limit": next((name for least, name in _LIMITS if figures.han >= least), "mangan")}
    return {"limit": "yakuman"} if figures.yaku and None in figures.yaku.values() else None

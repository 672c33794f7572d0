# SPDX-License-Identifier: MIT
"""Reads files of MJAI events, one JSON object a line (``resources/docs/records.md`` §3)."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

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
    rounded_fu,
    three_players_refusal,
    unknown_piece,
)
from mahjong_desk.records.play import HIDDEN_TILE, DealTracker, ImpossibleError, RecordedWinningHand, drawn_deal
from mahjong_desk.records.words import MJAI_DRAWS, MJAI_YAKU
from mahjong_desk.texts import mark

_HONOURS: Final = {"E": "1z", "S": "2z", "W": "3z", "N": "4z", "P": "5z", "F": "6z", "C": "7z"}
_ROUNDS: Final = ("E", "S", "W", "N")
_PIECES: Final = {
    **{f"{n}{suit}": f"{n}{suit}" for suit in "mps" for n in range(1, 10)},
    **{f"5{suit}r": f"0{suit}" for suit in "mps"},
    **_HONOURS,
    HIDDEN_TILE: HIDDEN_TILE,
}
_DEPOSIT_KEYS: Final = ("kyotaku", "kyoutaku")
"""The spellings of the stakes on the table."""
_URA: Final = ("uradora_markers", "ura_markers", "uradora_marker", "ura_marker")
"""The spellings of the ura indicators."""
_YAKUMAN: Final = 100
"""The han that the format gives a yakuman."""
_LIMITS: Final = ((13, "yakuman"), (11, "sanbaiman"), (8, "baiman"), (6, "haneman"), (5, "mangan"))

Line = tuple[Mapping[str, Any], str]


def is_mjai(value: object) -> bool:
    """Returns whether a JSON value is an event of such a file."""
    return isinstance(value, dict) and value.get("type") in {"start_game", "start_kyoku"}


def read_mjai(lines: Sequence[tuple[object, str]]) -> tuple[Record, ...]:
    """Returns the records in a file.

    Raises:
        Refusal: An event is none, or cannot have happened, with its place.
    """
    games: list[list[Line]] = []
    for value, place in lines:
        if not isinstance(value, dict) or not isinstance(value.get("type"), str):
            raise bad_type(place, mark("{field} must be an object."))
        if value["type"] == "start_game" or not games:
            games.append([])
        games[-1].append((value, place))
    several = len(games) > 1
    found = tuple(_game(game, game[0][1] if several else "") for game in games)
    # A truncated file may end with a match without a finished deal.
    return tuple(record for record in found if record.deals) or found


def _game(lines: Sequence[Line], place: str) -> Record:
    head = lines[0][0] if lines[0][0]["type"] == "start_game" else {}
    deals: list[list[Line]] = []
    final = None
    for event, at in lines:
        if event["type"] == "start_kyoku":
            deals.append([])
        if event["type"] == "end_game" and "scores" in event:
            final = read_points(event["scores"], f"{at}.scores")
        elif deals:
            deals[-1].append((event, at))
    read_list(deals, place, most=MAX_DEALS)
    values = head.get("names")
    values = values if isinstance(values, list) else []
    if len(values) == SEATS - 1:
        raise three_players_refusal(f"{lines[0][1]}.names")
    # The first dealer need not be the first of the names.
    first = _first_dealer(deals[0][0]) if deals else 0
    accepts = any(event["type"] == "reach_accepted" for event, _ in lines)
    found = tuple(deal for one in deals if (deal := _MjaiReader(one, first, accepts=accepts).read(one[1:])) is not None)
    named = player_names([*values, *[""] * SEATS][:SEATS])
    reds = any(event.get("type") in {"start_kyoku", "tsumo"} and "5mr" in str(event) for event, _ in lines)
    reds = reds or any(red in str(event) for event, _ in lines for red in ("5pr", "5sr"))
    return Record(
        RecordFormat.MJAI,
        place,
        "",
        "riichi",
        _rotate(named, first),
        found,
        {"red_fives": 3 if reds else 0, "length": _length(head, found)},
        ("tenhou", "mahjong_soul", "", "mleague", "wrc", "ema", "ema2025", "jpml"),
        _rotate(final, first) if final is not None else None,
    )


def _length(head: Mapping[str, Any], deals: Sequence[RecordedDeal]) -> str:
    """Returns the length of the match, which only some programs write."""
    return "tonpuu" if head.get("kyoku_first") == 4 and all(deal.position.round < 2 for deal in deals) else "hanchan"


def _rotate(entries: Sequence[Any], first: int) -> tuple[Any, ...]:
    """Returns values by the file's seats in the order of ours, where the first dealer is 0."""
    return tuple(entries[(seat + first) % SEATS] for seat in range(SEATS))


def _first_dealer(line: Line) -> int:
    event, place = line
    oya = read_integer(event.get("oya", 0), f"{place}.oya", greatest=SEATS - 1)
    return (oya - read_integer(event.get("kyoku", 1), f"{place}.kyoku", 1, SEATS) + 1) % SEATS


def _piece(value: object, place: str) -> str:
    found = _PIECES.get(value) if isinstance(value, str) else None
    if found is None:
        raise unknown_piece(place, value)
    return found


def _pieces(value: object, place: str, count: int | None = None) -> list[str]:
    return read_entries(value, place, _piece, count, 14)


class _MjaiReader:
    """One deal, event by event."""

    def __init__(self, lines: Sequence[Line], first: int, *, accepts: bool) -> None:
        head, place = lines[0]
        self._first = first
        self._accepts = accepts
        self._place = place
        wind = head.get("bakaze", "E")
        if wind not in _ROUNDS:
            raise unknown_piece(f"{place}.bakaze", wind)
        kyoku = read_integer(head.get("kyoku", 1), f"{place}.kyoku", 1, SEATS)
        honba = read_integer(head.get("honba", 0), f"{place}.honba") if "honba" in head else None
        name = next((name for name in _DEPOSIT_KEYS if name in head), None)
        sticks = read_integer(head[name], f"{place}.{name}") * 1000 if name is not None else None
        for name in ("scores", "tehais"):
            if isinstance(head.get(name), list) and (len(head[name]) == SEATS - 1 or head[name][-1:] == [[]]):
                raise three_players_refusal(f"{place}.{name}")
        scores = (
            _rotate(read_points(head["scores"], f"{place}.scores"), first) if head.get("scores") is not None else None
        )
        hands = read_list(head.get("tehais"), f"{place}.tehais", SEATS)
        start = [_pieces(hand, f"{place}.tehais[{seat}]", 13) for seat, hand in enumerate(hands)]
        dealer = self._seat(head, "oya", place) if "oya" in head else kyoku - 1
        self._dora = [_piece(head["dora_marker"], f"{place}.dora_marker")] if "dora_marker" in head else []
        self._play = DealTracker(_rotate(start, first), dealer)
        self._deal = RecordedDeal(place, DealPosition(_ROUNDS.index(wind), kyoku, honba, sticks), scores)
        self._wins: list[tuple[Mapping[str, Any], str]] = []

    def _seat(self, event: Mapping[str, Any], name: str, place: str) -> int:
        return (read_integer(event.get(name), f"{place}.{name}", greatest=SEATS - 1) - self._first) % SEATS

    def read(self, lines: Sequence[Line]) -> RecordedDeal | None:
        """Returns the deal; None if it does not end."""
        ended = None
        for event, place in lines:
            try:
                ended = self._take(event, place) or ended
            except ImpossibleError:
                raise impossible_deal(place) from None
        if self._wins:
            return self._won()
        return ended

    def _take(self, event: Mapping[str, Any], place: str) -> RecordedDeal | None:
        def seat(name: str) -> int:
            return self._seat(event, name, place)

        def piece(name: str) -> str:
            return _piece(event.get(name), f"{place}.{name}")

        def consumed(count: int) -> list[str]:
            return _pieces(event.get("consumed"), f"{place}.consumed", count)

        play = self._play
        match event["type"]:
            case "tsumo":
                play.draw(seat("actor"), piece("pai"))
            case "dahai":
                play.discard(seat("actor"), piece("pai"))
            case "reach":
                play.declare_riichi(seat("actor"))
            case "chi" | "pon" | "daiminkan" as kind:
                own = consumed(3 if kind == "daiminkan" else 2)
                claimed, giver = piece("pai"), seat("target")
                play.claim(seat("actor"), kind, claimed, own, giver)
            case "ankan":
                play.declare_concealed_kan(seat("actor"), consumed(4))
            case "kakan":
                play.add_kan(seat("actor"), piece("pai"))
            case "dora":
                self._dora.append(piece("dora_marker"))
            case "hora":
                self._wins.append((event, place))
            case "ryukyoku":
                return self._drawn(event, place)
            case "nukidora" | "kita":
                raise three_players_refusal(place)
        return None

    def _deltas(self, event: Mapping[str, Any], place: str) -> tuple[int, ...] | None:
        values = event.get("deltas")
        return _rotate(read_points(values, f"{place}.deltas"), self._first) if values is not None else None

    def _drawn(self, event: Mapping[str, Any], place: str) -> RecordedDeal:
        play, reason = self._play, event.get("reason")
        kind = MJAI_DRAWS.get(reason) if isinstance(reason, str) else None
        if kind is None and play.pending is not None and self._accepts:
            kind = "sanchahou"
        ready = event.get("tenpais")
        tenpai = None
        if isinstance(ready, list) and len(ready) == SEATS:
            tenpai = tuple(seat for seat, values in enumerate(_rotate(ready, self._first)) if values is True)
        deltas = self._deltas(event, place)
        deal = drawn_deal(self._deal, play, kind, deltas, nagashi=reason == "nagashimangan")
        return deal._replace(tenpai=tenpai if deal.draw == "exhaustive" else None)

    def _won(self) -> RecordedDeal:
        place = self._wins[0][1]
        first, discarder = self._parties(*self._wins[0])
        wins: list[RecordedWin] = []
        total: tuple[int, ...] | None = (0,) * SEATS
        for event, at in self._wins:
            seat, giver = self._parties(event, at)
            if giver != discarder or (giver is None and seat != first):
                raise impossible_deal(at)
            try:
                wins.append(self._win(event, at, seat, giver))
            except ImpossibleError:
                raise impossible_deal(at) from None
            deltas = self._deltas(event, at)
            total = (
                tuple(map(sum, zip(total, deltas, strict=True))) if total is not None and deltas is not None else None
            )
        if discarder is not None:
            wins.sort(key=lambda win: (win.seat - discarder) % SEATS)
        elif len(wins) > 1:
            raise impossible_deal(place)
        return self._deal._replace(riichi=tuple(self._play.riichi), discarder=discarder, wins=tuple(wins), deltas=total)

    def _parties(self, event: Mapping[str, Any], place: str) -> tuple[int, int | None]:
        seat, giver = self._seat(event, "actor", place), self._seat(event, "target", place)
        return seat, None if giver == seat else giver

    def _win(self, event: Mapping[str, Any], place: str, seat: int, giver: int | None) -> RecordedWin:
        won = self._play.win(seat, giver)
        name = next((name for name in _URA if event.get(name) is not None), None)
        values = event[name] if name is not None else []
        ura = _pieces([values] if isinstance(values, str) else values, f"{place}.{name}")
        if HIDDEN_TILE in (*won.concealed, won.winning):
            won = self._revealed(event, place, won, self_drawn=giver is None)
        figures = _figures(event)
        pao = self._seat(event, "pao", place) if event.get("pao") is not None else None
        hand = won.to_riichi(self._dora, ura)
        return RecordedWin(seat, hand, _value(figures), figures, pao, pao is None)

    @staticmethod
    def _revealed(
        event: Mapping[str, Any], place: str, won: RecordedWinningHand, *, self_drawn: bool
    ) -> RecordedWinningHand:
        """Returns the hand with the pieces that the winner shows, if the record had hidden them."""
        winning = won.winning
        if event.get("pai") is not None:
            winning = _piece(event["pai"], f"{place}.pai")
        if event.get("hora_tehais") is None or winning == HIDDEN_TILE:
            return won
        shown = _pieces(event["hora_tehais"], f"{place}.hora_tehais")
        if self_drawn and winning in shown and len(shown) == len(won.concealed) + 1:
            shown.remove(winning)
        if len(shown) != len(won.concealed):
            raise impossible_deal(place)
        return won._replace(concealed=tuple(shown), winning=winning)


def _figures(event: Mapping[str, Any]) -> RecordedValue:
    han, fu, values = event.get("fan"), event.get("fu"), event.get("yakus")
    yaku: dict[str, int | None] | None = None
    if isinstance(values, list):
        yaku = {}
        for entry in values:
            match entry:
                case [str(name), int(worth)] if name in MJAI_YAKU.values():
                    yaku[name] = (yaku.get(name) or 0) + worth if worth < _YAKUMAN else None
                case _:
                    yaku = None
                    break
    whole = type(han) is int and 0 < han < _YAKUMAN
    return RecordedValue(han if whole else None, fu if whole and type(fu) is int and fu > 0 else None, yaku or None)


def _value(figures: RecordedValue) -> Json | None:
    if figures.han is not None and figures.fu is not None and figures.han < 5:
        return {"han": figures.han, "fu": rounded_fu(figures.fu)}
    if figures.han is not None:
        return {"limit": next((name for least, name in _LIMITS if figures.han >= least), "mangan")}
    return {"limit": "yakuman"} if figures.yaku and None in figures.yaku.values() else None

# SPDX-License-Identifier: MIT
"""Reads the JSON of ``tenhou.net/6`` (``resources/docs/records.md`` §2)."""

import re
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from mahjong_desk.interchange.fields import bad_type
from mahjong_desk.records import tenhou_pieces, words
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
    check_records,
    clean_name,
    impossible_deal,
    player_names,
    read_entries,
    read_integer,
    read_list,
    read_points,
    read_score,
    three_players_refusal,
)
from mahjong_desk.records.play import RIICHI, DealTracker, ImpossibleError, RecordedWinningHand, drawn_deal
from mahjong_desk.texts import mark

_CIRCUMSTANCES = (
    "riichi", "double_riichi", "ippatsu", "haitei", "houtei", "rinshan", "chankan", "tenhou", "chiihou", "renhou",
)  # fmt: skip
_WON = ("和了", "Agari")
_UNKNOWN = "不明"
_MAX_TURNS = 60
_DEAL_ENTRIES = 17
_VALUE = re.compile(r"([0-9]{2,3}) ?(?:符|Fu) ?([0-9]{1,2}) ?(?:飜|Han)", re.IGNORECASE)
_YAKU = re.compile(r"(.+)\(([0-9]{1,2}) ?(?:飜|Han)\)|(.+)\((?:役満|Yakuman)\)", re.IGNORECASE)
_NORTH = "f44"
"""A north that is set aside, in three-player matches."""
_RULES = re.compile("[^東南三]?[東南]喰?赤?速?")
"""The name of the rules as Tenhou itself writes it: the room, the length, what is allowed."""


def is_tenhou(value: object) -> bool:
    """Returns whether a JSON value is such a record."""
    return isinstance(value, dict) and isinstance(value.get("log"), list) and "name" in value


def read_tenhou_lines(lines: Sequence[tuple[object, str]]) -> tuple[Record, ...]:
    """Returns the records of a file with one object per line.

    A line can continue the match of the previous line.
    """
    records: list[Record] = []
    for value, path in lines:
        if not isinstance(value, dict) or not is_tenhou(value):
            raise bad_type(path, mark("{field} is not in the same record format as the first line."))
        record = read_tenhou(value, path)
        if records and _continues(records[-1], record):
            deals = read_list([*records[-1].deals, *record.deals], path, max_count=MAX_DEALS)
            reds = max(records[-1].options["red_fives"], record.options["red_fives"])
            options = {**record.options, "red_fives": reds}
            records[-1] = record._replace(path=records[-1].path, deals=tuple(deals), options=options)
        else:
            records.append(record)
        check_records(len(records), path)
    return tuple(records) if len(records) > 1 else tuple(record._replace(path="") for record in records)


def _continues(match: Record, record: Record) -> bool:
    if not match.deals or not record.deals or match.final_scores is not None:
        return False
    same = (match.title, match.players) == (record.title, record.players)
    last, first = match.deals[-1].position, record.deals[0].position
    return same and (first.round, first.hand_number, first.honba or 0) > (last.round, last.hand_number, last.honba or 0)


def read_tenhou(value: Mapping[str, Any], path: str = "") -> Record:
    """Returns the record of a JSON object.

    Args:
        path: Its path in the file; empty if it is the whole file.
    """
    prefix = f"{path}." if path else ""
    names = read_list(value["name"], f"{prefix}name", max_count=SEATS)
    rule = value.get("rule", {})
    if not isinstance(rule, dict):
        raise bad_type(f"{prefix}rule", mark("{field} must be an object."))
    disp = rule.get("disp")
    disp = disp if isinstance(disp, str) else ""
    entries = read_list(value["log"], f"{prefix}log", max_count=MAX_DEALS)
    sign = _three_sign(value, names, disp, entries)
    if sign is not None:
        raise three_players_refusal(f"{prefix}{sign}")
    deals = tuple(_read_deal(entry, f"{prefix}log[{index}]") for index, entry in enumerate(entries))
    final, results = _read_final(value.get("sc"), f"{prefix}sc")
    return Record(
        RecordFormat.TENHOU,
        path,
        _title(value.get("title")),
        "riichi",
        player_names(names),
        deals,
        _options(rule, disp, entries),
        ("tenhou", "mahjong_soul", "mleague", "", "wrc", "ema", "ema2025", "jpml"),
        final,
        results,
    )


def _three_sign(value: Mapping[str, Any], names: Sequence[object], disp: str, entries: Sequence[object]) -> str | None:
    """Returns the path of what shows a three-player match, or None."""
    if "三" in disp or "3-Player" in disp or re.match("3[^0-9]", disp):
        return "rule.disp"
    if len(names) < SEATS:
        return "name"
    if str(value.get("ratingc", "")).startswith("PF3"):
        return "ratingc"
    unnamed = [bool(clean_name(name)) for name in names] == [True, True, True, False]
    for index, entry in enumerate(entries):
        match entry:
            case [_, [_, _, _], *_]:
                return f"log[{index}][1]"
            case [_, [_, _, _, 0], *rest] if unnamed and rest[11:14] == [[], [], []]:
                return f"name[{SEATS - 1}]"
            case [*columns] if any(isinstance(column, list) and _NORTH in column for column in columns):
                return f"log[{index}]"
    return None


def _title(source: object) -> str:
    lines = source if isinstance(source, list) else [source]
    return " ".join(name for line in lines[:2] if (name := clean_name(line)))


def _options(rule: Mapping[str, Any], disp: str, entries: Sequence[Sequence[Any]]) -> Json:
    aka = [rule.get(name) for name in ("aka51", "aka52", "aka53")]
    numbers = [count for count in aka if type(count) is int and 0 <= count <= 2]
    reds = sum(numbers) if numbers else 3 * (rule.get("aka") == 1)
    codes = (code for deal in entries for column in deal[2:16] for code in column)
    has_reds = any(type(code) is int and code in tenhou_pieces.RED_FIVES for code in codes)
    options: Json = {"red_fives": 4 if reds > 3 else 3 if reds or has_reds else 0}
    if "東" in disp or "East" in disp:
        options["length"] = "tonpuu"
    if _RULES.fullmatch(disp) and "喰" not in disp:
        options["open_tanyao"] = False
    return options


def _read_final(source: object, path: str) -> tuple[tuple[int, ...] | None, tuple[int, ...] | None]:
    """Returns the points at the end and the results, each None if unknown."""
    if not isinstance(source, list) or len(source) != 2 * SEATS:
        return None, None
    scores = tuple(read_score(source[index], f"{path}[{index}]") for index in range(0, 2 * SEATS, 2))
    results = source[1::2]
    # Programs that do not compute them write zeros.
    if not any(results) or any(type(result) not in (int, float) or abs(result) > 10_000 for result in results):
        return scores, None
    return scores, tuple(round(1_000 * result) for result in results)


def _read_deal(value: object, path: str) -> RecordedDeal:
    entries = read_list(value, path, _DEAL_ENTRIES)
    head = read_list(read_list(entries[0], f"{path}[0]")[:3], f"{path}[0]", 3)
    hand_number = read_integer(head[0], f"{path}[0][0]", maximum=15)
    dealer = hand_number % SEATS
    honba = read_integer(head[1], f"{path}[0][1]")
    deposit = 1000 * read_integer(head[2], f"{path}[0][2]")
    recorded = _TenhouDeal(
        dealer,
        tuple(_read_columns(entries[index : index + 3], path, index) for index in range(4, 4 + 3 * SEATS, 3)),
        tuple(read_entries(entries[2], f"{path}[2]", tenhou_pieces.to_piece, max_count=5)),
        tuple(read_entries(entries[3], f"{path}[3]", tenhou_pieces.to_piece, max_count=5)),
    )
    deal = RecordedDeal(
        path,
        DealPosition(hand_number // SEATS, hand_number % SEATS + 1, honba, deposit),
        read_points(entries[1], f"{path}[1]") if entries[1] != [] else None,
    )
    return _read_ending(deal, recorded, read_list(entries[16], f"{path}[16]", max_count=7))


class _TenhouDeal(NamedTuple):
    """The parts of a deal other than its head and its result."""

    dealer: int
    columns: tuple[tenhou_pieces.TurnColumns, ...]
    dora: tuple[str, ...]
    ura: tuple[str, ...]

    @property
    def is_complete(self) -> bool:
        """Whether the start hands, draws and discards are all recorded."""
        is_dealt = all(len(column.start) == 13 for column in self.columns)
        return is_dealt and any(column.incoming or column.outgoing for column in self.columns)

    def track(self) -> DealTracker | None:
        """Returns the replayed deal, or None if it is incomplete or fits no order."""
        steps = tenhou_pieces.order_turns(self.columns, self.dealer) if self.is_complete else None
        if steps is None:
            return None
        play = DealTracker([column.start for column in self.columns], self.dealer)
        try:
            for step in steps:
                _play_step(play, step)
        except ImpossibleError:
            return None
        return play


def _play_step(play: DealTracker, step: tenhou_pieces.PlayerTurn) -> None:
    seat, act = step
    match act:
        case tenhou_pieces.DrawStep():
            play.draw(seat, act.piece)
        case tenhou_pieces.ClaimStep():
            play.claim(seat, act.kind, act.piece, act.own, (seat + act.offset) % SEATS)
        case tenhou_pieces.ConcealedKanStep():
            play.declare_concealed_kan(seat, act.pieces)
        case tenhou_pieces.AddedKanStep():
            play.add_kan(seat, act.piece)
        case tenhou_pieces.DiscardStep():
            if act.riichi:
                play.declare_riichi(seat)
            play.discard(seat, act.piece)


def _read_columns(entries: Sequence[object], path: str, first: int) -> tenhou_pieces.TurnColumns:
    start = read_entries(entries[0], f"{path}[{first}]", tenhou_pieces.to_piece, max_count=13)
    incoming = read_entries(entries[1], f"{path}[{first + 1}]", tenhou_pieces.read_draw_or_claim, max_count=_MAX_TURNS)
    discards = read_entries(entries[2], f"{path}[{first + 2}]", tenhou_pieces.read_discard_or_kan, max_count=_MAX_TURNS)
    return tenhou_pieces.TurnColumns(incoming, discards, start)


def _read_ending(deal: RecordedDeal, source: _TenhouDeal, result: list[Any]) -> RecordedDeal:
    path = f"{deal.path}[16]"
    name = result[0] if result else _UNKNOWN
    play = source.track()
    deal = deal._replace(disordered=source.is_complete and play is None)
    if name in _WON:
        return _read_wins(deal, source, play, result)
    deltas = read_points(result[1], f"{path}[1]") if len(result) > 1 and result[1] != [] else None
    if isinstance(name, str):
        name = words.TENHOU_OTHER_DRAWS.get(name.strip().casefold(), name)
    kind = words.TENHOU_DRAWS.get(name) if isinstance(name, str) else None
    if kind is None and name != _UNKNOWN:
        raise bad_type(f"{path}[0]", mark("{field} is not a way a hand can end."))
    tenpai = {"全員聴牌": tuple(range(SEATS)), "全員不聴": ()}.get(name) if isinstance(name, str) else None
    deal = deal._replace(riichi=_accepted_riichi(source, play, None), tenpai=tenpai)
    return drawn_deal(deal, play, kind, deltas, nagashi=name == "流し満貫")


def _accepted_riichi(source: _TenhouDeal, play: DealTracker | None, discarder: int | None) -> tuple[int, ...]:
    """Returns the seats whose riichi was accepted."""
    if play is not None:
        return tuple(play.riichi)
    seats = []
    for turn in range(SEATS):
        seat = (source.dealer + turn) % SEATS
        outgoing = source.columns[seat].outgoing
        discards = (act for act in outgoing if isinstance(act, tenhou_pieces.DiscardStep) and act.riichi)
        if (riichi := next(discards, None)) is None:
            continue
        won_from = seat == discarder and riichi.piece is not None and riichi is outgoing[-1]
        if not won_from:
            seats.append(seat)
    return tuple(seats)


def _read_wins(deal: RecordedDeal, source: _TenhouDeal, play: DealTracker | None, result: list[Any]) -> RecordedDeal:
    path = f"{deal.path}[16]"
    total: tuple[int, ...] = (0,) * SEATS
    wins: list[RecordedWin] = []
    from_seat: int | None = None
    for index in range(1, len(result), 2):
        total = tuple(map(sum, zip(total, read_points(result[index], f"{path}[{index}]"), strict=True)))
        info_path = f"{path}[{index + 1}]"
        info = read_list(result[index + 1] if index + 1 < len(result) else None, info_path)
        seats = read_list(info[:3], info_path, 3)
        seat, from_seat, liable = (read_integer(number, info_path, maximum=SEATS - 1) for number in seats)
        win, fits = _read_win(source, play, seat, from_seat, [text for text in info[3:] if isinstance(text, str)])
        deal = deal._replace(disordered=deal.disordered or not fits)
        wins.append(win._replace(pao_seat=liable if liable != seat else None))
    if not wins or (len(wins) > 1 and any(win.seat == from_seat for win in wins)):
        raise impossible_deal(path)
    discarder = None if from_seat == wins[0].seat else from_seat
    if discarder is not None:
        wins.sort(key=lambda win: (win.seat - discarder) % SEATS)
    situations = [win.hand["situation"] for win in wins if win.hand is not None]
    if any("houtei" in situation for situation in situations):
        # A yakuman does not list the other yaku.
        for situation in situations:
            if "houtei" not in situation:
                situation.append("houtei")
    riichi = _accepted_riichi(source, play, discarder)
    return deal._replace(riichi=riichi, discarder=discarder, wins=tuple(wins), deltas=total)


def _read_win(
    source: _TenhouDeal, play: DealTracker | None, seat: int, from_seat: int, texts: Sequence[str]
) -> tuple[RecordedWin, bool]:
    """Returns a win, and whether it fits the tracked pieces."""
    discarder = None if from_seat == seat else from_seat
    figures = _recorded_value(texts)
    hand, fits = None, True
    if play is not None:
        try:
            hand = play.win(seat, discarder).to_riichi(source.dora, source.ura)
        except ImpossibleError:
            fits = False
    winning_hand = _hand_from_columns(source, seat, discarder) if hand is None else None
    if winning_hand is not None:
        names = {_yaku_name(text.split("(")[0]) for text in texts[1:]}
        if discarder is not None and isinstance(source.columns[from_seat].outgoing[-1], tenhou_pieces.AddedKanStep):
            # A yakuman does not name the kan that it robbed.
            names.add(words.TENHOU_YAKU["chankan"])
        situation = [circumstance for circumstance in _CIRCUMSTANCES if words.TENHOU_YAKU[circumstance] in names]
        if seat in _accepted_riichi(source, None, discarder) and not RIICHI & set(situation):
            situation.insert(0, "riichi")
        hand = winning_hand._replace(situation=tuple(situation)).to_riichi(source.dora, source.ura)
    return RecordedWin(seat, hand, _contract_value(texts), figures), fits


def _hand_from_columns(source: _TenhouDeal, seat: int, discarder: int | None) -> RecordedWinningHand | None:
    """Returns the hand that the columns of a winner show, or None."""
    if discarder is None:
        return tenhou_pieces.final_hand(source.columns[seat], seat, None)
    winning = _last_discard(source.columns[discarder])
    return tenhou_pieces.final_hand(source.columns[seat], seat, winning) if winning is not None else None


def _last_discard(column: tenhou_pieces.TurnColumns) -> str | None:
    """Returns the last piece that a player discarded or added to a pon, or None."""
    match column.incoming[-1:], column.outgoing[-1:]:
        case _, [tenhou_pieces.DiscardStep(str(piece)) | tenhou_pieces.AddedKanStep(str(piece))]:
            return piece
        case [tenhou_pieces.DrawStep(piece)], [tenhou_pieces.DiscardStep()]:
            return piece
    return None


def _recorded_value(texts: Sequence[str]) -> RecordedValue:
    if not texts:
        return RecordedValue()
    value = _VALUE.search(texts[0])
    fu, han = (int(value[1]), int(value[2])) if value else (None, None)
    yaku: dict[str, int | None] = {}
    for text in texts[1:]:
        match = _YAKU.fullmatch(text)
        if match is None:
            return RecordedValue(han, fu)
        worth = int(match[2]) if match[2] else None
        if worth != 0:
            yaku[_yaku_name(match[1] or match[3])] = worth
    known = [worth for worth in yaku.values() if worth is not None]
    if han is None and known and len(known) == len(yaku):
        han = sum(known)
    return RecordedValue(han, fu, yaku if yaku and set(yaku) <= set(words.TENHOU_YAKU.values()) else None)


def _yaku_name(source: str) -> str:
    """Returns Tenhou's name of a yaku that may be spelt differently in the file."""
    name = re.sub("^(場風|自風).*", r"\1", source.strip())
    plain = name.replace("：", ":").casefold()
    yaku_id = words.TENHOU_OTHER_YAKU.get(plain)
    return words.TENHOU_YAKU[yaku_id] if yaku_id is not None else name


def _contract_value(texts: Sequence[str]) -> Json | None:
    """Returns the value as in the contract, for a hand that the file does not show."""
    if not texts:
        return None
    if value := _VALUE.search(texts[0]):
        return {"han": int(value[2]), "fu": int(value[1])}
    sentence = texts[0].casefold()
    limit = next((limit for limit, names in words.TENHOU_LIMIT_PREFIXES.items() if sentence.startswith(names)), None)
    if limit is None:
        return None
    times = len([match for text in texts[1:] if (match := _YAKU.fullmatch(text)) and match[3]])
    return {"limit": limit, "times": min(times, 6)} if limit == "yakuman" and times > 1 else {"limit": limit}

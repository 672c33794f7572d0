# SPDX-License-Identifier: MIT
"""Reads the text records of Botzone (``resources/docs/records.md`` §4)."""

import re
from collections.abc import Mapping, Sequence

from mahjong_desk.interchange.fields import bad_type
from mahjong_desk.records import deals
from mahjong_desk.records.play import DealTracker, ImpossibleError
from mahjong_desk.records.words import BOTZONE_OTHER_NAMES
from mahjong_desk.texts import mark

_SUITS = {"W": ("m", 9), "B": ("p", 9), "T": ("s", 9), "F": ("z", 4), "J": ("z", 3)}
_DRAGONS = {"1": "7", "2": "6", "3": "5"}
"""The order of the dragons: red, green, white."""
_ACTIONS = {"deal", "draw", "play", "chi", "peng", "gang", "angang", "bugang", "hu"}
_FAN = re.compile(r"([^*+\s]+)\*([0-9]{1,2})", re.ASCII)
_MAX_LINES = 1_000
"""More lines than any deal has."""
_Line = tuple[list[str], str]
"""The words of a line, and its path."""


def read_botzone(text: str) -> tuple[deals.Record, ...]:
    """Returns the records in a text, each of one deal."""
    records: list[list[_Line]] = []
    # splitlines() also splits at characters that end no line in an editor.
    for count, line in enumerate(re.split("\r\n|\r|\n", text), start=1):
        words, path = line.split(), f"lines[{count}]"
        if not words:
            continue
        if words[0] == "Match":
            records.append([])
        if not records:
            raise _impossible_line(path)
        records[-1].append((words, path))
        deals.check_records(len(records), path)
        if len(records[-1]) > _MAX_LINES:
            raise _impossible_line(path)
    several = len(records) > 1
    return tuple(_BotzoneReader(lines).read(lines[0][1] if several else "") for lines in records)


def _impossible_line(path: str) -> Exception:
    return bad_type(path, mark("{field} is not something that happens in such a match."))


def _piece(word: str, path: str) -> str:
    suit, most = _SUITS.get(word[:1], ("", 0))
    digit = word[1:]
    if not suit or digit not in {str(n) for n in range(1, most + 1)}:
        raise deals.unknown_piece(path, word)
    return f"{_DRAGONS[digit] if word[0] == 'J' else digit}{suit}"


class _BotzoneReader:
    """Reads one match of one deal, line by line."""

    def __init__(self, lines: Sequence[_Line]) -> None:
        self._lines = lines
        self._deal = deals.RecordedDeal(lines[0][1], deals.DealPosition(0, 1), tenpai=())
        self._hands: dict[int, list[str]] = {}
        self._play: DealTracker | None = None
        self._value = deals.RecordedValue()

    def read(self, path: str) -> deals.Record:
        for words, line_path in self._lines:
            try:
                self._read_line(words, line_path)
            except ImpossibleError:
                raise deals.impossible_deal(line_path) from None
        head, line_path = self._lines[0]
        deal = self._deal
        if deal.wins:
            deal = deal._replace(draw=None, wins=(deal.wins[0]._replace(recorded_value=self._value),))
        elif deal.draw is None:
            raise bad_type(line_path, mark("The record does not say how this match ended."))
        title = deals.clean_name(" ".join(head[1:]))
        options = {"seat_change": False, "flower_tiles": False}
        return deals.Record(deals.RecordFormat.BOTZONE, path, title, "mcr", deals.player_names(()), (deal,), options)

    def _read_line(self, words: list[str], path: str) -> None:
        match words:
            case ["Match", *_]:
                pass
            case ["Wind", word]:
                wind = deals.read_integer(_read_integer(word, path), path, maximum=deals.SEATS - 1)
                self._deal = self._deal._replace(position=deals.DealPosition(wind, 1))
            case ["Player", seat, word, *pieces] if word.lower() in _ACTIONS:
                if seat not in {"0", "1", "2", "3"}:
                    raise _impossible_line(path)
                self._act(int(seat), word.lower(), pieces, path)
            case ["Fan", *figures]:
                self._value = _read_value(figures)
            case ["Huang"]:
                self._deal = self._deal._replace(draw="exhaustive")
            case ["Score", *scores] if len(scores) == deals.SEATS:
                self._deal = self._deal._replace(deltas=tuple(_read_integer(word, path) for word in scores))
            case _:
                raise _impossible_line(path)

    def _act(self, seat: int, word: str, pieces: list[str], path: str) -> None:
        if word == "deal":
            if len(pieces) != 13 or seat in self._hands:
                raise _impossible_line(path)
            self._hands[seat] = [_piece(piece, path) for piece in pieces]
            return
        if self._play is None:
            if len(self._hands) != deals.SEATS:
                raise _impossible_line(path)
            self._play = DealTracker([self._hands[owner] for owner in range(deals.SEATS)], 0, own_walls=True)
        if not pieces or self._deal.wins or self._deal.draw is not None:
            raise _impossible_line(path)
        # Overruled claims of other players may follow: “Ignore Player 0 Peng B3”.
        if len(pieces) > 1 and pieces[1] != "Ignore":
            raise _impossible_line(path)
        self._play_action(self._play, seat, word, _piece(pieces[0], path))

    def _play_action(self, play: DealTracker, seat: int, word: str, piece: str) -> None:
        last = play.last
        match word:
            case "draw":
                play.draw(seat, piece)
            case "play":
                play.discard(seat, piece)
            case "angang":
                play.declare_concealed_kan(seat, [piece] * 4)
            case "bugang":
                play.add_kan(seat, piece)
            case "hu":
                self._hu(play, seat, piece)
            case _ if last is None:
                raise ImpossibleError("there is no discard")
            case "chi":
                middle, suit = int(piece[0]), piece[1]
                run = [f"{n}{suit}" for n in (middle - 1, middle, middle + 1)]
                if last[1] not in run or suit == "z":
                    raise ImpossibleError("the discard is not in that sequence")
                run.remove(last[1])
                play.claim(seat, "chi", last[1], run, last[0])
            case _:
                kind, count = ("pon", 2) if word == "peng" else ("daiminkan", 3)
                play.claim(seat, kind, piece, [piece] * count, last[0])

    def _hu(self, play: DealTracker, seat: int, piece: str) -> None:
        discarder = None if play.holders[seat].has_drawn else play.last[0] if play.last is not None else None
        won = play.win(seat, discarder)
        if won.winning != piece:
            raise ImpossibleError("another piece was drawn or discarded")
        self._deal = self._deal._replace(discarder=discarder, wins=(deals.RecordedWin(seat, won.to_mcr()),))


def _read_integer(word: str, path: str) -> int:
    if not re.fullmatch(r"-?[0-9]{1,6}", word, re.ASCII):
        raise _impossible_line(path)
    return int(word)


def _read_value(words: Sequence[str]) -> deals.RecordedValue:
    """Returns the value in a line of fan."""
    han = int(words[0]) if words and re.fullmatch("[0-9]{1,4}", words[0], re.ASCII) else None
    yaku: Mapping[str, int | None] | None = None
    entries = _FAN.findall(" ".join(words[1:]))
    # Leave the fan out if the file has lost characters of a name.
    if entries and not any("?" in name or "\ufffd" in name for name, _ in entries):
        yaku = {BOTZONE_OTHER_NAMES.get(name, name): int(count) for name, count in entries}
    return deals.RecordedValue(han, None, yaku)

# SPDX-License-Identifier: MIT
"""Random deals of Chinese Official in Botzone notation."""

import random
from collections import Counter
from dataclasses import dataclass, field
from typing import Any

from mahjong_desk.interchange import read_event
from mahjong_desk.match import Match, Replay, replay
from mahjong_desk.rules import registry
from tests.records.simulated_matches import DealEnded, is_complete, neighbours, waits

Json = dict[str, Any]
OPTIONS: Json = {"seat_change": False, "flower_tiles": False}
_SUITS = {"m": "W", "p": "B", "s": "T"}


def botzone(piece: str) -> str:
    if piece[1] != "z":
        return f"{_SUITS[piece[1]]}{piece[0]}"
    return f"F{piece[0]}" if piece[0] < "5" else f"J{8 - int(piece[0])}"


@dataclass
class SimulatedMcrPlayer:
    wall: list[str]
    pieces: list[str] = field(default_factory=list)
    melds: list[Json] = field(default_factory=list)


class SimulatedDeal:
    def __init__(self, seed: int) -> None:
        self._chance = random.Random(seed)
        self._rules = registry.get_ruleset("mcr").bind(OPTIONS)
        self.replay: Replay = replay(Match(self._rules, OPTIONS, tuple(f"Player {seat}" for seat in range(4))))
        wind = self._chance.randrange(4)
        for _ in range(4 * wind):
            self._record_event({"type": "draw", "kind": "exhaustive", "tenpai": []})
        self._players = [SimulatedMcrPlayer(wall) for wall in self._walls()]
        for player in self._players:
            player.pieces = [player.wall.pop() for _ in range(13)]
        self._visible: Counter[str] = Counter()
        hands = [" ".join(map(botzone, player.pieces)) for player in self._players]
        self.lines = [f"Match {seed}", f"Wind {wind}"]
        self.lines += [f"Player {seat} Deal {hand}" for seat, hand in enumerate(hands)]

    def play(self) -> None:
        seat, after_kan = 0, False
        try:
            while self._players[seat].wall:
                seat, after_kan = self._turn(seat, after_kan=after_kan)
            self._record_event({"type": "draw", "kind": "exhaustive", "tenpai": []})
            self.lines += ["Huang", "Score 0 0 0 0"]
        except DealEnded:
            pass
        self._record_event({"type": "end"})

    def _walls(self) -> list[list[str]]:
        """Returns four walls of 34, mostly of one suit so that hands are worth eight."""
        walls: list[list[str]] = [[], [], [], []]
        pieces = [f"{n}{suit}" for suit in "mpsz" for n in range(1, 8 if suit == "z" else 10) for _ in range(4)]
        self._chance.shuffle(pieces)
        for piece in pieces:
            own = "mpsz".index(piece[1])
            seats = [own] * (self._chance.random() < 0.6) + self._chance.sample(range(4), 4)
            next(walls[seat] for seat in seats if len(walls[seat]) < 34).append(piece)
        for wall in walls:
            self._chance.shuffle(wall)
        return walls

    def _record_event(self, event: Json) -> None:
        self.replay = self.replay.with_event(read_event(self._rules, event, "", 4))
        assert self.replay.rows[-1].refusal is None, (event, self.replay.rows[-1].refusal)

    def _turn(self, seat: int, *, after_kan: bool) -> tuple[int, bool]:
        player = self._players[seat]
        piece = player.wall.pop()
        player.pieces.append(piece)
        self._write_line(seat, "Draw", piece)
        self._try_win(seat, None, piece, seat, "rinshan" if after_kan else "")
        if player.wall and self._players[(seat + 1) % 4].wall:
            four = next((kind for kind, count in Counter(player.pieces).items() if count == 4), None)
            if four is not None and self._chance.random() < 0.7:
                player.pieces = [other for other in player.pieces if other != four]
                player.melds.append({"kind": "ankan", "tiles": four * 4})
                self._write_line(seat, "AnGang", four)
                return seat, True
            for meld in player.melds:
                if meld["kind"] == "pon" and meld["tiles"][:2] in player.pieces:
                    return self._add_kan(seat, meld)
        return self._discard(seat)

    def _add_kan(self, seat: int, meld: Json) -> tuple[int, bool]:
        piece = meld["tiles"][:2]
        self._players[seat].pieces.remove(piece)
        self._write_line(seat, "BuGang", piece)
        for step in (1, 2, 3):
            self._try_win((seat + step) % 4, seat, piece, seat, "chankan")
        meld["kind"], meld["tiles"] = "shouminkan", piece * 4
        self._visible[piece] += 1
        return seat, True

    def _discard(self, seat: int) -> tuple[int, bool]:
        player = self._players[seat]
        rests = {piece: [*player.pieces] for piece in player.pieces}
        for piece, rest in rests.items():
            rest.remove(piece)
        likely = sorted(rests, key=lambda piece: neighbours(rests[piece]))[-4:]
        piece = max(likely, key=lambda piece: (len(waits(rests[piece])), neighbours(rests[piece])))
        player.pieces.remove(piece)
        self._write_line(seat, "Play", piece)
        for step in (1, 2, 3):
            self._try_win((seat + step) % 4, seat, piece, seat, "")
        return self._claim(seat, piece)

    def _claim(self, seat: int, piece: str) -> tuple[int, bool]:
        after = (seat + 1) % 4
        if self._players[after].wall:
            for step in (1, 2, 3):
                other = (seat + step) % 4
                count = self._players[other].pieces.count(piece)
                if count == 3 and self._players[other].wall and self._chance.random() < 0.5:
                    self._meld(other, "daiminkan", "Gang", [piece] * 3, piece, seat)
                    return other, True
                if count >= 2 and self._chance.random() < 0.4:
                    self._meld(other, "pon", "Peng", [piece] * 2, piece, seat)
                    return self._discard(other)
            n, suit = int(piece[0]), piece[1]
            for low in (n - 2, n - 1, n):
                run = [f"{number}{suit}" for number in range(low, low + 3)]
                own = [tile for tile in run if tile != piece]
                available = self._players[after].pieces
                if suit != "z" and low > 0 and all(tile in available for tile in own) and self._chance.random() < 0.2:
                    self._meld(after, "chi", "Chi", own, piece, seat, tile=run[1])
                    return self._discard(after)
        self._visible[piece] += 1
        return after, False

    def _meld(
        self, seat: int, kind: str, word: str, own: list[str], piece: str, discarder: int, tile: str = ""
    ) -> None:
        player = self._players[seat]
        for own_piece in own:
            player.pieces.remove(own_piece)
        player.melds.append({"kind": kind, "tiles": "".join([*own, piece]), "from": discarder})
        self._visible.update([*own, piece])
        self._write_line(seat, word, tile or piece)

    def _write_line(self, seat: int, word: str, piece: str) -> None:
        self.lines.append(f"Player {seat} {word} {botzone(piece)}")

    def _try_win(self, seat: int, discarder: int | None, piece: str, turn: int, how: str) -> None:
        player = self._players[seat]
        concealed = list(player.pieces)
        if discarder is None:
            concealed.remove(piece)
        if not is_complete([*concealed, piece]):
            return
        situation = [how] if how else []
        if not self._players[(turn + 1) % 4].wall and how != "chankan":
            situation.append("haitei" if discarder is None else "houtei")
        if self._visible[piece] == 3 and how != "chankan":
            situation.append("last_of_kind")
        hand = {"concealed": "".join(concealed), "melds": player.melds, "winning_tile": piece, "situation": situation}
        event = {"type": "win", "from": discarder, "wins": [{"winner": seat, "hand": hand}]}
        if self.replay.with_event(read_event(self._rules, event, "", 4)).rows[-1].refusal is not None:
            return
        self._record_event(event)
        row = self.replay.rows[-1]
        (won,) = row.settlement.wins
        names = Counter(self._rules.ruleset.yaku_by_id(item.id).name.zh for item in won.evaluation.yaku)
        fan = "+".join(f"{name}*{count}" for name, count in names.items())
        self._write_line(seat, "Hu", piece)
        self.lines += [f"Fan {won.evaluation.han} {fan}", f"Score {' '.join(map(str, row.settlement.deltas))}"]
        raise DealEnded


def simulate_deal(seed: int) -> SimulatedDeal:
    deal = SimulatedDeal(seed)
    deal.play()
    return deal

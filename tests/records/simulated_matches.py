# SPDX-License-Identifier: MIT
"""Random riichi matches, simulated piece by piece and written in every format.

The simulation shares no code with ``records/play``, which it is meant to check.
"""

import json
import random
from collections import Counter
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

from mahjong_desk.interchange import read_event
from mahjong_desk.match import Match, Replay, replay
from mahjong_desk.pieces import MAHJONG
from mahjong_desk.records.words import MJAI_DRAWS, MJAI_YAKU, TENHOU_YAKU
from mahjong_desk.rules import registry
from mahjong_desk.rules.model.events import Win
from mahjong_desk.rules.ruleset import TableRules
from mahjong_desk.shapes.knitted import completing_kinds
from mahjong_desk.shapes.mahjong import PARTITIONER, irregular_reading

Json = dict[str, Any]
OPTIONS: Json = {
    **next(preset.options for preset in registry.get_ruleset("riichi").presets if preset.id == "tenhou"),
    "red_fives": 3,
}
"""The rules by which the matches are played."""
NAMES = ("Aoi", "Ben", "Chie", "Dai")
_ORPHANS = [*(f"{n}{suit}" for suit in "mps" for n in (1, 9)), *(f"{n}z" for n in range(1, 8))]
_TENHOU = {f"{n}{s}": 10 * (p + 1) + n for p, s in enumerate("mpsz") for n in range(1, 10)}
_TENHOU |= {"0m": 51, "0p": 52, "0s": 53}
_MJAI = {f"{n}z": name for n, name in zip(range(1, 8), "ESWNPFC", strict=True)} | {f"0{s}": f"5{s}r" for s in "mps"}


def kind(piece: str) -> str:
    return f"5{piece[1]}" if piece[0] == "0" else piece


def mjai(piece: str) -> str:
    return _MJAI.get(piece, piece)


def is_complete(pieces: Sequence[str]) -> bool:
    """Returns whether pieces are sets and a pair, seven pairs or thirteen orphans."""
    kinds = MAHJONG.parse("".join(map(kind, pieces)))
    packed = PARTITIONER.pack(kinds)
    return bool(PARTITIONER.partitions(packed, len(kinds) // 3 + 1) or irregular_reading(packed, kinds[-1]))


def waits(pieces: Sequence[str]) -> list[int]:
    packed = PARTITIONER.pack(MAHJONG.parse("".join(map(kind, pieces))))
    return completing_kinds(packed, (13 - len(pieces)) // 3, seven_pairs=True)


def neighbours(pieces: Sequence[str]) -> int:
    """Returns how close pieces are to sets; more is better."""
    counts = Counter(map(kind, pieces))
    return sum(
        3 * (count - 1) + sum(counts[f"{int(piece[0]) + step}{piece[1]}"] for step in (1, 2) if piece[1] != "z")
        for piece, count in counts.items()
    )


class DealEnded(Exception):
    """The deal has ended."""


@dataclass
class SimulatedPlayer:
    """The pieces of one player, and their ``tenhou.net/6`` columns."""

    pieces: list[str]
    melds: list[Json] = field(default_factory=list)
    discards: list[str] = field(default_factory=list)
    claimed: bool = False
    riichi: str = ""
    one_shot: bool = False
    incoming: list[Any] = field(default_factory=list)
    outgoing: list[Any] = field(default_factory=list)

    def take(self, *pieces: str) -> None:
        for piece in pieces:
            self.pieces.remove(piece)


class SimulatedMatch:
    def __init__(self, seed: int, options: Json) -> None:
        self._chance, short = random.Random(seed), options.get("length") == "tonpuu"
        self._rules: TableRules = registry.get_ruleset("riichi").bind(options)
        self.replay: Replay = replay(Match(self._rules, options, NAMES))
        self.tenhou: Json = {
            "title": [f"Match {seed}", ""],
            "name": list(NAMES),
            "rule": {"disp": f"般{'東' if short else '南'}喰赤", "aka51": 1, "aka52": 1, "aka53": 1},
            "log": [],
        }
        self.lines: list[Json] = [{"type": "start_game", "names": list(NAMES), "kyoku_first": 4 * short}]

    def play(self) -> None:
        while self.replay.final is None:
            self._deal()
        pairs = zip(self.replay.final.scores, self.replay.final.results, strict=True)
        self.tenhou["sc"] = [number for score, result in pairs for number in (score, round(result / 1_000, 1))]
        self.lines.append({"type": "end_game", "scores": list(self.replay.final.scores)})

    def mjai(self) -> str:
        return "".join(json.dumps(line, ensure_ascii=False) + "\n" for line in self.lines)

    def _record_event(self, event: Json) -> None:
        self.replay = self.replay.with_event(read_event(self._rules, event, "", 4))
        assert self.replay.rows[-1].refusal is None, (event, self.replay.rows[-1].refusal)

    def _is_refused(self, event: Json) -> bool:
        return self.replay.with_event(read_event(self._rules, event, "", 4)).rows[-1].refusal is not None

    # One deal

    def _deal(self) -> None:
        table = self.replay.table
        wall = [f"{n}{suit}" for suit in "mps" for n in range(1, 10) for _ in range(3 if n == 5 else 4)]
        wall += [f"{n}z" for n in range(1, 8) for _ in range(4)] + ["0m", "0p", "0s"]
        self._chance.shuffle(wall)
        self._wall = wall
        self._indicators = [(wall.pop(), wall.pop()) for _ in range(5)]
        self._replacements = [wall.pop() for _ in range(4)]
        self._players = [SimulatedPlayer(self._start_hand()) for _ in range(4)]
        self._starts = [list(player.pieces) for player in self._players]
        self._left, self._shown, self._uninterrupted = 70, 1, True
        self._riichi: list[int] = []
        self._pending: int | None = None
        self._dealer = table.dealer
        self._begun = (table, len(self.lines))
        self.lines.append(
            {
                "type": "start_kyoku", "bakaze": table.round_wind.value, "kyoku": table.hand_number, "honba": table.honba,
                "kyotaku": table.deposit // 1000, "oya": table.dealer, "scores": list(table.scores),
                "dora_marker": mjai(self._indicators[0][0]),
                "tehais": [[mjai(piece) for piece in hand] for hand in self._starts],
            }
        )  # fmt: skip
        seat, after_kan = table.dealer, False
        with suppress(DealEnded):
            while self._left:
                seat, after_kan = self._turn(seat, after_kan=after_kan)
            self._end_exhausted()

    def _start_hand(self) -> list[str]:
        """Returns a hand with up to three sets, as few random hands would ever win."""
        hand: list[str] = []
        most = 3 * self._chance.choice((0, 1, 1, 2, 2, 3))
        while len(hand) < most:
            first = self._chance.choice(self._wall)
            n, suit = int(kind(first)[0]), first[1]
            alike = suit == "z" or n > 7 or self._chance.random() < 0.3
            for piece in [first] * 3 if alike else [first, f"{n + 1}{suit}", f"{n + 2}{suit}"]:
                if piece in self._wall:
                    self._wall.remove(piece)
                    hand.append(piece)
        while len(hand) < 13:
            hand.append(self._wall.pop())
        return hand

    def _accept(self) -> None:
        if self._pending is not None:
            seat, self._pending = self._pending, None
            self._riichi.append(seat)
            self._players[seat].one_shot = True
            self._record_event({"type": "riichi", "player": seat})
            self.lines.append({"type": "reach_accepted", "actor": seat})

    def _interrupt(self) -> None:
        self._uninterrupted = False
        for player in self._players:
            player.one_shot = False

    def _turn(self, seat: int, *, after_kan: bool) -> tuple[int, bool]:
        """Plays a turn; returns the next seat and whether it draws after a kan."""
        player = self._players[seat]
        piece = self._replacements.pop() if after_kan else self._wall.pop()
        self._left -= 1
        player.pieces.append(piece)
        player.incoming.append(_TENHOU[piece])
        self.lines.append({"type": "tsumo", "actor": seat, "pai": mjai(piece)})
        if is_complete(player.pieces):
            self._settle_wins(None, [seat], piece, after_kan="rinshan" if after_kan else "")
        ends = {piece for piece in player.pieces if piece in _ORPHANS}
        if self._uninterrupted and not player.discards and len(ends) >= 9 and self._chance.random() < 0.5:
            self._end_in_draw("九種九牌", "kyuushu_kyuuhai", player=seat)
        return self._try_own_kan(seat) or self._discard(seat, piece)

    def _try_own_kan(self, seat: int) -> tuple[int, bool] | None:
        player = self._players[seat]
        if self._left == 0 or self._shown > 4 or self._kan_count() >= 4:
            return None
        fours = [piece for piece, count in Counter(map(kind, player.pieces)).items() if count == 4]
        if fours and not player.riichi and self._chance.random() < 0.8:
            four = [piece for piece in player.pieces if kind(piece) == fours[0]]
            player.take(*four)
            player.melds.append({"kind": "ankan", "tiles": "".join(four)})
            codes = [str(_TENHOU[piece]) for piece in four]
            player.outgoing.append("".join([*codes[:3], "a", codes[3]]))
            self.lines.append({"type": "ankan", "actor": seat, "consumed": [mjai(piece) for piece in four]})
            self._interrupt()
            self._reveal_indicator()
            return seat, True
        for meld in player.melds:
            added = [piece for piece in player.pieces if kind(piece) == kind(meld["tiles"][:2])]
            if meld["kind"] == "pon" and added and self._chance.random() < 0.9:
                return self._add_kan(seat, meld, added[0])
        return None

    def _add_kan(self, seat: int, meld: Json, piece: str) -> tuple[int, bool]:
        player = self._players[seat]
        player.take(piece)
        pon = [meld["tiles"][index : index + 2] for index in (0, 2, 4)]
        place = {3: 0, 2: 1, 1: 2}[(meld["from"] - seat) % 4]
        codes = [str(_TENHOU[own]) for own in pon[:2]]
        codes.insert(place, f"k{_TENHOU[piece]}{_TENHOU[pon[2]]}")
        player.outgoing.append("".join(codes))
        self.lines.append({"type": "kakan", "actor": seat, "pai": mjai(piece), "consumed": [mjai(own) for own in pon]})
        robbers = [other for other in self._others(seat) if is_complete([*self._players[other].pieces, piece])]
        self._settle_wins(seat, robbers, piece, after_kan="chankan")
        meld["kind"], meld["tiles"] = "shouminkan", meld["tiles"] + piece
        self._interrupt()
        self._reveal_indicator()
        return seat, True

    def _kan_count(self) -> int:
        return sum(len(meld["tiles"]) == 8 for player in self._players for meld in player.melds)

    def _reveal_indicator(self) -> None:
        self._shown += 1
        self.lines.append({"type": "dora", "dora_marker": mjai(self._indicators[self._shown - 1][0])})

    def _discard(self, seat: int, drawn: str | None) -> tuple[int, bool]:
        player = self._players[seat]
        declares, piece = self._choose_discard(seat, drawn)
        if declares:
            player.riichi = "double_riichi" if self._uninterrupted and not player.discards else "riichi"
            self._pending = seat
            self.lines.append({"type": "reach", "actor": seat})
        else:
            player.one_shot = False
        player.take(piece)
        player.discards.append(piece)
        tsumogiri = piece == drawn
        code: int | str = 60 if tsumogiri else _TENHOU[piece]
        player.outgoing.append(f"r{code}" if declares else code)
        self.lines.append({"type": "dahai", "actor": seat, "pai": mjai(piece), "tsumogiri": tsumogiri})
        winners = [other for other in self._others(seat) if is_complete([*self._players[other].pieces, piece])]
        self._settle_wins(seat, winners, piece, after_kan="")
        self._abort()
        return self._claim(seat, piece) or ((seat + 1) % 4, False)

    def _choose_discard(self, seat: int, drawn: str | None) -> tuple[bool, str]:
        """Returns whether a player declares riichi, and the discard."""
        player = self._players[seat]
        if player.riichi:
            assert drawn is not None
            return False, drawn
        closed = all(meld["kind"] == "ankan" for meld in player.melds)
        rests = {piece: [*player.pieces] for piece in player.pieces}
        for piece, rest in rests.items():
            rest.remove(piece)
        likely = sorted(rests, key=lambda piece: neighbours(rests[piece]))[-4:]
        best = max((len(waits(rests[piece])), neighbours(rests[piece]), piece) for piece in likely)
        can_declare = drawn is not None and self._left >= 4 and self.replay.table.scores[seat] >= 1000
        if best[0] and closed and can_declare and self._chance.random() < 0.8:
            return True, best[2]
        return False, best[2] if self._chance.random() < 0.95 else self._chance.choice(player.pieces)

    def _others(self, seat: int) -> list[int]:
        return [(seat + step) % 4 for step in (1, 2, 3)]

    def _abort(self) -> None:
        """Ends the deal on four equal winds, four riichi or four kans."""
        firsts = [player.discards for player in self._players]
        first = firsts[0][0] if firsts[0] else ""
        if self._uninterrupted and first in _ORPHANS[6:10] and all(discards == [first] for discards in firsts):
            self._accept()
            self._end_in_draw("四風連打", "suufon_renda")
        if len(self._riichi) == 3 and self._pending is not None:
            self._accept()
            self._end_in_draw("四家立直", "suucha_riichi")
        holders = [any(len(meld["tiles"]) == 8 for meld in player.melds) for player in self._players]
        if self._kan_count() == 4 and sum(holders) > 1:
            self._accept()
            self._end_in_draw("四槓散了", "suukan_sanra")

    def _claim(self, seat: int, piece: str) -> tuple[int, bool] | None:
        """Lets another player claim a discard and go on; returns the next turn, or None."""
        if self._left == 0:
            self._accept()
            return None
        for other in self._others(seat):
            player = self._players[other]
            alike = [own_piece for own_piece in player.pieces if kind(own_piece) == kind(piece)]
            if player.riichi:
                continue
            if len(alike) == 3 and self._kan_count() < 4 and self._chance.random() < 0.5:
                return self._make_open_meld(other, "daiminkan", alike, seat, piece)
            if len(alike) >= 2 and self._chance.random() < 0.6:
                return self._make_open_meld(other, "pon", alike[:2], seat, piece)
        after = (seat + 1) % 4
        player = self._players[after]
        if not player.riichi and piece[1] != "z" and self._chance.random() < 0.3:
            n = int(kind(piece)[0])
            for steps in ((-2, -1), (-1, 1), (1, 2)):
                needed = [f"{n + step}{piece[1]}" for step in steps]
                run = [next((own for own in player.pieces if kind(own) == name), "") for name in needed]
                if all(run):
                    return self._make_open_meld(after, "chi", run, seat, piece)
        self._accept()
        return None

    def _make_open_meld(self, seat: int, name: str, own: list[str], discarder: int, piece: str) -> tuple[int, bool]:
        self._accept()
        self._interrupt()
        player = self._players[seat]
        self._players[discarder].claimed = True
        player.take(*own)
        player.melds.append({"kind": name, "tiles": "".join([*own, piece]), "from": discarder})
        place = {3: 0, 2: 1, 1: len(own)}[(discarder - seat) % 4]
        codes = [str(_TENHOU[own_piece]) for own_piece in own]
        codes.insert(place, f"{({'chi': 'c', 'pon': 'p', 'daiminkan': 'm'})[name]}{_TENHOU[piece]}")
        player.incoming.append("".join(codes))
        consumed = [mjai(own_piece) for own_piece in own]
        self.lines.append({"type": name, "actor": seat, "target": discarder, "pai": mjai(piece), "consumed": consumed})
        if name == "daiminkan":
            player.outgoing.append(0)
            self._reveal_indicator()
            return seat, True
        return self._discard(seat, None)

    # Endings

    def _hand(self, seat: int, piece: str, discarder: int | None, after_kan: str) -> Json:
        player = self._players[seat]
        concealed = list(player.pieces)
        if discarder is None:
            concealed.remove(piece)
        situation = []
        if discarder is None and self._uninterrupted and not player.discards and not player.melds:
            situation = ["tenhou" if seat == self._dealer else "chiihou"]
        else:
            if player.riichi and seat != self._pending:
                situation.append(player.riichi)
                if player.one_shot:
                    situation.append("ippatsu")
            if after_kan:
                situation.append(after_kan)
            elif self._left == 0:
                situation.append("haitei" if discarder is None else "houtei")
        hand: Json = {
            "concealed": "".join(concealed), "melds": player.melds, "winning_tile": piece, "situation": situation,
            "dora_indicators": [front for front, _ in self._indicators[: self._shown]],
        }  # fmt: skip
        if {"riichi", "double_riichi"} & set(situation):
            hand["ura_indicators"] = [back for _, back in self._indicators[: self._shown]]
        return json.loads(json.dumps(hand))  # type: ignore[no-any-return]

    def _settle_wins(self, discarder: int | None, seats: list[int], piece: str, *, after_kan: str) -> None:
        wins = [{"winner": seat, "hand": self._hand(seat, piece, discarder, after_kan)} for seat in seats]
        wins = [win for win in wins if not self._is_refused({"type": "win", "from": discarder, "wins": [win]})]
        if len(wins) == 3:
            self._end_in_draw("三家和了", "sanchahou")
        if wins:
            self._record_event({"type": "win", "from": discarder, "wins": wins})
            self._write_win()

    def _write_win(self) -> None:
        row = self.replay.rows[-1]
        assert isinstance(row.event, Win)
        result: list[Any] = ["和了"]
        for winner, won in zip(row.event.winners, row.settlement.wins, strict=True):
            seat, value = winner.seat, won.evaluation
            deltas = [0] * 4
            for payment in row.settlement.payments:
                if payment.payee == seat:
                    deltas[seat] += payment.points
                    if isinstance(payment.payer, int):
                        deltas[payment.payer] -= payment.points
            discarder = seat if row.event.discarder is None else row.event.discarder
            worth: list[tuple[str, int | None]] = [(item.id, item.value) for item in value.yaku]
            dora = ("dora", "ura_dora", "aka_dora") if value.han else ()
            worth += [(key, value.extra_numbers[key]) for key in dora if value.extra_numbers.get(key)]
            texts = [f"{TENHOU_YAKU[key]}({'役満' if value.limit == 'yakuman' else f'{han}飜'})" for key, han in worth]
            head = f"{value.fu}符{value.han}飜" if value.limit is None else value.limit
            result += [deltas, [seat, discarder, seat, head, *texts]]
            values: Counter[str] = Counter()
            for key, han in worth:
                values[MJAI_YAKU[key]] += 100 if value.limit == "yakuman" else han or 0
            self.lines.append(
                {
                    "type": "hora", "actor": seat, "target": discarder, "deltas": deltas, "fan": value.han or 100, "fu": value.fu,
                    "yakus": [list(entry) for entry in values.items()],
                    "ura_markers": [mjai(back) for _, back in self._indicators[: self._shown]] if self._players[seat].riichi else [],
                }
            )  # fmt: skip
        self._end_deal(result)

    def _end_exhausted(self) -> None:
        self._accept()
        ready = [seat for seat, player in enumerate(self._players) if player.riichi or waits(player.pieces)]
        unclaimed = [(seat, player.discards) for seat, player in enumerate(self._players) if not player.claimed]
        nagashi = [seat for seat, discards in unclaimed if set(discards) <= set(_ORPHANS)]
        name = "流し満貫" if nagashi else "全員聴牌" if len(ready) == 4 else "流局" if ready else "全員不聴"
        self._end_in_draw(name, "exhaustive", tenpai=ready, **({"nagashi": nagashi} if nagashi else {}))

    def _end_in_draw(self, name: str, kind_of_draw: str, **fields: Any) -> None:
        self._record_event({"type": "draw", "kind": kind_of_draw, **fields})
        deltas = list(self.replay.rows[-1].settlement.deltas)
        text = next(word for word, draw_kind in MJAI_DRAWS.items() if draw_kind == kind_of_draw)
        reason = "nagashimangan" if fields.get("nagashi") else text
        self.lines.append({"type": "ryukyoku", "reason": reason, "deltas": deltas})
        if kind_of_draw == "exhaustive":
            self.lines[-1]["tenpais"] = [seat in fields["tenpai"] for seat in range(4)]
        self._end_deal([name, deltas] if any(deltas) else [name])

    def _end_deal(self, result: list[Any]) -> None:
        self.lines.append({"type": "end_kyoku"})
        table, _ = self._begun
        turned, has_ura = self._indicators[: self._shown], any(player.riichi for player in self._players)
        entry: list[Any] = [
            [4 * table.round_wind.position + table.hand_number - 1, table.honba, table.deposit // 1000],
            list(table.scores),
            [_TENHOU[front] for front, _ in turned],
            [_TENHOU[back] for _, back in turned if has_ura],
        ]
        for start, player in zip(self._starts, self._players, strict=True):
            entry += [[_TENHOU[piece] for piece in start], player.incoming, player.outgoing]
        self.tenhou["log"].append([*entry, result])
        raise DealEnded


def simulate_match(seed: int, options: Json) -> SimulatedMatch:
    match = SimulatedMatch(seed, options)
    match.play()
    return match

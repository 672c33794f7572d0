# SPDX-License-Identifier: MIT
"""A slow count of a club's statistics from its exported files."""

import json
import re
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from decimal import Decimal
from functools import cache
from itertools import permutations
from typing import Any

from mahjong_desk.club.session_file import session_document
from mahjong_desk.club.session_reader import load_session
from mahjong_desk.interchange.commands import answer_request
from mahjong_desk.ledger.ledger import Ledger

Json = dict[str, Any]
SYSTEMS = {system: f"{system}/points" for system in ("arushiaru", "beijing", "shogi", "wsom")}
SYSTEMS |= {"boo": "boo/result_points", "mcr": "mcr/table_points", "riichi": "riichi/thousands"}
"""The unit in which the results of each rule system are counted."""


def result_of(system: str, result: float) -> Decimal:
    return Decimal(str(result)) / (1000 if system.endswith("/thousands") else 1)


def session_files(ledger: Ledger) -> list[Json]:
    """Returns the sessions of a ledger as they are exported."""
    sessions = [load_session(ledger, session, {}) for session in ledger.sessions()]
    return [json.loads(json.dumps(session_document(session))) for session in sessions]


@dataclass
class ReferenceCounts:
    """What a player did in one system at tables of one size."""

    counts: Counter[str] = field(default_factory=Counter)
    places: Counter[int] = field(default_factory=Counter)
    result: Decimal = Decimal(0)
    yaku: Counter[str] = field(default_factory=Counter)
    highest_base: dict[str, int] = field(default_factory=dict)
    rows: dict[str, set[tuple[str, int]]] = field(default_factory=lambda: defaultdict(set))
    best: int = -1
    ended: list[tuple[str, int]] = field(default_factory=list)


@dataclass
class ReferencePerson:
    systems: dict[tuple[str, int], ReferenceCounts] = field(default_factory=lambda: defaultdict(ReferenceCounts))
    against: dict[str, list[int]] = field(default_factory=lambda: defaultdict(lambda: [0, 0, 0]))


def count_reference(sessions: Iterable[Json], person_of: Callable[[str], str]) -> dict[str, ReferencePerson]:
    people: dict[str, ReferencePerson] = defaultdict(ReferencePerson)
    for session in sessions:
        for match in session["matches"]:
            _count(match, people, person_of)
    return people


def _count(match: Json, people: dict[str, ReferencePerson], person_of: Callable[[str], str]) -> None:
    rows, values = replay_answer(match)
    seats = list(match["players"])
    kind = SYSTEMS[match["ruleset"]], len(seats)
    dealer = 0
    here = {person_of(name) for name in seats}
    for index, hand in zip(rows, values["hands"], strict=True):
        event = match["events"][index]
        if event["type"] == "substitute":
            seats[event["player"]] = event["name"]
            here.add(person_of(event["name"]))
        for seat, name in enumerate(seats):
            own = people[person_of(name)].systems[kind]
            for what, times in _hand_counts(event, hand, seat, dealer).items():
                own.counts[what] += times
                if times and not what.startswith("points"):
                    own.rows[what].add((match["uuid"], index))
            for won in hand.get("wins", []):
                if won["winner"] == seat:
                    own.yaku.update({item["id"] for item in won["yaku"]})
                    for item in won["yaku"]:
                        own.highest_base[item["id"]] = max(own.highest_base.get(item["id"], 0), won.get("base") or 0)
                    own.best = max(own.best, won.get("base") or 0)
        dealer = (hand["next"] or {"dealer": dealer})["dealer"]
    for person in here:
        people[person].systems[kind].counts["here"] += 1
    if values["final"] is not None:
        _count_end(match["uuid"], values, [person_of(name) for name in seats], people, kind)


def _hand_counts(event: Json, hand: Json, seat: int, dealer: int) -> dict[str, int]:
    counts: dict[str, int] = Counter()
    if event["type"] == "chombo":
        counts["fouls"] = int(event["player"] == seat)
    if event["type"] not in {"win", "draw"}:
        return counts
    counts["hands"] = 1
    counts["dealt"] = int(dealer == seat)
    if event.get("tenpai") is not None:
        counts["draws_recorded"] = 1
        counts["draws_tenpai"] = int(seat in event["tenpai"])
    for win in event.get("wins", []):
        counts["liable"] += sum(pao["player"] == seat for pao in win.get("pao", []))
        if win["winner"] == seat:
            counts["wins"] += 1
            counts["won_dealing"] += int(dealer == seat)
            counts["self_drawn"] += int(event["from"] is None)
            paid = [paid for paid in hand["payments"] if paid["to"] == seat and paid["from"] not in {"table", "house"}]
            counts["points_won"] += sum(payment["points"] for payment in paid)
    if event["type"] == "win" and event["from"] == seat:
        counts["deal_ins"] = 1
        counts["points_paid"] = sum(paid["points"] for paid in hand["payments"] if paid["from"] == seat)
    return counts


def _count_end(
    uuid: str, document: Json, seats: list[str], people: dict[str, ReferencePerson], kind: tuple[str, int]
) -> None:
    final = document["final"]
    ranks = final["ranks"]
    for seat, person in enumerate(seats):
        own = people[person].systems[kind]
        own.places[ranks[seat]] += 1
        own.result += result_of(kind[0], final["results"][seat])
        own.ended.append((uuid, ranks[seat]))
    best = {person: min(ranks[seat] for seat, other in enumerate(seats) if other == person) for person in seats}
    for person, other in permutations(best, 2):
        place = (best[person] > best[other]) + 2 * (best[person] == best[other])
        people[person].against[other][place] += 1


def replay_answer(match: Json) -> tuple[list[int], Json]:
    """Returns the indices of the accepted events, and the replay of these."""
    return _answer(json.dumps({name: match[name] for name in match if name not in {"uuid", "journal"}}))


@cache
def _answer(text: str) -> tuple[list[int], Json]:
    match = json.loads(text)
    rows = list(range(len(match["events"])))
    while True:
        values = answer_request("replay", json.dumps({**match, "events": [match["events"][index] for index in rows]}))
        if values["ok"]:
            return rows, values
        refused = re.match(r"events\[(\d+)\]", values["error"]["path"])
        assert refused is not None, values
        del rows[int(refused[1])]
